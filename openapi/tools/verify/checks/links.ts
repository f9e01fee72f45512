/** Each link of a success, which makes a call from the values of the first one, leads to a call that succeeds. */
import { contractOperations, firstExample, nodeOf, type Operation } from '../../../../generated/operations.ts';
import { requests } from '../../../../generated/validators.js';
import { type Called, linkRequest } from '../../emit/link-request.ts';
import { conformance, placeOf } from '../conformance.ts';
import { isStatusOfJob, pollOf } from '../jobs.ts';
import type { Check, Run, Trial } from '../run.ts';
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

interface Link {
  name: string;
  target: Operation;
  /** Returns the request body of the linked call. Fields that the earlier call does not have are absent. */
  requestFor: (called: Called) => unknown;
}

/** Returns the links of a success. */
export function linksOf(operation: Operation): Link[] {
  const links = nodeOf(operation).in('responses', String(operation.success), 'links');
  return links.keys.map((name) => {
    const link = links.get(name);
    const id = link.get('operationId').string;
    const target = contractOperations.find((one) => one.id === id);
    if (target === undefined) throw new Error(`The document has no ${id}, to which the link ${name} of ${operation.path} leads.`);
    return { name, target, requestFor: (called) => linkRequest(link.get('requestBody').value, called) };
  });
}

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
