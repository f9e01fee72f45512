import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { limits, operations } from '../../generated/handlers.ts';
import importDocument from '../../generated/import.json' with { type: 'json' };
import { at, contractOperations, replySchema, requestSchema } from '../../generated/operations.ts';
import { listOf, objectOf } from '../../openapi/tools/verify/corpus/json.ts';
import { sampleOf } from '../../openapi/tools/verify/corpus/samples.ts';
import { sql } from '../../server/database/sql.ts';
import { readLines } from '../../server/ledger/lines.ts';
import { maxLineBytes } from '../../server/operate/import/check.ts';
import { progressBar } from '../../server/operate/import/progress.ts';
import { importLines, type Summary } from '../../server/operate/import/run-import.ts';
import { environmentOf, run as runCommand, runProcess } from '../support/commands.ts';
import {
  aService,
  aTenant,
  aTenantWithAcme,
  createDatabase,
  importAll,
  start,
  startTestService,
  type Tenant,
  type TestService,
} from '../support/harness.ts';
import { anEmptyFolder } from '../support/service-process.ts';

const shared = await startTestService();
afterAll(() => shared.stop());

type Imported = Partial<Summary> & { reasons: { [line: number]: string } };

/** Imports a text in chunks of this many bytes. Omits zeros from the summary. */
async function importText(
  { service }: TestService,
  { apiKey }: Tenant,
  text: string | Buffer,
  chunkBytes = 65_536,
): Promise<Imported> {
  const bytes = Buffer.from(text);
  const count = Math.ceil(bytes.length / chunkBytes);
  const chunks = Array.from({ length: count }, (_, i) => bytes.subarray(i * chunkBytes, (i + 1) * chunkBytes));
  const reasons: Imported['reasons'] = {};
  const report = { refused: (number: number, reason: string) => void (reasons[number] = reason), progress: () => {} };
  const summary = await importLines(service.environment, apiKey, readLines(Readable.from(chunks), maxLineBytes), report);
  return { ...Object.fromEntries(Object.entries(summary).filter(([, count]) => count > 0)), reasons };
}

