/** What exists already, by the names that lines give it. */
import type { Db } from '../database/db.ts';
import { sortByColumns } from '../database/rows.ts';
import { excluded, insertRows, rowsOf, statement, text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { existing } from '../documents/store.ts';

const folderName = ['organization_id', 'folder_id'] as const;
const documentName = ['organization_id', 'document_id'] as const;
const userName = ['organization_id', 'user_id'] as const;

export const findFolders = statement({ apiKeyId: text, names: rowsOf('folders', folderName) }, (db, { apiKeyId, names }) =>
  db
    .selectFrom('folders')
    .selectAll()
    .where('api_key_id', '=', apiKeyId)
    .where(names.includes(...folderName)),
);

const ofDocuments = { apiKeyId: text, names: rowsOf('documents', documentName) };

/** Those that exist: no placeholders. */
export const findDocuments = statement(ofDocuments, (db, { apiKeyId, names }) =>
  db
    .selectFrom('documents')
    .selectAll()
    .where('api_key_id', '=', apiKeyId)
    .where(names.includes(...documentName))
    .where('document_exists', '=', existing),
);

/** The same without their content. */
export const findDocumentKeys = statement(ofDocuments, (db, { apiKeyId, names }) =>
  db
    .selectFrom('documents')
    .select(['organization_id', 'document_id', 'document_key'])
    .where('api_key_id', '=', apiKeyId)
    .where(names.includes(...documentName))
    .where('document_exists', '=', existing),
);

export type UserRow = Tables['users'];

export const findUsers = statement({ apiKeyId: text, names: rowsOf('users', userName) }, (db, { apiKeyId, names }) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('api_key_id', '=', apiKeyId)
    .where(names.includes(...userName)),
);

const upsert = statement(
  {
    users: rowsOf('users', [
      'api_key_id',
      ...userName,
      'details',
      'context',
      'last_seen_at',
      'added_at',
      'described_at',
      'field_times',
      'context_set_at',
    ]),
  },
  (db, { users }) =>
    insertRows(db, 'users', users).onConflict((conflict) =>
      conflict
        .columns(['api_key_id', 'organization_id', 'user_id'])
        .doUpdateSet(excluded('details', 'context', 'last_seen_at', 'added_at', 'described_at', 'field_times', 'context_set_at')),
    ),
);

/** Adds users, or replaces all that is kept of them. No two rows may name the same user. */
export async function upsertUsers(db: Db, users: readonly UserRow[]): Promise<void> {
  await upsert(db, { users: sortByColumns(users, ...userName) });
}
