/** The verifier finds each of many mistakes, and reports it. */
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type OperationId, operations } from '../../generated/handlers.ts';
import { contractOperations, type Operation, repliesOf } from '../../generated/operations.ts';
import { operationOf } from '../../openapi/tools/verify/accounts.ts';
import type { Fetch } from '../../openapi/tools/verify/caller.ts';
import { checks } from '../../openapi/tools/verify/checks.ts';
import { objectOf } from '../../openapi/tools/verify/corpus/json.ts';
import { parsed } from '../../openapi/tools/verify/exchange.ts';
import { readCommand } from '../../openapi/tools/verify/options.ts';
import { type Case, timeIsOver } from '../../openapi/tools/verify/outcome.ts';
import { curlOf } from '../../openapi/tools/verify/report/curl.ts';
import { jsonReport } from '../../openapi/tools/verify/report/json.ts';
import { junitReport } from '../../openapi/tools/verify/report/junit.ts';
import { causesIn, exitCodeOf, type Report } from '../../openapi/tools/verify/report/report.ts';
import { terminalReport } from '../../openapi/tools/verify/report/terminal.ts';
import { verify } from '../../openapi/tools/verify/verify.ts';
import { anyCredentials, createApp } from '../../server/app.ts';
import { sql } from '../../server/database/sql.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import { aService, aTenant, startTestService, type TestService } from '../support/harness.ts';
import { listening } from '../support/listening.ts';
import { liveOn } from '../support/live.ts';
import { someOf } from '../support/long.ts';
import { type Answer, type Call, type Fault, faults } from './faults.ts';
import { startRelay, type WebhookFault, webhookFaults } from './webhook-faults.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ webhookLoopback: true });
});
afterAll(() => service.stop());

const live: Fetch = (url, init) => liveOn(service)(url, init);

const run = (seed: string, options: Partial<Parameters<typeof verify>[0]>): Promise<Report> =>
  verify({ url: service.url, seed, timeoutMs: 300_000, rate: 0, keep: true, fetch: live, ...options });

/** A workspace that is given to the verifier. It has at most 100 API keys. */
async function aGivenWorkspace(one = service) {
  const tenant = await aTenant(one);
  return { ...tenant, given: { WorkspaceId: tenant.workspaceId, WorkspaceToken: tenant.workspaceToken } };
}

const failuresOf = ({ cases }: Report): string[] =>
  cases.flatMap(({ operation, check, name, findings }) =>
    findings.map(({ problem, rule, place }) => `${operation}: ${check}: ${name}: ${problem} ${rule} ${place}`),
  );

/** The names of the examples. */
const successesOf = (operation: Operation): string[] =>
  repliesOf(operation).flatMap(({ status, name }) => (status === operation.success ? [name] : []));

