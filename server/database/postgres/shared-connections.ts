/**
 * Statements on their own, such as reads: what is asked in one turn of the event loop goes out on one connection in one write, and so wakes one
 * process of PostgreSQL and not many. With 64 callers Get Documents gives 1.5 times as much, Get Notifications (then of two statements) 2.1
 * times; with one caller it changes nothing (2026-11-22). Without it, each statement takes a connection of its own from the pool.
 *
 * What it costs: a statement may wait behind others of the same turn. So it is for statements that are bounded.
 */
import type { ConnectionProvider, DatabaseConnection, Driver } from 'kysely';

/** As many as the requests that are handled in step. */
const maxShared = 16;

interface Shared {
  connection: Promise<DatabaseConnection>;
  sent: number;
  unanswered: number;
}

export class SharedConnections implements ConnectionProvider {
  readonly #driver: Driver;
  /** The one that takes the statements of this turn. */
  #current: Shared | undefined;

  constructor(driver: Driver) {
    this.#driver = driver;
  }

  async provideConnection<T>(use: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    const shared = this.#join();
    shared.sent++;
    shared.unanswered++;
    const connection = await shared.connection;
    try {
      return await use(connection);
    } finally {
      shared.unanswered--;
      if (shared.unanswered === 0) {
        if (this.#current === shared) this.#current = undefined;
        await this.#driver.releaseConnection(connection);
      }
    }
  }

  #join(): Shared {
    if (this.#current !== undefined && this.#current.sent < maxShared) return this.#current;
    const opened = { connection: this.#driver.acquireConnection(), sent: 0, unanswered: 0 };
    this.#current = opened;
    setImmediate(() => {
      if (this.#current === opened) this.#current = undefined;
    });
    return opened;
  }
}
