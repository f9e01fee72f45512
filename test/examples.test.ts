/** Every response example in the document equals the service's whole response to the request beside it. */
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { limits, operations } from '../generated/handlers.ts';
import { at, contractOperations, examplesOf, type Operation } from '../generated/operations.ts';
import { anyCredentials, type CredentialContexts, createApp } from '../server/app.ts';
import { unavailable } from '../server/errors.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import type { AppOptions } from '../server/http/options.ts';
import { stillRunning } from '../server/idempotency/once.ts';
import { difference, example, requestFor, type Stage, send } from './examples.ts';
import { aService, startTestService, type TestService } from './harness.ts';
import { rowsWith } from './rows.ts';
import { aStage } from './stage.ts';
import { type Caller, createCaller, createTenant, credentialsFor, type Headers, type Reply } from './torture/http.ts';

const firstExample = (operation: Operation): unknown => Object.values(examplesOf(operation, 'requestBody'))[0];

const post = (caller: Caller, { path }: Operation, headers: Headers, body: string) => caller.send(path, headers, body);

/** The organization of the request with the most names. */
function withUnknownOrganization(operation: Operation): unknown {
  const { usersAndOrganizations } = examplesOf(operation, 'requestBody');
  return JSON.parse(JSON.stringify(usersAndOrganizations ?? firstExample(operation)).replaceAll('"acme"', '"acme-labs"'));
}

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Refusals without a request of their own. Every operation that documents one is called. */
const sharedRefusals: { readonly [example: string]: (stage: Stage, operation: Operation) => Promise<Reply> } = {
  '401 unauthenticated': ({ caller }, operation) => post(caller, operation, {}, '{}'),
  '403 originNotAllowed': async (stage, operation) => {
    const { caller, tenant } = stage;
    await caller.call(tenant, 'addDomains', { domains: ['acme.example'] });
    const headers = { ...credentialsFor(operation.id, tenant), origin: 'https://elsewhere.example' };
    return await post(caller, operation, headers, JSON.stringify(firstExample(operation)));
  },
  '404 organizationNotFound': (stage, operation) => send(stage, operation, { body: withUnknownOrganization(operation) }),
  '409 otherRequest': async ({ caller, tenant }, operation) => {
    const headers = { ...credentialsFor(operation.id, tenant), 'idempotency-key': 'of-another-request' };
    // Any success of these credentials stores a response.
    const id = 'x-svc-workspace-id' in headers ? 'createApiKey' : 'generateToken';
    const data = id === 'createApiKey' ? { apiKeyName: 'Other', type: 'testing' } : { userId: 'other' };
    await caller.send(operations[id].path, headers, JSON.stringify({ data }));
    return await post(caller, operation, headers, JSON.stringify(firstExample(operation)));
  },
  '413 tooLarge': ({ caller, tenant }, operation) =>
    post(caller, operation, credentialsFor(operation.id, tenant), ' '.repeat(limits.bodyBytes + 1)),
  '415 unsupportedMediaType': ({ caller, tenant }, operation) =>
    post(caller, operation, { ...credentialsFor(operation.id, tenant), ...form }, 'a=b'),
};

/** Failures that no single request causes. The tests at the end of this file call every operation for each. */
const sharedFailures = [
  '408 tooSlow',
  '409 stillRunning',
  '429 tooManyRequests',
  '429 tooManyJobs',
  '500 internal',
  '503 unavailable',
];

const documented = (operation: Operation) =>
  operation.statuses.flatMap((status) => Object.keys(examplesOf(operation, status)).map((name) => ({ status, name })));

describe('Documented examples on the service', () => {
  let service: TestService;
  let caller: Caller;
  let unchanged: Stage;
  beforeAll(async () => {
    service = await startTestService({ loginHosts: ['acme.example'] });
    caller = createCaller(service.url, { connections: 4 });
    unchanged = await aStage(service, caller);
  });
  afterAll(async () => {
    caller.close();
    await service.stop();
  });

  it.each(contractOperations)('The service responds to $id as the document shows', async (operation) => {
    const findings: (string | undefined)[] = [];
    const before = await rowsWith(service, 'api_key_id', unchanged.tenant.apiKey);
    for (const { status, name } of documented(operation)) {
      const kind = `${status} ${name}`;
      if (sharedFailures.includes(kind)) continue;
      // Successes may change the responses to other requests.
      const stage = status < 300 ? await aStage(service, caller) : unchanged;
      const asked = await requestFor(stage, operation, status, name);
      const reply = asked === undefined ? await sharedRefusals[kind]?.(stage, operation) : await send(stage, operation, asked);
      findings.push(
        reply === undefined
          ? `${operation.id} ${kind}: nothing is sent for it; give it an x-request.`
          : difference(operation, status, name, reply),
      );
    }
    expect(findings.filter((finding) => finding !== undefined)).toEqual([]);
    // A refusal changes nothing.
    expect(await rowsWith(service, 'api_key_id', unchanged.tenant.apiKey)).toEqual(before);
  });
});

/** Calls every operation that documents the failure. */
async function ask(caller: Caller, kind: string, headersOf: (operation: Operation) => Headers, bodyOf: typeof firstExample) {
  const [status = '', name = ''] = kind.split(' ');
  const operations = contractOperations.filter((one) => Object.hasOwn(examplesOf(one, Number(status)), name));
  expect(operations).not.toEqual([]);
  const findings = operations.map(async (operation) => {
    const reply = await post(caller, operation, headersOf(operation), JSON.stringify(bodyOf(operation)));
    return difference(operation, Number(status), name, reply);
  });
  expect((await Promise.all(findings)).filter((finding) => finding !== undefined)).toEqual([]);
}

