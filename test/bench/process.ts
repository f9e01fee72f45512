/** Runs a measured server in a process of its own. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import type { LoadOrder, LoadResult } from './load.ts';

export interface Running {
  port: number;
  process: ChildProcess;
  stop(): Promise<void>;
  /** The message that it sent when ready. */
  told: unknown;
}

/** `file`: relative to this folder, or absolute. */
export async function launch(file: string, env: { [name: string]: string } = {}, args: string[] = []): Promise<Running> {
  const child = fork(resolve(import.meta.dirname, file), args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const message: unknown = await Promise.race([
    once(child, 'message').then(([first]) => first),
    once(child, 'exit').then(() => Promise.reject(new Error(`${file} ended before it was ready.`))),
  ]);
  if (typeof message !== 'object' || message === null || !('port' in message) || typeof message.port !== 'number') {
    throw new Error(`${file} did not tell its port.`);
  }
  const stop = async () => {
    const exited = once(child, 'exit');
    child.kill();
    await exited;
  };
  return { told: message, port: message.port, process: child, stop };
}

let generator: ChildProcess | undefined;

/** Puts load on a server from a shared, warm process. One load at a time. */
export async function load(order: LoadOrder): Promise<LoadResult> {
  generator ??= fork(join(import.meta.dirname, 'load.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // It ends with this process, and keeps it alive only while a load runs.
  generator.unref();
  generator.channel?.ref();
  const over = new AbortController();
  const answer = Promise.race([
    once(generator, 'message', over),
    once(generator, 'exit', over).then(() => Promise.reject(new Error('The load generator failed.'))),
  ]);
  generator.send(order);
  const [result] = await answer;
  over.abort();
  generator.channel?.unref();
  return result;
}

export interface Usage {
  residentBytes: number;
  /** Processor time since the start of the process. */
  processorMicroseconds: number;
}

export async function usageOf({ process: child }: Running): Promise<Usage> {
  const answer = once(child, 'message');
  child.send('usage');
  const [usage] = await answer;
  return usage;
}
