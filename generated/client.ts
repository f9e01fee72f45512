// Generated from the contract by `npm run generate`. Do not edit.
import { type ApiPromise, type Connection, connect, type Facts, method } from './call.ts';
import { type CallOptions, type ClientOptions } from './call-options.ts';
import { type Job, job } from './job.ts';
import { type JobOptions } from './call-options.ts';
import { checkClientOptions } from './options.ts';
import { type OptionalPagedMethod, type PagedMethod, paged } from './paging.ts';
import type { AddPermissionsInput, AddPermissionsResult, RemovePermissionsInput, RemovePermissionsResult, CreateWorkspaceInput, CreateWorkspaceResult, GetWorkspaceInput, GetWorkspaceResult, SendLoginLinkInput, SendLoginLinkResult, GetDocumentsInput, GetDocumentsResult, DeleteUsersFromGroupsInput, DeleteUsersFromGroupsResult, DeleteAllUserDataInput, DeleteAllUserDataResult, AddPresenceInput, AddPresenceResult, AddUsersToGroupsInput, AddUsersToGroupsResult, UpdateOrganizationsInput, UpdateOrganizationsResult, AddOrganizationsInput, AddOrganizationsResult, GetDeleteAllUserDataStatusInput, GetDeleteAllUserDataStatusResult, UpdateAccessForFoldersInput, UpdateAccessForFoldersResult, GetNotificationsInput, GetNotificationsResult, AddNotificationsInput, AddNotificationsResult, SetConfigInput, SetConfigResult, MigrateDocumentsInput, MigrateDocumentsResult, GetAuthTokensInput, GetAuthTokensResult, UpdateEmailConfigInput, UpdateEmailConfigResult, GetMigrationStatusInput, GetMigrationStatusResult, CreateApiKeyInput, CreateApiKeyResult, AddDomainsInput, AddDomainsResult, AddUsersInput, AddUsersResult, UpdateUsersInput, UpdateUsersResult, GenerateTokenInput, GenerateTokenResult, GetPermissionsInput, GetPermissionsResult, GetOrganizationsInput, GetOrganizationsResult, GetUsersInput, GetUsersResult, GetUserGroupsInput, GetUserGroupsResult, AddFoldersInput, AddFoldersResult, GetFoldersInput, GetFoldersResult, AddDocumentsInput, AddDocumentsResult, UpdateDocumentsInput, UpdateDocumentsResult, GetConfigInput, GetConfigResult, GetPresenceInput, GetPresenceResult, RemovePresenceInput, RemovePresenceResult, CheckPermissionsInput, CheckPermissionsResult, UpdateNotificationsInput, UpdateNotificationsResult, DeleteNotificationsInput, DeleteNotificationsResult, GetUserDataInput, GetUserDataResult, GetApiKeysInput, GetApiKeysResult, UpdateApiKeyInput, UpdateApiKeyResult, ResetAuthTokenInput, ResetAuthTokenResult, GetDomainsInput, GetDomainsResult, DeleteDomainsInput, DeleteDomainsResult, GetEmailConfigInput, GetEmailConfigResult, DeleteOrganizationsInput, DeleteOrganizationsResult, GetUsageInput, GetUsageResult, GetJobsInput, GetJobsResult, DeleteDocumentsInput, DeleteDocumentsResult, DeleteUsersInput, DeleteUsersResult, UpdateFoldersInput, UpdateFoldersResult, DeleteFoldersInput, DeleteFoldersResult, DeleteApiKeyInput, DeleteApiKeyResult, DeleteWorkspaceInput, DeleteWorkspaceResult, GetAccessibleDocumentsInput, GetAccessibleDocumentsResult, GetUsersWithAccessInput, GetUsersWithAccessResult, GetEventsInput, GetEventsResult, AddWebhooksInput, AddWebhooksResult, GetWebhooksInput, GetWebhooksResult, UpdateWebhooksInput, UpdateWebhooksResult, DeleteWebhooksInput, DeleteWebhooksResult, RotateWebhookSecretInput, RotateWebhookSecretResult } from './types.ts';

export { BulkError, type BulkItem, type BulkResult, failed, orThrow, succeeded } from './bulk.ts';
export type { ApiPromise } from './call.ts';
export type { Attempt, CallOptions, CallSettings, ClientOptions, FetchInit, FetchResponse, Retry } from './call-options.ts';
export { ApiError, type CallInfo, CollaborationError, ConnectionError, type RateLimit, type ResponseMetadata, TimeoutError } from './client-errors.ts';
export { headline } from './headline.ts';
export { type Job, JobError } from './job.ts';
export { type JobOptions } from './call-options.ts';
export type { OptionalPagedMethod, PagedMethod } from './paging.ts';
export type * from './types.ts';
export type { Usage, UsageFile } from './usage.ts';

/** The credentials for operations on the data of an API key. */
export interface ApiKeyCredentials {
  apiKey: string;
  /** The API key's token, from Get Auth Tokens. */
  authToken: string;
}

