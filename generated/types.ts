// Generated from the contract by `npm run generate`. Do not edit.
/** The user's id, chosen by the caller. */
export type UserId = string;

/** The organization's id, chosen by the caller in Add Organizations. */
export type OrganizationId = string;

/** `viewer` may read. `editor` may read and write. */
export type AccessRole = "viewer" | "editor";

/** The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire. */
export type ExpiresAt = number;

/** Access to an organization. */
export interface OrganizationGrant {
    /** Optional. It must be the user of the call. */
    userId?: UserId | undefined;
    /** An organization. */
    type: "organization";
    /** The organization's id, chosen by the caller in Add Organizations. */
    id: OrganizationId;
    /** Optional. It must be the same as `id`. */
    organizationId?: OrganizationId | undefined;
    /** `viewer` may read. `editor` may read and write. */
    accessRole: AccessRole;
    /** The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire. */
    expiresAt?: ExpiresAt | undefined;
}

/** The folder's id, chosen by the caller. */
export type FolderId = string;

/** Access to a folder. */
export interface FolderGrant {
    /** Optional. It must be the user of the call. */
    userId?: UserId | undefined;
    /** A folder. */
    type: "folder";
    /** The folder's id. The folder need not exist yet. */
    id: FolderId;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** `viewer` may read. `editor` may read and write. */
    accessRole: AccessRole;
    /** The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire. */
    expiresAt?: ExpiresAt | undefined;
}

/** The document's id, chosen by the caller. */
export type DocumentId = string;

/** Access to a document. */
export interface DocumentGrant {
    /** Optional. It must be the user of the call. */
    userId?: UserId | undefined;
    /** A document. */
    type: "document";
    /** The document's id. The document need not exist yet. */
    id: DocumentId;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** `viewer` may read. `editor` may read and write. */
    accessRole: AccessRole;
    /** The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire. */
    expiresAt?: ExpiresAt | undefined;
}

/** A resource and its access role. `type` tells the three forms apart. */
export type Grant = OrganizationGrant | FolderGrant | DocumentGrant;

/** The operation's input. */
export interface AddPermissionsInput {
    /** The user who gets access. */
    user: {
        /** The user's id, chosen by the caller. */
        userId: UserId;
    };
    /** The resources to grant. */
    permissions: {
        /** The resources, each at most once. */
        resources: readonly Grant[];
    };
}

/** Always `success`. A failure has an `error` in place of the `result`. */
export type SuccessStatus = "success";

/** The outcome in a sentence for people. Do not parse it. */
export type ResultMessage = string;

/** The outcome. */
export interface AcknowledgementResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The first problem in plain words, with the field at fault and its allowed values. It is for people. Branch on `status`, and on the `reason` of the details. */
export type ErrorMessage = string;

/** The code of the error. Each code has one HTTP status. Only `INVALID_ARGUMENT` is also the code of 405, 408, 413 and 415. */
export type ErrorStatus = "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "RESOURCE_EXHAUSTED" | "INTERNAL" | "UNIMPLEMENTED" | "UNAVAILABLE";

/** A field at fault. */
export interface ErrorDetail {
    /** A JSON Pointer into the request body, such as `/data/permissions/resources/0/accessRole`. It is empty for the body as a whole, and the name of a header if that is at fault. */
    field: string;
    /** The reason why the field was rejected, as a stable code. */
    reason: "REQUIRED" | "TYPE" | "CONST" | "ENUM" | "FORMAT" | "PATTERN" | "LENGTH" | "RANGE" | "ITEMS" | "TOO_LARGE" | "DUPLICATE" | "UNKNOWN_MEMBER" | "CONFLICT" | "DEPTH" | "ENCODING" | "SYNTAX" | "IN_THE_PAST" | "PAGE_TOKEN" | "DISPOSABLE_DOMAIN" | "HOST";
    /** The problem in words for people, with the allowed values. */
    description: string;
}

/** The fields at fault, in the order in which they were found. Present if the request body is at fault. */
export type ErrorDetailList = ErrorDetail[];

/** The error. */
export interface ErrorContent {
    /** The first problem in plain words, with the field at fault and its allowed values. It is for people. Branch on `status`, and on the `reason` of the details. */
    message: ErrorMessage;
    /** The code of the error. Each code has one HTTP status. Only `INVALID_ARGUMENT` is also the code of 405, 408, 413 and 415. */
    status: ErrorStatus;
    /** The fields at fault, in the order in which they were found. Present if the request body is at fault. */
    details?: ErrorDetailList;
}

/** The body of every error response. */
export interface ErrorBody {
    /** The error. */
    error: ErrorContent;
}

/** An organization of a grant. */
export interface GrantedOrganization {
    /** Optional. It must be the user of the call. */
    userId?: UserId | undefined;
    /** An organization. */
    type: "organization";
    /** The organization's id, chosen by the caller in Add Organizations. */
    id: OrganizationId;
    /** Optional. It must be the same as `id`. */
    organizationId?: OrganizationId | undefined;
    /** The value as it is returned. It has no effect. */
    accessRole?: AccessRole | undefined;
    /** The value as it is returned. It has no effect. */
    expiresAt?: Timestamp | undefined;
}

/** A folder of a grant. */
export interface GrantedFolder {
    /** Optional. It must be the user of the call. */
    userId?: UserId | undefined;
    /** A folder. */
    type: "folder";
    /** The folder's id, chosen by the caller. */
    id: FolderId;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The value as it is returned. It has no effect. */
    accessRole?: AccessRole | undefined;
    /** The value as it is returned. It has no effect. */
    expiresAt?: Timestamp | undefined;
}

/** A document of a grant. */
export interface GrantedDocument {
    /** Optional. It must be the user of the call. */
    userId?: UserId | undefined;
    /** A document. */
    type: "document";
    /** The document's id, chosen by the caller. */
    id: DocumentId;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The value as it is returned. It has no effect. */
    accessRole?: AccessRole | undefined;
    /** The value as it is returned. It has no effect. */
    expiresAt?: Timestamp | undefined;
}

/** A resource, as in Add Permissions. */
export type GrantedResource = GrantedOrganization | GrantedFolder | GrantedDocument;

/** The operation's input. */
export interface RemovePermissionsInput {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The resources to revoke. */
    permissions: {
        /** The resources, each at most once. */
        resources: readonly GrantedResource[];
    };
}

/** An email address, without quotes and comments, at a domain with a dot. Responses have the domain in ASCII and lower case. */
export type EmailAddress = string;

/** A name of 1 to 200 characters. It is not blank and has no control characters. */
export type WorkspaceText = string;

/** The http or https URL of the owner's picture. It is empty if there is none. */
export type AvatarUrl = string;

/** The operation's input. */
export interface CreateWorkspaceInput {
    /** The owner's address, not at a disposable domain. */
    ownerEmail: EmailAddress;
    /** The owner's name. */
    name: WorkspaceText;
    /** The name of the workspace. */
    workspaceName: WorkspaceText;
    /** The http or https URL of the owner's picture. It is empty if there is none. */
    avatar?: AvatarUrl | undefined;
}

/** An id generated by the service, a UUID in lower case. */
export type WorkspaceServiceId = string;

/** The owner of the workspace. */
export interface WorkspaceOwner {
    /** The owner's address. Login links are sent to it. */
    email: EmailAddress;
    /** The owner's id, generated by the service. */
    id: WorkspaceServiceId;
    /** The owner's name. */
    name: WorkspaceText;
    /** The http or https URL of the owner's picture. It is empty if there is none. */
    avatar: AvatarUrl;
}

/** An auth token. It does not expire, and stays the same until it is reset. */
export type AuthToken = string;

/** The purpose of the key. A workspace begins with a key for `testing`. */
export type ApiKeyType = "testing" | "production";

/** An API key. All data belongs to exactly one API key. */
export interface WorkspaceApiKey {
    /** The name of the key. */
    apiKeyName: WorkspaceText;
    /** The key's id, for the header `x-svc-api-key` and for Get Auth Tokens. It is also the key in the list. */
    id: WorkspaceServiceId;
    /** The purpose of the key. A workspace begins with a key for `testing`. */
    type: ApiKeyType;
}

/** A workspace, with its owner, its auth token and its API keys. */
export interface Workspace {
    /** The workspace's id, for the header `x-svc-workspace-id`. */
    id: WorkspaceServiceId;
    /** The name of the workspace. */
    name: WorkspaceText;
    /** The owner of the workspace. */
    owner: WorkspaceOwner;
    /** The workspace's auth token, for the header `x-svc-auth-token`. */
    authToken: AuthToken;
    /** The API keys of the workspace, as an object keyed by their ids. */
    apiKeyList: {
        [key: string]: WorkspaceApiKey;
    };
}

/** The outcome. */
export interface CreateWorkspaceResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** A workspace, with its owner, its auth token and its API keys. */
    data: Workspace;
}

/** An empty object. */
export type GetWorkspaceInput = Record<string, never>;

/** The outcome. */
export interface GetWorkspaceResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** A workspace, with its owner, its auth token and its API keys. */
    data: Workspace;
}

/** The operation's input. */
export interface SendLoginLinkInput {
    /** The address of the workspace's owner. */
    email: EmailAddress;
    /**
     * Format: uri
     * The page after signing in: an absolute http or https URL, or one of a scheme that the operator allows. It has no user name and password.
     */
    continueUrl: string;
}

/** The outcome. */
export interface SendLoginLinkResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** Always null. */
    data: null;
}

/** The maximum number of items on a page. */
export type PageSize = number;

/** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
export type PageToken = string;

/** The operation's input. */
export interface GetDocumentsInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Returns only the documents with these ids. Each id may occur once. An empty list is treated as absent. */
    documentIds?: readonly DocumentId[] | undefined;
    /** Returns only the documents directly in this folder. */
    folderId?: FolderId | undefined;
    /** The maximum number of items on a page. */
    pageSize?: PageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
}

/** The document's name, as shown to people. */
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

/** The id of a folder, or null for none. */
export type FolderIdOrNull = string | null;

/** A document. It may have further fields, which are returned as they were stored. */
export interface CollaborationDocument {
    /** The document's id, chosen by the caller. */
    id: DocumentId;
    /** The document's name, as shown to people. The default is the document's id. */
    documentName: DocumentName;
    /** Whether the document is disabled. */
    disabled: boolean;
    /** The access type in force. It is the document's own, or that of its folder if `inheritFromParent` is true. */
    accessType: DocumentAccessType;
    /** The document's folder. Null if it is in no folder. */
    folderId?: FolderIdOrNull;
    /** Whether the document has no access type of its own, and takes the access of its folder. */
    inheritFromParent?: boolean;
    [key: string]: unknown;
}

/** The token of the next page. It is opaque and absent on the last page. */
export type NextPageToken = string;

/** The outcome. */
export interface GetDocumentsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The documents of this page, in the order of their ids. It is empty if there are none. */
    data: CollaborationDocument[];
    /** The token of the next page. It is absent on the last page. Most requests with `documentIds` have only one page. */
    pageToken?: NextPageToken;
}

/** The user group's id, chosen by the caller. */
export type UserGroupId = string;

/** The given users of the group. */
export interface ListedUsersOfGroup {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The user group's id, chosen by the caller. */
    organizationUserGroupId: UserGroupId;
    /** The users, each at most once. */
    userIds: readonly UserId[];
    /** Optional. Together with users, it can only be false. */
    deleteAll?: false | undefined;
}

/** Every user of the group. */
export interface AllUsersOfGroup {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The user group's id, chosen by the caller. */
    organizationUserGroupId: UserGroupId;
    /** Removes every user from the group. */
    deleteAll: true;
    /** Optional. Together with `deleteAll`, it can only be empty. */
    userIds?: readonly [
    ] | undefined;
}

/** The operation's input: given users of a group, or all of them. */
export type UsersToDeleteFromGroup = ListedUsersOfGroup | AllUsersOfGroup;

/** An id chosen by the caller, compared character by character. */
export type CallerChosenId = string;

