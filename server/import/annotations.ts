import type { Tx } from '../database/db.ts';
import type { Tables } from '../database/tables.ts';
import type { AnnotationContent } from '../documents/annotation-content.ts';
import * as annotations from '../documents/annotations.ts';
import type { LineOf } from './check.ts';
import { assertExists, missing, type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

type AnnotationLine = LineOf<'annotation'>;

export type DocumentKeyRow = Pick<Tables['documents'], 'organization_id' | 'document_id' | 'document_key'>;

/** The keys of documents by their names. */
const keysByName = (documents: readonly DocumentKeyRow[]): Map<string, string> =>
  new Map(documents.map((row) => [nameOf('document', row.organization_id, row.document_id), row.document_key]));

/** Those that exist of the annotations that the lines state, in these documents. */
export async function findAnnotations(
  tx: Tx,
  apiKeyId: string,
  lines: readonly Numbered<AnnotationLine>[],
  documents: readonly DocumentKeyRow[],
): Promise<annotations.AnnotationRow[]> {
  const keys = keysByName(documents);
  const annotationKeys = lines.flatMap(({ line: { organizationId, documentId, annotationId } }): annotations.AnnotationKey[] => {
    const key = keys.get(nameOf('document', organizationId, documentId));
    return key === undefined ? [] : [{ document_key: key, annotation_id: annotationId }];
  });
  return await annotations.find(tx, apiKeyId, annotationKeys);
}

interface NewAnnotation extends annotations.AnnotationRow {
  mentions: AnnotationContent['mentions'];
}

/** `documents`: those that exist by now. */
export function planAnnotations(
  scope: Scope,
  lines: readonly Numbered<AnnotationLine>[],
  found: readonly annotations.AnnotationRow[],
  documents: readonly DocumentKeyRow[],
): Plan<NewAnnotation> {
  const keys = keysByName(documents);
  const existing = new Map(found.map((row) => [nameOf('annotation', row.document_key, row.annotation_id), row]));
  const toRow = (line: AnnotationLine, number: number) => {
    const { organizationId, documentId, annotationId, kind, author, text, mentions = [], createdAt } = line;
    assertExists(scope, number, '/organizationId', 'organization', organizationId);
    assertExists(scope, number, '/documentId', 'document', organizationId, documentId);
    const documentKey = keys.get(nameOf('document', organizationId, documentId));
    if (documentKey === undefined) throw missing('/documentId', 'document', documentId);
    const content: AnnotationContent = { author, text, mentions };
    const row: NewAnnotation = {
      api_key_id: scope.apiKeyId,
      document_key: documentKey,
      annotation_id: annotationId,
      organization_id: organizationId,
      kind,
      author_id: author.userId,
      content: JSON.stringify(content),
      created_at: createdAt,
      mentions,
    };
    return { name: nameOf('annotation', documentKey, annotationId), row };
  };
  return plan(scope, lines, toRow, existing, ['kind', 'author_id', 'content', 'created_at']);
}

export async function upsertAnnotations(tx: Tx, apiKeyId: string, rows: readonly NewAnnotation[]): Promise<void> {
  const mentions = rows.flatMap(({ mentions, api_key_id, organization_id, document_key, annotation_id, created_at }) =>
    mentions.map(({ userId }) => ({ api_key_id, user_id: userId, document_key, annotation_id, organization_id, created_at })),
  );
  await Promise.all([
    annotations.upsert(tx, rows),
    // Of new ones too: another import may have added them meanwhile.
    annotations.removeMentions(tx, apiKeyId, rows),
    annotations.addMentions(tx, mentions),
  ]);
}
