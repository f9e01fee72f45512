// Generated from the contract by `npm run generate`. Do not edit.
import createFetchClient from 'openapi-fetch';
import { type CallOptions, call, poll, type Retrying } from './call.ts';
import type { operations, paths } from './types.ts';

export { ApiError, type CallOptions, type ErrorDetail, type ErrorStatus } from './call.ts';
export type * from './types.ts';

type Http = ReturnType<typeof createFetchClient<paths>>;

/** `data` of an operation's request. */
export type Input<Id extends keyof operations> = operations[Id]['requestBody']['content']['application/json']['data'];

export interface ClientOptions extends Retrying {
  /** Where the service is, such as `http://127.0.0.1:8080`. */
  baseUrl: string;
  /** In place of the global `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
}

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

export type PublicClient = ReturnType<typeof publicOperations>;
export type WorkspaceClient = PublicClient & ReturnType<typeof workspaceOperations>;
export type ApiKeyClient = PublicClient & ReturnType<typeof apiKeyOperations>;

/**
 * A client with the operations that its credentials open: an API key's, a workspace's, or without any the public ones.
 * Each method takes `data` and gives the members of the result; what is no success is thrown as an ApiError.
 */
export function createClient(options: ClientOptions & ApiKeyCredentials): ApiKeyClient;
export function createClient(options: ClientOptions & WorkspaceCredentials): WorkspaceClient;
export function createClient(options: ClientOptions): PublicClient;
export function createClient({ baseUrl, fetch, retries, ...credentials }: ClientOptions & Partial<ApiKeyCredentials & WorkspaceCredentials>) {
  const retrying = retries === undefined ? {} : { retries };
  const transport = fetch === undefined ? { baseUrl } : { baseUrl, fetch };
  const open = publicOperations(createFetchClient<paths>(transport), retrying);
  const { apiKey, workspaceId, authToken } = credentials;
  if (authToken === undefined) return open;
  if (apiKey !== undefined) {
    const headers = { 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken };
    return { ...open, ...apiKeyOperations(createFetchClient<paths>({ ...transport, headers }), retrying) };
  }
  const headers = { 'x-svc-workspace-id': workspaceId, 'x-svc-auth-token': authToken };
  return { ...open, ...workspaceOperations(createFetchClient<paths>({ ...transport, headers }), retrying) };
}

function publicOperations(http: Http, retrying: Retrying) {
  const methods = {
    /**
     * Create Workspace: `POST /v2/workspace/create`
     *
     * Makes a workspace: its owner, a first API key of type `testing`, and the auth token of the workspace.
     *
     * - No credentials are needed: the reply holds those of the new workspace. Get Auth Tokens gives the token of the API key.
     * - Keep `id` and `authToken` secret and safe: whoever has both has the workspace.
     * - One address may own several workspaces. Each call makes another one, also with the same input.
     * - Addresses at disposable email domains, and at subdomains of them, are refused.
     * - By default 10 calls an hour are taken from one IPv4 address or one IPv6 /56 network; the next one is refused with
     *   `RESOURCE_EXHAUSTED`, and `retry-after` says when to try again.
     */
    async createWorkspace(data: Input<'createWorkspace'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: false };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/workspace/create', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Send Login Link: `POST /v2/workspace/email/send-login-link`
     *
     * Sends a login link by mail to the owner of a workspace.
     *
     * - **The same answer either way**: it does not tell whether the address owns a workspace. Only an owner gets a mail.
     * - The mail goes out after the reply, and is tried again when it cannot be delivered at once.
     * - The link works once, and for 15 minutes. It opens a page of the service that names the workspace and the host of
     *   `continueUrl`; confirming there leads on to `continueUrl`. Nothing secret is passed to `continueUrl`.
     * - `continueUrl` must be an absolute http or https URL without user name and password. The operator of the service can
     *   limit the hosts, and allow the schemes of apps beside the two.
     * - Calls are limited per IPv4 address or IPv6 /56 network, and per e-mail address; beyond that they are refused with
     *   `RESOURCE_EXHAUSTED`.
     *
     * Each call sends another link.
     */
    async sendLoginLink(data: Input<'sendLoginLink'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: false };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/workspace/email/send-login-link', { ...init, body: { data } }));
      return body.result;
    },
  };
  return methods;
}

