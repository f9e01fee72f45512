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
         * Grants a user access to organizations, folders and documents, as viewer (read-only) or editor (read and write). A grant
         *     can expire.
         *
         *     - **All or nothing**: if one resource is refused, none is granted.
         *     - If the user already has a grant on the resource, the new role and expiry replace it.
         *     - A folder or document need not exist yet. Its grants apply as soon as it exists. The organization must exist.
         *     - A grant expires at `expiresAt`, to the millisecond.
         *     - The call names the user by id alone. Stored details of the user stay.
         *     - Only this and the other REST operations on users and permissions set access roles. A frontend's SDK never does.
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
         * Revokes a user's access to the listed organizations, folders and documents.
         *
         *     - **All or nothing**, like Add Permissions.
         *     - Revoking access that the user does not have succeeds. So does revoking access to organizations, folders and documents
         *       that do not exist.
         *     - Only grants on the listed resources are removed. A user with a grant on the folder above a document keeps access to the
         *       document.
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
         * Creates a workspace with its owner, a first API key of type `testing`, and its auth token.
         *
         *     - No credentials are needed. The response has those of the new workspace. Get Auth Tokens returns the token of the API
         *       key.
         *     - Keep `id` and `authToken` secret and safe. Together, they give full access to the workspace.
         *     - One address may own several workspaces. Each call creates another one, with the same input too.
         *     - Addresses at disposable e-mail domains and their subdomains are refused.
         *     - By default, an IPv4 address or an IPv6 /56 network has 10 calls an hour. Further calls return `RESOURCE_EXHAUSTED`, with
         *       the seconds to wait in `Retry-After`.
         *     - Refused calls have a limit of their own: 100 an hour from one network, together with those of Send Login Link. Further
         *       calls are refused in the same way.
         *     - The body has at most 16 KiB.
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
         * Returns the workspace of the credentials: its name, its owner, its auth token and its API keys.
         *
         *     - The input is empty. The header `x-svc-workspace-id` selects the workspace.
         *     - An unknown workspace id returns `NOT_FOUND`, whatever the token. A wrong token for a known id returns `UNAUTHENTICATED`.
         *     - The auth token stays the same until it is reset (Reset Auth Token).
         *
         *     This operation changes nothing.
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
         * Sends a login link by e-mail to the owner of a workspace.
         *
         *     - **The response is the same for every address.** It does not tell whether the address owns a workspace. Only owners get a
         *       mail.
         *     - The mail is sent after the response, and retried if it cannot be delivered at once.
         *     - The link works once, for 15 minutes. It opens a page of the service with the name of the workspace and the host of
         *       `continueUrl`. Confirming there leads to `continueUrl`. No secret is passed to `continueUrl`.
         *     - **Confirming signs the owner in to the console** at `/console`, for 12 hours. There, the owner manages API keys, tokens,
         *       switches, domains and mail settings. It is how an owner who lost the workspace's token gets in again.
         *     - Confirming verifies the owner's address. Only then are notifications mailed to others (Update Email Config). If the
         *       address owns several workspaces, the person chooses one of them, since anyone can create one for any address.
         *     - The mail names only workspaces with a verified owner.
         *     - `continueUrl` must be an absolute http or https URL without user name and password. The operator of the service can
         *       limit the hosts, and allow further schemes for apps. The service's own `/console` is always allowed.
         *     - An IPv4 address or IPv6 /56 network has 10 calls an hour, and an e-mail address 30. Further calls return
         *       `RESOURCE_EXHAUSTED`. A stranger in one network cannot use up the calls for an address. After 100 refused calls in an
         *       hour, a network is refused too, as in Create Workspace.
         *     - The body has at most 16 KiB.
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
         * Returns documents of an organization: all of them, those with the given ids, or those of a folder.
         *
         *     - **All**: `organizationId` alone. Page by page.
         *     - **By id**: with `documentIds`. All documents are on one page, unless they are larger than 1 MiB together. `pageSize` has
         *       no effect. Unknown ids are left out.
         *     - **By folder**: with `folderId`, the documents directly in that folder. Page by page.
         *     - With `documentIds` and `folderId`, both apply: the result has the given documents that are in the folder.
         *
         *     Documents are in the order of their ids. `result.pageToken` is present if more documents follow, and absent on the last
         *     page. Send the same query with it as `pageToken`; only `pageSize` may differ. No document is skipped or repeated while
         *     others are added. In every form, a page ends early if the next document would make it larger than 1 MiB.
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
         * Removes the users in `userIds`, or all users with `deleteAll: true`, from a user group of an organization. A call has
         *     exactly one of the two.
         *
         *     - Each user has a result of their own, under their id.
         *     - A given user who is not a member has `success: false`. The others are removed. If the group does not exist, all given
         *       users fail.
         *     - With `deleteAll: true`, the group is empty when the call returns, whatever its size. The `message` has the number of
         *       removed users. The result lists at most 10,000 of them, in the order of their ids. It is empty if the group is empty or
         *       does not exist.
         *
         *     Sending the same call again does no harm, but its result differs: given users are not members any more and have `success:
         *     false`. With `deleteAll: true`, it has only the users added in between.
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
         * Starts a job that deletes all data of users, and returns the job's id. The job is completed within 24 hours. Get Delete
         *     All User Data Status returns its progress. This response may take up to 5 minutes.
         *
         *     For each user, the job:
         *     - revokes all access to documents and data;
         *     - removes the user from the list of people to @mention, and from @mentions of the user;
         *     - deletes everything that the user created, such as comments and reactions;
         *     - removes the user from other users' data, at any depth: notifications, annotations, and custom fields. Objects with a
         *       matching `userId` or `id` are deleted. So are fields and list items whose whole value is the user's id or one of their
         *       known addresses. `@Name` becomes `@(deleted)` in every text, for the id and each known name. A text that only contains
         *       the id, an address or a longer name stays.
         *
         *     The job keeps these promises:
         *     - `organizationIds` only selects where the job begins, which makes it faster. The other organizations are cleared too.
         *       Each given organization must exist.
         *     - An unknown user id succeeds.
         *     - Data that a user creates after the job's start stays, so a user may come back.
         *     - An API key has at most 100 open jobs (not yet completed). One more is refused with `RESOURCE_EXHAUSTED`: put more users
         *       into each job. The status of a completed job is available for 30 days, unless the operator sets another time.
         *     - The job survives a restart of the service. A failed task is retried until it succeeds, and none is dropped.
         *
         *     **Deletion cannot be undone.** Each call starts a new job. A second job has less to delete, but also deletes new data of
         *     its users. If this response is lost, call again to get a job to poll.
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
         * Adds users to the presence list of a document, or renews their entries.
         *
         *     - A user has one entry for a document. Adding the user again replaces and renews the entry.
         *     - An entry expires if it is not renewed for 5 minutes. The service can be set to another time.
         *     - **All or nothing**: if one user of the call is refused, none is added.
         *     - `userId`, `name` and `email` describe the user and **merge** into the stored fields of the user. Absent fields stay.
         *     - All other fields, such as a `cursor`, belong to the entry alone. They do not change the stored user.
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
         * Adds users to a user group of an organization.
         *
         *     - The first added user creates the group. The organization must exist.
         *     - Adding a user who is already a member succeeds.
         *     - Each user has a result of their own, under their id. A user who cannot be added has `success: false`. The others are
         *       added.
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
         * Changes the names and the metadata of organizations.
         *
         *     - Each item has its own `success`. An organization that does not exist is not created, and its item fails with a null
         *       `id`. The others are updated.
         *     - Fields other than `organizationId`, `organizationName` and `id` are metadata. A given field replaces the stored one of
         *       the same name, and null removes it. Absent fields stay.
         *     - At least one field besides `organizationId` is required.
         *     - Metadata has at most 64 KiB of JSON, after the update too. A call that exceeds this is refused with the reason `LENGTH`,
         *       and nothing is updated. An organization that already has more keeps it, and may not grow.
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
         * Adds organizations under ids that you choose.
         *
         *     - Each item has its own `success`. An organization that already exists is left unchanged, and its item fails with the
         *       existing `id`. The others are added.
         *     - `id` is the service's own id of the organization. It never changes.
         *     - Fields other than `organizationId` and `organizationName` are metadata. They are kept unchanged.
         *     - The same `organizationId` twice in one call is refused, and nothing is added.
         *     - Organizations belong to the API key. The same `organizationId` under another key is another organization.
         *
         *     Sending the same call again changes nothing. Its items fail because the organizations exist.
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
         * Returns the progress of a deletion job.
         *
         *     - The job is completed when `isDeleteCompleted` is `true`. `tasksLeft` is 0 then, and stays so.
         *     - `tasksLeft` never grows. A failing task counts until it succeeds.
         *     - `lastTaskCompletedTime` is absent until the first task is completed.
         *     - The response may take a few seconds, depending on the amount of data.
         *     - An error of this operation also has a numeric `error.code`: the HTTP status.
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
         * Sets the access type of folders, or lets them inherit the access of the folder above.
         *
         *     - Send exactly one of `accessType` and `inheritFromParent: true`. With `inheritFromParent: true`, an `accessType` of null
         *       is accepted, as in the response.
         *     - `public`: everyone has access. `restricted`: users with a grant on the folder, on a folder above it, or on the
         *       organization. A grant on a document in the folder opens only that document. `organizationPrivate`: the same users, and
         *       the members of the organization's user groups.
         *     - A folder that inherits has an `accessType` of null and always follows the folder above it. At the top, it takes the API
         *       key's default access type, which is set in the console.
         *     - Grants do not change. Expired grants do not count.
         *     - Each item has its own `success`. A folder that does not exist is not created, and its item fails. The others are
         *       updated.
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
         * Returns the notifications of a document, of a user, or of a user in a document. For client SDK v3 and earlier.
         *
         *     - The organization and at least one of `documentId` and `userId` are required. With both, both apply.
         *     - `locationId` selects a place: `notificationSourceData.locationId`, or `notificationSourceData.location.id`.
         *     - `notificationIds` selects notifications by their ids. Unknown ids are left out. An empty list is treated as absent.
         *     - `userId` selects the notifications that this user received, except those that the user's `inbox` setting keeps away.
         *     - **Newest first, page by page.** A page has at most `pageSize` notifications and at most 1 MiB. A page of large ones ends
         *       earlier. `result.pageToken` is present if more notifications follow, and the `message` says so. Send the same query with
         *       it as `pageToken`; only `pageSize` may differ. No notification is skipped or repeated while others are added.
         *     - With `userId` and also `documentId` or `locationId`, a call looks through 5,000 of the user's notifications. A page may
         *       therefore hold fewer than `pageSize`, or none, while others follow. This does not apply with `notificationIds`. All
         *       of these are on one page of up to 1 MiB, and `pageSize` has no effect.
         *     - A document, user or location that does not exist returns an empty list. The organization must exist.
         *     - With `userId`, each notification has `isRead`, and `result.unreadCount` counts the user's unread notifications in the
         *       organization, up to 1,000. `unreadOnly: true` selects the unread ones.
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
         * Adds a notification about an event in a document, and delivers it to its recipients.
         *
         *     - **Recipients** are the people in `notifyUsers`, everyone with `notifyAll: true`, or both. One of the two is required, so
         *       that a missing field never notifies everyone.
         *     - `notifyAll: true` reaches everyone who belongs to the organization now. These are users with a grant in force, members
         *       of its user groups, and users added by Add Users or an import. The actor is not among them. Users known only from
         *       presence or other notifications are not either.
         *     - The call itself reaches the first 1,000 known users of the organization. Others follow moments later, in the order of
         *       their ids. Each user sees the notification whole or not at all.
         *     - With `verifyUserPermissions: true`, only users with access to the document receive the notification.
         *     - With `context`, only users whose own context permission has the same value for each given field receive it. A user
         *       without context permissions receives none.
         *     - A user's `inbox` setting (Set Config) can keep the notification from that user.
         *     - The call succeeds even if no recipient is left after these checks.
         *     - The organization and the document must exist, unless `createOrganization` and `createDocument` create them. A document
         *       in a new organization is new too. A refused call creates neither.
         *     - The fields of `actionUser` and of the recipients **merge** into the stored fields of these users. Given fields replace,
         *       absent and `null` fields stay. After merging, a user has at most 64 KiB of JSON. A call that exceeds this is refused
         *       with the reason `LENGTH`. A user who already has more keeps it, and may not grow.
         *     - Template and data are stored separately. The client that shows the notification replaces `{name}` by the value.
         *
         *     With a `notificationId`, the call may be repeated. The same id with the same content succeeds, changes nothing and
         *     notifies nobody twice. With other content, it is refused with `ALREADY_EXISTS`. Without an id, each call adds a new
         *     notification. The response always has the id.
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
         * Sets the notifications that users want, for a whole organization or for certain documents.
         *
         *     - The option "notification config" of the API key must be on. It is on unless it was switched off in the console.
         *     - Without `documentIds`, or with an empty list, the setting is for the whole organization. Otherwise, it is for these
         *       documents.
         *     - A call makes at most 10,000 settings, one for each user in each document. More are refused with the reason `RANGE`.
         *     - Absent fields stay.
         *     - A document's setting overrides the organization's. Without either, all notifications reach the inbox, and `MINE` are
         *       sent by e-mail.
         *     - Each user has their own result. It fails if a document does not exist. The settings of the other documents are made
         *       nevertheless. The organization must exist.
         *     - With several documents, the `documentId` of a result is the first one that failed, or otherwise the last one of the
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
         * Starts the migration of a document to a new id, and returns the id of the migration. Get Migration Status returns its
         *     progress.
         *
         *     - All data of the document moves with it: access, presence, notifications, notification configs.
         *     - At any moment, the document has exactly one of the two ids.
         *     - The new id must not be taken. Existing grants on the new id are kept, together with the document's own.
         *
         *     Do not repeat this call. Once the document has moved, the same call returns `NOT_FOUND`, since no document has the old id.
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
         * Returns the auth token of an API key of the workspace. Operations of an API key take both in their headers:
         *     `x-svc-api-key` and `x-svc-auth-token`.
         *
         *     - `apiKey` is an id from `apiKeyList` of the workspace.
         *     - The token does not expire. It stays the same until it is reset (Reset Auth Token).
         *     - A key of another workspace returns `NOT_FOUND`.
         *
         *     This operation changes nothing.
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
         * Sets whether the notifications of an API key are also sent by e-mail, and with which sender. It is off by default.
         *
         *     - **Recipients of mails** have a known e-mail address, and an `email` setting (Set Config) that allows the notification.
         *       `MINE`, the default, allows notifications that name the user in `notifyUsers`, and those in documents that the user has
         *       acted on.
         *     - **Only the owner**, at the workspace's `ownerEmail`, gets the mails of a key for testing. The same holds for every key
         *       until the owner's address is verified: confirm a login link (Send Login Link) for the workspace. `isOnlyToOwner` is true
         *       in both cases. All workspaces of an unverified address together send it 20 mails a day.
         *     - **Content**: the headline with its variables filled in, cut at 1,000 characters, and the body, cut at 10,000. The
         *       subject has the first 150 characters of the headline. Mails are sent after the call, one for each recipient. Failed ones
         *       are retried for a day.
         *     - **Sender**: `fromAddress`, if the operator of the service has given its domain to the workspace. Otherwise, mails come
         *       from the operator's own address as "NAME via SERVICE". NAME is the first 50 characters of `fromName`, without e-mail
         *       addresses. SERVICE is the operator's name. `isFromAddressUsed` tells the two cases apart.
         *     - **Unsubscribing**: each mail has a link, and the headers for a button in mail programs (RFC 8058). It sets `email` to
         *       `NONE` for the user in the whole organization. The workspace then sends no mail to that address under any other user id
         *       either. If the user's `email` setting changes later (Set Config), that user gets mails again.
         *     - **Limits**: 1,000 mails a day for each workspace, and 50,000 for all together, unless the operator sets other limits.
         *       The day begins with the first mail. Further mails are dropped. Their notifications
         *       still arrive.
         *     - Absent fields stay. `null` removes a setting.
         *     - Use the headers of the workspace and `apiKey`, or the headers of the API key without it.
         *     - A key of another workspace returns `NOT_FOUND`.
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
         * Returns the progress of a migration of Migrate Documents. Poll every few seconds until `status` is `completed` or
         *     `failed`. Both are final.
         *
         *     This operation changes nothing.
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
         * Creates another API key in the workspace, and returns its auth token.
         *
         *     - All data belongs to exactly one API key. A new key has no data, and the switches of a new workspace's key.
         *     - `type` is the purpose of the key. Both types have the same operations and data.
         *     - Get Workspace lists the key in `apiKeyList`. Get Auth Tokens returns its token again.
         *     - A workspace has at most 100 API keys. One more is refused with `FAILED_PRECONDITION`. Update API Key deletes a key.
         *
         *     Each call creates another key, with the same input too.
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
         * Adds domains of web pages that may use the workspace's credentials. After the first one, calls with any other `Origin`
         *     header return `PERMISSION_DENIED`. This applies to the workspace's own operations and to those of all its API keys.
         *
         *     - A host name stands for its https origin on the default port: `acme.example` for `https://acme.example` alone. Write out
         *       any other scheme or port: `http://acme.example`, `https://acme.example:8443`.
         *     - `*.` before the host name stands for every host below it, without the host itself: `*.acme.example` for
         *       `app.acme.example`. Non-ASCII names are stored as punycode.
         *     - **Servers are not affected.** Calls without an `Origin` header are not checked. Browsers always send one with such
         *       calls.
         *     - `localhost` stands for http and https on every port, but only for API keys of type `testing`. For other credentials,
         *       write out `http://localhost:3000`.
         *     - A public suffix alone, such as `*.com`, `*.co.uk` or `*.github.io`, is a failed item: unrelated owners share it.
         *     - Each item has its own `success`. An item fails if it is not a domain, or if the workspace has 100 domains already. The
         *       others are added. Adding a domain again succeeds.
         *     - Get Domains returns the whole list, and Delete Domains deletes domains of it.
         *     - The change takes effect within 5 seconds by default, like that of a revoked token.
         *     - The service's own pages may always call.
         *     - Use the headers of the workspace or of one of its API keys.
         *
         *     Browsers may call from a page of another origin only if the operator allows the origin for all workspaces. Such a page needs
         *     both: its origin there and, once the list has a domain, its host here.
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
         * Adds users to an organization. They then belong to it, with or without access to any resource.
         *
         *     - Each item has its own `success`. A user who was already added is left unchanged, and their item fails. The others are
         *       added.
         *     - A user known only from other calls (a grant, a user group, presence, a notification) is not yet added. This call adds
         *       them.
         *     - `accessRole` is a grant on the organization, as from Add Permissions, and `expiresAt` its expiry. It replaces an
         *       existing grant. Without `accessRole`, the grant stays.
         *     - `context` has the user's context permissions. A notification's `context` is compared with them.
         *     - Custom fields are kept unchanged. A field that is `null` counts as absent. Fields merge with the stored ones. After
         *       merging, a user has at most 64 KiB of JSON. A call that exceeds this is refused with the reason `LENGTH`.
         *     - If one `expiresAt` is not in the future, the whole call is refused.
         *
         *     Sending the same call again changes nothing. Its items fail because the users were already added.
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
         * Changes users of an organization, and their access to it.
         *
         *     - Each item has its own `success`. A user that the organization does not know is not added, and their item fails. The
         *       others are updated.
         *     - Absent fields stay. A given field replaces the stored one, and `null` removes it: `name`, `email` and custom fields
         *       alike.
         *     - `accessRole` sets the role of the user's grant on the organization, and creates the grant if there is none. The expiry
         *       stays. `accessRole: null` removes only that grant.
         *     - `expiresAt` sets the expiry of that grant, and `null` removes the expiry. If there is no grant, the item fails.
         *     - `context` replaces the user's context permissions, and `null` removes them.
         *     - A user has at most 64 KiB of JSON, after the update too. A call that exceeds this is refused with the reason `LENGTH`,
         *       and nothing is updated. A user who already has more keeps it, and may not grow.
         *     - If one `expiresAt` is not in the future, the whole call is refused.
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
         * Grants a user the permissions of the call, if any, and returns a user token that states them. The token is a signed JWT.
         *     Other servers can verify it without a call to this service.
         *
         *     - **All or nothing**, like Add Permissions: if one grant is refused, no token is returned.
         *     - `userProperties` **merge** into the stored fields of the user in each organization of `permissions`. Given fields
         *       replace, absent and `null` fields stay. After merging, a user has at most 64 KiB of JSON. Without permissions, they are
         *       not stored.
         *     - The token's claims are `iss` (the service's URL, `/api-keys/` and the id of the API key), `aud` (that id), `sub` (the
         *       `userId`), `permissions`, `iat`, `exp` and `jti`. `permissions` has the resources of this call, or an empty list. Each `expiresAt`
         *       is in milliseconds.
         *     - The token is valid for 48 hours and cannot be revoked. It states the grants of this call, without later changes: a
         *       removed or expired grant is still in it.
         *     - It is signed with `EdDSA` (Ed25519). Each API key has its own key pair, so no other tenant can make a token that you
         *       accept. The public keys are a JSON Web Key Set at `GET /api-keys/API_KEY/.well-known/jwks.json`, which may be cached.
         *       `kid` in the token's header selects the key. Use the address with your own API key, never an address from the token.
         *       Verify `iss` and `aud` too.
         *
         *     Sending the same call again grants nothing more, and returns another token.
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
         * Returns the grants in force in an organization: all of them, those of the given users, or those on the given resources.
         *     With both filters, both apply.
         *
         *     - Only grants of Add Permissions are listed. Access through a user group, or through a grant on a folder or organization
         *       above, is not listed for the resources below.
         *     - Grants on folders and documents that do not exist yet are listed. Expired grants are not. A page may therefore hold
         *       fewer than `pageSize`, or none, while others follow.
         *     - **Order**: by `type`, then resource, then `userId`. With `userIds` and without `resources`: by `userId`, then `type`,
         *       then resource. Folders are in the order of their ids. Documents are in the order in which they became known, which a new
         *       id does not change.
         *     - `result.pageToken` is present if more grants follow. Send the same request with it as `pageToken`. No grant is skipped
         *       or repeated while others are added.
         *     - A page ends early if the next grant would make it larger than 1 MiB.
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
         * Returns the organizations of the API key: all of them, or those with the given ids.
         *
         *     - Organizations are in the order of their ids, page by page. Unknown ids are left out. With a list of ids, all of
         *       them are on one page of up to 1 MiB, and `pageSize` has no effect.
         *     - `result.pageToken` is present if more organizations follow. Send the same request with it as `pageToken`. No
         *       organization is skipped or repeated while others are added.
         *     - A page ends early if the next organization would make it larger than 1 MiB.
         *     - Metadata is returned unchanged, except fields with the name of a documented one.
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
         * Returns the users of an organization: all known users, or those with the given ids.
         *
         *     - An organization knows the users that were added to it (by Add Users, or an import). It also knows the users named in
         *       other calls: in grants, user groups, presence and notifications. Only added users have `addedAt`.
         *     - A user has all fields that calls have given, with their latest values. `accessRole` and `expiresAt` are those of a grant
         *       in force on the organization. `context` has the user's context permissions. Each is absent if there is none.
         *     - Users are in the order of their ids, page by page. Unknown ids are left out. With a list of ids, all of
         *       them are on one page of up to 1 MiB, and `pageSize` has no effect.
         *     - `result.pageToken` is present if more users follow. Send the same request with it as `pageToken`. No user is skipped or
         *       repeated while others are added.
         *     - A page ends early if the next user would make it larger than 1 MiB.
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
         * Returns the user groups of an organization with their member counts, or one group with its members.
         *
         *     - **All groups**: `organizationId` alone. Groups are in the order of their ids, page by page.
         *     - **One group**: with `organizationUserGroupId`. The result is that group alone. `userIds` lists its members in the order
         *       of their ids, page by page. `pageSize` is a number of members here.
         *     - Groups without members and unknown groups are left out. A page of groups may therefore hold fewer than `pageSize`, or
         *       none, while others follow.
         *     - `memberCount` counts at most 1,000 members: 1,000 means 1,000 or more.
         *     - `result.pageToken` is present if more groups or members follow. Send the same request with it as `pageToken`. None is
         *       skipped or repeated while others are added.
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
         * Adds folders to an organization under ids that you choose.
         *
         *     - A folder is at the top, or in the folder `parentFolderId`. That folder exists already or is in the same call, in any
         *       order.
         *     - `accessType` is the folder's own. Absent or null, the folder takes the access of the folder above it, as with
         *       `inheritFromParent: true`.
         *     - Each item has its own `success`. An item fails if its folder already exists, which is left unchanged, or if its parent
         *       does not exist or was not added. It also fails if folders would contain each other, and below 100 levels. The others are
         *       added.
         *     - Earlier grants on the folder apply from now on.
         *     - The organization must exist. The same folder twice in one call is refused, and nothing is added.
         *
         *     Sending the same call again adds nothing: its items fail because the folders exist.
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
         * Returns folders of an organization: all of them, those with the given ids, or those directly in a folder.
         *
         *     - **All**: `organizationId` alone. Page by page.
         *     - **By id**: with `folderIds`. All folders are on one page, unless they are larger than 1 MiB together. `pageSize` has no
         *       effect. Unknown ids are left out.
         *     - **By parent**: with `parentFolderId`, the folders directly in that folder. Null selects the folders at the top. Page by
         *       page.
         *     - With `folderIds` and `parentFolderId`, both apply.
         *
         *     `accessType` is the folder's own, and null if the folder inherits. `effectiveAccessType` is the one in force: the folder's
         *     own, that of the nearest folder above with its own, or the default of the API key.
         *
         *     Folders are in the order of their ids. `result.pageToken` is present if more folders follow, and absent on the last page.
         *     Send the same query with it as `pageToken`. No folder is skipped or repeated while others are added. A page ends early if
         *     the next folder would make it larger than 1 MiB.
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
         * Adds documents to an organization under ids that you choose.
         *
         *     - `folderId` puts the document into an existing folder. `accessType` is the document's own. Absent or null, the document
         *       takes the access of its folder.
         *     - Custom fields are kept unchanged and returned by Get Documents. They have at most 64 KiB of JSON for each document.
         *     - Each item has its own `success`. An item fails if its document already exists, which is left unchanged, or if its folder
         *       does not exist. The others are added.
         *     - Earlier grants on the document apply from now on.
         *     - The organization must exist. The same document twice in one call is refused, and nothing is added.
         *
         *     Sending the same call again adds nothing: its items fail because the documents exist.
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
         * Changes documents. Absent fields stay.
         *
         *     - `folderId` moves the document into an existing folder. Null takes it out of its folder. An `accessType` of null gives it
         *       the access of its folder.
         *     - A given custom field replaces the stored one of the same name. A document has at most 64 KiB of them, as JSON. A
         *       document that already has more keeps them, and may not grow.
         *     - Each item has its own `success`. An item fails if its document or new folder does not exist. The others are changed.
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
         * Returns the notification settings of users: those that Set Config has stored, and those in force.
         *
         *     - The option "notification config" of the API key must be on, as for Set Config.
         *     - `config` has the user's stored settings for the whole organization: `inbox`, `email` and `slack`. Each is null if it
         *       is not set. `effectiveConfig` has all three as they are in force.
         *     - With `documentIds`, `documents` has the same for each of these documents that exists. A document's setting overrides the
         *       organization's.
         *     - The defaults are `inbox` ALL, `email` MINE, `slack` ALL.
         *     - The result has every user of the request, known to the service or not.
         *     - A call returns at most 10,000 settings, one for each user in each document. More are refused with the reason `RANGE`.
         *
         *     This operation changes nothing.
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
         * Returns the current users of a document: those that Add Presence has added to its presence list and renewed in time.
         *
         *     - Each entry has the fields and the `status` of the last call that added it, and that call's time as `renewedAt`. `name`
         *       and `email` are the user's current ones.
         *     - Users are in the order of their ids, page by page. `result.pageToken` is present if more users follow, and absent on the
         *       last page. Send the same query with it as `pageToken`. No present user is skipped or repeated while others come and go.
         *     - If many entries have expired, a page may hold fewer than `pageSize`, or none, while others follow.
         *     - A page ends early if the next user would make it larger than 1 MiB.
         *     - The organization and the document must exist. A document without present users has an empty list.
         *
         *     This operation changes nothing, and renews no entry.
         */
        post: operations["getPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/presence/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove Presence
         * Removes users from the presence list of a document.
         *
         *     - Each user has its own `success`. The item of a user who is not present fails, and the others are removed.
         *     - Users stay known to the organization, and keep their access.
         *     - The organization and the document must exist.
         *
         *     Sending the same call again changes nothing. Its items fail because the users are not present.
         */
        post: operations["removePresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/auth/permissions/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Permissions
         * Returns the access of a user to organizations, folders and documents, each with its reason. Add Notifications decides by
         *     the same rule, with `verifyUserPermissions`.
         *
         *     - `accessRole` is the role in force, and null if the user has no access. `reason` is `grant`, `userGroup`, `public`,
         *       `noAccess` or `notFound`.
         *     - A **grant** applies to its resource and everything inside it. `grantedOn` names its resource: the checked one, a folder
         *       above it, or the organization. `expiresAt` is the end of the grant.
         *     - A **user group** of the organization gives its members the role `viewer` on resources whose access type in force is
         *       `organizationPrivate`. The access type `public` gives everyone the role `viewer`. An organization has no access type.
         *     - If several reasons apply, the result has the one with the strongest role. Among these it has the one that lasts longest,
         *       then the one nearest to the resource.
         *     - The results are in the order of the request. Users who are not known have the access of everyone.
         *     - Every organization in the call must exist.
         */
        post: operations["checkPermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/notifications/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update Notifications
         * Marks notifications as read or unread for one of their recipients.
         *
         *     - Each notification has its own result. It fails if the user has not received the notification.
         *     - Other recipients are not affected. Get Notifications with `userId` returns `isRead` for that user.
         *     - The organization must exist.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["updateNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/notifications/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Notifications
         * Deletes notifications for everyone, or with `userId` for one of their recipients.
         *
         *     - Each notification has its own result. It fails if the notification does not exist, or if the user has not received it.
         *     - A deleted notification is gone for every reader when the call returns, however many recipients it has. Mails that have
         *       not been sent are not sent.
         *     - With `userId`, the notification leaves the inbox of this user. Other recipients keep it, and `notifyUsers` no longer
         *       names the user.
         *     - The id of a notification that was deleted for everyone can be used again.
         *     - The organization must exist.
         */
        post: operations["deleteNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/data/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get User Data
         * Returns everything that Delete All User Data would remove of a user: the export of a person's data.
         *
         *     - Each item has a `kind`, its organization, and its `data`. Items of documents have a `documentId`.
         *     - **Items of the user**: `user` (details and context permissions), `grant`, `userGroupMembership`, `presence`, `annotation`,
         *       `mention`, `notification` (by the user), `receivedNotification`, `notificationConfig` and `mail` (not sent yet).
         *     - **References** in data of others: `presenceReference`, `annotationReference`, `documentReference`,
         *       `notificationReference`, `userReference` and `organizationReference`. Their `data.texts` has only the values and texts that
         *       name the user, by id, by address or as `@Name`.
         *     - Items are in the order of their kinds. A user without data has an empty list.
         *     - Data of others is searched in steps. A page may therefore hold fewer than `pageSize`, or none, while others follow.
         *       `result.pageToken` is present if more may follow. Send the same request with it as `pageToken`.
         *     - A page ends early if the next item would make it larger than 1 MiB.
         *     - Data that changes between two pages may be missing. Repeat the export if it must be of one moment.
         */
        post: operations["getUserData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/apikeys/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get API Keys
         * Returns the API keys of the workspace with their names, types and switches, the oldest first.
         *
         *     - The input is empty. A workspace has at most 100 API keys, and all of them are returned.
         *     - Get Auth Tokens returns the token of a key. Update API Key changes a key, or deletes it.
         *
         *     This operation changes nothing.
         */
        post: operations["getApiKeys"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/apikey/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update API Key
         * Changes the name or the switches of an API key, or deletes the key with all of its data.
         *
         *     - Absent fields stay. The response has all of them.
         *     - `advancedQueries` lets Get Documents be called, and `notificationConfig` Set Config and Get Config.
         *       `defaultFolderAccess` is the access of folders at the top without an access type of their own.
         *     - **`deleted: true` deletes the key.** Its token ends like a reset one (Reset Auth Token). Its data is gone for every
         *       caller: organizations, documents, users, notifications and everything else under the key.
         *       Nothing can be restored.
         *     - A key of another workspace, or a deleted one, returns `NOT_FOUND`.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["updateApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/authtoken/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset Auth Token
         * Ends the auth token of an API key or of the workspace, and returns a new one.
         *
         *     - With `apiKey`, it is the token of this key. Without, it is the workspace's own.
         *     - The old token ends within 5 seconds by default.
         *     - Resetting the workspace's token also signs its owner out of the console. The tokens of its API keys stay.
         *     - **Keep the new token of the workspace.** If the response is lost, or the token leaks or gets lost, the owner signs in to
         *       the console by a login link (Send Login Link) and resets it there.
         *     - A key of another workspace returns `NOT_FOUND`.
         *
         *     Each call ends the token of the call before.
         */
        post: operations["resetAuthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/domains/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Domains
         * Returns the domains of web pages that may use the workspace's credentials (Add Domains), in order.
         *
         *     - The input is empty. A workspace has at most 100 domains, and all of them are returned.
         *     - Without any domain, pages of every origin may call.
         *     - Use the headers of the workspace or of one of its API keys.
         *
         *     This operation changes nothing.
         */
        post: operations["getDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/domains/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Domains
         * Deletes domains of web pages that may use the workspace's credentials (Add Domains).
         *
         *     - Each item has its own `success`. A domain that the workspace does not have is a failed item. The others are deleted.
         *     - **After the last one, pages of every origin may call again.** To keep the check on, add a domain first.
         *     - The change takes effect within 5 seconds by default.
         *     - Use the headers of the workspace or of one of its API keys.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["deleteDomains"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/emailconfig/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Email Config
         * Returns the mail settings of an API key (Update Email Config).
         *
         *     - Use the headers of the workspace and `apiKey`, or the headers of the API key without it.
         *     - `isFromAddressUsed` and `isOnlyToOwner` tell whether the sender's address and the owner's address are verified.
         *     - A key of another workspace returns `NOT_FOUND`.
         *
         *     This operation changes nothing.
         */
        post: operations["getEmailConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Organizations
         * Deletes organizations with everything in them: folders, documents, permissions, users, user groups, presence, notifications and
         *     settings.
         *
         *     - No call returns any of it from then on, however large the organization is. The stored data is removed soon afterwards.
         *     - Each item has its own `success`. An organization that does not exist is a failed item. The others are deleted.
         *     - The same `organizationId` can be added again at once. It is then a new organization, with another `id` and without data.
         *     - Mails, notifications and migrations that are still waiting in the organization end without an effect.
         *     - The same `organizationId` twice in one call is refused, and nothing is deleted.
         *
         *     To delete all data of a person in all organizations, call Delete All User Data.
         *
         *     Sending the same call again changes nothing. Its items fail because the organizations are gone.
         */
        post: operations["deleteOrganizations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/workspace/usage/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Usage
         * Returns the calls, refused calls and mails of the last 30 days, by day and API key, the latest day first.
         *
         *     - `apiKey` is null for calls with the headers of the workspace. A day without calls and mails has no item.
         *     - A day begins at midnight in UTC. `refusedCalls` are the calls that returned a 4xx status after their credentials were
         *       accepted, except for 429.
         *     - Counts are for orientation. They are a few seconds late, and can miss calls of a server that crashed.
         *       Counts of a deleted API key are left out.
         *
         *     This operation changes nothing.
         */
        post: operations["getUsage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/jobs/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get Jobs
         * Returns the deletions (Delete All User Data) and migrations (Migrate Documents) of the API key, the latest first.
         *
         *     - At most the latest 100 of each kind. Finished ones are kept for 30 days by default.
         *     - Get Delete All User Data Status returns the remaining tasks of a deletion.
         *
         *     This operation changes nothing.
         */
        post: operations["getJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/documents/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Documents
         * Deletes documents with everything in them: permissions, presence, notifications, settings and annotations.
         *
         *     - No call returns any of it from then on, however much it is. The stored data is removed soon afterwards.
         *     - Each item has its own `success`. A document that does not exist is a failed item. The others are deleted.
         *     - The same `documentId` can be added again at once. It is then a new document without data.
         *     - A pending migration of the document ends with the status `failed`. Mails and deliveries of its notifications end without an effect.
         *     - A `notificationId` of the document returns a 503 with `Retry-After` until its notification is removed.
         *     - The organization must exist. The same document twice in one call is refused, and nothing is deleted.
         *
         *     Sending the same call again changes nothing. Its items fail because the documents are gone.
         */
        post: operations["deleteDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/users/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Users
         * Takes users out of an organization: their details, grants on the organization and on everything in it, places in user groups, presence and
         *     notification settings. Access ends, and notifications to everyone no longer reach them.
         *
         *     - Each item has its own `success`. A user whom the organization does not know is a failed item. The others are deleted.
         *     - Notifications that others received stay, and so does the user in other organizations. To delete all data of a person, call Delete All
         *       User Data.
         *     - One call removes at most 10,000 grants, group places, presence entries and settings. Users who have more are failed items with a message
         *       that says so. Send the call again with these users until it succeeds.
         *     - A user who is granted something, or who takes part in another way, is known again.
         *     - The organization must exist. The same user twice in one call is refused, and nothing is deleted.
         *
         *     Sending the same call again changes nothing. Its items fail because the users are gone.
         */
        post: operations["deleteUsers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/folders/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update Folders
         * Renames and moves folders. Absent fields stay.
         *
         *     - `parentFolderId` moves the folder with everything inside into an existing folder. Null moves it to the top.
         *     - Each item has its own `success`. An item fails if its folder or new parent does not exist, if the folder would be inside itself,
         *       or below 100 levels. The others are changed, in the order of the request.
         *     - Folders that inherit their access take that of the new parent. Update Access for Folders changes a folder's own access.
         *     - Moved folders may hold at most 10,000 folders together. Otherwise their items fail.
         *     - The organization must exist. The same folder twice in one call is refused, and nothing is changed.
         *
         *     Sending the same call again changes nothing.
         */
        post: operations["updateFolders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/organizations/folders/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete Folders
         * Deletes folders with the grants on them. With `recursive`, everything inside goes too: folders, and documents as with Delete Documents.
         *
         *     - Without `recursive`, a folder that holds a folder or a document is a failed item.
         *     - Each item has its own `success`. A folder that does not exist is a failed item. The others are deleted.
         *     - No call returns any of it from then on. The same `folderId` can be added again at once. It is then a new folder without grants.
         *     - One call deletes at most 10,000 folders, documents and grants on folders. If the folders hold more, all items fail, and nothing is
         *       deleted.
         *     - The organization must exist. The same folder twice in one call is refused, and nothing is deleted.
         *
         *     Sending the same call again changes nothing. Its items fail because the folders are gone.
         */
        post: operations["deleteFolders"];
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
        /** The user's id, chosen by the caller. */
        UserId: string;
        /** The organization's id, chosen by the caller in Add Organizations. */
        OrganizationId: string;
        /**
         * `viewer` may read. `editor` may read and write.
         * @enum {string}
         */
        AccessRole: "viewer" | "editor";
        /**
         * Format: double
         * The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire.
         */
        ExpiresAt: number;
        /**
         * OrganizationGrant
         * Access to an organization.
         */
        OrganizationGrant: {
            /**
             * An organization. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "organization";
            /** The organization's id, chosen by the caller in Add Organizations. */
            id: components["schemas"]["OrganizationId"];
            /** Optional. It must be the same as `id`. */
            organizationId?: components["schemas"]["OrganizationId"];
            /** `viewer` may read. `editor` may read and write. */
            accessRole: components["schemas"]["AccessRole"];
            /** The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire. */
            expiresAt?: components["schemas"]["ExpiresAt"];
        };
        /** The folder's id, chosen by the caller. */
        FolderId: string;
        /**
         * FolderGrant
         * Access to a folder.
         */
        FolderGrant: {
            /**
             * A folder. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "folder";
            /** The folder's id. The folder need not exist yet. */
            id: components["schemas"]["FolderId"];
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** `viewer` may read. `editor` may read and write. */
            accessRole: components["schemas"]["AccessRole"];
            /** The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire. */
            expiresAt?: components["schemas"]["ExpiresAt"];
        };
        /** The document's id, chosen by the caller. */
        DocumentId: string;
        /**
         * DocumentGrant
         * Access to a document.
         */
        DocumentGrant: {
            /**
             * A document. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            /** The document's id. The document need not exist yet. */
            id: components["schemas"]["DocumentId"];
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** `viewer` may read. `editor` may read and write. */
            accessRole: components["schemas"]["AccessRole"];
            /** The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire. */
            expiresAt?: components["schemas"]["ExpiresAt"];
        };
        /** A resource and its access role. `type` tells the three forms apart. */
        Grant: components["schemas"]["OrganizationGrant"] | components["schemas"]["FolderGrant"] | components["schemas"]["DocumentGrant"];
        /** The operation's input. */
        AddPermissionsInput: {
            /** The user who gets access. */
            user: {
                /** The user's id, chosen by the caller. */
                userId: components["schemas"]["UserId"];
            };
            /** The resources to grant. */
            permissions: {
                /** The resources, each at most once. */
                resources: components["schemas"]["Grant"][];
            };
        };
        /** The user, and the resources to grant. */
        AddPermissionsRequest: {
            /** The operation's input. */
            data: components["schemas"]["AddPermissionsInput"];
        };
        /**
         * Always `success`. A failure has an `error` in place of the `result`.
         * @constant
         */
        SuccessStatus: "success";
        /** The outcome in a sentence for people. Do not parse it. */
        Message: string;
        /** The outcome. */
        AcknowledgementResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The response of an operation that returns no data. */
        Acknowledgement: {
            /** The outcome. */
            result: components["schemas"]["AcknowledgementResult"];
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
            /** A JSON Pointer into the request body, such as `/data/permissions/resources/0/accessRole`. It is empty for the body as a whole, and the name of a header if that is at fault. */
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
        /**
         * GrantedOrganization
         * An organization of a grant.
         */
        GrantedOrganization: {
            /**
             * An organization. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "organization";
            /** The organization's id, chosen by the caller in Add Organizations. */
            id: components["schemas"]["OrganizationId"];
            /** Optional. It must be the same as `id`. */
            organizationId?: components["schemas"]["OrganizationId"];
            /** The role, as Get Permissions returns it. It has no effect. */
            accessRole?: components["schemas"]["AccessRole"];
            /** The expiry, as Get Permissions returns it. It has no effect. */
            expiresAt?: components["schemas"]["ExpiresAt"];
        };
        /**
         * GrantedFolder
         * A folder of a grant.
         */
        GrantedFolder: {
            /**
             * A folder. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "folder";
            /** The folder's id, chosen by the caller. */
            id: components["schemas"]["FolderId"];
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The role, as Get Permissions returns it. It has no effect. */
            accessRole?: components["schemas"]["AccessRole"];
            /** The expiry, as Get Permissions returns it. It has no effect. */
            expiresAt?: components["schemas"]["ExpiresAt"];
        };
        /**
         * GrantedDocument
         * A document of a grant.
         */
        GrantedDocument: {
            /**
             * A document. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            type: "document";
            /** The document's id, chosen by the caller. */
            id: components["schemas"]["DocumentId"];
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The role, as Get Permissions returns it. It has no effect. */
            accessRole?: components["schemas"]["AccessRole"];
            /** The expiry, as Get Permissions returns it. It has no effect. */
            expiresAt?: components["schemas"]["ExpiresAt"];
        };
        /** A resource, as in Add Permissions. */
        GrantedResource: components["schemas"]["GrantedOrganization"] | components["schemas"]["GrantedFolder"] | components["schemas"]["GrantedDocument"];
        /** The operation's input. */
        RemovePermissionsInput: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** The resources to revoke. */
            permissions: {
                /** The resources, each at most once. */
                resources: components["schemas"]["GrantedResource"][];
            };
        };
        /** The user, and the resources to revoke. */
        RemovePermissionsRequest: {
            /** The operation's input. */
            data: components["schemas"]["RemovePermissionsInput"];
        };
        /**
         * Format: email
         * An e-mail address.
         */
        WorkspaceEmail: string;
        /** A name of 1 to 200 characters. It is not blank and has no control characters. */
        WorkspaceText: string;
        /** The http or https URL of the owner's picture. It is empty if there is none. */
        AvatarUrl: string;
        /** The operation's input. */
        CreateWorkspaceInput: {
            /** The owner's address, not at a disposable domain. */
            ownerEmail: components["schemas"]["WorkspaceEmail"];
            /** The owner's name. */
            name: components["schemas"]["WorkspaceText"];
            /** The name of the workspace. */
            workspaceName: components["schemas"]["WorkspaceText"];
            /** The http or https URL of the owner's picture. It is empty if there is none. */
            avatar?: components["schemas"]["AvatarUrl"];
        };
        /** The owner and the name of the workspace. */
        CreateWorkspaceRequest: {
            /** The operation's input. */
            data: components["schemas"]["CreateWorkspaceInput"];
        };
        /** An id generated by the service, a UUID in lower case. */
        WorkspaceServiceId: string;
        /** The owner of the workspace. */
        WorkspaceOwner: {
            /** The owner's address. Login links are sent to it. */
            email: components["schemas"]["WorkspaceEmail"];
            /** The owner's id, generated by the service. */
            id: components["schemas"]["WorkspaceServiceId"];
            /** The owner's name. */
            name: components["schemas"]["WorkspaceText"];
            /** The http or https URL of the owner's picture. It is empty if there is none. */
            avatar: components["schemas"]["AvatarUrl"];
        };
        /** An auth token. It does not expire, and stays the same until it is reset. */
        AuthToken: string;
        /**
         * The purpose of the key. A workspace begins with a key for `testing`.
         * @enum {string}
         */
        ApiKeyType: "testing" | "production";
        /** An API key. All data belongs to exactly one API key. */
        WorkspaceApiKey: {
            /** The name of the key. */
            apiKeyName: components["schemas"]["WorkspaceText"];
            /** The key's id, for the header `x-svc-api-key` and for Get Auth Tokens. It is also the key in the list. */
            id: components["schemas"]["WorkspaceServiceId"];
            /** The purpose of the key. A workspace begins with a key for `testing`. */
            type: components["schemas"]["ApiKeyType"];
        };
        /** A workspace, with its owner, its auth token and its API keys. */
        Workspace: {
            /** The workspace's id, for the header `x-svc-workspace-id`. */
            id: components["schemas"]["WorkspaceServiceId"];
            /** The name of the workspace. */
            name: components["schemas"]["WorkspaceText"];
            /** The owner of the workspace. */
            owner: components["schemas"]["WorkspaceOwner"];
            /** The workspace's auth token, for the header `x-svc-auth-token`. */
            authToken: components["schemas"]["AuthToken"];
            /** The API keys of the workspace, as an object keyed by their ids. */
            apiKeyList: {
                [key: string]: components["schemas"]["WorkspaceApiKey"];
            };
        };
        /** The outcome. */
        CreateWorkspaceResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** A workspace, with its owner, its auth token and its API keys. */
            data: components["schemas"]["Workspace"];
        };
        /** The new workspace. */
        CreateWorkspaceReply: {
            /** The outcome. */
            result: components["schemas"]["CreateWorkspaceResult"];
        };
        /** An empty object. */
        GetWorkspaceInput: Record<string, never>;
        /** Only the envelope. The credentials select the workspace. */
        GetWorkspaceRequest: {
            /** An empty object. */
            data: components["schemas"]["GetWorkspaceInput"];
        };
        /** The outcome. */
        GetWorkspaceResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** A workspace, with its owner, its auth token and its API keys. */
            data: components["schemas"]["Workspace"];
        };
        /** The workspace. */
        GetWorkspaceReply: {
            /** The outcome. */
            result: components["schemas"]["GetWorkspaceResult"];
        };
        /** The operation's input. */
        SendLoginLinkInput: {
            /** The address of the workspace's owner. */
            email: components["schemas"]["WorkspaceEmail"];
            /**
             * Format: uri
             * The page after the login: an absolute http or https URL, or one of a scheme that the operator allows. It has no user name and password.
             */
            continueUrl: string;
        };
        /** The owner's address, and the page after the login. */
        SendLoginLinkRequest: {
            /** The operation's input. */
            data: components["schemas"]["SendLoginLinkInput"];
        };
        /** The outcome. */
        SendLoginLinkResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** Always null. */
            data: null;
        };
        /** The response, the same for every address. */
        SendLoginLinkReply: {
            /** The outcome. */
            result: components["schemas"]["SendLoginLinkResult"];
        };
        /**
         * Format: int32
         * The maximum number of items on a page.
         * @default 100
         */
        PageSize: number;
        /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
        PageToken: string;
        /** The operation's input. */
        GetDocumentsInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Returns only the documents with these ids. Each id may occur once. An empty list is treated as absent. */
            documentIds?: components["schemas"]["DocumentId"][];
            /** Returns only the documents directly in this folder. */
            folderId?: components["schemas"]["FolderId"];
            /** The maximum number of items on a page. */
            pageSize?: components["schemas"]["PageSize"];
            /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
            pageToken?: components["schemas"]["PageToken"];
        };
        /** The documents to return. */
        GetDocumentsRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetDocumentsInput"];
        };
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
        /** The id of a folder, or null for none. */
        FolderIdOrNull: string | null;
        /** A document. It may have further fields, which are returned as they were stored. */
        CollaborationDocument: {
            /** The document's id, chosen by the caller. */
            id: components["schemas"]["DocumentId"];
            /** The document's name, as shown to people. The default is the document's id. */
            documentName: components["schemas"]["DocumentName"];
            /** Whether the document is disabled. */
            disabled: boolean;
            /** The access type in force. It is the document's own, or that of its folder if `inheritFromParent` is true. */
            accessType: components["schemas"]["DocumentAccessType"];
            /** The document's folder. Null if it is in no folder. */
            folderId?: components["schemas"]["FolderIdOrNull"];
            /** Whether the document has no access type of its own, and takes the access of its folder. */
            inheritFromParent?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** The token of the next page. It is opaque and absent on the last page. */
        NextPageToken: string;
        /** The outcome. */
        GetDocumentsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The documents of this page, in the order of their ids. It is empty if there are none. */
            data: components["schemas"]["CollaborationDocument"][];
            /** The token of the next page. It is absent on the last page. Most requests with `documentIds` have only one page. */
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** A page of documents. */
        GetDocumentsReply: {
            /** The outcome. */
            result: components["schemas"]["GetDocumentsResult"];
        };
        /** The user group's id, chosen by the caller. */
        UserGroupId: string;
        /**
         * ListedUsersOfGroup
         * The given users of the group.
         */
        ListedUsersOfGroup: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The user group's id, chosen by the caller. */
            organizationUserGroupId: components["schemas"]["UserGroupId"];
            /** The users, each at most once. */
            userIds: components["schemas"]["UserId"][];
            /**
             * Optional. Together with users, it can only be false.
             * @constant
             */
            deleteAll?: false;
        };
        /**
         * AllUsersOfGroup
         * Every user of the group.
         */
        AllUsersOfGroup: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The user group's id, chosen by the caller. */
            organizationUserGroupId: components["schemas"]["UserGroupId"];
            /**
             * Removes every user from the group.
             * @constant
             */
            deleteAll: true;
            /** Optional. Together with `deleteAll`, it can only be empty. */
            userIds?: components["schemas"]["UserId"][];
        };
        /** The operation's input: given users of a group, or all of them. */
        UsersToDeleteFromGroup: components["schemas"]["ListedUsersOfGroup"] | components["schemas"]["AllUsersOfGroup"];
        /** The user group, and the users to remove. */
        DeleteUsersFromGroupsRequest: {
            /** The operation's input: given users of a group, or all of them. */
            data: components["schemas"]["UsersToDeleteFromGroup"];
        };
        /** An id chosen by the caller, compared character by character. */
        Id: string;
        /**
         * ChangedMembership
         * A user who was added or removed.
         */
        ChangedMembership: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The user group's id, chosen by the caller. */
            organizationUserGroupId: components["schemas"]["UserGroupId"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /**
         * FailedMembership
         * A user who was not added or removed.
         */
        FailedMembership: {
            /**
             * Always false.
             * @constant
             */
            success: false;
            /** The user group's id of the request, or null if there is none. */
            organizationUserGroupId: string | null;
            /** The reason of the failure, in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The result for one user. `success` tells the two forms apart. */
        MembershipResult: components["schemas"]["ChangedMembership"] | components["schemas"]["FailedMembership"];
        /** The results, keyed by user id. With `deleteAll: true`, they are the first 10,000 removed users in the order of their ids. */
        DeleteUsersFromGroupsItems: {
            [key: string]: components["schemas"]["MembershipResult"];
        };
        /** The outcome. */
        DeleteUsersFromGroupsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The results, keyed by user id. With `deleteAll: true`, they are the first 10,000 removed users in the order of their ids. */
            data: components["schemas"]["DeleteUsersFromGroupsItems"];
        };
        /** Each user's own result. */
        DeleteUsersFromGroupsReply: {
            /** The outcome. */
            result: components["schemas"]["DeleteUsersFromGroupsResult"];
        };
        /** The operation's input. */
        DeleteAllUserDataInput: {
            /** The users whose data is deleted, each at most once. */
            userIds: components["schemas"]["UserId"][];
            /** The organizations to begin with, each at most once. It makes the job faster and limits nothing. An empty list is treated as absent. */
            organizationIds?: components["schemas"]["OrganizationId"][];
        };
        /** The users to delete. */
        DeleteAllUserDataRequest: {
            /** The operation's input. */
            data: components["schemas"]["DeleteAllUserDataInput"];
        };
        /** The deletion job's id, generated by the service. */
        JobId: string;
        /** The started job. This response has no `result` around it. */
        DeleteAllUserDataReply: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The job. */
            data: {
                /** The deletion job's id, generated by the service. */
                jobId: components["schemas"]["JobId"];
                /**
                 * Format: int32
                 * The number of tasks of the job.
                 */
                tasksCount: number;
            };
            /**
             * Format: int32
             * The HTTP status, always 202.
             * @constant
             */
            statusCode: 202;
        };
        /** A person's name, as shown to others. */
        PersonName: string;
        /**
         * `online`: the user is at the document. `away`: the document is open, but the user is not at it.
         * @enum {string}
         */
        PresenceStatus: "online" | "away";
        /**
         * Format: int64
         * Milliseconds since 1970-01-01T00:00:00Z.
         */
        Timestamp: number;
        /** A person on the presence list. Custom fields belong to the entry and are kept unchanged. */
        PresenceUser: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** A person's name, as shown to others. */
            name?: components["schemas"]["PersonName"];
            /** The person's e-mail address. It may be empty. */
            email?: string;
            /**
             * `online`: the user is at the document. `away`: the document is open, but the user is not at it.
             * @default online
             */
            status?: components["schemas"]["PresenceStatus"];
            /** The time of the last renewal, as Get Presence returns it. It has no effect. */
            renewedAt?: components["schemas"]["Timestamp"];
        } & {
            [key: string]: unknown;
        };
        /** The operation's input. */
        AddPresenceInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The document's id, chosen by the caller. */
            documentId: components["schemas"]["DocumentId"];
            /** The users, each at most once. */
            users: components["schemas"]["PresenceUser"][];
        };
        /** The document, and its users. */
        AddPresenceRequest: {
            /** The operation's input. */
            data: components["schemas"]["AddPresenceInput"];
        };
        /** Whether the users are on the list. */
        PresenceResult: {
            /**
             * Always true. A call that adds no user fails with an `error`.
             * @constant
             */
            success: true;
        };
        /** The outcome. */
        AddPresenceResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** Whether the users are on the list. */
            data: components["schemas"]["PresenceResult"];
        };
        /** The result of adding users to a presence list. */
        AddPresenceReply: {
            /** The outcome. */
            result: components["schemas"]["AddPresenceResult"];
        };
        /** The operation's input. */
        AddUsersToGroupsInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The user group's id, chosen by the caller. The group need not exist yet. */
            organizationUserGroupId: components["schemas"]["UserGroupId"];
            /** The users, each at most once. */
            userIds: components["schemas"]["UserId"][];
        };
        /** The user group, and the users to add. */
        AddUsersToGroupsRequest: {
            /** The operation's input. */
            data: components["schemas"]["AddUsersToGroupsInput"];
        };
        /** The results, keyed by user id. */
        AddUsersToGroupsItems: {
            [key: string]: components["schemas"]["MembershipResult"];
        };
        /** The outcome. */
        AddUsersToGroupsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The results, keyed by user id. */
            data: components["schemas"]["AddUsersToGroupsItems"];
        };
        /** Each user's own result. */
        AddUsersToGroupsReply: {
            /** The outcome. */
            result: components["schemas"]["AddUsersToGroupsResult"];
        };
        /** The organization's name, as shown to people. It is not blank and has no control characters. */
        OrganizationName: string;
        /** The service's own id of the organization, a UUID in lower case. It never changes. */
        OrganizationServiceId: string;
        /** The changes of an organization. Other fields are the caller's metadata. */
        OrganizationChange: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The organization's name, as shown to people. It is not blank and has no control characters. */
            organizationName?: components["schemas"]["OrganizationName"];
            /** The service's own id, as Get Organizations returns it. It cannot be changed; with another one, the item fails. */
            id?: components["schemas"]["OrganizationServiceId"];
        } & {
            [key: string]: unknown;
        };
        /** The operation's input. */
        UpdateOrganizationsInput: {
            /** The organizations, each at most once. */
            organizations: components["schemas"]["OrganizationChange"][];
        };
        /** The organizations to update, with their new names and metadata. */
        UpdateOrganizationsRequest: {
            /** The operation's input. */
            data: components["schemas"]["UpdateOrganizationsInput"];
        };
        /**
         * UpdatedOrganization
         * The organization was updated.
         */
        UpdatedOrganization: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The service's own id of the organization, a UUID in lower case. It never changes. */
            id: components["schemas"]["OrganizationServiceId"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /**
         * MissingOrganization
         * The organization does not exist.
         */
        MissingOrganization: {
            /**
             * Always false.
             * @constant
             */
            success: false;
            /** Null, since the organization does not exist or has another id. */
            id: null;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The result for one organization. `success` tells the two forms apart. */
        OrganizationChangeResult: components["schemas"]["UpdatedOrganization"] | components["schemas"]["MissingOrganization"];
        /** The result for each organization, keyed by `organizationId`. */
        UpdateOrganizationsItems: {
            [key: string]: components["schemas"]["OrganizationChangeResult"];
        };
        /** The outcome. */
        UpdateOrganizationsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each organization, keyed by `organizationId`. */
            data: components["schemas"]["UpdateOrganizationsItems"];
        };
        /** The result for each organization. */
        UpdateOrganizationsReply: {
            /** The outcome. */
            result: components["schemas"]["UpdateOrganizationsResult"];
        };
        /** An organization. Other fields are the caller's metadata, and are kept unchanged. */
        OrganizationInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The organization's name, as shown to people. It is not blank and has no control characters. */
            organizationName: components["schemas"]["OrganizationName"];
        } & {
            [key: string]: unknown;
        };
        /** The operation's input. */
        AddOrganizationsInput: {
            /** The organizations, each at most once. */
            organizations: components["schemas"]["OrganizationInput"][];
        };
        /** The organizations to add. */
        AddOrganizationsRequest: {
            /** The operation's input. */
            data: components["schemas"]["AddOrganizationsInput"];
        };
        /**
         * AddedOrganization
         * The organization was added.
         */
        AddedOrganization: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The service's own id of the organization, a UUID in lower case. It never changes. */
            id: components["schemas"]["OrganizationServiceId"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /**
         * ExistingOrganization
         * The organization already existed, and is unchanged.
         */
        ExistingOrganization: {
            /**
             * Always false.
             * @constant
             */
            success: false;
            /** The service's own id of the organization, a UUID in lower case. It never changes. */
            id: components["schemas"]["OrganizationServiceId"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The result for one organization. `success` tells the two forms apart. */
        NewOrganizationResult: components["schemas"]["AddedOrganization"] | components["schemas"]["ExistingOrganization"];
        /** The result for each organization, keyed by `organizationId`. */
        AddOrganizationsItems: {
            [key: string]: components["schemas"]["NewOrganizationResult"];
        };
        /** The outcome. */
        AddOrganizationsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each organization, keyed by `organizationId`. */
            data: components["schemas"]["AddOrganizationsItems"];
        };
        /** The result for each organization. */
        AddOrganizationsReply: {
            /** The outcome. */
            result: components["schemas"]["AddOrganizationsResult"];
        };
        /** The operation's input. */
        GetDeleteAllUserDataStatusInput: {
            /** The job's id from Delete All User Data. */
            jobId: components["schemas"]["JobId"];
        };
        /** The job to look up. */
        GetDeleteAllUserDataStatusRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetDeleteAllUserDataStatusInput"];
        };
        /** The progress of the job. */
        DeletionProgress: {
            /** Whether all tasks are completed. */
            isDeleteCompleted: boolean;
            /**
             * Format: int32
             * The number of tasks that are not completed.
             */
            tasksLeft: number;
            /** The time when the latest completed task was completed, in milliseconds since 1970-01-01T00:00:00Z. Absent before the first one. */
            lastTaskCompletedTime?: components["schemas"]["Timestamp"];
        };
        /** The outcome. */
        GetDeleteAllUserDataStatusResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The progress of the job. */
            data: components["schemas"]["DeletionProgress"];
        };
        /** The progress of the job. */
        GetDeleteAllUserDataStatusReply: {
            /** The outcome. */
            result: components["schemas"]["GetDeleteAllUserDataStatusResult"];
        };
        /** The error. */
        StatusProblem: {
            /** The first problem in plain words, with the field at fault and its allowed values. It is for people. Branch on `status`, and on the `reason` of the details. */
            message: components["schemas"]["ErrorMessage"];
            /** The code of the error. Each code has one HTTP status. Only `INVALID_ARGUMENT` is also the code of 405, 408, 413 and 415. */
            status: components["schemas"]["ErrorStatus"];
            /**
             * Format: int32
             * The HTTP status of the response.
             * @enum {integer}
             */
            code: 400 | 401 | 403 | 404 | 405 | 408 | 413 | 415 | 429 | 500 | 501 | 503;
            /** The fields at fault, in the order in which they were found. Present if the request body is at fault. */
            details?: components["schemas"]["ErrorDetailList"];
        };
        /** The body of every error response of Get Delete All User Data Status. */
        StatusFailure: {
            /** The error. */
            error: components["schemas"]["StatusProblem"];
        };
        /** The folders, each at most once. */
        UpdatedFolderIds: components["schemas"]["FolderId"][];
        /**
         * The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups.
         * @enum {string}
         */
        FolderAccessType: "public" | "organizationPrivate" | "restricted";
        /**
         * FoldersSetAccessType
         * The folders get an access type of their own.
         */
        FoldersSetAccessType: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The folders, each at most once. */
            folderIds: components["schemas"]["UpdatedFolderIds"];
            /** The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups. */
            accessType: components["schemas"]["FolderAccessType"];
            /**
             * Optional. Together with an access type, it can only be false.
             * @constant
             */
            inheritFromParent?: false;
        };
        /** The folder's own access type. Null if the folder inherits. */
        FolderAccessTypeOrNull: components["schemas"]["FolderAccessType"] | null;
        /**
         * FoldersInheritAccess
         * The folders take the access of the folder above them.
         */
        FoldersInheritAccess: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The folders, each at most once. */
            folderIds: components["schemas"]["UpdatedFolderIds"];
            /**
             * Makes the folders inherit.
             * @constant
             */
            inheritFromParent: true;
            /**
             * Optional. A folder that inherits has no access type of its own, so it can only be null.
             * @constant
             */
            accessType?: components["schemas"]["FolderAccessTypeOrNull"];
        };
        /** The operation's input: an access type, or inheritance. */
        UpdateAccessForFoldersInput: components["schemas"]["FoldersSetAccessType"] | components["schemas"]["FoldersInheritAccess"];
        /** The folders, and their access. */
        UpdateAccessForFoldersRequest: {
            /** The operation's input: an access type, or inheritance. */
            data: components["schemas"]["UpdateAccessForFoldersInput"];
        };
        /**
         * FolderAccessSet
         * The folder has the access type.
         */
        FolderAccessSet: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups. */
            accessType: components["schemas"]["FolderAccessType"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /**
         * FolderAccessInherited
         * The folder takes the access of the folder above it.
         */
        FolderAccessInherited: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /**
             * Always true: the folder inherits.
             * @constant
             */
            inheritFromParent: true;
            /** Null, since the folder has no access type of its own. */
            accessType: null;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /**
         * FolderAccessFailed
         * The folder does not exist, and was not created.
         */
        FolderAccessFailed: {
            /**
             * Always false.
             * @constant
             */
            success: false;
            /** Null, since the folder does not exist. */
            accessType: null;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The result for one folder. `success` and `inheritFromParent` tell the three forms apart. */
        FolderAccessResult: components["schemas"]["FolderAccessSet"] | components["schemas"]["FolderAccessInherited"] | components["schemas"]["FolderAccessFailed"];
        /** The result for each folder, keyed by its id. */
        UpdateAccessForFoldersItems: {
            [key: string]: components["schemas"]["FolderAccessResult"];
        };
        /** The outcome. */
        UpdateAccessForFoldersResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each folder, keyed by its id. */
            data: components["schemas"]["UpdateAccessForFoldersItems"];
        };
        /** The result for each folder. */
        UpdateAccessForFoldersReply: {
            /** The outcome. */
            result: components["schemas"]["UpdateAccessForFoldersResult"];
        };
        /** A place in a document, by its id in the notifications' source data. */
        LocationId: string;
        /** The notification's id. */
        NotificationId: string;
        /** The ids of the notifications to return. Each id may occur once. An empty list is treated as absent. */
        NotificationIdList: components["schemas"]["NotificationId"][];
        /**
         * Format: int32
         * The maximum number of notifications on a page. A page of large ones may hold fewer.
         * @default 1000
         */
        NotificationsPageSize: number;
        /**
         * NotificationsByDocument
         * The notifications of a document.
         */
        NotificationsByDocument: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The document's id, chosen by the caller. */
            documentId: components["schemas"]["DocumentId"];
            /** A place in a document, by its id in the notifications' source data. */
            locationId?: components["schemas"]["LocationId"];
            /** The user who received the notifications. */
            userId?: components["schemas"]["UserId"];
            /** The ids of the notifications to return. Each id may occur once. An empty list is treated as absent. */
            notificationIds?: components["schemas"]["NotificationIdList"];
            /** The maximum number of notifications on a page. A page of large ones may hold fewer. */
            pageSize?: components["schemas"]["NotificationsPageSize"];
            /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
            pageToken?: components["schemas"]["PageToken"];
        };
        /**
         * NotificationsByUser
         * The notifications that a user received.
         */
        NotificationsByUser: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The document's id, chosen by the caller. */
            documentId?: components["schemas"]["DocumentId"];
            /** A place in a document, by its id in the notifications' source data. */
            locationId?: components["schemas"]["LocationId"];
            /** The user who received the notifications. */
            userId: components["schemas"]["UserId"];
            /** The ids of the notifications to return. Each id may occur once. An empty list is treated as absent. */
            notificationIds?: components["schemas"]["NotificationIdList"];
            /** Whether only notifications that the user has not read are returned. The default is false. */
            unreadOnly?: boolean;
            /** The maximum number of notifications on a page. A page of large ones may hold fewer. */
            pageSize?: components["schemas"]["NotificationsPageSize"];
            /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
            pageToken?: components["schemas"]["PageToken"];
        };
        /** The operation's input: a document, a user, or both. */
        NotificationQuery: components["schemas"]["NotificationsByDocument"] | components["schemas"]["NotificationsByUser"];
        /** The notifications to return. */
        GetNotificationsRequest: {
            /** The operation's input: a document, a user, or both. */
            data: components["schemas"]["NotificationQuery"];
        };
        /** Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text. */
        NotificationOrigin: {
            [key: string]: unknown;
        };
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
        /** The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`. */
        HeadlineTemplate: string;
        /** The people in a headline. */
        HeadlinePeople: {
            /** The user whose action caused the notification. Absent in Add Notifications, it is the call's `actionUser`. */
            actionUser?: components["schemas"]["User"];
            /** The recipient, as the headline shows them. Absent in Add Notifications, it is each recipient: in a mail the addressee, and in Get Notifications the user `userId`. */
            recipientUser?: components["schemas"]["User"];
        };
        /** A string, shown unchanged. */
        HeadlineText: string;
        /** A string, or a person. The headline shows the person's name. */
        HeadlineValue: components["schemas"]["HeadlineText"] | components["schemas"]["User"];
        /** Variables, by name. */
        CustomHeadlineVariables: {
            [key: string]: components["schemas"]["HeadlineValue"];
        };
        /** The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people. */
        HeadlineVariables: components["schemas"]["HeadlinePeople"] & components["schemas"]["CustomHeadlineVariables"];
        /** The message below the headline. It may be empty. */
        BodyMessage: string;
        /** The users who received the notification, by user id, each with the value `true`. If both maps together would exceed a page of 1 MiB, they have the first users in the order of their ids. */
        NotifiedUsers: {
            [key: string]: true;
        };
        /** A notification, as it was added. */
        CollaborationNotification: {
            /** The notification's id. */
            id: components["schemas"]["NotificationId"];
            /**
             * The source of the notification. It is `custom` for all notifications of Add Notifications.
             * @enum {string}
             */
            notificationSource: "custom";
            /** Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text. */
            notificationSourceData: components["schemas"]["NotificationOrigin"];
            /** The user whose action caused the notification. */
            actionUser: components["schemas"]["User"];
            /** The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`. */
            displayHeadlineMessageTemplate: components["schemas"]["HeadlineTemplate"];
            /** The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people. */
            displayHeadlineMessageTemplateData: components["schemas"]["HeadlineVariables"];
            /** The message below the headline. It may be empty. */
            displayBodyMessage: components["schemas"]["BodyMessage"];
            /** The place of the notification. */
            metadata: {
                /** The API key that added it. */
                apiKey: string;
                /** The document's id, chosen by the caller. */
                documentId: components["schemas"]["DocumentId"];
                /** The organization's id, chosen by the caller in Add Organizations. */
                organizationId: components["schemas"]["OrganizationId"];
            };
            /** The users who received the notification, by user id, each with the value `true`. If both maps together would exceed a page of 1 MiB, they have the first users in the order of their ids. */
            notifyUsers: components["schemas"]["NotifiedUsers"];
            /** The same as `notifyUsers`. */
            notifyUsersByUserId: components["schemas"]["NotifiedUsers"];
            /** The time when it was added, in milliseconds since 1970-01-01T00:00:00Z. */
            timestamp: components["schemas"]["Timestamp"];
            /** Whether the user has read it (Update Notifications). Present if the request has a `userId`. */
            isRead?: boolean;
        };
        /** The outcome. */
        GetNotificationsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. It says if there are more notifications than were returned. */
            message: components["schemas"]["Message"];
            /** The notifications, newest first. */
            data: components["schemas"]["CollaborationNotification"][];
            /** The token of the next page. It is opaque and absent on the last page. */
            pageToken?: components["schemas"]["NextPageToken"];
            /**
             * Format: int32
             * The number of the user's unread notifications in the organization, at most 1,000. Present if the request has a `userId`.
             */
            unreadCount?: number;
        };
        /** The notifications found. */
        GetNotificationsReply: {
            /** The outcome. */
            result: components["schemas"]["GetNotificationsResult"];
        };
        /** `true` creates the organization if it does not exist. Its name is its id until it is updated. Otherwise, a missing organization is an error. */
        CreateOrganization: boolean;
        /** `true` creates the document if it does not exist. Its name is its id until it is updated. Otherwise, a missing document is an error. */
        CreateDocument: boolean;
        /** `true` sends the notification only to users with access to the document. */
        VerifyUserPermissions: boolean;
        /** Your own id of the notification, unique in its organization. The same id with the same content changes nothing and notifies nobody twice. With other content, it is refused. Without it, the service generates an id. */
        NewNotificationId: string;
        /** Stored with the notification. It has no other effect. */
        IsNotificationResolverUsed: boolean;
        /** Custom fields, each with the required value of a user's context permission. A user must match all of them. */
        ContextAccess: {
            [key: string]: string;
        };
        /** Limits the recipients by their context permissions. */
        NotificationContext: {
            /** Custom fields, each with the required value of a user's context permission. A user must match all of them. */
            access: components["schemas"]["ContextAccess"];
        };
        /**
         * NotificationForUsers
         * A notification for named people, and optionally for everyone.
         */
        NotificationForUsers: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** `true` creates the organization if it does not exist. Its name is its id until it is updated. Otherwise, a missing organization is an error. */
            createOrganization?: components["schemas"]["CreateOrganization"];
            /** The document's id, chosen by the caller. */
            documentId: components["schemas"]["DocumentId"];
            /** `true` creates the document if it does not exist. Its name is its id until it is updated. Otherwise, a missing document is an error. */
            createDocument?: components["schemas"]["CreateDocument"];
            /** The user whose action caused the notification. */
            actionUser: components["schemas"]["User"];
            /** `true` sends the notification only to users with access to the document. */
            verifyUserPermissions?: components["schemas"]["VerifyUserPermissions"];
            /** Your own id of the notification, unique in its organization. The same id with the same content changes nothing and notifies nobody twice. With other content, it is refused. Without it, the service generates an id. */
            notificationId?: components["schemas"]["NewNotificationId"];
            /** The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`. */
            displayHeadlineMessageTemplate: components["schemas"]["HeadlineTemplate"];
            /** The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people. */
            displayHeadlineMessageTemplateData?: components["schemas"]["HeadlineVariables"];
            /** The message below the headline. It may be empty. */
            displayBodyMessage?: components["schemas"]["BodyMessage"];
            /** The recipients, each user at most once. */
            notifyUsers: components["schemas"]["User"][];
            /** Whether everyone receives the notification, in addition to `notifyUsers`. The default is false. */
            notifyAll?: boolean;
            /** Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text. */
            notificationSourceData?: components["schemas"]["NotificationOrigin"];
            /** Stored with the notification. It has no other effect. */
            isNotificationResolverUsed?: components["schemas"]["IsNotificationResolverUsed"];
            /** Limits the recipients by their context permissions. */
            context?: components["schemas"]["NotificationContext"];
        };
        /**
         * NotificationForEveryone
         * A notification for everyone who belongs to the organization.
         */
        NotificationForEveryone: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** `true` creates the organization if it does not exist. Its name is its id until it is updated. Otherwise, a missing organization is an error. */
            createOrganization?: components["schemas"]["CreateOrganization"];
            /** The document's id, chosen by the caller. */
            documentId: components["schemas"]["DocumentId"];
            /** `true` creates the document if it does not exist. Its name is its id until it is updated. Otherwise, a missing document is an error. */
            createDocument?: components["schemas"]["CreateDocument"];
            /** The user whose action caused the notification. */
            actionUser: components["schemas"]["User"];
            /** `true` sends the notification only to users with access to the document. */
            verifyUserPermissions?: components["schemas"]["VerifyUserPermissions"];
            /** Your own id of the notification, unique in its organization. The same id with the same content changes nothing and notifies nobody twice. With other content, it is refused. Without it, the service generates an id. */
            notificationId?: components["schemas"]["NewNotificationId"];
            /** The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`. */
            displayHeadlineMessageTemplate: components["schemas"]["HeadlineTemplate"];
            /** The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people. */
            displayHeadlineMessageTemplateData?: components["schemas"]["HeadlineVariables"];
            /** The message below the headline. It may be empty. */
            displayBodyMessage?: components["schemas"]["BodyMessage"];
            /** Recipients in addition to everyone, each user at most once. It may be empty. */
            notifyUsers?: components["schemas"]["User"][];
            /**
             * Sends the notification to everyone who belongs to the organization now. These are users with a grant in force on it or on a resource in it, members of its user groups, and users added by Add Users or an import. The actor, users who have lost their last access, and users known only from presence or other notifications do not receive it.
             * @constant
             */
            notifyAll: true;
            /** Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text. */
            notificationSourceData?: components["schemas"]["NotificationOrigin"];
            /** Stored with the notification. It has no other effect. */
            isNotificationResolverUsed?: components["schemas"]["IsNotificationResolverUsed"];
            /** Limits the recipients by their context permissions. */
            context?: components["schemas"]["NotificationContext"];
        };
        /** The operation's input: a notification for named people, for everyone, or for both. */
        NewNotification: components["schemas"]["NotificationForUsers"] | components["schemas"]["NotificationForEveryone"];
        /** The notification, and its recipients. */
        AddNotificationsRequest: {
            /** The operation's input: a notification for named people, for everyone, or for both. */
            data: components["schemas"]["NewNotification"];
        };
        /** The result for the notification. */
        NotificationResult: {
            /**
             * Always `true`.
             * @constant
             */
            success: true;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The id of the notification: your own, or the one that the service generated. */
            notificationId: components["schemas"]["NotificationId"];
        };
        /** The outcome. */
        AddNotificationsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for the notification. */
            data: components["schemas"]["NotificationResult"];
        };
        /** The result of Add Notifications. */
        AddNotificationsReply: {
            /** The outcome. */
            result: components["schemas"]["AddNotificationsResult"];
        };
        /**
         * `ALL`, `MINE`, `NONE`, or null for no setting.
         * @enum {string|null}
         */
        NotificationChoiceOrNull: "ALL" | "MINE" | "NONE" | null;
        /** The settings to change. Absent fields stay, and null removes a setting. */
        NotificationConfig: {
            /** The notifications in the user's inbox: `ALL`, `MINE` or `NONE`. `MINE` are those in documents that the user has acted on before, and those that name the user in `notifyUsers`. */
            inbox?: components["schemas"]["NotificationChoiceOrNull"];
            /** The inbox notifications that are also sent by e-mail, if Update Email Config switches mail on. It has the same three values. The default is `MINE`. */
            email?: components["schemas"]["NotificationChoiceOrNull"];
            /** The notifications to send through Slack. It has the same three values, and is stored for the sender. */
            slack?: components["schemas"]["NotificationChoiceOrNull"];
        };
        /** The operation's input. */
        SetConfigInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The documents of the setting, each at most once. Absent or empty, the setting is for the whole organization. */
            documentIds?: components["schemas"]["DocumentId"][];
            /** The users of the setting, each at most once. */
            userIds: components["schemas"]["UserId"][];
            /** The settings to change. Absent fields stay, and null removes a setting. */
            config: components["schemas"]["NotificationConfig"];
        };
        /** The users, their settings, and the scope of the settings. */
        SetConfigRequest: {
            /** The operation's input. */
            data: components["schemas"]["SetConfigInput"];
        };
        /**
         * ConfigSet
         * A setting that is in force.
         */
        ConfigSet: {
            /**
             * Always `true`.
             * @constant
             */
            success: true;
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** The last document of the request, or null for the whole organization. */
            documentId: string | null;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /**
         * ConfigNotSet
         * A setting that failed for at least one document.
         */
        ConfigNotSet: {
            /**
             * Always `false`.
             * @constant
             */
            success: false;
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** The first document that failed, or null for the whole organization. */
            documentId: string | null;
            /** The reason of the failure. */
            message: components["schemas"]["Message"];
        };
        /** The result for one user's setting. `success` tells the two forms apart. */
        ConfigResult: components["schemas"]["ConfigSet"] | components["schemas"]["ConfigNotSet"];
        /** The result for each user's setting, by user id. */
        SetConfigItems: {
            [key: string]: components["schemas"]["ConfigResult"];
        };
        /** The outcome. */
        SetConfigResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each user's setting, by user id. */
            data: components["schemas"]["SetConfigItems"];
        };
        /** The result for each user's setting. */
        SetConfigReply: {
            /** The outcome. */
            result: components["schemas"]["SetConfigResult"];
        };
        /** The operation's input. */
        MigrateDocumentsInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The document's current id. */
            documentId: components["schemas"]["DocumentId"];
            /** The document's new id. No document may have it yet. */
            newDocumentId: components["schemas"]["DocumentId"];
        };
        /** The old and the new id of the document. */
        MigrateDocumentsRequest: {
            /** The operation's input. */
            data: components["schemas"]["MigrateDocumentsInput"];
        };
        /** The migration's id, generated by the service. */
        MigrationId: string;
        /** The migration. */
        StartedMigration: {
            /** The migration's id, generated by the service. */
            migrationId: components["schemas"]["MigrationId"];
        };
        /** The outcome. */
        MigrateDocumentsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The migration. */
            data: components["schemas"]["StartedMigration"];
        };
        /** The started migration. */
        MigrateDocumentsReply: {
            /** The outcome. */
            result: components["schemas"]["MigrateDocumentsResult"];
        };
        /** The operation's input. */
        GetAuthTokensInput: {
            /** The id of the API key, from `apiKeyList` of the workspace. */
            apiKey: components["schemas"]["Id"];
        };
        /** The API key to look up. */
        GetAuthTokensRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetAuthTokensInput"];
        };
        /** The key and its token. */
        ApiKeyAndToken: {
            /** The API key, for the header `x-svc-api-key`. */
            apiKey: components["schemas"]["WorkspaceServiceId"];
            /** The key's auth token, for the header `x-svc-auth-token`. */
            authToken: components["schemas"]["AuthToken"];
        };
        /** The outcome. */
        GetAuthTokensResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The key and its token. */
            data: components["schemas"]["ApiKeyAndToken"];
        };
        /** The auth token of the API key. */
        GetAuthTokensReply: {
            /** The outcome. */
            result: components["schemas"]["GetAuthTokensResult"];
        };
        /** The id of the API key. Required with the headers of a workspace. With those of an API key, it is that key. */
        MailingApiKey: string;
        /** The sender's name. Null selects the operator's own. */
        SenderName: string | null;
        /**
         * Format: email
         * An e-mail address, or null for none.
         */
        SenderAddress: string | null;
        /** The operation's input. Absent fields stay. */
        UpdateEmailConfigInput: {
            /** The id of the API key. Required with the headers of a workspace. With those of an API key, it is that key. */
            apiKey?: components["schemas"]["MailingApiKey"];
            /** Whether its notifications are mailed. */
            enabled?: boolean;
            /** The sender's name. Null selects the operator's own. */
            fromName?: components["schemas"]["SenderName"];
            /** The sender's address, if the operator has given its domain to the workspace. Null selects the operator's own. */
            fromAddress?: components["schemas"]["SenderAddress"];
            /** The address for replies. Null selects the sender's address. */
            replyTo?: components["schemas"]["SenderAddress"];
        };
        /** The mail settings to change. */
        UpdateEmailConfigRequest: {
            /** The operation's input. Absent fields stay. */
            data: components["schemas"]["UpdateEmailConfigInput"];
        };
        /** The mail settings of an API key. */
        EmailConfig: {
            /** The API key. */
            apiKey: components["schemas"]["Id"];
            /** Whether its notifications are mailed. */
            enabled: boolean;
            /** The sender's name. Null selects the operator's own. */
            fromName: components["schemas"]["SenderName"];
            /** The sender's address in the settings, or null. */
            fromAddress: components["schemas"]["SenderAddress"];
            /** The address for replies, or null. */
            replyTo: components["schemas"]["SenderAddress"];
            /** Whether mails come from `fromAddress`, and not from the operator's own address. */
            isFromAddressUsed: boolean;
            /** Whether mails go only to the owner of the workspace: with a key for testing, and until the owner's address is verified. */
            isOnlyToOwner: boolean;
        };
        /** The outcome. */
        UpdateEmailConfigResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The mail settings of an API key. */
            data: components["schemas"]["EmailConfig"];
        };
        /** The current mail settings. */
        UpdateEmailConfigReply: {
            /** The outcome. */
            result: components["schemas"]["UpdateEmailConfigResult"];
        };
        /** The operation's input. */
        GetMigrationStatusInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The migration's id, from `result.data.migrationId` of Migrate Documents. */
            migrationId: components["schemas"]["MigrationId"];
        };
        /** The migration to look up. */
        GetMigrationStatusRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetMigrationStatusInput"];
        };
        /**
         * The state of the migration.
         *
         *     - `pending`: not started.
         *     - `inProgress`: running.
         *     - `completed`: the document has its new id.
         *     - `failed`: this migration did not move the document. A later one to another id may have moved it.
         * @enum {string}
         */
        MigrationStatus: "pending" | "inProgress" | "completed" | "failed";
        /** The migration. */
        Migration: {
            /** The migration's id, generated by the service. */
            migrationId: components["schemas"]["MigrationId"];
            /**
             * The state of the migration.
             *
             *     - `pending`: not started.
             *     - `inProgress`: running.
             *     - `completed`: the document has its new id.
             *     - `failed`: this migration did not move the document. A later one to another id may have moved it.
             */
            status: components["schemas"]["MigrationStatus"];
            /** The document's old id. */
            documentId: components["schemas"]["DocumentId"];
            /** The document's new id. */
            newDocumentId: components["schemas"]["DocumentId"];
        };
        /** The outcome. */
        GetMigrationStatusResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The migration. */
            data: components["schemas"]["Migration"];
        };
        /** The progress of a migration. */
        GetMigrationStatusReply: {
            /** The outcome. */
            result: components["schemas"]["GetMigrationStatusResult"];
        };
        /** The operation's input. */
        CreateApiKeyInput: {
            /** The name of the key. */
            apiKeyName: components["schemas"]["WorkspaceText"];
            /** The purpose of the key. A workspace begins with a key for `testing`. */
            type: components["schemas"]["ApiKeyType"];
        };
        /** The new key's name and purpose. */
        CreateApiKeyRequest: {
            /** The operation's input. */
            data: components["schemas"]["CreateApiKeyInput"];
        };
        /** An API key, with its auth token. */
        CreatedApiKey: {
            /** The key's id, for the header `x-svc-api-key`. */
            id: components["schemas"]["WorkspaceServiceId"];
            /** The name of the key. */
            apiKeyName: components["schemas"]["WorkspaceText"];
            /** The purpose of the key. A workspace begins with a key for `testing`. */
            type: components["schemas"]["ApiKeyType"];
            /** The key's auth token, for the header `x-svc-auth-token`. */
            authToken: components["schemas"]["AuthToken"];
        };
        /** The outcome. */
        CreateApiKeyResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** An API key, with its auth token. */
            data: components["schemas"]["CreatedApiKey"];
        };
        /** The new API key. */
        CreateApiKeyReply: {
            /** The outcome. */
            result: components["schemas"]["CreateApiKeyResult"];
        };
        /** A host name, such as `app.acme.example`, or `*.` and a host name for all hosts below it. With a scheme other than https, or a port other than its default, it is a whole origin: `http://app.acme.example:8080`. */
        RequestedDomain: string;
        /** The operation's input. */
        AddDomainsInput: {
            /** The domains, each at most once. */
            domains: components["schemas"]["RequestedDomain"][];
        };
        /** The domains of pages that may call. */
        AddDomainsRequest: {
            /** The operation's input. */
            data: components["schemas"]["AddDomainsInput"];
        };
        /** A host name in lower case and ASCII, or `*.` and a host name for all hosts below it. With a scheme other than https, or a port other than its default, it is a whole origin. */
        WorkspaceDomain: string;
        /**
         * AddedDomain
         * The domain was added or deleted.
         */
        AddedDomain: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** A host name in lower case and ASCII, or `*.` and a host name for all hosts below it. With a scheme other than https, or a port other than its default, it is a whole origin. */
            domain: components["schemas"]["WorkspaceDomain"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /**
         * RefusedDomain
         * Nothing was added or deleted.
         */
        RefusedDomain: {
            /**
             * Always false.
             * @constant
             */
            success: false;
            /** Null, since nothing was changed. */
            domain: null;
            /** The reason, in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The result for one domain. `success` tells the two forms apart. */
        DomainResult: components["schemas"]["AddedDomain"] | components["schemas"]["RefusedDomain"];
        /** The result for each domain, keyed by the text that was sent. */
        DomainItems: {
            [key: string]: components["schemas"]["DomainResult"];
        };
        /** The outcome. */
        AddDomainsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each domain, keyed by the text that was sent. */
            data: components["schemas"]["DomainItems"];
        };
        /** The result for each domain. */
        AddDomainsReply: {
            /** The outcome. */
            result: components["schemas"]["AddDomainsResult"];
        };
        /** A person, as the caller knows them, with their access. Custom fields are kept unchanged. */
        NewUser: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** A person's name, as shown to others. */
            name?: components["schemas"]["PersonName"];
            /** The person's e-mail address. It may be empty. */
            email?: components["schemas"]["PersonEmail"];
            /** The role of a grant on the organization. */
            accessRole?: components["schemas"]["AccessRole"];
            /** The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire. */
            expiresAt?: components["schemas"]["ExpiresAt"];
            /** The user's context permissions, which a notification's `context` is compared with. Without them, the user receives no notification with a `context`. */
            context?: components["schemas"]["NotificationContext"];
            /** The time of the addition, as Get Users returns it. It has no effect. */
            addedAt?: components["schemas"]["Timestamp"];
        } & {
            [key: string]: unknown;
        };
        /** The operation's input. */
        AddUsersInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The users, each at most once. */
            users: components["schemas"]["NewUser"][];
        };
        /** The organization, and the users to add. */
        AddUsersRequest: {
            /** The operation's input. */
            data: components["schemas"]["AddUsersInput"];
        };
        /** The result for one user. */
        UserResult: {
            /** Whether the user was changed. A failed item changes nothing. */
            success: boolean;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The result for each user, keyed by `userId`. */
        AddUsersItems: {
            [key: string]: components["schemas"]["UserResult"];
        };
        /** The outcome. */
        AddUsersResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each user, keyed by `userId`. */
            data: components["schemas"]["AddUsersItems"];
        };
        /** The result for each user. */
        AddUsersReply: {
            /** The outcome. */
            result: components["schemas"]["AddUsersResult"];
        };
        /** Changes of a person. A given custom field replaces the stored one, and `null` removes it. */
        ChangedUser: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** The person's name, as shown to others. `null` removes it. */
            name?: string | null;
            /** The person's e-mail address. It may be empty. `null` removes it. */
            email?: string | null;
            /** The role of the user's grant on the organization. `null` removes the grant. */
            accessRole?: components["schemas"]["AccessRole"] | null;
            /**
             * Format: double
             * The expiry of the grant on the organization, as in Add Permissions. `null` removes the expiry.
             */
            expiresAt?: number | null;
            /** The user's context permissions, which replace the stored ones. `null` removes them. */
            context?: {
                /** Custom fields, each with the required value of a user's context permission. A user must match all of them. */
                access: components["schemas"]["ContextAccess"];
            } | null;
            /** The time of the addition, as Get Users returns it. It has no effect. */
            addedAt?: components["schemas"]["Timestamp"];
        } & {
            [key: string]: unknown;
        };
        /** The operation's input. */
        UpdateUsersInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The users, each at most once. */
            users: components["schemas"]["ChangedUser"][];
        };
        /** The users to update. */
        UpdateUsersRequest: {
            /** The operation's input. */
            data: components["schemas"]["UpdateUsersInput"];
        };
        /** The result for each user, keyed by `userId`. */
        UpdateUsersItems: {
            [key: string]: components["schemas"]["UserResult"];
        };
        /** The outcome. */
        UpdateUsersResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each user, keyed by `userId`. */
            data: components["schemas"]["UpdateUsersItems"];
        };
        /** The result for each user. */
        UpdateUsersReply: {
            /** The outcome. */
            result: components["schemas"]["UpdateUsersResult"];
        };
        /** The person, as the caller knows them. Custom fields are kept unchanged. */
        UserProperties: {
            /** A person's name, as shown to others. */
            name?: components["schemas"]["PersonName"];
            /** The person's e-mail address. It may be empty. */
            email?: components["schemas"]["PersonEmail"];
        } & {
            [key: string]: unknown;
        };
        /** The resources to grant. */
        TokenPermissions: {
            /** The resources, each at most once. */
            resources: components["schemas"]["Grant"][];
        };
        /** The operation's input. */
        GenerateTokenInput: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** The person, as the caller knows them. Custom fields are kept unchanged. */
            userProperties?: components["schemas"]["UserProperties"];
            /** The resources to grant. */
            permissions?: components["schemas"]["TokenPermissions"];
        };
        /** The user of the token, and the resources to grant. */
        GenerateTokenRequest: {
            /** The operation's input. */
            data: components["schemas"]["GenerateTokenInput"];
        };
        /** A token, and its expiry. */
        UserToken: {
            /** A signed JWT in its compact form. */
            token: string;
            /** The expiry of the token, in milliseconds since 1970-01-01T00:00:00Z. */
            expiresAt: components["schemas"]["Timestamp"];
        };
        /** The outcome. */
        GenerateTokenResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** A token, and its expiry. */
            data: components["schemas"]["UserToken"];
        };
        /** The token. */
        GenerateTokenReply: {
            /** The outcome. */
            result: components["schemas"]["GenerateTokenResult"];
        };
        /**
         * The type of the resource.
         * @enum {string}
         */
        ResourceType: "organization" | "folder" | "document";
        /** A resource of the organization of the call. The organization itself is one of them. */
        ResourceOfOrganization: {
            /** The type of the resource. */
            type: components["schemas"]["ResourceType"];
            /** The organization's, folder's or document's id. */
            id: components["schemas"]["Id"];
            /** Optional. It must be the organization of the call. */
            organizationId?: components["schemas"]["OrganizationId"];
        };
        /** The operation's input. */
        GetPermissionsInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Returns only the grants of these users. Each user may occur once. An empty list is treated as absent. */
            userIds?: components["schemas"]["UserId"][];
            /** Returns only the grants on these resources of the organization. Each resource may occur once. An empty list is treated as absent. */
            resources?: components["schemas"]["ResourceOfOrganization"][];
            /** The maximum number of items on a page. */
            pageSize?: components["schemas"]["PageSize"];
            /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
            pageToken?: components["schemas"]["PageToken"];
        };
        /** The grants to return. */
        GetPermissionsRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetPermissionsInput"];
        };
        /** A grant in force. */
        GrantInForce: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** The type of the resource. */
            type: components["schemas"]["ResourceType"];
            /** The organization's, folder's or document's id. */
            id: components["schemas"]["Id"];
            /** The organization of the folder or document. Absent for an organization. */
            organizationId?: components["schemas"]["OrganizationId"];
            /** `viewer` may read. `editor` may read and write. */
            accessRole: components["schemas"]["AccessRole"];
            /** The expiry of the grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if it does not expire. */
            expiresAt?: components["schemas"]["Timestamp"];
        };
        /** A page of grants. */
        GetPermissionsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The grants of this page. It is empty if there are none. */
            data: components["schemas"]["GrantInForce"][];
            /** The token of the next page. It is opaque and absent on the last page. */
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** A page of grants. */
        GetPermissionsReply: {
            /** A page of grants. */
            result: components["schemas"]["GetPermissionsResult"];
        };
        /** The operation's input. */
        GetOrganizationsInput: {
            /** Returns only the organizations with these ids. Each id may occur once. An empty list is treated as absent. */
            organizationIds?: components["schemas"]["OrganizationId"][];
            /** The maximum number of items on a page. */
            pageSize?: components["schemas"]["PageSize"];
            /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
            pageToken?: components["schemas"]["PageToken"];
        };
        /** The organizations to return. */
        GetOrganizationsRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetOrganizationsInput"];
        };
        /** An organization. It may have further fields, which are returned as they were stored. */
        Organization: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The service's own id of the organization, a UUID in lower case. It never changes. */
            id: components["schemas"]["OrganizationServiceId"];
            /** The organization's name, as shown to people. The default is the organization's id. */
            organizationName: string;
        } & {
            [key: string]: unknown;
        };
        /** A page of organizations. */
        GetOrganizationsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The organizations of this page, in the order of their ids. It is empty if there are none. */
            data: components["schemas"]["Organization"][];
            /** The token of the next page. It is opaque and absent on the last page. */
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** A page of organizations. */
        GetOrganizationsReply: {
            /** A page of organizations. */
            result: components["schemas"]["GetOrganizationsResult"];
        };
        /** The operation's input. */
        GetUsersInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Returns only the users with these ids. Each id may occur once. An empty list is treated as absent. */
            userIds?: components["schemas"]["UserId"][];
            /** The maximum number of items on a page. */
            pageSize?: components["schemas"]["PageSize"];
            /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
            pageToken?: components["schemas"]["PageToken"];
        };
        /** The users to return. */
        GetUsersRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetUsersInput"];
        };
        /** A person known to the organization, with the latest values. Custom fields are returned unchanged. */
        KnownUser: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** A person's name, as shown to others. */
            name?: components["schemas"]["PersonName"];
            /** The person's e-mail address. It may be empty. */
            email?: string;
            /** The role of their grant on the organization. Absent if no grant is in force. */
            accessRole?: components["schemas"]["AccessRole"];
            /** The expiry of that grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if it does not expire. */
            expiresAt?: components["schemas"]["Timestamp"];
            /** The user's context permissions, which a notification's `context` is compared with. Absent if there are none. */
            context?: components["schemas"]["NotificationContext"];
            /** The time when Add Users or an import added them to the organization. Absent if they are known from other calls only. */
            addedAt?: components["schemas"]["Timestamp"];
        } & {
            [key: string]: unknown;
        };
        /** A page of users. */
        GetUsersResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The users of this page, in the order of their ids. It is empty if there are none. */
            data: components["schemas"]["KnownUser"][];
            /** The token of the next page. It is opaque and absent on the last page. */
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** A page of users. */
        GetUsersReply: {
            /** A page of users. */
            result: components["schemas"]["GetUsersResult"];
        };
        /** The operation's input. */
        GetUserGroupsInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Returns only this user group, with its members. */
            organizationUserGroupId?: components["schemas"]["UserGroupId"];
            /** The maximum number of items on a page. */
            pageSize?: components["schemas"]["PageSize"];
            /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
            pageToken?: components["schemas"]["PageToken"];
        };
        /** The user groups to return. */
        GetUserGroupsRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetUserGroupsInput"];
        };
        /** A user group. */
        UserGroup: {
            /** The user group's id, chosen by the caller. */
            organizationUserGroupId: components["schemas"]["UserGroupId"];
            /**
             * Format: int32
             * The number of members. 1,000 means 1,000 or more.
             */
            memberCount: number;
            /** The members of this page, in the order of their ids. Present only for a group that was requested by its id. */
            userIds?: components["schemas"]["UserId"][];
        };
        /** A page of user groups, or of the members of one group. */
        GetUserGroupsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The groups of this page, in the order of their ids. It is empty if there are none. */
            data: components["schemas"]["UserGroup"][];
            /** The token of the next page. It is opaque and absent on the last page. */
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** A page of user groups, or of the members of one group. */
        GetUserGroupsReply: {
            /** A page of user groups, or of the members of one group. */
            result: components["schemas"]["GetUserGroupsResult"];
        };
        /** A folder to add. */
        NewFolder: {
            /** The folder's id, chosen by the caller. */
            folderId: components["schemas"]["FolderId"];
            /** The folder's name, as shown to people. The default is the folder's id. */
            folderName?: string;
            /** The parent folder. Absent or null, the folder is at the top. */
            parentFolderId?: components["schemas"]["FolderIdOrNull"];
            /** The access type. Absent or null, the folder takes the access of the folder above it. */
            accessType?: components["schemas"]["FolderAccessType"] | null;
            /** If true, the folder takes the access of the folder above it, as with an `accessType` of null. An access type beside it is refused. */
            inheritFromParent?: boolean;
            /** The access type in force, as Get Folders returns it. It has no effect. */
            effectiveAccessType?: components["schemas"]["FolderAccessType"];
        };
        /** The operation's input. */
        AddFoldersInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The folders, each at most once. */
            folders: components["schemas"]["NewFolder"][];
        };
        /** The folders to add. */
        AddFoldersRequest: {
            /** The operation's input. */
            data: components["schemas"]["AddFoldersInput"];
        };
        /**
         * FolderAdded
         * The folder was added.
         */
        FolderAdded: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /**
         * FolderNotAdded
         * The folder was not added. `message` has the reason.
         */
        FolderNotAdded: {
            /**
             * Always false.
             * @constant
             */
            success: false;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The result for one folder. `success` tells the two forms apart. */
        NewFolderResult: components["schemas"]["FolderAdded"] | components["schemas"]["FolderNotAdded"];
        /** The result for each folder, keyed by its id. */
        AddFoldersItems: {
            [key: string]: components["schemas"]["NewFolderResult"];
        };
        /** The outcome. */
        AddFoldersResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each folder, keyed by its id. */
            data: components["schemas"]["AddFoldersItems"];
        };
        /** The result for each folder. */
        AddFoldersReply: {
            /** The outcome. */
            result: components["schemas"]["AddFoldersResult"];
        };
        /** The operation's input. */
        GetFoldersInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Returns only the folders with these ids. Each id may occur once. An empty list is treated as absent. */
            folderIds?: components["schemas"]["FolderId"][];
            /** Returns only the folders directly in this folder. Null selects the folders at the top. */
            parentFolderId?: components["schemas"]["FolderIdOrNull"];
            /** The maximum number of items on a page. */
            pageSize?: components["schemas"]["PageSize"];
            /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
            pageToken?: components["schemas"]["PageToken"];
        };
        /** The folders to return. */
        GetFoldersRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetFoldersInput"];
        };
        /** A folder. */
        Folder: {
            /** The folder's id, chosen by the caller. */
            folderId: components["schemas"]["FolderId"];
            /** The folder's name, as shown to people. The default is the folder's id. */
            folderName: string;
            /** The parent folder. Null if the folder is at the top. */
            parentFolderId: components["schemas"]["FolderIdOrNull"];
            /** The folder's own access type. Null if it inherits. */
            accessType: components["schemas"]["FolderAccessType"] | null;
            /** Whether the folder has no access type of its own. */
            inheritFromParent: boolean;
            /** The access type in force: the folder's own, that of the nearest folder above with its own, or the default of the API key. */
            effectiveAccessType: components["schemas"]["FolderAccessType"];
        };
        /** The outcome. */
        GetFoldersResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The folders of this page, in the order of their ids. It is empty if there are none. */
            data: components["schemas"]["Folder"][];
            /** The token of the next page. It is absent on the last page. */
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** A page of folders. */
        GetFoldersReply: {
            /** The outcome. */
            result: components["schemas"]["GetFoldersResult"];
        };
        /** A document to add. Custom fields are kept and returned unchanged. */
        NewDocument: {
            /** The document's id, chosen by the caller. */
            documentId: components["schemas"]["DocumentId"];
            /** The document's id, as Get Documents returns it. It must be the same as `documentId`. */
            id?: components["schemas"]["DocumentId"];
            /** The document's name, as shown to people. The default is the document's id. */
            documentName?: components["schemas"]["DocumentName"];
            /** The document's folder. Absent or null, it is in no folder. */
            folderId?: components["schemas"]["FolderIdOrNull"];
            /** The access type. Absent or null, the document takes the access of its folder. */
            accessType?: components["schemas"]["DocumentAccessType"] | null;
            /** If true, the document takes the access of its folder, and `accessType` has no effect. False is the same as absent. */
            inheritFromParent?: boolean;
            /**
             * Whether the document is disabled.
             * @default false
             */
            disabled?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** The operation's input. */
        AddDocumentsInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The documents, each at most once. */
            documents: components["schemas"]["NewDocument"][];
        };
        /** The documents to add. */
        AddDocumentsRequest: {
            /** The operation's input. */
            data: components["schemas"]["AddDocumentsInput"];
        };
        /**
         * DocumentAdded
         * The document was added.
         */
        DocumentAdded: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /**
         * DocumentNotAdded
         * The document was not added. `message` has the reason.
         */
        DocumentNotAdded: {
            /**
             * Always false.
             * @constant
             */
            success: false;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The result for one document. `success` tells the two forms apart. */
        NewDocumentResult: components["schemas"]["DocumentAdded"] | components["schemas"]["DocumentNotAdded"];
        /** The result for each document, keyed by its id. */
        AddDocumentsItems: {
            [key: string]: components["schemas"]["NewDocumentResult"];
        };
        /** The outcome. */
        AddDocumentsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each document, keyed by its id. */
            data: components["schemas"]["AddDocumentsItems"];
        };
        /** Result for each document. */
        AddDocumentsReply: {
            /** The outcome. */
            result: components["schemas"]["AddDocumentsResult"];
        };
        /** The changes of a document. Custom fields are kept and returned unchanged. */
        DocumentChange: {
            /** The document's id, chosen by the caller. */
            documentId: components["schemas"]["DocumentId"];
            /** The document's id, as Get Documents returns it. It must be the same as `documentId`. */
            id?: components["schemas"]["DocumentId"];
            /** The document's new name. */
            documentName?: components["schemas"]["DocumentName"];
            /** The document's new folder. Null takes it out of its folder. */
            folderId?: components["schemas"]["FolderIdOrNull"];
            /** The access type. Null gives the document the access of its folder. */
            accessType?: components["schemas"]["DocumentAccessType"] | null;
            /** If true, the document takes the access of its folder, and `accessType` has no effect. False is the same as absent. */
            inheritFromParent?: boolean;
            /** Whether the document is disabled. */
            disabled?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** The operation's input. */
        UpdateDocumentsInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The documents, each at most once. */
            documents: components["schemas"]["DocumentChange"][];
        };
        /** The documents to change. */
        UpdateDocumentsRequest: {
            /** The operation's input. */
            data: components["schemas"]["UpdateDocumentsInput"];
        };
        /**
         * DocumentUpdated
         * The document was changed as requested.
         */
        DocumentUpdated: {
            /**
             * Always true.
             * @constant
             */
            success: true;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /**
         * DocumentNotUpdated
         * The document was not changed. `message` has the reason.
         */
        DocumentNotUpdated: {
            /**
             * Always false.
             * @constant
             */
            success: false;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The result for one document. `success` tells the two forms apart. */
        DocumentChangeResult: components["schemas"]["DocumentUpdated"] | components["schemas"]["DocumentNotUpdated"];
        /** The result for each document, keyed by its id. */
        UpdateDocumentsItems: {
            [key: string]: components["schemas"]["DocumentChangeResult"];
        };
        /** The outcome. */
        UpdateDocumentsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each document, keyed by its id. */
            data: components["schemas"]["UpdateDocumentsItems"];
        };
        /** Result for each document. */
        UpdateDocumentsReply: {
            /** The outcome. */
            result: components["schemas"]["UpdateDocumentsResult"];
        };
        /** The operation's input. */
        GetConfigInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** Documents whose settings are returned in addition to the organization's. Each may occur once. An empty list is treated as absent. */
            documentIds?: components["schemas"]["DocumentId"][];
            /** The users whose settings are returned, each at most once. */
            userIds: components["schemas"]["UserId"][];
        };
        /** The users and documents whose settings are returned. */
        GetConfigRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetConfigInput"];
        };
        /** The stored settings, as Set Config takes them. A field without a setting is null. */
        StoredConfig: {
            /** `ALL`, `MINE`, `NONE`, or null for no setting. */
            inbox: components["schemas"]["NotificationChoiceOrNull"];
            /** `ALL`, `MINE`, `NONE`, or null for no setting. */
            email: components["schemas"]["NotificationChoiceOrNull"];
            /** `ALL`, `MINE`, `NONE`, or null for no setting. */
            slack: components["schemas"]["NotificationChoiceOrNull"];
        };
        /**
         * `ALL` notifications, only `MINE`, or `NONE`.
         * @enum {string}
         */
        NotificationChoice: "ALL" | "MINE" | "NONE";
        /** The settings in force. */
        EffectiveConfig: {
            /** `ALL` notifications, only `MINE`, or `NONE`. */
            inbox: components["schemas"]["NotificationChoice"];
            /** `ALL` notifications, only `MINE`, or `NONE`. */
            email: components["schemas"]["NotificationChoice"];
            /** `ALL` notifications, only `MINE`, or `NONE`. */
            slack: components["schemas"]["NotificationChoice"];
        };
        /** The settings of one user in one document. */
        DocumentConfig: {
            /** The stored settings, as Set Config takes them. A field without a setting is null. */
            config: components["schemas"]["StoredConfig"];
            /** The settings in force. */
            effectiveConfig: components["schemas"]["EffectiveConfig"];
        };
        /** The settings of one user. */
        UserConfig: {
            /** The stored settings, as Set Config takes them. A field without a setting is null. */
            config: components["schemas"]["StoredConfig"];
            /** The settings in force. */
            effectiveConfig: components["schemas"]["EffectiveConfig"];
            /** The user's settings in each requested document that exists, keyed by its id. Absent without `documentIds`. */
            documents?: {
                [key: string]: components["schemas"]["DocumentConfig"];
            };
        };
        /** The settings of each requested user, keyed by the user's id. */
        GetConfigItems: {
            [key: string]: components["schemas"]["UserConfig"];
        };
        /** The outcome. */
        GetConfigResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The settings of each requested user, keyed by the user's id. */
            data: components["schemas"]["GetConfigItems"];
        };
        /** The settings of each user. */
        GetConfigReply: {
            /** The outcome. */
            result: components["schemas"]["GetConfigResult"];
        };
        /** The operation's input. */
        GetPresenceInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The document's id, chosen by the caller. */
            documentId: components["schemas"]["DocumentId"];
            /** The maximum number of items on a page. */
            pageSize?: components["schemas"]["PageSize"];
            /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
            pageToken?: components["schemas"]["PageToken"];
        };
        /** The document to look at. */
        GetPresenceRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetPresenceInput"];
        };
        /** A present user. Custom fields are those of the entry, and are returned unchanged. */
        PresentUser: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** A person's name, as shown to others. */
            name?: components["schemas"]["PersonName"];
            /** The person's e-mail address. It may be empty. */
            email?: string;
            /** `online`: the user is at the document. `away`: the document is open, but the user is not at it. */
            status: components["schemas"]["PresenceStatus"];
            /** The time when the entry was last renewed, in milliseconds since 1970-01-01T00:00:00Z. */
            renewedAt: components["schemas"]["Timestamp"];
        } & {
            [key: string]: unknown;
        };
        /** The outcome. */
        GetPresenceResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The users of this page, in the order of their ids. It is empty if there are none. */
            data: components["schemas"]["PresentUser"][];
            /** The token of the next page. It is opaque and absent on the last page. */
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** The current users of the document. */
        GetPresenceReply: {
            /** The outcome. */
            result: components["schemas"]["GetPresenceResult"];
        };
        /** The operation's input. */
        RemovePresenceInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The document's id, chosen by the caller. */
            documentId: components["schemas"]["DocumentId"];
            /** The users, each at most once. */
            userIds: components["schemas"]["UserId"][];
        };
        /** The document, and the users to remove from its presence list. */
        RemovePresenceRequest: {
            /** The operation's input. */
            data: components["schemas"]["RemovePresenceInput"];
        };
        /** The result for one user. */
        RemovedPresence: {
            /** Whether the user was removed. */
            success: boolean;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The result for each user, keyed by its id. */
        RemovePresenceItems: {
            [key: string]: components["schemas"]["RemovedPresence"];
        };
        /** The outcome. */
        RemovePresenceResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each user, keyed by its id. */
            data: components["schemas"]["RemovePresenceItems"];
        };
        /** The result for each user. */
        RemovePresenceReply: {
            /** The outcome. */
            result: components["schemas"]["RemovePresenceResult"];
        };
        /** The operation's input. */
        CheckPermissionsInput: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** The resources, each at most once. The results are in the same order. */
            resources: components["schemas"]["GrantedResource"][];
        };
        /** The user, and the resources to check. */
        CheckPermissionsRequest: {
            /** The operation's input. */
            data: components["schemas"]["CheckPermissionsInput"];
        };
        /** A resource with a grant. */
        GrantingResource: {
            /** The type of the resource. */
            type: components["schemas"]["ResourceType"];
            /** The organization's, folder's or document's id. */
            id: components["schemas"]["Id"];
        };
        /** The access to a resource. */
        Access: {
            /** The type of the resource. */
            type: components["schemas"]["ResourceType"];
            /** The organization's, folder's or document's id. */
            id: components["schemas"]["Id"];
            /** The organization of the folder or document. Absent for an organization. */
            organizationId?: components["schemas"]["OrganizationId"];
            /**
             * The role in force. Null if the user has no access.
             * @enum {string|null}
             */
            accessRole: "viewer" | "editor" | null;
            /**
             * The reason for the access, or for its absence.
             * @enum {string}
             */
            reason: "grant" | "userGroup" | "public" | "noAccess" | "notFound";
            /** The resource of the grant. Present with the reason `grant`. */
            grantedOn?: components["schemas"]["GrantingResource"];
            /** The expiry of the grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if the access does not expire. */
            expiresAt?: components["schemas"]["Timestamp"];
        };
        /** The outcome. */
        CheckPermissionsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The access to each resource, in the order of the request. */
            data: components["schemas"]["Access"][];
        };
        /** The access to each resource. */
        CheckPermissionsReply: {
            /** The outcome. */
            result: components["schemas"]["CheckPermissionsResult"];
        };
        /** The ids of the notifications, each at most once. */
        ChangedNotificationIds: components["schemas"]["NotificationId"][];
        /** The operation's input. */
        UpdateNotificationsInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The ids of the notifications, each at most once. */
            notificationIds: components["schemas"]["ChangedNotificationIds"];
            /** The recipient. */
            userId: components["schemas"]["UserId"];
            /** Whether the user has read them: true for read, false for unread. */
            read: boolean;
        };
        /** The notifications, the recipient, and the new state. */
        UpdateNotificationsRequest: {
            /** The operation's input. */
            data: components["schemas"]["UpdateNotificationsInput"];
        };
        /**
         * NotificationChanged
         * A notification that has the new state, or is deleted.
         */
        NotificationChanged: {
            /**
             * Always `true`.
             * @constant
             */
            success: true;
            /** The notification's id. */
            notificationId: components["schemas"]["NotificationId"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /**
         * NotificationNotChanged
         * A notification that does not exist, or that the user has not received.
         */
        NotificationNotChanged: {
            /**
             * Always `false`.
             * @constant
             */
            success: false;
            /** The notification's id. */
            notificationId: components["schemas"]["NotificationId"];
            /** The reason of the failure. */
            message: components["schemas"]["Message"];
        };
        /** The result for one notification. `success` tells the two forms apart. */
        NotificationOutcome: components["schemas"]["NotificationChanged"] | components["schemas"]["NotificationNotChanged"];
        /** The result for each notification, by its id. */
        NotificationItems: {
            [key: string]: components["schemas"]["NotificationOutcome"];
        };
        /** The outcome. */
        UpdateNotificationsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each notification, by its id. */
            data: components["schemas"]["NotificationItems"];
        };
        /** The result for each notification. */
        UpdateNotificationsReply: {
            /** The outcome. */
            result: components["schemas"]["UpdateNotificationsResult"];
        };
        /** The operation's input. */
        DeleteNotificationsInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The ids of the notifications, each at most once. */
            notificationIds: components["schemas"]["ChangedNotificationIds"];
            /** The recipient whose inbox they leave. Absent, they are deleted for everyone. */
            userId?: components["schemas"]["UserId"];
        };
        /** The notifications to delete. */
        DeleteNotificationsRequest: {
            /** The operation's input. */
            data: components["schemas"]["DeleteNotificationsInput"];
        };
        /** The outcome. */
        DeleteNotificationsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each notification, by its id. */
            data: components["schemas"]["NotificationItems"];
        };
        /** The result for each notification. */
        DeleteNotificationsReply: {
            /** The outcome. */
            result: components["schemas"]["DeleteNotificationsResult"];
        };
        /** The operation's input. */
        GetUserDataInput: {
            /** The user's id, chosen by the caller. */
            userId: components["schemas"]["UserId"];
            /** The maximum number of items on a page. */
            pageSize?: components["schemas"]["PageSize"];
            /** The `result.pageToken` of the previous page. Absent or empty, it selects the first page. */
            pageToken?: components["schemas"]["PageToken"];
        };
        /** The user whose data is returned. */
        GetUserDataRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetUserDataInput"];
        };
        /** The fields of the item, by name. Times are in milliseconds since 1970-01-01T00:00:00Z. Fields without a value are absent. */
        UserDataFields: {
            [key: string]: unknown;
        };
        /** An item of a user's data. */
        UserDataItem: {
            /**
             * The kind of the item.
             * @enum {string}
             */
            kind: "grant" | "userGroupMembership" | "presence" | "presenceReference" | "annotation" | "mention" | "annotationReference" | "documentReference" | "notification" | "mail" | "receivedNotification" | "notificationConfig" | "notificationReference" | "user" | "userReference" | "organizationReference";
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The document of the item. Absent if it has none. */
            documentId?: components["schemas"]["DocumentId"];
            /** The fields of the item, by name. Times are in milliseconds since 1970-01-01T00:00:00Z. Fields without a value are absent. */
            data: components["schemas"]["UserDataFields"];
        };
        /** The outcome. */
        GetUserDataResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The items of this page. It is empty if there are none. */
            data: components["schemas"]["UserDataItem"][];
            /** The token of the next page. It is absent on the last page. */
            pageToken?: components["schemas"]["NextPageToken"];
        };
        /** A page of a user's data. */
        GetUserDataReply: {
            /** The outcome. */
            result: components["schemas"]["GetUserDataResult"];
        };
        /** An empty object. */
        GetApiKeysInput: Record<string, never>;
        /** Only the envelope. The credentials select the workspace. */
        GetApiKeysRequest: {
            /** An empty object. */
            data: components["schemas"]["GetApiKeysInput"];
        };
        /** An API key, with its switches. */
        ApiKeySettings: {
            /** The key's id, for the header `x-svc-api-key`. */
            id: components["schemas"]["WorkspaceServiceId"];
            /** The name of the key. */
            apiKeyName: components["schemas"]["WorkspaceText"];
            /** The purpose of the key. A workspace begins with a key for `testing`. */
            type: components["schemas"]["ApiKeyType"];
            /** Whether Get Documents can be called. */
            advancedQueries: boolean;
            /** Whether Set Config and Get Config can be called. */
            notificationConfig: boolean;
            /** The access of folders at the top that have no access type of their own. */
            defaultFolderAccess: components["schemas"]["FolderAccessType"];
        };
        /** The API keys of the workspace, the oldest first. */
        ApiKeyList: components["schemas"]["ApiKeySettings"][];
        /** The outcome. */
        GetApiKeysResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The API keys of the workspace, the oldest first. */
            data: components["schemas"]["ApiKeyList"];
        };
        /** The API keys. */
        GetApiKeysReply: {
            /** The outcome. */
            result: components["schemas"]["GetApiKeysResult"];
        };
        /** The operation's input. Absent fields stay. */
        UpdateApiKeyInput: {
            /** The id of the API key, from Get API Keys. */
            apiKey: components["schemas"]["Id"];
            /** The new name of the key. */
            apiKeyName?: components["schemas"]["WorkspaceText"];
            /** Whether Get Documents can be called. */
            advancedQueries?: boolean;
            /** Whether Set Config and Get Config can be called. */
            notificationConfig?: boolean;
            /** The access of folders at the top that have no access type of their own. */
            defaultFolderAccess?: components["schemas"]["FolderAccessType"];
            /**
             * True deletes the key and all of its data. Other changes of the same call are then without effect.
             * @constant
             */
            deleted?: true;
        };
        /** The changes of an API key. */
        UpdateApiKeyRequest: {
            /** The operation's input. Absent fields stay. */
            data: components["schemas"]["UpdateApiKeyInput"];
        };
        /** The outcome. */
        UpdateApiKeyResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** An API key, with its switches. */
            data: components["schemas"]["ApiKeySettings"];
        };
        /** The API key after the change. */
        UpdateApiKeyReply: {
            /** The outcome. */
            result: components["schemas"]["UpdateApiKeyResult"];
        };
        /** The operation's input. */
        ResetAuthTokenInput: {
            /** The id of the API key, from Get API Keys. Without it, the workspace's own token is reset. */
            apiKey?: components["schemas"]["Id"];
        };
        /** The token to reset. */
        ResetAuthTokenRequest: {
            /** The operation's input. */
            data: components["schemas"]["ResetAuthTokenInput"];
        };
        /** The new token. */
        ResetToken: {
            /** The API key of the token. Null for the workspace's own. */
            apiKey: components["schemas"]["WorkspaceServiceId"] | null;
            /** The new token, for the header `x-svc-auth-token`. */
            authToken: components["schemas"]["AuthToken"];
        };
        /** The outcome. */
        ResetAuthTokenResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The new token. */
            data: components["schemas"]["ResetToken"];
        };
        /** The new token. */
        ResetAuthTokenReply: {
            /** The outcome. */
            result: components["schemas"]["ResetAuthTokenResult"];
        };
        /** An empty object. */
        GetDomainsInput: Record<string, never>;
        /** Only the envelope. The credentials select the workspace. */
        GetDomainsRequest: {
            /** An empty object. */
            data: components["schemas"]["GetDomainsInput"];
        };
        /** All domains of the workspace, in order. */
        DomainList: components["schemas"]["WorkspaceDomain"][];
        /** The outcome. */
        GetDomainsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** All domains of the workspace, in order. */
            data: components["schemas"]["DomainList"];
        };
        /** The domains. */
        GetDomainsReply: {
            /** The outcome. */
            result: components["schemas"]["GetDomainsResult"];
        };
        /** The operation's input. */
        DeleteDomainsInput: {
            /** The domains, each at most once. */
            domains: components["schemas"]["RequestedDomain"][];
        };
        /** The domains to delete. */
        DeleteDomainsRequest: {
            /** The operation's input. */
            data: components["schemas"]["DeleteDomainsInput"];
        };
        /** The outcome. */
        DeleteDomainsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each domain, keyed by the text that was sent. */
            data: components["schemas"]["DomainItems"];
        };
        /** The result for each domain. */
        DeleteDomainsReply: {
            /** The outcome. */
            result: components["schemas"]["DeleteDomainsResult"];
        };
        /** The operation's input. */
        GetEmailConfigInput: {
            /** The id of the API key. Required with the headers of a workspace. With those of an API key, it is that key. */
            apiKey?: components["schemas"]["MailingApiKey"];
        };
        /** The API key. */
        GetEmailConfigRequest: {
            /** The operation's input. */
            data: components["schemas"]["GetEmailConfigInput"];
        };
        /** The outcome. */
        GetEmailConfigResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The mail settings of an API key. */
            data: components["schemas"]["EmailConfig"];
        };
        /** The current mail settings. */
        GetEmailConfigReply: {
            /** The outcome. */
            result: components["schemas"]["GetEmailConfigResult"];
        };
        /** The operation's input. */
        DeleteOrganizationsInput: {
            /** The organizations, each at most once. */
            organizationIds: components["schemas"]["OrganizationId"][];
        };
        /** The organizations to delete. */
        DeleteOrganizationsRequest: {
            /** The operation's input. */
            data: components["schemas"]["DeleteOrganizationsInput"];
        };
        /** The result for one item of a deletion. */
        DeletionResult: {
            /** Whether the item was deleted. */
            success: boolean;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** The result for each organization, keyed by `organizationId`. */
        DeleteOrganizationsItems: {
            [key: string]: components["schemas"]["DeletionResult"];
        };
        /** The outcome. */
        DeleteOrganizationsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The result for each organization, keyed by `organizationId`. */
            data: components["schemas"]["DeleteOrganizationsItems"];
        };
        /** The result for each organization. */
        DeleteOrganizationsReply: {
            /** The outcome. */
            result: components["schemas"]["DeleteOrganizationsResult"];
        };
        /** An empty object. */
        GetUsageInput: Record<string, never>;
        /** Only the envelope. The credentials select the workspace. */
        GetUsageRequest: {
            /** An empty object. */
            data: components["schemas"]["GetUsageInput"];
        };
        /** The usage of an API key on one day. */
        UsageOfDay: {
            /** The API key. Null for calls with the headers of the workspace. */
            apiKey: components["schemas"]["WorkspaceServiceId"] | null;
            /**
             * Format: int64
             * The beginning of the day in epoch milliseconds.
             */
            day: number;
            /**
             * Format: int64
             * The calls with accepted credentials.
             */
            calls: number;
            /**
             * Format: int64
             * The calls among them that were refused.
             */
            refusedCalls: number;
            /**
             * Format: int64
             * The notifications that were mailed.
             */
            mails: number;
        };
        /** The usage of each day and API key, the latest day first. */
        UsageList: components["schemas"]["UsageOfDay"][];
        /** The outcome. */
        GetUsageResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The usage of each day and API key, the latest day first. */
            data: components["schemas"]["UsageList"];
        };
        /** The usage of each day. */
        GetUsageReply: {
            /** The outcome. */
            result: components["schemas"]["GetUsageResult"];
        };
        /** An empty object. */
        GetJobsInput: Record<string, never>;
        /** Only the envelope. The credentials select the API key. */
        GetJobsRequest: {
            /** An empty object. */
            data: components["schemas"]["GetJobsInput"];
        };
        /** A deletion or a migration. */
        ListedJob: {
            /** The `jobId` of a deletion, or the `migrationId` of a migration. */
            id: string;
            /**
             * The kind of job.
             * @enum {string}
             */
            type: "deletion" | "migration";
            /**
             * The progress. Deletions never fail.
             * @enum {string}
             */
            status: "pending" | "inProgress" | "completed" | "failed";
            /**
             * Format: int64
             * The time of the call that started it, in epoch milliseconds.
             */
            startedAt: number;
        };
        /** The deletions and migrations of the API key, the latest first. */
        JobList: components["schemas"]["ListedJob"][];
        /** The outcome. */
        GetJobsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** The deletions and migrations of the API key, the latest first. */
            data: components["schemas"]["JobList"];
        };
        /** The jobs. */
        GetJobsReply: {
            /** The outcome. */
            result: components["schemas"]["GetJobsResult"];
        };
        /** The operation's input. */
        DeleteDocumentsInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The documents, each at most once. */
            documentIds: components["schemas"]["DocumentId"][];
        };
        /** The documents to delete. */
        DeleteDocumentsRequest: {
            /** The operation's input. */
            data: components["schemas"]["DeleteDocumentsInput"];
        };
        /** Result for each document, keyed by its id. */
        DeleteDocumentsItems: {
            [key: string]: components["schemas"]["DeletionResult"];
        };
        /** The outcome. */
        DeleteDocumentsResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** Result for each document, keyed by its id. */
            data: components["schemas"]["DeleteDocumentsItems"];
        };
        /** Result for each document. */
        DeleteDocumentsReply: {
            /** The outcome. */
            result: components["schemas"]["DeleteDocumentsResult"];
        };
        /** The operation's input. */
        DeleteUsersInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The users, each at most once. */
            userIds: components["schemas"]["UserId"][];
        };
        /** The users to delete. */
        DeleteUsersRequest: {
            /** The operation's input. */
            data: components["schemas"]["DeleteUsersInput"];
        };
        /** Result for each user, keyed by its id. */
        DeleteUsersItems: {
            [key: string]: components["schemas"]["DeletionResult"];
        };
        /** The outcome. */
        DeleteUsersResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** Result for each user, keyed by its id. */
            data: components["schemas"]["DeleteUsersItems"];
        };
        /** Result for each user. */
        DeleteUsersReply: {
            /** The outcome. */
            result: components["schemas"]["DeleteUsersResult"];
        };
        /** The changes of a folder. */
        FolderChange: {
            /** The folder's id, chosen by the caller. */
            folderId: components["schemas"]["FolderId"];
            /** The folder's new name, as shown to people. */
            folderName?: string;
            /** The new parent folder. Null moves the folder to the top. */
            parentFolderId?: components["schemas"]["FolderIdOrNull"];
        };
        /** The operation's input. */
        UpdateFoldersInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The folders, each at most once. */
            folders: components["schemas"]["FolderChange"][];
        };
        /** The folders to change. */
        UpdateFoldersRequest: {
            /** The operation's input. */
            data: components["schemas"]["UpdateFoldersInput"];
        };
        /** The result for one folder. */
        FolderChangeResult: {
            /** Whether the folder was changed. */
            success: boolean;
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
        };
        /** Result for each folder, keyed by its id. */
        UpdateFoldersItems: {
            [key: string]: components["schemas"]["FolderChangeResult"];
        };
        /** The outcome. */
        UpdateFoldersResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** Result for each folder, keyed by its id. */
            data: components["schemas"]["UpdateFoldersItems"];
        };
        /** Result for each folder. */
        UpdateFoldersReply: {
            /** The outcome. */
            result: components["schemas"]["UpdateFoldersResult"];
        };
        /** The operation's input. */
        DeleteFoldersInput: {
            /** The organization's id, chosen by the caller in Add Organizations. */
            organizationId: components["schemas"]["OrganizationId"];
            /** The folders, each at most once. */
            folderIds: components["schemas"]["FolderId"][];
            /**
             * Whether everything inside the folders is deleted too. The default is false.
             * @default false
             */
            recursive?: boolean;
        };
        /** The folders to delete. */
        DeleteFoldersRequest: {
            /** The operation's input. */
            data: components["schemas"]["DeleteFoldersInput"];
        };
        /** Result for each folder, keyed by its id. */
        DeleteFoldersItems: {
            [key: string]: components["schemas"]["DeletionResult"];
        };
        /** The outcome. */
        DeleteFoldersResult: {
            /** Always `success`. A failure has an `error` in place of the `result`. */
            status: components["schemas"]["SuccessStatus"];
            /** The outcome in a sentence for people. Do not parse it. */
            message: components["schemas"]["Message"];
            /** Result for each folder, keyed by its id. */
            data: components["schemas"]["DeleteFoldersItems"];
        };
        /** Result for each folder. */
        DeleteFoldersReply: {
            /** The outcome. */
            result: components["schemas"]["DeleteFoldersResult"];
        };
    };
    responses: {
        /** The credentials are missing, malformed or revoked, or do not belong together. The response does not say which. */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason. */
        OriginNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The organization does not exist. An organization of another API key returns the same error. */
        OrganizationNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The request body did not arrive in time. The connection is closed. Nothing was done. */
        TooSlow: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The request body is larger than 1 MiB. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The request is not `application/json` in UTF-8, or its body is compressed. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** Too many requests. Wait for the seconds in `Retry-After`. Nothing was done. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The service failed. Its log has the error under the `X-Request-Id` of this response. Quote that id in reports. The change may have been made. Repeat the call with the same `Idempotency-Key`, or read the data before you try again. */
        Internal: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The service is temporarily unavailable, for example because its database is. Nothing was done. Try again after the seconds in `Retry-After`. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The request body is larger than 16 KiB. */
        PublicTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** Too many requests. Wait for the seconds in `Retry-After`. Nothing was done. */
        CreateWorkspaceTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                /**
                 * Seconds to wait before the next attempt.
                 * @example 1800
                 */
                "Retry-After"?: number;
                /**
                 * The remaining quota `r` and the seconds `t` until the window resets, as a structured field.
                 * @example "create-workspace";r=0;t=1800
                 */
                RateLimit?: string;
                /**
                 * The quota `q` of a window of `w` seconds, as a structured field. It comes together with `RateLimit`.
                 * @example "create-workspace";q=10;w=3600
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** Too many requests. Wait for the seconds in `Retry-After`. Nothing was done. */
        SendLoginLinkTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                /**
                 * Seconds to wait before the next attempt.
                 * @example 1800
                 */
                "Retry-After"?: number;
                /**
                 * The remaining quota `r` and the seconds `t` until the window resets, as a structured field.
                 * @example "send-login-link";r=0;t=1800
                 */
                RateLimit?: string;
                /**
                 * The quota `q` of a window of `w` seconds, as a structured field. It comes together with `RateLimit`.
                 * @example "send-login-link";q=10;w=3600
                 */
                "RateLimit-Policy"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** Too many requests, or too many open deletion jobs. Wait for the seconds in `Retry-After`. Nothing was done. */
        TooManyJobs: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** The request is invalid. */
        StatusInvalidArgument: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** The credentials are missing, malformed or revoked, or do not belong together. The response does not say which. */
        StatusUnauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** The workspace has domains (Add Domains), and the `Origin` header names a host that is not one of them. Calls without `Origin` are never refused for this reason. */
        StatusOriginNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** The job does not exist. A job of another API key returns the same error. */
        StatusNotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** The request body did not arrive in time. The connection is closed. Nothing was done. */
        StatusTooSlow: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** The request body is larger than 1 MiB. */
        StatusTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** The request is not `application/json` in UTF-8, or its body is compressed. */
        StatusUnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** Too many requests. Wait for the seconds in `Retry-After`. Nothing was done. */
        StatusTooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** The service failed. Its log has the error under the `X-Request-Id` of this response. Quote that id in reports. */
        StatusInternal: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** The service is temporarily unavailable, for example because its database is. Nothing was done. Try again after the seconds in `Retry-After`. */
        StatusUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StatusFailure"];
            };
        };
        /** Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing. */
        IdempotencyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                "Retry-After": components["headers"]["RetryAfter"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /**
         * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
         * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * The id of the request, also in the service's log. A caller's own `X-Request-Id` (1 to 128 letters, digits and `._:/+=-`) is kept. Otherwise, the service generates an id.
         * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c11
         */
        RequestId: string;
        /**
         * The origin of the page that called, if the server allows it. Calls of servers have no `Origin`, so their responses have no such header.
         * @example https://app.acme.example
         */
        AllowOrigin: string;
        /**
         * The remaining quota `r` and the seconds `t` until the window resets, as a structured field. Every response to a counted request has it.
         * @example "api-key";r=0;t=30
         */
        RateLimit: string;
        /**
         * The quota `q` of a window of `w` seconds, as a structured field. It comes together with `RateLimit`.
         * @example "api-key";q=600;w=60
         */
        RateLimitPolicy: string;
        /**
         * Seconds to wait before the next attempt.
         * @example 30
         */
        RetryAfter: number;
        /**
         * Present if the request had an `Idempotency-Key` and the server stores responses. `true`: this is the stored response of an earlier call. `false`: this call did the work.
         * @example false
         */
        IdempotencyReplayed: "true" | "false";
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    addPermissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPermissionsRequest"];
            };
        };
        responses: {
            /** Every grant is in force. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** The request is invalid. Nothing was granted. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    removePermissions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePermissionsRequest"];
            };
        };
        responses: {
            /** The user has none of these grants any more. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acknowledgement"];
                };
            };
            /** The request is invalid. Nothing was revoked. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
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
            /** The workspace was created. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateWorkspaceReply"];
                };
            };
            /** The request is invalid, or the address is at a disposable domain. Nothing was created. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["PublicTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["CreateWorkspaceTooManyRequests"];
            500: components["responses"]["Internal"];
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
            /** The workspace. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetWorkspaceReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The workspace does not exist. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            /** If the address owns a workspace, a login link will be sent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendLoginLinkReply"];
                };
            };
            /** The request is invalid. No mail is sent. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            413: components["responses"]["PublicTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["SendLoginLinkTooManyRequests"];
            500: components["responses"]["Internal"];
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
            /** The documents, in the order of their ids. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDocumentsReply"];
                };
            };
            /** The request is invalid, or a prerequisite is missing. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization or the folder does not exist. Objects of another API key return the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUsersFromGroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUsersFromGroupsRequest"];
            };
        };
        responses: {
            /** Each user's own result. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteUsersFromGroupsReply"];
                };
            };
            /** The request is invalid. No user was removed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAllUserData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAllUserDataRequest"];
            };
        };
        responses: {
            /** The job has started. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAllUserDataReply"];
                };
            };
            /** The request is invalid. No job was started. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyJobs"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addPresence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddPresenceRequest"];
            };
        };
        responses: {
            /** Every user is on the list. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddPresenceReply"];
                };
            };
            /** The request is invalid. No user was added. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization or the document does not exist. Objects of another API key return the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUsersToGroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUsersToGroupsRequest"];
            };
        };
        responses: {
            /** Each user's own result. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddUsersToGroupsReply"];
                };
            };
            /** The request is invalid. No user was added. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateOrganizations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateOrganizationsRequest"];
            };
        };
        responses: {
            /** The result for each organization. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrganizationsReply"];
                };
            };
            /** The request is invalid. Nothing was updated. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addOrganizations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddOrganizationsRequest"];
            };
        };
        responses: {
            /** The result for each organization. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddOrganizationsReply"];
                };
            };
            /** The request is invalid. Nothing was added. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
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
            /** The progress of the job. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["StatusUnavailable"];
        };
    };
    updateAccessForFolders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAccessForFoldersRequest"];
            };
        };
        responses: {
            /** The result for each folder. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateAccessForFoldersReply"];
                };
            };
            /** The request is invalid. Nothing was updated. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
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
            /** The matching notifications, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetNotificationsReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    addNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddNotificationsRequest"];
            };
        };
        responses: {
            /** The notification is stored, and reaches the recipients who passed the checks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddNotificationsReply"];
                };
            };
            /** The request is invalid. Nobody was notified, and nothing was created. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization or the document does not exist and is not to be created. Nobody was notified. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** Another notification with other content has this `notificationId`. Nobody was notified, and nothing was created. Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    setConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetConfigRequest"];
            };
        };
        responses: {
            /** The result for each user's setting. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetConfigReply"];
                };
            };
            /** The request is invalid, or the option is switched off. Nothing was set. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    migrateDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MigrateDocumentsRequest"];
            };
        };
        responses: {
            /** The migration has started. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MigrateDocumentsReply"];
                };
            };
            /** The request is invalid. Nothing was started. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization or the document does not exist. Objects of another API key return the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            /** A document already has the new id. Nothing was started. Another request was sent with this `Idempotency-Key`, or the first call with it is still running. With `Retry-After`, repeat the call. This call did nothing. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Retry-After": components["headers"]["RetryAfter"];
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
            /** The auth token of the API key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetAuthTokensReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The workspace does not have this API key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmailConfig: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateEmailConfigRequest"];
            };
        };
        responses: {
            /** The current settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateEmailConfigReply"];
                };
            };
            /** The request is invalid. Nothing was set. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The workspace does not have this API key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
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
            /** The state of the migration. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMigrationStatusReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization or the migration does not exist. Objects of another API key return the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** The API key was created. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateApiKeyReply"];
                };
            };
            /** The request is invalid, or the workspace has the maximum number of API keys. No key was created. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addDomains: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddDomainsRequest"];
            };
        };
        responses: {
            /** The result for each domain. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddDomainsReply"];
                };
            };
            /** The request is invalid. No domain was added. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    addUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddUsersRequest"];
            };
        };
        responses: {
            /** The result for each user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddUsersReply"];
                };
            };
            /** The request is invalid. No user was added. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUsersRequest"];
            };
        };
        responses: {
            /** The result for each user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUsersReply"];
                };
            };
            /** The request is invalid. No user was updated. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    generateToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GenerateTokenRequest"];
            };
        };
        responses: {
            /** Every grant is in force, and the token states them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GenerateTokenReply"];
                };
            };
            /** The request is invalid. Nothing was granted. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
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
            /** The grants. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPermissionsReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            /** The organizations, in the order of their ids. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOrganizationsReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            /** The users, in the order of their ids. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsersReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            /** The groups, or the requested one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserGroupsReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    addFolders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddFoldersRequest"];
            };
        };
        responses: {
            /** The result for each folder. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddFoldersReply"];
                };
            };
            /** The request is invalid. Nothing was added. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization does not exist. An organization of another API key returns the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
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
            /** The folders, in the order of their ids. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetFoldersReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization or the parent folder does not exist. Objects of another API key return the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    addDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddDocumentsRequest"];
            };
        };
        responses: {
            /** Result for each document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AddDocumentsReply"];
                };
            };
            /** The request is invalid. Nothing was added. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization does not exist. An organization of another API key returns the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDocumentsRequest"];
            };
        };
        responses: {
            /** Result for each document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDocumentsReply"];
                };
            };
            /** The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization does not exist. An organization of another API key returns the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
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
            /** The settings of each user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetConfigReply"];
                };
            };
            /** The request is invalid, or the option is switched off. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization does not exist. An organization of another API key returns the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            /** The present users, in the order of their ids. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetPresenceReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization or the document does not exist. Objects of another API key return the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    removePresence: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemovePresenceRequest"];
            };
        };
        responses: {
            /** The result for each user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovePresenceReply"];
                };
            };
            /** The request is invalid. Nothing was removed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization or the document does not exist. Objects of another API key return the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckPermissionsRequest"];
            };
        };
        responses: {
            /** The access to each resource, in the order of the request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckPermissionsReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** An organization does not exist. Objects of another API key return the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateNotificationsRequest"];
            };
        };
        responses: {
            /** The result for each notification. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateNotificationsReply"];
                };
            };
            /** The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteNotifications: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteNotificationsRequest"];
            };
        };
        responses: {
            /** The result for each notification. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteNotificationsReply"];
                };
            };
            /** The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUserData: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetUserDataRequest"];
            };
        };
        responses: {
            /** The items, in the order of their kinds. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserDataReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetApiKeysRequest"];
            };
        };
        responses: {
            /** The API keys. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetApiKeysReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    updateApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateApiKeyRequest"];
            };
        };
        responses: {
            /** The API key was changed or deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateApiKeyReply"];
                };
            };
            /** The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The workspace does not have this API key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetAuthToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetAuthTokenRequest"];
            };
        };
        responses: {
            /** The old token ends, and a new one was issued. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResetAuthTokenReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The workspace does not have this API key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDomains: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetDomainsRequest"];
            };
        };
        responses: {
            /** The domains. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetDomainsReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDomains: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteDomainsRequest"];
            };
        };
        responses: {
            /** The result for each domain. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteDomainsReply"];
                };
            };
            /** The request is invalid. No domain was deleted. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmailConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetEmailConfigRequest"];
            };
        };
        responses: {
            /** The current settings. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEmailConfigReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The workspace does not have this API key. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOrganizations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteOrganizationsRequest"];
            };
        };
        responses: {
            /** The result for each organization. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteOrganizationsReply"];
                };
            };
            /** The request is invalid. Nothing was deleted. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetUsageRequest"];
            };
        };
        responses: {
            /** The usage of each day. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUsageReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    getJobs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GetJobsRequest"];
            };
        };
        responses: {
            /** The jobs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetJobsReply"];
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
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
            503: components["responses"]["Unavailable"];
        };
    };
    deleteDocuments: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteDocumentsRequest"];
            };
        };
        responses: {
            /** Result for each document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteDocumentsReply"];
                };
            };
            /** The request is invalid. Nothing was deleted. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization does not exist. An organization of another API key returns the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUsers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteUsersRequest"];
            };
        };
        responses: {
            /** Result for each user. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteUsersReply"];
                };
            };
            /** The request is invalid. Nothing was deleted. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization does not exist. An organization of another API key returns the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateFolders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateFoldersRequest"];
            };
        };
        responses: {
            /** The result for each folder. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateFoldersReply"];
                };
            };
            /** The request is invalid. Nothing was changed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization does not exist. An organization of another API key returns the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteFolders: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * A random text of the caller, such as a UUID, which makes the call safe to repeat. For 24 hours, the same request with the same key returns the stored response and changes nothing, with the header `Idempotency-Replayed: true`. A failed call stores nothing. Keys belong to one API key or workspace.
                 * @example 0198c9b2-6d0e-7c55-a1f4-5b1f0a7d3c22
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteFoldersRequest"];
            };
        };
        responses: {
            /** Result for each folder. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteFoldersReply"];
                };
            };
            /** The request is invalid. Nothing was deleted. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OriginNotAllowed"];
            /** The organization does not exist. An organization of another API key returns the same error. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Access-Control-Allow-Origin": components["headers"]["AllowOrigin"];
                    RateLimit: components["headers"]["RateLimit"];
                    "RateLimit-Policy": components["headers"]["RateLimitPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            408: components["responses"]["TooSlow"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Internal"];
            503: components["responses"]["Unavailable"];
        };
    };
}

/**
 * The user's id, chosen by the caller.
 */
export type UserId = components['schemas']['UserId'];

/**
 * The organization's id, chosen by the caller in Add Organizations.
 */
export type OrganizationId = components['schemas']['OrganizationId'];

/**
 * `viewer` may read. `editor` may read and write.
 */
export type AccessRole = components['schemas']['AccessRole'];

/**
 * The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire.
 */
export type ExpiresAt = components['schemas']['ExpiresAt'];

/**
 * Access to an organization.
 */
export type OrganizationGrant = components['schemas']['OrganizationGrant'];

/**
 * The folder's id, chosen by the caller.
 */
export type FolderId = components['schemas']['FolderId'];

/**
 * Access to a folder.
 */
export type FolderGrant = components['schemas']['FolderGrant'];

/**
 * The document's id, chosen by the caller.
 */
export type DocumentId = components['schemas']['DocumentId'];

/**
 * Access to a document.
 */
export type DocumentGrant = components['schemas']['DocumentGrant'];

/**
 * A resource and its access role. `type` tells the three forms apart.
 */
export type Grant = components['schemas']['Grant'];

/**
 * The operation's input.
 */
export type AddPermissionsInput = components['schemas']['AddPermissionsInput'];

/**
 * The user, and the resources to grant.
 */
export type AddPermissionsRequest = components['schemas']['AddPermissionsRequest'];

/**
 * Always `success`. A failure has an `error` in place of the `result`.
 */
export type SuccessStatus = components['schemas']['SuccessStatus'];

/**
 * The outcome in a sentence for people. Do not parse it.
 */
export type Message = components['schemas']['Message'];

/**
 * The outcome.
 */
export type AcknowledgementResult = components['schemas']['AcknowledgementResult'];

/**
 * The response of an operation that returns no data.
 */
export type Acknowledgement = components['schemas']['Acknowledgement'];

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
 * An organization of a grant.
 */
export type GrantedOrganization = components['schemas']['GrantedOrganization'];

/**
 * A folder of a grant.
 */
export type GrantedFolder = components['schemas']['GrantedFolder'];

/**
 * A document of a grant.
 */
export type GrantedDocument = components['schemas']['GrantedDocument'];

/**
 * A resource, as in Add Permissions.
 */
export type GrantedResource = components['schemas']['GrantedResource'];

/**
 * The operation's input.
 */
export type RemovePermissionsInput = components['schemas']['RemovePermissionsInput'];

/**
 * The user, and the resources to revoke.
 */
export type RemovePermissionsRequest = components['schemas']['RemovePermissionsRequest'];

/**
 * An e-mail address.
 */
export type WorkspaceEmail = components['schemas']['WorkspaceEmail'];

/**
 * A name of 1 to 200 characters. It is not blank and has no control characters.
 */
export type WorkspaceText = components['schemas']['WorkspaceText'];

/**
 * The http or https URL of the owner's picture. It is empty if there is none.
 */
export type AvatarUrl = components['schemas']['AvatarUrl'];

/**
 * The operation's input.
 */
export type CreateWorkspaceInput = components['schemas']['CreateWorkspaceInput'];

/**
 * The owner and the name of the workspace.
 */
export type CreateWorkspaceRequest = components['schemas']['CreateWorkspaceRequest'];

/**
 * An id generated by the service, a UUID in lower case.
 */
export type WorkspaceServiceId = components['schemas']['WorkspaceServiceId'];

/**
 * The owner of the workspace.
 */
export type WorkspaceOwner = components['schemas']['WorkspaceOwner'];

/**
 * An auth token. It does not expire, and stays the same until it is reset.
 */
export type AuthToken = components['schemas']['AuthToken'];

/**
 * The purpose of the key. A workspace begins with a key for `testing`.
 */
export type ApiKeyType = components['schemas']['ApiKeyType'];

/**
 * An API key. All data belongs to exactly one API key.
 */
export type WorkspaceApiKey = components['schemas']['WorkspaceApiKey'];

/**
 * A workspace, with its owner, its auth token and its API keys.
 */
export type Workspace = components['schemas']['Workspace'];

/**
 * The outcome.
 */
export type CreateWorkspaceResult = components['schemas']['CreateWorkspaceResult'];

/**
 * The new workspace.
 */
export type CreateWorkspaceReply = components['schemas']['CreateWorkspaceReply'];

/**
 * An empty object.
 */
export type GetWorkspaceInput = components['schemas']['GetWorkspaceInput'];

/**
 * Only the envelope. The credentials select the workspace.
 */
export type GetWorkspaceRequest = components['schemas']['GetWorkspaceRequest'];

/**
 * The outcome.
 */
export type GetWorkspaceResult = components['schemas']['GetWorkspaceResult'];

/**
 * The workspace.
 */
export type GetWorkspaceReply = components['schemas']['GetWorkspaceReply'];

/**
 * The operation's input.
 */
export type SendLoginLinkInput = components['schemas']['SendLoginLinkInput'];

/**
 * The owner's address, and the page after the login.
 */
export type SendLoginLinkRequest = components['schemas']['SendLoginLinkRequest'];

/**
 * The outcome.
 */
export type SendLoginLinkResult = components['schemas']['SendLoginLinkResult'];

/**
 * The response, the same for every address.
 */
export type SendLoginLinkReply = components['schemas']['SendLoginLinkReply'];

/**
 * The maximum number of items on a page.
 */
export type PageSize = components['schemas']['PageSize'];

/**
 * The `result.pageToken` of the previous page. Absent or empty, it selects the first page.
 */
export type PageToken = components['schemas']['PageToken'];

/**
 * The operation's input.
 */
export type GetDocumentsInput = components['schemas']['GetDocumentsInput'];

/**
 * The documents to return.
 */
export type GetDocumentsRequest = components['schemas']['GetDocumentsRequest'];

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
 * The id of a folder, or null for none.
 */
export type FolderIdOrNull = components['schemas']['FolderIdOrNull'];

/**
 * A document. It may have further fields, which are returned as they were stored.
 */
export type CollaborationDocument = components['schemas']['CollaborationDocument'];

/**
 * The token of the next page. It is opaque and absent on the last page.
 */
export type NextPageToken = components['schemas']['NextPageToken'];

/**
 * The outcome.
 */
export type GetDocumentsResult = components['schemas']['GetDocumentsResult'];

/**
 * A page of documents.
 */
export type GetDocumentsReply = components['schemas']['GetDocumentsReply'];

/**
 * The user group's id, chosen by the caller.
 */
export type UserGroupId = components['schemas']['UserGroupId'];

/**
 * The given users of the group.
 */
export type ListedUsersOfGroup = components['schemas']['ListedUsersOfGroup'];

/**
 * Every user of the group.
 */
export type AllUsersOfGroup = components['schemas']['AllUsersOfGroup'];

/**
 * The operation's input: given users of a group, or all of them.
 */
export type UsersToDeleteFromGroup = components['schemas']['UsersToDeleteFromGroup'];

/**
 * The user group, and the users to remove.
 */
export type DeleteUsersFromGroupsRequest = components['schemas']['DeleteUsersFromGroupsRequest'];

/**
 * An id chosen by the caller, compared character by character.
 */
export type Id = components['schemas']['Id'];

/**
 * A user who was added or removed.
 */
export type ChangedMembership = components['schemas']['ChangedMembership'];

/**
 * A user who was not added or removed.
 */
export type FailedMembership = components['schemas']['FailedMembership'];

/**
 * The result for one user. `success` tells the two forms apart.
 */
export type MembershipResult = components['schemas']['MembershipResult'];

/**
 * The results, keyed by user id. With `deleteAll: true`, they are the first 10,000 removed users in the order of their ids.
 */
export type DeleteUsersFromGroupsItems = components['schemas']['DeleteUsersFromGroupsItems'];

/**
 * The outcome.
 */
export type DeleteUsersFromGroupsResult = components['schemas']['DeleteUsersFromGroupsResult'];

/**
 * Each user's own result.
 */
export type DeleteUsersFromGroupsReply = components['schemas']['DeleteUsersFromGroupsReply'];

/**
 * The operation's input.
 */
export type DeleteAllUserDataInput = components['schemas']['DeleteAllUserDataInput'];

/**
 * The users to delete.
 */
export type DeleteAllUserDataRequest = components['schemas']['DeleteAllUserDataRequest'];

/**
 * The deletion job's id, generated by the service.
 */
export type JobId = components['schemas']['JobId'];

/**
 * The started job. This response has no `result` around it.
 */
export type DeleteAllUserDataReply = components['schemas']['DeleteAllUserDataReply'];

/**
 * A person's name, as shown to others.
 */
export type PersonName = components['schemas']['PersonName'];

/**
 * `online`: the user is at the document. `away`: the document is open, but the user is not at it.
 */
export type PresenceStatus = components['schemas']['PresenceStatus'];

/**
 * Milliseconds since 1970-01-01T00:00:00Z.
 */
export type Timestamp = components['schemas']['Timestamp'];

/**
 * A person on the presence list. Custom fields belong to the entry and are kept unchanged.
 */
export type PresenceUser = components['schemas']['PresenceUser'];

/**
 * The operation's input.
 */
export type AddPresenceInput = components['schemas']['AddPresenceInput'];

/**
 * The document, and its users.
 */
export type AddPresenceRequest = components['schemas']['AddPresenceRequest'];

/**
 * Whether the users are on the list.
 */
export type PresenceResult = components['schemas']['PresenceResult'];

/**
 * The outcome.
 */
export type AddPresenceResult = components['schemas']['AddPresenceResult'];

/**
 * The result of adding users to a presence list.
 */
export type AddPresenceReply = components['schemas']['AddPresenceReply'];

/**
 * The operation's input.
 */
export type AddUsersToGroupsInput = components['schemas']['AddUsersToGroupsInput'];

/**
 * The user group, and the users to add.
 */
export type AddUsersToGroupsRequest = components['schemas']['AddUsersToGroupsRequest'];

/**
 * The results, keyed by user id.
 */
export type AddUsersToGroupsItems = components['schemas']['AddUsersToGroupsItems'];

/**
 * The outcome.
 */
export type AddUsersToGroupsResult = components['schemas']['AddUsersToGroupsResult'];

/**
 * Each user's own result.
 */
export type AddUsersToGroupsReply = components['schemas']['AddUsersToGroupsReply'];

/**
 * The organization's name, as shown to people. It is not blank and has no control characters.
 */
export type OrganizationName = components['schemas']['OrganizationName'];

/**
 * The service's own id of the organization, a UUID in lower case. It never changes.
 */
export type OrganizationServiceId = components['schemas']['OrganizationServiceId'];

/**
 * The changes of an organization. Other fields are the caller's metadata.
 */
export type OrganizationChange = components['schemas']['OrganizationChange'];

/**
 * The operation's input.
 */
export type UpdateOrganizationsInput = components['schemas']['UpdateOrganizationsInput'];

/**
 * The organizations to update, with their new names and metadata.
 */
export type UpdateOrganizationsRequest = components['schemas']['UpdateOrganizationsRequest'];

/**
 * The organization was updated.
 */
export type UpdatedOrganization = components['schemas']['UpdatedOrganization'];

/**
 * The organization does not exist.
 */
export type MissingOrganization = components['schemas']['MissingOrganization'];

/**
 * The result for one organization. `success` tells the two forms apart.
 */
export type OrganizationChangeResult = components['schemas']['OrganizationChangeResult'];

/**
 * The result for each organization, keyed by `organizationId`.
 */
export type UpdateOrganizationsItems = components['schemas']['UpdateOrganizationsItems'];

/**
 * The outcome.
 */
export type UpdateOrganizationsResult = components['schemas']['UpdateOrganizationsResult'];

/**
 * The result for each organization.
 */
export type UpdateOrganizationsReply = components['schemas']['UpdateOrganizationsReply'];

/**
 * An organization. Other fields are the caller's metadata, and are kept unchanged.
 */
export type OrganizationInput = components['schemas']['OrganizationInput'];

/**
 * The operation's input.
 */
export type AddOrganizationsInput = components['schemas']['AddOrganizationsInput'];

/**
 * The organizations to add.
 */
export type AddOrganizationsRequest = components['schemas']['AddOrganizationsRequest'];

/**
 * The organization was added.
 */
export type AddedOrganization = components['schemas']['AddedOrganization'];

/**
 * The organization already existed, and is unchanged.
 */
export type ExistingOrganization = components['schemas']['ExistingOrganization'];

/**
 * The result for one organization. `success` tells the two forms apart.
 */
export type NewOrganizationResult = components['schemas']['NewOrganizationResult'];

/**
 * The result for each organization, keyed by `organizationId`.
 */
export type AddOrganizationsItems = components['schemas']['AddOrganizationsItems'];

/**
 * The outcome.
 */
export type AddOrganizationsResult = components['schemas']['AddOrganizationsResult'];

/**
 * The result for each organization.
 */
export type AddOrganizationsReply = components['schemas']['AddOrganizationsReply'];

/**
 * The operation's input.
 */
export type GetDeleteAllUserDataStatusInput = components['schemas']['GetDeleteAllUserDataStatusInput'];

/**
 * The job to look up.
 */
export type GetDeleteAllUserDataStatusRequest = components['schemas']['GetDeleteAllUserDataStatusRequest'];

/**
 * The progress of the job.
 */
export type DeletionProgress = components['schemas']['DeletionProgress'];

/**
 * The outcome.
 */
export type GetDeleteAllUserDataStatusResult = components['schemas']['GetDeleteAllUserDataStatusResult'];

/**
 * The progress of the job.
 */
export type GetDeleteAllUserDataStatusReply = components['schemas']['GetDeleteAllUserDataStatusReply'];

/**
 * The error.
 */
export type StatusProblem = components['schemas']['StatusProblem'];

/**
 * The body of every error response of Get Delete All User Data Status.
 */
export type StatusFailure = components['schemas']['StatusFailure'];

/**
 * The folders, each at most once.
 */
export type UpdatedFolderIds = components['schemas']['UpdatedFolderIds'];

/**
 * The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups.
 */
export type FolderAccessType = components['schemas']['FolderAccessType'];

/**
 * The folders get an access type of their own.
 */
export type FoldersSetAccessType = components['schemas']['FoldersSetAccessType'];

/**
 * The folder's own access type. Null if the folder inherits.
 */
export type FolderAccessTypeOrNull = components['schemas']['FolderAccessTypeOrNull'];

/**
 * The folders take the access of the folder above them.
 */
export type FoldersInheritAccess = components['schemas']['FoldersInheritAccess'];

/**
 * The operation's input: an access type, or inheritance.
 */
export type UpdateAccessForFoldersInput = components['schemas']['UpdateAccessForFoldersInput'];

/**
 * The folders, and their access.
 */
export type UpdateAccessForFoldersRequest = components['schemas']['UpdateAccessForFoldersRequest'];

/**
 * The folder has the access type.
 */
export type FolderAccessSet = components['schemas']['FolderAccessSet'];

/**
 * The folder takes the access of the folder above it.
 */
export type FolderAccessInherited = components['schemas']['FolderAccessInherited'];

/**
 * The folder does not exist, and was not created.
 */
export type FolderAccessFailed = components['schemas']['FolderAccessFailed'];

/**
 * The result for one folder. `success` and `inheritFromParent` tell the three forms apart.
 */
export type FolderAccessResult = components['schemas']['FolderAccessResult'];

/**
 * The result for each folder, keyed by its id.
 */
export type UpdateAccessForFoldersItems = components['schemas']['UpdateAccessForFoldersItems'];

/**
 * The outcome.
 */
export type UpdateAccessForFoldersResult = components['schemas']['UpdateAccessForFoldersResult'];

/**
 * The result for each folder.
 */
export type UpdateAccessForFoldersReply = components['schemas']['UpdateAccessForFoldersReply'];

/**
 * A place in a document, by its id in the notifications' source data.
 */
export type LocationId = components['schemas']['LocationId'];

/**
 * The notification's id.
 */
export type NotificationId = components['schemas']['NotificationId'];

/**
 * The ids of the notifications to return. Each id may occur once. An empty list is treated as absent.
 */
export type NotificationIdList = components['schemas']['NotificationIdList'];

/**
 * The maximum number of notifications on a page. A page of large ones may hold fewer.
 */
export type NotificationsPageSize = components['schemas']['NotificationsPageSize'];

/**
 * The notifications of a document.
 */
export type NotificationsByDocument = components['schemas']['NotificationsByDocument'];

/**
 * The notifications that a user received.
 */
export type NotificationsByUser = components['schemas']['NotificationsByUser'];

/**
 * The operation's input: a document, a user, or both.
 */
export type NotificationQuery = components['schemas']['NotificationQuery'];

/**
 * The notifications to return.
 */
export type GetNotificationsRequest = components['schemas']['GetNotificationsRequest'];

/**
 * Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text.
 */
export type NotificationOrigin = components['schemas']['NotificationOrigin'];

/**
 * The person's e-mail address. It may be empty.
 */
export type PersonEmail = components['schemas']['PersonEmail'];

/**
 * A person, as the caller knows them. Custom fields are kept and returned unchanged.
 */
export type User = components['schemas']['User'];

/**
 * The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`.
 */
export type HeadlineTemplate = components['schemas']['HeadlineTemplate'];

/**
 * The people in a headline.
 */
export type HeadlinePeople = components['schemas']['HeadlinePeople'];

/**
 * A string, shown unchanged.
 */
export type HeadlineText = components['schemas']['HeadlineText'];

/**
 * A string, or a person. The headline shows the person's name.
 */
export type HeadlineValue = components['schemas']['HeadlineValue'];

/**
 * Variables, by name.
 */
export type CustomHeadlineVariables = components['schemas']['CustomHeadlineVariables'];

/**
 * The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people.
 */
export type HeadlineVariables = components['schemas']['HeadlineVariables'];

/**
 * The message below the headline. It may be empty.
 */
export type BodyMessage = components['schemas']['BodyMessage'];

/**
 * The users who received the notification, by user id, each with the value `true`. If both maps together would exceed a page of 1 MiB, they have the first users in the order of their ids.
 */
export type NotifiedUsers = components['schemas']['NotifiedUsers'];

/**
 * A notification, as it was added.
 */
export type CollaborationNotification = components['schemas']['CollaborationNotification'];

/**
 * The outcome.
 */
export type GetNotificationsResult = components['schemas']['GetNotificationsResult'];

/**
 * The notifications found.
 */
export type GetNotificationsReply = components['schemas']['GetNotificationsReply'];

/**
 * `true` creates the organization if it does not exist. Its name is its id until it is updated. Otherwise, a missing organization is an error.
 */
export type CreateOrganization = components['schemas']['CreateOrganization'];

/**
 * `true` creates the document if it does not exist. Its name is its id until it is updated. Otherwise, a missing document is an error.
 */
export type CreateDocument = components['schemas']['CreateDocument'];

/**
 * `true` sends the notification only to users with access to the document.
 */
export type VerifyUserPermissions = components['schemas']['VerifyUserPermissions'];

/**
 * Your own id of the notification, unique in its organization. The same id with the same content changes nothing and notifies nobody twice. With other content, it is refused. Without it, the service generates an id.
 */
export type NewNotificationId = components['schemas']['NewNotificationId'];

/**
 * Stored with the notification. It has no other effect.
 */
export type IsNotificationResolverUsed = components['schemas']['IsNotificationResolverUsed'];

/**
 * Custom fields, each with the required value of a user's context permission. A user must match all of them.
 */
export type ContextAccess = components['schemas']['ContextAccess'];

/**
 * Limits the recipients by their context permissions.
 */
export type NotificationContext = components['schemas']['NotificationContext'];

/**
 * A notification for named people, and optionally for everyone.
 */
export type NotificationForUsers = components['schemas']['NotificationForUsers'];

/**
 * A notification for everyone who belongs to the organization.
 */
export type NotificationForEveryone = components['schemas']['NotificationForEveryone'];

/**
 * The operation's input: a notification for named people, for everyone, or for both.
 */
export type NewNotification = components['schemas']['NewNotification'];

/**
 * The notification, and its recipients.
 */
export type AddNotificationsRequest = components['schemas']['AddNotificationsRequest'];

/**
 * The result for the notification.
 */
export type NotificationResult = components['schemas']['NotificationResult'];

/**
 * The outcome.
 */
export type AddNotificationsResult = components['schemas']['AddNotificationsResult'];

/**
 * The result of Add Notifications.
 */
export type AddNotificationsReply = components['schemas']['AddNotificationsReply'];

/**
 * `ALL`, `MINE`, `NONE`, or null for no setting.
 */
export type NotificationChoiceOrNull = components['schemas']['NotificationChoiceOrNull'];

/**
 * The settings to change. Absent fields stay, and null removes a setting.
 */
export type NotificationConfig = components['schemas']['NotificationConfig'];

/**
 * The operation's input.
 */
export type SetConfigInput = components['schemas']['SetConfigInput'];

/**
 * The users, their settings, and the scope of the settings.
 */
export type SetConfigRequest = components['schemas']['SetConfigRequest'];

/**
 * A setting that is in force.
 */
export type ConfigSet = components['schemas']['ConfigSet'];

/**
 * A setting that failed for at least one document.
 */
export type ConfigNotSet = components['schemas']['ConfigNotSet'];

/**
 * The result for one user's setting. `success` tells the two forms apart.
 */
export type ConfigResult = components['schemas']['ConfigResult'];

/**
 * The result for each user's setting, by user id.
 */
export type SetConfigItems = components['schemas']['SetConfigItems'];

/**
 * The outcome.
 */
export type SetConfigResult = components['schemas']['SetConfigResult'];

/**
 * The result for each user's setting.
 */
export type SetConfigReply = components['schemas']['SetConfigReply'];

/**
 * The operation's input.
 */
export type MigrateDocumentsInput = components['schemas']['MigrateDocumentsInput'];

/**
 * The old and the new id of the document.
 */
export type MigrateDocumentsRequest = components['schemas']['MigrateDocumentsRequest'];

/**
 * The migration's id, generated by the service.
 */
export type MigrationId = components['schemas']['MigrationId'];

/**
 * The migration.
 */
export type StartedMigration = components['schemas']['StartedMigration'];

/**
 * The outcome.
 */
export type MigrateDocumentsResult = components['schemas']['MigrateDocumentsResult'];

/**
 * The started migration.
 */
export type MigrateDocumentsReply = components['schemas']['MigrateDocumentsReply'];

/**
 * The operation's input.
 */
export type GetAuthTokensInput = components['schemas']['GetAuthTokensInput'];

/**
 * The API key to look up.
 */
export type GetAuthTokensRequest = components['schemas']['GetAuthTokensRequest'];

/**
 * The key and its token.
 */
export type ApiKeyAndToken = components['schemas']['ApiKeyAndToken'];

/**
 * The outcome.
 */
export type GetAuthTokensResult = components['schemas']['GetAuthTokensResult'];

/**
 * The auth token of the API key.
 */
export type GetAuthTokensReply = components['schemas']['GetAuthTokensReply'];

/**
 * The id of the API key. Required with the headers of a workspace. With those of an API key, it is that key.
 */
export type MailingApiKey = components['schemas']['MailingApiKey'];

/**
 * The sender's name. Null selects the operator's own.
 */
export type SenderName = components['schemas']['SenderName'];

/**
 * An e-mail address, or null for none.
 */
export type SenderAddress = components['schemas']['SenderAddress'];

/**
 * The operation's input. Absent fields stay.
 */
export type UpdateEmailConfigInput = components['schemas']['UpdateEmailConfigInput'];

/**
 * The mail settings to change.
 */
export type UpdateEmailConfigRequest = components['schemas']['UpdateEmailConfigRequest'];

/**
 * The mail settings of an API key.
 */
export type EmailConfig = components['schemas']['EmailConfig'];

/**
 * The outcome.
 */
export type UpdateEmailConfigResult = components['schemas']['UpdateEmailConfigResult'];

/**
 * The current mail settings.
 */
export type UpdateEmailConfigReply = components['schemas']['UpdateEmailConfigReply'];

/**
 * The operation's input.
 */
export type GetMigrationStatusInput = components['schemas']['GetMigrationStatusInput'];

/**
 * The migration to look up.
 */
export type GetMigrationStatusRequest = components['schemas']['GetMigrationStatusRequest'];

/**
 * The state of the migration.
 *
 * - `pending`: not started.
 * - `inProgress`: running.
 * - `completed`: the document has its new id.
 * - `failed`: this migration did not move the document. A later one to another id may have moved it.
 */
export type MigrationStatus = components['schemas']['MigrationStatus'];

/**
 * The migration.
 */
export type Migration = components['schemas']['Migration'];

/**
 * The outcome.
 */
export type GetMigrationStatusResult = components['schemas']['GetMigrationStatusResult'];

/**
 * The progress of a migration.
 */
export type GetMigrationStatusReply = components['schemas']['GetMigrationStatusReply'];

/**
 * The operation's input.
 */
export type CreateApiKeyInput = components['schemas']['CreateApiKeyInput'];

/**
 * The new key's name and purpose.
 */
export type CreateApiKeyRequest = components['schemas']['CreateApiKeyRequest'];

/**
 * An API key, with its auth token.
 */
export type CreatedApiKey = components['schemas']['CreatedApiKey'];

/**
 * The outcome.
 */
export type CreateApiKeyResult = components['schemas']['CreateApiKeyResult'];

/**
 * The new API key.
 */
export type CreateApiKeyReply = components['schemas']['CreateApiKeyReply'];

/**
 * A host name, such as `app.acme.example`, or `*.` and a host name for all hosts below it. With a scheme other than https, or a port other than its default, it is a whole origin: `http://app.acme.example:8080`.
 */
export type RequestedDomain = components['schemas']['RequestedDomain'];

/**
 * The operation's input.
 */
export type AddDomainsInput = components['schemas']['AddDomainsInput'];

/**
 * The domains of pages that may call.
 */
export type AddDomainsRequest = components['schemas']['AddDomainsRequest'];

/**
 * A host name in lower case and ASCII, or `*.` and a host name for all hosts below it. With a scheme other than https, or a port other than its default, it is a whole origin.
 */
export type WorkspaceDomain = components['schemas']['WorkspaceDomain'];

/**
 * The domain was added or deleted.
 */
export type AddedDomain = components['schemas']['AddedDomain'];

/**
 * Nothing was added or deleted.
 */
export type RefusedDomain = components['schemas']['RefusedDomain'];

/**
 * The result for one domain. `success` tells the two forms apart.
 */
export type DomainResult = components['schemas']['DomainResult'];

/**
 * The result for each domain, keyed by the text that was sent.
 */
export type DomainItems = components['schemas']['DomainItems'];

/**
 * The outcome.
 */
export type AddDomainsResult = components['schemas']['AddDomainsResult'];

/**
 * The result for each domain.
 */
export type AddDomainsReply = components['schemas']['AddDomainsReply'];

/**
 * A person, as the caller knows them, with their access. Custom fields are kept unchanged.
 */
export type NewUser = components['schemas']['NewUser'];

/**
 * The operation's input.
 */
export type AddUsersInput = components['schemas']['AddUsersInput'];

/**
 * The organization, and the users to add.
 */
export type AddUsersRequest = components['schemas']['AddUsersRequest'];

/**
 * The result for one user.
 */
export type UserResult = components['schemas']['UserResult'];

/**
 * The result for each user, keyed by `userId`.
 */
export type AddUsersItems = components['schemas']['AddUsersItems'];

/**
 * The outcome.
 */
export type AddUsersResult = components['schemas']['AddUsersResult'];

/**
 * The result for each user.
 */
export type AddUsersReply = components['schemas']['AddUsersReply'];

/**
 * Changes of a person. A given custom field replaces the stored one, and `null` removes it.
 */
export type ChangedUser = components['schemas']['ChangedUser'];

/**
 * The operation's input.
 */
export type UpdateUsersInput = components['schemas']['UpdateUsersInput'];

/**
 * The users to update.
 */
export type UpdateUsersRequest = components['schemas']['UpdateUsersRequest'];

/**
 * The result for each user, keyed by `userId`.
 */
export type UpdateUsersItems = components['schemas']['UpdateUsersItems'];

/**
 * The outcome.
 */
export type UpdateUsersResult = components['schemas']['UpdateUsersResult'];

/**
 * The result for each user.
 */
export type UpdateUsersReply = components['schemas']['UpdateUsersReply'];

/**
 * The person, as the caller knows them. Custom fields are kept unchanged.
 */
export type UserProperties = components['schemas']['UserProperties'];

/**
 * The resources to grant.
 */
export type TokenPermissions = components['schemas']['TokenPermissions'];

/**
 * The operation's input.
 */
export type GenerateTokenInput = components['schemas']['GenerateTokenInput'];

/**
 * The user of the token, and the resources to grant.
 */
export type GenerateTokenRequest = components['schemas']['GenerateTokenRequest'];

/**
 * A token, and its expiry.
 */
export type UserToken = components['schemas']['UserToken'];

/**
 * The outcome.
 */
export type GenerateTokenResult = components['schemas']['GenerateTokenResult'];

/**
 * The token.
 */
export type GenerateTokenReply = components['schemas']['GenerateTokenReply'];

/**
 * The type of the resource.
 */
export type ResourceType = components['schemas']['ResourceType'];

/**
 * A resource of the organization of the call. The organization itself is one of them.
 */
export type ResourceOfOrganization = components['schemas']['ResourceOfOrganization'];

/**
 * The operation's input.
 */
export type GetPermissionsInput = components['schemas']['GetPermissionsInput'];

/**
 * The grants to return.
 */
export type GetPermissionsRequest = components['schemas']['GetPermissionsRequest'];

/**
 * A grant in force.
 */
export type GrantInForce = components['schemas']['GrantInForce'];

/**
 * A page of grants.
 */
export type GetPermissionsResult = components['schemas']['GetPermissionsResult'];

/**
 * A page of grants.
 */
export type GetPermissionsReply = components['schemas']['GetPermissionsReply'];

/**
 * The operation's input.
 */
export type GetOrganizationsInput = components['schemas']['GetOrganizationsInput'];

/**
 * The organizations to return.
 */
export type GetOrganizationsRequest = components['schemas']['GetOrganizationsRequest'];

/**
 * An organization. It may have further fields, which are returned as they were stored.
 */
export type Organization = components['schemas']['Organization'];

/**
 * A page of organizations.
 */
export type GetOrganizationsResult = components['schemas']['GetOrganizationsResult'];

/**
 * A page of organizations.
 */
export type GetOrganizationsReply = components['schemas']['GetOrganizationsReply'];

/**
 * The operation's input.
 */
export type GetUsersInput = components['schemas']['GetUsersInput'];

/**
 * The users to return.
 */
export type GetUsersRequest = components['schemas']['GetUsersRequest'];

/**
 * A person known to the organization, with the latest values. Custom fields are returned unchanged.
 */
export type KnownUser = components['schemas']['KnownUser'];

/**
 * A page of users.
 */
export type GetUsersResult = components['schemas']['GetUsersResult'];

/**
 * A page of users.
 */
export type GetUsersReply = components['schemas']['GetUsersReply'];

/**
 * The operation's input.
 */
export type GetUserGroupsInput = components['schemas']['GetUserGroupsInput'];

/**
 * The user groups to return.
 */
export type GetUserGroupsRequest = components['schemas']['GetUserGroupsRequest'];

/**
 * A user group.
 */
export type UserGroup = components['schemas']['UserGroup'];

/**
 * A page of user groups, or of the members of one group.
 */
export type GetUserGroupsResult = components['schemas']['GetUserGroupsResult'];

/**
 * A page of user groups, or of the members of one group.
 */
export type GetUserGroupsReply = components['schemas']['GetUserGroupsReply'];

/**
 * A folder to add.
 */
export type NewFolder = components['schemas']['NewFolder'];

/**
 * The operation's input.
 */
export type AddFoldersInput = components['schemas']['AddFoldersInput'];

/**
 * The folders to add.
 */
export type AddFoldersRequest = components['schemas']['AddFoldersRequest'];

/**
 * The folder was added.
 */
export type FolderAdded = components['schemas']['FolderAdded'];

/**
 * The folder was not added. `message` has the reason.
 */
export type FolderNotAdded = components['schemas']['FolderNotAdded'];

/**
 * The result for one folder. `success` tells the two forms apart.
 */
export type NewFolderResult = components['schemas']['NewFolderResult'];

/**
 * The result for each folder, keyed by its id.
 */
export type AddFoldersItems = components['schemas']['AddFoldersItems'];

/**
 * The outcome.
 */
export type AddFoldersResult = components['schemas']['AddFoldersResult'];

/**
 * The result for each folder.
 */
export type AddFoldersReply = components['schemas']['AddFoldersReply'];

/**
 * The operation's input.
 */
export type GetFoldersInput = components['schemas']['GetFoldersInput'];

/**
 * The folders to return.
 */
export type GetFoldersRequest = components['schemas']['GetFoldersRequest'];

/**
 * A folder.
 */
export type Folder = components['schemas']['Folder'];

/**
 * The outcome.
 */
export type GetFoldersResult = components['schemas']['GetFoldersResult'];

/**
 * A page of folders.
 */
export type GetFoldersReply = components['schemas']['GetFoldersReply'];

/**
 * A document to add. Custom fields are kept and returned unchanged.
 */
export type NewDocument = components['schemas']['NewDocument'];

/**
 * The operation's input.
 */
export type AddDocumentsInput = components['schemas']['AddDocumentsInput'];

/**
 * The documents to add.
 */
export type AddDocumentsRequest = components['schemas']['AddDocumentsRequest'];

/**
 * The document was added.
 */
export type DocumentAdded = components['schemas']['DocumentAdded'];

/**
 * The document was not added. `message` has the reason.
 */
export type DocumentNotAdded = components['schemas']['DocumentNotAdded'];

/**
 * The result for one document. `success` tells the two forms apart.
 */
export type NewDocumentResult = components['schemas']['NewDocumentResult'];

/**
 * The result for each document, keyed by its id.
 */
export type AddDocumentsItems = components['schemas']['AddDocumentsItems'];

/**
 * The outcome.
 */
export type AddDocumentsResult = components['schemas']['AddDocumentsResult'];

/**
 * Result for each document.
 */
export type AddDocumentsReply = components['schemas']['AddDocumentsReply'];

/**
 * The changes of a document. Custom fields are kept and returned unchanged.
 */
export type DocumentChange = components['schemas']['DocumentChange'];

/**
 * The operation's input.
 */
export type UpdateDocumentsInput = components['schemas']['UpdateDocumentsInput'];

/**
 * The documents to change.
 */
export type UpdateDocumentsRequest = components['schemas']['UpdateDocumentsRequest'];

/**
 * The document was changed as requested.
 */
export type DocumentUpdated = components['schemas']['DocumentUpdated'];

/**
 * The document was not changed. `message` has the reason.
 */
export type DocumentNotUpdated = components['schemas']['DocumentNotUpdated'];

/**
 * The result for one document. `success` tells the two forms apart.
 */
export type DocumentChangeResult = components['schemas']['DocumentChangeResult'];

/**
 * The result for each document, keyed by its id.
 */
export type UpdateDocumentsItems = components['schemas']['UpdateDocumentsItems'];

/**
 * The outcome.
 */
export type UpdateDocumentsResult = components['schemas']['UpdateDocumentsResult'];

/**
 * Result for each document.
 */
export type UpdateDocumentsReply = components['schemas']['UpdateDocumentsReply'];

/**
 * The operation's input.
 */
export type GetConfigInput = components['schemas']['GetConfigInput'];

/**
 * The users and documents whose settings are returned.
 */
export type GetConfigRequest = components['schemas']['GetConfigRequest'];

/**
 * The stored settings, as Set Config takes them. A field without a setting is null.
 */
export type StoredConfig = components['schemas']['StoredConfig'];

/**
 * `ALL` notifications, only `MINE`, or `NONE`.
 */
export type NotificationChoice = components['schemas']['NotificationChoice'];

/**
 * The settings in force.
 */
export type EffectiveConfig = components['schemas']['EffectiveConfig'];

/**
 * The settings of one user in one document.
 */
export type DocumentConfig = components['schemas']['DocumentConfig'];

/**
 * The settings of one user.
 */
export type UserConfig = components['schemas']['UserConfig'];

/**
 * The settings of each requested user, keyed by the user's id.
 */
export type GetConfigItems = components['schemas']['GetConfigItems'];

/**
 * The outcome.
 */
export type GetConfigResult = components['schemas']['GetConfigResult'];

/**
 * The settings of each user.
 */
export type GetConfigReply = components['schemas']['GetConfigReply'];

/**
 * The operation's input.
 */
export type GetPresenceInput = components['schemas']['GetPresenceInput'];

/**
 * The document to look at.
 */
export type GetPresenceRequest = components['schemas']['GetPresenceRequest'];

/**
 * A present user. Custom fields are those of the entry, and are returned unchanged.
 */
export type PresentUser = components['schemas']['PresentUser'];

/**
 * The outcome.
 */
export type GetPresenceResult = components['schemas']['GetPresenceResult'];

/**
 * The current users of the document.
 */
export type GetPresenceReply = components['schemas']['GetPresenceReply'];

/**
 * The operation's input.
 */
export type RemovePresenceInput = components['schemas']['RemovePresenceInput'];

/**
 * The document, and the users to remove from its presence list.
 */
export type RemovePresenceRequest = components['schemas']['RemovePresenceRequest'];

/**
 * The result for one user.
 */
export type RemovedPresence = components['schemas']['RemovedPresence'];

/**
 * The result for each user, keyed by its id.
 */
export type RemovePresenceItems = components['schemas']['RemovePresenceItems'];

/**
 * The outcome.
 */
export type RemovePresenceResult = components['schemas']['RemovePresenceResult'];

/**
 * The result for each user.
 */
export type RemovePresenceReply = components['schemas']['RemovePresenceReply'];

/**
 * The operation's input.
 */
export type CheckPermissionsInput = components['schemas']['CheckPermissionsInput'];

/**
 * The user, and the resources to check.
 */
export type CheckPermissionsRequest = components['schemas']['CheckPermissionsRequest'];

/**
 * A resource with a grant.
 */
export type GrantingResource = components['schemas']['GrantingResource'];

/**
 * The access to a resource.
 */
export type Access = components['schemas']['Access'];

/**
 * The outcome.
 */
export type CheckPermissionsResult = components['schemas']['CheckPermissionsResult'];

/**
 * The access to each resource.
 */
export type CheckPermissionsReply = components['schemas']['CheckPermissionsReply'];

/**
 * The ids of the notifications, each at most once.
 */
export type ChangedNotificationIds = components['schemas']['ChangedNotificationIds'];

/**
 * The operation's input.
 */
export type UpdateNotificationsInput = components['schemas']['UpdateNotificationsInput'];

/**
 * The notifications, the recipient, and the new state.
 */
export type UpdateNotificationsRequest = components['schemas']['UpdateNotificationsRequest'];

/**
 * A notification that has the new state, or is deleted.
 */
export type NotificationChanged = components['schemas']['NotificationChanged'];

/**
 * A notification that does not exist, or that the user has not received.
 */
export type NotificationNotChanged = components['schemas']['NotificationNotChanged'];

/**
 * The result for one notification. `success` tells the two forms apart.
 */
export type NotificationOutcome = components['schemas']['NotificationOutcome'];

/**
 * The result for each notification, by its id.
 */
export type NotificationItems = components['schemas']['NotificationItems'];

/**
 * The outcome.
 */
export type UpdateNotificationsResult = components['schemas']['UpdateNotificationsResult'];

/**
 * The result for each notification.
 */
export type UpdateNotificationsReply = components['schemas']['UpdateNotificationsReply'];

/**
 * The operation's input.
 */
export type DeleteNotificationsInput = components['schemas']['DeleteNotificationsInput'];

/**
 * The notifications to delete.
 */
export type DeleteNotificationsRequest = components['schemas']['DeleteNotificationsRequest'];

/**
 * The outcome.
 */
export type DeleteNotificationsResult = components['schemas']['DeleteNotificationsResult'];

/**
 * The result for each notification.
 */
export type DeleteNotificationsReply = components['schemas']['DeleteNotificationsReply'];

/**
 * The operation's input.
 */
export type GetUserDataInput = components['schemas']['GetUserDataInput'];

/**
 * The user whose data is returned.
 */
export type GetUserDataRequest = components['schemas']['GetUserDataRequest'];

/**
 * The fields of the item, by name. Times are in milliseconds since 1970-01-01T00:00:00Z. Fields without a value are absent.
 */
export type UserDataFields = components['schemas']['UserDataFields'];

/**
 * An item of a user's data.
 */
export type UserDataItem = components['schemas']['UserDataItem'];

/**
 * The outcome.
 */
export type GetUserDataResult = components['schemas']['GetUserDataResult'];

/**
 * A page of a user's data.
 */
export type GetUserDataReply = components['schemas']['GetUserDataReply'];

/**
 * An empty object.
 */
export type GetApiKeysInput = components['schemas']['GetApiKeysInput'];

/**
 * Only the envelope. The credentials select the workspace.
 */
export type GetApiKeysRequest = components['schemas']['GetApiKeysRequest'];

/**
 * An API key, with its switches.
 */
export type ApiKeySettings = components['schemas']['ApiKeySettings'];

/**
 * The API keys of the workspace, the oldest first.
 */
export type ApiKeyList = components['schemas']['ApiKeyList'];

/**
 * The outcome.
 */
export type GetApiKeysResult = components['schemas']['GetApiKeysResult'];

/**
 * The API keys.
 */
export type GetApiKeysReply = components['schemas']['GetApiKeysReply'];

/**
 * The operation's input. Absent fields stay.
 */
export type UpdateApiKeyInput = components['schemas']['UpdateApiKeyInput'];

/**
 * The changes of an API key.
 */
export type UpdateApiKeyRequest = components['schemas']['UpdateApiKeyRequest'];

/**
 * The outcome.
 */
export type UpdateApiKeyResult = components['schemas']['UpdateApiKeyResult'];

/**
 * The API key after the change.
 */
export type UpdateApiKeyReply = components['schemas']['UpdateApiKeyReply'];

/**
 * The operation's input.
 */
export type ResetAuthTokenInput = components['schemas']['ResetAuthTokenInput'];

/**
 * The token to reset.
 */
export type ResetAuthTokenRequest = components['schemas']['ResetAuthTokenRequest'];

/**
 * The new token.
 */
export type ResetToken = components['schemas']['ResetToken'];

/**
 * The outcome.
 */
export type ResetAuthTokenResult = components['schemas']['ResetAuthTokenResult'];

/**
 * The new token.
 */
export type ResetAuthTokenReply = components['schemas']['ResetAuthTokenReply'];

/**
 * An empty object.
 */
export type GetDomainsInput = components['schemas']['GetDomainsInput'];

/**
 * Only the envelope. The credentials select the workspace.
 */
export type GetDomainsRequest = components['schemas']['GetDomainsRequest'];

/**
 * All domains of the workspace, in order.
 */
export type DomainList = components['schemas']['DomainList'];

/**
 * The outcome.
 */
export type GetDomainsResult = components['schemas']['GetDomainsResult'];

/**
 * The domains.
 */
export type GetDomainsReply = components['schemas']['GetDomainsReply'];

/**
 * The operation's input.
 */
export type DeleteDomainsInput = components['schemas']['DeleteDomainsInput'];

/**
 * The domains to delete.
 */
export type DeleteDomainsRequest = components['schemas']['DeleteDomainsRequest'];

/**
 * The outcome.
 */
export type DeleteDomainsResult = components['schemas']['DeleteDomainsResult'];

/**
 * The result for each domain.
 */
export type DeleteDomainsReply = components['schemas']['DeleteDomainsReply'];

/**
 * The operation's input.
 */
export type GetEmailConfigInput = components['schemas']['GetEmailConfigInput'];

/**
 * The API key.
 */
export type GetEmailConfigRequest = components['schemas']['GetEmailConfigRequest'];

/**
 * The outcome.
 */
export type GetEmailConfigResult = components['schemas']['GetEmailConfigResult'];

/**
 * The current mail settings.
 */
export type GetEmailConfigReply = components['schemas']['GetEmailConfigReply'];

/**
 * The operation's input.
 */
export type DeleteOrganizationsInput = components['schemas']['DeleteOrganizationsInput'];

/**
 * The organizations to delete.
 */
export type DeleteOrganizationsRequest = components['schemas']['DeleteOrganizationsRequest'];

/**
 * The result for one item of a deletion.
 */
export type DeletionResult = components['schemas']['DeletionResult'];

/**
 * The result for each organization, keyed by `organizationId`.
 */
export type DeleteOrganizationsItems = components['schemas']['DeleteOrganizationsItems'];

/**
 * The outcome.
 */
export type DeleteOrganizationsResult = components['schemas']['DeleteOrganizationsResult'];

/**
 * The result for each organization.
 */
export type DeleteOrganizationsReply = components['schemas']['DeleteOrganizationsReply'];

/**
 * An empty object.
 */
export type GetUsageInput = components['schemas']['GetUsageInput'];

/**
 * Only the envelope. The credentials select the workspace.
 */
export type GetUsageRequest = components['schemas']['GetUsageRequest'];

/**
 * The usage of an API key on one day.
 */
export type UsageOfDay = components['schemas']['UsageOfDay'];

/**
 * The usage of each day and API key, the latest day first.
 */
export type UsageList = components['schemas']['UsageList'];

/**
 * The outcome.
 */
export type GetUsageResult = components['schemas']['GetUsageResult'];

/**
 * The usage of each day.
 */
export type GetUsageReply = components['schemas']['GetUsageReply'];

/**
 * An empty object.
 */
export type GetJobsInput = components['schemas']['GetJobsInput'];

/**
 * Only the envelope. The credentials select the API key.
 */
export type GetJobsRequest = components['schemas']['GetJobsRequest'];

/**
 * A deletion or a migration.
 */
export type ListedJob = components['schemas']['ListedJob'];

/**
 * The deletions and migrations of the API key, the latest first.
 */
export type JobList = components['schemas']['JobList'];

/**
 * The outcome.
 */
export type GetJobsResult = components['schemas']['GetJobsResult'];

/**
 * The jobs.
 */
export type GetJobsReply = components['schemas']['GetJobsReply'];

/**
 * The operation's input.
 */
export type DeleteDocumentsInput = components['schemas']['DeleteDocumentsInput'];

/**
 * The documents to delete.
 */
export type DeleteDocumentsRequest = components['schemas']['DeleteDocumentsRequest'];

/**
 * Result for each document, keyed by its id.
 */
export type DeleteDocumentsItems = components['schemas']['DeleteDocumentsItems'];

/**
 * The outcome.
 */
export type DeleteDocumentsResult = components['schemas']['DeleteDocumentsResult'];

/**
 * Result for each document.
 */
export type DeleteDocumentsReply = components['schemas']['DeleteDocumentsReply'];

/**
 * The operation's input.
 */
export type DeleteUsersInput = components['schemas']['DeleteUsersInput'];

/**
 * The users to delete.
 */
export type DeleteUsersRequest = components['schemas']['DeleteUsersRequest'];

/**
 * Result for each user, keyed by its id.
 */
export type DeleteUsersItems = components['schemas']['DeleteUsersItems'];

/**
 * The outcome.
 */
export type DeleteUsersResult = components['schemas']['DeleteUsersResult'];

/**
 * Result for each user.
 */
export type DeleteUsersReply = components['schemas']['DeleteUsersReply'];

/**
 * The changes of a folder.
 */
export type FolderChange = components['schemas']['FolderChange'];

/**
 * The operation's input.
 */
export type UpdateFoldersInput = components['schemas']['UpdateFoldersInput'];

/**
 * The folders to change.
 */
export type UpdateFoldersRequest = components['schemas']['UpdateFoldersRequest'];

/**
 * The result for one folder.
 */
export type FolderChangeResult = components['schemas']['FolderChangeResult'];

/**
 * Result for each folder, keyed by its id.
 */
export type UpdateFoldersItems = components['schemas']['UpdateFoldersItems'];

/**
 * The outcome.
 */
export type UpdateFoldersResult = components['schemas']['UpdateFoldersResult'];

/**
 * Result for each folder.
 */
export type UpdateFoldersReply = components['schemas']['UpdateFoldersReply'];

/**
 * The operation's input.
 */
export type DeleteFoldersInput = components['schemas']['DeleteFoldersInput'];

/**
 * The folders to delete.
 */
export type DeleteFoldersRequest = components['schemas']['DeleteFoldersRequest'];

/**
 * Result for each folder, keyed by its id.
 */
export type DeleteFoldersItems = components['schemas']['DeleteFoldersItems'];

/**
 * The outcome.
 */
export type DeleteFoldersResult = components['schemas']['DeleteFoldersResult'];

/**
 * Result for each folder.
 */
export type DeleteFoldersReply = components['schemas']['DeleteFoldersReply'];
