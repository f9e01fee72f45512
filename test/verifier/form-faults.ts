/** Servers with one fault each in the form of responses, pages, jobs, idempotency or isolation: one line a fault. */
import { listOf, objectOf, withValue } from '../../openapi/tools/verify/corpus/json.ts';
import { parsed } from '../../openapi/tools/verify/exchange.ts';
import {
  answering,
  type Fault,
  faultsOf,
  hearing,
  ignoring,
  opening,
  type Plant,
  type Row,
  saying,
  sayingEach,
  without,
} from './faults.ts';

/** Changes the body of a refusal. */
const refusing = (change: (body: unknown) => unknown): Plant =>
  answering((answer) => (answer.status === 400 ? { ...answer, body: change(answer.body) } : answer));
const sayingAlso = (fields: object): Plant => saying((found) => ({ ...objectOf(found), ...fields }));
const withHeader = (name: string, value: string): Plant => answering((answer) => ({ ...answer, headers: { [name]: value } }));
/** Stores responses under another name than the key of an API key and its request. */
const storing = (nameOf: (key: string, text: string) => string): Plant =>
  answering((answer, { text, headers: { 'idempotency-key': key = '' }, memory }) => {
    const name = nameOf(key, text);
    const known = key !== '' && memory.has(name);
    if (key !== '' && answer.status === 200 && !known) memory.set(name, answer.body);
    return known ? { status: 200, body: memory.get(name), headers: { 'idempotency-replayed': 'true' } } : answer;
  });
/** Shows nothing to the first or to another API key, once another one has read. */
const hidingFrom = (isFirst: boolean): Plant =>
  saying((found, { headers: { 'x-svc-api-key': key = '' }, memory }) => {
    const [first] = memory.set(key, true).keys();
    return memory.size > 1 && (key === first) === isFirst ? [] : found;
  });
function isAgain(text: string, memory: Map<string, unknown>): boolean {
  const isKnown = memory.has(text);
  memory.set(text, true);
  return isKnown;
}
const oops = { error: { message: 'Unexpected token', status: 'INTERNAL' } };
const taken = { error: { message: 'The key has another request.', status: 'ALREADY_EXISTS' } };
const examples = { check: 'examples' } as const;
const pages = { check: 'pages' } as const;
const isolation = { check: 'isolation' } as const;
const idempotency = { check: 'idempotency' } as const;
const refusals = { check: 'refusals' } as const;

