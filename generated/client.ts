// Generated from the contract by `npm run generate`. Do not edit.
import { type ApiPromise, type CallOptions, type ClientOptions, type Connection, connect, type Facts, method } from './call.ts';
import { type Job, type JobOptions, job } from './job.ts';
import { checkClientOptions } from './options.ts';
import { type PagedMethod, paged } from './paging.ts';
import type { AddPermissionsInput, RemovePermissionsInput, CreateWorkspaceInput, CreateWorkspaceResult, GetWorkspaceInput, GetWorkspaceResult, SendLoginLinkInput, SendLoginLinkResult, GetDocumentsInput, GetDocumentsResult, DeleteUsersFromGroupsResult, DeleteAllUserDataInput, AddPresenceInput, AddPresenceResult, AddUsersToGroupsInput, AddUsersToGroupsResult, UpdateOrganizationsInput, UpdateOrganizationsResult, AddOrganizationsInput, AddOrganizationsResult, GetDeleteAllUserDataStatusInput, GetDeleteAllUserDataStatusResult, UpdateAccessForFoldersInput, UpdateAccessForFoldersResult, GetNotificationsResult, AddNotificationsResult, SetConfigInput, SetConfigResult, MigrateDocumentsInput, MigrateDocumentsResult, GetAuthTokensInput, GetAuthTokensResult, UpdateEmailConfigInput, UpdateEmailConfigResult, GetMigrationStatusInput, GetMigrationStatusResult, CreateApiKeyInput, CreateApiKeyResult, AddDomainsInput, AddDomainsResult, AddUsersInput, AddUsersResult, UpdateUsersInput, UpdateUsersResult, GenerateTokenInput, GenerateTokenResult, GetPermissionsInput, GetPermissionsResult, GetOrganizationsInput, GetOrganizationsResult, GetUsersInput, GetUsersResult, GetUserGroupsInput, GetUserGroupsResult, AddFoldersInput, AddFoldersResult, GetFoldersInput, GetFoldersResult, AddDocumentsInput, AddDocumentsResult, UpdateDocumentsInput, UpdateDocumentsResult, GetConfigInput, GetConfigResult, GetPresenceInput, GetPresenceResult, components, operations } from './types.ts';

export { ApiError, type RateLimit, type ResponseMetadata } from './api-error.ts';
export { BulkError, type BulkItem, type BulkResult, failed, orThrow, succeeded } from './bulk.ts';
export type { ApiPromise, Attempt, CallOptions, CallSettings, ClientOptions, Retry } from './call.ts';
export { type Job, JobError, type JobOptions } from './job.ts';
export type { PagedMethod } from './paging.ts';
export type * from './types.ts';

/** `data` of an operation's request. */
export type Input<Id extends keyof operations> = operations[Id]['requestBody']['content']['application/json']['data'];

/** The result of Add Permissions. */
export type AddPermissionsResult = components['schemas']['AcknowledgementResult'];
/** The result of Remove Permissions. */
export type RemovePermissionsResult = components['schemas']['AcknowledgementResult'];




/** The input of Delete Users from Groups. */
export type DeleteUsersFromGroupsInput = components['schemas']['UsersToDeleteFromGroup'];
/** The result of Delete All User Data. */
export type DeleteAllUserDataResult = components['schemas']['DeleteAllUserDataReply'];






/** The input of Get Notifications. */
export type GetNotificationsInput = components['schemas']['NotificationQuery'];
/** The input of Add Notifications. */
export type AddNotificationsInput = components['schemas']['NewNotification'];





















/** For the operations on what belongs to an API key. */
export interface ApiKeyCredentials {
  apiKey: string;
  /** The API key's token, from Get Auth Tokens. */
  authToken: string;
}

/** For the operations on a workspace itself. */
export interface WorkspaceCredentials {
  workspaceId: string;
  /** The workspace's token, from Create Workspace. */
  authToken: string;
}

export interface PublicClient {
  /**
   * Create Workspace: `POST /v2/workspace/create`
   *
   * Creates a workspace with its owner, a first API key of type `testing`, and its auth token.
   *
   * - No credentials are needed. The response has those of the new workspace. Get Auth Tokens returns the token of the API
   *   key.
   * - Keep `id` and `authToken` secret and safe. Together, they give full access to the workspace.
   * - One address may own several workspaces. Each call creates another one, with the same input too.
   * - Addresses at disposable e-mail domains and their subdomains are refused.
   * - By default, an IPv4 address or an IPv6 /56 network has 10 calls an hour. Further calls return `RESOURCE_EXHAUSTED`, with
   *   the seconds to wait in `retry-after`.
   * - Refused calls have a limit of their own: 100 an hour from one network, together with those of Send Login Link. Further
   *   calls are refused in the same way.
   * - The body has at most 16 KiB.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid, or the address is at a disposable domain. Nothing was created.
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 413): The request body is larger than 16 KiB.
   * @example
   * ```ts
   * const result = await client.createWorkspace({
   *   ownerEmail: 'maya@acme.example',
   *   name: 'Maya Chen',
   *   workspaceName: 'Acme Robotics',
   *   avatar: 'https://acme.example/avatars/maya.png',
   * });
   * ```
   */
  createWorkspace(data: CreateWorkspaceInput, options?: CallOptions): ApiPromise<CreateWorkspaceResult>;

  /**
   * Send Login Link: `POST /v2/workspace/email/send-login-link`
   *
   * Sends a login link by e-mail to the owner of a workspace.
   *
   * - **The response is the same for every address.** It does not tell whether the address owns a workspace. Only owners get a
   *   mail.
   * - The mail is sent after the response, and again if it cannot be delivered at once.
   * - The link works once, for 15 minutes. It opens a page of the service with the name of the workspace and the host of
   *   `continueUrl`. Confirming there leads to `continueUrl`. No secret is passed to `continueUrl`.
   * - Confirming verifies the owner's address. Only then are notifications mailed to others (Update Email Config). If the
   *   address owns several workspaces, the person selects their own, since anyone can create one for any address.
   * - The mail names only workspaces with a verified owner.
   * - `continueUrl` must be an absolute http or https URL without user name and password. The operator of the service can
   *   limit the hosts, and allow further schemes for apps.
   * - An IPv4 address or IPv6 /56 network has 10 calls an hour, and an e-mail address 30. Further calls return
   *   `RESOURCE_EXHAUSTED`. A stranger in one network cannot use up the calls for an address. After 100 refused calls in an
   *   hour, a network is refused too, as in Create Workspace.
   * - The body has at most 16 KiB.
   *
   * Each call sends another link.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No mail is sent.
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 413): The request body is larger than 16 KiB.
   * @example
   * ```ts
   * const result = await client.sendLoginLink({
   *   email: 'maya@acme.example',
   *   continueUrl: 'https://acme.example/console',
   * });
   * ```
   */
  sendLoginLink(data: SendLoginLinkInput, options?: CallOptions): ApiPromise<SendLoginLinkResult>;
}

export interface WorkspaceClient extends PublicClient {
  /**
   * Get Workspace: `POST /v2/workspace/get`
   *
   * Returns the workspace of the credentials: its name, its owner, its auth token and its API keys.
   *
   * - The input is empty. The header `x-svc-workspace-id` selects the workspace.
   * - An unknown workspace id returns `NOT_FOUND`, whatever the token. A wrong token for a known id returns `UNAUTHENTICATED`.
   * - The auth token stays the same until it is revoked.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The workspace does not exist.
   * @example
   * ```ts
   * const result = await client.getWorkspace({});
   * ```
   */
  getWorkspace(data: GetWorkspaceInput, options?: CallOptions): ApiPromise<GetWorkspaceResult>;

