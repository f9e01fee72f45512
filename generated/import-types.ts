// Generated from the contract by `npm run generate`. Do not edit.
/**
 * A line. `type` names the kind of object.
 */
export type ImportLine = {
    /**
     * The kind of object.
     * @constant
     */
    type: "organization";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: string;
    /** The organization's name, as shown to people. It is not blank and has no control characters. */
    organizationName: string;
    /** Custom fields, as in Add Organizations. */
    metadata?: {
        [key: string]: unknown;
    };
} | {
    /**
     * The kind of object.
     * @constant
     */
    type: "folder";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: string;
    /** The folder's id, chosen by the caller. */
    folderId: string;
    /** The folder's name, as shown to people. */
    folderName: string;
    /** The parent folder. Absent, the folder is at the top. */
    parentFolderId?: string;
    /**
     * The access type. Absent, the folder takes the access of the folder above it.
     * @enum {string}
     */
    accessType?: "public" | "organizationPrivate" | "restricted";
} | {
    /**
     * The kind of object.
     * @constant
     */
    type: "document";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: string;
    /** The document's id, chosen by the caller. */
    documentId: string;
    /** The document's name, as shown to people. */
    documentName: string;
    /**
     * Whether the document is disabled.
     * @default false
     */
    disabled?: boolean;
    /** The document's folder. Absent, it is in no folder. */
    folderId?: string;
    /**
     * The access type. Absent, the document takes the access of its folder.
     * @enum {string}
     */
    accessType?: "public" | "organizationPrivate" | "restricted";
    /** Custom fields. Get Documents returns them with the document's own fields. */
    metadata?: {
        [key: string]: unknown;
    };
} | {
    /**
     * The kind of object.
     * @constant
     */
    type: "user";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: string;
    /** A person, as the caller knows them. Custom fields are kept and returned unchanged. */
    user: {
        /** The user's id, chosen by the caller. */
        userId: string;
        /** A person's name, as shown to others. */
        name?: string;
        /** The person's e-mail address. It may be empty. */
        email?: string;
    } & {
        [key: string]: unknown;
    };
    /** The user's context permissions, which a notification's `context` is compared with. Absent, the user has none and receives no notification with a `context`. */
    context?: {
        /** Custom fields, each with the required value of a user's context permission. A user must match all of them. */
        access: {
            [key: string]: string;
        };
    };
} | {
    /**
     * The kind of object.
     * @constant
     */
    type: "annotation";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: string;
    /** The document's id, chosen by the caller. */
    documentId: string;
    /** The annotation's id, unique in its document. */
    annotationId: string;
    /**
     * The kind of annotation.
     * @enum {string}
     */
    kind: "comment" | "reaction";
    /** The author. */
    author: {
        /** The user's id, chosen by the caller. */
        userId: string;
        /** A person's name, as shown to others. */
        name?: string;
    };
    /** The comment's text, or the reaction's sign. A mention is an `@` followed by the mentioned person's name. */
    text: string;
    /** The mentioned users, each at most once. */
    mentions?: {
        /** The user's id, chosen by the caller. */
        userId: string;
        /** A person's name, as shown to others. */
        name?: string;
    }[];
    /**
     * Format: int64
     * The time of creation, in milliseconds since 1970-01-01T00:00:00Z. It is not in the future.
     */
    createdAt: number;
};

/**
 * An organization.
 */
export interface OrganizationLine {
    /**
     * The kind of object.
     * @constant
     */
    type: "organization";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: string;
    /** The organization's name, as shown to people. It is not blank and has no control characters. */
    organizationName: string;
    /** Custom fields, as in Add Organizations. */
    metadata?: {
        [key: string]: unknown;
    };
}

/**
 * A folder.
 */
export interface FolderLine {
    /**
     * The kind of object.
     * @constant
     */
    type: "folder";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: string;
    /** The folder's id, chosen by the caller. */
    folderId: string;
    /** The folder's name, as shown to people. */
    folderName: string;
    /** The parent folder. Absent, the folder is at the top. */
    parentFolderId?: string;
    /**
     * The access type. Absent, the folder takes the access of the folder above it.
     * @enum {string}
     */
    accessType?: "public" | "organizationPrivate" | "restricted";
}

/**
 * A document.
 */
export interface DocumentLine {
    /**
     * The kind of object.
     * @constant
     */
    type: "document";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: string;
    /** The document's id, chosen by the caller. */
    documentId: string;
    /** The document's name, as shown to people. */
    documentName: string;
    /**
     * Whether the document is disabled.
     * @default false
     */
    disabled?: boolean;
    /** The document's folder. Absent, it is in no folder. */
    folderId?: string;
    /**
     * The access type. Absent, the document takes the access of its folder.
     * @enum {string}
     */
    accessType?: "public" | "organizationPrivate" | "restricted";
    /** Custom fields. Get Documents returns them with the document's own fields. */
    metadata?: {
        [key: string]: unknown;
    };
}

