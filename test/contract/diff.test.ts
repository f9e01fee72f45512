/** `npm run diff` rates each change of the document as a consumer's maintainer would. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Json } from '../../generated/document.ts';
import { recordUsage } from '../../generated/usage.ts';
import { changesBetween, unknownKeys } from '../../openapi/tools/diff/changes.ts';
import { changesForCallers, compare, lastRelease } from '../../openapi/tools/diff/diff.ts';
import { verdicts } from '../../openapi/tools/diff/rules.ts';
import { breaksOf } from '../../openapi/tools/diff/used-by.ts';
import { anEmptyFolder } from '../support/service-process.ts';
import { document, plannedChanges, revised } from './document-changes.ts';

const verdictOf = (base: Json, revision: Json) => {
  const found = new Set(changesBetween(base, revision).map(({ verdict }) => verdict));
  return verdicts.find((verdict) => found.has(verdict));
};

const places = plannedChanges.map(({ edits }) => edits.map(([place]) => place));
const revisions = plannedChanges.map(({ edits }) => revised(...edits));

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
    revised(
      ['/components/schemas/FolderTree', tree(name)],
      ['GetFoldersResult/properties/folders', { $ref: '#/components/schemas/FolderTree' }],
    );
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

it('Changes are described in words, with their operations, the required version and a changelog section', () => {
  const renamed = JSON.parse(JSON.stringify(document).replaceAll('"documentName"', '"docName"'));
  renamed.paths['/v2/presence/list'] = renamed.paths['/v2/presence/get'];
  const comparison = compare(document, renamed);
  expect(comparison.complaint).toMatch(/^info\.version .* require a major bump/);
  expect(comparison.changes).toContainEqual(
    expect.objectContaining({
      verdict: 'breaking',
      places: expect.arrayContaining([{ operation: 'getDocuments', message: '200', pointer: '/result/data/*/documentName' }]),
      text: 'Field removed',
      at: '/components/schemas/CollaborationDocument/properties/documentName',
    }),
  );
  const text = changesForCallers(comparison);
  expect(text).toMatch(/### New\n[^]*- `getPresence`: Operation POST \/v2\/presence\/list added/);
  expect(text).toMatch(/### Changed\n[^]*- `getDocuments`: response 200, result\.data\[\]\.documentName: Field removed/);
});

it('The last release is the newest version among the tags of git, if there is one', async () => {
  const folder = await anEmptyFolder();
  vi.stubEnv('GIT_DIR', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const git = async (...words: string[]) => (await promisify(execFile)('git', words)).stdout.trim();
  await git('init', '--quiet', '--bare', folder);
  expect(await lastRelease()).toBeUndefined();
  const tree = await git('hash-object', '-w', '-t', 'tree', '/dev/null');
  for (const tag of ['v1.10.0', 'v1.9.0', 'notes']) await git('tag', tag, tree);
  expect(await lastRelease()).toBe('v1.10.0');
});