/** A user who was added or removed. */
export interface ChangedMembership {
    /** Always true. */
    success: true;
    /** The user group's id, chosen by the caller. */
    organizationUserGroupId: UserGroupId;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** A user who was not added or removed. */
export interface FailedMembership {
    /** Always false. */
    success: false;
    /** The user group's id of the request, or null if there is none. */
    organizationUserGroupId: string | null;
    /** The reason of the failure, in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The result for one user. `success` tells the two forms apart. */
export type MembershipResult = ChangedMembership | FailedMembership;

/** The results, keyed by user id. With `deleteAll: true`, they are the first 10,000 removed users in the order of their ids. */
export interface DeleteUsersFromGroupsItems {
    [key: string]: MembershipResult;
}

/** The outcome. */
export interface DeleteUsersFromGroupsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The results, keyed by user id. With `deleteAll: true`, they are the first 10,000 removed users in the order of their ids. */
    data: DeleteUsersFromGroupsItems;
}

/** The operation's input. */
export interface DeleteAllUserDataInput {
    /** The users whose data is deleted, each at most once. */
    userIds: readonly UserId[];
    /** The organizations to begin with, each at most once. It makes the job faster and limits nothing. An empty list is treated as absent. */
    organizationIds?: readonly OrganizationId[] | undefined;
}

/** The deletion job's id, generated by the service. */
export type JobId = string;

/** The started job. This response has no `result` around it. */
export interface DeleteAllUserDataReply {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The job. */
    data: {
        /** The deletion job's id, generated by the service. */
        jobId: JobId;
        /** The number of tasks of the job. */
        tasksCount: number;
    };
    /** The HTTP status, always 202. */
    statusCode: 202;
}

/** The person's name, as shown to others. `null` counts as absent. */
export type GivenPersonName = string | null;

/** The person's email address, with the same rules as the owner's. It may be empty. `null` counts as absent. */
export type GivenPersonEmail = string | null;

/** `online`: the user is at the document. `away`: the document is open, but the user is not at it. */
export type PresenceStatus = "online" | "away";

/** A person on the presence list. Custom fields belong to the entry and are kept unchanged. */
export interface PresenceUser {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The person's name, as shown to others. `null` counts as absent. */
    name?: GivenPersonName | undefined;
    /** The person's email address, with the same rules as the owner's. It may be empty. `null` counts as absent. */
    email?: GivenPersonEmail | undefined;
    /**
     * `online`: the user is at the document. `away`: the document is open, but the user is not at it.
     * @default online
     */
    status?: PresenceStatus | undefined;
    /** The value as it is returned. It has no effect. */
    renewedAt?: Timestamp | undefined;
    [key: string]: unknown;
}

/** The operation's input. */
export interface AddPresenceInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** The users, each at most once. */
    users: readonly PresenceUser[];
}

/** Whether the users are on the list. */
export interface PresenceResult {
    /** Always true. A call that adds no user fails with an `error`. */
    success: true;
}

/** The outcome. */
export interface AddPresenceResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** Whether the users are on the list. */
    data: PresenceResult;
}

/** The operation's input. */
export interface AddUsersToGroupsInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The user group's id, chosen by the caller. The group need not exist yet. */
    organizationUserGroupId: UserGroupId;
    /** The users, each at most once. */
    userIds: readonly UserId[];
    /** The value as it is returned. It has no effect. */
    memberCount?: number | undefined;
}

/** The results, keyed by user id. */
export interface AddUsersToGroupsItems {
    [key: string]: MembershipResult;
}

/** The outcome. */
export interface AddUsersToGroupsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The results, keyed by user id. */
    data: AddUsersToGroupsItems;
}

/** The organization's name, as shown to people. It is not blank and has no control characters. */
export type OrganizationName = string;

/** The service's own id of the organization, a UUID in lower case. It never changes. */
export type OrganizationServiceId = string;

/** The changes of an organization. Other fields are the caller's metadata. */
export interface OrganizationChange {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The organization's name, as shown to people. It is not blank and has no control characters. */
    organizationName?: OrganizationName | undefined;
    /** The service's own id, as Get Organizations returns it. It cannot be changed; with another one, the item fails. */
    id?: OrganizationServiceId | undefined;
    [key: string]: unknown;
}

/** The operation's input. */
export interface UpdateOrganizationsInput {
    /** The organizations, each at most once. */
    organizations: readonly OrganizationChange[];
}

/** The organization was updated. */
export interface UpdatedOrganization {
    /** Always true. */
    success: true;
    /** The service's own id of the organization, a UUID in lower case. It never changes. */
    id: OrganizationServiceId;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The organization does not exist. */
export interface MissingOrganization {
    /** Always false. */
    success: false;
    /** Null, since the organization does not exist or has another id. */
    id: null;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The result for one organization. `success` tells the two forms apart. */
export type OrganizationChangeResult = UpdatedOrganization | MissingOrganization;

/** The result for each organization, keyed by `organizationId`. */
export interface UpdateOrganizationsItems {
    [key: string]: OrganizationChangeResult;
}

/** The outcome. */
export interface UpdateOrganizationsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each organization, keyed by `organizationId`. */
    data: UpdateOrganizationsItems;
}

/** An organization. Other fields are the caller's metadata, and are kept unchanged. */
export interface OrganizationInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The organization's name, as shown to people. It is not blank and has no control characters. */
    organizationName: OrganizationName;
    /** The value as it is returned. It has no effect. */
    id?: OrganizationServiceId | undefined;
    [key: string]: unknown;
}

/** The operation's input. */
export interface AddOrganizationsInput {
    /** The organizations, each at most once. */
    organizations: readonly OrganizationInput[];
}

/** The organization was added. */
export interface AddedOrganization {
    /** Always true. */
    success: true;
    /** The service's own id of the organization, a UUID in lower case. It never changes. */
    id: OrganizationServiceId;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The organization already existed, and is unchanged. */
export interface ExistingOrganization {
    /** Always false. */
    success: false;
    /** The service's own id of the organization, a UUID in lower case. It never changes. */
    id: OrganizationServiceId;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The result for one organization. `success` tells the two forms apart. */
export type NewOrganizationResult = AddedOrganization | ExistingOrganization;

/** The result for each organization, keyed by `organizationId`. */
export interface AddOrganizationsItems {
    [key: string]: NewOrganizationResult;
}

/** The outcome. */
export interface AddOrganizationsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each organization, keyed by `organizationId`. */
    data: AddOrganizationsItems;
}

/** The operation's input. */
export interface GetDeleteAllUserDataStatusInput {
    /** The job's id from Delete All User Data. */
    jobId: JobId;
}

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Timestamp = number;

/** The progress of the job. */
export interface DeletionProgress {
    /** Whether all tasks are completed. */
    isDeleteCompleted: boolean;
    /** The number of tasks that are not completed. */
    tasksLeft: number;
    /** The time when the latest completed task was completed, in milliseconds since 1970-01-01T00:00:00Z. Absent before the first one. */
    lastTaskCompletedTime?: Timestamp;
}

/** The outcome. */
export interface GetDeleteAllUserDataStatusResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The progress of the job. */
    data: DeletionProgress;
}

/** The error. */
export interface StatusErrorContent {
    /** The first problem in plain words, with the field at fault and its allowed values. It is for people. Branch on `status`, and on the `reason` of the details. */
    message: ErrorMessage;
    /** The code of the error. Each code has one HTTP status. Only `INVALID_ARGUMENT` is also the code of 405, 408, 413 and 415. */
    status: ErrorStatus;
    /** The HTTP status of the response. */
    code: 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 500 | 501 | 503;
    /** The fields at fault, in the order in which they were found. Present if the request body is at fault. */
    details?: ErrorDetailList;
}

/** The body of every error response of Get Delete All User Data Status. */
export interface StatusErrorBody {
    /** The error. */
    error: StatusErrorContent;
}

/** The folders, each at most once. */
export type UpdatedFolderIds = readonly FolderId[];

/** The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups. */
export type FolderAccessType = "public" | "organizationPrivate" | "restricted";

/** The folders get an access type of their own. */
export interface FoldersSetAccessType {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The folders, each at most once. */
    folderIds: UpdatedFolderIds;
    /** The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups. */
    accessType: FolderAccessType;
    /** Optional. Together with an access type, it can only be false. */
    inheritFromParent?: false | undefined;
}

/** The folder's own access type. Null if the folder inherits. */
export type FolderAccessTypeOrNull = FolderAccessType | null;

/** The folders take the access of the folder above them. */
export interface FoldersInheritAccess {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The folders, each at most once. */
    folderIds: UpdatedFolderIds;
    /** Makes the folders inherit. */
    inheritFromParent: true;
    /** Optional. A folder that inherits has no access type of its own, so it can only be null. */
    accessType?: null | undefined;
}

/** The operation's input: an access type, or inheritance. */
export type UpdateAccessForFoldersInput = FoldersSetAccessType | FoldersInheritAccess;

/** The folder has the access type. */
export interface FolderAccessSet {
    /** Always true. */
    success: true;
    /** The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups. */
    accessType: FolderAccessType;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** Belongs to another alternative. */
    inheritFromParent?: never;
}

/** The folder takes the access of the folder above it. */
export interface FolderAccessInherited {
    /** Always true. */
    success: true;
    /** Always true: the folder inherits. */
    inheritFromParent: true;
    /** Null, since the folder has no access type of its own. */
    accessType: null;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The folder does not exist, and was not created. */
export interface FolderAccessFailed {
    /** Always false. */
    success: false;
    /** Null, since the folder does not exist. */
    accessType: null;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** Belongs to another alternative. */
    inheritFromParent?: never;
}

/** The result for one folder. `success` and `inheritFromParent` tell the three forms apart. */
export type FolderAccessResult = FolderAccessSet | FolderAccessInherited | FolderAccessFailed;

/** The result for each folder, keyed by its id. */
export interface UpdateAccessForFoldersItems {
    [key: string]: FolderAccessResult;
}

/** The outcome. */
export interface UpdateAccessForFoldersResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each folder, keyed by its id. */
    data: UpdateAccessForFoldersItems;
}

/** A place in a document, by its id in the notifications' source data. */
export type LocationId = string;

/** The notification's id. */
export type NotificationId = string;

/** The ids of the notifications to return. Each id may occur once. An empty list is treated as absent. */
export type NotificationIdList = readonly NotificationId[];

/** The maximum number of notifications on a page. A page of large ones may hold fewer. */
export type NotificationsPageSize = number;

/** The notifications of a document. */
export interface NotificationsByDocument {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** A place in a document, by its id in the notifications' source data. */
    locationId?: LocationId | undefined;
    /** The user who received the notifications. */
    userId?: UserId | undefined;
    /** The ids of the notifications to return. Each id may occur once. An empty list is treated as absent. */
    notificationIds?: NotificationIdList | undefined;
    /** The maximum number of notifications on a page. A page of large ones may hold fewer. */
    pageSize?: NotificationsPageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
    /** Belongs to another alternative. */
    unreadOnly?: never | undefined;
}

/** The notifications that a user received. */
export interface NotificationsByUser {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId?: DocumentId | undefined;
    /** A place in a document, by its id in the notifications' source data. */
    locationId?: LocationId | undefined;
    /** The user who received the notifications. */
    userId: UserId;
    /** The ids of the notifications to return. Each id may occur once. An empty list is treated as absent. */
    notificationIds?: NotificationIdList | undefined;
    /** Whether only notifications that the user has not read are returned. The default is false. */
    unreadOnly?: boolean | undefined;
    /** The maximum number of notifications on a page. A page of large ones may hold fewer. */
    pageSize?: NotificationsPageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
}

/** The operation's input: a document, a user, or both. */
export type NotificationQuery = NotificationsByDocument | NotificationsByUser;

/** Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text. */
export interface NotificationOrigin {
    [key: string]: unknown;
}

/** A person's name, as shown to others. */
export type PersonName = string;

/** The person's email address. It may be empty. */
export type PersonEmail = string;

/** A person, as they were given. Custom fields are returned unchanged. */
export interface User {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** A person's name, as shown to others. */
    name?: PersonName;
    /** The person's email address. It may be empty. */
    email?: PersonEmail;
    [key: string]: unknown;
}

/** The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`. */
export type HeadlineTemplate = string;

/** The people in a headline. */
export interface HeadlinePeople {
    /** The user whose action caused the notification. */
    actionUser?: User;
    /** The recipient, as the headline shows them. */
    recipientUser?: User;
}

/** A string, shown unchanged. */
export type HeadlineText = string;

/** A string, or a person. The headline shows the person's name. */
export type HeadlineValue = HeadlineText | User;

/** Variables, by name. */
export interface CustomHeadlineVariables {
    [key: string]: HeadlineValue;
}

/** The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people. */
export type HeadlineVariables = HeadlinePeople & CustomHeadlineVariables;

/** The message below the headline. It may be empty. */
export type BodyMessage = string;

/** The users who received the notification, by user id, each with the value `true`. If the request has a `userId`, the map has this user and the first 100 users in the order of their ids. Otherwise it has all users. If both maps together would exceed a page of 1 MiB, they have the first users in the order of their ids. */
export interface NotifiedUsers {
    [key: string]: true;
}