function workspaceOperations(http: Http, retrying: Retrying) {
  const methods = {
    /**
     * Get Workspace: `POST /v2/workspace/get`
     *
     * Reads the workspace that the credentials belong to: its name, its owner, its auth token and its API keys.
     *
     * - The input is empty; the header `x-svc-workspace-id` says which workspace.
     * - A workspace id that does not exist is answered with `NOT_FOUND`, whatever the token; a wrong token for one that exists
     *   with `UNAUTHENTICATED`.
     * - The auth token is the same each time, until it is revoked.
     *
     * It changes nothing.
     */
    async getWorkspace(data: Input<'getWorkspace'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/workspace/get', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Get Auth Tokens: `POST /v2/workspace/authtokens/get`
     *
     * Gives the auth token of an API key of the workspace. Operations at the level of an API key take both in their headers:
     * `x-svc-api-key` and `x-svc-auth-token`.
     *
     * - `apiKey` is an id from `apiKeyList` of the workspace.
     * - The token is the same each time, until it is revoked. It does not expire.
     * - A key of another workspace is answered like one that does not exist.
     *
     * It changes nothing.
     */
    async getAuthTokens(data: Input<'getAuthTokens'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/workspace/authtokens/get', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Update Email Config: `POST /v2/workspace/emailconfig/update`
     *
     * Sets whether the notifications of an API key are mailed as well, and from whom. With `apiKey` alone it changes nothing and says
     * what is set. It is off until it is switched on.
     *
     * - **Who gets a mail**: each recipient of a notification whose e-mail address the contact list has, and whose `email` setting
     *   (Set Config) allows it. `MINE`, which also counts for who has set nothing, allows what names the user in `notifyUsers`, and
     *   what happens in documents that the user has acted on.
     * - **A key for testing** mails nobody but the workspace's owner, at the `ownerEmail` of the workspace.
     * - **What it says**: the headline with its variables filled in, and below it the body. Mails go out after the call, each once for
     *   a recipient; what cannot be sent is tried again for a day.
     * - **From whom**: `fromAddress`, where its domain is one that the operator of the service lists (`MAIL_FROM_DOMAINS`); otherwise
     *   the operator's own address, with `fromName` shown before it. `isFromAddressUsed` says which of the two it is.
     * - **Unsubscribing**: each mail has a link, and the headers for a button in mail programs (RFC 8058). Whoever uses it has `email`
     *   set to `NONE` for the whole organization.
     * - **At most 1,000 mails a day** (UTC) for each API key, unless the operator sets another limit (`MAIL_LIMIT`). What is beyond is
     *   not mailed; the notifications arrive all the same.
     * - Only the members that you send are set; the others stay as they are. `null` takes one back.
     * - A key of another workspace is answered like one that does not exist.
     *
     * Sending the same call again changes nothing.
     */
    async updateEmailConfig(data: Input<'updateEmailConfig'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/workspace/emailconfig/update', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Create API Key: `POST /v2/workspace/apikey/create`
     *
     * Makes another API key in the workspace, and gives its auth token.
     *
     * - All data belongs to exactly one API key: a new one begins with none. Its console switches are those of a new workspace's key.
     * - `type` says what the key is for. Both kinds have the same operations and keep data alike.
     * - Get Workspace lists the key in `apiKeyList`; Get Auth Tokens gives its token again.
     * - A workspace has at most 100 API keys; one more is refused with `FAILED_PRECONDITION`.
     *
     * Each call makes another key, also with the same input.
     */
    async createApiKey(data: Input<'createApiKey'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: false };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/workspace/apikey/create', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Add Domains: `POST /v2/workspace/domains/add`
     *
     * Names the hosts whose web pages may call with the workspace's credentials. From the first one on, a call with an `Origin`
     * header from any other host is refused with `PERMISSION_DENIED`, in the workspace's own operations and in those of all its API
     * keys.
     *
     * - A domain is a host name. With `*.` before it, it stands for every host below it, and not for itself: `*.acme.example` for
     *   `app.acme.example`. Names beyond ASCII are kept as punycode. A port or scheme of the origin does not matter.
     * - **Servers are not touched**: calls without an `Origin` header are taken as before. Browsers always send one with such calls.
     * - `localhost` is no exception: add it where pages under development are to call.
     * - Each item has its own `success`. Adding a domain again succeeds. What is no host name fails, and so does one beyond the 100
     *   that a workspace may have; the others are added.
     * - `result.domains` lists all of them, in order. An empty `domains` reads the list and changes nothing.
     * - A process may know the list of before for as long as a revoked token: 5 seconds by default (`AUTH_CACHE_SECONDS`).
     * - A domain is removed by the operator of the service: `npm run settings -- WORKSPACE_ID removeDomain DOMAIN`.
     *
     * Whether a browser lets a page of another origin call at all is decided by the installation's `CORS_ORIGINS`, for all
     * workspaces. A page needs both: its origin there, and its host here once there is a list.
     *
     * Sending the same call again changes nothing.
     */
    async addDomains(data: Input<'addDomains'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/workspace/domains/add', { ...init, body: { data } }));
      return body.result;
    },
  };
  return methods;
}

function apiKeyOperations(http: Http, retrying: Retrying) {
  const methods = {
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
     * - Access roles are set here and in the other REST operations on users and permissions only, never by a frontend's SDK.
     *
     * Sending the same call again changes nothing.
     */
    async addPermissions(data: Input<'addPermissions'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/auth/permissions/add', { ...init, body: { data } }));
      return body.result;
    },

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
     */
    async removePermissions(data: Input<'removePermissions'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/auth/permissions/remove', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Get Documents: `POST /v2/organizations/documents/get`
     *
     * Returns documents of an organization: all of them, those with the given ids, or those of a folder.
     *
     * - **All**: `organizationId` alone. Page by page.
     * - **By id**: with `documentIds`. All at once, on one page: `pageSize` changes nothing, and there is no next page. Ids that
     *   do not exist are left out.
     * - **By folder**: with `folderId`, those directly in that folder. Page by page.
     * - With `documentIds` and `folderId`, both apply: those of the ids that are in the folder.
     *
     * Documents come in the order of their ids. While `result.pageToken` is there, more follow: send the same query with it as
     * `pageToken`. On the last page it is left out. No document is skipped or repeated while others are added. A page token fits
     * only the query that it came from, of which `pageSize` alone may change.
     *
     * Prerequisites: the option "advanced queries" is enabled in the console, and the v4 series of the client SDK is deployed.
     */
    async getDocuments(data: Input<'getDocuments'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/organizations/documents/get', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Every page of Get Documents, one after the other.
     */
    async *getDocumentsPages(data: Input<'getDocuments'>, options: CallOptions = {}) {
      let page = await methods.getDocuments(data, options);
      yield page;
      while (page.pageToken !== undefined) {
        page = await methods.getDocuments({ ...data, pageToken: page.pageToken }, options);
        yield page;
      }
    },

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
     */
    async deleteUsersFromGroups(data: Input<'deleteUsersFromGroups'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: false };
      const body = await call(facts, retrying, options, (init) => http.POST('/v1/organizations/usergroups/users/delete', { ...init, body: { data } }));
      return body.result;
    },

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
     * - takes the user out of what others gave: out of the data of notifications, and out of metadata of your own. There, every
     *   object whose `userId` is the user's goes, and so does the id in a member that is named for user ids, such as `userIds`.
     *   A text that merely equals the id stays.
     *
     * What you may rely on:
     * - `organizationIds` only says where to begin, which makes the job faster. Nothing of the users is left in the other
     *   organizations either. Each organization that you name must exist.
     * - A user id that the service does not know succeeds.
     * - What a user does after the job's start stays: a user may come back.
     * - At most 100 jobs of an API key may be open, which is: not completed. One more is refused with `RESOURCE_EXHAUSTED`; put more
     *   users into each. A completed job can be asked for during 30 days, unless the operator says otherwise.
     * - The job outlives a restart of the service. A task that fails is tried again until it succeeds; none is dropped.
     *
     * **Deletion cannot be undone.** Each call starts a job of its own. A second one finds less to delete, but takes along what
     * its users did since the first. If this reply is lost, call again to get a job to poll.
     */
    async deleteAllUserData(data: Input<'deleteAllUserData'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 310, idempotent: false };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/users/data/delete', { ...init, body: { data } }));
      return body;
    },

    /**
     * Delete All User Data, then Get Delete All User Data Status until it is over.
     */
    async deleteAllUserDataAndWait(data: Input<'deleteAllUserData'>, options: CallOptions & { intervalMs?: number } = {}) {
      const started = await methods.deleteAllUserData(data, options);
      const ask = () => methods.getDeleteAllUserDataStatus({ jobId: started.data.jobId }, options);
      return poll(ask, (answer) => answer.data.isDeleteCompleted === true, options);
    },

    /**
     * Add Presence: `POST /v2/presence/add`
     *
     * Puts users on the presence list of a document: they are looking at it now.
     *
     * - A user is on the list of a document once. Adding them again replaces their entry and renews it.
     * - An entry that is not renewed for 5 minutes is gone. That is the default; the service can be set to another time.
     * - **All or nothing**: when one user of the call is refused, none is added.
     * - The organization and the document must exist. The users need not be known to the service.
     *
     * Sending the same call again renews the entries and changes nothing else.
     */
    async addPresence(data: Input<'addPresence'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/presence/add', { ...init, body: { data } }));
      return body.result;
    },

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
     */
    async addUsersToGroups(data: Input<'addUsersToGroups'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v1/organizations/usergroups/users/add', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Update Organizations: `POST /v1/organizations/update`
     *
     * Gives organizations a new name, and new metadata where you send some.
     *
     * - Each item has its own `success`: an organization that does not exist is not made, and its item fails with a null `id`.
     *   The others are updated.
     * - Members other than `organizationId` and `organizationName` are kept as they came, each in place of the one of the same
     *   name. Those that you do not send stay as they are.
     * - Members of your own have at most 64 KiB of JSON after the update as well; a call that would leave an organization with more
     *   is refused with the reason `LENGTH`, unless it had more before and does not grow. Nothing is updated then.
     * - The same `organizationId` twice in one call is refused, and nothing is updated.
     *
     * Sending the same call again changes nothing.
     */
    async updateOrganizations(data: Input<'updateOrganizations'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v1/organizations/update', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Add Organizations: `POST /v2/organizations/add`
     *
     * Adds organizations, each under an id that you choose.
     *
     * - Each item has its own `success`: an organization that exists already is left as it is, and its item fails with the `id`
     *   that it has. The others are added.
     * - `id` is the service's own id of the organization. It stays the same for the organization's life.
     * - Members other than `organizationId` and `organizationName` are kept as they came.
     * - The same `organizationId` twice in one call is refused, and nothing is added.
     * - Organizations belong to the API key: the same `organizationId` under another key is another organization.
     *
     * Sending the same call again changes nothing, and its items fail, since the organizations exist by then.
     */
    async addOrganizations(data: Input<'addOrganizations'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: false };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/organizations/add', { ...init, body: { data } }));
      return body.result;
    },

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
     */
    async getDeleteAllUserDataStatus(data: Input<'getDeleteAllUserDataStatus'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 70, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v1/users/data/delete/status', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Update Access for Folders: `POST /v2/organizations/folders/access/update`
     *
     * Sets who has access to folders: either an access type of their own, or that of the folder above.
     *
     * - Name either `accessType`, or `inheritFromParent: true`; not both, and not neither. Beside `inheritFromParent: true` an
     *   `accessType` of null is accepted, as the reply has it.
     * - `public`: everyone has access. `restricted`: users who have a grant on the folder, on a folder above it, or on the
     *   organization; a grant on a document in it opens that document alone. `organizationPrivate`: the same users, and the
     *   members of the organization's user groups.
     * - A folder that inherits has no access type of its own: its `accessType` is null, and it follows the folder above it
     *   whenever that changes. At the top, it takes the default access type for the folders of the API key, which is set in the
     *   console.
     * - Grants stay as they are; the access type only says whom they are needed from. A grant that has ended is no grant.
     * - Each item has its own `success`: a folder that does not exist is not made, and its item fails. The others are updated.
     * - The organization must exist. The same folder twice in one call is refused, and nothing is updated.
     *
     * Sending the same call again changes nothing.
     */
    async updateAccessForFolders(data: Input<'updateAccessForFolders'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/organizations/folders/access/update', { ...init, body: { data } }));
      return body.result;
    },

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
     * - **Newest first, page by page.** A page holds at most `pageSize` of them, and at most 8 MiB: a page of large ones ends
     *   earlier. While `result.pageToken` is there, more follow, and the `message` says so: send the same query with it as
     *   `pageToken`. No notification is skipped or repeated while others are added. A page token fits only the query that it
     *   came from, of which `pageSize` alone may change.
     * - A document, user or location that does not exist gives an empty list. The organization must exist.
     */
    async getNotifications(data: Input<'getNotifications'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v1/notifications/get', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Every page of Get Notifications, one after the other.
     */
    async *getNotificationsPages(data: Input<'getNotifications'>, options: CallOptions = {}) {
      let page = await methods.getNotifications(data, options);
      yield page;
      while (page.pageToken !== undefined) {
        page = await methods.getNotifications({ ...data, pageToken: page.pageToken }, options);
        yield page;
      }
    },

    /**
     * Add Notifications: `POST /v2/notifications/add`
     *
     * Tells people that something happened in a document.
     *
     * - **Recipients** are the people in `notifyUsers`, or everyone with `notifyAll: true`, or both together. One of the two is
     *   required: nobody is notified by silence.
     * - With `notifyAll: true` it reaches everyone who belongs to the organization now: who has a grant in force there, is in one of
     *   its user groups, or was added by an import. Not the actor, nor those who are only present, or were only spoken of.
     * - Of those, the first 1,000 known users of an organization are reached with the call, the others of a larger one after it, in
     *   the order of their ids; it takes moments. Each sees it whole or not at all.
     * - With `verifyUserPermissions: true`, only users with access to the document receive the notification.
     * - With `context`, only users whose own context permission holds the same value for each given field receive it. A user
     *   without context permissions receives none.
     * - A user's `inbox` setting (Set Config) can keep the notification from that user.
     * - The call succeeds also when nobody is left after these checks.
     * - The organization and the document must exist, unless `createOrganization` and `createDocument` say that they are to be
     *   made. A document in a new organization is new too. Where the call is refused, neither is made.
     * - Template and data are kept apart: whoever shows the notification puts the values in place of `{name}`.
     *
     * With a `notificationId` the call may be repeated: the same id with the same content again succeeds, changes nothing and
     * notifies nobody twice; with other content it is refused with `ALREADY_EXISTS`. Without one, each call makes a new
     * notification. The reply has the id either way.
     */
    async addNotifications(data: Input<'addNotifications'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: false };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/notifications/add', { ...init, body: { data } }));
      return body.result;
    },

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
     */
    async setConfig(data: Input<'setConfig'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/notifications/config/set', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Migrate Documents: `POST /v2/organizations/documents/migrate`
     *
     * Starts to move a document to a new id, and returns the id of the migration. Get Migration Status tells how far it is.
     *
     * - All that belongs to the document follows it: access, presence, notifications, notification configs.
     * - At any moment the document is found under one of the two ids, never under both, never under none.
     * - The new id must not be taken. Access that was granted on the new id beforehand is kept, beside the document's own.
     *
     * This is not a call to repeat: once the document has moved, the same call answers `NOT_FOUND`, since there is no document
     * under the old id any more.
     */
    async migrateDocuments(data: Input<'migrateDocuments'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: false };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/organizations/documents/migrate', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Migrate Documents, then Get Migration Status until it is over.
     */
    async migrateDocumentsAndWait(data: Input<'migrateDocuments'>, options: CallOptions & { intervalMs?: number } = {}) {
      const started = await methods.migrateDocuments(data, options);
      const ask = () => methods.getMigrationStatus({ organizationId: data.organizationId, migrationId: started.data.migrationId }, options);
      return poll(ask, (answer) => answer.data.status === 'completed' || answer.data.status === 'failed', options);
    },

    /**
     * Get Migration Status: `POST /v2/organizations/documents/migrate/status`
     *
     * Tells how far a migration is that Migrate Documents has started. Ask again, every few seconds, until `status` is
     * `completed` or `failed`; from then on it stays so.
     *
     * Asking changes nothing.
     */
    async getMigrationStatus(data: Input<'getMigrationStatus'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/organizations/documents/migrate/status', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Add Users: `POST /v2/users/add`
     *
     * Puts users on the contact list of an organization: they belong to it from then on, with or without access to anything.
     *
     * - Each item has its own `success`: a user who was added before is left as they are, and their item fails. The others are added.
     * - A user whom the organization knows from other calls alone (a grant, a user group, presence, a notification) is not yet added,
     *   and is added by this one.
     * - `accessRole` is a grant on the organization, as from Add Permissions, and `expiresAt` its end. A grant that the user has
     *   already is replaced; without `accessRole` it stays as it is.
     * - `context` holds the user's context permissions, which the `context` of a notification is compared with.
     * - Members other than those named are kept as they came. A user has at most 64 KiB of JSON.
     * - When one `expiresAt` is not in the future, the call is refused as a whole.
     *
     * Sending the same call again changes nothing, and its items fail, since the users were added by then.
     */
    async addUsers(data: Input<'addUsers'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: false };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/users/add', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Update Users: `POST /v2/users/update`
     *
     * Changes what an organization knows of users, and their access to it.
     *
     * - Each item has its own `success`: a user whom the organization does not know is not added, and their item fails. The others
     *   are updated.
     * - Only what you send changes. Members other than those named are kept as they came, each in place of the one of the same name.
     * - `accessRole` sets the role of the user's grant on the organization, and makes the grant where there is none; its end stays.
     *   `accessRole: null` removes that grant, and no other.
     * - `expiresAt` sets the end of that grant, and `null` takes the end away. Where there is no grant to end, the item fails.
     * - `context` replaces the user's context permissions, and `null` removes them.
     * - A user has at most 64 KiB of JSON after the update as well; a call that would leave one with more is refused with the reason
     *   `LENGTH`, unless they had more before and do not grow. Nothing is updated then.
     * - When one `expiresAt` is not in the future, the call is refused as a whole.
     *
     * Sending the same call again changes nothing.
     */
    async updateUsers(data: Input<'updateUsers'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/users/update', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Generate Token: `POST /v2/auth/generate_token`
     *
     * Gives a user permissions, if you send any, and a token that says so: a signed JWT, which whatever serves the user can verify
     * without a call to this service.
     *
     * - **All or nothing**, like Add Permissions: the grants are the same, and where one is refused there is no token.
     * - `userProperties` describe the user in the organizations that `permissions` names, as the user of other operations does.
     *   Without permissions there is no organization to keep them in.
     * - The token's claims: `iss` is the address of the service (`PUBLIC_URL`), `aud` the API key, `sub` the `userId`, `permissions` the
     *   resources of this call (without any: an empty list), each `expiresAt` in milliseconds, and `iat`, `exp`, `jti`.
     * - It holds for 48 hours, and cannot be revoked before. It says what was granted in this call, not what holds later: a grant that
     *   was removed, or has ended, is still in it.
     * - It is signed with `EdDSA` (Ed25519). The public keys are at `GET /.well-known/jwks.json`, as a JSON Web Key Set that may be
     *   cached; the token's header says which of them with `kid`. Verify `iss` and `aud` as well.
     *
     * Sending the same call again grants nothing more, and gives another token.
     */
    async generateToken(data: Input<'generateToken'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/auth/generate_token', { ...init, body: { data } }));
      return body.result;
    },

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
     */
    async getPermissions(data: Input<'getPermissions'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/auth/permissions/get', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Every page of Get Permissions, one after the other.
     */
    async *getPermissionsPages(data: Input<'getPermissions'>, options: CallOptions = {}) {
      let page = await methods.getPermissions(data, options);
      yield page;
      while (page.pageToken !== undefined) {
        page = await methods.getPermissions({ ...data, pageToken: page.pageToken }, options);
        yield page;
      }
    },

    /**
     * Get Organizations: `POST /v2/organizations/get`
     *
     * Returns the organizations of the API key: all of them, or those with the given ids.
     *
     * - Organizations come in the order of their ids, page by page. Ids that do not exist are left out.
     * - While `result.pageToken` is there, more follow: send the same request with it as `pageToken`. No organization is skipped or
     *   repeated while others are added.
     * - A page ends early where the next organization would make it larger than 8 MiB.
     * - Members of your own are returned as they were stored, beside those named here and never in place of one.
     */
    async getOrganizations(data: Input<'getOrganizations'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/organizations/get', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Every page of Get Organizations, one after the other.
     */
    async *getOrganizationsPages(data: Input<'getOrganizations'>, options: CallOptions = {}) {
      let page = await methods.getOrganizations(data, options);
      yield page;
      while (page.pageToken !== undefined) {
        page = await methods.getOrganizations({ ...data, pageToken: page.pageToken }, options);
        yield page;
      }
    },

    /**
     * Get Users: `POST /v2/users/get`
     *
     * Returns the contact list of an organization: all users whom it knows, or those with the given ids.
     *
     * - An organization knows users who were added to it (by Add Users, or an import) and those who were named in other calls: who was
     *   granted access, put into a user group, present at a document, or notified. `addedAt` tells the first from the others.
     * - Each is the User as it was given last, with all its members. `accessRole` and `expiresAt` are those of a grant in force on the
     *   organization, `context` the user's context permissions; each is left out where there is none.
     * - Users come in the order of their ids, page by page. Ids that are unknown are left out.
     * - While `result.pageToken` is there, more follow: send the same request with it as `pageToken`. No user is skipped or repeated
     *   while others are added.
     * - A page ends early where the next user would make it larger than 8 MiB.
     */
    async getUsers(data: Input<'getUsers'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/users/get', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Every page of Get Users, one after the other.
     */
    async *getUsersPages(data: Input<'getUsers'>, options: CallOptions = {}) {
      let page = await methods.getUsers(data, options);
      yield page;
      while (page.pageToken !== undefined) {
        page = await methods.getUsers({ ...data, pageToken: page.pageToken }, options);
        yield page;
      }
    },

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
     */
    async getUserGroups(data: Input<'getUserGroups'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/organizations/usergroups/get', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Every page of Get User Groups, one after the other.
     */
    async *getUserGroupsPages(data: Input<'getUserGroups'>, options: CallOptions = {}) {
      let page = await methods.getUserGroups(data, options);
      yield page;
      while (page.pageToken !== undefined) {
        page = await methods.getUserGroups({ ...data, pageToken: page.pageToken }, options);
        yield page;
      }
    },

    /**
     * Add Folders: `POST /v2/organizations/folders/add`
     *
     * Adds folders to an organization, each under an id that you choose.
     *
     * - A folder is at the top, or in the folder that `parentFolderId` names. That one exists, or is in the same call, in any order.
     * - `accessType` is the folder's own. Without it, or null, the folder takes the access of the folder above it, as with
     *   `inheritFromParent` of Update Access for Folders.
     * - Each item has its own `success`. It fails, and the others are added, where the folder exists already, which is left as it is;
     *   where its parent does not exist or was not added; where folders would be inside each other in a circle; and below 100 levels.
     * - Grants on a folder that were made before it existed apply from now on.
     * - The organization must exist. The same folder twice in one call is refused, and nothing is added.
     *
     * Sending the same call again adds nothing: each folder is reported as one that exists.
     */
    async addFolders(data: Input<'addFolders'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: false };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/organizations/folders/add', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Get Folders: `POST /v2/organizations/folders/get`
     *
     * Returns folders of an organization: all of them, those with the given ids, or those directly in a folder.
     *
     * - **All**: `organizationId` alone. Page by page.
     * - **By id**: with `folderIds`. All at once, on one page: `pageSize` changes nothing, and there is no next page. Ids that do not
     *   exist are left out.
     * - **By parent**: with `parentFolderId`, those directly in that folder; null, those at the top. Page by page.
     * - With `folderIds` and `parentFolderId`, both apply.
     *
     * `accessType` is the folder's own, null where it inherits; `effectiveAccessType` is the one in force: its own, that of the nearest
     * folder above that has one, or the default of the API key.
     *
     * Folders come in the order of their ids. While `result.pageToken` is there, more follow: send the same query with it as
     * `pageToken`. On the last page it is left out. No folder is skipped or repeated while others are added.
     */
    async getFolders(data: Input<'getFolders'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/organizations/folders/get', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Every page of Get Folders, one after the other.
     */
    async *getFoldersPages(data: Input<'getFolders'>, options: CallOptions = {}) {
      let page = await methods.getFolders(data, options);
      yield page;
      while (page.pageToken !== undefined) {
        page = await methods.getFolders({ ...data, pageToken: page.pageToken }, options);
        yield page;
      }
    },

    /**
     * Add Documents: `POST /v2/organizations/documents/add`
     *
     * Adds documents to an organization, each under an id that you choose.
     *
     * - `folderId` puts the document into a folder, which must exist. `accessType` is the document's own; without it, or null, it takes
     *   the access of its folder.
     * - Members other than those named here are kept as they came, and returned by Get Documents: at most 64 KiB of JSON for each
     *   document.
     * - Each item has its own `success`. It fails, and the others are added, where the document exists already, which is left as it is,
     *   and where its folder does not exist.
     * - Grants on a document that were made before it existed apply from now on.
     * - The organization must exist. The same document twice in one call is refused, and nothing is added.
     *
     * Sending the same call again adds nothing: each document is reported as one that exists.
     */
    async addDocuments(data: Input<'addDocuments'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: false };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/organizations/documents/add', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Update Documents: `POST /v2/organizations/documents/update`
     *
     * Changes documents. Only the members that you send change.
     *
     * - `folderId` moves the document into that folder, which must exist; null takes it out of its folder. `accessType` null gives it the
     *   access of its folder.
     * - Members other than those named here are kept as they came, each in place of the one of the same name; the others stay. A document
     *   may have at most 64 KiB of them, as JSON; one that has more already keeps what it has, and may not grow.
     * - Each item has its own `success`. It fails, and the others are changed, where the document or the new folder does not exist.
     * - The organization must exist. The same document twice in one call is refused, and nothing is changed.
     *
     * Sending the same call again changes nothing.
     */
    async updateDocuments(data: Input<'updateDocuments'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/organizations/documents/update', { ...init, body: { data } }));
      return body.result;
    },

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
     */
    async getConfig(data: Input<'getConfig'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/notifications/config/get', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Get Presence: `POST /v2/presence/get`
     *
     * Returns who is looking at a document now: the users whom Add Presence has put on its presence list, and who were renewed in
     * time.
     *
     * - Each comes as last added, with the `status`, and with `renewedAt`, the time of that call.
     * - Users come in the order of their ids, page by page. While `result.pageToken` is there, more follow: send the same query
     *   with it as `pageToken`. On the last page it is left out. Nobody who stays is skipped or repeated while others come and go.
     * - The organization and the document must exist. A document that nobody is looking at has an empty list.
     *
     * Asking changes nothing, and renews no entry.
     */
    async getPresence(data: Input<'getPresence'>, options: CallOptions = {}) {
      const facts = { timeoutSeconds: 30, idempotent: true };
      const body = await call(facts, retrying, options, (init) => http.POST('/v2/presence/get', { ...init, body: { data } }));
      return body.result;
    },

    /**
     * Every page of Get Presence, one after the other.
     */
    async *getPresencePages(data: Input<'getPresence'>, options: CallOptions = {}) {
      let page = await methods.getPresence(data, options);
      yield page;
      while (page.pageToken !== undefined) {
        page = await methods.getPresence({ ...data, pageToken: page.pageToken }, options);
        yield page;
      }
    },
  };
  return methods;
}
