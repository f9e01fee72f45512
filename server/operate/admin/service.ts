/** `npm run admin -- top | audit | purge`: commands for the whole service. */
import { Option } from '@commander-js/extra-typings';
import { dayMs } from '../../clock.ts';
import type { Environment } from '../../context.ts';
import { noTenant } from '../../database/tenant-lock.ts';
import { latestFacts } from '../../health/processes.ts';
import { callersIn, findLargest, findWorkspacesOf, sumOf } from '../../health/usage.ts';
import { makeRecurringDue } from '../../jobs/queue.ts';
import { startWorker } from '../../jobs/worker.ts';
import { taskKinds } from '../../tasks.ts';
import * as audit from '../../workspaces/audit.ts';
import { type AddCommands, operator, table, timeOf, wholeNumber } from './command-line.ts';

export const addService: AddCommands = (program, act) => {
  program
    .command('top')
    .description('List the callers whose calls took the most time in the last minute. With --days: workspaces by usage.')
    .option('--days <count>', 'number of days, at most 30', wholeNumber)
    .addOption(
      new Option('--by <what>', 'order of days (default: calls)')
        .choices(['calls', 'refusedCalls', 'mails'] as const)
        .implies({ days: 30 }),
    )
    .option('--limit <count>', 'maximum number of entries', wholeNumber, 20)
    .action(
      act(async (environment, { days, by = 'calls', limit }) => {
        const { ask, clock } = environment;
        if (days === undefined) return await callersNow(environment, limit);
        const found = await ask(findLargest(by, clock() - days * dayMs, limit));
        const lines = table(found, {
          WORKSPACE: ({ workspaceId }) => workspaceId,
          NAME: ({ name }) => name,
          CALLS: ({ calls }) => calls,
          REJECTED: ({ refusedCalls }) => refusedCalls,
          EMAILS: ({ mails }) => mails,
        });
        return { data: found, lines };
      }),
    );

  program
    .command('audit')
    .description('List the latest changes by owners and operators. Entries are kept forever, even those of deleted workspaces.')
    .option('--workspace <id>', 'only entries of this workspace')
    .option('--limit <count>', 'maximum number of entries', wholeNumber, 100)
    .action(
      act(async ({ ask }, { workspace, limit }) => {
        const found = await ask(audit.latest(workspace, limit));
        const lines = table(found, {
          TIME: ({ createdAt }) => timeOf(createdAt),
          WORKSPACE: ({ workspaceId }) => workspaceId || '-',
          ACTOR: ({ actor }) => actor,
          ACTION: ({ action }) => action,
          SUBJECT: ({ subjectId }) => subjectId,
          DETAILS: ({ details }) => details,
        });
        return { data: found.map(({ details, ...entry }) => ({ ...entry, details: JSON.parse(details) })), lines };
      }),
    );

  program
    .command('purge')
    .description('Delete expired rows and mail files now. The service also does this every few minutes.')
    .action(
      act(async (environment) => {
        const { ask, changeOf, clock, databaseTime, log } = environment;
        await changeOf(noTenant)({
          write: (_found, now) => ({
            due: makeRecurringDue(now),
            audited: audit.record(now, { workspaceId: '', actor: operator(), action: 'purge', subjectId: '' }),
          }),
        });
        const failed: string[] = [];
        const worker = startWorker({
          ...{ ask, changeOf, kinds: taskKinds(environment), clock, databaseTime, log, maxTransactions: 1, pollIntervalMs: 0 },
          only: ['maintenance'],
          onTask: ({ kind, hasFailed }) => {
            if (hasFailed) failed.push(kind);
          },
        });
        await worker.drain();
        await worker.stop();
        if (failed.length > 0) process.exitCode = 1;
        const lines = [failed.length === 0 ? 'Expired rows and mail files were deleted.' : `Failed: ${failed.join(', ')}.`];
        return { data: { failed }, lines };
      }),
    );
};

/** The counts are those of the latest heartbeats. */
async function callersNow({ ask, databaseTime }: Environment, maxCallers: number) {
  const rows = await ask(latestFacts(await databaseTime()));
  const callers = sumOf(rows.flatMap(({ facts }) => callersIn(facts))).slice(0, maxCallers);
  const ids = callers.map(({ callerId }) => callerId);
  const owners = new Map((await ask(findWorkspacesOf(ids))).map((owner) => [owner.callerId, owner]));
  const found = callers.map((one) => ({ workspaceId: '', name: '', ...owners.get(one.callerId), ...one }));
  const lines = table(found, {
    WORKSPACE: ({ workspaceId }) => workspaceId,
    NAME: ({ name }) => name,
    'API KEY': ({ callerId, workspaceId }) => (callerId === workspaceId ? '-' : callerId),
    CALLS: ({ calls }) => calls,
    SHED: ({ sheds }) => sheds,
    MS: ({ ms }) => ms,
  });
  return { data: found, lines };
}
