/** A repeated call of an idempotent operation, or with an Idempotency-Key, returns the same response and changes nothing. */
import type { Operation } from '../../../../generated/operations.ts';
import { firstExample } from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import type { Check } from '../check.ts';
import { differenceOf, inWords } from '../compare.ts';
import { placeOf } from '../conformance.ts';
import type { Asked } from '../credentials.ts';
import type { Exchange } from '../exchange.ts';
import { pollOf } from '../jobs.ts';
import type { Names } from '../names.ts';
import { Skip } from '../outcome.ts';
import type { Run, Trial } from '../run.ts';
import { changeOf, snapshotOf, writers } from '../snapshot.ts';
import { type Stage, sharedStage } from '../stage.ts';

export const idempotency: Check = {
  name: 'idempotency',
  about: 'repeated calls of idempotent operations or with an Idempotency-Key return the same response and change nothing',
  run: async (run) => {
    const selected = run.operations.filter((operation) => writers.includes(operation));
    // No idempotent operation takes from another what it needs.
    const shared = sharedStage(run, 'writes');
    for (const operation of selected.filter(({ idempotent }) => idempotent)) {
      await run.case('idempotency', operation, 'the same call twice', async (trial) =>
        repeat(run, trial, operation, await shared(operation)),
      );
    }
    const keyed = sharedStage(run, 'writes');
    const isJob = (operation: Operation) => pollOf(operation) !== undefined;
    const writes = selected.filter(({ takesIdempotencyKey }) => takesIdempotencyKey);
    // Jobs change data after their response, so they come last.
    for (const operation of [...writes.filter((one) => !isJob(one)), ...writes.filter(isJob)]) {
      await run.case('idempotency', operation, 'the same call twice, with an Idempotency-Key', async (trial) =>
        repeatWithKey(run, trial, operation, await keyed(operation)),
      );
    }
  },
};

async function repeat(run: Run, trial: Trial, operation: Operation, { key: given, names }: Stage): Promise<void> {
  const body = names.own(firstExample(operation));
  const first = await trial.expect(operation.success, { body, given });
  if (trial.hasFailed) return;
  const before = await snapshotOf(run, given, names);
  const second = await trial.expect(operation.success, { body, given });
  if (trial.hasFailed) return;
  const place = placeOf(operation, 'x-idempotent');
  compareBodies(trial, first, second, place);
  if (!trial.hasFailed) compareSnapshots(trial, before, await snapshotOf(run, given, names), place);
}

const header = 'idempotency-replayed';

async function repeatWithKey(run: Run, trial: Trial, operation: Operation, { key: given, names }: Stage): Promise<void> {
  const headers = { 'idempotency-key': `verify-${run.seed}-${names.prefix}${operation.id}` };
  const asked = { body: names.own(firstExample(operation)), given, headers };
  const place = placeOf(operation, 'responses', String(operation.success), 'headers', header);
  // A failed call stores nothing.
  await run.send(operation, { ...asked, body: {} });
  const first = await trial.call(asked);
  if (trial.hasFailed) return;
  if (first.received.status === 409 || first.received.headers[header] === 'true') {
    const problem = `After a rejected call with the same Idempotency-Key, this one returns ${first.received.status}.`;
    return trial.fail(problem, 'A failed call stores nothing.', '#/components/parameters/IdempotencyKey', first);
  }
  if (first.received.status !== operation.success) throw new Skip(`needs a success, and returned ${first.received.status}`);
  if (first.received.headers[header] === undefined) throw new Skip(`stores no responses: the ${header} header is missing`);
  const isJob = pollOf(operation) !== undefined;
  const before = isJob ? undefined : await snapshotOf(run, given, names);
  const second = await trial.expect(operation.success, asked);
  if (trial.hasFailed) return;
  const replayed = second.received.headers[header];
  if (replayed !== 'true') {
    trial.fail(`The ${header} header is ${replayed ?? 'missing'}.`, `A stored response has ${header}: true.`, place, second);
  }
  compareBodies(trial, first, second, place);
  if (trial.hasFailed) return;
  if (before !== undefined) compareSnapshots(trial, before, await snapshotOf(run, given, names), place);
  await trial.expect(409, { ...asked, body: run.newNames().own(firstExample(operation)) });
  if (trial.hasFailed) return;
  await acceptedElsewhere(run, trial, operation, asked, names);
  await replayedElsewhere(run, trial, operation, asked);
}

/** Checks that another operation does not accept the Idempotency-Key. */
async function acceptedElsewhere(run: Run, trial: Trial, operation: Operation, asked: Asked, names: Names): Promise<void> {
  const other = operationOf(operation.id === 'addUsers' ? 'addFolders' : 'addUsers');
  const exchange = await run.send(other, { ...asked, body: names.own(firstExample(other)) });
  if (exchange.received.status !== other.success) return;
  const problem = `${other.title} accepts the Idempotency-Key of a call of ${operation.title}.`;
  trial.fail(problem, 'Keys belong to one API key or workspace.', '#/components/parameters/IdempotencyKey', exchange);
}

/** Checks that another API key of the run has its own Idempotency-Keys. */
async function replayedElsewhere(run: Run, trial: Trial, operation: Operation, asked: Asked): Promise<void> {
  if (!run.accounts.ownsKeys) return;
  const exchange = await run.send(operation, { ...asked, given: await run.accounts.key('keyed') });
  if (exchange.received.headers[header] !== 'true') return;
  const problem = "The response is that of another API key's call with the same Idempotency-Key.";
  trial.fail(problem, 'Keys belong to one API key or workspace.', '#/components/parameters/IdempotencyKey', exchange);
}

function compareBodies(trial: Trial, first: Exchange, second: Exchange, place: string): void {
  const difference = differenceOf(first.received.body, second.received.body);
  if (difference === undefined) return;
  const { problem } = inWords(difference);
  trial.fail(`The second response differs: ${problem}`, 'The same call returns the same response.', place, second);
}

type Snapshot = Awaited<ReturnType<typeof snapshotOf>>;

function compareSnapshots(trial: Trial, before: Snapshot, after: Snapshot, place: string): void {
  for (const [reader, exchange] of after) {
    const change = changeOf(before.get(reader), exchange);
    if (change === undefined) continue;
    const { problem } = inWords(change);
    return trial.fail(`The second call changes ${reader.title}: ${problem}`, 'The same call changes nothing.', place, exchange);
  }
}
