// Generated from the contract by `npm run generate`. Do not edit.
export interface paths {
    "/v2/auth/permissions/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Permissions
         * @description Gives a user access to organizations, folders and documents, each as viewer (read-only) or editor (read and write), and each
         *     with an end if you name one.
         *
         *     - **All or nothing**: when one resource of the call is refused, none is granted.
         *     - A grant on a resource that the user has one on already replaces its role and its expiry.
         *     - A grant on a folder or document may come before that folder or document exists, and counts from the moment it does. The
         *       organization must exist.
         *     - A grant ends by itself at `expiresAt`, to the millisecond.
         *     - Access roles are set here and in the other REST operations on users and permissions only, never by a frontend's SDK.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["addPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/permissions/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove Permissions
         * @description Takes from a user the access to each listed organization, folder or document.
         *
         *     - **All or nothing**, like Add Permissions.
         *     - Removing access that the user does not have succeeds. So does removing it from an organization, folder or document that
         *       does not exist, or does not any more: there is nothing to revoke.
         *     - Only the grants on the listed resources go: a user who also has a grant on the folder above a document keeps access to the
         *       document through it.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["removePermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create Workspace
         * @description Makes a workspace: its owner, a first API key of type `testing`, and the auth token of the workspace.
         *
         *     - No credentials are needed: the reply holds those of the new workspace. Get Auth Tokens gives the token of the API key.
         *     - Keep `id` and `authToken` secret and safe: whoever has both has the workspace.
         *     - One address may own several workspaces. Each call makes another one, also with the same input.
         *     - Addresses at disposable email domains, and at subdomains of them, are refused.
         *     - By default 10 calls an hour are taken from one IPv4 address or one IPv6 /56 network; the next one is refused with
         *       `RESOURCE_EXHAUSTED`, and `retry-after` says when to try again.
         */
        post: operations["createWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Workspace
         * @description Reads the workspace that the credentials belong to: its name, its owner, its auth token and its API keys.
         *
         *     - The input is empty; the header `x-svc-workspace-id` says which workspace.
         *     - A workspace id that does not exist is answered with `NOT_FOUND`, whatever the token; a wrong token for one that exists
         *       with `UNAUTHENTICATED`.
         *     - The auth token is the same each time, until it is revoked.
         *
         *     It changes nothing.
         */
        post: operations["getWorkspace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/email/send-login-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send Login Link
         * @description Sends a login link by mail to the owner of a workspace.
         *
         *     - **The same answer either way**: it does not tell whether the address owns a workspace. Only an owner gets a mail.
         *     - The mail goes out after the reply, and is tried again when it cannot be delivered at once.
         *     - The link works once, and for 15 minutes. It opens a page of the service that names the workspace and the host of
         *       `continueUrl`; confirming there leads on to `continueUrl`. Nothing secret is passed to `continueUrl`.
         *     - `continueUrl` must be an absolute http or https URL without user name and password. The operator of the service can
         *       limit the hosts, and allow the schemes of apps beside the two.
         *     - Calls are limited per IPv4 address or IPv6 /56 network, and per e-mail address; beyond that they are refused with
         *       `RESOURCE_EXHAUSTED`.
         *
         *     Each call sends another link.
         */
        post: operations["sendLoginLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/documents/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Documents
         * @description Returns documents of an organization: all of them, those with the given ids, or those of a folder.
         *
         *     - **All**: `organizationId` alone. Page by page.
         *     - **By id**: with `documentIds`. All at once, on one page: `pageSize` changes nothing, and there is no next page. Ids that
         *       do not exist are left out.
         *     - **By folder**: with `folderId`, those directly in that folder. Page by page.
         *     - With `documentIds` and `folderId`, both apply: those of the ids that are in the folder.
         *
         *     Documents come in the order of their ids. While `result.pageToken` is there, more follow: send the same query with it as
         *     `pageToken`. On the last page it is left out. No document is skipped or repeated while others are added. A page token fits
         *     only the query that it came from, of which `pageSize` alone may change.
         *
         *     Prerequisites: the option "advanced queries" is enabled in the console, and the v4 series of the client SDK is deployed.
         */
        post: operations["getDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/usergroups/users/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Users from Groups
         * @description Removes users from a user group of an organization: those that `userIds` lists, or with `deleteAll: true` every one. A
         *     call has one of the two, not both.
         *
         *     - Each user has a result of their own, under their id.
         *     - A listed user who is no member has `success: false`, and does not stop the others. So has every listed user when the
         *       group does not exist.
         *     - With `deleteAll: true` the group is empty when the call returns, however large it was. The `message` says how many users
         *       were removed; the result lists at most 10,000 of them, in the order of their ids. Of a group that is empty or does not
         *       exist, it is empty.
         *
         *     Sending the same call again does no harm, but its result is another one: listed users are no members any more and have
         *     `success: false`; with `deleteAll: true` it has only those who were added in between.
         */
        post: operations["deleteUsersFromGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/data/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete All User Data
         * @description Starts a job that deletes all data of users, and returns the job's id. The job runs on its own and is done within 24
         *     hours; Get Delete All User Data Status says how far it is. This reply may take up to 5 minutes to come.
         *
         *     The job, for each user:
         *     - takes away all access to documents and data;
         *     - removes the user from the list of people to @mention, and from the @mentions that tagged them;
         *     - removes all that the user made, such as comments and reactions;
         *     - takes the user out of what others gave: out of the data of notifications, and out of metadata of your own. There, every
         *       object whose `userId` is the user's goes, and so does the id in a member that is named for user ids, such as `userIds`.
         *       A text that merely equals the id stays.
         *
         *     What you may rely on:
         *     - `organizationIds` only says where to begin, which makes the job faster. Nothing of the users is left in the other
         *       organizations either. Each organization that you name must exist.
         *     - A user id that the service does not know succeeds.
         *     - What a user does after the job's start stays: a user may come back.
         *     - At most 100 jobs of an API key may be open, which is: not completed. One more is refused with `RESOURCE_EXHAUSTED`; put more
         *       users into each. A completed job can be asked for during 30 days, unless the operator says otherwise.
         *     - The job outlives a restart of the service. A task that fails is tried again until it succeeds; none is dropped.
         *
         *     **Deletion cannot be undone.** Each call starts a job of its own. A second one finds less to delete, but takes along what
         *     its users did since the first. If this reply is lost, call again to get a job to poll.
         */
        post: operations["deleteAllUserData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/presence/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Presence
         * @description Puts users on the presence list of a document: they are looking at it now.
         *
         *     - A user is on the list of a document once. Adding them again replaces their entry and renews it.
         *     - An entry that is not renewed for 5 minutes is gone. That is the default; the service can be set to another time.
         *     - **All or nothing**: when one user of the call is refused, none is added.
         *     - The organization and the document must exist. The users need not be known to the service.
         *
         *     Sending the same call again renews the entries and changes nothing else.
         */
        post: operations["addPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/usergroups/users/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Users to Groups
         * @description Adds users to a user group of an organization.
         *
         *     - A group comes into being with its first member: one that does not exist yet needs no other call. The organization must
         *       exist.
         *     - Adding a user who is a member already succeeds.
         *     - Each user has a result of their own, under their id. One that cannot be added has `success: false`, and does not stop
         *       the others.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["addUsersToGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update Organizations
         * @description Gives organizations a new name, and new metadata where you send some.
         *
         *     - Each item has its own `success`: an organization that does not exist is not made, and its item fails with a null `id`.
         *       The others are updated.
         *     - Members other than `organizationId` and `organizationName` are kept as they came, each in place of the one of the same
         *       name. Those that you do not send stay as they are.
         *     - Members of your own have at most 64 KiB of JSON after the update as well; a call that would leave an organization with more
         *       is refused with the reason `LENGTH`, unless it had more before and does not grow. Nothing is updated then.
         *     - The same `organizationId` twice in one call is refused, and nothing is updated.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["updateOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Organizations
         * @description Adds organizations, each under an id that you choose.
         *
         *     - Each item has its own `success`: an organization that exists already is left as it is, and its item fails with the `id`
         *       that it has. The others are added.
         *     - `id` is the service's own id of the organization. It stays the same for the organization's life.
         *     - Members other than `organizationId` and `organizationName` are kept as they came.
         *     - The same `organizationId` twice in one call is refused, and nothing is added.
         *     - Organizations belong to the API key: the same `organizationId` under another key is another organization.
         *
         *     Sending the same call again changes nothing, and its items fail, since the organizations exist by then.
         */
        post: operations["addOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/data/delete/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Delete All User Data Status
         * @description Says how far a deletion job is.
         *
         *     - The job is done when `isDeleteCompleted` is `true`; `tasksLeft` is 0 then, and stays so.
         *     - `tasksLeft` never grows. A task that keeps failing stays in it until it succeeds.
         *     - `lastTaskCompletedTime` is absent as long as no task is done.
         *     - The reply may take a few seconds, depending on how much data there is.
         *     - A failure of this operation has a numeric `error.code` besides: the HTTP status.
         */
        post: operations["getDeleteAllUserDataStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/folders/access/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update Access for Folders
         * @description Sets who has access to folders: either an access type of their own, or that of the folder above.
         *
         *     - Name either `accessType`, or `inheritFromParent: true`; not both, and not neither. Beside `inheritFromParent: true` an
         *       `accessType` of null is accepted, as the reply has it.
         *     - `public`: everyone has access. `restricted`: users who have a grant on the folder, on a folder above it, or on the
         *       organization; a grant on a document in it opens that document alone. `organizationPrivate`: the same users, and the
         *       members of the organization's user groups.
         *     - A folder that inherits has no access type of its own: its `accessType` is null, and it follows the folder above it
         *       whenever that changes. At the top, it takes the default access type for the folders of the API key, which is set in the
         *       console.
         *     - Grants stay as they are; the access type only says whom they are needed from. A grant that has ended is no grant.
         *     - Each item has its own `success`: a folder that does not exist is not made, and its item fails. The others are updated.
         *     - The organization must exist. The same folder twice in one call is refused, and nothing is updated.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["updateAccessForFolders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Notifications
         * @description Returns the notifications of a document, of a user, or of a user in a document. For client SDK v3 and earlier.
         *
         *     - Name the organization and at least one of `documentId` and `userId`. With both, a notification must fit both.
         *     - `locationId` keeps those at that place: their `notificationSourceData.locationId`, or
         *       `notificationSourceData.location.id`.
         *     - `notificationIds` keeps those with these ids. Ids that do not exist are left out; an empty list narrows nothing.
         *     - With `userId` come the notifications that this user received, without those that the user's `inbox` setting keeps away.
         *     - **Newest first, page by page.** A page holds at most `pageSize` of them, and at most 8 MiB: a page of large ones ends
         *       earlier. While `result.pageToken` is there, more follow, and the `message` says so: send the same query with it as
         *       `pageToken`. No notification is skipped or repeated while others are added. A page token fits only the query that it
         *       came from, of which `pageSize` alone may change.
         *     - A document, user or location that does not exist gives an empty list. The organization must exist.
         */
        post: operations["getNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/notifications/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Notifications
         * @description Tells people that something happened in a document.
         *
         *     - **Recipients** are the people in `notifyUsers`, or everyone with `notifyAll: true`, or both together. One of the two is
         *       required: nobody is notified by silence.
         *     - With `notifyAll: true` it reaches everyone who belongs to the organization now: who has a grant in force there, is in one of
         *       its user groups, or was added by an import. Not the actor, nor those who are only present, or were only spoken of.
         *     - Of those, the first 1,000 known users of an organization are reached with the call, the others of a larger one after it, in
         *       the order of their ids; it takes moments. Each sees it whole or not at all.
         *     - With `verifyUserPermissions: true`, only users with access to the document receive the notification.
         *     - With `context`, only users whose own context permission holds the same value for each given field receive it. A user
         *       without context permissions receives none.
         *     - A user's `inbox` setting (Set Config) can keep the notification from that user.
         *     - The call succeeds also when nobody is left after these checks.
         *     - The organization and the document must exist, unless `createOrganization` and `createDocument` say that they are to be
         *       made. A document in a new organization is new too. Where the call is refused, neither is made.
         *     - Template and data are kept apart: whoever shows the notification puts the values in place of `{name}`.
         *
         *     With a `notificationId` the call may be repeated: the same id with the same content again succeeds, changes nothing and
         *     notifies nobody twice; with other content it is refused with `ALREADY_EXISTS`. Without one, each call makes a new
         *     notification. The reply has the id either way.
         */
        post: operations["addNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/notifications/config/set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set Config
         * @description Sets which notifications users want, for a whole organization or for certain documents.
         *
         *     - Needs the option "notification config" of the API key. It is on unless it was switched off in the console.
         *     - Without `documentIds`, or with an empty list, the setting is for the whole organization; with them, for these documents.
         *     - A call sets at most 10,000 settings, one for each user in each document. More are refused with the reason `RANGE`.
         *     - Only the members that you send are set; the others stay as they are.
         *     - A document's setting beats the organization's. Where a user has neither, everything is delivered to the inbox, and `MINE` by
         *       e-mail.
         *     - Each user has a result of their own. A document that does not exist makes it a failed one; the other documents are set
         *       nevertheless. The organization must exist.
         *     - With several documents, the `documentId` of a result is the first one that failed, otherwise the last one of the
         *       request.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["setConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/documents/migrate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Migrate Documents
         * @description Starts to move a document to a new id, and returns the id of the migration. Get Migration Status tells how far it is.
         *
         *     - All that belongs to the document follows it: access, presence, notifications, notification configs.
         *     - At any moment the document is found under one of the two ids, never under both, never under none.
         *     - The new id must not be taken. Access that was granted on the new id beforehand is kept, beside the document's own.
         *
         *     This is not a call to repeat: once the document has moved, the same call answers `NOT_FOUND`, since there is no document
         *     under the old id any more.
         */
        post: operations["migrateDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/authtokens/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Auth Tokens
         * @description Gives the auth token of an API key of the workspace. Operations at the level of an API key take both in their headers:
         *     `x-svc-api-key` and `x-svc-auth-token`.
         *
         *     - `apiKey` is an id from `apiKeyList` of the workspace.
         *     - The token is the same each time, until it is revoked. It does not expire.
         *     - A key of another workspace is answered like one that does not exist.
         *
         *     It changes nothing.
         */
        post: operations["getAuthTokens"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/emailconfig/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update Email Config
         * @description Sets whether the notifications of an API key are mailed as well, and from whom. With `apiKey` alone it changes nothing and says
         *     what is set. It is off until it is switched on.
         *
         *     - **Who gets a mail**: each recipient of a notification whose e-mail address the contact list has, and whose `email` setting
         *       (Set Config) allows it. `MINE`, which also counts for who has set nothing, allows what names the user in `notifyUsers`, and
         *       what happens in documents that the user has acted on.
         *     - **A key for testing** mails nobody but the workspace's owner, at the `ownerEmail` of the workspace.
         *     - **What it says**: the headline with its variables filled in, and below it the body. Mails go out after the call, each once for
         *       a recipient; what cannot be sent is tried again for a day.
         *     - **From whom**: `fromAddress`, where its domain is one that the operator of the service lists (`MAIL_FROM_DOMAINS`); otherwise
         *       the operator's own address, with `fromName` shown before it. `isFromAddressUsed` says which of the two it is.
         *     - **Unsubscribing**: each mail has a link, and the headers for a button in mail programs (RFC 8058). Whoever uses it has `email`
         *       set to `NONE` for the whole organization.
         *     - **At most 1,000 mails a day** (UTC) for each API key, unless the operator sets another limit (`MAIL_LIMIT`). What is beyond is
         *       not mailed; the notifications arrive all the same.
         *     - Only the members that you send are set; the others stay as they are. `null` takes one back.
         *     - A key of another workspace is answered like one that does not exist.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["updateEmailConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/documents/migrate/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Migration Status
         * @description Tells how far a migration is that Migrate Documents has started. Ask again, every few seconds, until `status` is
         *     `completed` or `failed`; from then on it stays so.
         *
         *     Asking changes nothing.
         */
        post: operations["getMigrationStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/apikey/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create API Key
         * @description Makes another API key in the workspace, and gives its auth token.
         *
         *     - All data belongs to exactly one API key: a new one begins with none. Its console switches are those of a new workspace's key.
         *     - `type` says what the key is for. Both kinds have the same operations and keep data alike.
         *     - Get Workspace lists the key in `apiKeyList`; Get Auth Tokens gives its token again.
         *     - A workspace has at most 100 API keys; one more is refused with `FAILED_PRECONDITION`.
         *
         *     Each call makes another key, also with the same input.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/domains/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Domains
         * @description Names the hosts whose web pages may call with the workspace's credentials. From the first one on, a call with an `Origin`
         *     header from any other host is refused with `PERMISSION_DENIED`, in the workspace's own operations and in those of all its API
         *     keys.
         *
         *     - A domain is a host name. With `*.` before it, it stands for every host below it, and not for itself: `*.acme.example` for
         *       `app.acme.example`. Names beyond ASCII are kept as punycode. A port or scheme of the origin does not matter.
         *     - **Servers are not touched**: calls without an `Origin` header are taken as before. Browsers always send one with such calls.
         *     - `localhost` is no exception: add it where pages under development are to call.
         *     - Each item has its own `success`. Adding a domain again succeeds. What is no host name fails, and so does one beyond the 100
         *       that a workspace may have; the others are added.
         *     - `result.domains` lists all of them, in order. An empty `domains` reads the list and changes nothing.
         *     - A process may know the list of before for as long as a revoked token: 5 seconds by default (`AUTH_CACHE_SECONDS`).
         *     - A domain is removed by the operator of the service: `npm run settings -- WORKSPACE_ID removeDomain DOMAIN`.
         *
         *     Whether a browser lets a page of another origin call at all is decided by the installation's `CORS_ORIGINS`, for all
         *     workspaces. A page needs both: its origin there, and its host here once there is a list.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["addDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Users
         * @description Puts users on the contact list of an organization: they belong to it from then on, with or without access to anything.
         *
         *     - Each item has its own `success`: a user who was added before is left as they are, and their item fails. The others are added.
         *     - A user whom the organization knows from other calls alone (a grant, a user group, presence, a notification) is not yet added,
         *       and is added by this one.
         *     - `accessRole` is a grant on the organization, as from Add Permissions, and `expiresAt` its end. A grant that the user has
         *       already is replaced; without `accessRole` it stays as it is.
         *     - `context` holds the user's context permissions, which the `context` of a notification is compared with.
         *     - Members other than those named are kept as they came. A user has at most 64 KiB of JSON.
         *     - When one `expiresAt` is not in the future, the call is refused as a whole.
         *
         *     Sending the same call again changes nothing, and its items fail, since the users were added by then.
         */
        post: operations["addUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update Users
         * @description Changes what an organization knows of users, and their access to it.
         *
         *     - Each item has its own `success`: a user whom the organization does not know is not added, and their item fails. The others
         *       are updated.
         *     - Only what you send changes. Members other than those named are kept as they came, each in place of the one of the same name.
         *     - `accessRole` sets the role of the user's grant on the organization, and makes the grant where there is none; its end stays.
         *       `accessRole: null` removes that grant, and no other.
         *     - `expiresAt` sets the end of that grant, and `null` takes the end away. Where there is no grant to end, the item fails.
         *     - `context` replaces the user's context permissions, and `null` removes them.
         *     - A user has at most 64 KiB of JSON after the update as well; a call that would leave one with more is refused with the reason
         *       `LENGTH`, unless they had more before and do not grow. Nothing is updated then.
         *     - When one `expiresAt` is not in the future, the call is refused as a whole.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["updateUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/generate_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate Token
         * @description Gives a user permissions, if you send any, and a token that says so: a signed JWT, which whatever serves the user can verify
         *     without a call to this service.
         *
         *     - **All or nothing**, like Add Permissions: the grants are the same, and where one is refused there is no token.
         *     - `userProperties` describe the user in the organizations that `permissions` names, as the user of other operations does.
         *       Without permissions there is no organization to keep them in.
         *     - The token's claims: `iss` is the address of the service (`PUBLIC_URL`), `aud` the API key, `sub` the `userId`, `permissions` the
         *       resources of this call (without any: an empty list), each `expiresAt` in milliseconds, and `iat`, `exp`, `jti`.
         *     - It holds for 48 hours, and cannot be revoked before. It says what was granted in this call, not what holds later: a grant that
         *       was removed, or has ended, is still in it.
         *     - It is signed with `EdDSA` (Ed25519). The public keys are at `GET /.well-known/jwks.json`, as a JSON Web Key Set that may be
         *       cached; the token's header says which of them with `kid`. Verify `iss` and `aud` as well.
         *
         *     Sending the same call again grants nothing more, and gives another token.
         */
        post: operations["generateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/permissions/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Permissions
         * @description Returns the grants in force in an organization: all of them, those of the given users, those on the given resources, or with both
         *     those of these users on these resources.
         *
         *     - A grant is what Add Permissions made: access that a user has through a user group, or through a grant on a folder or the
         *       organization above, is not listed for what is below.
         *     - Grants on folders and documents that do not exist yet are listed too. Grants that have ended are not, so that a page may hold
         *       fewer than `pageSize`, also none, while others follow.
         *     - **Order**: by `type`, then resource, then `userId`. With `userIds` and without `resources`: by `userId`, then `type`, then
         *       resource. Folders come in the order of their ids; documents in that in which they became known, which a new id does not change.
         *     - While `result.pageToken` is there, more follow: send the same request with it as `pageToken`. No grant is skipped or repeated
         *       while others are added.
         */
        post: operations["getPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Organizations
         * @description Returns the organizations of the API key: all of them, or those with the given ids.
         *
         *     - Organizations come in the order of their ids, page by page. Ids that do not exist are left out.
         *     - While `result.pageToken` is there, more follow: send the same request with it as `pageToken`. No organization is skipped or
         *       repeated while others are added.
         *     - A page ends early where the next organization would make it larger than 8 MiB.
         *     - Members of your own are returned as they were stored, beside those named here and never in place of one.
         */
        post: operations["getOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Users
         * @description Returns the contact list of an organization: all users whom it knows, or those with the given ids.
         *
         *     - An organization knows users who were added to it (by Add Users, or an import) and those who were named in other calls: who was
         *       granted access, put into a user group, present at a document, or notified. `addedAt` tells the first from the others.
         *     - Each is the User as it was given last, with all its members. `accessRole` and `expiresAt` are those of a grant in force on the
         *       organization, `context` the user's context permissions; each is left out where there is none.
         *     - Users come in the order of their ids, page by page. Ids that are unknown are left out.
         *     - While `result.pageToken` is there, more follow: send the same request with it as `pageToken`. No user is skipped or repeated
         *       while others are added.
         *     - A page ends early where the next user would make it larger than 8 MiB.
         */
        post: operations["getUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/usergroups/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get User Groups
         * @description Returns the user groups of an organization, each with the number of its members; or one of them, with its members.
         *
         *     - **All groups**: `organizationId` alone. Groups come in the order of their ids, page by page.
         *     - **One group**: with `organizationUserGroupId`. The result is that group alone, and `userIds` lists its members in the order of
         *       their ids, page by page. `pageSize` is a number of members here.
         *     - A group without members is not shown, since a group is its members; nor is one that does not exist. So a page of groups may hold
         *       fewer than `pageSize`, also none, while others follow.
         *     - `memberCount` counts at most 1,000 members: 1,000 means that there are at least as many.
         *     - While `result.pageToken` is there, more follow: send the same request with it as `pageToken`. Nothing is skipped or repeated
         *       while groups and members are added.
         */
        post: operations["getUserGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/folders/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Folders
         * @description Adds folders to an organization, each under an id that you choose.
         *
         *     - A folder is at the top, or in the folder that `parentFolderId` names. That one exists, or is in the same call, in any order.
         *     - `accessType` is the folder's own. Without it, or null, the folder takes the access of the folder above it, as with
         *       `inheritFromParent` of Update Access for Folders.
         *     - Each item has its own `success`. It fails, and the others are added, where the folder exists already, which is left as it is;
         *       where its parent does not exist or was not added; where folders would be inside each other in a circle; and below 100 levels.
         *     - Grants on a folder that were made before it existed apply from now on.
         *     - The organization must exist. The same folder twice in one call is refused, and nothing is added.
         *
         *     Sending the same call again adds nothing: each folder is reported as one that exists.
         */
        post: operations["addFolders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/folders/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Folders
         * @description Returns folders of an organization: all of them, those with the given ids, or those directly in a folder.
         *
         *     - **All**: `organizationId` alone. Page by page.
         *     - **By id**: with `folderIds`. All at once, on one page: `pageSize` changes nothing, and there is no next page. Ids that do not
         *       exist are left out.
         *     - **By parent**: with `parentFolderId`, those directly in that folder; null, those at the top. Page by page.
         *     - With `folderIds` and `parentFolderId`, both apply.
         *
         *     `accessType` is the folder's own, null where it inherits; `effectiveAccessType` is the one in force: its own, that of the nearest
         *     folder above that has one, or the default of the API key.
         *
         *     Folders come in the order of their ids. While `result.pageToken` is there, more follow: send the same query with it as
         *     `pageToken`. On the last page it is left out. No folder is skipped or repeated while others are added.
         */
        post: operations["getFolders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/documents/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add Documents
         * @description Adds documents to an organization, each under an id that you choose.
         *
         *     - `folderId` puts the document into a folder, which must exist. `accessType` is the document's own; without it, or null, it takes
         *       the access of its folder.
         *     - Members other than those named here are kept as they came, and returned by Get Documents: at most 64 KiB of JSON for each
         *       document.
         *     - Each item has its own `success`. It fails, and the others are added, where the document exists already, which is left as it is,
         *       and where its folder does not exist.
         *     - Grants on a document that were made before it existed apply from now on.
         *     - The organization must exist. The same document twice in one call is refused, and nothing is added.
         *
         *     Sending the same call again adds nothing: each document is reported as one that exists.
         */
        post: operations["addDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/documents/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update Documents
         * @description Changes documents. Only the members that you send change.
         *
         *     - `folderId` moves the document into that folder, which must exist; null takes it out of its folder. `accessType` null gives it the
         *       access of its folder.
         *     - Members other than those named here are kept as they came, each in place of the one of the same name; the others stay. A document
         *       may have at most 64 KiB of them, as JSON; one that has more already keeps what it has, and may not grow.
         *     - Each item has its own `success`. It fails, and the others are changed, where the document or the new folder does not exist.
         *     - The organization must exist. The same document twice in one call is refused, and nothing is changed.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["updateDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/notifications/config/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Config
         * @description Tells which notifications users want: what Set Config has stored, and what is in force.
         *
         *     - Needs the option "notification config" of the API key, as Set Config does.
         *     - `config` is what was set for the user in the whole organization: `inbox`, `email` and `slack`, each left out where it was never
         *       set. `effectiveConfig` is what is in force, all three of them.
         *     - With `documentIds`, `documents` has the same for each of these documents that exists: what was set for it, and what is in force
         *       there. A document's setting beats the organization's.
         *     - In force where neither was ever set: `inbox` ALL, `email` MINE, `slack` ALL.
         *     - Every user that you name is in the result, known to the service or not.
         *     - A call gets at most 10,000 settings, one for each user in each document. More are refused with the reason `RANGE`.
         *
         *     Asking changes nothing.
         */
        post: operations["getConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/presence/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Presence
         * @description Returns who is looking at a document now: the users whom Add Presence has put on its presence list, and who were renewed in
         *     time.
         *
         *     - Each comes as last added, with the `status`, and with `renewedAt`, the time of that call.
         *     - Users come in the order of their ids, page by page. While `result.pageToken` is there, more follow: send the same query
         *       with it as `pageToken`. On the last page it is left out. Nobody who stays is skipped or repeated while others come and go.
         *     - The organization and the document must exist. A document that nobody is looking at has an empty list.
         *
         *     Asking changes nothing, and renews no entry.
         */
        post: operations["getPresence"];
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
        /** @description The user's id, chosen by the caller. */
        UserId: string;
        /** @description The organization's id, chosen by the caller in Add Organizations. */
        OrganizationId: string;
        /**
         * @description `viewer` may read; `editor` may read and write.
         * @enum {string}
         */
        AccessRole: "viewer" | "editor";
        /**
         * Format: double
         * @description When the grant ends, as an epoch timestamp in the future. Below 100,000,000,000 it is read as seconds, from there on as milliseconds. Without it the grant does not end by itself.
         */
        ExpiresAt: number;
        /**
         * OrganizationGrant
         * @description Access to an organization.
         */
        OrganizationGrant: {
            /**
             * @description An organization. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "organization";
            id: components["schemas"]["OrganizationId"];
            accessRole: components["schemas"]["AccessRole"];
            expiresAt?: components["schemas"]["ExpiresAt"];
        };
        /** @description The folder's id, chosen by the caller. */
        FolderId: string;
        /**
         * FolderGrant
         * @description Access to a folder.
         */
        FolderGrant: {
            /**
             * @description A folder. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "folder";
            /** @description The folder's id; it need not exist yet. */
            id: components["schemas"]["FolderId"];
            organizationId: components["schemas"]["OrganizationId"];
            accessRole: components["schemas"]["AccessRole"];
            expiresAt?: components["schemas"]["ExpiresAt"];
        };
        /** @description The document's id, chosen by the caller. */
        DocumentId: string;
        /**
         * DocumentGrant
         * @description Access to a document.
         */
        DocumentGrant: {
            /**
             * @description A document. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            /** @description The document's id; it need not exist yet. */
            id: components["schemas"]["DocumentId"];
            organizationId: components["schemas"]["OrganizationId"];
            accessRole: components["schemas"]["AccessRole"];
            expiresAt?: components["schemas"]["ExpiresAt"];
        };
        /** @description A resource, and the access to it; `type` says which of the three it is. */
        Grant: components["schemas"]["OrganizationGrant"] | components["schemas"]["FolderGrant"] | components["schemas"]["DocumentGrant"];
        /** @description The operation's input. */
        AddPermissionsInput: {
            /** @description Who gets access. */
            user: {
                userId: components["schemas"]["UserId"];
            };
            /** @description What they get access to. */
            permissions: {
                /** @description The resources, each at most once. */
                resources: components["schemas"]["Grant"][];
            };
        };
        /** @description Who gets access to what. */
        AddPermissionsRequest: {
            data: components["schemas"]["AddPermissionsInput"];
        };
        /**
         * @description Always `success`; a failure has an `error` in place of the `result`.
         * @constant
         */
        SuccessStatus: "success";
        /** @description What happened, in a sentence for people. Do not parse it. */
        Message: string;
        /** @description The outcome. */
        AcknowledgementResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
        };
        /** @description The reply of an operation that returns nothing but its success. */
        Acknowledgement: {
            result: components["schemas"]["AcknowledgementResult"];
        };
        /** @description The first problem in plain words: it names the member at fault and what is allowed there. Written for people; branch on `status` and on the `reason` of the details. */
        ErrorMessage: string;
        /**
         * @description The failure's code, with one HTTP status each: `INVALID_ARGUMENT` 400 (also 405, 408, 413 and 415, where HTTP has a status of its own), `FAILED_PRECONDITION` 400, `UNAUTHENTICATED` 401, `PERMISSION_DENIED` 403, `NOT_FOUND` 404, `ALREADY_EXISTS` 409, `RESOURCE_EXHAUSTED` 429, `INTERNAL` 500, `UNIMPLEMENTED` 501, `UNAVAILABLE` 503.
         * @enum {string}
         */
        ErrorStatus: "INVALID_ARGUMENT" | "FAILED_PRECONDITION" | "UNAUTHENTICATED" | "PERMISSION_DENIED" | "NOT_FOUND" | "ALREADY_EXISTS" | "RESOURCE_EXHAUSTED" | "INTERNAL" | "UNIMPLEMENTED" | "UNAVAILABLE";
        /** @description One member at fault. */
        ErrorDetail: {
            /** @description A JSON Pointer into the request body, such as `/data/permissions/resources/0/accessRole`; empty for the body as a whole. */
            field: string;
            /**
             * @description Why it was refused, as a stable code.
             * @enum {string}
             */
            reason: "REQUIRED" | "TYPE" | "CONST" | "ENUM" | "FORMAT" | "PATTERN" | "LENGTH" | "RANGE" | "ITEMS" | "DUPLICATE" | "UNKNOWN_MEMBER" | "CONFLICT" | "DEPTH" | "ENCODING" | "SYNTAX" | "IN_THE_PAST" | "PAGE_TOKEN" | "DISPOSABLE_DOMAIN" | "HOST";
            /** @description The same for people, with what is allowed. */
            description: string;
        };
        /** @description Each member at fault, in the order in which they were found; present when the request body is what was wrong. */
        ErrorDetails: components["schemas"]["ErrorDetail"][];
        /** @description What went wrong. */
        Problem: {
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The body of every reply that is no success. */
        Failure: {
            error: components["schemas"]["Problem"];
        };
        /**
         * GrantedOrganization
         * @description An organization that access was given to.
         */
        GrantedOrganization: {
            /**
             * @description An organization. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "organization";
            id: components["schemas"]["OrganizationId"];
        };
        /**
         * GrantedFolder
         * @description A folder that access was given to.
         */
        GrantedFolder: {
            /**
             * @description A folder. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "folder";
            id: components["schemas"]["FolderId"];
            organizationId: components["schemas"]["OrganizationId"];
        };
        /**
         * GrantedDocument
         * @description A document that access was given to.
         */
        GrantedDocument: {
            /**
             * @description A document. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            id: components["schemas"]["DocumentId"];
            organizationId: components["schemas"]["OrganizationId"];
        };
        /** @description A resource, as it was named in Add Permissions. */
        GrantedResource: components["schemas"]["GrantedOrganization"] | components["schemas"]["GrantedFolder"] | components["schemas"]["GrantedDocument"];
        /** @description The operation's input. */
        RemovePermissionsInput: {
            userId: components["schemas"]["UserId"];
            /** @description What they lose access to. */
            permissions: {
                /** @description The resources, each at most once. */
                resources: components["schemas"]["GrantedResource"][];
            };
        };
        /** @description Who loses access to what. */
        RemovePermissionsRequest: {
            data: components["schemas"]["RemovePermissionsInput"];
        };
        /**
         * Format: email
         * @description An e-mail address.
         */
        WorkspaceEmail: string;
        /** @description A name of 1 to 200 characters; not blank, and without control characters. */
        WorkspaceText: string;
        /** @description The http or https URL of the owner's picture; empty where there is none. */
        AvatarUrl: string;
        /** @description The operation's input. */
        CreateWorkspaceInput: {
            /** @description The owner's address, not at a disposable domain. */
            ownerEmail: components["schemas"]["WorkspaceEmail"];
            /** @description The owner's name. */
            name: components["schemas"]["WorkspaceText"];
            /** @description The name of the workspace. */
            workspaceName: components["schemas"]["WorkspaceText"];
            avatar?: components["schemas"]["AvatarUrl"];
        };
        /** @description Whose workspace it is, and its name. */
        CreateWorkspaceRequest: {
            data: components["schemas"]["CreateWorkspaceInput"];
        };
        /** @description An id made by the service, a UUID in lower case. */
        WorkspaceServiceId: string;
        /** @description Whom the workspace belongs to. */
        WorkspaceOwner: {
            /** @description The owner's address; login links go there. */
            email: components["schemas"]["WorkspaceEmail"];
            /** @description The owner's id, made by the service. */
            id: components["schemas"]["WorkspaceServiceId"];
            /** @description The owner's name. */
            name: components["schemas"]["WorkspaceText"];
            avatar: components["schemas"]["AvatarUrl"];
        };
        /** @description An auth token. It does not expire, and is the same each time until it is revoked. */
        AuthToken: string;
        /**
         * @description What the key is for. A workspace begins with one for `testing`.
         * @enum {string}
         */
        ApiKeyType: "testing" | "production";
        /** @description An API key. All data belongs to exactly one, and nothing crosses from one to another. */
        WorkspaceApiKey: {
            /** @description The name of the key. */
            apiKeyName: components["schemas"]["WorkspaceText"];
            /** @description The key's id, for the header `x-svc-api-key` and for Get Auth Tokens; the same as its key in the list. */
            id: components["schemas"]["WorkspaceServiceId"];
            type: components["schemas"]["ApiKeyType"];
        };
        /** @description A workspace, with its owner, its auth token and its API keys. */
        Workspace: {
            /** @description The workspace's id, for the header `x-svc-workspace-id`. */
            id: components["schemas"]["WorkspaceServiceId"];
            /** @description The name of the workspace. */
            name: components["schemas"]["WorkspaceText"];
            owner: components["schemas"]["WorkspaceOwner"];
            /** @description The workspace's auth token, for the header `x-svc-auth-token`. */
            authToken: components["schemas"]["AuthToken"];
            /** @description The API keys of the workspace, keyed by their ids. It is an object, not an array. */
            apiKeyList: {
                [key: string]: components["schemas"]["WorkspaceApiKey"];
            };
        };
        /** @description The outcome. */
        WorkspaceResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Workspace"];
        };
        /** @description The new workspace. */
        CreateWorkspaceReply: {
            result: components["schemas"]["WorkspaceResult"];
        };
        /** @description An empty object. */
        GetWorkspaceInput: Record<string, never>;
        /** @description Nothing but the envelope; the credentials say which workspace. */
        GetWorkspaceRequest: {
            data: components["schemas"]["GetWorkspaceInput"];
        };
        /** @description The workspace. */
        GetWorkspaceReply: {
            result: components["schemas"]["WorkspaceResult"];
        };
        /** @description The operation's input. */
        SendLoginLinkInput: {
            /** @description The address of the workspace's owner. */
            email: components["schemas"]["WorkspaceEmail"];
            /**
             * Format: uri
             * @description Where the owner goes after logging in: an absolute http or https URL, or one of a scheme that the operator allows, without user name and password.
             */
            continueUrl: string;
        };
        /** @description Who wants to log in, and where they go afterwards. */
        SendLoginLinkRequest: {
            data: components["schemas"]["SendLoginLinkInput"];
        };
        /** @description The outcome. */
        SendLoginLinkResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            /** @description Always null. */
            data: null;
        };
        /** @description The same for every address. */
        SendLoginLinkReply: {
            result: components["schemas"]["SendLoginLinkResult"];
        };
        /**
         * Format: int32
         * @description How many items a page holds at most.
         * @default 100
         */
        PageSize: number;
        /** @description The `result.pageToken` of the page before; without it, or empty, the first page. */
        PageToken: string;
        /** @description The operation's input. */
        GetDocumentsInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Only the documents with these ids, each id at most once. An empty list is as if it were left out. */
            documentIds?: components["schemas"]["DocumentId"][];
            /** @description Only the documents directly in this folder. */
            folderId?: components["schemas"]["FolderId"];
            pageSize?: components["schemas"]["PageSize"];
            pageToken?: components["schemas"]["PageToken"];
        };
        /** @description Which documents to get. */
        GetDocumentsRequest: {
            data: components["schemas"]["GetDocumentsInput"];
        };
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
        /** @description A document. It may have members other than those named here, which are returned as they were stored. */
        Document: {
            id: components["schemas"]["DocumentId"];
            /** @description The document's name, as shown to people. A document that was never named has its id here. */
            documentName: string;
            /** @description Whether the document is switched off. */
            disabled: boolean;
            accessType: components["schemas"]["DocumentAccessType"];
        } & {
            [key: string]: unknown;
        };
        /** @description Where the next page begins; left out on the last page. Opaque; pass it back as it came. */
        NextPageToken: string;
        /** @description The outcome. */
        GetDocumentsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            /** @description The documents of this page, in the order of their ids; empty when there are none. */
            data: components["schemas"]["Document"][];
            /** @description Where the next page begins; left out on the last page, and always with `documentIds`. */
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** @description A page of documents. */
        GetDocumentsReply: {
            result: components["schemas"]["GetDocumentsResult"];
        };
        /** @description The user group's id, chosen by the caller. */
        UserGroupId: string;
        /**
         * ListedUsersOfGroup
         * @description The users that are listed.
         */
        ListedUsersOfGroup: {
            organizationId: components["schemas"]["OrganizationId"];
            organizationUserGroupId: components["schemas"]["UserGroupId"];
            /** @description The users, each at most once. */
            userIds: components["schemas"]["UserId"][];
            /**
             * @description May be left out; the listed users alone are removed.
             * @constant
             */
            deleteAll?: false;
        };
        /**
         * AllUsersOfGroup
         * @description Every user of the group.
         */
        AllUsersOfGroup: {
            organizationId: components["schemas"]["OrganizationId"];
            organizationUserGroupId: components["schemas"]["UserGroupId"];
            /**
             * @description Removes every user from the group.
             * @constant
             */
            deleteAll: true;
            /** @description May be left out; together with `deleteAll` it can only be empty. */
            userIds?: components["schemas"]["UserId"][];
        };
        /** @description The operation's input: some users of a group, or all of them. */
        UsersToDeleteFromGroup: components["schemas"]["ListedUsersOfGroup"] | components["schemas"]["AllUsersOfGroup"];
        /** @description Who leaves which group. */
        DeleteUsersFromGroupsRequest: {
            data: components["schemas"]["UsersToDeleteFromGroup"];
        };
        /** @description An id chosen by the caller, compared character by character. */
        Id: string;
        /**
         * ChangedMembership
         * @description A user who was added or removed.
         */
        ChangedMembership: {
            /**
             * @description It succeeded.
             * @constant
             */
            success: true;
            organizationUserGroupId: components["schemas"]["UserGroupId"];
            message: components["schemas"]["Message"];
        };
        /**
         * FailedMembership
         * @description A user for whom nothing was done.
         */
        FailedMembership: {
            /**
             * @description It failed.
             * @constant
             */
            success: false;
            /** @description The user group's id as it was sent, or null where there is none. */
            organizationUserGroupId: string | null;
            /** @description Why it failed, in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** @description What became of one user; `success` tells which of the two it is. */
        MembershipResult: components["schemas"]["ChangedMembership"] | components["schemas"]["FailedMembership"];
        /** @description The results, under the ids of the users that were sent or, with `deleteAll: true`, of those who were removed: the first 10,000 by their ids. */
        DeleteUsersFromGroupsItems: {
            [key: string]: components["schemas"]["MembershipResult"];
        };
        /** @description The outcome. */
        DeleteUsersFromGroupsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["DeleteUsersFromGroupsItems"];
        };
        /** @description Each user's own result. */
        DeleteUsersFromGroupsReply: {
            result: components["schemas"]["DeleteUsersFromGroupsResult"];
        };
        /** @description The operation's input. */
        DeleteAllUserDataInput: {
            /** @description The users whose data goes, each at most once. */
            userIds: components["schemas"]["UserId"][];
            /** @description The organizations to begin with, each at most once. It makes the job faster and limits nothing. An empty list is as if it were left out. */
            organizationIds?: components["schemas"]["OrganizationId"][];
        };
        /** @description Whose data to delete. */
        DeleteAllUserDataRequest: {
            data: components["schemas"]["DeleteAllUserDataInput"];
        };
        /** @description The deletion job's id, made by the service. */
        JobId: string;
        /** @description The job that has started. This reply has no `result` around it. */
        DeleteAllUserDataReply: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            /** @description The job. */
            data: {
                jobId: components["schemas"]["JobId"];
                /**
                 * Format: int32
                 * @description How many tasks the job has.
                 */
                tasksCount: number;
            };
            /**
             * Format: int32
             * @description The HTTP status, always 202.
             * @constant
             */
            statusCode: 202;
        };
        /** @description A person's name, as shown to others. */
        PersonName: string;
        /**
         * @description `online`: at the document now. `away`: it is open, and they are not at it.
         * @enum {string}
         */
        PresenceStatus: "online" | "away";
        /** @description A person on the presence list, as the caller knows them. Members other than those named here are kept as they came. */
        PresenceUser: {
            userId: components["schemas"]["UserId"];
            name?: components["schemas"]["PersonName"];
            /** @description The person's e-mail address; may be empty. */
            email?: string;
            /** @default online */
            status?: components["schemas"]["PresenceStatus"];
        } & {
            [key: string]: unknown;
        };
        /** @description The operation's input. */
        AddPresenceInput: {
            organizationId: components["schemas"]["OrganizationId"];
            documentId: components["schemas"]["DocumentId"];
            /** @description The users, each at most once. */
            users: components["schemas"]["PresenceUser"][];
        };
        /** @description Who is looking at which document. */
        AddPresenceRequest: {
            data: components["schemas"]["AddPresenceInput"];
        };
        /** @description Whether the users are on the list. */
        AddPresenceOutcome: {
            /**
             * @description Always true; a call that adds nobody is a failure and has an `error`.
             * @constant
             */
            success: true;
        };
        /** @description The outcome. */
        AddPresenceResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AddPresenceOutcome"];
        };
        /** @description The outcome of adding users to a presence list. */
        AddPresenceReply: {
            result: components["schemas"]["AddPresenceResult"];
        };
        /** @description The operation's input. */
        AddUsersToGroupsInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description The user group's id, chosen by the caller; the group need not exist yet. */
            organizationUserGroupId: components["schemas"]["UserGroupId"];
            /** @description The users, each at most once. */
            userIds: components["schemas"]["UserId"][];
        };
        /** @description Who joins which group. */
        AddUsersToGroupsRequest: {
            data: components["schemas"]["AddUsersToGroupsInput"];
        };
        /** @description The results, under the ids of the users that were sent. */
        AddUsersToGroupsItems: {
            [key: string]: components["schemas"]["MembershipResult"];
        };
        /** @description The outcome. */
        AddUsersToGroupsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AddUsersToGroupsItems"];
        };
        /** @description Each user's own result. */
        AddUsersToGroupsReply: {
            result: components["schemas"]["AddUsersToGroupsResult"];
        };
        /** @description An organization. Members other than those named here are metadata of the caller's own, and kept as they came. */
        OrganizationInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description The organization's name, as shown to people; not blank, and without control characters. */
            organizationName: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The operation's input. */
        UpdateOrganizationsInput: {
            /** @description The organizations, each at most once. */
            organizations: components["schemas"]["OrganizationInput"][];
        };
        /** @description The organizations to update, with what they are to be. */
        UpdateOrganizationsRequest: {
            data: components["schemas"]["UpdateOrganizationsInput"];
        };
        /** @description The service's own id of the organization, a UUID in lower case; the same for the organization's life. */
        OrganizationServiceId: string;
        /**
         * UpdatedOrganization
         * @description The organization was updated.
         */
        UpdatedOrganization: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            id: components["schemas"]["OrganizationServiceId"];
            message: components["schemas"]["Message"];
        };
        /**
         * MissingOrganization
         * @description The organization does not exist, and was not made.
         */
        MissingOrganization: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /** @description Null, since there is no such organization. */
            id: null;
            message: components["schemas"]["Message"];
        };
        /** @description What became of one organization; `success` says which of the two it is. */
        UpdateOrganizationsItem: components["schemas"]["UpdatedOrganization"] | components["schemas"]["MissingOrganization"];
        /** @description The result for each organization, keyed by `organizationId`. */
        UpdateOrganizationsItems: {
            [key: string]: components["schemas"]["UpdateOrganizationsItem"];
        };
        /** @description The outcome. */
        UpdateOrganizationsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["UpdateOrganizationsItems"];
        };
        /** @description What became of each organization. */
        UpdateOrganizationsReply: {
            result: components["schemas"]["UpdateOrganizationsResult"];
        };
        /** @description The operation's input. */
        AddOrganizationsInput: {
            /** @description The organizations, each at most once. */
            organizations: components["schemas"]["OrganizationInput"][];
        };
        /** @description The organizations to add. */
        AddOrganizationsRequest: {
            data: components["schemas"]["AddOrganizationsInput"];
        };
        /**
         * AddedOrganization
         * @description The organization was added.
         */
        AddedOrganization: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            id: components["schemas"]["OrganizationServiceId"];
            message: components["schemas"]["Message"];
        };
        /**
         * ExistingOrganization
         * @description The organization was there already, and is as it was.
         */
        ExistingOrganization: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            id: components["schemas"]["OrganizationServiceId"];
            message: components["schemas"]["Message"];
        };
        /** @description What became of one organization; `success` says which of the two it is. */
        AddOrganizationsItem: components["schemas"]["AddedOrganization"] | components["schemas"]["ExistingOrganization"];
        /** @description The result for each organization, keyed by `organizationId`. */
        AddOrganizationsItems: {
            [key: string]: components["schemas"]["AddOrganizationsItem"];
        };
        /** @description The outcome. */
        AddOrganizationsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AddOrganizationsItems"];
        };
        /** @description What became of each organization. */
        AddOrganizationsReply: {
            result: components["schemas"]["AddOrganizationsResult"];
        };
        /** @description The operation's input. */
        GetDeleteAllUserDataStatusInput: {
            /** @description The job's id from Delete All User Data. */
            jobId: components["schemas"]["JobId"];
        };
        /** @description Which job. */
        GetDeleteAllUserDataStatusRequest: {
            data: components["schemas"]["GetDeleteAllUserDataStatusInput"];
        };
        /**
         * Format: int64
         * @description Milliseconds since 1970-01-01T00:00:00Z.
         */
        Timestamp: number;
        /** @description How far the job is. */
        DeletionProgress: {
            /** @description Whether every task is done. */
            isDeleteCompleted: boolean;
            /**
             * Format: int32
             * @description How many tasks are not done yet.
             */
            tasksLeft: number;
            /** @description When the last task that is done was done, in milliseconds since 1970-01-01T00:00:00Z; absent before the first. */
            lastTaskCompletedTime?: components["schemas"]["Timestamp"];
        };
        /** @description The outcome. */
        GetDeleteAllUserDataStatusResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["DeletionProgress"];
        };
        /** @description How far the job is. */
        GetDeleteAllUserDataStatusReply: {
            result: components["schemas"]["GetDeleteAllUserDataStatusResult"];
        };
        /** @description What went wrong. */
        StatusProblem: {
            message: components["schemas"]["ErrorMessage"];
            status: components["schemas"]["ErrorStatus"];
            /**
             * Format: int32
             * @description The HTTP status of the reply.
             * @enum {integer}
             */
            code: 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 500 | 501 | 503;
            details?: components["schemas"]["ErrorDetails"];
        };
        /** @description The body of every reply of Get Delete All User Data Status that is no success. */
        StatusFailure: {
            error: components["schemas"]["StatusProblem"];
        };
        /** @description The folders, each at most once. */
        UpdatedFolderIds: components["schemas"]["FolderId"][];
        /**
         * @description Who has access. `public`: everyone. `restricted`: users who have a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups.
         * @enum {string}
         */
        FolderAccessType: "public" | "organizationPrivate" | "restricted";
        /**
         * FoldersSetAccessType
         * @description The folders get an access type of their own.
         */
        FoldersSetAccessType: {
            organizationId: components["schemas"]["OrganizationId"];
            folderIds: components["schemas"]["UpdatedFolderIds"];
            accessType: components["schemas"]["FolderAccessType"];
            /**
             * @description May be left out; together with an access type it can only be false.
             * @constant
             */
            inheritFromParent?: false;
        };
        /** @description The access type that a folder has of its own; null where it inherits. */
        FolderAccessTypeOrNull: components["schemas"]["FolderAccessType"] | null;
        /**
         * FoldersInheritAccess
         * @description The folders take the access of the folder above them.
         */
        FoldersInheritAccess: {
            organizationId: components["schemas"]["OrganizationId"];
            folderIds: components["schemas"]["UpdatedFolderIds"];
            /**
             * @description Makes the folders inherit.
             * @constant
             */
            inheritFromParent: true;
            /**
             * @description May be left out; a folder that inherits has no access type of its own, so it can only be null.
             * @constant
             */
            accessType?: components["schemas"]["FolderAccessTypeOrNull"];
        };
        /** @description The operation's input: with an access type, or with inheritance. */
        UpdateAccessForFoldersInput: components["schemas"]["FoldersSetAccessType"] | components["schemas"]["FoldersInheritAccess"];
        /** @description The folders, and the access to them. */
        UpdateAccessForFoldersRequest: {
            data: components["schemas"]["UpdateAccessForFoldersInput"];
        };
        /**
         * FolderAccessSet
         * @description The folder has the access type.
         */
        FolderAccessSet: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            accessType: components["schemas"]["FolderAccessType"];
            message: components["schemas"]["Message"];
        };
        /**
         * FolderAccessInherited
         * @description The folder takes the access of the folder above it.
         */
        FolderAccessInherited: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            /**
             * @description Always true: the folder inherits.
             * @constant
             */
            inheritFromParent: true;
            /** @description Null, since the folder has no access type of its own. */
            accessType: null;
            message: components["schemas"]["Message"];
        };
        /**
         * FolderAccessFailed
         * @description The folder does not exist, and was not made.
         */
        FolderAccessFailed: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /** @description Null, since there is no such folder. */
            accessType: null;
            message: components["schemas"]["Message"];
        };
        /** @description What became of one folder; `success` and `inheritFromParent` say which of the three it is. */
        UpdateAccessForFoldersItem: components["schemas"]["FolderAccessSet"] | components["schemas"]["FolderAccessInherited"] | components["schemas"]["FolderAccessFailed"];
        /** @description The result for each folder, keyed by its id. */
        UpdateAccessForFoldersItems: {
            [key: string]: components["schemas"]["UpdateAccessForFoldersItem"];
        };
        /** @description The outcome. */
        UpdateAccessForFoldersResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["UpdateAccessForFoldersItems"];
        };
        /** @description What became of each folder. */
        UpdateAccessForFoldersReply: {
            result: components["schemas"]["UpdateAccessForFoldersResult"];
        };
        /** @description A place in a document, by the id that the notifications' source data has. */
        LocationId: string;
        /** @description The notification's id. */
        NotificationId: string;
        /** @description The ids of the notifications to keep, each at most once. An empty list is as if it were left out. */
        NotificationIds: components["schemas"]["NotificationId"][];
        /**
         * Format: int32
         * @description How many notifications a page holds at most. It may hold fewer where they are large.
         * @default 1000
         */
        NotificationsPageSize: number;
        /**
         * NotificationsByDocument
         * @description The notifications of a document.
         */
        NotificationsByDocument: {
            organizationId: components["schemas"]["OrganizationId"];
            documentId: components["schemas"]["DocumentId"];
            locationId?: components["schemas"]["LocationId"];
            /** @description A user who received them. */
            userId?: components["schemas"]["UserId"];
            notificationIds?: components["schemas"]["NotificationIds"];
            pageSize?: components["schemas"]["NotificationsPageSize"];
            pageToken?: components["schemas"]["PageToken"];
        };
        /**
         * NotificationsByUser
         * @description The notifications that a user received.
         */
        NotificationsByUser: {
            organizationId: components["schemas"]["OrganizationId"];
            documentId?: components["schemas"]["DocumentId"];
            locationId?: components["schemas"]["LocationId"];
            /** @description A user who received them. */
            userId: components["schemas"]["UserId"];
            notificationIds?: components["schemas"]["NotificationIds"];
            pageSize?: components["schemas"]["NotificationsPageSize"];
            pageToken?: components["schemas"]["PageToken"];
        };
        /** @description The operation's input; a document, a user, or both. */
        NotificationQuery: components["schemas"]["NotificationsByDocument"] | components["schemas"]["NotificationsByUser"];
        /** @description Which notifications to return. */
        GetNotificationsRequest: {
            data: components["schemas"]["NotificationQuery"];
        };
        /** @description Anything about what the notification comes from, for example a comment; kept and returned as it came. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for; a number is found by its decimal text. */
        NotificationOrigin: {
            [key: string]: unknown;
        };
        /** @description A person, as the caller knows them. Members other than those named here are kept and returned as they came. */
        User: {
            userId: components["schemas"]["UserId"];
            name?: components["schemas"]["PersonName"];
            /** @description The person's e-mail address; may be empty. */
            email?: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The headline. A name in curly brackets, such as `{actionUser}`, stands for the member of that name of `displayHeadlineMessageTemplateData`. */
        HeadlineTemplate: string;
        /** @description The people that a headline may speak of. */
        HeadlinePeople: {
            /** @description Who did what the notification tells of. */
            actionUser?: components["schemas"]["User"];
            /** @description Whom the headline speaks of as the recipient. */
            recipientUser?: components["schemas"]["User"];
        };
        /** @description A string, shown as it is. */
        HeadlineText: string;
        /** @description A string, or a person, of whom the headline shows the name. */
        HeadlineVariable: components["schemas"]["HeadlineText"] | components["schemas"]["User"];
        /** @description Variables, each by its name. */
        CustomHeadlineVariables: {
            [key: string]: components["schemas"]["HeadlineVariable"];
        };
        /** @description What the variables of the headline stand for, by name. `actionUser` and `recipientUser` are people; variables of your own are strings or people. */
        HeadlineVariables: components["schemas"]["HeadlinePeople"] & components["schemas"]["CustomHeadlineVariables"];
        /** @description The message below the headline; may be empty. */
        BodyMessage: string;
        /** @description Who received the notification, by user id, each with the value `true`. */
        NotifiedUsers: {
            [key: string]: true;
        };
        /** @description A notification, as it was added. */
        Notification: {
            id: components["schemas"]["NotificationId"];
            /**
             * @description Where the notification comes from; `custom` for all that Add Notifications adds.
             * @enum {string}
             */
            notificationSource: "custom";
            notificationSourceData: components["schemas"]["NotificationOrigin"];
            /** @description Who did what the notification tells of. */
            actionUser: components["schemas"]["User"];
            displayHeadlineMessageTemplate: components["schemas"]["HeadlineTemplate"];
            displayHeadlineMessageTemplateData: components["schemas"]["HeadlineVariables"];
            displayBodyMessage: components["schemas"]["BodyMessage"];
            /** @description Where the notification belongs. */
            metadata: {
                /** @description The API key that it was added with. */
                apiKey: string;
                documentId: components["schemas"]["DocumentId"];
                organizationId: components["schemas"]["OrganizationId"];
            };
            notifyUsers: components["schemas"]["NotifiedUsers"];
            /** @description The same as `notifyUsers`. */
            notifyUsersByUserId: components["schemas"]["NotifiedUsers"];
            /** @description When it was added, in milliseconds since 1970-01-01T00:00:00Z. */
            timestamp: components["schemas"]["Timestamp"];
        };
        /** @description The outcome. */
        GetNotificationsResult: {
            status: components["schemas"]["SuccessStatus"];
            /** @description What was found, in a sentence for people; it says so when there are more notifications than were returned. */
            message: components["schemas"]["Message"];
            /** @description The notifications, newest first. */
            data: components["schemas"]["Notification"][];
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** @description The notifications found. */
        GetNotificationsReply: {
            result: components["schemas"]["GetNotificationsResult"];
        };
        /** @description `true` makes the organization when it does not exist, named by its id until it is updated. Otherwise a missing one is an error. */
        CreateOrganization: boolean;
        /** @description `true` makes the document when it does not exist, named by its id until it is updated. Otherwise a missing one is an error. */
        CreateDocument: boolean;
        /** @description `true` checks for each user whether they have access to the document; only those who have it receive the notification. */
        VerifyUserPermissions: boolean;
        /** @description An id of your own for the notification, unique in its organization. Sent again with the same content, it changes nothing and notifies nobody twice; with other content it is refused. Without it the service makes one. */
        NewNotificationId: string;
        /** @description Kept with the notification; it changes nothing else. */
        IsNotificationResolverUsed: boolean;
        /** @description Who may receive the notification, by context permissions. */
        NotificationContext: {
            /** @description Fields of your own, each with the value that a user's context permission must hold. A user must fit all of them. */
            access: {
                [key: string]: string;
            };
        };
        /**
         * NotificationForUsers
         * @description A notification for those who are named, or for everyone beside them.
         */
        NotificationForUsers: {
            organizationId: components["schemas"]["OrganizationId"];
            createOrganization?: components["schemas"]["CreateOrganization"];
            documentId: components["schemas"]["DocumentId"];
            createDocument?: components["schemas"]["CreateDocument"];
            /** @description Who did what the notification tells of. */
            actionUser: components["schemas"]["User"];
            verifyUserPermissions?: components["schemas"]["VerifyUserPermissions"];
            notificationId?: components["schemas"]["NewNotificationId"];
            displayHeadlineMessageTemplate: components["schemas"]["HeadlineTemplate"];
            displayHeadlineMessageTemplateData?: components["schemas"]["HeadlineVariables"];
            displayBodyMessage?: components["schemas"]["BodyMessage"];
            /** @description Who receives the notification, each user at most once. */
            notifyUsers: components["schemas"]["User"][];
            /** @description Whether everyone receives the notification, beside those named in `notifyUsers`; not, unless `true`. */
            notifyAll?: boolean;
            notificationSourceData?: components["schemas"]["NotificationOrigin"];
            isNotificationResolverUsed?: components["schemas"]["IsNotificationResolverUsed"];
            context?: components["schemas"]["NotificationContext"];
        };
        /**
         * NotificationForEveryone
         * @description A notification for everyone who belongs to the organization.
         */
        NotificationForEveryone: {
            organizationId: components["schemas"]["OrganizationId"];
            createOrganization?: components["schemas"]["CreateOrganization"];
            documentId: components["schemas"]["DocumentId"];
            createDocument?: components["schemas"]["CreateDocument"];
            /** @description Who did what the notification tells of. */
            actionUser: components["schemas"]["User"];
            verifyUserPermissions?: components["schemas"]["VerifyUserPermissions"];
            notificationId?: components["schemas"]["NewNotificationId"];
            displayHeadlineMessageTemplate: components["schemas"]["HeadlineTemplate"];
            displayHeadlineMessageTemplateData?: components["schemas"]["HeadlineVariables"];
            displayBodyMessage?: components["schemas"]["BodyMessage"];
            /** @description Who receives the notification beside everyone, each user at most once; may be empty. */
            notifyUsers?: components["schemas"]["User"][];
            /**
             * @description Everyone who belongs to the organization now receives the notification: who has a grant in force on it or on something in it, is in one of its user groups, or was added by an import. The actor does not, nor does who has lost the last access, or is only known from presence or from another notification.
             * @constant
             */
            notifyAll: true;
            notificationSourceData?: components["schemas"]["NotificationOrigin"];
            isNotificationResolverUsed?: components["schemas"]["IsNotificationResolverUsed"];
            context?: components["schemas"]["NotificationContext"];
        };
        /** @description The operation's input; a notification for named people, for everyone, or for both. */
        NewNotification: components["schemas"]["NotificationForUsers"] | components["schemas"]["NotificationForEveryone"];
        /** @description The notification, and who receives it. */
        AddNotificationsRequest: {
            data: components["schemas"]["NewNotification"];
        };
        /** @description What became of the notification. */
        AddNotificationsOutcome: {
            /**
             * @description Always `true`.
             * @constant
             */
            success: true;
            message: components["schemas"]["Message"];
            /** @description The id of the notification, your own or the one that the service made. */
            notificationId: components["schemas"]["NotificationId"];
        };
        /** @description The outcome. */
        AddNotificationsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AddNotificationsOutcome"];
        };
        /** @description The outcome of Add Notifications. */
        AddNotificationsReply: {
            result: components["schemas"]["AddNotificationsResult"];
        };
        /**
         * @description `ALL` notifications, `MINE` only, or `NONE`.
         * @enum {string}
         */
        NotificationChoice: "ALL" | "MINE" | "NONE";
        /** @description What to set. Members that are left out stay as they are. */
        NotificationConfig: {
            /** @description What reaches the user's inbox: `ALL` notifications; `MINE`, those in documents that the user has acted on before and those that name the user in `notifyUsers`; `NONE` of them. */
            inbox?: components["schemas"]["NotificationChoice"];
            /** @description What is sent to the user by e-mail, of what reaches the inbox, while Update Email Config switches it on. The same three values; where nothing is set, `MINE`. */
            email?: components["schemas"]["NotificationChoice"];
            /** @description What is sent to the user through Slack; kept for what sends it, with the same three values. */
            slack?: components["schemas"]["NotificationChoice"];
        };
        /** @description The operation's input. */
        SetConfigInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description The documents that the setting is for, each at most once. Without it, or with an empty list, the setting is for the whole organization. */
            documentIds?: components["schemas"]["DocumentId"][];
            /** @description The users whose setting it is, each at most once. */
            userIds: components["schemas"]["UserId"][];
            config: components["schemas"]["NotificationConfig"];
        };
        /** @description Which notifications which users want, and where. */
        SetConfigRequest: {
            data: components["schemas"]["SetConfigInput"];
        };
        /**
         * ConfigSet
         * @description A setting that is in force.
         */
        ConfigSet: {
            /**
             * @description Always `true`.
             * @constant
             */
            success: true;
            userId: components["schemas"]["UserId"];
            /** @description The last document of the request, or null for the whole organization. */
            documentId: string | null;
            message: components["schemas"]["Message"];
        };
        /**
         * ConfigNotSet
         * @description A setting that failed for at least one document.
         */
        ConfigNotSet: {
            /**
             * @description Always `false`.
             * @constant
             */
            success: false;
            userId: components["schemas"]["UserId"];
            /** @description The first document that failed, or null for the whole organization. */
            documentId: string | null;
            /** @description Why it failed. */
            message: components["schemas"]["Message"];
        };
        /** @description What became of one user's setting; `success` says which of the two it is. */
        SetConfigItem: components["schemas"]["ConfigSet"] | components["schemas"]["ConfigNotSet"];
        /** @description By user id, what became of that user's setting. */
        SetConfigItems: {
            [key: string]: components["schemas"]["SetConfigItem"];
        };
        /** @description The outcome. */
        SetConfigResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["SetConfigItems"];
        };
        /** @description What became of each user's setting. */
        SetConfigReply: {
            result: components["schemas"]["SetConfigResult"];
        };
        /** @description The operation's input. */
        MigrateDocumentsInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description The document's id until now. */
            documentId: components["schemas"]["DocumentId"];
            /** @description The document's id from now on; there must be no document under it yet. */
            newDocumentId: components["schemas"]["DocumentId"];
        };
        /** @description Which document gets which id. */
        MigrateDocumentsRequest: {
            data: components["schemas"]["MigrateDocumentsInput"];
        };
        /** @description The migration's id, made by the service. */
        MigrationId: string;
        /** @description The migration. */
        StartedMigration: {
            migrationId: components["schemas"]["MigrationId"];
        };
        /** @description The outcome. */
        MigrateDocumentsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["StartedMigration"];
        };
        /** @description The migration that was started. */
        MigrateDocumentsReply: {
            result: components["schemas"]["MigrateDocumentsResult"];
        };
        /** @description The operation's input. */
        GetAuthTokensInput: {
            /** @description The API key, an id from `apiKeyList` of the workspace. */
            apiKey: components["schemas"]["Id"];
        };
        /** @description Which API key. */
        GetAuthTokensRequest: {
            data: components["schemas"]["GetAuthTokensInput"];
        };
        /** @description The key and its token. */
        AuthTokens: {
            /** @description The API key, for the header `x-svc-api-key`. */
            apiKey: components["schemas"]["WorkspaceServiceId"];
            /** @description The key's auth token, for the header `x-svc-auth-token`. */
            authToken: components["schemas"]["AuthToken"];
        };
        /** @description The outcome. */
        GetAuthTokensResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AuthTokens"];
        };
        /** @description The auth token of the API key. */
        GetAuthTokensReply: {
            result: components["schemas"]["GetAuthTokensResult"];
        };
        /** @description The name that mails come under; null for the operator's own. */
        SenderName: string | null;
        /**
         * Format: email
         * @description An e-mail address, or null for none.
         */
        SenderAddress: string | null;
        /** @description The operation's input. Members that are left out stay as they are. */
        UpdateEmailConfigInput: {
            /** @description The API key, an id from `apiKeyList` of the workspace. */
            apiKey: components["schemas"]["Id"];
            /** @description Whether its notifications are mailed. */
            enabled?: boolean;
            fromName?: components["schemas"]["SenderName"];
            /** @description The address that mails come from, where the operator allows its domain; null for the operator's own. */
            fromAddress?: components["schemas"]["SenderAddress"];
            /** @description The address that answers go to; null for that of the sender. */
            replyTo?: components["schemas"]["SenderAddress"];
        };
        /** @description Whether and how notifications are mailed. */
        UpdateEmailConfigRequest: {
            data: components["schemas"]["UpdateEmailConfigInput"];
        };
        /** @description What is set for the mails of an API key. */
        EmailConfig: {
            /** @description The API key. */
            apiKey: components["schemas"]["Id"];
            /** @description Whether its notifications are mailed. */
            enabled: boolean;
            fromName: components["schemas"]["SenderName"];
            /** @description The address that mails are to come from, or null. */
            fromAddress: components["schemas"]["SenderAddress"];
            /** @description The address that answers go to, or null. */
            replyTo: components["schemas"]["SenderAddress"];
            /** @description Whether mails come from `fromAddress`; otherwise they come from the operator's own address. */
            isFromAddressUsed: boolean;
        };
        /** @description The outcome. */
        UpdateEmailConfigResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["EmailConfig"];
        };
        /** @description How notifications are mailed now. */
        UpdateEmailConfigReply: {
            result: components["schemas"]["UpdateEmailConfigResult"];
        };
        /** @description The operation's input. */
        GetMigrationStatusInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description The migration's id, from `result.data.migrationId` of Migrate Documents. */
            migrationId: components["schemas"]["MigrationId"];
        };
        /** @description Which migration to look at. */
        GetMigrationStatusRequest: {
            data: components["schemas"]["GetMigrationStatusInput"];
        };
        /**
         * @description How far the migration is.
         *
         *     - `pending`: not begun.
         *     - `inProgress`: under way.
         *     - `completed`: done; the document is found under its new id.
         *     - `failed`: given up; the document is found under its old id, as before.
         * @enum {string}
         */
        MigrationStatus: "pending" | "inProgress" | "completed" | "failed";
        /** @description The migration. */
        Migration: {
            migrationId: components["schemas"]["MigrationId"];
            status: components["schemas"]["MigrationStatus"];
            /** @description The id that the document moves away from. */
            documentId: components["schemas"]["DocumentId"];
            /** @description The id that the document moves to. */
            newDocumentId: components["schemas"]["DocumentId"];
        };
        /** @description The outcome. */
        GetMigrationStatusResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["Migration"];
        };
        /** @description How far a migration is. */
        GetMigrationStatusReply: {
            result: components["schemas"]["GetMigrationStatusResult"];
        };
        /** @description The operation's input. */
        CreateApiKeyInput: {
            /** @description The name of the key. */
            apiKeyName: components["schemas"]["WorkspaceText"];
            type: components["schemas"]["ApiKeyType"];
        };
        /** @description What the new key is called, and what it is for. */
        CreateApiKeyRequest: {
            data: components["schemas"]["CreateApiKeyInput"];
        };
        /** @description An API key, with its auth token. */
        CreatedApiKey: {
            /** @description The key's id, for the header `x-svc-api-key`. */
            id: components["schemas"]["WorkspaceServiceId"];
            /** @description The name of the key. */
            apiKeyName: components["schemas"]["WorkspaceText"];
            type: components["schemas"]["ApiKeyType"];
            /** @description The key's auth token, for the header `x-svc-auth-token`. */
            authToken: components["schemas"]["AuthToken"];
        };
        /** @description The outcome. */
        CreateApiKeyResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["CreatedApiKey"];
        };
        /** @description The new API key. */
        CreateApiKeyReply: {
            result: components["schemas"]["CreateApiKeyResult"];
        };
        /** @description A host name, such as `app.acme.example`, or with `*.` before it all hosts below it. */
        RequestedDomain: string;
        /** @description The operation's input. */
        AddDomainsInput: {
            /** @description The domains, each at most once; none to read the list. */
            domains: components["schemas"]["RequestedDomain"][];
        };
        /** @description Whose pages may call. */
        AddDomainsRequest: {
            data: components["schemas"]["AddDomainsInput"];
        };
        /** @description A host name in lower case and ASCII, or with `*.` before it all hosts below it. */
        WorkspaceDomain: string;
        /**
         * AddedDomain
         * @description The domain is in the list.
         */
        AddedDomain: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            domain: components["schemas"]["WorkspaceDomain"];
            message: components["schemas"]["Message"];
        };
        /**
         * RefusedDomain
         * @description The domain was not added.
         */
        RefusedDomain: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            /** @description Null, since nothing was added. */
            domain: null;
            /** @description Why, in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** @description What became of one domain; `success` says which of the two it is. */
        DomainOutcome: components["schemas"]["AddedDomain"] | components["schemas"]["RefusedDomain"];
        /** @description The outcome for each domain, keyed by what was sent. */
        AddDomainsItems: {
            [key: string]: components["schemas"]["DomainOutcome"];
        };
        /** @description The outcome. */
        AddDomainsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AddDomainsItems"];
            /** @description All domains of the workspace, in order. While there are none, calls are taken from any origin. */
            domains: components["schemas"]["WorkspaceDomain"][];
        };
        /** @description What became of each domain, and the whole list. */
        AddDomainsReply: {
            result: components["schemas"]["AddDomainsResult"];
        };
        /** @description The person's e-mail address; may be empty. */
        email: string;
        /** @description A person, as the caller knows them, with their access. Members other than those named here are kept as they came. */
        NewUser: {
            userId: components["schemas"]["UserId"];
            name?: components["schemas"]["PersonName"];
            email?: components["schemas"]["email"];
            /** @description The role of a grant on the organization. */
            accessRole?: components["schemas"]["AccessRole"];
            expiresAt?: components["schemas"]["ExpiresAt"];
            /** @description The user's context permissions: what a notification's `context` is compared with. Without them, the user receives no notification that has a `context`. */
            context?: components["schemas"]["NotificationContext"];
        } & {
            [key: string]: unknown;
        };
        /** @description The operation's input. */
        AddUsersInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description The users, each at most once. */
            users: components["schemas"]["NewUser"][];
        };
        /** @description Who is added to which organization. */
        AddUsersRequest: {
            data: components["schemas"]["AddUsersInput"];
        };
        /** @description What became of one user. */
        UserOutcome: {
            /** @description Whether it was done; otherwise nothing was changed for this user. */
            success: boolean;
            message: components["schemas"]["Message"];
        };
        /** @description The outcome for each user, keyed by `userId`. */
        AddUsersItems: {
            [key: string]: components["schemas"]["UserOutcome"];
        };
        /** @description The outcome. */
        AddUsersResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AddUsersItems"];
        };
        /** @description What became of each user. */
        AddUsersReply: {
            result: components["schemas"]["AddUsersResult"];
        };
        /** @description Fields of your own, each with the value that a user's context permission must hold. A user must fit all of them. */
        access: {
            [key: string]: string;
        };
        /** @description What changes of a person. Members other than those named here are kept as they came, beside those that are there already. */
        ChangedUser: {
            userId: components["schemas"]["UserId"];
            name?: components["schemas"]["PersonName"];
            email?: components["schemas"]["email"];
            /** @description The role of the user's grant on the organization; `null` removes the grant. */
            accessRole?: components["schemas"]["AccessRole"] | null;
            /**
             * Format: double
             * @description When the grant on the organization ends, read as in Add Permissions; `null` for a grant that does not end by itself.
             */
            expiresAt?: number | null;
            /** @description The user's context permissions, in place of those that are there; `null` removes them. */
            context?: {
                access: components["schemas"]["access"];
            } | null;
        } & {
            [key: string]: unknown;
        };
        /** @description The operation's input. */
        UpdateUsersInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description The users, each at most once. */
            users: components["schemas"]["ChangedUser"][];
        };
        /** @description Who changes in which organization. */
        UpdateUsersRequest: {
            data: components["schemas"]["UpdateUsersInput"];
        };
        /** @description The outcome for each user, keyed by `userId`. */
        UpdateUsersItems: {
            [key: string]: components["schemas"]["UserOutcome"];
        };
        /** @description The outcome. */
        UpdateUsersResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["UpdateUsersItems"];
        };
        /** @description What became of each user. */
        UpdateUsersReply: {
            result: components["schemas"]["UpdateUsersResult"];
        };
        /** @description The person, as the caller knows them. Members other than those named here are kept as they came. */
        UserProperties: {
            name?: components["schemas"]["PersonName"];
            email?: components["schemas"]["email"];
        } & {
            [key: string]: unknown;
        };
        /** @description What the user gets access to. */
        TokenPermissions: {
            /** @description The resources, each at most once. */
            resources: components["schemas"]["Grant"][];
        };
        /** @description The operation's input. */
        GenerateTokenInput: {
            userId: components["schemas"]["UserId"];
            userProperties?: components["schemas"]["UserProperties"];
            permissions?: components["schemas"]["TokenPermissions"];
        };
        /** @description Who the token is for, and what they get access to. */
        GenerateTokenRequest: {
            data: components["schemas"]["GenerateTokenInput"];
        };
        /** @description A token, and when it ends. */
        UserToken: {
            /** @description A signed JWT in its compact form. */
            token: string;
            /** @description When the token ends, in milliseconds since 1970-01-01T00:00:00Z. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** @description The outcome. */
        GenerateTokenResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["UserToken"];
        };
        /** @description The token. */
        GenerateTokenReply: {
            result: components["schemas"]["GenerateTokenResult"];
        };
        /**
         * @description What kind of resource it is.
         * @enum {string}
         */
        ResourceType: "organization" | "folder" | "document";
        /** @description A resource of the organization that the call names; the organization itself is one of them. */
        ResourceOfOrganization: {
            type: components["schemas"]["ResourceType"];
            /** @description The organization's, folder's or document's id. */
            id: components["schemas"]["Id"];
        };
        /** @description The operation's input. */
        GetPermissionsInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Only the grants of these users, each at most once; empty as if left out. */
            userIds?: components["schemas"]["UserId"][];
            /** @description Only the grants on these resources of the organization, each at most once; empty as if left out. */
            resources?: components["schemas"]["ResourceOfOrganization"][];
            pageSize?: components["schemas"]["PageSize"];
            pageToken?: components["schemas"]["PageToken"];
        };
        /** @description Which grants to get. */
        GetPermissionsRequest: {
            data: components["schemas"]["GetPermissionsInput"];
        };
        /** @description A grant in force. */
        GrantInForce: {
            userId: components["schemas"]["UserId"];
            type: components["schemas"]["ResourceType"];
            /** @description The organization's, folder's or document's id. */
            id: components["schemas"]["Id"];
            organizationId: components["schemas"]["OrganizationId"];
            accessRole: components["schemas"]["AccessRole"];
            /** @description When the grant ends, in milliseconds since 1970-01-01T00:00:00Z; left out where it does not end by itself. */
            expiresAt?: components["schemas"]["Timestamp"];
        };
        /** @description A page of grants. */
        GetPermissionsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            /** @description The grants of this page; empty when there are none. */
            data: components["schemas"]["GrantInForce"][];
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** @description A page of grants. */
        GetPermissionsReply: {
            result: components["schemas"]["GetPermissionsResult"];
        };
        /** @description The operation's input. */
        GetOrganizationsInput: {
            /** @description Only the organizations with these ids, each id at most once; empty as if left out. */
            organizationIds?: components["schemas"]["OrganizationId"][];
            pageSize?: components["schemas"]["PageSize"];
            pageToken?: components["schemas"]["PageToken"];
        };
        /** @description Which organizations to get. */
        GetOrganizationsRequest: {
            data: components["schemas"]["GetOrganizationsInput"];
        };
        /** @description An organization. It may have members other than those named here, which are returned as they were stored. */
        Organization: {
            organizationId: components["schemas"]["OrganizationId"];
            id: components["schemas"]["OrganizationServiceId"];
            /** @description The organization's name, as shown to people. One that was never named has its id here. */
            organizationName: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A page of organizations. */
        GetOrganizationsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            /** @description The organizations of this page, in the order of their ids; empty when there are none. */
            data: components["schemas"]["Organization"][];
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** @description A page of organizations. */
        GetOrganizationsReply: {
            result: components["schemas"]["GetOrganizationsResult"];
        };
        /** @description The operation's input. */
        GetUsersInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Only the users with these ids, each id at most once; empty as if left out. */
            userIds?: components["schemas"]["UserId"][];
            pageSize?: components["schemas"]["PageSize"];
            pageToken?: components["schemas"]["PageToken"];
        };
        /** @description Which users to get. */
        GetUsersRequest: {
            data: components["schemas"]["GetUsersInput"];
        };
        /** @description A person whom the organization knows, as they were given last. Members other than those named here are returned as they came. */
        KnownUser: {
            userId: components["schemas"]["UserId"];
            name?: components["schemas"]["PersonName"];
            /** @description The person's e-mail address; may be empty. */
            email?: string;
            /** @description The role of their grant on the organization; left out where they have none in force. */
            accessRole?: components["schemas"]["AccessRole"];
            /** @description When that grant ends, in milliseconds since 1970-01-01T00:00:00Z; left out where it does not end by itself. */
            expiresAt?: components["schemas"]["Timestamp"];
            /** @description The user's context permissions, which a notification's `context` is compared with; left out where there are none. */
            context?: components["schemas"]["NotificationContext"];
            /** @description When they were added to the organization, by Add Users or an import; left out where they are known from other calls alone. */
            addedAt?: components["schemas"]["Timestamp"];
        } & {
            [key: string]: unknown;
        };
        /** @description A page of users. */
        GetUsersResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            /** @description The users of this page, in the order of their ids; empty when there are none. */
            data: components["schemas"]["KnownUser"][];
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** @description A page of users. */
        GetUsersReply: {
            result: components["schemas"]["GetUsersResult"];
        };
        /** @description The operation's input. */
        GetUserGroupsInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Only this user group, with its members. */
            organizationUserGroupId?: components["schemas"]["UserGroupId"];
            pageSize?: components["schemas"]["PageSize"];
            pageToken?: components["schemas"]["PageToken"];
        };
        /** @description Which user groups to get. */
        GetUserGroupsRequest: {
            data: components["schemas"]["GetUserGroupsInput"];
        };
        /** @description A user group. */
        UserGroup: {
            organizationUserGroupId: components["schemas"]["UserGroupId"];
            /**
             * Format: int32
             * @description How many members it has; 1,000 where there are 1,000 or more.
             */
            memberCount: number;
            /** @description The members of this page, in the order of their ids; only of a group that was asked for by its id. */
            userIds?: components["schemas"]["UserId"][];
        };
        /** @description A page of user groups, or of the members of one. */
        GetUserGroupsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            /** @description The groups of this page, in the order of their ids; empty when there are none. */
            data: components["schemas"]["UserGroup"][];
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** @description A page of user groups, or of the members of one. */
        GetUserGroupsReply: {
            result: components["schemas"]["GetUserGroupsResult"];
        };
        /** @description A folder to add. */
        NewFolder: {
            folderId: components["schemas"]["FolderId"];
            /** @description The folder's name, as shown to people; left out, its id. */
            folderName?: string;
            /** @description The folder that this one is in; left out or null, it is at the top. */
            parentFolderId?: components["schemas"]["FolderId"] | null;
            /** @description Who has access; left out or null, the folder takes the access of the folder above it. */
            accessType?: components["schemas"]["FolderAccessType"] | null;
        };
        /** @description The operation's input. */
        AddFoldersInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description The folders, each at most once. */
            folders: components["schemas"]["NewFolder"][];
        };
        /** @description The folders to add. */
        AddFoldersRequest: {
            data: components["schemas"]["AddFoldersInput"];
        };
        /**
         * FolderAdded
         * @description The folder is there.
         */
        FolderAdded: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            message: components["schemas"]["Message"];
        };
        /**
         * FolderNotAdded
         * @description The folder was not added; `message` says why.
         */
        FolderNotAdded: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            message: components["schemas"]["Message"];
        };
        /** @description What became of one folder; `success` says which of the two it is. */
        AddFolderResult: components["schemas"]["FolderAdded"] | components["schemas"]["FolderNotAdded"];
        /** @description The result for each folder, keyed by its id. */
        AddFoldersItems: {
            [key: string]: components["schemas"]["AddFolderResult"];
        };
        /** @description The outcome. */
        AddFoldersResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AddFoldersItems"];
        };
        /** @description What became of each folder. */
        AddFoldersReply: {
            result: components["schemas"]["AddFoldersResult"];
        };
        /** @description The operation's input. */
        GetFoldersInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description Only the folders with these ids, each id at most once; empty, as if it were left out. */
            folderIds?: components["schemas"]["FolderId"][];
            /** @description Only the folders directly in this folder; null, those at the top. */
            parentFolderId?: components["schemas"]["FolderId"] | null;
            pageSize?: components["schemas"]["PageSize"];
            pageToken?: components["schemas"]["PageToken"];
        };
        /** @description Which folders to get. */
        GetFoldersRequest: {
            data: components["schemas"]["GetFoldersInput"];
        };
        /** @description A folder. */
        Folder: {
            folderId: components["schemas"]["FolderId"];
            /** @description The folder's name, as shown to people. A folder that was never named has its id here. */
            folderName: string;
            /** @description The folder that this one is in; null at the top. */
            parentFolderId: components["schemas"]["FolderId"] | null;
            /** @description The folder's own access type; null where it takes that of the folder above it. */
            accessType: components["schemas"]["FolderAccessType"] | null;
            /** @description The access type in force: the folder's own, that of the nearest folder above that has one, or the default of the API key. */
            effectiveAccessType: components["schemas"]["FolderAccessType"];
        };
        /** @description The outcome. */
        GetFoldersResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            /** @description The folders of this page, in the order of their ids; empty when there are none. */
            data: components["schemas"]["Folder"][];
            /** @description Where the next page begins; left out on the last page, and always with `folderIds`. */
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** @description A page of folders. */
        GetFoldersReply: {
            result: components["schemas"]["GetFoldersResult"];
        };
        /** @description A document to add. Members other than those named here are kept and returned as they came. */
        NewDocument: {
            documentId: components["schemas"]["DocumentId"];
            /** @description The document's name, as shown to people; left out, its id. */
            documentName?: string;
            /** @description The folder that the document is in; left out or null, it is in none. */
            folderId?: components["schemas"]["FolderId"] | null;
            /** @description Who has access; left out or null, the document takes the access of its folder. */
            accessType?: components["schemas"]["DocumentAccessType"] | null;
            /**
             * @description Whether the document is switched off.
             * @default false
             */
            disabled?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description The operation's input. */
        AddDocumentsInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description The documents, each at most once. */
            documents: components["schemas"]["NewDocument"][];
        };
        /** @description The documents to add. */
        AddDocumentsRequest: {
            data: components["schemas"]["AddDocumentsInput"];
        };
        /**
         * DocumentAdded
         * @description The document is there.
         */
        DocumentAdded: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            message: components["schemas"]["Message"];
        };
        /**
         * DocumentNotAdded
         * @description The document was not added; `message` says why.
         */
        DocumentNotAdded: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            message: components["schemas"]["Message"];
        };
        /** @description What became of one document; `success` says which of the two it is. */
        AddDocumentResult: components["schemas"]["DocumentAdded"] | components["schemas"]["DocumentNotAdded"];
        /** @description The result for each document, keyed by its id. */
        AddDocumentsItems: {
            [key: string]: components["schemas"]["AddDocumentResult"];
        };
        /** @description The outcome. */
        AddDocumentsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["AddDocumentsItems"];
        };
        /** @description What became of each document. */
        AddDocumentsReply: {
            result: components["schemas"]["AddDocumentsResult"];
        };
        /** @description What changes of a document. Members other than those named here are kept and returned as they came. */
        DocumentChange: {
            documentId: components["schemas"]["DocumentId"];
            /** @description The document's new name. */
            documentName?: string;
            /** @description The folder that the document moves into; null, it is in none. */
            folderId?: components["schemas"]["FolderId"] | null;
            /** @description Who has access; null, the document takes the access of its folder. */
            accessType?: components["schemas"]["DocumentAccessType"] | null;
            /** @description Whether the document is switched off. */
            disabled?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description The operation's input. */
        UpdateDocumentsInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description The documents, each at most once. */
            documents: components["schemas"]["DocumentChange"][];
        };
        /** @description The documents to change. */
        UpdateDocumentsRequest: {
            data: components["schemas"]["UpdateDocumentsInput"];
        };
        /**
         * DocumentUpdated
         * @description The document is as the call says.
         */
        DocumentUpdated: {
            /**
             * @description Always true.
             * @constant
             */
            success: true;
            message: components["schemas"]["Message"];
        };
        /**
         * DocumentNotUpdated
         * @description The document was not changed; `message` says why.
         */
        DocumentNotUpdated: {
            /**
             * @description Always false.
             * @constant
             */
            success: false;
            message: components["schemas"]["Message"];
        };
        /** @description What became of one document; `success` says which of the two it is. */
        UpdateDocumentResult: components["schemas"]["DocumentUpdated"] | components["schemas"]["DocumentNotUpdated"];
        /** @description The result for each document, keyed by its id. */
        UpdateDocumentsItems: {
            [key: string]: components["schemas"]["UpdateDocumentResult"];
        };
        /** @description The outcome. */
        UpdateDocumentsResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["UpdateDocumentsItems"];
        };
        /** @description What became of each document. */
        UpdateDocumentsReply: {
            result: components["schemas"]["UpdateDocumentsResult"];
        };
        /** @description The operation's input. */
        GetConfigInput: {
            organizationId: components["schemas"]["OrganizationId"];
            /** @description The documents to get settings of beside the organization's, each at most once; empty, as if it were left out. */
            documentIds?: components["schemas"]["DocumentId"][];
            /** @description The users whose settings to get, each at most once. */
            userIds: components["schemas"]["UserId"][];
        };
        /** @description Whose settings to get, and where. */
        GetConfigRequest: {
            data: components["schemas"]["GetConfigInput"];
        };
        /** @description What was set here, with the same members as in Set Config; those that were never set are left out. */
        StoredConfig: {
            inbox?: components["schemas"]["NotificationChoice"];
            email?: components["schemas"]["NotificationChoice"];
            slack?: components["schemas"]["NotificationChoice"];
        };
        /** @description What is in force here. */
        EffectiveConfig: {
            inbox: components["schemas"]["NotificationChoice"];
            email: components["schemas"]["NotificationChoice"];
            slack: components["schemas"]["NotificationChoice"];
        };
        /** @description The settings of one user in one document. */
        DocumentConfig: {
            config: components["schemas"]["StoredConfig"];
            effectiveConfig: components["schemas"]["EffectiveConfig"];
        };
        /** @description The settings of one user. */
        UserConfig: {
            config: components["schemas"]["StoredConfig"];
            effectiveConfig: components["schemas"]["EffectiveConfig"];
            /** @description The user's settings in each document asked for that exists, keyed by its id; left out without `documentIds`. */
            documents?: {
                [key: string]: components["schemas"]["DocumentConfig"];
            };
        };
        /** @description The settings of each user, keyed by the user's id. */
        GetConfigItems: {
            [key: string]: components["schemas"]["UserConfig"];
        };
        /** @description The outcome. */
        GetConfigResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            data: components["schemas"]["GetConfigItems"];
        };
        /** @description The settings of each user. */
        GetConfigReply: {
            result: components["schemas"]["GetConfigResult"];
        };
        /** @description The operation's input. */
        GetPresenceInput: {
            organizationId: components["schemas"]["OrganizationId"];
            documentId: components["schemas"]["DocumentId"];
            pageSize?: components["schemas"]["PageSize"];
            pageToken?: components["schemas"]["PageToken"];
        };
        /** @description Which document to look at. */
        GetPresenceRequest: {
            data: components["schemas"]["GetPresenceInput"];
        };
        /** @description A user who is present, as last added. Members other than those named here are returned as they came. */
        PresentUser: {
            userId: components["schemas"]["UserId"];
            name?: components["schemas"]["PersonName"];
            /** @description The person's e-mail address; may be empty. */
            email?: string;
            status: components["schemas"]["PresenceStatus"];
            /** @description When the entry was last renewed, in milliseconds since 1970-01-01T00:00:00Z. */
            renewedAt: components["schemas"]["Timestamp"];
        } & {
            [key: string]: unknown;
        };
        /** @description The outcome. */
        GetPresenceResult: {
            status: components["schemas"]["SuccessStatus"];
            message: components["schemas"]["Message"];
            /** @description The users of this page, in the order of their ids; empty when there are none. */
            data: components["schemas"]["PresentUser"][];
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** @description Who is looking at the document. */
        GetPresenceReply: {
            result: components["schemas"]["GetPresenceResult"];
        };
    };
    responses: {
        /** @description The credentials are missing, malformed, revoked, or do not belong together. The reply does not say which. */
        Unauthenticated: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The workspace has domains (Add Domains), and the call has an `Origin` header from a host that is not among them. Calls without one are never refused so. */
        OriginNotAllowed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The organization does not exist. One that belongs to another API key answers exactly the same. */
        OrganizationNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request body did not arrive in time. The connection ends; nothing was done. */
        TooSlow: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request body is larger than 1 MiB. */
        TooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request is not `application/json` in UTF-8, or its body is compressed. */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many requests. Wait as long as `retry-after` says; nothing was done. */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description A fault of the service. It is in the service's log under this reply's `x-request-id`; quote that when reporting it. Whether the change was made is not said: read before you try again, above all where the message says that it may have happened. */
        Internal: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server that answers implements the contract in part, and this operation not yet. */
        Unimplemented: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The service cannot answer now, for example because its database does not. Nothing was done; try again when `retry-after` says. */
        Unavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many requests, or too many open deletion jobs. Wait as long as `retry-after` says; nothing was done. */
        TooManyJobs: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The request is not as described here. */
        StatusInvalidArgument: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** @description The credentials are missing, malformed, revoked, or do not belong together. The reply does not say which. */
        StatusUnauthenticated: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** @description The workspace has domains (Add Domains), and the call has an `Origin` header from a host that is not among them. Calls without one are never refused so. */
        StatusOriginNotAllowed: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** @description The job does not exist. One that belongs to another API key answers exactly the same. */
        StatusNotFound: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** @description The request body did not arrive in time. The connection ends; nothing was done. */
        StatusTooSlow: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** @description The request body is larger than 1 MiB. */
        StatusTooLarge: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** @description The request is not `application/json` in UTF-8, or its body is compressed. */
        StatusUnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** @description Too many requests. Wait as long as `retry-after` says; nothing was done. */
        StatusTooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** @description A fault of the service. It is in the service's log under this reply's `x-request-id`; quote that when reporting it. */
        StatusInternal: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** @description The server that answers implements the contract in part, and this operation not yet. */
        StatusUnimplemented: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** @description The service cannot answer now, for example because its database does not. Nothing was done; try again when `retry-after` says. */
        StatusUnavailable: {
            headers: {
                "x-request-id": components["headers"]["RequestId"];
                "retry-after": components["headers"]["RetryAfter"];
                ratelimit: components["headers"]["RateLimit"];
                "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description The id of this exchange, also in the service's log lines. A caller's own `x-request-id` (1 to 128 letters, digits and `._:/+=-`) is kept; otherwise the service makes one.
         * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c11
         */
        RequestId: string;
        /**
         * @description The remaining quota `r` and the seconds `t` until the window starts anew, as a structured field. On every answer to a call that was counted.
         * @example "create-workspace";r=0;t=1800
         */
        RateLimit: string;
        /**
         * @description The quota `q` of a window of `w` seconds, as a structured field; beside `ratelimit`.
         * @example "create-workspace";q=10;w=3600
         */
        RateLimitPolicy: string;
        /**
         * @description Seconds to wait before trying again.
         * @example 1800
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    addPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPermissionsRequest"];
            };
        };
        responses: {
            /** @description Every grant is in force. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The request is not as described here; nothing was granted. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePermissionsRequest"];
            };
        };
        responses: {
            /** @description The user has none of these grants any more. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** @description The request is not as described here; nothing was revoked. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWorkspaceRequest"];
            };
        };
        responses: {
            /** @description The workspace exists. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWorkspaceReply"];
                };
            };
            /** @description The request is not as described here, or the address is at a disposable domain; nothing was made. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkspace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetWorkspaceRequest"];
            };
        };
        responses: {
            /** @description The workspace. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWorkspaceReply"];
                };
            };
            /** @description The request is not as described here. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The workspace does not exist. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendLoginLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendLoginLinkRequest"];
            };
        };
        responses: {
            /** @description If the address owns a workspace, a login link is on its way to it. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendLoginLinkReply"];
                };
            };
            /** @description The request is not as described here; no mail is sent. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetDocumentsRequest"];
            };
        };
        responses: {
            /** @description The documents, in the order of their ids. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDocumentsReply"];
                };
            };
            /** @description The request is not as described here, or a prerequisite is missing. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The organization or the folder does not exist. One that belongs to another API key answers exactly the same. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUsersFromGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUsersFromGroupsRequest"];
            };
        };
        responses: {
            /** @description Each user's own result. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteUsersFromGroupsReply"];
                };
            };
            /** @description The request is not as described here; nobody was removed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAllUserData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAllUserDataRequest"];
            };
        };
        responses: {
            /** @description The job has started. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAllUserDataReply"];
                };
            };
            /** @description The request is not as described here; no job was started. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyJobs"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPresenceRequest"];
            };
        };
        responses: {
            /** @description Every user is on the list. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddPresenceReply"];
                };
            };
            /** @description The request is not as described here; nobody was added. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The organization or the document does not exist. One that belongs to another API key answers exactly the same. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUsersToGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUsersToGroupsRequest"];
            };
        };
        responses: {
            /** @description Each user's own result. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddUsersToGroupsReply"];
                };
            };
            /** @description The request is not as described here; nobody was added. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrganizationsRequest"];
            };
        };
        responses: {
            /** @description What became of each organization. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrganizationsReply"];
                };
            };
            /** @description The request is not as described here; nothing was updated. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddOrganizationsRequest"];
            };
        };
        responses: {
            /** @description What became of each organization. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddOrganizationsReply"];
                };
            };
            /** @description The request is not as described here; nothing was added. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDeleteAllUserDataStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetDeleteAllUserDataStatusRequest"];
            };
        };
        responses: {
            /** @description How far the job is. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDeleteAllUserDataStatusReply"];
                };
            };
            400: components["responses"]["StatusInvalidArgument"];
            401: components["responses"]["StatusUnauthenticated"];
            403: components["responses"]["StatusOriginNotAllowed"];
            404: components["responses"]["StatusNotFound"];
            408: components["responses"]["StatusTooSlow"];
            413: components["responses"]["StatusTooLarge"];
            415: components["responses"]["StatusUnsupportedMediaType"];
            429: components["responses"]["StatusTooManyRequests"];
            500: components["responses"]["StatusInternal"];
            501: components["responses"]["StatusUnimplemented"];
            503: components["responses"]["StatusUnavailable"];
        };
    };
    updateAccessForFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccessForFoldersRequest"];
            };
        };
        responses: {
            /** @description What became of each folder. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateAccessForFoldersReply"];
                };
            };
            /** @description The request is not as described here; nothing was updated. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetNotificationsRequest"];
            };
        };
        responses: {
            /** @description The notifications that fit, newest first. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNotificationsReply"];
                };
            };
            /** @description The request is not as described here. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNotificationsRequest"];
            };
        };
        responses: {
            /** @description The notification is kept, and reaches the recipients who passed the checks. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddNotificationsReply"];
                };
            };
            /** @description The request is not as described here; nobody was notified and nothing was made. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The organization or the document does not exist, and is not to be made; nobody was notified. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description The `notificationId` is taken by a notification with other content; nobody was notified and nothing was made. */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    setConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetConfigRequest"];
            };
        };
        responses: {
            /** @description What became of each user's setting. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetConfigReply"];
                };
            };
            /** @description The request is not as described here, or the option is switched off; nothing was set. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    migrateDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MigrateDocumentsRequest"];
            };
        };
        responses: {
            /** @description The migration has started. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MigrateDocumentsReply"];
                };
            };
            /** @description The request is not as described here; nothing was started. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The organization or the document does not exist. One that belongs to another API key answers exactly the same. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** @description There is a document under the new id already; nothing was started. */
            409: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAuthTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetAuthTokensRequest"];
            };
        };
        responses: {
            /** @description The auth token of the API key. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAuthTokensReply"];
                };
            };
            /** @description The request is not as described here. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The API key is not one of this workspace. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmailConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmailConfigRequest"];
            };
        };
        responses: {
            /** @description What is set now. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateEmailConfigReply"];
                };
            };
            /** @description The request is not as described here; nothing was set. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The API key is not one of this workspace. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMigrationStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetMigrationStatusRequest"];
            };
        };
        responses: {
            /** @description The state of the migration. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMigrationStatusReply"];
                };
            };
            /** @description The request is not as described here. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The organization does not exist, or has no such migration. One that belongs to another API key answers exactly the same. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The API key exists. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateApiKeyReply"];
                };
            };
            /** @description The request is not as described here, or the workspace has as many API keys as it may; none was made. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddDomainsRequest"];
            };
        };
        responses: {
            /** @description What became of each domain, and the whole list. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddDomainsReply"];
                };
            };
            /** @description The request is not as described here; no domain was added. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUsersRequest"];
            };
        };
        responses: {
            /** @description What became of each user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddUsersReply"];
                };
            };
            /** @description The request is not as described here; nobody was added. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUsersRequest"];
            };
        };
        responses: {
            /** @description What became of each user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUsersReply"];
                };
            };
            /** @description The request is not as described here; nobody was updated. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateTokenRequest"];
            };
        };
        responses: {
            /** @description Every grant is in force, and the token says so. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateTokenReply"];
                };
            };
            /** @description The request is not as described here; nothing was granted. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetPermissionsRequest"];
            };
        };
        responses: {
            /** @description The grants. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPermissionsReply"];
                };
            };
            /** @description The request is not as described here. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetOrganizationsRequest"];
            };
        };
        responses: {
            /** @description The organizations, in the order of their ids. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrganizationsReply"];
                };
            };
            /** @description The request is not as described here. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetUsersRequest"];
            };
        };
        responses: {
            /** @description The users, in the order of their ids. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersReply"];
                };
            };
            /** @description The request is not as described here. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetUserGroupsRequest"];
            };
        };
        responses: {
            /** @description The groups, or the one that was asked for. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserGroupsReply"];
                };
            };
            /** @description The request is not as described here. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            404: components["responses"]["OrganizationNotFound"];
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFoldersRequest"];
            };
        };
        responses: {
            /** @description What became of each folder. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddFoldersReply"];
                };
            };
            /** @description The request is not as described here; nothing was added. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The organization does not exist. One that belongs to another API key answers exactly the same. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFolders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetFoldersRequest"];
            };
        };
        responses: {
            /** @description The folders, in the order of their ids. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetFoldersReply"];
                };
            };
            /** @description The request is not as described here. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The organization or the parent folder does not exist. One that belongs to another API key answers exactly the same. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddDocumentsRequest"];
            };
        };
        responses: {
            /** @description What became of each document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddDocumentsReply"];
                };
            };
            /** @description The request is not as described here; nothing was added. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The organization does not exist. One that belongs to another API key answers exactly the same. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDocuments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDocumentsRequest"];
            };
        };
        responses: {
            /** @description What became of each document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDocumentsReply"];
                };
            };
            /** @description The request is not as described here; nothing was changed. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The organization does not exist. One that belongs to another API key answers exactly the same. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetConfigRequest"];
            };
        };
        responses: {
            /** @description The settings of each user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetConfigReply"];
                };
            };
            /** @description The request is not as described here, or the option is switched off. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The organization does not exist. One that belongs to another API key answers exactly the same. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetPresenceRequest"];
            };
        };
        responses: {
            /** @description The users who are present now, in the order of their ids. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPresenceReply"];
                };
            };
            /** @description The request is not as described here. */
            400: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** @description The organization or the document does not exist. One that belongs to another API key answers exactly the same. */
            404: {
                headers: {
                    "x-request-id": components["headers"]["RequestId"];
                    ratelimit: components["headers"]["RateLimit"];
                    "ratelimit-policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            501: components["responses"]["Unimplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
}
