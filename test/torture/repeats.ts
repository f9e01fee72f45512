/**
 * Writes with an Idempotency-Key, repeated until they succeed. Their callers hang up, their processes are killed, and their commits
 * lose their connection to PostgreSQL. None of the writes is idempotent by itself.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { limits, type OperationId, operations } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import { commit, createProxy } from '../support/proxy.ts';
import { type Context, type Report, type ServiceProcess, TooSlow, type Torture } from './framework.ts';
import { createTenant, credentialsFor, type Tenant } from './http.ts';
import { patientEnv } from './process.ts';

const writers = 8;
const organizationId = 'acme';
/** Milliseconds in which a write must succeed, with all restarts. */
const maxWriteMs = 300_000;

export const repeats: Torture = {
  name: 'repeats',
  promise:
    'A write that is repeated with its Idempotency-Key happens once, and returns one response, in spite of any interruption.',
  engines: ['sqlite', 'postgres'],
  short: ['sqlite'],
  run,
};

interface Write {
  id: OperationId;
  data: object;
  /** Counts its effect in the database. The first parameter is the API key. */
  effect: string;
  parameters: string[];
}

interface Done {
  write: Write;
  key: string;
  attempts: number;
  text: string;
}

interface State {
  context: Context;
  tenant: Tenant;
  running: ServiceProcess[];
  counts: { cuts: number; repeats: number; replays: number; conflicts: number };
}

async function run(context: Context): Promise<Report> {
  const { short, engine, random, database } = context;
  const [kills, cuts] = short ? [2, 30] : [50, 500];
  const { DATABASE_URL: url } = database.env;
  const proxy = url === undefined ? undefined : await createProxy(url);
  const env = { ...patientEnv, ...(proxy === undefined ? {} : { DATABASE_URL: proxy.url }) };
  const start = () => context.startService({ env });
  try {
    const running = await Promise.all(Array.from({ length: engine === 'postgres' ? 2 : 1 }, start));
    const tenant = await createTenant(running[0]?.url ?? '');
    const counts = { cuts: 0, repeats: 0, replays: 0, conflicts: 0 };
    const state: State = { context, tenant, running, counts };
    await repeat(state, { id: 'addOrganizations', data: organization(organizationId), effect: '', parameters: [] });
    const done: Done[] = [];
    let isOver = false;
    const writing = Array.from({ length: writers }, async (_, i) => {
      const newWrite = writesOf(`w${i}`, state);
      while (!isOver) done.push(await repeat(state, newWrite()));
    });
    writing.forEach((one) => one.catch(() => (isOver = true)));
    let killed = 0;
    while (!isOver && (killed < kills || counts.cuts < cuts)) {
      // Some writes succeed between two kills, on a slow machine too.
      const before = done.length;
      while (!isOver && done.length - before < 3) await pause(20);
      await pause(random.integer(short ? 300 : 500));
      proxy?.cutAt(commit, random.pick(['before', 'after'] as const), 1 + random.integer(3));
      const victim = random.integer(running.length);
      if (killed < kills) {
        killed++;
        await running[victim]?.kill();
        running[victim] = await start();
      }
    }
    isOver = true;
    await Promise.all(writing);
    proxy?.cutAt(commit, 'after', 0);
    const found = await check(state, done);
    if (counts.replays === 0) context.exceeded('No repeated call returned a stored response: that proves nothing.');
    return { kills: killed, writes: done.length, ...counts, ...found };
  } finally {
    await proxy?.close();
  }
}

const organization = (id: string) => ({ organizations: [{ organizationId: id, organizationName: id }] });

