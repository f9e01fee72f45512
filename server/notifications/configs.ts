/** Which notifications users want, in an organization or a document of it. */
import type { Db } from '../database/db.ts';
import { lockInOrder } from '../database/lock.ts';
import { inOrder } from '../database/rows.ts';
import { rowsToWrite, statement, text, textList } from '../database/statement.ts';
import type { NotificationLevel, Tables } from '../database/tables.ts';

/** In place of a document's key: the whole organization. */
export const wholeOrganization = '';

export interface Choices {
  inbox?: NotificationLevel;
  email?: NotificationLevel;
  slack?: NotificationLevel;
}

const primaryKey = ['api_key_id', 'organization_id', 'user_id', 'document_key'] as const;

const upsert = statement(
  { configs: rowsToWrite('notification_configs', [...primaryKey, 'inbox', 'email', 'slack', 'updated_at']) },
  (db, { configs }) =>
    db
      .insertInto('notification_configs')
      .columns(configs.columns)
      .expression(configs.query)
      .onConflict((conflict) =>
        conflict.columns(primaryKey).doUpdateSet(({ fn, ref }) => ({
          inbox: fn.coalesce(ref('excluded.inbox'), ref('notification_configs.inbox')),
          email: fn.coalesce(ref('excluded.email'), ref('notification_configs.email')),
          slack: fn.coalesce(ref('excluded.slack'), ref('notification_configs.slack')),
          updated_at: ref('excluded.updated_at'),
        })),
      ),
);

/** On SQLite, a statement keeps the process from all else. */
const maxRowsInStatement = 1000;

/** Sets what is chosen for each of these users in each of these places; what is not chosen stays as it was. */
export async function set(
  db: Db,
  apiKeyId: string,
  now: number,
  organizationId: string,
  { userIds, documentKeys, choices }: { userIds: readonly string[]; documentKeys: readonly string[]; choices: Choices },
): Promise<void> {
  const { inbox = null, email = null, slack = null } = choices;
  const rows = documentKeys.flatMap((documentKey) =>
    userIds.map((userId): Tables['notification_configs'] => ({
      api_key_id: apiKeyId,
      organization_id: organizationId,
      user_id: userId,
      document_key: documentKey,
      inbox,
      email,
      slack,
      updated_at: now,
    })),
  );
  const ordered = inOrder(rows, 'document_key', 'user_id');
  const upserts = [];
  for (let from = 0; from < ordered.length; from += maxRowsInStatement) {
    upserts.push(upsert(db, { configs: ordered.slice(from, from + maxRowsInStatement) }));
  }
  await Promise.all(upserts);
}

const isKnown = statement({ apiKeyId: text, organizationId: text, userId: text }, (db, { apiKeyId, organizationId, userId }) =>
  db
    .selectFrom('users')
    .select('user_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId),
);

/**
 * Sets `email` to NONE for the whole organization, and for each document of it that has a setting of its own. Of a user who is not known
 * there any more, whose data was deleted, nothing is kept.
 */
export async function endMails(db: Db, apiKeyId: string, now: number, organizationId: string, userId: string): Promise<void> {
  const [known] = await isKnown(db, { apiKeyId, organizationId, userId });
  if (known === undefined) return;
  await set(db, apiKeyId, now, organizationId, {
    userIds: [userId],
    documentKeys: [wholeOrganization],
    choices: { email: 'NONE' },
  });
  const own = db
    .selectFrom('notification_configs')
    .select('document_key')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .orderBy('document_key');
  await lockInOrder(db, own).execute();
  await db
    .updateTable('notification_configs')
    .set({ email: 'NONE', updated_at: now })
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .where('email', 'is not', null)
    .execute();
}

const ofUsers = statement(
  { apiKeyId: text, organizationId: text, userIds: textList, documentKeys: textList },
  (db, { apiKeyId, organizationId, userIds, documentKeys }) =>
    db
      .selectFrom('notification_configs')
      .select(['user_id', 'document_key', 'inbox', 'email', 'slack'])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where(userIds.includes('user_id'))
      .where(documentKeys.includes('document_key')),
);

/** What each of these users has chosen in each of these places. */
export async function findChoices(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  userIds: readonly string[],
  documentKeys: readonly string[],
): Promise<(userId: string, documentKey: string) => Choices> {
  const rows = await ofUsers(db, { apiKeyId, organizationId, userIds, documentKeys });
  const placeOf = (userId: string, documentKey: string) => JSON.stringify([userId, documentKey]);
  const found = new Map(rows.map((row) => [placeOf(row.user_id, row.document_key), toChoices(row)]));
  return (userId, documentKey) => found.get(placeOf(userId, documentKey)) ?? {};
}

const toChoices = ({ inbox, email, slack }: Pick<Tables['notification_configs'], 'inbox' | 'email' | 'slack'>): Choices => ({
  ...(inbox === null ? {} : { inbox }),
  ...(email === null ? {} : { email }),
  ...(slack === null ? {} : { slack }),
});
