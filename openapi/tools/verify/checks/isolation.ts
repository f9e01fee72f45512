/** Two API keys with equal ids see and change only their own data. */
import { at, firstExample, type Operation } from '../../../../generated/operations.ts';
import { inWords } from '../compare.ts';
import { placeOf } from '../conformance.ts';
import type { Given } from '../credentials.ts';
import type { Exchange } from '../exchange.ts';
import { follow, pollOf } from '../jobs.ts';
import { Skip } from '../outcome.ts';
import type { Check, Run, Trial } from '../run.ts';
import { changeOf, readers, type Snapshot, snapshotOf, writers } from '../snapshot.ts';
import { createStage, type Stage } from '../stage.ts';

export const isolation: Check = {
  name: 'isolation',
  about: 'two API keys with equal ids see and change only their own data',
  run: async (run) => {
    let pair: Promise<Pair> | undefined;
    const paired = (): Promise<Pair> => {
      pair ??= createPair(run);
      return pair;
    };
    for (const operation of run.operations) {
      if (operation.credentials !== 'apiKey') continue;
      await run.case('isolation', operation, "with another API key's token", async (trial) => {
        const [one, other] = [await run.accounts.key('alone'), await run.accounts.key('other')];
        await trial.expect(401, { body: firstExample(operation), given: { ...one, ApiKeyToken: other.ApiKeyToken ?? '' } });
      });
      if (readers.includes(operation)) {
        await run.case('isolation', operation, "sees none of another API key's data", async (trial) =>
          unseen(trial, operation, await paired()),
        );
        await run.case('isolation', operation, 'sees its own data under equal ids', async (trial) =>
          ownSeen(trial, operation, await paired()),
        );
        await run.case('isolation', operation, 'keeps its data when another API key changes its own', async (trial) =>
          kept(trial, operation, await paired()),
        );
      }
      if (pollOf(operation) !== undefined) {
        await run.case('isolation', operation, 'sees no job of another API key', async (trial) =>
          jobUnseen(run, trial, operation, await paired()),
        );
      }
    }
  },
};

/** The snapshots of two API keys. */
interface Pair {
  stage: Stage;
  other: Given;
  /** The data of the other API key before its first call. */
  empty: Snapshot;
  /** The data of each API key after the same story. */
  before: Snapshot;
  own: Snapshot;
  /** After the other one has made every change. */
  after: Snapshot;
  jobs: ReadonlyMap<Operation, unknown>;
}

async function createPair(run: Run): Promise<Pair> {
  const other = await run.accounts.key('other');
  const stage = await createStage(run, 'alone');
  const { key, names } = stage;
  const before = await snapshotOf(run, key, names);
  const empty = await snapshotOf(run, other, names);
  await createStage(run, 'other', names);
  const own = await snapshotOf(run, other, names);
  const jobs = new Map<Operation, unknown>();
  for (const operation of writers) {
    const body = names.own(firstExample(operation));
    const exchange = await run.send(operation, { body, given: other });
    const poll = pollOf(operation);
    if (poll === undefined || exchange.received.status !== operation.success) continue;
    const asked = poll.requestFor(exchange, body);
    jobs.set(operation, asked);
    await follow(run, poll, () => run.send(poll.status, { body: asked, given: other }));
  }
  return { stage, other, empty, before, own, after: await snapshotOf(run, key, names), jobs };
}

const rule = 'Each API key sees and changes only its own data.';

function unseen(trial: Trial, operation: Operation, { empty, stage }: Pair): void {
  const exchange = found(empty, operation);
  const { status, body } = exchange.received;
  // A refusal repeats ids of the request. A result of this API key has none.
  const leak = status === operation.success && JSON.stringify(at(body, 'result', 'data') ?? null).includes(stage.names.prefix);
  if (leak) trial.fail("The result has another API key's data.", rule, placeOf(operation, 'security'), exchange);
}

function ownSeen(trial: Trial, operation: Operation, { before, own }: Pair): void {
  compare(trial, operation, before, own, 'With the same calls, the two API keys have different data');
}

function kept(trial: Trial, operation: Operation, { before, after }: Pair): void {
  compare(trial, operation, before, after, 'A change by another API key has changed this data');
}

function compare(trial: Trial, operation: Operation, one: Snapshot, other: Snapshot, problem: string): void {
  const exchange = found(other, operation);
  const change = changeOf(found(one, operation), exchange);
  if (change !== undefined) trial.fail(`${problem}: ${inWords(change).problem}`, rule, placeOf(operation, 'security'), exchange);
}

function found(snapshot: Snapshot, operation: Operation): Exchange {
  const exchange = snapshot.get(operation);
  if (exchange === undefined || exchange.received.status === 501) throw new Skip('not implemented (501)');
  return exchange;
}

async function jobUnseen(run: Run, trial: Trial, operation: Operation, { stage, jobs }: Pair): Promise<void> {
  const poll = pollOf(operation);
  const body = jobs.get(operation);
  if (poll === undefined || body === undefined) throw new Skip(`needs ${operation.id}, which failed`);
  const exchange = await run.send(poll.status, { body, given: stage.key });
  if (exchange.received.status === 501) throw new Skip(`needs ${poll.status.id}, which is not implemented (501)`);
  if (exchange.received.status !== 404) {
    trial.fail(
      `${poll.status.title} returns ${exchange.received.status} for a job of another API key.`,
      rule,
      placeOf(poll.status, 'responses', '404'),
      exchange,
    );
  }
}
