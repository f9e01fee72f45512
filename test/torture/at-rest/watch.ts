/** Measures a service while it works: the longest turn of its event loop, its memory, and the calls of another tenant. */
import { existsSync, readFileSync } from 'node:fs';
import type { Context, ServiceProcess } from '../framework.ts';
import { percentile } from '../statistics.ts';
import { startNeighbour, type Times } from './neighbour.ts';

/** Bounds of each measured work. */
const maxTurnMs = 250;
const maxMemoryBytes = 500e6;
/**
 * The median of the neighbour beside the work: in medians alone, or in the longest turns. Its call takes several turns of the event loop, and
 * waits in each for the one that is being taken.
 */
const maxSlowdown = 3;
const maxTurns = 3;

/** Calls of the neighbour for a median. */
const minCalls = 20;
/** The latest calls that count as those alone. */
const recent = 30;

export interface Watch {
  /** Runs the work. Reports exceeded bounds under this name. */
  during(name: string, work: () => Promise<void>): Promise<Measured>;
  close(): Promise<unknown>;
}

interface Measured {
  /** Processor time of the longest turn of the event loop. */
  turnMs: number;
  /** The greatest memory of the process so far. */
  memoryBytes: number;
  /** The greater median of the neighbour's reads and writes beside the work, in that alone; 0 for too few calls. */
  slowdown: number;
}

export async function watch(context: Context, service: ServiceProcess): Promise<Watch> {
  const neighbour = await startNeighbour(service.url);
  const alone: Times = { reads: [], writes: [] };
  const during: Watch['during'] = async (name, work) => {
    // Again before each work, since the machine may be busier by then.
    const { reads, writes } = await neighbour.during(async () => {}, minCalls);
    alone.reads.push(...reads);
    alone.writes.push(...writes);
    await service.eventLoopDelay();
    const began = performance.now();
    const beside = await neighbour.during(work);
    const workMs = performance.now() - began;
    const { maxProcessorMs: turnMs } = await service.eventLoopDelay();
    const memoryBytes = peakBytes(service);
    if (turnMs > maxTurnMs) context.exceeded(`${name}: a turn of the event loop took ${turnMs} ms of processor time.`);
    if (memoryBytes > maxMemoryBytes) context.exceeded(`${name}: memory rose to ${Math.round(memoryBytes / 1e6)} MB.`);
    let slowdown = 0;
    for (const kind of ['reads', 'writes'] as const) {
      const [before, after] = [percentile(alone[kind].slice(-recent), 0.5), percentile(beside[kind], 0.5)];
      const allowedMs = Math.max(maxSlowdown * before, maxTurns * turnMs);
      // Few calls in a long time were slow.
      if (beside[kind].length < minCalls && workMs < minCalls * allowedMs) continue;
      slowdown = Math.max(slowdown, after / before);
      if (after > allowedMs)
        context.exceeded(`${name}: ${kind} of another tenant took ${after.toFixed(1)} ms instead of ${before.toFixed(1)} ms.`);
    }
    return { turnMs, memoryBytes, slowdown };
  };
  return { during, close: neighbour.close };
}

/** Returns the greatest resident bytes since the start. Systems without `/proc` tell the current ones. */
function peakBytes({ pid, rss }: ServiceProcess): number {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return rss();
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(status, 'utf8'))?.[1] ?? 0) * 1024;
}
