/**
 * `npm run bench -- peer`: compares the service with servers/peer.ts, which does the same by hand, on the same database and data.
 * Both get load in turn, from several numbers of callers.
 */
import { deepStrictEqual } from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { type ApiKeyClient, createClient } from '../../generated/client.ts';
import { type Input, type OperationId, operations } from '../../generated/handlers.ts';
import { fileIn } from '../../server/database/sqlite/open.ts';
import { startPostgres } from '../support/embedded-postgres.ts';
import { type Figure, figure } from './figures.ts';
import { post } from './load.ts';
import { launch, load, type Running, usageOf } from './process.ts';
import type { Filled } from './servers/service.ts';

interface Size {
  documents: number;
  users: number;
}

interface Options {
  rounds: number;
  seconds: number;
  size: Size;
}

const callerCounts = [1, 8, 64];
/** Distinct requests of one operation to one server in one round. */
const different = 2000;
export const environment = {
  VALIDATION: 'compiled',
  TOKEN_SECRET: 'a secret for the bench alone and for nothing else',
  // The service would reject calls in a slow moment of the machine; the peer never does.
  MAX_QUEUE_DELAY: '0',
};

/** `who`: the called server, so that each server sees new users. */
export interface Measured {
  id: OperationId;
  note: string;
  /** Tables with traces of the named users. */
  leaves: (keyof typeof userColumns)[];
  data: (i: number, who: string) => unknown;
}

/** Types the call by the contract's operation. */
export const measured = <Id extends OperationId>(
  id: Id,
  { note, leaves = [] }: { note: string; leaves?: Measured['leaves'] },
  data: (i: number, who: string) => Input<Id>,
): Measured => ({ id, note, leaves, data });

const userColumns = {
  grants: 'user_id',
  notifications: 'action_user_id',
  notification_recipients: 'user_id',
  users: 'user_id',
};

const inboxOwner = 'jonas';

export function measuredOperations(places: Filled['places']): Measured[] {
  const place = (i: number) => places[i % places.length] ?? { organizationId: '', documentId: '' };
  return [
    measured('addPermissions', { note: '1 document', leaves: ['grants', 'users'] }, (i, who) => {
      const { organizationId, documentId } = place(i);
      const resource = { type: 'document' as const, id: documentId, organizationId, accessRole: 'viewer' as const };
      return { user: { userId: `${who}-${i}` }, permissions: { resources: [resource] } };
    }),
    measured(
      'addNotifications',
      { note: '1 recipient', leaves: ['notifications', 'notification_recipients', 'users'] },
      (i, who) => ({
        ...place(i),
        actionUser: { userId: `${who}-${i}-actor`, name: 'Maya Chen' },
        displayHeadlineMessageTemplate: 'Done.',
        notifyUsers: [{ userId: `${who}-${i}`, name: 'Jonas Weber' }],
      }),
    ),
    measured('getNotifications', { note: '10 found' }, () => ({ organizationId: place(0).organizationId, userId: inboxOwner })),
  ];
}

interface Engine {
  name: string;
  env: { [name: string]: string };
  /** The peer's arguments. */
  args: string[];
  /** Queries the database. */
  select: (text: string) => Promise<object[]>;
  close: () => Promise<void>;
}

/** An embedded database in the caller's folder. */
export async function sqlite(folder: string): Promise<Engine> {
  return {
    name: 'SQLite',
    env: {},
    args: [fileIn(folder)],
    select: async (text) => {
      const database = new DatabaseSync(fileIn(folder), { readOnly: true });
      const rows = database.prepare(text).all();
      database.close();
      return rows;
    },
    close: async () => {},
  };
}

export async function postgres(): Promise<Engine> {
  const { url, stop } = await startPostgres({ isDurable: true });
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  // Its connections may still be closing when the server stops. An error without a listener would end the process.
  pool.on('error', () => {});
  return {
    name: 'PostgreSQL',
    env: { DATABASE_URL: url },
    args: [],
    select: async (text) => (await pool.query(text)).rows,
    close: async () => {
      await pool.end();
      await stop();
    },
  };
}

/** Measures both engines, one after the other. */
export async function peer(rounds: number, seconds: number, size: Size): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const open of [sqlite, postgres]) {
    const folder = await mkdtemp(join(tmpdir(), 'collaboration-bench-'));
    const engine = await open(folder);
    try {
      figures.push(...(await onEngine(engine, folder, { rounds, seconds, size })));
    } finally {
      await engine.close();
      await rm(folder, { recursive: true });
    }
  }
  return figures;
}

interface Server {
  name: 'service' | 'peer';
  running: Running;
}

export const units = { throughput: 'requests/s', p99: 'ms', 'processor time': 'µs a request' } as const;
type Measure = keyof typeof units;
export type Values = { [Name in Measure]: number[] };
export const noValues = (): Values => ({ throughput: [], p99: [], 'processor time': [] });

/** Puts load on a server, and adds the figures, if any are wanted. */
export async function measure(
  running: Running,
  values: Values | undefined,
  { id, callers, seconds, requests }: { id: OperationId; callers: number; seconds: number; requests: string[] },
): Promise<void> {
  const before = await usageOf(running);
  const result = await load({ port: running.port, connections: callers, seconds, requests });
  const after = await usageOf(running);
  if (result.refused > 0) throw new Error(`${id}: ${result.refused} of ${result.requests} requests were refused.`);
  values?.throughput.push(result.requestsPerSecond);
  values?.p99.push(result.p99);
  values?.['processor time'].push((after.processorMicroseconds - before.processorMicroseconds) / result.requests);
}

