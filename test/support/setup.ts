/** Runs before each file that starts services. */
import { afterEach } from 'vitest';
import { warnings } from './harness.ts';

/** Prints why a service returned 500 or repeats a task, which no response says. */
afterEach(({ task }) => {
  const logged = warnings.splice(0);
  if (logged.length > 0 && task.result?.state === 'fail') console.error(logged.join(''));
});
