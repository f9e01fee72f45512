import { randomUUID } from 'node:crypto';
import { type DocumentsHandlers, limits } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import { parseJson } from '../database/json.ts';
import { mapInSlices } from '../database/slices.ts';
import { assertCallFits } from '../database/stored-objects.ts';
import { deletionOf } from '../deletion/document-deletion.ts';
import { Failure, invalidArgument, notFound } from '../errors.ts';
import { enqueue } from '../jobs/queue.ts';
import { assertExists, organizationKey } from '../organizations/key.ts';
import { pagesIn, unlessEmpty } from '../paging/page-token.ts';
import { itemResults, page, success } from '../replies.ts';
import * as migrations from './migrations.ts';
import { documentOf, findPage, findScope, type Scope, snapshotOf } from './page.ts';
import * as store from './store.ts';
import { hasTooManyGrants, migrateDocumentKind } from './tasks.ts';
import { toChange, updateDocuments } from './update.ts';

export const documents: DocumentsHandlers<Contexts> = {
  async getDocuments(data, context) {
    const { ask, snapshot, apiKeyId } = context;
    const { organizationId, folderId } = data;
    const documentIds = unlessEmpty(data.documentIds);
    const pages = pagesIn('getDocuments', data, context, ({ documentId }: { documentId: string }) => documentId);
    // The extra row shows that another page follows.
    const maxRows = documentIds?.length ?? pages.pageSize + 1;
    const inOrganization = organizationKey(apiKeyId, organizationId);
    const listed = findPage({ apiKeyId, organizationKey: inOrganization, documentIds, folderId, after: pages.after, maxRows });
    let found = await ask(listed);
    let scope: Scope | undefined;
    // A found document proves that its organization and folder exist. Without any, both are read together.
    if (found.length === 0)
      [found, [scope]] = await snapshot((ask) => Promise.all([ask(listed), ask(findScope(apiKeyId, organizationId, folderId))]));
    if ((scope ?? found[0])?.advancedQueries === 0) {
      throw new Failure(
        'FAILED_PRECONDITION',
        'The option "advanced queries" is turned off for this API key. Turn it on in the console.',
      );
    }
    if (scope?.organizationId === null) throw notFound('organization', organizationId);
    if (folderId !== undefined && scope?.folderId === null) throw notFound('folder', folderId);

    const { rows, next } = pages.toPage(found, documentIds?.length ?? pages.pageSize);
    const toDocument = ({ metadata, bytes: _bytes, advancedQueries: _queries, ...row }: (typeof rows)[number]) =>
      documentOf({ ...row, metadata: parseJson(metadata) });
    const items = await mapInSlices(rows, ({ bytes }) => bytes, toDocument);
    return page('Documents found.', items, next);
  },

  async addDocuments({ organizationId, documents: requested }, { change, apiKeyId, events }) {
    const given = requested.map(toChange);
    const { found, rows } = await change({
      prepare: async (ask) => {
        const [key, existing] = await Promise.all([
          assertExists(ask, apiKeyId, organizationId),
          store.findFolders(ask, apiKeyId, organizationKey(apiKeyId, organizationId), requested),
        ]);
        const possible = given.filter(({ content: { folderId } }) => folderId == null || existing.has(folderId));
        const documents = possible.map(({ id: documentId, content, customFields }) =>
          store.withKey(store.withDefaults({ organizationKey: key, documentId, ...content }, customFields)),
        );
        return { organizationKey: key, existingFolders: existing, documents };
      },
      write: ({ organizationKey, documents }, now) => {
        const added = documents.map((one) => ({ ...one, addedKey: one.documentKey }));
        const items = snapshotOf(apiKeyId, organizationKey, organizationId, added);
        return {
          added: documents.length === 0 ? undefined : store.add(apiKeyId, now, documents),
          ...events?.record(now, { type: 'documents.added', organizationKey, items }),
        };
      },
    });
    const added = new Set((await rows).added.map(({ documentId }) => documentId));
    const ids = given.map(({ id }) => id);
    return itemResults('Documents added.', ids, 'Document added.', (id, i) =>
      added.has(id)
        ? undefined
        : (missingFolder(requested[i]?.folderId, found.existingFolders) ?? 'The document already exists. It was not changed.'),
    );
  },

  async updateDocuments(data, context) {
    const { documents: requested } = data;
    const { updated, existingFolders } = await updateDocuments(context, data);
    const ids = requested.map(({ documentId }) => documentId);
    return itemResults('Documents updated.', ids, 'Document updated.', (id, i) =>
      updated.has(id) ? undefined : (missingFolder(requested[i]?.folderId, existingFolders) ?? missingMessage(id)),
    );
  },

  async deleteDocuments({ organizationId, documentIds }, { change, apiKeyId, workspaceId, afterCommit, events }) {
    const { found } = await change({
      prepare: async (ask) => {
        const inOrganization = organizationKey(apiKeyId, organizationId);
        const sizes = store.findSizes(apiKeyId, inOrganization);
        await assertCallFits(ask, { field: '/data/documentIds', ids: documentIds, sizes });
        const locked = await ask(store.lockExisting(apiKeyId, inOrganization, documentIds));
        // A found document proves that its organization exists.
        if (locked.length === 0) await assertExists(ask, apiKeyId, organizationId);
        return locked;
      },
      write: ([first, ...others], now) => {
        if (first === undefined) return {};
        const documentKeys = [first, ...others].map(({ documentKey }) => documentKey);
        const { organizationKey } = first;
        const items = [first, ...others].map(({ documentId }) => ({ organizationId, documentId, data: { documentId } }));
        return {
          ...deletionOf(now, { apiKeyId, workspaceId }, { organizationKey, documentKeys }),
          ...events?.record(now, { type: 'documents.deleted', organizationKey, items }),
        };
      },
    });
    if (found.length > 0) await afterCommit(({ wakeWorker }) => wakeWorker());
    const deleted = new Set(found.map(({ documentId }) => documentId));
    return itemResults('Documents deleted.', documentIds, 'Document deleted.', (documentId) =>
      deleted.has(documentId) ? undefined : missingMessage(documentId),
    );
  },

  async migrateDocuments({ organizationId, documentId, newDocumentId }, { change, apiKeyId, workspaceId, afterCommit }) {
    const newMigrationId = randomUUID();
    const { found } = await change({
      prepare: async (ask) => {
        const inOrganization = organizationKey(apiKeyId, organizationId);
        const [locked, [before]] = await Promise.all([
          ask(migrations.lockDocuments(apiKeyId, inOrganization, [documentId, newDocumentId])),
          ask(migrations.findUnfinished(apiKeyId, inOrganization, documentId)),
          assertExists(ask, apiKeyId, organizationId),
        ]);
        const existing = new Map(locked.flatMap((row) => (row.documentExists === 1 ? [[row.documentId, row]] : [])));
        const document = existing.get(documentId);
        if (document === undefined) throw notFound('document', documentId);
        if (existing.has(newDocumentId)) {
          throw new Failure('ALREADY_EXISTS', `The document "${newDocumentId}" already exists.`);
        }
        const placeholder = locked.find((row) => row.documentId === newDocumentId);
        if (placeholder !== undefined && (await hasTooManyGrants(ask, apiKeyId, placeholder)))
          throw invalidArgument({
            field: '/data/newDocumentId',
            reason: 'TOO_LARGE',
            description: `has more than ${limits.waitingGrants} grants. Remove some first`,
          });
        const isSame = before?.newDocumentId === newDocumentId;
        return { document, before, migrationId: isSame ? before.migrationId : newMigrationId };
      },
      write: ({ document: { organizationKey: key, documentKey }, before, migrationId }, now) => {
        if (before?.migrationId === migrationId) return {};
        const task = { queue: 'migration', kind: migrateDocumentKind, payload: { migrationId }, apiKeyId, workspaceId } as const;
        return {
          // Gives up an earlier migration, so the latest call counts and the document moves once.
          givenUp: before && migrations.setStatus(before, 'failed'),
          added: migrations.add(now, { apiKeyId, migrationId, organizationKey: key, documentKey, documentId, newDocumentId }),
          queued: enqueue(now, [task]),
        };
      },
    });
    if (found.migrationId === newMigrationId) await afterCommit(({ wakeWorker }) => wakeWorker());
    return success('Migration started.', { migrationId: found.migrationId });
  },

  async getMigrationStatus({ organizationId, migrationId }, { ask, apiKeyId }) {
    const [migration] = await ask(migrations.findIn(apiKeyId, organizationKey(apiKeyId, organizationId), migrationId));
    if (migration === undefined) {
      await assertExists(ask, apiKeyId, organizationId);
      throw notFound('migration', migrationId);
    }
    const { status, documentId, newDocumentId } = migration;
    return success('Migration status found.', { migrationId, status, documentId, newDocumentId });
  },
};

const missingMessage = (documentId: string): string => `The document "${documentId}" does not exist.`;

const missingFolder = (folderId: string | null | undefined, existing: ReadonlySet<string>): string | undefined =>
  folderId == null || existing.has(folderId) ? undefined : `The folder "${folderId}" does not exist.`;
