// Generated from the contract by `npm run generate`. Do not edit.
/** Jobs that a call begins, waited for. */
import { type CallOptions, type Method, mayRetry } from './call.ts';
import { checkJobOptions } from './options.ts';
import { pause, withLimit } from './timers.ts';

export interface JobOptions<Status> extends CallOptions {
  /** Milliseconds before the job's status is first asked for, from 0 to 2147483647. Each pause is longer than the one before. Default 1000. */
  intervalMs?: number | undefined;
  /** With each status, the last one too. */
  onProgress?: ((status: Status) => void) | undefined;
  /**
   * Milliseconds for the job from its start to its end, from 1 to 2147483647. The status is asked for once more just before they are over;
   * then the promise rejects with a JobError, and the job goes on. Default 24 hours.
   */
  deadlineMs?: number | undefined;
}

/** A job under way: what is awaited is its last status. */
export interface Job<Started, Status> extends Promise<Status> {
  /** What it was started with: its id, by which it can be found again, is there long before it is done. */
  started(): Promise<Started>;
}

/** A job that failed, or was not done in time: it goes on then, and `started` has its id. */
export class JobError extends Error {
  override readonly name = 'JobError';
  readonly reason: 'FAILED' | 'TIMEOUT';
  readonly started: unknown;
  /** The last status that was told. */
  readonly lastStatus: unknown;

  constructor(reason: 'FAILED' | 'TIMEOUT', started: unknown, lastStatus: unknown, options?: ErrorOptions) {
    super(reason === 'FAILED' ? 'The job failed.' : 'The job was not done in time.', options);
    this.reason = reason;
    this.started = started;
    this.lastStatus = lastStatus;
  }
}

/** @internal */
export interface Polling<Input, Started, Query, Status> {
  /** The method's name. */
  name: string;
  query: (data: Input, started: Started) => Query;
  isOver: (status: Status) => boolean;
  hasFailed: (status: Status) => boolean;
}

const defaultJobMs = 24 * 3_600_000;
const maxIntervalMs = 30_000;
/** Time for the answer to the last question before the deadline. */
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
          // The job goes on, whether or not it can be asked.
          if (signal.aborted || !mayRetry(error, true)) throw error;
          cause = error;
          continue;
        }
        onProgress?.(status);
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
      // Who takes the job's id may leave the waiting to others.
      last.catch(() => {});
      return starting;
    };
    return Object.assign(last, { started });
  };
}
