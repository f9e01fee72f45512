import { sql } from '../../database/sql.ts';
import type { Eraser } from './eraser.ts';
import { referencesIn } from './references.ts';
import { rowsOfUser } from './user-rows.ts';
import { annotationWithout } from './without-user.ts';

const keyColumns = ['document_key', 'annotation_id'] as const;

export const documentErasers: readonly Eraser[] = [
  // The user's annotations, with their mentions of others.
  rowsOfUser({
    kind: 'erase-annotations',
    table: 'annotations',
    user: 'author_id',
    key: keyColumns,
    time: 'created_at',
    children: { table: 'annotation_mentions', key: ['user_id', ...keyColumns], index: 'annotation_mentions_by_annotation' },
    shows: {
      kind: 'annotation',
      data: sql`annotation_id, kind, content, created_at`,
      json: ['content'],
      hasDocument: true,
      order: ['organization_key', ...keyColumns],
      index: 'annotations_by_author',
    },
  }),
  // Mentions of the user. Other users' annotations stay.
  rowsOfUser({
    kind: 'erase-mentions',
    table: 'annotation_mentions',
    user: 'user_id',
    key: ['user_id', ...keyColumns],
    time: 'created_at',
    shows: {
      kind: 'mention',
      data: sql`annotation_id, created_at`,
      hasDocument: true,
      order: ['organization_key', ...keyColumns],
      index: 'annotation_mentions_by_user',
    },
  }),
  referencesIn({
    kind: 'erase-from-annotations-of-others',
    table: 'annotations',
    column: 'content',
    key: keyColumns,
    time: 'created_at',
    owner: 'author_id',
    clean: annotationWithout,
    shows: 'annotationReference',
    hasDocument: true,
  }),
  referencesIn({
    kind: 'erase-from-documents',
    table: 'documents',
    column: 'metadata',
    key: ['document_key'],
    lockOrder: 'organization_key, document_id',
    time: 'created_at',
    shows: 'documentReference',
    hasDocument: true,
  }),
];
