// Generated from the contract by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** A line; `type` says what it states. */
        ImportLine: {
            /**
             * What the line states.
             * @constant
             */
            type: "organization";
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** The organization's name, as shown to people. It is not blank and has no control characters. */
            organizationName: string;
            /** Members of your own; what Add Organizations takes beside the two. */
            metadata?: {
                [key: string]: unknown;
            };
        } | {
            /**
             * What the line states.
             * @constant
             */
            type: "folder";
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** The folder's id, chosen by the caller. */
            folderId: string;
            /** The folder's name, as shown to people. */
            folderName: string;
            /** The folder that this one is in; left out, it is at the top. */
            parentFolderId?: string;
            /**
             * Who has access; left out, the folder takes the access of the folder above it.
             * @enum {string}
             */
            accessType?: "public" | "organizationPrivate" | "restricted";
        } | {
            /**
             * What the line states.
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
            /** The folder that the document is in; left out, it is in none. */
            folderId?: string;
            /**
             * Who has access; left out, the document takes the access of its folder.
             * @enum {string}
             */
            accessType?: "public" | "organizationPrivate" | "restricted";
            /** Members of your own; Get Documents returns them beside the document's. */
            metadata?: {
                [key: string]: unknown;
            };
        } | {
            /**
             * What the line states.
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
            /** The user's context permissions: what a notification's `context` is compared with. Left out, the user has none, and receives no notification that has a `context`. */
            context?: {
                /** Fields of your own, each with the value that a user's context permission must hold. A user must fit all of them. */
                access: {
                    [key: string]: string;
                };
            };
        } | {
            /**
             * What the line states.
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
             * What it is.
             * @enum {string}
             */
            kind: "comment" | "reaction";
            /** Who made it. */
            author: {
                /** The user's id, chosen by the caller. */
                userId: string;
                /** A person's name, as shown to others. */
                name?: string;
            };
            /** What the comment says, or the reaction's sign; a mention is an `@` with the mentioned person's name after it. */
            text: string;
            /** Whom the text mentions, each user at most once. */
            mentions?: {
                /** The user's id, chosen by the caller. */
                userId: string;
                /** A person's name, as shown to others. */
                name?: string;
            }[];
            /**
             * Format: int64
             * When it was made, in milliseconds since 1970-01-01T00:00:00Z; not in the future.
             */
            createdAt: number;
        };
        /**
         * OrganizationLine
         * An organization.
         */
        OrganizationLine: {
            /**
             * What the line states.
             * @constant
             */
            type: "organization";
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** The organization's name, as shown to people. It is not blank and has no control characters. */
            organizationName: string;
            /** Members of your own; what Add Organizations takes beside the two. */
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
             * What the line states.
             * @constant
             */
            type: "folder";
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** The folder's id, chosen by the caller. */
            folderId: string;
            /** The folder's name, as shown to people. */
            folderName: string;
            /** The folder that this one is in; left out, it is at the top. */
            parentFolderId?: string;
            /**
             * Who has access; left out, the folder takes the access of the folder above it.
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
             * What the line states.
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
            /** The folder that the document is in; left out, it is in none. */
            folderId?: string;
            /**
             * Who has access; left out, the document takes the access of its folder.
             * @enum {string}
             */
            accessType?: "public" | "organizationPrivate" | "restricted";
            /** Members of your own; Get Documents returns them beside the document's. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /**
         * UserLine
         * A user whom an organization knows, with the user's context permissions there.
         */
        UserLine: {
            /**
             * What the line states.
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
            /** The user's context permissions: what a notification's `context` is compared with. Left out, the user has none, and receives no notification that has a `context`. */
            context?: {
                /** Fields of your own, each with the value that a user's context permission must hold. A user must fit all of them. */
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
             * What the line states.
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
             * What it is.
             * @enum {string}
             */
            kind: "comment" | "reaction";
            /** Who made it. */
            author: {
                /** The user's id, chosen by the caller. */
                userId: string;
                /** A person's name, as shown to others. */
                name?: string;
            };
            /** What the comment says, or the reaction's sign; a mention is an `@` with the mentioned person's name after it. */
            text: string;
            /** Whom the text mentions, each user at most once. */
            mentions?: {
                /** The user's id, chosen by the caller. */
                userId: string;
                /** A person's name, as shown to others. */
                name?: string;
            }[];
            /**
             * Format: int64
             * When it was made, in milliseconds since 1970-01-01T00:00:00Z; not in the future.
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
        /** Fields of your own, each with the value that a user's context permission must hold. A user must fit all of them. */
        ContextAccess: {
            [key: string]: string;
        };
        /** Who may receive the notification, by context permissions. */
        NotificationContext: {
            /** Fields of your own, each with the value that a user's context permission must hold. A user must fit all of them. */
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
 * A line; `type` says what it states.
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
 * A user whom an organization knows, with the user's context permissions there.
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
 * Fields of your own, each with the value that a user's context permission must hold. A user must fit all of them.
 */
export type ContextAccess = components['schemas']['ContextAccess'];

/**
 * Who may receive the notification, by context permissions.
 */
export type NotificationContext = components['schemas']['NotificationContext'];

/**
 * Milliseconds since 1970-01-01T00:00:00Z.
 */
export type Timestamp = components['schemas']['Timestamp'];
