/** Comments and reactions, and whom they mention. */
import type { Selectable } from 'kysely';
import type { Db } from '../database/open.ts';
import { inRows } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';

export type AnnotationRow = Selectable<Tables['annotations']>;
export type MentionRow = Selectable<Tables['annotation_mentions']>;
export type AnnotationKey = Pick<AnnotationRow, 'document_key' | 'annotation_id'>;

const isOneOf = (annotations: readonly AnnotationKey[]) =>
  inRows(
    ['document_key', 'annotation_id'],
    annotations.map(({ document_key, annotation_id }) => [document_key, annotation_id]),
  );

export async function find(db: Db, apiKeyId: string, annotations: readonly AnnotationKey[]): Promise<AnnotationRow[]> {
  if (annotations.length === 0) return [];
  return await db.selectFrom('annotations').selectAll().where('api_key_id', '=', apiKeyId).where(isOneOf(annotations)).execute();
}

/** Makes annotations, or replaces all of them. No two rows may name the same annotation. */
export async function upsert(db: Db, annotations: readonly AnnotationRow[]): Promise<void> {
  if (annotations.length === 0) return;
  await db
    .insertInto('annotations')
    .values([...annotations])
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'document_key', 'annotation_id']).doUpdateSet((row) => ({
        kind: row.ref('excluded.kind'),
        author_id: row.ref('excluded.author_id'),
        content: row.ref('excluded.content'),
        created_at: row.ref('excluded.created_at'),
      })),
    )
    .execute();
}

/** Takes all mentions out of these annotations. */
export async function removeMentions(db: Db, apiKeyId: string, annotations: readonly AnnotationKey[]): Promise<void> {
  if (annotations.length === 0) return;
  await db.deleteFrom('annotation_mentions').where('api_key_id', '=', apiKeyId).where(isOneOf(annotations)).execute();
}

/** Adds mentions that are not there, at most 1,000. */
export async function addMentions(db: Db, mentions: readonly MentionRow[]): Promise<void> {
  if (mentions.length === 0) return;
  await db
    .insertInto('annotation_mentions')
    .values([...mentions])
    .execute();
}
