/** One tenant floods the service with all of its API keys. Another one's calls stay fast, and none is rejected. */
import { setTimeout as pause } from 'node:timers/promises';
import { limits, type OperationId, operations } from '../../generated/handlers.ts';
import { type Flood, startFlood } from './flood.ts';
import type { Context, Report, ServiceProcess, Torture } from './framework.ts';
import { type Caller, createCaller, createKeys, createTenant, credentialsFor, type Tenant } from './http.ts';
import { percentile } from './statistics.ts';

/**
 * The quiet tenant's median, in means of the flooding one. It is up to 0.03 with all turns, 0.4 without the rests of the embedded
 * database's writer, and near 1 with one queue for all tenants, on any machine. The target is three medians of the quiet tenant
 * alone, which needs an idle machine; the report has both.
 */
const maxShare = 0.2;
/** A round lasts until there are as many: few calls in its time are what a flood would cause. */
const minCalls = 10;

const idsOf = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}-${i}`);
const organizationId = 'acme';
const organizations = [{ organizationId, organizationName: 'Acme Robotics' }];

interface Calls {
  id: OperationId;
  data: object;
  connections: number;
}

const floods: { readonly [name: string]: Calls } = {
  reads: { id: 'getDocuments', data: { organizationId }, connections: 400 },
  writes: { id: 'updateOrganizations', data: { organizations }, connections: 400 },
  'large writes': {
    id: 'setConfig',
    data: { organizationId, userIds: idsOf('user', 100), documentIds: idsOf('document', 100), config: { inbox: 'ALL' } },
    connections: 40,
  },
};

export const fairness: Torture = {
  name: 'fairness',
  promise: 'During a flood from one tenant, calls of another tenant stay fast, and none is rejected.',
  engines: ['sqlite', 'postgres'],
  short: ['sqlite'],
  runsAlone: true,
  run,
};

async function run(context: Context): Promise<Report> {
  const service = await context.startService({ database: await context.createDatabase() });
  const [noisy, quiet] = [await createTenant(service.url), await createTenant(service.url)];
  const noisyKeys = [noisy, ...(await createKeys(service.url, noisy, limits.apiKeys - 1))];
  const caller = createCaller(service.url, { connections: 1 });
  for (const tenant of [...noisyKeys, quiet]) {
    await caller.call(tenant, 'addOrganizations', { organizations });
    await caller.call(tenant, 'addDocuments', {
      organizationId,
      documents: idsOf('document', 100).map((documentId) => ({ documentId })),
    });
  }
  const figures: { [name: string]: string } = {};
  for (const [name, calls] of Object.entries(floods).slice(context.short ? 1 : 0)) {
    const trial = { caller, tenant: quiet, service, roundMs: context.short ? 1000 : 3000 };
    const [alone, flooded] = [createTimes(), createTimes()];
    let [served, servedMs] = [0, 0];
    // Alternates rounds with and without the flood, so that other work of the machine slows both.
    for (let round = 0; round < (context.short ? 1 : 5) && !service.hasExited(); round++) {
      await ask(trial, alone);
      const flood = await startFlood(floodOf(service, noisyKeys, calls));
      await ask(trial, flooded);
      const seen = await flood.stop();
      const others = Object.keys(seen.statuses).filter((status) => !['200', '503'].includes(status));
      if (others.length > 0) context.violation(`A flood of ${name}: its calls were answered with ${others.join(', ')}.`);
      served += seen.statuses['200'] ?? 0;
      servedMs += seen.servedMs;
      if (!service.hasExited()) await untilServed(trial, noisy);
    }
    if (service.hasExited()) context.violation(`A flood of ${name}: the process ended.`);
    const refused = alone.refused + flooded.refused;
    if (refused > 0) context.exceeded(`A flood of ${name}: ${refused} calls of another tenant were refused.`);
    // On a slow machine, no call of the flood is served within a round.
    const meanMs = served === 0 ? trial.roundMs : servedMs / served;
    for (const kind of ['reads', 'writes'] as const) {
      const [before, after] = [percentile(alone[kind], 0.5), percentile(flooded[kind], 0.5)];
      const figure = `${before.toFixed(1)} → ${after.toFixed(1)} ms (${(after / before).toFixed(1)} ×)`;
      context.log(
        `${kind} beside a flood of ${name}: ${figure}, ${flooded[kind].length} calls; the flood's own: ${meanMs.toFixed(1)} ms`,
      );
      figures[`${kind} beside ${name}`] = figure;
      if (after > meanMs * maxShare) {
        context.exceeded(`A flood of ${name}: ${kind} of another tenant took ${figure}, the flood's own ${meanMs.toFixed(1)} ms.`);
      }
    }
  }
  caller.close();
  await service.kill();
  return figures;
}

/** Milliseconds that calls took. */
interface Times {
  reads: number[];
  writes: number[];
  refused: number;
}

const createTimes = (): Times => ({ reads: [], writes: [], refused: 0 });

interface Trial {
  caller: Caller;
  tenant: Tenant;
  service: ServiceProcess;
  roundMs: number;
}

/** Calls one after the other, as a single user of an application does. */
async function ask({ caller, tenant, service, roundMs }: Trial, times: Times): Promise<void> {
  const end = performance.now() + roundMs;
  while ((performance.now() < end || times.writes.length < minCalls) && !service.hasExited()) {
    const read = await caller.call(tenant, 'getDocuments', { organizationId });
    times.reads.push(read.ms);
    const write = await caller.call(tenant, 'updateOrganizations', { organizations });
    times.writes.push(write.ms);
    for (const { status } of [read, write]) if (status !== 200) times.refused++;
  }
}

/** A call of the flooding tenant comes after all that the service has read of its flood. */
async function untilServed({ caller }: Trial, noisy: Tenant): Promise<void> {
  while ((await caller.call(noisy, 'updateOrganizations', { organizations })).status !== 200) await pause(50);
}

function floodOf({ port }: ServiceProcess, keys: readonly Tenant[], { id, data, connections }: Calls): Flood {
  const body = JSON.stringify({ data });
  const text = keys.map((key) => {
    const headers = {
      ...credentialsFor(id, key),
      host: 'localhost',
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    return `POST ${operations[id].path} HTTP/1.1\r\n${head.join('')}\r\n${body}`;
  });
  return { port, connections, text, repeat: 1, drip: '', dripMs: 50, reads: true };
}
