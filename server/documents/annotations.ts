/** Comments and reactions, and whom they mention. */
import type { Db } from '../database/db.ts';
import { sortByColumns } from '../database/rows.ts';
import { excluded, insertRows, rowsOf, statement, text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';

export type AnnotationRow = Tables['annotations'];
export type MentionRow = Tables['annotation_mentions'];
export type AnnotationKey = Pick<AnnotationRow, 'document_key' | 'annotation_id'>;

const keyColumns = ['document_key', 'annotation_id'] as const;
const primaryKey = ['api_key_id', ...keyColumns] as const;

const annotationsAmong = statement({ apiKeyId: text, keys: rowsOf('annotations', keyColumns) }, (db, { apiKeyId, keys }) =>
  db
    .selectFrom('annotations')
    .selectAll()
    .where('api_key_id', '=', apiKeyId)
    .where(keys.includes(...keyColumns)),
);

export const find = (db: Db, apiKeyId: string, keys: readonly AnnotationKey[]): Promise<AnnotationRow[]> =>
  annotationsAmong(db, { apiKeyId, keys });

const upsertAnnotations = statement(
  { annotations: rowsOf('annotations', [...primaryKey, 'organization_id', 'kind', 'author_id', 'content', 'created_at']) },
  (db, { annotations }) =>
    insertRows(db, 'annotations', annotations).onConflict((conflict) =>
      conflict.columns(primaryKey).doUpdateSet(excluded('kind', 'author_id', 'content', 'created_at')),
    ),
);

/** Adds annotations, or replaces all of them. No two rows may name the same annotation. */
export async function upsert(db: Db, annotations: readonly AnnotationRow[]): Promise<void> {
  await upsertAnnotations(db, { annotations: sortByColumns(annotations, ...keyColumns) });
}

const deleteMentions = statement({ apiKeyId: text, keys: rowsOf('annotation_mentions', keyColumns) }, (db, { apiKeyId, keys }) =>
  db
    .deleteFrom('annotation_mentions')
    .where('api_key_id', '=', apiKeyId)
    .where(keys.includes(...keyColumns)),
);

/** Removes all mentions from these annotations. */
export async function removeMentions(db: Db, apiKeyId: string, keys: readonly AnnotationKey[]): Promise<void> {
  await deleteMentions(db, { apiKeyId, keys });
}

const insertMentions = statement(
  { mentions: rowsOf('annotation_mentions', [...primaryKey, 'user_id', 'organization_id', 'created_at']) },
  (db, { mentions }) => insertRows(db, 'annotation_mentions', mentions),
);

/** Mentions that one statement adds: on SQLite, it keeps the process from all else. */
const maxMentions = 1000;

/** Adds mentions that do not exist. */
export async function addMentions(db: Db, mentions: readonly MentionRow[]): Promise<void> {
  const inserts = [];
  for (let from = 0; from < mentions.length; from += maxMentions) {
    inserts.push(insertMentions(db, { mentions: mentions.slice(from, from + maxMentions) }));
  }
  await Promise.all(inserts);
}
