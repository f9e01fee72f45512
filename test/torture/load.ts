/** 32 connections that call every operation, for long enough to see memory and files grow. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '../../generated/handlers.ts';
import { fillSome } from './at-rest/objects.ts';
import type { Context, Report, Torture } from './framework.ts';
import { createCaller, createTenant, credentialsFor } from './http.ts';
import { countOutcomes, isSuccess } from './outcomes.ts';
import { patientEnv } from './process.ts';
import { waitingTasks } from './queue.ts';
import { percentile } from './statistics.ts';
import { learn, nextCall } from './traffic.ts';
import { createWorld, importWorld } from './world.ts';

const connections = 32;
const maxRssBytes = 400e6;
const maxWalBytes = 64e6;
/** The event loop handles all calls that have arrived in one turn: 60 to 80 ms were measured. */
const maxTurnMs = 250;
/** Time to finish queued work after the calls: half of their duration, at least this long. */
const minCatchUpMs = 30_000;

export const load: Torture = {
  name: 'load',
  promise:
    'Under 32 callers of every operation nothing fails, memory and log files stay bounded, the event loop is never held for long, and the ' +
    'queue keeps up.',
  engines: ['sqlite', 'postgres'],
  short: [],
  runsAlone: true,
  run,
};

async function run(context: Context): Promise<Report> {
  const { short, random, database, violation, exceeded } = context;
  const service = await context.startService({ env: patientEnv });
  const tenant = await createTenant(service.url);
  const world = createWorld({ organizations: 4, folders: 10, documents: 200, users: 100 });
  await importWorld(context, tenant.apiKey, world);
  await fillSome(database, tenant);
  const caller = createCaller(service.url, { connections });
  const durationMs = short ? 2500 : 300_000;
  const end = performance.now() + durationMs;
  const latencies: number[] = [];
  const outcomes = countOutcomes(context);
  const samples: { rss: number; wal: number; waiting: number }[] = [];
  await service.eventLoopDelay();

  const callAgain = async (): Promise<void> => {
    while (performance.now() < end && !service.hasExited()) {
      const one = nextCall(world, random);
      const { path } = operations[one.id];
      const reply = await caller.send(path, credentialsFor(one.id, tenant), JSON.stringify({ data: one.data }));
      latencies.push(reply.ms);
      outcomes.note(reply.status);
      if (reply.status >= 500) violation(`${one.id} answered ${reply.status}: ${reply.text.slice(0, 300)}`);
      if (reply.status < 300) learn(world, one, reply.text);
    }
  };
  const sample = async (): Promise<void> => {
    while (performance.now() < end && !service.hasExited()) {
      await pause(durationMs / 20);
      samples.push({ rss: service.rss(), wal: walBytes(database.folder), waiting: await waitingTasks(context.database) });
    }
  };
  await Promise.all([...Array.from({ length: connections }, callAgain), sample()]);
  caller.close();
  if (service.hasExited()) violation('The process ended.');
  outcomes.check(1 / 3, isSuccess);

  const catchUpMs = await catchUp(context, Math.max(minCatchUpMs, durationMs / 2));
  const highest = (figure: 'rss' | 'wal' | 'waiting') => Math.max(...samples.map((one) => one[figure]));
  if (highest('rss') > maxRssBytes) exceeded(`Memory rose to ${megabytes(highest('rss'))}.`);
  if (highest('wal') > maxWalBytes) exceeded(`The write-ahead log rose to ${megabytes(highest('wal'))}.`);
  if (!short)
    checkFlat(
      samples.map(({ rss }) => rss),
      exceeded,
    );
  const { maxMs, maxProcessorMs } = await service.eventLoopDelay();
  if (maxProcessorMs > maxTurnMs) exceeded(`A turn of the event loop took ${maxProcessorMs} ms of processor time.`);
  await service.kill();
  return {
    requests: latencies.length,
    statuses: outcomes.shown(),
    'requests/s': Math.round(latencies.length / (durationMs / 1000)),
    p99: `${Math.round(percentile(latencies, 0.99))} ms`,
    'event loop held': `${maxMs} ms, ${maxProcessorMs} ms of them at work`,
    memory: megabytes(highest('rss')),
    ...(context.engine === 'sqlite' ? { wal: megabytes(highest('wal')) } : {}),
    'tasks waiting': highest('waiting'),
    'catching up': `${(catchUpMs / 1000).toFixed(1)} s`,
  };
}

async function catchUp(context: Context, maxCatchUpMs: number): Promise<number> {
  const began = performance.now();
  for (;;) {
    const waiting = await waitingTasks(context.database);
    const elapsed = performance.now() - began;
    if (waiting === 0) return elapsed;
    if (elapsed > maxCatchUpMs) {
      context.exceeded(`The queue has not caught up ${Math.round(elapsed / 1000)} s after the last call.`);
      return elapsed;
    }
    await pause(100);
  }
}

/** Compares the second quarter with the last, since caches are full by then. */
function checkFlat(sizes: readonly number[], exceeded: Context['exceeded']): void {
  const quarter = Math.floor(sizes.length / 4);
  const mean = (some: readonly number[]) => some.reduce((sum, size) => sum + size, 0) / some.length;
  const early = mean(sizes.slice(quarter, 2 * quarter));
  const late = mean(sizes.slice(-quarter));
  if (late > early * 1.25 + 20e6) exceeded(`Memory grew from ${megabytes(early)} to ${megabytes(late)}.`);
}

function walBytes(folder: string): number {
  return statSync(join(folder, 'collaboration.sqlite-wal'), { throwIfNoEntry: false })?.size ?? 0;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
