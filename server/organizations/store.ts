/** Organizations: customers of the API key's owner. */
import type { Selectable } from 'kysely';
import { lockInOrder } from '../database/lock.ts';
import type { Db } from '../database/open.ts';
import { inOrder, inPieces } from '../database/rows.ts';
import { type RowOf, statement, type Text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export type OrganizationRow = Selectable<Tables['organizations']>;

export interface NewOrganization {
  organizationId: string;
  id: string;
  name: string;
  metadata: { [member: string]: unknown };
}

const insert = statement((db, organizations: RowOf<OrganizationRow>[]) =>
  db
    .insertInto('organizations')
    .values(organizations)
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id']).doNothing())
    .returning('organization_id'),
);

/** Adds those that do not exist yet, and gives their ids. */
export async function add(db: Db, apiKeyId: string, now: number, organizations: readonly NewOrganization[]): Promise<string[]> {
  const added = await insert(
    db,
    inOrder(organizations, 'organizationId').map(({ organizationId, id, name, metadata }) => ({
      api_key_id: apiKeyId,
      organization_id: organizationId,
      id,
      organization_name: name,
      metadata: JSON.stringify(metadata),
      created_at: now,
    })),
  );
  return added.map(({ organization_id }) => organization_id);
}

export const find = statement((db, apiKeyId: Text, organizationIds: Text[]) =>
  db.selectFrom('organizations').selectAll().where('api_key_id', '=', apiKeyId).where('organization_id', 'in', organizationIds),
);

/** The same, locked until the transaction ends: what is read can be changed without losing what another changed meanwhile. */
export const findForUpdate = statement((db, apiKeyId: Text, organizationIds: Text[]) =>
  lockInOrder(
    db,
    db
      .selectFrom('organizations')
      .selectAll()
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', 'in', organizationIds)
      .orderBy('organization_id'),
  ),
);

const replaceAll = statement((db, organizations: RowOf<OrganizationRow>[]) =>
  db
    .insertInto('organizations')
    .values(organizations)
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id']).doUpdateSet((row) => ({
        organization_name: row.ref('excluded.organization_name'),
        metadata: row.ref('excluded.metadata'),
      })),
    ),
);

/** Replaces name and metadata of organizations that exist. */
export async function update(db: Db, organizations: readonly OrganizationRow[]): Promise<void> {
  if (organizations.length > 0) await replaceAll(db, inOrder(organizations, 'organization_id'));
}

const among = statement((db, apiKeyId: Text, organizationIds: Text[]) =>
  db
    .selectFrom('organizations')
    .select('organization_id')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', 'in', organizationIds),
);

/** The ids of those of these that exist. */
export async function findExisting(db: Db, apiKeyId: string, organizationIds: readonly string[]): Promise<Set<string>> {
  const found = await inPieces([...new Set(organizationIds)], (some) => among(db, apiKeyId, some));
  return new Set(found.map(({ organization_id }) => organization_id));
}

/** The first of these that does not exist. */
export async function findMissing(db: Db, apiKeyId: string, organizationIds: readonly string[]): Promise<string | undefined> {
  const existing = await findExisting(db, apiKeyId, organizationIds);
  return organizationIds.find((id) => !existing.has(id));
}
