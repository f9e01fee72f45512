/** Watches for damage of the database file. A temporary disk failure can make an intact file seem damaged. */
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { isCorruption } from './sqlite-errors.ts';

export class CorruptionMonitor {
  readonly #path: string;
  readonly #log: Logger;
  #error: unknown;
  #checking: Promise<void> | undefined;

  constructor(path: string, log: Logger) {
    this.#path = path;
    this.#log = log;
  }

  /** Notes a statement's error if it reports a damaged file. */
  observe(error: unknown): void {
    if (!isCorruption(error)) return;
    if (this.#error === undefined) {
      this.#log.error({ err: error, file: this.#path }, 'the database file may be damaged; if it is, restore a backup');
    }
    this.#error = error;
  }

  /** Throws after damage was found, until a check finds the whole file sound. */
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
    // Damage that was found during the check needs another one.
    if (!isSound || this.#error !== since) return;
    this.#error = undefined;
    this.#log.warn({ file: this.#path }, 'the database file is intact');
  }
}
