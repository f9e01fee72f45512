/** All tortures, in the order in which they run. */
import { fuzz } from './fuzz.ts';
import { kill } from './kill.ts';
import { load } from './load.ts';
import type { Torture } from './framework.ts';
import { races } from './races.ts';

export const tortures: readonly Torture[] = [fuzz, kill, races, load];
