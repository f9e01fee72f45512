import { sql } from 'kysely';
import type { Db } from '../../database/db.ts';
import { lockRows } from '../../database/lock.ts';
import { inTuples } from '../../database/rows.ts';
import { withoutMention } from '../../documents/annotation-content.ts';
import * as annotations from '../../documents/annotations.ts';
import { type Erased, type Eraser, type Erasure, inOrganizations } from './eraser.ts';
import { type JsonChange, referencesIn, replaceJson } from './references.ts';
import { outcomeOf, rowsOfUser } from './user-rows.ts';

interface Key {
  document_key: string;
  annotation_id: string;
}

const keyColumns = ['document_key', 'annotation_id'] as const;
const keyOf = (row: Key): string[] => [row.document_key, row.annotation_id];

/** Bytes of annotations that one batch reads and writes again, if it is more than one: milliseconds of work, for which others wait. */
const bytesInBatch = 262_144;

/** What others wrote stays, without the mention. */
const mentionsOfUser: Eraser = {
  kind: 'erase-mentions',
  covers: ['annotation_mentions.user_id', 'annotations.content'],
  erase: async (db, erasure): Promise<Erased> => {
    const { apiKeyId, limit } = erasure;
    const column = { table: 'annotations', column: 'content', key: keyColumns } as const;
    const all = await findMentions(db, erasure, limit);
    let bytes = 0;
    const filling = all.findIndex((mention) => (bytes += mention.bytes ?? 0) >= bytesInBatch);
    const found = filling === -1 ? all : all.slice(0, filling + 1);
    if (found.length === 0) return { rows: 0, next: undefined };
    // Also those that need no change: what hangs on an annotation is taken by who holds it.
    const [, rows] = await Promise.all([
      lockRows(db, apiKeyId, column, found.map(keyOf)),
      // One may be gone, as the author's data is.
      annotations.find(db, apiKeyId, found),
    ]);
    const changes = rows.flatMap((row): JsonChange[] => {
      const changed = JSON.stringify(withoutMention(JSON.parse(row.content), erasure));
      return changed === row.content ? [] : [{ key: keyOf(row), from: row.content, to: changed }];
    });
    const changed = await replaceJson(db, apiKeyId, column, changes);
    // Where somebody else changed an annotation just now, these mentions are looked at again.
    if (changed < changes.length) return { rows: changed, next: '' };
    await eraseMentions(db, erasure, found);
    return found.length < all.length ? { rows: found.length, next: '' } : outcomeOf(found.length, limit);
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
    .select(['mentions.document_key', 'mentions.annotation_id', sql<number | null>`octet_length(annotations.content)`.as('bytes')])
    .execute();
}

async function eraseMentions(db: Db, { apiKeyId, userId, before }: Erasure, annotations: readonly Key[]): Promise<void> {
  await db
    .deleteFrom('annotation_mentions')
    .where('api_key_id', '=', apiKeyId)
    .where('user_id', '=', userId)
    .where('created_at', '<', before)
    .where(inTuples(keyColumns, annotations.map(keyOf)))
    .execute();
}

export const documentErasers: readonly Eraser[] = [
  // What the user wrote goes, and with it whom it mentions.
  rowsOfUser({
    kind: 'erase-annotations',
    table: 'annotations',
    user: 'author_id',
    key: keyColumns,
    time: 'created_at',
    children: { table: 'annotation_mentions', key: ['user_id', ...keyColumns] },
  }),
  mentionsOfUser,
  referencesIn({
    kind: 'erase-from-documents',
    table: 'documents',
    column: 'metadata',
    key: ['document_key'],
    lockOrder: ['organization_id', 'document_id'],
    time: 'created_at',
  }),
];
