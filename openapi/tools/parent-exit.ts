/** Milliseconds between checks that npm is still running. */
const checkMs = 500;

/**
 * Calls `act` once the npm process that started this program has ended. The shell in between takes npm's signal without passing it
 * on. `exec`, as in `npm start`, would lose the options.
 */
export function onParentExit(act: () => void): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, checkMs).unref();
}