/** The credentials for operations on the workspace itself. */
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
   * - One address may own several workspaces. Each call creates another one, even with the same input.
   * - Addresses at disposable email domains and their subdomains are rejected.
   * - By default, an IPv4 address or an IPv6 /56 network has 10 calls an hour. Further calls return `RESOURCE_EXHAUSTED`, with
   *   the seconds to wait in `Retry-After`.
   * - Rejected calls have a limit of their own: 100 an hour from one network, together with those of Send Login Link. Further
   *   calls are rejected in the same way.
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
   * Sends a login link by email to the owner of a workspace.
   *
   * - **The response is the same for every address.** It does not tell whether the address owns a workspace. Only owners get an
   *   email.
   * - The email is sent after the response, and retried if it cannot be delivered at once.
   * - The link works once, for 15 minutes. It opens a page of the service with the name of the workspace and the host of
   *   `continueUrl`. Confirming there leads to `continueUrl`. No secret is passed to `continueUrl`.
   * - **Confirming signs the owner in to the console** at `/console`, for 12 hours. There, the owner manages API keys, tokens,
   *   switches, domains and email settings. It is how an owner who lost the workspace's token gets in again.
   * - Confirming verifies the owner's address. Only then are notifications sent to others by email (Update Email Config). If the
   *   address owns several workspaces, the person chooses one of them, since anyone can create one for any address. The first
   *   sign-in to a workspace asks once whether its tokens stay valid or all are reset.
   * - The email names only workspaces with a verified owner.
   * - `continueUrl` must be an absolute http or https URL without user name and password. The operator of the service can
   *   limit the hosts, and allow further schemes for apps. The service's own `/console` is always allowed.
   * - An IPv4 address or IPv6 /56 network has 10 calls an hour, and an email address 30. Further calls return
   *   `RESOURCE_EXHAUSTED`. A stranger in one network cannot use up the calls for an address. After 100 rejected calls in an
   *   hour, a network is rejected too, as in Create Workspace.
   * - The body has at most 16 KiB.
   *
   * Each call sends another link.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No email is sent.
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
   * - The auth token stays the same until it is reset (Reset Auth Token).
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The workspace does not exist.
   * @example
   * ```ts
   * const result = await client.getWorkspace({});
   * ```
   */
  getWorkspace(data?: GetWorkspaceInput, options?: CallOptions): ApiPromise<GetWorkspaceResult>;

  /**
   * Get Auth Tokens: `POST /v2/workspace/authtokens/get`
   *
   * Returns the auth token of an API key of the workspace. Operations of an API key take both in their headers:
   * `x-svc-api-key` and `x-svc-auth-token`.
   *
   * - `apiKey` is an id from `apiKeyList` of the workspace.
   * - The token does not expire. It stays the same until it is reset (Reset Auth Token).
   * - A key of another workspace returns `NOT_FOUND`.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
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
   * Sets whether the notifications of an API key are also sent by email, and with which sender. It is off by default.
   *
   * - **Recipients of emails** have a known email address, and an `email` setting (Set Config) that allows the notification.
   *   `MINE`, the default, allows notifications that name the user in `notifyUsers`, and those in documents that the user has
   *   acted on.
   * - **Only the owner**, at the workspace's `ownerEmail`, gets the emails of a key for testing. The same holds for every key
   *   until the owner's address is verified: confirm a login link (Send Login Link) for the workspace. `isOnlyToOwner` is true
   *   in both cases. All workspaces of an unverified address together send it 20 emails a day.
   * - **Content**: the headline with its variables filled in, cut at 1,000 characters, and the body, cut at 10,000. The
   *   subject has the first 150 characters of the headline. Emails are sent after the call, one for each recipient. Failed ones
   *   are retried for a day.
   * - **Rejected emails**: if a mail server permanently rejects a recipient or an email (5xx to RCPT or DATA), it is not sent again.
   *   The workspace sends no email to that address for 30 days, unless a policy of the mail server is the reason (5.7.X).
   *   `suppressedAddresses` counts such addresses.
   * - **Sender**: `fromAddress`, if the operator of the service has given its domain to the workspace. Otherwise, emails come
   *   from the operator's own address as "NAME via SERVICE". NAME is the first 50 characters of `fromName`, without email
   *   addresses. SERVICE is the operator's name. `isFromAddressUsed` tells the two cases apart.
   * - **Unsubscribing**: each email has a link, and the headers for a button in mail programs (RFC 8058). It sets `email` to
   *   `NONE` for the user in the whole organization. The workspace then sends no email to that address under any other user id
   *   either. If the user's `email` setting changes later (Set Config), that user gets emails again.
   * - **Limits**: 1,000 emails a day for each workspace, and 50,000 for all together, unless the operator sets other limits.
   *   The day begins with the first email. Further emails are dropped. Their notifications
   *   still arrive.
   * - Absent fields stay. `null` removes a setting.
   * - Use the headers of the workspace and `apiKey`, or the headers of the API key without it.
   * - A key of another workspace returns `NOT_FOUND`.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was set.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The workspace does not have this API key.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
  updateEmailConfig(data?: UpdateEmailConfigInput, options?: CallOptions): ApiPromise<UpdateEmailConfigResult>;

  /**
   * Create API Key: `POST /v2/workspace/apikey/create`
   *
   * Creates another API key in the workspace, and returns its auth token.
   *
   * - All data belongs to exactly one API key. A new key has no data, and the switches of a new workspace's key.
   * - `type` is the purpose of the key. Both types have the same operations and data.
   * - Get Workspace lists the key in `apiKeyList`. Get Auth Tokens returns its token again.
   * - A workspace can have at most 100 API keys. Another one is rejected with `FAILED_PRECONDITION`. Delete API Key
   *   makes room.
   *
   * Each call creates another key, even with the same input.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` or `FAILED_PRECONDITION` (HTTP 400): The request is invalid, or the workspace has the maximum number of API keys. No key was created.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * - Get Domains returns the whole list, and Delete Domains deletes domains of it.
   * - The change takes effect within 5 seconds by default, like that of a revoked token.
   * - The service's own pages may always call.
   * - Use the headers of the workspace or of one of its API keys.
   *
   * Browsers may call from a page of another origin only if the operator allows the origin for all workspaces. Such a page needs
   * both: its origin there and, once the list has a domain, its host here.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No domain was added.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.addDomains({
   *   domains: ['acme.example', '*.app.acme.example'],
   * });
   * ```
   */
  addDomains(data: AddDomainsInput, options?: CallOptions): ApiPromise<AddDomainsResult>;

  /**
   * Get API Keys: `POST /v2/workspace/apikeys/get`
   *
   * Returns the API keys of the workspace with their names, types and switches, the oldest first.
   *
   * - The input is empty. A workspace has at most 100 API keys, and all of them are returned.
   * - Get Auth Tokens returns the token of a key. Update API Key changes a key, and Delete API Key deletes it.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @example
   * ```ts
   * const result = await client.getApiKeys({});
   * ```
   */
  getApiKeys(data?: GetApiKeysInput, options?: CallOptions): ApiPromise<GetApiKeysResult>;

  /**
   * Update API Key: `POST /v2/workspace/apikey/update`
   *
   * Changes the name or the switches of an API key.
   *
   * - Absent fields stay. The response has all of them.
   * - `advancedQueries` lets Get Documents be called, and `notificationConfig` Set Config and Get Config.
   *   `defaultFolderAccess` is the access of folders at the top without an access type of their own.
   * - `events` records each change for Get Events. Off by default. Other processes of the service apply it within 5 seconds by
   *   default.
   * - A key of another workspace returns `NOT_FOUND`.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was changed.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The workspace does not have this API key.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.updateApiKey({
   *   apiKey: 'b7e4c2d9-1f63-4a85-8e0b-6d9a3c5f7e21',
   *   apiKeyName: 'Staging',
   * });
   * ```
   */
  updateApiKey(data: UpdateApiKeyInput, options?: CallOptions): ApiPromise<UpdateApiKeyResult>;

  /**
   * Reset Auth Token: `POST /v2/workspace/authtoken/reset`
   *
   * Ends the auth token of an API key or of the workspace, and returns a new one.
   *
   * - With `apiKey`, it is the token of this key. Without, it is the workspace's own.
   * - The old token ends within 5 seconds by default.
   * - Resetting the workspace's token also signs its owner out of the console. The tokens of its API keys stay.
   * - **Keep the new token of the workspace.** If the response is lost, or the token leaks or gets lost, the owner signs in to
   *   the console with a login link (Send Login Link) and resets it there.
   * - A key of another workspace returns `NOT_FOUND`.
   *
   * Each call ends the token of the call before.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The workspace does not have this API key.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.resetAuthToken({
   *   apiKey: 'b7e4c2d9-1f63-4a85-8e0b-6d9a3c5f7e21',
   * });
   * ```
   */
  resetAuthToken(data?: ResetAuthTokenInput, options?: CallOptions): ApiPromise<ResetAuthTokenResult>;

  /**
   * Get Domains: `POST /v2/workspace/domains/get`
   *
   * Returns the domains of web pages that may use the workspace's credentials (Add Domains), in order.
   *
   * - The input is empty. A workspace has at most 100 domains, and all of them are returned.
   * - Without any domain, pages of every origin may call.
   * - Use the headers of the workspace or of one of its API keys.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @example
   * ```ts
   * const result = await client.getDomains({});
   * ```
   */
  getDomains(data?: GetDomainsInput, options?: CallOptions): ApiPromise<GetDomainsResult>;

  /**
   * Delete Domains: `POST /v2/workspace/domains/delete`
   *
   * Deletes domains of web pages that may use the workspace's credentials (Add Domains).
   *
   * - Each item has its own `success`. A domain that the workspace does not have is a failed item. The others are deleted.
   * - **After the last one, pages of every origin may call again.** To stay protected, add another domain first.
   * - The change takes effect within 5 seconds by default.
   * - Use the headers of the workspace or of one of its API keys.
   *
   * Sending the same call again changes nothing, and returns the deleted domains as failed items.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No domain was deleted.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.deleteDomains({ domains: ['acme.example'] });
   * ```
   */
  deleteDomains(data: DeleteDomainsInput, options?: CallOptions): ApiPromise<DeleteDomainsResult>;

  /**
   * Get Email Config: `POST /v2/workspace/emailconfig/get`
   *
   * Returns the email settings of an API key (Update Email Config).
   *
   * - Use the headers of the workspace and `apiKey`, or the headers of the API key without it.
   * - `isFromAddressUsed` tells whether emails come from `fromAddress`. `isOnlyToOwner` tells whether they go only to the
   *   owner: always with a key for testing, otherwise until the owner's address is verified.
   * - `suppressedAddresses` counts the addresses that mail servers have permanently rejected in the last 30 days. The workspace
   *   sends them no email.
   * - A key of another workspace returns `NOT_FOUND`.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The workspace does not have this API key.
   * @example
   * ```ts
   * const result = await client.getEmailConfig({
   *   apiKey: 'b7e4c2d9-1f63-4a85-8e0b-6d9a3c5f7e21',
   * });
   * ```
   */
  getEmailConfig(data?: GetEmailConfigInput, options?: CallOptions): ApiPromise<GetEmailConfigResult>;

  /**
   * Get Usage: `POST /v2/workspace/usage/get`
   *
   * Returns the calls, rejected calls and emails of the last 30 days, by day and API key, the latest day first.
   *
   * - `apiKey` is null for calls with the headers of the workspace. A day without calls and emails has no item.
   * - A day begins at midnight in UTC. `refusedCalls` are the calls that returned a 4xx status after their credentials were
   *   accepted, except for 429.
   * - Counts are approximate. They are a few seconds late, and can miss calls of a server that crashed.
   *   Counts of a deleted API key are left out.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @example
   * ```ts
   * const result = await client.getUsage({});
   * ```
   */
  getUsage(data?: GetUsageInput, options?: CallOptions): ApiPromise<GetUsageResult>;

  /**
   * Delete API Key: `POST /v2/workspace/apikey/delete`
   *
   * Deletes an API key with all of its data.
   *
   * - **When the call returns, the key's token is rejected, and its data is gone for every caller**: organizations, documents,
   *   users, notifications and everything else under the key. Nothing can be restored.
   * - If the service runs in several processes, the call waits until all of them reject the token. This takes 5 seconds by
   *   default.
   * - Pending notification emails of the key are not sent, and its jobs end.
   * - A verified owner of the workspace receives an email, up to 10 an hour.
   * - A key of another workspace, or a deleted one, returns `NOT_FOUND`.
   *
   * The same call returns `NOT_FOUND` the second time.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was deleted.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The workspace does not have this API key.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.deleteApiKey({
   *   apiKey: 'b7e4c2d9-1f63-4a85-8e0b-6d9a3c5f7e21',
   * });
   * ```
   */
  deleteApiKey(data: DeleteApiKeyInput, options?: CallOptions): ApiPromise<DeleteApiKeyResult>;

  /**
   * Delete Workspace: `POST /v2/workspace/delete`
   *
   * Deletes the workspace of the credentials with its API keys and all of their data.
   *
   * - `confirm` must be the workspace's name, as Get Workspace returns it. With anything else, nothing is deleted.
   * - **When the call returns, the workspace is gone for every caller.** All tokens of the workspace and of its API keys are
   *   rejected, its owner is signed out of the console, and Get Workspace returns `NOT_FOUND`. Nothing can be restored.
   * - If the service runs in several processes, the call waits until all of them reject the tokens. This takes 5 seconds by
   *   default.
   * - Pending notification emails of its API keys are not sent, and their jobs end.
   * - A verified owner receives an email. Other workspaces of the owner stay.
   *
   * The same call returns `UNAUTHENTICATED` the second time, also with its `Idempotency-Key`.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid, or `confirm` is not the workspace's name. Nothing was deleted.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.deleteWorkspace({ confirm: 'Acme Robotics' });
   * ```
   */
  deleteWorkspace(data: DeleteWorkspaceInput, options?: CallOptions): ApiPromise<DeleteWorkspaceResult>;
}

