/** `npm run dev` and `npm run stubs` serve every saved file, and report its mistakes. */
import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** `npm run stubs` in a copy of the project, and its end. */
async function startStubs() {
  const copy = await mkdtemp(join(root, 'test/compiled-'));
  for (const name of ['openapi', 'generated', 'server', 'redocly.yaml', '.redocly.lint-ignore.yaml', 'package.json']) {
    await cp(join(root, name), join(copy, name), { recursive: true });
  }
  await mkdir(join(copy, 'test/parts'), { recursive: true });
  const config = { extends: '../../tsconfig.json', include: ['server/stubs.ts'], exclude: [] };
  await writeFile(join(copy, 'tsconfig.json'), JSON.stringify(config));
  const npm = spawn('npm', ['run', 'stubs', '--', '--port', '0'], { cwd: copy, detached: true });
  // All child processes write to the same streams, which end with the last of them.
  const end = once(npm, 'close');
  onTestFinished(async () => {
    npm.kill();
    await end;
    await rm(copy, { recursive: true });
  });
  const news = new EventEmitter();
  let unread = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk) => {
      unread += String(chunk);
      news.emit('more');
    });
  }
  return {
    /** As a service manager sends it. */
    terminate: () => npm.kill('SIGTERM'),
    /** As a terminal sends it, to every process in it. */
    interrupt: () => npm.pid !== undefined && process.kill(-npm.pid, 'SIGINT'),
    end,
    /** Waits for all of these texts, in any order, in unread output. Reads on to the end of the last. */
    async says(...wanted: RegExp[]): Promise<void> {
      const ends = () =>
        wanted.map((one) => one.exec(unread)).map((found) => (found === null ? -1 : found.index + found[0].length));
      while (ends().includes(-1)) await once(news, 'more');
      unread = unread.slice(Math.max(...ends()));
    },
    /** Replaces the file by another, as editors do. */
    async save(file: string, change: (text: string) => string): Promise<void> {
      const path = join(copy, file);
      await writeFile(`${path}~`, change(await readFile(path, 'utf8')));
      await rename(`${path}~`, path);
    },
  };
}

const endings = ['a service manager', 'a terminal'] as const;
it.each(endings)(
  '`npm run stubs` restarts on save, prints compile errors and next steps, and leaves no process behind when stopped by %s',
  async (by) => {
    const { says, save, terminate, interrupt, end } = await startStubs();
    const handlers = (text: string) => (program: string) => program.replace(/(CredentialContexts>> = ).*/, `$1${text};`);
    await says(/^ready url=/m, /^compiling…$/m, /generated\/ is up to date\.\nNext: test addPermissions in /, /Found 0 errors/);
    await save('server/stubs.ts', handlers('{ addPresence: async () => ({}) }'));
    await says(/^ready url=/m, /server\/stubs\.ts\(\d+,\d+\): error TS\d+: .*/);
    await save('server/stubs.ts', handlers('{'));
    await says(/The server exited/);
    await save('server/stubs.ts', handlers('{}'));
    await says(/^ready url=/m);
    await save('server/presence/handlers.ts', (text) => text.replaceAll('addPresence', 'putPresence'));
    await says(/^ready url=/m, /^Next: implement addPresence in server\/presence\/handlers\.ts$/m);
    await save('openapi/presence.yaml', (text) => text.replace('x-idempotent: true', 'x-idempotent: false'));
    await says(/Written to generated\/: .*handlers\.ts/, /^ready url=/m);
    if (by === 'a terminal') interrupt();
    else terminate();
    await end;
  },
  300_000,
);