  /**
   * Get Auth Tokens: `POST /v2/workspace/authtokens/get`
   *
   * Returns the auth token of an API key of the workspace. Operations of an API key take both in their headers:
   * `x-svc-api-key` and `x-svc-auth-token`.
   *
   * - `apiKey` is an id from `apiKeyList` of the workspace.
   * - The token does not expire. It stays the same until it is revoked.
   * - A key of another workspace returns `NOT_FOUND`.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The workspace does not have this API key.
   * @example
   * ```ts
   * const result = await client.getAuthTokens({
   *   apiKey: 'b7e4c2d9-1f63-4a85-8e0b-6d9a3c5f7e21',
   * });
   * ```
   */
  getAuthTokens(data: GetAuthTokensInput, options?: CallOptions): ApiPromise<GetAuthTokensResult>;

  /**
   * Update Email Config: `POST /v2/workspace/emailconfig/update`
   *
   * Sets whether the notifications of an API key are mailed as well, and from whom. With `apiKey` alone it changes nothing and says
   * what is set. It is off until it is switched on.
   *
   * - **Who gets a mail**: each recipient of a notification whose e-mail address the organization knows, and whose `email` setting
   *   (Set Config) allows it. `MINE`, which also counts for who has set nothing, allows what names the user in `notifyUsers`, and
   *   what happens in documents that the user has acted on.
   * - **The owner alone**, at the `ownerEmail` of the workspace, gets the mails of a key for testing. The same holds for every key
   *   until the owner's address is verified: confirm a login link (Send Login Link) for the workspace. `isOnlyToOwner` says which
   *   it is. All workspaces of an address that are not verified mail it 20 times a day together.
   * - **What it says**: the headline with its variables filled in, cut at 1,000 characters, and below it the body, cut at 10,000. The
   *   subject has the headline's first 150 characters. Mails go out after the call, each once for a recipient; what cannot be sent
   *   is tried again for a day.
   * - **From whom**: `fromAddress`, if the operator of the service has given its domain to the workspace
   *   (`npm run settings -- WORKSPACE_ID addSenderDomain DOMAIN`). Otherwise mails come from the operator's own address as
   *   "NAME via SERVICE": the first 50 characters of `fromName`, without e-mail addresses, and the operator's name.
   *   `isFromAddressUsed` says which of the two it is.
   * - **Unsubscribing**: each mail has a link, and the headers for a button in mail programs (RFC 8058). It sets `email` to `NONE`
   *   for the user in the whole organization. The workspace then sends no mail to that address under any other user ID either. If
   *   the user's `email` setting changes later (Set Config), that user gets mails again.
   * - **At most 1,000 mails a day** for each workspace, and 50,000 for all together, unless the operator sets other limits
   *   (`MAIL_LIMIT`, `MAIL_LIMIT_TOTAL`). The day begins with the first mail. Further mails are dropped; the notifications arrive
   *   all the same.
   * - Only the members that you send are set; the others stay as they are. `null` takes one back.
   * - A key of another workspace is answered like one that does not exist.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is not as described here; nothing was set.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The workspace does not have this API key.
   * @example
   * ```ts
   * const result = await client.updateEmailConfig({
   *   apiKey: 'b7e4c2d9-1f63-4a85-8e0b-6d9a3c5f7e21',
   *   enabled: true,
   *   fromName: 'Acme Robotics',
   *   fromAddress: 'notifications@acme.example',
   *   replyTo: 'help@acme.example',
   * });
   * ```
   */
  updateEmailConfig(data: UpdateEmailConfigInput, options?: CallOptions): ApiPromise<UpdateEmailConfigResult>;

  /**
   * Create API Key: `POST /v2/workspace/apikey/create`
   *
   * Creates another API key in the workspace, and returns its auth token.
   *
   * - All data belongs to exactly one API key. A new key has no data, and the console switches of a new workspace's key.
   * - `type` is the purpose of the key. Both types have the same operations and data.
   * - Get Workspace lists the key in `apiKeyList`. Get Auth Tokens returns its token again.
   * - A workspace has at most 100 API keys. One more is refused with `FAILED_PRECONDITION`.
   *
   * Each call creates another key, with the same input too.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` or `FAILED_PRECONDITION` (HTTP 400): The request is invalid, or the workspace has the maximum number of API keys. No key was created.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @example
   * ```ts
   * const result = await client.createApiKey({
   *   apiKeyName: 'Acme Robotics live',
   *   type: 'production',
   * });
   * ```
   */
  createApiKey(data: CreateApiKeyInput, options?: CallOptions): ApiPromise<CreateApiKeyResult>;

  /**
   * Add Domains: `POST /v2/workspace/domains/add`
   *
   * Adds domains of web pages that may use the workspace's credentials. After the first one, calls with any other `Origin`
   * header return `PERMISSION_DENIED`. This applies to the workspace's own operations and to those of all its API keys.
   *
   * - A host name stands for its https origin on the default port: `acme.example` for `https://acme.example` alone. Write out
   *   any other scheme or port: `http://acme.example`, `https://acme.example:8443`.
   * - `*.` before the host name stands for every host below it, without the host itself: `*.acme.example` for
   *   `app.acme.example`. Non-ASCII names are stored as punycode.
   * - **Servers are not affected.** Calls without an `Origin` header are not checked. Browsers always send one with such
   *   calls.
   * - `localhost` stands for http and https on every port, but only for API keys of type `testing`. For other credentials,
   *   write out `http://localhost:3000`.
   * - A public suffix alone, such as `*.com`, `*.co.uk` or `*.github.io`, is a failed item: unrelated owners share it.
   * - Each item has its own `success`. An item fails if it is not a domain, or if the workspace has 100 domains already. The
   *   others are added. Adding a domain again succeeds.
   * - `result.domains` lists all domains, in order. An empty `domains` returns the list and changes nothing.
   * - A process notices the change after 5 seconds by default (`AUTH_CACHE_SECONDS`), as for a revoked token.
   * - The operator of the service can remove a domain.
   *
   * The installation's `CORS_ORIGINS` decides for all workspaces whether browsers may call from pages of another origin. A
   * page needs both: its origin there and, once the list has a domain, its host here.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No domain was added.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @example
   * ```ts
   * const result = await client.addDomains({
   *   domains: ['acme.example', '*.app.acme.example'],
   * });
   * ```
   */
  addDomains(data: AddDomainsInput, options?: CallOptions): ApiPromise<AddDomainsResult>;
}

export interface ApiKeyClient extends PublicClient {
  /**
   * Add Permissions: `POST /v2/auth/permissions/add`
   *
   * Gives a user access to organizations, folders and documents, each as viewer (read-only) or editor (read and write), and each
   * with an end if you name one.
   *
   * - **All or nothing**: when one resource of the call is refused, none is granted.
   * - A grant on a resource that the user has one on already replaces its role and its expiry.
   * - A grant on a folder or document may come before that folder or document exists, and counts from the moment it does. The
   *   organization must exist.
   * - A grant ends by itself at `expiresAt`, to the millisecond.
   * - The user is named by the id alone: all that the organization knows of them stays.
   * - Access roles are set here and in the other REST operations on users and permissions only, never by a frontend's SDK.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is not as described here; nothing was granted.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.addPermissions({
   *   user: { userId: 'maya' },
   *   permissions: {
   *     resources: [
   *       {
   *         type: 'document',
   *         id: 'launch-plan',
   *         organizationId: 'acme',
   *         accessRole: 'editor',
   *       },
   *     ],
   *   },
   * });
   * ```
   */
  addPermissions(data: AddPermissionsInput, options?: CallOptions): ApiPromise<AddPermissionsResult>;

  /**
   * Remove Permissions: `POST /v2/auth/permissions/remove`
   *
   * Takes from a user the access to each listed organization, folder or document.
   *
   * - **All or nothing**, like Add Permissions.
   * - Removing access that the user does not have succeeds. So does removing it from an organization, folder or document that
   *   does not exist, or does not any more: there is nothing to revoke.
   * - Only the grants on the listed resources go: a user who also has a grant on the folder above a document keeps access to the
   *   document through it.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is not as described here; nothing was revoked.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @example
   * ```ts
   * const result = await client.removePermissions({
   *   userId: 'maya',
   *   permissions: {
   *     resources: [{ type: 'document', id: 'launch-plan', organizationId: 'acme' }],
   *   },
   * });
   * ```
   */
  removePermissions(data: RemovePermissionsInput, options?: CallOptions): ApiPromise<RemovePermissionsResult>;

