/** A repeated call of an idempotent operation, or with an Idempotency-Key, returns the same response and changes nothing. */
import type { OperationId } from '../../../../generated/handlers.ts';
import { at, firstExample, type Operation } from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import { differenceOf, inWords } from '../compare.ts';
import { placeOf } from '../conformance.ts';
import type { Asked } from '../credentials.ts';
import type { Exchange } from '../exchange.ts';
import { follow, pollOf } from '../jobs.ts';
import type { Names } from '../names.ts';
import { Skip } from '../outcome.ts';
import type { Check, Run, Trial } from '../run.ts';
import { changeOf, type Snapshot, snapshotOf, writers } from '../snapshot.ts';
import { type Stage, sharedStage } from '../stage.ts';
import { type Example, replayable, requestFor } from './examples.ts';

export const idempotency: Check = {
  name: 'idempotency',
  about: 'repeated calls of idempotent operations or with an Idempotency-Key return the same response and change nothing',
  run: async (run) => {
    const isJob = (operation: Operation) => pollOf(operation) !== undefined;
    const all = run.operations.filter(({ takesIdempotencyKey }) => takesIdempotencyKey);
    // Jobs change data after their response, so they come last.
    const writes = [...all.filter((one) => !isJob(one)), ...all.filter(isJob)];
    // No idempotent operation takes from another what it needs.
    const shared = sharedStage(run, 'writes');
    for (const operation of writes.filter(({ idempotent }) => idempotent)) {
      for (const example of successesOf(operation)) {
        await run.case('idempotency', operation, `the same call twice: ${example.name}`, async (trial) =>
          repeat(run, trial, example, await stageFor(shared, operation)),
        );
      }
    }
    if (run.isLiteral) await findDifferingRepeats(run, writes);
    const keyed = sharedStage(run, 'writes');
    for (const operation of writes.filter((one) => writers.includes(one))) {
      await run.case('idempotency', operation, 'the same call twice, with an Idempotency-Key', async (trial) =>
        repeatWithKey(run, trial, operation, await keyed(operation)),
      );
    }
  },
};

const successesOf = (operation: Operation): Example[] => replayable(operation).filter(({ status }) => status === operation.success);

/** Operations on a workspace have no stage. */
const stageFor = async (shared: (operation: Operation) => Promise<Stage>, operation: Operation): Promise<Stage | undefined> =>
  operation.credentials === 'apiKey' ? await shared(operation) : undefined;

async function repeat(run: Run, trial: Trial, example: Example, stage: Stage | undefined): Promise<void> {
  const { operation } = example;
  const asked = await requestFor(run, example, stage);
  const first = await trial.expect(operation.success, asked);
  if (trial.hasFailed) return;
  const before = await stateOf(run, asked, stage);
  const second = await trial.expect(operation.success, asked);
  if (trial.hasFailed) return;
  const place = placeOf(operation, 'x-idempotent');
  compareBodies(trial, first, second, place);
  if (run.isLiteral && !trial.hasFailed && first.received.text !== second.received.text)
    trial.fail('The second response has other texts, ids or times.', 'The same call returns the same response.', place, second);
  if (!trial.hasFailed) compareSnapshots(trial, before, await stateOf(run, asked, stage), place);
}

/** Reads the data of the API key, or the settings of the workspace. */
async function stateOf(run: Run, { given, body }: Asked, stage: Stage | undefined): Promise<Snapshot> {
  if (stage !== undefined) return await snapshotOf(run, stage.key, stage.names);
  const state = new Map<Operation, Exchange>();
  const read = async (id: OperationId, data: object) => {
    const operation = operationOf(id);
    state.set(operation, await run.send(operation, { body: { data }, given }));
  };
  for (const id of ['getWorkspace', 'getApiKeys', 'getDomains'] as const) await read(id, {});
  const apiKey = at(body, 'data', 'apiKey');
  if (apiKey !== undefined) await read('getEmailConfig', { apiKey });
  return state;
}

/**
 * Checks that each other operation has an example that returns something else the second time. Only where responses have to be those of
 * the document: a server may do better.
 */
async function findDifferingRepeats(run: Run, writes: readonly Operation[]): Promise<void> {
  const shared = sharedStage(run, 'writes');
  // The workflow sign-up deletes a workspace twice, and a run may create few workspaces.
  for (const operation of writes.filter(({ id, idempotent }) => !idempotent && id !== 'deleteWorkspace')) {
    await run.case('idempotency', operation, 'the same call twice, with another response', async (trial) => {
      const stage = await stageFor(shared, operation);
      let last: Exchange | undefined;
      for (const example of successesOf(operation)) {
        const asked = await requestFor(run, example, stage).catch((error: unknown) => {
          if (!(error instanceof Skip)) throw error;
          return undefined;
        });
        if (asked === undefined) continue;
        const first = await run.send(operation, asked);
        // An earlier example may have taken what this one needs.
        if (first.received.status !== operation.success) continue;
        const job = pollOf(operation);
        if (job !== undefined) {
          const status = { body: job.requestFor(first, asked.body), given: asked.given };
          await follow(run, job, () => run.send(job.status, status));
        }
        const second = await run.send(operation, asked);
        if (second.received.text !== first.received.text) return;
        last = second;
      }
      if (last === undefined) throw new Skip('needs a success');
      const problem = 'Each example returns the same response twice.';
      trial.fail(problem, 'Such an operation is x-idempotent.', placeOf(operation, 'x-idempotent'), last);
    });
  }
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
  const spaced = await trial.call({ ...asked, raw: `${JSON.stringify(asked.body)} ` });
  if (spaced.received.status !== 409)
    return trial.fail(
      `The same JSON with another space returns ${spaced.received.status}.`,
      'Bodies match byte for byte, and another one returns 409.',
      '#/components/parameters/IdempotencyKey',
      spaced,
    );
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

function compareSnapshots(trial: Trial, before: Snapshot, after: Snapshot, place: string): void {
  for (const [reader, exchange] of after) {
    const change = changeOf(before.get(reader), exchange);
    if (change === undefined) continue;
    const { problem } = inWords(change);
    return trial.fail(`The second call changes ${reader.title}: ${problem}`, 'The same call changes nothing.', place, exchange);
  }
}