export interface ApiKeyClient extends PublicClient {
  /**
   * Add Permissions: `POST /v2/auth/permissions/add`
   *
   * Grants a user access to organizations, folders and documents, as viewer (read-only) or editor (read and write). A grant
   * can expire.
   *
   * - **All or nothing**: if one resource is rejected, none is granted.
   * - If the user already has a grant on the resource, the new role and expiry replace it.
   * - A folder or document need not exist yet. Its grants apply as soon as it exists. The organization must exist.
   * - A grant expires at `expiresAt`, to the millisecond.
   * - The call names the user by id alone. Stored details of the user stay.
   * - Only this and the other REST operations on users and permissions set access roles. A frontend's SDK never does.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was granted.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * Revokes a user's access to the listed organizations, folders and documents.
   *
   * - **All or nothing**, like Add Permissions.
   * - Revoking access that the user does not have succeeds. So does revoking access to organizations, folders and documents
   *   that do not exist.
   * - Only grants on the listed resources are removed. A user with a grant on the folder above a document keeps access to the
   *   document.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was revoked.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * Removes the users in `userIds`, or all users with `deleteAll: true`, from a user group of an organization. A call has
   * exactly one of the two.
   *
   * - Each user has a result of their own, under their id.
   * - A given user who is not a member has `success: false`. The others are removed. If the group is empty or does not exist,
   *   all given users fail.
   * - With `deleteAll: true`, the group is empty when the call returns, whatever its size. The `message` has the number of
   *   removed users. The result lists at most 10,000 of them, in the order of their ids. It is empty if the group is empty or
   *   does not exist.
   *
   * Sending the same call again does no harm, but its result differs: given users are not members any more and have `success:
   * false`. With `deleteAll: true`, it has only the users added in between.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No user was removed.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * Starts a job that deletes all data of users, and returns the job's id. The job is completed within 24 hours. Get Delete
   * All User Data Status returns its progress. This response may take up to 5 minutes.
   *
   * For each user, the job:
   * - revokes all access to documents and data;
   * - removes the user from the list of people to @mention, and from @mentions of the user;
   * - deletes everything that the user created, such as comments and reactions;
   * - removes the user from other users' data, at any depth: notifications, annotations, and custom fields. Objects with a
   *   matching `userId` or `id` are deleted. So are fields and list items whose whole value is the user's id or one of their
   *   known addresses. In every text, `@Name` becomes `@(deleted)`, for the id and each known name, and each known address
   *   becomes `(deleted)`. A text that only contains the id or a longer name stays.
   *
   * Known names and addresses include former ones, regardless of earlier calls: a change by any operation or an import, Delete
   * Users and Delete Organizations do not hide them. Addresses are compared without letter case. A user has at most 1,000
   * former ones; beyond that, the service forgets the oldest.
   *
   * The job keeps these promises:
   * - `organizationIds` only selects where the job begins, which makes it faster. The other organizations are cleared too.
   *   Each given organization must exist.
   * - An unknown user id succeeds.
   * - Data that a user creates after the job's start stays, so a user may come back. From the start on, the user does not
   *   exist for Add Users, and for notifications to everyone until a call names the user again.
   * - An API key has at most 100 open jobs (not yet completed). Another one is rejected with `RESOURCE_EXHAUSTED`: put more users
   *   into each job. The status of a completed job is available for 30 days, unless the operator sets another time.
   * - The job survives a restart of the service. A failed task is retried until it succeeds, and none is dropped.
   *
   * **Deletion cannot be undone.** Each call starts a new job. A second job has less to delete, but also deletes new data of
   * its users. If this response is lost, call again to get a job to poll.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No job was started.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @throws {ApiError} `RESOURCE_EXHAUSTED` (HTTP 429): Too many requests, or too many open deletion jobs. Wait for the seconds in `Retry-After`. Nothing was done.
   * @example
   * ```ts
   * const result = await client.deleteAllUserData({ userIds: ['jonas', 'priya'] });
   * ```
   */
  deleteAllUserData(data: DeleteAllUserDataInput, options?: CallOptions): ApiPromise<DeleteAllUserDataResult>;

  /**
   * Delete All User Data, then Get Delete All User Data Status until the job has ended.
   *
   * @throws {JobError} The job failed or exceeded the deadline.
   * @example
   * ```ts
   * const job = client.deleteAllUserDataAndWait({ userIds: ['jonas', 'priya'] }, { onProgress: console.log });
   * const { data } = await job.started(); // keep its id
   * const result = await job;
   * ```
   */
  deleteAllUserDataAndWait(data: DeleteAllUserDataInput, options?: JobOptions<GetDeleteAllUserDataStatusResult>): Job<DeleteAllUserDataResult, GetDeleteAllUserDataStatusResult>;

  /**
   * Add Presence: `POST /v2/presence/add`
   *
   * Adds users to the presence list of a document, or renews their entries.
   *
   * - A user has one entry for a document. Adding the user again replaces and renews the entry.
   * - An entry expires if it is not renewed for 5 minutes. The service can be set to another time.
   * - **All or nothing**: if one user of the call is rejected, none is added.
   * - `userId`, `name` and `email` describe the user and **merge** into the stored fields of the user. Absent fields stay.
   * - All other fields, such as a `cursor`, belong to the entry alone. They do not change the stored user.
   * - The organization and the document must exist. The users need not be known to the service.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * Sending the same call again renews the entries and changes nothing else.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No user was added.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the document does not exist. Objects of another API key return the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * - The first added user creates the group. The organization must exist.
   * - Adding a user who is already a member succeeds.
   * - Each user has a result of their own, under their id. A call that succeeds has added every user.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No user was added.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * Changes the names and the metadata of organizations.
   *
   * - Each item has its own `success`. An organization that does not exist is not created, and its item fails with a null
   *   `id`. The others are updated.
   * - Fields other than `organizationId`, `organizationName` and `id` are metadata. A given field replaces the stored one of
   *   the same name, and null removes it. Absent fields stay.
   * - At least one field besides `organizationId` is required.
   * - Metadata has at most 64 KiB of JSON, after the update too. A call that exceeds this is rejected with the reason `LENGTH`,
   *   and nothing is updated. An organization that already has more keeps it, but cannot grow.
   * - The same `organizationId` twice in one call is rejected, and nothing is updated.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was updated.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * - Fields other than `organizationId` and `organizationName` are metadata. They are kept unchanged, `null`
   *   too.
   * - The same `organizationId` twice in one call is rejected, and nothing is added.
   * - Organizations belong to the API key. The same `organizationId` under another key is another organization.
   *
   * Sending the same call again changes nothing. Its items fail because the organizations exist.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was added.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * Returns the progress of a deletion job.
   *
   * - The job is completed when `isDeleteCompleted` is `true`. From then on, `tasksLeft` is 0.
   * - `tasksLeft` never grows. A failing task counts until it succeeds.
   * - `lastTaskCompletedTime` is absent until the first task is completed.
   * - The response may take a few seconds, depending on the amount of data.
   * - An error of this operation also has a numeric `error.code`: the HTTP status.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The job does not exist. A job of another API key returns the same error.
   * @throws {ApiError} `INTERNAL` (HTTP 500): The service failed. Its log has the error under the `X-Request-Id` of this response. Quote that id in reports.
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
   * - A folder that inherits has an `accessType` of null and always follows the folder above it. At the top, it takes the API
   *   key's default access type, which is set in the console.
   * - Grants do not change. Expired grants do not count.
   * - Each item has its own `success`. A folder that does not exist is not created, and its item fails. The others are
   *   updated.
   * - The organization must exist. The same folder twice in one call is rejected, and nothing is updated.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was updated.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * - The organization and at least one of `documentId` and `userId` are required. With both, both apply.
   * - `locationId` selects a place: `notificationSourceData.locationId`, or `notificationSourceData.location.id`.
   * - `notificationIds` selects notifications by their ids. Unknown ids are left out. An empty list is treated as absent.
   * - `userId` selects the notifications that this user received, except those that the user's `inbox` setting keeps away.
   * - **Newest first, page by page.** A page has at most `pageSize` notifications and at most 1 MiB. A page of large ones ends
   *   earlier. `result.pageToken` is present if more notifications follow, and the `message` says so. Send the same query with
   *   it as `pageToken`; only `pageSize` may differ. No notification is skipped or repeated while others are added.
   * - With `userId` and also `documentId` or `locationId`, a call looks through 5,000 of the user's notifications. A page may
   *   therefore hold fewer than `pageSize`, or none, while others follow. This does not apply with `notificationIds`. All
   *   of these are on one page of up to 1 MiB, and `pageSize` has no effect.
   * - A document, user or location that does not exist returns an empty list. The organization must exist.
   * - With `userId`, each notification has `isRead`, and `result.unreadCount` counts the user's unread notifications in the
   *   organization, up to 1,000. `unreadOnly: true` selects the unread ones.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
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
   * Adds a notification about an event in a document, and delivers it to its recipients.
   *
   * - **Recipients** are the people in `notifyUsers`, everyone with `notifyAll: true`, or both. One of the two is required, so
   *   that a missing field never notifies everyone.
   * - `notifyAll: true` reaches everyone who belongs to the organization now. These are users with a grant in force, members
   *   of its user groups, and users added by Add Users or an import. The actor is not among them. Users known only from
   *   presence or other notifications are not either.
   * - The call itself reaches the first 1,000 known users of the organization. Others follow moments later, in the order of
   *   their ids. Each user sees the notification whole or not at all.
   * - With `verifyUserPermissions: true`, only users with access to the document receive the notification.
   * - With `context`, only users whose own context permission has the same value for each given field receive it. A user
   *   without context permissions receives none.
   * - A user's `inbox` setting (Set Config) can keep the notification from that user.
   * - The call succeeds even if no recipient is left after these checks.
   * - The organization and the document must exist, unless `createOrganization` and `createDocument` create them. A document
   *   in a new organization is new too. A rejected call creates neither.
   * - The fields of `actionUser` and of the recipients **merge** into the stored fields of these users. Given fields replace,
   *   absent and `null` fields stay. After merging, a user has at most 64 KiB of JSON. A call that exceeds this is rejected
   *   with the reason `LENGTH`. A user who already has more keeps it, but cannot add more.
   * - Template and data are stored separately. The client that shows the notification replaces `{name}` by the value.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * With a `notificationId`, the call may be repeated. The same id with the same content succeeds, changes nothing and
   * notifies nobody twice. With other content, it is rejected with `ALREADY_EXISTS`. Without an id, each call adds a new
   * notification. The response always has the id.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nobody was notified, and nothing was created.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the document does not exist and is not to be created. Nobody was notified.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another notification with other content has this `notificationId`. Nobody was notified, and nothing was created. Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * Sets the notifications that users want, for a whole organization or for certain documents.
   *
   * - The option "notification config" of the API key must be on. It is on unless it was switched off in the console.
   * - Without `documentIds`, or with an empty list, the setting is for the whole organization. Otherwise, it is for these
   *   documents.
   * - A call makes at most 10,000 settings, one for each user in each document. More are rejected with the reason `RANGE`.
   * - Absent fields stay.
   * - A document's setting overrides the organization's. Without either, all notifications reach the inbox, and `MINE` are
   *   sent by email.
   * - Each user has their own result. It fails if a document does not exist. The settings of the other documents still
   *   apply. The organization must exist.
   * - With several documents, the `documentId` of a result is the first one that failed, or otherwise the last one of the
   *   request.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` or `FAILED_PRECONDITION` (HTTP 400): The request is invalid, or the option is switched off. Nothing was set.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * - The new id must not be taken. Existing grants on the new id are kept, together with the document's own. If a user has
   *   both, the stronger role and the longer expiry win.
   * - A new id with more than 10,000 grants is rejected. If it gets them later, the migration fails. Remove some first with
   *   Remove Permissions.
   *
   * Do not repeat this call. Once the document has moved, the same call returns `NOT_FOUND`, since no document has the old id.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was started.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the document does not exist. Objects of another API key return the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): A document already has the new id. Nothing was started. Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * Migrate Documents, then Get Migration Status until the job has ended.
   *
   * @throws {JobError} The job failed or exceeded the deadline.
   * @example
   * ```ts
   * const job = client.migrateDocumentsAndWait({
   *   organizationId: 'acme',
   *   documentId: 'launch-plan',
   *   newDocumentId: 'launch-plan-2027',
   * }, { onProgress: console.log });
   * const { data } = await job.started(); // keep its id
   * const result = await job;
   * ```
   */
  migrateDocumentsAndWait(data: MigrateDocumentsInput, options?: JobOptions<GetMigrationStatusResult>): Job<MigrateDocumentsResult, GetMigrationStatusResult>;