/** A notification, as it was added. */
export interface CollaborationNotification {
    /** The notification's id. */
    id: NotificationId;
    /** The source of the notification. It is `custom` for all notifications of Add Notifications. */
    notificationSource: "custom";
    /** Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text. */
    notificationSourceData: NotificationOrigin;
    /** The user whose action caused the notification. */
    actionUser: User;
    /** The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`. */
    displayHeadlineMessageTemplate: HeadlineTemplate;
    /** The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people. */
    displayHeadlineMessageTemplateData: HeadlineVariables;
    /** The message below the headline. It may be empty. */
    displayBodyMessage: BodyMessage;
    /** The place of the notification. */
    metadata: {
        /** The API key that added it. */
        apiKey: string;
        /** The document's id, chosen by the caller. */
        documentId: DocumentId;
        /** The organization's id, chosen by the caller in Add Organizations. */
        organizationId: OrganizationId;
    };
    /** The users who received the notification, by user id, each with the value `true`. If the request has a `userId`, the map has this user and the first 100 users in the order of their ids. Otherwise it has all users. If both maps together would exceed a page of 1 MiB, they have the first users in the order of their ids. */
    notifyUsers: NotifiedUsers;
    /** The same as `notifyUsers`. */
    notifyUsersByUserId: NotifiedUsers;
    /** The time when it was added, in milliseconds since 1970-01-01T00:00:00Z. */
    timestamp: Timestamp;
    /** Whether the user has read it (Update Notifications). Present if the request has a `userId`. */
    isRead?: boolean;
}

/** The outcome. */
export interface GetNotificationsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. It says if there are more notifications than were returned. */
    message: ResultMessage;
    /** The notifications, newest first. */
    data: CollaborationNotification[];
    /** The token of the next page. It is opaque and absent on the last page. */
    pageToken?: NextPageToken;
    /** The number of the user's unread notifications in the organization, at most 1,000. Present if the request has a `userId`. */
    unreadCount?: number;
}

/** `true` creates the organization if it does not exist. Its name is its id until it is updated. Otherwise, a missing organization is an error. */
export type CreateOrganization = boolean;

/** `true` creates the document if it does not exist. Its name is its id until it is updated. Otherwise, a missing document is an error. */
export type CreateDocument = boolean;

/** A person, as the caller knows them. A custom field that is `null` counts as absent. */
export interface GivenUser {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The person's name, as shown to others. `null` counts as absent. */
    name?: GivenPersonName | undefined;
    /** The person's email address, with the same rules as the owner's. It may be empty. `null` counts as absent. */
    email?: GivenPersonEmail | undefined;
    [key: string]: unknown;
}

/** `true` sends the notification only to users with access to the document. */
export type VerifyUserPermissions = boolean;

/** Your own id of the notification, unique in its organization. The same id with the same content changes nothing and notifies nobody twice. With other content, it is rejected. Without it, the service generates an id. */
export type NewNotificationId = string;

/** The people in a headline. */
export interface GivenHeadlinePeople {
    /** The user whose action caused the notification. Absent, it is the call's `actionUser`. */
    actionUser?: GivenUser | undefined;
    /** The recipient, as the headline shows them. Absent, it is each recipient: in an email the addressee, and in Get Notifications the user `userId`. */
    recipientUser?: GivenUser | undefined;
}

/** A string, or a person. The headline shows the person's name. */
export type GivenHeadlineValue = HeadlineText | GivenUser;

/** Variables, by name. */
export interface GivenCustomHeadlineVariables {
    [key: string]: GivenHeadlineValue;
}

/** The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people. */
export type GivenHeadlineVariables = GivenHeadlinePeople & GivenCustomHeadlineVariables;

/** Stored with the notification. It has no other effect. */
export type IsNotificationResolverUsed = boolean;

/** Custom fields, each with the required value of a user's context permission. A user must match all of them. */
export interface ContextAccess {
    [key: string]: string;
}

/** Limits the recipients by their context permissions. */
export interface NotificationContext {
    /** Custom fields, each with the required value of a user's context permission. A user must match all of them. */
    access: ContextAccess;
}

/** A notification for named people, and optionally for everyone. */
export interface NotificationForUsers {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** `true` creates the organization if it does not exist. Its name is its id until it is updated. Otherwise, a missing organization is an error. */
    createOrganization?: CreateOrganization | undefined;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** `true` creates the document if it does not exist. Its name is its id until it is updated. Otherwise, a missing document is an error. */
    createDocument?: CreateDocument | undefined;
    /** The user whose action caused the notification. */
    actionUser: GivenUser;
    /** `true` sends the notification only to users with access to the document. */
    verifyUserPermissions?: VerifyUserPermissions | undefined;
    /** Your own id of the notification, unique in its organization. The same id with the same content changes nothing and notifies nobody twice. With other content, it is rejected. Without it, the service generates an id. */
    notificationId?: NewNotificationId | undefined;
    /** The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`. */
    displayHeadlineMessageTemplate: HeadlineTemplate;
    /** The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people. */
    displayHeadlineMessageTemplateData?: GivenHeadlineVariables | undefined;
    /** The message below the headline. It may be empty. */
    displayBodyMessage?: BodyMessage | undefined;
    /** The recipients, each user at most once. */
    notifyUsers: readonly GivenUser[];
    /** Whether everyone receives the notification, in addition to `notifyUsers`. The default is false. */
    notifyAll?: boolean | undefined;
    /** Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text. */
    notificationSourceData?: NotificationOrigin | undefined;
    /** Stored with the notification. It has no other effect. */
    isNotificationResolverUsed?: IsNotificationResolverUsed | undefined;
    /** Limits the recipients by their context permissions. */
    context?: NotificationContext | undefined;
}

/** A notification for everyone who belongs to the organization. */
export interface NotificationForEveryone {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** `true` creates the organization if it does not exist. Its name is its id until it is updated. Otherwise, a missing organization is an error. */
    createOrganization?: CreateOrganization | undefined;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** `true` creates the document if it does not exist. Its name is its id until it is updated. Otherwise, a missing document is an error. */
    createDocument?: CreateDocument | undefined;
    /** The user whose action caused the notification. */
    actionUser: GivenUser;
    /** `true` sends the notification only to users with access to the document. */
    verifyUserPermissions?: VerifyUserPermissions | undefined;
    /** Your own id of the notification, unique in its organization. The same id with the same content changes nothing and notifies nobody twice. With other content, it is rejected. Without it, the service generates an id. */
    notificationId?: NewNotificationId | undefined;
    /** The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`. */
    displayHeadlineMessageTemplate: HeadlineTemplate;
    /** The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people. */
    displayHeadlineMessageTemplateData?: GivenHeadlineVariables | undefined;
    /** The message below the headline. It may be empty. */
    displayBodyMessage?: BodyMessage | undefined;
    /** Recipients in addition to everyone, each user at most once. It may be empty. */
    notifyUsers?: readonly GivenUser[] | undefined;
    /** Sends the notification to everyone who belongs to the organization now. These are users with a grant in force on it or on a resource in it, members of its user groups, and users added by Add Users or an import. The actor, users who have lost their last access, and users known only from presence or other notifications do not receive it. */
    notifyAll: true;
    /** Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text. */
    notificationSourceData?: NotificationOrigin | undefined;
    /** Stored with the notification. It has no other effect. */
    isNotificationResolverUsed?: IsNotificationResolverUsed | undefined;
    /** Limits the recipients by their context permissions. */
    context?: NotificationContext | undefined;
}

/** The operation's input: a notification for named people, for everyone, or for both. */
export type NewNotification = NotificationForUsers | NotificationForEveryone;

/** The result for the notification. */
export interface NotificationResult {
    /** Always `true`. */
    success: true;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The id of the notification: your own, or the one that the service generated. */
    notificationId: NotificationId;
}

/** The outcome. */
export interface AddNotificationsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for the notification. */
    data: NotificationResult;
}

/** `ALL` notifications, only `MINE`, or `NONE`. */
export type NotificationChoice = "ALL" | "MINE" | "NONE";

/** `ALL`, `MINE`, `NONE`, or null for no setting. */
export type NotificationChoiceOrNull = NotificationChoice | null;

/** The settings to change. Absent fields stay, and null removes a setting. */
export interface NotificationConfig {
    /** The notifications in the user's inbox: `ALL`, `MINE` or `NONE`. `MINE` are those in documents that the user has acted on before, and those that name the user in `notifyUsers`. */
    inbox?: NotificationChoiceOrNull | undefined;
    /** The inbox notifications that are also sent by email, if Update Email Config switches mail on. It has the same three values. The default is `MINE`. */
    email?: NotificationChoiceOrNull | undefined;
    /** The notifications to send through Slack. It has the same three values, and is stored for the sender. */
    slack?: NotificationChoiceOrNull | undefined;
}

/** The operation's input. */
export interface SetConfigInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The documents of the setting, each at most once. Absent or empty, the setting is for the whole organization. */
    documentIds?: readonly DocumentId[] | undefined;
    /** The users of the setting, each at most once. */
    userIds: readonly UserId[];
    /** The settings to change. Absent fields stay, and null removes a setting. */
    config: NotificationConfig;
}

/** A setting that is in force. */
export interface ConfigSet {
    /** Always `true`. */
    success: true;
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The last document of the request, or null for the whole organization. */
    documentId: string | null;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** A setting that failed for at least one document. */
export interface ConfigNotSet {
    /** Always `false`. */
    success: false;
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The first document that failed, or null for the whole organization. */
    documentId: string | null;
    /** The reason of the failure. */
    message: ResultMessage;
}

/** The result for one user's setting. `success` tells the two forms apart. */
export type ConfigResult = ConfigSet | ConfigNotSet;

/** The result for each user's setting, by user id. */
export interface SetConfigItems {
    [key: string]: ConfigResult;
}

/** The outcome. */
export interface SetConfigResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each user's setting, by user id. */
    data: SetConfigItems;
}

/** The operation's input. */
export interface MigrateDocumentsInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's current id. */
    documentId: DocumentId;
    /** The document's new id. No document may have it yet. */
    newDocumentId: DocumentId;
}

/** The migration's id, generated by the service. */
export type MigrationId = string;

/** The migration. */
export interface StartedMigration {
    /** The migration's id, generated by the service. */
    migrationId: MigrationId;
}

/** The outcome. */
export interface MigrateDocumentsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The migration. */
    data: StartedMigration;
}

/** The operation's input. */
export interface GetAuthTokensInput {
    /** The id of the API key, from `apiKeyList` of the workspace. */
    apiKey: CallerChosenId;
}

/** The key and its token. */
export interface ApiKeyAndToken {
    /** The API key, for the header `x-svc-api-key`. */
    apiKey: WorkspaceServiceId;
    /** The key's auth token, for the header `x-svc-auth-token`. */
    authToken: AuthToken;
}

/** The outcome. */
export interface GetAuthTokensResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The key and its token. */
    data: ApiKeyAndToken;
}

/** The id of the API key. Required with the headers of a workspace. With those of an API key, it is that key. */
export type MailingApiKey = string;

/** The sender's name. Null selects the operator's own. */
export type SenderName = string | null;

/** An email address, or null for none. */
export type OptionalEmailAddress = string | null;

/** The operation's input. Absent fields stay. */
export interface UpdateEmailConfigInput {
    /** The id of the API key. Required with the headers of a workspace. With those of an API key, it is that key. */
    apiKey?: MailingApiKey | undefined;
    /** Whether its notifications are also sent by email. */
    enabled?: boolean | undefined;
    /** The sender's name. Null selects the operator's own. */
    fromName?: SenderName | undefined;
    /** The sender's address, if the operator has given its domain to the workspace. Null selects the operator's own. */
    fromAddress?: OptionalEmailAddress | undefined;
    /** The address for replies. Null selects the sender's address. */
    replyTo?: OptionalEmailAddress | undefined;
    /** The value as it is returned. It has no effect. */
    isFromAddressUsed?: boolean | undefined;
    /** The value as it is returned. It has no effect. */
    isOnlyToOwner?: boolean | undefined;
    /** The value as it is returned. It has no effect. */
    suppressedAddresses?: number | undefined;
}

/** The email settings of an API key. */
export interface EmailConfig {
    /** The API key. */
    apiKey: CallerChosenId;
    /** Whether its notifications are also sent by email. */
    enabled: boolean;
    /** The sender's name. Null selects the operator's own. */
    fromName: SenderName;
    /** The sender's address in the settings, or null. */
    fromAddress: OptionalEmailAddress;
    /** The address for replies, or null. */
    replyTo: OptionalEmailAddress;
    /** Whether emails come from `fromAddress`, and not from the operator's own address. */
    readonly isFromAddressUsed: boolean;
    /** Whether emails go only to the owner of the workspace: always with a key for testing, otherwise until the owner's address is verified. */
    readonly isOnlyToOwner: boolean;
    /** The addresses to which the workspace sends no email for 30 days, since a mail server has permanently rejected them. At most 10,000 are counted. */
    readonly suppressedAddresses: number;
}

/** The outcome. */
export interface UpdateEmailConfigResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The email settings of an API key. */
    data: EmailConfig;
}

