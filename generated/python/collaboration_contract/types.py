# Generated from the contract by `npm run generate`. Do not edit.
"""The messages of the API, as the document describes them. Fields have the names of the JSON."""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

__all__ = [
    "AddPermissionsInputUser",
    "AccessRole",
    "OrganizationGrant",
    "FolderGrant",
    "DocumentGrant",
    "Grant",
    "AddPermissionsInputPermissions",
    "AddPermissionsInput",
    "AcknowledgementResult",
    "GrantedOrganization",
    "GrantedFolder",
    "GrantedDocument",
    "GrantedResource",
    "RemovePermissionsInputPermissions",
    "RemovePermissionsInput",
    "CreateWorkspaceInput",
    "WorkspaceOwner",
    "ApiKeyType",
    "WorkspaceApiKey",
    "Workspace",
    "CreateWorkspaceResult",
    "GetWorkspaceInput",
    "GetWorkspaceResult",
    "SendLoginLinkInput",
    "SendLoginLinkResult",
    "GetDocumentsInput",
    "DocumentAccessType",
    "CollaborationDocument",
    "GetDocumentsResult",
    "ListedUsersOfGroup",
    "AllUsersOfGroup",
    "UsersToDeleteFromGroup",
    "ChangedMembership",
    "FailedMembership",
    "MembershipResult",
    "DeleteUsersFromGroupsItems",
    "DeleteUsersFromGroupsResult",
    "DeleteAllUserDataInput",
    "DeleteAllUserDataReplyData",
    "DeleteAllUserDataReply",
    "PresenceStatus",
    "PresenceUser",
    "AddPresenceInput",
    "PresenceResult",
    "AddPresenceResult",
    "AddUsersToGroupsInput",
    "AddUsersToGroupsItems",
    "AddUsersToGroupsResult",
    "OrganizationChange",
    "UpdateOrganizationsInput",
    "UpdatedOrganization",
    "MissingOrganization",
    "OrganizationChangeResult",
    "UpdateOrganizationsItems",
    "UpdateOrganizationsResult",
    "OrganizationInput",
    "AddOrganizationsInput",
    "AddedOrganization",
    "ExistingOrganization",
    "NewOrganizationResult",
    "AddOrganizationsItems",
    "AddOrganizationsResult",
    "GetDeleteAllUserDataStatusInput",
    "DeletionProgress",
    "GetDeleteAllUserDataStatusResult",
    "UpdatedFolderIds",
    "FolderAccessType",
    "FoldersSetAccessType",
    "FoldersInheritAccess",
    "UpdateAccessForFoldersInput",
    "FolderAccessSet",
    "FolderAccessInherited",
    "FolderAccessFailed",
    "FolderAccessResult",
    "UpdateAccessForFoldersItems",
    "UpdateAccessForFoldersResult",
    "NotificationIdList",
    "NotificationsByDocument",
    "NotificationsByUser",
    "NotificationQuery",
    "NotificationOrigin",
    "User",
    "HeadlineValue",
    "HeadlineVariables",
    "CollaborationNotificationMetadata",
    "NotifiedUsers",
    "CollaborationNotification",
    "GetNotificationsResult",
    "ContextAccess",
    "NotificationContext",
    "NotificationForUsers",
    "NotificationForEveryone",
    "NewNotification",
    "NotificationResult",
    "AddNotificationsResult",
    "NotificationChoice",
    "NotificationChoiceOrNull",
    "NotificationConfig",
    "SetConfigInput",
    "ConfigSet",
    "ConfigNotSet",
    "ConfigResult",
    "SetConfigItems",
    "SetConfigResult",
    "MigrateDocumentsInput",
    "StartedMigration",
    "MigrateDocumentsResult",
    "GetAuthTokensInput",
    "ApiKeyAndToken",
    "GetAuthTokensResult",
    "UpdateEmailConfigInput",
    "EmailConfig",
    "UpdateEmailConfigResult",
    "GetMigrationStatusInput",
    "MigrationStatus",
    "Migration",
    "GetMigrationStatusResult",
    "CreateApiKeyInput",
    "CreatedApiKey",
    "CreateApiKeyResult",
    "AddDomainsInput",
    "AddedDomain",
    "RefusedDomain",
    "DomainResult",
    "DomainItems",
    "AddDomainsResult",
    "NewUser",
    "AddUsersInput",
    "UserResult",
    "AddUsersItems",
    "AddUsersResult",
    "ChangedUserContext",
    "ChangedUser",
    "UpdateUsersInput",
    "UpdateUsersItems",
    "UpdateUsersResult",
    "UserProperties",
    "TokenPermissions",
    "GenerateTokenInput",
    "UserToken",
    "GenerateTokenResult",
    "ResourceType",
    "ResourceOfOrganization",
    "GetPermissionsInput",
    "GrantInForce",
    "GetPermissionsResult",
    "GetOrganizationsInput",
    "Organization",
    "GetOrganizationsResult",
    "GetUsersInput",
    "KnownUser",
    "GetUsersResult",
    "GetUserGroupsInput",
    "UserGroup",
    "GetUserGroupsResult",
    "NewFolder",
    "AddFoldersInput",
    "FolderAdded",
    "FolderNotAdded",
    "NewFolderResult",
    "AddFoldersItems",
    "AddFoldersResult",
    "GetFoldersInput",
    "Folder",
    "GetFoldersResult",
    "NewDocument",
    "AddDocumentsInput",
    "DocumentAdded",
    "DocumentNotAdded",
    "NewDocumentResult",
    "AddDocumentsItems",
    "AddDocumentsResult",
    "DocumentChange",
    "UpdateDocumentsInput",
    "DocumentUpdated",
    "DocumentNotUpdated",
    "DocumentChangeResult",
    "UpdateDocumentsItems",
    "UpdateDocumentsResult",
    "GetConfigInput",
    "StoredConfig",
    "EffectiveConfig",
    "DocumentConfig",
    "UserConfig",
    "GetConfigItems",
    "GetConfigResult",
    "GetPresenceInput",
    "PresentUser",
    "GetPresenceResult",
    "RemovePresenceInput",
    "RemovedPresence",
    "RemovePresenceItems",
    "RemovePresenceResult",
    "CheckPermissionsInput",
    "GrantingResource",
    "ResourceAccess",
    "CheckPermissionsResult",
    "ChangedNotificationIds",
    "UpdateNotificationsInput",
    "NotificationChanged",
    "NotificationNotChanged",
    "NotificationOutcome",
    "NotificationItems",
    "UpdateNotificationsResult",
    "DeleteNotificationsInput",
    "DeleteNotificationsResult",
    "GetUserDataInput",
    "UserDataFields",
    "UserDataItem",
    "GetUserDataResult",
    "GetApiKeysInput",
    "ApiKeySettings",
    "ApiKeyList",
    "GetApiKeysResult",
    "UpdateApiKeyInput",
    "UpdateApiKeyResult",
    "ResetAuthTokenInput",
    "ResetToken",
    "ResetAuthTokenResult",
    "GetDomainsInput",
    "DomainList",
    "GetDomainsResult",
    "DeleteDomainsInput",
    "DeleteDomainsResult",
    "GetEmailConfigInput",
    "GetEmailConfigResult",
    "DeleteOrganizationsInput",
    "DeletionResult",
    "DeleteOrganizationsItems",
    "DeleteOrganizationsResult",
    "GetUsageInput",
    "UsageOfDay",
    "UsageList",
    "GetUsageResult",
    "GetJobsInput",
    "ListedJob",
    "JobList",
    "GetJobsResult",
    "DeleteDocumentsInput",
    "DeleteDocumentsItems",
    "DeleteDocumentsResult",
    "DeleteUsersInput",
    "DeleteUsersItems",
    "DeleteUsersResult",
    "FolderChange",
    "UpdateFoldersInput",
    "FolderChangeResult",
    "UpdateFoldersItems",
    "UpdateFoldersResult",
    "DeleteFoldersInput",
    "DeleteFoldersItems",
    "DeleteFoldersResult",
    "ErrorDetail",
    "ErrorStatus",
    "AddPermissionsResult",
    "RemovePermissionsResult",
    "DeleteUsersFromGroupsInput",
    "DeleteAllUserDataResult",
    "GetNotificationsInput",
    "AddNotificationsInput",
]

class AddPermissionsInputUser(TypedDict):
    """The user who gets access."""

    userId: str
    """The user's id, chosen by the caller."""


AccessRole: TypeAlias = Literal["viewer", "editor"]
"""`viewer` may read. `editor` may read and write."""


class OrganizationGrant(TypedDict):
    """Access to an organization."""

    type: Literal["organization"]
    """An organization."""
    id: str
    """The organization's id, chosen by the caller in Add Organizations."""
    organizationId: NotRequired[str]
    """Optional. It must be the same as `id`."""
    accessRole: AccessRole
    """`viewer` may read. `editor` may read and write."""
    expiresAt: NotRequired[float]
    """The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire."""


