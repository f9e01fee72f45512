/** Who is let in while there is more to do than can be done: the others are told at once to come back, before they cost anything. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { Failure } from '../errors.ts';

export interface AdmissionLimits {
  /** How many operations may be under way at once. */
  maxConcurrentRequests: number;
  /** Milliseconds by which the event loop may be late on average; 0: any. */
  maxEventLoopDelayMs: number;
}

export interface Admission {
  /** Throws a 503 where there is too much to do. */
  check(): void;
  /** Throws a 503, or counts one more operation as under way, until it leaves. */
  enter(): void;
  leave(): void;
}

export const unlimited: AdmissionLimits = { maxConcurrentRequests: Number.POSITIVE_INFINITY, maxEventLoopDelayMs: 0 };

export function createAdmission({ maxConcurrentRequests, maxEventLoopDelayMs }: AdmissionLimits): Admission {
  const eventLoopDelayMs = maxEventLoopDelayMs === 0 ? () => 0 : eventLoopDelay();
  const limitMs = maxEventLoopDelayMs || Number.POSITIVE_INFINITY;
  let underWay = 0;
  const check = () => {
    if (underWay >= maxConcurrentRequests || eventLoopDelayMs() > limitMs) throw busy();
  };
  return {
    check,
    enter: () => {
      check();
      underWay++;
    },
    leave: () => {
      underWay--;
    },
  };
}

/** The same for what stands beside the operations. */
export const whenAdmitted =
  (admission: Admission): RequestHandler =>
  (_req, _res, next) => {
    admission.check();
    next();
  };

const busy = (): Failure => new Failure('UNAVAILABLE', 'The service is busy. Try again later.');

const resolutionMs = 10;
const sampleMs = 250;
let delayNow: (() => number) | undefined;

/** The mean delay of the last sample, as @fastify/under-pressure measures it: one long turn is no overload. One for the process. */
function eventLoopDelay(): () => number {
  if (delayNow === undefined) {
    const histogram = monitorEventLoopDelay({ resolution: resolutionMs });
    histogram.enable();
    let delayMs = 0;
    // The first sample is of the start, which is one long turn.
    let isStarting = true;
    setInterval(() => {
      delayMs = isStarting ? 0 : histogram.mean / 1e6 - resolutionMs;
      isStarting = false;
      histogram.reset();
    }, sampleMs).unref();
    delayNow = () => delayMs;
  }
  return delayNow;
}
