/**
 * Changes of the document with the verdict of a consumer's maintainer. The verdicts were written down before `npm run diff` saw the
 * changes. A place begins with `/`, an operation or a schema. Without a value, the place is removed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Json, JsonNode, pointerOf } from '../../generated/document.ts';
import type { Verdict } from '../../openapi/tools/diff/rules.ts';
import { type Edit, edited } from '../support/edited.ts';

export const document: Json = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8'));
const paths = new JsonNode(document).get('paths');
const pathOf = new Map(paths.keys.map((path) => [paths.in(path, 'post', 'operationId').string, path]));

/** Returns the pointer of a place that begins with an operation or a schema. */
function pointerTo(place: string): string {
  if (place.startsWith('/')) return place;
  const [name = '', ...rest] = place.split('/');
  const path = pathOf.get(name);
  return [path === undefined ? `/components/schemas/${name}` : `/paths${pointerOf(path)}/post`, ...rest].join('/');
}

/** Returns the document with some edits. */
export const revised = (...edits: readonly Edit[]): Json =>
  edited(
    document,
    edits.map(([place, ...value]) => [pointerTo(place), ...value]),
  );

export interface PlannedChange {
  verdict: Verdict;
  /** The verdict of the opposite change, which takes the edits back. */
  opposite?: Verdict;
  edits: readonly Edit[];
}

const change = (verdict: Verdict, ...edits: Edit[]): PlannedChange => ({ verdict, edits });

/** A change and its opposite. */
const bothWays = (verdict: Verdict, opposite: Verdict, ...edits: Edit[]): PlannedChange => ({ verdict, opposite, edits });

const reference = (place: string) => ({ $ref: `#/components/${place}` });
const schema = (name: string) => reference(`schemas/${name}`);
const text = { description: 'A text.', type: 'string', maxLength: 100 };
const page = { pageSize: '/data/pageSize', pageToken: '/data/pageToken', nextPageToken: '/result/pageToken' };

/** Kinds of changes that `npm run diff` once overlooked. */
const overlooked = [
  change('breaking', ['AddPresenceInput/properties/users/x-unique-by', ['email']]),
  change('breaking', ['UpdatedFolderIds/x-unique-by', ['id']]),
  change('additive', ['GetPermissionsInput/properties/resources/x-unique-by']),
  change('additive', ['TokenPermissions/properties/resources/x-unique-by', ['type', 'organizationId', 'id', 'accessRole']]),
  change('additive', ['AddFoldersInput/properties/folders/x-unique-by', []]),
  change('breaking', ['ErrorStatus/x-statuses/NOT_FOUND/httpStatus', 410]),
  change('editorial', ['ErrorStatus/x-statuses/NOT_FOUND/remedy', 'Check the id.']),
  change('breaking', ['ErrorStatus/x-statuses/UNIMPLEMENTED']),
  change('breaking', ['PageSize/default', 10]),
  change('breaking', ['NotificationsPageSize/default']),
  change('breaking', ['GetUserGroupsInput/properties/organizationUserGroupId/default', 'everyone']),
  change('breaking', ['PresenceUser/properties/status/default', 'away']),
  change('breaking', ['DeleteFoldersInput/properties/recursive/default', true]),
  change('breaking', ['/info/x-limits/objectBytes', 32768]),
  change('additive', ['/info/x-limits/bodyBytes', 2097152]),
  change('breaking', ['/info/x-limits/bodyDepth', 16]),
  change('breaking', ['/info/x-limits/apiKeys']),
  change('additive', ['NewUser/x-max-bytes']),
  change('breaking', ['GetDocumentsInput/x-max-bytes', 'pageBytes']),
  change('breaking', ['NewDocument/x-max-bytes', 'publicBodyBytes']),
  change('breaking', ['SetConfigInput/x-max-product/limit', 'apiKeys']),
  change('additive', ['GetConfigInput/x-max-product']),
  change('additive', ['ChangedUser/x-id-field']),
  change('breaking', ['OrganizationInput/x-id-field', 'id']),
  change('breaking', ['addPresence/x-idempotent', false]),
  change('additive', ['addFolders/x-idempotent', true]),
  change('breaking', ['getDocuments/x-pagination/order', '/documentName']),
  change('breaking', ['getUsers/x-pagination/order']),
  change('additive', ['getNotifications/x-pagination/order', '/notificationId']),
  change(
    'breaking',
    ['FolderGrant/properties/type/enum', ['directory']],
    ['Grant/discriminator/mapping/folder'],
    ['Grant/discriminator/mapping/directory', '#/components/schemas/FolderGrant'],
  ),
  change('breaking', ['Grant/discriminator/propertyName', 'kind']),
  change('breaking', ['GrantInForce/discriminator/mapping/team', '#/components/schemas/FolderGrantInForce']),
  change('breaking', ['getUsage/responses/200/headers/RateLimit']),
  change('breaking', ['addUsers/responses/200/headers/Idempotency-Replayed']),
  change('additive', ['getUsage/responses/200/headers/X-Cache', { description: 'The cache.', schema: text }]),
  change('deprecation', ['sendLoginLink/deprecated', true]),
  change('deprecation', ['GetFoldersInput/properties/parentFolderId/deprecated', true]),
  change('deprecation', ['UserGroup/properties/memberCount/deprecated', true]),
  change('breaking', ['GetPermissionsInput/properties/userIds/maxItems', 50]),
  change('additive', ['GetPermissionsInput/properties/userIds/maxItems', 200]),
];

