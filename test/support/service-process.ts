/** Runs the service in a process of its own, as an operator starts it, in an empty folder. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export const root = join(import.meta.dirname, '../..');

export interface Launch {
  command?: string;
  args?: string[];
  cwd?: string;
  env?: { [name: string]: string };
  /** Runs the process as another user, which only root may. */
  user?: { uid: number; gid: number };
}

export interface ServiceProcess {
  child: ChildProcess;
  folder: string;
  url: string;
  /** The log so far. */
  log: { [member: string]: unknown }[];
  /** The exit code, after the last line of the log; `null`: killed. */
  exited: Promise<number | null>;
}

export async function anEmptyFolder(prefix = join(tmpdir(), 'collaboration-')): Promise<string> {
  const folder = await mkdtemp(prefix);
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts the service and waits until it is ready. It ends with the test at the latest. */
export async function aServiceProcess(launch: Launch = {}): Promise<ServiceProcess> {
  const { ready, ...service } = await aStartingProcess(launch);
  return { ...service, url: await ready };
}

interface StartingProcess extends Omit<ServiceProcess, 'url'> {
  /** Resolves to the URL; rejects if the process ends first. */
  ready: Promise<string>;
}

/** Starts the service, and returns as soon as there is a process. */
export async function aStartingProcess({
  command = process.execPath,
  args,
  cwd,
  env,
  user,
}: Launch = {}): Promise<StartingProcess> {
  const folder = await anEmptyFolder();
  const child = spawn(command, args ?? [join(root, 'server/main.ts')], {
    cwd: cwd ?? folder,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), CREATE_WORKSPACE_LIMIT: '0', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, as in a terminal.
    detached: true,
    ...user,
  });
  const exited = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  onTestFinished(async () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The process has ended.
    }
    await exited;
  });
  const log: ServiceProcess['log'] = [];
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (!line.startsWith('{')) return;
      const entry: ServiceProcess['log'][number] = JSON.parse(line);
      log.push(entry);
      if (entry.msg === 'ready') resolve(String(entry.url));
    });
    void exited.then((code) => reject(new Error(`The service ended with ${code} before it was ready.`)));
  });
  ready.catch(() => {});
  return { child, folder, ready, log, exited };
}
