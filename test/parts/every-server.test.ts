/**
 * The verifier passes the service, the sandbox, the mock and MSW's handlers. It takes a sample of the cases, in which every operation and
 * every documented response is.
 */
import { isDeepStrictEqual } from 'node:util';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits, type OperationId, operations } from '../../generated/handlers.ts';
import {
  at,
  contractOperations,
  type Example,
  examplesOf,
  type Operation,
  operationsByPath,
  repliesOf,
} from '../../generated/operations.ts';
import { requests } from '../../generated/validators.js';
import { type Mock, startMock } from '../../mock/mock.ts';
import { createHandlers } from '../../mock/msw.ts';
import { documentedCredentials } from '../../mock/sandbox/documented.ts';
import { type Sandbox, startSandbox } from '../../mock/sandbox.ts';
import type { Fetch } from '../../openapi/tools/verify/caller.ts';
import { outOfReach, preparations } from '../../openapi/tools/verify/checks/preparations.ts';
import { type Difference, differenceOf, inWords } from '../../openapi/tools/verify/compare.ts';
import { parsed } from '../../openapi/tools/verify/exchange.ts';
import type { CheckName } from '../../openapi/tools/verify/outcome.ts';
import { exitCodeOf, type Report } from '../../openapi/tools/verify/report/report.ts';
import type { VerifyOptions } from '../../openapi/tools/verify/run.ts';
import { verify } from '../../openapi/tools/verify/verify.ts';
import { readConfig } from '../../server/settings/config.ts';
import { secret, startTestService, type TestService } from '../support/harness.ts';
import { isOfJob, liveOn } from '../support/live.ts';
import { isTaken, seed, someOf } from '../support/long.ts';
import { rowsWith } from '../support/rows.ts';
import { createTenant, credentialsFor } from '../torture/http.ts';
import { beside, type StandIn } from './beside.ts';
import { readDifferenceTable } from './mock-table.ts';

/** All cases take long. */
const hourMs = 3_600_000;
const isOnSqlite = process.env.TEST_ENGINE !== 'postgres';
/** The share of a check's cases in a sample: one in this number. */
const shares: { readonly [check in CheckName]?: number } = {
  examples: 16,
  links: 8,
  effects: 8,
  events: 8,
  idempotency: 8,
  refusals: 24,
};

/** Refusals that most operations have, before they read the content. */
const shared = /^(?:401 unauthenticated|403 originNotAllowed|413 tooLarge|415 unsupportedMediaType)$/;

/**
 * `isSmall`: only an eighth of the refusals, which the same code makes on another server. `oneIn`: of the cases with a share of their own,
 * one in this number of them.
 */
const sample =
  (isSmall: boolean, oneIn = 1): NonNullable<VerifyOptions['isSampled']> =>
  (check, operation, name) => {
    const isDocumented = check === 'examples' && !name.includes(' with ');
    // Limits of a network count all of these.
    const isCounted = !isSmall && operations[operation].credentials === 'public';
    const few = shared.test(name) || (isSmall && check === 'refusals') ? 8 : 1;
    const own = shares[check];
    const share = few * (isDocumented || isCounted || own === undefined ? 1 : oneIn * own);
    return isTaken(`${check} ${operation} ${name}`, share);
  };

const run = (name: string, options: Partial<Parameters<typeof verify>[0]> & { url: string }): Promise<Report> =>
  verify({
    seed: `${name}${seed}`.slice(0, 16),
    timeoutMs: hourMs,
    rate: 0,
    keep: false,
    isSampled: sample(!isOnSqlite),
    ...options,
  });

function expectSuccess(report: Report, selected = contractOperations.map(({ id }) => id)): void {
  const failures = report.cases.flatMap(({ operation, check, name, findings }) =>
    findings.map(({ problem, rule, place }) => `${operation}: ${check}: ${name}: ${problem} ${rule} ${place}`),
  );
  expect(failures).toEqual([]);
  expect(exitCodeOf(report), report.aborted).toBe(0);
  const reasons = report.cases.flatMap(({ reason }) => reason ?? []);
  const isExpected = (reason: string) => /^(?:the document shows no request|needs (?:a|an|[\d,]+) |passes too)/.test(reason);
  expect(reasons.filter((reason) => !isExpected(reason))).toEqual([]);
  const tested = new Set(report.cases.flatMap(({ outcome, operation }) => (outcome === 'passed' ? [operation] : [])));
  expect([...tested].toSorted()).toEqual(selected.toSorted());
}

