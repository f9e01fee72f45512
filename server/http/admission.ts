/**
 * Admission control. Requests wait in a queue in which callers take turns, so that a caller with a thousand connections is served as often
 * as one with a single connection. Each turn of the event loop serves some of them, and parses so many bytes of bodies. Requests that would
 * wait for too long get a 503.
 *
 * Serving them as they are read would be simpler, and a standstill: Node.js accepts one connection in each turn of the event loop, and
 * reads whatever has arrived before the turn ends. With 2,000 callers who call without a pause a turn takes tenths of a second, and a new
 * connection waits behind all that came before: 8.7 s for `/healthz`, and 0.05 s with the queue (2026-11-22).
 */
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { Request, RequestHandler } from 'express';
import { Failure } from '../errors.ts';
import { TurnQueue } from '../turns.ts';

export interface AdmissionLimits {
  /** How many operations may be under way at once. */
  maxConcurrentRequests: number;
  /** Milliseconds for which a request may wait for its turn; 0: any. */
  maxQueueDelayMs: number;
}

/** Names the caller whose turn a request takes. It must be cheap, and a caller must not be able to invent names. */
export type NameCaller = (req: Request) => string;

interface TurnOptions {
  /** Goes before all that are not. */
  isUrgent?: boolean;
}

export interface Admission {
  nameCaller: NameCaller;
  /** Resolves when it is the request's turn, or rejects with a 503. Never settles for a request whose caller has gone meanwhile. */
  turn(req: Request, caller: string, options?: TurnOptions): Promise<void>;
  /** The same for parsing the request body of so many bytes. */
  turnToParse(req: Request, caller: string, bytes: number): Promise<void>;
  /** Throws a 503, or counts one more operation of the caller as under way, until it leaves. */
  enter(caller: string): void;
  leave(caller: string): void;
  /** To be told of each new connection. */
  onConnection(): void;
}

export const unlimited: AdmissionLimits = { maxConcurrentRequests: Number.POSITIVE_INFINITY, maxQueueDelayMs: 0 };

/** The share of the operations under way that one caller may have. */
const maxShareOfCaller = 0.75;
/** Milliseconds for which a turn of the event loop goes on to let requests in. */
const servingMs = 5;
/**
 * The number of requests that go in step: each does its next step right after the other, while code and tables are still in the processor's caches. Saves
 * a quarter of the processor time of 64 callers.
 */
const maxBatch = 16;
/** Bytes of request bodies that are parsed in a turn of the event loop; a larger body has a turn for itself. */
const maxBytesInTurn = 128 * 1024;
/** Bytes of request bodies that wait to be parsed. */
const maxWaitingBytes = 32 * 1024 * 1024;
/** Milliseconds for which only the urgent are let in while each turn brings a new connection. */
const acceptingMs = 50;
/** Milliseconds between looks for room, while as many are under way as may be. */
const fullMs = 5;
/** The number of urgent requests that go before the others. */
const maxUrgent = 16;
/** How many are refused in one turn. */
const maxRefused = 64;

interface Waiting {
  req: Request;
  /** To be parsed; 0 for a request whose body has not been read. */
  bytes: number;
  since: number;
  resolve: () => void;
  reject: (failure: Failure) => void;
}

