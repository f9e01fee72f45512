/**
 * `node test/proofs.ts`, a part of `npm run check:static`: each promise has a test. Promises are the bullets of operations' descriptions,
 * and those of "Specification coverage" in openapi/decisions.md. Each ends with its id in a comment. A test names its promises in a comment
 * above it: `// Proves addPresence/expires, addPresence/merges`. `node test/proofs.ts addPresence` prints the tests of an operation.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { parse } from 'yaml';
import { at, contractOperations } from '../generated/operations.ts';

interface Promised {
  operation: string;
  /** Its text, which ends with its id. */
  bullet: string;
}

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const camelCase = (title: string): string => title.toLowerCase().replaceAll(/ (\w)/g, (_, letter: string) => letter.toUpperCase());
const bulletsOf = (text: string): string[] => Array.from(text.matchAll(/^- .*(?:\n {2}.*)*/gm), ([bullet]) => bullet);

/** Returns the bullets of each operation's description. */
function documented(): Promised[] {
  const parts = [...new Set(contractOperations.map(({ tag }) => tag))].map((part) =>
    parse(read(`openapi/${part}.yaml`), { merge: true }),
  );
  const items = parts.flatMap((part) => Object.values<unknown>(Object(at(part, 'components', 'pathItems'))));
  return items.flatMap((item) =>
    bulletsOf(String(at(item, 'post', 'description'))).map((bullet) => ({
      operation: String(at(item, 'post', 'operationId')),
      bullet,
    })),
  );
}

/** Returns the bullets below each heading of "Specification coverage". */
function specified(): Promised[] {
  const [, section = ''] = read('openapi/decisions.md').split('\n## Specification coverage\n');
  return section
    .split('\n### ')
    .slice(1)
    .flatMap((group) => {
      const operation = camelCase(group.slice(0, group.indexOf('\n')));
      return bulletsOf(group).map((bullet) => ({ operation, bullet }));
    });
}

/** Returns the tests of a file, each with the promises named above it. */
function testsIn(file: string): { test: string; proves: string[] }[] {
  const source = read(file);
  const above = new Map<string, string>();
  new Visitor({
    CallExpression({ callee, arguments: [title], start }) {
      if (!title || !/^(?:Template)?Literal$/.test(title.type) || !/^it\b/.test(source.slice(callee.start, callee.end))) return;
      const lines = source.slice(0, start).split('\n').slice(0, -1);
      const comments = lines.slice(lines.findLastIndex((line) => !/^ *\/\//.test(line)) + 1);
      above.set(`${file}: ${source.slice(title.start + 1, title.end - 1)}`, comments.join('\n'));
    },
  }).visit(parseSync(file, source).program);
  const namesIn = (text: string): string[] =>
    Array.from(text.matchAll(/^ *\/\/ Proves (.*)$/gm), ([, names = '']) => names.split(', ')).flat();
  const tests = [...above].map(([test, comments]) => ({ test, proves: namesIn(comments) }));
  const lost = namesIn(source).length - tests.flatMap(({ proves }) => proves).length;
  if (lost > 0) complaints.push(`${file} names ${lost} promises that do not stand directly above a test.`);
  return tests;
}

const complaints: string[] = [];
const proofs = new Map<string, string[]>();
for (const { operation, bullet } of [...specified(), ...documented()]) {
  const id = / <!-- ([a-z-]+) -->$/.exec(bullet)?.[1];
  const name = `${operation}/${id}`;
  if (id === undefined) complaints.push(`A promise of ${operation} has no id, such as <!-- must-exist -->: ${bullet}`);
  else if (proofs.has(name)) complaints.push(`Two promises are called ${name}.`);
  else proofs.set(name, []);
}
for (const { test, proves } of globSync('test/*/**/*.test.ts', { cwd: root, exclude: ['test/compiled-*/**'] }).flatMap(testsIn)) {
  for (const name of proves) {
    if (proofs.get(name)?.push(test) === undefined) complaints.push(`No promise is called ${name}, as in ${test}`);
  }
}
for (const [name, tests] of proofs) {
  if (tests.length === 0) complaints.push(`No test has the comment "// Proves ${name}" above it.`);
}
for (const { id, title, extension } of contractOperations) {
  if (extension === undefined && !specified().some(({ operation }) => operation === id)) {
    complaints.push(`"Specification coverage" has no promise of ${title}.`);
  }
}

const [asked] = process.argv.slice(2);
for (const [name, tests] of proofs) {
  if (asked !== undefined && name.startsWith(`${asked}/`)) console.log([name, ...tests].join('\n  '));
}
console.log(`${proofs.size} promises, ${[...proofs.values()].flat().length} proofs`);
if (complaints.length > 0) {
  console.log(complaints.join('\n'));
  process.exitCode = 1;
}