  /**
   * Update Email Config: `POST /v2/workspace/emailconfig/update`
   *
   * Sets whether the notifications of an API key are also sent by email, and with which sender. It is off by default.
   *
   * - **Recipients of emails** have a known email address, and an `email` setting (Set Config) that allows the notification.
   *   `MINE`, the default, allows notifications that name the user in `notifyUsers`, and those in documents that the user has
   *   acted on.
   * - **Only the owner**, at the workspace's `ownerEmail`, gets the emails of a key for testing. The same holds for every key
   *   until the owner's address is verified: confirm a login link (Send Login Link) for the workspace. `isOnlyToOwner` is true
   *   in both cases. All workspaces of an unverified address together send it 20 emails a day.
   * - **Content**: the headline with its variables filled in, cut at 1,000 characters, and the body, cut at 10,000. The
   *   subject has the first 150 characters of the headline. Emails are sent after the call, one for each recipient. Failed ones
   *   are retried for a day.
   * - **Rejected emails**: if a mail server permanently rejects a recipient or an email (5xx to RCPT or DATA), it is not sent again.
   *   The workspace sends no email to that address for 30 days, unless a policy of the mail server is the reason (5.7.X).
   *   `suppressedAddresses` counts such addresses.
   * - **Sender**: `fromAddress`, if the operator of the service has given its domain to the workspace. Otherwise, emails come
   *   from the operator's own address as "NAME via SERVICE". NAME is the first 50 characters of `fromName`, without email
   *   addresses. SERVICE is the operator's name. `isFromAddressUsed` tells the two cases apart.
   * - **Unsubscribing**: each email has a link, and the headers for a button in mail programs (RFC 8058). It sets `email` to
   *   `NONE` for the user in the whole organization. The workspace then sends no email to that address under any other user id
   *   either. If the user's `email` setting changes later (Set Config), that user gets emails again.
   * - **Limits**: 1,000 emails a day for each workspace, and 50,000 for all together, unless the operator sets other limits.
   *   The day begins with the first email. Further emails are dropped. Their notifications
   *   still arrive.
   * - Absent fields stay. `null` removes a setting.
   * - Use the headers of the workspace and `apiKey`, or the headers of the API key without it.
   * - A key of another workspace returns `NOT_FOUND`.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was set.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The workspace does not have this API key.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
  updateEmailConfig(data?: UpdateEmailConfigInput, options?: CallOptions): ApiPromise<UpdateEmailConfigResult>;

  /**
   * Get Migration Status: `POST /v2/organizations/documents/migrate/status`
   *
   * Returns the progress of a migration of Migrate Documents. Poll every few seconds until `status` is `completed` or
   * `failed`. Both are final.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
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
   * - Get Domains returns the whole list, and Delete Domains deletes domains of it.
   * - The change takes effect within 5 seconds by default, like that of a revoked token.
   * - The service's own pages may always call.
   * - Use the headers of the workspace or of one of its API keys.
   *
   * Browsers may call from a page of another origin only if the operator allows the origin for all workspaces. Such a page needs
   * both: its origin there and, once the list has a domain, its host here.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No domain was added.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.addDomains({
   *   domains: ['acme.example', '*.app.acme.example'],
   * });
   * ```
   */
  addDomains(data: AddDomainsInput, options?: CallOptions): ApiPromise<AddDomainsResult>;

  /**
   * Add Users: `POST /v2/users/add`
   *
   * Adds users to an organization. They then belong to it, with or without access to any resource.
   *
   * - Each item has its own `success`. A user who was already added is left unchanged, and their item fails. The others are
   *   added.
   * - A user known only from other calls (a grant, a user group, presence, a notification) is not yet added. This call adds
   *   them.
   * - `accessRole` is a grant on the organization, as from Add Permissions, and `expiresAt` its expiry. It replaces an
   *   existing grant. Without `accessRole`, the grant stays.
   * - `context` has the user's context permissions. A notification's `context` is compared with them.
   * - Custom fields are kept unchanged, but one that is `null` counts as absent. Fields merge with the stored ones. After
   *   merging, a user has at most 64 KiB of JSON. A call that exceeds this is rejected with the reason `LENGTH`.
   * - If one `expiresAt` is not in the future, the whole call is rejected.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * Sending the same call again changes nothing. Its items fail because the users were already added.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No user was added.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * Changes users of an organization, and their access to it.
   *
   * - Each item has its own `success`. A user that the organization does not know is not added, and their item fails. The
   *   others are updated.
   * - Absent fields stay. A given field replaces the stored one, and `null` removes it: `name`, `email` and custom fields
   *   alike.
   * - `accessRole` sets the role of the user's grant on the organization, and creates the grant if there is none. The expiry
   *   stays. `accessRole: null` removes only that grant.
   * - `expiresAt` sets the expiry of that grant, and `null` removes the expiry. If there is no grant, the item fails.
   * - `context` replaces the user's context permissions, and `null` removes them.
   * - A user has at most 64 KiB of JSON, after the update too. A call that exceeds this is rejected with the reason `LENGTH`,
   *   and nothing is updated. A user who already has more keeps it, but cannot add more.
   * - If one `expiresAt` is not in the future, the whole call is rejected.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No user was updated.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * Grants a user the permissions of the call, if any, and returns a user token that states them. The token is a signed JWT.
   * Other servers can verify it without a call to this service.
   *
   * - **All or nothing**, like Add Permissions: if one grant is rejected, no token is returned.
   * - `userProperties` **merge** into the stored fields of the user in each organization of `permissions`. Given fields
   *   replace, absent and `null` fields stay. After merging, a user has at most 64 KiB of JSON. Without permissions, they are
   *   not stored.
   * - The token's claims are `iss` (the service's URL, `/api-keys/` and the id of the API key), `aud` (that id), `sub` (the
   *   `userId`), `permissions`, `iat`, `exp` and `jti`. `permissions` has the resources of this call, or an empty list. Each `expiresAt`
   *   is in milliseconds.
   * - The token is valid for 48 hours and cannot be revoked. It states the grants of this call, without later changes: a
   *   removed or expired grant is still in it.
   * - It is signed with `EdDSA` (Ed25519). Each API key has its own key pair, so no other tenant can make a token that you
   *   accept. The public keys are a JSON Web Key Set at `GET /api-keys/API_KEY/.well-known/jwks.json`, which may be cached.
   *   `kid` in the token's header selects the key. Use the address with your own API key, never an address from the token.
   *   Verify `iss` and `aud` too.
   *
   * Sending the same call again grants nothing more, and returns another token.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was granted.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * Returns the grants in force in an organization: all of them, those of the given users, or those on the given resources.
   * With both filters, both apply.
   *
   * - Grants are listed whichever operation gave them: Add Permissions, Generate Token, Add Users or Update Users. Access
   *   through a user group, or through a grant on a folder or organization above, is not listed for the resources below.
   * - Grants on folders and documents that do not exist yet are listed. Expired grants are not. A page may therefore hold
   *   fewer than `pageSize`, or none, while others follow.
   * - **Order**: by `type`, then resource, then `userId`. With `userIds` and without `resources`: by `userId`, then `type`,
   *   then resource. Folders are in the order of their ids. Documents are in the order in which they became known, which a new
   *   id does not change.
   * - `result.pageToken` is present if more grants follow. Send the same request with it as `pageToken`. No grant is skipped
   *   or repeated while others are added.
   * - A page ends early if the next grant would make it larger than 1 MiB.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
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
   * - Organizations are in the order of their ids, page by page. Unknown ids are left out. With a list of ids, all of
   *   them are on one page of up to 1 MiB, and `pageSize` has no effect.
   * - `result.pageToken` is present if more organizations follow. Send the same request with it as `pageToken`. No
   *   organization is skipped or repeated while others are added.
   * - A page ends early if the next organization would make it larger than 1 MiB.
   * - Metadata is returned unchanged, except fields with the name of a documented one.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @example
   * ```ts
   * const result = await client.getOrganizations({});
   * ```
   */
  getOrganizations: OptionalPagedMethod<GetOrganizationsInput, GetOrganizationsResult, GetOrganizationsResult['data'][number]>;

