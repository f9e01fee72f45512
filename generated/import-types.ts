// Generated from the contract by `npm run generate`. Do not edit.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description A line; `type` says what it states. */
        ImportLine: {
            /**
             * @description What the line states.
             * @constant
             */
            type: "organization";
            /** @description The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** @description The organization's name, as shown to people; not blank, and without control characters. */
            organizationName: string;
            /** @description Members of your own; what Add Organizations takes beside the two. */
            metadata?: {
                [key: string]: unknown;
            };
        } | {
            /**
             * @description What the line states.
             * @constant
             */
            type: "folder";
            /** @description The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** @description The folder's id, chosen by the caller. */
            folderId: string;
            /** @description The folder's name, as shown to people. */
            folderName: string;
            /** @description The folder that this one is in; left out, it is at the top. */
            parentFolderId?: string;
            /**
             * @description Who has access; left out, the folder takes the access of the folder above it.
             * @enum {string}
             */
            accessType?: "public" | "organizationPrivate" | "restricted";
        } | {
            /**
             * @description What the line states.
             * @constant
             */
            type: "document";
            /** @description The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** @description The document's id, chosen by the caller. */
            documentId: string;
            /** @description The document's name, as shown to people. A document that was never named has its id here. */
            documentName: string;
            /**
             * @description Whether the document is switched off.
             * @default false
             */
            disabled?: boolean;
            /** @description The folder that the document is in; left out, it is in none. */
            folderId?: string;
            /**
             * @description Who has access; left out, the document takes the access of its folder.
             * @enum {string}
             */
            accessType?: "public" | "organizationPrivate" | "restricted";
            /** @description Members of your own; Get Documents returns them beside the document's. */
            metadata?: {
                [key: string]: unknown;
            };
        } | {
            /**
             * @description What the line states.
             * @constant
             */
            type: "user";
            /** @description The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** @description A person, as the caller knows them. Members other than those named here are kept and returned as they came. */
            user: {
                /** @description The user's id, chosen by the caller. */
                userId: string;
                /** @description A person's name, as shown to others. */
                name?: string;
                /** @description The person's e-mail address; may be empty. */
                email?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The user's context permissions: what a notification's `context` is compared with. Left out, the user has none, and receives no notification that has a `context`. */
            context?: {
                /** @description Fields of your own, each with the value that a user's context permission must hold. A user must fit all of them. */
                access: {
                    [key: string]: string;
                };
            };
        } | {
            /**
             * @description What the line states.
             * @constant
             */
            type: "annotation";
            /** @description The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** @description The document's id, chosen by the caller. */
            documentId: string;
            /** @description The annotation's id, unique in its document. */
            annotationId: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "comment" | "reaction";
            /** @description Who made it. */
            author: {
                /** @description The user's id, chosen by the caller. */
                userId: string;
                /** @description A person's name, as shown to others. */
                name?: string;
            };
            /** @description What the comment says, or the reaction's sign; a mention is an `@` with the mentioned person's name after it. */
            text: string;
            /** @description Whom the text mentions, each user at most once. */
            mentions?: {
                /** @description The user's id, chosen by the caller. */
                userId: string;
                /** @description A person's name, as shown to others. */
                name?: string;
            }[];
            /**
             * Format: int64
             * @description When it was made, in milliseconds since 1970-01-01T00:00:00Z; not in the future.
             */
            createdAt: number;
        };
        /**
         * OrganizationLine
         * @description An organization.
         */
        OrganizationLine: {
            /**
             * @description What the line states.
             * @constant
             */
            type: "organization";
            /** @description The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** @description The organization's name, as shown to people; not blank, and without control characters. */
            organizationName: string;
            /** @description Members of your own; what Add Organizations takes beside the two. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /**
         * FolderLine
         * @description A folder.
         */
        FolderLine: {
            /**
             * @description What the line states.
             * @constant
             */
            type: "folder";
            /** @description The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** @description The folder's id, chosen by the caller. */
            folderId: string;
            /** @description The folder's name, as shown to people. */
            folderName: string;
            /** @description The folder that this one is in; left out, it is at the top. */
            parentFolderId?: string;
            /**
             * @description Who has access; left out, the folder takes the access of the folder above it.
             * @enum {string}
             */
            accessType?: "public" | "organizationPrivate" | "restricted";
        };
        /**
         * DocumentLine
         * @description A document.
         */
        DocumentLine: {
            /**
             * @description What the line states.
             * @constant
             */
            type: "document";
            /** @description The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** @description The document's id, chosen by the caller. */
            documentId: string;
            /** @description The document's name, as shown to people. A document that was never named has its id here. */
            documentName: string;
            /**
             * @description Whether the document is switched off.
             * @default false
             */
            disabled?: boolean;
            /** @description The folder that the document is in; left out, it is in none. */
            folderId?: string;
            /**
             * @description Who has access; left out, the document takes the access of its folder.
             * @enum {string}
             */
            accessType?: "public" | "organizationPrivate" | "restricted";
            /** @description Members of your own; Get Documents returns them beside the document's. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /**
         * UserLine
         * @description A user whom an organization knows, with the user's context permissions there.
         */
        UserLine: {
            /**
             * @description What the line states.
             * @constant
             */
            type: "user";
            /** @description The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** @description A person, as the caller knows them. Members other than those named here are kept and returned as they came. */
            user: {
                /** @description The user's id, chosen by the caller. */
                userId: string;
                /** @description A person's name, as shown to others. */
                name?: string;
                /** @description The person's e-mail address; may be empty. */
                email?: string;
            } & {
                [key: string]: unknown;
            };
            /** @description The user's context permissions: what a notification's `context` is compared with. Left out, the user has none, and receives no notification that has a `context`. */
            context?: {
                /** @description Fields of your own, each with the value that a user's context permission must hold. A user must fit all of them. */
                access: {
                    [key: string]: string;
                };
            };
        };
        /**
         * AnnotationLine
         * @description A comment or a reaction in a document.
         */
        AnnotationLine: {
            /**
             * @description What the line states.
             * @constant
             */
            type: "annotation";
            /** @description The organization's id, chosen by the caller in Add Organizations. */
            organizationId: string;
            /** @description The document's id, chosen by the caller. */
            documentId: string;
            /** @description The annotation's id, unique in its document. */
            annotationId: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "comment" | "reaction";
            /** @description Who made it. */
            author: {
                /** @description The user's id, chosen by the caller. */
                userId: string;
                /** @description A person's name, as shown to others. */
                name?: string;
            };
            /** @description What the comment says, or the reaction's sign; a mention is an `@` with the mentioned person's name after it. */
            text: string;
            /** @description Whom the text mentions, each user at most once. */
            mentions?: {
                /** @description The user's id, chosen by the caller. */
                userId: string;
                /** @description A person's name, as shown to others. */
                name?: string;
            }[];
            /**
             * Format: int64
             * @description When it was made, in milliseconds since 1970-01-01T00:00:00Z; not in the future.
             */
            createdAt: number;
        };
        /** @description A person, by id and name. */
        Person: {
            /** @description The user's id, chosen by the caller. */
            userId: string;
            /** @description A person's name, as shown to others. */
            name?: string;
        };
        /** @description The organization's id, chosen by the caller in Add Organizations. */
        OrganizationId: string;
        /** @description The organization's name, as shown to people; not blank, and without control characters. */
        organizationName: string;
        /** @description The folder's id, chosen by the caller. */
        FolderId: string;
        /**
         * @description Who has access. `public`: everyone. `restricted`: users who have a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups.
         * @enum {string}
         */
        FolderAccessType: "public" | "organizationPrivate" | "restricted";
        /** @description The document's id, chosen by the caller. */
        DocumentId: string;
        /** @description The document's name, as shown to people. A document that was never named has its id here. */
        documentName: string;
        /**
         * @description Who has access to the document.
         *
         *     - `public`: everyone.
         *     - `organizationPrivate`: members of the organization's user groups, and users with a grant in force on the organization, the
         *       document, its folder or a folder above.
         *     - `restricted`: users with a grant in force on the organization, the document, its folder or a folder above.
         *
         *     A grant on another document or folder opens nothing here.
         * @enum {string}
         */
        DocumentAccessType: "public" | "organizationPrivate" | "restricted";
        /** @description The user's id, chosen by the caller. */
        UserId: string;
        /** @description A person's name, as shown to others. */
        PersonName: string;
        /** @description A person, as the caller knows them. Members other than those named here are kept and returned as they came. */
        User: {
            /** @description The user's id, chosen by the caller. */
            userId: string;
            /** @description A person's name, as shown to others. */
            name?: string;
            /** @description The person's e-mail address; may be empty. */
            email?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An id chosen by the caller, compared character by character. */
        Id: string;
        /** @description Who may receive the notification, by context permissions. */
        NotificationContext: {
            /** @description Fields of your own, each with the value that a user's context permission must hold. A user must fit all of them. */
            access: {
                [key: string]: string;
            };
        };
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z.
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
