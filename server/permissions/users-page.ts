/** Reads the pages of Get Users. */
import { operations, type PermissionsHandlers } from '../../generated/handlers.ts';
import type { KnownUser } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import { among, empty, limit, raw, sql } from '../database/sql.ts';
import { readIn } from '../organizations/assert-exists.ts';
import { organizationKey } from '../organizations/key.ts';
import { fitsOnPage } from '../paging/page-sql.ts';
import { pagesOf, unlessEmpty } from '../paging/page-token.ts';
import { page } from '../replies.ts';
import type { Grant } from './store.ts';

const { pageSize: defaultPageSize } = operations.getUsers.defaults;

export const getUsers: PermissionsHandlers<Contexts>['getUsers'] = async (data, { snapshot, clock, tokens, apiKeyId }) => {
  const { organizationId, pageSize = defaultPageSize, pageToken } = data;
  const filter = { organizationId, userIds: unlessEmpty(data.userIds) };
  const pages = pagesOf(tokens, { operation: 'getUsers', apiKeyId, filter }, ({ userId }: { userId: string }) => userId);
  const after = pages.readToken(pageToken);
  const maxRows = filter.userIds?.length ?? pageSize;
  const asked = { apiKeyId, ...filter, after, maxRows: maxRows + 1, now: clock() };
  const found = await readIn(snapshot, apiKeyId, organizationId, (ask) => ask(findPage(asked)));
  const { rows, next } = pages.toPage(found, maxRows);
  return page('Users found.', rows.map(toUser), next);
};

interface FoundUser {
  userId: string;
  /** The User as JSON. Null for users beyond the page. */
  details: string | null;
  /** Context permissions as JSON. */
  context: string | null;
  addedAt: number | null;
  /** The role in force on the organization itself. */
  accessRole: Grant['accessRole'] | null;
  expiresAt: number | null;
  /** At least the bytes that the user takes in the response. */
  bytes: number;
}

interface Query {
  apiKeyId: string;
  organizationId: string;
  userIds: readonly string[] | undefined;
  after: string | undefined;
  maxRows: number;
  now: number;
}

/** Looks up grants user by user, since a join could get another plan. */
const findPage = ({ apiKeyId, organizationId, userIds, after, maxRows, now }: Query) => {
  const ofGrant = (column: string) => sql`(select ${raw(column)} from grants
    where grants.api_key_id = ${apiKeyId} and grants.organization_key = ${organizationKey(apiKeyId, organizationId)}
      and grants.resource_type = 'organization' and grants.resource_id = ${organizationId} and grants.user_id = page.user_id
      and (grants.expires_at is null or grants.expires_at > ${now}))`;
  const ifItFits = (column: string) => sql`case when ${fitsOnPage('user_id')} then ${raw(column)} end`;
  return sql<FoundUser>`select user_id, added_at, bytes, ${ofGrant('access_role')} as access_role, ${ofGrant('expires_at')} as expires_at,
      ${ifItFits('details')} as details, ${ifItFits('context')} as context
    from (
      select user_id, details, context, added_at,
        octet_length(details) + coalesce(octet_length(context), 0) + 2 * octet_length(user_id) + 200 as bytes
      from users where api_key_id = ${apiKeyId} and organization_key = ${organizationKey(apiKeyId, organizationId)}
        ${userIds === undefined ? empty : sql`and user_id ${among(userIds)}`}
        ${after === undefined ? empty : sql`and user_id > ${after}`}
      order by user_id ${limit(maxRows)}
    ) as page order by user_id`;
};

/** Custom fields never replace the service's own fields. */
function toUser(user: FoundUser): KnownUser {
  const { accessRole, expiresAt, context, addedAt, ...given }: { [field: string]: unknown } = JSON.parse(user.details ?? '{}');
  return {
    ...given,
    userId: user.userId,
    ...(user.accessRole === null ? {} : { accessRole: user.accessRole }),
    ...(user.expiresAt === null ? {} : { expiresAt: user.expiresAt }),
    ...(user.context === null ? {} : { context: { access: JSON.parse(user.context) } }),
    ...(user.addedAt === null ? {} : { addedAt: user.addedAt }),
  };
}
