/**
 * Documents. Everything that belongs to one points at its key, which never changes; its id may. Keys are made in the order of time,
 * so that what is made together lies together on disk.
 */
import type { Insertable, Selectable } from 'kysely';
import { v7 as orderedUuid } from 'uuid';
import { lockInOrder } from '../database/lock.ts';
import type { Db } from '../database/open.ts';
import { inOrder, inPieces, inRows } from '../database/rows.ts';
import { type RowOf, statement, type Text } from '../database/statement.ts';
import type { AccessType, Tables } from '../database/tables.ts';
import * as folders from '../folders/store.ts';

export interface DocumentName {
  organizationId: string;
  documentId: string;
}

/** What decides who has access to a document. */
export interface DocumentAccess {
  documentKey: string;
  organizationId: string;
  /** The one in force: its own, or that of its folder. */
  accessType: AccessType;
  /** Its folder and all folders above. */
  folderIds: readonly string[];
}

const mostRounds = 5;

/** The keys of these documents. One that does not exist gets a key all the same, for what waits for it. */
export async function keysFor(
  db: Db,
  apiKeyId: string,
  now: number,
  names: readonly DocumentName[],
): Promise<(organizationId: string, documentId: string) => string> {
  const keys = new Map<string, string>();
  const wanted = [...new Map(names.map((name) => [placeOf(name), name])).values()];
  const unknown = () => wanted.filter((name) => !keys.has(placeOf(name)));
  const learn = (rows: readonly KeyRow[]) => {
    for (const { organization_id, document_id, document_key } of rows) {
      keys.set(placeOf({ organizationId: organization_id, documentId: document_id }), document_key);
    }
  };
  // Once round, and again for what comes into being between the two statements.
  for (let round = 0; round < mostRounds && unknown().length > 0; round++) {
    learn((await find(db, apiKeyId, unknown())).filter(({ present }) => present === 1));
    learn(await makeWaiting(db, apiKeyId, now, unknown()));
  }
  return (organizationId, documentId) => {
    const key = keys.get(placeOf({ organizationId, documentId }));
    if (key === undefined) throw new Error(`The document "${documentId}" was not asked for, or does not stay.`);
    return key;
  };
}

/** The keys of those of these documents that exist, or that something waits for. */
export async function findKeys(db: Db, apiKeyId: string, names: readonly DocumentName[]): Promise<KeyRow[]> {
  for (;;) {
    const found = await find(db, apiKeyId, names);
    const waiting = found.filter(({ present }) => present === 0);
    // One that was merged into another document between the two statements is that other now.
    if (waiting.length === (await holdWaiting(db, apiKeyId, waiting)).length) return found;
  }
}

const placeOf = ({ organizationId, documentId }: DocumentName): string => JSON.stringify([organizationId, documentId]);

type KeyRow = Pick<Selectable<Tables['documents']>, 'organization_id' | 'document_id' | 'document_key' | 'present'>;

const named = statement((db, apiKeyId: Text, names: Text[][]) =>
  db
    .selectFrom('documents')
    .select(['organization_id', 'document_id', 'document_key', 'present'])
    .where('api_key_id', '=', apiKeyId)
    .where(inRows(['organization_id', 'document_id'], names)),
);

async function find(db: Db, apiKeyId: string, names: readonly DocumentName[]): Promise<KeyRow[]> {
  if (names.length === 0) return [];
  return await named(
    db,
    apiKeyId,
    names.map(({ organizationId, documentId }) => [organizationId, documentId]),
  );
}

const addWaiting = statement((db, documents: RowOf<Insertable<Tables['documents']>>[]) =>
  db
    .insertInto('documents')
    .values(documents)
    .onConflict((conflict) =>
      conflict
        .columns(['api_key_id', 'organization_id', 'document_id'])
        .doUpdateSet({ present: 0 })
        .where('documents.present', '=', 0),
    )
    .returning(['organization_id', 'document_id', 'document_key', 'present']),
);

/** Makes a row for each of these documents that has none. Those that do not exist are held, see `holdWaiting`. */
async function makeWaiting(db: Db, apiKeyId: string, now: number, names: readonly DocumentName[]): Promise<KeyRow[]> {
  if (names.length === 0) return [];
  return await addWaiting(
    db,
    inOrder(names, 'organizationId', 'documentId').map(({ organizationId, documentId }) => ({
      ...bare(apiKeyId, now, organizationId, documentId),
      present: 0,
    })),
  );
}

const lockWaiting = statement((db, apiKeyId: Text, documentKeys: Text[]) =>
  lockInOrder(
    db,
    db
      .selectFrom('documents')
      .select('document_key')
      .where('api_key_id', '=', apiKeyId)
      .where('document_key', 'in', documentKeys)
      .where('present', '=', 0)
      .orderBy('organization_id')
      .orderBy('document_id'),
  ),
);

