/** Measures a service while it works: the longest turn of its event loop, its memory, and the calls of another tenant. */
import { existsSync, readFileSync } from 'node:fs';
import type { Context, ServiceProcess, TortureDatabase } from '../framework.ts';
import { type Caller, createCaller, createTenant, type Tenant } from '../http.ts';
import { percentile } from '../statistics.ts';
import { type Fields, fillIn, idsOf } from './objects.ts';

/** Bounds of each measured work. */
const maxTurnMs = 250;
const maxMemoryBytes = 500e6;
/**
 * The median of the neighbour beside the work: in medians alone, in those of the work's own calls, or in those of a page of such objects.
 * The neighbour waits for slices of the one call that is being served, several times.
 */
const maxSlowdown = 3;
const maxShare = 2;

const organizationId = 'neighbour';
const organizations = [{ organizationId, organizationName: 'Neighbour' }];
/** Calls of the neighbour for a median. */
const minCalls = 10;
/** The latest calls that count as those alone. */
const recent = 30;
const objectsOnPage = 20;

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
  /** The greater median of the neighbour's reads and writes beside the work, in that alone; 0 for too few calls. */
  slowdown: number;
}

/** The neighbour is a tenant of its own. So is the owner of the page. */
export async function watch(context: Context, service: ServiceProcess, database: TortureDatabase, fields: Fields): Promise<Watch> {
  const [neighbour, owner] = [await createTenant(service.url), await createTenant(service.url)];
  const caller = createCaller(service.url, { connections: 1 });
  await caller.call(neighbour, 'addOrganizations', { organizations });
  await caller.call(owner, 'addOrganizations', {
    organizations: idsOf('organization', objectsOnPage).map((id) => ({ organizationId: id, organizationName: id })),
  });
  await fillIn(database, owner, fields);
  const alone: Times = { reads: [], writes: [] };
  const pages: number[] = [];
  // Again before each work, since the machine may be busier by then.
  const measureAlone = async () => {
    for (let i = 0; i < minCalls; i++) await callOnce(caller, neighbour, alone);
    for (let i = 0; i < 3; i++) pages.push((await caller.call(owner, 'getOrganizations', {})).ms);
  };
  const during: Watch['during'] = async (name, work) => {
    await measureAlone();
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
    const besides = Math.max(percentile(own, 0.5), percentile(pages.slice(-recent), 0.5));
    let slowdown = 0;
    for (const kind of ['reads', 'writes'] as const) {
      const [before, after] = [percentile(alone[kind].slice(-recent), 0.5), percentile(beside[kind], 0.5)];
      if (beside[kind].length < minCalls) continue;
      slowdown = Math.max(slowdown, after / before);
      if (after > Math.max(maxSlowdown * before, maxShare * besides))
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
