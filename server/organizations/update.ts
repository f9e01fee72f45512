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

interface IndexedChange extends Change {
  /** Its place in the call. */
  index: number;
}

/** What one chunk holds of metadata at most, unless it is a single organization: milliseconds of work, for which others wait. */
const maxChunkBytes = 262_144;

const idsOf = (changes: readonly Change[]): string[] => changes.map(({ organizationId }) => organizationId);

/** Returns the service's own ids, by their ids, of those that exist and are updated now. */
export async function updateOrganizations(db: Db, apiKeyId: string, changes: readonly Change[]): Promise<Map<string, string>> {
  const { renames = [], merges = [] } = Object.groupBy(
    changes.map((change, index): IndexedChange => ({ ...change, index })),
    ({ metadata }) => (Object.keys(metadata).length === 0 ? 'renames' : 'merges'),
  );
  const [rows, firstChunk] = await Promise.all([
    store.lock(db, { apiKeyId, organizationIds: idsOf(changes) }),
    findMetadata(db, apiKeyId, merges),
  ]);
  const locked = new Map(rows.map((row) => [row.organization_id, row]));
  const isLocked = ({ organizationId }: Change) => locked.has(organizationId);
  const bytesOf = ({ organizationId }: Change) => locked.get(organizationId)?.metadataBytes ?? 0;
  await Promise.all([
    rename(db, apiKeyId, renames.filter(isLocked), bytesOf),
    merge(db, apiKeyId, merges.filter(isLocked), firstChunk),
  ]);
  return new Map(rows.map(({ organization_id, id }) => [organization_id, id]));
}

/** In chunks, since SQLite writes a row again as a whole, whatever changes in it. */
async function rename(db: Db, apiKeyId: string, changes: readonly Change[], bytesOf: (change: Change) => number): Promise<void> {
  for (const chunk of chunksOf(changes, bytesOf)) {
    await store.updateNames(db, {
      organizations: chunk.map(({ organizationId, name }) => ({
        api_key_id: apiKeyId,
        organization_id: organizationId,
        organization_name: name,
      })),
    });
  }
}

function* chunksOf(changes: readonly Change[], bytesOf: (change: Change) => number): Generator<Change[]> {
  let chunk: Change[] = [];
  let chunkBytes = 0;
  for (const change of changes) {
    const bytes = bytesOf(change);
    chunkBytes += bytes;
    if (chunkBytes > maxChunkBytes && chunk.length > 0) {
      yield chunk;
      chunk = [];
      chunkBytes = bytes;
    }
    chunk.push(change);
  }
  if (chunk.length > 0) yield chunk;
}

type Chunk = Awaited<ReturnType<typeof store.findMetadata>>;

const findMetadata = async (db: Db, apiKeyId: string, changes: readonly Change[]): Promise<Chunk> =>
  changes.length === 0 ? [] : await store.findMetadata(db, { apiKeyId, organizationIds: idsOf(changes), maxBytes: maxChunkBytes });

/** The next chunk is read while the one before is written. */
async function merge(db: Db, apiKeyId: string, changes: readonly IndexedChange[], firstChunk: Chunk): Promise<void> {
  let remaining = changes;
  for (let chunk = firstChunk; chunk.length > 0; ) {
    const before = new Map(chunk.map(({ organization_id, metadata }) => [organization_id, metadata]));
    const organizations = remaining.flatMap((change) => {
      const metadata = before.get(change.organizationId);
      return metadata === undefined ? [] : [{ api_key_id: apiKeyId, ...merged(change, metadata) }];
    });
    remaining = remaining.filter(({ organizationId }) => !before.has(organizationId));
    [chunk] = await Promise.all([findMetadata(db, apiKeyId, remaining), store.updateContents(db, { organizations })]);
  }
}

function merged({ organizationId, name, metadata: members, index }: IndexedChange, before: string) {
  const metadata = JSON.stringify({ ...JSON.parse(before), ...members });
  // What is larger since before there was a bound may stay, and become smaller.
  if (Buffer.byteLength(metadata) > Math.max(limits.objectBytes, Buffer.byteLength(before))) {
    throw invalidArgument(tooManyBytes(`/data/organizations/${index}`, limits.objectBytes));
  }
  return { organization_id: organizationId, organization_name: name, metadata };
}
