/** Reads the pages of Get Users. */
import type { PermissionsHandlers } from '../../generated/handlers.ts';
import type { ContextAccess, KnownUser } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import { parseJson } from '../database/json.ts';
import { mapInSlices } from '../database/slices.ts';
import { among, empty, limit, raw, type Sql, sql } from '../database/sql.ts';
import { organizationKey, readIn } from '../organizations/key.ts';
import { fitsOnPage } from '../paging/page-sql.ts';
import { pagesIn, unlessEmpty } from '../paging/page-token.ts';
import { jsonArray, jsonObject, jsonOf, jsonTrue, type NewEvents, type Snapshot, snapshotOfObjects } from '../recording/record.ts';
import { page } from '../replies.ts';
import type { Grant } from './store.ts';

export const getUsers: PermissionsHandlers<Contexts>['getUsers'] = async (data, context) => {
  const { snapshot, clock, apiKeyId } = context;
  const { organizationId } = data;
  const userIds = unlessEmpty(data.userIds);
  const pages = pagesIn('getUsers', data, context, ({ userId }: { userId: string }) => userId);
  const maxRows = userIds?.length ?? pages.pageSize;
  const asked = { apiKeyId, organizationId, userIds, after: pages.after, maxRows: maxRows + 1, now: clock() };
  const found = await readIn(snapshot, apiKeyId, organizationId, (ask) => ask(findPage(asked)));
  const { rows, next } = pages.toPage(found, maxRows);
  const parsed = (json: string | null) => (json === null ? null : parseJson(json));
  const toUser = ({ details, context, ...user }: FoundUser) =>
    userOf({ ...user, details: parsed(details), context: parsed(context) });
  const users = await mapInSlices(rows, ({ bytes }) => bytes, toUser);
  return page('Users found.', users, next);
};

type FoundUser = StoredUser<string, string>;

interface StoredUser<Details, Context> {
  userId: string;
  /** The User as JSON. Null for users beyond the page. */
  details: Details | null;
  /** Context permissions as JSON. */
  context: Context | null;
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
const grantColumns =
  ({ apiKeyId, organizationId, now }: Pick<Query, 'apiKeyId' | 'organizationId' | 'now'>) =>
  (column: string): Sql =>
    sql`(select ${raw(column)} from grants
    where grants.api_key_id = ${apiKeyId} and grants.organization_key = ${organizationKey(apiKeyId, organizationId)}
      and grants.resource_type = 'organization' and grants.resource_id = ${organizationId} and grants.user_id = page.user_id
      and (grants.expires_at is null or grants.expires_at > ${now}))`;

const findPage = ({ apiKeyId, organizationId, userIds, after, maxRows, now }: Query) => {
  const ofGrant = grantColumns({ apiKeyId, organizationId, now });
  const inOrganization = sql`users.api_key_id = ${apiKeyId} and users.organization_key = ${organizationKey(apiKeyId, organizationId)}`;
  // Reads the fields of one user: those of a whole page would be too many.
  const ifItFits = (column: string) => sql`case when ${fitsOnPage('user_id')} then (
    select ${raw(column)} from users where ${inOrganization} and users.user_id = page.user_id) end`;
  return sql<FoundUser>`select user_id, added_at, bytes, ${ofGrant('access_role')} as access_role, ${ofGrant('expires_at')} as expires_at,
      ${ifItFits('details')} as details, ${ifItFits('context')} as context
    from (
      select user_id, added_at,
        octet_length(details) + coalesce(octet_length(context), 0) + 2 * octet_length(user_id) + 200 as bytes
      from users where ${inOrganization}
        ${userIds === undefined ? empty : sql`and user_id ${among(userIds)}`}
        ${after === undefined ? empty : sql`and user_id > ${after}`}
      order by user_id ${limit(maxRows)}
    ) as page order by user_id`;
};

export const snapshotOf = (apiKeyId: string, organizationId: string, now: number, userIds: readonly string[]): Snapshot => {
  const ofGrant = grantColumns({ apiKeyId, organizationId, now });
  const columns = {
    ...{ userId: raw('user_id'), details: jsonOf('details'), context: jsonOf('context'), addedAt: raw('added_at') },
    ...{ accessRole: ofGrant('access_role'), expiresAt: ofGrant('expires_at') },
  };
  const place = { organizationId: sql`cast(${organizationId} as text)`, userId: raw('user_id') };
  const areChanged = (ids: readonly string[]) => sql`from users
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey(apiKeyId, organizationId)} and user_id ${among(ids)}`;
  return snapshotOfObjects(userIds, {
    bytes: (all) => sql`(select sum(octet_length(details) + coalesce(octet_length(context), 0)) ${areChanged(all)})`,
    whole: (ids) =>
      jsonArray(
        jsonObject({ ...place, data: jsonObject(columns) }),
        sql`from (select user_id, details, context, added_at ${areChanged(ids)} order by user_id) as page`,
      ),
    partial: (ids) =>
      jsonArray(
        jsonObject({ ...place, isPartial: jsonTrue }),
        sql`from (select user_id ${areChanged(ids)} order by user_id) as page`,
      ),
  });
};

/** Returns the events of users whose stored fields a call has changed. To be recorded behind the change. */
export const updatedUsers = (
  apiKeyId: string,
  now: number,
  organizationId: string,
  changed: readonly { organizationKey: string; userId: string }[],
): NewEvents[] =>
  [...Map.groupBy(changed, ({ organizationKey }) => organizationKey)].map(([organizationKey, users]) => ({
    ...{ type: 'users.updated', organizationKey },
    items: snapshotOf(
      apiKeyId,
      organizationId,
      now,
      users.map(({ userId }) => userId),
    ),
  }));

/** Custom fields never replace the service's own fields. */
export function userOf(user: Omit<StoredUser<object, ContextAccess>, 'bytes'>): KnownUser {
  const { accessRole, expiresAt, context, addedAt, ...given }: { [field: string]: unknown } = { ...user.details };
  return {
    ...given,
    userId: user.userId,
    ...(user.accessRole === null ? {} : { accessRole: user.accessRole }),
    ...(user.expiresAt === null ? {} : { expiresAt: user.expiresAt }),
    ...(user.context === null ? {} : { context: { access: user.context } }),
    ...(user.addedAt === null ? {} : { addedAt: user.addedAt }),
  };
}