// biome-ignore format: one fault a line
const rows: readonly Row[] = [
  ['a read that does not know the ids of a write', 'addUsersToGroups', /The link getUsers leads to HTTP 404/, hearing((data) => ({ ...data, organizationId: 'lost' })), { at: 'getUsers', check: 'links' }],
  ['a mistyped field in a read of what a write returned', 'createApiKey', /\/result\/data\/enabled does not fit the schema/, sayingAlso({ enabled: 'yes' }), { at: 'getEmailConfig', check: 'links' }],
  ['a missing required field', 'getConfig', /\/result\/data\/.* does not fit the schema/, saying((found) => Object.fromEntries(Object.entries(objectOf(found)).map(([id, one]) => [id, without(objectOf(one), 'effectiveConfig')]))), examples],
  ['an error code of another status', 'getMigrationStatus', /\/error\/status is NOT_FOUND with HTTP 400/, refusing((body) => withValue(body, ['error', 'status'], 'NOT_FOUND')), examples],
  ['the number of another status', 'getDeleteAllUserDataStatus', /\/error\/code is 500/, refusing((body) => withValue(body, ['error', 'code'], 500)), examples],
  ['an item too many', 'getPresence', /\/result\/data is \[/, saying((found) => [...listOf(found), ...listOf(found)]), examples],
  ['a changed id', 'getPresence', /\/result\/data\/0\/userId is "V/, sayingEach((item) => ({ ...item, userId: String(item.userId).toUpperCase() })), examples],
  ['another pointer', 'getPresence', /\/error\/details\/0\/field is "documentId"/, refusing((body) => JSON.parse(JSON.stringify(body).replaceAll('"field":"/data/', '"field":"'))), examples],
  ['an undocumented status', 'getPresence', /The status 422 is not documented/, answering((answer) => (answer.status === 400 ? { ...answer, status: 422 } : answer)), examples],
  ['a missing header', 'getAuthTokens', /The X-Request-Id header is missing/, withHeader('x-request-id', ''), examples],
  ['a request id of its own', 'createApiKey', /The x-request-id header is "mine"/, withHeader('x-request-id', 'mine'), examples],
  ['another content type', 'getAuthTokens', /The content-type is text\/html/, withHeader('content-type', 'text/html'), examples],
  ['an ignored page token', 'getFolders', /Page 2: repeats/, ignoring('pageToken'), pages],
  ['an ignored page size', 'getDocuments', /Page 1: \d+ items/, ignoring('pageSize'), pages],
  ['pages without an end', 'getUserGroups', /items have a pageToken|no end/, answering((answer) => (answer.status === 200 ? { ...answer, body: withValue(answer.body, ['result', 'pageToken'], 'again') } : answer)), pages],
  ['a lost item', 'getFolders', /Page \d: (has|the last one, after)/, saying((found, { data }) => listOf(found).slice(data.pageToken === undefined ? 0 : 1)), pages],
  ['a job without an end', 'migrateDocuments', /The job does not end/, sayingAlso({ status: 'inProgress' }), { at: 'getMigrationStatus', check: 'jobs' }],
  ['a job that fails', 'migrateDocuments', /The job has failed/, sayingAlso({ status: 'failed', error: 'The migration has failed.' }), { at: 'getMigrationStatus', check: 'jobs' }],
  ['a job that counts wrong', 'deleteAllUserData', /tasksLeft is|isDeleteCompleted is/, sayingAlso({ tasksLeft: 3 }), { at: 'getDeleteAllUserDataStatus', check: 'jobs' }],
  ['data of another tenant', 'getPermissions', /another API key's data/, async ({ data, headers, real, memory }) => { const [first = JSON.stringify(headers)] = memory.keys(); const answer = await real(data, { headers: JSON.parse(first) }); if (answer.status === 200) memory.set(first, true); return answer; }, isolation],
  ['own data that is not seen', 'getFolders', /With the same calls, the two API keys have different data: /, hidingFrom(false), isolation],
  ['data that another tenant deletes', 'getFolders', /A change by another API key has changed this data: /, hidingFrom(true), isolation],
  ['a job of another tenant', 'deleteAllUserData', /Get Delete All User Data Status returns 200 for a job of another API key/, answering((answer, { memory }) => { if (answer.status === 200) memory.set('seen', answer.body); return answer.status === 404 && memory.has('seen') ? { status: 200, body: memory.get('seen') } : answer; }), { at: 'getDeleteAllUserDataStatus', check: 'isolation' }],
  ['a token of another API key that opens', 'addPresence', /The status is 200/, opening({ success: true }), isolation],
  ['a repeated call that fails', 'addUsersToGroups', /The second response differs/, saying((found, { text, memory }) => (isAgain(text, memory) ? Object.fromEntries(Object.entries(objectOf(found)).map(([id, one]) => [id, { ...objectOf(one), success: false }])) : found)), idempotency],
  ['a repeated call that changes data', 'updateDocuments', /The second call changes Get Documents/, ({ data, text, real, memory }) => real(isAgain(text, memory) ? JSON.parse(JSON.stringify(data).replace('Prices', 'Other prices')) : data), idempotency],
  ['an ignored idempotency key', 'addNotifications', /The idempotency-replayed header is false/, async ({ data, headers, real }) => ({ ...(await real(data, { headers: { 'idempotency-key': '' } })), ...(headers['idempotency-key'] && { headers: { 'idempotency-replayed': 'false' } }) }), idempotency],
  ['an idempotency key that another request may have too', 'addNotifications', /The status is 200/, storing((key) => key), idempotency],
  ["another API key's response for the same idempotency key", 'addNotifications', /The response is that of another API key's call/, storing((key, text) => key + text), idempotency],
  ['an idempotency key that another operation may have too', 'addNotifications', /Add Users accepts the Idempotency-Key of a call of Add Notifications/, ({ data, headers: { 'idempotency-key': key }, real }) => real(data, { headers: { 'idempotency-key': key === undefined ? '' : `users-${key}` } }), { at: 'addUsers', check: 'idempotency' }],
  ['a rejected call that uses up its idempotency key', 'addNotifications', /After a rejected call with the same Idempotency-Key, this one returns 409/, answering((answer, { headers: { 'idempotency-key': key = '' }, memory }) => { if (answer.status === 400) memory.set(key, true); return key !== '' && answer.status === 200 && memory.has(key) ? { status: 409, body: taken } : answer; }), idempotency],
  ['a call that is idempotent and not marked as such', 'addFolders', /Each example returns the same response twice/, async ({ data, text, headers, real, memory }) => { const known = memory.get(text); const answer = known instanceof Promise && headers['idempotency-key'] === undefined ? known : real(data); memory.set(text, answer); return await answer; }, { check: 'idempotency', isLiteral: true }],
  ['a text beyond its limit, cut', 'createApiKey', /The status is 200/, hearing((data) => (typeof data.apiKeyName === 'string' ? { ...data, apiKeyName: data.apiKeyName.slice(0, 20) } : data)), refusals],
  ['500 for broken JSON', 'getAuthTokens', /The status is 500/, answering((answer, { text }) => (answer.status === 400 && parsed(text) === undefined ? { status: 500, body: oops } : answer)), refusals],
  ['a refusal that names no field', 'createApiKey', /\/error\/details is missing/, refusing((body) => withValue(body, ['error', 'details'], undefined)), refusals],
  ['a refusal that names another field', 'createApiKey', /\/error\/details names "\/data\/else"/, refusing((body) => withValue(body, ['error', 'details'], [{ field: '/data/else', reason: 'TYPE', description: 'is odd' }])), refusals],
  ['a 405 without the header allow', 'getAuthTokens', /The allow header does not name POST/, withHeader('allow', 'PUT'), refusals],
  ['a 405 with a body of its own', 'getAuthTokens', /The body is not the error body/, answering((answer) => (answer.status === 405 ? { ...answer, body: {} } : answer)), refusals],
  ['a body in any media type', 'createApiKey', /The status is 200/, ({ data, real }) => real(data, { headers: { 'content-type': 'application/json' } }), refusals],
  ['any method', 'getAuthTokens', /A PUT returns/, ({ data, real }) => real(data, { method: 'POST' }), refusals],
];

export const formFaults: readonly Fault[] = faultsOf(rows);
