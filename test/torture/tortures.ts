/** All tortures in their order. */
import { atRest } from './at-rest.ts';
import { events } from './events.ts';
import { failover } from './failover.ts';
import { fairness } from './fairness.ts';
import { faults } from './faults.ts';
import type { Torture } from './framework.ts';
import { fuzz } from './fuzz.ts';
import { journeys } from './journeys.ts';
import { kill } from './kill.ts';
import { load } from './load.ts';
import { overload } from './overload.ts';
import { races } from './races.ts';
import { repeats } from './repeats.ts';

export const tortures: readonly Torture[] = [
  journeys,
  fuzz,
  races,
  kill,
  events,
  repeats,
  faults,
  failover,
  overload,
  fairness,
  load,
  atRest,
];
