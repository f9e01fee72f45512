/** What Get Users reads: the users whom an organization knows. */
import { sql } from 'kysely';
import { integer, optional, statement, text, textList } from '../database/statement.ts';

/** The ids that a page begins with, in their order, and what each user takes of a reply, or a little more. */
export const findPage = statement(
  { apiKeyId: text, organizationId: text, userIds: optional(textList), after: optional(text), limit: integer },
  (db, { apiKeyId, organizationId, userIds, after, limit }) => {
    const bytes = sql<number>`octet_length(details) + coalesce(octet_length(context), 0) + 2 * octet_length(user_id) + 200`;
    let page = db
      .selectFrom('users')
      .select(['user_id', bytes.as('bytes')])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .orderBy('user_id')
      .limit(limit);
    if (userIds !== undefined) page = page.where(userIds.includes('user_id'));
    if (after !== undefined) page = page.where('user_id', '>', after);
    return page;
  },
);

export type FoundUser = Awaited<ReturnType<typeof find>>[number];

/** Each with the grant that is in force on the organization itself: looked up user by user, whatever a join would be planned as. */
export const find = statement(
  { apiKeyId: text, organizationId: text, userIds: textList, now: integer },
  (db, { apiKeyId, organizationId, userIds, now }) =>
    db
      .selectFrom('users')
      .select(({ selectFrom }) => {
        const grant = selectFrom('grants')
          .whereRef('grants.api_key_id', '=', 'users.api_key_id')
          .whereRef('grants.organization_id', '=', 'users.organization_id')
          .where('grants.resource_type', '=', sql.lit<'organization'>('organization'))
          .whereRef('grants.resource_id', '=', 'users.organization_id')
          .whereRef('grants.user_id', '=', 'users.user_id')
          .where((row) => row.or([row('grants.expires_at', 'is', null), row('grants.expires_at', '>', now)]));
        return [grant.select('access_role').as('access_role'), grant.select('expires_at').as('expires_at')];
      })
      .select(['user_id', 'details', 'context', 'added_at'])
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where(userIds.includes('user_id')),
);