  /**
   * Get Documents: `POST /v2/organizations/documents/get`
   *
   * Returns documents of an organization: all of them, those with the given ids, or those of a folder.
   *
   * - **All**: `organizationId` alone. Page by page.
   * - **By id**: with `documentIds`. All documents are on one page, unless they are larger than 1 MiB together. `pageSize` has
   *   no effect. Unknown ids are left out.
   * - **By folder**: with `folderId`, the documents directly in that folder. Page by page.
   * - With `documentIds` and `folderId`, both apply: the result has the given documents that are in the folder.
   *
   * Documents are in the order of their ids. `result.pageToken` is present if more documents follow, and absent on the last
   * page. Send the same query with it as `pageToken`; only `pageSize` may differ. No document is skipped or repeated while
   * others are added. In every form, a page ends early if the next document would make it larger than 1 MiB.
   *
   * Prerequisites: the option "advanced queries" is enabled in the console, and the v4 series of the client SDK is deployed.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` or `FAILED_PRECONDITION` (HTTP 400): The request is invalid, or a prerequisite is missing.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the folder does not exist. Objects of another API key return the same error.
   * @example
   * ```ts
   * const result = await client.getDocuments({ organizationId: 'acme' });
   * ```
   */
  getDocuments: PagedMethod<GetDocumentsInput, GetDocumentsResult, GetDocumentsResult['data'][number]>;

  /**
   * Delete Users from Groups: `POST /v1/organizations/usergroups/users/delete`
   *
   * Removes users from a user group of an organization: those that `userIds` lists, or with `deleteAll: true` every one. A
   * call has one of the two, not both.
   *
   * - Each user has a result of their own, under their id.
   * - A listed user who is no member has `success: false`, and does not stop the others. So has every listed user when the
   *   group does not exist.
   * - With `deleteAll: true` the group is empty when the call returns, however large it was. The `message` says how many users
   *   were removed; the result lists at most 10,000 of them, in the order of their ids. Of a group that is empty or does not
   *   exist, it is empty.
   *
   * Sending the same call again does no harm, but its result is another one: listed users are no members any more and have
   * `success: false`; with `deleteAll: true` it has only those who were added in between.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is not as described here; nobody was removed.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.deleteUsersFromGroups({
   *   organizationId: 'acme',
   *   organizationUserGroupId: 'designers',
   *   userIds: ['jonas', 'priya'],
   * });
   * ```
   */
  deleteUsersFromGroups(data: DeleteUsersFromGroupsInput, options?: CallOptions): ApiPromise<DeleteUsersFromGroupsResult>;

  /**
   * Delete All User Data: `POST /v2/users/data/delete`
   *
   * Starts a job that deletes all data of users, and returns the job's id. The job runs on its own and is done within 24
   * hours; Get Delete All User Data Status says how far it is. This reply may take up to 5 minutes to come.
   *
   * The job, for each user:
   * - takes away all access to documents and data;
   * - removes the user from the list of people to @mention, and from the @mentions that tagged them;
   * - removes all that the user made, such as comments and reactions;
   * - removes the user from other users' data, at any depth: notifications, annotations, and custom fields. Objects whose `userId`
   *   or `id` is the user's are deleted, and so is a field or list item whose whole value is the user's id or one of the addresses
   *   that organizations have for them. `@Name` becomes `@(deleted)` in every text, for the id and each known name. A text that only
   *   contains the id, an address or a longer name stays.
   *
   * What you may rely on:
   * - `organizationIds` only says where to begin, which makes the job faster. Nothing of the users is left in the other
   *   organizations either. Each organization that you name must exist.
   * - A user id that the service does not know succeeds.
   * - What a user does after the job's start stays: a user may come back.
   * - At most 100 jobs of an API key may be open (not yet completed). One more is refused with `RESOURCE_EXHAUSTED`; put more
   *   users into each. A completed job can be asked for during 30 days, unless the operator says otherwise.
   * - The job outlives a restart of the service. A task that fails is tried again until it succeeds; none is dropped.
   *
   * **Deletion cannot be undone.** Each call starts a job of its own. A second one finds less to delete, but takes along what
   * its users did since the first. If this reply is lost, call again to get a job to poll.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is not as described here; no job was started.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `RESOURCE_EXHAUSTED` (HTTP 429): Too many requests, or too many open deletion jobs. Wait as long as `retry-after` says; nothing was done.
   * @example
   * ```ts
   * const result = await client.deleteAllUserData({ userIds: ['jonas', 'priya'] });
   * ```
   */
  deleteAllUserData(data: DeleteAllUserDataInput, options?: CallOptions): ApiPromise<DeleteAllUserDataResult>;

  /**
   * Delete All User Data, then Get Delete All User Data Status until the job is over.
   *
   * @throws {JobError} The job failed, or was not done before the deadline.
   * @example
   * ```ts
   * const job = client.deleteAllUserDataAndWait({ userIds: ['jonas', 'priya'] }, { onProgress: console.log });
   * const { data } = await job.started(); // its id, to be kept
   * const result = await job;
   * ```
   */
  deleteAllUserDataAndWait(data: DeleteAllUserDataInput, options?: JobOptions<GetDeleteAllUserDataStatusResult>): Job<DeleteAllUserDataResult, GetDeleteAllUserDataStatusResult>;

  /**
   * Add Presence: `POST /v2/presence/add`
   *
   * Puts users on the presence list of a document: they are looking at it now.
   *
   * - A user is on the list of a document once. Adding them again replaces their entry and renews it.
   * - An entry that is not renewed for 5 minutes is gone. That is the default; the service can be set to another time.
   * - **All or nothing**: when one user of the call is refused, none is added.
   * - `userId`, `name` and `email` describe the user: what you give of them **merges** into what the organization knows of the user,
   *   and what is absent stays.
   * - All other fields, such as a `cursor`, belong to the entry alone. They are not stored of the user, nor taken from what is.
   * - The organization and the document must exist. The users need not be known to the service.
   *
   * Sending the same call again renews the entries and changes nothing else.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is not as described here; nobody was added.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the document does not exist. Objects of another API key return the same error.
   * @example
   * ```ts
   * const result = await client.addPresence({
   *   organizationId: 'acme',
   *   documentId: 'launch-plan',
   *   users: [{ userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example' }],
   * });
   * ```
   */
  addPresence(data: AddPresenceInput, options?: CallOptions): ApiPromise<AddPresenceResult>;

  /**
   * Add Users to Groups: `POST /v1/organizations/usergroups/users/add`
   *
   * Adds users to a user group of an organization.
   *
   * - A group comes into being with its first member: one that does not exist yet needs no other call. The organization must
   *   exist.
   * - Adding a user who is a member already succeeds.
   * - Each user has a result of their own, under their id. One that cannot be added has `success: false`, and does not stop
   *   the others.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is not as described here; nobody was added.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.addUsersToGroups({
   *   organizationId: 'acme',
   *   organizationUserGroupId: 'designers',
   *   userIds: ['maya', 'jonas'],
   * });
   * ```
   */
  addUsersToGroups(data: AddUsersToGroupsInput, options?: CallOptions): ApiPromise<AddUsersToGroupsResult>;

  /**
   * Update Organizations: `POST /v1/organizations/update`
   *
   * Changes the names of organizations, and the metadata that you send.
   *
   * - Each item has its own `success`. An organization that does not exist is not created, and its item fails with a null
   *   `id`. The others are updated.
   * - Fields other than `organizationId` and `organizationName` are metadata. A given field replaces the stored one of the
   *   same name. Absent fields stay.
   * - Metadata has at most 64 KiB of JSON, after the update too. A call that exceeds this is refused with the reason `LENGTH`,
   *   and nothing is updated. Larger metadata from before this limit stays, and may not grow.
   * - The same `organizationId` twice in one call is refused, and nothing is updated.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was updated.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @example
   * ```ts
   * const result = await client.updateOrganizations({
   *   organizations: [{ organizationId: 'acme', organizationName: 'Acme Robotics Group' }],
   * });
   * ```
   */
  updateOrganizations(data: UpdateOrganizationsInput, options?: CallOptions): ApiPromise<UpdateOrganizationsResult>;

