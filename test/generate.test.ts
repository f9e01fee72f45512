/** `npm run generate` leads from one place that an operation needs by hand to the next. */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextSteps } from '../openapi/next-steps.ts';

const root = join(import.meta.dirname, '..');

/** Everything that it reads, where it may be changed. */
let copy: string;
beforeAll(async () => {
  copy = await mkdtemp(join(root, 'test/compiled-'));
  const server = ['server/handlers.ts', 'server/presence/handlers.ts'];
  const read = ['openapi', 'generated', 'redocly.yaml', 'package.json', ...server, 'test/presence.test.ts'];
  for (const name of read) await cp(join(root, name), join(copy, name), { recursive: true });
});
afterAll(() => rm(copy, { recursive: true }));

interface Outcome {
  isDone: boolean;
  output: string;
}

const generate = (): Promise<Outcome> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(copy, 'openapi/generate.ts')], (error, stdout, stderr) =>
      resolve({ isDone: error === null, output: stdout + stderr }),
    );
  });

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const path = join(copy, file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

const generated = (): Promise<string> => readFile(join(copy, 'generated/openapi.json'), 'utf8');

describe('Another operation', () => {
  it('is named, with what is to be done, from its part file to its test', async () => {
    const before = await generated();
    const addPresence = /\n {4}AddPresence:\n[\s\S]*?(?=\n {4}\w+:\n|\n {2}schemas:)/;
    await edit('openapi/presence.yaml', (text) =>
      text.replace(addPresence, (whole) =>
        [
          whole,
          whole.replace('AddPresence', 'MovePresence').replace('addPresence', 'movePresence').replace('/TooLarge', '/Large'),
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
    const unsound = await generate();
    expect(unsound.isDone).toBe(false);
    expect(unsound.output).toMatch(/openapi\/presence\.yaml:\s+\d+:\d+ .*summary in camel case: addPresence/);
    expect(unsound.output).toMatch(/Can't resolve \$ref/);
    expect(unsound.output).not.toMatch(/^\s+at /m);
    expect(await generated()).toBe(before);

    await edit('openapi/presence.yaml', (text) => {
      const [first = '', ...others] = text.split('summary: Add Presence');
      return [first, others.join('summary: Move Presence')].join('summary: Add Presence').replace('/Large', '/TooLarge');
    });
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
