import { randomUUID } from 'node:crypto';
import type { Organization } from '../../organizations/store.ts';
import type { LineOf } from './check.ts';
import { type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

export function planOrganizations(
  scope: Scope,
  lines: readonly Numbered<LineOf<'organization'>>[],
  found: readonly Organization[],
): Plan<Organization> {
  const existing = new Map(found.map((row) => [nameOf('organization', row.organizationId), row]));
  const toRow = ({ organizationId, organizationName, metadata = {} }: LineOf<'organization'>) => ({
    name: nameOf('organization', organizationId),
    row: {
      organizationId,
      // An existing organization keeps its id.
      id: randomUUID(),
      organizationName,
      metadata: JSON.stringify(metadata),
    },
  });
  return plan(scope, lines, toRow, existing, ['id']);
}