  /**
   * Get Users: `POST /v2/users/get`
   *
   * Returns the users of an organization: all known users, or those with the given ids.
   *
   * - An organization knows the users that were added to it (by Add Users, or an import). It also knows the users named in
   *   other calls: in grants, user groups, presence and notifications. Only added users have `addedAt`.
   * - A user has all fields that calls have given, with their latest values. `accessRole` and `expiresAt` are those of a grant
   *   in force on the organization. `context` has the user's context permissions. Each is absent if there is none.
   * - Users are in the order of their ids, page by page. Unknown ids are left out. With a list of ids, all of
   *   them are on one page of up to 1 MiB, and `pageSize` has no effect.
   * - `result.pageToken` is present if more users follow. Send the same request with it as `pageToken`. No user is skipped or
   *   repeated while others are added.
   * - A page ends early if the next user would make it larger than 1 MiB.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
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
   * Returns the user groups of an organization with their member counts, or one group with its members.
   *
   * - **All groups**: `organizationId` alone. Groups are in the order of their ids, page by page.
   * - **One group**: with `organizationUserGroupId`. The result is that group alone. `userIds` lists its members in the order
   *   of their ids, page by page. `pageSize` is a number of members here.
   * - Groups without members and unknown groups are left out. A page of groups may therefore hold fewer than `pageSize`, or
   *   none, while others follow.
   * - `memberCount` counts at most 1,000 members: 1,000 means 1,000 or more.
   * - `result.pageToken` is present if more groups or members follow. Send the same request with it as `pageToken`. None is
   *   skipped or repeated while others are added.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
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
   * - A folder is at the top, or in the folder `parentFolderId`. That folder already exists or is in the same call, in any
   *   order.
   * - `accessType` is the folder's own. Absent or null, the folder takes the access of the folder above it, as with
   *   `inheritFromParent: true`.
   * - Each item has its own `success`. An item fails if its folder already exists, which is left unchanged, or if its parent
   *   does not exist or was not added. It also fails if folders would contain each other, and below 100 levels. The others are
   *   added.
   * - Earlier grants on the folder apply from now on.
   * - The organization must exist. The same folder twice in one call is rejected, and nothing is added.
   *
   * Sending the same call again adds nothing: its items fail because the folders exist.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was added.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * - Custom fields are kept unchanged, `null` too, and returned by Get Documents. They have at most 64 KiB of JSON for each
   *   document.
   * - Each item has its own `success`. An item fails if its document already exists, which is left unchanged, or if its folder
   *   does not exist. The others are added.
   * - Earlier grants on the document apply from now on.
   * - The organization must exist. The same document twice in one call is rejected, and nothing is added.
   *
   * Sending the same call again adds nothing: its items fail because the documents exist.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was added.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * - A given custom field replaces the stored one of the same name, and `null` removes it. A document has at most 64 KiB of them, as JSON. A
   *   document that already has more keeps them, but cannot grow.
   * - Each item has its own `success`. An item fails if its document or new folder does not exist. The others are changed.
   * - The organization must exist. The same document twice in one call is rejected, and nothing is changed.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was changed.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
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
   * Returns the notification settings of users: those that Set Config has stored, and those in force.
   *
   * - The option "notification config" of the API key must be on, as for Set Config.
   * - `config` has the user's stored settings for the whole organization: `inbox`, `email` and `slack`. Each is null if it
   *   is not set. `effectiveConfig` has all three as they are in force.
   * - With `documentIds`, `documents` has the same for each of these documents that exists. A document's setting overrides the
   *   organization's.
   * - The defaults are `inbox` ALL, `email` MINE, `slack` ALL.
   * - The result has every user of the request, known to the service or not.
   * - A call returns at most 10,000 settings, one for each user in each document. More are rejected with the reason `RANGE`.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` or `FAILED_PRECONDITION` (HTTP 400): The request is invalid, or the option is switched off.
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
   * Returns the current users of a document: those that Add Presence has added to its presence list and renewed in time.
   *
   * - Each entry has the fields and the `status` of the last call that added it, and that call's time as `renewedAt`. `name`
   *   and `email` are the user's current ones.
   * - Users are in the order of their ids, page by page. `result.pageToken` is present if more users follow, and absent on the
   *   last page. Send the same query with it as `pageToken`. No present user is skipped or repeated while others come and go.
   * - If many entries have expired, a page may hold fewer than `pageSize`, or none, while others follow.
   * - A page ends early if the next user would make it larger than 1 MiB.
   * - The organization and the document must exist. A document without present users has an empty list.
   *
   * This operation changes nothing, and renews no entry.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
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

  /**
   * Remove Presence: `POST /v2/presence/delete`
   *
   * Removes users from the presence list of a document.
   *
   * - Each user has its own `success`. The item of a user who is not present fails, and the others are removed.
   * - Users stay known to the organization, and keep their access.
   * - The organization and the document must exist.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * Sending the same call again changes nothing. Its items fail because the users are not present.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was removed.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the document does not exist. Objects of another API key return the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.removePresence({
   *   organizationId: 'acme',
   *   documentId: 'launch-plan',
   *   userIds: ['maya'],
   * });
   * ```
   */
  removePresence(data: RemovePresenceInput, options?: CallOptions): ApiPromise<RemovePresenceResult>;

  /**
   * Check Permissions: `POST /v2/auth/permissions/check`
   *
   * Returns the access of a user to organizations, folders and documents, each with its reason. Add Notifications decides by
   * the same rule, with `verifyUserPermissions`.
   *
   * - `accessRole` is the role in force, and null if the user has no access. `reason` is `grant`, `userGroup`, `public`,
   *   `noAccess` or `notFound`.
   * - A **grant** applies to its resource and everything inside it. `grantedOn` names its resource: the checked one, a folder
   *   above it, or the organization. `expiresAt` is the end of the grant.
   * - A **user group** of the organization gives its members the role `viewer` on resources whose access type in force is
   *   `organizationPrivate`. The access type `public` gives everyone the role `viewer`. An organization has no access type.
   * - If several reasons apply, the result has the one with the strongest role. Among these it has the one that lasts longest,
   *   then the one nearest to the resource.
   * - The results are in the order of the request. Users who are not known have the access of everyone.
   * - Every organization in the call must exist.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): An organization does not exist. Objects of another API key return the same error.
   * @example
   * ```ts
   * const result = await client.checkPermissions({
   *   userId: 'jonas',
   *   resources: [{ type: 'document', id: 'pricing', organizationId: 'acme' }],
   * });
   * ```
   */
  checkPermissions(data: CheckPermissionsInput, options?: CallOptions): ApiPromise<CheckPermissionsResult>;

  /**
   * Update Notifications: `POST /v2/notifications/update`
   *
   * Marks notifications as read or unread for one of their recipients.
   *
   * - Each notification has its own result. It fails if the user has not received the notification.
   * - Other recipients are not affected. Get Notifications with `userId` returns `isRead` for that user.
   * - The organization must exist.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was changed.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.updateNotifications({
   *   organizationId: 'acme',
   *   notificationIds: ['launch-plan-comment-17', 'launch-plan-comment-18'],
   *   userId: 'jonas',
   *   read: true,
   * });
   * ```
   */
  updateNotifications(data: UpdateNotificationsInput, options?: CallOptions): ApiPromise<UpdateNotificationsResult>;

  /**
   * Delete Notifications: `POST /v2/notifications/delete`
   *
   * Deletes notifications for everyone, or with `userId` for one of their recipients.
   *
   * - Each notification has its own result. It fails if the notification does not exist, or if the user has not received it.
   * - A deleted notification is gone for every reader when the call returns, however many recipients it has. Pending emails
   *   are not sent.
   * - With `userId`, the notification leaves the inbox of this user. Other recipients keep it, and `notifyUsers` no longer
   *   names the user.
   * - The id of a notification that was deleted for everyone can be used again.
   * - The organization must exist.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was changed.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.deleteNotifications({
   *   organizationId: 'acme',
   *   notificationIds: ['launch-plan-comment-17'],
   * });
   * ```
   */
  deleteNotifications(data: DeleteNotificationsInput, options?: CallOptions): ApiPromise<DeleteNotificationsResult>;

  /**
   * Get User Data: `POST /v2/users/data/get`
   *
   * Returns everything that Delete All User Data would remove of a user: the export of a person's data.
   *
   * - Each item has a `kind`, its organization, and its `data`. Items of documents have a `documentId`.
   * - **Items of the user**: `user` (details and context permissions), `grant`, `userGroupMembership`, `presence`, `annotation`,
   *   `mention`, `notification` (by the user), `receivedNotification`, `notificationConfig` and `mail` (not sent yet).
   * - An `identity` is a former name or address of the user, or a name that an imported annotation gave. It has no organization.
   * - An `event` is an event of the user, or one that names the user.
   * - **References** in data of others: `presenceReference`, `annotationReference`, `documentReference`,
   *   `notificationReference`, `userReference` and `organizationReference`. Their `data.texts` has only the values and texts that
   *   name the user, by id, by address or as `@Name`.
   * - Items are in the order of their kinds. A user without data has an empty list.
   * - Data of others is searched in steps. A page may therefore hold fewer than `pageSize`, or none, while others follow.
   *   `result.pageToken` is present if more may follow. Send the same request with it as `pageToken`.
   * - A page ends early if the next item would make it larger than 1 MiB.
   * - Data that changes between two pages may be missing. Repeat the export if nothing may be missing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @example
   * ```ts
   * const result = await client.getUserData({ userId: 'priya' });
   * ```
   */
  getUserData: PagedMethod<GetUserDataInput, GetUserDataResult, GetUserDataResult['data'][number]>;

