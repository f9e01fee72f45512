/**
 * SIGKILL during writes that readers and webhooks follow by their events. Each writer sets fields of its own on shared documents, so the data of an event
 * shows each write to its document before it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { createClient } from '../../generated/client.ts';
import type { CollaborationEvent } from '../../generated/types.ts';
import { readAcrossLosses } from './events/losses.ts';
import { untilDone } from './events/progress.ts';
import { startReceiver } from './events/receiver.ts';
import type { Context, Report, Torture } from './framework.ts';
import { createTenant, type Tenant } from './http.ts';
import { callOn, killAll, killDuring, type Outcome, pickAlive, type Running, startProcess } from './kill/processes.ts';
import { patientEnv } from './process.ts';

const writers = Array.from({ length: 8 }, (_, i) => `writer${i}`);
const readers = 3;
const acme = { organizationId: 'acme' };
const documentIds = ['plan', 'notes', 'map', 'draft', 'minutes'];
/** A slow machine makes fewer rounds. */
const maxRoundsMs = 100_000;
const minRounds = 3;
/** Writes of one round, so that webhooks are not far behind at the end. */
const maxChanges = 120;

/** Readers call at the same moments, so that they number the same events. */
const readMs = 40;
/** The clock of each process is ahead by at most this. */
const maxAheadMs = 5000;

const aheadBy = (ms: number) => ({ NODE_OPTIONS: `--import=data:text/javascript,Date.now=(now=>()=>now()+${ms})(Date.now)` });

export const events: Torture = {
  name: 'events',
  promise:
    'Each reader of events sees each committed write once, in the same order, and behind the writes before it. Webhooks get the same order. ' +
    'If a restore or a failover loses events, each reader is told, or has all that are left.',
  engines: ['sqlite', 'postgres'],
  short: ['postgres'],
  run,
};

interface Change {
  /** The number of the write, unique and rising. */
  number: number;
  writer: string;
  documentIds: string[];
  outcome: Outcome;
  sentAt: number;
  repliedAt: number;
}

interface Setting {
  context: Context;
  tenant: Tenant;
  /** The processes, of which some may be dead. */
  running(): readonly Running[];
}

/** A reader with the log as it has seen it: each event as JSON. */
interface Reader {
  pageToken: string;
  /** The number of times that there was nothing behind the token. */
  emptyPages: number;
  seen: string[];
}

async function run(context: Context): Promise<Report> {
  const { short, engine, random, exceeded, violation } = context;
  const maxRounds = short ? minRounds : 100;
  const processes = engine === 'postgres' ? 2 : 1;
  const start = () => {
    const env = { ...patientEnv, ...aheadBy(random.integer(maxAheadMs)), WEBHOOK_LOOPBACK: 'on' };
    return startProcess(context, env, writers.length + readers);
  };
  let running = [await start()];
  const url = running[0]?.service.url ?? '';
  const tenant = await createTenant(url);
  const { apiKey, authToken, workspaceId, workspaceToken } = tenant;
  await createClient({ baseUrl: url, workspaceId, authToken: workspaceToken }).updateApiKey({ apiKey, events: true });
  const client = createClient({ baseUrl: url, apiKey, authToken });
  const receiver = await startReceiver(context, client);
  /** Starts what has been killed. */
  const restart = async (count: number) => {
    if (running.length === 0) await receiver.release();
    while (running.length < count) running.push(await start());
  };
  await client.addOrganizations({ organizations: [{ ...acme, organizationName: 'Acme' }] });
  await client.addDocuments({ ...acme, documents: documentIds.map((documentId) => ({ documentId })) });

  const setting: Setting = { context, tenant, running: () => running };
  const changes: Change[] = [];
  const follow: Reader[] = Array.from({ length: readers }, () => ({ pageToken: '', emptyPages: 0, seen: [] }));
  const stop = new AbortController();
  const reading = follow.map((reader) => readUntil(stop.signal, reader, setting));
  /** The numbers of made writes by document and writer, as Get Documents has shown them. */
  const made: string[] = [];
  const readDocuments = async () => {
    const target = pickAlive(context, running);
    const baseUrl = target?.service.url ?? '';
    return (await createClient({ baseUrl, apiKey, authToken }).getDocuments({ ...acme, documentIds })).data;
  };

  await restart(processes);
  let rounds = 0;
  const endsAt = performance.now() + maxRoundsMs;
  for (let isLast = false; !isLast; ) {
    const until = changes.length + maxChanges;
    running = await killDuring({ ...context, short: true }, running, (isOver, onAcknowledged) =>
      writers.map((writer) => writeUntil(isOver, writer, { ...setting, changes, until, onAcknowledged })),
    );
    rounds++;
    isLast = rounds === maxRounds || (rounds >= minRounds && performance.now() > endsAt);
    if (isLast) {
      await killAll(running);
      running = [];
      receiver.calm();
    }
    await restart(isLast ? 1 : processes);
    for (const { id, ...one } of await readDocuments()) made.push(...fieldsOf(one).map((field) => `${id} ${field.join(' ')}`));
  }
  const stored = await readDocuments();
  // The second empty page was requested after the last write.
  for (const reader of follow) reader.emptyPages = 0;
  await untilDone(
    () => follow.every(({ emptyPages }) => emptyPages > 1),
    () => follow.reduce((sum, { seen: { length }, emptyPages }) => sum + length + Math.min(emptyPages, 2), 0),
    'A reader of events',
  );
  stop.abort();
  await Promise.all(reading);

  const seen = follow[0]?.seen ?? [];
  const delivered = await receiver.finish(
    seen.map((text): CollaborationEvent => JSON.parse(text)),
    rounds + 1,
  );
  for (const { seen: own } of follow) {
    const different = seen.findIndex((event, i) => event !== own[i]);
    if (own.length !== seen.length || different !== -1)
      violation(
        `Readers differ: ${own.length} events, ${seen.length} events, and at ${different} ${own[different]}, ${seen[different]}`,
      );
  }
  judge(context, seen, { changes, made, stored });
  const acknowledged = changes.filter(({ outcome }) => outcome === 'acknowledged').length;
  if (acknowledged < rounds * 3) exceeded(`Only ${acknowledged} writes were acknowledged: that proves nothing.`);
  await killAll(running);
  return {
    kills: rounds,
    processes,
    acknowledged,
    'unknown outcomes': changes.filter(({ outcome }) => outcome === 'unknown').length,
    events: seen.length,
    ...delivered,
    ...(await readAcrossLosses(context)),
  };
}

