/** Checks the direction of imports, and the strictness of types. Each test is named by its rule. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { JsonNode } from '../../generated/document.ts';
import { document } from '../../generated/operations.ts';

const root = join(import.meta.dirname, '../..');
/** In the document's order. */
const parts = new JsonNode(document()).in('tags').items.map((tag) => tag.in('name').string);

interface Import {
  from: string;
  to: string;
}

const files = globSync('{openapi,generated,server,mock,test}/**/*.{ts,js}', {
  cwd: root,
  exclude: ['generated/docs/**', 'server/package/template/**', 'test/compiled-*/**'],
});
const imports: Import[] = [];
for (const from of files) {
  const text = await readFile(join(root, from), 'utf8');
  for (const [, target = ''] of text.matchAll(/^(?:import|export)\s(?:[^;'"]*\sfrom\s)?'([^']+)'/gm)) {
    const to = target.startsWith('.') ? relative(root, join(root, dirname(from), target)) : target;
    imports.push({ from, to });
  }
}

/** Returns the imports of circles: what is left without the files that import nothing, or that nothing imports. */
function circles(): string[] {
  let left = imports;
  for (let size = -1; size !== left.length; ) {
    size = left.length;
    const [importing, imported] = [new Set(left.map(({ from }) => from)), new Set(left.map(({ to }) => to))];
    left = left.filter(({ from, to }) => importing.has(to) && imported.has(from));
  }
  return left.map(({ from, to }) => `${from} imports ${to}`);
}

const partOf = (file: string): string | undefined => {
  const [, folder = ''] = /^server\/([^/]+)\//.exec(file) ?? [];
  return parts.includes(folder) ? folder : undefined;
};
const broken = (isBroken: (one: Import) => boolean): string[] =>
  imports.filter(isBroken).map(({ from, to }) => `${from} imports ${to}`);

it('The architecture test finds all imports', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports).toContainEqual({ from: 'server/permissions/handlers.ts', to: 'server/permissions/store.ts' });
});

it('Generated code imports nothing of ours', () => {
  expect(broken(({ from, to }) => from.startsWith('generated/') && /^(server|mock|test|openapi)\//.test(to))).toEqual([]);
});

it('Imports, including type imports, have no cycles', () => {
  expect(circles()).toEqual([]);
});

/** The folder below server/, or the file there. */
const roomOf = (file: string): string | undefined => /^server\/([^/]+?)(?:\.ts)?(?:\/|$)/.exec(file)?.[1];

it('No two rooms of the service import each other', () => {
  const pairs = new Set(
    imports.flatMap(({ from, to }) => {
      const [user, used] = [roomOf(from), roomOf(to)];
      return user === undefined || used === undefined || user === used ? [] : [`${user} and ${used}`];
    }),
  );
  expect([...pairs].filter((pair) => pairs.has(pair.split(' and ').reverse().join(' and ')))).toEqual([]);
});

/** The folder below test/. */
const testRoomOf = (file: string): string | undefined => /^test\/([^/]+)\//.exec(file)?.[1];

it('A helper of the tests lies in the room that uses it, and in support/ if several do', () => {
  // Programs of their own, whose parts tests use.
  const programs = ['generators', 'torture'];
  const uses = Map.groupBy(imports, ({ to }) => to);
  const misplaced = [...uses].flatMap(([helper, users]) => {
    const room = testRoomOf(helper);
    const rooms = [...new Set(users.map(({ from }) => testRoomOf(from) ?? 'test'))];
    if (room === undefined || programs.includes(room)) return [];
    const isPlaced = room === 'support' ? rooms.length > 1 || rooms.includes(room) : rooms.every((one) => one === room);
    return isPlaced ? [] : [`${helper} is used by ${rooms.join(', ')}`];
  });
  expect(misplaced).toEqual([]);
});

it('http, jobs, database, health, mail, log, settings and paging import no part', () => {
  const frame = /^server\/(http|jobs|database|health|mail|log|settings|paging)\//;
  expect(broken(({ from, to }) => frame.test(from) && partOf(to) !== undefined)).toEqual([]);
});

it('The service imports nothing of the mock, the sandbox or the document tools, nor they of the service', () => {
  // The kit's command compares documents.
  const service = (from: string) => from.startsWith('server/') && from !== 'server/package/upgrade.ts';
  expect(broken(({ from, to }) => service(from) && /^(mock|openapi)\//.test(to))).toEqual([]);
  expect(broken(({ from, to }) => from.startsWith('openapi/') && to.startsWith('server/'))).toEqual([]);
});

it('A part imports only parts to its left in the list of nine', () => {
  expect(
    broken(({ from, to }) => {
      const [user, used] = [partOf(from), partOf(to)];
      return user !== undefined && used !== undefined && parts.indexOf(used) > parts.indexOf(user);
    }),
  ).toEqual([]);
});

it('No part imports the application, the service or the registries', () => {
  expect(
    broken(
      ({ from, to }) =>
        partOf(from) !== undefined &&
        /^server\/(app|environment|service|main|handlers|tasks|stubs)\.ts$|^server\/operate\/(commands|admin|doctor|import|restore)\//.test(
          to,
        ),
    ),
  ).toEqual([]);
});

it('A store imports neither handlers nor HTTP', () => {
  expect(
    broken(
      ({ from, to }) =>
        /^server\/[^/]+\/store\.ts$/.test(from) && (/^server\/.*handlers\.ts$|^server\/http\//.test(to) || to === 'express'),
    ),
  ).toEqual([]);
});

it('The server needs no development dependency', async () => {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const named = (target: string) =>
    target.startsWith('@') ? target.split('/').slice(0, 2).join('/') : (target.split('/')[0] ?? '');
  expect(
    broken(
      ({ from, to }) =>
        /^(server|generated)\//.test(from) &&
        !/^(node:|server\/|generated\/|openapi\/|\.\.?\/)/.test(to) &&
        !Object.hasOwn(dependencies, named(to)),
    ),
  ).toEqual([]);
});

/** `as`, except `as const`; the linter finds `any` and `!`. */
function hasAssertion(node: ts.Node): boolean {
  const isAssertion = ts.isAsExpression(node) && node.type.getText() !== 'const';
  return isAssertion || (ts.forEachChild(node, (child) => hasAssertion(child) || undefined) ?? false);
}

it('The folder of the document holds no code beside its tools', () => {
  expect(files.filter((file) => file.startsWith('openapi/') && !file.startsWith('openapi/tools/'))).toEqual([]);
});

it('The folder of the service has at most 15 files at its root', () => {
  expect(globSync('server/*.*', { cwd: root }).length).toBeLessThanOrEqual(15);
});

it('Type assertions occur only in boundary files, whose first comment says so', async () => {
  const own = files.filter((file) => /^(openapi|generated|server|mock)\/.*\.ts$/.test(file));
  const texts = await Promise.all(own.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })));
  const asserting = texts.filter(({ file, text }) => hasAssertion(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)));
  expect(asserting.length).toBeGreaterThan(0);
  const undeclared = asserting.filter(({ text }) => !/boundary file/i.test(text.slice(0, text.indexOf('*/'))));
  expect(undeclared.map(({ file }) => file)).toEqual([]);
});

it('Tests connect to PostgreSQL with a listener for errors', async () => {
  const opening = imports.filter(({ from, to }) => to === 'pg' && from.startsWith('test/')).map(({ from }) => from);
  const texts = await Promise.all(opening.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })));
  const unheard = texts.filter(({ text }) => /new pg\.(Client|Pool)\(/.test(text) && !text.includes(".on('error'"));
  expect(unheard.map(({ file }) => file)).toEqual([]);
});
