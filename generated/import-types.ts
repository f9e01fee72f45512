// Generated from the contract by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** A line. `type` names the kind of object. */
        ImportLine: {
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
         * OrganizationLine
         * An organization.
         */
        OrganizationLine: {
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
        };
        /**
         * FolderLine
         * A folder.
         */
        FolderLine: {
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
        };
        /**
         * DocumentLine
         * A document.
         */
        DocumentLine: {
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
        };
        /**
         * UserLine
         * A user of an organization, with the user's context permissions there.
         */
        UserLine: {
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
        };
        /**
         * AnnotationLine
         * A comment or a reaction in a document.
         */
        AnnotationLine: {
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
        /** A person, by id and name. */
        Person: {
            /** The user's id, chosen by the caller. */
            userId: string;
            /** A person's name, as shown to others. */
            name?: string;
        };
        /** The organization's id, chosen by the caller in Add Organizations. */
        OrganizationId: string;
        /** The organization's name, as shown to people. It is not blank and has no control characters. */
        OrganizationName: string;
        /** The folder's id, chosen by the caller. */
        FolderId: string;
        /**
         * The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups.
         * @enum {string}
         */
        FolderAccessType: "public" | "organizationPrivate" | "restricted";
        /** The document's id, chosen by the caller. */
        DocumentId: string;
        /** The document's name, as shown to people. */
        DocumentName: string;
        /**
         * The document's access type.
         *
         *     - `public`: everyone.
         *     - `organizationPrivate`: members of the organization's user groups, and users with a grant in force on the organization, the
         *       document, its folder or a folder above.
         *     - `restricted`: users with a grant in force on the organization, the document, its folder or a folder above.
         *
         *     A grant on another document or folder gives no access here.
         * @enum {string}
         */
        DocumentAccessType: "public" | "organizationPrivate" | "restricted";
        /** The user's id, chosen by the caller. */
        UserId: string;
        /** A person's name, as shown to others. */
        PersonName: string;
        /** The person's e-mail address. It may be empty. */
        PersonEmail: string;
        /** A person, as the caller knows them. Custom fields are kept and returned unchanged. */
        User: {
            /** The user's id, chosen by the caller. */
            userId: string;
            /** A person's name, as shown to others. */
            name?: string;
            /** The person's e-mail address. It may be empty. */
            email?: string;
        } & {
            [key: string]: unknown;
        };
        /** An id chosen by the caller, compared character by character. */
        Id: string;
        /** Custom fields, each with the required value of a user's context permission. A user must match all of them. */
        ContextAccess: {
            [key: string]: string;
        };
        /** Limits the recipients by their context permissions. */
        NotificationContext: {
            /** Custom fields, each with the required value of a user's context permission. A user must match all of them. */
            access: {
                [key: string]: string;
            };
        };
        /**
         * Format: int64
         * Milliseconds since 1970-01-01T00:00:00Z.
         */
        Timestamp: number;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

/**
 * A line. `type` names the kind of object.
 */
export type ImportLine = components['schemas']['ImportLine'];

/**
 * An organization.
 */
export type OrganizationLine = components['schemas']['OrganizationLine'];

/**
 * A folder.
 */
export type FolderLine = components['schemas']['FolderLine'];

/**
 * A document.
 */
export type DocumentLine = components['schemas']['DocumentLine'];

/**
 * A user of an organization, with the user's context permissions there.
 */
export type UserLine = components['schemas']['UserLine'];

/**
 * A comment or a reaction in a document.
 */
export type AnnotationLine = components['schemas']['AnnotationLine'];

/**
 * A person, by id and name.
 */
export type Person = components['schemas']['Person'];

/**
 * The organization's id, chosen by the caller in Add Organizations.
 */
export type OrganizationId = components['schemas']['OrganizationId'];

/**
 * The organization's name, as shown to people. It is not blank and has no control characters.
 */
export type OrganizationName = components['schemas']['OrganizationName'];

/**
 * The folder's id, chosen by the caller.
 */
export type FolderId = components['schemas']['FolderId'];

/**
 * The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups.
 */
export type FolderAccessType = components['schemas']['FolderAccessType'];

/**
 * The document's id, chosen by the caller.
 */
export type DocumentId = components['schemas']['DocumentId'];

/**
 * The document's name, as shown to people.
 */
export type DocumentName = components['schemas']['DocumentName'];

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
export type DocumentAccessType = components['schemas']['DocumentAccessType'];

/**
 * The user's id, chosen by the caller.
 */
export type UserId = components['schemas']['UserId'];

/**
 * A person's name, as shown to others.
 */
export type PersonName = components['schemas']['PersonName'];

/**
 * The person's e-mail address. It may be empty.
 */
export type PersonEmail = components['schemas']['PersonEmail'];

/**
 * A person, as the caller knows them. Custom fields are kept and returned unchanged.
 */
export type User = components['schemas']['User'];

/**
 * An id chosen by the caller, compared character by character.
 */
export type Id = components['schemas']['Id'];

/**
 * Custom fields, each with the required value of a user's context permission. A user must match all of them.
 */
export type ContextAccess = components['schemas']['ContextAccess'];

/**
 * Limits the recipients by their context permissions.
 */
export type NotificationContext = components['schemas']['NotificationContext'];

/**
 * Milliseconds since 1970-01-01T00:00:00Z.
 */
export type Timestamp = components['schemas']['Timestamp'];