class FolderGrant(TypedDict):
    """Access to a folder."""

    type: Literal["folder"]
    """A folder."""
    id: str
    """The folder's id. The folder need not exist yet."""
    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    accessRole: AccessRole
    """`viewer` may read. `editor` may read and write."""
    expiresAt: NotRequired[float]
    """The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire."""


class DocumentGrant(TypedDict):
    """Access to a document."""

    type: Literal["document"]
    """A document."""
    id: str
    """The document's id. The document need not exist yet."""
    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    accessRole: AccessRole
    """`viewer` may read. `editor` may read and write."""
    expiresAt: NotRequired[float]
    """The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire."""


Grant: TypeAlias = OrganizationGrant | FolderGrant | DocumentGrant
"""A resource and its access role. `type` tells the three forms apart."""


class AddPermissionsInputPermissions(TypedDict):
    """The resources to grant."""

    resources: list[Grant]
    """The resources, each at most once."""


class AddPermissionsInput(TypedDict):
    """The operation's input."""

    user: AddPermissionsInputUser
    """The user who gets access."""
    permissions: AddPermissionsInputPermissions
    """The resources to grant."""


class AcknowledgementResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class GrantedOrganization(TypedDict):
    """An organization of a grant."""

    type: Literal["organization"]
    """An organization."""
    id: str
    """The organization's id, chosen by the caller in Add Organizations."""
    organizationId: NotRequired[str]
    """Optional. It must be the same as `id`."""
    accessRole: NotRequired[AccessRole]
    """The role, as Get Permissions returns it. It has no effect."""
    expiresAt: NotRequired[float]
    """The expiry, as Get Permissions returns it. It has no effect."""


class GrantedFolder(TypedDict):
    """A folder of a grant."""

    type: Literal["folder"]
    """A folder."""
    id: str
    """The folder's id, chosen by the caller."""
    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    accessRole: NotRequired[AccessRole]
    """The role, as Get Permissions returns it. It has no effect."""
    expiresAt: NotRequired[float]
    """The expiry, as Get Permissions returns it. It has no effect."""


class GrantedDocument(TypedDict):
    """A document of a grant."""

    type: Literal["document"]
    """A document."""
    id: str
    """The document's id, chosen by the caller."""
    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    accessRole: NotRequired[AccessRole]
    """The role, as Get Permissions returns it. It has no effect."""
    expiresAt: NotRequired[float]
    """The expiry, as Get Permissions returns it. It has no effect."""


GrantedResource: TypeAlias = GrantedOrganization | GrantedFolder | GrantedDocument
"""A resource, as in Add Permissions."""


class RemovePermissionsInputPermissions(TypedDict):
    """The resources to revoke."""

    resources: list[GrantedResource]
    """The resources, each at most once."""


class RemovePermissionsInput(TypedDict):
    """The operation's input."""

    userId: str
    """The user's id, chosen by the caller."""
    permissions: RemovePermissionsInputPermissions
    """The resources to revoke."""


class CreateWorkspaceInput(TypedDict):
    """The operation's input."""

    ownerEmail: str
    """The owner's address, not at a disposable domain."""
    name: str
    """The owner's name."""
    workspaceName: str
    """The name of the workspace."""
    avatar: NotRequired[str]
    """The http or https URL of the owner's picture. It is empty if there is none."""


class WorkspaceOwner(TypedDict):
    """The owner of the workspace."""

    email: str
    """The owner's address. Login links are sent to it."""
    id: str
    """The owner's id, generated by the service."""
    name: str
    """The owner's name."""
    avatar: str
    """The http or https URL of the owner's picture. It is empty if there is none."""


ApiKeyType: TypeAlias = Literal["testing", "production"]
"""The purpose of the key. A workspace begins with a key for `testing`."""


class WorkspaceApiKey(TypedDict):
    """An API key. All data belongs to exactly one API key."""

    apiKeyName: str
    """The name of the key."""
    id: str
    """The key's id, for the header `x-svc-api-key` and for Get Auth Tokens. It is also the key in the list."""
    type: ApiKeyType
    """The purpose of the key. A workspace begins with a key for `testing`."""


class Workspace(TypedDict):
    """A workspace, with its owner, its auth token and its API keys."""

    id: str
    """The workspace's id, for the header `x-svc-workspace-id`."""
    name: str
    """The name of the workspace."""
    owner: WorkspaceOwner
    """The owner of the workspace."""
    authToken: str
    """The workspace's auth token, for the header `x-svc-auth-token`."""
    apiKeyList: dict[str, WorkspaceApiKey]
    """The API keys of the workspace, as an object keyed by their ids."""


class CreateWorkspaceResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: Workspace
    """A workspace, with its owner, its auth token and its API keys."""


GetWorkspaceInput: TypeAlias = Mapping[str, object]
"""An empty object."""


class GetWorkspaceResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: Workspace
    """A workspace, with its owner, its auth token and its API keys."""


class SendLoginLinkInput(TypedDict):
    """The operation's input."""

    email: str
    """The address of the workspace's owner."""
    continueUrl: str
    """The page after the login: an absolute http or https URL, or one of a scheme that the operator allows. It has no user name and password."""


class SendLoginLinkResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: None
    """Always null."""


class GetDocumentsInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documentIds: NotRequired[list[str]]
    """Returns only the documents with these ids. Each id may occur once. An empty list is treated as absent."""
    folderId: NotRequired[str]
    """Returns only the documents directly in this folder."""
    pageSize: NotRequired[int]
    """The maximum number of items on a page."""
    pageToken: NotRequired[str]
    """The `result.pageToken` of the previous page. Absent or empty, it selects the first page."""


DocumentAccessType: TypeAlias = Literal["public", "organizationPrivate", "restricted"]
"""
The document's access type.

- `public`: everyone.
- `organizationPrivate`: members of the organization's user groups, and users with a grant in force on the organization, the
  document, its folder or a folder above.
- `restricted`: users with a grant in force on the organization, the document, its folder or a folder above.

A grant on another document or folder gives no access here.
"""


class CollaborationDocument(TypedDict):
    """
    A document. It may have further fields, which are returned as they were stored.

    It may have custom fields. A subclass gives them types.
    """

    id: str
    """The document's id, chosen by the caller."""
    documentName: str
    """The document's name, as shown to people. The default is the document's id."""
    disabled: bool
    """Whether the document is disabled."""
    accessType: DocumentAccessType
    """The access type in force. It is the document's own, or that of its folder if `inheritFromParent` is true."""
    folderId: NotRequired[str | None]
    """The document's folder. Null if it is in no folder."""
    inheritFromParent: NotRequired[bool]
    """Whether the document has no access type of its own, and takes the access of its folder."""


class GetDocumentsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: list[CollaborationDocument]
    """The documents of this page, in the order of their ids. It is empty if there are none."""
    pageToken: NotRequired[str]
    """The token of the next page. It is absent on the last page. Most requests with `documentIds` have only one page."""


class ListedUsersOfGroup(TypedDict):
    """The given users of the group."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    organizationUserGroupId: str
    """The user group's id, chosen by the caller."""
    userIds: list[str]
    """The users, each at most once."""
    deleteAll: NotRequired[Literal[False]]
    """Optional. Together with users, it can only be false."""


class AllUsersOfGroup(TypedDict):
    """Every user of the group."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    organizationUserGroupId: str
    """The user group's id, chosen by the caller."""
    deleteAll: Literal[True]
    """Removes every user from the group."""
    userIds: NotRequired[list[str]]
    """Optional. Together with `deleteAll`, it can only be empty."""


UsersToDeleteFromGroup: TypeAlias = ListedUsersOfGroup | AllUsersOfGroup
"""The operation's input: given users of a group, or all of them."""


class ChangedMembership(TypedDict):
    """A user who was added or removed."""

    success: Literal[True]
    """Always true."""
    organizationUserGroupId: str
    """The user group's id, chosen by the caller."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class FailedMembership(TypedDict):
    """A user who was not added or removed."""

    success: Literal[False]
    """Always false."""
    organizationUserGroupId: str | None
    """The user group's id of the request, or null if there is none."""
    message: str
    """The reason of the failure, in a sentence for people. Do not parse it."""


MembershipResult: TypeAlias = ChangedMembership | FailedMembership
"""The result for one user. `success` tells the two forms apart."""


DeleteUsersFromGroupsItems: TypeAlias = dict[str, MembershipResult]
"""The results, keyed by user id. With `deleteAll: true`, they are the first 10,000 removed users in the order of their ids."""


class DeleteUsersFromGroupsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: DeleteUsersFromGroupsItems
    """The results, keyed by user id. With `deleteAll: true`, they are the first 10,000 removed users in the order of their ids."""


class DeleteAllUserDataInput(TypedDict):
    """The operation's input."""

    userIds: list[str]
    """The users whose data is deleted, each at most once."""
    organizationIds: NotRequired[list[str]]
    """The organizations to begin with, each at most once. It makes the job faster and limits nothing. An empty list is treated as absent."""


