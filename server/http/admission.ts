/**
 * Admission control: turns and memory. Requests wait in a queue in which callers take turns: one with a thousand connections is served as
 * often as one with a single connection. The API keys of a workspace are one caller. Requests that wait for too long get a 503.
 *
 * The queue keeps the event loop turning. Node.js accepts one connection in each turn, and reads all that has arrived before the turn ends.
 * Without the queue, 2,000 busy callers hold up a new connection for 8.7 s (2026-11-22).
 */
import type { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { TurnQueue } from '../database/turns.ts';
import { Failure, type ShedCause } from '../errors.ts';

export interface AdmissionLimits {
  maxConcurrentRequests: number;
  /** Milliseconds for which a request may wait for its turn; 0: any. */
  maxQueueDelayMs: number;
}

/** A token of this id with a valid signature. It may be revoked. */
export interface VerifiedToken {
  kind: 'workspace' | 'key';
  id: string;
  version: number;
}

/**
 * Names the caller whose turn a request takes. It must be cheap, and callers must not be able to invent names. Sets the token that it has
 * verified.
 */
export type NameCaller = (req: Request, locals: { verified?: VerifiedToken }) => string;

export interface Admission {
  nameCaller: NameCaller;
  /** Resolves when it is the request's turn, or rejects with a 503. Urgent requests go before all others. */
  turn(req: Request, caller: string, options: { isUrgent: boolean }): Promise<void>;
  /**
   * The same for an operation. Resolves to whether it counts as running from now on, until it leaves: its request has arrived as a whole.
   * `bodyBytes`: the size of the body, if it has been read already.
   */
  enter(req: Request, caller: string, bodyBytes?: number): Promise<boolean>;
  leave(caller: string): void;
  /** Call it for each new connection. */
  onConnection(): void;
}

export const unlimited: AdmissionLimits = { maxConcurrentRequests: Number.POSITIVE_INFINITY, maxQueueDelayMs: 0 };

/** The share of the running operations that one caller may have. */
const maxShareOfCaller = 0.75;
/**
 * The same while others call. The event loop handles the responses of running operations one after the other, so another caller's
 * waits for them. Beside 400 connections of reads, its p50 on PostgreSQL is 2 to 3.5 times that of alone. With a share of a quarter it is
 * 4 to 6 times, with three quarters 11 (2026-11-25).
 */
const maxShareBesideOthers = 0.125;
/**
 * Bytes of unparsed bodies and unread responses beyond which each caller has only its share beside others. A caller that left pages of 1 MiB
 * unread, 12 at once, took 530 to 610 MB; with 2 at once it takes 340 to 430 (2026-11-26).
 */
const slowBytes = 2 * 1024 * 1024;
/** Milliseconds after a request for which its caller counts. */
const callingMs = 1000;
/** Milliseconds of a turn of the event loop in which requests are let in. */
const servingMs = 5;
/**
 * The number of requests that are let in together. They take each step one after the other, while its code is in the processor's caches:
 * 1.2 times the throughput of 64 callers (2026-11-24).
 */
const maxBatch = 16;
/** Bytes of request bodies that are parsed in a turn of the event loop. A larger body has a turn for itself. */
const maxBytesInTurn = 128 * 1024;
/**
 * A page counts as this many of them, since its file is read and sent in later turns. When 2,000 connections asked for the document
 * at once, a new connection waited for 5 s; now for 0.3 s (2026-11-26).
 */
const pageBytes = 32 * 1024;
/** Bytes of a page in memory: what is read of its file, and what waits to be sent. */
const pageBufferBytes = 128 * 1024;
/** Milliseconds for which only urgent requests are let in while each turn brings a new connection. */
const acceptingMs = 50;
/** Milliseconds after which waiting requests that are late are rejected, even if no operation ends. */
const fullMs = 5;
/** The number of urgent requests that go before the others in a turn. */
const maxUrgent = 16;
/** The number of requests that are rejected in a turn. Rejecting all late ones would leave no time to serve any. */
const maxRefused = 64;

interface Waiting {
  req: Request;
  caller: string;
  /** `page`: neither an operation nor urgent. */
  kind: 'operation' | 'page' | 'urgent';
  bodyBytes: number;
  since: number;
  /** `entered`: whether it counts as running. */
  resolve: (entered: boolean) => void;
  reject: (failure: Failure) => void;
  /** Whether it was rejected while it waited. */
  isRefused: boolean;
}

export function createAdmission(
  { maxConcurrentRequests, maxQueueDelayMs }: AdmissionLimits,
  nameCaller: NameCaller = ({ ip = '' }) => ip,
): Admission {
  const maxDelayMs = maxQueueDelayMs || Number.POSITIVE_INFINITY;
  const maxAlone = Math.ceil(maxConcurrentRequests * maxShareOfCaller);
  const maxBesideOthers = Math.ceil(maxConcurrentRequests * maxShareBesideOthers);
  const urgent = new TurnQueue<Waiting>();
  const others = new TurnQueue<Waiting>();
  let isServing = false;
  let connections = 0;
  let bytesInTurn = 0;
  let running = 0;
  let stopWaiting = () => {};
  const runningOf = new Map<string, number>();
  /** The latest operation, and the latest one of another caller than that. */
  let latestCall = { caller: '', at: Number.NEGATIVE_INFINITY };
  let latestOfAnother = latestCall;

  function maxOf(caller: string): number {
    const { at } = latestCall.caller === caller ? latestOfAnother : latestCall;
    return performance.now() - at < callingMs || memory.heldBytes > slowBytes ? maxBesideOthers : maxAlone;
  }
  const hasRoomFor = (caller: string): boolean => running < maxConcurrentRequests && (runningOf.get(caller) ?? 0) < maxOf(caller);
  const mayHaveTurn = (caller: string, waiting: Waiting): boolean =>
    hasRoomFor(caller) && (bytesInTurn === 0 || bytesInTurn + bytesOf(waiting) <= maxBytesInTurn);

  async function serve(): Promise<void> {
    while (urgent.size + others.size > 0) {
      await acceptConnections();
      const end = performance.now() + servingMs;
      let isFull = true;
      while (performance.now() < end && admit(others, maxBatch)) {
        isFull = false;
        await afterMicrotasks();
      }
      // Checked only now: a caller whose turn has come is served, however late.
      refuseLate();
      await (isFull && others.size > 0 ? roomOrTimeout() : nextTurn());
    }
    isServing = false;
  }

  /** Waits for the end of an operation, or for a request of a caller that has room. */
  function roomOrTimeout(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, fullMs);
      stopWaiting = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function acceptConnections(): Promise<void> {
    const end = performance.now() + acceptingMs;
    let before: number;
    do {
      before = connections;
      admit(urgent, maxUrgent);
      await nextTurn();
    } while (connections !== before && performance.now() < end);
  }

  /** Lets in up to `max` requests, and returns whether there was one. A request of a disconnected caller is not served. */
  function admit(queue: TurnQueue<Waiting>, max: number): boolean {
    for (let i = 0; i < max; i++) {
      const next = queue.take(queue === urgent ? undefined : mayHaveTurn);
      if (next === undefined) return i > 0;
      memory.release(next);
      const { req, caller, kind, resolve } = next;
      const bytes = bytesOf(next);
      if (bytes > 0 && bytesInTurn === 0) setImmediate(() => (bytesInTurn = 0));
      bytesInTurn += bytes;
      if (req.socket.destroyed) refuse(next);
      if (next.isRefused) continue;
      const entered = kind === 'operation' && req.complete;
      if (entered) count(caller, 1);
      resolve(entered);
    }
    return true;
  }

  function count(caller: string, change: 1 | -1): void {
    running += change;
    const runningNow = (runningOf.get(caller) ?? 0) + change;
    if (runningNow > 0) runningOf.set(caller, runningNow);
    else runningOf.delete(caller);
  }

  function noteCall(caller: string, at: number): void {
    if (latestCall.caller !== caller) latestOfAnother = latestCall;
    latestCall = { caller, at };
  }

  function wait(request: Omit<Waiting, 'since' | 'resolve' | 'reject' | 'isRefused'>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const waiting = { ...request, since: performance.now(), resolve, reject, isRefused: false };
      (request.kind === 'urgent' ? urgent : others).push(request.caller, waiting);
      if (request.kind === 'operation') noteCall(request.caller, waiting.since);
      if (hasRoomFor(request.caller)) stopWaiting();
      if (!isServing) setImmediate(serve);
      isServing = true;
      if (request.bodyBytes > 0) memory.hold(waiting, request.bodyBytes, () => refuse(waiting, 'memory'));
    });
  }

  function refuseLate(): void {
    const latest = performance.now() - maxDelayMs;
    for (let i = 0; i < maxRefused; i++) {
      const late = others.take((_caller, { since }) => since < latest);
      if (late === undefined) return;
      refuse(late, 'queue delay');
    }
  }

  return {
    nameCaller,
    turn: async (req, caller, { isUrgent }) => void (await wait({ req, caller, kind: isUrgent ? 'urgent' : 'page', bodyBytes: 0 })),
    enter: (req, caller, bodyBytes = 0) => wait({ req, caller, kind: 'operation', bodyBytes }),
    leave: (caller) => {
      count(caller, -1);
      stopWaiting();
    },
    onConnection: () => {
      connections++;
    },
  };
}

