/** A repeated call of an idempotent operation returns the same response, and changes nothing. */
import { at, document, type Operation } from '../../../server/http/contract.ts';
import type { Check } from '../check.ts';
import { differenceOf, inWords } from '../compare.ts';
import { placeOf } from '../conformance.ts';
import { withValue } from '../corpus/json.ts';
import { firstExample } from '../documented.ts';
import type { Run, Trial } from '../run.ts';
import { changeOf, snapshotOf, writers } from '../snapshot.ts';
import { type Stage, sharedStage } from '../stage.ts';

export const idempotency: Check = {
  name: 'idempotency',
  about: 'a repeated call of an idempotent operation returns the same and changes nothing',
  run: async (run) => {
    // No idempotent operation takes from another what it needs.
    const shared = sharedStage(run, 'writes');
    for (const operation of run.operations) {
      const isPromised = operation.idempotent || keyOf(operation) !== undefined;
      if (isPromised && writers.includes(operation)) {
        await run.case('idempotency', operation, 'the same call twice', async (trial) =>
          repeat(run, trial, operation, await shared()),
        );
      }
    }
  },
};

/** The field that makes a call repeatable, for operations that are not idempotent by themselves. */
function keyOf({ path }: Operation): string | undefined {
  const key = at(document(), 'paths', path, 'post', 'x-idempotency-key');
  return typeof key === 'string' ? key : undefined;
}

async function repeat(run: Run, trial: Trial, operation: Operation, { key: given, names }: Stage): Promise<void> {
  const field = keyOf(operation);
  const example = names.own(firstExample(operation));
  const body = field === undefined ? example : withValue(example, ['data', field], `${names.prefix}once`);
  const first = await trial.expect(operation.success, { body, given });
  if (trial.hasFailed) return;
  const before = await snapshotOf(run, given, names);
  const second = await trial.expect(operation.success, { body, given });
  if (trial.hasFailed) return;
  const place = placeOf(operation, field === undefined ? 'x-idempotent' : 'x-idempotency-key');
  const difference = differenceOf(first.received.body, second.received.body);
  if (difference !== undefined) {
    const { problem } = inWords(difference);
    return trial.fail(`The second response differs: ${problem}`, 'The same call returns the same response.', place, second);
  }
  const after = await snapshotOf(run, given, names);
  for (const [reader, exchange] of after) {
    const change = changeOf(before.get(reader), exchange);
    if (change === undefined) continue;
    const { problem } = inWords(change);
    return trial.fail(`The second call changes ${reader.title}: ${problem}`, 'The same call changes nothing.', place, exchange);
  }
}
