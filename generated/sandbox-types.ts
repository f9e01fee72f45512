// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/sandbox/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset
         * Puts the session back to how it began: data, clock, jobs, faults, mail and recorded requests. Requests that are under way get their answers from what was there before.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/seed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seed
         * Adds data: lines as `npm run import` takes them, then calls of operations with the sandbox's own credentials, one after the other. The first that is refused ends it; what came before it stays. Neither faults nor latency touch these calls, and they are not recorded.
         */
        post: operations["seed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Clock
         * Reads or moves the session's clock, which otherwise runs as clocks do. Grants expire by it, presence ends, quotas open again, login links stop working. With the jobs in `automatic` mode the reply comes when all that became due is done.
         */
        post: operations["clock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Jobs
         * Says how the work goes on that operations leave to the queue: deletions, migrations, deliveries and mail. `automatic` does it at once, as the service does. `manual` does it when told to, step by step. `slow` does a step after each pause, so that a progress bar can be watched. A deletion is one step to begin with, and then one for each of its tasks; a migration is two; a mail is one.
         */
        post: operations["jobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/faults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Faults
         * Adds faults, lists them, or clears them. A request meets the first fault that is for its operation and not used up.
         *
         *     `drop`, and a fault that only delays, meet a request as it arrives, whatever is in it. A fault with an answer is told in place of
         *     what the operation would have done: requests without credentials, or that break the contract, are refused as ever and use no
         *     fault up. So a form's own mistakes are still found, and nothing is written by a call that failed.
         */
        post: operations["faults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Requests
         * What came in, with the answers: the last 500 requests that were not for the docs or the sandbox itself, the latest at the end. Of a body the first 16 KiB are kept.
         */
        post: operations["requests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail
         * The last 200 mails that the service would have sent, the latest at the end: login links, and notifications where Update Email Config has switched them on.
         */
        post: operations["mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * State
         * Where the session is, and what is in it. The page at `/` of the sandbox shows this.
         */
        post: operations["state"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** The request. */
        EmptyRequest: {
            /** Nothing. */
            data: Record<string, never>;
        };
        /**
         * Format: int64
         * A duration in milliseconds.
         */
        Milliseconds: number;
        /** A body of a request or of a reply, as JSON where it is JSON, and as text otherwise. */
        RecordedBody: unknown;
        /** A call of an operation. */
        SeedCall: {
            /** The operation, such as `addPresence`. */
            operationId: string;
            /** What the operation takes. */
            data: {
                [key: string]: unknown;
            };
        };
        /**
         * How the work in the queue goes on.
         * @enum {string}
         */
        JobMode: "automatic" | "manual" | "slow";
        /**
         * Format: int32
         * The pause between two steps in the mode `slow`, in milliseconds.
         */
        PauseMs: number;
        /** How the work in the queue goes on. */
        JobState: {
            /** How the work in the queue goes on. */
            mode: components["schemas"]["JobMode"];
            /** The pause between two steps in the mode `slow`, in milliseconds. */
            pauseMs: components["schemas"]["PauseMs"];
            /**
             * Format: int32
             * How many steps this call has done.
             */
            done: number;
            /**
             * Format: int32
             * How many tasks wait to be done.
             */
            waiting: number;
        };
        /** What goes wrong: one of `status`, `example`, `item` and `drop`, or a delay alone. */
        Fault: {
            /** The operation; left out, every operation. */
            operationId?: string;
            /**
             * Format: int32
             * Answers with this HTTP status: with the first example that the document has of it for the operation.
             */
            status?: number;
            /** Answers with the example of a reply that has this name in the document. */
            example?: string;
            /**
             * Format: int32
             * Lets one item of a bulk call fail as the document shows it, and does the others: the item with this key in the reply, or the one at this place in the request, counted from 0.
             */
            item?: string | number;
            /**
             * Breaks the connection without an answer.
             * @constant
             */
            drop?: true;
            /**
             * Format: int32
             * How long the request waits before that, in milliseconds.
             */
            delayMs?: number;
            /**
             * Format: int32
             * What the header `retry-after` says beside 429 and 503.
             * @default 1
             */
            retryAfterSeconds?: number;
            /**
             * Format: int32
             * How many requests meet it; left out, all until it is cleared.
             */
            times?: number;
        };
        /** A fault, and how often it was met. */
        ActiveFault: {
            /** What goes wrong: one of `status`, `example`, `item` and `drop`, or a delay alone. */
            fault: components["schemas"]["Fault"];
            /**
             * Format: int32
             * How many requests have met it.
             */
            met: number;
        };
        /** A request, and what it was answered. */
        RecordedRequest: {
            /** The `x-request-id` of the reply. */
            requestId: string;
            /** When it came in */
            time: components["schemas"]["Timestamp"];
            /** The HTTP method. */
            method: string;
            /** The path, without the query. */
            path: string;
            /** The operation; null where the path is none of the contract's. */
            operationId: string | null;
            /** The request's body. */
            request: components["schemas"]["RecordedBody"];
            /**
             * Format: int32
             * The HTTP status of the reply; null where there was none.
             */
            status: number | null;
            /** How long the answer took. */
            durationMs: components["schemas"]["Milliseconds"];
            /** Whether a fault was met. */
            fault: boolean;
            /** The reply's body. */
            reply: components["schemas"]["RecordedBody"];
        };
        /** A mail that the service would have sent. */
        SentMail: {
            /** When it was sent */
            time: components["schemas"]["Timestamp"];
            /** Whom it is to. */
            to: string;
            /** What it is about. */
            subject: string;
            /** What it says, as text. */
            text: string;
            /** What it says, as HTML. */
            html: string;
            /** The first link in it. */
            link: string | null;
        };
        /** What every session has, and the document's examples show. */
        Credentials: {
            /** For `x-svc-api-key`. */
            apiKey: string;
            /** For `x-svc-auth-token` beside the API key. */
            authToken: string;
            /** For `x-svc-workspace-id`. */
            workspaceId: string;
            /** For `x-svc-auth-token` beside the workspace's id. */
            workspaceAuthToken: string;
        };
        /** A session. */
        SessionState: {
            /** Its name. */
            session: string;
            /** The names of all that there are. */
            sessions: string[];
            /** Where a client finds it that sends no header. */
            baseUrl: string;
            /** What it began with. */
            seed: string;
            /** What its clock says. */
            time: components["schemas"]["Timestamp"];
            /** How the work in the queue goes on. */
            jobs: components["schemas"]["JobState"];
            /** What every session has, and the document's examples show. */
            credentials: components["schemas"]["Credentials"];
            /** What is kept for the sandbox's API key, by kind. */
            contents: components["schemas"]["Contents"][];
        };
        /** What there is of one kind. */
        Contents: {
            /** What it is. */
            name: string;
            /**
             * Format: int32
             * How many there are.
             */
            count: number;
            /** The first of them. */
            rows: {
                [key: string]: unknown;
            }[];
        };
        /** The first problem in plain words, with the field at fault and its allowed values. It is for people. Branch on `status`, and on the `reason` of the details. */
        ErrorMessage: string;
        /**
         * The code of the error. Each code has one HTTP status. Only `INVALID_ARGUMENT` is also the code of 405, 408, 413 and 415.
         * @enum {string}
         */
        ErrorStatus: "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "RESOURCE_EXHAUSTED" | "INTERNAL" | "UNIMPLEMENTED" | "UNAVAILABLE";
        /** A field at fault. */
        ErrorDetail: {
            /** A JSON Pointer into the request body, such as `/data/permissions/resources/0/accessRole`. It is empty for the body as a whole. */
            field: string;
            /**
             * The reason of the refusal, as a stable code.
             * @enum {string}
             */
            reason: "REQUIRED" | "TYPE" | "CONST" | "ENUM" | "FORMAT" | "PATTERN" | "LENGTH" | "RANGE" | "ITEMS" | "DUPLICATE" | "UNKNOWN_MEMBER" | "CONFLICT" | "DEPTH" | "ENCODING" | "SYNTAX" | "IN_THE_PAST" | "PAGE_TOKEN" | "DISPOSABLE_DOMAIN" | "HOST";
            /** The problem in words for people, with the allowed values. */
            description: string;
        };
        /** The fields at fault, in the order in which they were found. Present if the request body is at fault. */
        ErrorDetailList: components["schemas"]["ErrorDetail"][];
        /** The error. */
        Problem: {
            /** The first problem in plain words, with the field at fault and its allowed values. It is for people. Branch on `status`, and on the `reason` of the details. */
            message: components["schemas"]["ErrorMessage"];
            /** The code of the error. Each code has one HTTP status. Only `INVALID_ARGUMENT` is also the code of 405, 408, 413 and 415. */
            status: components["schemas"]["ErrorStatus"];
            /** The fields at fault, in the order in which they were found. Present if the request body is at fault. */
            details?: components["schemas"]["ErrorDetailList"];
        };
        /** The body of every error response. */
        Failure: {
            /** The error. */
            error: components["schemas"]["Problem"];
        };
        /** The organization's id, chosen by the caller in Add Organizations. */
        OrganizationId: string;
        /** The organization's name, as shown to people. It is not blank and has no control characters. */
        OrganizationName: string;
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
            organizationId: components["schemas"]["OrganizationId"];
            /** The organization's name, as shown to people. It is not blank and has no control characters. */
            organizationName: components["schemas"]["OrganizationName"];
            /** Members of your own; what Add Organizations takes beside the two. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** The folder's id, chosen by the caller. */
        FolderId: string;
        /**
         * The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups.
         * @enum {string}
         */
        FolderAccessType: "public" | "organizationPrivate" | "restricted";
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
            organizationId: components["schemas"]["OrganizationId"];
            /** The folder's id, chosen by the caller. */
            folderId: components["schemas"]["FolderId"];
            /** The folder's name, as shown to people. */
            folderName: string;
            /** The folder that this one is in; left out, it is at the top. */
            parentFolderId?: components["schemas"]["FolderId"];
            /** Who has access; left out, the folder takes the access of the folder above it. */
            accessType?: components["schemas"]["FolderAccessType"];
        };
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
            organizationId: components["schemas"]["OrganizationId"];
            /** The document's id, chosen by the caller. */
            documentId: components["schemas"]["DocumentId"];
            /** The document's name, as shown to people. */
            documentName: components["schemas"]["DocumentName"];
            /**
             * Whether the document is disabled.
             * @default false
             */
            disabled?: boolean;
            /** The folder that the document is in; left out, it is in none. */
            folderId?: components["schemas"]["FolderId"];
            /** Who has access; left out, the document takes the access of its folder. */
            accessType?: components["schemas"]["DocumentAccessType"];
            /** Members of your own; Get Documents returns them beside the document's. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** The user's id, chosen by the caller. */
        UserId: string;
        /** A person's name, as shown to others. */
        PersonName: string;
        /** The person's e-mail address. It may be empty. */
        PersonEmail: string;
        /** A person, as the caller knows them. Custom fields are kept and returned unchanged. */
        User: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** A person's name, as shown to others. */
            name?: components["schemas"]["PersonName"];
            /** The person's e-mail address. It may be empty. */
            email?: components["schemas"]["PersonEmail"];
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
            access: components["schemas"]["ContextAccess"];
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
            organizationId: components["schemas"]["OrganizationId"];
            /** A person, as the caller knows them. Custom fields are kept and returned unchanged. */
            user: components["schemas"]["User"];
            /** The user's context permissions: what a notification's `context` is compared with. Left out, the user has none, and receives no notification that has a `context`. */
            context?: components["schemas"]["NotificationContext"];
        };
        /** A person, by id and name. */
        Person: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** A person's name, as shown to others. */
            name?: components["schemas"]["PersonName"];
        };
        /**
         * Format: int64
         * Milliseconds since 1970-01-01T00:00:00Z.
         */
        Timestamp: number;
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
            organizationId: components["schemas"]["OrganizationId"];
            /** The document's id, chosen by the caller. */
            documentId: components["schemas"]["DocumentId"];
            /** The annotation's id, unique in its document. */
            annotationId: components["schemas"]["Id"];
            /**
             * What it is.
             * @enum {string}
             */
            kind: "comment" | "reaction";
            /** Who made it. */
            author: components["schemas"]["Person"];
            /** What the comment says, or the reaction's sign; a mention is an `@` with the mentioned person's name after it. */
            text: string;
            /** Whom the text mentions, each user at most once. */
            mentions?: components["schemas"]["Person"][];
            /** When it was made, in milliseconds since 1970-01-01T00:00:00Z; not in the future. */
            createdAt: components["schemas"]["Timestamp"];
        };
        /** A line; `type` says what it states. */
        ImportLine: components["schemas"]["OrganizationLine"] | components["schemas"]["FolderLine"] | components["schemas"]["DocumentLine"] | components["schemas"]["UserLine"] | components["schemas"]["AnnotationLine"];
    };
    responses: {
        /** The request is not as the control takes it; `details` names what is at fault. Nothing was done, unless `message` says otherwise. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** There are as many sessions as the sandbox keeps at once. */
        TooManySessions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. Left out, it is `default`.
         * @example checkout-test-3
         */
        Session: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    reset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. Left out, it is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** The session is as it began. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** What came of it. */
                        result: {
                            /** How long it took. */
                            durationMs: components["schemas"]["Milliseconds"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooManySessions"];
        };
    };
    seed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. Left out, it is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** What to add. */
                    data: {
                        /** Lines of an import, each an object; a later one may refer to what an earlier one states. */
                        lines?: components["schemas"]["ImportLine"][];
                        /** Operations to call. */
                        calls?: components["schemas"]["SeedCall"][];
                    };
                };
            };
        };
        responses: {
            /** All of it was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** What came of it. */
                        result: {
                            /**
                             * Format: int32
                             * How many lines there were.
                             */
                            lines: number;
                            /** The bodies of the calls' replies, in their order. */
                            calls: components["schemas"]["RecordedBody"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooManySessions"];
        };
    };
    clock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. Left out, it is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** How to move it; empty to read it. */
                    data: {
                        /** How far to move it on. */
                        advanceMs?: components["schemas"]["Milliseconds"];
                        /** What to set it to, in milliseconds since 1970-01-01T00:00:00Z. */
                        time?: components["schemas"]["Timestamp"];
                    };
                };
            };
        };
        responses: {
            /** The time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** What came of it. */
                        result: {
                            /** What the clock says now, in milliseconds since 1970-01-01T00:00:00Z. */
                            time: components["schemas"]["Timestamp"];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooManySessions"];
        };
    };
    jobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. Left out, it is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** What to change; empty to read. */
                    data: {
                        /** How the work in the queue goes on. */
                        mode?: components["schemas"]["JobMode"];
                        /** The pause between two steps in the mode `slow`, in milliseconds. */
                        pauseMs?: components["schemas"]["PauseMs"];
                        /**
                         * Format: int32
                         * How many steps to do now, whatever the mode; the reply comes when they are done, or nothing is left that is due.
                         */
                        steps?: number;
                    };
                };
            };
        };
        responses: {
            /** How it goes on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** How the work in the queue goes on. */
                        result: components["schemas"]["JobState"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooManySessions"];
        };
    };
    faults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. Left out, it is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** What to change; empty to list. */
                    data: {
                        /**
                         * Whether those that were there are taken away first.
                         * @default false
                         */
                        clear?: boolean;
                        /** Faults to add behind those that are there. */
                        add?: components["schemas"]["Fault"][];
                    };
                };
            };
        };
        responses: {
            /** The faults that there are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** What came of it. */
                        result: {
                            /** In the order in which they are looked at. Those that are used up are not among them. */
                            faults: components["schemas"]["ActiveFault"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooManySessions"];
        };
    };
    requests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. Left out, it is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Which, and what becomes of them. */
                    data: {
                        /** Only those of this operation. */
                        operationId?: string;
                        /**
                         * Whether all are forgotten afterwards.
                         * @default false
                         */
                        clear?: boolean;
                    };
                };
            };
        };
        responses: {
            /** What came in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** What was found. */
                        result: {
                            /** The latest at the end. */
                            requests: components["schemas"]["RecordedRequest"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooManySessions"];
        };
    };
    mail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. Left out, it is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Which, and what becomes of them. */
                    data: {
                        /** Only those to this address. */
                        to?: string;
                        /**
                         * Whether all are forgotten afterwards.
                         * @default false
                         */
                        clear?: boolean;
                    };
                };
            };
        };
        responses: {
            /** The mails. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** What was found. */
                        result: {
                            /** The latest at the end. */
                            mails: components["schemas"]["SentMail"][];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooManySessions"];
        };
    };
    state: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. Left out, it is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmptyRequest"];
            };
        };
        responses: {
            /** The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** A session. */
                        result: components["schemas"]["SessionState"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            429: components["responses"]["TooManySessions"];
        };
    };
}

