/**
 * `npm run bench -- inbox`: measures the inbox of a user with a notification to everyone, beside the inbox of one without. Each
 * database has both. Rounds are interleaved, so that a slow moment of the machine slows both.
 */
import { createClient } from '../../generated/client.ts';
import { limits, operations } from '../../generated/handlers.ts';
import { startPostgres } from '../postgres.ts';
import { type Figure, figure, table } from './figures.ts';
import { post } from './load.ts';
import { launch, load } from './process.ts';
import type { Filled } from './servers/service.ts';

const crowds = [1, 150, 1000];
const callers = [8, 64];
/** Notifications only to the user. */
const own = 10;
const userId = 'user-1';

/** Measures both engines, one after the other. */
export async function inbox(rounds: number, seconds: number): Promise<Figure[]> {
  const sqlite = await onEngine('SQLite', {}, rounds, seconds);
  const { url, stop } = await startPostgres({ isDurable: true });
  try {
    const env = { DATABASE_URL: url, TOKEN_SECRET: 'a secret for the bench alone and for nothing else' };
    return [...sqlite, ...(await onEngine('PostgreSQL', env, rounds, seconds))];
  } finally {
    await stop();
  }
}

async function onEngine(engine: string, env: { [name: string]: string }, rounds: number, seconds: number): Promise<Figure[]> {
  // Never rejects a call on a busy machine, so that each is measured.
  const patient = { VALIDATION: 'compiled', MAX_QUEUE_DELAY: '0' };
  const service = await launch('servers/service.ts', { ...patient, ...env }, ['1000', '100']);
  // The message of servers/service.ts.
  const { port, apiKey, authToken } = service.told as Filled;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, apiKey, authToken });
  const inboxes = await Promise.all(
    crowds.map(async (crowd) => {
      const organizationId = `crowd-of-${crowd}`;
      const users = Array.from({ length: crowd }, (_, i) => ({ userId: `user-${i + 1}` }));
      const notification = {
        organizationId,
        createOrganization: true,
        documentId: 'plan',
        createDocument: true,
        actionUser: { userId: 'zoe' },
        displayHeadlineMessageTemplate: 'Done.',
      };
      await client.addNotifications({ ...notification, notifyUsers: [{ userId }] });
      await client.addUsers({ organizationId, users });
      await client.addNotifications({ ...notification, notifyAll: true });
      for (let i = 1; i < own; i++) await client.addNotifications({ ...notification, notifyUsers: [{ userId }] });
      const data = { organizationId, userId };
      const reply = await client.getNotifications(data);
      const wanted = Math.min(crowd, limits.inboxRecipients);
      const shown = Math.max(...reply.data.map(({ notifyUsers }) => Object.keys(notifyUsers).length));
      if (shown < wanted) throw new Error(`${shown} of ${crowd} recipients are shown, not ${wanted}.`);
      const headers = { 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken };
      const request = post(operations.getNotifications.path, headers, { data });
      return { crowd, request, kilobytes: JSON.stringify(reply).length / 1000 };
    }),
  );
  const rates = callers.map(() => inboxes.map(() => [] as number[]));
  for (let round = -1; round < rounds; round++) {
    for (const [c, connections] of callers.entries()) {
      for (const [i, { request }] of inboxes.entries()) {
        const { requestsPerSecond, refused } = await load({ port, connections, seconds, requests: [request] });
        if (refused > 0) throw new Error(`${refused} requests were refused.`);
        if (round >= 0) rates[c]?.[i]?.push(requestsPerSecond);
      }
    }
  }
  await service.stop();
  return callers.flatMap((connections, c) => {
    const [alone = []] = rates[c] ?? [];
    const figures = inboxes.map(({ crowd, kilobytes }, i) =>
      figure(`Received with ${crowd - 1} others, ${kilobytes.toFixed(0)} kB`, 'requests/s', rates[c]?.[i] ?? [], alone),
    );
    console.log(table(`${engine}: an inbox of ${own + 1} notifications, ${connections} callers`, figures));
    return figures.map((one) => ({ ...one, name: `${engine}, ${connections} callers: ${one.name}` }));
  });
}
