/** The controls of a session, by name: the operations of openapi/sandbox.yaml. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { operations as documented, JobState, SeedCall } from '../../generated/sandbox-types.ts';
import { operations } from '../../generated/server.ts';
import { invalidArgument } from '../../server/errors.ts';
import { at, contractOperations } from '../../server/http/contract.ts';
import { countPending, readContents } from './contents.ts';
import { documentedCredentials, headersFor } from './documented.ts';
import type { Scene } from './scene.ts';
import { addLines, RefusedLines, type Seed } from './seeds.ts';
import type { Session, Sessions } from './sessions.ts';

export type ControlId = keyof documented;
type Input<Id extends ControlId> = documented[Id]['requestBody']['content']['application/json']['data'];
type Result<Id extends ControlId> = documented[Id]['responses'][200]['content']['application/json']['result'];

export type Controls = { readonly [Id in ControlId]: (session: Session, data: Input<Id>) => Promise<Result<Id>> };

export const createControls = (sessions: Sessions, seed: Seed): Controls => ({
  async reset(session) {
    const began = performance.now();
    await session.reset();
    return { durationMs: Math.round(performance.now() - began) };
  },

  async close(session) {
    await session.end();
    return {};
  },

  async seed(session, { lines = [], calls = [] }) {
    const { service } = await session.scene();
    try {
      await addLines(service.environment, lines);
    } catch (error) {
      throw error instanceof RefusedLines ? refusedLines(error) : error;
    }
    return { lines: lines.length, calls: await callAll(service, calls) };
  },

  async clock(session, { advanceMs, time }) {
    const scene = await session.scene();
    if (advanceMs !== undefined) await scene.setTime(scene.now() + advanceMs);
    if (time !== undefined) await scene.setTime(time);
    return { time: scene.now() };
  },

  async jobs(session, { steps = 0, ...changes }) {
    const { jobs, service } = await session.scene();
    jobs.change(changes);
    const done = await jobs.step(steps);
    return { ...jobs.settings(), done, waiting: await countPending(service.environment.ask) };
  },

  async faults(session, { clear = false, add = [] }) {
    const { faults } = await session.scene();
    if (clear) faults.clear();
    faults.add(add);
    return { faults: faults.list() };
  },

  async requests(session, { operationId, clear = false }) {
    const { requests } = await session.scene();
    const found = requests.filter((request) => operationId === undefined || request.operationId === operationId);
    if (clear) requests.length = 0;
    return { requests: found };
  },

  async mail(session, { to, clear = false }) {
    const { mails } = await session.scene();
    const found = mails.filter((mail) => to === undefined || mail.to === to);
    if (clear) mails.length = 0;
    return { mails: found };
  },

  async state(session) {
    const { jobs, service, now } = await session.scene();
    const { ask } = service.environment;
    const jobState: JobState = { ...jobs.settings(), done: 0, waiting: await countPending(ask) };
    return {
      session: session.name,
      sessions: sessions.names(),
      baseUrl: session.baseUrl,
      seed,
      time: now(),
      jobs: jobState,
      credentials: documentedCredentials(),
      contents: await readContents(ask),
    };
  },
});

function refusedLines({ refusals }: RefusedLines) {
  const [first, ...rest] = refusals.map(({ number, reason }) => ({
    field: `/data/lines/${number - 1}`,
    reason: 'CONFLICT' as const,
    description: `is refused: ${reason}`,
  }));
  return first === undefined ? new Error('No line was refused.') : invalidArgument(first, ...rest);
}

/** Calls the service directly, past faults and records. */
async function callAll({ app }: Scene['service'], calls: readonly SeedCall[]): Promise<unknown[]> {
  if (calls.length === 0) return [];
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  try {
    const replies: unknown[] = [];
    for (const [i, { operationId, data }] of calls.entries()) {
      const operation = contractOperations.find(({ id }) => id === operationId);
      if (operation === undefined) throw unknownOperation(`/data/calls/${i}/operationId`);
      const reply = await fetch(`http://127.0.0.1:${port}${operation.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headersFor(operation.id, documentedCredentials()) },
        body: JSON.stringify({ data }),
      });
      const body: unknown = await reply.json();
      if (!reply.ok) throw refusedCall(`/data/calls/${i}`, body);
      replies.push(body);
    }
    return replies;
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const unknownOperation = (field: string) =>
  invalidArgument({ field, reason: 'ENUM', description: `must be one of ${Object.keys(operations).join(', ')}` });

const refusedCall = (field: string, body: unknown) =>
  invalidArgument({ field, reason: 'CONFLICT', description: `is refused: ${String(at(body, 'error', 'message'))}` });
