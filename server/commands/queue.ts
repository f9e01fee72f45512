/** `npm run queue`: lists pending tasks with the reason why they wait, and their last error, the most attempts first. */
import { heartbeatIntervalMs, latestHeartbeat } from '../database/heartbeat.ts';
import { reasonToWait, waiting } from '../jobs/queue.ts';
import { print, runCommand, UsageError } from './command.ts';

const maxShown = 100;

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

function readArguments(): void {
  if (process.argv.length > 2) throw new UsageError('Usage: npm run queue');
}

await runCommand(readArguments, async ({ ask, databaseTime }) => {
  const tasks = await ask(waiting(maxShown + 1));
  const [now, beatAt] = await Promise.all([databaseTime(), latestHeartbeat(ask)]);
  if (tasks.length === 0) print('No pending tasks.');
  else if (now - beatAt > 3 * heartbeatIntervalMs)
    print(`No process has worked ${beatAt === 0 ? 'yet' : `since ${timeOf(beatAt)}`}.`);
  for (const task of tasks.slice(0, maxShown)) {
    const { kind, apiKeyId, jobId, attempts, lastError } = task;
    const whose = [...(apiKeyId === '' ? [] : [`API key ${apiKeyId}`]), ...(jobId === '' ? [] : [`job ${jobId}`])];
    const tries = attempts === 0 ? 'not tried yet' : `tried ${attempts === 1 ? 'once' : `${attempts} times`}`;
    print([kind, ...whose, tries, reasonToWait(task, now)].join('  '));
    if (lastError !== null) print(`    ${lastError.replaceAll('\n', '\n    ')}`);
  }
  if (tasks.length > maxShown) print(`More tasks are pending. These are the first ${maxShown}.`);
});