/** The operation's input. */
export interface GetMigrationStatusInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The migration's id, from `result.data.migrationId` of Migrate Documents. */
    migrationId: MigrationId;
}

/**
 * The state of the migration.
 *
 * - `pending`: not started.
 * - `inProgress`: running.
 * - `completed`: the document has its new id.
 * - `failed`: this migration did not move the document. A later one to another id may have moved it.
 */
export type MigrationStatus = "pending" | "inProgress" | "completed" | "failed";

/** The migration. */
export interface Migration {
    /** The migration's id, generated by the service. */
    migrationId: MigrationId;
    /**
     * The state of the migration.
     *
     *     - `pending`: not started.
     *     - `inProgress`: running.
     *     - `completed`: the document has its new id.
     *     - `failed`: this migration did not move the document. A later one to another id may have moved it.
     */
    status: MigrationStatus;
    /** The document's old id. */
    documentId: DocumentId;
    /** The document's new id. */
    newDocumentId: DocumentId;
}

/** The outcome. */
export interface GetMigrationStatusResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The migration. */
    data: Migration;
}

/** The operation's input. */
export interface CreateApiKeyInput {
    /** The name of the key. */
    apiKeyName: WorkspaceText;
    /** The purpose of the key. A workspace begins with a key for `testing`. */
    type: ApiKeyType;
}

/** An API key, with its auth token. */
export interface CreatedApiKey {
    /** The key's id, for the header `x-svc-api-key`. */
    id: WorkspaceServiceId;
    /** The name of the key. */
    apiKeyName: WorkspaceText;
    /** The purpose of the key. A workspace begins with a key for `testing`. */
    type: ApiKeyType;
    /** The key's auth token, for the header `x-svc-auth-token`. */
    authToken: AuthToken;
}

/** The outcome. */
export interface CreateApiKeyResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** An API key, with its auth token. */
    data: CreatedApiKey;
}

/** A host name, such as `app.acme.example`, or `*.` and a host name for all hosts below it. With a scheme other than https, or a port other than its default, it is a whole origin: `http://app.acme.example:8080`. */
export type RequestedDomain = string;

/** The operation's input. */
export interface AddDomainsInput {
    /** The domains, each at most once. */
    domains: readonly RequestedDomain[];
}

/** A host name in lower case and ASCII, or `*.` and a host name for all hosts below it. With a scheme other than https, or a port other than its default, it is a whole origin. */
export type WorkspaceDomain = string;

/** The domain was added or deleted. */
export interface AddedDomain {
    /** Always true. */
    success: true;
    /** A host name in lower case and ASCII, or `*.` and a host name for all hosts below it. With a scheme other than https, or a port other than its default, it is a whole origin. */
    domain: WorkspaceDomain;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** Nothing was added or deleted. */
export interface RefusedDomain {
    /** Always false. */
    success: false;
    /** Null, since nothing was changed. */
    domain: null;
    /** The reason, in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The result for one domain. `success` tells the two forms apart. */
export type DomainResult = AddedDomain | RefusedDomain;

/** The result for each domain, keyed by the text that was sent. */
export interface DomainItems {
    [key: string]: DomainResult;
}

/** The outcome. */
export interface AddDomainsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each domain, keyed by the text that was sent. */
    data: DomainItems;
}

/** A person, as the caller knows them, with their access. A custom field that is `null` counts as absent. */
export interface NewUser {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The person's name, as shown to others. `null` counts as absent. */
    name?: GivenPersonName | undefined;
    /** The person's email address, with the same rules as the owner's. It may be empty. `null` counts as absent. */
    email?: GivenPersonEmail | undefined;
    /** The role of a grant on the organization. */
    accessRole?: AccessRole | undefined;
    /** The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire. */
    expiresAt?: ExpiresAt | undefined;
    /** The user's context permissions, which a notification's `context` is compared with. Without them, the user receives no notification with a `context`. */
    context?: NotificationContext | undefined;
    /** The value as it is returned. It has no effect. */
    addedAt?: Timestamp | undefined;
    [key: string]: unknown;
}

/** The operation's input. */
export interface AddUsersInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The users, each at most once. */
    users: readonly NewUser[];
}

/** The result for one user. */
export interface UserResult {
    /** Whether the user was changed. A failed item changes nothing. */
    success: boolean;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The result for each user, keyed by `userId`. */
export interface AddUsersItems {
    [key: string]: UserResult;
}

/** The outcome. */
export interface AddUsersResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each user, keyed by `userId`. */
    data: AddUsersItems;
}

/** Changes of a person. A given custom field replaces the stored one, and `null` removes it. */
export interface ChangedUser {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The person's name, as shown to others. `null` removes it. */
    name?: string | null | undefined;
    /** The person's email address, with the same rules as the owner's. It may be empty. `null` removes it. */
    email?: GivenPersonEmail | undefined;
    /** The role of the user's grant on the organization. `null` removes the grant. */
    accessRole?: AccessRole | null | undefined;
    /** The expiry of the grant on the organization, as in Add Permissions. `null` removes the expiry. */
    expiresAt?: number | null | undefined;
    /** The user's context permissions, which replace the stored ones. `null` removes them. */
    context?: {
        /** Custom fields, each with the required value of a user's context permission. A user must match all of them. */
        access: ContextAccess;
    } | null | undefined;
    /** The value as it is returned. It has no effect. */
    addedAt?: Timestamp | undefined;
    [key: string]: unknown;
}

/** The operation's input. */
export interface UpdateUsersInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The users, each at most once. */
    users: readonly ChangedUser[];
}

/** The result for each user, keyed by `userId`. */
export interface UpdateUsersItems {
    [key: string]: UserResult;
}

/** The outcome. */
export interface UpdateUsersResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each user, keyed by `userId`. */
    data: UpdateUsersItems;
}

/** The person, as the caller knows them. A custom field that is `null` counts as absent. */
export interface UserProperties {
    /** The person's name, as shown to others. `null` counts as absent. */
    name?: GivenPersonName | undefined;
    /** The person's email address, with the same rules as the owner's. It may be empty. `null` counts as absent. */
    email?: GivenPersonEmail | undefined;
    [key: string]: unknown;
}

/** The resources to grant. */
export interface TokenPermissions {
    /** The resources, each at most once. */
    resources: readonly Grant[];
}

/** The operation's input. */
export interface GenerateTokenInput {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The person, as the caller knows them. A custom field that is `null` counts as absent. */
    userProperties?: UserProperties | undefined;
    /** The resources to grant. */
    permissions?: TokenPermissions | undefined;
}

/** A token, and its expiry. */
export interface UserToken {
    /** A signed JWT in its compact form. */
    token: string;
    /** The expiry of the token, in milliseconds since 1970-01-01T00:00:00Z. */
    expiresAt: Timestamp;
}

/** The outcome. */
export interface GenerateTokenResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** A token, and its expiry. */
    data: UserToken;
}

/** The type of the resource. */
export type ResourceType = "organization" | "folder" | "document";

/** A resource of the organization of the call. The organization itself is one of them. */
export interface ResourceOfOrganization {
    /** The type of the resource. */
    type: ResourceType;
    /** The organization's, folder's or document's id. */
    id: CallerChosenId;
    /** Optional. It must be the organization of the call. */
    organizationId?: OrganizationId | undefined;
    /** The value as it is returned. It has no effect. */
    userId?: UserId | undefined;
    /** The value as it is returned. It has no effect. */
    accessRole?: AccessRole | undefined;
    /** The value as it is returned. It has no effect. */
    expiresAt?: Timestamp | undefined;
}

/** The operation's input. */
export interface GetPermissionsInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Returns only the grants of these users. Each user may occur once. An empty list is treated as absent. */
    userIds?: readonly UserId[] | undefined;
    /** Returns only the grants on these resources of the organization. Each resource may occur once. An empty list is treated as absent. */
    resources?: readonly ResourceOfOrganization[] | undefined;
    /** The maximum number of items on a page. */
    pageSize?: PageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
}

/** A grant in force on an organization. */
export interface OrganizationGrantInForce {
    /** The user of the grant. */
    userId: UserId;
    /** An organization. */
    type: "organization";
    /** The organization's id, chosen by the caller in Add Organizations. */
    id: OrganizationId;
    /** `viewer` may read. `editor` may read and write. */
    accessRole: AccessRole;
    /** The expiry of the grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if it does not expire. */
    expiresAt?: Timestamp;
    /** Belongs to another alternative. */
    organizationId?: never;
}

/** A grant in force on a folder. */
export interface FolderGrantInForce {
    /** The user of the grant. */
    userId: UserId;
    /** A folder. */
    type: "folder";
    /** The folder's id, chosen by the caller. */
    id: FolderId;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** `viewer` may read. `editor` may read and write. */
    accessRole: AccessRole;
    /** The expiry of the grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if it does not expire. */
    expiresAt?: Timestamp;
}

/** A grant in force on a document. */
export interface DocumentGrantInForce {
    /** The user of the grant. */
    userId: UserId;
    /** A document. */
    type: "document";
    /** The document's id, chosen by the caller. */
    id: DocumentId;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** `viewer` may read. `editor` may read and write. */
    accessRole: AccessRole;
    /** The expiry of the grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if it does not expire. */
    expiresAt?: Timestamp;
}

/** A grant in force. `type` tells the three forms apart. */
export type GrantInForce = OrganizationGrantInForce | FolderGrantInForce | DocumentGrantInForce;

/** A page of grants. */
export interface GetPermissionsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The grants of this page. It is empty if there are none. */
    data: GrantInForce[];
    /** The token of the next page. It is opaque and absent on the last page. */
    pageToken?: NextPageToken;
}

/** The operation's input. */
export interface GetOrganizationsInput {
    /** Returns only the organizations with these ids. Each id may occur once. An empty list is treated as absent. */
    organizationIds?: readonly OrganizationId[] | undefined;
    /** The maximum number of items on a page. */
    pageSize?: PageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
}

/** An organization. It may have further fields, which are returned as they were stored. */
export interface Organization {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The service's own id of the organization. */
    readonly id: OrganizationServiceId;
    /** The organization's name, as shown to people. The default is the organization's id. */
    organizationName: string;
    [key: string]: unknown;
}

/** A page of organizations. */
export interface GetOrganizationsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The organizations of this page, in the order of their ids. It is empty if there are none. */
    data: Organization[];
    /** The token of the next page. It is opaque and absent on the last page. */
    pageToken?: NextPageToken;
}

/** The operation's input. */
export interface GetUsersInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Returns only the users with these ids. Each id may occur once. An empty list is treated as absent. */
    userIds?: readonly UserId[] | undefined;
    /** The maximum number of items on a page. */
    pageSize?: PageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
}

/** A person known to the organization, with the latest values. Custom fields are returned unchanged. */
export interface KnownUser {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** A person's name, as shown to others. */
    name?: PersonName;
    /** The person's email address. It may be empty. */
    email?: string;
    /** The role of their grant on the organization. Absent if no grant is in force. */
    accessRole?: AccessRole;
    /** The expiry of that grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if it does not expire. */
    expiresAt?: Timestamp;
    /** The user's context permissions, which a notification's `context` is compared with. Absent if there are none. */
    context?: NotificationContext;
    /** The time when Add Users or an import added them to the organization. Absent if they are known from other calls only. */
    readonly addedAt?: Timestamp;
    [key: string]: unknown;
}

/** A page of users. */
export interface GetUsersResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The users of this page, in the order of their ids. It is empty if there are none. */
    data: KnownUser[];
    /** The token of the next page. It is opaque and absent on the last page. */
    pageToken?: NextPageToken;
}

/** The operation's input. */
export interface GetUserGroupsInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Returns only this user group, with its members. */
    organizationUserGroupId?: UserGroupId | undefined;
    /** The maximum number of items on a page. */
    pageSize?: PageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
}

/** A user group. */
export interface UserGroup {
    /** The user group's id, chosen by the caller. */
    organizationUserGroupId: UserGroupId;
    /** The number of members. 1,000 means 1,000 or more. */
    readonly memberCount: number;
    /** The members of this page, in the order of their ids. Present only for a group that was requested by its id. */
    userIds?: UserId[];
}

/** A page of user groups, or of the members of one group. */
export interface GetUserGroupsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The groups of this page, in the order of their ids. It is empty if there are none. */
    data: UserGroup[];
    /** The token of the next page. It is opaque and absent on the last page. */
    pageToken?: NextPageToken;
}

/** A folder to add. */
export interface NewFolder {
    /** The folder's id, chosen by the caller. */
    folderId: FolderId;
    /** The folder's name, as shown to people. The default is the folder's id. */
    folderName?: string | undefined;
    /** The parent folder. Absent or null, the folder is at the top. */
    parentFolderId?: FolderIdOrNull | undefined;
    /** The access type. Absent or null, the folder takes the access of the folder above it. */
    accessType?: FolderAccessType | null | undefined;
    /** If true, the folder takes the access of the folder above it, as with an `accessType` of null. An access type beside it is rejected. */
    inheritFromParent?: boolean | undefined;
    /** The value as it is returned. It has no effect. */
    effectiveAccessType?: FolderAccessType | undefined;
}

