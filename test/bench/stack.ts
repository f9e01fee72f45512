/**
 * `npm run bench -- stack`: the operations on the embedded database with demo data, beside the same server with a trivial handler, and
 * the writes beside a bare upsert loop of equal durability.
 */
import { mkdtemp } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Figure, figure, table } from './figures.ts';
import { post } from './load.ts';
import { launch, load } from './process.ts';
import { credentials, path as trivialPath } from './servers/measured.ts';

interface Told {
  apiKey: string;
  authToken: string;
  workspaceId: string;
  workspaceToken: string;
  organizationId: string;
  documentId: string;
  importedPerSecond: number;
}

/** Upserts a second, one transaction each, on a file of its own with the service's own settings. */
async function bareUpserts(seconds: number): Promise<number> {
  const database = new DatabaseSync(join(await mkdtemp(join(tmpdir(), 'collaboration-bench-')), 'bare.sqlite'));
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; create table bare (id text primary key, value text) without rowid',
  );
  const upsert = database.prepare('insert into bare values (?, ?) on conflict (id) do update set value = excluded.value');
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count++) upsert.run(`user-${count % 1000}`, String(count));
  database.close();
  return count / seconds;
}

export async function stack(rounds: number, seconds: number, documents: number, users: number): Promise<Figure[]> {
  const service = await launch('servers/service.ts', { VALIDATION: 'compiled' }, [String(documents), String(users)]);
  const trivial = await launch('servers/ours.ts', { VALIDATION: 'compiled' });
  // What servers/service.ts has just said.
  const told = service.told as Told;
  const { organizationId, documentId } = told;
  const key = { 'x-svc-api-key': told.apiKey, 'x-svc-auth-token': told.authToken };
  const workspace = { 'x-svc-workspace-id': told.workspaceId, 'x-svc-auth-token': told.workspaceToken };
  const many = (make: (i: number) => string) => Array.from({ length: 200 }, (_, i) => make(i));
  const grant = (i: number) => ({
    data: {
      user: { userId: `user-${i}` },
      permissions: { resources: [{ type: 'organization', id: organizationId, accessRole: 'viewer' }] },
    },
  });
  const users10 = (i: number) => Array.from({ length: 10 }, (_, j) => ({ userId: `present-${i}-${j}` }));
  const operations: { name: string; requests: string[]; writes?: true }[] = [
    { name: 'Get Workspace', requests: [post('/v2/workspace/get', workspace, { data: {} })] },
    {
      name: 'Get Documents, 10',
      requests: [post('/v2/organizations/documents/get', key, { data: { organizationId, pageSize: 10 } })],
    },
    {
      name: 'Get Documents, 1 id',
      requests: [post('/v2/organizations/documents/get', key, { data: { organizationId, documentIds: [documentId] } })],
    },
    { name: 'Get Notifications, none', requests: [post('/v1/notifications/get', key, { data: { organizationId, documentId } })] },
    { name: 'Add Permissions', writes: true, requests: many((i) => post('/v2/auth/permissions/add', key, grant(i))) },
    {
      name: 'Add Users to Groups',
      writes: true,
      requests: many((i) =>
        post('/v1/organizations/usergroups/users/add', key, {
          data: { organizationId, organizationUserGroupId: 'designers', userIds: [`user-${i}`] },
        }),
      ),
    },
    {
      name: 'Add Presence, 10 users',
      writes: true,
      requests: many((i) => post('/v2/presence/add', key, { data: { organizationId, documentId, users: users10(i) } })),
    },
    {
      name: 'Update Organizations',
      writes: true,
      requests: many((i) =>
        post('/v1/organizations/update', key, { data: { organizations: [{ organizationId, organizationName: `Name ${i}` }] } }),
      ),
    },
  ];
  const trivialRequest = [post(trivialPath, credentials, grant(0))];

  const control: number[] = [];
  const upserts: number[] = [];
  const results = operations.map(() => ({ rate: new Array<number>(), p50: new Array<number>(), p99: new Array<number>() }));
  for (let round = -1; round < rounds; round++) {
    const base = await load({ port: trivial.port, connections: 64, seconds, requests: trivialRequest });
    const bare = await bareUpserts(seconds / 2);
    if (round >= 0) {
      control.push(base.requestsPerSecond);
      upserts.push(bare);
    }
    for (const [i, { name, requests }] of operations.entries()) {
      const result = await load({ port: service.port, connections: 64, seconds, requests });
      if (result.refused > 0) throw new Error(`${name} refused ${result.refused} requests.`);
      if (round < 0) continue;
      results[i]?.rate.push(result.requestsPerSecond);
      results[i]?.p50.push(result.p50);
      results[i]?.p99.push(result.p99);
    }
  }
  await service.stop();
  await trivial.stop();
  const of = (writes: boolean) =>
    operations.flatMap(({ name, writes: isWrite = false }, i) =>
      isWrite === writes ? [figure(name, 'requests/s', results[i]?.rate ?? [], writes ? upserts : control)] : [],
    );
  const reads = [figure('a trivial handler', 'requests/s', control, control), ...of(false)];
  const writes = [figure('bare upserts, one transaction each', 'upserts/s', upserts, upserts), ...of(true)];
  console.log(`Import: ${Math.round(told.importedPerSecond).toLocaleString('en')} lines a second\n`);
  console.log(table(`Reads, ${documents} documents, 64 connections`, reads));
  console.log(table('Writes, 64 connections', writes));
  const latency = operations.map(({ name }, i) => figure(`${name}: p99`, 'ms', results[i]?.p99 ?? [], results[i]?.p50 ?? []));
  console.log(table('p99 (the ratio is to the p50)', latency));
  return [...reads, ...writes, ...latency];
}
