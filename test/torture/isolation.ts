/** Callers with invalid credentials change nothing and learn nothing. */
import { Agent, request } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { createClient } from '../../generated/client.ts';
import { credentialHeaders } from '../../generated/handlers.ts';
import { contractOperations, examplesOf, type Operation } from '../../generated/operations.ts';
import { apiKeyPair, type Credentials, forgeries, workspacePair } from './credentials.ts';
import type { Context, Report, Torture } from './framework.ts';
import { createTenant } from './http.ts';
import { patientEnv } from './process.ts';
import { differences, takeSnapshot } from './snapshot.ts';
import { nextCall } from './traffic.ts';
import { createWorld, importWorld } from './world.ts';

export const isolation: Torture = {
  name: 'isolation',
  promise: 'Invalid credentials open nothing. The response does not reveal the reason, and nothing changes.',
  engines: ['sqlite', 'postgres'],
  short: ['postgres'],
  run,
};

const size = { organizations: 2, folders: 3, documents: 5, users: 8 };

async function run(context: Context): Promise<Report> {
  const setup = await context.startService({ env: patientEnv });
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const tenant = await createTenant(setup.url);
  const stranger = await createTenant(setup.url);
  const revoked = await createTenant(setup.url);
  const { workspaceId, workspaceToken: authToken, apiKey } = revoked;
  const leaving = createClient({ baseUrl: setup.url, workspaceId, authToken, retries: 0 });
  await leaving.resetAuthToken({ apiKey });
  await leaving.resetAuthToken({});
  for (const operation of contractOperations.filter(({ id }) => id === 'getOrganizations' || id === 'getWorkspace')) {
    const headers = headersOf(operation, (operation.credentials === 'apiKey' ? apiKeyPair : workspacePair)(tenant));
    const { status } = await post(agent, setup.url + operation.path, headers, '{"data":{}}');
    if (status !== 200) context.violation(`${operation.id} with genuine credentials: ${status}`);
  }
  // Ends the process with its counts of valid calls, which it would save later.
  await setup.kill();
  const world = createWorld(size);
  await importWorld(context, tenant.apiKey, world);
  const service = await context.startService({ env: patientEnv });
  const workspaceIds = [tenant, stranger, revoked].map(({ workspaceId }) => workspaceId);

  const pairs = { apiKey: apiKeyPair, workspace: workspacePair, workspaceOrApiKey: workspacePair } as const;
  let calls = 0;
  let before = await takeSnapshot(context.database);
  for (const [place, operation] of contractOperations.entries()) {
    const { credentials, path } = operation;
    if (credentials === 'public') continue;
    const pairOf = pairs[credentials];
    const otherPairOf = credentials === 'apiKey' ? workspacePair : apiKeyPair;
    const all = forgeries({
      genuine: pairOf(tenant),
      otherKind: otherPairOf(tenant),
      stranger: pairOf(stranger),
      revoked: pairOf(revoked),
    });
    // In the short form each operation gets a sixth of the forgeries, and each forgery a sixth of the operations.
    for (const forgery of all.filter((_, i) => !context.short || (i + place + context.seed) % 6 === 0)) {
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
    // The long form names the operation.
    if (context.short && place < contractOperations.length - 1) continue;
    const after = await takeSnapshot(context.database);
    for (const line of differences(before, after)) context.violation(`${operation.id}, though refused: ${line.slice(0, 300)}`);
    before = after;
  }
  agent.destroy();
  await service.kill();
  return { 'forged calls': calls };
}

const headersOf = ({ credentials }: Operation, { id, token }: Credentials): { [name: string]: string | readonly string[] } => {
  if (credentials === 'public') return {};
  const [idHeader, tokenHeader] = credentialHeaders[credentials === 'workspaceOrApiKey' ? 'workspace' : credentials];
  return { [idHeader]: id, [tokenHeader]: token };
};

/** The refusal is the same for every reason, except that Get Workspace reports a missing workspace. */
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
    // Each value of a list makes a header of its own.
    for (const [name, value] of Object.entries(headers)) if (value.length > 0 || value === '') outgoing.setHeader(name, value);
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
