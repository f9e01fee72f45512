/** Which notifications users want, in an organization or a document of it. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { sortByColumns } from '../database/rows.ts';
import { integer, rowsOf, statement, text, textList } from '../database/statement.ts';
import type { NotificationLevel, Tables } from '../database/tables.ts';

/** In place of a document's key: the whole organization. */
export const wholeOrganization = '';

export interface Choices {
  inbox?: NotificationLevel;
  email?: NotificationLevel;
  slack?: NotificationLevel;
}

const primaryKey = ['api_key_id', 'organization_id', 'user_id', 'document_key'] as const;

const ofUser = ['api_key_id', 'organization_id', 'user_id'] as const;

/** When the user of this row has last ended all mails of the organization. */
const endOfMails = (row: string) => {
  const isOfUser = ofUser.map((column) => sql`ended.${sql.ref(column)} = ${sql.ref(`${row}.${column}`)}`);
  return sql<number>`coalesce((select ended.mails_ended_at from notification_configs as ended
    where ${sql.join(isOfUser, sql` and `)} and ended.document_key = ${sql.lit(wholeOrganization)}), 0)`;
};

const columns = [...primaryKey, 'inbox', 'email', 'slack', 'updated_at'] as const;
/** What is not set with the others stays as it was, and is as old as before. */
const setAtColumns = ['inbox_set_at', 'email_set_at', 'slack_set_at'] as const;
const latestSetAt = (level: 'inbox' | 'email' | 'slack') => {
  const setAt = sql.ref(`notification_configs.${level}_set_at`);
  return sql<number>`case when ${sql.ref(`excluded.${level}`)} is null then ${setAt} else excluded.updated_at end`;
};

const upsert = statement({ configs: rowsOf('notification_configs', columns) }, (db, { configs }) =>
  db
    .insertInto('notification_configs')
    .columns([...configs.columns, ...setAtColumns, 'mails_ended_at'])
    .expression(
      sql<never>`select chosen.*, updated_at, updated_at, updated_at, case when email is null then 0 else ${endOfMails('chosen')} end
        from (${configs.query}) as chosen where true`,
    )
    .onConflict((conflict) =>
      conflict.columns(primaryKey).doUpdateSet(({ fn, ref }) => ({
        inbox: fn.coalesce(ref('excluded.inbox'), ref('notification_configs.inbox')),
        email: fn.coalesce(ref('excluded.email'), ref('notification_configs.email')),
        slack: fn.coalesce(ref('excluded.slack'), ref('notification_configs.slack')),
        inbox_set_at: latestSetAt('inbox'),
        email_set_at: latestSetAt('email'),
        slack_set_at: latestSetAt('slack'),
        updated_at: ref('excluded.updated_at'),
        mails_ended_at: sql<number>`case when excluded.email is null or excluded.document_key = ${sql.lit(wholeOrganization)}
          then notification_configs.mails_ended_at else excluded.mails_ended_at end`,
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
    userIds.map(
      (userId): Pick<Tables['notification_configs'], (typeof columns)[number]> => ({
        api_key_id: apiKeyId,
        organization_id: organizationId,
        user_id: userId,
        document_key: documentKey,
        inbox,
        email,
        slack,
        updated_at: now,
      }),
    ),
  );
  const ordered = sortByColumns(rows, 'document_key', 'user_id');
  const upserts = [];
  for (let from = 0; from < ordered.length; from += maxRowsInStatement) {
    upserts.push(upsert(db, { configs: ordered.slice(from, from + maxRowsInStatement) }));
  }
  await Promise.all(upserts);
}

const setEnd = statement(
  { apiKeyId: text, organizationId: text, userId: text, now: integer },
  (_db, { apiKeyId, organizationId, userId, now }) => sql`
    insert into notification_configs (api_key_id, organization_id, user_id, document_key, email, email_set_at, updated_at, mails_ended_at)
    select api_key_id, organization_id, user_id, ${sql.lit(wholeOrganization)}, 'NONE', cast(${now} as bigint), cast(${now} as bigint), cast(${now} as bigint)
    from users where api_key_id = ${apiKeyId} and organization_id = ${organizationId} and user_id = ${userId}
    on conflict (${sql.join(primaryKey.map((column) => sql.ref(column)))}) do update set
      email = excluded.email,
      email_set_at = excluded.email_set_at,
      updated_at = excluded.updated_at,
      mails_ended_at = case when notification_configs.mails_ended_at < excluded.mails_ended_at
        then excluded.mails_ended_at else notification_configs.mails_ended_at + 1 end`,
);

/**
 * Sets `email` to NONE for the whole organization, and for each document of it that has a setting of its own: a row says so for all of
 * them, however many there are. Of a user who is not known there any more, whose data was deleted, nothing is kept.
 */
export async function endMails(db: Db, apiKeyId: string, now: number, organizationId: string, userId: string): Promise<void> {
  await setEnd(db, { apiKeyId, organizationId, userId, now });
}

/** In a query over users: what one has set for mails of a document. `isOfUser`: the condition that a row is the user's. */
export const documentEmail = (isOfUser: RawBuilder<unknown>, documentKey: string): RawBuilder<NotificationLevel | null> =>
  sql`(select case when email is not null and mails_ended_at < ${endOfMails('notification_configs')} then 'NONE' else email end
    from notification_configs where ${isOfUser} and document_key = ${sql.ref(documentKey)})`;

/** In a query over users: when the setting for mails was made that counts in a document; null without any. */
export const emailSetAt = (isOfUser: RawBuilder<unknown>, documentKey: string): RawBuilder<number | null> => {
  const setAt = (key: RawBuilder<unknown>) => sql`(select case when email is not null then email_set_at end
    from notification_configs where ${isOfUser} and document_key = ${key})`;
  return sql`coalesce(${setAt(sql.ref(documentKey))}, ${setAt(sql.lit(wholeOrganization))})`;
};

const ofUsers = statement(
  { apiKeyId: text, organizationId: text, userIds: textList, documentKeys: textList },
  (db, { apiKeyId, organizationId, userIds, documentKeys }) =>
    db
      .selectFrom('notification_configs')
      .select(['user_id', 'document_key', 'inbox', 'email', 'slack', 'mails_ended_at'])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where(userIds.includes('user_id'))
      .where(documentKeys.includes('document_key')),
);

/** What each of these users has chosen in each of these documents, and in the whole organization. */
export async function findChoices(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  userIds: readonly string[],
  documentKeys: readonly string[],
): Promise<(userId: string, documentKey: string) => Choices> {
  const rows = await ofUsers(db, { apiKeyId, organizationId, userIds, documentKeys: [wholeOrganization, ...documentKeys] });
  const mapKeyOf = (userId: string, documentKey: string) => JSON.stringify([userId, documentKey]);
  const found = new Map(rows.map((row) => [mapKeyOf(row.user_id, row.document_key), row]));
  return (userId, documentKey) => {
    const row = found.get(mapKeyOf(userId, documentKey));
    if (row === undefined) return {};
    const mailsEndedAt = found.get(mapKeyOf(userId, wholeOrganization))?.mails_ended_at ?? 0;
    const isEnded = documentKey !== wholeOrganization && row.email !== null && row.mails_ended_at < mailsEndedAt;
    return toChoices(isEnded ? { ...row, email: 'NONE' } : row);
  };
}

const toChoices = ({ inbox, email, slack }: Pick<Tables['notification_configs'], 'inbox' | 'email' | 'slack'>): Choices => ({
  ...(inbox === null ? {} : { inbox }),
  ...(email === null ? {} : { email }),
  ...(slack === null ? {} : { slack }),
});
