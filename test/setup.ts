/** Runs before each file that starts services. */
import { afterEach } from 'vitest';
import { errors } from './harness.ts';

/** Prints why a service returned 500, which its response does not say. */
afterEach(({ task }) => {
  const logged = errors.splice(0);
  if (logged.length > 0 && task.result?.state === 'fail') console.error(logged.join(''));
});
