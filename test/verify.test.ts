/** The verifier passes the service, and finds each of many mistakes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../generated/server.ts';
import type { Fetch } from '../openapi/verify/caller.ts';
import type { Given } from '../openapi/verify/credentials.ts';
import { readCommand } from '../openapi/verify/options.ts';
import type { CheckName } from '../openapi/verify/outcome.ts';
import { htmlReport } from '../openapi/verify/report/html.ts';
import { jsonReport } from '../openapi/verify/report/json.ts';
import { junitReport } from '../openapi/verify/report/junit.ts';
import { exitCodeOf, type Report } from '../openapi/verify/report/report.ts';
import { terminalReport } from '../openapi/verify/report/terminal.ts';
import { verify } from '../openapi/verify/verify.ts';
import { aTenant, startTestService, type TestService } from './harness.ts';
import { type Mutant, mutants, type Server } from './mutants.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ authCacheSeconds: 0 });
});
afterAll(() => service.stop());

const isOnSqlite = process.env.TEST_ENGINE !== 'postgres';
const statusPaths: readonly string[] = [operations.getMigrationStatus.path, operations.getDeleteAllUserDataStatus.path];

/** Moves the clock, which stands still in tests, and does the queued work before each question for its status. */
const live: Fetch = async (url, init) => {
  service.advance({ milliseconds: 1 });
  if (statusPaths.includes(new URL(url).pathname)) await service.work();
  return await fetch(url, init);
};

/** Puts a mutant in front of the service. */
function through({ operation, at: place = operation, make }: Mutant): Fetch {
  const server: Server = make(async ({ method, headers, text }) => {
    const response = await live(service.url + operations[place].path, { method, headers, body: text });
    return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
  });
  return async (url, init) => {
    if (new URL(url).pathname !== operations[place].path || typeof init.body !== 'string') return await live(url, init);
    const sent = Object.fromEntries(new Headers(init.headers));
    const { status, headers, text } = await server({ method: init.method ?? 'POST', headers: sent, text: init.body });
    const set = Object.entries(headers).filter(([, value]) => value !== '');
    return new Response(text, { status, headers: set });
  };
}

const run = (seed: string, options: Partial<Parameters<typeof verify>[0]>): Promise<Report> =>
  verify({ url: service.url, seed, timeoutMs: 300_000, rate: 0, keep: true, fetch: live, ...options });

const failuresOf = ({ cases }: Report): string[] =>
  cases.flatMap(({ operation, check, name, findings }) =>
    findings.map(({ problem, rule, place }) => `${operation}: ${check}: ${name}: ${problem} ${rule} ${place}`),
  );

describe('The verifier', () => {
  it('The service passes every check of the verifier', async () => {
    // Examples and refusals are the same on both engines, and take most of the time.
    const only: CheckName[] = ['links', 'journeys', 'pages', 'jobs', 'idempotency', 'isolation'];
    const reports = [await run('all', { only: isOnSqlite ? ['examples', ...only] : only })];
    // The tests of the validators send the messages of all operations.
    if (isOnSqlite) reports.push(await run('some', { only: ['refusals'], operations: ['createApiKey', 'addUsersToGroups'] }));
    expect(reports.flatMap(failuresOf)).toEqual([]);
    const passed = reports.flatMap(({ cases }) => cases).filter(({ outcome }) => outcome === 'passed');
    expect(passed.length).toBeGreaterThan(isOnSqlite ? 600 : 140);
    const tested = new Set(passed.map(({ operation }) => operation));
    expect(tested.size).toBeGreaterThanOrEqual(isOnSqlite ? Object.keys(operations).length : 30);
    expect(reports.map(exitCodeOf)).toEqual(reports.map(() => 0));
  });

  // No mistake depends on the database.
  it.runIf(isOnSqlite)('The verifier finds each mutant of the service, and names its operation and reason', async () => {
    const { workspaceId, workspaceToken } = await aTenant(service);
    const given: Given = { WorkspaceId: workspaceId, WorkspaceToken: workspaceToken };
    const missed: string[] = [];
    for (const [i, mutant] of mutants.entries()) {
      const { name, operation, check, problem } = mutant;
      const options = { given, only: [check], operations: [operation], maxJobMs: 200, fetch: through(mutant) };
      const report = await run(`m${i}`, options);
      const found = report.cases.filter((one) => one.findings.some((finding) => problem.test(finding.problem)));
      const isNamed = found.some((one) => one.operation === operation);
      if (!isNamed || exitCodeOf(report) !== 1) missed.push(`${name}: ${report.aborted ?? failuresOf(report).join('\n')}`);
    }
    expect(missed).toEqual([]);
    expect(mutants.length).toBeGreaterThanOrEqual(20);
  });

  it.runIf(isOnSqlite)('Every report has the request, the response and the rule of a failure, without credentials', async () => {
    const { workspaceId, workspaceToken } = await aTenant(service);
    const [mutant] = mutants.filter(({ name }) => name === 'another content type');
    if (mutant === undefined) throw new Error('There is no such mutant.');
    const given = { WorkspaceId: workspaceId, WorkspaceToken: workspaceToken };
    const report = await run('report', { given, only: [mutant.check], operations: [mutant.operation], fetch: through(mutant) });
    for (const text of [terminalReport(report, false), jsonReport(report), junitReport(report), htmlReport(report)]) {
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
      expect(text).not.toContain(workspaceToken);
      expect(text).not.toMatch(/_[0-9a-f]{64}/);
    }
    expect(junitReport(report)).toMatch(/<testsuite name="getAuthTokens" tests="7" failures="\d"/);
  });

  it.runIf(isOnSqlite)('A wrong option is refused with its name and the allowed values', () => {
    const refusal = (...args: string[]) => expect(() => readCommand(args, {}));
    refusal().toThrow('The URL of the server is missing');
    refusal('ftp://api.example').toThrow('must begin with http:// or https://');
    refusal('http://api.example', '--only', 'pages,page').toThrow('--only takes examples, links,');
    refusal('http://api.example', '--operation', 'getDocument').toThrow('there is no "getDocument"');
    refusal('http://api.example', '--rate', '-1').toThrow();
    refusal('http://api.example', '--timeout', 'soon').toThrow('--timeout takes a whole number from 1 to 86400, and is "soon".');
    refusal('http://api.example', '--api-key', 'a').toThrow('--api-key and --api-key-token come together');
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
    });
  });
});