  /**
   * Add Organizations: `POST /v2/organizations/add`
   *
   * Adds organizations under ids that you choose.
   *
   * - Each item has its own `success`. An organization that already exists is left unchanged, and its item fails with the
   *   existing `id`. The others are added.
   * - `id` is the service's own id of the organization. It never changes.
   * - Fields other than `organizationId` and `organizationName` are metadata. They are kept unchanged.
   * - The same `organizationId` twice in one call is refused, and nothing is added.
   * - Organizations belong to the API key. The same `organizationId` under another key is another organization.
   *
   * Sending the same call again changes nothing. Its items fail because the organizations exist.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was added.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @example
   * ```ts
   * const result = await client.addOrganizations({
   *   organizations: [{ organizationId: 'acme', organizationName: 'Acme Robotics' }],
   * });
   * ```
   */
  addOrganizations(data: AddOrganizationsInput, options?: CallOptions): ApiPromise<AddOrganizationsResult>;

  /**
   * Get Delete All User Data Status: `POST /v1/users/data/delete/status`
   *
   * Says how far a deletion job is.
   *
   * - The job is done when `isDeleteCompleted` is `true`; `tasksLeft` is 0 then, and stays so.
   * - `tasksLeft` never grows. A task that keeps failing stays in it until it succeeds.
   * - `lastTaskCompletedTime` is absent as long as no task is done.
   * - The reply may take a few seconds, depending on how much data there is.
   * - A failure of this operation has a numeric `error.code` besides: the HTTP status.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The job does not exist. One that belongs to another API key answers exactly the same.
   * @throws {ApiError} `INTERNAL` (HTTP 500): A fault of the service. It is in the service's log under this reply's `x-request-id`; quote that when reporting it.
   * @example
   * ```ts
   * const result = await client.getDeleteAllUserDataStatus({
   *   jobId: 'c0a8f3e6-92d4-4b17-8f5a-7e1d6c3b9048',
   * });
   * ```
   */
  getDeleteAllUserDataStatus(data: GetDeleteAllUserDataStatusInput, options?: CallOptions): ApiPromise<GetDeleteAllUserDataStatusResult>;

  /**
   * Update Access for Folders: `POST /v2/organizations/folders/access/update`
   *
   * Sets the access type of folders, or lets them inherit the access of the folder above.
   *
   * - Send exactly one of `accessType` and `inheritFromParent: true`. With `inheritFromParent: true`, an `accessType` of null
   *   is accepted, as in the response.
   * - `public`: everyone has access. `restricted`: users with a grant on the folder, on a folder above it, or on the
   *   organization. A grant on a document in the folder opens only that document. `organizationPrivate`: the same users, and
   *   the members of the organization's user groups.
   * - A folder that inherits has an `accessType` of null and always follows the folder above it. A folder at the top takes the
   *   API key's default access type, which is set in the console.
   * - Grants do not change. Expired grants do not count.
   * - Each item has its own `success`. A folder that does not exist is not created, and its item fails. The others are
   *   updated.
   * - The organization must exist. The same folder twice in one call is refused, and nothing is updated.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was updated.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.updateAccessForFolders({
   *   organizationId: 'acme',
   *   folderIds: ['marketing', 'finance'],
   *   accessType: 'organizationPrivate',
   * });
   * ```
   */
  updateAccessForFolders(data: UpdateAccessForFoldersInput, options?: CallOptions): ApiPromise<UpdateAccessForFoldersResult>;

  /**
   * Get Notifications: `POST /v1/notifications/get`
   *
   * Returns the notifications of a document, of a user, or of a user in a document. For client SDK v3 and earlier.
   *
   * - Name the organization and at least one of `documentId` and `userId`. With both, a notification must fit both.
   * - `locationId` keeps those at that place: their `notificationSourceData.locationId`, or
   *   `notificationSourceData.location.id`.
   * - `notificationIds` keeps those with these ids. Ids that do not exist are left out; an empty list narrows nothing.
   * - With `userId` come the notifications that this user received, without those that the user's `inbox` setting keeps away.
   * - **Newest first, page by page.** A page holds at most `pageSize` of them, and at most 1 MiB: a page of large ones ends
   *   earlier. While `result.pageToken` is there, more follow, and the `message` says so: send the same query with it as
   *   `pageToken`. No notification is skipped or repeated while others are added. A page token fits only the query that it
   *   came from, of which `pageSize` alone may change.
   * - With `userId` beside `documentId` or `locationId`, a call looks through 5,000 of the user's notifications: a page may hold
   *   fewer than `pageSize`, also none, while others follow. `notificationIds` are found at once.
   * - A document, user or location that does not exist gives an empty list. The organization must exist.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.getNotifications({
   *   organizationId: 'acme',
   *   documentId: 'launch-plan',
   * });
   * ```
   */
  getNotifications: PagedMethod<GetNotificationsInput, GetNotificationsResult, GetNotificationsResult['data'][number]>;

  /**
   * Add Notifications: `POST /v2/notifications/add`
   *
   * Tells people that something happened in a document.
   *
   * - **Recipients** are the people in `notifyUsers`, or everyone with `notifyAll: true`, or both together. One of the two is
   *   required: nobody is notified by silence.
   * - With `notifyAll: true` it reaches everyone who belongs to the organization now: who has a grant in force there, is in one of
   *   its user groups, or was added by Add Users or an import. Not the actor, nor those who are only present, or were only spoken of.
   * - Of those, the first 1,000 known users of an organization are reached with the call, the others of a larger one after it, in
   *   the order of their ids; it takes moments. Each sees it whole or not at all.
   * - With `verifyUserPermissions: true`, only users with access to the document receive the notification.
   * - With `context`, only users whose own context permission holds the same value for each given field receive it. A user
   *   without context permissions receives none.
   * - A user's `inbox` setting (Set Config) can keep the notification from that user.
   * - The call succeeds also when nobody is left after these checks.
   * - The organization and the document must exist, unless `createOrganization` and `createDocument` say that they are to be
   *   made. A document in a new organization is new too. Where the call is refused, neither is made.
   * - What the call says of `actionUser` and of those who may receive it **merges** into what the organization knows of them: fields that you give replace,
   *   fields that are absent or `null` stay. After merging, a user has at most 64 KiB of JSON; a call that would leave one with more
   *   is refused with the reason `LENGTH`, unless they had more before and do not grow.
   * - Template and data are kept apart: whoever shows the notification puts the values in place of `{name}`.
   *
   * With a `notificationId` the call may be repeated: the same id with the same content again succeeds, changes nothing and
   * notifies nobody twice; with other content it is refused with `ALREADY_EXISTS`. Without one, each call makes a new
   * notification. The reply has the id either way.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is not as described here; nobody was notified and nothing was made.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the document does not exist, and is not to be made; nobody was notified.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): The `notificationId` is taken by a notification with other content; nobody was notified and nothing was made.
   * @example
   * ```ts
   * const result = await client.addNotifications({
   *   organizationId: 'acme',
   *   documentId: 'launch-plan',
   *   notificationId: 'launch-plan-comment-19',
   *   actionUser: { userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example' },
   *   displayHeadlineMessageTemplate: '{actionUser} mentioned {recipientUser}',
   *   displayHeadlineMessageTemplateData: {
   *     actionUser: { userId: 'maya', name: 'Maya Chen', email: 'maya@acme.example' },
   *     recipientUser: { userId: 'jonas', name: 'Jonas Weber', email: 'jonas@acme.example' },
   *   },
   *   displayBodyMessage: 'Can we ship a week earlier?',
   *   notifyUsers: [{ userId: 'jonas', name: 'Jonas Weber', email: 'jonas@acme.example' }],
   * });
   * ```
   */
  addNotifications(data: AddNotificationsInput, options?: CallOptions): ApiPromise<AddNotificationsResult>;