/** The operation's input. */
export interface AddFoldersInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The folders, each at most once. */
    folders: readonly NewFolder[];
}

/** The folder was added. */
export interface FolderAdded {
    /** Always true. */
    success: true;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The folder was not added. `message` has the reason. */
export interface FolderNotAdded {
    /** Always false. */
    success: false;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The result for one folder. `success` tells the two forms apart. */
export type NewFolderResult = FolderAdded | FolderNotAdded;

/** The result for each folder, keyed by its id. */
export interface AddFoldersItems {
    [key: string]: NewFolderResult;
}

/** The outcome. */
export interface AddFoldersResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each folder, keyed by its id. */
    data: AddFoldersItems;
}

/** The operation's input. */
export interface GetFoldersInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Returns only the folders with these ids. Each id may occur once. An empty list is treated as absent. */
    folderIds?: readonly FolderId[] | undefined;
    /** Returns only the folders directly in this folder. Null selects the folders at the top. */
    parentFolderId?: FolderIdOrNull | undefined;
    /** The maximum number of items on a page. */
    pageSize?: PageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
}

/** A folder. */
export interface Folder {
    /** The folder's id, chosen by the caller. */
    folderId: FolderId;
    /** The folder's name, as shown to people. The default is the folder's id. */
    folderName: string;
    /** The parent folder. Null if the folder is at the top. */
    parentFolderId: FolderIdOrNull;
    /** The folder's own access type. Null if it inherits. */
    accessType: FolderAccessType | null;
    /** Whether the folder has no access type of its own. */
    inheritFromParent: boolean;
    /** The access type in force: the folder's own, that of the nearest folder above with its own, or the default of the API key. */
    readonly effectiveAccessType: FolderAccessType;
}

/** The outcome. */
export interface GetFoldersResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The folders of this page, in the order of their ids. It is empty if there are none. */
    data: Folder[];
    /** The token of the next page. It is absent on the last page. */
    pageToken?: NextPageToken;
}

/** A document to add. Custom fields are kept and returned unchanged. */
export interface NewDocument {
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** The document's id, as Get Documents returns it. It must be the same as `documentId`. */
    id?: DocumentId | undefined;
    /** The document's name, as shown to people. The default is the document's id. */
    documentName?: DocumentName | undefined;
    /** The document's folder. Absent or null, it is in no folder. */
    folderId?: FolderIdOrNull | undefined;
    /** The access type. Absent or null, the document takes the access of its folder. */
    accessType?: DocumentAccessType | null | undefined;
    /** If true, the document takes the access of its folder, and `accessType` has no effect. False is the same as absent. */
    inheritFromParent?: boolean | undefined;
    /**
     * Whether the document is disabled.
     * @default false
     */
    disabled?: boolean | undefined;
    [key: string]: unknown;
}

/** The operation's input. */
export interface AddDocumentsInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The documents, each at most once. */
    documents: readonly NewDocument[];
}

/** The document was added. */
export interface DocumentAdded {
    /** Always true. */
    success: true;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The document was not added. `message` has the reason. */
export interface DocumentNotAdded {
    /** Always false. */
    success: false;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The result for one document. `success` tells the two forms apart. */
export type NewDocumentResult = DocumentAdded | DocumentNotAdded;

/** The result for each document, keyed by its id. */
export interface AddDocumentsItems {
    [key: string]: NewDocumentResult;
}

/** The outcome. */
export interface AddDocumentsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each document, keyed by its id. */
    data: AddDocumentsItems;
}

/** The changes of a document. A given custom field replaces the stored one, and `null` removes it. */
export interface DocumentChange {
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** The document's id, as Get Documents returns it. It must be the same as `documentId`. */
    id?: DocumentId | undefined;
    /** The document's new name. */
    documentName?: DocumentName | undefined;
    /** The document's new folder. Null takes it out of its folder. */
    folderId?: FolderIdOrNull | undefined;
    /** The access type. Null gives the document the access of its folder. */
    accessType?: DocumentAccessType | null | undefined;
    /** If true, the document takes the access of its folder, and `accessType` has no effect. False is the same as absent. */
    inheritFromParent?: boolean | undefined;
    /** Whether the document is disabled. */
    disabled?: boolean | undefined;
    [key: string]: unknown;
}

/** The operation's input. */
export interface UpdateDocumentsInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The documents, each at most once. */
    documents: readonly DocumentChange[];
}

/** The document was changed as requested. */
export interface DocumentUpdated {
    /** Always true. */
    success: true;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The document was not changed. `message` has the reason. */
export interface DocumentNotUpdated {
    /** Always false. */
    success: false;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The result for one document. `success` tells the two forms apart. */
export type DocumentChangeResult = DocumentUpdated | DocumentNotUpdated;

/** The result for each document, keyed by its id. */
export interface UpdateDocumentsItems {
    [key: string]: DocumentChangeResult;
}

/** The outcome. */
export interface UpdateDocumentsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each document, keyed by its id. */
    data: UpdateDocumentsItems;
}

/** The operation's input. */
export interface GetConfigInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Documents whose settings are returned in addition to the organization's. Each may occur once. An empty list is treated as absent. */
    documentIds?: readonly DocumentId[] | undefined;
    /** The users whose settings are returned, each at most once. */
    userIds: readonly UserId[];
}

/** The stored settings, as Set Config takes them. A field without a setting is null. */
export interface StoredConfig {
    /** `ALL`, `MINE`, `NONE`, or null for no setting. */
    inbox: NotificationChoiceOrNull;
    /** `ALL`, `MINE`, `NONE`, or null for no setting. */
    email: NotificationChoiceOrNull;
    /** `ALL`, `MINE`, `NONE`, or null for no setting. */
    slack: NotificationChoiceOrNull;
}

/** The settings in force. */
export interface EffectiveConfig {
    /** `ALL` notifications, only `MINE`, or `NONE`. */
    inbox: NotificationChoice;
    /** `ALL` notifications, only `MINE`, or `NONE`. */
    email: NotificationChoice;
    /** `ALL` notifications, only `MINE`, or `NONE`. */
    slack: NotificationChoice;
}

/** The settings of one user in one document. */
export interface DocumentConfig {
    /** The stored settings, as Set Config takes them. A field without a setting is null. */
    config: StoredConfig;
    /** The settings in force. */
    effectiveConfig: EffectiveConfig;
}

/** The settings of one user. */
export interface UserConfig {
    /** The stored settings, as Set Config takes them. A field without a setting is null. */
    config: StoredConfig;
    /** The settings in force. */
    effectiveConfig: EffectiveConfig;
    /** The user's settings in each requested document that exists, keyed by its id. Absent without `documentIds`. */
    documents?: {
        [key: string]: DocumentConfig;
    };
}

/** The settings of each requested user, keyed by the user's id. */
export interface GetConfigItems {
    [key: string]: UserConfig;
}

/** The outcome. */
export interface GetConfigResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The settings of each requested user, keyed by the user's id. */
    data: GetConfigItems;
}

/** The operation's input. */
export interface GetPresenceInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** The maximum number of items on a page. */
    pageSize?: PageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
}

/** A present user. Custom fields are those of the entry, and are returned unchanged. */
export interface PresentUser {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** A person's name, as shown to others. */
    name?: PersonName;
    /** The person's email address. It may be empty. */
    email?: string;
    /** `online`: the user is at the document. `away`: the document is open, but the user is not at it. */
    status: PresenceStatus;
    /** The time when the entry was last renewed, in milliseconds since 1970-01-01T00:00:00Z. */
    readonly renewedAt: Timestamp;
    [key: string]: unknown;
}

/** The outcome. */
export interface GetPresenceResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The users of this page, in the order of their ids. It is empty if there are none. */
    data: PresentUser[];
    /** The token of the next page. It is opaque and absent on the last page. */
    pageToken?: NextPageToken;
}

/** The operation's input. */
export interface RemovePresenceInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** The users, each at most once. */
    userIds: readonly UserId[];
}

/** The result for one user. */
export interface RemovedPresence {
    /** Whether the user was removed. */
    success: boolean;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The result for each user, keyed by its id. */
export interface RemovePresenceItems {
    [key: string]: RemovedPresence;
}

/** The outcome. */
export interface RemovePresenceResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each user, keyed by its id. */
    data: RemovePresenceItems;
}

/** The operation's input. */
export interface CheckPermissionsInput {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The resources, each at most once. The results are in the same order. */
    resources: readonly GrantedResource[];
}

/** A resource with a grant. */
export interface GrantingResource {
    /** The type of the resource. */
    type: ResourceType;
    /** The organization's, folder's or document's id. */
    id: CallerChosenId;
}

/** The access to a resource. */
export interface ResourceAccess {
    /** The type of the resource. */
    type: ResourceType;
    /** The organization's, folder's or document's id. */
    id: CallerChosenId;
    /** The organization of the folder or document. Absent for an organization. */
    organizationId?: OrganizationId;
    /** The role in force. Null if the user has no access. */
    accessRole: AccessRole | null;
    /** The reason for the access, or for its absence. */
    reason: "grant" | "userGroup" | "public" | "noAccess" | "notFound";
    /** The resource of the grant. Present with the reason `grant`. */
    grantedOn?: GrantingResource;
    /** The expiry of the grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if the access does not expire. */
    expiresAt?: Timestamp;
}

/** The outcome. */
export interface CheckPermissionsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The access to each resource, in the order of the request. */
    data: ResourceAccess[];
}

/** The ids of the notifications, each at most once. */
export type ChangedNotificationIds = readonly NotificationId[];

/** The operation's input. */
export interface UpdateNotificationsInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The ids of the notifications, each at most once. */
    notificationIds: ChangedNotificationIds;
    /** The recipient. */
    userId: UserId;
    /** Whether the user has read them: true for read, false for unread. */
    read: boolean;
}

/** A notification that has the new state, or is deleted. */
export interface NotificationChanged {
    /** Always `true`. */
    success: true;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The notification's id. */
    notificationId: NotificationId;
}

/** A notification that does not exist, or that the user has not received. */
export interface NotificationNotChanged {
    /** Always `false`. */
    success: false;
    /** The reason of the failure. */
    message: ResultMessage;
    /** The notification's id. */
    notificationId: NotificationId;
}

/** The result for one notification. `success` tells the two forms apart. */
export type NotificationOutcome = NotificationChanged | NotificationNotChanged;

/** The result for each notification, by its id. */
export interface NotificationItems {
    [key: string]: NotificationOutcome;
}

/** The outcome. */
export interface UpdateNotificationsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each notification, by its id. */
    data: NotificationItems;
}

/** The operation's input. */
export interface DeleteNotificationsInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The ids of the notifications, each at most once. */
    notificationIds: ChangedNotificationIds;
    /** The recipient whose inbox they leave. Absent, they are deleted for everyone. */
    userId?: UserId | undefined;
}

/** The outcome. */
export interface DeleteNotificationsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each notification, by its id. */
    data: NotificationItems;
}

/** The operation's input. */
export interface GetUserDataInput {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The maximum number of items on a page. */
    pageSize?: PageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
}

/** The fields of the item, by name. Times are in milliseconds since 1970-01-01T00:00:00Z. Fields without a value are absent. */
export interface UserDataFields {
    [key: string]: unknown;
}

/** An item of a user's data. */
export interface UserDataItem {
    /** The kind of the item. */
    kind: "grant" | "userGroupMembership" | "presence" | "presenceReference" | "annotation" | "mention" | "annotationReference" | "documentReference" | "notification" | "mail" | "receivedNotification" | "notificationConfig" | "notificationReference" | "user" | "identity" | "userReference" | "organizationReference" | "event";
    /** The organization of the item. Absent for an `identity`. */
    organizationId?: OrganizationId;
    /** The document of the item. Absent if it has none. */
    documentId?: DocumentId;
    /** The fields of the item, by name. Times are in milliseconds since 1970-01-01T00:00:00Z. Fields without a value are absent. */
    data: UserDataFields;
}

/** The outcome. */
export interface GetUserDataResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The items of this page. It is empty if there are none. */
    data: UserDataItem[];
    /** The token of the next page. It is absent on the last page. */
    pageToken?: NextPageToken;
}

/** An empty object. */
export type GetApiKeysInput = Record<string, never>;

