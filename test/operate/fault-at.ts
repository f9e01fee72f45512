/**
 * Preloaded into a command. Kills it at the step `FAULT_AT` of its work on files and on the database, or fills the disk from the write
 * `FAULT_AT` on, halfway through its bytes. A boundary file: it replaces functions of Node.js and of a driver.
 */
import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { MessagePort } from 'node:worker_threads';
import pg from 'pg';

const at = Number(process.env.FAULT_AT);
const isKill = process.env.FAULT === 'kill';
let step = 0;

// Methods of several types.
type Methods = { [name: string]: (...given: unknown[]) => unknown };

/** Replaces a method. `by` is called with the original one and its arguments. */
function replace(methods: object, name: string, by: (original: () => unknown, given: unknown[]) => unknown): void {
  const own = methods as Methods;
  const original = own[name];
  if (original === undefined) throw new Error(`no method ${name}`);
  own[name] = function (this: unknown, ...given) {
    return by(() => original.apply(this, given), given);
  };
}

const kill = (original: () => unknown) => {
  if (++step === at) process.kill(process.pid, 'SIGKILL');
  return original();
};

const handle = await open(process.execPath, 'r');
const handles: object = Object.getPrototypeOf(handle);
await handle.close();

if (isKill) {
  const changes = ['copyFileSync', 'writeSync', 'fsyncSync', 'renameSync', 'unlinkSync', 'rmSync', 'chmodSync', 'linkSync'];
  for (const name of changes) replace(fs, name, kill);
  for (const name of ['write', 'sync']) replace(handles, name, kill);
  // Statements for the thread of the embedded database, and for PostgreSQL.
  replace(MessagePort.prototype, 'postMessage', (original, [message]) => (Array.isArray(message) ? kill(original) : original()));
  replace(pg.Client.prototype, 'query', kill);
} else {
  const full = () => Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  replace(fs, 'copyFileSync', (original, [from, to]) => {
    if (++step < at) return original();
    const bytes = fs.readFileSync(String(from));
    fs.writeFileSync(String(to), bytes.subarray(0, bytes.length / 2));
    throw full();
  });
  for (const name of ['writeSync', 'fsyncSync'])
    replace(fs, name, (original) => {
      if (++step < at) return original();
      throw full();
    });
  replace(handles, 'sync', async (original) => {
    if (++step < at) return await original();
    throw full();
  });
  const { write } = handles as { write: (bytes: Buffer) => Promise<unknown> };
  let hasHalf = false;
  (handles as { write: unknown }).write = async function (this: unknown, bytes: Buffer) {
    if (++step < at) return await write.call(this, bytes);
    if (hasHalf) throw full();
    hasHalf = true;
    return await write.call(this, bytes.subarray(0, bytes.length / 2));
  };
}
syncBuiltinESMExports();
