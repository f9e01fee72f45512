/** Sends requests to the server: at a limited rate, and not before the time in a 429 or 503 response. */
import type { OperationId } from '../../../generated/handlers.ts';
import { type Exchange, parsed, type Received, type Sent } from './exchange.ts';
import { Abort, Skip, timeIsOver } from './outcome.ts';

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface CallerOptions {
  url: string;
  fetch: Fetch;
  /** Requests in a second; 0 for no limit. */
  rate: number;
  /** The time, in milliseconds, when the run ends. */
  deadline: number;
}

const requestTimeoutMs = 30_000;
/** Attempts after a response that asks to wait. */
const maxWaits = 5;
/** Connection failures in a row that end the run. */
const maxLost = 10;

export class Caller {
  readonly #options: CallerOptions;
  #deadline: number;
  readonly #blocked = new Map<OperationId, number>();
  #next = 0;
  #lost = 0;
  #serverTime: number | undefined;
  /** Sent requests so far. */
  count = 0;

  constructor(options: CallerOptions) {
    this.#options = options;
    this.#deadline = options.deadline;
  }

  /** Ends the run: pending requests get their responses, and no others are sent. */
  end(): void {
    this.#deadline = Math.min(this.#deadline, Date.now());
  }

  /** Allows further requests for this time. */
  extend(ms: number): void {
    this.#deadline = Math.max(this.#deadline, Date.now() + ms);
  }

  /** The time of the server, by its last response, or that of this machine. */
  now(): number {
    return this.#serverTime ?? Date.now();
  }

  get url(): string {
    return this.#options.url;
  }

  /** Milliseconds until the end of the run. */
  get left(): number {
    return this.#deadline - Date.now();
  }

  /** Rejects with Abort if the server does not respond at all. */
  async reach(): Promise<void> {
    const { url, fetch } = this.#options;
    try {
      await fetch(url, { method: 'GET', signal: AbortSignal.timeout(requestTimeoutMs), redirect: 'manual' });
    } catch (error) {
      throw new Abort(`The server at ${url} is not reachable: ${reasonOf(error)}.`);
    }
  }

  /** Rejects with Skip if there is no response in time, and with Abort if the server is gone. */
  async send(sent: Sent): Promise<Exchange> {
    for (let waits = 0; ; waits++) {
      await this.#pace(sent.operation.id);
      const received = await this.#attempt(sent);
      const waitMs = waitOf(received);
      if (waitMs === undefined) return { sent, received };
      if (waits === maxWaits || waitMs > this.left) {
        this.#blocked.set(sent.operation.id, Date.now() + waitMs);
        // A 503 is a documented response, and the checks judge it.
        if (received.status === 503) return { sent, received };
        throw new Skip(`rate-limited by the server (429) for ${Math.ceil(waitMs / 1000)} seconds`);
      }
      await pause(waitMs);
    }
  }

  async #pace(operation: OperationId): Promise<void> {
    if (this.left <= 0) throw new Skip(timeIsOver);
    const blockedMs = (this.#blocked.get(operation) ?? 0) - Date.now();
    if (blockedMs > this.left) throw new Skip('rate-limited by the server (429)');
    if (blockedMs > 0) await pause(blockedMs);
    const { rate } = this.#options;
    if (rate > 0) {
      const at = Math.max(Date.now(), this.#next);
      this.#next = at + 1000 / rate;
      await pause(at - Date.now());
    }
    if (this.left <= 0) throw new Skip(timeIsOver);
  }

  async #attempt({ method, path, headers, body }: Sent): Promise<Received> {
    const { url, fetch } = this.#options;
    const signal = AbortSignal.timeout(Math.max(1, Math.min(requestTimeoutMs, this.left)));
    this.count += 1;
    try {
      const response = await fetch(url + path, { method, headers, body, signal, redirect: 'manual' });
      const text = await response.text();
      this.#lost = 0;
      const time = Date.parse(response.headers.get('date') ?? '');
      this.#serverTime = Number.isNaN(time) ? undefined : time;
      return { status: response.status, headers: Object.fromEntries(response.headers), text, body: parsed(text) };
    } catch (error) {
      if (signal.aborted) throw new Skip(`no response within ${requestTimeoutMs / 1000} seconds`);
      this.#lost += 1;
      if (this.#lost >= maxLost) throw new Abort(`The server at ${url} is no longer reachable: ${reasonOf(error)}.`);
      throw new Lost(reasonOf(error));
    }
  }
}

/** The connection ended without a response. */
export class Lost extends Error {}

/** Returns the milliseconds that a 429 or 503 asks to wait; undefined for other responses. */
function waitOf({ status, headers }: Received): number | undefined {
  const seconds = headers['retry-after'];
  if ((status !== 429 && status !== 503) || seconds === undefined || !/^\d{1,6}$/.test(seconds)) return undefined;
  return 1000 * Number(seconds) + 50;
}

/** Returns the innermost reason, since `fetch failed` says nothing. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message || error.name;
}

export const pause = (ms: number): Promise<void> =>
  ms <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms));