  /**
   * Set Config: `POST /v2/notifications/config/set`
   *
   * Sets which notifications users want, for a whole organization or for certain documents.
   *
   * - Needs the option "notification config" of the API key. It is on unless it was switched off in the console.
   * - Without `documentIds`, or with an empty list, the setting is for the whole organization; with them, for these documents.
   * - A call sets at most 10,000 settings, one for each user in each document. More are refused with the reason `RANGE`.
   * - Only the members that you send are set; the others stay as they are.
   * - A document's setting beats the organization's. Where a user has neither, everything is delivered to the inbox, and `MINE` by
   *   e-mail.
   * - Each user has a result of their own. A document that does not exist makes it a failed one; the other documents are set
   *   nevertheless. The organization must exist.
   * - With several documents, the `documentId` of a result is the first one that failed, otherwise the last one of the
   *   request.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` or `FAILED_PRECONDITION` (HTTP 400): The request is not as described here, or the option is switched off; nothing was set.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.setConfig({
   *   organizationId: 'acme',
   *   documentIds: ['launch-plan', 'pricing'],
   *   userIds: ['maya', 'jonas'],
   *   config: { inbox: 'ALL', email: 'ALL', slack: 'ALL' },
   * });
   * ```
   */
  setConfig(data: SetConfigInput, options?: CallOptions): ApiPromise<SetConfigResult>;

  /**
   * Migrate Documents: `POST /v2/organizations/documents/migrate`
   *
   * Starts the migration of a document to a new id, and returns the id of the migration. Get Migration Status returns its
   * progress.
   *
   * - All data of the document moves with it: access, presence, notifications, notification configs.
   * - At any moment, the document has exactly one of the two ids.
   * - The new id must not be taken. Existing grants on the new id are kept, together with the document's own.
   *
   * Do not repeat this call. Once the document has moved, the same call returns `NOT_FOUND`, since no document has the old id.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was started.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the document does not exist. Objects of another API key return the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): A document already has the new id. Nothing was started.
   * @example
   * ```ts
   * const result = await client.migrateDocuments({
   *   organizationId: 'acme',
   *   documentId: 'launch-plan',
   *   newDocumentId: 'launch-plan-2027',
   * });
   * ```
   */
  migrateDocuments(data: MigrateDocumentsInput, options?: CallOptions): ApiPromise<MigrateDocumentsResult>;

  /**
   * Migrate Documents, then Get Migration Status until the job is over.
   *
   * @throws {JobError} The job failed, or was not done before the deadline.
   * @example
   * ```ts
   * const job = client.migrateDocumentsAndWait({
   *   organizationId: 'acme',
   *   documentId: 'launch-plan',
   *   newDocumentId: 'launch-plan-2027',
   * }, { onProgress: console.log });
   * const { data } = await job.started(); // its id, to be kept
   * const result = await job;
   * ```
   */
  migrateDocumentsAndWait(data: MigrateDocumentsInput, options?: JobOptions<GetMigrationStatusResult>): Job<MigrateDocumentsResult, GetMigrationStatusResult>;

  /**
   * Get Migration Status: `POST /v2/organizations/documents/migrate/status`
   *
   * Returns the progress of a migration of Migrate Documents. Poll every few seconds until `status` is `completed` or
   * `failed`. Both are final.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the migration does not exist. Objects of another API key return the same error.
   * @example
   * ```ts
   * const result = await client.getMigrationStatus({
   *   organizationId: 'acme',
   *   migrationId: 'f4d27b8c-3e61-4590-a9d8-05b6e2c71f3a',
   * });
   * ```
   */
  getMigrationStatus(data: GetMigrationStatusInput, options?: CallOptions): ApiPromise<GetMigrationStatusResult>;

  /**
   * Add Users: `POST /v2/users/add`
   *
   * Adds users to an organization: they belong to it from then on, with or without access to anything.
   *
   * - Each item has its own `success`: a user who was added before is left as they are, and their item fails. The others are added.
   * - A user whom the organization knows from other calls alone (a grant, a user group, presence, a notification) is not yet added,
   *   and is added by this one.
   * - `accessRole` is a grant on the organization, as from Add Permissions, and `expiresAt` its end. A grant that the user has
   *   already is replaced; without `accessRole` it stays as it is.
   * - `context` holds the user's context permissions, which the `context` of a notification is compared with.
   * - Custom fields are kept as they came; a field that is `null` counts as absent. Fields merge into what the organization knows of
   *   the user from other calls. After merging, a user has at most 64 KiB of JSON; a call that would leave one with more is refused
   *   with the reason `LENGTH`.
   * - When one `expiresAt` is not in the future, the call is refused as a whole.
   *
   * Sending the same call again changes nothing, and its items fail, since the users were added by then.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is not as described here; nobody was added.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.addUsers({
   *   organizationId: 'acme',
   *   users: [
   *     {
   *       userId: 'lena',
   *       name: 'Lena Fischer',
   *       email: 'lena@acme.example',
   *       accessRole: 'editor',
   *     },
   *     { userId: 'omar', name: 'Omar Haddad', email: 'omar@acme.example' },
   *   ],
   * });
   * ```
   */
  addUsers(data: AddUsersInput, options?: CallOptions): ApiPromise<AddUsersResult>;

  /**
   * Update Users: `POST /v2/users/update`
   *
   * Changes what an organization knows of users, and their access to it.
   *
   * - Each item has its own `success`: a user whom the organization does not know is not added, and their item fails. The others
   *   are updated.
   * - Only what you send changes. A field that you give replaces the one of the same name, and `null` removes it: `name`, `email`
   *   and custom fields alike.
   * - `accessRole` sets the role of the user's grant on the organization, and makes the grant where there is none; its end stays.
   *   `accessRole: null` removes that grant, and no other.
   * - `expiresAt` sets the end of that grant, and `null` takes the end away. Where there is no grant to end, the item fails.
   * - `context` replaces the user's context permissions, and `null` removes them.
   * - A user has at most 64 KiB of JSON after the update as well; a call that would leave one with more is refused with the reason
   *   `LENGTH`, unless they had more before and do not grow. Nothing is updated then.
   * - When one `expiresAt` is not in the future, the call is refused as a whole.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is not as described here; nobody was updated.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.updateUsers({
   *   organizationId: 'acme',
   *   users: [
   *     { userId: 'jonas', name: 'Jonas Weber-Braun' },
   *     { userId: 'maya', accessRole: 'viewer' },
   *   ],
   * });
   * ```
   */
  updateUsers(data: UpdateUsersInput, options?: CallOptions): ApiPromise<UpdateUsersResult>;

  /**
   * Generate Token: `POST /v2/auth/generate_token`
   *
   * Gives a user permissions, if you send any, and a token that says so: a signed JWT, which whatever serves the user can verify
   * without a call to this service.
   *
   * - **All or nothing**, like Add Permissions: the grants are the same, and where one is refused there is no token.
   * - `userProperties` **merge** into what each organization that `permissions` names knows of the user: fields that you give
   *   replace, fields that are absent or `null` stay, within 64 KiB of JSON for a user after merging. Without permissions there is
   *   no organization to keep them in.
   * - The token's claims: `iss` is `PUBLIC_URL/api-keys/` and the id of the API key, `aud` that id, `sub` the `userId`, `permissions`
   *   the resources of this call (without any: an empty list), each `expiresAt` in milliseconds, and `iat`, `exp`, `jti`.
   * - It holds for 48 hours, and cannot be revoked before. It says what was granted in this call, not what holds later: a grant that
   *   was removed, or has ended, is still in it.
   * - It is signed with `EdDSA` (Ed25519) by a key pair of the API key alone, so that no other tenant can make one that you accept.
   *   The public keys are at `GET /api-keys/API_KEY/.well-known/jwks.json`, as a JSON Web Key Set that may be cached; the token's
   *   header says which of them with `kid`. Use the address with your own API key, never one that is built from the token.
   *   Verify `iss` and `aud` as well.
   *
   * Sending the same call again grants nothing more, and gives another token.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is not as described here; nothing was granted.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.generateToken({
   *   userId: 'maya',
   *   userProperties: { name: 'Maya Chen', email: 'maya@acme.example' },
   *   permissions: {
   *     resources: [
   *       {
   *         type: 'document',
   *         id: 'launch-plan',
   *         organizationId: 'acme',
   *         accessRole: 'editor',
   *       },
   *     ],
   *   },
   * });
   * ```
   */
  generateToken(data: GenerateTokenInput, options?: CallOptions): ApiPromise<GenerateTokenResult>;