/** Makes each request wait for its turn, except those of operations (serve.ts). Requests to `urgentPaths` go first. */
export const inTurn =
  (admission: Admission, urgentPaths: readonly string[]): RequestHandler =>
  async (req, res, next) => {
    res.locals.caller = admission.nameCaller(req, res.locals);
    const isServed = res.locals.operation !== undefined && req.method === 'POST';
    const isUrgent = urgentPaths.includes(req.path);
    if (!isServed) {
      await res.locals.queue.during(() => admission.turn(req, res.locals.caller, { isUrgent }));
      if (!isUrgent) holdUntilRead(res, pageBufferBytes);
    }
    next();
  };

/** Returns the bytes that count for a turn. Most bodies have arrived with the header. */
function bytesOf({ req, kind, bodyBytes }: Waiting): number {
  if (kind === 'page') return pageBytes;
  return req.complete ? Math.max(bodyBytes, req.readableLength) : 0;
}

/** `why`: undefined if the caller has disconnected. */
function refuse(waiting: Waiting, why?: ShedCause): void {
  memory.release(waiting);
  waiting.isRefused = true;
  waiting.reject(new Failure('UNAVAILABLE', 'The service is busy. Try again later.', { why }));
}

const afterMicrotasks = () => new Promise<void>((resolve) => process.nextTick(resolve));

