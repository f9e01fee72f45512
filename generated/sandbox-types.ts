// Generated from the contract by `npm run generate`. Do not edit.
/**
 * The request.
 */
export interface EmptyRequest {
    /** An empty object. */
    data: Record<string, never>;
}

/**
 * A duration in milliseconds.
 */
export type Milliseconds = number;

/**
 * The body of a request or response, as JSON if it is JSON, and otherwise as text.
 */
export type RecordedBody = unknown;

/**
 * A call of an operation.
 */
export interface SeedCall {
    /** The operation, such as `addPresence`. */
    operationId: string;
    /** The input of the operation. */
    data: {
        [key: string]: unknown;
    };
}

/**
 * Lines of an import, as objects. A line may refer to earlier ones.
 */
export type LinesToAdd = ImportLine[];

/**
 * Operations to call.
 */
export type CallsToMake = SeedCall[];

/**
 * Data that a sandbox can begin with, as a file. Lines come before calls.
 */
export interface SavedScene {
    /**
     * The data to begin with.
     * @default story
     * @enum {string}
     */
    base?: "story" | "demo" | "empty";
    /** Lines of an import, as objects. A line may refer to earlier ones. */
    lines?: LinesToAdd;
    /** Operations to call. */
    calls?: CallsToMake;
}

/**
 * The mode of the jobs: how they run.
 */
export type JobMode = "automatic" | "manual" | "slow";

/**
 * The pause between two steps in the mode `slow`, in milliseconds.
 */
export type PauseMs = number;

/**
 * The mode of the jobs: how they run.
 */
export interface JobState {
    /** The mode of the jobs: how they run. */
    mode: JobMode;
    /** The pause between two steps in the mode `slow`, in milliseconds. */
    pauseMs: PauseMs;
    /**
     * Format: int32
     * The number of steps that this call has run.
     */
    done: number;
    /**
     * Format: int32
     * The number of pending tasks.
     */
    waiting: number;
}

/**
 * A fault: one of a response (`status`, `example`), `items` and `drop`, or a delay alone.
 */
export interface Fault {
    /** The operation. Absent, the fault applies to every operation. */
    operation?: string;
    /**
     * Format: int32
     * Returns the first documented example with this HTTP status.
     */
    status?: number;
    /** Returns the documented example with this name. */
    example?: string;
    /** Fails these items of a bulk call as documented, and runs the others. */
    items?: (string | number)[];
    /**
     * Closes the connection without a response.
     * @constant
     */
    drop?: true;
    /**
     * Format: int32
     * The delay before the fault, in milliseconds.
     */
    delayMs?: number;
    /**
     * Format: int32
     * The value of the header `retry-after` of 429 and 503.
     * @default 0
     */
    retryAfterSeconds?: number;
    /**
     * Format: int32
     * The number of requests that meet the fault. Absent, all do until it is cleared.
     */
    times?: number;
}

/**
 * A fault, and its number of requests.
 */
export interface ActiveFault {
    /** A fault: one of a response (`status`, `example`), `items` and `drop`, or a delay alone. */
    fault: Fault;
    /**
     * Format: int32
     * The number of requests that have met it.
     */
    met: number;
}

/**
 * A request, and its response.
 */
export interface RecordedRequest {
    /** The `x-request-id` of the response. */
    requestId: string;
    /** The time of arrival, by the session's clock. */
    time: Timestamp;
    /** The HTTP method. */
    method: string;
    /** The path, without the query. */
    path: string;
    /** The operation. Null if the path is not in the contract. */
    operationId: string | null;
    /** The request's body. */
    request: RecordedBody;
    /**
     * Format: int32
     * The HTTP status of the response. Null if there was none.
     */
    status: number | null;
    /** The duration until the response. */
    durationMs: Milliseconds;
    /** Whether a fault was met. */
    fault: boolean;
    /** The body of the response. */
    reply: RecordedBody;
}

/**
 * A mail that the service would have sent.
 */
export interface SentMail {
    /** The time of sending, by the session's clock. */
    time: Timestamp;
    /** The recipient. */
    to: string;
    /** The subject. */
    subject: string;
    /** The content as text. */
    text: string;
    /** The content as HTML. */
    html: string;
    /** The first link of the mail. */
    link: string | null;
}

/**
 * The credentials of every session and of the document's examples.
 */
