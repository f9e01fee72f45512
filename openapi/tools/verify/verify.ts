/** Tests a server against the contract. */
import { version } from '../../../generated/handlers.ts';
import { Caller } from './caller.ts';
import { checks } from './checks.ts';
import { cleanUp } from './clean-up.ts';
import { Abort } from './outcome.ts';
import type { Report } from './report/report.ts';
import { Run, type VerifyOptions } from './run.ts';

/** The time for cleaning up after a run that has reached its end. */
const cleanUpMs = 60_000;

export async function verify(options: VerifyOptions): Promise<Report> {
  const { url, only, seed, timeoutMs, rate, keep = false } = options;
  const began = Date.now();
  const caller = new Caller({ url, fetch: options.fetch ?? fetch, rate, deadline: began + timeoutMs });
  const run = new Run(options, caller);
  let aborted: string | undefined;
  options.signal?.addEventListener('abort', () => caller.end());
  try {
    await caller.reach();
    for (const check of checks) {
      if (only === undefined || only.includes(check.name)) await check.run(run);
    }
    if (only === undefined || (only.includes('examples') && only.includes('effects'))) run.requireSuccesses();
  } catch (error) {
    if (!(error instanceof Abort)) throw error;
    aborted = error.message;
  }
  if (options.signal?.aborted === true) aborted = 'The run was interrupted.';
  caller.extend(cleanUpMs);
  const leftovers = keep ? undefined : await cleanUp(run).catch(() => 'Data of the run could not be deleted.');
  return {
    url,
    seed,
    contract: version,
    startedAt: new Date(began).toISOString(),
    seconds: Math.round((Date.now() - began) / 100) / 10,
    requests: caller.count,
    cases: run.cases,
    aborted,
    leftovers,
  };
}