async function onEngine(engine: Engine, folder: string, { rounds, seconds, size }: Options): Promise<Figure[]> {
  const env = { ...environment, DATA_DIR: folder, ...engine.env };
  const service = await launch('servers/service.ts', env, [String(size.documents), String(size.users)]);
  const servers: Server[] = [
    { name: 'service', running: service },
    { name: 'peer', running: await launch('servers/peer.ts', env, engine.args) },
  ];
  // The message of servers/service.ts.
  const { apiKey, authToken, places } = service.told as Filled;
  const headers = { 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken };
  const all = measuredOperations(places);
  await fillInbox(createClient({ baseUrl: `http://127.0.0.1:${service.port}`, apiKey, authToken }), places);
  for (const one of all) await mustAgree(one, servers, headers, engine);

  const levels = callerCounts.map((callers) => ({
    callers,
    operations: all.map((one) => ({ ...one, service: noValues(), peer: noValues() })),
  }));
  let from = different;
  for (let round = -1; round < rounds; round++) {
    for (const { callers, operations: asked } of levels) {
      for (const one of asked) {
        // Alternates the order, since the second may find the machine awake.
        for (const { name, running } of round % 2 === 0 ? servers : servers.toReversed()) {
          const requests = Array.from({ length: different }, (_, i) =>
            post(operations[one.id].path, headers, { data: one.data(from + i, name) }),
          );
          await measure(running, round < 0 ? undefined : one[name], { id: one.id, callers, seconds, requests });
        }
      }
      from += different;
    }
  }
  for (const { running } of servers) await running.stop();

  const ratios: number[] = [];
  const figures = levels.flatMap(({ callers, operations: asked }) => {
    const place = `${engine.name}, ${callers} ${callers === 1 ? 'caller' : 'callers'}`;
    const rows: string[] = [];
    const figures = asked.flatMap(({ id, note, service, peer }) => {
      const name = `${operations[id].title}, ${note}`;
      const of = (measure: Measure) => ({
        service: figure(`${place}: ${name}: service, ${measure}`, units[measure], service[measure], peer[measure]),
        peer: figure(`${place}: ${name}: peer, ${measure}`, units[measure], peer[measure], peer[measure]),
      });
      const [rate, slow, processor] = [of('throughput'), of('p99'), of('processor time')];
      const cells = [rate, slow, processor].flatMap((each, i) =>
        [each.service, each.peer].map(({ median }) => median.toFixed(i === 1 ? 1 : 0)),
      );
      ratios.push(rate.service.ratio);
      rows.push(`| ${name} | ${rate.service.ratio.toFixed(2)} | ${cells.join(' | ')} |`);
      return [rate, slow, processor].flatMap((each) => [each.service, each.peer]);
    });
    const columns = ['requests/s', 'p99, ms', 'processor time, µs a request'].flatMap((unit) => [
      `service, ${unit}`,
      `peer, ${unit}`,
    ]);
    console.log(`### ${place}\n| | ratio | ${columns.join(' | ')} |\n|${'---|'.repeat(8)}\n${rows.join('\n')}\n`);
    return figures;
  });
  const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
  console.log(`${engine.name}: at least ${Math.min(...ratios).toFixed(2)}, geometric mean ${mean.toFixed(2)}\n`);
  return figures;
}

async function fillInbox(client: ApiKeyClient, [first]: Filled['places']): Promise<void> {
  if (first === undefined) throw new Error('There are no documents.');
  const told = { ...first, actionUser: { userId: 'maya' }, displayHeadlineMessageTemplate: 'Done.' };
  for (let i = 0; i < 10; i++) await client.addNotifications({ ...told, notifyUsers: [{ userId: inboxOwner }] });
}

/** Checks that both do the same work: the same responses, and the same rows apart from ids and times. */
async function mustAgree(
  { id, leaves, data }: Measured,
  servers: readonly Server[],
  headers: { [name: string]: string },
  { select }: Engine,
): Promise<void> {
  const [ofService, ofPeer] = await Promise.all(
    servers.map(async ({ name, running }) => {
      const who = `${id}-by-${name}`;
      const response = await fetch(`http://127.0.0.1:${running.port}${operations[id].path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ data: data(0, who) }),
      });
      const reply = await response.text();
      if (response.status !== 200) throw new Error(`${id}: the ${name} answered ${response.status} ${reply}`);
      const rows = await Promise.all(
        leaves.map(async (table) => {
          const left = await select(
            `select * from ${table} where ${userColumns[table]} like '${who}%' order by ${userColumns[table]}`,
          );
          if (left.length === 0) throw new Error(`${id}: the ${name} left nothing in ${table}.`);
          return left.map(lasting);
        }),
      );
      const { result } = JSON.parse(reply);
      if (result.data?.notificationId !== undefined) result.data.notificationId = 'made anew';
      return JSON.parse(JSON.stringify({ result, rows }).replaceAll(who, 'someone'));
    }),
  );
  deepStrictEqual(ofPeer, ofService, `${id}: the peer does not do what the service does.`);
}

/** Drops generated values, and the hash by which only the service recognizes a repeated call. */
const lasting = (row: object) =>
  Object.fromEntries(
    Object.entries(row).filter(([column]) => !['notification_id', 'content_hash'].includes(column) && !column.endsWith('_at')),
  );
