/** User groups. Who is in one hangs on its key, see members.ts. */
import { randomUUID } from 'node:crypto';
import type { Db } from '../database/db.ts';
import { forShare, forUpdate } from '../database/lock.ts';
import { type Expressions, integer, statement, text } from '../database/statement.ts';

export interface GroupName {
  organizationId: string;
  groupId: string;
}

const ofGroup = { apiKeyId: text, organizationId: text, groupId: text };

const keyQuery = (db: Db, { apiKeyId, organizationId, groupId }: Expressions<typeof ofGroup>) =>
  db
    .selectFrom('user_groups')
    .select('group_key')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('organization_user_group_id', '=', groupId);

const keyForShare = statement(ofGroup, (db, group) => forShare(db, keyQuery(db, group)));
const keyForUpdate = statement(ofGroup, (db, group) => forUpdate(db, keyQuery(db, group)));

/** The group's key, which stays until the transaction ends; undefined where there is no such group. */
export async function findKey(db: Db, apiKeyId: string, group: GroupName): Promise<string | undefined> {
  const [row] = await keyForShare(db, { apiKeyId, ...group });
  return row?.group_key;
}

/** The same for a group that this transaction is to empty. */
export async function findKeyForUpdate(db: Db, apiKeyId: string, group: GroupName): Promise<string | undefined> {
  const [row] = await keyForUpdate(db, { apiKeyId, ...group });
  return row?.group_key;
}

const insertMissing = statement(
  { ...ofGroup, groupKey: text, now: integer },
  (db, { apiKeyId, organizationId, groupId, groupKey, now }) =>
    db
      .insertInto('user_groups')
      .values({
        api_key_id: apiKeyId,
        organization_id: organizationId,
        organization_user_group_id: groupId,
        group_key: groupKey,
        created_at: now,
      })
      .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'organization_user_group_id']).doNothing()),
);

/** A group that is removed between two statements, because it is empty, is added again. */
const maxRounds = 5;

/** The group's key, which stays until the transaction ends. A group that does not exist comes into being. */
export async function keyFor(db: Db, apiKeyId: string, now: number, group: GroupName): Promise<string> {
  for (let round = 0; round < maxRounds; round++) {
    const [, groupKey] = await Promise.all([
      insertMissing(db, { apiKeyId, ...group, groupKey: randomUUID(), now }),
      findKey(db, apiKeyId, group),
    ]);
    if (groupKey !== undefined) return groupKey;
  }
  throw new Error(`The user group "${group.groupId}" was removed again each time that it was added.`);
}

const updateKey = statement({ ...ofGroup, groupKey: text }, (db, { apiKeyId, organizationId, groupId, groupKey }) =>
  db
    .updateTable('user_groups')
    .set({ group_key: groupKey })
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('organization_user_group_id', '=', groupId),
);

/** Empties the group: its members hang on the key that it had before, which is to be locked. */
export async function replaceKey(db: Db, apiKeyId: string, group: GroupName): Promise<void> {
  await updateKey(db, { apiKeyId, ...group, groupKey: randomUUID() });
}