/** Further kinds. */
const further = [
  change('breaking', ['ExpiresAt/format', 'date-time']),
  change('breaking', ['ExpiresAt/exclusiveMinimum', 1000]),
  change('additive', ['GivenPersonEmail/pattern']),
  change('breaking', ['GivenHeadlineVariables/allOf/2', { required: ['actionUser'] }]),
  change('breaking', ['NextPageToken/maxLength', 4096]),
  change('breaking', ['NewFolder/properties/inheritFromParent/readOnly', true]),
  change('breaking', ['UserGroup/required', ['organizationUserGroupId']]),
  change(
    'additive',
    ['GrantInForce/oneOf', [schema('OrganizationGrantInForce'), schema('FolderGrantInForce')]],
    ['GrantInForce/discriminator/mapping/document'],
  ),
  change('breaking', ['Grant/oneOf', [schema('FolderGrant'), schema('DocumentGrant')]]),
  change('breaking', ['Folder/properties/folderName', { ...text, type: ['string', 'null'] }]),
  change('additive', ['GetDocumentsInput/properties/folderId', { anyOf: [schema('FolderId'), { type: 'null' }] }]),
  change('breaking', ['UserProperties/propertyNames/maxLength', 100]),
  change('additive', ['CheckPermissionsInput/additionalProperties', true]),
  change('breaking', ['Organization/additionalProperties', false]),
  change('additive', ['GetUsersInput/properties/nameBeginsWith', text]),
  change('breaking', ['GetDocumentsInput/properties/folderId']),
  change(
    'breaking',
    ['CreateWorkspaceInput/properties/plan', text],
    ['CreateWorkspaceInput/required', ['ownerEmail', 'name', 'workspaceName', 'plan']],
  ),
  change('additive', ['UserToken/properties/audience', text], ['UserToken/required', ['token', 'expiresAt', 'audience']]),
  change('breaking', ['UserDataItem/properties/documentId']),
  change('breaking', ['ResourceType/enum', ['organization', 'folder', 'document', 'team']]),
  change(
    'additive',
    ['ErrorDetail/properties/reason/enum/20', 'QUOTA'],
    ['ErrorDetail/properties/reason/x-reasons/QUOTA', { meaning: 'A quota.', remedy: 'Wait.' }],
  ),
  change(
    'breaking',
    ['ErrorStatus/enum/10', 'ABORTED'],
    ['ErrorStatus/x-statuses/ABORTED', { httpStatus: 409, meaning: 'Aborted.', remedy: 'Repeat it.' }],
  ),
  change('breaking', ['getUsage/security', [{ ApiKey: [], ApiKeyToken: [] }]]),
  change('additive', [
    'getUsage/security',
    [
      { WorkspaceId: [], WorkspaceToken: [] },
      { ApiKey: [], ApiKeyToken: [] },
    ],
  ]),
  change('breaking', ['/components/securitySchemes/ApiKey/name', 'x-api-key']),
  change('breaking', ['addFolders/parameters', []]),
  change('breaking', ['/components/parameters/IdempotencyKey/required', true]),
  change('breaking', [
    'getPresence/responses/404/content/application~1json/examples/documentNotFound/value/error/status',
    'FAILED_PRECONDITION',
  ]),
  change('breaking', ['deleteAllUserData/operationId', 'eraseUserData']),
  change('breaking', ['deleteAllUserData/x-poll/until/in', [true, null]]),
  change('breaking', ['deleteAllUserData/x-timeout-seconds', 600]),
  change('breaking', ['getPresence/responses/404']),
  change('additive', ['getUsage/responses/4XX', reference('responses/IdempotencyConflict')]),
  change('additive', ['getUsage/responses/404', reference('responses/IdempotencyConflict')]),
  change('breaking', ['getJobs/x-pagination', { ...page, items: '/result/data' }]),
  change('breaking', ['/servers/0/url', '/api']),
  change('breaking', ['/components/headers/RequestId/required', false]),
  change('editorial', ['getUsers/responses/200/content/application~1json/examples/organization/summary', 'Users']),
  change('editorial', ['getUsers/description', 'Returns users.'], ['KnownUser/title', 'User'], ['/info/summary', 'Workspaces.']),
  change('breaking', ['PresenceUser/x-read-as']),
  change('breaking', ['/paths/~1v2~1jobs~1get']),
];

