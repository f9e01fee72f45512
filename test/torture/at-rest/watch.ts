/** Measures a service while it works: the longest turn of its event loop, its memory, and the calls of another tenant. */
import { existsSync, readFileSync } from 'node:fs';
import type { Context, ServiceProcess } from '../framework.ts';
import { type Caller, createCaller, createTenant, type Tenant } from '../http.ts';
import { percentile } from '../statistics.ts';

/** Bounds of each measured work. */
const maxTurnMs = 250;
const maxMemoryBytes = 500e6;
/**
 * The median of the neighbour beside the work: in medians alone, or in medians of the work's own calls. Callers take turns, so that the
 * neighbour waits for the one call that is being served. The floor is noise of the machine.
 */
const maxSlowdown = 3;
const maxShare = 2;
const floorMs = 50;

const organizationId = 'neighbour';
const organizations = [{ organizationId, organizationName: 'Neighbour' }];
/** Calls of the neighbour for a median. */
const minCalls = 10;

/** Milliseconds that calls of the neighbour took. */
interface Times {
  reads: number[];
  writes: number[];
}

export interface Watch {
  /** Runs the work, which returns the milliseconds of its own calls, if it makes any. Reports exceeded bounds under this name. */
  during(name: string, work: () => Promise<readonly number[]>): Promise<Measured>;
  close(): void;
}

interface Measured {
  /** Processor time of the longest turn of the event loop. */
  turnMs: number;
  /** The greatest memory of the process so far. */
  memoryBytes: number;
  /** Medians of the neighbour beside the work, in those alone. */
  slowdown: { reads: number; writes: number };
}

/** The neighbour is a tenant of its own. */
export async function watch(context: Context, service: ServiceProcess): Promise<Watch> {
  const neighbour = await createTenant(service.url);
  const caller = createCaller(service.url, { connections: 1 });
  await caller.call(neighbour, 'addOrganizations', { organizations });
  const alone: Times = { reads: [], writes: [] };
  for (let i = 0; i < 3 * minCalls; i++) await callOnce(caller, neighbour, alone);
  const during: Watch['during'] = async (name, work) => {
    await service.eventLoopDelay();
    const beside: Times = { reads: [], writes: [] };
    let isWorking = true;
    const calling = (async () => {
      while (isWorking) await callOnce(caller, neighbour, beside);
    })();
    let own: readonly number[] = [];
    try {
      own = await work();
    } finally {
      isWorking = false;
      await calling;
    }
    const { maxProcessorMs: turnMs } = await service.eventLoopDelay();
    const memoryBytes = peakBytes(service);
    if (turnMs > maxTurnMs) context.exceeded(`${name}: a turn of the event loop took ${turnMs} ms of processor time.`);
    if (memoryBytes > maxMemoryBytes) context.exceeded(`${name}: memory rose to ${Math.round(memoryBytes / 1e6)} MB.`);
    const slowdown = { reads: 1, writes: 1 };
    for (const kind of ['reads', 'writes'] as const) {
      const [before, after] = [percentile(alone[kind], 0.5), percentile(beside[kind], 0.5)];
      slowdown[kind] = after / before;
      const allowed = Math.max(maxSlowdown * before, maxShare * percentile(own, 0.5), floorMs);
      if (beside[kind].length >= minCalls && after > allowed)
        context.exceeded(`${name}: ${kind} of another tenant took ${after.toFixed(1)} ms instead of ${before.toFixed(1)} ms.`);
    }
    return { turnMs, memoryBytes, slowdown };
  };
  return { during, close: () => caller.close() };
}

async function callOnce(caller: Caller, neighbour: Tenant, times: Times): Promise<void> {
  times.reads.push((await caller.call(neighbour, 'getOrganizations', {})).ms);
  times.writes.push((await caller.call(neighbour, 'updateOrganizations', { organizations })).ms);
}

/** Returns the greatest resident bytes since the start. Systems without `/proc` tell the current ones. */
function peakBytes({ pid, rss }: ServiceProcess): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return rss();
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024;
}
