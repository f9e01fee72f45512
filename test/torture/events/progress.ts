/** Waits for work that may take long on a slow machine. */
import { setTimeout as pause } from 'node:timers/promises';
import { TooSlow } from '../framework.ts';

/** Maximum time without progress. */
const maxIdleMs = 60_000;

/** Waits until all is done, as long as the count of done things rises. The count needs a bound. */
export async function untilDone(isDone: () => boolean, count: () => number, who: string): Promise<void> {
  let last = count();
  let since = performance.now();
  while (!isDone()) {
    await pause(50);
    const now = count();
    if (now !== last) [last, since] = [now, performance.now()];
    else if (performance.now() > since + maxIdleMs)
      throw new TooSlow(`${who} made no progress for ${maxIdleMs} ms, after ${last}.`);
  }
}
