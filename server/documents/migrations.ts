/** Migrations of documents to a new id. */
import { ofKeyByTime } from '../database/latest.ts';
import { among, forUpdate, joinEach, raw, type Sql, sql } from '../database/sql.ts';
import { liveKey, type OrganizationKey } from '../organizations/key.ts';
import type { NamedDocument } from './store.ts';

interface NewMigration {
  apiKeyId: string;
  migrationId: string;
  organizationKey: string;
  documentKey: string;
  documentId: string;
  newDocumentId: string;
}

export interface Migration extends NewMigration {
  status: 'pending' | 'inProgress' | 'completed' | 'failed';
}

const columns = sql`document_migrations.api_key_id, migration_id, document_migrations.organization_key,
  document_migrations.document_key, document_migrations.document_id, new_document_id, status`;

const isUnfinished = raw(`status in ('pending', 'inProgress')`);

export const add = (now: number, migration: NewMigration): Sql =>
  sql`insert into document_migrations
    (api_key_id, migration_id, organization_key, document_key, document_id, new_document_id, status, created_at)
    values (${migration.apiKeyId}, ${migration.migrationId}, ${migration.organizationKey}, ${migration.documentKey},
      ${migration.documentId}, ${migration.newDocumentId}, 'pending', ${now})`;

const find = (apiKeyId: string, migrationId: string) =>
  sql<Migration>`select ${columns} from document_migrations where api_key_id = ${apiKeyId} and migration_id = ${migrationId}`;

export const findIn = (apiKeyId: string, organizationKey: OrganizationKey, migrationId: string) =>
  sql<Migration>`${find(apiKeyId, migrationId)} and organization_key = ${organizationKey}`;

/** Matches migrations whose organization was not deleted. */
const isLive = (apiKeyId: string) => sql`organization_key = ${liveKey(apiKeyId, raw('document_migrations.organization_key'))}`;

/** Selects the migration unless its organization was deleted. */
export const findLive = (apiKeyId: string, migrationId: string) =>
  sql<Migration>`${find(apiKeyId, migrationId)} and ${isLive(apiKeyId)}`;

/** Selects the latest migrations of the API key, without those of deleted organizations. */
export const latest = (apiKeyId: string, maxRows: number) =>
  sql<Pick<Migration, 'migrationId' | 'status'> & { createdAt: number }>`
    select migration_id, status, created_at from document_migrations
    where ${isLive(apiKeyId)} and ${ofKeyByTime(apiKeyId, 'created_at', maxRows)}`;

/** Selects the unfinished migration of the document with this id. */
export const findUnfinished = (apiKeyId: string, organizationKey: OrganizationKey, documentId: string) =>
  sql<Migration>`select ${columns} from documents ${joinEach(
    'document_migrations',
    sql`document_migrations.api_key_id = ${apiKeyId}
      and document_migrations.document_key between documents.document_key and documents.document_key`,
    'document_key',
  )} where documents.api_key_id = ${apiKeyId} and documents.organization_key = ${organizationKey}
      and documents.document_id = ${documentId} and ${isUnfinished}`;

/** Sets the status of an unfinished migration and returns its row. A finished one stays unchanged. */
export const setStatus = ({ apiKeyId, migrationId }: Migration, status: Migration['status']): Sql =>
  sql`update document_migrations set status = ${status}
    where api_key_id = ${apiKeyId} and migration_id = ${migrationId} and ${isUnfinished} returning migration_id`;

/** Locks documents and placeholders. Until the transaction ends, no other call can move, add or grant them. */
export const lockDocuments = (apiKeyId: string, organizationKey: OrganizationKey, documentIds: readonly string[]) =>
  sql<NamedDocument>`select organization_key, document_id, document_key, document_exists from documents
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and document_id ${among(documentIds)}
    order by document_id ${forUpdate}`;