/** Checks that a rejected call with valid content changes no row of its API key. */
function unchangedByRefusals(test: TestService, service: Fetch, changed: string[]): Fetch {
  /** The rows of API keys whose last call was rejected. */
  const known = new Map<string, readonly string[]>();
  return async (url, init) => {
    const response = await service(url, init);
    const { pathname } = new URL(url);
    const operation = operationsByPath.get(pathname);
    const apiKey = new Headers(init.headers).get('x-svc-api-key');
    if (apiKey === null || operation?.credentials !== 'apiKey') return response;
    // Jobs work before these, for any key.
    if (isOfJob(url)) known.clear();
    if (operation.title.startsWith('Get ')) return response;
    if (response.ok) known.delete(apiKey);
    else if (typeof init.body === 'string' && requests[operation.id](parsed(init.body))) {
      // Counts of calls are written from time to time.
      const rows = (await rowsWith(test, 'api_key_id', apiKey)).filter((row) => !row.startsWith('usage_by_day'));
      const before = known.get(apiKey) ?? rows;
      const [added, removed] = [rows.filter((row) => !before.includes(row)), before.filter((row) => !rows.includes(row))];
      if (added.length + removed.length > 0) changed.push(`${operation.id} ${init.body}: ${added} instead of ${removed}`);
      known.set(apiKey, rows);
    }
    return response;
  };
}

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

/** Returns a function that lets MSW's handlers respond for the server at a URL. */
function mswFor(baseUrl: string): { fetch: StandIn['fetch']; reset: () => void } {
  const { handlers, reset } = createHandlers({ baseUrl });
  return { fetch: async (url, init) => await getResponse(handlers, new Request(url, init)), reset };
}

/** Starts the service with its default quotas, and stand-ins beside it. */
async function startCompared() {
  const { createWorkspaceLimit, loginLinkLimit, refusedCallsLimit } = readConfig({ DATA_DIR: '.', TOKEN_SECRET: secret });
  const quotas = { createWorkspaceLimit, loginLinkLimit, refusedCallsLimit };
  const [test, mock, table] = await Promise.all([
    startTestService({ ...quotas, loginHosts: ['acme.example'] }),
    startMock({ origins: ['https://elsewhere.example'] }),
    readDifferenceTable(),
  ]);
  closing.push(test.stop, mock.close);
  const msw = mswFor(test.url);
  // It responds as the mock does, from the same document.
  const isOfMsw = (url: string) => isTaken(`MSW ${new URL(url).pathname}`, 3);
  const standIns: StandIn[] = [
    { name: 'mock', fetch: (url, init) => fetch(url.replace(test.url, mock.url), init) },
    { name: 'MSW', fetch: async (url, init) => (isOfMsw(url) ? await msw.fetch(url, init) : undefined) },
  ];
  const changed: string[] = [];
  // They are the same on every engine.
  const compared = beside(
    isOnSqlite ? unchangedByRefusals(test, liveOn(test), changed) : liveOn(test),
    isOnSqlite ? standIns : [],
    table,
  );
  const on = { url: test.url, fetch: compared.fetch, isLiteral: true };
  return { test, table, compared, changed, on, report: await run('first', on) };
}

let started: ReturnType<typeof startCompared> | undefined;
const firstRun = (): ReturnType<typeof startCompared> => {
  started ??= startCompared();
  return started;
};

// Proves createWorkspace/no-credentials, updateOrganizations/one-field, updateOrganizations/unique, addOrganizations/unique
// Proves updateAccessForFolders/exactly-one, updateAccessForFolders/must-exist, getNotifications/required, getNotifications/missing
// Proves getNotifications/read-state, addUsers/past-expiry, updateUsers/past-expiry, addFolders/must-exist, addDocuments/must-exist
// Proves updateDocuments/must-exist, removePresence/must-exist, checkPermissions/must-exist, getAccessibleDocuments/must-exist
// Proves getUsersWithAccess/must-exist, updateNotifications/must-exist, deleteNotifications/must-exist, deleteOrganizations/unique
// Proves deleteDocuments/must-exist, deleteUsers/unique, updateFolders/must-exist, deleteFolders/must-exist
// Proves everyOperation/success-shape, everyOperation/failure-shape, everyOperation/public-headers
// Proves createWorkspace/without-credentials, sendLoginLink/without-credentials, getDocuments/next-page, deleteAllUserData/response
// Proves updateAccessForFolders/inherited-result
it(
  'The service passes every check of the verifier by default, twice within an hour',
  async () => {
    const { on, report, changed } = await firstRun();
    expectSuccess(report);
    expect(changed, 'rejected calls that have changed rows').toEqual([]);
    // Limits of a network count only calls of these operations. PostgreSQL's are held by the tests of workspaces.
    const limited = contractOperations.filter(({ credentials }) => credentials !== 'apiKey').map(({ id }) => id);
    if (isOnSqlite) expectSuccess(await run('second', { ...on, operations: limited }), limited);
  },
  hourMs,
);

