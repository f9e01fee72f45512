/** `npm run generate` leads from one step by hand to the next, and to the place of each mistake. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nextSteps } from '../openapi/tools/next-steps.ts';

const root = join(import.meta.dirname, '..');

/** A copy of every input, for changes. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(root, 'test/compiled-'));
  const server = ['server/handlers.ts', 'server/presence/handlers.ts'];
  const read = ['openapi', 'generated', 'redocly.yaml', 'package.json', '.gitignore', ...server, 'test/presence.test.ts'];
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

const generate = () => run('openapi/tools/generate.ts');

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(copy, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

describe('Files that git ignores', () => {
  it('An installation writes ignored files and keeps a stale committed one; programs then name the command to run', async () => {
    await edit('generated/types.ts', (text) => `${text}// By hand.\n`);
    await rm(join(copy, 'generated/validators.js'));
    await rm(join(copy, 'generated/inputs'));
    const stale = { isDone: false, output: 'generated/ is missing or older than openapi/. Run `npm run generate`.\n' };
    expect(await run('openapi/tools/fresh.ts')).toEqual(stale);
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    expect(await run('openapi/tools/prepare.ts')).toEqual({
      isDone: true,
      output: 'Run `npm run generate` and commit types.ts.\n',
    });
    expect(await readFile(join(copy, 'generated/validators.js'), 'utf8')).toBe(
      await readFile(join(root, 'generated/validators.js'), 'utf8'),
    );
    expect(await readFile(join(copy, 'generated/types.ts'), 'utf8')).toMatch(/\/\/ By hand\.\n$/);
    expect(await run('openapi/tools/fresh.ts')).toEqual({ isDone: true, output: '' });
    await edit('openapi/presence.yaml', (text) => `${text}\n`);
    expect(await run('openapi/tools/fresh.ts')).toEqual(stale);
    for (const name of ['openapi', 'generated']) await cp(join(root, name), join(copy, name), { recursive: true });
  });
});

describe('Another operation', () => {
  it('A new operation is reported with each next step, from its part file to its test', async () => {
    const addPresence = /\n {4}AddPresence:\n[\s\S]*?(?=\n {4}\w+:\n|\n {2}schemas:)/;
    await edit('openapi/presence.yaml', (text) =>
      text.replace(addPresence, (whole) =>
        [
          whole,
          whole
            .replace('AddPresence', 'MovePresence')
            .replace('addPresence', 'movePresence')
            .replace('Add Presence', 'Move Presence'),
        ].join(''),
      ),
    );
    const unlisted = await generate();
    expect(unlisted.isDone).toBe(false);
    expect(unlisted.output).toMatch(
      /No path leads to MovePresence of presence\.yaml: add a line such as .*pathItems\/MovePresence/,
    );

    await edit('openapi/openapi.yaml', (text) =>
      text.replace(
        '\ncomponents:',
        '\n  /v2/presence/move: { $ref: presence.yaml#/components/pathItems/MovePresence }\ncomponents:',
      ),
    );
    const unimplemented = await generate();
    expect(unimplemented).toMatchObject({ isDone: true });
    expect(unimplemented.output).toContain('Next: implement movePresence in server/presence/handlers.ts\n');

    const movePresence = { id: 'movePresence', path: '/v2/presence/move', tag: 'presence' };
    await edit('server/presence/handlers.ts', (text) => `${text}\nasync function movePresence() {}\n`);
    const registration = /import \{ presence \}.*\n/;
    const [registered = ''] = registration.exec(await readFile(join(copy, 'server/handlers.ts'), 'utf8')) ?? [];
    await edit('server/handlers.ts', (text) => text.replace(registered, ''));
    expect(await nextSteps(copy, [movePresence])).toEqual(['spread the handlers of presence in server/handlers.ts']);
    await edit('server/handlers.ts', (text) => registered + text);
    expect(await nextSteps(copy, [movePresence])).toEqual([
      "test movePresence in test/presence.test.ts: describe('POST /v2/presence/move', …)",
    ]);

    await edit('test/presence.test.ts', (text) => `${text}\ndescribe('POST /v2/presence/move', () => {});\n`);
    expect(await nextSteps(copy, [movePresence])).toEqual([]);
  });
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
    const second = await mistake('openapi/presence.yaml', 'true\n', 'never\n');
    expect(await told('openapi/tools/generate.ts')).toEqual([
      expect.stringMatching(`^${first} x-idempotent must be true or false`),
      expect.stringMatching(`^${second} x-idempotent must be true or false`),
      expect.stringMatching(`^${inAll} The value of the minLength field`),
    ]);
    expect(await generated()).toBe(before);
  });
});
