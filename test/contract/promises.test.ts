/** decisions.md names a test for each promise of the specification and each bullet of the document, and that test exists. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { at, contractOperations, document } from '../../generated/operations.ts';

const root = join(import.meta.dirname, '../..');
const decisions = await readFile(join(root, 'openapi/decisions.md'), 'utf8');

/** Returns the rows below each heading of a section. */
function groupsOf(title: string): Map<string, string[]> {
  const [, section = ''] = decisions.split(`\n## ${title}\n`);
  const groups = section.split('\n## ', 1).flatMap((text) => text.split('\n### ').slice(1));
  return new Map(
    groups.map((group) => {
      const [heading = '', ...lines] = group.split('\n');
      return [heading, lines.filter((line) => line.startsWith('| ') && !line.endsWith('| Shown by |'))];
    }),
  );
}
const groups = groupsOf('Specification coverage');
const bulletGroups = groupsOf('Document coverage');
const rows = [...groups.values(), ...bulletGroups.values()].flat();

/** Returns the bullets of each operation's description as they are written, by the operation's title. */
async function writtenBullets(): Promise<Map<string, string[]>> {
  const files = [...new Set(contractOperations.map(({ tag }) => tag))].map((part) => join(root, `openapi/${part}.yaml`));
  const parts = await Promise.all(files.map(async (file) => parse(await readFile(file, 'utf8'), { merge: true })));
  const operations = parts.flatMap((part) => Object.values<unknown>(Object(at(part, 'components', 'pathItems'))));
  return new Map(
    operations.map((item) => {
      const lines = String(at(item, 'post', 'description')).matchAll(/^- .*(?:\n {2}.*)*/gm);
      return [String(at(item, 'post', 'summary')), Array.from(lines, ([bullet]) => bullet)];
    }),
  );
}

/** The names of a file's tests in the source text: `it.each` has its `%s`, a template its `${…}`. */
function titlesIn(node: ts.Node): string[] {
  const title = ts.isCallExpression(node) && calls(node.expression) === 'it' ? node.arguments[0] : undefined;
  const own: string[] = [];
  if (title !== undefined && ts.isStringLiteralLike(title)) own.push(title.text);
  if (title !== undefined && ts.isTemplateExpression(title)) own.push(title.getText().slice(1, -1));
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...titlesIn(child)));
  return [...own, ...inner];
}

/** Returns the first name of a chain such as `it.runIf(…).each(…)`. */
function calls(expression: ts.Expression): string {
  const isLink = ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression);
  return isLink ? calls(expression.expression) : expression.getText();
}

it('Each promise of the specification and of the document names existing tests', async () => {
  const files = globSync('test/*/**/*.test.ts', { cwd: root, exclude: ['test/compiled-*/**'] });
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readFile(join(root, file), 'utf8') })));
  const existing = new Set(
    texts.flatMap(({ file, text }) =>
      titlesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)).map(
        (title) => `${basename(file, '.test.ts')}: ${title}`,
      ),
    ),
  );
  const missing = rows.flatMap((row) => {
    const [, shownBy = ''] = row.split(' | ');
    const tests = [...shownBy.matchAll(/`([^`]+)`/g)].map(([, test = '']) => test);
    return tests.length === 0 ? [`no test in ${row}`] : tests.filter((test) => !existing.has(test));
  });
  expect(missing, 'decisions.md names tests that are not there: a title has changed, or a promise has lost its test').toEqual([]);
  expect(rows.length).toBeGreaterThan(100);
});

it('Each bullet of an operation has a unique id and names tests, and no other id does', async () => {
  const found = await writtenBullets();
  const ids = new Map(
    [...found].map(([title, bullets]) => [
      title,
      bullets.map((bullet) => / <!-- ([a-z-]+) -->$/.exec(bullet)?.[1] ?? `no id: ${bullet.slice(0, 60)}`),
    ]),
  );
  for (const { title } of contractOperations) {
    const shown = bulletGroups.get(`${title} (document)`)?.map((row) => row.split(' | ')[0]?.slice(2)) ?? [];
    expect(shown.toSorted(), title).toEqual(ids.get(title)?.toSorted());
    expect(new Set(shown).size, title).toBe(shown.length);
  }
  expect(bulletGroups.size).toBe([...ids.values()].filter((list) => list.length > 0).length);
  const published = contractOperations.map(({ path }) => at(document(), 'paths', path, 'post', 'description'));
  expect(published.filter((description) => String(description).includes('<!--'))).toEqual([]);
});

it('Each operation of the specification has a list of promises', () => {
  const shown = contractOperations.filter(({ extension }) => extension === undefined).map(({ title }) => title);
  expect(shown.filter((title) => (groups.get(title) ?? []).length === 0)).toEqual([]);
  const others = ['Every operation', 'Operations that are only named'];
  expect([...groups.keys()], "in the specification's order").toEqual([...others, ...shown]);
});
