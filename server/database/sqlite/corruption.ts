/** Watches for damage to the database's file. A disk that fails for a while can make a sound file seem damaged. */
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { isCorruption } from './errors.ts';

export class CorruptionMonitor {
  readonly #path: string;
  readonly #log: Logger;
  #error: unknown;
  #checking: Promise<void> | undefined;

  constructor(path: string, log: Logger) {
    this.#path = path;
    this.#log = log;
  }

  /** Notes an error of a statement if it says that the file is damaged. */
  observe(error: unknown): void {
    if (!isCorruption(error)) return;
    if (this.#error === undefined) {
      this.#log.error(
        { err: error, file: this.#path },
        'the database file seems to be damaged; if it is, restore it from a backup',
      );
    }
    this.#error = error;
  }

  /** Throws if damage was found, until the whole file turns out to be sound. */
  assertNone(): void {
    if (this.#error === undefined) return;
    this.#checking ??= this.#check().finally(() => {
      this.#checking = undefined;
    });
    throw this.#error;
  }

  async #check(): Promise<void> {
    const since = this.#error;
    const isSound = await new Promise<boolean>((resolve) => {
      const thread = new Worker(new URL('./check.ts', import.meta.url), { workerData: this.#path });
      thread.unref();
      thread.once('message', (found: unknown) => resolve(found === true));
      thread.once('error', () => resolve(false));
      thread.once('exit', () => resolve(false));
    });
    // Damage that was found meanwhile needs another check.
    if (!isSound || this.#error !== since) return;
    this.#error = undefined;
    this.#log.warn({ file: this.#path }, 'the database file is sound');
  }
}
