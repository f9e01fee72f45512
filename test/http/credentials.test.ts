/** Invalid credentials open nothing. The verifier tries some with every operation, and looks for changed rows, see every-server.test.ts. */
import { request } from 'node:http';
import { expect, it } from 'vitest';
import { credentialHeaders, operations } from '../../generated/handlers.ts';
import { examplesOf } from '../../generated/operations.ts';
import { operationOf } from '../../openapi/tools/verify/accounts.ts';
import { aService, aTenant, type Tenant } from '../support/harness.ts';
import { forgeries } from './forgeries.ts';

type Headers = { readonly [name: string]: string | readonly string[] };

/** Sends each value of a list as a header of its own, and none for an empty list. */
async function send(url: string, headers: Headers): Promise<{ status: number | undefined; body: unknown }> {
  return await new Promise((resolve, reject) => {
    const outgoing = request(url, { method: 'POST', agent: false }, async (reply) => {
      const text = Buffer.concat(await reply.toArray()).toString();
      resolve({ status: reply.statusCode, body: JSON.parse(text) });
    });
    outgoing.setHeader('content-type', 'application/json');
    for (const [name, value] of Object.entries(headers)) if (value.length > 0 || value === '') outgoing.setHeader(name, value);
    outgoing.on('error', reject).end('{"data":{}}');
  });
}

const ofKey = ({ apiKey: id, authToken: token }: Tenant) => ({ id, token });
const ofWorkspace = ({ workspaceId: id, workspaceToken: token }: Tenant) => ({ id, token });

it.each([
  ['getOrganizations', 'apiKey', ofKey, ofWorkspace],
  ['getApiKeys', 'workspace', ofWorkspace, ofKey],
  ['getDomains', 'workspace', ofWorkspace, ofKey],
] as const)(
  '%s rejects each kind of invalid credentials, and the response does not reveal the reason',
  async (id, kind, own, other) => {
    const service = await aService();
    const [tenant, stranger, revoked] = [await aTenant(service), await aTenant(service), await aTenant(service)];
    await revoked.workspace.resetAuthToken({ apiKey: revoked.apiKey });
    await revoked.workspace.resetAuthToken({});
    // Past the time for which tokens are cached.
    service.advance({ minutes: 1 });
    const [idHeader, tokenHeader] = credentialHeaders[kind];
    const call = (one: { id: Headers['']; token: Headers[''] }) =>
      send(service.url + operations[id].path, { [idHeader]: one.id, [tokenHeader]: one.token });
    // A token stays invalid for another id, also once it was accepted for its own.
    for (const one of [tenant, stranger]) expect((await call(own(one))).status).toBe(200);
    const [body] = Object.values(examplesOf(operationOf(id), 401));
    const known = { genuine: own(tenant), otherKind: other(tenant), stranger: own(stranger), revoked: own(revoked) };
    for (const { name, ...forged } of forgeries(known)) expect([name, await call(forged)]).toEqual([name, { status: 401, body }]);
  },
);
