/** More connections, and more requests on each, than can be served. Memory is bounded, and refusals come at once. */
import { setTimeout as pause } from 'node:timers/promises';
import { limits, operations } from '../../generated/handlers.ts';
import { type Flood, type FloodReport, startFlood } from './flood.ts';
import { type Context, type Report, report, type ServiceProcess, type Torture } from './framework.ts';
import { createCaller, createTenant, credentialsFor, type Headers, type Tenant } from './http.ts';
import { percentile } from './statistics.ts';

const maxRssBytes = 400e6;
/** Floods of unfinished bodies beside unread responses: their garbage adds up. */
const maxMixedRssBytes = 500e6;
/** A short flood may end before the garbage collector has caught up with it. */
const shortTolerance = 1.5;
/** For the median and the slowest response: the floods compete with the service for the processor. */
const maxMedianHealthMs = 250;
const maxHealthMs = 2000;
/** For the slowest response on the health port. */
const maxOwnHealthMs = 250;
const maxRefusalMs = 2000;

export const overload: Torture = {
  name: 'overload',
  promise:
    'For all floods, slow senders and slow readers: memory stays below 400 MB, or 500 for mixed ones, /healthz responds within 250 ms in the median ' +
    'and 2 s at most, each time within 250 ms on a port of its own, and requests beyond the capacity get a 503 at once.',
  engines: ['sqlite', 'postgres'],
  short: ['sqlite'],
  runsAlone: true,
  run,
};

async function run(context: Context): Promise<Report> {
  let peak = 0;
  let slowest = 0;
  // Floods meet the frame, which no engine changes: the short form runs two of them, at random.
  const all = context.random.shuffle(Object.entries(floods));
  const chosen = context.short ? all.slice(0, 2) : all;
  for (const [name, floodOf] of chosen) {
    // Each flood gets a process of its own, without garbage of earlier ones.
    const service = await context.startService({ database: await context.createDatabase(), env: { HEALTH_PORT: '0' } });
    const tenant = await createTenant(service.url);
    await addLargePage(service, tenant);
    await warmUp(service, tenant);
    const { rss, healthMs } = await withstand(context, {
      service,
      name,
      floods: [floodOf({ port: service.port, tenant, isShort: context.short })].flat(),
    });
    peak = Math.max(peak, rss);
    slowest = Math.max(slowest, healthMs);
    if (!service.hasExited()) await mustServe(context, { service, tenant, name });
    await service.kill();
  }
  return {
    floods: chosen.length,
    memory: `${Math.round(peak / 1e6)} MB`,
    'slowest /healthz': `${Math.round(slowest)} ms`,
  };
}

/** Adds documents whose page is as large as a page may be. */
async function addLargePage({ url }: ServiceProcess, tenant: Tenant): Promise<void> {
  const caller = createCaller(url, { connections: 1 });
  const organizations = [{ organizationId: 'large', organizationName: 'Large' }];
  await caller.call(tenant, 'addOrganizations', { organizations });
  for (let i = 0; i < 17; i++) {
    const documents = [{ documentId: `${i}`, documentName: 'Large', notes: 'x'.repeat(60_000) }];
    const { status, text } = await caller.call(tenant, 'addDocuments', { organizationId: 'large', documents });
    if (status !== 200) throw new Error(`addDocuments returned ${status}: ${text}`);
  }
  caller.close();
}

/** A new process compiles code at its first requests. */
async function warmUp({ url }: ServiceProcess, tenant: Tenant): Promise<void> {
  const caller = createCaller(url, { connections: 32 });
  for (let round = 0; round < 20; round++) {
    const calls = Array.from({ length: 32 }, (_, i) => caller.call(tenant, 'getDocuments', { organizationId: `${i}` }));
    await Promise.all([...calls, caller.send('/healthz', {}, '', 'GET')]);
  }
  caller.close();
}

const request = (method: string, path: string, headers: Headers, body = ''): string => {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
};

interface Target {
  port: number;
  tenant: Tenant;
  isShort: boolean;
}

const { addOrganizations, createWorkspace, getDocuments } = operations;
const json = { 'content-type': 'application/json' };
const genuine = ({ tenant }: Target): Headers => credentialsFor('addOrganizations', tenant);

