/** Imports comments and reactions, with the users that they mention. */
import { excluded, insertInto, isAmong, type Sql, sql } from '../../database/sql.ts';
import type { AnnotationContent, Mentioned } from '../../documents/annotation-content.ts';
import type { NamedDocument } from '../../documents/store.ts';
import { type Identity, identitiesIn } from '../../users/identities.ts';
import type { LineOf } from './check.ts';
import { assertExists, type Keyed, missing, type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

type AnnotationLine = Keyed<LineOf<'annotation'>>;

interface AnnotationKey {
  documentKey: string;
  annotationId: string;
}

interface Annotation extends AnnotationKey {
  kind: AnnotationLine['kind'];
  authorId: string;
  content: string;
  createdAt: number;
}

export interface NewAnnotation extends Annotation {
  organizationKey: string;
  author: AnnotationContent['author'];
  mentions: AnnotationContent['mentions'];
}

/** Returns the person without a name that is null. */
const named = ({ userId, name }: AnnotationLine['author']): Mentioned => (name == null ? { userId } : { userId, name });

const keyColumns = ['document_key', 'annotation_id'] as const;
const primaryKey = ['api_key_id', ...keyColumns] as const;

const isOneOf = (table: string, apiKeyId: string, annotations: readonly AnnotationKey[]): Sql =>
  sql`api_key_id = ${apiKeyId} and ${isAmong(table, keyColumns, annotations)}`;

const keysByName = (documents: readonly NamedDocument[]): Map<string, string> =>
  new Map(documents.map((row) => [nameOf('document', row.organizationKey, row.documentId), row.documentKey]));

export const findAnnotations = (
  apiKeyId: string,
  lines: readonly Numbered<AnnotationLine>[],
  documents: readonly NamedDocument[],
) => {
  const documentKeys = keysByName(documents);
  const keys = lines.flatMap(({ line: { organizationKey, documentId, annotationId } }): AnnotationKey[] => {
    const documentKey = documentKeys.get(nameOf('document', organizationKey, documentId));
    return documentKey === undefined ? [] : [{ documentKey, annotationId }];
  });
  return sql<Annotation>`select document_key, annotation_id, kind, author_id, content, created_at from annotations
    where ${isOneOf('annotations', apiKeyId, keys)}`;
};

/** Plans the changes of annotations. `documents`: the documents that exist by now. */
export function planAnnotations(
  scope: Scope,
  lines: readonly Numbered<AnnotationLine>[],
  found: readonly Annotation[],
  documents: readonly NamedDocument[],
): Plan<NewAnnotation> {
  const keys = keysByName(documents);
  const existing = new Map(found.map((row) => [nameOf('annotation', row.documentKey, row.annotationId), row]));
  const toRow = (line: AnnotationLine, number: number) => {
    const { organizationId, organizationKey, documentId, annotationId, kind, author, text, mentions = [], createdAt } = line;
    assertExists(scope, number, '/organizationId', 'organization', organizationId);
    assertExists(scope, number, '/documentId', 'document', organizationKey, documentId);
    const documentKey = keys.get(nameOf('document', organizationKey, documentId));
    if (documentKey === undefined) throw missing('/documentId', 'document', documentId);
    const content: AnnotationContent = { author: named(author), text, mentions: mentions.map(named) };
    const row: NewAnnotation = {
      ...{ documentKey, annotationId, organizationKey, kind, authorId: author.userId },
      ...{ content: JSON.stringify(content), createdAt, author: content.author, mentions: content.mentions },
    };
    return { name: nameOf('annotation', documentKey, annotationId), row };
  };
  return plan(scope, lines, toRow, existing);
}

/** Adds annotations, or replaces all columns. Keys must be unique. */
export const upsertAnnotations = (apiKeyId: string, annotations: readonly NewAnnotation[]): Sql => {
  const content = ['kind', 'author_id', 'content', 'created_at'] as const;
  const rows = annotations.map((annotation) => ({ ...annotation, apiKeyId }));
  return sql`${insertInto('annotations', [...primaryKey, 'organization_key', ...content], rows, ['document_key', 'annotation_id'])}
    on conflict (api_key_id, document_key, annotation_id) do update set ${excluded(...content)}`;
};

export const removeMentions = (apiKeyId: string, annotations: readonly AnnotationKey[]): Sql =>
  sql`delete from annotation_mentions where ${isOneOf('annotation_mentions', apiKeyId, annotations)}`;

/** Adds the mentions of annotations that have none yet. */
export const addMentions = (apiKeyId: string, annotations: readonly NewAnnotation[]): Sql => {
  const mentions = annotations.flatMap((annotation) =>
    annotation.mentions.map(({ userId }) => ({ ...annotation, apiKeyId, userId })),
  );
  const columns = [...primaryKey, 'user_id', 'organization_key', 'created_at'] as const;
  return insertInto('annotation_mentions', columns, mentions, ['user_id', 'document_key', 'annotation_id']);
};

/** Returns the names that annotations give people, who need not be users of the organization. Other texts may mention them. */
export const namesIn = (annotations: readonly NewAnnotation[]): Identity[] =>
  annotations.flatMap(({ author, mentions, createdAt }) =>
    [author, ...mentions].flatMap((person) => identitiesIn(person.userId, { name: person.name }, createdAt)),
  );