  /**
   * Get Domains: `POST /v2/workspace/domains/get`
   *
   * Returns the domains of web pages that may use the workspace's credentials (Add Domains), in order.
   *
   * - The input is empty. A workspace has at most 100 domains, and all of them are returned.
   * - Without any domain, pages of every origin may call.
   * - Use the headers of the workspace or of one of its API keys.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @example
   * ```ts
   * const result = await client.getDomains({});
   * ```
   */
  getDomains(data?: GetDomainsInput, options?: CallOptions): ApiPromise<GetDomainsResult>;

  /**
   * Delete Domains: `POST /v2/workspace/domains/delete`
   *
   * Deletes domains of web pages that may use the workspace's credentials (Add Domains).
   *
   * - Each item has its own `success`. A domain that the workspace does not have is a failed item. The others are deleted.
   * - **After the last one, pages of every origin may call again.** To stay protected, add another domain first.
   * - The change takes effect within 5 seconds by default.
   * - Use the headers of the workspace or of one of its API keys.
   *
   * Sending the same call again changes nothing, and returns the deleted domains as failed items.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. No domain was deleted.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.deleteDomains({ domains: ['acme.example'] });
   * ```
   */
  deleteDomains(data: DeleteDomainsInput, options?: CallOptions): ApiPromise<DeleteDomainsResult>;

  /**
   * Get Email Config: `POST /v2/workspace/emailconfig/get`
   *
   * Returns the email settings of an API key (Update Email Config).
   *
   * - Use the headers of the workspace and `apiKey`, or the headers of the API key without it.
   * - `isFromAddressUsed` tells whether emails come from `fromAddress`. `isOnlyToOwner` tells whether they go only to the
   *   owner: always with a key for testing, otherwise until the owner's address is verified.
   * - `suppressedAddresses` counts the addresses that mail servers have permanently rejected in the last 30 days. The workspace
   *   sends them no email.
   * - A key of another workspace returns `NOT_FOUND`.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The workspace does not have this API key.
   * @example
   * ```ts
   * const result = await client.getEmailConfig({
   *   apiKey: 'b7e4c2d9-1f63-4a85-8e0b-6d9a3c5f7e21',
   * });
   * ```
   */
  getEmailConfig(data?: GetEmailConfigInput, options?: CallOptions): ApiPromise<GetEmailConfigResult>;

  /**
   * Delete Organizations: `POST /v2/organizations/delete`
   *
   * Deletes organizations with everything in them: folders, documents, permissions, users, user groups, presence, notifications and
   * settings.
   *
   * - No call returns any of it from then on, however large the organization is. The stored data is removed soon afterwards.
   * - Each item has its own `success`. An organization that does not exist is a failed item. The others are deleted.
   * - The same `organizationId` can be added again at once. It is then a new organization, with another `id` and without data.
   * - Emails, notifications and migrations that are still waiting in the organization end without an effect.
   * - The same `organizationId` twice in one call is rejected, and nothing is deleted.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * To delete all data of a person in all organizations, call Delete All User Data. For that purpose, the service keeps the users' names and
   * addresses, which only Get User Data returns.
   *
   * Sending the same call again changes nothing. Its items fail because the organizations are gone.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was deleted.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.deleteOrganizations({ organizationIds: ['globex'] });
   * ```
   */
  deleteOrganizations(data: DeleteOrganizationsInput, options?: CallOptions): ApiPromise<DeleteOrganizationsResult>;

  /**
   * Get Jobs: `POST /v2/jobs/get`
   *
   * Returns the deletions (Delete All User Data) and migrations (Migrate Documents) of the API key, the latest first.
   *
   * - At most the latest 100 of each kind. Finished ones are kept for 30 days by default.
   * - Get Delete All User Data Status returns the remaining tasks of a deletion.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @example
   * ```ts
   * const result = await client.getJobs({});
   * ```
   */
  getJobs(data?: GetJobsInput, options?: CallOptions): ApiPromise<GetJobsResult>;

  /**
   * Delete Documents: `POST /v2/organizations/documents/delete`
   *
   * Deletes documents with everything in them: permissions, presence, notifications, settings and annotations.
   *
   * - No call returns any of it from then on, however much it is. The stored data is removed soon afterwards.
   * - Each item has its own `success`. A document that does not exist is a failed item. The others are deleted.
   * - The same `documentId` can be added again at once. It is then a new document without data.
   * - A pending migration of the document ends with the status `failed`. Emails and deliveries of its notifications end without an effect.
   * - A `notificationId` of the document is free at once. With it, Add Notifications adds a new notification.
   * - The organization must exist. The same document twice in one call is rejected, and nothing is deleted.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * Sending the same call again changes nothing. Its items fail because the documents are gone.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was deleted.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.deleteDocuments({
   *   organizationId: 'acme',
   *   documentIds: ['pricing'],
   * });
   * ```
   */
  deleteDocuments(data: DeleteDocumentsInput, options?: CallOptions): ApiPromise<DeleteDocumentsResult>;

  /**
   * Delete Users: `POST /v2/users/delete`
   *
   * Takes users out of an organization: their details, grants on the organization and on everything in it, places in user groups, presence,
   * notification settings and received notifications. Access ends, and notifications to everyone no longer reach them.
   *
   * - Each item has its own `success`. A user whom the organization does not know is a failed item. The others are deleted.
   * - Their inbox is empty. A user who becomes known again receives only later notifications.
   * - Notifications that others received stay, and so does the user in other organizations. To delete all data of a person, call Delete All
   *   User Data. For that purpose, the service keeps the users' names and addresses, which only Get User Data returns.
   * - One call removes at most 10,000 grants, group places, presence entries, settings and received notifications. Users who have more are failed items with a message
   *   that says so. Send the call again with these users until it succeeds.
   * - A user who is granted something, or who takes part in another way, becomes known again.
   * - The organization must exist. The same user twice in one call is rejected, and nothing is deleted.
   * - The stored objects that a call names have at most 16 MiB in total. A call with more is rejected with the reason
   *   `TOO_LARGE`, and nothing is changed. The error says how many of its items fit.
   *
   * Sending the same call again changes nothing. Its items fail because the users are gone.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was deleted.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.deleteUsers({
   *   organizationId: 'acme',
   *   userIds: ['jonas', 'priya'],
   * });
   * ```
   */
  deleteUsers(data: DeleteUsersInput, options?: CallOptions): ApiPromise<DeleteUsersResult>;

  /**
   * Update Folders: `POST /v2/organizations/folders/update`
   *
   * Renames and moves folders. Absent fields stay.
   *
   * - `parentFolderId` moves the folder with everything inside into an existing folder. Null moves it to the top.
   * - Each item has its own `success`. An item fails if its folder or new parent does not exist, if the folder would be inside itself,
   *   or below 100 levels. The others are changed, in the order of the request.
   * - An `accessType` of null, like `inheritFromParent: true`, gives the folder the access of the folder above it, also of a new
   *   parent.
   * - Folders that get deeper may hold at most 10,000 folders together. The items of further ones fail.
   * - The organization must exist. The same folder twice in one call is rejected, and nothing is changed.
   *
   * Sending the same call again changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was changed.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.updateFolders({
   *   organizationId: 'acme',
   *   folders: [{ folderId: 'marketing', folderName: 'Brand' }],
   * });
   * ```
   */
  updateFolders(data: UpdateFoldersInput, options?: CallOptions): ApiPromise<UpdateFoldersResult>;

  /**
   * Delete Folders: `POST /v2/organizations/folders/delete`
   *
   * Deletes folders with the grants on them. With `recursive`, everything inside is deleted too: folders, and documents as with Delete Documents.
   *
   * - Without `recursive`, a folder that holds a folder or a document is a failed item. A folder whose whole content is in
   *   the same call is deleted with it.
   * - Each item has its own `success`. A folder that does not exist is a failed item. The others are deleted.
   * - No call returns any of it from then on. The same `folderId` can be added again at once. It is then a new folder without grants.
   * - One call deletes at most 10,000 folders, documents and grants on folders. If the folders hold more, all items fail, and nothing is
   *   deleted.
   * - The organization must exist. The same folder twice in one call is rejected, and nothing is deleted.
   * - The documents in the folders have at most 16 MiB of custom fields in total. With more, all items fail.
   *
   * Sending the same call again changes nothing. Its items fail because the folders are gone.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was deleted.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization does not exist. An organization of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.deleteFolders({
   *   organizationId: 'acme',
   *   folderIds: ['finance'],
   * });
   * ```
   */
  deleteFolders(data: DeleteFoldersInput, options?: CallOptions): ApiPromise<DeleteFoldersResult>;

  /**
   * Get Accessible Documents: `POST /v2/auth/permissions/documents/get`
   *
   * Returns the documents of an organization that a user can open, each with the role and its reason, by the rule of Check
   * Permissions.
   *
   * - With `accessRole`, only documents with at least this role are returned: `editor` leaves out documents that the user can
   *   only read. With `folderId`, only the documents directly in that folder.
   * - `accessRole`, `reason`, `grantedOn` and `expiresAt` are those of Check Permissions for the document. Users who are not
   *   known have the access of everyone.
   * - Documents are in the order of their ids, page by page. `result.pageToken` is present if more documents may follow. Send
   *   the same request with it as `pageToken`. No document is skipped or repeated while others change.
   * - A page may hold fewer documents than `pageSize`, or none, while others follow: it looks at a limited number of
   *   documents. A page also ends before it is larger than 1 MiB.
   * - The organization and the folder must exist.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization or the folder does not exist. Objects of another API key return the same error.
   * @example
   * ```ts
   * const result = await client.getAccessibleDocuments({
   *   userId: 'jonas',
   *   organizationId: 'acme',
   * });
   * ```
   */
  getAccessibleDocuments: PagedMethod<GetAccessibleDocumentsInput, GetAccessibleDocumentsResult, GetAccessibleDocumentsResult['data'][number]>;