export function createAdmission(
  { maxConcurrentRequests, maxQueueDelayMs }: AdmissionLimits,
  nameCaller: NameCaller = ({ ip = '' }) => ip,
): Admission {
  const maxDelayMs = maxQueueDelayMs || Number.POSITIVE_INFINITY;
  const maxOfCaller = Math.ceil(maxConcurrentRequests * maxShareOfCaller);
  /** How many urgent requests were let in without waiting, in this turn of the event loop. */
  let urgentAtOnce = 0;
  const urgent: Waiting[] = [];
  const others = new TurnQueue<Waiting>();
  let isServing = false;
  let connections = 0;
  let connectionsBefore = 0;
  let inFlight = 0;
  const inFlightOf = new Map<string, number>();
  let bytesInTurn = 0;
  let waitingBytes = 0;
  const hasRoom = () => inFlight < maxConcurrentRequests;
  const hasRoomFor = (caller: string) => hasRoom() && (inFlightOf.get(caller) ?? 0) < maxOfCaller;
  const fitsInTurn = (bytes: number) => bytesInTurn === 0 || bytesInTurn + bytes <= maxBytesInTurn;
  const mayHaveTurn = (caller: string, { bytes }: Waiting) => hasRoomFor(caller) && fitsInTurn(bytes);

  async function serve(): Promise<void> {
    while (urgent.length > 0 || others.size > 0) {
      await acceptConnections();
      refuseLate();
      const end = performance.now() + servingMs;
      let isOver = false;
      do {
        for (const one of urgent.splice(0, maxUrgent)) admit(one);
        for (let i = 0; i < maxBatch; i++) {
          const next = others.take(mayHaveTurn);
          if (next !== undefined) admit(next);
          else isOver = true;
        }
        await afterMicrotasks();
      } while (!isOver && performance.now() < end);
      await (hasRoom() ? nextTurn() : pause(fullMs));
    }
    isServing = false;
  }

  async function acceptConnections(): Promise<void> {
    const end = performance.now() + acceptingMs;
    while (connections !== connectionsBefore && performance.now() < end) {
      connectionsBefore = connections;
      for (const one of urgent.splice(0, maxUrgent)) admit(one);
      await nextTurn();
    }
  }

  /** Beside those who are let in: with as many callers as cannot be served in time, everyone would be refused in their place. */
  function refuseLate(): void {
    const latest = performance.now() - maxDelayMs;
    for (const late of others.takeWhile(({ since }) => since < latest, maxRefused)) refuse(late);
  }

  function admit({ req, bytes, resolve }: Waiting): void {
    waitingBytes -= bytes;
    if (req.socket.destroyed) return;
    count(bytes);
    resolve();
  }

  function refuse({ bytes, reject }: Waiting): void {
    waitingBytes -= bytes;
    reject(busy());
  }

  function count(bytes: number): void {
    if (bytes > 0 && bytesInTurn === 0) setImmediate(() => (bytesInTurn = 0));
    bytesInTurn += bytes;
  }

  function wait(req: Request, caller: string | undefined, bytes: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const one = { req, bytes, since: performance.now(), resolve, reject };
    waitingBytes += bytes;
    if (caller === undefined) urgent.push(one);
    else others.push(caller, one);
    if (waitingBytes > maxWaitingBytes) {
      const heaviest = others.takeHeaviest((other) => other.bytes);
      if (heaviest !== undefined) refuse(heaviest);
    }
    if (!isServing) setImmediate(serve);
    isServing = true;
    return promise;
  }

  return {
    nameCaller,
    turn: (req, caller, { isUrgent = false } = {}) => {
      if (isUrgent) {
        // A turn in which much is read takes long, and the queue would cost another one or two of them.
        if (urgentAtOnce >= maxUrgent) return wait(req, undefined, 0);
        if (urgentAtOnce++ === 0) setImmediate(() => (urgentAtOnce = 0));
        return Promise.resolve();
      }
      // A lone caller does not wait for another turn. New connections come first: where they keep coming, everyone waits in the queue.
      const isAlone = !isServing && connections === connectionsBefore && hasRoomFor(caller);
      if (!isAlone || req.socket.destroyed) return wait(req, caller, 0);
      isServing = true;
      setImmediate(serve);
      return Promise.resolve();
    },
    turnToParse: (req, caller, bytes) => {
      if (waitingBytes > 0 || !fitsInTurn(bytes)) return wait(req, caller, bytes);
      count(bytes);
      return Promise.resolve();
    },
    enter: (caller) => {
      if (!hasRoomFor(caller)) throw busy();
      inFlight++;
      inFlightOf.set(caller, (inFlightOf.get(caller) ?? 0) + 1);
    },
    leave: (caller) => {
      inFlight--;
      const left = (inFlightOf.get(caller) ?? 0) - 1;
      if (left > 0) inFlightOf.set(caller, left);
      else inFlightOf.delete(caller);
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
    await admission.turn(req, admission.nameCaller(req), options);
    next();
  };

const afterMicrotasks = () => new Promise<void>((resolve) => process.nextTick(resolve));

const busy = (): Failure => new Failure('UNAVAILABLE', 'The service is busy. Try again later.');