/** Until the transaction ends, no migration takes over what waits for these documents: nothing comes or goes behind its back. */
async function holdWaiting(db: Db, apiKeyId: string, rows: readonly KeyRow[]): Promise<unknown[]> {
  if (rows.length === 0) return [];
  return await lockWaiting(
    db,
    apiKeyId,
    rows.map(({ document_key }) => document_key),
  );
}

const bare = (apiKeyId: string, now: number, organizationId: string, documentId: string) => ({
  api_key_id: apiKeyId,
  document_key: orderedUuid(),
  organization_id: organizationId,
  document_id: documentId,
  document_name: documentId,
  disabled: 0,
  access_type: null,
  folder_id: null,
  metadata: '{}',
  created_at: now,
});

const presentAmong = statement((db, apiKeyId: Text, organizationId: Text, documentIds: Text[]) =>
  db
    .selectFrom('documents')
    .select(['document_id', 'document_key'])
    .where('api_key_id', '=', apiKeyId)
    .where('organization_id', '=', organizationId)
    .where('document_id', 'in', documentIds)
    .where('present', '=', 1),
);

/** The keys, by id, of those of these documents that exist. */
export async function findPresent(
  db: Db,
  apiKeyId: string,
  organizationId: string,
  documentIds: readonly string[],
): Promise<Map<string, string>> {
  if (documentIds.length === 0) return new Map();
  const rows = await presentAmong(db, apiKeyId, organizationId, documentIds);
  return new Map(rows.map(({ document_id, document_key }) => [document_id, document_key]));
}

/** Makes the document where it does not exist yet, named by its id, and gives its key. What waited for it is its own now. */
export async function create(db: Db, apiKeyId: string, now: number, organizationId: string, documentId: string): Promise<string> {
  const { document_key } = await db
    .insertInto('documents')
    .values({ ...bare(apiKeyId, now, organizationId, documentId), present: 1 })
    .onConflict((conflict) => conflict.columns(['api_key_id', 'organization_id', 'document_id']).doUpdateSet({ present: 1 }))
    .returning('document_key')
    .executeTakeFirstOrThrow();
  return document_key;
}

/** A document as it is imported: it exists, and its key is made here. */
export type ImportedDocument = Omit<Insertable<Tables['documents']>, 'document_key' | 'present'>;

const upsertSome = statement((db, documents: RowOf<Insertable<Tables['documents']>>[]) =>
  db
    .insertInto('documents')
    .values(documents)
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id', 'document_id']).doUpdateSet((row) => ({
        document_name: row.ref('excluded.document_name'),
        disabled: row.ref('excluded.disabled'),
        access_type: row.ref('excluded.access_type'),
        folder_id: row.ref('excluded.folder_id'),
        metadata: row.ref('excluded.metadata'),
        present: row.ref('excluded.present'),
      })),
    ),
);

/** Makes documents, or replaces all of them but key and time of creation. No two rows may name the same document. */
export async function upsert(db: Db, documents: readonly ImportedDocument[]): Promise<void> {
  const rows = documents.map((document) => ({ ...document, document_key: orderedUuid(), present: 1 }));
  await inPieces(inOrder(rows, 'organization_id', 'document_id'), (some) => upsertSome(db, some));
}

const accessByKey = statement((db, apiKeyId: Text, documentKey: Text) =>
  db
    .selectFrom('documents')
    .innerJoin('api_keys', 'api_keys.api_key_id', 'documents.api_key_id')
    .select(['documents.organization_id', 'documents.access_type', 'documents.folder_id', 'api_keys.default_folder_access'])
    .where('documents.api_key_id', '=', apiKeyId)
    .where('documents.document_key', '=', documentKey)
    .where('documents.present', '=', 1),
);

/** What decides who has access to the document; undefined where it does not exist. */
export async function accessOf(db: Db, apiKeyId: string, documentKey: string): Promise<DocumentAccess | undefined> {
  const [row] = await accessByKey(db, apiKeyId, documentKey);
  if (row === undefined) return undefined;
  const { folder_id: folderId } = row;
  const chains = folderId === null ? undefined : await folders.chainsOf(db, apiKeyId, row.organization_id, [folderId]);
  const above = chains?.get(folderId ?? '') ?? [];
  const inherited = above.find(({ accessType }) => accessType !== null)?.accessType;
  return {
    documentKey,
    organizationId: row.organization_id,
    accessType: row.access_type ?? inherited ?? row.default_folder_access,
    folderIds: above.map(({ folderId }) => folderId),
  };
}
