/** The events of grants. */
import type { EventItem, NewEvents } from '../recording/record.ts';
import type { Grant, GrantKey } from './store.ts';

/** A grant with the ids that callers know. */
interface Named {
  organizationId: string;
  /** The id of the resource. */
  id: string;
}

const keyOf = ({ organizationKey, resourceType, resourceId, userId }: GrantKey): string =>
  JSON.stringify([organizationKey, resourceType, resourceId, userId]);

/** Returns a function that finds a held grant that is in force. */
const heldAt = (held: readonly Grant[], now: number) => {
  const live = new Map(held.flatMap((one) => (one.expiresAt === null || one.expiresAt > now ? [[keyOf(one), one]] : [])));
  return (key: GrantKey): Grant | undefined => live.get(keyOf(key));
};

/** Returns the events of grants that are not in force already. */
export function addedGrants(now: number, held: readonly Grant[], granted: readonly (Grant & Named)[]): NewEvents[] {
  const find = heldAt(held, now);
  const added = granted.filter((grant) => {
    const before = find(grant);
    return before?.accessRole !== grant.accessRole || before.expiresAt !== grant.expiresAt;
  });
  return eventsOf('permissions.added', added, ({ accessRole, expiresAt }) => ({
    accessRole,
    ...(expiresAt === null ? {} : { expiresAt }),
  }));
}

/** Returns the events of removed grants that were in force. */
export function removedGrants(now: number, held: readonly Grant[], removed: readonly (GrantKey & Named)[]): NewEvents[] {
  const find = heldAt(held, now);
  return eventsOf(
    'permissions.removed',
    removed.filter((key) => find(key) !== undefined),
    () => ({}),
  );
}

function eventsOf<Key extends GrantKey & Named>(
  type: 'permissions.added' | 'permissions.removed',
  grants: readonly Key[],
  factsOf: (grant: Key) => object,
): NewEvents[] {
  const byOrganization = Map.groupBy(grants, ({ organizationKey }) => organizationKey);
  return [...byOrganization].map(([organizationKey, some]) => ({
    ...{ type, organizationKey },
    items: some.map((grant): EventItem => {
      const { organizationId, resourceType, id, userId } = grant;
      const place = resourceType === 'organization' ? {} : { organizationId };
      return {
        organizationId,
        ...(resourceType === 'document' ? { documentId: id } : resourceType === 'folder' ? { folderId: id } : {}),
        userId,
        data: { userId, type: resourceType, id, ...place, ...factsOf(grant) },
      };
    }),
  }));
}