/** Returns the writes of one writer. Each has names of its own. */
function writesOf(writer: string, { context, tenant }: State): () => Write {
  const { random } = context;
  let count = 0;
  /** All writers together stay within the workspace's limit. */
  let keysLeft = Math.floor((limits.apiKeys - 1) / writers);
  return () => {
    const name = `${writer}-${count++}`;
    // Few deletions, since each key may have a limited number of unfinished ones.
    const kind = random.integer(keysLeft > 0 ? 12 : 9);
    if (kind < 4) {
      const data = {
        ...{ organizationId, documentId: 'plan', createDocument: true, displayHeadlineMessageTemplate: name },
        actionUser: { userId: 'maya' },
        notifyUsers: [{ userId: 'jonas' }],
      };
      const effect = `select count(*) as number from notifications where api_key_id = $1 and content like '%"${name}"%'`;
      return { id: 'addNotifications', data, effect, parameters: [] };
    }
    if (kind < 8) {
      const effect = 'select count(*) as number from organizations where api_key_id = $1 and organization_id = $2';
      return { id: 'addOrganizations', data: organization(name), effect, parameters: [name] };
    }
    if (kind === 8) {
      // Jobs are counted together at the end.
      return { id: 'deleteAllUserData', data: { userIds: [`victim-${name}`] }, effect: '', parameters: [] };
    }
    keysLeft--;
    const effect = `select count(*) as number from api_keys where api_key_id <> $1 and name = $2 and workspace_id = $3`;
    return { id: 'createApiKey', data: { apiKeyName: name, type: 'testing' }, effect, parameters: [name, tenant.workspaceId] };
  };
}

/** Repeats a write with one key until it succeeds. */
async function repeat({ context, tenant, running, counts }: State, write: Write): Promise<Done> {
  const { id, data } = write;
  const key = randomUUID();
  const end = performance.now() + maxWriteMs;
  for (let attempts = 1; performance.now() < end; attempts++) {
    if (attempts > 1) counts.repeats++;
    const target = context.random.pick(running);
    // Hangs up while the request is on its way, while it runs, or while its response is.
    const signal = context.random.integer(2) === 0 ? AbortSignal.timeout(context.random.integer(25)) : AbortSignal.timeout(5000);
    try {
      const response = await fetch(`${target?.url}${operations[id].path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key, ...credentialsFor(id, tenant) },
        body: JSON.stringify({ data }),
        signal,
      });
      const text = await response.text();
      if (response.status === operations[id].success) {
        if (response.headers.get('idempotency-replayed') === 'true') counts.replays++;
        return { write, key, attempts, text };
      }
      const mayRepeat = [429, 500, 503].includes(response.status) || response.headers.has('retry-after');
      if (!mayRepeat) throw new Error(`${id} returned ${response.status}: ${text.slice(0, 300)}`);
      if (response.status === 409) counts.conflicts++;
    } catch (error) {
      if (error instanceof Error && !(error instanceof TypeError) && error.name !== 'TimeoutError') throw error;
      if (signal.aborted) counts.cuts++;
    }
    await pause(5 + context.random.integer(50));
  }
  throw new TooSlow(`${id} did not succeed within ${maxWriteMs} ms.`);
}

/** Checks that each write happened once, and that one more repetition returns its response. */
async function check(state: State, done: readonly Done[]): Promise<Report> {
  const { context, tenant, running } = state;
  let [duplicates, lost] = [0, 0];
  const jobs = new Set<unknown>();
  for (const { write, key, text } of done) {
    const { id, data } = write;
    const response = await fetch(`${running[0]?.url}${operations[id].path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...credentialsFor(id, tenant) },
      body: JSON.stringify({ data }),
    });
    const again = await response.text();
    if (again !== text || response.headers.get('idempotency-replayed') !== 'true') {
      context.violation(`${id} returned ${text}, and later ${response.status}: ${again}`);
    }
    if (id === 'deleteAllUserData') jobs.add(at(JSON.parse(text), 'data', 'jobId'));
    else if (Object.values(at(JSON.parse(text), 'result', 'data') ?? {}).some((item) => at(item, 'success') === false))
      duplicates++;
    if (id === 'deleteAllUserData') continue;
    const [row] = await context.database.query(write.effect, [tenant.apiKey, ...write.parameters]);
    if (Number(row?.number) > 1) duplicates++;
    if (Number(row?.number) === 0) lost++;
  }
  const started = done.filter(({ write }) => write.id === 'deleteAllUserData');
  const [row] = await context.database.query('select count(*) as number from deletion_jobs where api_key_id = $1', [tenant.apiKey]);
  duplicates += Math.max(Number(row?.number) - started.length, 0);
  lost += started.length - jobs.size;
  if (duplicates > 0) context.violation(`${duplicates} writes happened twice.`);
  if (lost > 0) context.violation(`${lost} writes were lost.`);
  return { duplicates, lost };
}