class DeleteAllUserDataReplyData(TypedDict):
    """The job."""

    jobId: str
    """The deletion job's id, generated by the service."""
    tasksCount: int
    """The number of tasks of the job."""


class DeleteAllUserDataReply(TypedDict):
    """The started job. This response has no `result` around it."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: DeleteAllUserDataReplyData
    """The job."""
    statusCode: Literal[202]
    """The HTTP status, always 202."""


PresenceStatus: TypeAlias = Literal["online", "away"]
"""`online`: the user is at the document. `away`: the document is open, but the user is not at it."""


class PresenceUser(TypedDict):
    """
    A person on the presence list. Custom fields belong to the entry and are kept unchanged.

    It may have custom fields. A subclass gives them types.
    """

    userId: str
    """The user's id, chosen by the caller."""
    name: NotRequired[str]
    """A person's name, as shown to others."""
    email: NotRequired[str]
    """The person's e-mail address. It may be empty."""
    status: NotRequired[PresenceStatus]
    """`online`: the user is at the document. `away`: the document is open, but the user is not at it."""
    renewedAt: NotRequired[int]
    """The time of the last renewal, as Get Presence returns it. It has no effect."""


class AddPresenceInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documentId: str
    """The document's id, chosen by the caller."""
    users: Sequence[PresenceUser]
    """The users, each at most once."""


class PresenceResult(TypedDict):
    """Whether the users are on the list."""

    success: Literal[True]
    """Always true. A call that adds no user fails with an `error`."""


class AddPresenceResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: PresenceResult
    """Whether the users are on the list."""


class AddUsersToGroupsInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    organizationUserGroupId: str
    """The user group's id, chosen by the caller. The group need not exist yet."""
    userIds: list[str]
    """The users, each at most once."""


AddUsersToGroupsItems: TypeAlias = dict[str, MembershipResult]
"""The results, keyed by user id."""


class AddUsersToGroupsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: AddUsersToGroupsItems
    """The results, keyed by user id."""


class OrganizationChange(TypedDict):
    """
    The changes of an organization. Other fields are the caller's metadata.

    It may have custom fields. A subclass gives them types.
    """

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    organizationName: NotRequired[str]
    """The organization's name, as shown to people. It is not blank and has no control characters."""
    id: NotRequired[str]
    """The service's own id, as Get Organizations returns it. It cannot be changed; with another one, the item fails."""


class UpdateOrganizationsInput(TypedDict):
    """The operation's input."""

    organizations: Sequence[OrganizationChange]
    """The organizations, each at most once."""


class UpdatedOrganization(TypedDict):
    """The organization was updated."""

    success: Literal[True]
    """Always true."""
    id: str
    """The service's own id of the organization, a UUID in lower case. It never changes."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class MissingOrganization(TypedDict):
    """The organization does not exist."""

    success: Literal[False]
    """Always false."""
    id: None
    """Null, since the organization does not exist or has another id."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


OrganizationChangeResult: TypeAlias = UpdatedOrganization | MissingOrganization
"""The result for one organization. `success` tells the two forms apart."""


UpdateOrganizationsItems: TypeAlias = dict[str, OrganizationChangeResult]
"""The result for each organization, keyed by `organizationId`."""


class UpdateOrganizationsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: UpdateOrganizationsItems
    """The result for each organization, keyed by `organizationId`."""


class OrganizationInput(TypedDict):
    """
    An organization. Other fields are the caller's metadata, and are kept unchanged.

    It may have custom fields. A subclass gives them types.
    """

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    organizationName: str
    """The organization's name, as shown to people. It is not blank and has no control characters."""


class AddOrganizationsInput(TypedDict):
    """The operation's input."""

    organizations: Sequence[OrganizationInput]
    """The organizations, each at most once."""


class AddedOrganization(TypedDict):
    """The organization was added."""

    success: Literal[True]
    """Always true."""
    id: str
    """The service's own id of the organization, a UUID in lower case. It never changes."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class ExistingOrganization(TypedDict):
    """The organization already existed, and is unchanged."""

    success: Literal[False]
    """Always false."""
    id: str
    """The service's own id of the organization, a UUID in lower case. It never changes."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


NewOrganizationResult: TypeAlias = AddedOrganization | ExistingOrganization
"""The result for one organization. `success` tells the two forms apart."""


AddOrganizationsItems: TypeAlias = dict[str, NewOrganizationResult]
"""The result for each organization, keyed by `organizationId`."""


class AddOrganizationsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: AddOrganizationsItems
    """The result for each organization, keyed by `organizationId`."""


class GetDeleteAllUserDataStatusInput(TypedDict):
    """The operation's input."""

    jobId: str
    """The job's id from Delete All User Data."""


class DeletionProgress(TypedDict):
    """The progress of the job."""

    isDeleteCompleted: bool
    """Whether all tasks are completed."""
    tasksLeft: int
    """The number of tasks that are not completed."""
    lastTaskCompletedTime: NotRequired[int]
    """The time when the latest completed task was completed, in milliseconds since 1970-01-01T00:00:00Z. Absent before the first one."""


class GetDeleteAllUserDataStatusResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: DeletionProgress
    """The progress of the job."""


UpdatedFolderIds: TypeAlias = list[str]
"""The folders, each at most once."""


FolderAccessType: TypeAlias = Literal["public", "organizationPrivate", "restricted"]
"""The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups."""


class FoldersSetAccessType(TypedDict):
    """The folders get an access type of their own."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    folderIds: UpdatedFolderIds
    """The folders, each at most once."""
    accessType: FolderAccessType
    """The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups."""
    inheritFromParent: NotRequired[Literal[False]]
    """Optional. Together with an access type, it can only be false."""


class FoldersInheritAccess(TypedDict):
    """The folders take the access of the folder above them."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    folderIds: UpdatedFolderIds
    """The folders, each at most once."""
    inheritFromParent: Literal[True]
    """Makes the folders inherit."""
    accessType: NotRequired[None]
    """Optional. A folder that inherits has no access type of its own, so it can only be null."""


UpdateAccessForFoldersInput: TypeAlias = FoldersSetAccessType | FoldersInheritAccess
"""The operation's input: an access type, or inheritance."""


class FolderAccessSet(TypedDict):
    """The folder has the access type."""

    success: Literal[True]
    """Always true."""
    accessType: FolderAccessType
    """The access type. `public`: everyone. `restricted`: users with a grant on the folder, on a folder above it, or on the organization. `organizationPrivate`: the same users, and the members of the organization's user groups."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class FolderAccessInherited(TypedDict):
    """The folder takes the access of the folder above it."""

    success: Literal[True]
    """Always true."""
    inheritFromParent: Literal[True]
    """Always true: the folder inherits."""
    accessType: None
    """Null, since the folder has no access type of its own."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class FolderAccessFailed(TypedDict):
    """The folder does not exist, and was not created."""

    success: Literal[False]
    """Always false."""
    accessType: None
    """Null, since the folder does not exist."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


FolderAccessResult: TypeAlias = FolderAccessSet | FolderAccessInherited | FolderAccessFailed
"""The result for one folder. `success` and `inheritFromParent` tell the three forms apart."""


UpdateAccessForFoldersItems: TypeAlias = dict[str, FolderAccessResult]
"""The result for each folder, keyed by its id."""


class UpdateAccessForFoldersResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: UpdateAccessForFoldersItems
    """The result for each folder, keyed by its id."""


NotificationIdList: TypeAlias = list[str]
"""The ids of the notifications to return. Each id may occur once. An empty list is treated as absent."""


class NotificationsByDocument(TypedDict):
    """The notifications of a document."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documentId: str
    """The document's id, chosen by the caller."""
    locationId: NotRequired[str]
    """A place in a document, by its id in the notifications' source data."""
    userId: NotRequired[str]
    """The user who received the notifications."""
    notificationIds: NotRequired[NotificationIdList]
    """The ids of the notifications to return. Each id may occur once. An empty list is treated as absent."""
    pageSize: NotRequired[int]
    """The maximum number of notifications on a page. A page of large ones may hold fewer."""
    pageToken: NotRequired[str]
    """The `result.pageToken` of the previous page. Absent or empty, it selects the first page."""


class NotificationsByUser(TypedDict):
    """The notifications that a user received."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documentId: NotRequired[str]
    """The document's id, chosen by the caller."""
    locationId: NotRequired[str]
    """A place in a document, by its id in the notifications' source data."""
    userId: str
    """The user who received the notifications."""
    notificationIds: NotRequired[NotificationIdList]
    """The ids of the notifications to return. Each id may occur once. An empty list is treated as absent."""
    unreadOnly: NotRequired[bool]
    """Whether only notifications that the user has not read are returned. The default is false."""
    pageSize: NotRequired[int]
    """The maximum number of notifications on a page. A page of large ones may hold fewer."""
    pageToken: NotRequired[str]
    """The `result.pageToken` of the previous page. Absent or empty, it selects the first page."""


