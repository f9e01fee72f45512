/**
 * `npm run dev` and `npm run stubs`: a server that restarts after every change. Changes in openapi/ are generated first. The
 * compiler runs beside it and prints its errors.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { type FSWatcher, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { readContract } from './emit/contract.ts';
import { nextSteps } from './next-steps.ts';
import { onParentExit } from './parent-exit.ts';

const root = join(import.meta.dirname, '../..');
const [program = 'server/main.ts', ...options] = process.argv.slice(2);
// The compiler would keep compiled code in a folder that other users can write to, see main.ts.
process.env.NODE_DISABLE_COMPILE_CACHE ??= '1';
// Prints the log for people, and names reasons.
if (process.env.NODE_ENV !== 'production') process.env.NODE_ENV = 'development';
// Slower, but independent of the validators that are being generated.
process.env.VALIDATION ??= 'express-openapi-validator';

const run = (file: string, ...args: string[]): ChildProcess =>
  spawn(process.execPath, [join(root, file), ...args], { stdio: 'inherit' });

let server: ChildProcess | undefined;
let isStopping = false;

function start(): void {
  if (isStopping) return;
  const started = run(program, ...options);
  server = started;
  started.once('exit', (code) => {
    server = undefined;
    if (isStopping) process.exitCode = code ?? 0;
    else if (started.killed) start();
    else console.error('The server exited. It restarts with the next change.');
  });
}

function restart(): void {
  // SIGKILL is immediate, and loses no acknowledged data.
  if (server === undefined) start();
  else server.kill('SIGKILL');
}

let generation: ChildProcess | undefined;
let isOutdated = false;

function generate(): void {
  isOutdated = generation !== undefined;
  if (isOutdated || isStopping) return;
  generation = run('openapi/tools/generate.ts');
  generation.once('exit', () => {
    generation = undefined;
    if (isOutdated) generate();
  });
}

let lastPrinted = '';

/** Prints the remaining steps by hand, one line for each operation, unless they are the same as before. */
async function printNextSteps(): Promise<void> {
  const { operations } = readContract(JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')));
  const steps = (await nextSteps(root, operations)).map((step) => `Next: ${step}`).join('\n');
  if (steps !== lastPrinted) console.log(steps || 'Every operation has a handler and a test. Next: npm test');
  lastPrinted = steps;
}

const compiler = spawn(
  process.execPath,
  [
    fileURLToPath(new URL('bin/tsc', import.meta.resolve('typescript-7/package.json'))),
    ...['--watch', '--preserveWatchOutput', '--pretty', 'false', '--watchFile', 'useFsEventsOnParentDirectory'],
    // Kept for the next start.
    ...['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/dev.tsbuildinfo'],
  ],
  { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
);
createInterface(compiler.stdout).on('line', (line) => {
  const isStart = / - (?:Starting|File change)/.test(line);
  const [, outcome = isStart ? 'compiling…' : line] = / - (Found .*) Watching/.exec(line) ?? [];
  if (outcome !== '') console.log(outcome);
});

/** Acts once all files of a save, or of a generation, are written. */
function settled(act: () => unknown): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, 100);
  };
}

const onChange = {
  openapi: settled(generate),
  generated: settled(restart),
  server: settled(() => {
    restart();
    // A generation prints the steps itself.
    if (generation === undefined) void printNextSteps();
  }),
  test: settled(printNextSteps),
};

/** Watches folders: editors that save by renaming replace the file, and Node.js would lose track of it. */
const watchers = new Map<string, FSWatcher>();

function watchFolders(): void {
  const parts = readdirSync(join(root, 'server'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  const folders = new Map([
    ...['openapi', 'openapi/tools/emit', 'openapi/tools/plugin', 'openapi/tools/runtime'].map(
      (name) => [join(root, name), onChange.openapi] as const,
    ),
    [join(root, 'generated'), onChange.generated] as const,
    [join(root, 'server'), onChange.server] as const,
    [join(root, 'test/parts'), onChange.test] as const,
    ...parts.map(({ parentPath, name }) => [join(parentPath, name), onChange.server] as const),
  ]);
  for (const [folder, watcher] of watchers) {
    if (folders.has(folder)) continue;
    watcher.close();
    watchers.delete(folder);
  }
  for (const [folder, changed] of folders) {
    if (!watchers.has(folder)) watchers.set(folder, watchFolder(folder, changed));
  }
}

function watchFolder(folder: string, changed: () => void): FSWatcher {
  const watcher = watch(folder, (_event, name) => {
    // Ignores temporary files of editors.
    if (name !== null && /^\w[\w.-]*\.(ts|js|json|yaml)$/.test(name)) changed();
    else watchFolders();
  });
  return watcher.on('error', watchFolders);
}

function stop(signal: NodeJS.Signals): void {
  isStopping = true;
  for (const child of [server, generation, compiler]) child?.kill(signal);
  for (const watcher of watchers.values()) watcher.close();
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);

onParentExit(() => stop('SIGTERM'));
watchFolders();
start();
generate();
