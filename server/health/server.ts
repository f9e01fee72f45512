/**
 * Health on a port of its own, from a thread of its own: a turn of the event loop that has thousands of connections to read takes tenths of
 * a second, and nobody who asks how the service is waits for it.
 */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type MessagePort, Worker, type WorkerOptions } from 'node:worker_threads';
import { type Address, listenError } from '../listen.ts';
import type { Readiness } from './readiness.ts';

interface HealthServerOptions {
  address: Address;
  readiness: Readiness;
  /** Milliseconds in which it must be known. */
  readinessTimeoutMs: number;
  /** Milliseconds for which the event loop may be held up before `/healthz` says so. */
  livenessTimeoutMs: number;
}

/** What the thread is started with. */
export interface HealthThreadData extends Omit<HealthServerOptions, 'readiness'> {
  /** When the event loop turned last, in nanoseconds of `process.hrtime`, which all threads share. */
  lastTurn: BigInt64Array;
}

export interface HealthServer {
  address: AddressInfo;
  /** `/readyz` says from here on that the service stops. */
  announceStop(): void;
  close(): Promise<void>;
}

/** So often in the time that it may be held up the event loop says that it turns. */
const turnsInTimeout = 10;

export async function startHealthServer({ readiness, ...options }: HealthServerOptions): Promise<HealthServer> {
  const lastTurn = new BigInt64Array(new SharedArrayBuffer(BigInt64Array.BYTES_PER_ELEMENT));
  const recordTurn = () => Atomics.store(lastTurn, 0, process.hrtime.bigint());
  recordTurn();
  const recording = setInterval(recordTurn, options.livenessTimeoutMs / turnsInTimeout).unref();
  const data: HealthThreadData = { ...options, lastTurn };
  const thread = new Worker(new URL('./thread.ts', import.meta.url), { workerData: data, ...threadOptions });
  const close = async () => {
    clearInterval(recording);
    await thread.terminate();
  };
  const started = once(thread, 'message').then(([message]): AddressInfo => message);
  const address = await started.catch(async (error: unknown) => {
    await close();
    throw listenError(error, options.address);
  });
  // From here on nobody listens for its errors, so that one ends the process as any error does that nobody has caught. A process that does
  // not say how it is gets no more callers, and should make room for one that does.
  thread.on('message', async (question: MessagePort) => {
    question.postMessage(await readiness());
    question.close();
  });
  thread.unref();
  return { address, announceStop: () => thread.postMessage('stopping'), close };
}

/** With 20 MB the thread does what takes 40 otherwise. */
const threadOptions: WorkerOptions = {
  env: {},
  // Modules that the process preloads, such as a monitoring agent, are not needed there.
  execArgv: [],
  resourceLimits: { maxYoungGenerationSizeMb: 1 },
};