export interface Credentials {
    /** For `x-svc-api-key`. */
    apiKey: string;
    /** For `x-svc-auth-token` with the API key. */
    authToken: string;
    /** For `x-svc-workspace-id`. */
    workspaceId: string;
    /** For `x-svc-auth-token` with the workspace's id. */
    workspaceAuthToken: string;
}

/**
 * A session.
 */
export interface SessionState {
    /** The name of the session. */
    session: string;
    /** The names of all sessions. */
    sessions: string[];
    /** The base URL for clients that send no header. */
    baseUrl: string;
    /** The initial data. */
    seed: string;
    /** The current time of the session's clock. */
    time: Timestamp;
    /** The mode of the jobs: how they run. */
    jobs: JobState;
    /** The credentials of every session and of the document's examples. */
    credentials: Credentials;
    /** The data of the sandbox's API key, by kind. */
    contents: Contents[];
}

/**
 * The objects of a kind.
 */
export interface Contents {
    /** The kind. */
    name: string;
    /**
     * Format: int32
     * The number of objects.
     */
    count: number;
    /** The first objects. */
    rows: {
        [key: string]: unknown;
    }[];
}

/**
 * The first problem in plain words, with the field at fault and its allowed values. It is for people. Branch on `status`, and on the `reason` of the details.
 */
export type ErrorMessage = string;

/**
 * The code of the error. Each code has one HTTP status. Only `INVALID_ARGUMENT` is also the code of 405, 408, 413 and 415.
 */
export type ErrorStatus = "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "RESOURCE_EXHAUSTED" | "INTERNAL" | "UNIMPLEMENTED" | "UNAVAILABLE";

/**
 * A field at fault.
 */
export interface ErrorDetail {
    /** A JSON Pointer into the request body, such as `/data/permissions/resources/0/accessRole`. It is empty for the body as a whole, and the name of a header if that is at fault. */
    field: string;
    /**
     * The reason of the refusal, as a stable code.
     * @enum {string}
     */
    reason: "REQUIRED" | "TYPE" | "CONST" | "ENUM" | "FORMAT" | "PATTERN" | "LENGTH" | "RANGE" | "ITEMS" | "DUPLICATE" | "UNKNOWN_MEMBER" | "CONFLICT" | "DEPTH" | "ENCODING" | "SYNTAX" | "IN_THE_PAST" | "PAGE_TOKEN" | "DISPOSABLE_DOMAIN" | "HOST";
    /** The problem in words for people, with the allowed values. */
    description: string;
}

/**
 * The fields at fault, in the order in which they were found. Present if the request body is at fault.
 */
export type ErrorDetailList = ErrorDetail[];

/**
 * The error.
 */
export interface ErrorContent {
    /** The first problem in plain words, with the field at fault and its allowed values. It is for people. Branch on `status`, and on the `reason` of the details. */
    message: ErrorMessage;
    /** The code of the error. Each code has one HTTP status. Only `INVALID_ARGUMENT` is also the code of 405, 408, 413 and 415. */
    status: ErrorStatus;
    /** The fields at fault, in the order in which they were found. Present if the request body is at fault. */
    details?: ErrorDetailList;
}

/**
 * The body of every error response.
 */
