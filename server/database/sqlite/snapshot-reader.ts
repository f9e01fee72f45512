/**
 * The connection that reads: it sees the database as it was at one moment of each turn of the event loop, so that what is read in one turn
 * locks the file once and fits together. It waits for no transaction.
 */
import type { CompiledQuery, QueryResult } from 'kysely';
import type { Connection } from './connection.ts';

export class Reader {
  readonly #connection: Connection;
  #snapshotEnd: NodeJS.Immediate | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
    if (this.#snapshotEnd === undefined) {
      this.#connection.execute('begin');
      this.#snapshotEnd = setImmediate(() => this.refresh());
    }
    return this.#connection.run(query);
  }

  /** From here on it sees what was committed before. */
  refresh(): void {
    if (this.#snapshotEnd === undefined) return;
    clearImmediate(this.#snapshotEnd);
    this.#snapshotEnd = undefined;
    // Called by the event loop, where an error would end the process; the next statement meets what is wrong, too.
    this.#connection.end('commit');
  }

  close(): void {
    this.refresh();
    this.#connection.close();
  }
}
