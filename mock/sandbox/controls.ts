/** The controls of a session, by name: the operations of openapi/sandbox.yaml. */
import type { operations as documented } from '../../generated/sandbox-operations.ts';
import type { JobState, SavedScene } from '../../generated/sandbox-types.ts';
import { invalidArgument } from '../../server/errors.ts';
import { callAll, served } from './calls.ts';
import { countPending, readContents, recordsEvents } from './contents.ts';
import { documentedCredentials } from './documented.ts';
import { eventsAfter, latestDeliveries } from './events.ts';
import { type Seed, sceneAfter } from './scene-file.ts';
import { addLines, RefusedLines } from './seeds.ts';
import type { Session, Sessions } from './sessions.ts';

export type ControlId = keyof documented;
type Input<Id extends ControlId> = documented[Id]['requestBody']['content']['application/json']['data'];
type Result<Id extends ControlId> = documented[Id]['responses'][200]['content']['application/json']['result'];

export type Controls = { readonly [Id in ControlId]: (session: Session, data: Input<Id>) => Promise<Result<Id>> };

/** `initial`: the scene of the seed; undefined for an import file. */
export const createControls = (sessions: Sessions, seed: Seed, initial: SavedScene | undefined): Controls => ({
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
    const replies = calls.length === 0 ? [] : await served(service.app, (url) => callAll(url, calls, '/data/calls'));
    return { lines: lines.length, calls: replies };
  },

  async scene(session) {
    const { requests } = await session.scene();
    if (initial === undefined) throw invalidArgument(noScene);
    return sceneAfter(initial, requests.list());
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

  async faults(session, { clear = false, remove = [], add = [] }) {
    const { faults } = await session.scene();
    if (clear) faults.clear();
    remove.forEach(faults.remove);
    faults.add(add, '/data/add');
    return { faults: faults.list() };
  },

  async requests(session, { operationId, clear = false }) {
    const { requests } = await session.scene();
    const found = requests.list(operationId);
    if (clear) requests.clear();
    return { requests: found };
  },

  async mail(session, { to, clear = false }) {
    const { mails } = await session.scene();
    const found = mails.filter((mail) => to === undefined || mail.to === to);
    if (clear) mails.length = 0;
    return { mails: found };
  },

  async events(session, { after }) {
    const { environment } = (await session.scene()).service;
    const [found, deliveries] = await Promise.all([eventsAfter(environment, after), latestDeliveries(environment)]);
    return { events: found.events, place: found.place, deliveries };
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
      recordsEvents: await recordsEvents(ask),
      contents: await readContents(service.environment),
    };
  },
});

function refusedLines({ refusals }: RefusedLines) {
  const [first, ...rest] = refusals.map(({ number, reason }) => ({
    field: `/data/lines/${number - 1}`,
    reason: 'CONFLICT' as const,
    description: `was rejected: ${reason}`,
  }));
  return first === undefined ? new Error('No line was rejected.') : invalidArgument(first, ...rest);
}

const noScene = {
  field: '',
  reason: 'CONFLICT',
  description: 'asks for a scene, but the seed of this sandbox is an import file',
} as const;
