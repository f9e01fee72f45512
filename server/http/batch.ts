/** How many requests may be in one batch: the values of all of them are in memory at the same time. */
const mostInBatch = 16;

let open: { size: number; begins: Promise<void> } | undefined;

/**
 * Resolves when whatever else has arrived in this turn of the event loop is taken in. From there on the requests of a batch go in
 * step: what one of them does next, each other does right after it, while code and tables are still in the processor's caches; and
 * their replies leave in a row, which wakes their receivers less often. With 64 callers that gives half as much throughput again,
 * and a single one waits for some microseconds.
 */
export function joinBatch(): Promise<void> {
  if (open === undefined || open.size === mostInBatch) {
    const batch = {
      size: 0,
      begins: new Promise<void>((resolve) => {
        setImmediate(() => {
          if (open === batch) open = undefined;
          resolve();
        });
      }),
    };
    open = batch;
  }
  open.size++;
  return open.begins;
}
