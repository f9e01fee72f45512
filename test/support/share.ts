/**
 * Shares of long suites: each run takes the same ones. Another `TEST_SEED` takes others, and `TEST_ALL=1` takes everything. Every operation
 * is in every share.
 */
import { createHash } from 'node:crypto';

/** Set by run.ts, which prints it. */
export const seed = process.env.TEST_SEED ?? '0';
const takesAll = process.env.TEST_ALL !== undefined;

const numberOf = (text: string): number => createHash('sha256').update(`${seed} ${text}`).digest().readUInt32BE();

/** Returns whether the share has a case, as it has one in this number. */
export const isInShare = (name: string, oneIn: number): boolean => takesAll || numberOf(name) % oneIn === 0;

/** Returns one in this number of the items; at least one, if there is any. */
export function shareOf<Item>(items: readonly Item[], oneIn = items.length): Item[] {
  const step = Math.min(oneIn, items.length);
  return takesAll ? [...items] : items.filter((_, i) => i % step === numberOf('') % step);
}
