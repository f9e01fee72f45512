/** Updates documents in one transaction. */
import { isDeepStrictEqual } from 'node:util';
import type { Input } from '../../generated/handlers.ts';
import type { ApiKeyContext } from '../context.ts';
import { type Ask, among, forNoKeyUpdate, matches, type Rows, raw, rows, type Sql, sql, takenFrom } from '../database/sql.ts';
import { assertCallFits, changeInSlices, type Sized, shareOf } from '../database/stored-objects.ts';
import { invalidArgument } from '../errors.ts';
import { type CustomFields, type FieldsChange, hasCustomFields, merge } from '../organizations/custom-fields.ts';
import { assertExists, type OrganizationKey, organizationKey } from '../organizations/key.ts';
import { snapshotOf } from './page.ts';
import { type Content, content, type Field, findFolders, findSizes, type GivenContent, replaced } from './store.ts';

interface DocumentChange extends FieldsChange {
  content: GivenContent;
}

interface Updated {
  updated: ReadonlySet<string>;
  /** The new folders that exist. */
  existingFolders: ReadonlySet<string>;
}

export async function updateDocuments(
  { change, apiKeyId, events }: Pick<ApiKeyContext, 'change' | 'apiKeyId' | 'events'>,
  { organizationId, documents }: Input<'updateDocuments'>,
): Promise<Updated> {
  const changes = documents.map(toChange);
  const ids = changes.map(({ id }) => id);
  const { found } = await change({
    prepare: async (ask) => {
      const inOrganization = organizationKey(apiKeyId, organizationId);
      await assertCallFits(ask, { field: '/data/documents', ids, sizes: findSizes(apiKeyId, inOrganization) });
      const [existingFolders, locked, key] = await Promise.all([
        findFolders(ask, apiKeyId, inOrganization, documents),
        ask(lock(apiKeyId, inOrganization, ids)),
        assertExists(ask, apiKeyId, organizationId),
      ]);
      const rows = new Map(locked.map((row) => [row.documentId, row]));
      const possible = changes.flatMap((one) => {
        const row = rows.get(one.id);
        const { folderId } = one.content;
        if (row === undefined || (folderId != null && !existingFolders.has(folderId))) return [];
        return [{ one, row, bytes: hasCustomFields(one) ? row.bytes : 0 }];
      });
      const changed: { documentId: string; folderId: string | null }[] = [];
      const statements = await changeInSlices(ask, possible, async (slice) => {
        const metadataOf = await readCustomFields(ask, apiKeyId, inOrganization, slice);
        const updated = slice.flatMap(({ one, row: { bytes: _, metadata: __, ...row } }) => {
          const merged = hasCustomFields(one) ? merge(one, metadataOf(one.id)) : undefined;
          const content = { ...row, ...replaced(row, one.content) };
          if (merged?.isChanged !== true && isDeepStrictEqual(content, row)) return [];
          return [{ apiKeyId, ...content, metadata: merged?.isChanged === true ? merged.json : null }];
        });
        changed.push(...updated);
        return { updated: updated.length === 0 ? undefined : update(apiKeyId, updated) };
      });
      return { updated: new Set(possible.map(({ one }) => one.id)), existingFolders, key, statements, changed };
    },
    write: ({ key, statements, changed }, now) => {
      const items = snapshotOf(apiKeyId, key, organizationId, changed);
      return { ...statements, ...events?.record(now, { type: 'documents.updated', organizationKey: key, items }) };
    },
  });
  return found;
}

/**
 * Splits a document of a call into documented and custom fields. Accepts what Get Documents returns: the id under both names, and the
 * access type in force of a document that inherits it.
 */
export function toChange(document: Input<'updateDocuments'>['documents'][number], i: number): DocumentChange {
  const { documentId, id = documentId, inheritFromParent, documentName, disabled, accessType: own, folderId, ...others } = document;
  const customFields: CustomFields<Field> = others;
  const accessType = inheritFromParent === true ? null : own;
  if (id !== documentId) {
    throw invalidArgument({
      field: `/data/documents/${i}/id`,
      reason: 'UNKNOWN_MEMBER',
      description: 'must equal documentId or be omitted',
    });
  }
  return { id, field: `/data/documents/${i}`, content: { documentName, disabled, accessType, folderId }, customFields };
}

interface Locked extends Content, Sized {
  documentId: string;
  documentKey: string;
  /** The custom fields, as JSON; null if they are larger than their share of a slice. */
  metadata: string | null;
}

const areNamed = (apiKeyId: string, key: OrganizationKey, documentIds: readonly string[]): Sql =>
  sql`api_key_id = ${apiKeyId} and organization_key = ${key} and document_id ${among(documentIds)} and document_exists = 1`;

const lock = (apiKeyId: string, key: OrganizationKey, documentIds: readonly string[]) =>
  sql<Locked>`select document_id, document_key, ${raw(content.join(', '))}, octet_length(metadata) as bytes,
      case when octet_length(metadata) <= cast(${shareOf(documentIds.length)} as integer) then metadata end as metadata
    from documents where ${areNamed(apiKeyId, key, documentIds)} order by document_id ${forNoKeyUpdate}`;

/** Returns the custom fields of locked documents: those that came with their rows, and the others, which it reads. */
async function readCustomFields(
  ask: Ask,
  apiKeyId: string,
  key: OrganizationKey,
  slice: readonly { one: DocumentChange; row: Locked }[],
): Promise<(documentId: string) => string> {
  const large = slice.flatMap(({ one, row }) => (hasCustomFields(one) && row.metadata === null ? [one.id] : []));
  const read = sql<{ id: string; metadata: string }>`select document_id as id, metadata from documents
    where ${areNamed(apiKeyId, key, large)}`;
  const found = large.length === 0 ? [] : await ask(read);
  const all = new Map(slice.map(({ one, row }) => [one.id, row.metadata]));
  for (const { id, metadata } of found) all.set(id, metadata);
  return (documentId) => all.get(documentId) ?? '{}';
}

const columns = ['api_key_id', 'document_key', ...content, 'metadata'] as const;

/** Updates locked documents. Custom fields stay if `metadata` is null. */
const update = (apiKeyId: string, changed: Rows<(typeof columns)[number]>): Sql =>
  sql`update documents
    set ${takenFrom('changed', content)}, metadata = coalesce(changed.metadata, documents.metadata)
    from ${rows('documents', columns, changed)} as changed
    where ${matches('documents', apiKeyId, ['document_key'], 'changed')}`;