NotificationQuery: TypeAlias = NotificationsByDocument | NotificationsByUser
"""The operation's input: a document, a user, or both."""


NotificationOrigin: TypeAlias = Mapping[str, object]
"""Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text."""


class User(TypedDict):
    """
    A person, as the caller knows them. Custom fields are kept and returned unchanged.

    It may have custom fields. A subclass gives them types.
    """

    userId: str
    """The user's id, chosen by the caller."""
    name: NotRequired[str]
    """A person's name, as shown to others."""
    email: NotRequired[str]
    """The person's e-mail address. It may be empty."""


HeadlineValue: TypeAlias = str | User
"""A string, or a person. The headline shows the person's name."""


HeadlineVariables: TypeAlias = Mapping[str, HeadlineValue]
"""The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people."""


class CollaborationNotificationMetadata(TypedDict):
    """The place of the notification."""

    apiKey: str
    """The API key that added it."""
    documentId: str
    """The document's id, chosen by the caller."""
    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""


NotifiedUsers: TypeAlias = dict[str, Literal[True]]
"""The users who received the notification, by user id, each with the value `true`. If the request has a `userId`, the map has this user and the first 100 users in the order of their ids. Otherwise it has all users. If both maps together would exceed a page of 1 MiB, they have the first users in the order of their ids."""


class CollaborationNotification(TypedDict):
    """A notification, as it was added."""

    id: str
    """The notification's id."""
    notificationSource: Literal["custom"]
    """The source of the notification. It is `custom` for all notifications of Add Notifications."""
    notificationSourceData: NotificationOrigin
    """Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text."""
    actionUser: User
    """The user whose action caused the notification."""
    displayHeadlineMessageTemplate: str
    """The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`."""
    displayHeadlineMessageTemplateData: HeadlineVariables
    """The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people."""
    displayBodyMessage: str
    """The message below the headline. It may be empty."""
    metadata: CollaborationNotificationMetadata
    """The place of the notification."""
    notifyUsers: NotifiedUsers
    """The users who received the notification, by user id, each with the value `true`. If the request has a `userId`, the map has this user and the first 100 users in the order of their ids. Otherwise it has all users. If both maps together would exceed a page of 1 MiB, they have the first users in the order of their ids."""
    notifyUsersByUserId: NotifiedUsers
    """The same as `notifyUsers`."""
    timestamp: int
    """The time when it was added, in milliseconds since 1970-01-01T00:00:00Z."""
    isRead: NotRequired[bool]
    """Whether the user has read it (Update Notifications). Present if the request has a `userId`."""


class GetNotificationsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. It says if there are more notifications than were returned."""
    data: list[CollaborationNotification]
    """The notifications, newest first."""
    pageToken: NotRequired[str]
    """The token of the next page. It is opaque and absent on the last page."""
    unreadCount: NotRequired[int]
    """The number of the user's unread notifications in the organization, at most 1,000. Present if the request has a `userId`."""


ContextAccess: TypeAlias = Mapping[str, str]
"""Custom fields, each with the required value of a user's context permission. A user must match all of them."""


class NotificationContext(TypedDict):
    """Limits the recipients by their context permissions."""

    access: ContextAccess
    """Custom fields, each with the required value of a user's context permission. A user must match all of them."""


class NotificationForUsers(TypedDict):
    """A notification for named people, and optionally for everyone."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    createOrganization: NotRequired[bool]
    """`true` creates the organization if it does not exist. Its name is its id until it is updated. Otherwise, a missing organization is an error."""
    documentId: str
    """The document's id, chosen by the caller."""
    createDocument: NotRequired[bool]
    """`true` creates the document if it does not exist. Its name is its id until it is updated. Otherwise, a missing document is an error."""
    actionUser: User
    """The user whose action caused the notification."""
    verifyUserPermissions: NotRequired[bool]
    """`true` sends the notification only to users with access to the document."""
    notificationId: NotRequired[str]
    """Your own id of the notification, unique in its organization. The same id with the same content changes nothing and notifies nobody twice. With other content, it is refused. Without it, the service generates an id."""
    displayHeadlineMessageTemplate: str
    """The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`."""
    displayHeadlineMessageTemplateData: NotRequired[HeadlineVariables]
    """The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people."""
    displayBodyMessage: NotRequired[str]
    """The message below the headline. It may be empty."""
    notifyUsers: Sequence[User]
    """The recipients, each user at most once."""
    notifyAll: NotRequired[bool]
    """Whether everyone receives the notification, in addition to `notifyUsers`. The default is false."""
    notificationSourceData: NotRequired[NotificationOrigin]
    """Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text."""
    isNotificationResolverUsed: NotRequired[bool]
    """Stored with the notification. It has no other effect."""
    context: NotRequired[NotificationContext]
    """Limits the recipients by their context permissions."""


class NotificationForEveryone(TypedDict):
    """A notification for everyone who belongs to the organization."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    createOrganization: NotRequired[bool]
    """`true` creates the organization if it does not exist. Its name is its id until it is updated. Otherwise, a missing organization is an error."""
    documentId: str
    """The document's id, chosen by the caller."""
    createDocument: NotRequired[bool]
    """`true` creates the document if it does not exist. Its name is its id until it is updated. Otherwise, a missing document is an error."""
    actionUser: User
    """The user whose action caused the notification."""
    verifyUserPermissions: NotRequired[bool]
    """`true` sends the notification only to users with access to the document."""
    notificationId: NotRequired[str]
    """Your own id of the notification, unique in its organization. The same id with the same content changes nothing and notifies nobody twice. With other content, it is refused. Without it, the service generates an id."""
    displayHeadlineMessageTemplate: str
    """The headline. A name in curly brackets, such as `{actionUser}`, stands for that field of `displayHeadlineMessageTemplateData`."""
    displayHeadlineMessageTemplateData: NotRequired[HeadlineVariables]
    """The values of the headline's variables, by name. `actionUser` and `recipientUser` are people. Your own variables are strings or people."""
    displayBodyMessage: NotRequired[str]
    """The message below the headline. It may be empty."""
    notifyUsers: NotRequired[Sequence[User]]
    """Recipients in addition to everyone, each user at most once. It may be empty."""
    notifyAll: Literal[True]
    """Sends the notification to everyone who belongs to the organization now. These are users with a grant in force on it or on a resource in it, members of its user groups, and users added by Add Users or an import. The actor, users who have lost their last access, and users known only from presence or other notifications do not receive it."""
    notificationSourceData: NotRequired[NotificationOrigin]
    """Custom data about the source of the notification, such as a comment. It is kept and returned unchanged. Its `locationId`, or the `id` of its `location`, is the place that Get Notifications looks for. A number is found by its decimal text."""
    isNotificationResolverUsed: NotRequired[bool]
    """Stored with the notification. It has no other effect."""
    context: NotRequired[NotificationContext]
    """Limits the recipients by their context permissions."""


NewNotification: TypeAlias = NotificationForUsers | NotificationForEveryone
"""The operation's input: a notification for named people, for everyone, or for both."""


class NotificationResult(TypedDict):
    """The result for the notification."""

    success: Literal[True]
    """Always `true`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    notificationId: str
    """The id of the notification: your own, or the one that the service generated."""


class AddNotificationsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: NotificationResult
    """The result for the notification."""


NotificationChoice: TypeAlias = Literal["ALL", "MINE", "NONE"]
"""`ALL` notifications, only `MINE`, or `NONE`."""


NotificationChoiceOrNull: TypeAlias = NotificationChoice | None
"""`ALL`, `MINE`, `NONE`, or null for no setting."""


class NotificationConfig(TypedDict):
    """The settings to change. Absent fields stay, and null removes a setting."""

    inbox: NotRequired[NotificationChoiceOrNull]
    """The notifications in the user's inbox: `ALL`, `MINE` or `NONE`. `MINE` are those in documents that the user has acted on before, and those that name the user in `notifyUsers`."""
    email: NotRequired[NotificationChoiceOrNull]
    """The inbox notifications that are also sent by e-mail, if Update Email Config switches mail on. It has the same three values. The default is `MINE`."""
    slack: NotRequired[NotificationChoiceOrNull]
    """The notifications to send through Slack. It has the same three values, and is stored for the sender."""


class SetConfigInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documentIds: NotRequired[list[str]]
    """The documents of the setting, each at most once. Absent or empty, the setting is for the whole organization."""
    userIds: list[str]
    """The users of the setting, each at most once."""
    config: NotificationConfig
    """The settings to change. Absent fields stay, and null removes a setting."""


class ConfigSet(TypedDict):
    """A setting that is in force."""

    success: Literal[True]
    """Always `true`."""
    userId: str
    """The user's id, chosen by the caller."""
    documentId: str | None
    """The last document of the request, or null for the whole organization."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class ConfigNotSet(TypedDict):
    """A setting that failed for at least one document."""

    success: Literal[False]
    """Always `false`."""
    userId: str
    """The user's id, chosen by the caller."""
    documentId: str | None
    """The first document that failed, or null for the whole organization."""
    message: str
    """The reason of the failure."""


