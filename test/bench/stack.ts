/**
 * `npm run bench -- stack`: every operation on each database with demo data. Reads beside the same server with a trivial handler, and
 * beside one whose trivial handler has the very reply that was read: what is left is the part of the database and of what stands
 * before it. Writes beside a bare loop of upserts that are as durable.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { createClient } from '../../generated/client.ts';
import { type Input, type OperationId, operations } from '../../generated/server.ts';
import { startPostgres } from '../postgres.ts';
import { type Figure, figure, median } from './figures.ts';
import { post } from './load.ts';
import { launch, load } from './process.ts';
import { credentials, request, path as trivialPath } from './servers/measured.ts';
import type { Filled } from './servers/service.ts';

interface Measured {
  id: OperationId;
  /** What is asked for, where that makes a difference. */
  note?: string;
  writes: boolean;
  /** The request's data: another for each number, where the operation would have nothing left to do. */
  data: (i: number) => unknown;
}

/** Different requests of one operation in one round. */
const different = 4000;
const connections = 64;

/** Typed by the contract, whose operation it names. */
const read = <Id extends OperationId>(id: Id, data: (i: number) => Input<Id>, note?: string): Measured => ({
  id,
  writes: false,
  data,
  ...(note === undefined ? {} : { note }),
});
const write = <Id extends OperationId>(id: Id, data: (i: number) => Input<Id>, note?: string): Measured => ({
  ...read(id, data, note),
  writes: true,
});

async function measured({ port, apiKey, authToken, places }: Filled): Promise<Measured[]> {
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey, authToken });
  const place = (i: number) => places[i % places.length] ?? { organizationId: '', documentId: '' };
  const { organizationId, documentId } = place(0);
  const group = { organizationId, organizationUserGroupId: 'designers' };
  const grant = { type: 'organization' as const, id: organizationId };
  const told = { organizationId, documentId, actionUser: { userId: 'maya' }, displayHeadlineMessageTemplate: 'Done.' };
  for (let i = 0; i < 10; i++) await client.addNotifications({ ...told, notifyUsers: [{ userId: 'jonas' }] });
  const { migrationId } = (await client.migrateDocuments({ ...place(1), newDocumentId: 'moved' })).data;
  const { jobId } = (await client.deleteAllUserData({ userIds: ['nobody'] })).data;
  return [
    read('getWorkspace', () => ({})),
    read('getAuthTokens', () => ({ apiKey })),
    read('getDocuments', () => ({ organizationId, documentIds: [documentId] }), '1 id'),
    read('getDocuments', () => ({ organizationId, pageSize: 10 }), '10 of a page'),
    read('getNotifications', () => ({ organizationId, documentId: place(2).documentId }), 'none'),
    read('getNotifications', () => ({ organizationId, userId: 'jonas' }), '10'),
    read('getMigrationStatus', () => ({ organizationId, migrationId })),
    read('getDeleteAllUserDataStatus', () => ({ jobId })),
    write('createWorkspace', (i) => ({ ownerEmail: `owner-${i}@acme.example`, name: 'Maya', workspaceName: 'Acme' })),
    write('sendLoginLink', (i) => ({ email: `person-${i}@acme.example`, continueUrl: 'https://acme.example/in' })),
    write('addPermissions', (i) => ({
      user: { userId: `user-${i}` },
      permissions: { resources: [{ ...grant, accessRole: 'viewer' }] },
    })),
    write('removePermissions', (i) => ({ userId: `user-${i}`, permissions: { resources: [grant] } })),
    write('addUsersToGroups', (i) => ({ ...group, userIds: [`user-${i}`] })),
    write('deleteUsersFromGroups', (i) => ({ ...group, userIds: [`user-${i}`] })),
    write('addPresence', (i) => ({ organizationId, documentId, users: [{ userId: `user-${i}` }] }), '1 user'),
    write(
      'addPresence',
      (i) => ({ organizationId, documentId, users: Array.from({ length: 10 }, (_, j) => ({ userId: `user-${i}-${j}` })) }),
      '10 users',
    ),
    write('addOrganizations', (i) => ({ organizations: [{ organizationId: `new-${i}`, organizationName: 'New' }] })),
    write('updateOrganizations', (i) => ({ organizations: [{ organizationId, organizationName: `Name ${i}` }] })),
    write('updateAccessForFolders', (i) => ({
      organizationId,
      folderIds: ['folder-1'],
      accessType: i % 2 === 0 ? 'public' : 'restricted',
    })),
    write('addNotifications', (i) => ({ ...told, notifyUsers: [{ userId: `user-${i}` }] }), '1 user'),
    write('setConfig', (i) => ({ organizationId, userIds: [`user-${i}`], config: { inbox: 'ALL' } })),
    write('migrateDocuments', (i) => ({ ...place(i + 10), newDocumentId: `moved-${i}` })),
  ];
}

type Upserts = (seconds: number) => Promise<number>;

/** One after the other on a file of its own, with the service's own settings: the file takes one writer at a time. */
const onSqlite: Upserts = async (seconds) => {
  const folder = await mkdtemp(join(tmpdir(), 'collaboration-bench-'));
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table bare (id text primary key, value text) without rowid',
  );
  const upsert = database.prepare('insert into bare values (?, ?) on conflict (id) do update set value = excluded.value');
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count++) upsert.run(`user-${count % 1000}`, String(count));
  database.close();
  await rm(folder, { recursive: true });
  return count / seconds;
};