  /**
   * Get Permissions: `POST /v2/auth/permissions/get`
   *
   * Returns the grants in force in an organization: all of them, those of the given users, those on the given resources, or with both
   * those of these users on these resources.
   *
   * - A grant is what Add Permissions made: access that a user has through a user group, or through a grant on a folder or the
   *   organization above, is not listed for what is below.
   * - Grants on folders and documents that do not exist yet are listed too. Grants that have ended are not, so that a page may hold
   *   fewer than `pageSize`, also none, while others follow.
   * - **Order**: by `type`, then resource, then `userId`. With `userIds` and without `resources`: by `userId`, then `type`, then
   *   resource. Folders come in the order of their ids; documents in that in which they became known, which a new id does not change.
   * - While `result.pageToken` is there, more follow: send the same request with it as `pageToken`. No grant is skipped or repeated
   *   while others are added.
   * - A page ends early where the next grant would make it larger than 1 MiB.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.getPermissions({ organizationId: 'acme' });
   * ```
   */
  getPermissions: PagedMethod<GetPermissionsInput, GetPermissionsResult, GetPermissionsResult['data'][number]>;

  /**
   * Get Organizations: `POST /v2/organizations/get`
   *
   * Returns the organizations of the API key: all of them, or those with the given ids.
   *
   * - Organizations are in the order of their ids, page by page. Unknown ids are left out.
   * - `result.pageToken` is present if more organizations follow. Send the same request with it as `pageToken`. No
   *   organization is skipped or repeated while others are added.
   * - A page ends early if the next organization would make it larger than 1 MiB.
   * - Metadata is returned unchanged, except fields with the name of a documented one.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @example
   * ```ts
   * const result = await client.getOrganizations({});
   * ```
   */
  getOrganizations: PagedMethod<GetOrganizationsInput, GetOrganizationsResult, GetOrganizationsResult['data'][number]>;

  /**
   * Get Users: `POST /v2/users/get`
   *
   * Returns the users of an organization: all whom it knows, or those with the given ids.
   *
   * - An organization knows users who were added to it (by Add Users, or an import) and those who were named in other calls: who was
   *   granted access, put into a user group, present at a document, or notified. `addedAt` tells the first from the others.
   * - Each has all fields that calls have given of the user, the last value of each. `accessRole` and `expiresAt` are those of a grant in force on the
   *   organization, `context` the user's context permissions; each is left out where there is none.
   * - Users come in the order of their ids, page by page. Ids that are unknown are left out.
   * - While `result.pageToken` is there, more follow: send the same request with it as `pageToken`. No user is skipped or repeated
   *   while others are added.
   * - A page ends early where the next user would make it larger than 1 MiB.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.getUsers({ organizationId: 'acme' });
   * ```
   */
  getUsers: PagedMethod<GetUsersInput, GetUsersResult, GetUsersResult['data'][number]>;

  /**
   * Get User Groups: `POST /v2/organizations/usergroups/get`
   *
   * Returns the user groups of an organization, each with the number of its members; or one of them, with its members.
   *
   * - **All groups**: `organizationId` alone. Groups come in the order of their ids, page by page.
   * - **One group**: with `organizationUserGroupId`. The result is that group alone, and `userIds` lists its members in the order of
   *   their ids, page by page. `pageSize` is a number of members here.
   * - A group without members is not shown, since a group is its members; nor is one that does not exist. So a page of groups may hold
   *   fewer than `pageSize`, also none, while others follow.
   * - `memberCount` counts at most 1,000 members: 1,000 means that there are at least as many.
   * - While `result.pageToken` is there, more follow: send the same request with it as `pageToken`. Nothing is skipped or repeated
   *   while groups and members are added.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.getUserGroups({ organizationId: 'acme' });
   * ```
   */
  getUserGroups: PagedMethod<GetUserGroupsInput, GetUserGroupsResult, GetUserGroupsResult['data'][number]>;

  /**
   * Add Folders: `POST /v2/organizations/folders/add`
   *
   * Adds folders to an organization under ids that you choose.
   *
   * - A folder is at the top, or in the folder `parentFolderId`. That folder exists already or is in the same call, in any
   *   order.
   * - `accessType` is the folder's own. Absent or null, the folder takes the access of the folder above it, as with
   *   `inheritFromParent` of Update Access for Folders.
   * - Each item has its own `success`. An item fails if its folder already exists, which is left unchanged, or if its parent
   *   does not exist or was not added. It also fails if folders would contain each other, and below 100 levels. The others are
   *   added.
   * - Earlier grants on the folder apply from now on.
   * - The organization must exist. The same folder twice in one call is refused, and nothing is added.
   *
   * Sending the same call again adds nothing: its items fail because the folders exist.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was added.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.addFolders({
   *   organizationId: 'acme',
   *   folders: [
   *     { folderId: 'legal', folderName: 'Legal', accessType: 'restricted' },
   *     { folderId: 'contracts', folderName: 'Contracts', parentFolderId: 'legal' },
   *   ],
   * });
   * ```
   */
  addFolders(data: AddFoldersInput, options?: CallOptions): ApiPromise<AddFoldersResult>;

  /**
   * Get Folders: `POST /v2/organizations/folders/get`
   *
   * Returns folders of an organization: all of them, those with the given ids, or those directly in a folder.
   *
   * - **All**: `organizationId` alone. Page by page.
   * - **By id**: with `folderIds`. All folders are on one page, unless they are larger than 1 MiB together. `pageSize` has no
   *   effect. Unknown ids are left out.
   * - **By parent**: with `parentFolderId`, the folders directly in that folder. Null selects the folders at the top. Page by
   *   page.
   * - With `folderIds` and `parentFolderId`, both apply.
   *
   * `accessType` is the folder's own, and null if the folder inherits. `effectiveAccessType` is the one in force: the folder's
   * own, that of the nearest folder above with its own, or the default of the API key.
   *
   * Folders are in the order of their ids. `result.pageToken` is present if more folders follow, and absent on the last page.
   * Send the same query with it as `pageToken`. No folder is skipped or repeated while others are added. A page ends early if
   * the next folder would make it larger than 1 MiB.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the parent folder does not exist. Objects of another API key return the same error.
   * @example
   * ```ts
   * const result = await client.getFolders({ organizationId: 'acme' });
   * ```
   */
  getFolders: PagedMethod<GetFoldersInput, GetFoldersResult, GetFoldersResult['data'][number]>;

  /**
   * Add Documents: `POST /v2/organizations/documents/add`
   *
   * Adds documents to an organization under ids that you choose.
   *
   * - `folderId` puts the document into an existing folder. `accessType` is the document's own. Absent or null, the document
   *   takes the access of its folder.
   * - Custom fields are kept unchanged and returned by Get Documents. They have at most 64 KiB of JSON for each document.
   * - Each item has its own `success`. An item fails if its document already exists, which is left unchanged, or if its folder
   *   does not exist. The others are added.
   * - Earlier grants on the document apply from now on.
   * - The organization must exist. The same document twice in one call is refused, and nothing is added.
   *
   * Sending the same call again adds nothing: its items fail because the documents exist.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was added.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.addDocuments({
   *   organizationId: 'acme',
   *   documents: [
   *     {
   *       documentId: 'press-release',
   *       documentName: 'Press release',
   *       folderId: 'marketing',
   *     },
   *     {
   *       documentId: 'budget',
   *       documentName: 'Budget',
   *       accessType: 'restricted',
   *       revision: 7,
   *     },
   *   ],
   * });
   * ```
   */
  addDocuments(data: AddDocumentsInput, options?: CallOptions): ApiPromise<AddDocumentsResult>;