/** Calls that meet the settings, quotas and stored data of the service, and calls of no operation. */
async function furtherCalls({ test, compared }: Awaited<ReturnType<typeof firstRun>>): Promise<void> {
  test.advance({ hours: 1 });
  const tenant = await createTenant(test.url);
  const send = (path: string, init: Omit<RequestInit, 'headers'> & { headers?: { [name: string]: string } }) =>
    compared.fetch(test.url + path, { ...init, headers: { 'x-request-id': 'further', ...init.headers } });
  const call = (id: OperationId, data: unknown) =>
    send(operations[id].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credentialsFor(id, tenant) },
      body: JSON.stringify({ data }),
    });
  for (let i = 0; i <= limits.openDeletionJobs; i++) await call('deleteAllUserData', { userIds: ['maya'] });
  for (const destination of ['ftp://other.example', 'https://other.example'])
    await call('sendLoginLink', { email: 'maya@acme.example', continueUrl: destination });
  await call('createWorkspace', { ownerEmail: 'maya\u2028@acme.example', name: 'Maya', workspaceName: 'Acme' });
  await call('createWorkspace', { ownerEmail: 'maya@mailinator.com', name: 'Maya', workspaceName: 'Acme' });
  await call('updateEmailConfig', { enabled: false });
  const organization = { organizationId: 'acme', organizationName: 'Acme', notes: 'x'.repeat(limits.objectBytes / 2) };
  await call('addOrganizations', { organizations: [organization] });
  await call('updateOrganizations', { organizations: [{ organizationId: 'acme', more: organization.notes }] });
  // The document shows failures for both.
  await call('createApiKey', { apiKeyName: 'One too many', type: 'testing' });
  await call('addDocuments', { organizationId: 'acme', documents: [{ documentId: 'lost-plan' }] });
  await call('deleteDocuments', { organizationId: 'acme', documentIds: ['lost-plan'] });
  await call('addDocuments', { organizationId: 'acme', documents: [{ documentId: 'one' }, { documentId: 'two' }] });
  const page: unknown = await (await call('getDocuments', { organizationId: 'acme', pageSize: 1 })).json();
  const pageToken = at(page, 'result', 'pageToken');
  await call('getDocuments', { organizationId: 'acme', documentIds: ['one', 'two'], pageSize: 1, pageToken });
  const resources = [{ type: 'organization', id: 'acme', organizationId: 'other' }];
  await call('checkPermissions', { userId: 'maya', resources });
  const preflight = { origin: 'http://localhost:5173', 'access-control-request-method': 'POST' };
  await send(operations.getUsers.path, { method: 'OPTIONS', headers: preflight });
  await send('/healthz', { method: 'GET' });
  for (const type of ['application/json; charset=latin1', 'application/problem+json', 'text/plain'])
    await send(`${operations.getUsers.path}?x-svc-api-key=any`, { method: 'POST', headers: { 'content-type': type }, body: '{}' });
  for (const path of ['/v2/nothing', `${operations.getUsers.path}/`]) await send(path, { method: 'POST', body: '{}' });
}

it.runIf(isOnSqlite)(
  'Mock and MSW respond to each call of the verifier like the service, except for the differences in the guide',
  async () => {
    const first = await firstRun();
    await furtherCalls(first);
    const { seen, unexplained, counts } = first.compared;
    expect(unexplained.slice(0, 100)).toEqual([]);
    expect(
      [...first.table.keys()].filter((cell) => !seen.has(cell)),
      'rows of the guide without a difference',
    ).toEqual([]);
    expect(counts.equal).toBeGreaterThan(counts.calls / 4);
  },
  hourMs,
);

