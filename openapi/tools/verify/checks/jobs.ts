/** Each job comes to its end, and its status never contradicts itself. */
import { at, firstExample, type Operation } from '../../../../generated/operations.ts';
import { placeOf } from '../conformance.ts';
import type { Exchange } from '../exchange.ts';
import { follow, pollOf } from '../jobs.ts';
import type { Check, Run, Trial } from '../run.ts';
import { createStage, staged } from '../stage.ts';

export const jobs: Check = {
  name: 'jobs',
  about: 'each job runs to its end',
  run: async (run) => {
    for (const operation of run.operations) {
      if (pollOf(operation) !== undefined) await run.case('jobs', operation, 'to its end', (trial) => watch(run, trial, operation));
    }
  },
};

async function watch(run: Run, trial: Trial, operation: Operation): Promise<void> {
  const poll = pollOf(operation);
  if (poll === undefined) return;
  const { key, names } = staged(await createStage(run, 'writes'), operation);
  const body = names.own(firstExample(operation));
  const started = await trial.expect(operation.success, { body, given: key });
  if (trial.hasFailed) return;
  const asked = { body: poll.requestFor(started, body), given: key };
  const seen = await follow(run, poll, () => run.prepare(poll.status, asked));
  const last = seen.at(-1);
  const place = placeOf(operation, 'x-poll');
  if (last === undefined || !poll.isOver(last.received.body))
    return trial.fail('The job does not end.', 'A job ends.', place, last);
  if (poll.hasFailed(last.received.body))
    return trial.fail('The job has failed.', 'A job without an obstacle succeeds.', place, last);
  for (const [i, exchange] of seen.entries()) {
    const problem = contradictionIn(started, exchange, seen[i - 1]);
    if (problem !== undefined) return trial.fail(problem.problem, problem.rule, placeOf(poll.status, 'responses'), exchange);
  }
}

/** Checks the number of tasks, for jobs that count them. */
function contradictionIn(
  started: Exchange,
  { received }: Exchange,
  before: Exchange | undefined,
): { problem: string; rule: string } | undefined {
  const [count, left, leftBefore] = [
    numberIn(started.received.body, 'tasksCount'),
    numberIn(received.body, 'tasksLeft'),
    numberIn(before?.received.body, 'tasksLeft'),
  ];
  if (count === undefined || left === undefined) return undefined;
  if (left > count) return { problem: `tasksLeft is ${left} of ${count}.`, rule: 'tasksLeft is at most tasksCount.' };
  const isCompleted = at(received.body, 'result', 'data', 'isDeleteCompleted');
  if (isCompleted !== (left === 0)) {
    const problem = `isDeleteCompleted is ${String(isCompleted)} with tasksLeft ${left}.`;
    return { problem, rule: 'A job is completed when no tasks are left.' };
  }
  if (leftBefore !== undefined && leftBefore < left) {
    return { problem: `tasksLeft rises from ${leftBefore} to ${left}.`, rule: 'tasksLeft never rises.' };
  }
  return undefined;
}

function numberIn(body: unknown, name: string): number | undefined {
  const value = at(body, 'result', 'data', name) ?? at(body, 'data', name);
  return typeof value === 'number' ? value : undefined;
}
