/** Checks that each link of a success leads to a call that succeeds. */
import { firstExample, type Operation } from '../../../../generated/operations.ts';
import { requests } from '../../../../generated/validators.js';
import type { Check } from '../check.ts';
import { conformance, placeOf } from '../conformance.ts';
import { isStatusOfJob, pollOf } from '../jobs.ts';
import { type Link, linksOf } from '../links.ts';
import type { Run, Trial } from '../run.ts';
import { createStage, staged } from '../stage.ts';

export const links: Check = {
  name: 'links',
  about: 'each link of a response leads to a call that succeeds',
  run: async (run) => {
    for (const operation of run.operations) {
      const found = linksOf(operation);
      if (found.length === 0 || isStatusOfJob(operation)) continue;
      const names = found.map(({ name }) => name).join(', ');
      await run.case('links', operation, names, (trial) => followAll(run, trial, operation, found));
    }
  },
};

async function followAll(run: Run, trial: Trial, operation: Operation, found: readonly Link[]): Promise<void> {
  const stage = operation.credentials === 'apiKey' ? staged(await createStage(run, 'writes'), operation) : undefined;
  const given = stage?.key ?? (await run.accounts.for(operation, 'writes'));
  const request = stage === undefined ? firstExample(operation) : stage.names.own(firstExample(operation));
  const exchange = await trial.expect(operation.success, { body: request, given });
  if (trial.hasFailed) return;
  for (const { name, target, requestFor } of found) {
    const body = requestFor({ request, response: exchange.received.body });
    const place = placeOf(operation, 'responses', String(operation.success), 'links', name);
    if (!requests[target.id](body)) {
      const problem = `The link ${name} makes no valid request of ${target.title}: ${JSON.stringify(body)}`;
      return trial.fail(problem, 'Each link leads to a call that succeeds.', place, exchange);
    }
    // A job may end, and change ids, before its other links are followed.
    const job = pollOf(operation);
    if (job !== undefined && target.id !== job.status.id) continue;
    const followed = await run.send(target, { body, given });
    const { status } = followed.received;
    if (status === 501) continue;
    trial.findings.push(...conformance(followed));
    if (status === target.success || trial.hasFailed) continue;
    trial.fail(`The link ${name} leads to HTTP ${status}.`, 'Each link leads to a call that succeeds.', place, followed);
  }
}