  /**
   * Get Users with Access: `POST /v2/auth/permissions/users/get`
   *
   * Returns the users who can open a document or folder, each with the role and its reason, by the rule of Check Permissions.
   *
   * - `accessRole`, `reason`, `grantedOn` and `expiresAt` are those of Check Permissions for the user. The list has the known
   *   users of the organization and the users of its grants and user groups.
   * - `isPublic` is true for public documents and folders. Users who are not known can open these, too.
   * - Users are in the order of their ids, page by page. `result.pageToken` is present if more users may follow. Send the same
   *   request with it as `pageToken`. No user is skipped or repeated while others change.
   * - A page may hold fewer users than `pageSize`, or none, while others follow: it looks at a limited number of users. A page
   *   also ends before it is larger than 1 MiB.
   * - The organization and the document or folder must exist.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The organization, the document or the folder does not exist. Objects of another API key return the same error.
   * @example
   * ```ts
   * const result = await client.getUsersWithAccess({
   *   organizationId: 'acme',
   *   resource: { type: 'document', id: 'launch-plan' },
   * });
   * ```
   */
  getUsersWithAccess: PagedMethod<GetUsersWithAccessInput, GetUsersWithAccessResult, GetUsersWithAccessResult['data'][number]>;

  /**
   * Get Events: `POST /v2/events/get`
   *
   * Returns the changes of the API key's data, the oldest first.
   *
   * - Events are off until Update API Key or the console turns `events` on. From then on, each change is recorded in its own
   *   transaction. Turned off, nothing more is recorded. Recorded events stay until they expire.
   * - A call that changes several items has an event for each. Rejected calls, failed items, repeated calls and items that are
   *   already as requested have none. Presence has no events.
   * - **Each event once**: the response always has a `pageToken`. Store it when you have processed the page, and continue with
   *   it: you get each event exactly once. Without `pageToken`, the first page begins with the oldest event.
   * - **In order**: a change comes after all changes that were complete when its call began, and those of one document,
   *   folder, user or organization come in the order in which they were made.
   * - `hasMore` is `true` if more events may follow at once. A page may have fewer events than `pageSize`, or none, while
   *   others follow: it looks at a limited number of events, and it ends before it is larger than 1 MiB.
   * - `types` and `organizationId` select events. A page token belongs to its selection.
   * - `data` is what the Get operation of the item returned right after the change. If the item is gone, it has its ids.
   * - **Large calls**: if the changed objects of a call hold more than 256 KiB together, each of its events has only ids, and
   *   `isPartial: true` instead of `data`. Call the item's Get operation for the rest.
   * - Events are kept for 30 days by default, and at most 10,000,000 of an API key. If events behind the page token were
   *   removed, the response is `FAILED_PRECONDITION`, and names the oldest page token that works.
   * - If the events before the page token are no longer the same, as after a restore, a failover or a move of the workspace,
   *   the response is `FAILED_PRECONDITION`, too. It names the oldest page token that works.
   * - Delete All User Data removes a user's events and the user from others, and Delete Organizations the events of its
   *   organizations, except `organizations.deleted`.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` or `FAILED_PRECONDITION` (HTTP 400): The request is invalid, the events behind the page token were removed, or those before it are no longer the same.
   * @example
   * ```ts
   * const result = await client.getEvents({});
   * ```
   */
  getEvents(data?: GetEventsInput, options?: CallOptions): ApiPromise<GetEventsResult>;

  /**
   * Add Webhooks: `POST /v2/webhooks/add`
   *
   * Adds webhooks under ids that you choose. From then on, the service sends each new event to the URL.
   *
   * - A delivery is a POST with an event of Get Events as its body. Turn `events` on in Update API Key or the console, since
   *   events are off by default.
   * - Deliveries are signed as [Standard Webhooks](https://www.standardwebhooks.com) specifies. The clients check it with
   *   `receive`. **Keep the `secret`**: no other response has it. Rotate Webhook Secret makes another.
   * - `types` selects events. Absent or empty, the webhook receives events of all types, also of later versions.
   * - Any response of 2xx within 5 seconds accepts the event. Redirects are not followed.
   * - Events come in the order of Get Events, one after the other. An event that is not accepted is sent again, and later
   *   events wait for it. It is sent at most ten times within three days. Then the webhook is disabled, and the owner of
   *   the workspace gets an email.
   * - The first repeat comes after half a second. The other pauses are at least 5 seconds, and grow.
   * - `Retry-After` of a response makes the pause longer, within the three days.
   * - A response of 410 disables the webhook at once.
   * - An event can arrive more than once. `webhook-id` is its `eventId`, which stays the same.
   * - The URL begins with `https://`, has no user name and no password, and leads to a public address. A development server
   *   can allow receivers on its own machine, also with `http://`.
   * - Each item has its own `success`. An item fails if its webhook already exists, which is left unchanged, or if the API key
   *   has 10 webhooks. The others are added.
   *
   * Sending the same call again adds nothing: its items fail because the webhooks exist.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was added.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.addWebhooks({
   *   webhooks: [{ webhookId: 'crm', url: 'https://crm.acme.example/hooks' }],
   * });
   * ```
   */
  addWebhooks(data: AddWebhooksInput, options?: CallOptions): ApiPromise<AddWebhooksResult>;

  /**
   * Get Webhooks: `POST /v2/webhooks/get`
   *
   * Returns the webhooks of the API key in the order of their ids, with their latest deliveries.
   *
   * - The input is empty. An API key has at most 10 webhooks, and all of them are returned.
   * - `deliveries` has the last 20 deliveries, the newest first.
   * - While an event is not accepted, `failingSince` is the time of its first delivery, and `nextAttemptAt` that of the next. Both are `null` otherwise.
   * - A disabled webhook has the time in `disabledAt`, and the reason in `disabledReason`: `requested`, `failed` or `gone`.
   *
   * This operation changes nothing.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid.
   * @example
   * ```ts
   * const result = await client.getWebhooks({});
   * ```
   */
  getWebhooks(data?: GetWebhooksInput, options?: CallOptions): ApiPromise<GetWebhooksResult>;

  /**
   * Update Webhooks: `POST /v2/webhooks/update`
   *
   * Changes webhooks. Absent fields stay.
   *
   * - `disabled` set to `true` ends deliveries at once, except for one that is on its way.
   * - `disabled` set to `false` goes on after the last accepted event. Events that have expired meanwhile are left out.
   * - A waiting event is sent again at once, whatever changes, but not within 5 seconds of its last attempt.
   * - It has ten attempts more if the URL changes, or a disabled webhook is enabled.
   * - `replayFrom` sends an event again, and all events after it. It is the `eventId` of one of the latest deliveries.
   * - Each item has its own `success`. An item fails if its webhook does not exist, or if no delivery has the event. The others are changed.
   *
   * Sending the same call again changes nothing, unless it replays.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was changed.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.updateWebhooks({
   *   webhooks: [{ webhookId: 'chat', disabled: true }],
   * });
   * ```
   */
  updateWebhooks(data: UpdateWebhooksInput, options?: CallOptions): ApiPromise<UpdateWebhooksResult>;

  /**
   * Delete Webhooks: `POST /v2/webhooks/delete`
   *
   * Deletes webhooks with their secrets. No further event is sent to them, except for one that is on its way.
   *
   * - Each item has its own `success`. A webhook that does not exist is a failed item. The others are deleted.
   * - The same `webhookId` can be added again at once. It then has another secret, and no earlier events.
   *
   * Sending the same call again changes nothing. Its items fail because the webhooks are gone.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was deleted.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.deleteWebhooks({ webhookIds: ['chat'] });
   * ```
   */
  deleteWebhooks(data: DeleteWebhooksInput, options?: CallOptions): ApiPromise<DeleteWebhooksResult>;

  /**
   * Rotate Webhook Secret: `POST /v2/webhooks/secret/rotate`
   *
   * Makes a new secret for a webhook, and returns it.
   *
   * - For 24 hours, deliveries have signatures of the new and the earlier secret. Give your receiver the new one meanwhile.
   * - A further rotation within 24 hours ends the earlier secret at once. A leaked secret is rotated twice.
   * - **Keep the `secret`**: no other response has it.
   * - A webhook that does not exist returns `NOT_FOUND`.
   *
   * Each call makes another secret.
   *
   * @throws {ApiError} `INVALID_ARGUMENT` (HTTP 400): The request is invalid. Nothing was changed.
   * @throws {ApiError} `NOT_FOUND` (HTTP 404): The webhook does not exist. A webhook of another API key returns the same error.
   * @throws {ApiError} `ALREADY_EXISTS` (HTTP 409): Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing.
   * @example
   * ```ts
   * const result = await client.rotateWebhookSecret({ webhookId: 'chat' });
   * ```
   */
  rotateWebhookSecret(data: RotateWebhookSecretInput, options?: CallOptions): ApiPromise<RotateWebhookSecretResult>;
}

/**
 * Creates a client for the operations of its credentials: an API key's, a workspace's, or without credentials the public ones.
 * Each method takes `data` and resolves to the result. Failures are thrown as a CollaborationError, such as an ApiError.
 *
 * @throws {TypeError} An option is unknown or has a value that is not allowed, or the credentials are incomplete.
 */
