/** User groups. Who is in one hangs on its key, see members.ts. */
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../database/db.ts';
import { type RowOf, statement, type Text } from '../database/forms.ts';
import { lockInOrder, lockShared } from '../database/lock.ts';
import type { Tables } from '../database/tables.ts';

export interface GroupName {
  organizationId: string;
  groupId: string;
}

const byId = statement((db, apiKeyId: Text, organizationId: Text, groupId: Text, isToChange: boolean) => {
  const query = db
    .selectFrom('user_groups')
    .select('group_key')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('organization_user_group_id', '=', groupId);
  return isToChange ? lockInOrder(db, query) : lockShared(db, query);
});

/** The group's key, which stays until the transaction ends; undefined where there is no such group. */
export async function findKey(db: Db, apiKeyId: string, { organizationId, groupId }: GroupName): Promise<string | undefined> {
  const [group] = await byId(db, apiKeyId, organizationId, groupId, false);
  return group?.group_key;
}

const add = statement((db, group: RowOf<Insertable<Tables['user_groups']>>) =>
  db
    .insertInto('user_groups')
    .values(group)
    // Another call may have made it just now: its key is given, and held.
    .onConflict((conflict) =>
      conflict
        .columns(['api_key_id', 'organization_id', 'organization_user_group_id'])
        .doUpdateSet((row) => ({ group_key: row.ref('user_groups.group_key') })),
    )
    .returning('group_key'),
);

/** The same; a group that does not exist comes into being. */
export async function keyFor(db: Db, apiKeyId: string, now: number, group: GroupName): Promise<string> {
  const existing = await findKey(db, apiKeyId, group);
  if (existing !== undefined) return existing;
  const [made] = await add(db, {
    api_key_id: apiKeyId,
    organization_id: group.organizationId,
    organization_user_group_id: group.groupId,
    group_key: randomUUID(),
    created_at: now,
  });
  if (made === undefined) throw new Error(`The user group "${group.groupId}" was not made.`);
  return made.group_key;
}

const setKey = statement((db, apiKeyId: Text, organizationId: Text, groupId: Text, groupKey: Text) =>
  db
    .updateTable('user_groups')
    .set({ group_key: groupKey })
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('organization_user_group_id', '=', groupId),
);

/** Empties the group, and gives the key that its members hung on; undefined where there is no such group. */
export async function replaceKey(db: Db, apiKeyId: string, { organizationId, groupId }: GroupName): Promise<string | undefined> {
  const [group] = await byId(db, apiKeyId, organizationId, groupId, true);
  if (group === undefined) return undefined;
  await setKey(db, apiKeyId, organizationId, groupId, randomUUID());
  return group.group_key;
}
