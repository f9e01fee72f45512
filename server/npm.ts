/** Milliseconds between looks whether npm is still there. */
const checkMs = 500;

/**
 * npm hands a signal to the shell in between, which ends without handing it on. `exec`, as in `npm start`, would take the options away. So a
 * program that npm has started looks for itself, and does this when it is alone.
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
