/** Lets the verifier call a service whose clock stands still. */
import { operations } from '../../generated/handlers.ts';
import type { Fetch } from '../../openapi/tools/verify/caller.ts';
import type { TestService } from './harness.ts';

const statusPaths: readonly string[] = [operations.getMigrationStatus.path, operations.getDeleteAllUserDataStatus.path];

/** Returns whether the call is for the status of a job. */
export const isOfJob = (url: string): boolean => statusPaths.includes(new URL(url).pathname);

/** The time of this machine at the last call of each service. */
const lastCalls = new WeakMap<TestService, number>();

/** Moves the clock by the time since the last call, and does the queued work before each question for its status. */
export const liveOn =
  (test: TestService): Fetch =>
  async (url, init) => {
    const now = performance.now();
    test.advance({ milliseconds: Math.max(1, Math.ceil(now - (lastCalls.get(test) ?? now))) });
    lastCalls.set(test, now);
    if (isOfJob(url)) await test.work();
    const response = await fetch(url, init);
    const headers = new Headers(response.headers);
    headers.set('date', new Date(test.now()).toUTCString());
    // Node.js cancels the body of a response that is collected, even if another response has it.
    const text = await response.text();
    return new Response(text === '' ? null : text, { status: response.status, headers });
  };
