/** Waits for jobs that a call starts. */
import { type Method, mayRetry } from './call.ts';
import type { JobOptions } from './call-options.ts';
import { CollaborationError, callOf } from './client-errors.ts';
import { checkJobOptions } from './options.ts';
import { pause, throwIfAborted, withLimit } from './timers.ts';

/** A running job. It resolves to the job's last status. */
export interface Job<Started, Status> extends Promise<Status> {
  /** Resolves, long before the job is done, to the response that started it. It has the job's id. */
  started(): Promise<Started>;
}

/**
 * Thrown if a job fails or exceeds its deadline. After the deadline the job continues, and `started` has its id. `operationId`,
 * `attempts` and `requestId` describe the call that started the job, `cause` is the last failure to get its status.
 */
export class JobError extends CollaborationError {
  override readonly name = 'JobError';
  readonly reason: 'FAILED' | 'TIMEOUT';
  readonly started: unknown;
  /** The last status received. */
  readonly lastStatus: unknown;

  constructor(reason: 'FAILED' | 'TIMEOUT', started: unknown, lastStatus: unknown, options?: { cause?: unknown }) {
    super(reason === 'FAILED' ? 'The job failed.' : 'The job did not finish in time.', callOf(started), options);
    this.reason = reason;
    this.started = started;
    this.lastStatus = lastStatus;
  }
}

/** @internal */
export interface Polling<Input, Started, Query, Status> {
  /** The name of the method. */
  name: string;
  query: (data: Input, started: Started) => Query;
  isOver: (status: Status) => boolean;
  hasFailed: (status: Status) => boolean;
}

const defaultJobMs = 24 * 3_600_000;
const maxIntervalMs = 30_000;
/** Time for the last status request before the deadline. */
const lastAnswerMs = 1_000;

/** @internal */
export function job<Input, Started, Query, Status>(
  start: Method<Input, Started>,
  ask: Method<Query, Status>,
  { name, query, isOver, hasFailed }: Polling<Input, Started, Query, Status>,
): (data: Input, options?: JobOptions<Status>) => Job<Started, Status> {
  async function wait(data: Input, options: JobOptions<Status>, starting: Promise<Started>): Promise<Status> {
    const began = performance.now();
    const started = await starting;
    const { intervalMs = 1_000, onProgress, deadlineMs = defaultJobMs, ...rest } = options;
    const left = () => deadlineMs - (performance.now() - began);
    let status: Status | undefined;
    let cause: unknown;
    const late = () => new JobError('TIMEOUT', started, status, { cause });
    return await withLimit({ ms: left(), signal: options.signal, late }, async (signal) => {
      let isLast = false;
      for (let ms = intervalMs; !isLast; ms = Math.min(ms * 1.5, Math.max(intervalMs, maxIntervalMs))) {
        const longest = Math.max(left() - lastAnswerMs, left() / 2);
        isLast = ms >= longest;
        await pause(Math.min(ms, longest), signal);
        try {
          status = await ask(query(data, started), { ...rest, signal });
        } catch (error) {
          // The job continues, even if its status is unavailable.
          if (signal.aborted || !mayRetry(error, true)) throw error;
          cause = error;
          continue;
        }
        await onProgress?.(status);
        throwIfAborted(signal);
        if (hasFailed(status)) throw new JobError('FAILED', started, status);
        if (isOver(status)) return status;
      }
      throw late();
    });
  }
  async function begin(data: Input, options: JobOptions<Status>): Promise<Started> {
    checkJobOptions(name, options);
    const { intervalMs: _, onProgress: __, ...rest } = options;
    return await start(data, rest);
  }
  return (data, options = {}) => {
    const starting = begin(data, options);
    const last = wait(data, options, starting);
    const started = () => {
      // Callers of `started` may leave the job itself unawaited.
      last.catch(() => {});
      return starting;
    };
    return Object.assign(last, { started });
  };
}
