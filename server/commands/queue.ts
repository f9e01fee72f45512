/** `npm run queue`: lists pending tasks with their last error, the most attempts first. */
import { waiting } from '../jobs/queue.ts';
import { print, runCommand, UsageError } from './command.ts';

const maxShown = 100;

function readArguments(): void {
  if (process.argv.length > 2) throw new UsageError('Usage: npm run queue');
}

await runCommand(readArguments, async ({ ask }) => {
  const tasks = await ask(waiting(maxShown + 1));
  if (tasks.length === 0) print('No pending tasks.');
  for (const { kind, apiKeyId, jobId, attempts, runAt, lastError } of tasks.slice(0, maxShown)) {
    const whose = [...(apiKeyId === '' ? [] : [`API key ${apiKeyId}`]), ...(jobId === '' ? [] : [`job ${jobId}`])];
    const tries = attempts === 0 ? 'not tried yet' : `tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
    print([kind, ...whose, tries, `next try ${new Date(runAt).toISOString()}`].join('  '));
    if (lastError !== null) print(`    ${lastError.replaceAll('\n', '\n    ')}`);
  }
  if (tasks.length > maxShown) print(`More tasks are pending. These are the first ${maxShown}.`);
});
