/** `npm run diff` rates each change of the document as a consumer's maintainer would. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type Json, JsonNode, pointerOf } from '../../generated/document.ts';
import { recordUsage } from '../../generated/usage.ts';
import { changesBetween, unknownKeys } from '../../openapi/tools/diff/changes.ts';
import { lastRelease } from '../../openapi/tools/diff/diff.ts';
import { verdicts } from '../../openapi/tools/diff/rules.ts';
import { breaksOf } from '../../openapi/tools/diff/used-by.ts';
import { edited } from '../support/edited.ts';
import { plannedChanges } from './document-changes.ts';

const text = readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8');
const document: Json = JSON.parse(text);
const root = new JsonNode(document);
const pathOf = new Map(root.get('paths').keys.map((path) => [root.in('paths', path, 'post', 'operationId').string, path]));

/** Returns the pointer of a place that begins with an operation or a schema. */
function pointerTo(place: string): string {
  if (place.startsWith('/')) return place;
  const [name = '', ...rest] = place.split('/');
  const path = pathOf.get(name);
  return [path === undefined ? `/components/schemas/${name}` : `/paths${pointerOf(path)}/post`, ...rest].join('/');
}

const verdictOf = (base: Json, revision: Json) => {
  const found = new Set(changesBetween(base, revision).map(({ verdict }) => verdict));
  return verdicts.find((verdict) => found.has(verdict));
};

const places = plannedChanges.map(({ edits }) => edits.map(([place]) => place));
const revisions = plannedChanges.map(({ edits }) =>
  edited(
    document,
    edits.map(([place, ...value]) => [pointerTo(place), ...value]),
  ),
);

it('npm run diff rates planned changes, and some of them taken back, as a consumer’s maintainer does', () => {
  const judged = plannedChanges.map(({ verdict, opposite }, i) => ({ places: places[i], verdict, opposite }));
  const rated = revisions.map((revision, i) => ({
    places: places[i],
    verdict: verdictOf(document, revision),
    opposite: plannedChanges[i]?.opposite === undefined ? undefined : verdictOf(revision, document),
  }));
  expect(rated).toEqual(judged);
});

it('npm run diff compares a folder tree, whose schema contains itself, at any depth', () => {
  // Usage files have only names of the document, so the tree has some of these.
  const tree = (name: Json): Json => ({
    type: 'object',
    required: ['folders'],
    properties: {
      name,
      folders: { type: 'array', items: { $ref: '#/components/schemas/FolderTree' } },
      user: { anyOf: [{ $ref: '#/components/schemas/FolderTree' }, { type: 'null' }] },
    },
  });
  const withTree = (name: Json) =>
    edited(document, [
      ['/components/schemas/FolderTree', tree(name)],
      ['/components/schemas/GetFoldersResult/properties/folders', { $ref: '#/components/schemas/FolderTree' }],
    ]);
  const base = withTree({ type: 'string', maxLength: 100 });
  expect(changesBetween(base, base)).toEqual([]);
  const changes = changesBetween(base, withTree({ type: 'string', maxLength: 200 }));
  expect(changes).toMatchObject([{ verdict: 'breaking', at: '/components/schemas/FolderTree/properties/name/maxLength' }]);
  const usage = recordUsage('browser');
  const request = { body: '{"data":{"organizationId":"acme"}}', headers: {} };
  const body = { result: { folders: { folders: [{ folders: [{ name: 'Legal' }] }] } } };
  const { body: read } = usage('getFolders', request, { response: { status: 200, headers: new Headers() }, body });
  const usedBy = () => breaksOf(changes, JSON.parse(JSON.stringify(usage)), base);
  expect(usedBy()).toEqual([]);
  JSON.stringify(read);
  expect(usedBy()).toEqual(changes);
});

it('npm run diff has a rule for every keyword and extension of the document', () => {
  expect(unknownKeys(document)).toEqual([]);
});

it('The last release is the newest version among the tags of git, if there is one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tags-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  vi.stubEnv('GIT_DIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const git = async (...words: string[]) => (await promisify(execFile)('git', words)).stdout.trim();
  await git('init', '--quiet', '--bare', folder);
  expect(await lastRelease()).toBeUndefined();
  const tree = await git('hash-object', '-w', '-t', 'tree', '/dev/null');
  for (const tag of ['v1.10.0', 'v1.9.0', 'notes']) await git('tag', tag, tree);
  expect(await lastRelease()).toBe('v1.10.0');
});