export function createClient(options: ClientOptions & ApiKeyCredentials): ApiKeyClient;
export function createClient(options: ClientOptions & WorkspaceCredentials): WorkspaceClient;
/** For a page behind a proxy of yours, which adds the credentials: see createProxy. */
export function createClient(options: ClientOptions & { proxied: true }): ApiKeyClient;
export function createClient(options: ClientOptions): PublicClient;
export function createClient(given: ClientOptions & Partial<ApiKeyCredentials & WorkspaceCredentials & { proxied: boolean }>) {
  checkClientOptions(given);
  // Present with each id, as checked.
  const { apiKey, workspaceId, authToken = '', proxied, ...options } = given;
  const open = publicOperations(connect(options, userAgent));
  if (proxied) return { ...open, ...apiKeyOperations(connect(options, userAgent)) };
  if (apiKey !== undefined) {
    const headers = { 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken };
    return { ...open, ...apiKeyOperations(connect(options, userAgent, headers)) };
  }
  if (workspaceId !== undefined) {
    const headers = { 'x-svc-workspace-id': workspaceId, 'x-svc-auth-token': authToken };
    return { ...open, ...workspaceOperations(connect(options, userAgent, headers)) };
  }
  return open;
}

const userAgent = 'collaboration-contract/1.0.0';

const addPermissions: Facts = { id: 'addPermissions', path: '/v2/auth/permissions/add', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const removePermissions: Facts = { id: 'removePermissions', path: '/v2/auth/permissions/remove', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const createWorkspace: Facts = { id: 'createWorkspace', path: '/v2/workspace/create', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: false, isEnveloped: true };
const getWorkspace: Facts = { id: 'getWorkspace', path: '/v2/workspace/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const sendLoginLink: Facts = { id: 'sendLoginLink', path: '/v2/workspace/email/send-login-link', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: false, isEnveloped: true };
const getDocuments: Facts = { id: 'getDocuments', path: '/v2/organizations/documents/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const deleteUsersFromGroups: Facts = { id: 'deleteUsersFromGroups', path: '/v1/organizations/usergroups/users/delete', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const deleteAllUserData: Facts = { id: 'deleteAllUserData', path: '/v2/users/data/delete', timeoutMs: 310000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: false };
const addPresence: Facts = { id: 'addPresence', path: '/v2/presence/add', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const addUsersToGroups: Facts = { id: 'addUsersToGroups', path: '/v1/organizations/usergroups/users/add', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const updateOrganizations: Facts = { id: 'updateOrganizations', path: '/v1/organizations/update', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const addOrganizations: Facts = { id: 'addOrganizations', path: '/v2/organizations/add', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const getDeleteAllUserDataStatus: Facts = { id: 'getDeleteAllUserDataStatus', path: '/v1/users/data/delete/status', timeoutMs: 70000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const updateAccessForFolders: Facts = { id: 'updateAccessForFolders', path: '/v2/organizations/folders/access/update', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const getNotifications: Facts = { id: 'getNotifications', path: '/v1/notifications/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const addNotifications: Facts = { id: 'addNotifications', path: '/v2/notifications/add', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const setConfig: Facts = { id: 'setConfig', path: '/v2/notifications/config/set', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const migrateDocuments: Facts = { id: 'migrateDocuments', path: '/v2/organizations/documents/migrate', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const getAuthTokens: Facts = { id: 'getAuthTokens', path: '/v2/workspace/authtokens/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const updateEmailConfig: Facts = { id: 'updateEmailConfig', path: '/v2/workspace/emailconfig/update', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const getMigrationStatus: Facts = { id: 'getMigrationStatus', path: '/v2/organizations/documents/migrate/status', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const createApiKey: Facts = { id: 'createApiKey', path: '/v2/workspace/apikey/create', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const addDomains: Facts = { id: 'addDomains', path: '/v2/workspace/domains/add', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const addUsers: Facts = { id: 'addUsers', path: '/v2/users/add', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const updateUsers: Facts = { id: 'updateUsers', path: '/v2/users/update', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const generateToken: Facts = { id: 'generateToken', path: '/v2/auth/generate_token', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const getPermissions: Facts = { id: 'getPermissions', path: '/v2/auth/permissions/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const getOrganizations: Facts = { id: 'getOrganizations', path: '/v2/organizations/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const getUsers: Facts = { id: 'getUsers', path: '/v2/users/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const getUserGroups: Facts = { id: 'getUserGroups', path: '/v2/organizations/usergroups/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const addFolders: Facts = { id: 'addFolders', path: '/v2/organizations/folders/add', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const getFolders: Facts = { id: 'getFolders', path: '/v2/organizations/folders/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const addDocuments: Facts = { id: 'addDocuments', path: '/v2/organizations/documents/add', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const updateDocuments: Facts = { id: 'updateDocuments', path: '/v2/organizations/documents/update', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const getConfig: Facts = { id: 'getConfig', path: '/v2/notifications/config/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const getPresence: Facts = { id: 'getPresence', path: '/v2/presence/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const removePresence: Facts = { id: 'removePresence', path: '/v2/presence/delete', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const checkPermissions: Facts = { id: 'checkPermissions', path: '/v2/auth/permissions/check', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const updateNotifications: Facts = { id: 'updateNotifications', path: '/v2/notifications/update', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const deleteNotifications: Facts = { id: 'deleteNotifications', path: '/v2/notifications/delete', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const getUserData: Facts = { id: 'getUserData', path: '/v2/users/data/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const getApiKeys: Facts = { id: 'getApiKeys', path: '/v2/workspace/apikeys/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const updateApiKey: Facts = { id: 'updateApiKey', path: '/v2/workspace/apikey/update', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const resetAuthToken: Facts = { id: 'resetAuthToken', path: '/v2/workspace/authtoken/reset', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const getDomains: Facts = { id: 'getDomains', path: '/v2/workspace/domains/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const deleteDomains: Facts = { id: 'deleteDomains', path: '/v2/workspace/domains/delete', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const getEmailConfig: Facts = { id: 'getEmailConfig', path: '/v2/workspace/emailconfig/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const deleteOrganizations: Facts = { id: 'deleteOrganizations', path: '/v2/organizations/delete', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const getUsage: Facts = { id: 'getUsage', path: '/v2/workspace/usage/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const getJobs: Facts = { id: 'getJobs', path: '/v2/jobs/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const deleteDocuments: Facts = { id: 'deleteDocuments', path: '/v2/organizations/documents/delete', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const deleteUsers: Facts = { id: 'deleteUsers', path: '/v2/users/delete', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const updateFolders: Facts = { id: 'updateFolders', path: '/v2/organizations/folders/update', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const deleteFolders: Facts = { id: 'deleteFolders', path: '/v2/organizations/folders/delete', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const deleteApiKey: Facts = { id: 'deleteApiKey', path: '/v2/workspace/apikey/delete', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const deleteWorkspace: Facts = { id: 'deleteWorkspace', path: '/v2/workspace/delete', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const getAccessibleDocuments: Facts = { id: 'getAccessibleDocuments', path: '/v2/auth/permissions/documents/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const getUsersWithAccess: Facts = { id: 'getUsersWithAccess', path: '/v2/auth/permissions/users/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const getEvents: Facts = { id: 'getEvents', path: '/v2/events/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const addWebhooks: Facts = { id: 'addWebhooks', path: '/v2/webhooks/add', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const getWebhooks: Facts = { id: 'getWebhooks', path: '/v2/webhooks/get', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: false, isEnveloped: true };
const updateWebhooks: Facts = { id: 'updateWebhooks', path: '/v2/webhooks/update', timeoutMs: 30000, isIdempotent: true, takesIdempotencyKey: true, isEnveloped: true };
const deleteWebhooks: Facts = { id: 'deleteWebhooks', path: '/v2/webhooks/delete', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };
const rotateWebhookSecret: Facts = { id: 'rotateWebhookSecret', path: '/v2/webhooks/secret/rotate', timeoutMs: 30000, isIdempotent: false, takesIdempotencyKey: true, isEnveloped: true };

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
  getApiKeys: method(connection, getApiKeys),
  updateApiKey: method(connection, updateApiKey),
  resetAuthToken: method(connection, resetAuthToken),
  getDomains: method(connection, getDomains),
  deleteDomains: method(connection, deleteDomains),
  getEmailConfig: method(connection, getEmailConfig),
  getUsage: method(connection, getUsage),
  deleteApiKey: method(connection, deleteApiKey),
  deleteWorkspace: method(connection, deleteWorkspace),
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
  updateEmailConfig: method(connection, updateEmailConfig),
  getMigrationStatus: method(connection, getMigrationStatus),
  addDomains: method(connection, addDomains),
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
  removePresence: method(connection, removePresence),
  checkPermissions: method(connection, checkPermissions),
  updateNotifications: method(connection, updateNotifications),
  deleteNotifications: method(connection, deleteNotifications),
  getUserData: paged(method(connection, getUserData), {
    pageToken: (page) => page.pageToken,
    items: (page) => page.data,
    at: (data, pageToken) => ({ ...data, pageToken }),
  }),
  getDomains: method(connection, getDomains),
  deleteDomains: method(connection, deleteDomains),
  getEmailConfig: method(connection, getEmailConfig),
  deleteOrganizations: method(connection, deleteOrganizations),
  getJobs: method(connection, getJobs),
  deleteDocuments: method(connection, deleteDocuments),
  deleteUsers: method(connection, deleteUsers),
  updateFolders: method(connection, updateFolders),
  deleteFolders: method(connection, deleteFolders),
  getAccessibleDocuments: paged(method(connection, getAccessibleDocuments), {
    pageToken: (page) => page.pageToken,
    items: (page) => page.data,
    at: (data, pageToken) => ({ ...data, pageToken }),
  }),
  getUsersWithAccess: paged(method(connection, getUsersWithAccess), {
    pageToken: (page) => page.pageToken,
    items: (page) => page.data,
    at: (data, pageToken) => ({ ...data, pageToken }),
  }),
  getEvents: method(connection, getEvents),
  addWebhooks: method(connection, addWebhooks),
  getWebhooks: method(connection, getWebhooks),
  updateWebhooks: method(connection, updateWebhooks),
  deleteWebhooks: method(connection, deleteWebhooks),
  rotateWebhookSecret: method(connection, rotateWebhookSecret),
});