ConfigResult: TypeAlias = ConfigSet | ConfigNotSet
"""The result for one user's setting. `success` tells the two forms apart."""


SetConfigItems: TypeAlias = dict[str, ConfigResult]
"""The result for each user's setting, by user id."""


class SetConfigResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: SetConfigItems
    """The result for each user's setting, by user id."""


class MigrateDocumentsInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documentId: str
    """The document's current id."""
    newDocumentId: str
    """The document's new id. No document may have it yet."""


class StartedMigration(TypedDict):
    """The migration."""

    migrationId: str
    """The migration's id, generated by the service."""


class MigrateDocumentsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: StartedMigration
    """The migration."""


class GetAuthTokensInput(TypedDict):
    """The operation's input."""

    apiKey: str
    """The id of the API key, from `apiKeyList` of the workspace."""


class ApiKeyAndToken(TypedDict):
    """The key and its token."""

    apiKey: str
    """The API key, for the header `x-svc-api-key`."""
    authToken: str
    """The key's auth token, for the header `x-svc-auth-token`."""


class GetAuthTokensResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: ApiKeyAndToken
    """The key and its token."""


class UpdateEmailConfigInput(TypedDict):
    """The operation's input. Absent fields stay."""

    apiKey: NotRequired[str]
    """The id of the API key. Required with the headers of a workspace. With those of an API key, it is that key."""
    enabled: NotRequired[bool]
    """Whether its notifications are mailed."""
    fromName: NotRequired[str | None]
    """The sender's name. Null selects the operator's own."""
    fromAddress: NotRequired[str | None]
    """The sender's address, if the operator has given its domain to the workspace. Null selects the operator's own."""
    replyTo: NotRequired[str | None]
    """The address for replies. Null selects the sender's address."""


class EmailConfig(TypedDict):
    """The mail settings of an API key."""

    apiKey: str
    """The API key."""
    enabled: bool
    """Whether its notifications are mailed."""
    fromName: str | None
    """The sender's name. Null selects the operator's own."""
    fromAddress: str | None
    """The sender's address in the settings, or null."""
    replyTo: str | None
    """The address for replies, or null."""
    isFromAddressUsed: bool
    """Whether mails come from `fromAddress`, and not from the operator's own address."""
    isOnlyToOwner: bool
    """Whether mails go only to the owner of the workspace: with a key for testing, and until the owner's address is verified."""


class UpdateEmailConfigResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: EmailConfig
    """The mail settings of an API key."""


class GetMigrationStatusInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    migrationId: str
    """The migration's id, from `result.data.migrationId` of Migrate Documents."""


MigrationStatus: TypeAlias = Literal["pending", "inProgress", "completed", "failed"]
"""
The state of the migration.

- `pending`: not started.
- `inProgress`: running.
- `completed`: the document has its new id.
- `failed`: this migration did not move the document. A later one to another id may have moved it.
"""


class Migration(TypedDict):
    """The migration."""

    migrationId: str
    """The migration's id, generated by the service."""
    status: MigrationStatus
    """
    The state of the migration.

    - `pending`: not started.
    - `inProgress`: running.
    - `completed`: the document has its new id.
    - `failed`: this migration did not move the document. A later one to another id may have moved it.
    """
    documentId: str
    """The document's old id."""
    newDocumentId: str
    """The document's new id."""


class GetMigrationStatusResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: Migration
    """The migration."""


class CreateApiKeyInput(TypedDict):
    """The operation's input."""

    apiKeyName: str
    """The name of the key."""
    type: ApiKeyType
    """The purpose of the key. A workspace begins with a key for `testing`."""


class CreatedApiKey(TypedDict):
    """An API key, with its auth token."""

    id: str
    """The key's id, for the header `x-svc-api-key`."""
    apiKeyName: str
    """The name of the key."""
    type: ApiKeyType
    """The purpose of the key. A workspace begins with a key for `testing`."""
    authToken: str
    """The key's auth token, for the header `x-svc-auth-token`."""


class CreateApiKeyResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: CreatedApiKey
    """An API key, with its auth token."""


class AddDomainsInput(TypedDict):
    """The operation's input."""

    domains: list[str]
    """The domains, each at most once."""


class AddedDomain(TypedDict):
    """The domain was added or deleted."""

    success: Literal[True]
    """Always true."""
    domain: str
    """A host name in lower case and ASCII, or `*.` and a host name for all hosts below it. With a scheme other than https, or a port other than its default, it is a whole origin."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class RefusedDomain(TypedDict):
    """Nothing was added or deleted."""

    success: Literal[False]
    """Always false."""
    domain: None
    """Null, since nothing was changed."""
    message: str
    """The reason, in a sentence for people. Do not parse it."""


DomainResult: TypeAlias = AddedDomain | RefusedDomain
"""The result for one domain. `success` tells the two forms apart."""


DomainItems: TypeAlias = dict[str, DomainResult]
"""The result for each domain, keyed by the text that was sent."""


class AddDomainsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: DomainItems
    """The result for each domain, keyed by the text that was sent."""


class NewUser(TypedDict):
    """
    A person, as the caller knows them, with their access. Custom fields are kept unchanged.

    It may have custom fields. A subclass gives them types.
    """

    userId: str
    """The user's id, chosen by the caller."""
    name: NotRequired[str]
    """A person's name, as shown to others."""
    email: NotRequired[str]
    """The person's e-mail address. It may be empty."""
    accessRole: NotRequired[AccessRole]
    """The role of a grant on the organization."""
    expiresAt: NotRequired[float]
    """The expiry of the grant, as an epoch timestamp in the future. Numbers below 100,000,000,000 are seconds, others milliseconds. Without it, the grant does not expire."""
    context: NotRequired[NotificationContext]
    """The user's context permissions, which a notification's `context` is compared with. Without them, the user receives no notification with a `context`."""
    addedAt: NotRequired[int]
    """The time of the addition, as Get Users returns it. It has no effect."""


class AddUsersInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    users: Sequence[NewUser]
    """The users, each at most once."""


class UserResult(TypedDict):
    """The result for one user."""

    success: bool
    """Whether the user was changed. A failed item changes nothing."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


AddUsersItems: TypeAlias = dict[str, UserResult]
"""The result for each user, keyed by `userId`."""


class AddUsersResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: AddUsersItems
    """The result for each user, keyed by `userId`."""


class ChangedUserContext(TypedDict):
    """The user's context permissions, which replace the stored ones. `null` removes them."""

    access: ContextAccess
    """Custom fields, each with the required value of a user's context permission. A user must match all of them."""


class ChangedUser(TypedDict):
    """
    Changes of a person. A given custom field replaces the stored one, and `null` removes it.

    It may have custom fields. A subclass gives them types.
    """

    userId: str
    """The user's id, chosen by the caller."""
    name: NotRequired[str | None]
    """The person's name, as shown to others. `null` removes it."""
    email: NotRequired[str | None]
    """The person's e-mail address. It may be empty. `null` removes it."""
    accessRole: NotRequired[AccessRole | None]
    """The role of the user's grant on the organization. `null` removes the grant."""
    expiresAt: NotRequired[float | None]
    """The expiry of the grant on the organization, as in Add Permissions. `null` removes the expiry."""
    context: NotRequired[ChangedUserContext | None]
    """The user's context permissions, which replace the stored ones. `null` removes them."""
    addedAt: NotRequired[int]
    """The time of the addition, as Get Users returns it. It has no effect."""


class UpdateUsersInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    users: Sequence[ChangedUser]
    """The users, each at most once."""


UpdateUsersItems: TypeAlias = dict[str, UserResult]
"""The result for each user, keyed by `userId`."""


class UpdateUsersResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: UpdateUsersItems
    """The result for each user, keyed by `userId`."""


class UserProperties(TypedDict):
    """
    The person, as the caller knows them. Custom fields are kept unchanged.

    It may have custom fields. A subclass gives them types.
    """

    name: NotRequired[str]
    """A person's name, as shown to others."""
    email: NotRequired[str]
    """The person's e-mail address. It may be empty."""


class TokenPermissions(TypedDict):
    """The resources to grant."""

    resources: Sequence[Grant]
    """The resources, each at most once."""


class GenerateTokenInput(TypedDict):
    """The operation's input."""

    userId: str
    """The user's id, chosen by the caller."""
    userProperties: NotRequired[UserProperties]
    """The person, as the caller knows them. Custom fields are kept unchanged."""
    permissions: NotRequired[TokenPermissions]
    """The resources to grant."""


class UserToken(TypedDict):
    """A token, and its expiry."""

    token: str
    """A signed JWT in its compact form."""
    expiresAt: int
    """The expiry of the token, in milliseconds since 1970-01-01T00:00:00Z."""


class GenerateTokenResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: UserToken
    """A token, and its expiry."""


ResourceType: TypeAlias = Literal["organization", "folder", "document"]
"""The type of the resource."""


class ResourceOfOrganization(TypedDict):
    """A resource of the organization of the call. The organization itself is one of them."""

    type: ResourceType
    """The type of the resource."""
    id: str
    """The organization's, folder's or document's id."""
    organizationId: NotRequired[str]
    """Optional. It must be the organization of the call."""


class GetPermissionsInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    userIds: NotRequired[list[str]]
    """Returns only the grants of these users. Each user may occur once. An empty list is treated as absent."""
    resources: NotRequired[Sequence[ResourceOfOrganization]]
    """Returns only the grants on these resources of the organization. Each resource may occur once. An empty list is treated as absent."""
    pageSize: NotRequired[int]
    """The maximum number of items on a page."""
    pageToken: NotRequired[str]
    """The `result.pageToken` of the previous page. Absent or empty, it selects the first page."""


class GrantInForce(TypedDict):
    """A grant in force."""

    userId: str
    """The user's id, chosen by the caller."""
    type: ResourceType
    """The type of the resource."""
    id: str
    """The organization's, folder's or document's id."""
    organizationId: NotRequired[str]
    """The organization of the folder or document. Absent for an organization."""
    accessRole: AccessRole
    """`viewer` may read. `editor` may read and write."""
    expiresAt: NotRequired[int]
    """The expiry of the grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if it does not expire."""


class GetPermissionsResult(TypedDict):
    """A page of grants."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: list[GrantInForce]
    """The grants of this page. It is empty if there are none."""
    pageToken: NotRequired[str]
    """The token of the next page. It is opaque and absent on the last page."""


class GetOrganizationsInput(TypedDict):
    """The operation's input."""

    organizationIds: NotRequired[list[str]]
    """Returns only the organizations with these ids. Each id may occur once. An empty list is treated as absent."""
    pageSize: NotRequired[int]
    """The maximum number of items on a page."""
    pageToken: NotRequired[str]
    """The `result.pageToken` of the previous page. Absent or empty, it selects the first page."""


class Organization(TypedDict):
    """
    An organization. It may have further fields, which are returned as they were stored.

    It may have custom fields. A subclass gives them types.
    """

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    id: str
    """The service's own id of the organization, a UUID in lower case. It never changes."""
    organizationName: str
    """The organization's name, as shown to people. The default is the organization's id."""


class GetOrganizationsResult(TypedDict):
    """A page of organizations."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: list[Organization]
    """The organizations of this page, in the order of their ids. It is empty if there are none."""
    pageToken: NotRequired[str]
    """The token of the next page. It is opaque and absent on the last page."""


class GetUsersInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    userIds: NotRequired[list[str]]
    """Returns only the users with these ids. Each id may occur once. An empty list is treated as absent."""
    pageSize: NotRequired[int]
    """The maximum number of items on a page."""
    pageToken: NotRequired[str]
    """The `result.pageToken` of the previous page. Absent or empty, it selects the first page."""


class KnownUser(TypedDict):
    """
    A person known to the organization, with the latest values. Custom fields are returned unchanged.

    It may have custom fields. A subclass gives them types.
    """

    userId: str
    """The user's id, chosen by the caller."""
    name: NotRequired[str]
    """A person's name, as shown to others."""
    email: NotRequired[str]
    """The person's e-mail address. It may be empty."""
    accessRole: NotRequired[AccessRole]
    """The role of their grant on the organization. Absent if no grant is in force."""
    expiresAt: NotRequired[int]
    """The expiry of that grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if it does not expire."""
    context: NotRequired[NotificationContext]
    """The user's context permissions, which a notification's `context` is compared with. Absent if there are none."""
    addedAt: NotRequired[int]
    """The time when Add Users or an import added them to the organization. Absent if they are known from other calls only."""


class GetUsersResult(TypedDict):
    """A page of users."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: list[KnownUser]
    """The users of this page, in the order of their ids. It is empty if there are none."""
    pageToken: NotRequired[str]
    """The token of the next page. It is opaque and absent on the last page."""


class GetUserGroupsInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    organizationUserGroupId: NotRequired[str]
    """Returns only this user group, with its members."""
    pageSize: NotRequired[int]
    """The maximum number of items on a page."""
    pageToken: NotRequired[str]
    """The `result.pageToken` of the previous page. Absent or empty, it selects the first page."""


class UserGroup(TypedDict):
    """A user group."""

    organizationUserGroupId: str
    """The user group's id, chosen by the caller."""
    memberCount: int
    """The number of members. 1,000 means 1,000 or more."""
    userIds: NotRequired[list[str]]
    """The members of this page, in the order of their ids. Present only for a group that was requested by its id."""


class GetUserGroupsResult(TypedDict):
    """A page of user groups, or of the members of one group."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: list[UserGroup]
    """The groups of this page, in the order of their ids. It is empty if there are none."""
    pageToken: NotRequired[str]
    """The token of the next page. It is opaque and absent on the last page."""


class NewFolder(TypedDict):
    """A folder to add."""

    folderId: str
    """The folder's id, chosen by the caller."""
    folderName: NotRequired[str]
    """The folder's name, as shown to people. The default is the folder's id."""
    parentFolderId: NotRequired[str | None]
    """The parent folder. Absent or null, the folder is at the top."""
    accessType: NotRequired[FolderAccessType | None]
    """The access type. Absent or null, the folder takes the access of the folder above it."""
    inheritFromParent: NotRequired[bool]
    """If true, the folder takes the access of the folder above it, as with an `accessType` of null. An access type beside it is refused."""
    effectiveAccessType: NotRequired[FolderAccessType]
    """The access type in force, as Get Folders returns it. It has no effect."""


class AddFoldersInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    folders: Sequence[NewFolder]
    """The folders, each at most once."""


class FolderAdded(TypedDict):
    """The folder was added."""

    success: Literal[True]
    """Always true."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class FolderNotAdded(TypedDict):
    """The folder was not added. `message` has the reason."""

    success: Literal[False]
    """Always false."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


NewFolderResult: TypeAlias = FolderAdded | FolderNotAdded
"""The result for one folder. `success` tells the two forms apart."""


AddFoldersItems: TypeAlias = dict[str, NewFolderResult]
"""The result for each folder, keyed by its id."""


class AddFoldersResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: AddFoldersItems
    """The result for each folder, keyed by its id."""


class GetFoldersInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    folderIds: NotRequired[list[str]]
    """Returns only the folders with these ids. Each id may occur once. An empty list is treated as absent."""
    parentFolderId: NotRequired[str | None]
    """Returns only the folders directly in this folder. Null selects the folders at the top."""
    pageSize: NotRequired[int]
    """The maximum number of items on a page."""
    pageToken: NotRequired[str]
    """The `result.pageToken` of the previous page. Absent or empty, it selects the first page."""


class Folder(TypedDict):
    """A folder."""

    folderId: str
    """The folder's id, chosen by the caller."""
    folderName: str
    """The folder's name, as shown to people. The default is the folder's id."""
    parentFolderId: str | None
    """The parent folder. Null if the folder is at the top."""
    accessType: FolderAccessType | None
    """The folder's own access type. Null if it inherits."""
    inheritFromParent: bool
    """Whether the folder has no access type of its own."""
    effectiveAccessType: FolderAccessType
    """The access type in force: the folder's own, that of the nearest folder above with its own, or the default of the API key."""


class GetFoldersResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: list[Folder]
    """The folders of this page, in the order of their ids. It is empty if there are none."""
    pageToken: NotRequired[str]
    """The token of the next page. It is absent on the last page."""


class NewDocument(TypedDict):
    """
    A document to add. Custom fields are kept and returned unchanged.

    It may have custom fields. A subclass gives them types.
    """

    documentId: str
    """The document's id, chosen by the caller."""
    id: NotRequired[str]
    """The document's id, as Get Documents returns it. It must be the same as `documentId`."""
    documentName: NotRequired[str]
    """The document's name, as shown to people. The default is the document's id."""
    folderId: NotRequired[str | None]
    """The document's folder. Absent or null, it is in no folder."""
    accessType: NotRequired[DocumentAccessType | None]
    """The access type. Absent or null, the document takes the access of its folder."""
    inheritFromParent: NotRequired[bool]
    """If true, the document takes the access of its folder, and `accessType` has no effect. False is the same as absent."""
    disabled: NotRequired[bool]
    """Whether the document is disabled."""


class AddDocumentsInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documents: Sequence[NewDocument]
    """The documents, each at most once."""


class DocumentAdded(TypedDict):
    """The document was added."""

    success: Literal[True]
    """Always true."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class DocumentNotAdded(TypedDict):
    """The document was not added. `message` has the reason."""

    success: Literal[False]
    """Always false."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


