/** Grants a user all resources of a call, or none, and makes the events of grants. */
import type { ErrorDetail, Grant, GrantedResource } from '../../generated/types.ts';
import type { ApiKeyContext } from '../context.ts';
import { join, sql } from '../database/sql.ts';
import { assertCallFits } from '../database/stored-objects.ts';
import * as documents from '../documents/store.ts';
import { invalidArgument, mustEqual, notFound } from '../errors.ts';
import type { NewEvents, NewItem } from '../recording/record.ts';
import { type GivenUser, lockUsers, mergeUsers, prepareUsers, toChanges } from '../users/user-fields.ts';
import { findSizesOf } from '../users/user-rows.ts';
import * as grants from './store.ts';
import { findPlaces, organizationOf, toDocumentName } from './store.ts';
import { updatedUsers } from './users-page.ts';

type Resource = GrantedResource;

/**
 * Rejects resources of another user than that of the call, organizations with another `organizationId` than their own, and those
 * that occur twice, with it and without.
 */
export function checkResources(resources: readonly Resource[], userId: string, userField: string, place = grantedAt): void {
  const places = new Map<string, string>();
  for (const [i, resource] of resources.entries()) {
    const field = `${place}/${i}`;
    if ((resource.userId ?? userId) !== userId) throw invalidArgument(mustEqual(`${field}/userId`, userField));
    if (resource.type !== 'organization') continue;
    const { id, organizationId = id } = resource;
    const first = places.get(id);
    if (organizationId !== id) throw invalidArgument(mustEqual(`${field}/organizationId`, 'id'));
    if (first !== undefined) throw invalidArgument({ field, reason: 'DUPLICATE', description: `must not repeat ${first}` });
    places.set(id, field);
  }
}

const grantedAt = '/data/permissions/resources';

/**
 * Returns `expiresAt` in milliseconds. Values below 100,000,000,000 are seconds (until the year 5138), others milliseconds (from
 * 1973).
 */
export const expiryMilliseconds = (expiresAt: number): number =>
  Math.floor(expiresAt < 100_000_000_000 ? expiresAt * 1000 : expiresAt);

/** Rejects the call if an expiry, in milliseconds, is not in the future. Null: no expiry. `fieldOf` returns the field of each. */
export function rejectPastExpiries(expiries: readonly (number | null)[], now: number, fieldOf: (i: number) => string): void {
  const [first, ...rest] = expiries.flatMap((expiry, i): ErrorDetail[] =>
    expiry === null || expiry > now ? [] : [{ field: fieldOf(i), reason: 'IN_THE_PAST', description: 'must be in the future' }],
  );
  if (first !== undefined) throw invalidArgument(first, ...rest);
}

/** Returns the expiry in epoch milliseconds; null for none. */
export const expiryOf = ({ expiresAt }: Grant): number | null => (expiresAt === undefined ? null : expiryMilliseconds(expiresAt));

/** Maximum of grants that are compared with the stored ones where they are recorded. Each number of grants is another statement. */
const maxByStatement = 4;

/** Grants the resources at `/data/permissions/resources` of the call. */
export async function grant(
  { change, apiKeyId, events }: Pick<ApiKeyContext, 'change' | 'apiKeyId' | 'events'>,
  givenUser: GivenUser,
  resources: readonly Grant[],
): Promise<void> {
  const { userId } = givenUser.user;
  await change({
    prepare: async (ask, now) => {
      const places = (await findPlaces(ask, apiKeyId, resources, events !== undefined)).map(({ organizationKey, ...place }) => {
        if (organizationKey === null) throw notFound('organization', organizationOf(place.resource));
        return { organizationKey, ...place };
      });
      const missing = places.filter(({ resourceId }) => resourceId === null);
      const organizationKeys = [...new Set(places.map(({ organizationKey }) => organizationKey))];
      const [documentKeyOf] = await Promise.all([
        documents.keysFor(ask, apiKeyId, now, missing.map(toDocumentName)),
        assertCallFits(ask, { field: grantedAt, ids: organizationKeys, sizes: findSizesOf(apiKeyId, userId) }),
      ]);
      const added = places.map(({ organizationKey, resource, resourceId }) => ({
        organizationKey,
        resourceType: resource.type,
        resourceId: resourceId ?? documentKeyOf(organizationKey, resource.id),
        userId,
        accessRole: resource.accessRole,
        expiresAt: expiryOf(resource),
        id: resource.id,
        organizationId: organizationOf(resource),
      }));
      const isCompared = events !== undefined && added.length > maxByStatement;
      // Behind the locks of documents, as in every call. For events, the lock of the user stands for missing grants, so it comes first.
      const [users, held] = await Promise.all([
        (isCompared ? lockUsers : prepareUsers)(ask, apiKeyId, now, toChanges(organizationKeys, [givenUser])),
        isCompared ? now.then(() => ask(grants.lock(apiKeyId, added))) : undefined,
      ]);
      return { added, merged: await mergeUsers(ask, apiKeyId, await now, users), held };
    },
    write: ({ added, merged, held }, now) => {
      const keys = new Map(added.map(({ organizationId, organizationKey }) => [organizationId, organizationKey]));
      const changedIn = (organizationId: string) =>
        merged.changed.filter(({ organizationKey }) => organizationKey === keys.get(organizationId));
      rejectPastExpiries(resources.map(expiryOf), now, (i) => `/data/permissions/resources/${i}/expiresAt`);
      return {
        ...merged.statements,
        ...events?.record(now, ...(held === undefined ? unlessHeld(apiKeyId, added) : addedGrants(now, held, added))),
        grants: grants.upsert(apiKeyId, now, added),
        ...events?.record(now, ...[...keys.keys()].flatMap((one) => updatedUsers(apiKeyId, now, one, changedIn(one)))),
      };
    },
  });
}