describe.runIf(isOnSqlite)('Stand-ins', () => {
  let sandbox: Sandbox;
  let mock: Mock;
  beforeAll(async () => {
    // The sandbox's own refusal of other origins is none of the contract.
    [sandbox, mock] = await Promise.all([startSandbox({ origins: ['https://elsewhere.example'] }), startMock()]);
    closing.push(sandbox.close, mock.close);
  });

  it(
    'The sandbox passes every check of the verifier for a share of the operations',
    async () => {
      // The sandbox is the service, so a third of the operations is enough.
      const third = someOf(
        contractOperations.map(({ id }) => id),
        3,
      );
      expectSuccess(await run('sandbox', { url: sandbox.url, isLiteral: true, isSampled: sample(true), operations: third }), third);
    },
    hourMs,
  );

  const at: { [name: string]: () => { fetch: StandIn['fetch']; reset: () => unknown } } = {
    sandbox: () => ({ fetch: (url, init) => fetch(url.replace(baseUrl, sandbox.url), init), reset: sandbox.reset }),
    mock: () => ({ fetch: (url, init) => fetch(url.replace(baseUrl, mock.url), init), reset: mock.reset }),
    'MSW handler': () => mswFor(baseUrl),
  };
  const baseUrl = 'http://api.example';
  const { apiKey, authToken, workspaceId, workspaceAuthToken } = documentedCredentials();
  const tenant = { apiKey, authToken, workspaceId, workspaceToken: workspaceAuthToken };

  it.each(Object.keys(at))(
    'After a reset, the %s gives each documented request a response that the document shows for it',
    async (name) => {
      const standIn = at[name]?.();
      const problems: string[] = [];
      for (const operation of contractOperations) {
        const isSandbox = name === 'sandbox';
        const calls = documentedCalls(operation, isSandbox);
        // A reset of the sandbox takes long, and calls that only read share one.
        for (const [i, { request, own, replies }] of (isSandbox && !operation.onlyReads ? someOf(calls, 3) : calls).entries()) {
          if (i === 0 || !isSandbox || !operation.onlyReads) await standIn?.reset();
          const headers = { 'content-type': 'application/json', ...credentialsFor(operation.id, tenant), ...own };
          const init = { method: 'POST', headers, body: JSON.stringify(request) };
          const response = await standIn?.fetch(baseUrl + operation.path, init);
          const got: unknown = await response?.json();
          const found = replies.map(({ status, value }) =>
            status === response?.status ? differenceFrom(operation, value, got) : { path: [], expected: status, got },
          );
          const [first] = found;
          if (first === undefined || found.includes(undefined)) continue;
          problems.push(`${operation.id} ${init.body}: ${inWords(first).problem} ${inWords(first).rule}`);
        }
      }
      // A new workspace has no domains, and all events.
      const needsHistory = /^(?:deleteDomains |getEvents .* The example has "Events after this pageToken were removed\.)/;
      expect(problems.filter((problem) => name !== 'sandbox' || !needsHistory.test(problem))).toEqual([]);
    },
  );
});

/**
 * Returns the documented requests of an operation, each with its own headers and the responses that the document shows for it. `hasData`:
 * a request without one has any of its successes, and refusals that need more than their request are left out.
 */
function documentedCalls(
  operation: Operation,
  hasData: boolean,
): { request: unknown; own: Example['headers']; replies: Example[] }[] {
  const needsMore = ({ status, name }: Example) =>
    status >= 400 && (preparations[operation.id]?.[name] ?? outOfReach[name]) !== undefined;
  const replies = repliesOf(operation).filter((one) => !hasData || !needsMore(one));
  const successes = replies.filter(({ status }) => hasData && status === operation.success);
  const plain = Object.values(examplesOf(operation, 'requestBody')).map((request) => ({ request, headers: {} }));
  const byCall = Map.groupBy([...plain, ...replies], ({ request, headers }) => JSON.stringify([request, headers]));
  return [...byCall.values()].flatMap((group) => {
    const [first] = group;
    const shown = group.filter((one) => 'status' in one);
    if (first?.request === undefined) return [];
    return [{ request: first.request, own: first.headers, replies: shown.length > 0 ? shown : successes }];
  });
}

/** Returns the first difference. Stored data has the document's times and page tokens too. */
function differenceFrom({ title }: Operation, expected: unknown, got: unknown): Difference | undefined {
  const storedIn = (body: unknown) => JSON.stringify(body).match(/"(?:addedAt|grantedAt|timestamp|pageToken)":[^,}]+/g);
  const isOther = title.startsWith('Get ') && !isDeepStrictEqual(storedIn(expected), storedIn(got));
  return differenceOf(expected, got, true) ?? (isOther ? { path: [], expected, got } : undefined);
}
