/** Decides when an event is sent again, and when its webhook is disabled. */
import { retryPauses } from '../../generated/handlers.ts';
import { maxSkewMs } from '../jobs/claim.ts';

const second = 1000;

/** Milliseconds: three days in total. The first repeat is quick, for receivers that fail now and then. */
const pauses = retryPauses.map((pause) => pause * second);
const scheduleMs = pauses.reduce((sum, pause) => sum + pause);

/** Milliseconds between two attempts at one event, whatever was called meanwhile, except for its quick repeat. */
export const minPauseMs = 5 * second;

/** The status with which a receiver ends its webhook. */
export const goneStatus = 410;

interface FailedAttempt {
  /** Failed attempts at the event, with this one. */
  attempts: number;
  endedAt: number;
  failingSince: number;
  /** When this attempt was due. */
  dueAt: number;
  /** Whether the event was sent before, also before its attempts started anew. */
  isRepeat: boolean;
  /** The receiver's Retry-After in milliseconds; 0 for none. */
  retryAfterMs: number;
}

/**
 * Returns the time of the next attempt; undefined if this was the last one. Retry-After makes a pause longer, up to the end of the schedule:
 * an attempt that was put off until then is the last.
 */
export function nextAttempt({ attempts, endedAt, failingSince, dueAt, isRepeat, retryAfterMs }: FailedAttempt): number | undefined {
  const pause = pauses[attempts - 1];
  const endsAt = failingSince + scheduleMs;
  if (pause === undefined || dueAt >= endsAt) return undefined;
  const earliest = endedAt + (isRepeat ? Math.max(pause, minPauseMs) : pause);
  return Math.max(earliest, Math.min(endedAt + retryAfterMs, endsAt));
}

/** Returns the time from which the waiting event may be sent after a call has changed the webhook. An attempt cannot be in the future. */
export const dueAfterChange = (now: number, attemptedAt: number | null): number =>
  attemptedAt === null ? now : Math.max(now, Math.min(attemptedAt, now) + minPauseMs);

/** The latest attempt was in the future: the clock was set back since, so the pause would last until it has caught up. */
export const isAhead = (attemptedAt: number | null, now: number): boolean => (attemptedAt ?? now) > now + maxSkewMs;
