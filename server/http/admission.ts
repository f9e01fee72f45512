/**
 * Admission control and request batching. Every request waits for its turn, first come, first served; each turn of the event loop serves
 * some of them, and requests that would wait for too long get a 503.
 *
 * Serving them as they are read would be simpler, and a standstill: Node.js accepts one connection in each turn of the event loop, and
 * reads whatever has arrived before the turn ends. With 2,000 callers who call without a pause a turn takes tenths of a second, and
 * whoever connects waits behind all who connected before: 8.7 s for `/healthz`, and now 0.05 (2026-11-22).
 */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler } from 'express';
import { Failure } from '../errors.ts';

export interface AdmissionLimits {
  /** How many operations may be under way at once. */
  maxConcurrentRequests: number;
  /** Milliseconds for which a request may wait for its turn; 0: any. */
  maxQueueDelayMs: number;
}

interface TurnOptions {
  /** Goes before all that are not. */
  isUrgent: boolean;
}

export interface Admission {
  /** Resolves when it is the request's turn, or rejects with a 503. Never settles for one whose caller has gone meanwhile. */
  turn(req: Request, options?: TurnOptions): Promise<void>;
  /** Throws a 503, or counts one more operation as under way, until it leaves. */
  enter(): void;
  leave(): void;
  /** To be told of each new connection. */
  onConnection(): void;
}

export const unlimited: AdmissionLimits = { maxConcurrentRequests: Number.POSITIVE_INFINITY, maxQueueDelayMs: 0 };

/**
 * How many requests go in step: what one of them does next, each other does right after it, while code and tables are still in the
 * processor's caches; and their replies leave in a row, which wakes their receivers less often. With 64 callers that gives half as
 * much throughput again (2026-11-22).
 */
const maxBatch = 16;
/** Milliseconds for which a turn goes on to let requests in. */
const servingMs = 20;
/** Milliseconds for which only the urgent are let in while each turn brings a new connection. */
const acceptingMs = 50;
/** Milliseconds between looks for room, while as many are under way as may be. */
const fullMs = 5;
/** How many are refused in one turn. */
const maxRefused = 64;

interface Waiting {
  req: Request;
  since: number;
  resolve: () => void;
  reject: (failure: Failure) => void;
}

export function createAdmission({ maxConcurrentRequests, maxQueueDelayMs }: AdmissionLimits): Admission {
  const maxDelayMs = maxQueueDelayMs || Number.POSITIVE_INFINITY;
  /** How many urgent requests were let in without waiting, in this turn of the event loop. */
  let urgentAtOnce = 0;
  const urgent: Waiting[] = [];
  const others: Waiting[] = [];
  let isServing = false;
  let connections = 0;
  let connectionsBefore = 0;
  let inFlight = 0;
  const room = () => maxConcurrentRequests - inFlight;

  async function serve(): Promise<void> {
    while (urgent.length > 0 || others.length > 0) {
      await acceptConnections();
      refuseLate();
      const end = performance.now() + servingMs;
      do {
        admit(urgent.splice(0, maxBatch));
        admit(others.splice(0, Math.min(maxBatch, room())));
        await afterMicrotasks();
      } while (performance.now() < end && (urgent.length > 0 || (others.length > 0 && room() > 0)));
      await (room() > 0 ? nextTurn() : pause(fullMs));
    }
    isServing = false;
  }

  async function acceptConnections(): Promise<void> {
    const end = performance.now() + acceptingMs;
    while (connections !== connectionsBefore && performance.now() < end) {
      connectionsBefore = connections;
      admit(urgent.splice(0, maxBatch));
      await nextTurn();
    }
  }

  /** Beside those who are let in: with as many callers as cannot be served in time, everyone would be refused in their place. */
  function refuseLate(): void {
    const latest = performance.now() - maxDelayMs;
    const inTime = others.findIndex(({ since }) => since >= latest);
    const late = inTime === -1 ? others.length : inTime;
    for (const { reject } of others.splice(0, Math.min(late, maxRefused))) reject(busy());
  }

  function admit(batch: Waiting[]): void {
    for (const { req, resolve } of batch) if (!req.socket.destroyed) resolve();
  }

  return {
    turn: (req, { isUrgent } = { isUrgent: false }) => {
      // A turn in which much is read takes long, and the queue would cost another one or two of them.
      if (isUrgent && urgentAtOnce < maxBatch) {
        if (urgentAtOnce++ === 0) setImmediate(() => (urgentAtOnce = 0));
        return Promise.resolve();
      }
      // Who calls alone does not wait for another turn. New connections come first: where they keep coming, everyone waits in the queue.
      const isAlone = !isServing && connections === connectionsBefore && room() > 0;
      if (!isUrgent && isAlone && !req.socket.destroyed) {
        isServing = true;
        setImmediate(serve);
        return Promise.resolve();
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      (isUrgent ? urgent : others).push({ req, since: performance.now(), resolve, reject });
      if (!isServing) setImmediate(serve);
      isServing = true;
      return promise;
    },
    enter: () => {
      if (room() <= 0) throw busy();
      inFlight++;
    },
    leave: () => {
      inFlight--;
    },
    onConnection: () => {
      connections++;
    },
  };
}

/** The same for what stands beside the operations. */
export const inTurn =
  (admission: Admission, options?: TurnOptions): RequestHandler =>
  async (req, _res, next) => {
    await admission.turn(req, options);
    next();
  };

const afterMicrotasks = () => new Promise<void>((resolve) => process.nextTick(resolve));

const busy = (): Failure => new Failure('UNAVAILABLE', 'The service is busy. Try again later.');