/** An API key, with its switches. */
export interface ApiKeySettings {
    /** The key's id, for the header `x-svc-api-key`. */
    id: WorkspaceServiceId;
    /** The name of the key. */
    apiKeyName: WorkspaceText;
    /** The type of the key. */
    readonly type: ApiKeyType;
    /** Whether Get Documents can be called. */
    advancedQueries: boolean;
    /** Whether Set Config and Get Config can be called. */
    notificationConfig: boolean;
    /** Whether changes are recorded for Get Events. */
    events: boolean;
    /** The access of folders at the top that have no access type of their own. */
    defaultFolderAccess: FolderAccessType;
}

/** The API keys of the workspace, the oldest first. */
export type ApiKeyList = ApiKeySettings[];

/** The outcome. */
export interface GetApiKeysResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The API keys of the workspace, the oldest first. */
    data: ApiKeyList;
}

/** The operation's input. Absent fields stay. */
export interface UpdateApiKeyInput {
    /** The id of the API key, from Get API Keys. */
    apiKey: CallerChosenId;
    /** The id of the API key, as Get API Keys returns it. It must be the same as `apiKey`. */
    id?: WorkspaceServiceId | undefined;
    /** The new name of the key. */
    apiKeyName?: WorkspaceText | undefined;
    /** Whether Get Documents can be called. */
    advancedQueries?: boolean | undefined;
    /** Whether Set Config and Get Config can be called. */
    notificationConfig?: boolean | undefined;
    /** Whether changes are recorded for Get Events. */
    events?: boolean | undefined;
    /** The access of folders at the top that have no access type of their own. */
    defaultFolderAccess?: FolderAccessType | undefined;
    /** The value as it is returned. It has no effect. */
    type?: ApiKeyType | undefined;
}

/** The outcome. */
export interface UpdateApiKeyResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** An API key, with its switches. */
    data: ApiKeySettings;
}

/** The operation's input. */
export interface ResetAuthTokenInput {
    /** The id of the API key, from Get API Keys. Without it, the workspace's own token is reset. */
    apiKey?: CallerChosenId | undefined;
}

/** The new token. */
export interface ResetToken {
    /** The API key of the token. Null for the workspace's own. */
    apiKey: WorkspaceServiceId | null;
    /** The new token, for the header `x-svc-auth-token`. */
    authToken: AuthToken;
}

/** The outcome. */
export interface ResetAuthTokenResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The new token. */
    data: ResetToken;
}

/** An empty object. */
export type GetDomainsInput = Record<string, never>;

/** All domains of the workspace, in order. */
export type DomainList = WorkspaceDomain[];

/** The outcome. */
export interface GetDomainsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** All domains of the workspace, in order. */
    data: DomainList;
}

/** The operation's input. */
export interface DeleteDomainsInput {
    /** The domains, each at most once. */
    domains: readonly RequestedDomain[];
}

/** The outcome. */
export interface DeleteDomainsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each domain, keyed by the text that was sent. */
    data: DomainItems;
}

/** The operation's input. */
export interface GetEmailConfigInput {
    /** The id of the API key. Required with the headers of a workspace. With those of an API key, it is that key. */
    apiKey?: MailingApiKey | undefined;
}

/** The outcome. */
export interface GetEmailConfigResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The email settings of an API key. */
    data: EmailConfig;
}

/** The operation's input. */
export interface DeleteOrganizationsInput {
    /** The organizations, each at most once. */
    organizationIds: readonly OrganizationId[];
}

/** The result for one item of a deletion. */
export interface DeletionResult {
    /** Whether the item was deleted. */
    success: boolean;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The result for each organization, keyed by `organizationId`. */
export interface DeleteOrganizationsItems {
    [key: string]: DeletionResult;
}

/** The outcome. */
export interface DeleteOrganizationsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each organization, keyed by `organizationId`. */
    data: DeleteOrganizationsItems;
}

/** An empty object. */
export type GetUsageInput = Record<string, never>;

/** The usage of an API key on one day. */
export interface UsageOfDay {
    /** The API key. Null for calls with the headers of the workspace. */
    apiKey: WorkspaceServiceId | null;
    /** The beginning of the day in epoch milliseconds. */
    day: number;
    /** The calls with accepted credentials. */
    calls: number;
    /** The calls among them that were rejected. */
    refusedCalls: number;
    /** The notifications that were sent by email. */
    mails: number;
}

/** The usage of each day and API key, the latest day first. */
export type UsageList = UsageOfDay[];

/** The outcome. */
export interface GetUsageResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The usage of each day and API key, the latest day first. */
    data: UsageList;
}

/** An empty object. */
export type GetJobsInput = Record<string, never>;

/** A deletion or a migration. */
export interface ListedJob {
    /** The `jobId` of a deletion, or the `migrationId` of a migration. */
    id: string;
    /** The kind of job. */
    type: "deletion" | "migration";
    /** The progress. Deletions never fail. */
    status: "pending" | "inProgress" | "completed" | "failed";
    /** The time of the call that started it, in epoch milliseconds. */
    startedAt: number;
}

/** The deletions and migrations of the API key, the latest first. */
export type JobList = ListedJob[];

/** The outcome. */
export interface GetJobsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The deletions and migrations of the API key, the latest first. */
    data: JobList;
}

/** The operation's input. */
export interface DeleteDocumentsInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The documents, each at most once. */
    documentIds: readonly DocumentId[];
}

/** Result for each document, keyed by its id. */
export interface DeleteDocumentsItems {
    [key: string]: DeletionResult;
}

/** The outcome. */
export interface DeleteDocumentsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** Result for each document, keyed by its id. */
    data: DeleteDocumentsItems;
}

/** The operation's input. */
export interface DeleteUsersInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The users, each at most once. */
    userIds: readonly UserId[];
}

/** Result for each user, keyed by its id. */
export interface DeleteUsersItems {
    [key: string]: DeletionResult;
}

/** The outcome. */
export interface DeleteUsersResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** Result for each user, keyed by its id. */
    data: DeleteUsersItems;
}

/** The changes of a folder. */
export interface FolderChange {
    /** The folder's id, chosen by the caller. */
    folderId: FolderId;
    /** The folder's new name, as shown to people. */
    folderName?: string | undefined;
    /** The new parent folder. Null moves the folder to the top. */
    parentFolderId?: FolderIdOrNull | undefined;
    /** The access type. Null lets the folder take the access of the folder above it. */
    accessType?: FolderAccessType | null | undefined;
    /** If true, the folder takes the access of the folder above it, as with an `accessType` of null. An access type beside it is rejected. */
    inheritFromParent?: boolean | undefined;
    /** The value as it is returned. It has no effect. */
    effectiveAccessType?: FolderAccessType | undefined;
}

/** The operation's input. */
export interface UpdateFoldersInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The folders, each at most once. */
    folders: readonly FolderChange[];
}

/** The result for one folder. */
export interface FolderChangeResult {
    /** Whether the folder was changed. */
    success: boolean;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** Result for each folder, keyed by its id. */
export interface UpdateFoldersItems {
    [key: string]: FolderChangeResult;
}

/** The outcome. */
export interface UpdateFoldersResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** Result for each folder, keyed by its id. */
    data: UpdateFoldersItems;
}

/** The operation's input. */
export interface DeleteFoldersInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The folders, each at most once. */
    folderIds: readonly FolderId[];
    /**
     * Whether everything inside the folders is deleted too. The default is false.
     * @default false
     */
    recursive?: boolean | undefined;
}

/** Result for each folder, keyed by its id. */
export interface DeleteFoldersItems {
    [key: string]: DeletionResult;
}

/** The outcome. */
export interface DeleteFoldersResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** Result for each folder, keyed by its id. */
    data: DeleteFoldersItems;
}

/** The operation's input. */
export interface DeleteApiKeyInput {
    /** The id of the API key, from Get API Keys. */
    apiKey: CallerChosenId;
}

/** The outcome. */
export interface DeleteApiKeyResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** Always null. */
    data: null;
}

/** The operation's input. */
export interface DeleteWorkspaceInput {
    /** The name of the workspace. */
    confirm: WorkspaceText;
}

/** The outcome. */
export interface DeleteWorkspaceResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** Always null. */
    data: null;
}

/** The operation's input. */
export interface GetAccessibleDocumentsInput {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Returns only documents directly in this folder. */
    folderId?: FolderId | undefined;
    /** Returns only documents with at least this role. */
    accessRole?: AccessRole | undefined;
    /** The maximum number of items on a page. */
    pageSize?: PageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
}

/** The reason for the access. */
export type AccessReason = "grant" | "userGroup" | "public";

/** A document that the user can open. */
export interface AccessibleDocument {
    /** The document's id, chosen by the caller. */
    id: DocumentId;
    /** `viewer` may read. `editor` may read and write. */
    accessRole: AccessRole;
    /** The reason for the access. */
    reason: AccessReason;
    /** The resource of the grant. Present with the reason `grant`. */
    grantedOn?: GrantingResource;
    /** The expiry of the grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if the access does not expire. */
    expiresAt?: Timestamp;
}

/** A page of documents. */
export interface GetAccessibleDocumentsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The documents of this page, in the order of their ids. It is empty if there are none. */
    data: AccessibleDocument[];
    /** The token of the next page. It is opaque and absent on the last page. */
    pageToken?: NextPageToken;
}

/** A document or a folder of the organization. */
export interface DocumentOrFolder {
    /** The type of the resource. */
    type: "document" | "folder";
    /** The document's or folder's id. */
    id: CallerChosenId;
}

/** The operation's input. */
export interface GetUsersWithAccessInput {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** A document or a folder of the organization. */
    resource: DocumentOrFolder;
    /** The maximum number of items on a page. */
    pageSize?: PageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
    pageToken?: PageToken | undefined;
}

/** A user who can open the resource. */
export interface UserWithAccess {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** `viewer` may read. `editor` may read and write. */
    accessRole: AccessRole;
    /** The reason for the access. */
    reason: AccessReason;
    /** The resource of the grant. Present with the reason `grant`. */
    grantedOn?: GrantingResource;
    /** The expiry of the grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if the access does not expire. */
    expiresAt?: Timestamp;
}

/** A page of users. */
export interface GetUsersWithAccessResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** Whether everyone can open the resource. The list still names the known users. */
    isPublic: boolean;
    /** The users of this page, in the order of their ids. It is empty if there are none. */
    data: UserWithAccess[];
    /** The token of the next page. It is opaque and absent on the last page. */
    pageToken?: NextPageToken;
}

/** A type of events. */
export type EventType = "permissions.added" | "permissions.removed" | "organizations.added" | "organizations.updated" | "organizations.deleted" | "folders.added" | "folders.updated" | "folders.accessUpdated" | "folders.deleted" | "documents.added" | "documents.updated" | "documents.migrated" | "documents.deleted" | "userGroups.usersAdded" | "userGroups.usersDeleted" | "users.added" | "users.updated" | "users.deleted" | "userData.deleted" | "notifications.added" | "notifications.updated" | "notifications.deleted" | "config.set";

/** The operation's input. */
export interface GetEventsInput {
    /** Returns only events of these types. Each may occur once. An empty list is treated as absent. */
    types?: readonly EventType[] | undefined;
    /** Returns only events of this organization. */
    organizationId?: OrganizationId | undefined;
    /** The maximum number of items on a page. */
    pageSize?: PageSize | undefined;
    /** The `result.pageToken` of the previous page. Absent or empty, the page begins with the oldest event. */
    pageToken?: PageToken | undefined;
}

/** The event's id. It stays the same in every response and delivery. */
export type EventId = string;

/** A user was granted access, or has another role or expiry. */
export interface PermissionsAddedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "permissions.added";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId?: DocumentId;
    /** The folder's id, chosen by the caller. */
    folderId?: FolderId;
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** A grant in force. `type` tells the three forms apart. */
    data: GrantInForce;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** A grant that was removed. `organizationId` is absent for an organization. */
export interface RemovedGrant {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The type of the resource. */
    type: ResourceType;
    /** The organization's, folder's or document's id. */
    id: CallerChosenId;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId?: OrganizationId;
}

/** A grant was removed. A grant that expires, or ends with its user, document, folder or organization, has no event. */
export interface PermissionsRemovedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "permissions.removed";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId?: DocumentId;
    /** The folder's id, chosen by the caller. */
    folderId?: FolderId;
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** A grant that was removed. `organizationId` is absent for an organization. */
    data: RemovedGrant;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** Always true: the call changed more than 256 KiB of objects, so its events have no `data`. Get the object by its ids. */
export type PartialEvent = true;

/** An organization was added. */
export interface OrganizationsAddedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "organizations.added";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Always true: the call changed more than 256 KiB of objects, so its events have no `data`. Get the object by its ids. */
    isPartial?: PartialEvent;
    /** An organization. It may have further fields, which are returned as they were stored. */
    data?: Organization;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** An organization was changed. */
export interface OrganizationsUpdatedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "organizations.updated";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Always true: the call changed more than 256 KiB of objects, so its events have no `data`. Get the object by its ids. */
    isPartial?: PartialEvent;
    /** An organization. It may have further fields, which are returned as they were stored. */
    data?: Organization;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** The id of a deleted organization. */
