/**
 * The embedded database behind Kysely: node:sqlite with one connection that writes and one that reads. A boundary file: a driver's
 * values are any.
 *
 * What costs most is the flush at the end of a transaction, and the file takes one transaction at a time. So transactions that
 * come at the same moment share one: each is a savepoint in it, and none is over before the commit of all is on disk. The other
 * connection sees only what is committed, so that nobody reads what could still be lost, and reading waits for nobody.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type LimitNode,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

export const sqliteDialect = (file: string): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new SqliteDriver(file),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new QueryCompiler(),
});

/** Its transactions exclude each other from their beginning, so that the migrator needs no other lock than to be in one. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** SQLite looks at a bare parameter when it plans a limit, and so plans anew each time that it is given one. */
class QueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit cast(');
    this.visitNode(limit);
    this.append(' as integer)');
  }
}

/** Milliseconds for which a transaction waits for another process (one of the commands) that is writing. */
const busyTimeout = 5000;

class SqliteDriver implements Driver {
  readonly #writer: Writer;
  readonly #reader: Reader;
  /** Used before: Kysely keeps a record of each that it has seen. */
  readonly #idle: Session[] = [];

  constructor(file: string) {
    mkdirSync(join(file, '..'), { recursive: true, mode: 0o700 });
    // FULL: a commit returns when it is on disk.
    const writing = new Connection(file, {}, 'pragma journal_mode = wal; pragma synchronous = full;');
    this.#reader = new Reader(new Connection(file, { readOnly: true }, ''));
    this.#writer = new Writer(writing, () => this.#reader.refresh());
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return this.#idle.pop() ?? new Session(this.#writer, this.#reader);
  }

  beginTransaction(session: Session): Promise<void> {
    return session.begin();
  }

  commitTransaction(session: Session): Promise<void> {
    return session.commit();
  }

  async rollbackTransaction(session: Session): Promise<void> {
    session.rollback();
  }

  async releaseConnection(session: Session): Promise<void> {
    session.release();
    this.#idle.push(session);
  }

  async destroy(): Promise<void> {
    this.#reader.close();
    this.#writer.close();
  }
}

/** The connection that reads refuses to write, should anyone write what begins like this. */
const onlyReads = /^\s*(?:select|with)\b/i;

/** One use of the database: a transaction, or statements on their own. */
class Session implements DatabaseConnection {
  readonly #writer: Writer;
  readonly #reader: Reader;
  #isWriting = false;

  constructor(writer: Writer, reader: Reader) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async begin(): Promise<void> {
    await this.#writer.enter();
    this.#isWriting = true;
    this.#writer.begin();
  }

  commit(): Promise<void> {
    const committed = this.#writer.commit();
    this.release();
    return committed;
  }

  /** Also called for one whose commit failed, which has left already. */
  rollback(): void {
    if (this.#isWriting) this.#writer.rollback();
  }

  release(): void {
    if (!this.#isWriting) return;
    this.#isWriting = false;
    this.#writer.leave();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#isWriting) return this.#writer.run(query);
    if (onlyReads.test(query.sql)) return this.#reader.run(query);
    try {
      await this.begin();
      const result = this.#writer.run<Row>(query);
      await this.commit();
      return result;
    } catch (error) {
      this.rollback();
      throw error;
    } finally {
      this.release();
    }
  }

  streamQuery(): never {
    throw new Error('Rows come all at once.');
  }
}

/** Sees the database as it was at one moment of this turn of the event loop: what is read in one turn locks the file once. */
class Reader {
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
    this.#connection.execute('commit');
  }

  close(): void {
    this.refresh();
    this.#connection.close();
  }
}

/** Gives one transaction after the other its turn, and commits those of one moment together. */
class Writer {
  readonly #connection: Connection;
  /** Called before anyone is told that their transaction is over. */
  readonly #committed: () => void;
  readonly #waiting: (() => void)[] = [];
  #isTaken = false;
  /** Those that are done, and wait for the commit of all. */
  #done: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  /** Fires when all that has arrived with the first of them had its turn. */
  #moment: NodeJS.Immediate | undefined;
  #isDue = false;

  constructor(connection: Connection, committed: () => void) {
    this.#connection = connection;
    this.#committed = committed;
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

  begin(): void {
    if (this.#connection.isInTransaction) {
      this.#connection.execute('savepoint one');
    } else {
      // One that begins by reading could not be upgraded to a writing one while another process writes.
      this.#connection.execute('begin immediate');
      this.#moment = setImmediate(() => {
        this.#isDue = true;
        if (!this.#isTaken) this.#commitAll();
      });
    }
  }

  run<Row>(query: CompiledQuery): QueryResult<Row> {
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
    if (!this.#connection.isInTransaction) return;
    if (this.#done.length > 0) {
      this.#connection.execute('rollback to one');
      this.#connection.execute('release one');
    } else {
      this.#connection.execute('rollback');
      this.#end();
    }
  }

  #commitAll(): void {
    this.#end();
    try {
      this.#connection.execute('commit');
    } catch (error) {
      if (this.#connection.isInTransaction) this.#connection.execute('rollback');
      this.#failAll(error);
      return;
    }
    this.#committed();
    const done = this.#done;
    this.#done = [];
    for (const { resolve } of done) resolve();
  }

  #failAll(error: unknown): void {
    this.#end();
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

/** Characters of statements whose compiled form is kept: each list of another length is a text of its own, maybe a long one. */
const mostText = 1_000_000;

/** A connection, and the statements that it has compiled. */
class Connection {
  readonly #database: DatabaseSync;
  /** The oldest first. */
  readonly #statements = new Map<string, { statement: StatementSync; hasRows: boolean }>();
  #textLength = 0;

  constructor(file: string, options: { readOnly?: boolean }, settings: string) {
    this.#database = new DatabaseSync(file, { ...options, timeout: busyTimeout });
    this.#database.exec(`pragma cache_size = -32768; pragma temp_store = memory; ${settings}`);
  }

  get isInTransaction(): boolean {
    return this.#database.isTransaction;
  }

  execute(text: string): void {
    this.#compiled(text).statement.run();
  }

  run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
    const { statement, hasRows } = this.#compiled(sql);
    const values = parameters as SQLInputValue[];
    if (hasRows) return { rows: statement.all(...values) as Row[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
  }

  #compiled(text: string) {
    const known = this.#statements.get(text);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(text);
    const compiled = { statement, hasRows: statement.columns().length > 0 };
    this.#statements.set(text, compiled);
    this.#textLength += text.length;
    for (const oldest of this.#statements.keys()) {
      if (this.#textLength <= mostText) break;
      this.#statements.delete(oldest);
      this.#textLength -= oldest.length;
    }
    return compiled;
  }

  close(): void {
    this.#database.close();
  }
}
