import { type Field, type Organization, withDefaults } from '../../organizations/store.ts';
import type { LineOf } from './check.ts';
import { type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

/** Has every field of organizations, since an import would reset a missing one. */
type OrganizationLine = Pick<LineOf<'organization'>, 'organizationId' | 'metadata' | Field>;

export function planOrganizations(
  scope: Scope,
  lines: readonly Numbered<OrganizationLine>[],
  found: readonly Organization[],
): Plan<Organization> {
  const existing = new Map(found.map((row) => [nameOf('organization', row.organizationId), row]));
  const toRow = (line: OrganizationLine) => ({
    name: nameOf('organization', line.organizationId),
    row: withDefaults(line, line.metadata ?? {}),
  });
  // An existing organization keeps its id.
  return plan(scope, lines, toRow, existing, ['id']);
}
