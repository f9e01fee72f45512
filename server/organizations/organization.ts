/** Organizations as callers and events have them. */
import type { Organization } from '../../generated/types.ts';
import type { NewEvents } from '../recording/record.ts';
import type { Organization as Stored } from './store.ts';

/** Custom fields never replace documented fields. */
export const toOrganization = ({ metadata, ...organization }: Stored): Organization => ({
  ...JSON.parse(metadata),
  ...organization,
});

/** Returns the events of those of the organizations that were changed. */
export const organizationEvents = (
  type: 'organizations.added' | 'organizations.updated',
  changed: readonly { organizationId: string }[],
  organizations: readonly Stored[],
): NewEvents[] => {
  const ids = new Set(changed.map(({ organizationId }) => organizationId));
  return organizations.flatMap((organization) => {
    const { organizationId, id: organizationKey } = organization;
    if (!ids.has(organizationId)) return [];
    return [{ type, organizationKey, items: [{ organizationId, data: toOrganization(organization) }] }];
  });
};