export interface DeletedOrganization {
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
}

/** An organization was deleted with everything in it. */
export interface OrganizationsDeletedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "organizations.deleted";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The id of a deleted organization. */
    data: DeletedOrganization;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** A folder was added. */
export interface FoldersAddedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "folders.added";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Always true: the call changed more than 256 KiB of objects, so its events have no `data`. Get the object by its ids. */
    isPartial?: PartialEvent;
    /** The folder's id, chosen by the caller. */
    folderId: FolderId;
    /** A folder. */
    data?: Folder;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** A folder was renamed or moved, or has another access type. */
export interface FoldersUpdatedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "folders.updated";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Always true: the call changed more than 256 KiB of objects, so its events have no `data`. Get the object by its ids. */
    isPartial?: PartialEvent;
    /** The folder's id, chosen by the caller. */
    folderId: FolderId;
    /** A folder. */
    data?: Folder;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** The access type of a folder was changed. Folders and documents that inherit from it have no event. */
export interface FoldersAccessUpdatedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "folders.accessUpdated";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Always true: the call changed more than 256 KiB of objects, so its events have no `data`. Get the object by its ids. */
    isPartial?: PartialEvent;
    /** The folder's id, chosen by the caller. */
    folderId: FolderId;
    /** A folder. */
    data?: Folder;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** The id of a deleted folder. */
export interface DeletedFolder {
    /** The folder's id, chosen by the caller. */
    folderId: FolderId;
}

/** A folder was deleted. Folders and documents in it have events of their own. */
export interface FoldersDeletedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "folders.deleted";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The folder's id, chosen by the caller. */
    folderId: FolderId;
    /** The id of a deleted folder. */
    data: DeletedFolder;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** A document was added. */
export interface DocumentsAddedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "documents.added";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Always true: the call changed more than 256 KiB of objects, so its events have no `data`. Get the object by its ids. */
    isPartial?: PartialEvent;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** A document. It may have further fields, which are returned as they were stored. */
    data?: CollaborationDocument;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** A document was changed. */
export interface DocumentsUpdatedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "documents.updated";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Always true: the call changed more than 256 KiB of objects, so its events have no `data`. Get the object by its ids. */
    isPartial?: PartialEvent;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** A document. It may have further fields, which are returned as they were stored. */
    data?: CollaborationDocument;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/**
 * A document has a new id, with everything that belongs to it. `documentId` is the new one. Grants on the new id are kept. If a
 * user has one on both ids, the stronger role and the longer expiry win, without an event of their own.
 */
export interface DocumentsMigratedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "documents.migrated";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** The migration. */
    data: Migration;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** The id of a deleted document. */
export interface DeletedDocument {
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
}

/** A document was deleted with everything that belongs to it. */
export interface DocumentsDeletedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "documents.deleted";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** The id of a deleted document. */
    data: DeletedDocument;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** A user and a user group. */
export interface GroupMembership {
    /** The user group's id, chosen by the caller. */
    organizationUserGroupId: UserGroupId;
    /** The user's id, chosen by the caller. */
    userId: UserId;
}

/** A user was added to a user group. */
export interface UserGroupsUsersAddedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "userGroups.usersAdded";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** A user and a user group. */
    data: GroupMembership;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** A user and a user group. Without `userId`, the user group has no users any more. */
export interface EndedGroupMembership {
    /** The user group's id, chosen by the caller. */
    organizationUserGroupId: UserGroupId;
    /** The user's id, chosen by the caller. */
    userId?: UserId;
}

/** A user was removed from a user group. Without `userId`, all users were. */
export interface UserGroupsUsersDeletedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "userGroups.usersDeleted";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The user's id, chosen by the caller. */
    userId?: UserId;
    /** A user and a user group. Without `userId`, the user group has no users any more. */
    data: EndedGroupMembership;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** A user was added to an organization. */
export interface UsersAddedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "users.added";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Always true: the call changed more than 256 KiB of objects, so its events have no `data`. Get the object by its ids. */
    isPartial?: PartialEvent;
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** A person known to the organization, with the latest values. Custom fields are returned unchanged. */
    data?: KnownUser;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** Stored fields of a user were changed, by any operation that takes a user. */
export interface UsersUpdatedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "users.updated";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Always true: the call changed more than 256 KiB of objects, so its events have no `data`. Get the object by its ids. */
    isPartial?: PartialEvent;
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** A person known to the organization, with the latest values. Custom fields are returned unchanged. */
    data?: KnownUser;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** The id of a deleted user. */
export interface DeletedUser {
    /** The user's id, chosen by the caller. */
    userId: UserId;
}

/** A user was deleted from an organization, with grants, memberships and settings in it. */
export interface UsersDeletedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "users.deleted";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The id of a deleted user. */
    data: DeletedUser;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** The job, as Delete All User Data returned it. */
export interface StartedDeletion {
    /** The deletion job's id, generated by the service. */
    jobId: JobId;
}

/** Delete All User Data has started a job. It names no user: the job deletes the users' events too. */
export interface UserDataDeletedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "userData.deleted";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The job, as Delete All User Data returned it. */
    data: StartedDeletion;
    /** Belongs to another alternative. */
    organizationId?: never;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    userId?: never;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** A recipient, with the notification settings in force. */
export interface NotificationRecipient {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** Whether the notification names the recipient in `notifyUsers`. */
    isNamed: boolean;
    /** `ALL` notifications, only `MINE`, or `NONE`. */
    inbox: NotificationChoice;
    /** `ALL` notifications, only `MINE`, or `NONE`. */
    email: NotificationChoice;
    /** `ALL` notifications, only `MINE`, or `NONE`. */
    slack: NotificationChoice;
}

/** A notification with its recipients. */
export interface AddedNotification {
    /** A notification, as it was added. */
    notification: CollaborationNotification;
    /** The recipients. A notification to more than 1,000 users has further events, each with further recipients. */
    recipients: NotificationRecipient[];
}

/** A notification was added. */
export interface NotificationsAddedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "notifications.added";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** Always true: the call changed more than 256 KiB of objects, so its events have no `data`. Get the object by its ids. */
    isPartial?: PartialEvent;
    /** The document's id, chosen by the caller. */
    documentId: DocumentId;
    /** The notification's id. */
    notificationId: NotificationId;
    /** A notification with its recipients. */
    data?: AddedNotification;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    userId?: never;
}

/** Whether a user has read a notification. */
export interface NotificationReadState {
    /** The notification's id. */
    notificationId: NotificationId;
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** Whether the user has read it. */
    isRead: boolean;
}

/** A user has read a notification, or marked it as unread. */
export interface NotificationsUpdatedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "notifications.updated";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** Whether a user has read a notification. */
    data: NotificationReadState;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** The id of a deleted notification. With `userId`, only that user no longer has it. */
export interface DeletedNotification {
    /** The notification's id. */
    notificationId: NotificationId;
    /** The user's id, chosen by the caller. */
    userId?: UserId;
}

/** A notification was deleted. With `userId`, only that user no longer has it. */
export interface NotificationsDeletedEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "notifications.deleted";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The user's id, chosen by the caller. */
    userId?: UserId;
    /** The id of a deleted notification. With `userId`, only that user no longer has it. */
    data: DeletedNotification;
    /** Belongs to another alternative. */
    documentId?: never;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** The stored settings of a user, for a document or, without one, for the whole organization. */
export interface NotificationSettings {
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The document; null for the whole organization. */
    documentId: DocumentId | null;
    /** The stored settings, as Set Config takes them. A field without a setting is null. */
    config: StoredConfig;
}

/** Notification settings of a user were changed, by a call or by a link that unsubscribes. Without `documentId`, those for the whole organization. */
export interface ConfigSetEvent {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** The type of the event. */
    type: "config.set";
    /** When the change was made. */
    createdAt: Timestamp;
    /** The organization's id, chosen by the caller in Add Organizations. */
    organizationId: OrganizationId;
    /** The document's id, chosen by the caller. */
    documentId?: DocumentId;
    /** The user's id, chosen by the caller. */
    userId: UserId;
    /** The stored settings of a user, for a document or, without one, for the whole organization. */
    data: NotificationSettings;
    /** Belongs to another alternative. */
    folderId?: never;
    /** Belongs to another alternative. */
    isPartial?: never;
    /** Belongs to another alternative. */
    notificationId?: never;
}

/** A change. `type` tells the forms apart. Treat an unknown type as one that does not concern you: later versions add types. */
export type CollaborationEvent = PermissionsAddedEvent | PermissionsRemovedEvent | OrganizationsAddedEvent | OrganizationsUpdatedEvent | OrganizationsDeletedEvent | FoldersAddedEvent | FoldersUpdatedEvent | FoldersAccessUpdatedEvent | FoldersDeletedEvent | DocumentsAddedEvent | DocumentsUpdatedEvent | DocumentsMigratedEvent | DocumentsDeletedEvent | UserGroupsUsersAddedEvent | UserGroupsUsersDeletedEvent | UsersAddedEvent | UsersUpdatedEvent | UsersDeletedEvent | UserDataDeletedEvent | NotificationsAddedEvent | NotificationsUpdatedEvent | NotificationsDeletedEvent | ConfigSetEvent;

/** The outcome. */
export interface GetEventsResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The events, the oldest first. */
    data: CollaborationEvent[];
    /** The token to continue with, also at the end. It is opaque. */
    pageToken: NextPageToken;
    /** Whether more events may follow at once. */
    hasMore: boolean;
}

/** The webhook's id, chosen by the caller. */
export type WebhookId = string;

/** The URL that receives events. */
export type WebhookUrl = string;

/** The types of events that the webhook receives. Empty, it receives all. */
export type WebhookTypes = readonly EventType[];

/** A webhook to add. */
export interface NewWebhook {
    /** The webhook's id, chosen by the caller. */
    webhookId: WebhookId;
    /** The URL that receives events. */
    url: WebhookUrl;
    /** The types of events that the webhook receives. Empty, it receives all. */
    types?: WebhookTypes | undefined;
    /** Whether the webhook receives no events for now. The default is false. */
    disabled?: boolean | undefined;
    /** The value as it is returned. It has no effect. */
    createdAt?: Timestamp | undefined;
    /** The value as it is returned. It has no effect. */
    disabledAt?: number | null | undefined;
    /** The value as it is returned. It has no effect. */
    disabledReason?: ("requested" | "failed" | "gone") | null | undefined;
    /** The value as it is returned. It has no effect. */
    failingSince?: number | null | undefined;
    /** The value as it is returned. It has no effect. */
    nextAttemptAt?: number | null | undefined;
    /** The value as it is returned. It has no effect. */
    deliveries?: readonly WebhookDelivery[] | undefined;
}

/** The operation's input. */
export interface AddWebhooksInput {
    /** The webhooks, each at most once. */
    webhooks: readonly NewWebhook[];
}

/** A secret of Standard Webhooks, which signs deliveries. */
export type WebhookSecret = string;

/** The result for one webhook. */
export interface NewWebhookResult {
    /** Whether the webhook was added. */
    success: boolean;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The secret of the signatures. Only an added webhook has it here. */
    secret?: WebhookSecret;
}

/** The result for each webhook, keyed by its id. */
export interface AddWebhooksItems {
    [key: string]: NewWebhookResult;
}

/** The outcome. */
export interface AddWebhooksResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each webhook, keyed by its id. */
    data: AddWebhooksItems;
}

/** The operation's input. It is empty. */
export type GetWebhooksInput = Record<string, never>;

/** A delivery. */
export interface WebhookDelivery {
    /** The event's id. It stays the same in every response and delivery. */
    eventId: EventId;
    /** A type of events. */
    type: EventType;
    /** The number of the attempt at this event, from 1. */
    attempt: number;
    /** When the event was sent. */
    attemptedAt: Timestamp;
    /** Whether the receiver accepted the event. */
    success: boolean;
    /** The HTTP status of the response. Null if there was none. */
    httpStatus: number | null;
    /** Why there was no response: `address` (no public address), `timeout` (5 seconds), `tls` (an invalid certificate), `connection` (no or a broken connection) or `response` (no HTTP). Null if there was one. */
    failure: ("address" | "timeout" | "tls" | "connection" | "response") | null;
}