/** A call with a whole body, and one with a part of it. */
function call(path: string, headers: Headers): string {
  const body = JSON.stringify({ data: { organizations: [{ organizationId: 'acme', organizationName: 'Acme Robotics' }] } });
  return request('POST', path, { ...json, ...headers, 'content-length': String(body.length) }, body);
}
const largePage = (headers: Headers): string => {
  const body = JSON.stringify({ data: { organizationId: 'large' } });
  return request('POST', getDocuments.path, { ...json, ...headers, 'content-length': String(body.length) }, body);
};
/** Together, the floods have as many connections as one alone. */
const half = (flood: Flood): Flood => ({ ...flood, connections: Math.ceil(flood.connections / 2) });
const endless = (path: string, headers: Headers): string =>
  request('POST', path, { ...json, ...headers, 'content-length': String(limits.bodyBytes) }, '{"data":"');

const form = 'token=nobody';
const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(form.length) };
const login = request('POST', '/login', formHeaders, form);

const silent = ({ port, isShort }: Target): Flood => ({
  port,
  connections: isShort ? 300 : 2000,
  text: '',
  repeat: 1,
  drip: '',
  dripMs: 50,
  reads: false,
});
const bodies = (target: Target): Flood => ({
  ...silent(target),
  connections: target.isShort ? 225 : 1500,
  drip: 'x'.repeat(65_536),
  dripMs: 20,
});

const unread = (to: Target): Flood => ({ ...silent(to), text: request('GET', '/openapi.json', {}), repeat: 50 });
const unreadResults = (to: Target): Flood => ({
  ...silent(to),
  connections: to.isShort ? 75 : 500,
  text: largePage(genuine(to)),
  repeat: 17,
});
const unfinished = (to: Target): Flood => ({ ...bodies(to), text: endless(addOrganizations.path, genuine(to)) });

const floods: { readonly [name: string]: (target: Target) => Flood | readonly Flood[] } = {
  'pages that nobody reads, on few connections': (to) => ({
    ...silent(to),
    connections: 8,
    text: request('GET', '/docs', {}),
    repeat: 2000,
  }),
  'documents that nobody reads': unread,
  'silent connections': silent,
  'trickling heads': (to) => ({ ...silent(to), text: `POST ${addOrganizations.path} HTTP/1.1\r\nx-`, drip: 'x', dripMs: 200 }),
  'pipelined calls that nobody reads': (to) => ({ ...silent(to), text: call(addOrganizations.path, genuine(to)), repeat: 100 }),
  'pipelined calls without credentials': (to) => ({ ...silent(to), text: call(addOrganizations.path, {}), repeat: 100 }),
  'bodies that never end': unfinished,
  'bodies that never end, beside documents and pages of results that nobody reads': (to) => [
    half(unfinished(to)),
    half(unread(to)),
    unreadResults(to),
  ],
  'bodies that never end, without credentials': (to) => ({ ...bodies(to), text: endless(createWorkspace.path, {}) }),
  'calls, one after the other': (to) => ({ ...silent(to), text: call(addOrganizations.path, genuine(to)), reads: true }),
  'calls without credentials': (to) => ({ ...silent(to), text: call(addOrganizations.path, {}), reads: true }),
  'readiness checks': (to) => ({ ...silent(to), text: request('GET', '/readyz', {}), reads: true }),
  'logins with a link that does not exist': (to) => ({ ...silent(to), text: login, reads: true }),
};

/** The statuses of floods that do not succeed. */
const refusals: { readonly [name: string]: string } = {
  'calls without credentials': '401',
  'logins with a link that does not exist': '404',
};

interface Trial {
  service: ServiceProcess;
  name: string;
  floods: readonly Flood[];
}

