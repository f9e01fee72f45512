/** The embedded database, in a thread of its own. */
import type { Driver, Transaction } from '../driver.ts';
import type { Result } from '../rows.ts';
import type { Compiled } from '../sql.ts';
import type { SqliteClient } from './client.ts';

/** Statements that start like this go to the read-only connection, which rejects a `with … insert`. */
const onlyReads = /^\s*(?:select|with)\b/i;

export class SqliteDriver implements Driver {
  readonly engine = 'sqlite';
  readonly #client: SqliteClient;
  readonly check: () => Promise<void>;

  constructor(client: SqliteClient, check: () => Promise<void>) {
    this.#client = client;
    this.check = check;
  }

  async send(statement: Compiled, caller: string): Promise<Result> {
    if (onlyReads.test(statement.text)) return await this.#client.read(caller, statement);
    const { begun, run, commit } = this.#client.begin(caller);
    const [, result] = await Promise.all([begun, run(statement), commit()]);
    return result;
  }

  async read(statements: readonly Compiled[], caller: string): Promise<Result[]> {
    return await this.#client.readAll(caller, statements);
  }

  async begin(caller: string): Promise<Transaction> {
    const { begun, run, commit, rollback } = this.#client.begin(caller);
    return { begun, send: run, commit, rollback };
  }

  async compact(): Promise<void> {
    await this.#client.compact();
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}
