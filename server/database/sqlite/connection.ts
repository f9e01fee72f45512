/** A connection to the embedded database, and the statements that it keeps prepared. A boundary file: a driver's values are any. */
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { isCorruption } from './errors.ts';

/** Milliseconds for which a reading statement waits inside SQLite, where nothing else can happen meanwhile. */
const busyTimeoutMs = 20;
/** The same while the database is opened, when nobody is served yet. */
const openTimeoutMs = 5000;

/**
 * Characters of statements whose compiled form is kept, which gives 1.3 to 1.9 times as much of each operation (2026-11-23). Not every text is
 * fixed, and one with a list in it may be long.
 */
const maxTextLength = 1_000_000;

/** Milliseconds for which no statement should hold the process: nobody else is served meanwhile. */
const slowMs = 50;

export interface SqliteEvents {
  /** A statement failed. */
  onError: (error: unknown) => void;
  /** A statement, or a commit, held the process for long. */
  onSlow: (text: string, milliseconds: number) => void;
}

interface Compiled {
  statement: StatementSync;
  /** Of the rows that it answers with. */
  columns: readonly string[];
}

/** A connection, and the statements that it has compiled. */
export class Connection {
  readonly #database: DatabaseSync;
  /** The oldest first. */
  readonly #statements = new Map<string, Compiled>();
  #textLength = 0;

  readonly #events: SqliteEvents;

  constructor(file: string, options: { readOnly?: boolean }, settings: string, events: SqliteEvents) {
    this.#events = events;
    this.#database = new DatabaseSync(file, { ...options, timeout: openTimeoutMs });
    this.#database.exec(`pragma cache_size = -16384; pragma temp_store = memory; ${settings}`);
    // The writer waits by itself, and lets the event loop turn meanwhile.
    this.#database.exec(`pragma busy_timeout = ${options.readOnly === true ? busyTimeoutMs : 0}`);
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  execute(text: string): void {
    this.#observe(text, () => this.#compiled(text).statement.run());
  }

  /** Rolls a transaction back, if there is one; never throws. */
  rollback(): void {
    try {
      if (this.isInTransaction) this.execute('rollback');
    } catch {
      // SQLite has done so by itself.
    }
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
    return this.#observe(query.sql, () => this.#run(query));
  }

  #observe<Result>(text: string, use: () => Result): Result {
    const since = performance.now();
    try {
      return use();
    } catch (error) {
      // What was read is not kept: it may have been the disk that failed, for a while.
      if (isCorruption(error)) this.#database.exec('pragma shrink_memory');
      this.#events.onError(error);
      throw error;
    } finally {
      const milliseconds = performance.now() - since;
      if (milliseconds >= slowMs) this.#events.onSlow(text, milliseconds);
    }
  }

  #run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const compiled = this.#compiled(sql);
    const { statement } = compiled;
    const values = parameters as SQLInputValue[];
    if (compiled.columns.length === 0) return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
    const rows = statement.all(...values) as unknown as SQLOutputValue[][];
    // Another process has changed the table, so SQLite has recompiled the statement.
    if (rows[0] !== undefined && rows[0].length !== compiled.columns.length) compiled.columns = columnsOf(statement);
    const { columns } = compiled;
    return { rows: rows.map((row) => named(columns, row)) as Row[] };
  }

  #compiled(text: string): Compiled {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(text);
    statement.setReturnArrays(true);
    const compiled = { statement, columns: columnsOf(statement) };
    this.#statements.set(text, compiled);
    this.#textLength += text.length;
    for (const oldest of this.#statements.keys()) {
      if (this.#textLength <= maxTextLength) break;
      this.#statements.delete(oldest);
      this.#textLength -= oldest.length;
    }
    return compiled;
  }

  close(): void {
    this.#database.close();
  }
}

const columnsOf = (statement: StatementSync): string[] => statement.columns().map(({ name }) => name);

/**
 * SQLite's rows as arrays, made objects here: as objects of its own they are slow to come and to read, and Get Notifications takes 1.2 times the
 * processor time (2026-11-23).
 */
function named(columns: readonly string[], values: readonly SQLOutputValue[]): { [column: string]: SQLOutputValue | undefined } {
  const row: { [column: string]: SQLOutputValue | undefined } = {};
  for (let i = 0; i < columns.length; i++) row[columns[i] ?? ''] = values[i];
  return row;
}
