import type { AnnotationContent } from '../documents/annotation-content.ts';
import * as annotations from '../documents/annotations.ts';
import type { LineOf } from './check.ts';
import type { Numbered, Outcome, Scope } from './scope.ts';
import { compare, missing, mustBeThere, nameOf, organizationsThere, sift } from './scope.ts';
import * as store from './store.ts';

export async function importAnnotations(scope: Scope, lines: readonly Numbered<LineOf<'annotation'>>[]): Promise<Outcome[]> {
  const { tx, apiKeyId } = scope;
  const there = await organizationsThere(scope, lines);
  const documents = await store.findDocuments(
    tx,
    apiKeyId,
    lines.map(({ line }) => [line.organizationId, line.documentId]),
  );
  const keys = new Map(documents.map((row) => [nameOf('document', row.organization_id, row.document_id), row.document_key]));
  for (const name of keys.keys()) there.add(name);
  const { wanted, refused } = sift(lines, (line, number) => {
    const { organizationId, documentId, annotationId, kind, author, text, mentions = [], createdAt } = line;
    mustBeThere(scope, there, number, '/organizationId', 'organization', organizationId);
    mustBeThere(scope, there, number, '/documentId', 'document', organizationId, documentId);
    const documentKey = keys.get(nameOf('document', organizationId, documentId));
    if (documentKey === undefined) throw missing('/documentId', 'document', documentId);
    const content: AnnotationContent = { author, text, mentions };
    const row = {
      api_key_id: apiKeyId,
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
  });
  const rows = await annotations.find(
    tx,
    apiKeyId,
    wanted.map(({ row }) => row),
  );
  const found = new Map(rows.map((row) => [nameOf('annotation', row.document_key, row.annotation_id), row]));
  const { outcomes, added, updated } = compare(scope, wanted, found, ['kind', 'author_id', 'content', 'created_at']);
  const changed = [...added, ...updated];
  await annotations.upsert(
    tx,
    changed.map(({ mentions: _, ...row }) => row),
  );
  // Of new ones too: another import may have added them meanwhile.
  await annotations.removeMentions(tx, apiKeyId, changed);
  const mentioned = changed.flatMap(({ mentions, api_key_id, organization_id, document_key, annotation_id, created_at }) =>
    mentions.map(({ userId }) => ({ api_key_id, user_id: userId, document_key, annotation_id, organization_id, created_at })),
  );
  await annotations.addMentions(tx, mentioned);
  return [...outcomes, ...refused];
}
