/** Faults and recorded requests have the same names and meaning in the mock, the sandbox and the MSW handlers. */
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiKeyClient, ConnectionError, createClient, failed } from '../../generated/client.ts';
import { at } from '../../generated/operations.ts';
import { type Mock, startMock } from '../../mock/mock.ts';
import { createHandlers } from '../../mock/msw.ts';
import type { Requests } from '../../mock/recorded-requests.ts';
import { type Sandbox, startSandbox } from '../../mock/sandbox.ts';

const worker = createHandlers({ baseUrl: 'http://api.example' });
const server = setupServer(...worker.handlers);
let mock: Mock;
let sandbox: Sandbox;
beforeAll(async () => {
  [mock, sandbox] = await Promise.all([startMock(), startSandbox()]);
  server.listen({ onUnhandledRequest: 'bypass' });
});
afterAll(async () => {
  server.close();
  await Promise.all([mock.close(), sandbox.close()]);
});

type Fault = Parameters<typeof sandbox.fail>[0];
const places: {
  [name: string]: {
    fail: (fault: Fault) => void | Promise<void>;
    requests: Requests;
    reset: () => void | Promise<void>;
    client: () => ApiKeyClient;
  };
} = {
  mock: {
    fail: (fault) => mock.fail(fault),
    requests: (id) => mock.requests(id),
    reset: () => mock.reset(),
    client: () => clientOf(mock.url),
  },
  sandbox: {
    fail: (fault) => sandbox.fail(fault),
    requests: (id) => sandbox.requests(id),
    reset: () => sandbox.reset(),
    client: () => sandbox.client,
  },
  // The types of MSW name the operation and its statuses, which a test for all three cannot.
  MSW: {
    fail: (fault) => worker.fail(JSON.parse(JSON.stringify(fault))),
    requests: worker.requests,
    reset: worker.reset,
    client: () => clientOf('http://api.example'),
  },
};
const clientOf = (baseUrl: string): ApiKeyClient => createClient({ baseUrl, apiKey: 'any', authToken: 'any' });

describe.each(Object.entries(places))('A fault of the %s', (_name, { fail, requests, reset, client }) => {
  const acme = { organizationId: 'acme' };
  const once = { retries: 0 };
  const users = (...ids: string[]) => ({ ...acme, users: ids.map((userId) => ({ userId })) });

  it('A fault returns a documented status or example a given number of times, and the oldest fault applies first', async () => {
    await fail({ operation: 'getUsers', status: 429, retryAfterSeconds: 7, times: 1 });
    await fail({ operation: 'getUsers', example: 'unavailable', times: 1 });
    const invalid = client().getUsers({ organizationId: '' }, once);
    await expect(invalid).rejects.toMatchObject({ httpStatus: 400 });
    await expect(client().getUsers(acme, once)).rejects.toMatchObject({ httpStatus: 429, retryAfterSeconds: 7 });
    await expect(client().getUsers(acme, once)).rejects.toMatchObject({ httpStatus: 503, retryAfterSeconds: 0 });
    await expect(client().getUsers(acme, once)).resolves.toMatchObject({ status: 'success' });
  });

  it('A fault fails items of a bulk call by key or position, and leaves the others', async () => {
    await fail({ operation: 'addUsers', items: ['lena', 0], times: 1 });
    const result = await client().addUsers(users('omar', 'tom', 'lena'));
    expect([result.message, Object.keys(result.data), [...failed(result)].map(([id]) => id)]).toEqual([
      '1 of 3 users added.',
      ['omar', 'tom', 'lena'],
      ['omar', 'lena'],
    ]);
  });

  it('A fault can drop the connection of any operation, or delay it', async () => {
    await fail({ drop: true, times: 1 });
    await expect(client().getUsers(acme, once)).rejects.toThrow(ConnectionError);
    await fail({ operation: 'getUsers', delayMs: 50, times: 1 });
    const began = performance.now();
    await client().getUsers(acme, once);
    expect(performance.now() - began).toBeGreaterThan(45);
    await fail({ operation: 'getUsers', status: 500, delayMs: 50, times: 1 });
    const failing = performance.now();
    await expect(client().getUsers(acme, once)).rejects.toMatchObject({ httpStatus: 500, retryAfterSeconds: undefined });
    expect(performance.now() - failing).toBeGreaterThan(45);
  });

  it('A fault without a count lasts until the reset', async () => {
    await fail({ status: 503 });
    for (let i = 0; i < 2; i++) await expect(client().getFolders(acme, once)).rejects.toMatchObject({ httpStatus: 503 });
    await reset();
    await expect(client().getFolders(acme, once)).resolves.toMatchObject({ status: 'success' });
  });

  it('An undocumented fault is rejected with the possible ones', async () => {
    await expect(async () => await fail({ operation: 'addUser', status: 429 })).rejects.toThrow(
      /operation must be one of .*"addUsers"/,
    );
    await expect(async () => await fail({ operation: 'addUsers', status: 418 })).rejects.toThrow(/status must be one of .*429/);
  });

  it('Each request is recorded in one form: faulted, rejected, dropped and unknown ones too, until the reset', async () => {
    await reset();
    await fail({ operation: 'getUsers', status: 503, times: 1 });
    await fail({ operation: 'getFolders', drop: true, times: 1 });
    await fail({ operation: 'getFolders', delayMs: 1, times: 1 });
    const named = (requestId: string) => ({ ...once, requestId });
    await expect(client().getUsers(acme, named('1'))).rejects.toMatchObject({ httpStatus: 503 });
    await expect(client().getUsers({ organizationId: '' }, named('2'))).rejects.toMatchObject({ httpStatus: 400 });
    await expect(client().getFolders(acme, named('3'))).rejects.toThrow(ConnectionError);
    await client().getFolders(acme, named('4'));
    await client().addUsers(users('lena'), { ...named('5'), idempotencyKey: 'key' });
    const seen = (await requests()).map(({ time, durationMs, reply, headers, ...rest }) => {
      expect([Math.abs(time - Date.now()) < 60_000_000, durationMs >= 0]).toEqual([true, true]);
      expect(headers['content-type']).toBe('application/json');
      expect(Object.keys(headers).filter((name) => name.startsWith('x-svc-'))).toEqual([]);
      return { ...rest, key: headers['idempotency-key'], message: at(reply, 'error', 'message') ?? at(reply, 'result', 'message') };
    });
    const common = { method: 'POST', fault: false, dropped: false, key: undefined };
    const get = { ...common, path: '/v2/users/get', operationId: 'getUsers', request: { data: acme } };
    const folders = {
      ...common,
      path: '/v2/organizations/folders/get',
      operationId: 'getFolders',
      request: { data: acme },
      fault: true,
    };
    const busy = 'The service is currently unavailable. Try again later.';
    const blank = '/data/organizationId must have at least 1 character.';
    const add = { ...common, path: '/v2/users/add', operationId: 'addUsers', request: { data: users('lena') }, key: 'key' };
    expect(seen).toEqual([
      { ...get, requestId: '1', status: 503, fault: true, message: busy },
      { ...get, requestId: '2', status: 400, request: { data: { organizationId: '' } }, message: blank },
      { ...folders, requestId: expect.anything(), status: null, dropped: true, message: undefined },
      { ...folders, requestId: '4', status: 200, message: 'Folders found.' },
      { ...add, requestId: '5', status: 200, message: 'Users added.' },
    ]);
    expect((await requests('addUsers')).map(({ requestId }) => requestId)).toEqual(['5']);
    await reset();
    expect(await requests()).toEqual([]);
  });
});