const delivery = '/webhooks/permissions.added/post';
const deliveryBody = `${delivery}/requestBody/content/application~1json`;
const maya = { type: 'string', const: 'maya' };
const elsewhere = { url: 'https://docs.example' };

/** Webhooks: the service sends the request, and the receiver reads it. */
const deliveries = [
  bothWays('breaking', 'breaking', [`${deliveryBody}/schema`, schema('PermissionsRemovedEvent')]),
  bothWays('breaking', 'additive', ['/webhooks/permissions.added']),
  bothWays('breaking', 'additive', ['/webhooks/users.updated/post/parameters', []]),
  bothWays('breaking', 'additive', ['/components/parameters/WebhookTimestamp/required', false]),
  bothWays('breaking', 'additive', ['/components/parameters/WebhookSignature/schema/maxLength', 300]),
  bothWays('breaking', 'additive', ['/components/parameters/WebhookSignature/schema/pattern']),
  bothWays('additive', 'breaking', ['/components/parameters/WebhookTimestamp/schema/minimum', 1]),
  bothWays('breaking', 'additive', [`${delivery}/requestBody/required`, false]),
  bothWays('breaking', 'additive', [`${delivery}/requestBody/content/application~1cbor`, { schema: text }]),
  bothWays('additive', 'breaking', [`${delivery}/responses/410`, { description: 'The receiver is gone.' }]),
  bothWays(
    'breaking',
    'additive',
    [`${delivery}/responses/2XX`],
    [`${delivery}/responses/200`, reference('responses/DeliveryAccepted')],
  ),
  bothWays('editorial', 'editorial', [`${delivery}/summary`, 'Access was granted']),
  bothWays('editorial', 'editorial', [`${delivery}/externalDocs`, elsewhere]),
  bothWays('deprecation', 'additive', [`${delivery}/deprecated`, true]),
  bothWays('breaking', 'breaking', [`${delivery}/security`, [{ WebhookToken: [] }]]),
  bothWays('additive', 'breaking', ['FoldersDeletedEvent/properties/reason', text]),
  bothWays('breaking', 'additive', ['UsersUpdatedEvent/required', ['eventId', 'type', 'createdAt', 'userId']]),
  bothWays('breaking', 'additive', ['UsersUpdatedEvent/properties/data', { anyOf: [schema('KnownUser'), { type: 'null' }] }]),
  bothWays('breaking', 'additive', ['DeletedFolder/properties/folderId']),
];

/** Annotations of OpenAPI and JSON Schema. */
const annotations = [
  bothWays('editorial', 'editorial', ['UserId/$comment', 'Compared byte by byte.']),
  bothWays('editorial', 'editorial', ['UserId/examples', ['maya']]),
  bothWays('editorial', 'editorial', ['KnownUser/externalDocs', elsewhere]),
  bothWays('editorial', 'editorial', ['addPresence/externalDocs', elsewhere]),
  bothWays('editorial', 'editorial', ['/externalDocs', elsewhere]),
  bothWays('editorial', 'editorial', ['/tags/0/externalDocs', elsewhere]),
  bothWays('editorial', 'editorial', ['/info/termsOfService', 'https://docs.example/terms']),
  bothWays('editorial', 'editorial', ['/paths/~1v2~1presence~1add/summary', 'Presence']),
  bothWays('editorial', 'editorial', ['/paths/~1v2~1presence~1add/description', 'People in a document.']),
  bothWays('editorial', 'editorial', ['addPresence/responses/200/links/getConfig/description', 'The settings of the user.']),
  bothWays('breaking', 'breaking', ['addPresence/responses/200/links/getConfig/parameters', { 'Idempotency-Key': 'a' }]),
  bothWays('editorial', 'editorial', ['/components/securitySchemes/ApiKey/description', 'The key.']),
  bothWays('editorial', 'editorial', ['UserId/xml', { name: 'user' }]),
  bothWays('editorial', 'editorial', ['/components/headers/RateLimit/examples', { one: { value: '"a";r=1;t=1' } }]),
  bothWays('editorial', 'editorial', ['/components/parameters/IdempotencyKey/examples', { one: { value: 'a' } }]),
];

