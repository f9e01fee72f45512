/** `npm run generate` leads from one step by hand to the next, and to the place of each mistake. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextSteps } from '../../openapi/tools/next-steps.ts';

const root = join(import.meta.dirname, '../..');

/** A copy of every input, for changes. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(root, 'test/compiled-'));
  const server = ['server/handlers.ts', 'server/presence/handlers.ts'];
  const read = [
    'openapi',
    'generated',
    'redocly.yaml',
    '.redocly.lint-ignore.yaml',
    'package.json',
    '.gitignore',
    ...server,
    'test/parts/presence.test.ts',
  ];
  for (const name of read) await cp(join(root, name), join(copy, name), { recursive: true });
});
afterAll(() => rm(copy, { recursive: true }));

interface Outcome {
  isDone: boolean;
  output: string;
}

const run = (program: string): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(copy, program)], (error, stdout, stderr) =>
      resolve({ isDone: error === null, output: stdout + stderr }),
    );
  });

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(copy, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

/** Adds the operation Move Presence to its part. */
const addOperation = () =>
  edit('openapi/presence.yaml', (text) =>
    text.replace(/\n {4}AddPresence:\n[\s\S]*?(?=\n {4}\w+:\n|\n {2}schemas:)/, (whole) =>
      [
        whole,
        whole
          .replace('AddPresence', 'MovePresence')
          .replace('addPresence', 'movePresence')
          .replace('Add Presence', 'Move Presence'),
      ].join(''),
    ),
  );

it('An installation writes ignored files and keeps stale committed ones; programs then name the command to run', async () => {
  await addOperation();
  const path = '\n  /v2/presence/move: { $ref: presence.yaml#/components/pathItems/MovePresence }\nwebhooks:';
  await edit('openapi/openapi.yaml', (text) => text.replace('\nwebhooks:', path));
  const before = await readFile(join(copy, 'generated/types.ts'), 'utf8');
  await rm(join(copy, 'generated/validators.js'));
  const stale = { isDone: false, output: 'generated/ is missing or older than openapi/. Run `npm run generate`.\n' };
  expect(await run('openapi/tools/fresh.ts')).toEqual(stale);
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  await writeFile(join(copy, 'prepare.ts'), `import { prepare } from './openapi/tools/generate.ts'; await prepare();`);
  expect(await run('prepare.ts')).toEqual({
    isDone: true,
    output: expect.stringMatching(/^Run `npm run generate` and commit .*types\.ts.*\.\n$/),
  });
  expect(await readFile(join(copy, 'generated/validators.js'), 'utf8')).toContain('movePresence');
  expect(await readFile(join(copy, 'generated/types.ts'), 'utf8')).toBe(before);
  expect(await run('openapi/tools/fresh.ts')).toEqual({ isDone: true, output: '' });
  await edit('openapi/presence.yaml', (text) => `${text}\n`);
  expect(await run('openapi/tools/fresh.ts')).toEqual(stale);
});

it('A new operation is reported with each next step, from its handler to its test', async () => {
  const movePresence = { id: 'movePresence', tag: 'presence' };
  const steps = () => nextSteps(copy, [movePresence]);
  expect(await steps()).toEqual(['implement movePresence in server/presence/handlers.ts']);
  await edit('server/presence/handlers.ts', (text) => `${text}\nasync function movePresence() {}\n`);
  const registration = /import \{ presence \}.*\n/;
  const [registered = ''] = registration.exec(await readFile(join(copy, 'server/handlers.ts'), 'utf8')) ?? [];
  await edit('server/handlers.ts', (text) => text.replace(registered, ''));
  expect(await steps()).toEqual(['spread the handlers of presence in server/handlers.ts']);
  await edit('server/handlers.ts', (text) => registered + text);
  expect(await steps()).toEqual(['test movePresence in test/parts/presence.test.ts']);
  await edit('test/parts/presence.test.ts', (text) => `${text}\nawait client.movePresence({});\n`);
  expect(await steps()).toEqual([]);
});

describe('A mistake', () => {
  beforeEach(() => cp(join(root, 'openapi'), join(copy, 'openapi'), { recursive: true }));

  /** Replaces the first occurrence of one of these texts, and returns its place. */
  async function mistake(file: string, right: string, wrong: string): Promise<string> {
    const text = await readFile(join(copy, file), 'utf8');
    await edit(file, () => text.replace(right, () => wrong));
    const before = text.slice(0, text.indexOf(right)).split('\n');
    return `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
  }

  async function told(program: string): Promise<string[]> {
    const { isDone, output } = await run(program);
    expect(isDone).toBe(false);
    return output.replace('Nothing was generated. Fix this first.', '').trim().split('\n').sort();
  }

  const rest = 'Everything else is checked once every $ref leads somewhere.';

  it('An unreadable file that others refer to is reported once, and so is each dangling $ref', async () => {
    await mistake('openapi/folders.yaml', 'x-idempotent: true', 'x-idempotent: always');
    const lost = await mistake('openapi/presence.yaml', "{ $ref: '#/components/schemas/", "{ $ref: '#/components/schemas/Lost");
    const unreadable = await mistake('openapi/shared.yaml', 'components:\n', 'openapi: 3.1.0\ncomponents:\n');
    expect(await told('openapi/tools/lint.ts')).toEqual([
      rest,
      expect.stringMatching(`^${lost} Can't resolve \\$ref #/components/schemas/Lost\\w+\\. Correct it`),
      `${unreadable} The file cannot be read: duplicated mapping key.`,
    ]);
  });

  it('Mistakes are reported together, each once even if it affects three documents, and nothing is generated', async () => {
    const generated = () => readFile(join(copy, 'generated/openapi.json'), 'utf8');
    const before = await generated();
    const inAll = await mistake('openapi/shared.yaml', '1, maxLength: *idLength', '-1, maxLength: *idLength');
    const first = await mistake('openapi/folders.yaml', 'true\n', 'always\n');
    await addOperation();
    const second = await mistake('openapi/presence.yaml', 'true\n', 'never\n');
    expect(await told('openapi/tools/generate.ts')).toEqual([
      expect.stringMatching(`^${first} x-idempotent must be true or false`),
      expect.stringMatching(/No path leads to MovePresence of presence\.yaml: add a line such as .*pathItems\/MovePresence/),
      expect.stringMatching(`^${second} x-idempotent must be true or false`),
      expect.stringMatching(`^${inAll} The value of the minLength field`),
    ]);
    expect(await generated()).toBe(before);
  });
});
