import { randomUUID } from 'node:crypto';
import type { OrganizationRow } from '../organizations/store.ts';
import * as organizations from '../organizations/store.ts';
import type { LineOf } from './check.ts';
import { compare, type Numbered, nameOf, type Outcome, type Scope, type Wanted } from './scope.ts';

export async function importOrganizations(scope: Scope, lines: readonly Numbered<LineOf<'organization'>>[]): Promise<Outcome[]> {
  const { tx, apiKeyId, now } = scope;
  if (lines.length === 0) return [];
  const rows = await organizations.find(tx, { apiKeyId, organizationIds: lines.map(({ line }) => line.organizationId) });
  const found = new Map(rows.map((row) => [nameOf('organization', row.organization_id), row]));
  const wanted = lines.map(
    ({ number, line: { organizationId, organizationName, metadata = {} } }): Wanted<OrganizationRow> => ({
      number,
      name: nameOf('organization', organizationId),
      row: {
        api_key_id: apiKeyId,
        organization_id: organizationId,
        id: randomUUID(),
        organization_name: organizationName,
        metadata: JSON.stringify(metadata),
        created_at: now,
      },
    }),
  );
  const { outcomes, added, updated } = compare(scope, wanted, found, ['organization_name', 'metadata']);
  // One that exists keeps its id.
  await organizations.upsert(tx, [...added, ...updated]);
  return outcomes;
}
