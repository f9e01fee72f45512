/** A receiver of webhooks. */
import { createServer } from 'node:http';
import { createClient } from '../../generated/client.ts';
import type { CollaborationEvent, Webhook } from '../../generated/types.ts';
import { aTenantWithAcme, type Tenant, type TestService } from './harness.ts';
import { listening } from './listening.ts';

export interface Delivery {
  headers: { [name: string]: string | string[] | undefined };
  body: string;
}

/**
 * A receiver on loopback, which responds with the status and the headers that the test sets, and fails each call of a multiple of
 * `failsEach`. With a status of 0, it never responds, until `drop`.
 */
export async function aReceiver() {
  const deliveries: Delivery[] = [];
  const headers: { [name: string]: string } = {};
  const receiver = {
    url: '',
    status: 204,
    failsEach: Number.POSITIVE_INFINITY,
    headers,
    deliveries,
    drop: () => server.closeAllConnections(),
  };
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += chunk;
    receiver.deliveries.push({ headers: req.headers, body });
    const status = deliveries.length % receiver.failsEach === 0 ? 500 : receiver.status;
    if (status > 0) res.writeHead(status, receiver.headers).end();
  });
  receiver.url = `${await listening(server)}/hooks`;
  return receiver;
}

/** A tenant with the organization `acme`, whose events are on. */
export async function aTenantWithEvents(service: TestService): Promise<Tenant> {
  const tenant = await aTenantWithAcme(service);
  await tenant.workspace.updateApiKey({ apiKey: tenant.apiKey, events: true });
  return tenant;
}

/** The same, as another API key of the tenant's workspace. */
export async function anotherKey({ url }: TestService, tenant: Tenant): Promise<Tenant> {
  const { id, authToken } = (await tenant.workspace.createApiKey({ apiKeyName: 'Another', type: 'testing' })).data;
  await tenant.workspace.updateApiKey({ apiKey: id, events: true });
  const client = createClient({ baseUrl: url, apiKey: id, authToken, retries: 0 });
  await client.addOrganizations({ organizations: [{ organizationId: 'acme', organizationName: 'Acme Robotics' }] });
  return { ...tenant, apiKey: id, authToken, client };
}

/** Returns the secret. */
export async function addWebhook({ client }: Tenant, url: string, webhookId = 'crm'): Promise<string> {
  const { data } = await client.addWebhooks({ webhooks: [{ webhookId, url }] });
  return data[webhookId]?.secret ?? 'none';
}

/** Records an event for each document. */
export const addDocuments = ({ client }: Tenant, ...ids: string[]) =>
  client.addDocuments({ organizationId: 'acme', documents: ids.map((documentId) => ({ documentId })) });

export const firstWebhook = async ({ client }: Tenant): Promise<Webhook | undefined> => (await client.getWebhooks()).data[0];

export const received = ({ deliveries }: { deliveries: Delivery[] }): CollaborationEvent[] =>
  deliveries.map(({ body }) => JSON.parse(body));
export const documentsIn = (receiver: { deliveries: Delivery[] }) =>
  received(receiver).map((event) => ('documentId' in event ? event.documentId : event.type));