const ndjson = (...lines: unknown[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');

const organizationId = 'acme';
const maya = { userId: 'maya' };
const acme = { type: 'organization', organizationId, organizationName: 'Acme Robotics' };
const folder = (id: string, more = {}) => ({ type: 'folder', organizationId, folderId: id, folderName: id, ...more });
const document = (id: string, more = {}) => ({ type: 'document', organizationId, documentId: id, documentName: id, ...more });
const user = (userId: string, more = {}) => ({ type: 'user', organizationId, user: { userId }, ...more });
const annotation = (annotationId: string, more = {}) => ({
  type: 'annotation',
  organizationId,
  documentId: 'plan',
  annotationId,
  kind: 'comment',
  author: { userId: 'maya', name: 'Maya Chen' },
  text: 'Hello',
  createdAt: start - 1000,
  ...more,
});

it('The import adds, updates and skips lines: a repeated import changes nothing', async () => {
  const tenant = await aTenant(shared);
  const lines = [
    { ...acme, metadata: { plan: 'gold' } },
    folder('marketing', { accessType: 'restricted' }),
    folder('2027', { parentFolderId: 'marketing' }),
    document('plan', { folderId: '2027', metadata: { pages: 3, ['__proto__']: 'a member like any other' } }),
    document('__proto__', { accessType: 'public', disabled: true }),
    user('maya', { user: { userId: 'maya', name: 'Maya Chen', team: 'design' } }),
    annotation('a', { mentions: [{ userId: 'jonas', name: 'Jonas' }, { userId: 'priya' }] }),
    annotation('b', { kind: 'reaction', text: '👍' }),
  ];
  expect(await importText(shared, tenant, ndjson(...lines))).toEqual({ lines: 8, added: 8, reasons: {} });
  const before = await tenant.client.getDocuments({ organizationId });
  expect(before.data).toEqual([
    {
      id: '__proto__',
      documentName: '__proto__',
      disabled: true,
      accessType: 'public',
      folderId: null,
      inheritFromParent: false,
    },
    expect.objectContaining({ id: 'plan', documentName: 'plan', disabled: false, accessType: 'restricted', pages: 3 }),
  ]);
  expect(Object.hasOwn(before.data[1] ?? {}, '__proto__')).toBe(true);

  shared.advance({ days: 1 });
  expect(await importText(shared, tenant, ndjson(...lines))).toEqual({ lines: 8, unchanged: 8, reasons: {} });
  expect(await tenant.client.getDocuments({ organizationId })).toEqual(before);

  const changed = [
    { ...acme, organizationName: 'Acme' },
    folder('2027', { folderName: 'Next year' }),
    document('plan', { documentName: 'Launch plan' }),
    user('maya', { context: { access: { region: 'europe' } } }),
    annotation('a', { mentions: [{ userId: 'jonas', name: 'Jonas' }] }),
  ];
  const mixed = ndjson(...lines.slice(0, 3), ...changed);
  expect(await importText(shared, tenant, mixed)).toEqual({ lines: 8, updated: 5, unchanged: 3, reasons: {} });
  expect((await tenant.client.getDocuments({ organizationId, documentIds: ['plan'] })).data).toEqual([
    {
      id: 'plan',
      documentName: 'Launch plan',
      disabled: false,
      accessType: 'organizationPrivate',
      folderId: null,
      inheritFromParent: true,
    },
  ]);
  const renewed = ndjson({ ...acme, organizationName: 'Acme', metadata: { plan: 'silver' } });
  expect(await importText(shared, tenant, renewed)).toEqual({ lines: 1, updated: 1, reasons: {} });
  const access = ndjson(folder('marketing', { accessType: 'public' }));
  expect(await importText(shared, tenant, access)).toEqual({ lines: 1, updated: 1, reasons: {} });
  const { data: folders } = await tenant.client.getFolders({ organizationId, folderIds: ['marketing', '2027'] });
  expect(folders.map(({ folderId, effectiveAccessType }) => [folderId, effectiveAccessType])).toEqual([
    ['2027', 'organizationPrivate'],
    ['marketing', 'public'],
  ]);
  const { ask } = shared.service.environment;
  const mentions = await ask(sql`select user_id from annotation_mentions where api_key_id = ${tenant.apiKey}`);
  expect(mentions).toEqual([{ userId: 'jonas' }]);
});

it('A line with any other field updates the object, even back to the default, and a repeated line changes nothing', async () => {
  const tenant = await aTenant(shared);
  const ada = { userId: 'ada', name: 'Ada' };
  const lines: [base: { type: string }, changes: object[]][] = [
    [acme, [{ organizationName: 'Acme' }, { metadata: { plan: 'gold' } }]],
    [folder('g'), [{ folderName: 'G' }, { parentFolderId: 'f' }, { accessType: 'public' }]],
    [
      document('plan'),
      [{ documentName: 'P' }, { disabled: true }, { folderId: 'f' }, { accessType: 'public' }, { metadata: { pages: 3 } }],
    ],
    [user('maya'), [{ user: { ...maya, name: 'Maya' } }, { context: { access: { region: 'europe' } } }]],
    [annotation('a'), [{ kind: 'reaction' }, { author: ada }, { text: 'Bye' }, { mentions: [ada] }, { createdAt: start - 1 }]],
  ];
  const keys = ['type', 'organizationId', 'folderId', 'documentId', 'annotationId'];
  await importText(shared, tenant, ndjson(acme, folder('f'), ...lines.map(([base]) => base)));
  for (const [base, changes] of lines) {
    const schema = importDocument.components.schemas.ImportLine.oneOf.find(({ properties }) => properties.type.const === base.type);
    const ids = keys.filter((key) => !changes.some((change) => key in change));
    const changeable = Object.keys(schema?.properties ?? {}).filter((field) => !ids.includes(field));
    expect(changes.flatMap((change) => Object.keys(change)).sort()).toEqual(changeable.sort());
    const versions = changes.map((change) => ({ ...base, ...change }));
    const text = ndjson(...versions.flatMap((version) => [version, version, base]));
    const expected = { updated: 2 * changes.length, unchanged: changes.length, reasons: {} };
    expect(await importText(shared, tenant, text), base.type).toMatchObject(expected);
  }
});

/** An operation that adds objects, the one that reads them, and the field of their names. */
const storedKinds = [
  ['organization', 'addOrganizations', 'getOrganizations', 'organizationName'],
  ['folder', 'addFolders', 'getFolders', 'folderName'],
  ['document', 'addDocuments', 'getDocuments', 'documentName'],
  ['user', 'addUsers', 'getUsers', 'name'],
] as const;
/** Fields that are another way to write one of the stored ones. */
const aliases = ['id', 'inheritFromParent'];

it.each(storedKinds)('Each documented field of %s survives an import of the read object under another name', async (...kind) => {
  const [type, adding, reading, nameField] = kind;
  const tenant = await aTenantWithAcme(shared);
  await tenant.client.addFolders({ organizationId, folders: [{ folderId: 'f' }] });
  const call = async (id: string, data: object): Promise<unknown> => {
    const path = contractOperations.find((one) => one.id === id)?.path;
    const headers = { 'content-type': 'application/json', 'x-svc-api-key': tenant.apiKey, 'x-svc-auth-token': tenant.authToken };
    const response = await fetch(`${shared.url}${path}`, { method: 'POST', headers, body: JSON.stringify({ data }) });
    const body = await response.json();
    expect(body, id).toEqual({ result: expect.anything() });
    return body;
  };
  const [{ path, by }] = operations[adding].unique;
  const [list, idField] = [path[0], by[0]];
  const add = contractOperations.find(({ id }) => id === adding);
  const get = contractOperations.find(({ id }) => id === reading);
  if (add === undefined || get === undefined) throw new Error('The document lacks one of the operations.');
  const { properties } = objectOf(at(requestSchema(add), 'properties', 'data', 'properties', list, 'items'));
  const returned = objectOf(at(replySchema(get, 200), 'properties', 'result', 'properties', 'data', 'items', 'properties'));
  // The service chooses read-only fields, and each of the others is here under its name.
  const isStored = (field: string) => field in returned && at(returned[field], 'readOnly') !== true && !aliases.includes(field);
  const own = Object.entries(objectOf(properties)).filter(([field]) => isStored(field));
  const places = type === 'folder' ? { parentFolderId: 'f' } : type === 'document' ? { folderId: 'f' } : {};
  const expiry = type === 'user' ? { expiresAt: shared.now() + 1000 } : {};
  const sample = Object.fromEntries(own.map(([field, schema]) => [field, sampleOf(schema, true)]));
  const item = { ...sample, ...places, ...expiry, [idField]: 'x' };
  const place = type === 'organization' ? {} : { organizationId };
  await call(adding, { ...place, [list]: [item] });
  const readAgain = async () => listOf(at(await call(reading, ids), 'result', 'data'))[0];
  const ids = { ...place, [idField.replace(/Id$/, 'Ids')]: ['x'] };
  const before = objectOf(await readAgain());
  const {
    context,
    accessRole: _,
    expiresAt: __,
    ...read
  } = Object.fromEntries(Object.keys(item).map((field) => [field, before[field]]));
  const line = { ...read, [idField]: 'x', [nameField]: 'Renamed' };
  // A grant is none of the user's fields, and stays as well.
  await importAll(shared, tenant, [{ type, ...place, ...(type === 'user' ? { user: line, context } : line) }]);
  expect(await readAgain()).toEqual({ ...before, [nameField]: 'Renamed' });
});

it('A null name or address of a user in a line counts as absent', async () => {
  const tenant = await aTenant(shared);
  const [ada, eve] = [{ userId: 'ada' }, { userId: 'eve' }];
  const lines = (unknown: object) => [
    user('ada', { user: { ...ada, ...unknown } }),
    annotation('a', { author: { ...ada, ...unknown, email: undefined }, mentions: [{ ...eve, ...unknown, email: undefined }] }),
  ];
  await importText(shared, tenant, ndjson(acme, document('plan'), ...lines({ name: null, email: null })));
  expect(await importText(shared, tenant, ndjson(...lines({})))).toMatchObject({ unchanged: 2, reasons: {} });
  const { data } = await tenant.client.getUsers({ organizationId: 'acme', userIds: ['ada'] });
  expect(data).toEqual([{ ...ada, addedAt: expect.any(Number) }]);
});

it('The import reports each rejected line with the reason, and imports the others', async () => {
  const tenant = await aTenant(shared);
  const nested = `${'['.repeat(40)}${']'.repeat(40)}`;
  const types = '"organization", "folder", "document", "user", "annotation"';
  const aDocument = (more: object) => JSON.stringify(document('x', more));
  const cases: [line: string | Buffer, reason: string][] = [
    ['{"type":', 'The line must be JSON.'],
    ['[]', 'The line must be an object.'],
    ['{}', `/type is required: one of ${types}.`],
    ['{"type":"organisation"}', `/type must be one of ${types}.`],
    ['{"type":"__proto__"}', `/type must be one of ${types}.`],
    [JSON.stringify({ ...acme, organizationName: undefined }), '/organizationName is required.'],
    [aDocument({ folder: 'f' }), expect.stringMatching(/^\/folder is not a known field; allowed fields: type, organizationId, /)],
    [aDocument({ documentId: '' }), '/documentId must have at least 1 character.'],
    [aDocument({ accessType: 'private' }), '/accessType must be one of "public", "organizationPrivate", "restricted".'],
    [aDocument({ metadata: { id: 'y' } }), '/metadata must not have the name of a documented field.'],
    [aDocument({ metadata: { accesstype: 'public' } }), '/metadata/accesstype is not a known field; use accessType.'],
    [
      JSON.stringify({ ...acme, metadata: { Organizationname: 'x' } }),
      '/metadata/Organizationname is not a known field; use organizationName.',
    ],
    [JSON.stringify(user('x', { user: { userId: 'x', Email: 'x' } })), '/user/Email is not a known field; use email.'],
    [aDocument({ documentId: '\ud800' }), '/documentId must be well-formed Unicode, without lone surrogates.'],
    [aDocument({ documentId: '\0' }), '/documentId must not contain the character U+0000.'],
    [`{"type":"document","metadata":${nested}}`, 'The line must be nested at most 32 levels deep.'],
    [Buffer.from([0x7b, 0xff, 0x7d]), 'The line must be in UTF-8.'],
    ['{"type":"document","\\u0074ype":"folder"}', '/type must appear only once in its object.'],
    ['{"type":"document","metadata":{"a":[1e-400]}}', '/metadata/a/0 must be 0 or at least 5e-324 in absolute value.'],
    [JSON.stringify(annotation('a', { createdAt: shared.now() + 1 })), '/createdAt must not be in the future.'],
    [JSON.stringify(annotation('a', { mentions: [maya, maya] })), '/mentions/1 must not repeat an earlier item.'],
    [JSON.stringify(acme).padEnd(maxLineBytes + 1), `The line must have at most ${maxLineBytes} bytes.`],
    [`{"type":"document","x":"${'x'.repeat(maxLineBytes)}"}`, `The line must have at most ${maxLineBytes} bytes.`],
  ];
  const good = Buffer.from(`${JSON.stringify(acme).padEnd(maxLineBytes)}\n${ndjson(document('plan'))}`);
  const bad = cases.flatMap(([line]) => [Buffer.from(line), Buffer.from('\n')]);
  const last = Buffer.from(JSON.stringify(annotation('last')));
  const { reasons, ...summary } = await importText(shared, tenant, Buffer.concat([good, ...bad, last]));
  expect(summary).toEqual({ lines: cases.length + 3, added: 3, refused: cases.length });
  expect(reasons).toEqual(Object.fromEntries(cases.map(([, reason], i) => [i + 3, reason])));
});

it('The import accepts up to 256 custom fields, and 64 KiB of JSON each', async () => {
  const tenant = await aTenant(shared);
  const around = (value: object) => Buffer.byteLength(JSON.stringify(value));
  const text = (bytes: number, others: object = {}) => 'é'.repeat((bytes - around({ ...others, text: '' })) / 2);
  const [atLimit, beyond] = [limits.objectBytes, limits.objectBytes + 2];
  const { reasons, added } = await importText(
    shared,
    tenant,
    ndjson(
      { ...acme, metadata: { text: text(atLimit) } },
      { ...acme, organizationId: 'globex', metadata: { text: text(beyond) } },
      document('plan', { metadata: { text: text(atLimit) } }),
      document('other plan', { metadata: { text: text(beyond) } }),
      { ...user('maya'), user: { ...maya, text: text(atLimit, maya) } },
      { ...user('maya'), user: { ...maya, text: text(beyond, maya) } },
      { ...acme, organizationId: 'globex', metadata: Object.fromEntries(Array.from({ length: 257 }, (_, i) => [`field-${i}`, i])) },
    ),
  );
  expect(added).toBe(3);
  const refusal = (field: string) => `${field} must be at most 65536 bytes of JSON.`;
  const tooMany = '/metadata must have at most 256 fields.';
  expect(reasons).toEqual({ 2: refusal('/metadata'), 4: refusal('/metadata'), 6: refusal('/user'), 7: tooMany });
});

it('The import skips and counts blank lines and comments, for any split into chunks', async () => {
  const tenant = await aTenant(shared);
  const nothing = ['', '> collaboration-backend@1.0.0 demo', '# ☃ a comment', '  \r'];
  const text = [...nothing, `${JSON.stringify(acme)}\r`, JSON.stringify(document('☃ 雪だるま')), '{}'].join('\n');
  expect(await importText(shared, tenant, text, 1)).toMatchObject({ lines: 3, added: 2, reasons: { 7: expect.any(String) } });
  expect((await tenant.client.getDocuments({ organizationId })).data).toMatchObject([{ id: '☃ 雪だるま' }]);
});

it('The import accepts only references to earlier lines, at any batch boundary', async () => {
  const [tenant, other] = [await aTenant(shared), await aTenant(shared)];
  await importText(shared, other, ndjson(acme, folder('f'), document('plan')));
  const missing = (field: string, thing: string, id: string) =>
    `${field} must be the id of ${thing} in an earlier line or in the service, but there is no "${id}".`;
  const lines: [line: object, reason?: string][] = [
    [document('early'), missing('/organizationId', 'an organization', 'acme')],
    [user('early'), missing('/organizationId', 'an organization', 'acme')],
    [folder('early'), missing('/organizationId', 'an organization', 'acme')],
    [annotation('early'), missing('/organizationId', 'an organization', 'acme')],
    [acme],
    [annotation('early'), missing('/documentId', 'a document', 'plan')],
    [document('plan', { folderId: 'f' }), missing('/folderId', 'a folder', 'f')],
    [folder('child', { parentFolderId: 'f' }), missing('/parentFolderId', 'a folder', 'f')],
    [folder('f')],
    [folder('child', { parentFolderId: 'f' })],
    [document('plan', { folderId: 'child' })],
    [annotation('late')],
  ];
  const reasons = Object.fromEntries(lines.flatMap(([, reason], i) => (reason === undefined ? [] : [[i + 1, reason]])));
  const text = ndjson(...lines.map(([line]) => line));
  expect(await importText(shared, tenant, text)).toEqual({ lines: 12, added: 5, refused: 7, reasons });
});

it('The import rejects folder cycles and too deep folders, and moves folders', async () => {
  const tenant = await aTenant(shared);
  const chain = Array.from({ length: 101 }, (_, i) => folder(`d${i}`, i === 0 ? {} : { parentFolderId: `d${i - 1}` }));
  const loop = '/parentFolderId must not be the folder itself or a folder inside it.';
  const deep = '/parentFolderId must leave the folder and those inside it at most 100 levels deep.';
  const tooDeep = { lines: 102, added: 101, refused: 1, reasons: { 102: deep } };
  expect(await importText(shared, tenant, ndjson(acme, ...chain))).toEqual(tooDeep);
  const lines = [
    folder('d0', { parentFolderId: 'd99' }),
    folder('d5', { parentFolderId: 'd5' }),
    folder('new', { parentFolderId: 'd5' }),
    folder('d5', { parentFolderId: 'new' }),
    folder('d5'),
    folder('d0', { parentFolderId: 'd99' }),
    folder('d4', { parentFolderId: 'd0' }),
    folder('under the bottom', { parentFolderId: 'd99' }),
  ];
  expect(await importText(shared, tenant, ndjson(...lines))).toEqual({
    lines: 8,
    added: 2,
    updated: 3,
    refused: 3,
    reasons: { 1: loop, 2: loop, 4: loop },
  });
});

it('The import rejects moving a folder if its subfolders would be too deep', async () => {
  const tenant = await aTenant(shared);
  const chain = (name: string, count: number) =>
    Array.from({ length: count }, (_, i) => folder(`${name}${i}`, i === 0 ? {} : { parentFolderId: `${name}${i - 1}` }));
  await importText(shared, tenant, ndjson(acme, ...chain('a', 60), ...chain('b', 50)));
  const lines = [
    folder('b0', { parentFolderId: 'a50' }),
    folder('b0', { parentFolderId: 'a49' }),
    folder('b0', { parentFolderId: 'a59' }),
    folder('b40'),
    folder('b0', { parentFolderId: 'a59' }),
    folder('b39', { parentFolderId: 'b38', folderName: 'Last but one' }),
  ];
  const deep = '/parentFolderId must leave the folder and those inside it at most 100 levels deep.';
  const expected = { lines: 6, updated: 4, refused: 2, reasons: { 1: deep, 3: deep } };
  expect(await importText(shared, tenant, ndjson(...lines))).toEqual(expected);
});

it('The import continues after an interruption, and the last of two lines about the same item wins', async () => {
  const tenant = await aTenant(shared);
  const documents = Array.from({ length: 1300 }, (_, i) => document(`d${i}`));
  const text = ndjson(acme, ...documents, document('d7', { documentName: 'Last' }), document('d7', { documentName: 'Last' }));
  async function* brokenOff() {
    yield Buffer.from(text.slice(0, text.length * 0.8));
    throw new Error('the disk is gone');
  }
  const report = { refused: () => {}, progress: () => {} };
  const attempt = importLines(shared.service.environment, tenant.apiKey, readLines(brokenOff(), maxLineBytes), report);
  await expect(attempt).rejects.toThrow('the disk is gone');
  expect(await importText(shared, tenant, text)).toEqual({ lines: 1303, added: 301, updated: 1, unchanged: 1001, reasons: {} });
  const { data } = await tenant.client.getDocuments({ organizationId, documentIds: ['d7'] });
  expect(data).toMatchObject([{ documentName: 'Last' }]);
});

// Proves getUsers/known
it('The import turns placeholders into documents, and sets the context permissions that notifications check', async () => {
  const tenant = await aTenant(shared);
  const { client } = tenant;
  await importText(shared, tenant, ndjson(acme));
  const resources = [{ type: 'document' as const, id: 'plan', organizationId, accessRole: 'viewer' as const }];
  await client.addPermissions({ user: { userId: 'maya' }, permissions: { resources } });
  const lines = [
    document('plan', { accessType: 'restricted' }),
    user('maya', { context: { access: { region: 'europe', department: 'marketing' } } }),
    user('jonas', { context: { access: { region: 'asia' } } }),
    user('priya'),
  ];
  expect(await importText(shared, tenant, ndjson(...lines))).toMatchObject({ added: 3, updated: 1 });
  const place = { organizationId, documentId: 'plan' };
  const everyone = { actionUser: { userId: 'the actor' }, displayHeadlineMessageTemplate: 'Hello', notifyAll: true as const };
  const notification = { ...place, ...everyone };
  await client.addNotifications({ ...notification, notificationId: 'context', context: { access: { region: 'europe' } } });
  await client.addNotifications({ ...notification, notificationId: 'access', verifyUserPermissions: true });
  await client.addNotifications({ ...notification, notificationId: 'all' });
  const { data } = await client.getNotifications(place);
  expect(Object.fromEntries(data.map(({ id, notifyUsers }) => [id, Object.keys(notifyUsers).sort()]))).toEqual({
    context: ['maya'],
    access: ['maya'],
    all: ['jonas', 'maya', 'priya'],
  });
});

/** The output and exit code of a command. */
async function run(command: string, words: string[], env: { [name: string]: string } = {}, input = '') {
  const { stderr, ...ended } = await runCommand(command, words, { env, input });
  return { ...ended, stderr: stderr.replace(/^Database: .*\n/m, '') };
}

it('npm run import shows progress by bytes on a terminal, and none elsewhere', async () => {
  const tenant = await aTenant(shared);
  const text = ndjson(acme, '# a comment', document('plan'), document('plan'), 'no line');
  const drawn: [terminal: boolean, text: string][] = [];
  const bars = [true, false].map((isTTY) =>
    progressBar({ isTTY, write: (shown) => drawn.push([isTTY, shown]) }, 2 * Buffer.byteLength(text)),
  );
  const ends: number[] = [];
  const report = { refused: () => {}, progress: (_: unknown, bytes: number) => void ends.push(bytes) };
  await importLines(shared.service.environment, tenant.apiKey, readLines(Readable.from([Buffer.from(text)]), maxLineBytes), report);
  const secondPlan = text.indexOf('{"type":"document"', text.indexOf('{"type":"document"') + 1);
  expect(ends).toEqual([secondPlan, Buffer.byteLength(text)]);
  for (const bar of bars) {
    bar.draw(ends[1] ?? 0, 1234);
    bar.clear();
  }
  const shown = `\r\x1b[K[${'='.repeat(15)}${' '.repeat(15)}] 50 %  1,234 lines`;
  expect(drawn).toEqual([shown, '\r\x1b[K'].map((one) => [true, one]));
});

it('npm run demo writes the same data for the same options, and npm run import accepts all of it', async () => {
  const service = await aService();
  const tenant = await aTenant(service);
  const folder = await anEmptyFolder();
  const env = environmentOf(service);
  /** The import must not fail because the machine is busy. */
  const withoutSlow = (log: string) => log.replaceAll(/^.*slow statement.*\n/gm, '');

  const options = (demoSeed: string) => ['--documents', '600', '--users', '50', '--seed', demoSeed];
  const demo = await run('demo', options('7'));
  const again = await runProcess('demo', options('7'));
  const other = await run('demo', options('8'));
  expect(again.stdout).toBe(demo.stdout);
  expect(other.stdout).not.toBe(demo.stdout);
  const lines = demo.stdout.split('\n').length - 1;
  const count = (type: string) => demo.stdout.match(new RegExp(`^\\{"type":"${type}"`, 'gm'))?.length;
  expect([count('document'), count('user')]).toEqual([600, 50]);
  expect(count('annotation')).toBeGreaterThan(1000);

  const file = join(folder, 'demo.ndjson');
  await writeFile(file, `> what npm says\n\n${demo.stdout}`);
  const first = await run('import', [file, '--api-key', tenant.apiKey], env);
  const number = lines.toLocaleString('en');
  expect([first.code, withoutSlow(first.stderr)]).toEqual([0, '']);
  const counts = `${number} lines: ${number} added, 0 updated, 0 unchanged, 0 refused`;
  expect(first.stdout).toMatch(new RegExp(`^${counts} \\(in [0-9.]+ s, [0-9,]+ per second\\)\\.\\n$`));
  const { data } = await tenant.client.getDocuments({ organizationId: 'acme-robotics', pageSize: 1000 });
  expect(data.length).toBe(200);

  const bad = `${(await readFile(file, 'utf8')).replace('"type":"organization"', '"type":"organisation"')}`;
  const second = await run('import', ['-', '--api-key', tenant.apiKey], env, bad);
  expect(second.code).toBe(1);
  expect(second.stdout).toContain(`${(lines - 1).toLocaleString('en')} unchanged, 1 refused`);
  expect(withoutSlow(second.stderr)).toBe(
    'line 3: /type must be one of "organization", "folder", "document", "user", "annotation".\n',
  );
});

it.runIf(process.env.TEST_ENGINE === 'sqlite')('npm run demo and npm run import explain wrong arguments', async () => {
  const service = await aService();
  const { apiKey } = await aTenant(service);
  const env = environmentOf(service);
  const [nothing, unknown, noFile, misspelt, seed] = await Promise.all([
    run('import', ['lines.ndjson'], env),
    run('import', ['lines.ndjson', '--api-key', 'nobody'], env),
    run('import', ['lines.ndjson', '--api-key', apiKey], env),
    run('import', ['lines.ndjson', '--apikey', apiKey], env),
    run('demo', ['--seed', 'x']),
  ]);
  expect([nothing, unknown, noFile, misspelt, seed].map(({ code }) => code)).toEqual([2, 1, 1, 2, 2]);
  for (const { stdout } of [nothing, unknown, noFile, misspelt, seed]) expect(stdout).toBe('');
  expect(nothing.stderr).toMatch(/^Usage: npm run import/);
  expect(unknown.stderr).toBe('There is no API key "nobody".\n');
  expect(noFile.stderr).toMatch(/^lines\.ndjson cannot be read: ENOENT.*\n$/);
  expect(misspelt.stderr).toMatch(/'--apikey'.*\nUsage/);
  expect(seed.stderr).toMatch(/^--seed must be a whole number from 0 to 4294967295, but is "x"\nUsage: npm run demo/);
});

it.skipIf(process.env.TEST_ENGINE === 'sqlite')(
  'An import of a few lines leaves the statistics of all tables as they are',
  async () => {
    // Changes of other tests would count.
    const service = await aService({}, createDatabase);
    const tenant = await aTenant(service);
    const { ask } = service.service.environment;
    const analyses = sql<{ count: number }>`select sum(analyze_count) as count from pg_stat_user_tables where relname <> 'tasks'`;
    const before = await ask(analyses);
    await importAll(service, tenant, [acme, folder('plans'), user('maya')]);
    expect(await ask(analyses)).toEqual(before);
  },
);