  /**
   * Update Documents: `POST /v2/organizations/documents/update`
   *
   * Changes documents. Absent fields stay.
   *
   * - `folderId` moves the document into an existing folder. Null takes it out of its folder. An `accessType` of null gives it
   *   the access of its folder.
   * - A given custom field replaces the stored one of the same name. A document has at most 64 KiB of them, as JSON. Larger
   *   ones from before this limit stay, and may not grow.
   * - Each item has its own `success`. An item fails if its document or new folder does not exist. The others are changed.
   * - The organization must exist. The same document twice in one call is refused, and nothing is changed.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was changed.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.updateDocuments({
   *   organizationId: 'acme',
   *   documents: [{ documentId: 'pricing', documentName: 'Prices', revision: 8 }],
   * });
   * ```
   */
  updateDocuments(data: UpdateDocumentsInput, options?: CallOptions): ApiPromise<UpdateDocumentsResult>;

  /**
   * Get Config: `POST /v2/notifications/config/get`
   *
   * Tells which notifications users want: what Set Config has stored, and what is in force.
   *
   * - Needs the option "notification config" of the API key, as Set Config does.
   * - `config` is what was set for the user in the whole organization: `inbox`, `email` and `slack`, each left out where it was never
   *   set. `effectiveConfig` is what is in force, all three of them.
   * - With `documentIds`, `documents` has the same for each of these documents that exists: what was set for it, and what is in force
   *   there. A document's setting beats the organization's.
   * - In force where neither was ever set: `inbox` ALL, `email` MINE, `slack` ALL.
   * - Every user that you name is in the result, known to the service or not.
   * - A call gets at most 10,000 settings, one for each user in each document. More are refused with the reason `RANGE`.
   *
   * Asking changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` or `FAILED_PRECONDITION` (HTTP 400): The request is not as described here, or the option is switched off.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @example
   * ```ts
   * const result = await client.getConfig({
   *   organizationId: 'acme',
   *   userIds: ['maya'],
   * });
   * ```
   */
  getConfig(data: GetConfigInput, options?: CallOptions): ApiPromise<GetConfigResult>;

  /**
   * Get Presence: `POST /v2/presence/get`
   *
   * Returns who is looking at a document now: the users whom Add Presence has put on its presence list, and who were renewed in
   * time.
   *
   * - Each entry comes with the fields and the `status` of the last call that added it, and with `renewedAt`, the time of that call.
   *   `name` and `email` are those that the organization knows of the user now.
   * - Users come in the order of their ids, page by page. While `result.pageToken` is there, more follow: send the same query
   *   with it as `pageToken`. On the last page it is left out. Nobody who stays is skipped or repeated while others come and go.
   * - Where many who are gone were on the list, a page may hold fewer than `pageSize`, also none, while others follow.
   * - A page ends early where the next user would make it larger than 1 MiB.
   * - The organization and the document must exist. A document that nobody is looking at has an empty list.
   *
   * Asking changes nothing, and renews no entry.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `UNAUTHENTICATED` (HTTP 401): The credentials are missing, malformed or revoked, or do not belong together. The response does not say which.
   * @throws {ApiError} `PERMISSION_DENIED` (HTTP 403): The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the document does not exist. Objects of another API key return the same error.
   * @example
   * ```ts
   * const result = await client.getPresence({
   *   organizationId: 'acme',
   *   documentId: 'launch-plan',
   * });
   * ```
   */
  getPresence: PagedMethod<GetPresenceInput, GetPresenceResult, GetPresenceResult['data'][number]>;
}

/**
 * A client with the operations that its credentials open: an API key's, a workspace's, or without any the public ones.
 * Each method takes `data` and gives the members of the result; what is no success is thrown as an ApiError.
 *
 * @throws {TypeError} An option is unknown or has a value that is not allowed, or the credentials are incomplete.
 */
export function createClient(options: ClientOptions & ApiKeyCredentials): ApiKeyClient;
export function createClient(options: ClientOptions & WorkspaceCredentials): WorkspaceClient;
export function createClient(options: ClientOptions): PublicClient;
export function createClient(given: ClientOptions & Partial<ApiKeyCredentials & WorkspaceCredentials>) {
  checkClientOptions(given);
  const { apiKey, workspaceId, authToken, ...options } = given;
  const open = publicOperations(connect(options, userAgent));
  if (authToken !== undefined && apiKey !== undefined) {
    const headers = { 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken };
    return { ...open, ...apiKeyOperations(connect(options, userAgent, headers)) };
  }
  if (authToken !== undefined && workspaceId !== undefined) {
    const headers = { 'x-svc-workspace-id': workspaceId, 'x-svc-auth-token': authToken };
    return { ...open, ...workspaceOperations(connect(options, userAgent, headers)) };
  }
  return open;
}

const userAgent = 'collaboration-contract/1.0.0';

