/** Comments and reactions, and whom they mention. */
import type { Selectable } from 'kysely';
import type { Db } from '../database/db.ts';
import { type RowOf, statement, type Text } from '../database/forms.ts';
import { inOrder, inPieces, inRows } from '../database/rows.ts';
import type { Tables } from '../database/tables.ts';

export type AnnotationRow = Selectable<Tables['annotations']>;
export type MentionRow = Selectable<Tables['annotation_mentions']>;
export type AnnotationKey = Pick<AnnotationRow, 'document_key' | 'annotation_id'>;

const keysOf = (annotations: readonly AnnotationKey[]): string[][] =>
  annotations.map(({ document_key, annotation_id }) => [document_key, annotation_id]);

const among = statement((db, apiKeyId: Text, keys: Text[][]) =>
  db
    .selectFrom('annotations')
    .selectAll()
    .where('api_key_id', '=', apiKeyId)
    .where(inRows(['document_key', 'annotation_id'], keys)),
);

export const find = (db: Db, apiKeyId: string, annotations: readonly AnnotationKey[]): Promise<AnnotationRow[]> =>
  inPieces(annotations, (some) => among(db, apiKeyId, keysOf(some)));

const upsertSome = statement((db, annotations: RowOf<AnnotationRow>[]) =>
  db
    .insertInto('annotations')
    .values(annotations)
    .onConflict((conflict) =>
      conflict.columns(['api_key_id', 'document_key', 'annotation_id']).doUpdateSet((row) => ({
        kind: row.ref('excluded.kind'),
        author_id: row.ref('excluded.author_id'),
        content: row.ref('excluded.content'),
        created_at: row.ref('excluded.created_at'),
      })),
    ),
);

/** Makes annotations, or replaces all of them. No two rows may name the same annotation. */
export async function upsert(db: Db, annotations: readonly AnnotationRow[]): Promise<void> {
  await inPieces(inOrder(annotations, 'document_key', 'annotation_id'), (some) => upsertSome(db, some));
}

const removeFrom = statement((db, apiKeyId: Text, keys: Text[][]) =>
  db
    .deleteFrom('annotation_mentions')
    .where('api_key_id', '=', apiKeyId)
    .where(inRows(['document_key', 'annotation_id'], keys)),
);

/** Takes all mentions out of these annotations. */
export async function removeMentions(db: Db, apiKeyId: string, annotations: readonly AnnotationKey[]): Promise<void> {
  await inPieces(annotations, (some) => removeFrom(db, apiKeyId, keysOf(some)));
}

const insertMentions = statement((db, mentions: RowOf<MentionRow>[]) => db.insertInto('annotation_mentions').values(mentions));

/** Adds mentions that are not there. */
export async function addMentions(db: Db, mentions: readonly MentionRow[]): Promise<void> {
  await inPieces(mentions, (some) => insertMentions(db, some));
}
