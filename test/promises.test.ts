/** decisions.md names a test for each promise of the specification, and that test exists. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { contractOperations } from '../server/http/contract.ts';

const root = join(import.meta.dirname, '..');
const decisions = await readFile(join(root, 'openapi/decisions.md'), 'utf8');
const [, section = ''] = decisions.split('\n## Specification coverage\n');

/** The rows below each heading. */
const groups = new Map(
  section
    .split('\n## ', 1)
    .flatMap((text) => text.split('\n### ').slice(1))
    .map((group) => {
      const [heading = '', ...lines] = group.split('\n');
      return [heading, lines.filter((line) => line.startsWith('| ') && line !== '| Promise | Shown by |')];
    }),
);
const rows = [...groups.values()].flat();

/** The names of a file's tests in the source text: `it.each` has its `%s`, a template its `${…}`. */
function titlesIn(node: ts.Node): string[] {
  const title = ts.isCallExpression(node) && calls(node.expression) === 'it' ? node.arguments[0] : undefined;
  const own = title === undefined ? [] : [ts.isStringLiteralLike(title) ? title.text : title.getText().slice(1, -1)];
  const inner: string[] = [];
  ts.forEachChild(node, (child) => void inner.push(...titlesIn(child)));
  return [...own, ...inner];
}

/** Returns the first name of a chain such as `it.runIf(…).each(…)`. */
function calls(expression: ts.Expression): string {
  const isLink = ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression);
  return isLink ? calls(expression.expression) : expression.getText();
}

describe('Each promise of the specification', () => {
  it('Each promise of the specification is shown by existing tests', async () => {
    const files = globSync('test/*.test.ts', { cwd: root });
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

  it('Each operation of the specification has a list of promises', () => {
    const shown = contractOperations.filter(({ extension }) => extension === undefined).map(({ title }) => title);
    expect(shown.filter((title) => (groups.get(title) ?? []).length === 0)).toEqual([]);
    const others = ['Every operation', 'Operations that are only named'];
    expect([...groups.keys()], "in the specification's order").toEqual([...others, ...shown]);
  });
});
