/** Which notifications users want, in an organization or a document of it. */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { NotificationLevel } from '../database/tables.ts';

/** In place of a document's key: the whole organization. */
export const wholeOrganization = '';

export interface Choices {
  inbox?: NotificationLevel;
  email?: NotificationLevel;
  slack?: NotificationLevel;
}

/** Sets what is chosen for each of these users in each of these places; what is not chosen stays as it was. */
export async function set(
  db: Db,
  apiKeyId: string,
  now: number,
  organizationId: string,
  { userIds, documentKeys, choices }: { userIds: readonly string[]; documentKeys: readonly string[]; choices: Choices },
): Promise<void> {
  await db
    .insertInto('notification_configs')
    .columns(['api_key_id', 'organization_id', 'user_id', 'document_key', 'inbox', 'email', 'slack', 'updated_at'])
    .expression(
      sql`select ${text(apiKeyId)}, ${text(organizationId)}, wanting.column1, places.column1,
        ${text(choices.inbox)}, ${text(choices.email)}, ${text(choices.slack)}, cast(${now} as bigint)
        from ${column(userIds)} as wanting cross join ${column(documentKeys)} as places where true
        order by places.column1, wanting.column1`,
    )
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id', 'user_id', 'document_key']).doUpdateSet(({ fn, ref }) => ({
        inbox: fn.coalesce(ref('excluded.inbox'), ref('notification_configs.inbox')),
        email: fn.coalesce(ref('excluded.email'), ref('notification_configs.email')),
        slack: fn.coalesce(ref('excluded.slack'), ref('notification_configs.slack')),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}

/** PostgreSQL does not see from a parameter in a select what its type is. */
const text = (value: string | undefined): RawBuilder<string> => sql`cast(${value ?? null} as text)`;

/** A table of one column, which both engines call `column1`. */
const column = (values: readonly string[]): RawBuilder<unknown> =>
  sql`(values ${sql.join(values.map((value) => sql`(${text(value)})`))})`;
