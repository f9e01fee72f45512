/** Who may not come in changes nothing and learns nothing; and two tenants with equal ids everywhere are as if each were alone. */
import { Agent, request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { credentialHeaders } from '../../generated/server.ts';
import { at, contractOperations, examplesOf, type Operation } from '../../server/http/contract.ts';
import { apiKeyPair, type Credentials, forgeries, workspacePair } from './credentials.ts';
import type { Context, Report, Torture } from './framework.ts';
import { createCaller, createTenant, credentialsFor, type Tenant } from './http.ts';
import { patientEnv } from './process.ts';
import { differences, type Snapshot, takeSnapshot, untilIdle } from './snapshot.ts';
import { learn, nextCall } from './traffic.ts';
import { createWorld, importWorld, type World } from './world.ts';

export const isolation: Torture = {
  name: 'isolation',
  promise: 'Nobody comes in with any credentials but genuine ones, and no tenant sees or changes what is of another.',
  engines: ['sqlite', 'postgres'],
  run: async (context) => ({ ...(await tryForgeries(context)), ...(await tryNeighbours(context)) }),
};

const size = { organizations: 2, folders: 3, documents: 5, users: 8 };

async function tryForgeries(context: Context): Promise<Report> {
  // Each token is looked up anew, so that a revoked one is one at once.
  const service = await context.startService({ env: { ...patientEnv, AUTH_CACHE_SECONDS: '0' } });
  const tenant = await createTenant(service.url);
  const stranger = await createTenant(service.url);
  const revoked = await createTenant(service.url);
  await context.runCommand('revoke.ts', [revoked.apiKey]);
  await context.runCommand('revoke.ts', [revoked.workspaceId]);
  const world = createWorld(size);
  for (const { apiKey } of [tenant, stranger, revoked]) await importWorld(context, apiKey, world);
  const workspaceIds = [tenant, stranger, revoked].map(({ workspaceId }) => workspaceId);

  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const pairs = { apiKey: apiKeyPair, workspace: workspacePair } as const;
  let calls = 0;
  for (const [place, operation] of contractOperations.entries()) {
    const { credentials, path } = operation;
    if (credentials === 'public') continue;
    const pairOf = pairs[credentials];
    const otherPairOf = credentials === 'apiKey' ? workspacePair : apiKeyPair;
    const before = await takeSnapshot(context.database);
    const all = forgeries({
      genuine: pairOf(tenant),
      otherKind: otherPairOf(tenant),
      stranger: pairOf(stranger),
      revoked: pairOf(revoked),
    });
    // In the short form each operation meets a third, and each forgery a third of the operations.
    for (const forgery of all.filter((_, i) => !context.short || (i + place) % 3 === 0)) {
      calls++;
      const headers = headersOf(operation, forgery);
      const body = JSON.stringify({ data: nextCall(world, context.random, [operation.id]).data });
      const reply = await post(agent, service.url + path, headers, body);
      const expected = refusalOf(operation, forgery, workspaceIds);
      if (reply.status !== expected.status || (expected.body !== undefined && !isDeepStrictEqual(reply.body, expected.body))) {
        const text = JSON.stringify(reply.body).slice(0, 300);
        context.violation(`${operation.id} with ${forgery.name}: ${reply.status} instead of ${expected.status}: ${text}`);
      }
    }
    for (const line of differences(before, await takeSnapshot(context.database))) {
      context.violation(`${operation.id}, though refused: ${line.slice(0, 300)}`);
    }
  }
  agent.destroy();
  await service.kill();
  return { 'forged calls': calls };
}

const headersOf = ({ credentials }: Operation, { id, token }: Credentials): { [name: string]: string | readonly string[] } => {
  if (credentials === 'public') return {};
  const [idHeader, tokenHeader] = credentialHeaders[credentials];
  return { [idHeader]: id, [tokenHeader]: token };
};

/** The same for every reason, but that Get Workspace says so where there is no such workspace. */
function refusalOf(
  operation: Operation,
  { id, token }: Credentials,
  workspaceIds: readonly string[],
): { status: number; body?: unknown } {
  const isWorkspace = typeof id === 'string' && workspaceIds.includes(id);
  if (operation.id === 'getWorkspace' && id.length > 0 && token.length > 0 && !isWorkspace) return { status: 404 };
  const [body] = Object.values(examplesOf(operation, 401));
  return { status: 401, body };
}

async function post(
  agent: Agent,
  url: string,
  headers: { readonly [name: string]: string | readonly string[] },
  body: string,
): Promise<{ status: number; body: unknown }> {
  return await new Promise((resolve, reject) => {
    const sent = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url, { method: 'POST', agent, headers: sent }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('end', () => resolve({ status: reply.statusCode ?? 0, body: JSON.parse(text) }));
    });
    // Each value of a list is a header of its own.
    for (const [name, value] of Object.entries(headers)) if (value.length > 0 || value === '') outgoing.setHeader(name, value);
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** Two tenants whose ids are all the same call all operations in turn; whatever one does, the other's rows stay as they are. */
async function tryNeighbours(context: Context): Promise<Report> {
  const service = await context.startService({ env: patientEnv });
  const caller = createCaller(service.url, { connections: 8 });
  const [first, second] = [await createTenant(service.url), await createTenant(service.url)];
  const worlds = new Map<Tenant, World>();
  for (const tenant of [first, second]) {
    const world = createWorld(size);
    await importWorld(context, tenant.apiKey, world);
    worlds.set(tenant, world);
  }
  let calls = 0;
  let rows = 0;
  for (const [tenant, neighbour, name] of [
    [first, second, 'Alder'],
    [second, first, 'Birch'],
    [first, second, 'Cedar'],
  ] as const) {
    const world = worlds.get(tenant) ?? createWorld(size);
    const idsOfNeighbour = [neighbour.apiKey, neighbour.workspaceId];
    const before = await takeSnapshot(context.database, idsOfNeighbour);
    const foreign = foreignIn(before, await takeSnapshot(context.database, [tenant.apiKey, tenant.workspaceId]));
    const callSome = async (): Promise<void> => {
      for (let i = 0; i < (context.short ? 25 : 500); i++) {
        calls++;
        const one = nextCall(world, context.random);
        // What this tenant writes is known by its name wherever it turns up.
        const body = JSON.stringify({ data: one.data }).replaceAll(/"(?:Name of|The) /g, `"${name} `);
        const { status, text } = await caller.send(operationPath(one.id), credentialsFor(one.id, tenant), body);
        if (status < 300) learn(world, one, text);
        if (status >= 500) context.violation(`${one.id} answered ${status}: ${text.slice(0, 300)}`);
        const leaked = foreign.find((secret) => text.includes(secret));
        if (leaked !== undefined) context.violation(`${one.id} told ${leaked}, which is another tenant's.`);
      }
    };
    await Promise.all(Array.from({ length: 8 }, callSome));
    await untilIdle(context.database);
    const after = await takeSnapshot(context.database, idsOfNeighbour);
    for (const line of differences(before, after)) {
      context.violation(`A tenant's calls changed another's row: ${line.slice(0, 300)}`);
    }
    rows += [...before.values()].flat().length;
    await askForForeign(context, caller, { tenant: neighbour, world });
  }
  caller.close();
  await service.kill();
  return { 'calls beside a neighbour': calls, 'rows compared': rows };
}

const operationPath = (id: Operation['id']): string => contractOperations.find((operation) => operation.id === id)?.path ?? '';

/** Ids that the service has made for one tenant, and names that only it has used. */
function foreignIn(theirs: Snapshot, own: Snapshot): string[] {
  const telling = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|Alder|Birch|Cedar/g;
  const wordsIn = (rows: Snapshot) => new Set([...rows.values()].flat().flatMap((row) => row.match(telling) ?? []));
  const known = wordsIn(own);
  return [...wordsIn(theirs)].filter((word) => !known.has(word));
}

/** What one tenant has started does not exist for the other: the reply is that to an id which nobody has. */
async function askForForeign(
  context: Context,
  caller: ReturnType<typeof createCaller>,
  { tenant, world }: { tenant: Tenant; world: World },
): Promise<void> {
  const unknown = '00000000-0000-4000-8000-000000000000';
  for (const jobId of world.jobIds.slice(0, 3)) {
    const foreign = await caller.call(tenant, 'getDeleteAllUserDataStatus', { jobId });
    const missing = await caller.call(tenant, 'getDeleteAllUserDataStatus', { jobId: unknown });
    compare(context, `the deletion job ${jobId}`, foreign.text.replace(jobId, unknown), missing.text);
  }
  for (const { organizationId, migrationId } of world.migrations.slice(0, 3)) {
    const foreign = await caller.call(tenant, 'getMigrationStatus', { organizationId, migrationId });
    const missing = await caller.call(tenant, 'getMigrationStatus', { organizationId, migrationId: unknown });
    compare(context, `the migration ${migrationId}`, foreign.text.replace(migrationId, unknown), missing.text);
  }
}

function compare({ violation }: Context, what: string, foreign: string, missing: string): void {
  if (foreign !== missing) violation(`${what} is not as if it were missing: ${foreign}`);
  if (at(JSON.parse(missing), 'error', 'status') !== 'NOT_FOUND') violation(`An id that nobody has was answered with ${missing}`);
}
