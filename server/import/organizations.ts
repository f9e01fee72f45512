import { randomUUID } from 'node:crypto';
import type { OrganizationRow } from '../organizations/store.ts';
import type { LineOf } from './check.ts';
import { type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

export function planOrganizations(
  scope: Scope,
  lines: readonly Numbered<LineOf<'organization'>>[],
  found: readonly OrganizationRow[],
): Plan<OrganizationRow> {
  const { apiKeyId, now } = scope;
  const existing = new Map(found.map((row) => [nameOf('organization', row.organization_id), row]));
  const toRow = ({ organizationId, organizationName, metadata = {} }: LineOf<'organization'>) => ({
    name: nameOf('organization', organizationId),
    row: {
      api_key_id: apiKeyId,
      organization_id: organizationId,
      // One that exists keeps its id.
      id: randomUUID(),
      organization_name: organizationName,
      metadata: JSON.stringify(metadata),
      created_at: now,
    },
  });
  return plan(scope, lines, toRow, existing, ['organization_name', 'metadata']);
}
