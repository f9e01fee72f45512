/** All tortures, in the order in which they run. */
import { fuzz } from './fuzz.ts';
import { load } from './load.ts';
import type { Torture } from './framework.ts';

export const tortures: readonly Torture[] = [fuzz, load];
