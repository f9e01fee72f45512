/** Runs the service in a process of its own. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isObject, type JsonObject } from '../../openapi/tools/verify/corpus/json.ts';
import { type Env, type Exit, type ServiceProcess, TooSlow } from './framework.ts';

const project = join(import.meta.dirname, '../..');

/** The environment of each process, without the torture's own. */
export const baseEnv: Env = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  // Compilation takes half of a start's processor time.
  NODE_COMPILE_CACHE: join(project, 'node_modules/.cache/compiled'),
  PORT: '0',
  CREATE_WORKSPACE_LIMIT: '0',
  LOGIN_LINK_LIMIT: '0',
  REFUSED_CALLS_LIMIT: '0',
};

/** Rejects nobody for a late event loop, which a busy machine may cause. For tortures of other promises. */
export const patientEnv: Env = { MAX_QUEUE_DELAY: '0' };

/** Milliseconds to wait for a blocked event loop. */
const maxDelayMs = 30_000;

const running = new Set<ChildProcess>();
// However this process ends, its child processes end too.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

interface Launch {
  /** Relative to the project's folder. */
  file: string;
  env: Env;
  /** Its working directory, which keeps the project's `.env` out. */
  folder: string;
  timeoutMs: number;
}

/** Resolves when it is ready; otherwise throws with its output. */
export async function launchService({ file, env, folder, timeoutMs }: Launch): Promise<ServiceProcess> {
  const child = fork(join(project, file), [], {
    cwd: folder,
    env: { ...baseEnv, ...env },
    // The first option as in `npm start`.
    execArgv: ['--max-semi-space-size=32', '--import', join(import.meta.dirname, 'event-loop-delay.ts')],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  const exited = new Promise<Exit>((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  void exited.then(() => running.delete(child));
  const lines: JsonObject[] = [];
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-10_000)));
  const { url, healthUrl } = await new Promise<{ url: string; healthUrl: string }>((resolve, reject) => {
    const saying = (why: string) => `${file} ${why}: ${said}${JSON.stringify(lines.slice(-5))}`;
    const fail = (why: string) => reject(new Error(saying(why)));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new TooSlow(saying(`was not ready within ${timeoutMs} ms`)));
    }, timeoutMs);
    void exited.then(({ code, signal }) => {
      clearTimeout(timer);
      fail(`ended before it was ready (${code ?? signal})`);
    });
    if (child.stdout === null) return fail('has no output');
    createInterface(child.stdout).on('line', (text) => {
      // Skips the line of each request, which would cost this process most of its time.
      if (text.endsWith('"msg":"request"}')) return;
      const line = parseLine(text);
      lines.push(line);
      if (typeof line.url !== 'string') return;
      clearTimeout(timer);
      resolve({ url: line.url, healthUrl: String(line.healthUrl ?? line.url) });
    });
  });
  const { pid = 0 } = child;
  return {
    url,
    healthUrl,
    port: Number(new URL(url).port),
    pid,
    signal: (signal) => void child.kill(signal),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    exited,
    lines: () => lines,
    rss: () => residentBytes(pid),
    eventLoopDelay: async () => {
      if (!child.connected) return { maxMs: 0, p99Ms: 0, maxProcessorMs: 0 };
      child.send('event loop delay');
      const [delay] = await once(child, 'message', { signal: AbortSignal.timeout(maxDelayMs) }).catch(() => {
        throw new TooSlow(`The event loop was held up for more than ${maxDelayMs} ms.`);
      });
      return delay;
    },
  };
}

function parseLine(text: string): JsonObject {
  try {
    const line: unknown = JSON.parse(text);
    if (isObject(line)) return line;
  } catch {
    // Some output is not a log line.
  }
  return { text };
}

function residentBytes(pid: number): number {
  const status = `/proc/${pid}/status`;
  if (existsSync(status)) return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024;
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;
}
