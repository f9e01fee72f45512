/** The generated client: what it promises besides carrying calls. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, expectTypeOf, it, onTestFinished } from 'vitest';
import { ApiError, createClient } from '../generated/client.ts';

/** A server that answers as the test says. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const credentials = { apiKey: 'key', authToken: 'token' };
const organizations = [{ organizationId: 'acme', organizationName: 'Acme' }];
const updated = { result: { status: 'success', message: 'Organizations updated.', data: {} } };
const unavailable = { error: { message: 'Later.', status: 'UNAVAILABLE' } };

describe('The client', () => {
  it('has only the operations that its credentials open', () => {
    const baseUrl = 'http://127.0.0.1:1';
    const open = createClient({ baseUrl });
    const workspace = createClient({ baseUrl, workspaceId: 'w', authToken: 't' });
    const key = createClient({ baseUrl, ...credentials });
    expect([Object.keys(open).length, Object.keys(workspace).sort()]).toEqual([
      2,
      ['addDomains', 'createApiKey', 'createWorkspace', 'getAuthTokens', 'getWorkspace', 'sendLoginLink', 'updateEmailConfig'],
    ]);
    expect(Object.keys(key)).toEqual(
      expect.arrayContaining(['createWorkspace', 'addPermissions', 'getDocumentsPages', 'migrateDocumentsAndWait']),
    );
    expectTypeOf(open).not.toHaveProperty('addPermissions');
    expectTypeOf(workspace).not.toHaveProperty('addPermissions');
    expectTypeOf(key).not.toHaveProperty('getWorkspace');
  });

  it('sends credentials where they are needed, and nowhere else', async () => {
    const seen: (string | undefined)[] = [];
    const baseUrl = await answering((req, res) => {
      seen.push(`${req.url} ${req.headers['x-svc-api-key']} ${req.headers['x-svc-auth-token']}`);
      res.setHeader('content-type', 'application/json').end('{"result":{"status":"success","message":"Done.","data":null}}');
    });
    const client = createClient({ baseUrl, ...credentials });
    await client.updateOrganizations({ organizations });
    await client.sendLoginLink({ email: 'maya@acme.example', continueUrl: 'https://app.acme.example' });
    expect(seen).toEqual(['/v1/organizations/update key token', '/v2/workspace/email/send-login-link undefined undefined']);
  });

  it('tries idempotent operations again while the service is unavailable, and no others', async () => {
    let calls = 0;
    const baseUrl = await answering((req, res) => {
      req.resume();
      calls += 1;
      res.setHeader('content-type', 'application/json').setHeader('retry-after', '0');
      res.writeHead(calls < 3 ? 503 : 200).end(JSON.stringify(calls < 3 ? unavailable : updated));
    });
    const client = createClient({ baseUrl, ...credentials });
    expect((await client.updateOrganizations({ organizations })).message).toBe('Organizations updated.');
    expect(calls).toBe(3);
    calls = 0;
    await expect(client.addOrganizations({ organizations })).rejects.toMatchObject({
      status: 'UNAVAILABLE',
      httpStatus: 503,
      retryAfterSeconds: 0,
    });
    expect(calls).toBe(1);
  });

  it('throws an ApiError also for what is no reply of the service', async () => {
    const baseUrl = await answering((req, res) => {
      req.resume();
      res.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    });
    const failure = await createClient({ baseUrl, ...credentials, retries: 0 })
      .updateOrganizations({ organizations })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 'UNAVAILABLE', httpStatus: 502, details: [] });
  });

  it('ends a call at its timeout, or when its signal says so', async () => {
    const baseUrl = await answering((req) => void req.resume());
    const client = createClient({ baseUrl, ...credentials, retries: 0 });
    await expect(client.updateOrganizations({ organizations }, { timeoutMs: 20 })).rejects.toMatchObject({ name: 'TimeoutError' });
    const controller = new AbortController();
    const call = client.updateOrganizations({ organizations }, { signal: controller.signal });
    controller.abort(new Error('the user left'));
    await expect(call).rejects.toThrow('the user left');
  });
});
