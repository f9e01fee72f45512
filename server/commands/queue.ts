/** `npm run queue`: the tasks that wait, those that failed most often first, for an operator to see what keeps failing and why. */
import { waiting } from '../jobs/queue.ts';
import { runCommand } from './command.ts';

const maxShown = 100;

await runCommand(async ({ db }) => {
  const tasks = await waiting(db, maxShown + 1);
  if (tasks.length === 0) console.log('No tasks are waiting.');
  for (const { kind, apiKeyId, jobId, attempts, runAt, lastError } of tasks.slice(0, maxShown)) {
    const whose = [...(apiKeyId === '' ? [] : [`API key ${apiKeyId}`]), ...(jobId === '' ? [] : [`job ${jobId}`])];
    const tries = attempts === 0 ? 'not tried yet' : `tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
    console.log([kind, ...whose, tries, `next try ${new Date(runAt).toISOString()}`].join('  '));
    if (lastError !== null) console.log(`    ${lastError.replaceAll('\n', '\n    ')}`);
  }
  if (tasks.length > maxShown) console.log(`More are waiting; these are the first ${maxShown}.`);
});
