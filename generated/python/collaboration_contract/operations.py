# Generated from the contract by `npm run generate`. Do not edit.
"""The facts of each operation that its calls need."""

from .calls import Operation, Poll
from .paging import Paging
from . import types

ADD_PERMISSIONS: Operation[types.AddPermissionsInput, types.AddPermissionsResult] = Operation(
    "addPermissions", "/v2/auth/permissions/add", 30, is_idempotent=True, takes_idempotency_key=True
)
REMOVE_PERMISSIONS: Operation[types.RemovePermissionsInput, types.RemovePermissionsResult] = Operation(
    "removePermissions", "/v2/auth/permissions/remove", 30, is_idempotent=True, takes_idempotency_key=True
)
CREATE_WORKSPACE: Operation[types.CreateWorkspaceInput, types.CreateWorkspaceResult] = Operation(
    "createWorkspace", "/v2/workspace/create", 30, is_public=True
)
GET_WORKSPACE: Operation[types.GetWorkspaceInput, types.GetWorkspaceResult] = Operation(
    "getWorkspace", "/v2/workspace/get", 30, is_idempotent=True
)
SEND_LOGIN_LINK: Operation[types.SendLoginLinkInput, types.SendLoginLinkResult] = Operation(
    "sendLoginLink", "/v2/workspace/email/send-login-link", 30, is_public=True
)
GET_DOCUMENTS: Operation[types.GetDocumentsInput, types.GetDocumentsResult] = Operation(
    "getDocuments", "/v2/organizations/documents/get", 30, is_idempotent=True
)
GET_DOCUMENTS_PAGING: Paging[types.GetDocumentsInput, types.GetDocumentsResult, types.CollaborationDocument] = Paging(
    "pageToken", ("pageToken",), ("data",)
)
DELETE_USERS_FROM_GROUPS: Operation[types.DeleteUsersFromGroupsInput, types.DeleteUsersFromGroupsResult] = Operation(
    "deleteUsersFromGroups", "/v1/organizations/usergroups/users/delete", 30, takes_idempotency_key=True
)
DELETE_ALL_USER_DATA: Operation[types.DeleteAllUserDataInput, types.DeleteAllUserDataResult] = Operation(
    "deleteAllUserData", "/v2/users/data/delete", 310, takes_idempotency_key=True, is_enveloped=False
)
ADD_PRESENCE: Operation[types.AddPresenceInput, types.AddPresenceResult] = Operation(
    "addPresence", "/v2/presence/add", 30, is_idempotent=True, takes_idempotency_key=True
)
ADD_USERS_TO_GROUPS: Operation[types.AddUsersToGroupsInput, types.AddUsersToGroupsResult] = Operation(
    "addUsersToGroups", "/v1/organizations/usergroups/users/add", 30, is_idempotent=True, takes_idempotency_key=True
)
UPDATE_ORGANIZATIONS: Operation[types.UpdateOrganizationsInput, types.UpdateOrganizationsResult] = Operation(
    "updateOrganizations", "/v1/organizations/update", 30, is_idempotent=True, takes_idempotency_key=True
)
ADD_ORGANIZATIONS: Operation[types.AddOrganizationsInput, types.AddOrganizationsResult] = Operation(
    "addOrganizations", "/v2/organizations/add", 30, takes_idempotency_key=True
)
GET_DELETE_ALL_USER_DATA_STATUS: Operation[types.GetDeleteAllUserDataStatusInput, types.GetDeleteAllUserDataStatusResult] = Operation(
    "getDeleteAllUserDataStatus", "/v1/users/data/delete/status", 70, is_idempotent=True
)
UPDATE_ACCESS_FOR_FOLDERS: Operation[types.UpdateAccessForFoldersInput, types.UpdateAccessForFoldersResult] = Operation(
    "updateAccessForFolders", "/v2/organizations/folders/access/update", 30, is_idempotent=True, takes_idempotency_key=True
)
GET_NOTIFICATIONS: Operation[types.GetNotificationsInput, types.GetNotificationsResult] = Operation(
    "getNotifications", "/v1/notifications/get", 30, is_idempotent=True
)
GET_NOTIFICATIONS_PAGING: Paging[types.GetNotificationsInput, types.GetNotificationsResult, types.CollaborationNotification] = Paging(
    "pageToken", ("pageToken",), ("data",)
)
ADD_NOTIFICATIONS: Operation[types.AddNotificationsInput, types.AddNotificationsResult] = Operation(
    "addNotifications", "/v2/notifications/add", 30, takes_idempotency_key=True
)
SET_CONFIG: Operation[types.SetConfigInput, types.SetConfigResult] = Operation(
    "setConfig", "/v2/notifications/config/set", 30, is_idempotent=True, takes_idempotency_key=True
)
MIGRATE_DOCUMENTS: Operation[types.MigrateDocumentsInput, types.MigrateDocumentsResult] = Operation(
    "migrateDocuments", "/v2/organizations/documents/migrate", 30, takes_idempotency_key=True
)
GET_AUTH_TOKENS: Operation[types.GetAuthTokensInput, types.GetAuthTokensResult] = Operation(
    "getAuthTokens", "/v2/workspace/authtokens/get", 30, is_idempotent=True
)
UPDATE_EMAIL_CONFIG: Operation[types.UpdateEmailConfigInput, types.UpdateEmailConfigResult] = Operation(
    "updateEmailConfig", "/v2/workspace/emailconfig/update", 30, is_idempotent=True, takes_idempotency_key=True
)
GET_MIGRATION_STATUS: Operation[types.GetMigrationStatusInput, types.GetMigrationStatusResult] = Operation(
    "getMigrationStatus", "/v2/organizations/documents/migrate/status", 30, is_idempotent=True
)
CREATE_API_KEY: Operation[types.CreateApiKeyInput, types.CreateApiKeyResult] = Operation(
    "createApiKey", "/v2/workspace/apikey/create", 30, takes_idempotency_key=True
)
ADD_DOMAINS: Operation[types.AddDomainsInput, types.AddDomainsResult] = Operation(
    "addDomains", "/v2/workspace/domains/add", 30, is_idempotent=True, takes_idempotency_key=True
)
ADD_USERS: Operation[types.AddUsersInput, types.AddUsersResult] = Operation(
    "addUsers", "/v2/users/add", 30, takes_idempotency_key=True
)
UPDATE_USERS: Operation[types.UpdateUsersInput, types.UpdateUsersResult] = Operation(
    "updateUsers", "/v2/users/update", 30, is_idempotent=True, takes_idempotency_key=True
)
GENERATE_TOKEN: Operation[types.GenerateTokenInput, types.GenerateTokenResult] = Operation(
    "generateToken", "/v2/auth/generate_token", 30, is_idempotent=True, takes_idempotency_key=True
)
GET_PERMISSIONS: Operation[types.GetPermissionsInput, types.GetPermissionsResult] = Operation(
    "getPermissions", "/v2/auth/permissions/get", 30, is_idempotent=True
)
GET_PERMISSIONS_PAGING: Paging[types.GetPermissionsInput, types.GetPermissionsResult, types.GrantInForce] = Paging(
    "pageToken", ("pageToken",), ("data",)
)
GET_ORGANIZATIONS: Operation[types.GetOrganizationsInput, types.GetOrganizationsResult] = Operation(
    "getOrganizations", "/v2/organizations/get", 30, is_idempotent=True
)
GET_ORGANIZATIONS_PAGING: Paging[types.GetOrganizationsInput, types.GetOrganizationsResult, types.Organization] = Paging(
    "pageToken", ("pageToken",), ("data",)
)
GET_USERS: Operation[types.GetUsersInput, types.GetUsersResult] = Operation(
    "getUsers", "/v2/users/get", 30, is_idempotent=True
)
GET_USERS_PAGING: Paging[types.GetUsersInput, types.GetUsersResult, types.KnownUser] = Paging(
    "pageToken", ("pageToken",), ("data",)
)
GET_USER_GROUPS: Operation[types.GetUserGroupsInput, types.GetUserGroupsResult] = Operation(
    "getUserGroups", "/v2/organizations/usergroups/get", 30, is_idempotent=True
)
GET_USER_GROUPS_PAGING: Paging[types.GetUserGroupsInput, types.GetUserGroupsResult, types.UserGroup] = Paging(
    "pageToken", ("pageToken",), ("data",)
)
ADD_FOLDERS: Operation[types.AddFoldersInput, types.AddFoldersResult] = Operation(
    "addFolders", "/v2/organizations/folders/add", 30, takes_idempotency_key=True
)
GET_FOLDERS: Operation[types.GetFoldersInput, types.GetFoldersResult] = Operation(
    "getFolders", "/v2/organizations/folders/get", 30, is_idempotent=True
)
GET_FOLDERS_PAGING: Paging[types.GetFoldersInput, types.GetFoldersResult, types.Folder] = Paging(
    "pageToken", ("pageToken",), ("data",)
)
ADD_DOCUMENTS: Operation[types.AddDocumentsInput, types.AddDocumentsResult] = Operation(
    "addDocuments", "/v2/organizations/documents/add", 30, takes_idempotency_key=True
)
UPDATE_DOCUMENTS: Operation[types.UpdateDocumentsInput, types.UpdateDocumentsResult] = Operation(
    "updateDocuments", "/v2/organizations/documents/update", 30, is_idempotent=True, takes_idempotency_key=True
)
GET_CONFIG: Operation[types.GetConfigInput, types.GetConfigResult] = Operation(
    "getConfig", "/v2/notifications/config/get", 30, is_idempotent=True
)
GET_PRESENCE: Operation[types.GetPresenceInput, types.GetPresenceResult] = Operation(
    "getPresence", "/v2/presence/get", 30, is_idempotent=True
)
GET_PRESENCE_PAGING: Paging[types.GetPresenceInput, types.GetPresenceResult, types.PresentUser] = Paging(
    "pageToken", ("pageToken",), ("data",)
)
REMOVE_PRESENCE: Operation[types.RemovePresenceInput, types.RemovePresenceResult] = Operation(
    "removePresence", "/v2/presence/delete", 30, takes_idempotency_key=True
)
CHECK_PERMISSIONS: Operation[types.CheckPermissionsInput, types.CheckPermissionsResult] = Operation(
    "checkPermissions", "/v2/auth/permissions/check", 30, is_idempotent=True
)
UPDATE_NOTIFICATIONS: Operation[types.UpdateNotificationsInput, types.UpdateNotificationsResult] = Operation(
    "updateNotifications", "/v2/notifications/update", 30, is_idempotent=True, takes_idempotency_key=True
)
DELETE_NOTIFICATIONS: Operation[types.DeleteNotificationsInput, types.DeleteNotificationsResult] = Operation(
    "deleteNotifications", "/v2/notifications/delete", 30, takes_idempotency_key=True
)
GET_USER_DATA: Operation[types.GetUserDataInput, types.GetUserDataResult] = Operation(
    "getUserData", "/v2/users/data/get", 30, is_idempotent=True
)
GET_USER_DATA_PAGING: Paging[types.GetUserDataInput, types.GetUserDataResult, types.UserDataItem] = Paging(
    "pageToken", ("pageToken",), ("data",)
)
GET_API_KEYS: Operation[types.GetApiKeysInput, types.GetApiKeysResult] = Operation(
    "getApiKeys", "/v2/workspace/apikeys/get", 30, is_idempotent=True
)
UPDATE_API_KEY: Operation[types.UpdateApiKeyInput, types.UpdateApiKeyResult] = Operation(
    "updateApiKey", "/v2/workspace/apikey/update", 30, is_idempotent=True, takes_idempotency_key=True
)
RESET_AUTH_TOKEN: Operation[types.ResetAuthTokenInput, types.ResetAuthTokenResult] = Operation(
    "resetAuthToken", "/v2/workspace/authtoken/reset", 30, takes_idempotency_key=True
)
GET_DOMAINS: Operation[types.GetDomainsInput, types.GetDomainsResult] = Operation(
    "getDomains", "/v2/workspace/domains/get", 30, is_idempotent=True
)
DELETE_DOMAINS: Operation[types.DeleteDomainsInput, types.DeleteDomainsResult] = Operation(
    "deleteDomains", "/v2/workspace/domains/delete", 30, is_idempotent=True, takes_idempotency_key=True
)
GET_EMAIL_CONFIG: Operation[types.GetEmailConfigInput, types.GetEmailConfigResult] = Operation(
    "getEmailConfig", "/v2/workspace/emailconfig/get", 30, is_idempotent=True
)
DELETE_ORGANIZATIONS: Operation[types.DeleteOrganizationsInput, types.DeleteOrganizationsResult] = Operation(
    "deleteOrganizations", "/v2/organizations/delete", 30, takes_idempotency_key=True
)
GET_USAGE: Operation[types.GetUsageInput, types.GetUsageResult] = Operation(
    "getUsage", "/v2/workspace/usage/get", 30, is_idempotent=True
)
GET_JOBS: Operation[types.GetJobsInput, types.GetJobsResult] = Operation(
    "getJobs", "/v2/jobs/get", 30, is_idempotent=True
)
DELETE_DOCUMENTS: Operation[types.DeleteDocumentsInput, types.DeleteDocumentsResult] = Operation(
    "deleteDocuments", "/v2/organizations/documents/delete", 30, takes_idempotency_key=True
)
DELETE_USERS: Operation[types.DeleteUsersInput, types.DeleteUsersResult] = Operation(
    "deleteUsers", "/v2/users/delete", 30, takes_idempotency_key=True
)
UPDATE_FOLDERS: Operation[types.UpdateFoldersInput, types.UpdateFoldersResult] = Operation(
    "updateFolders", "/v2/organizations/folders/update", 30, is_idempotent=True, takes_idempotency_key=True
)
DELETE_FOLDERS: Operation[types.DeleteFoldersInput, types.DeleteFoldersResult] = Operation(
    "deleteFolders", "/v2/organizations/folders/delete", 30, takes_idempotency_key=True
)
DELETE_ALL_USER_DATA_POLL: Poll[
    types.DeleteAllUserDataInput,
    types.DeleteAllUserDataResult,
    types.GetDeleteAllUserDataStatusInput,
    types.GetDeleteAllUserDataStatusResult,
] = Poll(
    GET_DELETE_ALL_USER_DATA_STATUS,
    query=lambda data, started: {"jobId": started["data"]["jobId"]},
    is_over=lambda status: status["data"]["isDeleteCompleted"] in [True],
    has_failed=lambda status: False,
)
MIGRATE_DOCUMENTS_POLL: Poll[
    types.MigrateDocumentsInput,
    types.MigrateDocumentsResult,
    types.GetMigrationStatusInput,
    types.GetMigrationStatusResult,
] = Poll(
    GET_MIGRATION_STATUS,
    query=lambda data, started: {"organizationId": data["organizationId"], "migrationId": started["data"]["migrationId"]},
    is_over=lambda status: status["data"]["status"] in ["completed", "failed"],
    has_failed=lambda status: status["data"]["status"] in ["failed"],
)
