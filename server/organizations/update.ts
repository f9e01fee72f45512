/** Updates organizations in one transaction. */
import { type FieldsChange, hasCustomFields, merge } from '../custom-fields.ts';
import type { Change } from '../database/verbs.ts';
import * as store from './store.ts';

export interface OrganizationChange extends FieldsChange {
  name: string;
}

/** Returns the service's own ids of existing organizations, by their ids. */
export async function updateOrganizations(
  change: Change,
  apiKeyId: string,
  changes: readonly OrganizationChange[],
): Promise<Map<string, string>> {
  const merged = changes.filter(hasCustomFields).map(({ id }) => id);
  const { found } = await change({
    read: async (ask) => {
      const [locked, stored] = await Promise.all([
        ask(
          store.lock(
            apiKeyId,
            changes.map(({ id }) => id),
          ),
        ),
        merged.length === 0 ? [] : ask(store.find(apiKeyId, merged)),
      ]);
      return {
        ids: new Map(locked.map(({ organizationId, id }) => [organizationId, id])),
        stored: new Map(stored.map(({ organizationId, metadata }) => [organizationId, metadata])),
      };
    },
    write: ({ ids, stored }) => {
      const updated = changes
        .filter(({ id }) => ids.has(id))
        .map((change) => {
          const before = stored.get(change.id);
          const metadata = before === undefined ? null : merge(change, before);
          return { organizationId: change.id, name: change.name, metadata };
        });
      return { updated: updated.length === 0 ? undefined : store.update(apiKeyId, updated) };
    },
  });
  return found.ids;
}