/**
 * The request.
 */
export type EmptyRequest = components['schemas']['EmptyRequest'];

/**
 * A duration in milliseconds.
 */
export type Milliseconds = components['schemas']['Milliseconds'];

/**
 * A body of a request or of a reply, as JSON where it is JSON, and as text otherwise.
 */
export type RecordedBody = components['schemas']['RecordedBody'];

/**
 * A call of an operation.
 */
export type SeedCall = components['schemas']['SeedCall'];

/**
 * How the work in the queue goes on.
 */
export type JobMode = components['schemas']['JobMode'];

/**
 * The pause between two steps in the mode `slow`, in milliseconds.
 */
export type PauseMs = components['schemas']['PauseMs'];

/**
 * How the work in the queue goes on.
 */
export type JobState = components['schemas']['JobState'];

/**
 * What goes wrong: one of `status`, `example`, `item` and `drop`, or a delay alone.
 */
export type Fault = components['schemas']['Fault'];

/**
 * A fault, and how often it was met.
 */
export type ActiveFault = components['schemas']['ActiveFault'];

/**
 * A request, and what it was answered.
 */
export type RecordedRequest = components['schemas']['RecordedRequest'];

/**
 * A mail that the service would have sent.
 */
export type SentMail = components['schemas']['SentMail'];