/** A grant with the ids that callers know. */
interface Named {
  organizationId: string;
  id: string;
}

const keyOf = ({ organizationKey, resourceType, resourceId, userId }: grants.GrantKey): string =>
  JSON.stringify([organizationKey, resourceType, resourceId, userId]);

/** The order of row locks. */
const byKey = (one: grants.GrantKey, other: grants.GrantKey): number => (keyOf(one) < keyOf(other) ? -1 : 1);

/** Returns a function that finds a held grant that is in force. */
const heldAt = (held: readonly grants.Grant[], now: number) => {
  const live = new Map(held.flatMap((one) => (one.expiresAt === null || one.expiresAt > now ? [[keyOf(one), one]] : [])));
  return (key: grants.GrantKey): grants.Grant | undefined => live.get(keyOf(key));
};

/** Returns the events of grants that are not in force already. */
export function addedGrants(now: number, held: readonly grants.Grant[], granted: readonly (grants.Grant & Named)[]): NewEvents[] {
  const find = heldAt(held, now);
  const added = granted.filter((grant) => {
    const before = find(grant);
    return before?.accessRole !== grant.accessRole || before.expiresAt !== grant.expiresAt;
  });
  return eventsOf('permissions.added', added, (some) => ({ items: some.map(addedItem) }));
}

/** Returns the same events, for a statement that follows the lock of the user. It locks the grants. */
const unlessHeld = (apiKeyId: string, granted: readonly (grants.Grant & Named)[]): NewEvents[] =>
  eventsOf('permissions.added', granted.toSorted(byKey), (some) => {
    const [one, another] = some;
    // A condition on the whole event costs less than one on an item.
    if (one !== undefined && another === undefined)
      return { items: [addedItem(one)], condition: sql`${grants.isHeld(apiKeyId, one)} is not true` };
    const items = some.map(
      (grant) =>
        sql`case when ${grants.isHeld(apiKeyId, grant)} is not true then cast(${JSON.stringify(addedItem(grant))} as text) end`,
    );
    const select = sql`nullif('[' || concat_ws(',', ${join(items)}) || ']', '[]')`;
    return { items: () => [{ select, count: items.length }] };
  });

/** Returns the events of removed grants that were in force. */
export function removedGrants(
  now: number,
  held: readonly grants.Grant[],
  removed: readonly (grants.GrantKey & Named)[],
): NewEvents[] {
  const find = heldAt(held, now);
  return eventsOf(
    'permissions.removed',
    removed.filter((key) => find(key) !== undefined),
    (some) => ({ items: some.map((key) => itemOf(key)) }),
  );
}

const eventsOf = <Key extends grants.GrantKey>(
  type: 'permissions.added' | 'permissions.removed',
  grants: readonly Key[],
  itemsOf: (grants: readonly Key[]) => Pick<NewEvents, 'items' | 'condition'>,
): NewEvents[] =>
  [...Map.groupBy(grants, ({ organizationKey }) => organizationKey)].map(([organizationKey, some]) => ({
    ...{ type, organizationKey },
    ...itemsOf(some),
  }));

function itemOf({ organizationId, resourceType, id, userId }: grants.GrantKey & Named, facts: object = {}): NewItem {
  const place = resourceType === 'organization' ? {} : { organizationId };
  return {
    organizationId,
    ...(resourceType === 'document' ? { documentId: id } : resourceType === 'folder' ? { folderId: id } : {}),
    userId,
    data: { userId, type: resourceType, id, ...place, ...facts },
  };
}

const addedItem = (grant: grants.Grant & Named): NewItem => {
  const { accessRole, expiresAt } = grant;
  return itemOf(grant, { accessRole, ...(expiresAt === null ? {} : { expiresAt }) });
};