/** The same schema, written differently, beside schemas that look almost the same. */
const spellings = [
  bothWays('editorial', 'editorial', ['GetUsersInput/properties/pageSize', { allOf: [schema('PageSize')] }]),
  bothWays('editorial', 'editorial', ['Folder/properties/folderId', { description: 'The id.', allOf: [schema('FolderId')] }]),
  bothWays('editorial', 'editorial', [
    'UserId',
    { allOf: [{ type: 'string', minLength: 1, maxLength: 128, pattern: '^[^\\u0000-\\u001F\\u007F-\\u009F]*$' }] },
  ]),
  bothWays('breaking', 'additive', ['GetUsersInput/properties/pageSize', { allOf: [schema('PageSize')], maximum: 500 }]),
  bothWays('editorial', 'editorial', ['GrantInForce/oneOf/0', { allOf: [schema('OrganizationGrantInForce')] }]),
  bothWays('breaking', 'additive', [
    'GetUsersInput/properties/organizationId',
    { allOf: [schema('OrganizationId')], multipleOf: 2 },
  ]),
  bothWays('additive', 'breaking', [
    'GrantInForce/oneOf/0',
    { allOf: [schema('OrganizationGrantInForce')], required: ['expiresAt'] },
  ]),
  bothWays('editorial', 'editorial', ['PageSize/minimum'], ['PageSize/exclusiveMinimum', 0]),
  bothWays('editorial', 'editorial', ['PageSize/maximum'], ['PageSize/exclusiveMaximum', 1001]),
  bothWays('breaking', 'additive', ['PageSize/minimum'], ['PageSize/exclusiveMinimum', 1]),
  bothWays('breaking', 'additive', ['PageSize/maximum'], ['PageSize/exclusiveMaximum', 1000]),
  bothWays('editorial', 'editorial', ['Timestamp/minimum'], ['Timestamp/exclusiveMinimum', -1]),
  bothWays('additive', 'breaking', ['ExpiresAt/exclusiveMinimum'], ['ExpiresAt/minimum', 0]),
  bothWays('editorial', 'editorial', ['UsersUpdatedEvent/properties/type', { type: 'string', const: 'users.updated' }]),
  bothWays('editorial', 'editorial', ['UserId/type', ['string']]),
  bothWays('editorial', 'editorial', ['AccessRole/enum', ['editor', 'viewer']]),
  bothWays('editorial', 'editorial', ['ChangedUser/minProperties', 0]),
  bothWays('editorial', 'editorial', ['UserGroup/properties/userIds/uniqueItems', false], ['GetUsersInput/dependentRequired', {}]),
];

/** Constraints without a use in the document so far. */
const constraints = [
  bothWays('breaking', 'additive', ['GetUsersInput/properties/userIds/uniqueItems', true]),
  bothWays('breaking', 'additive', ['PageSize/multipleOf', 10]),
  bothWays('breaking', 'additive', ['GetUsersInput/properties/userIds/contains', maya]),
  bothWays(
    'breaking',
    'additive',
    ['GetUsersInput/if', { required: ['userIds'] }],
    ['GetUsersInput/then', { required: ['pageSize'] }],
  ),
  bothWays('breaking', 'additive', ['GetUsersInput/not', { required: ['userIds', 'pageToken'] }]),
  bothWays('breaking', 'additive', ['GetUsersInput/dependentRequired', { pageToken: ['pageSize'] }]),
  bothWays('breaking', 'additive', ['PresenceUser/unevaluatedProperties', false]),
  bothWays('breaking', 'additive', ['ChangedUser/patternProperties', { '^team': text }]),
  bothWays('breaking', 'additive', ['GetUsersInput/properties/userIds/prefixItems', [maya]]),
  bothWays('breaking', 'additive', ['GetUsersInput/properties/userIds/unevaluatedItems', false]),
  bothWays('additive', 'breaking', ['UserGroup/properties/userIds/prefixItems', [maya]]),
  bothWays('breaking', 'additive', ['Folder/properties/folderName', { ...text, writeOnly: true }]),
  bothWays('additive', 'breaking', ['UserGroup/properties/userIds/uniqueItems', true]),
  bothWays('additive', 'breaking', ['UserGroup/properties/memberCount/multipleOf', 2]),
];

export const plannedChanges: readonly PlannedChange[] = [
  ...overlooked,
  ...further,
  ...deliveries,
  ...annotations,
  ...spellings,
  ...constraints,
];
