/** Jobs and usage of the last 30 days. */
import { call, callWithKey } from './call.js';
import { byId, dayOf, element, table, timeOf } from './dom.js';

const monthMs = 30 * 86_400_000;
const words = { pending: 'Pending', inProgress: 'Running', completed: 'Completed', failed: 'Failed' };

/** Returns the jobs of an API key, with the remaining tasks of running deletions. */
async function jobsOf({ id, apiKeyName }) {
  const jobs = (await callWithKey(id, 'v2/jobs/get', {})).data.filter(({ startedAt }) => startedAt > Date.now() - monthMs);
  return await Promise.all(
    jobs.map(async (job) => {
      const isRunning = job.type === 'deletion' && job.status !== 'completed';
      const status = isRunning ? await callWithKey(id, 'v1/users/data/delete/status', { jobId: job.id }) : undefined;
      return { ...job, apiKeyName, tasksLeft: status?.data.tasksLeft };
    }),
  );
}

export async function drawJobs(keys) {
  const jobs = (await Promise.all(keys.map(jobsOf))).flat().toSorted((a, b) => b.startedAt - a.startedAt);
  const rows = jobs.map(({ id, type, status, startedAt, apiKeyName, tasksLeft }) => [
    timeOf(startedAt),
    apiKeyName,
    type === 'deletion' ? 'User data deletion' : 'Document migration',
    tasksLeft === undefined ? words[status] : `${words[status]}, ${tasksLeft} tasks left`,
    element('code', id),
  ]);
  const columns = ['Started', 'API key', 'Job', 'Progress', 'ID'];
  byId('jobs').replaceChildren(rows.length === 0 ? element('p', 'No jobs.') : table('List of jobs', columns, rows));
}

export async function drawUsage(keys) {
  const names = new Map(keys.map(({ id, apiKeyName }) => [id, apiKeyName]));
  const usage = (await call('v2/workspace/usage/get', {})).data;
  const rows = usage.map(({ apiKey, day, calls, refusedCalls, mails }) => [
    dayOf(day),
    apiKey === null ? 'Workspace' : (names.get(apiKey) ?? apiKey),
    ...[calls, refusedCalls, mails].map((count) => count.toLocaleString('en')),
  ]);
  byId('usage').replaceChildren(
    rows.length === 0
      ? element('p', 'No calls yet.')
      : table('Usage by day', ['Day', 'API key', 'Calls', 'Rejected', 'Emails'], rows),
  );
}
