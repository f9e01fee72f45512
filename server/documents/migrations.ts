/** Migrations: documents on their way to a new id. */
import type { Db } from '../database/db.ts';
import { deleteUnlocked, forUpdate } from '../database/lock.ts';
import { excluded, insertRows, rowsOf, statement, text, textList } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { placeholder } from './store.ts';

export type MigrationRow = Tables['document_migrations'];
type Status = MigrationRow['status'];

const unfinished: readonly Status[] = ['pending', 'inProgress'];

const columns = [
  'api_key_id',
  'migration_id',
  'organization_id',
  'document_key',
  'document_id',
  'new_document_id',
  'status',
  'created_at',
] as const;

const insert = statement({ migrations: rowsOf('document_migrations', columns) }, (db, { migrations }) =>
  insertRows(db, 'document_migrations', migrations),
);

export async function add(db: Db, migration: MigrationRow): Promise<void> {
  await insert(db, { migrations: [migration] });
}

const byId = statement({ apiKeyId: text, migrationId: text }, (db, { apiKeyId, migrationId }) =>
  db.selectFrom('document_migrations').selectAll().where('api_key_id', '=', apiKeyId).where('migration_id', '=', migrationId),
);

export async function find(db: Db, apiKeyId: string, migrationId: string): Promise<MigrationRow | undefined> {
  const [migration] = await byId(db, { apiKeyId, migrationId });
  return migration;
}

const unfinishedAt = statement({ apiKeyId: text, organizationId: text, documentId: text }, (db, parameters) =>
  db
    .selectFrom('documents')
    .innerJoin('document_migrations', (join) =>
      join
        .onRef('document_migrations.api_key_id', '=', 'documents.api_key_id')
        .onRef('document_migrations.document_key', '=', 'documents.document_key'),
    )
    .selectAll('document_migrations')
    .where('documents.api_key_id', '=', parameters.apiKeyId)
    .where('documents.organization_id', '=', parameters.organizationId)
    .where('documents.document_id', '=', parameters.documentId)
    .where('document_migrations.status', 'in', unfinished),
);

/** The migration that is not over of the document with this id. */
export async function findUnfinished(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  documentId: string,
): Promise<MigrationRow | undefined> {
  const [migration] = await unfinishedAt(db, { apiKeyId, organizationId, documentId });
  return migration;
}

/** False where the migration is over: what is over stays as it is. */
export async function setStatus(db: Db, { api_key_id, migration_id }: MigrationRow, status: Status): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('document_migrations')
    .set({ status })
    .where('api_key_id', '=', api_key_id)
    .where('migration_id', '=', migration_id)
    .where('status', 'in', unfinished)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export interface Held {
  documentKey: string;
  /** False where it does not exist, and something waits for it. */
  exists: boolean;
}

const lock = statement(
  { apiKeyId: text, organizationId: text, documentIds: textList },
  (db, { apiKeyId, organizationId, documentIds }) =>
    forUpdate(
      db,
      db
        .selectFrom('documents')
        .select(['document_id', 'document_key', 'document_exists'])
        .where('api_key_id', '=', apiKeyId)
        .where('organization_id', '=', organizationId)
        .where(documentIds.includes('document_id'))
        .orderBy('document_id'),
    ),
);

/** What is at these ids, by id; nobody else moves, makes or grants on it until the transaction ends. */
export async function lockDocuments(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  documentIds: readonly string[],
): Promise<Map<string, Held>> {
  const rows = await lock(db, { apiKeyId, organizationId, documentIds });
  return new Map(rows.map((row) => [row.document_id, { documentKey: row.document_key, exists: row.document_exists === 1 }]));
}

export async function rename(db: Db, apiKeyId: string, documentKey: string, documentId: string): Promise<void> {
  await db
    .updateTable('documents')
    .set({ document_id: documentId })
    .where('api_key_id', '=', apiKeyId)
    .where('document_key', '=', documentKey)
    .execute();
}

/** Removes a key that nothing points at any more. */
export async function removeKey(db: Db, apiKeyId: string, documentKey: string): Promise<void> {
  await db
    .deleteFrom('documents')
    .where('api_key_id', '=', apiKeyId)
    .where('document_key', '=', documentKey)
    .where('document_exists', '=', placeholder)
    .execute();
}

const grantKey = ['api_key_id', 'organization_id', 'resource_type', 'resource_id', 'user_id'] as const;

/** Those that wait, and those that they replace: they are written one key after the other, and so are locked before. */
const lockGrants = statement(
  { apiKeyId: text, organizationId: text, from: text, to: text },
  (db, { apiKeyId, organizationId, from, to }) => {
    const grants = db
      .selectFrom('grants')
      .select('user_id')
      .where('api_key_id', '=', apiKeyId)
      .where('organization_id', '=', organizationId)
      .where('resource_type', '=', 'document');
    const waiting = grants.where('resource_id', '=', from);
    return forUpdate(
      db,
      grants
        .where((row) =>
          row.or([row('resource_id', '=', from), row.and([row('resource_id', '=', to), row('user_id', 'in', waiting)])]),
        )
        .orderBy('resource_id')
        .orderBy('user_id'),
    );
  },
);

/** Takes over the grants in force that wait for another key. Where a user has one on both, the later counts, as with any grant. */
export async function moveGrants(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  { from, to, now }: { from: string; to: string; now: number },
): Promise<void> {
  await lockGrants(db, { apiKeyId, organizationId, from, to });
  await db
    .insertInto('grants')
    .columns([...grantKey, 'access_role', 'expires_at', 'granted_at'])
    .expression((select) =>
      select
        .selectFrom('grants as waiting')
        .select((row) => [
          'waiting.api_key_id',
          'waiting.organization_id',
          'waiting.resource_type',
          row.val(to).as('resource_id'),
          'waiting.user_id',
          'waiting.access_role',
          'waiting.expires_at',
          'waiting.granted_at',
        ])
        .where('waiting.api_key_id', '=', apiKeyId)
        .where('waiting.organization_id', '=', organizationId)
        .where('waiting.resource_type', '=', 'document')
        .where('waiting.resource_id', '=', from)
        .where((row) => row.or([row('waiting.expires_at', 'is', null), row('waiting.expires_at', '>', now)])),
    )
    .onConflict((conflict) =>
      conflict
        .columns(grantKey)
        .doUpdateSet(excluded('access_role', 'expires_at', 'granted_at'))
        .where((row) =>
          row.or([row('grants.expires_at', '<=', now), row('grants.granted_at', '<', row.ref('excluded.granted_at'))]),
        ),
    )
    .execute();
}

/** Removes the grants that waited for a key, once they are taken over. */
export async function removeGrants(db: Db, apiKeyId: string, organizationId: string, documentKey: string): Promise<void> {
  await db
    .deleteFrom('grants')
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('resource_type', '=', 'document')
    .where('resource_id', '=', documentKey)
    .execute();
}

const over: readonly Status[] = ['completed', 'failed'];

/** Removes migrations that are over and were asked for before this time; false when there are no more. */
export async function deleteFinished(db: Db, before: number, limit: number): Promise<boolean> {
  const key = ['api_key_id', 'migration_id'] as const;
  const old = db
    .selectFrom('document_migrations')
    .select(key)
    .where('created_at', '<', before)
    .where('status', 'in', over)
    .orderBy('created_at')
    .limit(limit);
  return (await deleteUnlocked(db, 'document_migrations', key, old)) === limit;
}
