/** Updates organizations in one transaction, in chunks: what they hold already may be far more than the call that changes them. */
import { limits } from '../../generated/server.ts';
import type { Db } from '../database/db.ts';
import { invalidArgument, tooManyBytes } from '../errors.ts';
import * as store from './store.ts';

export interface Change {
  organizationId: string;
  name: string;
  /** Members that replace those of the same name; the others stay. */
  metadata: { [member: string]: unknown };
}

/** The change of an organization that exists, and its place in the call. */
interface Wanted extends Change {
  index: number;
  metadataBytes: number;
}

/** What one chunk has of metadata at most, if it has more than one organization: milliseconds of work, for which others wait. */
const maxChunkBytes = 262_144;

/** The service's own ids, by their ids, of those that exist and are updated now. */
export async function updateOrganizations(db: Db, apiKeyId: string, changes: readonly Change[]): Promise<Map<string, string>> {
  const headings = await store.findHeadingsForUpdate(db, {
    apiKeyId,
    organizationIds: changes.map(({ organizationId }) => organizationId),
  });
  const byId = new Map(headings.map((heading) => [heading.organization_id, heading]));
  const wanted = changes.flatMap((change, index): Wanted[] => {
    const heading = byId.get(change.organizationId);
    return heading === undefined ? [] : [{ ...change, index, metadataBytes: heading.metadataBytes }];
  });
  const hasMetadata = ({ metadata }: Change) => Object.keys(metadata).length > 0;
  for (const chunk of chunksOf(wanted.filter((change) => !hasMetadata(change)))) {
    // SQLite writes a row again as a whole, whatever changes in it.
    await store.updateNames(db, {
      apiKeyId,
      organizations: chunk.map(({ organizationId, name }) => ({ organization_id: organizationId, organization_name: name })),
    });
  }
  for (const chunk of chunksOf(wanted.filter(hasMetadata))) await merge(db, apiKeyId, chunk);
  return new Map(headings.map(({ organization_id, id }) => [organization_id, id]));
}

function* chunksOf(wanted: readonly Wanted[]): Generator<Wanted[]> {
  let chunk: Wanted[] = [];
  let bytes = 0;
  for (const one of wanted) {
    bytes += one.metadataBytes;
    if (bytes > maxChunkBytes && chunk.length > 0) {
      yield chunk;
      chunk = [];
      bytes = one.metadataBytes;
    }
    chunk.push(one);
  }
  if (chunk.length > 0) yield chunk;
}

async function merge(db: Db, apiKeyId: string, chunk: readonly Wanted[]): Promise<void> {
  const before = await store.findMetadata(
    db,
    apiKeyId,
    chunk.map(({ organizationId }) => organizationId),
  );
  const organizations = chunk.map(({ organizationId, name, metadata: members, metadataBytes, index }) => {
    const metadata = JSON.stringify({ ...JSON.parse(before.get(organizationId) ?? '{}'), ...members });
    // What is larger since before there was a bound may stay, and become smaller.
    if (Buffer.byteLength(metadata) > Math.max(limits.objectBytes, metadataBytes)) {
      throw invalidArgument(tooManyBytes(`/data/organizations/${index}`, limits.objectBytes));
    }
    return { organization_id: organizationId, organization_name: name, metadata };
  });
  await store.updateContents(db, { apiKeyId, organizations });
}
