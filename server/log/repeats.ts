/** Limits repeated lines of the log. In an outage, every request would write one with the stack of the same error. */

/** Writes a line that represents `repeats` equal ones. */
type Write = (fields: { repeats?: number }) => void;

const intervalMs = 1000;

/** Returns a function that writes at most one line a second for each key: the first at once, and then the latest with `repeats`. */
export function limitRepeats(): (key: string, write: Write) => void {
  const recent = new Map<string, { repeats: number; write: Write }>();

  function begin(key: string, write: Write): void {
    recent.set(key, { repeats: 0, write });
    setTimeout(() => end(key), intervalMs).unref();
  }

  function end(key: string): void {
    const latest = recent.get(key);
    recent.delete(key);
    if (latest === undefined || latest.repeats === 0) return;
    latest.write({ repeats: latest.repeats });
    begin(key, latest.write);
  }

  return (key, write) => {
    const latest = recent.get(key);
    if (latest === undefined) {
      write({});
      begin(key, write);
    } else {
      latest.repeats++;
      latest.write = write;
    }
  };
}