/** A webhook. */
export interface Webhook {
    /** The webhook's id, chosen by the caller. */
    webhookId: WebhookId;
    /** The URL that receives events. */
    url: WebhookUrl;
    /** The types of events that the webhook receives. Empty, it receives all. */
    types: EventType[];
    /** Whether the webhook receives no events. */
    disabled: boolean;
    /** When the webhook was added. */
    readonly createdAt: Timestamp;
    /** When the webhook was disabled. Null while it receives events. */
    readonly disabledAt: number | null;
    /** Why the webhook receives no events: `requested` by Add Webhooks or Update Webhooks, `failed` after ten attempts at an event, or `gone` after a response of 410. Null while it receives events. */
    readonly disabledReason: ("requested" | "failed" | "gone") | null;
    /** When the waiting event was sent first. Null if no event waits. */
    readonly failingSince: number | null;
    /** When the waiting event is sent next. Null if no event waits, or the webhook is disabled. */
    readonly nextAttemptAt: number | null;
    /** The latest deliveries, the newest first. */
    readonly deliveries: WebhookDelivery[];
}

/** The outcome. */
export interface GetWebhooksResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The webhooks, in the order of their ids. */
    data: Webhook[];
}

/** Changes of one webhook. Absent fields stay. */
export interface WebhookChange {
    /** The webhook's id, chosen by the caller. */
    webhookId: WebhookId;
    /** The URL that receives events. */
    url?: WebhookUrl | undefined;
    /** The types of events that the webhook receives. Empty, it receives all. */
    types?: WebhookTypes | undefined;
    /** Whether the webhook receives no events for now. */
    disabled?: boolean | undefined;
    /** The event to send again, with all events after it. */
    replayFrom?: EventId | undefined;
    /** The value as it is returned. It has no effect. */
    createdAt?: Timestamp | undefined;
    /** The value as it is returned. It has no effect. */
    disabledAt?: number | null | undefined;
    /** The value as it is returned. It has no effect. */
    disabledReason?: ("requested" | "failed" | "gone") | null | undefined;
    /** The value as it is returned. It has no effect. */
    failingSince?: number | null | undefined;
    /** The value as it is returned. It has no effect. */
    nextAttemptAt?: number | null | undefined;
    /** The value as it is returned. It has no effect. */
    deliveries?: readonly WebhookDelivery[] | undefined;
}

/** The operation's input. */
export interface UpdateWebhooksInput {
    /** The changes, each webhook at most once. */
    webhooks: readonly WebhookChange[];
}

/** The result for one webhook. */
export interface WebhookChangeResult {
    /** Whether the webhook was changed. */
    success: boolean;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
}

/** The result for each webhook, keyed by its id. */
export interface UpdateWebhooksItems {
    [key: string]: WebhookChangeResult;
}

/** The outcome. */
export interface UpdateWebhooksResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each webhook, keyed by its id. */
    data: UpdateWebhooksItems;
}

/** The operation's input. */
export interface DeleteWebhooksInput {
    /** The ids of the webhooks, each at most once. */
    webhookIds: readonly WebhookId[];
}

/** The result for each webhook, keyed by its id. */
export interface DeleteWebhooksItems {
    [key: string]: DeletionResult;
}

/** The outcome. */
export interface DeleteWebhooksResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The result for each webhook, keyed by its id. */
    data: DeleteWebhooksItems;
}

/** The operation's input. */
export interface RotateWebhookSecretInput {
    /** The webhook's id, chosen by the caller. */
    webhookId: WebhookId;
}

/** The new secret of a webhook. */
export interface RotatedWebhookSecret {
    /** The webhook's id, chosen by the caller. */
    webhookId: WebhookId;
    /** A secret of Standard Webhooks, which signs deliveries. */
    secret: WebhookSecret;
    /** When deliveries end to have a signature of the earlier secret. */
    earlierSecretExpiresAt: Timestamp;
}

/** The outcome. */
export interface RotateWebhookSecretResult {
    /** Always `success`. A failure has an `error` in place of the `result`. */
    status: SuccessStatus;
    /** The outcome in a sentence for people. Do not parse it. */
    message: ResultMessage;
    /** The new secret of a webhook. */
    data: RotatedWebhookSecret;
}

/** The result of Add Permissions. */
export type AddPermissionsResult = AcknowledgementResult;

/** The result of Remove Permissions. */
export type RemovePermissionsResult = AcknowledgementResult;

/** The input of Delete Users from Groups. */
export type DeleteUsersFromGroupsInput = UsersToDeleteFromGroup;

/** The result of Delete All User Data. */
export type DeleteAllUserDataResult = DeleteAllUserDataReply;

/** The input of Get Notifications. */
export type GetNotificationsInput = NotificationQuery;

/** The input of Add Notifications. */
export type AddNotificationsInput = NewNotification;

/** The input and the result of each operation, and the whole body of its success. */
export interface Operations {
  addPermissions: { input: AddPermissionsInput; result: AddPermissionsResult; body: { result: AddPermissionsResult } };
  removePermissions: { input: RemovePermissionsInput; result: RemovePermissionsResult; body: { result: RemovePermissionsResult } };
  createWorkspace: { input: CreateWorkspaceInput; result: CreateWorkspaceResult; body: { result: CreateWorkspaceResult } };
  getWorkspace: { input: GetWorkspaceInput; result: GetWorkspaceResult; body: { result: GetWorkspaceResult } };
  sendLoginLink: { input: SendLoginLinkInput; result: SendLoginLinkResult; body: { result: SendLoginLinkResult } };
  getDocuments: { input: GetDocumentsInput; result: GetDocumentsResult; body: { result: GetDocumentsResult } };
  deleteUsersFromGroups: { input: DeleteUsersFromGroupsInput; result: DeleteUsersFromGroupsResult; body: { result: DeleteUsersFromGroupsResult } };
  deleteAllUserData: { input: DeleteAllUserDataInput; result: DeleteAllUserDataResult; body: DeleteAllUserDataResult };
  addPresence: { input: AddPresenceInput; result: AddPresenceResult; body: { result: AddPresenceResult } };
  addUsersToGroups: { input: AddUsersToGroupsInput; result: AddUsersToGroupsResult; body: { result: AddUsersToGroupsResult } };
  updateOrganizations: { input: UpdateOrganizationsInput; result: UpdateOrganizationsResult; body: { result: UpdateOrganizationsResult } };
  addOrganizations: { input: AddOrganizationsInput; result: AddOrganizationsResult; body: { result: AddOrganizationsResult } };
  getDeleteAllUserDataStatus: { input: GetDeleteAllUserDataStatusInput; result: GetDeleteAllUserDataStatusResult; body: { result: GetDeleteAllUserDataStatusResult } };
  updateAccessForFolders: { input: UpdateAccessForFoldersInput; result: UpdateAccessForFoldersResult; body: { result: UpdateAccessForFoldersResult } };
  getNotifications: { input: GetNotificationsInput; result: GetNotificationsResult; body: { result: GetNotificationsResult } };
  addNotifications: { input: AddNotificationsInput; result: AddNotificationsResult; body: { result: AddNotificationsResult } };
  setConfig: { input: SetConfigInput; result: SetConfigResult; body: { result: SetConfigResult } };
  migrateDocuments: { input: MigrateDocumentsInput; result: MigrateDocumentsResult; body: { result: MigrateDocumentsResult } };
  getAuthTokens: { input: GetAuthTokensInput; result: GetAuthTokensResult; body: { result: GetAuthTokensResult } };
  updateEmailConfig: { input: UpdateEmailConfigInput; result: UpdateEmailConfigResult; body: { result: UpdateEmailConfigResult } };
  getMigrationStatus: { input: GetMigrationStatusInput; result: GetMigrationStatusResult; body: { result: GetMigrationStatusResult } };
  createApiKey: { input: CreateApiKeyInput; result: CreateApiKeyResult; body: { result: CreateApiKeyResult } };
  addDomains: { input: AddDomainsInput; result: AddDomainsResult; body: { result: AddDomainsResult } };
  addUsers: { input: AddUsersInput; result: AddUsersResult; body: { result: AddUsersResult } };
  updateUsers: { input: UpdateUsersInput; result: UpdateUsersResult; body: { result: UpdateUsersResult } };
  generateToken: { input: GenerateTokenInput; result: GenerateTokenResult; body: { result: GenerateTokenResult } };
  getPermissions: { input: GetPermissionsInput; result: GetPermissionsResult; body: { result: GetPermissionsResult } };
  getOrganizations: { input: GetOrganizationsInput; result: GetOrganizationsResult; body: { result: GetOrganizationsResult } };
  getUsers: { input: GetUsersInput; result: GetUsersResult; body: { result: GetUsersResult } };
  getUserGroups: { input: GetUserGroupsInput; result: GetUserGroupsResult; body: { result: GetUserGroupsResult } };
  addFolders: { input: AddFoldersInput; result: AddFoldersResult; body: { result: AddFoldersResult } };
  getFolders: { input: GetFoldersInput; result: GetFoldersResult; body: { result: GetFoldersResult } };
  addDocuments: { input: AddDocumentsInput; result: AddDocumentsResult; body: { result: AddDocumentsResult } };
  updateDocuments: { input: UpdateDocumentsInput; result: UpdateDocumentsResult; body: { result: UpdateDocumentsResult } };
  getConfig: { input: GetConfigInput; result: GetConfigResult; body: { result: GetConfigResult } };
  getPresence: { input: GetPresenceInput; result: GetPresenceResult; body: { result: GetPresenceResult } };
  removePresence: { input: RemovePresenceInput; result: RemovePresenceResult; body: { result: RemovePresenceResult } };
  checkPermissions: { input: CheckPermissionsInput; result: CheckPermissionsResult; body: { result: CheckPermissionsResult } };
  updateNotifications: { input: UpdateNotificationsInput; result: UpdateNotificationsResult; body: { result: UpdateNotificationsResult } };
  deleteNotifications: { input: DeleteNotificationsInput; result: DeleteNotificationsResult; body: { result: DeleteNotificationsResult } };
  getUserData: { input: GetUserDataInput; result: GetUserDataResult; body: { result: GetUserDataResult } };
  getApiKeys: { input: GetApiKeysInput; result: GetApiKeysResult; body: { result: GetApiKeysResult } };
  updateApiKey: { input: UpdateApiKeyInput; result: UpdateApiKeyResult; body: { result: UpdateApiKeyResult } };
  resetAuthToken: { input: ResetAuthTokenInput; result: ResetAuthTokenResult; body: { result: ResetAuthTokenResult } };
  getDomains: { input: GetDomainsInput; result: GetDomainsResult; body: { result: GetDomainsResult } };
  deleteDomains: { input: DeleteDomainsInput; result: DeleteDomainsResult; body: { result: DeleteDomainsResult } };
  getEmailConfig: { input: GetEmailConfigInput; result: GetEmailConfigResult; body: { result: GetEmailConfigResult } };
  deleteOrganizations: { input: DeleteOrganizationsInput; result: DeleteOrganizationsResult; body: { result: DeleteOrganizationsResult } };
  getUsage: { input: GetUsageInput; result: GetUsageResult; body: { result: GetUsageResult } };
  getJobs: { input: GetJobsInput; result: GetJobsResult; body: { result: GetJobsResult } };
  deleteDocuments: { input: DeleteDocumentsInput; result: DeleteDocumentsResult; body: { result: DeleteDocumentsResult } };
  deleteUsers: { input: DeleteUsersInput; result: DeleteUsersResult; body: { result: DeleteUsersResult } };
  updateFolders: { input: UpdateFoldersInput; result: UpdateFoldersResult; body: { result: UpdateFoldersResult } };
  deleteFolders: { input: DeleteFoldersInput; result: DeleteFoldersResult; body: { result: DeleteFoldersResult } };
  deleteApiKey: { input: DeleteApiKeyInput; result: DeleteApiKeyResult; body: { result: DeleteApiKeyResult } };
  deleteWorkspace: { input: DeleteWorkspaceInput; result: DeleteWorkspaceResult; body: { result: DeleteWorkspaceResult } };
  getAccessibleDocuments: { input: GetAccessibleDocumentsInput; result: GetAccessibleDocumentsResult; body: { result: GetAccessibleDocumentsResult } };
  getUsersWithAccess: { input: GetUsersWithAccessInput; result: GetUsersWithAccessResult; body: { result: GetUsersWithAccessResult } };
  getEvents: { input: GetEventsInput; result: GetEventsResult; body: { result: GetEventsResult } };
  addWebhooks: { input: AddWebhooksInput; result: AddWebhooksResult; body: { result: AddWebhooksResult } };
  getWebhooks: { input: GetWebhooksInput; result: GetWebhooksResult; body: { result: GetWebhooksResult } };
  updateWebhooks: { input: UpdateWebhooksInput; result: UpdateWebhooksResult; body: { result: UpdateWebhooksResult } };
  deleteWebhooks: { input: DeleteWebhooksInput; result: DeleteWebhooksResult; body: { result: DeleteWebhooksResult } };
  rotateWebhookSecret: { input: RotateWebhookSecretInput; result: RotateWebhookSecretResult; body: { result: RotateWebhookSecretResult } };
}

/** `data` of an operation's request. */
export type Input<Id extends keyof Operations> = Operations[Id]['input'];
