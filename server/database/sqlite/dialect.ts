/**
 * The embedded database behind Kysely: node:sqlite with one connection that writes (group-commit.ts) and one that reads, which sees
 * only what is committed: nobody reads what could still be lost.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type LimitNode,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { TenantDriver } from '../db.ts';
import { noTenant, type Tenant } from '../tenant-lock.ts';
import { Connection, type SqliteEvents } from './connection.ts';
import type { SqliteFile } from './file.ts';
import { Writer } from './group-commit.ts';

export interface SqliteSettings {
  /** Milliseconds to wait for another process that is writing. */
  lockTimeoutMs: number;
}

export const sqliteDialect = (file: SqliteFile, settings: SqliteSettings, events: SqliteEvents): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new SqliteDriver(file, settings, events),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new QueryCompiler(),
});

/** Its transactions exclude each other from their beginning, so that the migrator needs no other lock than to be in one. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Writes a limit as `limitTo` in rows.ts does, which says why. */
class QueryCompiler extends SqliteQueryCompiler {
  protected override visitLimit({ limit }: LimitNode): void {
    this.append('limit cast(');
    this.visitNode(limit);
    this.append(' as integer)');
  }
}

class SqliteDriver implements TenantDriver {
  readonly #writer: Writer;
  readonly #reader: Connection;

  constructor(file: SqliteFile, { lockTimeoutMs }: SqliteSettings, events: SqliteEvents) {
    // FULL: a commit returns when it is on disk.
    const writing = new Connection(file.path, {}, 'pragma journal_mode = wal; pragma synchronous = full;', events);
    this.#reader = new Connection(file.path, { readOnly: true }, '', events);
    this.#writer = new Writer(writing, file, lockTimeoutMs);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Session> {
    return new Session(this.#writer, this.#reader);
  }

  begin(session: Session, tenant: Tenant): Promise<void> {
    return session.begin(tenant);
  }

  beginTransaction(session: Session): Promise<void> {
    return session.begin(noTenant);
  }

  commitTransaction(session: Session): Promise<void> {
    return session.commit();
  }

  async rollbackTransaction(session: Session): Promise<void> {
    session.rollback();
  }

  async releaseConnection(session: Session): Promise<void> {
    session.release();
  }

  async destroy(): Promise<void> {
    this.#reader.close();
    this.#writer.close();
  }
}

/** Statements starting with `select` or `with` go to the read-only connection, which rejects a `with … insert`. */
const onlyReads = /^\s*(?:select|with)\b/i;

/** One use of the database: a transaction, or statements on their own. */
class Session implements DatabaseConnection {
  readonly #writer: Writer;
  readonly #reader: Connection;
  #isWriting = false;
  /** Of the transaction that is under way: whoever sends a statement with it need not wait for it. */
  #begun: Promise<void> | undefined;

  constructor(writer: Writer, reader: Connection) {
    this.#writer = writer;
    this.#reader = reader;
  }

  begin(tenant: Tenant): Promise<void> {
    this.#begun = this.#begin(tenant);
    return this.#begun;
  }

  async #begin(tenant: Tenant): Promise<void> {
    const since = performance.now();
    await this.#writer.enter(tenant === noTenant ? '' : tenant);
    this.#isWriting = true;
    await this.#writer.begin(since);
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
    this.#begun = undefined;
    if (!this.#isWriting) return;
    this.#isWriting = false;
    this.#writer.leave();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#begun !== undefined) {
      await this.#begun;
      return await this.#writer.run(query);
    }
    if (onlyReads.test(query.sql)) return this.#reader.run(query);
    try {
      await this.begin(noTenant);
      const result = await this.#writer.run<Row>(query);
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
    throw new Error('Streaming is not supported.');
  }
}
