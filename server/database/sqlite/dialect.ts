/** The embedded database behind Kysely. A boundary file: rows are matched to the types of their statements. */
import {
  type CompiledQuery,
  type ConnectionProvider,
  type DatabaseConnection,
  type Dialect,
  type LimitNode,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { PipeliningDriver } from '../db.ts';
import { noTenant, type Tenant } from '../tenant-lock.ts';
import { namedRows, type Session, type SqliteClient } from './client.ts';

export const sqliteDialect = (client: SqliteClient): Dialect => ({
  createAdapter: () => new Adapter(),
  createDriver: () => new SqliteDriver(client),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new QueryCompiler(),
});

/** Transactions exclude each other from their beginning, so the migrator needs no other lock. */
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

class SqliteDriver implements PipeliningDriver {
  readonly shared: ConnectionProvider = { provideConnection: (use) => use(new SqliteConnection(this.#client)) };
  readonly #client: SqliteClient;

  constructor(client: SqliteClient) {
    this.#client = client;
  }

  async init(): Promise<void> {
    await this.#client.opened;
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#client);
  }

  begin(connection: SqliteConnection, tenant: Tenant): Promise<void> {
    return connection.begin(tenant);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin(noTenant);
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end()?.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.end()?.rollback();
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#client.close();
  }
}

/** Statements starting with `select` or `with` go to the read-only connection, which rejects a `with … insert`. */
const onlyReads = /^\s*(?:select|with)\b/i;

class SqliteConnection implements DatabaseConnection {
  readonly #client: SqliteClient;
  #session: Session | undefined;

  constructor(client: SqliteClient) {
    this.#client = client;
  }

  begin(tenant: Tenant): Promise<void> {
    this.#session = this.#client.begin(tenant === noTenant ? '' : tenant);
    return this.#session.begun;
  }

  /** Returns the transaction, unless a commit has ended it already. */
  end(): Session | undefined {
    const session = this.#session;
    this.#session = undefined;
    return session;
  }

  async executeQuery<Row>({ sql: text, parameters: values }: CompiledQuery): Promise<QueryResult<Row>> {
    const result = await this.#run({ text, values });
    return { rows: namedRows(result) as Row[], numAffectedRows: BigInt(result.changes) };
  }

  async #run(statement: { text: string; values: readonly unknown[] }) {
    if (this.#session !== undefined) return await this.#session.run(statement);
    if (onlyReads.test(statement.text)) return await this.#client.read('', statement);
    const { begun, run, commit } = this.#client.begin('');
    const [, result] = await Promise.all([begun, run(statement), commit()]);
    return result;
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported.');
  }
}
