/** Timers that can be given up: of what all runtimes share, none but `setTimeout`. */

/** What timers can count. */
const maxTimerMs = 2 ** 31 - 1;

/** @internal A signal that is aborted after a time, or with the caller's. */
export function limitTime(ms: number, signal: AbortSignal | undefined): { signal: AbortSignal; release: () => void } {
  const controller = new AbortController();
  const message = `No reply within ${Math.round(ms)} ms.`;
  const timer = setTimeout(() => controller.abort(new DOMException(message, 'TimeoutError')), Math.min(ms, maxTimerMs));
  const follow = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', follow);
  const release = () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', follow);
  };
  return { signal: controller.signal, release };
}

/** @internal Rejects with the signal's reason, should it be aborted before. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop);
        resolve();
      },
      Math.min(ms, maxTimerMs),
    );
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
}