describe('The verifier', () => {
  const aServerWithoutHandlers = (): Promise<string> =>
    listening(createHttpServer(createApp({ authenticate: anyCredentials, pages: [], handlers: {} })));

  /** Answers other operations like a server without handlers: 501 for valid requests. */
  const having = (implemented: readonly OperationId[], stubs: string, real: Fetch = live): Fetch => {
    const paths = new Set<string>(['/', ...implemented.map((id) => operations[id].path)]);
    return async (url, init) =>
      paths.has(new URL(url).pathname) ? await real(url, init) : await fetch(url.replace(service.url, stubs), init);
  };

  const few: { implemented: OperationId[] }[] = [
    { implemented: ['addOrganizations'] },
    { implemented: ['addOrganizations', 'getOrganizations'] },
    { implemented: ['addOrganizations', 'addFolders', 'addDocuments', 'getDocuments', 'addUsersToGroups', 'getUserGroups'] },
  ];
  it.each(few)('The verifier tests only the implemented operations: $implemented', async ({ implemented }) => {
    const [one, other] = [await aTenant(service), await aTenant(service)];
    const stubs = await aServerWithoutHandlers();
    const report = await run(`few${implemented.length}`, {
      given: { ApiKey: one.apiKey, ApiKeyToken: one.authToken },
      other: { ApiKey: other.apiKey, ApiKeyToken: other.authToken },
      fetch: having(implemented, stubs),
    });
    expect(failuresOf(report)).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    const isNamed = ({ operation }: Case) => implemented.some((id) => id === operation);
    for (const id of implemented) {
      const passed = report.cases.filter(({ operation, outcome }) => operation === id && outcome === 'passed');
      const inChecks = new Set(passed.map(({ check }) => check));
      for (const check of ['examples', 'isolation', 'refusals'] as const) expect(inChecks).toContain(check);
      expect(passed.length).toBeGreaterThan(50);
    }
    const others = new Set(
      report.cases.flatMap((one) => (isNamed(one) ? [] : (one.reason ?? `${one.operation} ${one.check} ${one.name}`))),
    );
    expect([...others].filter((reason) => !/not implemented|^needs |would change|shows no request/.test(reason))).toEqual([]);
  });

  it('The verifier repeats each documented success of an operation that may be repeated', async () => {
    const several = contractOperations
      .filter(({ idempotent, takesIdempotencyKey }) => idempotent && takesIdempotencyKey)
      .map((operation) => ({ id: operation.id, names: successesOf(operation) }))
      .filter(({ names }) => names.length > 1)
      .slice(0, 3);
    const report = await run('repeats', { only: ['idempotency'], operations: several.map(({ id }) => id) });
    const repeated = report.cases.flatMap(({ operation, name }) =>
      name.startsWith('the same call twice: ') ? [`${operation} ${name.slice(21)}`] : [],
    );
    expect(repeated.sort()).toEqual(several.flatMap(({ id, names }) => names.map((name) => `${id} ${name}`)).sort());
    expect(repeated.length).toBeGreaterThan(6);
  });

  it('A failing preparation is told once, with the number of cases that need it', async () => {
    const { given } = await aGivenWorkspace();
    const fault = { message: 'An internal error occurred.', status: 'INTERNAL' };
    const broken: Fetch = async (url, init) => {
      const response = await live(url, init);
      if (new URL(url).pathname !== operationOf('addOrganizations').path || init.method !== 'POST') return response;
      return new Response(JSON.stringify({ error: fault }), { status: 500, headers: response.headers });
    };
    const only = checks.map(({ name }) => name).filter((name) => name !== 'refusals');
    const operations = ['addOrganizations', 'addFolders', 'getFolders', 'addDocuments', 'getDocuments'] as const;
    const report = await run('broken', { given, fetch: broken, only, operations });
    const causes = causesIn(report.cases);
    expect(causes.map(({ finding: { problem } }) => problem)).toEqual(['The status is 500.']);
    expect(causes[0]?.blocked).toBeGreaterThan(30);
    expect(terminalReport(report, false).split('\n').length).toBeLessThan(200);
  });

  /** Puts a fault in front of the service. */
  const faulty = ({ operation, at: place = operation, answer }: Fault): Fetch => {
    const memory = new Map<string, unknown>();
    const { path } = operations[place];
    return async (url, init) => {
      if (new URL(url).pathname !== path || typeof init.body !== 'string') return await live(url, init);
      const text = init.body;
      const message = objectOf(parsed(text));
      const data = objectOf(message.data);
      let received = new Headers();
      const ask = async (id: OperationId, asked: unknown, changes: Parameters<Call['real']>[1] = {}): Promise<Answer> => {
        const body = asked === data ? text : JSON.stringify({ ...message, data: asked });
        const sent = { ...init, ...changes, headers: withHeaders(init.headers, changes.headers), body };
        const response = await live(service.url + operations[id].path, sent);
        if (id === place) received = response.headers;
        return { status: response.status, body: await response.json() };
      };
      const headers = Object.fromEntries(new Headers(init.headers));
      const real: Call['real'] = (asked, changes) => ask(place, asked, changes);
      const { status, body, headers: changes } = await answer({ data, text, headers, real, ask, memory });
      const usual = { 'content-type': 'application/json', 'cache-control': 'no-store' };
      const all = withHeaders(received, { ...usual, 'x-request-id': headers['x-request-id'] ?? '', ...changes });
      return new Response(JSON.stringify(body), { status, headers: all });
    };
  };

  /** Returns headers with some replaced. An empty one is removed. */
  function withHeaders(given: RequestInit['headers'], changes: Answer['headers'] = {}): Headers {
    const headers = new Headers(given);
    for (const [name, value] of Object.entries(changes)) {
      headers.delete(name);
      if (value !== '') headers.set(name, value);
    }
    return headers;
  }

  it('Green means tested: a server with three operations fails for a wrong name, page or order, and for an operation that others hold up', async () => {
    const stubs = await aServerWithoutHandlers();
    const three = ['addOrganizations', 'addDocuments', 'getDocuments'] as const;
    const judge = async (seed: string, implemented: readonly OperationId[], real?: Fetch): Promise<Report> => {
      const { apiKey, authToken } = await aTenant(service);
      const given = { ApiKey: apiKey, ApiKeyToken: authToken };
      const only = ['examples', 'effects', 'pages'] as const;
      return await run(seed, { given, only, fetch: having(implemented, stubs, real) });
    };
    const sound = await judge('sound', three);
    expect([failuresOf(sound), exitCodeOf(sound)]).toEqual([[], 0]);
    const names = ['documents under another name', 'pages of documents reversed', 'the last document left out'];
    for (const [i, fault] of faults.filter(({ name }) => names.includes(name)).entries()) {
      const report = await judge(`green${i}`, three, faulty(fault));
      expect([fault.name, failuresOf(report).some((text) => text.startsWith('getDocuments: effects'))]).toEqual([fault.name, true]);
    }
    const held = await judge('held', ['addOrganizations', 'getNotifications']);
    const problem = 'No success was tested: needs addDocuments, which is not implemented (501).';
    expect(causesIn(held.cases).map(({ finding }) => finding.problem)).toEqual([problem]);
    expect(terminalReport(held, false)).toMatch(/^getNotifications .*untested ✗$/m);
    expect(exitCodeOf(held)).toBe(1);
  });

  it('The verifier detects each fault, and tells it by its promise', async () => {
    const missed: string[] = [];
    for (const [i, fault] of someOf(faults, 7).entries()) {
      const { given } = await aGivenWorkspace();
      const { name, operation, check, told, isLiteral = false } = fault;
      // This case waits for seconds.
      const isSampled = (_check: string, _operation: string, one: string) =>
        one !== 'A grant ends at its expiresAt.' || name === 'an expired grant in force';
      const options = { given, only: [check], operations: [operation], maxJobMs: 200, isLiteral, isSampled };
      const report = await run(`f${i}`, { ...options, fetch: faulty(fault) });
      const texts = causesIn(report.cases).map(({ finding, cases: [one] }) => `${one?.name}: ${finding.problem} ${finding.rule}`);
      if (!texts.some((text) => told.test(text)) || exitCodeOf(report) !== 1)
        missed.push(`${name}: ${report.aborted ?? texts.join('\n').slice(0, 600)}`);
    }
    expect(missed).toEqual([]);
    expect(faults.length).toBeGreaterThan(150);
  });

  it('The verifier accepts the deliveries of the service, and detects each fault in them', async () => {
    const { given, workspace } = await aGivenWorkspace();
    /** Does the due work when the verifier waits, and puts a fault between the service and the receiver. */
    const delivering = async (fault?: WebhookFault): Promise<Fetch> => {
      const relay = fault && (await startRelay(fault));
      return async (url, init) => {
        const { pathname } = new URL(url);
        if (pathname === operations.getWebhooks.path) {
          service.advance({ seconds: 6 });
          await service.work();
        }
        if (relay === undefined || pathname !== operations.addWebhooks.path) return await live(url, init);
        const given = fault?.adding?.(String(init.body)) ?? String(init.body);
        const body = given.replace(/http:[^"]+/, (target) => relay.urlFor(target));
        const response = await live(url, { ...init, body });
        relay.note(await response.clone().json());
        return response;
      };
    };
    const options = { given, only: ['webhooks'], receiver: {}, keep: false } as const;
    const sound = await run('hooks', { ...options, fetch: await delivering() });
    expect(failuresOf(sound)).toEqual([]);
    expect(sound.cases.map(({ outcome }) => outcome)).toEqual(Array(5).fill('passed'));
    expect((await workspace.getApiKeys()).data).toHaveLength(1);
    const missed: string[] = [];
    for (const [i, fault] of someOf(webhookFaults, 3).entries()) {
      const isSampled = (_check: string, _operation: string, name: string) => name.includes(fault.found);
      const report = await run(`hooks${i}`, { ...options, isSampled, maxJobMs: 0, fetch: await delivering(fault) });
      const problems = report.cases.flatMap(({ findings }) => findings.map(({ problem }) => problem));
      if (!problems.some((problem) => fault.problem.test(problem)) || exitCodeOf(report) !== 1)
        missed.push(`${fault.name}: ${problems.join('\n')}`);
    }
    expect(missed).toEqual([]);
    // A server without WEBHOOK_LOOPBACK breaks no promise.
    service.config.webhookLoopback = false;
    onTestFinished(() => {
      service.config.webhookLoopback = true;
    });
    const refused = await run('refused', { ...options, fetch: await delivering() });
    expect(refused.cases.map(({ reason }) => reason)).toEqual(Array(5).fill(expect.stringContaining('see --webhooks-url')));
  });

  it('The end of presence is tested if its lifetime is given', async () => {
    const isSampled = (_check: string, _operation: string, name: string) => name === 'An entry expires unless it is renewed.';
    const judge = async (one: TestService, presenceSeconds?: number): Promise<string[]> => {
      const { given } = await aGivenWorkspace(one);
      const options = {
        url: one.url,
        given,
        only: ['effects'],
        operations: ['addPresence'],
        isSampled,
        fetch: liveOn(one),
      } as const;
      const { cases } = await run('presence', { ...options, ...(presenceSeconds !== undefined && { presenceSeconds }) });
      return cases.map(({ outcome, findings }) => findings[0]?.problem ?? outcome);
    };
    const brief = await aService({ presenceSeconds: 1 });
    expect(await judge(brief)).toEqual([]);
    expect(await judge(brief, 1)).toEqual(['passed']);
    expect(await judge(service, 1)).toEqual([expect.stringMatching(/^The entry is still there after \d+ ms\.$/)]);
    expect(await judge(brief, 10)).toEqual([expect.stringMatching(/^The entry has expired after \d+ ms\.$/)]);
  });

  it('A port that is in use ends the test of webhooks with a report', async () => {
    const receiver = { port: Number(new URL(service.url).port) };
    const { given } = await aGivenWorkspace();
    const report = await run('port', { given, only: ['webhooks'], receiver });
    expect(report.aborted).toMatch(/^No webhooks can be received: .* already in use .* See --webhooks-port\.$/);
    expect(exitCodeOf(report)).toBe(2);
  });

  it('A failure is told for the operation with the fault, and counts those of operations that build on it', async () => {
    const [fault] = faults.filter(({ name }) => name === "half of a group's members added");
    if (fault === undefined) throw new Error('There is no such fault.');
    const { given } = await aGivenWorkspace();
    const operations = ['addUsersToGroups', 'getUserGroups', 'deleteUsersFromGroups', 'checkPermissions'] as const;
    const report = await run('half', { given, only: ['examples', 'effects'], operations, fetch: faulty(fault) });
    const causes = causesIn(report.cases);
    expect(new Set(causes.map(({ cases }) => cases[0]?.operation))).toEqual(new Set(['addUsersToGroups']));
    expect(causes[0]?.blocked).toBeGreaterThan(10);
  });

  it('The verifier accepts a server with different messages', async () => {
    const { given } = await aGivenWorkspace();
    let messages = 0;
    const worded: Fetch = async (url, init) => {
      const response = await live(url, init);
      const text = (await response.text()).replaceAll(/"message":"[^"]*"/g, () => `"message":"Message ${++messages}."`);
      return new Response(text, { status: response.status, headers: response.headers });
    };
    const report = await run('worded', { given, only: ['idempotency'], operations: ['addUsersToGroups'], fetch: worded });
    expect(failuresOf(report)).toEqual([]);
    expect(exitCodeOf(report)).toBe(0);
    expect(messages).toBeGreaterThan(20);
  });

  it('The verifier deletes its own API keys; under given keys, it deletes its organizations and users', async () => {
    const { given, apiKey, authToken, workspace, client } = await aGivenWorkspace();
    const sent: unknown[] = [];
    const fetch: Fetch = async (url, init) => {
      sent.push(init.body);
      return await live(url, init);
    };
    const gone = { keep: false, only: ['pages', 'examples'], operations: ['getUsers', 'getFolders', 'createApiKey'] } as const;
    const inWorkspace = await run('gone', { ...gone, operations: [...gone.operations, 'deleteApiKey'], given, fetch });
    expect(sent.join()).toMatch(/"email":"vgone-\d+-maya@acme\.example"/);
    const emails = [...sent.join().matchAll(/"email":"([^"]*@)/g)].map(([, email = '']) => email);
    expect(emails.filter((email) => !/^vgone-\d+-/.test(email))).toEqual([]);
    expect(inWorkspace.leftovers).toBeUndefined();
    expect((await workspace.getApiKeys({})).data.map(({ id }) => id)).toEqual([apiKey]);
    const countWorkspaces = async () => (await service.service.environment.ask(sql`select 1 from workspaces`)).length;
    const before = await countWorkspaces();
    const own = { ...gone, operations: ['createWorkspace', 'getUsage', 'deleteWorkspace', 'getUsers'] } as const;
    let created = 0;
    const interrupt = new AbortController();
    const endings = {
      whole: { fetch },
      // Ends in the middle of the cases.
      late: { fetch, timeoutMs: 500, only: ['effects'] },
      interrupted: {
        fetch: async (url, init) => {
          if (new URL(url).pathname === operations.createWorkspace.path && ++created === 3) interrupt.abort();
          return await live(url, init);
        },
        signal: interrupt.signal,
      },
    } satisfies { [name: string]: Partial<Parameters<typeof verify>[0]> };
    for (const [name, ending] of Object.entries(endings)) {
      const alone = await run(name, { ...own, ...ending });
      expect([name, alone.leftovers, await countWorkspaces()]).toEqual([name, undefined, before]);
      expect(alone.aborted).toBe(name === 'interrupted' ? 'The run was interrupted.' : undefined);
    }
    // A server without the operation keeps its workspaces without API keys.
    const missing: Fetch = async (url, init) =>
      new URL(url).pathname === operations.deleteWorkspace.path
        ? Response.json({ error: {} }, { status: 501 })
        : await live(url, init);
    expect((await run('without', { ...own, fetch: missing })).leftovers).toMatch(
      /^\d workspaces of the run could not be deleted\.$/,
    );
    const withKey = await run('key', { ...gone, given: { ApiKey: apiKey, ApiKeyToken: authToken } });
    expect(withKey.leftovers).toBe('The organizations of the run were deleted. The deletion of its users has started.');
    await service.work();
    expect((await client.getOrganizations({})).data).toEqual([]);
  });

  it('In a given workspace, the verifier adds no domain and no API key', async () => {
    const { given, apiKey, authToken, workspace } = await aGivenWorkspace();
    const report = await run('given', { given, only: ['examples', 'refusals'], operations: ['addDomains'] });
    expect(failuresOf(report)).toEqual([]);
    expect(report.cases.filter(({ check, outcome }) => check === 'refusals' && outcome !== 'skipped')).toEqual([]);
    expect((await workspace.getDomains({})).data).toEqual([]);
    const keys = (await workspace.getApiKeys({})).data.length;
    const ofKey = { given: { ApiKey: apiKey, ApiKeyToken: authToken }, operations: ['getUsers', 'getWorkspace'] as const };
    const { cases } = await run('key', { ...ofKey, only: ['isolation', 'examples', 'pages'] });
    const reasons = new Set(cases.map(({ check, operation, reason }) => reason && `${check} ${operation} ${reason}`));
    expect(reasons).toContain('isolation getUsers needs a second API key: --other-api-key and --other-api-key-token');
    expect(reasons).toContain('examples getWorkspace needs the credentials of a workspace');
    expect((await workspace.getApiKeys({})).data).toHaveLength(keys);
  });

  it('The verifier waits as a server asks, skips missing operations, and stops if the server is lost', async () => {
    const { given } = await aGivenWorkspace();
    /** Answers all calls but the first `from` ones. */
    const answering = async (from: number, answer: () => Response | Promise<Response>, options: object = {}) => {
      let calls = 0;
      const fetch: Fetch = async (url, init) => (calls++ < from ? await live(url, init) : await answer());
      return await run('asks', { given, only: ['examples'], operations: ['getDomains'], fetch, ...options });
    };
    const status = (code: number, seconds?: string) => () =>
      new Response('{}', { status: code, headers: seconds === undefined ? {} : { 'retry-after': seconds } });
    /** The reasons of skipped cases, and other outcomes. */
    const reasons = ({ cases }: Report) => [...new Set(cases.map(({ reason, outcome }) => reason ?? outcome))].toSorted();
    expect(reasons(await answering(1, status(501)))).toEqual(['not implemented (501)']);
    expect(reasons(await answering(1, status(429, '1000')))).toEqual([
      'rate-limited by the server (429)',
      'rate-limited by the server (429) for 1001 seconds',
      'would change the given workspace',
    ]);
    const limits = [status(429, '0'), status(503, '0')];
    const waiting: Fetch = async (url, init) =>
      (init.method === 'POST' ? limits.shift()?.() : undefined) ?? (await live(url, init));
    const waited = await answering(0, status(500), { fetch: waiting });
    expect([failuresOf(waited), exitCodeOf(waited), limits]).toEqual([[], 0, []]);
    const lost = () => Promise.reject(new TypeError('fetch failed', { cause: new Error('read ECONNRESET') }));
    const unreachable = await answering(0, lost);
    expect([unreachable.aborted, exitCodeOf(unreachable)]).toEqual([
      `The server at ${service.url} is not reachable: read ECONNRESET.`,
      2,
    ]);
    const ended = await answering(1, lost, { only: ['refusals'] });
    expect(ended.aborted).toBe(`The server at ${service.url} is no longer reachable: read ECONNRESET.`);
    expect(ended.requests).toBeLessThan(20);
    expect(reasons(await answering(99, lost, { timeoutMs: 0 }))).toContain(timeIsOver);
    const began = performance.now();
    const slow = await answering(99, lost, { rate: 50 });
    expect(performance.now() - began).toBeGreaterThan(20 * (slow.requests - 1) - 5);
  });

  it('Every report has the request, the response and the rule of a failure, without credentials', async () => {
    const { given } = await aGivenWorkspace();
    const fault = faults.find(({ name }) => name === 'another content type');
    if (fault === undefined) throw new Error('There is no such fault.');
    const report = await run('report', { given, only: [fault.check], operations: [fault.operation], fetch: faulty(fault) });
    for (const text of [terminalReport(report, false), jsonReport(report), junitReport(report)]) {
      for (const part of [
        'curl -sS',
        '$WORKSPACE_TOKEN',
        'getAuthTokens',
        'The content-type is text/html',
        'HTTP 200',
        'authtokens~1get',
      ]) {
        expect(text).toContain(part);
      }
      expect(text).not.toContain(given.WorkspaceToken);
      expect(text).not.toMatch(/_[0-9a-f]{64}/);
    }
    expect(junitReport(report)).toMatch(/<testsuite name="getAuthTokens" tests="7" failures="\d"/);
  });

  it('A curl command in a report is quoted for a shell, uses variables for credentials, and shortens long bodies', () => {
    const operation = operationOf('getWorkspace');
    const headers = { 'x-svc-workspace-id': 'a', 'x-svc-auth-token': '', 'x-request-id': 'verify-1' };
    const sent = { operation, method: 'POST', path: operation.path, headers };
    expect(
      curlOf({ ...sent, body: `{"name":"Maya's"}` }, 'http://a.example'),
    ).toBe(`curl -sS -i -X POST 'http://a.example${operation.path}' \\
  -H "x-svc-workspace-id: $WORKSPACE_ID" \\
  -H 'x-svc-auth-token: ' \\
  -H 'x-request-id: verify-1' \\
  --data-binary '{"name":"Maya'\\''s"}'`);
    expect(curlOf({ ...sent, body: 'x'.repeat(30_000) }, '')).toMatch(/ @body\.json # 30000 characters: x{200}…$/);
    expect(curlOf({ ...sent, body: new Uint8Array(3) }, '')).toMatch(/ @body\.bin # 3 bytes that are not text$/);
  });

  it('Every report counts what passed, failed and was skipped, and says why a run ended early', () => {
    const finding = { problem: 'The name is <odd>.', rule: 'A name is even.', place: '#/paths', exchange: undefined };
    const one = { findings: [], reason: undefined, ms: 250 };
    const failed = { ...one, operation: 'addUsers', check: 'examples', outcome: 'failed', findings: [finding] } as const;
    const passed: Case = { ...one, operation: 'getUsers', check: 'pages', name: 'of 2', outcome: 'passed' };
    const skipped: Case = { ...passed, check: 'jobs', name: 'to its end', outcome: 'skipped', reason: 'needs an API key' };
    const facts = {
      url: 'http://a.example',
      seed: 's1',
      contract: '1.0.0',
      startedAt: '2026-11-25T10:00:00.000Z',
      seconds: 3,
      requests: 9,
    };
    const report: Report = {
      ...facts,
      cases: [...['a', 'b', 'c', 'd'].map((name): Case => ({ ...failed, name })), passed, { ...passed, name: 'of 3' }, skipped],
      aborted: 'The server is gone.',
      leftovers: 'An API key stays.',
    };
    expect(terminalReport(report, false)).toBe(
      [
        '          examples  pages  jobs\naddUsers     4/4 ✗             \ngetUsers                2     -',
        '✗ addUsers · examples · a\n  The name is <odd>.\n  Contract: A name is even.\n            #/paths\n  The same in 3 cases of addUsers.',
        'Skipped:\n     1  needs an API key',
        '2 passed, 4 failed, 1 skipped.\nhttp://a.example, contract 1.0.0, 9 requests in 3 s, --seed s1\nAn API key stays.\nThe server is gone.\n',
      ].join('\n\n'),
    );
    const letters = (i: number) => String.fromCharCode(...[...String(i)].map((digit) => 97 + Number(digit)));
    const various = Array.from(
      { length: 1000 },
      (_, i): Case => ({ ...failed, name: 'a', findings: [{ ...finding, problem: letters(i) }] }),
    );
    const reasons = Array.from({ length: 100 }, (_, i): Case => ({ ...skipped, reason: `needs ${i}` }));
    const long = terminalReport({ ...report, cases: [...various, ...reasons] }, false);
    expect(long.split('\n').length).toBeLessThanOrEqual(200);
    expect(long).toMatch(/^… and 9\d\d more failures\. --json and --junit have all\.$/m);
    expect(terminalReport(report, true)).toContain('\u001B[31mThe server is gone.\u001B[39m');
    expect(junitReport(report)).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract" tests="7" failures="4" errors="1" skipped="1" time="3">
  <testsuite name="addUsers" tests="4" failures="4" errors="0" skipped="0" time="1" timestamp="2026-11-25T10:00:00.000Z">
${['a', 'b', 'c', 'd']
  .map(
    (name) =>
      `    <testcase classname="addUsers" name="examples: ${name}" time="0.25"><failure message="The name is &lt;odd&gt;.">The name is &lt;odd&gt;.\nA name is even.\n#/paths\n\n</failure></testcase>`,
  )
  .join('\n')}
  </testsuite>
  <testsuite name="getUsers" tests="3" failures="0" errors="0" skipped="1" time="0.75" timestamp="2026-11-25T10:00:00.000Z">
    <testcase classname="getUsers" name="pages: of 2" time="0.25"/>
    <testcase classname="getUsers" name="pages: of 3" time="0.25"/>
    <testcase classname="getUsers" name="jobs: to its end" time="0.25"><skipped message="needs an API key"/></testcase>
  </testsuite>
  <testsuite name="run" tests="1" errors="1"><testcase name="run"><error message="The server is gone."/></testcase></testsuite>
</testsuites>
`,
    );
    const json = JSON.parse(jsonReport(report));
    expect(json).toMatchObject({ ...facts, passed: 2, failed: 4, skipped: 1, aborted: 'The server is gone.' });
    expect(json.cases[0]).toEqual({
      ...failed,
      name: 'a',
      findings: [{ problem: finding.problem, rule: finding.rule, place: '#/paths' }],
    });
    const late: Case = { ...skipped, reason: timeIsOver };
    const codes = [[passed, skipped], [], [skipped], [passed, { ...failed, name: 'a' }], [passed, late]].map((cases) =>
      exitCodeOf({ ...report, cases, aborted: undefined }),
    );
    expect([...codes, exitCodeOf({ ...report, cases: [passed] })]).toEqual([0, 1, 1, 1, 1, 2]);
    expect(terminalReport({ ...report, cases: [passed, late], aborted: undefined }, false)).toContain(
      'The run is incomplete: it reached --timeout.',
    );
    const interrupted = { ...report, cases: [passed, late], aborted: 'The run was interrupted.' };
    expect(terminalReport(interrupted, false)).not.toContain('--timeout');
    expect(terminalReport({ ...report, cases: [], aborted: undefined }, false)).toContain('Nothing was tested.');
  });

  it('A wrong option of the verifier is rejected with its name and the allowed values', () => {
    const refusal = (...args: string[]) => expect(() => readCommand(args, {}));
    refusal().toThrow('The URL of the server is required');
    refusal('ftp://api.example').toThrow('must begin with http:// or https://');
    refusal('http://api.example', '--only', 'pages,page').toThrow('--only takes examples, links,');
    refusal('http://api.example', '--only', 'webhooks').toThrow('--only webhooks requires --webhooks.');
    refusal('http://api.example', '--webhooks-url', 'tunnel').toThrow('--webhooks-url must begin with http:// or https://');
    refusal('http://api.example', '--webhooks-port', '65536').toThrow('--webhooks-port takes a whole number from 0 to 65535');
    refusal('http://api.example', '--operation', 'getDocument').toThrow('there is no "getDocument"');
    refusal('http://api.example', '--operation', ' , ').toThrow('--operation is empty. It takes ');
    refusal('http://api.example', 'http://b.example').toThrow('Only one URL is allowed; remove "http://b.example".');
    for (const more of ['?a=b', '#a']) refusal(`http://api.example/${more}`).toThrow('without user, query or fragment');
    refusal('http://maya@api.example').toThrow('without user, query or fragment');
    refusal('http://api.example', '--rate', '-1').toThrow();
    refusal('http://api.example', '--rate', '100001').toThrow('--rate takes a whole number from 0 to 100000, not "100001".');
    refusal('http://api.example', '--timeout', '0').toThrow('--timeout takes a whole number from 1 to 86400, not "0".');
    for (const seed of ['', 'a b', 'x'.repeat(17)])
      refusal('http://api.example', '--seed', seed).toThrow('--seed takes 1 to 16 letters and digits');
    refusal('http://api.example', '--api-key', 'ä', '--api-key-token', 'a').toThrow('--api-key takes visible ASCII characters.');
    refusal('http://api.example', '--other-api-key-token', 'a').toThrow('other-api-key is missing.');
    refusal('http://api.example', '--timeout', 'soon').toThrow('--timeout takes a whole number from 1 to 86400, not "soon".');
    refusal('http://api.example', '--api-key', 'a').toThrow('--api-key and --api-key-token must be given together');
    refusal('http://api.example', '--tokens', 'a').toThrow("Unknown option '--tokens'");
    const command = readCommand(['http://api.example/base/', '--seed', 'a1'], {
      API_KEY: 'a',
      API_KEY_TOKEN: 'b',
      OTHER_API_KEY: '',
    });
    expect(command?.options).toMatchObject({
      url: 'http://api.example/base',
      seed: 'a1',
      given: { ApiKey: 'a', ApiKeyToken: 'b' },
      other: {},
      timeoutMs: 900_000,
      rate: 100,
      keep: false,
    });
    expect(command?.options).not.toHaveProperty('only');
    expect(command?.options).not.toHaveProperty('receiver');
    const tunnel = ['--webhooks-url', 'https://tunnel.example/hooks/', '--webhooks-port', '9000'];
    const receiver = { url: 'https://tunnel.example/hooks', port: 9000 };
    expect(readCommand(['http://a.example', ...tunnel], {})?.options).toMatchObject({ receiver });
    expect(readCommand(['http://a.example', '--webhooks'], {})?.options).toMatchObject({ receiver: { port: 0 } });
    const choices = ['--only', 'refusals, examples', '--operation', 'getUsers', '--rate', '0', '--timeout', '86400', '--keep'];
    const others = ['--other-api-key', 'c', '--other-api-key-token', 'd'];
    expect(readCommand(['http://a.example', ...choices, ...others, '--json', 'a', '--junit', 'b'], {})).toEqual({
      options: {
        ...{ url: 'http://a.example', seed: expect.stringMatching(/^[0-9a-f]{8}$/), timeoutMs: 86_400_000, rate: 0, keep: true },
        ...{ given: {}, other: { ApiKey: 'c', ApiKeyToken: 'd' }, only: ['examples', 'refusals'], operations: ['getUsers'] },
      },
      files: { json: 'a', junit: 'b' },
    });
    expect(readCommand(['--help'], {})).toBeUndefined();
  });
});
