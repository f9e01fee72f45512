/** Runs before each file that starts services. */
import fc from 'fast-check';
import { afterEach } from 'vitest';
import { warnings } from './harness.ts';
import { seed } from './long.ts';

// Properties have the same cases in each run, and others in a long one.
fc.configureGlobal({ seed });

/** Prints why a service returned 500 or repeats a task, which no response says. */
afterEach(({ task }) => {
  const logged = warnings.splice(0);
  if (logged.length > 0 && task.result?.state === 'fail') console.error(logged.join(''));
});
