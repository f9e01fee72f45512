/** Valid, nearly valid and hostile messages. Every response is checked against the document. */
import { randomUUID } from 'node:crypto';
import { at } from '../../generated/operations.ts';
import type { Validation } from '../../server/http/options.ts';
import { fillSome } from './at-rest/objects.ts';
import type { Context, Report, ServiceProcess, Torture } from './framework.ts';
import { type FuzzMessage, messages } from './fuzz/messages.ts';
import { pages } from './fuzz/pages.ts';
import { rawShapes, sendRaw, smuggledId } from './fuzz/sockets.ts';
import { type Caller, createCaller, createTenant, credentialsFor, type Headers, type Reply, type Tenant } from './http.ts';
import { judgeReply } from './judge.ts';
import { countOutcomes, isAtDoor } from './outcomes.ts';
import { patientEnv } from './process.ts';
import { createWorld, importWorld } from './world.ts';

/** For each validator on each database: 200,000 in all. */
const messagesLong = 50_000;
const messagesShort = 400;
const connections = 16;
const maxRssBytes = 400e6;
const maxLogLine = 16_384;
/** Milliseconds of processor time, with the compiled validator, which compiles nothing at run time. Measured: 120 to 230. */
const maxTurnMs = 500;

const validations: readonly Validation[] = ['compiled', 'express-openapi-validator'];

export const fuzz: Torture = {
  name: 'fuzz',
  promise: 'Every request gets a documented response, never a 500, and every message that the document forbids is rejected.',
  engines: ['sqlite', 'postgres'],
  short: ['postgres'],
  run: async (context) => {
    const report: { [figure: string]: number | string } = {};
    // The short form leaves the second validator to equivalence.test.ts.
    const some = context.short ? validations.slice(0, 1) : validations;
    for (const validation of some) {
      for (const [figure, value] of Object.entries(await fuzzOne(context, validation))) report[`${validation} ${figure}`] = value;
    }
    return report;
  },
};

async function fuzzOne(context: Context, validation: Validation): Promise<Report> {
  const database = await context.createDatabase();
  const service = await context.startService({ env: { ...patientEnv, VALIDATION: validation }, database });
  const tenant = await createTenant(service.url);
  const world = createWorld({ organizations: 3, folders: 7, documents: 40, users: 30 });
  await importWorld(context, tenant.apiKey, world, database);
  await fillSome(database, tenant);
  // Messages that end an API key or a workspace end these, and all others go on.
  let spare = await createTenant(service.url);
  world.apiKey = spare.apiKey;
  const caller = createCaller(service.url, { connections });
  const seen = new Set<string>();
  /** Reports each fault once, since it may show in thousands of messages. */
  const violation = (key: string, text: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    context.violation(`${validation}: ${text}`);
  };
  await service.eventLoopDelay();

  const began = performance.now();
  const count = context.short ? messagesShort : messagesLong;
  const source = messages(context.random, world);
  let sent = 0;
  const outcomes = countOutcomes({ violation: (text) => violation('outcomes', text) });
  const sendAgain = async (): Promise<void> => {
    while (sent < count && !service.hasExited()) {
      sent++;
      const message = source.next().value;
      const user = message.operation.credentials === 'workspace' ? spare : tenant;
      const reply = await send(caller, user, message);
      if (typeof reply !== 'string') outcomes.note(reply.status);
      if (typeof reply !== 'string' && reply.status === 401 && user === spare && !('x-svc-auth-token' in message.headers)) {
        spare = await createTenant(service.url);
        world.apiKey = spare.apiKey;
      }
      const problem = problemOf(message, reply);
      if (problem === undefined) continue;
      const [kind] = message.name.split(' at /');
      const text = `${message.operation.id}, ${message.name}: ${problem}\n    sent: ${shown(message)}`;
      // Most mistakes of one operation occur in all. Random changes find the others.
      violation(`${message.isAllowed === undefined ? '' : message.operation.id} ${kind} ${withoutIds(problem)}`, text);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendAgain));
  const seconds = (performance.now() - began) / 1000;
  outcomes.check(2 / 3, (status) => !isAtDoor(status));

  await fuzzPages(caller, violation);
  await fuzzSockets(service, tenant, violation);
  if (service.hasExited()) violation('exit', `The process ended: ${JSON.stringify(await service.exited)}`);
  else if ((await caller.send('/readyz', {}, '', 'GET')).status !== 200) violation('readyz', 'It is no longer ready.');
  caller.close();
  const [smuggled] = await database.query('select count(*) as number from organizations where organization_id = $1', [smuggledId]);
  if (Number(smuggled?.number) > 0) violation('smuggled', 'A request hidden in the body of another was carried out.');
  for (const line of service.lines()) {
    const { length } = JSON.stringify(line);
    if (length > maxLogLine)
      violation(`log ${line.msg}`, `A line of ${length} characters was logged: ${JSON.stringify(line).slice(0, 200)}`);
    if (line.level === 50)
      violation(`log ${line.msg} ${at(line.err, 'message')}`, `logged: ${JSON.stringify(line).slice(0, 1000)}`);
  }
  const rss = service.rss();
  if (rss > maxRssBytes) context.exceeded(`${validation}: memory rose to ${Math.round(rss / 1e6)} MB.`);
  const { maxMs, maxProcessorMs } = await service.eventLoopDelay();
  if (validation === 'compiled' && maxProcessorMs > maxTurnMs) {
    context.exceeded(`${validation}: a turn of the event loop took ${maxProcessorMs} ms of processor time.`);
  }
  await service.kill();
  return {
    messages: sent,
    'messages/s': Math.round(sent / seconds),
    statuses: outcomes.shown(),
    memory: `${Math.round(rss / 1e6)} MB`,
    'event loop held': `${maxMs} ms, ${maxProcessorMs} ms of them at work`,
  };
}