/** By as many callers as the service has, over as many connections. */
const onPostgres = (url: string): Upserts => {
  const text = 'insert into bare values ($1, $2) on conflict (id) do update set value = excluded.value';
  return async (seconds) => {
    const pool = new pg.Pool({ connectionString: url, max: 16 });
    await pool.query('create table if not exists bare (id text primary key, value text)');
    const end = performance.now() + seconds * 1000;
    let count = 0;
    const caller = async () => {
      while (performance.now() < end) await pool.query(text, [`user-${count++ % 1000}`, String(count)]);
    };
    await Promise.all(Array.from({ length: connections }, caller));
    await pool.end();
    return count / seconds;
  };
};

interface Size {
  documents: number;
  users: number;
}

/** Both engines, one after the other. */
export async function stack(rounds: number, seconds: number, size: Size): Promise<Figure[]> {
  const sqlite = await onEngine('SQLite', {}, onSqlite, { rounds, seconds, size });
  const { url, stop } = await startPostgres({ isDurable: true });
  try {
    const env = { DATABASE_URL: url, TOKEN_SECRET: 'a secret for the bench alone and for nothing else' };
    return [...sqlite, ...(await onEngine('PostgreSQL', env, onPostgres(url), { rounds, seconds, size }))];
  } finally {
    await stop();
  }
}

async function onEngine(
  engine: string,
  env: { [name: string]: string },
  bareUpserts: Upserts,
  { rounds, seconds, size }: { rounds: number; seconds: number; size: Size },
): Promise<Figure[]> {
  const service = await launch('servers/service.ts', { VALIDATION: 'compiled', ...env }, [
    String(size.documents),
    String(size.users),
  ]);
  const trivial = await launch('servers/ours.ts', { VALIDATION: 'compiled' });
  // What servers/service.ts has just said.
  const filled = service.told as Filled;
  const headersOf = {
    public: {},
    workspace: { 'x-svc-workspace-id': filled.workspaceId, 'x-svc-auth-token': filled.workspaceToken },
    apiKey: { 'x-svc-api-key': filled.apiKey, 'x-svc-auth-token': filled.authToken },
  };
  const all = await measured(filled);
  const results = all.map(() => ({
    rate: [] as number[],
    p50: [] as number[],
    p99: [] as number[],
    sameReply: [] as number[],
  }));
  const sameReplies = await Promise.all(
    all.map(async ({ id, data, writes }) => {
      if (writes) return undefined;
      const { path, credentials: kind } = operations[id];
      const headers = { 'content-type': 'application/json', ...headersOf[kind] };
      const asked = { method: 'POST', headers, body: JSON.stringify({ data: data(0) }) };
      const reply = await fetch(`http://127.0.0.1:${service.port}${path}`, asked);
      return await launch('servers/ours.ts', { VALIDATION: 'compiled' }, [id, await reply.text()]);
    }),
  );
  const trivialRates: number[] = [];
  const upsertRates: number[] = [];
  for (let round = -1; round < rounds; round++) {
    const requests = [post(trivialPath, credentials, request)];
    const base = await load({ port: trivial.port, connections, seconds, requests });
    const upserts = await bareUpserts(seconds);
    if (round >= 0) {
      trivialRates.push(base.requestsPerSecond);
      upsertRates.push(upserts);
    }
    for (const [i, { id, data }] of all.entries()) {
      const { path, credentials: kind } = operations[id];
      const from = (round + 1) * different;
      const own = Array.from({ length: different }, (_, j) => post(path, headersOf[kind], { data: data(from + j) }));
      const result = await load({ port: service.port, connections, seconds, requests: own });
      // A second migration of a document that has not moved yet is as good as the first.
      if (result.refused > 0) throw new Error(`${id} refused ${result.refused} of ${result.requests} requests.`);
      const sameReply = sameReplies[i];
      const same = sameReply && (await load({ port: sameReply.port, connections, seconds, requests: own }));
      if (round < 0) continue;
      if (same !== undefined) results[i]?.sameReply.push(same.requestsPerSecond);
      results[i]?.rate.push(result.requestsPerSecond);
      results[i]?.p50.push(result.p50);
      results[i]?.p99.push(result.p99);
    }
  }
  for (const server of [service, trivial, ...sameReplies]) await server?.stop();

  const figures: Figure[] = [];
  for (const writes of [false, true]) {
    const control = writes ? upsertRates : trivialRates;
    const controlName = writes ? 'bare upserts, a transaction each' : 'a trivial handler';
    const rows = [`| **${controlName}** | **1.00** | | **${Math.round(median(control))}** | | |`];
    figures.push(figure(`${engine}: ${controlName}`, 'a second', control, control));
    for (const [i, { id, note, writes: isWrite }] of all.entries()) {
      const { rate = [], p50 = [], p99 = [], sameReply = [] } = results[i] ?? {};
      if (isWrite !== writes) continue;
      const name = `${operations[id].title}${note === undefined ? '' : `, ${note}`}`;
      const rates = figure(`${engine}: ${name}`, 'requests/s', rate, control);
      const latency = [p50, p99].map((values, j) => figure(`${engine}: ${name}: p${j === 0 ? 50 : 99}`, 'ms', values, p50));
      figures.push(rates, ...latency);
      const ofSame = isWrite ? undefined : figure(`${engine}: ${name}: of the same reply`, 'requests/s', rate, sameReply);
      if (ofSame !== undefined) figures.push(ofSame);
      const [middle = '', slow = ''] = latency.map((one) => one.median.toFixed(1));
      rows.push(
        `| ${name} | ${rates.ratio.toFixed(2)} | ${ofSame?.ratio.toFixed(2) ?? ''} | ${Math.round(rates.median)} | ${middle} | ${slow} |`,
      );
    }
    const what = `${engine}: ${writes ? 'writes' : 'reads'}, ${size.documents} documents, ${size.users} users`;
    console.log(
      `### ${what}\n| | ratio | of the same reply | requests/s | p50, ms | p99, ms |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`,
    );
  }
  return figures;
}
