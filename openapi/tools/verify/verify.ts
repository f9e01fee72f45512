/** Tests a server against the contract. */
import { type OperationId, version } from '../../../generated/handlers.ts';
import { Caller, type Fetch } from './caller.ts';
import { checks } from './checks.ts';
import { cleanUp } from './clean-up.ts';
import type { Given } from './credentials.ts';
import { Abort, type Case, type CheckName } from './outcome.ts';
import type { ReceiverOptions } from './receiver.ts';
import type { Report } from './report/report.ts';
import { Run, type Sampled } from './run.ts';

export interface VerifyOptions {
  url: string;
  /** Credentials by the names of the security schemes. Without any, the run creates a workspace. */
  given?: Given;
  /** The credentials of a second API key. */
  other?: Given;
  /** The checks to run; default: all. */
  only?: readonly CheckName[];
  /** Returns whether a case is tested; default: all are. */
  isSampled?: Sampled;
  /** Compares messages and the order of fields too, on a server with the document's own. */
  isLiteral?: boolean;
  /** The receiver of webhooks. Undefined, none are tested. */
  receiver?: ReceiverOptions;
  /** The operations to test; default: all. */
  operations?: readonly OperationId[];
  /** Letters and digits that begin the ids of the run. */
  seed: string;
  timeoutMs: number;
  requestTimeoutMs?: number;
  /** The longest time for a job of a few items; default: two minutes. */
  maxJobMs?: number;
  /** Requests in a second; 0 for no limit. */
  rate: number;
  /** Keeps the data of the run. */
  keep?: boolean;
  fetch?: Fetch;
  /** Ends the run early. */
  signal?: AbortSignal;
  onCase?: (one: Case, requests: number) => void;
}

/** The time for cleaning up after a run that has reached its end. */
const cleanUpMs = 60_000;

export async function verify(options: VerifyOptions): Promise<Report> {
  const {
    url,
    given = {},
    other = {},
    only,
    operations,
    seed,
    timeoutMs,
    requestTimeoutMs = 30_000,
    maxJobMs = 120_000,
    rate,
    keep = false,
  } = options;
  const began = Date.now();
  const caller = new Caller({ url, fetch: options.fetch ?? fetch, rate, requestTimeoutMs, deadline: began + timeoutMs });
  const run = new Run({
    caller,
    given,
    other,
    seed,
    maxJobMs,
    isLiteral: options.isLiteral ?? false,
    isSampled: options.isSampled,
    receiver: options.receiver,
    isSelected: (id) => operations === undefined || operations.includes(id),
    onCase: (one) => options.onCase?.(one, caller.count),
  });
  let aborted: string | undefined;
  options.signal?.addEventListener('abort', () => caller.end());
  try {
    await caller.reach();
    for (const check of checks) {
      if (only === undefined || only.includes(check.name)) await check.run(run);
    }
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