/** Returns the response, or the reason for none. */
async function send(caller: Caller, tenant: Tenant, { operation, body, headers }: FuzzMessage): Promise<Reply | string> {
  const all = { ...credentialsFor(operation.id, tenant), 'content-type': 'application/json', ...headers };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  try {
    return await caller.send(operation.path, given, body);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function problemOf({ operation, isAllowed, headers }: FuzzMessage, reply: Reply | string): string | undefined {
  if (typeof reply === 'string') return `no reply: ${reply}`;
  if (reply.status === 500) return `500: ${reply.text.slice(0, 300)}`;
  if (isAllowed === false && reply.status < 400) return `${reply.status} for what the document does not allow`;
  const { 'x-request-id': requestId } = headers;
  const kept = requestId !== undefined && /^[\w.:/+=-]{1,128}$/.test(requestId) ? { requestId } : {};
  return judgeReply(reply, { operation, ...kept });
}

type Violation = (key: string, text: string) => void;

async function fuzzPages(caller: Caller, violation: Violation): Promise<void> {
  for (const { method, path, headers, body } of pages) {
    const requestId = randomUUID();
    const problem = await caller.send(path, { ...headers, 'x-request-id': requestId }, body, method).then(
      ({ status, text, headers: { 'x-request-id': id } }) =>
        status >= 500 ? `${status} ${text.slice(0, 200)}` : id === requestId ? undefined : `has the x-request-id ${id}`,
      (error: unknown) => `no reply: ${error}`,
    );
    const shownHeaders = JSON.stringify(headers).slice(0, 200);
    const where = `${method} ${path.slice(0, 100)}`;
    if (problem !== undefined) violation(`${where} ${problem}`, `${where} ${shownHeaders} ${body.slice(0, 50)}: ${problem}`);
  }
}

async function fuzzSockets({ port }: ServiceProcess, tenant: Tenant, violation: Violation): Promise<void> {
  const credentials: Headers = credentialsFor('addOrganizations', tenant);
  const shapes = rawShapes(credentials);
  const replies = await Promise.all(shapes.map((shape) => sendRaw(port, shape)));
  for (const [i, { name, bytes, requests }] of shapes.entries()) {
    const all = replies[i] ?? [];
    if (all.length > requests) violation(`raw ${name}`, `${name}: ${all.length} replies to ${requests} requests`);
    for (const { status, head } of all) {
      // Excess requests of a connection are rejected with retry-after, and the connection ends.
      const isBeyondBound = requests > 1 && status === 503 && /^retry-after: \d/im.test(head) && /^connection: close/im.test(head);
      if (status >= 500 && status !== 501 && status !== 505 && !isBeyondBound) violation(`raw ${name}`, `${name}: ${status}`);
      if (!/^x-request-id: \S/im.test(head)) violation(`raw id ${status}`, `${name}: ${status} without an x-request-id`);
      // An address below the docs has a page.
      const expected = bytes.startsWith('GET /docs/')
        ? /^content-type: (?:application\/json|text\/html)/im
        : /^content-type: application\/json/im;
      if (status >= 400 && !expected.test(head)) {
        violation(`raw envelope ${status}`, `${name}: ${status} without the failure envelope`);
      }
    }
  }
}

const withoutIds = (text: string): string => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID').slice(0, 80);

function shown({ body, headers }: FuzzMessage): string {
  const text = typeof body === 'string' ? body : Buffer.from(body).toString('latin1');
  return `${JSON.stringify(headers).slice(0, 200)} ${text.length <= 1500 ? text : `${text.slice(0, 700)} … ${text.length} characters`}`;
}
