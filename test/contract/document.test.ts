import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { JsonNode } from '../../generated/document.ts';
import { contractOperations, type Example, repliesOf } from '../../generated/operations.ts';
import { linksOf } from '../../openapi/tools/verify/links.ts';

const root = join(import.meta.dirname, '../..');

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

it("The document without its $refs is the same as Redocly's", async () => {
  const folder = await mkdtemp(join(tmpdir(), 'document-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [file, source] = [join(folder, 'openapi.json'), join(folder, 'source.json')];
  // A copy, since Redocly decorates the file that redocly.yaml names.
  await copyFile(join(root, 'generated/openapi.json'), source);
  const redocly = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const command = [redocly, 'bundle', source, '--dereferenced', '-o', file];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  await promisify(execFile)(process.execPath, command, { cwd: root, env });
  const { paths } = JSON.parse(await readFile(file, 'utf8'));
  const document = new JsonNode(JSON.parse(await readFile(join(root, 'generated/openapi.json'), 'utf8')));
  expect(document.get('paths').dereferenced().value).toEqual(paths);
}, 30_000);
