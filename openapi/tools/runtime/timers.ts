/** Limits work by time and signal. Uses only features that all runtimes share. */

/** @internal The maximum of timers: 24 days. */
export const maxTimerMs = 2 ** 31 - 1;

/** @internal */
export interface Limit {
  ms: number;
  signal: AbortSignal | undefined;
  /** Makes the error for work that takes longer than `ms`. */
  late: () => Error;
}

/**
 * @internal Settles as the work does, unless its time passes or the signal aborts first. Passes the work a signal for both. Work
 * that ignores this signal goes on unawaited.
 */
export async function withLimit<T>({ ms, signal, late }: Limit, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  if (signal !== undefined) throwIfAborted(signal);
  const controller = new AbortController();
  const { signal: own } = controller;
  const aborted = new Promise<never>((_, reject) => own.addEventListener('abort', () => reject(reasonOf(own))));
  const timer = setTimeout(() => controller.abort(late()), Math.min(ms, maxTimerMs));
  const stop = () => controller.abort(signal && reasonOf(signal));
  const stops = signal && stopsOf(signal).add(stop);
  try {
    return await Promise.race([aborted, work(own)]);
  } finally {
    clearTimeout(timer);
    stops?.delete(stop);
  }
}

const allStops = new WeakMap<AbortSignal, Set<() => void>>();

/** Shares one listener among all calls with a signal: Node.js 20 warns of a leak at the eleventh. */
function stopsOf(signal: AbortSignal): Set<() => void> {
  const known = allStops.get(signal);
  if (known !== undefined) return known;
  const stops = new Set<() => void>();
  allStops.set(signal, stops);
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
  return stops;
}

/** @internal Rejects with the signal's reason if it aborts first. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    throwIfAborted(signal);
    const stop = () => {
      clearTimeout(timer);
      reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop);
  });
}

/** @internal The same as the method, which signals of polyfills lack. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw reasonOf(signal);
}

const reasonOf = (signal: AbortSignal): unknown => signal.reason ?? new Error('Aborted.');
