/** Updates organizations in one transaction. */
import { isDeepStrictEqual } from 'node:util';
import type { Organization } from '../../generated/types.ts';
import type { ApiKeyContext } from '../context.ts';
import type { NewEvents } from '../recording/record.ts';
import { type FieldsChange, hasCustomFields, merge } from './custom-fields.ts';
import * as store from './store.ts';

export interface OrganizationChange extends FieldsChange {
  /** The service's own id of the organization, if the call repeats it. */
  ownId: string | undefined;
  /** Undefined: unchanged. */
  organizationName: string | undefined;
}

interface Updated {
  /** The service's own ids of existing organizations, by their ids. */
  ids: ReadonlyMap<string, string>;
  updated: ReadonlySet<string>;
}

export async function updateOrganizations(
  { change, apiKeyId, events }: Pick<ApiKeyContext, 'change' | 'apiKeyId' | 'events'>,
  changes: readonly OrganizationChange[],
): Promise<Updated> {
  // An event has the whole organization.
  const merged = changes.filter((one) => events !== undefined || hasCustomFields(one)).map(({ id }) => id);
  const { found } = await change({
    prepare: async (ask) => {
      const [locked, stored] = await Promise.all([
        ask(
          store.lock(
            apiKeyId,
            changes.map(({ id }) => id),
          ),
        ),
        merged.length === 0 ? [] : ask(store.find(apiKeyId, merged)),
      ]);
      const ids = new Map(locked.map(({ organizationId, id }) => [organizationId, id]));
      return {
        ids,
        possible: changes.filter(({ id, ownId }) => ids.has(id) && (ownId === undefined || ownId === ids.get(id))),
        stored: new Map(stored.map((organization) => [organization.organizationId, organization])),
      };
    },
    write: ({ possible, stored }, now) => {
      const updated = possible.map((change) => {
        const before = stored.get(change.id);
        const metadata = before === undefined || !hasCustomFields(change) ? null : merge(change, before.metadata);
        return { organizationId: change.id, organizationName: change.organizationName ?? null, metadata };
      });
      if (updated.length === 0) return {};
      const changed = updated.flatMap(({ organizationId, organizationName, metadata }) => {
        const before = stored.get(organizationId);
        if (before === undefined) return [];
        const after = {
          ...before,
          organizationName: organizationName ?? before.organizationName,
          metadata: metadata ?? before.metadata,
        };
        return isDeepStrictEqual(toOrganization(after), toOrganization(before)) ? [] : [after];
      });
      return {
        updated: store.update(apiKeyId, updated),
        recorded: events?.record(now, ...organizationEvents('organizations.updated', changed, changed)),
      };
    },
  });
  return { ids: found.ids, updated: new Set(found.possible.map(({ id }) => id)) };
}

/** Custom fields never replace documented fields. */
export const toOrganization = ({ metadata, ...organization }: store.Organization): Organization => ({
  ...JSON.parse(metadata),
  ...organization,
});

/** Returns the events of those of the organizations that were changed. */
export const organizationEvents = (
  type: 'organizations.added' | 'organizations.updated',
  changed: readonly { organizationId: string }[],
  organizations: readonly store.Organization[],
): NewEvents[] => {
  const ids = new Set(changed.map(({ organizationId }) => organizationId));
  return organizations.flatMap((organization) => {
    const { organizationId, id: organizationKey } = organization;
    if (!ids.has(organizationId)) return [];
    const object = { bytes: Buffer.byteLength(organization.metadata), read: () => toOrganization(organization) };
    return [{ type, organizationKey, items: [{ organizationId, object }] }];
  });
};