async function writeUntil(
  isOver: AbortSignal,
  writer: string,
  { changes, until, onAcknowledged, ...setting }: Setting & { changes: Change[]; until: number; onAcknowledged: () => void },
): Promise<void> {
  const { context, running } = setting;
  while (!isOver.aborted && changes.length < until) {
    const target = pickAlive(context, running());
    if (target === undefined) return;
    const number = changes.length + 1;
    const ids = context.random.shuffle(documentIds).slice(0, 1 + context.random.integer(2));
    const change: Change = { number, writer, documentIds: ids, outcome: 'unknown', sentAt: performance.now(), repliedAt: Infinity };
    changes.push(change);
    const data = { ...acme, documents: ids.map((documentId) => ({ documentId, [writer]: number })) };
    change.outcome = (await callOn(target, { id: 'updateDocuments', data }, setting)).outcome;
    if (change.outcome !== 'acknowledged') continue;
    change.repliedAt = performance.now();
    onAcknowledged();
  }
}

async function readUntil(isOver: AbortSignal, reader: Reader, setting: Setting): Promise<void> {
  const { context, running } = setting;
  while (!isOver.aborted) {
    await pause(readMs - (performance.now() % readMs));
    const target = pickAlive(context, running());
    if (target === undefined) continue;
    const { pageToken } = reader;
    const data = { pageToken, pageSize: 1 + context.random.integer(500) };
    const { outcome, reply } = await callOn(target, { id: 'getEvents', data }, setting);
    if (outcome !== 'acknowledged') continue;
    const page: { result: { data: CollaborationEvent[]; pageToken: string; hasMore: boolean } } = JSON.parse(reply?.text ?? '');
    reader.seen.push(...page.result.data.map((event) => JSON.stringify(event)));
    ({ pageToken: reader.pageToken } = page.result);
    if (page.result.data.length === 0 && !page.result.hasMore) reader.emptyPages++;
  }
}

/** Returns the numbers that writers have set on a document. */
const fieldsOf = (data: object): [writer: string, number: unknown][] =>
  Object.entries(data).filter(([field]) => writers.includes(field));

interface Outcomes {
  changes: readonly Change[];
  made: readonly string[];
  stored: readonly { id: string }[];
}

/** Judges the log as one reader has seen it. */
function judge({ violation }: Context, seen: readonly string[], { changes, made, stored }: Outcomes): void {
  const eventIds = new Set<string>();
  const contents = new Map<string, number>();
  const documents = new Map<string, object>();
  /** The writes in the order of the log. */
  const order: Change[] = [];
  for (const text of seen) {
    const event: CollaborationEvent = JSON.parse(text);
    if (eventIds.has(event.eventId)) violation(`Twice: ${text}`);
    eventIds.add(event.eventId);
    if (event.type !== 'documents.added' && event.type !== 'documents.updated') continue;
    const { documentId, data = {} } = event;
    const before = new Map<string, unknown>(fieldsOf(documents.get(documentId) ?? {}));
    documents.set(documentId, data);
    if (event.type === 'documents.added') continue;
    const changed = fieldsOf(data).filter(([writer, number]) => before.get(writer) !== number);
    const [[writer, number] = ['nobody', 0]] = changed;
    if (changed.length !== 1 || !(Number(number) > Number(before.get(writer) ?? 0)))
      violation(`Lost, twice or reordered on ${documentId}: ${JSON.stringify(changed)} after ${JSON.stringify([...before])}`);
    const content = `${documentId} ${writer} ${number}`;
    contents.set(content, (contents.get(content) ?? 0) + 1);
    const change = changes[Number(number) - 1];
    if (change !== undefined) order.push(change);
  }

  for (const { writer, number, documentIds: ids, outcome } of changes) {
    const counts = ids.map((id) => contents.get(`${id} ${writer} ${number}`) ?? 0);
    const allowed = { acknowledged: [1], nothing: [0], unknown: [0, 1] }[outcome];
    if (!counts.every((count) => count === counts[0] && allowed.includes(count)))
      violation(`Write ${number} on ${ids}, ${outcome}, has ${counts} events`);
  }
  for (const content of made) if (!contents.has(content)) violation(`Made, without an event: ${content}`);
  for (const document of stored) {
    const last = documents.get(document.id);
    if (!isDeepStrictEqual(last, document))
      violation(`The last event has ${JSON.stringify(last)}, Get Documents has ${JSON.stringify(document)}`);
  }
  // No write comes before another one that was acknowledged before it was sent.
  let earliestReply = Number.POSITIVE_INFINITY;
  for (const { number, sentAt, repliedAt } of order.toReversed()) {
    if (sentAt > earliestReply) violation(`Write ${number} comes before a write that was acknowledged before it was sent`);
    earliestReply = Math.min(earliestReply, repliedAt);
  }
}