NewDocumentResult: TypeAlias = DocumentAdded | DocumentNotAdded
"""The result for one document. `success` tells the two forms apart."""


AddDocumentsItems: TypeAlias = dict[str, NewDocumentResult]
"""The result for each document, keyed by its id."""


class AddDocumentsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: AddDocumentsItems
    """The result for each document, keyed by its id."""


class DocumentChange(TypedDict):
    """
    The changes of a document. Custom fields are kept and returned unchanged.

    It may have custom fields. A subclass gives them types.
    """

    documentId: str
    """The document's id, chosen by the caller."""
    id: NotRequired[str]
    """The document's id, as Get Documents returns it. It must be the same as `documentId`."""
    documentName: NotRequired[str]
    """The document's new name."""
    folderId: NotRequired[str | None]
    """The document's new folder. Null takes it out of its folder."""
    accessType: NotRequired[DocumentAccessType | None]
    """The access type. Null gives the document the access of its folder."""
    inheritFromParent: NotRequired[bool]
    """If true, the document takes the access of its folder, and `accessType` has no effect. False is the same as absent."""
    disabled: NotRequired[bool]
    """Whether the document is disabled."""


class UpdateDocumentsInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documents: Sequence[DocumentChange]
    """The documents, each at most once."""


class DocumentUpdated(TypedDict):
    """The document was changed as requested."""

    success: Literal[True]
    """Always true."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class DocumentNotUpdated(TypedDict):
    """The document was not changed. `message` has the reason."""

    success: Literal[False]
    """Always false."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


DocumentChangeResult: TypeAlias = DocumentUpdated | DocumentNotUpdated
"""The result for one document. `success` tells the two forms apart."""


UpdateDocumentsItems: TypeAlias = dict[str, DocumentChangeResult]
"""The result for each document, keyed by its id."""


class UpdateDocumentsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: UpdateDocumentsItems
    """The result for each document, keyed by its id."""


class GetConfigInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documentIds: NotRequired[list[str]]
    """Documents whose settings are returned in addition to the organization's. Each may occur once. An empty list is treated as absent."""
    userIds: list[str]
    """The users whose settings are returned, each at most once."""


class StoredConfig(TypedDict):
    """The stored settings, as Set Config takes them. A field without a setting is null."""

    inbox: NotificationChoiceOrNull
    """`ALL`, `MINE`, `NONE`, or null for no setting."""
    email: NotificationChoiceOrNull
    """`ALL`, `MINE`, `NONE`, or null for no setting."""
    slack: NotificationChoiceOrNull
    """`ALL`, `MINE`, `NONE`, or null for no setting."""


class EffectiveConfig(TypedDict):
    """The settings in force."""

    inbox: NotificationChoice
    """`ALL` notifications, only `MINE`, or `NONE`."""
    email: NotificationChoice
    """`ALL` notifications, only `MINE`, or `NONE`."""
    slack: NotificationChoice
    """`ALL` notifications, only `MINE`, or `NONE`."""


class DocumentConfig(TypedDict):
    """The settings of one user in one document."""

    config: StoredConfig
    """The stored settings, as Set Config takes them. A field without a setting is null."""
    effectiveConfig: EffectiveConfig
    """The settings in force."""


class UserConfig(TypedDict):
    """The settings of one user."""

    config: StoredConfig
    """The stored settings, as Set Config takes them. A field without a setting is null."""
    effectiveConfig: EffectiveConfig
    """The settings in force."""
    documents: NotRequired[dict[str, DocumentConfig]]
    """The user's settings in each requested document that exists, keyed by its id. Absent without `documentIds`."""


GetConfigItems: TypeAlias = dict[str, UserConfig]
"""The settings of each requested user, keyed by the user's id."""


class GetConfigResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: GetConfigItems
    """The settings of each requested user, keyed by the user's id."""


class GetPresenceInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documentId: str
    """The document's id, chosen by the caller."""
    pageSize: NotRequired[int]
    """The maximum number of items on a page."""
    pageToken: NotRequired[str]
    """The `result.pageToken` of the previous page. Absent or empty, it selects the first page."""


class PresentUser(TypedDict):
    """
    A present user. Custom fields are those of the entry, and are returned unchanged.

    It may have custom fields. A subclass gives them types.
    """

    userId: str
    """The user's id, chosen by the caller."""
    name: NotRequired[str]
    """A person's name, as shown to others."""
    email: NotRequired[str]
    """The person's e-mail address. It may be empty."""
    status: PresenceStatus
    """`online`: the user is at the document. `away`: the document is open, but the user is not at it."""
    renewedAt: int
    """The time when the entry was last renewed, in milliseconds since 1970-01-01T00:00:00Z."""


class GetPresenceResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: list[PresentUser]
    """The users of this page, in the order of their ids. It is empty if there are none."""
    pageToken: NotRequired[str]
    """The token of the next page. It is opaque and absent on the last page."""


class RemovePresenceInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documentId: str
    """The document's id, chosen by the caller."""
    userIds: list[str]
    """The users, each at most once."""


class RemovedPresence(TypedDict):
    """The result for one user."""

    success: bool
    """Whether the user was removed."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


RemovePresenceItems: TypeAlias = dict[str, RemovedPresence]
"""The result for each user, keyed by its id."""


class RemovePresenceResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: RemovePresenceItems
    """The result for each user, keyed by its id."""


class CheckPermissionsInput(TypedDict):
    """The operation's input."""

    userId: str
    """The user's id, chosen by the caller."""
    resources: Sequence[GrantedResource]
    """The resources, each at most once. The results are in the same order."""


class GrantingResource(TypedDict):
    """A resource with a grant."""

    type: ResourceType
    """The type of the resource."""
    id: str
    """The organization's, folder's or document's id."""


class ResourceAccess(TypedDict):
    """The access to a resource."""

    type: ResourceType
    """The type of the resource."""
    id: str
    """The organization's, folder's or document's id."""
    organizationId: NotRequired[str]
    """The organization of the folder or document. Absent for an organization."""
    accessRole: AccessRole | None
    """The role in force. Null if the user has no access."""
    reason: Literal["grant", "userGroup", "public", "noAccess", "notFound"]
    """The reason for the access, or for its absence."""
    grantedOn: NotRequired[GrantingResource]
    """The resource of the grant. Present with the reason `grant`."""
    expiresAt: NotRequired[int]
    """The expiry of the grant, in milliseconds since 1970-01-01T00:00:00Z. Absent if the access does not expire."""


class CheckPermissionsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: list[ResourceAccess]
    """The access to each resource, in the order of the request."""


ChangedNotificationIds: TypeAlias = list[str]
"""The ids of the notifications, each at most once."""


class UpdateNotificationsInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    notificationIds: ChangedNotificationIds
    """The ids of the notifications, each at most once."""
    userId: str
    """The recipient."""
    read: bool
    """Whether the user has read them: true for read, false for unread."""


class NotificationChanged(TypedDict):
    """A notification that has the new state, or is deleted."""

    success: Literal[True]
    """Always `true`."""
    notificationId: str
    """The notification's id."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


class NotificationNotChanged(TypedDict):
    """A notification that does not exist, or that the user has not received."""

    success: Literal[False]
    """Always `false`."""
    notificationId: str
    """The notification's id."""
    message: str
    """The reason of the failure."""


NotificationOutcome: TypeAlias = NotificationChanged | NotificationNotChanged
"""The result for one notification. `success` tells the two forms apart."""


NotificationItems: TypeAlias = dict[str, NotificationOutcome]
"""The result for each notification, by its id."""


class UpdateNotificationsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: NotificationItems
    """The result for each notification, by its id."""


class DeleteNotificationsInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    notificationIds: ChangedNotificationIds
    """The ids of the notifications, each at most once."""
    userId: NotRequired[str]
    """The recipient whose inbox they leave. Absent, they are deleted for everyone."""


class DeleteNotificationsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: NotificationItems
    """The result for each notification, by its id."""


class GetUserDataInput(TypedDict):
    """The operation's input."""

    userId: str
    """The user's id, chosen by the caller."""
    pageSize: NotRequired[int]
    """The maximum number of items on a page."""
    pageToken: NotRequired[str]
    """The `result.pageToken` of the previous page. Absent or empty, it selects the first page."""


UserDataFields: TypeAlias = dict[str, object]
"""The fields of the item, by name. Times are in milliseconds since 1970-01-01T00:00:00Z. Fields without a value are absent."""


class UserDataItem(TypedDict):
    """An item of a user's data."""

    kind: Literal["grant", "userGroupMembership", "presence", "presenceReference", "annotation", "mention", "annotationReference", "documentReference", "notification", "mail", "receivedNotification", "notificationConfig", "notificationReference", "user", "userReference", "organizationReference"]
    """The kind of the item."""
    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documentId: NotRequired[str]
    """The document of the item. Absent if it has none."""
    data: UserDataFields
    """The fields of the item, by name. Times are in milliseconds since 1970-01-01T00:00:00Z. Fields without a value are absent."""


class GetUserDataResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: list[UserDataItem]
    """The items of this page. It is empty if there are none."""
    pageToken: NotRequired[str]
    """The token of the next page. It is absent on the last page."""


GetApiKeysInput: TypeAlias = Mapping[str, object]
"""An empty object."""


class ApiKeySettings(TypedDict):
    """An API key, with its switches."""

    id: str
    """The key's id, for the header `x-svc-api-key`."""
    apiKeyName: str
    """The name of the key."""
    type: ApiKeyType
    """The purpose of the key. A workspace begins with a key for `testing`."""
    advancedQueries: bool
    """Whether Get Documents can be called."""
    notificationConfig: bool
    """Whether Set Config and Get Config can be called."""
    defaultFolderAccess: FolderAccessType
    """The access of folders at the top that have no access type of their own."""


ApiKeyList: TypeAlias = list[ApiKeySettings]
"""The API keys of the workspace, the oldest first."""


class GetApiKeysResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: ApiKeyList
    """The API keys of the workspace, the oldest first."""


class UpdateApiKeyInput(TypedDict):
    """The operation's input. Absent fields stay."""

    apiKey: str
    """The id of the API key, from Get API Keys."""
    apiKeyName: NotRequired[str]
    """The new name of the key."""
    advancedQueries: NotRequired[bool]
    """Whether Get Documents can be called."""
    notificationConfig: NotRequired[bool]
    """Whether Set Config and Get Config can be called."""
    defaultFolderAccess: NotRequired[FolderAccessType]
    """The access of folders at the top that have no access type of their own."""
    deleted: NotRequired[Literal[True]]
    """True deletes the key and all of its data. Other changes of the same call are then without effect."""


class UpdateApiKeyResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: ApiKeySettings
    """An API key, with its switches."""


class ResetAuthTokenInput(TypedDict):
    """The operation's input."""

    apiKey: NotRequired[str]
    """The id of the API key, from Get API Keys. Without it, the workspace's own token is reset."""


class ResetToken(TypedDict):
    """The new token."""

    apiKey: str | None
    """The API key of the token. Null for the workspace's own."""
    authToken: str
    """The new token, for the header `x-svc-auth-token`."""


class ResetAuthTokenResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: ResetToken
    """The new token."""


GetDomainsInput: TypeAlias = Mapping[str, object]
"""An empty object."""


DomainList: TypeAlias = list[str]
"""All domains of the workspace, in order."""


class GetDomainsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: DomainList
    """All domains of the workspace, in order."""


class DeleteDomainsInput(TypedDict):
    """The operation's input."""

    domains: list[str]
    """The domains, each at most once."""


class DeleteDomainsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: DomainItems
    """The result for each domain, keyed by the text that was sent."""


class GetEmailConfigInput(TypedDict):
    """The operation's input."""

    apiKey: NotRequired[str]
    """The id of the API key. Required with the headers of a workspace. With those of an API key, it is that key."""


class GetEmailConfigResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: EmailConfig
    """The mail settings of an API key."""


class DeleteOrganizationsInput(TypedDict):
    """The operation's input."""

    organizationIds: list[str]
    """The organizations, each at most once."""


class DeletionResult(TypedDict):
    """The result for one item of a deletion."""

    success: bool
    """Whether the item was deleted."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


DeleteOrganizationsItems: TypeAlias = dict[str, DeletionResult]
"""The result for each organization, keyed by `organizationId`."""


class DeleteOrganizationsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: DeleteOrganizationsItems
    """The result for each organization, keyed by `organizationId`."""


GetUsageInput: TypeAlias = Mapping[str, object]
"""An empty object."""


class UsageOfDay(TypedDict):
    """The usage of an API key on one day."""

    apiKey: str | None
    """The API key. Null for calls with the headers of the workspace."""
    day: int
    """The beginning of the day in epoch milliseconds."""
    calls: int
    """The calls with accepted credentials."""
    refusedCalls: int
    """The calls among them that were refused."""
    mails: int
    """The notifications that were mailed."""


UsageList: TypeAlias = list[UsageOfDay]
"""The usage of each day and API key, the latest day first."""


class GetUsageResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: UsageList
    """The usage of each day and API key, the latest day first."""


GetJobsInput: TypeAlias = Mapping[str, object]
"""An empty object."""


class ListedJob(TypedDict):
    """A deletion or a migration."""

    id: str
    """The `jobId` of a deletion, or the `migrationId` of a migration."""
    type: Literal["deletion", "migration"]
    """The kind of job."""
    status: Literal["pending", "inProgress", "completed", "failed"]
    """The progress. Deletions never fail."""
    startedAt: int
    """The time of the call that started it, in epoch milliseconds."""


JobList: TypeAlias = list[ListedJob]
"""The deletions and migrations of the API key, the latest first."""


class GetJobsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: JobList
    """The deletions and migrations of the API key, the latest first."""


class DeleteDocumentsInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    documentIds: list[str]
    """The documents, each at most once."""


DeleteDocumentsItems: TypeAlias = dict[str, DeletionResult]
"""Result for each document, keyed by its id."""


class DeleteDocumentsResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: DeleteDocumentsItems
    """Result for each document, keyed by its id."""


class DeleteUsersInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    userIds: list[str]
    """The users, each at most once."""


DeleteUsersItems: TypeAlias = dict[str, DeletionResult]
"""Result for each user, keyed by its id."""


class DeleteUsersResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: DeleteUsersItems
    """Result for each user, keyed by its id."""


class FolderChange(TypedDict):
    """The changes of a folder."""

    folderId: str
    """The folder's id, chosen by the caller."""
    folderName: NotRequired[str]
    """The folder's new name, as shown to people."""
    parentFolderId: NotRequired[str | None]
    """The new parent folder. Null moves the folder to the top."""


class UpdateFoldersInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    folders: Sequence[FolderChange]
    """The folders, each at most once."""


class FolderChangeResult(TypedDict):
    """The result for one folder."""

    success: bool
    """Whether the folder was changed."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""


UpdateFoldersItems: TypeAlias = dict[str, FolderChangeResult]
"""Result for each folder, keyed by its id."""


class UpdateFoldersResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: UpdateFoldersItems
    """Result for each folder, keyed by its id."""


class DeleteFoldersInput(TypedDict):
    """The operation's input."""

    organizationId: str
    """The organization's id, chosen by the caller in Add Organizations."""
    folderIds: list[str]
    """The folders, each at most once."""
    recursive: NotRequired[bool]
    """Whether everything inside the folders is deleted too. The default is false."""


DeleteFoldersItems: TypeAlias = dict[str, DeletionResult]
"""Result for each folder, keyed by its id."""


class DeleteFoldersResult(TypedDict):
    """The outcome."""

    status: Literal["success"]
    """Always `success`. A failure has an `error` in place of the `result`."""
    message: str
    """The outcome in a sentence for people. Do not parse it."""
    data: DeleteFoldersItems
    """Result for each folder, keyed by its id."""


class ErrorDetail(TypedDict):
    """A field at fault."""

    field: str
    """A JSON Pointer into the request body, such as `/data/permissions/resources/0/accessRole`. It is empty for the body as a whole, and the name of a header if that is at fault."""
    reason: Literal["REQUIRED", "TYPE", "CONST", "ENUM", "FORMAT", "PATTERN", "LENGTH", "RANGE", "ITEMS", "DUPLICATE", "UNKNOWN_MEMBER", "CONFLICT", "DEPTH", "ENCODING", "SYNTAX", "IN_THE_PAST", "PAGE_TOKEN", "DISPOSABLE_DOMAIN", "HOST"]
    """The reason of the refusal, as a stable code."""
    description: str
    """The problem in words for people, with the allowed values."""


ErrorStatus: TypeAlias = Literal["INVALID_ARGUMENT", "FAILED_PRECONDITION", "UNAUTHENTICATED", "PERMISSION_DENIED", "NOT_FOUND", "ALREADY_EXISTS", "RESOURCE_EXHAUSTED", "INTERNAL", "UNIMPLEMENTED", "UNAVAILABLE"]
"""The code of the error. Each code has one HTTP status. Only `INVALID_ARGUMENT` is also the code of 405, 408, 413 and 415."""


AddPermissionsResult: TypeAlias = AcknowledgementResult
"""The result of Add Permissions."""


RemovePermissionsResult: TypeAlias = AcknowledgementResult
"""The result of Remove Permissions."""


DeleteUsersFromGroupsInput: TypeAlias = UsersToDeleteFromGroup
"""The input of Delete Users from Groups."""


DeleteAllUserDataResult: TypeAlias = DeleteAllUserDataReply
"""The result of Delete All User Data."""


GetNotificationsInput: TypeAlias = NotificationQuery
"""The input of Get Notifications."""


AddNotificationsInput: TypeAlias = NewNotification
"""The input of Add Notifications."""