/**
 * A user of an organization, with the user's context permissions there.
 */
export interface UserLine {
    /**
     * The kind of object.
     * @constant
     */
    type: "user";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: string;
    /** A person, as the caller knows them. Custom fields are kept and returned unchanged. */
    user: {
        /** The user's id, chosen by the caller. */
        userId: string;
        /** A person's name, as shown to others. */
        name?: string;
        /** The person's e-mail address. It may be empty. */
        email?: string;
    } & {
        [key: string]: unknown;
    };
    /** The user's context permissions, which a notification's `context` is compared with. Absent, the user has none and receives no notification with a `context`. */
    context?: {
        /** Custom fields, each with the required value of a user's context permission. A user must match all of them. */
        access: {
            [key: string]: string;
        };
    };
}

/**
 * A comment or a reaction in a document.
 */
export interface AnnotationLine {
    /**
     * The kind of object.
     * @constant
     */
    type: "annotation";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: string;
    /** The document's id, chosen by the caller. */
    documentId: string;
    /** The annotation's id, unique in its document. */
    annotationId: string;
    /**
     * The kind of annotation.
     * @enum {string}
     */
    kind: "comment" | "reaction";
    /** The author. */
    author: {
        /** The user's id, chosen by the caller. */
        userId: string;
        /** A person's name, as shown to others. */
        name?: string;
    };
    /** The comment's text, or the reaction's sign. A mention is an `@` followed by the mentioned person's name. */
    text: string;
    /** The mentioned users, each at most once. */
    mentions?: {
        /** The user's id, chosen by the caller. */
        userId: string;
        /** A person's name, as shown to others. */
        name?: string;
    }[];
    /**
     * Format: int64
     * The time of creation, in milliseconds since 1970-01-01T00:00:00Z. It is not in the future.
     */
    createdAt: number;
}

/**
 * A person, by id and name.
 */
export interface Person {
    /** The user's id, chosen by the caller. */
    userId: string;
    /** A person's name, as shown to others. */
    name?: string;
}

/**
 * The organization's id, chosen by the caller in Add Organizations.
 */
export type OrganizationId = string;

/**
 * The organization's name, as shown to people. It is not blank and has no control characters.
 */
export type OrganizationName = string;

/**
 * The folder's id, chosen by the caller.
 */
export type FolderId = string;

/**
 * The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups.
 */
export type FolderAccessType = "public" | "organizationPrivate" | "restricted";

/**
 * The document's id, chosen by the caller.
 */
export type DocumentId = string;

/**
 * The document's name, as shown to people.
 */
export type DocumentName = string;

/**
 * The document's access type.
 *
 * - `public`: everyone.
 * - `organizationPrivate`: members of the organization's user groups, and users with a grant in force on the organization, the
 *   document, its folder or a folder above.
 * - `restricted`: users with a grant in force on the organization, the document, its folder or a folder above.
 *
 * A grant on another document or folder gives no access here.
 */
export type DocumentAccessType = "public" | "organizationPrivate" | "restricted";

/**
 * The user's id, chosen by the caller.
 */
export type UserId = string;

/**
 * A person's name, as shown to others.
 */
export type PersonName = string;

/**
 * The person's e-mail address. It may be empty.
 */
export type PersonEmail = string;

/**
 * A person, as the caller knows them. Custom fields are kept and returned unchanged.
 */
export interface User {
    /** The user's id, chosen by the caller. */
    userId: string;
    /** A person's name, as shown to others. */
    name?: string;
    /** The person's e-mail address. It may be empty. */
    email?: string;
    [key: string]: unknown;
}

/**
 * An id chosen by the caller, compared character by character.
 */
export type CallerChosenId = string;

/**
 * Custom fields, each with the required value of a user's context permission. A user must match all of them.
 */
export interface ContextAccess {
    [key: string]: string;
}

/**
 * Limits the recipients by their context permissions.
 */
export interface NotificationContext {
    /** Custom fields, each with the required value of a user's context permission. A user must match all of them. */
    access: {
        [key: string]: string;
    };
}

/**
 * Milliseconds since 1970-01-01T00:00:00Z.
 */
export type Timestamp = number;

/** The schemas by name. */
export interface Schemas {
  ImportLine: ImportLine;
  OrganizationLine: OrganizationLine;
  FolderLine: FolderLine;
  DocumentLine: DocumentLine;
  UserLine: UserLine;
  AnnotationLine: AnnotationLine;
  Person: Person;
  OrganizationId: OrganizationId;
  OrganizationName: OrganizationName;
  FolderId: FolderId;
  FolderAccessType: FolderAccessType;
  DocumentId: DocumentId;
  DocumentName: DocumentName;
  DocumentAccessType: DocumentAccessType;
  UserId: UserId;
  PersonName: PersonName;
  PersonEmail: PersonEmail;
  User: User;
  CallerChosenId: CallerChosenId;
  ContextAccess: ContextAccess;
  NotificationContext: NotificationContext;
  Timestamp: Timestamp;
}
