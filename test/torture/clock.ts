/** The clock jumps while users are deleted. No deletion reports completion too early, and none stalls. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiKeyClient, createClient } from '../../generated/client.ts';
import type { Context, Report, Torture } from './framework.ts';
import { createTenant } from './http.ts';
import { patientEnv } from './process.ts';
import { takeSnapshot } from './snapshot.ts';

const hourMs = 3_600_000;
const maxDeletionMs = 10_000;

export const clock: Torture = {
  name: 'clock',
  promise: 'A deletion completes in spite of clock changes, and then leaves no data from before its start.',
  engines: ['sqlite', 'postgres'],
  run,
};

/** The jumps of the clock: between writes and the deletion, and during the deletion. */
const jumps: readonly { name: string; before: number; during: number }[] = [
  { name: 'back an hour before it', before: -hourMs, during: 0 },
  { name: 'back an hour during it', before: 0, during: -hourMs },
  { name: 'on an hour during it', before: 0, during: hourMs },
  { name: 'back and on again', before: -hourMs, during: hourMs },
  { name: 'back by a day', before: -12 * hourMs, during: -12 * hourMs },
];

async function run(context: Context): Promise<Report> {
  const file = join(context.folder, 'clock');
  let aheadMs = 0;
  const change = (delayMs: number) => writeFileSync(file, String((aheadMs += delayMs)));
  change(0);
  const service = await context.startService({ file: 'test/torture/service-with-clock.ts', env: { ...patientEnv, CLOCK: file } });
  const { apiKey, authToken } = await createTenant(service.url);
  const client = createClient({ baseUrl: service.url, apiKey, authToken, retries: 0 });
  let slowestMs = 0;
  for (const [i, { name, before, during }] of jumps.entries()) {
    const userId = `leaver-${i}`;
    await leaveTraces(client, userId);
    change(before);
    const began = performance.now();
    const { jobId } = (await client.deleteAllUserData({ userIds: [userId] })).data;
    change(during);
    const isCompleted = await untilCompleted(client, jobId);
    slowestMs = Math.max(slowestMs, performance.now() - began);
    if (!isCompleted) context.exceeded(`${name}: the deletion has not ended after ${maxDeletionMs / 1000} s.`);
    const tables = isCompleted ? await tracesIn(context, userId) : [];
    if (tables.length > 0) context.violation(`${name}: a deletion is complete, and the user is still in ${tables.join(', ')}.`);
  }
  if (service.hasExited()) context.violation('The process ended.');
  return { jumps: jumps.length, 'slowest deletion': `${(slowestMs / 1000).toFixed(1)} s` };
}

async function leaveTraces(client: ApiKeyClient, userId: string): Promise<void> {
  const where = { organizationId: 'acme', documentId: 'launch-plan' };
  const actionUser = { userId, name: 'Somebody', email: `${userId}@acme.example` };
  await client.addNotifications({
    ...where,
    createOrganization: true,
    createDocument: true,
    actionUser,
    displayHeadlineMessageTemplate: '{actionUser} is here',
    notifyUsers: [{ userId: 'maya' }, { userId }],
  });
  await client.addPermissions({
    user: { userId },
    permissions: { resources: [{ type: 'organization', id: 'acme', accessRole: 'viewer' }] },
  });
  await client.addUsersToGroups({ organizationId: 'acme', organizationUserGroupId: 'designers', userIds: [userId] });
  await client.addPresence({ ...where, users: [actionUser] });
  await client.setConfig({ organizationId: 'acme', userIds: [userId], config: { inbox: 'ALL' } });
}

async function untilCompleted(client: ApiKeyClient, jobId: string): Promise<boolean> {
  const end = performance.now() + maxDeletionMs;
  while (performance.now() < end) {
    if ((await client.getDeleteAllUserDataStatus({ jobId })).data.isDeleteCompleted) return true;
    await pause(50);
  }
  return false;
}

/** Returns the tables that name the user anywhere in a row. */
async function tracesIn({ database }: Context, userId: string): Promise<string[]> {
  const snapshot = await takeSnapshot(database);
  return [...snapshot].filter(([, rows]) => rows.some((row) => row.includes(userId))).map(([table]) => table);
}
