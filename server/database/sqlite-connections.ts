/** The two connections to the embedded database, and when each of them commits. A boundary file: a driver's values are any. */
import { DatabaseSync, type SQLInputValue, type SQLOutputValue, type StatementSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { CompiledQuery, QueryResult } from 'kysely';
import { UnknownOutcomeError } from './errors.ts';
import { isIoError, isLocked, type SqliteFile } from './sqlite-file.ts';
import type { RowsQuery } from './statement.ts';

/** Sees the database as it was at one moment of this turn of the event loop: what is read in one turn locks the file once. */
export class Reader {
  readonly #connection: Connection;
  #moment: NodeJS.Immediate | undefined;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
    if (this.#moment === undefined) {
      this.#connection.execute('begin');
      this.#moment = setImmediate(() => this.refresh());
    }
    return this.#connection.run(query);
  }

  /** From here on it sees what was committed before. */
  refresh(): void {
    if (this.#moment === undefined) return;
    clearImmediate(this.#moment);
    this.#moment = undefined;
    // Called by the event loop, where an error would end the process; the next statement meets what is wrong, too.
    this.#connection.end('commit');
  }

  close(): void {
    this.refresh();
    this.#connection.close();
  }
}

/** Gives one transaction after the other its turn, and commits those of one moment together. */
export class Writer {
  readonly #connection: Connection;
  /** Called before anyone is told that their transaction is over: whatever decided its fate is there to be read. */
  readonly #isOver: () => void;
  readonly #file: SqliteFile;
  readonly #lockTimeoutMs: number;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  /** When those that share a commit last let the event loop turn. */
  #turnedAt = 0;
  /** Those that are done, and wait for the commit of all. */
  #done: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  #begunAt = 0;
  /** Whether several had the commit before in common. */
  #sharedBefore = false;
  /** Fires when all that has arrived with the first of them had its turn. */
  #moment: NodeJS.Immediate | undefined;
  #isDue = false;

  constructor(connection: Connection, file: SqliteFile, lockTimeoutMs: number, isOver: () => void) {
    this.#connection = connection;
    this.#file = file;
    this.#lockTimeoutMs = lockTimeoutMs;
    this.#isOver = isOver;
  }

  /** Waits for its turn. */
  async enter(): Promise<void> {
    if (!this.#isTaken) this.#isTaken = true;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  leave(): void {
    if (this.#isDue) this.#commitAll();
    const next = this.#waiting.shift();
    if (next === undefined) this.#isTaken = false;
    else next();
  }

  /** `since`: when it began to wait for its turn. */
  async begin(since: number): Promise<void> {
    if (this.#connection.isInTransaction) {
      this.#connection.execute('savepoint one');
    } else {
      await this.#lock(since);
      this.#begunAt = performance.now();
      this.#turnedAt = this.#begunAt;
      this.#moment = setImmediate(() => this.#gather(0));
    }
  }

  /** Where transactions come together, waits until a turn has brought no further one: a tenth more of them are done in the same time. */
  #gather(before: number): void {
    const { length } = this.#done;
    const isGrowing = this.#sharedBefore && length > before && performance.now() - this.#begunAt < maxGatherMs;
    if (isGrowing) {
      this.#moment = setImmediate(() => this.#gather(length));
      return;
    }
    this.#isDue = true;
    if (!this.#isTaken) this.#commitAll();
  }

  /** Waits for another process that is writing, without holding up this one. */
  async #lock(since: number): Promise<void> {
    for (;;) {
      try {
        // One that begins by reading could not be upgraded to a writing one while another process writes.
        this.#connection.execute('begin immediate');
        return;
      } catch (error) {
        if (!isLocked(error) || performance.now() - since > this.#lockTimeoutMs) throw error;
        await pause(lockPollMs);
      }
    }
  }

  async run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (performance.now() - this.#turnedAt > maxBlockingMs) {
      await nextTurn();
      this.#turnedAt = performance.now();
    }
    try {
      return this.#connection.run(query);
    } catch (error) {
      // After some errors, such as a full disk, SQLite has rolled back all of them.
      if (!this.#connection.isInTransaction) this.#failAll(error);
      throw error;
    }
  }

  /** Resolves when it is on disk. */
  async commit(): Promise<void> {
    if (!this.#connection.isInTransaction) throw new Error('The database gave the transaction up.');
    if (this.#done.length > 0) this.#connection.execute('release one');
    await new Promise<void>((resolve, reject) => this.#done.push({ resolve, reject }));
  }

  rollback(): void {
    this.#isOver();
    if (!this.#connection.isInTransaction) return;
    if (this.#done.length === 0) {
      this.#connection.end('rollback');
      this.#end();
      return;
    }
    try {
      this.#connection.execute('rollback to one');
      this.#connection.execute('release one');
    } catch (error) {
      this.#connection.end('rollback');
      this.#failAll(error);
    }
  }

  #commitAll(): void {
    this.#end();
    try {
      this.#file.assertInPlace();
      this.#connection.execute('commit');
    } catch (error) {
      this.#connection.end('rollback');
      // What could not be flushed may be found, or not, when the file is opened again.
      this.#failAll(isIoError(error) ? new UnknownOutcomeError('A commit could not be written.', { cause: error }) : error);
      return;
    }
    this.#isOver();
    const done = this.#done;
    this.#done = [];
    this.#sharedBefore = done.length > 1;
    for (const { resolve } of done) resolve();
  }

  #failAll(error: unknown): void {
    this.#end();
    this.#isOver();
    const done = this.#done;
    this.#done = [];
    for (const { reject } of done) reject(error);
  }

  #end(): void {
    clearImmediate(this.#moment);
    this.#isDue = false;
  }

  /** What is done is kept; what is still being done, by someone who was not waited for, is not. */
  close(): void {
    if (this.#connection.isInTransaction && !this.#isTaken) this.#commitAll();
    this.#failAll(new Error('The database was closed.'));
    this.#connection.close();
  }
}

/** Milliseconds between two attempts to begin while another process (one of the commands) is writing. */
const lockPollMs = 10;
/** Milliseconds for which a commit may wait for further transactions. */
const maxGatherMs = 20;
/** Milliseconds for which transactions may keep the event loop from everyone else, one statement apart. */
const maxBlockingMs = 20;
/** Milliseconds for which a reading statement waits inside SQLite, where nothing else can happen meanwhile. */
const busyTimeoutMs = 20;
/** The same while the database is opened, when nobody is served yet. */
const openTimeoutMs = 5000;

/** Characters of statements whose compiled form is kept: each list of another length is a text of its own, maybe a long one. */
const maxTextLength = 1_000_000;

/** Milliseconds for which no statement should hold the process: nobody else is served meanwhile. */
const slowMs = 50;

export interface SqliteEvents {
  /** A statement failed. */
  onError: (error: unknown) => void;
  /** A statement, or a commit, held the process for long. */
  onSlow: (text: string, milliseconds: number) => void;
}

/** A connection, and the statements that it has compiled. */
export class Connection {
  readonly #database: DatabaseSync;
  /** The oldest first. */
  readonly #statements = new Map<string, { statement: StatementSync; columns: readonly string[] }>();
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

  /** Ends a transaction, if there is one; never throws. */
  end(how: 'commit' | 'rollback'): void {
    try {
      if (this.isInTransaction) this.execute(how);
    } catch {
      if (how === 'commit') this.end('rollback');
    }
  }

  run<Row>(query: RowsQuery): QueryResult<Row> {
    return this.#observe(query.sql, () => this.#run(query));
  }

  #observe<Result>(text: string, use: () => Result): Result {
    const since = performance.now();
    try {
      return use();
    } catch (error) {
      this.#events.onError(error);
      throw error;
    } finally {
      const milliseconds = performance.now() - since;
      if (milliseconds >= slowMs) this.#events.onSlow(text, milliseconds);
    }
  }

  #run<Row>({ sql, parameters, parameterRows = [parameters] }: RowsQuery): QueryResult<Row> {
    const compiled = this.#compiled(sql);
    const { statement } = compiled;
    const all = parameterRows as SQLInputValue[][];
    if (compiled.columns.length === 0) {
      let changes = 0n;
      for (const values of all) changes += BigInt(statement.run(...values).changes);
      return { rows: [], numAffectedRows: changes };
    }
    const rows = all.flatMap((values) => statement.all(...values) as unknown as SQLOutputValue[][]);
    // Another process has changed the table, whereupon SQLite has compiled the statement anew.
    if (rows[0] !== undefined && rows[0].length !== compiled.columns.length) compiled.columns = columnsOf(statement);
    const { columns } = compiled;
    return { rows: rows.map((row) => named(columns, row)) as Row[] };
  }

  #compiled(text: string) {
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

/** SQLite's rows as arrays, made objects here: as objects of its own they take twice as long to come, and are slow to read. */
function named(columns: readonly string[], values: readonly SQLOutputValue[]): { [column: string]: SQLOutputValue | undefined } {
  const row: { [column: string]: SQLOutputValue | undefined } = {};
  for (let i = 0; i < columns.length; i++) row[columns[i] ?? ''] = values[i];
  return row;
}
