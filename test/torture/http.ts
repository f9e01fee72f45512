/** A tenant's calls over persistent connections. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { createClient } from '../../generated/client.ts';
import { type Input, type OperationId, operations } from '../../generated/handlers.ts';
import { TooSlow } from './framework.ts';

export interface Tenant {
  apiKey: string;
  authToken: string;
  workspaceId: string;
  workspaceToken: string;
}

export async function createTenant(url: string): Promise<Tenant> {
  const { data } = await createClient({ baseUrl: url, retries: 0 }).createWorkspace({
    ownerEmail: 'maya@acme.example',
    name: 'Maya Chen',
    workspaceName: 'Acme Robotics',
  });
  const workspace = createClient({ baseUrl: url, workspaceId: data.id, authToken: data.authToken, retries: 0 });
  const [apiKey = ''] = Object.keys(data.apiKeyList);
  const { authToken } = (await workspace.getAuthTokens({ apiKey })).data;
  return { apiKey, authToken, workspaceId: data.id, workspaceToken: data.authToken };
}

/** Creates further API keys of the tenant's workspace. */
export async function createKeys(url: string, tenant: Tenant, count: number): Promise<Tenant[]> {
  const { workspaceId, workspaceToken } = tenant;
  const workspace = createClient({ baseUrl: url, workspaceId, authToken: workspaceToken, retries: 0 });
  const keys: Tenant[] = [];
  for (let i = 0; i < count; i++) {
    const { id: apiKey, authToken } = (await workspace.createApiKey({ apiKeyName: 'Staging', type: 'testing' })).data;
    keys.push({ ...tenant, apiKey, authToken });
  }
  return keys;
}

export interface Headers {
  readonly [name: string]: string;
}

/** Returns the headers with the operation's credentials. */
export function credentialsFor(id: OperationId, tenant: Tenant): Headers {
  switch (operations[id].credentials) {
    case 'public':
      return {};
    case 'workspace':
    case 'workspaceOrApiKey':
      return { 'x-svc-workspace-id': tenant.workspaceId, 'x-svc-auth-token': tenant.workspaceToken };
    case 'apiKey':
      return { 'x-svc-api-key': tenant.apiKey, 'x-svc-auth-token': tenant.authToken };
  }
}

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Milliseconds from the call to the end of the response. */
  ms: number;
}

/** A later response never comes, on any machine. */
const maxReplyMs = 60_000;

export interface Caller {
  /** Rejects if the connection fails before the whole response, or with `TooSlow` after `timeoutMs`. */
  send(path: string, headers: Headers, body: string | Uint8Array, method?: string): Promise<Reply>;
  call<Id extends OperationId>(tenant: Tenant, id: Id, data: Input<Id>): Promise<Reply>;
  close(): void;
}

interface CallerOptions {
  connections: number;
  timeoutMs?: number;
  /** Default true. Otherwise, each request has a connection of its own. */
  keepAlive?: boolean;
}

export function createCaller(url: string, { connections, timeoutMs, keepAlive = true }: CallerOptions): Caller {
  const agent = new Agent({ keepAlive, maxSockets: connections });
  const send: Caller['send'] = (path, headers, body, method = 'POST') =>
    new Promise((resolve, reject) => {
      const began = performance.now();
      const sent = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers };
      const outgoing = request(url + path, { method, agent, headers: sent }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text, ms: performance.now() - began });
        });
        reply.on('error', reject);
      });
      const waitMs = timeoutMs ?? maxReplyMs;
      const Late = timeoutMs === undefined ? Error : TooSlow;
      outgoing.setTimeout(waitMs, () => outgoing.destroy(new Late(`no reply within ${waitMs} ms`)));
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  return {
    send,
    call: (tenant, id, data) => send(operations[id].path, credentialsFor(id, tenant), JSON.stringify({ data })),
    close: () => agent.destroy(),
  };
}
