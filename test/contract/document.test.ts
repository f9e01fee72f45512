import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { isObject, type Json, JsonNode } from '../../generated/document.ts';
import { contractOperations, type Example, examplesIn, repliesOf } from '../../generated/operations.ts';
import { redocly } from '../../openapi/tools/redocly.ts';
import { linksOf } from '../../openapi/tools/verify/checks/links.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';

const things = new JsonNode({
  ids: { $ref: '#/names/a~1b', maxItems: 9 },
  names: { 'a/b': { type: 'array', maxItems: 1, items: { $ref: '#/names/c~0d' } }, 'c~d': { $ref: '#/text' } },
  text: { type: 'string' },
});

it('A value of the document resolves its $ref, through others, merged with the keys beside the $ref', () => {
  expect(things.get('ids').value).toEqual({ type: 'array', maxItems: 9, items: { $ref: '#/names/c~0d' } });
  expect(things.in('ids', 'items', 'type').string).toBe('string');
  expect(things.get('ids').dereferenced().value).toEqual({ type: 'array', maxItems: 9, items: { type: 'string' } });
  expect(things.in('names', 'c~d').name).toBe('text');
});

it('A missing value of the document is reported with its location', () => {
  expect(() => things.in('text', 'format').string).toThrow('openapi: /text/format should be a string');
  expect(() => things.in('text', 'constructor').written).toThrow('openapi: /text/constructor should be there');
});

it('The links connect jobs to their status, and writes to reads of the same ids', () => {
  const targets = Object.fromEntries(
    contractOperations.map((operation) => [operation.id, linksOf(operation).map(({ name }) => name)]),
  );
  expect(targets).toMatchObject({
    deleteAllUserData: ['getDeleteAllUserDataStatus'],
    migrateDocuments: expect.arrayContaining(['getMigrationStatus']),
    addDocuments: ['getDocuments', 'getNotifications', 'getPresence'],
    addUsersToGroups: expect.arrayContaining(['getUserGroups', 'deleteUsersFromGroups']),
    createApiKey: ['getAuthTokens', 'getEmailConfig'],
    getFolders: ['getDocuments'],
  });
  // A link that any tool may follow changes nothing, except the written ones.
  const writes = Object.values(targets)
    .flat()
    .filter((id) => !contractOperations.some((one) => one.id === id && one.onlyReads));
  expect(writes.sort()).toEqual(['deleteUsersFromGroups', 'removePermissions']);
});

it('The request of each refusal has no other response in the document', () => {
  const ambiguous = contractOperations.flatMap((operation) => {
    const replies = repliesOf(operation);
    const isOther = (one: Example, { name, request, headers }: Example) =>
      one.name !== name && isDeepStrictEqual([one.request, one.headers], [request, headers]);
    return replies
      .filter((refusal) => refusal.status >= 400 && refusal.request !== undefined)
      .filter((refusal) => replies.some((one) => isOther(one, refusal)))
      .map(({ name }) => `${operation.id} ${name}`);
  });
  expect(ambiguous).toEqual([]);
});

/** Fields that each example has although they may be absent or null, with the cases without them. */
const lacked: readonly (readonly [RegExp, string])[] = [
  [/^CollaborationDocument\/properties\/(?:folderId|inheritFromParent)$/, 'a server with the fields of the specification alone'],
  [/^(?:Known|Present)?User\/properties\/(?:name|email)$/, 'a user who was given without them'],
  [/^HeadlinePeople\/properties\/actionUser$/, 'a notification by nobody'],
  [/^UserDataItem\/properties\/organizationId$/, 'an identity'],
  [/^\w+Event\/properties\/data$/, 'an event with isPartial'],
  [/^Permissions\w+Event\/properties\/documentId$/, 'a grant on a folder or an organization'],
  [/^RemovedGrant\/properties\/organizationId$/, 'a grant on an organization'],
  [/^FailedMembership\/properties\/organizationUserGroupId of null$/, 'a user in no group'],
  [/^WebhookDelivery\/properties\/httpStatus of null$/, 'a receiver that could not be reached'],
  [/^RecordedRequest\/properties\/(?:operationId|status) of null$/, 'a request of no operation, and one that is dropped'],
  [/^SentMail\/properties\/link of null$/, 'an email without a link'],
  [/^(?:Fault|SavedScene)\/properties\/\w+$/, 'one that was given without them'],
];

/** Calls `tell` for each field of a value that may be absent or null, with its place in the document and whether it has a value. */
function tellOptional(schema: JsonNode, value: Json | undefined, tell: (place: string, isThere: boolean) => void): void {
  const types = [schema, ...schema.alternatives].flatMap((one) => one.get('type').value);
  if (types.includes('null')) tell(`${schema.at} of null`, value !== null);
  if (Array.isArray(value)) for (const item of value) tellOptional(schema.get('items'), item, tell);
  if (!isObject(value)) return;
  const fits = (one: JsonNode) =>
    one.get('required').items.every(({ string }) => {
      const allowed = one.in('properties', string, 'enum').items.map((item) => item.value);
      return string in value && (allowed.length === 0 || allowed.includes(value[string]));
    });
  for (const one of [...schema.get('allOf').items, ...schema.alternatives.filter(fits)]) tellOptional(one, value, tell);
  const [fields, required] = [schema.get('properties'), schema.get('required').items.map(({ string }) => string)];
  for (const key of fields.keys) if (!required.includes(key)) tell(fields.get(key).at, key in value);
  for (const [key, item] of Object.entries(value))
    tellOptional(fields.keys.includes(key) ? fields.get(key) : schema.get('additionalProperties'), item, tell);
}

it('A field that each example of responses and deliveries has is required, and cannot be null if none is', async () => {
  const isThere = new Map<string, boolean[]>();
  const tell = (place: string, has: boolean) => isThere.set(place, [...(isThere.get(place) ?? []), has]);
  for (const name of ['openapi', 'sandbox']) {
    const document = new JsonNode(JSON.parse(await readFile(join(root, `generated/${name}.json`), 'utf8')));
    const responses = document.get('paths').keys.map((path) => document.in('paths', path, 'post', 'responses'));
    const deliveries = document.get('webhooks').keys.map((type) => document.in('webhooks', type, 'post', 'requestBody'));
    for (const message of [...responses.flatMap((one) => one.keys.map((status) => one.get(status))), ...deliveries])
      for (const example of Object.values(examplesIn(message)))
        tellOptional(message.in('content', 'application/json', 'schema'), example, tell);
  }
  const always = [...isThere].filter(([, all]) => all.every(Boolean)).map(([place]) => place.replace('/components/schemas/', ''));
  const unexplained = always.filter((place) => !lacked.some(([pattern]) => pattern.test(place)));
  expect(unexplained, 'require these without null, or show an example without them').toEqual([]);
  expect(lacked.filter(([pattern]) => !always.some((place) => pattern.test(place)))).toEqual([]);
});

it("The document without its $refs is the same as Redocly's", async () => {
  const folder = await anEmptyFolder();
  const [file, source] = [join(folder, 'openapi.json'), join(folder, 'source.json')];
  // A copy, since Redocly decorates the file that redocly.yaml names.
  await copyFile(join(root, 'generated/openapi.json'), source);
  await redocly('bundle', source, '--dereferenced', '-o', file);
  const { paths } = JSON.parse(await readFile(file, 'utf8'));
  const document = new JsonNode(JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')));
  expect(document.get('paths').dereferenced().value).toEqual(paths);
}, 30_000);