/**
 * What every session has, and the document's examples show.
 */
export type Credentials = components['schemas']['Credentials'];

/**
 * A session.
 */
export type SessionState = components['schemas']['SessionState'];

/**
 * What there is of one kind.
 */
export type Contents = components['schemas']['Contents'];

/**
 * The first problem in plain words, with the field at fault and its allowed values. It is for people. Branch on `status`, and on the `reason` of the details.
 */
export type ErrorMessage = components['schemas']['ErrorMessage'];

/**
 * The code of the error. Each code has one HTTP status. Only `INVALID_ARGUMENT` is also the code of 405, 408, 413 and 415.
 */
export type ErrorStatus = components['schemas']['ErrorStatus'];

/**
 * A field at fault.
 */
export type ErrorDetail = components['schemas']['ErrorDetail'];

/**
 * The fields at fault, in the order in which they were found. Present if the request body is at fault.
 */
export type ErrorDetailList = components['schemas']['ErrorDetailList'];

/**
 * The error.
 */
export type Problem = components['schemas']['Problem'];

/**
 * The body of every error response.
 */
export type Failure = components['schemas']['Failure'];

/**
 * The organization's id, chosen by the caller in Add Organizations.
 */
export type OrganizationId = components['schemas']['OrganizationId'];

/**
 * The organization's name, as shown to people. It is not blank and has no control characters.
 */
export type OrganizationName = components['schemas']['OrganizationName'];

/**
 * An organization.
 */
export type OrganizationLine = components['schemas']['OrganizationLine'];

/**
 * The folder's id, chosen by the caller.
 */
export type FolderId = components['schemas']['FolderId'];

/**
 * The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups.
 */
export type FolderAccessType = components['schemas']['FolderAccessType'];

/**
 * A folder.
 */
export type FolderLine = components['schemas']['FolderLine'];

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
 * A document.
 */
export type DocumentLine = components['schemas']['DocumentLine'];

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
 * A user whom an organization knows, with the user's context permissions there.
 */
export type UserLine = components['schemas']['UserLine'];

/**
 * A person, by id and name.
 */
export type Person = components['schemas']['Person'];

/**
 * Milliseconds since 1970-01-01T00:00:00Z.
 */
export type Timestamp = components['schemas']['Timestamp'];

/**
 * A comment or a reaction in a document.
 */
export type AnnotationLine = components['schemas']['AnnotationLine'];

/**
 * A line; `type` says what it states.
 */
export type ImportLine = components['schemas']['ImportLine'];
