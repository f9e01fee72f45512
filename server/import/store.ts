/** What is there already, by the names that lines give it. */
import type { Selectable } from 'kysely';
import type { Db } from '../database/db.ts';
import { type RowOf, statement, type Text } from '../database/forms.ts';
import { inOrder, inPieces, inRows } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';

/** The organization's id and the thing's own. */
export type Pair = readonly [organizationId: string, id: string];

const foldersAmong = statement((db, apiKeyId: Text, folders: Text[][]) =>
  db
    .selectFrom('folders')
    .selectAll()
    .where('api_key_id', '=', apiKeyId)
    .where(inRows(['organization_id', 'folder_id'], folders)),
);

export const findFolders = (db: Db, apiKeyId: string, folders: readonly Pair[]): Promise<Selectable<Tables['folders']>[]> =>
  inPieces(folders, (some) => foldersAmong(db, apiKeyId, some));

const documentsAmong = statement((db, apiKeyId: Text, documents: Text[][]) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('api_key_id', '=', apiKeyId)
    .where(inRows(['organization_id', 'document_id'], documents))
    .where('present', '=', 1),
);

/** Those that exist: nothing that only waits for a document. */
export const findDocuments = (db: Db, apiKeyId: string, documents: readonly Pair[]): Promise<Selectable<Tables['documents']>[]> =>
  inPieces(documents, (some) => documentsAmong(db, apiKeyId, some));

export type UserRow = Selectable<Tables['users']>;

const usersAmong = statement((db, apiKeyId: Text, users: Text[][]) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('api_key_id', '=', apiKeyId)
    .where(inRows(['organization_id', 'user_id'], users)),
);

export const findUsers = (db: Db, apiKeyId: string, users: readonly Pair[]): Promise<UserRow[]> =>
  inPieces(users, (some) => usersAmong(db, apiKeyId, some));

const upsertSome = statement((db, users: RowOf<UserRow>[]) =>
  db
    .insertInto('users')
    .values(users)
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'organization_id', 'user_id']).doUpdateSet((row) => ({
        details: row.ref('excluded.details'),
        context: row.ref('excluded.context'),
        met_at: row.ref('excluded.met_at'),
      })),
    ),
);

/** Makes users known, or replaces all that is known of them. No two rows may name the same user. */
export async function upsertUsers(db: Db, users: readonly UserRow[]): Promise<void> {
  await inPieces(inOrder(users, 'organization_id', 'user_id'), (some) => upsertSome(db, some));
}
