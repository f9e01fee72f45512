import { randomUUID } from 'node:crypto';
import { type DocumentsHandlers, operations, type Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { askOn } from '../database/verbs.ts';
import { Failure, notFound } from '../errors.ts';
import { unlessEmpty } from '../filter.ts';
import { enqueue } from '../jobs/queue.ts';
import { assertExists } from '../organizations/assert-exists.ts';
import { countMessage, page, success } from '../replies.ts';
import { addDocuments } from './add.ts';
import * as migrations from './migrations.ts';
import { documentPages, findDocuments, findScope, type ListedDocument, withMetadata } from './page.ts';
import { migrateDocumentKind } from './tasks.ts';
import { updateDocuments } from './update.ts';

const { pageSize: defaultPageSize } = operations.getDocuments.defaults;

export const documents: DocumentsHandlers<Contexts> = {
  async getDocuments(data, { db, tokens, apiKeyId }) {
    const { organizationId, folderId, pageSize = defaultPageSize, pageToken } = data;
    const documentIds = unlessEmpty(data.documentIds);
    const pages = documentPages(tokens, apiKeyId, { organizationId, folderId, documentIds });
    const after = pages.readToken(pageToken);
    // One more than asked for tells whether another page follows.
    const limit = documentIds?.length ?? pageSize + 1;
    const found = await findDocuments(db, { apiKeyId, organizationId, documentIds, folderId, after, limit });
    const [first] = found;
    // Whatever is found is in an organization and a folder that exist.
    const scope = first === undefined ? await findScope(db, apiKeyId, organizationId, folderId) : undefined;
    if ((scope ?? first)?.advanced_queries === 0) {
      throw new Failure('FAILED_PRECONDITION', 'The option "advanced queries" is switched off in the console for this API key.');
    }
    if (scope?.organization_id === null) throw notFound('organization', organizationId);
    if (folderId !== undefined && scope?.folder_id === null) throw notFound('folder', folderId);

    const { rows, next } = pages.toPage(found, documentIds?.length ?? pageSize);
    return page('Documents found.', (await withMetadata(db, apiKeyId, rows)).map(toDocument), next);
  },

  async addDocuments(data, { transaction, apiKeyId }) {
    const { documents: requested } = data;
    const { added, existingFolders } = await transaction((tx, { startedAt }) => addDocuments(tx, startedAt, apiKeyId, data));
    const results = requested.map(({ documentId, folderId }): [string, Schema<'NewDocumentResult'>] => [
      documentId,
      added.has(documentId)
        ? { success: true, message: 'Document added.' }
        : {
            success: false,
            message: missingFolder(folderId, existingFolders) ?? 'The document exists already; it was left as it is.',
          },
    ]);
    return success(countMessage(added.size, requested.length, 'Documents added.'), Object.fromEntries(results));
  },

  async updateDocuments(data, { transaction, apiKeyId }) {
    const { documents: requested } = data;
    const { updated, existingFolders } = await transaction((tx) => updateDocuments(tx, apiKeyId, data));
    const results = requested.map(({ documentId, folderId }): [string, Schema<'DocumentChangeResult'>] => [
      documentId,
      updated.has(documentId)
        ? { success: true, message: 'Document updated.' }
        : {
            success: false,
            message: missingFolder(folderId, existingFolders) ?? `The document "${documentId}" does not exist.`,
          },
    ]);
    return success(countMessage(updated.size, requested.length, 'Documents updated.'), Object.fromEntries(results));
  },

  async migrateDocuments({ organizationId, documentId, newDocumentId }, { transaction, apiKeyId, wakeWorker }) {
    const migrationId = await transaction(async (tx, { startedAt, sendWithCommit }) => {
      // What was asked for last counts: a migration before is given up, and the document moves once.
      const [now, held, before] = await Promise.all([
        startedAt,
        migrations.lockDocuments(tx, apiKeyId, organizationId, [documentId, newDocumentId]),
        migrations.findUnfinished(tx, apiKeyId, organizationId, documentId),
        assertExists(askOn(tx), apiKeyId, organizationId),
      ]);
      const document = held.get(documentId);
      if (document?.exists !== true) throw notFound('document', documentId);
      if (held.get(newDocumentId)?.exists === true) {
        throw new Failure('ALREADY_EXISTS', `The document "${newDocumentId}" already exists.`);
      }
      if (before?.new_document_id === newDocumentId) return before.migration_id;
      const migration = {
        api_key_id: apiKeyId,
        migration_id: randomUUID(),
        organization_id: organizationId,
        document_key: document.documentKey,
        document_id: documentId,
        new_document_id: newDocumentId,
        status: 'pending' as const,
        created_at: now,
      };
      const { migration_id: migrationId } = migration;
      if (before !== undefined) sendWithCommit(migrations.setStatus(tx, before, 'failed'));
      sendWithCommit(
        migrations.add(tx, migration),
        askOn(tx)(enqueue(now, [{ queue: 'migration', kind: migrateDocumentKind, payload: { migrationId }, apiKeyId }])),
      );
      return migrationId;
    });
    wakeWorker();
    return success('Migration started.', { migrationId });
  },

  async getMigrationStatus({ organizationId, migrationId }, { db, apiKeyId }) {
    const migration = await migrations.find(db, apiKeyId, migrationId);
    if (migration?.organization_id !== organizationId) {
      await assertExists(askOn(db), apiKeyId, organizationId);
      throw notFound('migration', migrationId);
    }
    const { status, document_id: documentId, new_document_id: newDocumentId } = migration;
    return success('Migration status found.', { migrationId, status, documentId, newDocumentId });
  },
};

/** Custom fields stand beside the four, never in place of one. */
const toDocument = (row: ListedDocument): Schema<'CollaborationDocument'> => ({
  ...JSON.parse(row.metadata),
  id: row.document_id,
  documentName: row.document_name,
  disabled: row.disabled === 1,
  accessType: row.access_type,
});

const missingFolder = (folderId: string | null | undefined, existing: ReadonlySet<string>): string | undefined =>
  folderId == null || existing.has(folderId) ? undefined : `The folder "${folderId}" does not exist.`;
