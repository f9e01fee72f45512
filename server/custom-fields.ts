/**
 * Changes of rows that hold custom fields, members that callers add to an object, in one transaction and in chunks: what a row holds already
 * may be far more than the call that changes it.
 */
import { limits } from '../generated/server.ts';
import { invalidArgument, tooManyBytes } from './errors.ts';

export interface Change {
  id: string;
  /** Its place in the call, as a JSON Pointer. */
  field: string;
  /** Fields that replace those of the same name; null removes one, and all others stay. */
  customFields: { readonly [member: string]: unknown };
}

/** What one chunk holds of custom fields at most, unless it is a single row: milliseconds of work, for which others wait. */
export const maxChunkBytes = 262_144;

export const hasCustomFields = ({ customFields }: Change): boolean => Object.keys(customFields).length > 0;

/** Writes changes that leave the custom fields as they are; in chunks, since SQLite writes a row again as a whole, whatever changes in it. */
export async function writeInChunks<C extends Change>(
  changes: readonly C[],
  bytesOf: (change: C) => number,
  write: (chunk: readonly C[]) => Promise<unknown>,
): Promise<void> {
  for (const chunk of chunksOf(changes, bytesOf)) await write(chunk);
}

function* chunksOf<C>(changes: readonly C[], bytesOf: (change: C) => number): Generator<C[]> {
  let chunk: C[] = [];
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

/** Custom fields as they are stored, as JSON, by id. */
export type Stored = ReadonlyMap<string, string>;

interface Merging<C> {
  /** Of the first of these, in the order of their ids: as many as hold `maxChunkBytes` together, but at least one. */
  find(changes: readonly NoInfer<C>[]): Promise<Stored>;
  write(merged: readonly { change: C; before: string; customFields: string }[]): Promise<unknown>;
}

/** Merges custom fields. The next chunk is read while the one before is written. */
export async function mergeInChunks<C extends Change>(
  changes: readonly C[],
  firstChunk: Stored,
  { find, write }: Merging<C>,
): Promise<void> {
  let remaining = changes;
  for (let chunk = firstChunk; chunk.size > 0; ) {
    const stored = chunk;
    const merged = remaining.flatMap((change) => {
      const before = stored.get(change.id);
      return before === undefined ? [] : [{ change, before, customFields: merge(change, before) }];
    });
    remaining = remaining.filter(({ id }) => !stored.has(id));
    [chunk] = await Promise.all([
      remaining.length === 0 ? new Map() : find(remaining),
      merged.length === 0 ? undefined : write(merged),
    ]);
  }
}

function merge({ field, customFields }: Change, before: string): string {
  const all: Change['customFields'] = { ...JSON.parse(before), ...customFields };
  const isRemoved = (name: string) => Object.hasOwn(customFields, name) && customFields[name] === null;
  const merged = JSON.stringify(Object.fromEntries(Object.entries(all).filter(([name]) => !isRemoved(name))));
  // What is larger since before there was a bound may stay, and become smaller.
  if (Buffer.byteLength(merged) > Math.max(limits.objectBytes, Buffer.byteLength(before))) {
    throw invalidArgument(tooManyBytes(field, limits.objectBytes));
  }
  return merged;
}