export interface ErrorBody {
    /** The error. */
    error: ErrorContent;
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
 * An organization.
 */
export interface OrganizationLine {
    /**
     * The kind of object.
     * @constant
     */
    type: "organization";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The organization's name, as shown to people. It is not blank and has no control characters. */
    organizationName: OrganizationName;
    /** Custom fields, as in Add Organizations. */
    metadata?: {
        [key: string]: unknown;
    };
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    folderName?: never;
    /** Belongs to another alternative. */
    parentFolderId?: never;
    /** Belongs to another alternative. */
    accessType?: never;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    documentName?: never;
    /** Belongs to another alternative. */
    disabled?: never;
    /** Belongs to another alternative. */
    user?: never;
    /** Belongs to another alternative. */
    context?: never;
    /** Belongs to another alternative. */
    annotationId?: never;
    /** Belongs to another alternative. */
    kind?: never;
    /** Belongs to another alternative. */
    author?: never;
    /** Belongs to another alternative. */
    text?: never;
    /** Belongs to another alternative. */
    mentions?: never;
    /** Belongs to another alternative. */
    createdAt?: never;
}

/**
 * The folder's id, chosen by the caller.
 */
export type FolderId = string;

/**
 * The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups.
 */
export type FolderAccessType = "public" | "organizationPrivate" | "restricted";

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
    organizationId: OrganizationId;
    /** The folder's id, chosen by the caller. */
    folderId: FolderId;
    /** The folder's name, as shown to people. */
    folderName: string;
    /** The parent folder. Absent, the folder is at the top. */
    parentFolderId?: FolderId;
    /** The access type. Absent, the folder takes the access of the folder above it. */
    accessType?: FolderAccessType;
    /** Belongs to another alternative. */
    organizationName?: never;
    /** Belongs to another alternative. */
    metadata?: never;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    documentName?: never;
    /** Belongs to another alternative. */
    disabled?: never;
    /** Belongs to another alternative. */
    user?: never;
    /** Belongs to another alternative. */
    context?: never;
    /** Belongs to another alternative. */
    annotationId?: never;
    /** Belongs to another alternative. */
    kind?: never;
    /** Belongs to another alternative. */
    author?: never;
    /** Belongs to another alternative. */
    text?: never;
    /** Belongs to another alternative. */
    mentions?: never;
    /** Belongs to another alternative. */
    createdAt?: never;
}

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
 * A document.
 */
export interface DocumentLine {
    /**
     * The kind of object.
     * @constant
     */
    type: "document";
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** The document's name, as shown to people. */
    documentName: DocumentName;
    /**
     * Whether the document is disabled.
     * @default false
     */
    disabled?: boolean;
    /** The document's folder. Absent, it is in no folder. */
    folderId?: FolderId;
    /** The access type. Absent, the document takes the access of its folder. */
    accessType?: DocumentAccessType;
    /** Custom fields. Get Documents returns them with the document's own fields. */
    metadata?: {
        [key: string]: unknown;
    };
    /** Belongs to another alternative. */
    organizationName?: never;
    /** Belongs to another alternative. */
    folderName?: never;
    /** Belongs to another alternative. */
    parentFolderId?: never;
    /** Belongs to another alternative. */
    user?: never;
    /** Belongs to another alternative. */
    context?: never;
    /** Belongs to another alternative. */
    annotationId?: never;
    /** Belongs to another alternative. */
    kind?: never;
    /** Belongs to another alternative. */
    author?: never;
    /** Belongs to another alternative. */
    text?: never;
    /** Belongs to another alternative. */
    mentions?: never;
    /** Belongs to another alternative. */
    createdAt?: never;
}

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
    userId: UserId;
    /** A person's name, as shown to others. */
    name?: PersonName;
    /** The person's e-mail address. It may be empty. */
    email?: PersonEmail;
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
    access: ContextAccess;
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
    organizationId: OrganizationId;
    /** A person, as the caller knows them. Custom fields are kept and returned unchanged. */
    user: User;
    /** The user's context permissions, which a notification's `context` is compared with. Absent, the user has none and receives no notification with a `context`. */
    context?: NotificationContext;
    /** Belongs to another alternative. */
    organizationName?: never;
    /** Belongs to another alternative. */
    metadata?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    folderName?: never;
    /** Belongs to another alternative. */
    parentFolderId?: never;
    /** Belongs to another alternative. */
    accessType?: never;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    documentName?: never;
    /** Belongs to another alternative. */
    disabled?: never;
    /** Belongs to another alternative. */
    annotationId?: never;
    /** Belongs to another alternative. */
    kind?: never;
    /** Belongs to another alternative. */
    author?: never;
    /** Belongs to another alternative. */
    text?: never;
    /** Belongs to another alternative. */
    mentions?: never;
    /** Belongs to another alternative. */
    createdAt?: never;
}

/**
 * A person, by id and name.
 */
export interface Person {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** A person's name, as shown to others. */
    name?: PersonName;
}

/**
 * Milliseconds since 1970-01-01T00:00:00Z.
 */