const addPermissions: Facts<AddPermissionsInput> = { id: 'addPermissions', post: (http, init) => http.POST('/v2/auth/permissions/add', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const removePermissions: Facts<RemovePermissionsInput> = { id: 'removePermissions', post: (http, init) => http.POST('/v2/auth/permissions/remove', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const createWorkspace: Facts<CreateWorkspaceInput> = { id: 'createWorkspace', post: (http, init) => http.POST('/v2/workspace/create', init), timeoutMs: 30000, isIdempotent: false, isEnveloped: true };
const getWorkspace: Facts<GetWorkspaceInput> = { id: 'getWorkspace', post: (http, init) => http.POST('/v2/workspace/get', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const sendLoginLink: Facts<SendLoginLinkInput> = { id: 'sendLoginLink', post: (http, init) => http.POST('/v2/workspace/email/send-login-link', init), timeoutMs: 30000, isIdempotent: false, isEnveloped: true };
const getDocuments: Facts<GetDocumentsInput> = { id: 'getDocuments', post: (http, init) => http.POST('/v2/organizations/documents/get', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const deleteUsersFromGroups: Facts<DeleteUsersFromGroupsInput> = { id: 'deleteUsersFromGroups', post: (http, init) => http.POST('/v1/organizations/usergroups/users/delete', init), timeoutMs: 30000, isIdempotent: false, isEnveloped: true };
const deleteAllUserData: Facts<DeleteAllUserDataInput> = { id: 'deleteAllUserData', post: (http, init) => http.POST('/v2/users/data/delete', init), timeoutMs: 310000, isIdempotent: false, isEnveloped: false };
const addPresence: Facts<AddPresenceInput> = { id: 'addPresence', post: (http, init) => http.POST('/v2/presence/add', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const addUsersToGroups: Facts<AddUsersToGroupsInput> = { id: 'addUsersToGroups', post: (http, init) => http.POST('/v1/organizations/usergroups/users/add', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const updateOrganizations: Facts<UpdateOrganizationsInput> = { id: 'updateOrganizations', post: (http, init) => http.POST('/v1/organizations/update', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const addOrganizations: Facts<AddOrganizationsInput> = { id: 'addOrganizations', post: (http, init) => http.POST('/v2/organizations/add', init), timeoutMs: 30000, isIdempotent: false, isEnveloped: true };
const getDeleteAllUserDataStatus: Facts<GetDeleteAllUserDataStatusInput> = { id: 'getDeleteAllUserDataStatus', post: (http, init) => http.POST('/v1/users/data/delete/status', init), timeoutMs: 70000, isIdempotent: true, isEnveloped: true };
const updateAccessForFolders: Facts<UpdateAccessForFoldersInput> = { id: 'updateAccessForFolders', post: (http, init) => http.POST('/v2/organizations/folders/access/update', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const getNotifications: Facts<GetNotificationsInput> = { id: 'getNotifications', post: (http, init) => http.POST('/v1/notifications/get', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const addNotifications: Facts<AddNotificationsInput> = { id: 'addNotifications', post: (http, init) => http.POST('/v2/notifications/add', init), timeoutMs: 30000, isIdempotent: false, idempotencyKey: 'notificationId', isEnveloped: true };
const setConfig: Facts<SetConfigInput> = { id: 'setConfig', post: (http, init) => http.POST('/v2/notifications/config/set', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const migrateDocuments: Facts<MigrateDocumentsInput> = { id: 'migrateDocuments', post: (http, init) => http.POST('/v2/organizations/documents/migrate', init), timeoutMs: 30000, isIdempotent: false, isEnveloped: true };
const getAuthTokens: Facts<GetAuthTokensInput> = { id: 'getAuthTokens', post: (http, init) => http.POST('/v2/workspace/authtokens/get', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const updateEmailConfig: Facts<UpdateEmailConfigInput> = { id: 'updateEmailConfig', post: (http, init) => http.POST('/v2/workspace/emailconfig/update', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const getMigrationStatus: Facts<GetMigrationStatusInput> = { id: 'getMigrationStatus', post: (http, init) => http.POST('/v2/organizations/documents/migrate/status', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const createApiKey: Facts<CreateApiKeyInput> = { id: 'createApiKey', post: (http, init) => http.POST('/v2/workspace/apikey/create', init), timeoutMs: 30000, isIdempotent: false, isEnveloped: true };
const addDomains: Facts<AddDomainsInput> = { id: 'addDomains', post: (http, init) => http.POST('/v2/workspace/domains/add', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const addUsers: Facts<AddUsersInput> = { id: 'addUsers', post: (http, init) => http.POST('/v2/users/add', init), timeoutMs: 30000, isIdempotent: false, isEnveloped: true };
const updateUsers: Facts<UpdateUsersInput> = { id: 'updateUsers', post: (http, init) => http.POST('/v2/users/update', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const generateToken: Facts<GenerateTokenInput> = { id: 'generateToken', post: (http, init) => http.POST('/v2/auth/generate_token', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const getPermissions: Facts<GetPermissionsInput> = { id: 'getPermissions', post: (http, init) => http.POST('/v2/auth/permissions/get', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const getOrganizations: Facts<GetOrganizationsInput> = { id: 'getOrganizations', post: (http, init) => http.POST('/v2/organizations/get', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const getUsers: Facts<GetUsersInput> = { id: 'getUsers', post: (http, init) => http.POST('/v2/users/get', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const getUserGroups: Facts<GetUserGroupsInput> = { id: 'getUserGroups', post: (http, init) => http.POST('/v2/organizations/usergroups/get', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const addFolders: Facts<AddFoldersInput> = { id: 'addFolders', post: (http, init) => http.POST('/v2/organizations/folders/add', init), timeoutMs: 30000, isIdempotent: false, isEnveloped: true };
const getFolders: Facts<GetFoldersInput> = { id: 'getFolders', post: (http, init) => http.POST('/v2/organizations/folders/get', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const addDocuments: Facts<AddDocumentsInput> = { id: 'addDocuments', post: (http, init) => http.POST('/v2/organizations/documents/add', init), timeoutMs: 30000, isIdempotent: false, isEnveloped: true };
const updateDocuments: Facts<UpdateDocumentsInput> = { id: 'updateDocuments', post: (http, init) => http.POST('/v2/organizations/documents/update', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const getConfig: Facts<GetConfigInput> = { id: 'getConfig', post: (http, init) => http.POST('/v2/notifications/config/get', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };
const getPresence: Facts<GetPresenceInput> = { id: 'getPresence', post: (http, init) => http.POST('/v2/presence/get', init), timeoutMs: 30000, isIdempotent: true, isEnveloped: true };

const publicOperations = (connection: Connection): PublicClient => ({
  createWorkspace: method(connection, createWorkspace),
  sendLoginLink: method(connection, sendLoginLink),
});

const workspaceOperations = (connection: Connection): Omit<WorkspaceClient, keyof PublicClient> => ({
  getWorkspace: method(connection, getWorkspace),
  getAuthTokens: method(connection, getAuthTokens),
  updateEmailConfig: method(connection, updateEmailConfig),
  createApiKey: method(connection, createApiKey),
  addDomains: method(connection, addDomains),
});

const apiKeyOperations = (connection: Connection): Omit<ApiKeyClient, keyof PublicClient> => ({
  addPermissions: method(connection, addPermissions),
  removePermissions: method(connection, removePermissions),
  getDocuments: paged(method(connection, getDocuments), {
    pageToken: (page) => page.pageToken,
    items: (page) => page.data,
    at: (data, pageToken) => ({ ...data, pageToken }),
  }),
  deleteUsersFromGroups: method(connection, deleteUsersFromGroups),
  deleteAllUserData: method(connection, deleteAllUserData),
  deleteAllUserDataAndWait: job<DeleteAllUserDataInput, DeleteAllUserDataResult, GetDeleteAllUserDataStatusInput, GetDeleteAllUserDataStatusResult>(method(connection, deleteAllUserData), method(connection, getDeleteAllUserDataStatus), {
    name: 'deleteAllUserDataAndWait',
    query: (_data, started) => ({ jobId: started.data.jobId }),
    isOver: (status) => status.data.isDeleteCompleted === true,
    hasFailed: () => false,
  }),
  addPresence: method(connection, addPresence),
  addUsersToGroups: method(connection, addUsersToGroups),
  updateOrganizations: method(connection, updateOrganizations),
  addOrganizations: method(connection, addOrganizations),
  getDeleteAllUserDataStatus: method(connection, getDeleteAllUserDataStatus),
  updateAccessForFolders: method(connection, updateAccessForFolders),
  getNotifications: paged(method(connection, getNotifications), {
    pageToken: (page) => page.pageToken,
    items: (page) => page.data,
    at: (data, pageToken) => ({ ...data, pageToken }),
  }),
  addNotifications: method(connection, addNotifications),
  setConfig: method(connection, setConfig),
  migrateDocuments: method(connection, migrateDocuments),
  migrateDocumentsAndWait: job<MigrateDocumentsInput, MigrateDocumentsResult, GetMigrationStatusInput, GetMigrationStatusResult>(method(connection, migrateDocuments), method(connection, getMigrationStatus), {
    name: 'migrateDocumentsAndWait',
    query: (data, started) => ({ organizationId: data.organizationId, migrationId: started.data.migrationId }),
    isOver: (status) => status.data.status === 'completed' || status.data.status === 'failed',
    hasFailed: (status) => status.data.status === 'failed',
  }),
  getMigrationStatus: method(connection, getMigrationStatus),
  addUsers: method(connection, addUsers),
  updateUsers: method(connection, updateUsers),
  generateToken: method(connection, generateToken),
  getPermissions: paged(method(connection, getPermissions), {
    pageToken: (page) => page.pageToken,
    items: (page) => page.data,
    at: (data, pageToken) => ({ ...data, pageToken }),
  }),
  getOrganizations: paged(method(connection, getOrganizations), {
    pageToken: (page) => page.pageToken,
    items: (page) => page.data,
    at: (data, pageToken) => ({ ...data, pageToken }),
  }),
  getUsers: paged(method(connection, getUsers), {
    pageToken: (page) => page.pageToken,
    items: (page) => page.data,
    at: (data, pageToken) => ({ ...data, pageToken }),
  }),
  getUserGroups: paged(method(connection, getUserGroups), {
    pageToken: (page) => page.pageToken,
    items: (page) => page.data,
    at: (data, pageToken) => ({ ...data, pageToken }),
  }),
  addFolders: method(connection, addFolders),
  getFolders: paged(method(connection, getFolders), {
    pageToken: (page) => page.pageToken,
    items: (page) => page.data,
    at: (data, pageToken) => ({ ...data, pageToken }),
  }),
  addDocuments: method(connection, addDocuments),
  updateDocuments: method(connection, updateDocuments),
  getConfig: method(connection, getConfig),
  getPresence: paged(method(connection, getPresence), {
    pageToken: (page) => page.pageToken,
    items: (page) => page.data,
    at: (data, pageToken) => ({ ...data, pageToken }),
  }),
});
