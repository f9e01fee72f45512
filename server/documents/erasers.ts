import { lockRows } from '../database/lock.ts';
import type { Db } from '../database/open.ts';
import { inRows } from '../database/rows.ts';
import { type Erased, type Eraser, type Erasure, inOrganizations } from '../eraser.ts';
import { type JsonChange, referencesIn, replaceJson } from '../erasing/references.ts';
import { eraseWithChildren, handled } from '../erasing/rows.ts';
import { withoutMention } from './annotation-content.ts';

/** What the user wrote goes, and with it whom it mentions. */
const annotationsByUser: Eraser = {
  kind: 'erase-annotations',
  covers: ['annotations.author_id'],
  erase: async (db, erasure) => {
    const { apiKeyId, limit } = erasure;
    return await eraseWithChildren(db, limit, await findByAuthor(db, erasure), {
      lock: (_, found) => lockRows(db, apiKeyId, { table: 'annotations', key: keyColumns }, found.map(keyOf)),
      children: (_, found, most) => eraseMentionsIn(db, apiKeyId, found, most),
      rows: (_, found) => eraseAnnotations(db, erasure, found),
    });
  },
};

interface Key {
  document_key: string;
  annotation_id: string;
}

const keyColumns = ['document_key', 'annotation_id'] as const;
const keyOf = (row: Key): string[] => [row.document_key, row.annotation_id];
const isOneOf = (annotations: readonly Key[]) => inRows(keyColumns, annotations.map(keyOf));

async function findByAuthor(db: Db, { apiKeyId, userId, organizationIds, before, limit }: Erasure): Promise<Key[]> {
  return await db
    .selectFrom('annotations')
    .select(['document_key', 'annotation_id'])
    .where('api_key_id', '=', apiKeyId)
    .where('author_id', '=', userId)
    .where('created_at', '<', before)
    .where(inOrganizations(organizationIds))
    .limit(limit)
    .execute();
}

async function eraseMentionsIn(db: Db, apiKeyId: string, annotations: readonly Key[], limit: number): Promise<number> {
  const found = await db
    .selectFrom('annotation_mentions')
    .select(['user_id', 'document_key', 'annotation_id'])
    .where('api_key_id', '=', apiKeyId)
    .where(isOneOf(annotations))
    .limit(limit)
    .execute();
  if (found.length === 0) return 0;
  await db
    .deleteFrom('annotation_mentions')
    .where('api_key_id', '=', apiKeyId)
    .where(
      inRows(
        ['user_id', 'document_key', 'annotation_id'],
        found.map((row) => [row.user_id, row.document_key, row.annotation_id]),
      ),
    )
    .execute();
  return found.length;
}

async function eraseAnnotations(db: Db, { apiKeyId, userId, before }: Erasure, annotations: readonly Key[]): Promise<void> {
  await db
    .deleteFrom('annotations')
    .where('api_key_id', '=', apiKeyId)
    .where('author_id', '=', userId)
    .where('created_at', '<', before)
    .where(isOneOf(annotations))
    .execute();
}

/** Annotations that one batch changes: each may be large. */
const mostChanged = 100;

/** What others wrote stays, without the mention. */
const mentionsOfUser: Eraser = {
  kind: 'erase-mentions',
  covers: ['annotation_mentions.user_id', 'annotations.content'],
  erase: async (db, erasure): Promise<Erased> => {
    const { apiKeyId, userId } = erasure;
    const limit = Math.min(erasure.limit, mostChanged);
    const found = await findMentions(db, erasure, limit);
    if (found.length === 0) return { rows: 0, next: undefined };
    const changes = found.flatMap((row): JsonChange[] => {
      // Its row may be gone, as the author's data is.
      if (row.content === null) return [];
      const changed = JSON.stringify(withoutMention(JSON.parse(row.content), userId));
      return changed === row.content ? [] : [{ key: [row.document_key, row.annotation_id], from: row.content, to: changed }];
    });
    const column = { table: 'annotations', column: 'content', key: keyColumns } as const;
    const changed = await replaceJson(db, apiKeyId, column, changes);
    // Where somebody else changed an annotation just now, these mentions are looked at again.
    if (changed < changes.length) return { rows: changed, next: '' };
    await eraseMentions(db, erasure, found);
    return handled(found.length, limit);
  },
};

async function findMentions(db: Db, { apiKeyId, userId, organizationIds, before }: Erasure, limit: number) {
  return await db
    .selectFrom((mentions) =>
      mentions
        .selectFrom('annotation_mentions')
        .selectAll()
        .where('api_key_id', '=', apiKeyId)
        .where('user_id', '=', userId)
        .where('created_at', '<', before)
        .where(inOrganizations(organizationIds))
        .limit(limit)
        .as('mentions'),
    )
    .leftJoin('annotations', (join) =>
      join
        .onRef('annotations.api_key_id', '=', 'mentions.api_key_id')
        .onRef('annotations.document_key', '=', 'mentions.document_key')
        .onRef('annotations.annotation_id', '=', 'mentions.annotation_id'),
    )
    .select(['mentions.document_key', 'mentions.annotation_id', 'annotations.content'])
    .execute();
}

async function eraseMentions(db: Db, { apiKeyId, userId, before }: Erasure, annotations: readonly Key[]): Promise<void> {
  await db
    .deleteFrom('annotation_mentions')
    .where('api_key_id', '=', apiKeyId)
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .where(isOneOf(annotations))
    .execute();
}

export const documentErasers: readonly Eraser[] = [
  annotationsByUser,
  mentionsOfUser,
  referencesIn({ kind: 'erase-from-documents', table: 'documents', column: 'metadata', key: ['document_key'], time: 'created_at' }),
];
