/**
 * Mock, MSW handlers and sandbox answer a sequence of generated calls like the service, except for the differences in the guide.
 */
import { getResponse } from 'msw';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Operation } from '../../generated/operations.ts';
import { startMock } from '../../mock/mock.ts';
import { createHandlers } from '../../mock/msw.ts';
import { documentedCredentials } from '../../mock/sandbox/documented.ts';
import { fill } from '../../mock/sandbox/seeds.ts';
import { sandboxConfig } from '../../mock/sandbox/template.ts';
import { startSandbox } from '../../mock/sandbox.ts';
import { sql } from '../../server/database/sql.ts';
import { startTestService } from '../support/harness.ts';
import { isLong, seed } from '../support/long.ts';
import { readDifferenceTable } from '../support/mock-table.ts';
import { type Response as Answer, cells, inOrder, judge, Pairs } from '../support/stand-ins.ts';
import { type Caller, createCaller, credentialsFor, type Tenant } from '../torture/http.ts';
import { generateCalls } from './generated-calls.ts';

const calls = isLong ? 10_000 : 400;

/** Between two calls. No multiple is within two seconds of a minute, five minutes or an hour, since the sandbox's clock runs on. */
const stepMs = 5700;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Send = (operation: Operation, body: string) => Promise<Answer>;

const closing: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

const { apiKey, authToken, workspaceId, workspaceAuthToken } = documentedCredentials();
const tenant: Tenant = { apiKey, authToken, workspaceId, workspaceToken: workspaceAuthToken };

function senderTo(url: string): Send {
  const caller: Caller = createCaller(url, { connections: 1 });
  closing.push(() => caller.close());
  return async ({ id, path }, body) => {
    const { status, text } = await caller.send(path, credentialsFor(id, tenant), body);
    return { status, body: JSON.parse(text) };
  };
}

let service: Send;
let sandbox: Send;
let mocks: readonly (readonly [name: string, send: Send])[];
/** Lets time pass, and does the work that is due. */
let pass: (milliseconds?: number) => Promise<void>;

beforeAll(async () => {
  const { tokenSecrets, createWorkspaceLimit, loginLinkLimit, refusedCallsLimit, retentionDays, webhookLoopback } = sandboxConfig(
    '',
    '',
  );
  const [real, double, plain] = await Promise.all([
    startTestService({ tokenSecrets, createWorkspaceLimit, loginLinkLimit, refusedCallsLimit, retentionDays, webhookLoopback }),
    startSandbox(),
    startMock(),
  ]);
  closing.push(real.stop, double.close, plain.close);
  // The service gets the sandbox's story, and both the same clock: after the story's presence has ended and its daily removals are due.
  await fill({ base: 'story' }, real.service, (time) => real.advance({ milliseconds: time - real.now() }));
  const { ask, usage } = real.service.environment;
  await usage.flush(async () => []);
  await ask(sql`delete from usage_by_day`);
  let time = Math.ceil(Math.max(real.now(), Date.now()) / dayMs) * dayMs + dayMs + hourMs;
  pass = async (milliseconds = stepMs) => {
    time += milliseconds;
    real.advance({ milliseconds: time - real.now() });
    await real.work();
    // Does the sandbox's work too.
    await double.setTime(time);
  };
  await pass();
  service = senderTo(real.url);
  sandbox = senderTo(double.url);
  const { handlers } = createHandlers({ baseUrl: 'http://api.example' });
  const msw: Send = async ({ id, path }, body) => {
    const headers = { 'content-type': 'application/json', ...credentialsFor(id, tenant) };
    const response = await getResponse(handlers, new Request(`http://api.example${path}`, { method: 'POST', headers, body }));
    return { status: response?.status ?? 0, body: await response?.json() };
  };
  mocks = [
    ['mock', senderTo(plain.url)],
    ['MSW', msw],
  ];
}, 60_000);

it('Mock, MSW and sandbox answer generated calls like the service, except for the differences in the guide', {
  timeout: 3_600_000,
}, async () => {
  const table = await readDifferenceTable();
  const pairs = new Pairs();
  const seen = new Set<string>();
  const counts = { equal: 0, succeeded: 0 };
  const unexplained: string[] = [];
  for (const [i, { operation, body }] of [...generateCalls(calls, seed)].entries()) {
    const [served, doubled, ...answers] = await Promise.all([
      service(operation, body),
      sandbox(operation, body),
      ...mocks.map(async ([name, send]) => [name, await send(operation, body)] as const),
    ]);
    const say = (name: string, text: string) => unexplained.push(`${name}: ${operation.id} ${body.slice(0, 300)}: ${text}`);
    const [ours, theirs] = [doubled, served].map(({ status, body: answer }) => ({ status, body: inOrder(operation, answer) }));
    const difference = pairs.difference(ours, theirs);
    if (difference !== undefined) say('sandbox', difference);
    for (const [name, answer] of answers) {
      const { explained, unexplained: found } = judge(operation, JSON.parse(body), served, answer, table);
      for (const text of found) say(name, text);
      for (const cell of explained) seen.add(cell);
      if (explained.size === 0) counts.equal++;
    }
    if (served.status < 300) counts.succeeded++;
    // Once, with the daily removals.
    await pass(i === Math.floor(calls / 2) ? dayMs : stepMs);
  }
  expect(unexplained.slice(0, 100)).toEqual([]);
  // A few calls need not meet all rows of the table.
  if (isLong) expect(Object.values(cells).filter((cell) => !seen.has(cell))).toEqual([]);
  // Successes of the mock are rarely those of the service, whose data changes. Its rejections are.
  expect(counts.equal).toBeGreaterThan(calls / 2);
  // Equal refusals alone would compare nothing.
  expect(counts.succeeded).toBeGreaterThan(calls / 4);
});
