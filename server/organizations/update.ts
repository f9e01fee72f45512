/** Updates organizations in one transaction. */
import { isDeepStrictEqual } from 'node:util';
import type { Input } from '../../generated/handlers.ts';
import type { Organization } from '../../generated/types.ts';
import type { ApiKeyContext } from '../context.ts';
import { parseJson } from '../database/json.ts';
import type { Ask } from '../database/sql.ts';
import { assertCallFits, changeInSlices } from '../database/stored-objects.ts';
import type { NewEvents } from '../recording/record.ts';
import { type CustomFields, type FieldsChange, hasCustomFields, merge } from './custom-fields.ts';
import * as store from './store.ts';

type Given = Input<'updateOrganizations'>['organizations'][number];

interface OrganizationChange extends FieldsChange {
  /** The service's own id of the organization, if the call repeats it. */
  ownId: string | undefined;
  content: store.GivenContent;
}

/** Splits an organization of a call into documented and custom fields. */
export function toChange({ organizationId, id: ownId, organizationName, ...others }: Given, i: number): OrganizationChange {
  const customFields: CustomFields<store.Field> = others;
  return { id: organizationId, field: `/data/organizations/${i}`, ownId, content: { organizationName }, customFields };
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
  const ids = changes.map(({ id }) => id);
  /** An event has the whole organization. */
  const needsContent = (one: OrganizationChange) => events !== undefined || hasCustomFields(one);
  const { found } = await change({
    prepare: async (ask) => {
      await assertCallFits(ask, { field: '/data/organizations', ids, sizes: store.findSizes(apiKeyId) });
      const locked = await ask(store.lockWithContent(apiKeyId, ids));
      const rows = new Map(locked.map((row) => [row.organizationId, row]));
      const possible = changes.flatMap((one) => {
        const row = rows.get(one.id);
        if (row === undefined || (one.ownId !== undefined && one.ownId !== row.id)) return [];
        return [{ one, row, bytes: needsContent(one) ? row.bytes : 0 }];
      });
      const changed: store.Organization[] = [];
      const statements = await changeInSlices(ask, possible, async (slice) => {
        const metadataOf = await readMetadata(
          ask,
          apiKeyId,
          slice.flatMap(({ one, row }) => (needsContent(one) ? [row] : [])),
        );
        const updated = slice.flatMap(({ one, row: { bytes: _, metadata: __, ...row } }) => {
          const merged = hasCustomFields(one) ? merge(one, metadataOf(one.id)) : undefined;
          const content = { ...row, ...store.replaced(row, one.content) };
          if (merged?.isChanged !== true && isDeepStrictEqual(content, row)) return [];
          if (events !== undefined) changed.push({ ...content, metadata: merged?.json ?? metadataOf(one.id) });
          return [{ apiKeyId, ...content, metadata: merged?.isChanged === true ? merged.json : null }];
        });
        return { updated: updated.length === 0 ? undefined : store.update(apiKeyId, updated) };
      });
      return {
        ids: new Map(locked.map(({ organizationId, id }) => [organizationId, id])),
        updated: new Set(possible.map(({ one }) => one.id)),
        statements,
        changed,
      };
    },
    write: ({ statements, changed }, now) => ({
      ...statements,
      ...events?.record(now, ...organizationEvents('organizations.updated', changed, changed)),
    }),
  });
  return found;
}

/** Returns the metadata of locked organizations: those that came with their rows, and the others, which it reads. */
async function readMetadata(
  ask: Ask,
  apiKeyId: string,
  locked: readonly store.LockedOrganization[],
): Promise<(organizationId: string) => string> {
  const all = new Map(locked.map(({ organizationId, metadata }) => [organizationId, metadata]));
  const large = locked.flatMap(({ organizationId, metadata }) => (metadata === null ? [organizationId] : []));
  const found = large.length === 0 ? [] : await ask(store.find(apiKeyId, large));
  for (const { organizationId, metadata } of found) all.set(organizationId, metadata);
  return (organizationId) => all.get(organizationId) ?? '{}';
}

/** Custom fields never replace documented fields. */
export const toOrganization = ({ metadata, ...organization }: store.Organization): Organization => ({
  ...parseJson(metadata),
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
