/** Deletes the data of a user whom every object of the greatest size mentions. */
import { setTimeout as pause } from 'node:timers/promises';
import { limits } from '../../../generated/handlers.ts';
import { TooSlow } from '../framework.ts';
import type { Caller, Tenant } from '../http.ts';
import { fill } from './objects.ts';

const mention = '@everywhere ';
const maxMs = 300_000;

export const mentionAll = (query: Parameters<typeof fill>[0], tenant: Tenant): Promise<void> =>
  fill(query, tenant, { notes: mention.repeat(Math.floor((limits.objectBytes - 2048) / mention.length)) });

export async function eraseUser(caller: Caller, tenant: Tenant): Promise<readonly number[]> {
  const begun = await caller.call(tenant, 'deleteAllUserData', { userIds: ['everywhere'] });
  const { jobId } = JSON.parse(begun.text).data;
  for (const end = performance.now() + maxMs; performance.now() < end; await pause(100)) {
    const { text } = await caller.call(tenant, 'getDeleteAllUserDataStatus', { jobId });
    if (JSON.parse(text).result.data.isDeleteCompleted) return [];
  }
  throw new TooSlow('The deletion did not end.');
}