/** Reasons that no schema can give. */
const handlerReasons = ['PAGE_TOKEN', 'IN_THE_PAST', 'DISPOSABLE_DOMAIN', 'HOST'];
/** Examples of reasons that schemas give too. */
const checkedByHandlers = ['sendLoginLink invalidContinueUrl', 'getEmailConfig noApiKey'];

function isBeyondSchemas(body: unknown): boolean {
  const details = at(body, 'error', 'details');
  const reason = Array.isArray(details) ? at(details[0], 'reason') : undefined;
  return at(body, 'error', 'status') === 'FAILED_PRECONDITION' || handlerReasons.some((one) => one === reason);
}

const anyTenant = { apiKey: 'any', authToken: 'any', workspaceId: 'any', workspaceToken: 'any' };

// Runs once, since it needs no service or database.
describe('Documented examples on any server of the contract', () => {
  async function aServer(options: Partial<AppOptions<CredentialContexts>>): Promise<Caller> {
    const server = createHttpServer(createApp({ authenticate: anyCredentials, handlers: {}, ...options, pages: [] })).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const address = server.address();
    const caller = createCaller(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, { connections: 64 });
    onTestFinished(async () => {
      caller.close();
      await server.stop();
    });
    return caller;
  }
  const throwing = (error: Error) => Object.fromEntries(contractOperations.map(({ id }) => [id, () => Promise.reject(error)]));
  const credentials = (operation: Operation) => credentialsFor(operation.id, anyTenant);

  it.each([
    ['500 internal', throwing(new Error('A fault.'))],
    ['503 unavailable', throwing(unavailable())],
  ])('Any server of the contract responds with %s as the document shows', async (kind, handlers) => {
    await ask(await aServer({ handlers }), kind, credentials, firstExample);
  });

  it('Any server of the contract returns 409 stillRunning while the first call runs', async () => {
    const caller = await aServer({ handlers: throwing(stillRunning()) });
    await ask(caller, '409 stillRunning', credentials, firstExample);
  });

  it('Any server of the contract returns 408 tooSlow if the body does not arrive', async () => {
    const caller = await aServer({ bodyTimeoutMs: 300 });
    await ask(caller, '408 tooSlow', (operation) => ({ ...credentials(operation), 'content-length': '16000' }), firstExample);
  });

  it.each(['compiled', 'express-openapi-validator'] as const)(
    'Any server of the contract returns documented responses without a handler, with the validator %s',
    async (validation) => {
      const caller = await aServer({ validation });
      // A stage without a service: these requests are rejected before any lookup.
      const unused = () => Promise.reject(new Error('Stubs have nothing to change.'));
      const stage: Stage = { caller, url: '', tenant: anyTenant, ask: unused, pass: unused };
      const findings: (string | undefined)[] = [];
      const leftToHandlers: string[] = [];
      const beyondSchemas: string[] = [];
      for (const operation of contractOperations) {
        for (const [name, body] of Object.entries(examplesOf(operation, 400))) {
          const asked = await requestFor(stage, operation, 400, name).catch(() => undefined);
          const reply = asked && (await send(stage, operation, asked));
          const title = `${operation.id} ${name}`;
          if (isBeyondSchemas(body) || checkedByHandlers.includes(title)) beyondSchemas.push(title);
          if (reply === undefined || reply.status === 501) leftToHandlers.push(title);
          else findings.push(difference(operation, 400, name, reply));
        }
      }
      expect(findings.filter((finding) => finding !== undefined)).toEqual([]);
      expect(findings.length).toBeGreaterThan(20);
      expect(leftToHandlers, 'what only a handler can know').toEqual(beyondSchemas);
    },
  );
});

describe('A quota that is used up', () => {
  it('A used-up quota returns 429 tooManyRequests', async () => {
    const service = await aService({ apiKeyLimit: 1, createWorkspaceLimit: 1, loginLinkLimit: 1 });
    const caller = createCaller(service.url, { connections: 1 });
    onTestFinished(() => caller.close());
    const tenant = await createTenant(service.url);
    for (const operation of contractOperations) {
      await post(caller, operation, credentialsFor(operation.id, tenant), JSON.stringify(firstExample(operation)));
    }
    await ask(caller, '429 tooManyRequests', (operation) => credentialsFor(operation.id, tenant), firstExample);
  });

  it('The limit of open deletion jobs returns 429 tooManyJobs', async () => {
    const service = await aService();
    const caller = createCaller(service.url, { connections: 4 });
    onTestFinished(() => caller.close());
    const tenant = await createTenant(service.url);
    const data = example('deleteAllUserData', 'users');
    const jobs = Array.from({ length: limits.openDeletionJobs }, () =>
      caller.send('/v2/users/data/delete', credentialsFor('deleteAllUserData', tenant), JSON.stringify({ data })),
    );
    for (const { status } of await Promise.all(jobs)) expect(status).toBe(202);
    await ask(caller, '429 tooManyJobs', (operation) => credentialsFor(operation.id, tenant), firstExample);
  });
});
