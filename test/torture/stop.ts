/** SIGTERM during calls: read requests get a response, unread ones have no effect, and nobody holds the process. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '../../generated/handlers.ts';
import type { Context, Report, ServiceProcess, Torture } from './framework.ts';
import { type Caller, createCaller, createTenant, credentialsFor, type Headers, type Tenant } from './http.ts';
import { openJournal } from './journal.ts';
import { patientEnv } from './process.ts';

const callers = 16;
/** Callers that open a connection for each request. */
const newcomers = 8;
/** DRAIN_DELAY, and two seconds for the requests that it leaves. */
const maxStopMs = 3000;
/** A response may have been sent before the process noticed the signal. */
const graceMs = 100;

export const stop: Torture = {
  name: 'stop',
  promise:
    'SIGTERM under load loses no request that was sent whole, and the process is gone 2 s after DRAIN_DELAY with exit code 0.',
  engines: ['sqlite', 'postgres'],
  runsAlone: true,
  isLong: true,
  run,
};

interface Tally {
  replies: number;
  slowestMs: number;
}

async function run(context: Context): Promise<Report> {
  const stops = context.short ? 2 : 50;
  const tally: Tally = { replies: 0, slowestMs: 0 };
  for (let i = 0; i < stops; i++) {
    const delayMs = 200 + context.random.integer(300);
    await stopOnce(context, { round: i, delayMs, signal: i % 5 === 4 ? 'SIGINT' : 'SIGTERM', tally });
  }
  return { stops, replies: tally.replies, slowest: `${Math.round(tally.slowestMs)} ms` };
}

interface Round {
  round: number;
  /** Milliseconds of load before the signal. */
  delayMs: number;
  signal: NodeJS.Signals;
  tally: Tally;
}

async function stopOnce(context: Context, { round, delayMs, signal, tally }: Round): Promise<void> {
  const { violation, exceeded } = context;
  const service = await context.startService({ env: patientEnv });
  const tenant = await createTenant(service.url);
  const caller = createCaller(service.url, { connections: callers, timeoutMs: 10_000 });
  const newcomer = createCaller(service.url, { connections: newcomers, timeoutMs: 10_000, keepAlive: false });
  const acknowledged = openJournal<string>(context.folder, `stop-${round}`);
  const unanswered: string[] = [];
  let stoppingAt = Number.POSITIVE_INFINITY;
  let isOver = false;

  const write = async (name: string, { send }: Caller): Promise<void> => {
    for (let i = 0; !isOver; i++) {
      const id = `${name}-${i}`;
      const body = JSON.stringify({ data: { organizations: [{ organizationId: id, organizationName: id }] } });
      const headers = { ...credentialsFor('addOrganizations', tenant), 'x-request-id': `whole-${id}` };
      const reply = await send(operations.addOrganizations.path, headers, body).catch((error: unknown) => String(error));
      if (typeof reply === 'string') {
        // Nothing was sent.
        if (reply.startsWith('Error: connect ')) return;
        unanswered.push(id);
        continue;
      }
      tally.replies++;
      if (reply.status === 200) acknowledged.append(id);
      else if (reply.status !== 503) violation(`${reply.status} while stopping: ${reply.text.slice(0, 200)}`);
      if (performance.now() > stoppingAt + graceMs && reply.headers.connection !== 'close') {
        violation('A reply while stopping does not say connection: close.');
      }
    }
  };
  const loads = [
    ...Array.from({ length: callers }, (_, i) => write(`round-${round}-caller-${i}`, caller)),
    ...Array.from({ length: newcomers }, (_, i) => write(`round-${round}-newcomer-${i}`, newcomer)),
  ];
  const held = await holdConnections(service, credentialsFor('addOrganizations', tenant));
  await pause(delayMs);

  const began = performance.now();
  service.signal(signal);
  void untilStopping(service).then(() => {
    stoppingAt = performance.now();
    return checkNotReady(context, service.url);
  });
  const exit = await Promise.race([service.exited, pause(2 * maxStopMs)]);
  const tookMs = performance.now() - began;
  isOver = true;
  tally.slowestMs = Math.max(tally.slowestMs, tookMs);
  if (exit === undefined) exceeded(`The process is still running ${2 * maxStopMs} ms after ${signal}.`);
  else if (tookMs > maxStopMs) exceeded(`It took ${signal} more than ${maxStopMs} ms.`);
  if (exit !== undefined && exit.code !== 0) violation(`${signal}: exit code ${exit.code ?? exit.signal}.`);
  if (exit === undefined) await service.kill();
  caller.close();
  newcomer.close();
  for (const socket of held) socket.destroy();
  await Promise.all(loads);
  // A killed process may lose responses.
  if (exit === undefined) return;
  await checkNothingLost(context, { service, tenant, acknowledged: acknowledged.entries(), unanswered });
}

async function untilStopping(service: ServiceProcess): Promise<void> {
  while (!service.hasExited() && !service.lines().some(({ signal }) => signal !== undefined)) await pause(5);
}

async function checkNotReady({ violation }: Context, url: string): Promise<void> {
  const caller: Caller = createCaller(url, { connections: 1, timeoutMs: 2000 });
  // A rejected connection means the same.
  const reply = await caller.send('/readyz', {}, '', 'GET').catch(() => undefined);
  if (reply !== undefined && reply.status !== 503) violation(`/readyz answered ${reply.status} while stopping.`);
  caller.close();
}

/** Opens connections that must not hold the process: silent, with half a head, with half a body, and idle after a response. */
async function holdConnections({ port }: ServiceProcess, credentials: Headers): Promise<Socket[]> {
  const lines = Object.entries({ host: 'localhost', 'content-type': 'application/json', ...credentials });
  const headers = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const halfHead = `POST ${operations.addOrganizations.path} HTTP/1.1\r\n${headers}`;
  const halfBody = `${halfHead}content-length: 100\r\n\r\n{"data"`;
  const beginnings = ['', halfHead, halfBody, 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n'];
  const sockets = beginnings.flatMap((text) => Array.from({ length: 5 }, () => open(port, text)));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  return sockets;
}

function open(port: number, text: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.resume();
  if (text !== '') socket.write(text);
  return socket;
}

interface Evidence {
  service: ServiceProcess;
  tenant: Tenant;
  acknowledged: readonly string[];
  unanswered: readonly string[];
}

/** A request was read if it left a row, or a log line about a disconnected caller. */
async function checkNothingLost(context: Context, { service, tenant, acknowledged, unanswered }: Evidence): Promise<void> {
  const rows = await context.database.query('select organization_id from organizations where api_key_id = $1', [tenant.apiKey]);
  const kept = new Set(rows.map((row) => String(row.organization_id)));
  const aborted = new Set(service.lines().map(({ requestId }) => String(requestId)));
  for (const id of acknowledged) if (!kept.has(id)) context.violation('A write that was acknowledged is gone.');
  for (const id of unanswered) {
    if (kept.has(id)) context.violation('A request was carried out and not answered.');
    else if (aborted.has(`whole-${id}`)) context.violation('A request was taken up and not answered.');
    else context.violation('A request was sent whole and reset.');
  }
}