async function withstand(context: Context, { service, name, floods }: Trial): Promise<{ rss: number; healthMs: number }> {
  const { violation, exceeded } = context;
  let rss = 0;
  const healthsMs: number[] = [];
  const ownHealthsMs: number[] = [];
  let isOver = false;
  const measure = async (url: string, healths: number[]) => {
    while (!isOver && !service.hasExited()) {
      rss = Math.max(rss, service.rss());
      const tookMs = await timeHealth(url).catch((error: unknown) => {
        if (!service.hasExited()) report(context, `${name}: /healthz`, error);
      });
      if (tookMs !== undefined) healths.push(tookMs);
      await pause(20);
    }
  };
  const measuring = Promise.all([measure(service.url, healthsMs), measure(service.healthUrl, ownHealthsMs)]);
  const running = await Promise.all(floods.map(startFlood));
  await pause(context.short ? 500 : 15_000);
  const all = await Promise.all(running.map(({ stop }) => stop()));
  isOver = true;
  await measuring;
  if (service.hasExited()) violation(`${name}: the process ended.`);
  const maxBytes = (floods.length > 1 ? maxMixedRssBytes : maxRssBytes) * (context.short ? shortTolerance : 1);
  if (rss > maxBytes) exceeded(`${name}: memory rose above ${maxBytes / 1e6} MB.`);
  const [medianMs, healthMs] = [percentile(healthsMs, 0.5), percentile(healthsMs, 1)];
  if (medianMs > maxMedianHealthMs || healthMs > maxHealthMs) {
    exceeded(`${name}: /healthz took ${Math.round(medianMs)} ms in the median, and up to ${Math.round(healthMs)} ms.`);
  }
  const ownHealthMs = percentile(ownHealthsMs, 1);
  if (ownHealthMs > maxOwnHealthMs) exceeded(`${name}: /healthz on a port of its own took up to ${Math.round(ownHealthMs)} ms.`);
  const reports = all.filter((_, i) => floods[i]?.reads);
  for (const seen of reports) checkReplies(context, name, seen);
  context.log(
    `${name}: ${Math.round(rss / 1e6)} MB, /healthz ${Math.round(medianMs)} ms, up to ${Math.round(healthMs)} ms, on its own port up to ${Math.round(ownHealthMs)} ms` +
      reports.map(shown).join(''),
  );
  return { rss, healthMs };
}

function shown({ statuses, slowestMs }: FloodReport): string {
  const replies = Object.entries(statuses).map(([status, count]) => `${count} × ${status}`);
  return `, ${replies.join(', ')}, slowest ${Math.round(slowestMs)} ms`;
}

function checkReplies({ violation, exceeded }: Context, name: string, seen: FloodReport): void {
  const statuses = Object.keys(seen.statuses);
  if (statuses.length === 0) exceeded(`${name}: nobody got a reply.`);
  const others = statuses.filter((status) => status !== '503' && status !== (refusals[name] ?? '200'));
  if (others.length > 0) violation(`${name}: calls were answered with ${others.join(', ')}.`);
  if (seen.withoutRetryAfter > 0) violation(`${name}: a 503 has no retry-after.`);
  if (seen.slowestRefusalMs > maxRefusalMs) exceeded(`${name}: a refusal took more than ${maxRefusalMs} ms.`);
}

/** Uses a connection of its own each time, as a load balancer does. */
async function timeHealth(url: string): Promise<number> {
  const caller = createCaller(url, { connections: 1, timeoutMs: 10_000 });
  const began = performance.now();
  const { status } = await caller.send('/healthz', {}, '', 'GET').finally(caller.close);
  if (status !== 200) throw new Error(`answered ${status}`);
  return performance.now() - began;
}

interface Flooded {
  service: ServiceProcess;
  tenant: Tenant;
  name: string;
}

/** An ordinary call is served within seconds of the flood's end. */
async function mustServe({ exceeded }: Context, { service, tenant, name }: Flooded): Promise<void> {
  const caller = createCaller(service.url, { connections: 1, timeoutMs: 5000 });
  const end = performance.now() + 5000;
  for (;;) {
    const reply = await caller.call(tenant, 'getDocuments', { organizationId: 'nowhere' }).catch(() => undefined);
    if (reply?.status === 404) break;
    if (performance.now() > end) {
      exceeded(`${name}: an ordinary call is not served 5 s after the flood.`);
      break;
    }
    await pause(100);
  }
  caller.close();
}
