/** More connections, and more on each of them, than can be served: memory is bounded, and who is not served learns so at once. */
import { setTimeout as pause } from 'node:timers/promises';
import { limits, operations } from '../../generated/server.ts';
import { type Flood, type FloodReport, startFlood } from './flood.ts';
import type { Context, Report, ServiceProcess, Torture } from './framework.ts';
import { createCaller, createTenant, credentialsFor, type Headers, type Tenant } from './http.ts';

const maxRssBytes = 400e6;
const maxHealthMs = 250;
const maxRefusalMs = 2000;

export const overload: Torture = {
  name: 'overload',
  promise:
    'Whatever callers send, or do not send, or do not read: memory stays below 400 MB, /healthz answers within 250 ms, and what ' +
    'cannot be served is refused with 503 at once.',
  engines: ['sqlite'],
  run,
};

async function run(context: Context): Promise<Report> {
  const service = await context.startService();
  const tenant = await createTenant(service.url);
  const floods = floodsOf(service.port, tenant, context.short);
  let peak = 0;
  let slowest = 0;
  for (const [name, flood] of Object.entries(floods)) {
    const { rss, healthMs } = await withstand(context, { service, name, flood });
    peak = Math.max(peak, rss);
    slowest = Math.max(slowest, healthMs);
    if (service.hasExited()) break;
    await mustServe(context, { service, tenant, name });
  }
  return {
    floods: Object.keys(floods).length,
    memory: `${Math.round(peak / 1e6)} MB`,
    'slowest /healthz': `${Math.round(slowest)} ms`,
  };
}

const request = (method: string, path: string, headers: Headers, body = ''): string => {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
};

function floodsOf(port: number, tenant: Tenant, short: boolean): { [name: string]: Flood } {
  const many = short ? 300 : 2000;
  const json = { 'content-type': 'application/json' };
  const credentials = credentialsFor('addOrganizations', tenant);
  const organizations = [{ organizationId: 'acme', organizationName: 'Acme Robotics' }];
  const body = JSON.stringify({ data: { organizations } });
  const post = (path: string, headers: Headers, length: number, text: string) =>
    request('POST', path, { ...json, ...headers, 'content-length': String(length) }, text);
  const withBody = (path: string, headers: Headers) => post(path, headers, body.length, body);
  const endless = (path: string, headers: Headers) => post(path, headers, limits.bodyBytes, '{"data":"');
  const { addOrganizations, createWorkspace } = operations;
  const silent: Flood = { port, connections: many, text: '', repeat: 1, drip: '', dripMs: 50, reads: false };
  const bodies = { ...silent, connections: short ? 225 : 1500, drip: 'x'.repeat(65_536), dripMs: 20 };
  return {
    'pages that nobody reads, on few connections': { ...silent, connections: 8, text: request('GET', '/docs', {}), repeat: 2000 },
    'documents that nobody reads': { ...silent, text: request('GET', '/openapi.json', {}), repeat: 50 },
    'silent connections': silent,
    'trickling heads': { ...silent, text: `POST ${addOrganizations.path} HTTP/1.1\r\nx-`, drip: 'x', dripMs: 200 },
    'pipelined calls that nobody reads': { ...silent, text: withBody(addOrganizations.path, credentials), repeat: 100 },
    'pipelined calls without credentials': { ...silent, text: withBody(addOrganizations.path, {}), repeat: 100 },
    'bodies that never end': { ...bodies, text: endless(addOrganizations.path, credentials) },
    'bodies that never end, without credentials': { ...bodies, text: endless(createWorkspace.path, {}) },
    'calls, one after the other': { ...silent, text: withBody(addOrganizations.path, credentials), reads: true },
    'calls without credentials': { ...silent, text: withBody(addOrganizations.path, {}), reads: true },
  };
}

interface Trial {
  service: ServiceProcess;
  name: string;
  flood: Flood;
}

async function withstand(context: Context, { service, name, flood }: Trial): Promise<{ rss: number; healthMs: number }> {
  const { violation } = context;
  let rss = 0;
  let healthMs = 0;
  let isOver = false;
  const measure = async () => {
    while (!isOver && !service.hasExited()) {
      rss = Math.max(rss, service.rss());
      const tookMs = await timeHealth(service);
      if (service.hasExited()) return;
      if (tookMs === undefined) violation(`${name}: /healthz did not answer.`);
      else healthMs = Math.max(healthMs, tookMs);
      await pause(20);
    }
  };
  const measuring = measure();
  const running = await startFlood(flood);
  await pause(context.short ? 500 : 15_000);
  const report = await running.stop();
  isOver = true;
  await measuring;
  if (service.hasExited()) violation(`${name}: the process ended.`);
  if (rss > maxRssBytes) violation(`${name}: memory rose above ${maxRssBytes / 1e6} MB.`);
  if (healthMs > maxHealthMs) violation(`${name}: /healthz took more than ${maxHealthMs} ms.`);
  if (flood.reads) checkReplies(context, name, report);
  const replies = Object.entries(report.statuses).map(([status, count]) => `${count} × ${status}`);
  context.log(
    `${name}: ${Math.round(rss / 1e6)} MB, /healthz ${Math.round(healthMs)} ms` +
      (flood.reads ? `, ${replies.join(', ')}, slowest ${Math.round(report.slowestMs)} ms` : ''),
  );
  return { rss, healthMs };
}

function checkReplies({ violation }: Context, name: string, report: FloodReport): void {
  const statuses = Object.keys(report.statuses);
  if (statuses.length === 0) violation(`${name}: nobody got a reply.`);
  const others = statuses.filter((status) => !['200', '401', '503'].includes(status));
  if (others.length > 0) violation(`${name}: calls were answered with ${others.join(', ')}.`);
  if (report.withoutRetryAfter > 0) violation(`${name}: a 503 has no retry-after.`);
  if (report.slowestRefusalMs > maxRefusalMs) violation(`${name}: a refusal took more than ${maxRefusalMs} ms.`);
}

/** Each time on a connection of its own, as a load balancer asks. */
async function timeHealth({ url }: ServiceProcess): Promise<number | undefined> {
  const caller = createCaller(url, { connections: 1, timeoutMs: 10_000 });
  const began = performance.now();
  const reply = await caller.send('/healthz', {}, '', 'GET').catch(() => undefined);
  caller.close();
  return reply?.status === 200 ? performance.now() - began : undefined;
}

interface Flooded {
  service: ServiceProcess;
  tenant: Tenant;
  name: string;
}

/** When a flood is over, an ordinary call is served within seconds. */
async function mustServe({ violation }: Context, { service, tenant, name }: Flooded): Promise<void> {
  const caller = createCaller(service.url, { connections: 1, timeoutMs: 5000 });
  const end = performance.now() + 5000;
  for (;;) {
    const reply = await caller.call(tenant, 'getDocuments', { organizationId: 'nowhere' }).catch(() => undefined);
    if (reply?.status === 404) break;
    if (performance.now() > end) {
      violation(`${name}: an ordinary call is not served 5 s after the flood.`);
      break;
    }
    await pause(100);
  }
  caller.close();
}
