/** Processes of the service that are killed under their callers. */
import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '../../../generated/handlers.ts';
import type { Context, Env, ServiceProcess } from '../framework.ts';
import { type Caller, createCaller, credentialsFor, type Reply, type Tenant } from '../http.ts';
import type { Write } from './writes.ts';

/** Maximum time until a killed process has ended, or a busy one has acknowledged some writes. */
const maxExitMs = 10_000;
/** A busy machine acknowledges this many writes before a kill in half of the rounds, if that takes no longer than an exit. */
const minAcknowledged = 10;
/** Maximum time of a start, also on a busy machine. */
const maxStartMs = 120_000;

export interface Running {
  service: ServiceProcess;
  caller: Caller;
}

export async function startProcess(context: Context, env: Env, connections: number): Promise<Running> {
  const service = await context.startService({ env, timeoutMs: maxStartMs });
  return { service, caller: createCaller(service.url, { connections }) };
}

export const pickAlive = ({ random }: Context, running: readonly Running[]): Running | undefined =>
  random.pick(running.filter(({ service }) => !service.hasExited()));

/** Works until one or two processes are killed. Returns the others. */
export async function killDuring(
  { random, short }: Context,
  running: readonly Running[],
  work: (isOver: AbortSignal, onAcknowledged: () => void) => readonly Promise<void>[],
): Promise<Running[]> {
  const [first, second] = random.shuffle(running);
  if (first === undefined) throw new Error('Nothing runs.');
  const killed = [first, ...(second !== undefined && random.integer(3) === 0 ? [second] : [])];
  const stop = new AbortController();
  const killNow = () => {
    for (const { service } of killed) service.signal('SIGKILL');
    stop.abort();
  };
  // Kills at any moment, or right after an acknowledgement, when work behind a premature response is still pending.
  let left = random.integer(2) === 0 ? Number.POSITIVE_INFINITY : 20 + random.integer(short ? 100 : 1000);
  const least = left === Number.POSITIVE_INFINITY ? 0 : minAcknowledged;
  let acknowledged = 0;
  const onAcknowledged = () => {
    acknowledged++;
    if (--left === 0) killNow();
  };
  const working = work(stop.signal, onAcknowledged);
  await pause(50 + random.integer(short ? 800 : 1500), undefined, { signal: stop.signal }).catch(() => {});
  const endsAt = performance.now() + maxExitMs;
  while (acknowledged < least && performance.now() < endsAt) await pause(10);
  killNow();
  await Promise.all([...working, ...killed.map(({ service }) => service.exited)]);
  for (const { caller } of killed) caller.close();
  return running.filter((one) => !killed.includes(one));
}

export async function killAll(running: readonly Running[]): Promise<void> {
  await Promise.all(running.map(({ service }) => service.kill()));
  for (const { caller } of running) caller.close();
}

/** `unknown`: the process ended before its response. `nothing`: it reported that nothing was done. */
export type Outcome = 'acknowledged' | 'unknown' | 'nothing';

/** Calls a process that may be killed. Only `unknown` outcomes have no reply. */
export async function callOn(
  { service, caller }: Running,
  { id, data, mayBeRefused }: Pick<Write, 'id' | 'data' | 'mayBeRefused'>,
  { tenant, context: { violation } }: { tenant: Tenant; context: Context },
): Promise<{ outcome: Outcome; reply?: Reply }> {
  try {
    const reply = await caller.send(operations[id].path, credentialsFor(id, tenant), JSON.stringify({ data }));
    const { status, text } = reply;
    if (status < 300) return { outcome: 'acknowledged', reply };
    if (status === 503 || status === 429 || (mayBeRefused && status < 500)) return { outcome: 'nothing', reply };
    violation(`${id} answered ${status}: ${text.slice(0, 300)}`);
    return { outcome: 'unknown', reply };
  } catch (error) {
    // Only killed processes may end without a response.
    const isGone = await Promise.race([service.exited.then(() => true), pause(maxExitMs, false)]);
    if (!isGone) violation(`${id} had no reply from a process that was not killed: ${error}`);
    return { outcome: 'unknown' };
  }
}