export type Timestamp = number;

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
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** The annotation's id, unique in its document. */
    annotationId: CallerChosenId;
    /**
     * The kind of annotation.
     * @enum {string}
     */
    kind: "comment" | "reaction";
    /** The author. */
    author: Person;
    /** The comment's text, or the reaction's sign. A mention is an `@` followed by the mentioned person's name. */
    text: string;
    /** The mentioned users, each at most once. */
    mentions?: Person[];
    /** The time of creation, in milliseconds since 1970-01-01T00:00:00Z. It is not in the future. */
    createdAt: Timestamp;
    /** Belongs to another alternative. */
    organizationName?: never;
    /** Belongs to another alternative. */
    metadata?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    folderName?: never;
    /** Belongs to another alternative. */
    parentFolderId?: never;
    /** Belongs to another alternative. */
    accessType?: never;
    /** Belongs to another alternative. */
    documentName?: never;
    /** Belongs to another alternative. */
    disabled?: never;
    /** Belongs to another alternative. */
    user?: never;
    /** Belongs to another alternative. */
    context?: never;
}

/**
 * A line. `type` names the kind of object.
 */
export type ImportLine = OrganizationLine | FolderLine | DocumentLine | UserLine | AnnotationLine;

/** The schemas by name. */
export interface Schemas {
  EmptyRequest: EmptyRequest;
  Milliseconds: Milliseconds;
  RecordedBody: RecordedBody;
  SeedCall: SeedCall;
  LinesToAdd: LinesToAdd;
  CallsToMake: CallsToMake;
  SavedScene: SavedScene;
  JobMode: JobMode;
  PauseMs: PauseMs;
  JobState: JobState;
  Fault: Fault;
  ActiveFault: ActiveFault;
  RecordedRequest: RecordedRequest;
  SentMail: SentMail;
  Credentials: Credentials;
  SessionState: SessionState;
  Contents: Contents;
  ErrorMessage: ErrorMessage;
  ErrorStatus: ErrorStatus;
  ErrorDetail: ErrorDetail;
  ErrorDetailList: ErrorDetailList;
  ErrorContent: ErrorContent;
  ErrorBody: ErrorBody;
  OrganizationId: OrganizationId;
  OrganizationName: OrganizationName;
  OrganizationLine: OrganizationLine;
  FolderId: FolderId;
  FolderAccessType: FolderAccessType;
  FolderLine: FolderLine;
  DocumentId: DocumentId;
  DocumentName: DocumentName;
  DocumentAccessType: DocumentAccessType;
  DocumentLine: DocumentLine;
  UserId: UserId;
  PersonName: PersonName;
  PersonEmail: PersonEmail;
  User: User;
  CallerChosenId: CallerChosenId;
  ContextAccess: ContextAccess;
  NotificationContext: NotificationContext;
  UserLine: UserLine;
  Person: Person;
  Timestamp: Timestamp;
  AnnotationLine: AnnotationLine;
  ImportLine: ImportLine;
}

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
         * Resets the session to its initial state: data, clock, jobs, faults, mail and recorded requests. Running requests complete with the old data.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close
         * Ends the session and removes its data. Requests that wait for a fault are answered first, without further delay. The next use of its name creates the session anew.
         */
        post: operations["close"];
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
         * Adds data: lines of an import, and then operations with the sandbox's own credentials, in order. The first refused one ends the call, and earlier ones stay. Faults and latency do not apply, and nothing is recorded.
         */
        post: operations["seed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sandbox/scene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scene
         * The scene to save as a file, for `--seed FILE.yaml`: the recorded calls that have changed data, since the session began or its requests were cleared. It leaves out refused calls, and is refused if a call's body is too large to be recorded whole. Jobs, the clock and generated ids are those of the new run.
         */
        post: operations["scene"];
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
         * Returns or moves the session's clock, which otherwise runs normally. Grants and presence expire by it, quotas reset, and login links end. With jobs in `automatic` mode, the response comes after all due jobs are done.
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
         * Sets how jobs run: deletions, migrations, deliveries and mail. `automatic` runs them at once, as the service does. `manual` runs them step by step, on request. `slow` runs a step after each pause, so that a progress bar can be watched. A deletion has a first step and one for each task. A migration has two steps, and a mail has one.
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
         * Adds faults, lists them, or clears them. A request meets the first fault for its operation that is not used up.
         *
         *     `drop`, and a fault with a delay alone, meet every request on arrival. A fault with a response replaces the operation.
         *     Requests without credentials, or with invalid data, are refused as usual and use no fault up. A form's own mistakes are
         *     therefore still found, and a failed call writes nothing.
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
         * The latest 500 requests and their responses, the newest at the end. Requests for the docs and the sandbox itself are not recorded. The first 16 KiB of a body are kept.
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
         * The latest 200 mails that the service would have sent, the newest at the end. They are login links, and notifications if Update Email Config has switched them on.
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
         * The session's address and contents, as on the sandbox's page at `/`.
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
    responses: {
        /** The request is invalid. `details` names the fields at fault. Nothing was done, unless `message` says otherwise. */
        Refused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": ErrorBody;
            };
        };
    };
    parameters: {
        /**
         * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. The default is `default`.
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
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. The default is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmptyRequest;
            };
        };
        responses: {
            /** The session is in its initial state. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The result. */
                        result: {
                            /** The duration of the reset. */
                            durationMs: Milliseconds;
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    close: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. The default is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmptyRequest;
            };
        };
        responses: {
            /** The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The result. */
                        result: Record<string, never>;
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    seed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. The default is `default`.
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
                    /** The data to add. */
                    data: {
                        /** Lines of an import, as objects. A line may refer to earlier ones. */
                        lines?: LinesToAdd;
                        /** Operations to call. */
                        calls?: CallsToMake;
                    };
                };
            };
        };
        responses: {
            /** All data was added. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The result. */
                        result: {
                            /**
                             * Format: int32
                             * The number of lines.
                             */
                            lines: number;
                            /** The bodies of the operations' responses, in order. */
                            calls: RecordedBody[];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    scene: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. The default is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmptyRequest;
            };
        };
        responses: {
            /** The scene. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Data that a sandbox can begin with, as a file. Lines come before calls. */
                        result: SavedScene;
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    clock: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. The default is `default`.
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
                    /** The movement of the clock. An empty object returns the time. */
                    data: {
                        /** The time to advance the clock by. */
                        advanceMs?: Milliseconds;
                        /** The new time, in milliseconds since 1970-01-01T00:00:00Z. */
                        time?: Timestamp;
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
                        /** The result. */
                        result: {
                            /** The current time of the clock, in milliseconds since 1970-01-01T00:00:00Z. */
                            time: Timestamp;
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    jobs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. The default is `default`.
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
                    /** The settings to change. An empty object returns them. */
                    data: {
                        /** The mode of the jobs: how they run. */
                        mode?: JobMode;
                        /** The pause between two steps in the mode `slow`, in milliseconds. */
                        pauseMs?: PauseMs;
                        /**
                         * Format: int32
                         * The number of steps to run now, in every mode. The response comes after them, or when no due step is left.
                         */
                        steps?: number;
                    };
                };
            };
        };
        responses: {
            /** The mode of the jobs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The mode of the jobs: how they run. */
                        result: JobState;
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    faults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. The default is `default`.
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
                    /** The faults to add or clear. An empty object lists them. */
                    data: {
                        /**
                         * Whether existing faults are removed first.
                         * @default false
                         */
                        clear?: boolean;
                        /** Faults to add after the existing ones. */
                        add?: Fault[];
                    };
                };
            };
        };
        responses: {
            /** The current faults. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The result. */
                        result: {
                            /** The faults in the order in which they are checked, without used-up ones. */
                            faults: ActiveFault[];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    requests: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. The default is `default`.
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
                    /** The requests to return, and whether to clear them. */
                    data: {
                        /** Returns only the requests of this operation. */
                        operationId?: string;
                        /**
                         * Whether all recorded requests are cleared afterwards.
                         * @default false
                         */
                        clear?: boolean;
                    };
                };
            };
        };
        responses: {
            /** The recorded requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** The result. */
                        result: {
                            /** The requests, the newest at the end. */
                            requests: RecordedRequest[];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    mail: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. The default is `default`.
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
                    /** The requests to return, and whether to clear them. */
                    data: {
                        /** Returns only the mails to this address. */
                        to?: string;
                        /**
                         * Whether all recorded requests are cleared afterwards.
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
                        /** The result. */
                        result: {
                            /** The requests, the newest at the end. */
                            mails: SentMail[];
                        };
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
    state: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * The data set: 1 to 64 letters, digits, `.`, `_` or `-`. The default is `default`.
                 * @example checkout-test-3
                 */
                "x-sandbox-session"?: components["parameters"]["Session"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": EmptyRequest;
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
                        result: SessionState;
                    };
                };
            };
            400: components["responses"]["Refused"];
        };
    };
}
