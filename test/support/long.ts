/**
 * `npm test` takes the same cases each time: all, except of the long corpora. `npm run test:long` takes all, and generates others from a new
 * seed, which it prints. `TEST_LONG=SEED npm run test:long -- NAME` repeats a failure.
 */
import { createHash } from 'node:crypto';

/** Set by run.ts for a long run: its seed. */
const { TEST_LONG } = process.env;
export const isLong = TEST_LONG !== undefined;
/** The seed of generated cases. */
export const seed = Number(TEST_LONG ?? 1);

/** Returns whether `npm test` takes a case of a long corpus, as it takes one in this number. */
export const isTaken = (name: string, oneIn: number): boolean =>
  isLong || createHash('sha256').update(name).digest().readUInt32BE() % oneIn === 0;

/** Returns one in this number of the items, and all of them in a long run. */
export const someOf = <Item>(items: readonly Item[], oneIn: number): Item[] => items.filter((_, i) => isLong || i % oneIn === 0);
