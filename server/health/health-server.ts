/**
 * Serves health pages on a port and thread of their own. With thousands of connections, a turn of the event loop takes tenths of a
 * second, which probes cannot wait for.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type MessagePort, Worker } from 'node:worker_threads';
import { type Address, listenError } from '../http/http-server.ts';
import { threadOptions } from '../settings/threads.ts';
import type { Readiness } from './readiness.ts';

interface HealthServerOptions {
  address: Address;
  readiness: Readiness;
  metrics: () => Promise<string>;
  /** Milliseconds that `/readyz` and `/metrics` may take. */
  readinessTimeoutMs: number;
  /** Milliseconds for which the event loop may be held up before `/healthz` returns 503. */
  livenessTimeoutMs: number;
}

export interface HealthThreadData extends Omit<HealthServerOptions, 'readiness' | 'metrics'> {
  /** The time of the event loop's last turn, in nanoseconds of `process.hrtime`, which all threads share. */
  lastTurn: BigInt64Array;
}

/** The thread's question to the main event loop. */
export interface Question {
  about: 'readiness' | 'metrics';
  reply: MessagePort;
}

export interface HealthServer {
  address: AddressInfo;
  /** Makes `/readyz` report from now on that the service is stopping. */
  announceStop(): void;
  close(): Promise<void>;
}

/** The number of turns that the event loop reports within the liveness timeout. */
const turnsInTimeout = 10;

export async function startHealthServer({ readiness, metrics, ...options }: HealthServerOptions): Promise<HealthServer> {
  const lastTurn = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
  const recordTurn = () => Atomics.store(lastTurn, 0, process.hrtime.bigint());
  recordTurn();
  const recording = setInterval(recordTurn, options.livenessTimeoutMs / turnsInTimeout).unref();
  const data: HealthThreadData = { ...options, lastTurn };
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data, ...threadOptions(), resourceLimits });
  const close = async () => {
    clearInterval(recording);
    await thread.terminate();
  };
  const started = once(thread, 'message').then(([message]): AddressInfo => message);
  const address = await started.catch(async (error: unknown) => {
    await close();
    throw listenError(error, options.address);
  });
  // From now on, an error of the thread ends the process. A service without probes would get no callers.
  thread.on('message', async ({ about, reply }: Question) => {
    reply.postMessage(await (about === 'metrics' ? metrics() : readiness()));
    reply.close();
  });
  thread.unref();
  return { address, announceStop: () => thread.postMessage('stopping'), close };
}

/** The thread takes 20 MB, instead of 40 by default. */
const resourceLimits = { maxYoungGenerationSizeMb: 1 };
