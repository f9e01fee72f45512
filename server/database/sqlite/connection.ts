/** A connection to the embedded database, and the statements that it keeps prepared. A boundary file: a driver's values are any. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { slowMs } from '../slow.ts';
import type { Result } from './messages.ts';
import { isCorruption } from './sqlite-errors.ts';

/** Milliseconds for which a read waits inside SQLite, which blocks the thread. */
const busyTimeoutMs = 20;
/** The same while the database is opened, when nobody is served yet. */
const openTimeoutMs = 5000;

interface Compiled {
  statement: StatementSync;
  /** Empty for a statement that returns no rows. */
  columns: readonly string[];
}

export class Connection {
  readonly #database: DatabaseSync;
  readonly #onSlow: (text: string, milliseconds: number) => void;
  /** By text. Texts do not depend on values, so there are a few hundred at most. */
  readonly #statements = new Map<string, Compiled>();

  constructor(
    file: string,
    options: { readOnly?: boolean },
    settings: string,
    onSlow: (text: string, milliseconds: number) => void,
  ) {
    this.#onSlow = onSlow;
    this.#database = new DatabaseSync(file, { ...options, timeout: openTimeoutMs });
    this.#database.exec(`pragma cache_size = -16384; pragma temp_store = memory; ${settings}`);
    // The server waits for the writer's lock by itself, and serves reads meanwhile.
    this.#database.exec(`pragma busy_timeout = ${options.readOnly === true ? busyTimeoutMs : 0}`);
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Rolls back an open transaction; never throws. */
  rollback(): void {
    try {
      if (this.isInTransaction) this.run('rollback');
    } catch {
      // SQLite has already rolled back.
    }
  }

  run(text: string, values: readonly unknown[] = []): Result {
    const since = performance.now();
    try {
      return this.#run(text, values as SQLInputValue[]);
    } catch (error) {
      // Drops cached damage, since the disk failure may have been temporary.
      if (isCorruption(error)) this.#database.exec('pragma shrink_memory');
      throw error;
    } finally {
      const milliseconds = performance.now() - since;
      if (milliseconds >= slowMs) this.#onSlow(text, milliseconds);
    }
  }

  #run(text: string, values: SQLInputValue[]): Result {
    const compiled = this.#compiled(text);
    const { statement } = compiled;
    if (compiled.columns.length === 0) return { columns: [], rows: [], changes: Number(statement.run(...values).changes) };
    const rows = statement.all(...values) as unknown as unknown[][];
    // Another process has changed the table, so SQLite has recompiled the statement.
    if (rows[0] !== undefined && rows[0].length !== compiled.columns.length) compiled.columns = columnsOf(statement);
    return { columns: rows.length === 0 ? [] : compiled.columns, rows, changes: 0 };
  }

  #compiled(text: string): Compiled {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(text);
    // Arrays are cheaper to create and to send than objects.
    statement.setReturnArrays(true);
    const compiled = { statement, columns: columnsOf(statement) };
    this.#statements.set(text, compiled);
    return compiled;
  }

  /** Adds one to the number that SQLite keeps for the application, and returns it. */
  raiseVersion(): number {
    const version = Number(this.run('pragma user_version').rows[0]?.[0] ?? 0) + 1;
    this.#database.exec(`pragma user_version = ${version}`);
    return version;
  }

  /** Rewrites the whole file, without anything but the rows. Takes about five milliseconds a megabyte, and the disk's time. */
  rewrite(): void {
    this.#database.exec('vacuum');
  }

  close(): void {
    this.#database.close();
  }
}

const columnsOf = (statement: StatementSync): string[] => statement.columns().map(({ name }) => name);
