// Generated from the contract by `npm run generate`. Do not edit.
import type { ErrorStatus, Operations } from './types.ts';

/** The operations by id, with the facts for routing, validation and authentication. */
export const operations = {
  addPermissions: { title: 'Add Permissions', path: '/v2/auth/permissions/add', tag: 'permissions', credentials: 'apiKey', extension: undefined, idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['permissions', 'resources'], by: ['type', 'organizationId', 'id'] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  removePermissions: { title: 'Remove Permissions', path: '/v2/auth/permissions/remove', tag: 'permissions', credentials: 'apiKey', extension: undefined, idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['permissions', 'resources'], by: ['type', 'organizationId', 'id'] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  createWorkspace: { title: 'Create Workspace', path: '/v2/workspace/create', tag: 'workspaces', credentials: 'public', extension: undefined, idempotent: false, onlyReads: false, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getWorkspace: { title: 'Get Workspace', path: '/v2/workspace/get', tag: 'workspaces', credentials: 'workspace', extension: undefined, idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  sendLoginLink: { title: 'Send Login Link', path: '/v2/workspace/email/send-login-link', tag: 'workspaces', credentials: 'public', extension: undefined, idempotent: false, onlyReads: false, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getDocuments: { title: 'Get Documents', path: '/v2/organizations/documents/get', tag: 'documents', credentials: 'apiKey', extension: undefined, idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 100 }, unique: [{ path: ['documentIds'], by: [] }], bounded: [], products: [], open: [], pagination: { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken', items: '/result/data', order: '/id' }, poll: undefined },
  deleteUsersFromGroups: { title: 'Delete Users from Groups', path: '/v1/organizations/usergroups/users/delete', tag: 'user-groups', credentials: 'apiKey', extension: undefined, idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['userIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  deleteAllUserData: { title: 'Delete All User Data', path: '/v2/users/data/delete', tag: 'user-data', credentials: 'apiKey', extension: undefined, idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 202, statuses: [202, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['userIds'], by: [] }, { path: ['organizationIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: { operationId: 'getDeleteAllUserDataStatus', data: { jobId: '$response.body#/data/jobId' }, until: { pointer: '/result/data/isDeleteCompleted', in: [true], failed: [] } } },
  addPresence: { title: 'Add Presence', path: '/v2/presence/add', tag: 'presence', credentials: 'apiKey', extension: undefined, idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['users'], by: ['userId'] }], bounded: [{ path: ['users', '*'], maxBytes: 65536 }], products: [], open: [{ path: ['users', '*'], idField: 'userId', fields: ['userId', 'name', 'email', 'status', 'renewedAt'] }], pagination: undefined, poll: undefined },
  addUsersToGroups: { title: 'Add Users to Groups', path: '/v1/organizations/usergroups/users/add', tag: 'user-groups', credentials: 'apiKey', extension: undefined, idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['userIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  updateOrganizations: { title: 'Update Organizations', path: '/v1/organizations/update', tag: 'organizations', credentials: 'apiKey', extension: undefined, idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['organizations'], by: ['organizationId'] }], bounded: [{ path: ['organizations', '*'], maxBytes: 65536 }], products: [], open: [{ path: ['organizations', '*'], idField: 'organizationId', fields: ['organizationId', 'organizationName', 'id'] }], pagination: undefined, poll: undefined },
  addOrganizations: { title: 'Add Organizations', path: '/v2/organizations/add', tag: 'organizations', credentials: 'apiKey', extension: undefined, idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['organizations'], by: ['organizationId'] }], bounded: [{ path: ['organizations', '*'], maxBytes: 65536 }], products: [], open: [{ path: ['organizations', '*'], idField: 'organizationId', fields: ['organizationId', 'organizationName', 'id'] }], pagination: undefined, poll: undefined },
  getDeleteAllUserDataStatus: { title: 'Get Delete All User Data Status', path: '/v1/users/data/delete/status', tag: 'user-data', credentials: 'apiKey', extension: undefined, idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: true, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  updateAccessForFolders: { title: 'Update Access for Folders', path: '/v2/organizations/folders/access/update', tag: 'folders', credentials: 'apiKey', extension: undefined, idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['folderIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getNotifications: { title: 'Get Notifications', path: '/v1/notifications/get', tag: 'notifications', credentials: 'apiKey', extension: undefined, idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 1000 }, unique: [{ path: ['notificationIds'], by: [] }], bounded: [], products: [], open: [], pagination: { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken', items: '/result/data', order: undefined }, poll: undefined },
  addNotifications: { title: 'Add Notifications', path: '/v2/notifications/add', tag: 'notifications', credentials: 'apiKey', extension: undefined, idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['notifyUsers'], by: ['userId'] }], bounded: [{ path: ['actionUser'], maxBytes: 65536 }, { path: ['displayHeadlineMessageTemplateData'], maxBytes: 65536 }, { path: ['notifyUsers', '*'], maxBytes: 65536 }, { path: ['notificationSourceData'], maxBytes: 65536 }, { path: ['context'], maxBytes: 65536 }], products: [], open: [{ path: ['actionUser'], idField: 'userId', fields: ['userId', 'name', 'email'] }, { path: ['displayHeadlineMessageTemplateData', '*'], idField: 'userId', fields: ['userId', 'name', 'email'] }, { path: ['notifyUsers', '*'], idField: 'userId', fields: ['userId', 'name', 'email'] }], pagination: undefined, poll: undefined },
  setConfig: { title: 'Set Config', path: '/v2/notifications/config/set', tag: 'notifications', credentials: 'apiKey', extension: undefined, idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['documentIds'], by: [] }, { path: ['userIds'], by: [] }], bounded: [], products: [{ fields: ['userIds', 'documentIds'], max: 10000 }], open: [], pagination: undefined, poll: undefined },
  migrateDocuments: { title: 'Migrate Documents', path: '/v2/organizations/documents/migrate', tag: 'documents', credentials: 'apiKey', extension: undefined, idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: { operationId: 'getMigrationStatus', data: { organizationId: '$request.body#/data/organizationId', migrationId: '$response.body#/result/data/migrationId' }, until: { pointer: '/result/data/status', in: ['completed', 'failed'], failed: ['failed'] } } },
  getAuthTokens: { title: 'Get Auth Tokens', path: '/v2/workspace/authtokens/get', tag: 'workspaces', credentials: 'workspace', extension: 'named', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  updateEmailConfig: { title: 'Update Email Config', path: '/v2/workspace/emailconfig/update', tag: 'notifications', credentials: 'workspaceOrApiKey', extension: 'named', idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getMigrationStatus: { title: 'Get Migration Status', path: '/v2/organizations/documents/migrate/status', tag: 'documents', credentials: 'apiKey', extension: 'named', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  createApiKey: { title: 'Create API Key', path: '/v2/workspace/apikey/create', tag: 'workspaces', credentials: 'workspace', extension: 'named', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  addDomains: { title: 'Add Domains', path: '/v2/workspace/domains/add', tag: 'workspaces', credentials: 'workspaceOrApiKey', extension: 'named', idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['domains'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  addUsers: { title: 'Add Users', path: '/v2/users/add', tag: 'permissions', credentials: 'apiKey', extension: 'named', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['users'], by: ['userId'] }], bounded: [{ path: ['users', '*'], maxBytes: 65536 }], products: [], open: [{ path: ['users', '*'], idField: 'userId', fields: ['userId', 'name', 'email', 'accessRole', 'expiresAt', 'context', 'addedAt'] }], pagination: undefined, poll: undefined },
  updateUsers: { title: 'Update Users', path: '/v2/users/update', tag: 'permissions', credentials: 'apiKey', extension: 'named', idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['users'], by: ['userId'] }], bounded: [{ path: ['users', '*'], maxBytes: 65536 }], products: [], open: [{ path: ['users', '*'], idField: 'userId', fields: ['userId', 'name', 'email', 'accessRole', 'expiresAt', 'context', 'addedAt'] }], pagination: undefined, poll: undefined },
  generateToken: { title: 'Generate Token', path: '/v2/auth/generate_token', tag: 'permissions', credentials: 'apiKey', extension: 'named', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['permissions', 'resources'], by: ['type', 'organizationId', 'id'] }], bounded: [{ path: ['userProperties'], maxBytes: 65536 }], products: [], open: [{ path: ['userProperties'], idField: 'userId', fields: ['name', 'email'] }], pagination: undefined, poll: undefined },
  getPermissions: { title: 'Get Permissions', path: '/v2/auth/permissions/get', tag: 'permissions', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 100 }, unique: [{ path: ['userIds'], by: [] }, { path: ['resources'], by: ['type', 'id'] }], bounded: [], products: [], open: [], pagination: { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken', items: '/result/data', order: '/type' }, poll: undefined },
  getOrganizations: { title: 'Get Organizations', path: '/v2/organizations/get', tag: 'organizations', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 100 }, unique: [{ path: ['organizationIds'], by: [] }], bounded: [], products: [], open: [], pagination: { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken', items: '/result/data', order: '/organizationId' }, poll: undefined },
  getUsers: { title: 'Get Users', path: '/v2/users/get', tag: 'permissions', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 100 }, unique: [{ path: ['userIds'], by: [] }], bounded: [], products: [], open: [], pagination: { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken', items: '/result/data', order: '/userId' }, poll: undefined },
  getUserGroups: { title: 'Get User Groups', path: '/v2/organizations/usergroups/get', tag: 'user-groups', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 100 }, unique: [], bounded: [], products: [], open: [], pagination: { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken', items: '/result/data', order: '/organizationUserGroupId' }, poll: undefined },
  addFolders: { title: 'Add Folders', path: '/v2/organizations/folders/add', tag: 'folders', credentials: 'apiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['folders'], by: ['folderId'] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getFolders: { title: 'Get Folders', path: '/v2/organizations/folders/get', tag: 'folders', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 100 }, unique: [{ path: ['folderIds'], by: [] }], bounded: [], products: [], open: [], pagination: { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken', items: '/result/data', order: '/folderId' }, poll: undefined },
  addDocuments: { title: 'Add Documents', path: '/v2/organizations/documents/add', tag: 'documents', credentials: 'apiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['documents'], by: ['documentId'] }], bounded: [{ path: ['documents', '*'], maxBytes: 65536 }], products: [], open: [{ path: ['documents', '*'], idField: 'documentId', fields: ['documentId', 'id', 'documentName', 'folderId', 'accessType', 'inheritFromParent', 'disabled'] }], pagination: undefined, poll: undefined },
  updateDocuments: { title: 'Update Documents', path: '/v2/organizations/documents/update', tag: 'documents', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['documents'], by: ['documentId'] }], bounded: [{ path: ['documents', '*'], maxBytes: 65536 }], products: [], open: [{ path: ['documents', '*'], idField: 'documentId', fields: ['documentId', 'id', 'documentName', 'folderId', 'accessType', 'inheritFromParent', 'disabled'] }], pagination: undefined, poll: undefined },
  getConfig: { title: 'Get Config', path: '/v2/notifications/config/get', tag: 'notifications', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['documentIds'], by: [] }, { path: ['userIds'], by: [] }], bounded: [], products: [{ fields: ['userIds', 'documentIds'], max: 10000 }], open: [], pagination: undefined, poll: undefined },
  getPresence: { title: 'Get Presence', path: '/v2/presence/get', tag: 'presence', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 100 }, unique: [], bounded: [], products: [], open: [], pagination: { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken', items: '/result/data', order: '/userId' }, poll: undefined },
  removePresence: { title: 'Remove Presence', path: '/v2/presence/delete', tag: 'presence', credentials: 'apiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['userIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  checkPermissions: { title: 'Check Permissions', path: '/v2/auth/permissions/check', tag: 'permissions', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['resources'], by: ['type', 'organizationId', 'id'] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  updateNotifications: { title: 'Update Notifications', path: '/v2/notifications/update', tag: 'notifications', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['notificationIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  deleteNotifications: { title: 'Delete Notifications', path: '/v2/notifications/delete', tag: 'notifications', credentials: 'apiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['notificationIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getUserData: { title: 'Get User Data', path: '/v2/users/data/get', tag: 'user-data', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 100 }, unique: [], bounded: [], products: [], open: [], pagination: { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken', items: '/result/data', order: undefined }, poll: undefined },
  getApiKeys: { title: 'Get API Keys', path: '/v2/workspace/apikeys/get', tag: 'workspaces', credentials: 'workspace', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  updateApiKey: { title: 'Update API Key', path: '/v2/workspace/apikey/update', tag: 'workspaces', credentials: 'workspace', extension: 'added', idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  resetAuthToken: { title: 'Reset Auth Token', path: '/v2/workspace/authtoken/reset', tag: 'workspaces', credentials: 'workspace', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getDomains: { title: 'Get Domains', path: '/v2/workspace/domains/get', tag: 'workspaces', credentials: 'workspaceOrApiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  deleteDomains: { title: 'Delete Domains', path: '/v2/workspace/domains/delete', tag: 'workspaces', credentials: 'workspaceOrApiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['domains'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getEmailConfig: { title: 'Get Email Config', path: '/v2/workspace/emailconfig/get', tag: 'notifications', credentials: 'workspaceOrApiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  deleteOrganizations: { title: 'Delete Organizations', path: '/v2/organizations/delete', tag: 'organizations', credentials: 'apiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['organizationIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getUsage: { title: 'Get Usage', path: '/v2/workspace/usage/get', tag: 'workspaces', credentials: 'workspace', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getJobs: { title: 'Get Jobs', path: '/v2/jobs/get', tag: 'user-data', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  deleteDocuments: { title: 'Delete Documents', path: '/v2/organizations/documents/delete', tag: 'documents', credentials: 'apiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['documentIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  deleteUsers: { title: 'Delete Users', path: '/v2/users/delete', tag: 'permissions', credentials: 'apiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['userIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  updateFolders: { title: 'Update Folders', path: '/v2/organizations/folders/update', tag: 'folders', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['folders'], by: ['folderId'] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  deleteFolders: { title: 'Delete Folders', path: '/v2/organizations/folders/delete', tag: 'folders', credentials: 'apiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { recursive: false }, unique: [{ path: ['folderIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  deleteApiKey: { title: 'Delete API Key', path: '/v2/workspace/apikey/delete', tag: 'workspaces', credentials: 'workspace', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  deleteWorkspace: { title: 'Delete Workspace', path: '/v2/workspace/delete', tag: 'workspaces', credentials: 'workspace', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getAccessibleDocuments: { title: 'Get Accessible Documents', path: '/v2/auth/permissions/documents/get', tag: 'permissions', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 100 }, unique: [], bounded: [], products: [], open: [], pagination: { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken', items: '/result/data', order: '/id' }, poll: undefined },
  getUsersWithAccess: { title: 'Get Users with Access', path: '/v2/auth/permissions/users/get', tag: 'permissions', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 404, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 100 }, unique: [], bounded: [], products: [], open: [], pagination: { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken', items: '/result/data', order: '/userId' }, poll: undefined },
  getEvents: { title: 'Get Events', path: '/v2/events/get', tag: 'events', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: { pageSize: 100 }, unique: [{ path: ['types'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  addWebhooks: { title: 'Add Webhooks', path: '/v2/webhooks/add', tag: 'webhooks', credentials: 'apiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['webhooks'], by: ['webhookId'] }, { path: ['webhooks', '*', 'types'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  getWebhooks: { title: 'Get Webhooks', path: '/v2/webhooks/get', tag: 'webhooks', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: true, takesIdempotencyKey: false, success: 200, statuses: [200, 400, 401, 403, 408, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  updateWebhooks: { title: 'Update Webhooks', path: '/v2/webhooks/update', tag: 'webhooks', credentials: 'apiKey', extension: 'added', idempotent: true, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['webhooks'], by: ['webhookId'] }, { path: ['webhooks', '*', 'types'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  deleteWebhooks: { title: 'Delete Webhooks', path: '/v2/webhooks/delete', tag: 'webhooks', credentials: 'apiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [{ path: ['webhookIds'], by: [] }], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
  rotateWebhookSecret: { title: 'Rotate Webhook Secret', path: '/v2/webhooks/secret/rotate', tag: 'webhooks', credentials: 'apiKey', extension: 'added', idempotent: false, onlyReads: false, takesIdempotencyKey: true, success: 200, statuses: [200, 400, 401, 403, 404, 408, 409, 413, 415, 429, 500, 503], failureHasCode: false, defaults: {}, unique: [], bounded: [], products: [], open: [], pagination: undefined, poll: undefined },
} as const satisfies { [Id in keyof Operations]: OperationFacts };

/** The headers of each kind of credentials. All headers of a kind are required. */
export const credentialHeaders = { workspace: ['x-svc-workspace-id', 'x-svc-auth-token'], apiKey: ['x-svc-api-key', 'x-svc-auth-token'] } as const;

/**
 * The limits of the contract.
 * - `bodyBytes`, `publicBodyBytes`: bytes of a request body, and of one without credentials
 * - `bodyDepth`: levels of arrays and objects in a request body
 * - `objectBytes`, `objectFields`: bytes of JSON and fields of an object with custom fields
 * - `callBytes`: bytes of the stored objects that one call names
 * - `configSettings`: users times documents of one Set Config or Get Config
 * - `removedMembers`: members in the result of one Delete Users from Groups
 * - `deletedUserRows`: grants, group members, presence entries and settings that one Delete Users removes
 * - `formerIdentities`: former names and addresses that the service keeps of a user
 * - `deletedFolderRows`: folders, documents and grants on folders that one Delete Folders deletes
 * - `waitingGrants`: grants on a new id that one Migrate Documents takes over
 * - `openDeletionJobs`: unfinished deletions of one API key
 * - `countedSuppressed`, `suppressionDays`: addresses that Get Email Config counts, and days without mail to them
 * - `apiKeys`, `domains`: API keys and domains of one workspace
 */
export const limits = { bodyBytes: 1048576, publicBodyBytes: 16384, bodyDepth: 32, objectBytes: 65536, objectFields: 256, callBytes: 16777216, configSettings: 10000, removedMembers: 10000, deletedUserRows: 10000, formerIdentities: 1000, deletedFolderRows: 10000, waitingGrants: 10000, openDeletionJobs: 100, apiKeys: 100, domains: 100, mailHeadline: 1000, mailBody: 10000, mailsToUnverifiedOwner: 20, countedMembers: 1000, countedUnread: 1000, countedSuppressed: 10000, suppressionDays: 30, inboxRecipients: 100, pageBytes: 1048576, keptEvents: 10000000, eventObjectBytes: 262144, webhooks: 10 } as const;

/** Seconds after each failed attempt of a webhook at an event, except for the last. */
export const retryPauses: readonly number[] = [0.5, 5, 60, 600, 3600, 10800, 28800, 72000, 144000];

/** Maximum sizes in a failure: the number of `details`, and characters of `message`, `field` and `description`. */
export const failureLimits = { message: 1000, details: 50, field: 4096, description: 1000 } as const;

/** The default HTTP status of each failure code. */
export const httpStatusOf = { INVALID_ARGUMENT: 400, FAILED_PRECONDITION: 400, UNAUTHENTICATED: 401, PERMISSION_DENIED: 403, NOT_FOUND: 404, ALREADY_EXISTS: 409, RESOURCE_EXHAUSTED: 429, INTERNAL: 500, UNIMPLEMENTED: 501, UNAVAILABLE: 503 } as const satisfies { [Status in ErrorStatus]: number };

/** The version of the contract. */
export const version = '1.0.0';

export interface OperationFacts {
  readonly title: string;
  readonly path: string;
  readonly tag: string;
  readonly credentials: Credentials;
  readonly extension: 'named' | 'added' | undefined;
  readonly idempotent: boolean;
  /** Whether it changes nothing: it has no `x-changes`. */
  readonly onlyReads: boolean;
  /** Whether it takes the header `Idempotency-Key`: it writes, and has credentials. */
  readonly takesIdempotencyKey: boolean;
  /** The HTTP status of a success. */
  readonly success: number;
  /** Every HTTP status that the operation may return. */
  readonly statuses: readonly number[];
  /** Whether failures also have the HTTP status as a number, in `error.code`. */
  readonly failureHasCode: boolean;
  /** The defaults of optional fields of `data`. */
  readonly defaults: { readonly [member: string]: unknown };
  /** Arrays without duplicates: the path from `data`, and the fields that identify an item (none: the item itself). */
  readonly unique: readonly { readonly path: readonly string[]; readonly by: readonly string[] }[];
  /** Objects of bounded size: the path from `data` (`*`: each item), and the maximum bytes of JSON. */
  readonly bounded: readonly Bounded[];
  /** Arrays in `data` whose lengths multiply to at most `max`. */
  readonly products: readonly { readonly fields: readonly string[]; readonly max: number }[];
  /** Objects with custom fields, which must not look like the documented ones. */
  readonly open: readonly OpenObject[];
  /** Undefined: the response has no pages. */
  readonly pagination: Pagination | undefined;
  /** Undefined: the operation starts no job. */
  readonly poll: Poll | undefined;
}

/** JSON Pointers to the fields of pages. */
export interface Pagination {
  /** In the request. */
  readonly pageSize: string;
  readonly pageToken: string;
  /** In the response. */
  readonly nextPageToken: string;
  readonly items: string;
  /** In an item, the value that orders them. */
  readonly order: string | undefined;
}

/** The way to follow a job to its end. */
export interface Poll {
  /** The operation that returns the job's progress. */
  readonly operationId: string;
  /** Its `data`: expressions such as `$response.body#/result/data/jobId`. */
  readonly data: { readonly [member: string]: string };
  /** The final values at a JSON Pointer of its response, and those of a failed job. */
  readonly until: { readonly pointer: string; readonly in: readonly unknown[]; readonly failed: readonly unknown[] };
}

export interface Bounded {
  readonly path: readonly string[];
  readonly maxBytes: number;
}

export interface OpenObject {
  /** The path from `data` (`*`: each item, or each field of any name). */
  readonly path: readonly string[];
  /** The field with the object's id. */
  readonly idField: string;
  /** The documented fields. */
  readonly fields: readonly string[];
}

export type OperationId = keyof Operations;
export type Credentials = 'public' | 'workspace' | 'apiKey' | 'workspaceOrApiKey';

/** `data` of the request. */
export type Input<Id extends OperationId> = Operations[Id]['input'];

/** The whole body of a success. */
export type Output<Id extends OperationId> = Operations[Id]['body'];

/** The context that a handler gets besides `data`, for each kind of credentials. Operations that take either get one of two. */
export interface Contexts {
  public: unknown;
  workspace: unknown;
  apiKey: unknown;
}

/** Workspaces. */
export interface WorkspacesHandlers<C extends Contexts> {
  /** Create Workspace: `POST /v2/workspace/create`, no credentials. */
  createWorkspace(data: Input<'createWorkspace'>, context: C['public']): Promise<Output<'createWorkspace'>>;

  /** Get Workspace: `POST /v2/workspace/get`, workspace credentials. */
  getWorkspace(data: Input<'getWorkspace'>, context: C['workspace']): Promise<Output<'getWorkspace'>>;

  /** Send Login Link: `POST /v2/workspace/email/send-login-link`, no credentials. */
  sendLoginLink(data: Input<'sendLoginLink'>, context: C['public']): Promise<Output<'sendLoginLink'>>;

  /** Get Auth Tokens: `POST /v2/workspace/authtokens/get`, workspace credentials. */
  getAuthTokens(data: Input<'getAuthTokens'>, context: C['workspace']): Promise<Output<'getAuthTokens'>>;

  /** Create API Key: `POST /v2/workspace/apikey/create`, workspace credentials. */
  createApiKey(data: Input<'createApiKey'>, context: C['workspace']): Promise<Output<'createApiKey'>>;

  /** Add Domains: `POST /v2/workspace/domains/add`, workspace or API-key credentials. */
  addDomains(data: Input<'addDomains'>, context: C['workspace'] | C['apiKey']): Promise<Output<'addDomains'>>;

  /** Get API Keys: `POST /v2/workspace/apikeys/get`, workspace credentials. */
  getApiKeys(data: Input<'getApiKeys'>, context: C['workspace']): Promise<Output<'getApiKeys'>>;

  /** Update API Key: `POST /v2/workspace/apikey/update`, workspace credentials. */
  updateApiKey(data: Input<'updateApiKey'>, context: C['workspace']): Promise<Output<'updateApiKey'>>;

  /** Reset Auth Token: `POST /v2/workspace/authtoken/reset`, workspace credentials. */
  resetAuthToken(data: Input<'resetAuthToken'>, context: C['workspace']): Promise<Output<'resetAuthToken'>>;

  /** Get Domains: `POST /v2/workspace/domains/get`, workspace or API-key credentials. */
  getDomains(data: Input<'getDomains'>, context: C['workspace'] | C['apiKey']): Promise<Output<'getDomains'>>;

  /** Delete Domains: `POST /v2/workspace/domains/delete`, workspace or API-key credentials. */
  deleteDomains(data: Input<'deleteDomains'>, context: C['workspace'] | C['apiKey']): Promise<Output<'deleteDomains'>>;

  /** Get Usage: `POST /v2/workspace/usage/get`, workspace credentials. */
  getUsage(data: Input<'getUsage'>, context: C['workspace']): Promise<Output<'getUsage'>>;

  /** Delete API Key: `POST /v2/workspace/apikey/delete`, workspace credentials. */
  deleteApiKey(data: Input<'deleteApiKey'>, context: C['workspace']): Promise<Output<'deleteApiKey'>>;

  /** Delete Workspace: `POST /v2/workspace/delete`, workspace credentials. */
  deleteWorkspace(data: Input<'deleteWorkspace'>, context: C['workspace']): Promise<Output<'deleteWorkspace'>>;
}

/** Organizations. */
export interface OrganizationsHandlers<C extends Contexts> {
  /** Update Organizations: `POST /v1/organizations/update`, API-key credentials. */
  updateOrganizations(data: Input<'updateOrganizations'>, context: C['apiKey']): Promise<Output<'updateOrganizations'>>;

  /** Add Organizations: `POST /v2/organizations/add`, API-key credentials. */
  addOrganizations(data: Input<'addOrganizations'>, context: C['apiKey']): Promise<Output<'addOrganizations'>>;

  /** Get Organizations: `POST /v2/organizations/get`, API-key credentials. */
  getOrganizations(data: Input<'getOrganizations'>, context: C['apiKey']): Promise<Output<'getOrganizations'>>;

  /** Delete Organizations: `POST /v2/organizations/delete`, API-key credentials. */
  deleteOrganizations(data: Input<'deleteOrganizations'>, context: C['apiKey']): Promise<Output<'deleteOrganizations'>>;
}

/** Folders. */
export interface FoldersHandlers<C extends Contexts> {
  /** Update Access for Folders: `POST /v2/organizations/folders/access/update`, API-key credentials. */
  updateAccessForFolders(data: Input<'updateAccessForFolders'>, context: C['apiKey']): Promise<Output<'updateAccessForFolders'>>;

  /** Add Folders: `POST /v2/organizations/folders/add`, API-key credentials. */
  addFolders(data: Input<'addFolders'>, context: C['apiKey']): Promise<Output<'addFolders'>>;

  /** Get Folders: `POST /v2/organizations/folders/get`, API-key credentials. */
  getFolders(data: Input<'getFolders'>, context: C['apiKey']): Promise<Output<'getFolders'>>;

  /** Update Folders: `POST /v2/organizations/folders/update`, API-key credentials. */
  updateFolders(data: Input<'updateFolders'>, context: C['apiKey']): Promise<Output<'updateFolders'>>;

  /** Delete Folders: `POST /v2/organizations/folders/delete`, API-key credentials. */
  deleteFolders(data: Input<'deleteFolders'>, context: C['apiKey']): Promise<Output<'deleteFolders'>>;
}

/** Documents. */
export interface DocumentsHandlers<C extends Contexts> {
  /** Get Documents: `POST /v2/organizations/documents/get`, API-key credentials. */
  getDocuments(data: Input<'getDocuments'>, context: C['apiKey']): Promise<Output<'getDocuments'>>;

  /** Migrate Documents: `POST /v2/organizations/documents/migrate`, API-key credentials. */
  migrateDocuments(data: Input<'migrateDocuments'>, context: C['apiKey']): Promise<Output<'migrateDocuments'>>;

  /** Get Migration Status: `POST /v2/organizations/documents/migrate/status`, API-key credentials. */
  getMigrationStatus(data: Input<'getMigrationStatus'>, context: C['apiKey']): Promise<Output<'getMigrationStatus'>>;

  /** Add Documents: `POST /v2/organizations/documents/add`, API-key credentials. */
  addDocuments(data: Input<'addDocuments'>, context: C['apiKey']): Promise<Output<'addDocuments'>>;

  /** Update Documents: `POST /v2/organizations/documents/update`, API-key credentials. */
  updateDocuments(data: Input<'updateDocuments'>, context: C['apiKey']): Promise<Output<'updateDocuments'>>;

  /** Delete Documents: `POST /v2/organizations/documents/delete`, API-key credentials. */
  deleteDocuments(data: Input<'deleteDocuments'>, context: C['apiKey']): Promise<Output<'deleteDocuments'>>;
}

/** User groups. */
export interface UserGroupsHandlers<C extends Contexts> {
  /** Delete Users from Groups: `POST /v1/organizations/usergroups/users/delete`, API-key credentials. */
  deleteUsersFromGroups(data: Input<'deleteUsersFromGroups'>, context: C['apiKey']): Promise<Output<'deleteUsersFromGroups'>>;

  /** Add Users to Groups: `POST /v1/organizations/usergroups/users/add`, API-key credentials. */
  addUsersToGroups(data: Input<'addUsersToGroups'>, context: C['apiKey']): Promise<Output<'addUsersToGroups'>>;

  /** Get User Groups: `POST /v2/organizations/usergroups/get`, API-key credentials. */
  getUserGroups(data: Input<'getUserGroups'>, context: C['apiKey']): Promise<Output<'getUserGroups'>>;
}

/** Permissions. */
export interface PermissionsHandlers<C extends Contexts> {
  /** Add Permissions: `POST /v2/auth/permissions/add`, API-key credentials. */
  addPermissions(data: Input<'addPermissions'>, context: C['apiKey']): Promise<Output<'addPermissions'>>;

  /** Remove Permissions: `POST /v2/auth/permissions/remove`, API-key credentials. */
  removePermissions(data: Input<'removePermissions'>, context: C['apiKey']): Promise<Output<'removePermissions'>>;

  /** Add Users: `POST /v2/users/add`, API-key credentials. */
  addUsers(data: Input<'addUsers'>, context: C['apiKey']): Promise<Output<'addUsers'>>;

  /** Update Users: `POST /v2/users/update`, API-key credentials. */
  updateUsers(data: Input<'updateUsers'>, context: C['apiKey']): Promise<Output<'updateUsers'>>;

  /** Generate Token: `POST /v2/auth/generate_token`, API-key credentials. */
  generateToken(data: Input<'generateToken'>, context: C['apiKey']): Promise<Output<'generateToken'>>;

  /** Get Permissions: `POST /v2/auth/permissions/get`, API-key credentials. */
  getPermissions(data: Input<'getPermissions'>, context: C['apiKey']): Promise<Output<'getPermissions'>>;

  /** Get Users: `POST /v2/users/get`, API-key credentials. */
  getUsers(data: Input<'getUsers'>, context: C['apiKey']): Promise<Output<'getUsers'>>;

  /** Check Permissions: `POST /v2/auth/permissions/check`, API-key credentials. */
  checkPermissions(data: Input<'checkPermissions'>, context: C['apiKey']): Promise<Output<'checkPermissions'>>;

  /** Delete Users: `POST /v2/users/delete`, API-key credentials. */
  deleteUsers(data: Input<'deleteUsers'>, context: C['apiKey']): Promise<Output<'deleteUsers'>>;

  /** Get Accessible Documents: `POST /v2/auth/permissions/documents/get`, API-key credentials. */
  getAccessibleDocuments(data: Input<'getAccessibleDocuments'>, context: C['apiKey']): Promise<Output<'getAccessibleDocuments'>>;

  /** Get Users with Access: `POST /v2/auth/permissions/users/get`, API-key credentials. */
  getUsersWithAccess(data: Input<'getUsersWithAccess'>, context: C['apiKey']): Promise<Output<'getUsersWithAccess'>>;
}

/** Presence. */
export interface PresenceHandlers<C extends Contexts> {
  /** Add Presence: `POST /v2/presence/add`, API-key credentials. */
  addPresence(data: Input<'addPresence'>, context: C['apiKey']): Promise<Output<'addPresence'>>;

  /** Get Presence: `POST /v2/presence/get`, API-key credentials. */
  getPresence(data: Input<'getPresence'>, context: C['apiKey']): Promise<Output<'getPresence'>>;

  /** Remove Presence: `POST /v2/presence/delete`, API-key credentials. */
  removePresence(data: Input<'removePresence'>, context: C['apiKey']): Promise<Output<'removePresence'>>;
}

/** Notifications. */
export interface NotificationsHandlers<C extends Contexts> {
  /** Get Notifications: `POST /v1/notifications/get`, API-key credentials. */
  getNotifications(data: Input<'getNotifications'>, context: C['apiKey']): Promise<Output<'getNotifications'>>;

  /** Add Notifications: `POST /v2/notifications/add`, API-key credentials. */
  addNotifications(data: Input<'addNotifications'>, context: C['apiKey']): Promise<Output<'addNotifications'>>;

  /** Set Config: `POST /v2/notifications/config/set`, API-key credentials. */
  setConfig(data: Input<'setConfig'>, context: C['apiKey']): Promise<Output<'setConfig'>>;

  /** Update Email Config: `POST /v2/workspace/emailconfig/update`, workspace or API-key credentials. */
  updateEmailConfig(data: Input<'updateEmailConfig'>, context: C['workspace'] | C['apiKey']): Promise<Output<'updateEmailConfig'>>;

  /** Get Config: `POST /v2/notifications/config/get`, API-key credentials. */
  getConfig(data: Input<'getConfig'>, context: C['apiKey']): Promise<Output<'getConfig'>>;

  /** Update Notifications: `POST /v2/notifications/update`, API-key credentials. */
  updateNotifications(data: Input<'updateNotifications'>, context: C['apiKey']): Promise<Output<'updateNotifications'>>;

  /** Delete Notifications: `POST /v2/notifications/delete`, API-key credentials. */
  deleteNotifications(data: Input<'deleteNotifications'>, context: C['apiKey']): Promise<Output<'deleteNotifications'>>;

  /** Get Email Config: `POST /v2/workspace/emailconfig/get`, workspace or API-key credentials. */
  getEmailConfig(data: Input<'getEmailConfig'>, context: C['workspace'] | C['apiKey']): Promise<Output<'getEmailConfig'>>;
}

/** User data. */
export interface UserDataHandlers<C extends Contexts> {
  /** Delete All User Data: `POST /v2/users/data/delete`, API-key credentials. */
  deleteAllUserData(data: Input<'deleteAllUserData'>, context: C['apiKey']): Promise<Output<'deleteAllUserData'>>;

  /** Get Delete All User Data Status: `POST /v1/users/data/delete/status`, API-key credentials. */
  getDeleteAllUserDataStatus(data: Input<'getDeleteAllUserDataStatus'>, context: C['apiKey']): Promise<Output<'getDeleteAllUserDataStatus'>>;

  /** Get User Data: `POST /v2/users/data/get`, API-key credentials. */
  getUserData(data: Input<'getUserData'>, context: C['apiKey']): Promise<Output<'getUserData'>>;

  /** Get Jobs: `POST /v2/jobs/get`, API-key credentials. */
  getJobs(data: Input<'getJobs'>, context: C['apiKey']): Promise<Output<'getJobs'>>;
}

/** Events. */
export interface EventsHandlers<C extends Contexts> {
  /** Get Events: `POST /v2/events/get`, API-key credentials. */
  getEvents(data: Input<'getEvents'>, context: C['apiKey']): Promise<Output<'getEvents'>>;
}

/** Webhooks. */
export interface WebhooksHandlers<C extends Contexts> {
  /** Add Webhooks: `POST /v2/webhooks/add`, API-key credentials. */
  addWebhooks(data: Input<'addWebhooks'>, context: C['apiKey']): Promise<Output<'addWebhooks'>>;

  /** Get Webhooks: `POST /v2/webhooks/get`, API-key credentials. */
  getWebhooks(data: Input<'getWebhooks'>, context: C['apiKey']): Promise<Output<'getWebhooks'>>;

  /** Update Webhooks: `POST /v2/webhooks/update`, API-key credentials. */
  updateWebhooks(data: Input<'updateWebhooks'>, context: C['apiKey']): Promise<Output<'updateWebhooks'>>;

  /** Delete Webhooks: `POST /v2/webhooks/delete`, API-key credentials. */
  deleteWebhooks(data: Input<'deleteWebhooks'>, context: C['apiKey']): Promise<Output<'deleteWebhooks'>>;

  /** Rotate Webhook Secret: `POST /v2/webhooks/secret/rotate`, API-key credentials. */
  rotateWebhookSecret(data: Input<'rotateWebhookSecret'>, context: C['apiKey']): Promise<Output<'rotateWebhookSecret'>>;
}

/** Every operation. */
export interface Handlers<C extends Contexts>
  extends WorkspacesHandlers<C>,
    OrganizationsHandlers<C>,
    FoldersHandlers<C>,
    DocumentsHandlers<C>,
    UserGroupsHandlers<C>,
    PermissionsHandlers<C>,
    PresenceHandlers<C>,
    NotificationsHandlers<C>,
    UserDataHandlers<C>,
    EventsHandlers<C>,
    WebhooksHandlers<C> {}
