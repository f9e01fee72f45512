/** Calls operations of a service directly, past the faults and records of a session. */
import { createServer, type RequestListener } from 'node:http';
import { operations } from '../../generated/handlers.ts';
import { contractOperations, at as valueAt } from '../../generated/operations.ts';
import type { SeedCall } from '../../generated/sandbox-types.ts';
import { invalidArgument } from '../../server/errors.ts';
import { listen } from '../listen.ts';
import { documentedCredentials, headersFor } from './documented.ts';
import { nodeFetch } from './own-client.ts';

/**
 * Makes the calls in their order, and resolves to the bodies of the responses. The first rejected one throws. `at`: the pointer to
 * the calls. `work`: called after each.
 */
export async function callAll(
  url: string,
  calls: readonly SeedCall[],
  at: string,
  work: () => Promise<unknown> = async () => {},
): Promise<unknown[]> {
  const replies: unknown[] = [];
  for (const [i, { operationId, data }] of calls.entries()) {
    const operation = contractOperations.find(({ id }) => id === operationId);
    if (operation === undefined) throw unknownOperation(`${at}/${i}/operationId`);
    const headers = { 'content-type': 'application/json', ...headersFor(operation.id, documentedCredentials()) };
    const reply = await nodeFetch(url + operation.path, { method: 'POST', headers, body: JSON.stringify({ data }) });
    const body: unknown = JSON.parse(await reply.text());
    if (!reply.ok) throw refusedCall(`${at}/${i}`, body);
    replies.push(body);
    await work();
  }
  return replies;
}

/** Serves the application while this runs. */
export async function served<Result>(app: RequestListener, run: (url: string) => Promise<Result>): Promise<Result> {
  const server = createServer(app);
  try {
    return await run(await listen(server, { port: 0, host: '127.0.0.1', name: 'sandbox' }));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const unknownOperation = (field: string) =>
  invalidArgument({ field, reason: 'ENUM', description: `must be one of ${Object.keys(operations).join(', ')}` });

const refusedCall = (field: string, body: unknown) =>
  invalidArgument({
    field,
    reason: 'CONFLICT',
    description: `was rejected: ${String(valueAt(body, 'error', 'message')).replace(/\.$/, '')}`,
  });
