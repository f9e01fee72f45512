/** Updates organizations in one transaction. */
import type { Change } from '../database/verbs.ts';
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
  /** The updated ones. */
  updated: ReadonlySet<string>;
}

export async function updateOrganizations(
  change: Change,
  apiKeyId: string,
  changes: readonly OrganizationChange[],
): Promise<Updated> {
  const merged = changes.filter(hasCustomFields).map(({ id }) => id);
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
        stored: new Map(stored.map(({ organizationId, metadata }) => [organizationId, metadata])),
      };
    },
    write: ({ possible, stored }) => {
      const updated = possible.map((change) => {
        const before = stored.get(change.id);
        const metadata = before === undefined ? null : merge(change, before);
        return { organizationId: change.id, organizationName: change.organizationName ?? null, metadata };
      });
      return { updated: updated.length === 0 ? undefined : store.update(apiKeyId, updated) };
    },
  });
  return { ids: found.ids, updated: new Set(found.possible.map(({ id }) => id)) };
}