/**
 * Bounds the bytes that callers make the process hold: unparsed request bodies and unread responses. Beyond the bound, the owners
 * that have held bytes for longest lose theirs.
 */
class MemoryBudget {
  readonly #maxBytes: number;
  /** Oldest first. */
  readonly #held = new Map<object, { bytes: number; giveUp: () => void }>();
  #heldBytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get heldBytes(): number {
    return this.#heldBytes;
  }

  /** Adds to the bytes of the owner. `giveUp` releases all of them. */
  hold(owner: object, bytes: number, giveUp: () => void): void {
    this.#held.set(owner, { bytes: (this.#held.get(owner)?.bytes ?? 0) + bytes, giveUp });
    this.#heldBytes += bytes;
    for (const [oldest, { giveUp }] of this.#held) {
      if (this.#heldBytes <= this.#maxBytes) return;
      this.release(oldest);
      giveUp();
    }
  }

  /** Releases this many bytes of the owner. Default: all. */
  release(owner: object, bytes: number = Number.POSITIVE_INFINITY): void {
    const held = this.#held.get(owner);
    if (held === undefined) return;
    const released = Math.min(bytes, held.bytes);
    this.#heldBytes -= released;
    held.bytes -= released;
    if (held.bytes === 0) this.#held.delete(owner);
  }
}

/** More responses of 1 MiB than callers leave unread in normal use. */
export const memoryBytes: number = 64 * 1024 * 1024;
export const memory: MemoryBudget = new MemoryBudget(memoryBytes);

/** Sockets whose end releases the memory of their responses. */
const watched = new WeakSet<Socket>();

/** Counts bytes of the response until it has been read. Beyond the memory for all callers, the connection ends. */
export function holdUntilRead(res: Response, bytes: number): void {
  const { socket } = res.req;
  if (socket.destroyed) return;
  // A response that waits behind another one emits no `close` when its connection ends.
  if (!watched.has(socket)) {
    watched.add(socket);
    socket.once('close', () => memory.release(socket));
  }
  memory.hold(socket, bytes, () => socket.destroy());
  res.once('close', () => memory.release(socket, bytes));
}
