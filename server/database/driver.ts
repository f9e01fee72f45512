/** The interface to an engine: statements on their own, and transactions. */
import type { Compiled, Engine } from './sql.ts';
import type { Tenant } from './tenant-lock.ts';

export type Row = { readonly [column: string]: unknown };

export interface Driver {
  readonly engine: Engine;
  /** Runs a statement as a transaction of its own. */
  send(statement: Compiled, caller: string): Promise<Row[]>;
  /** Begins a transaction that holds the tenant's lock, shared. Rejects with NotBegunError. */
  begin(caller: string, tenant: Tenant): Promise<Transaction>;
  /** Rejects if the database is known not to serve. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Statements can be sent without waiting for earlier answers. After one that fails, the others fail too, and nothing is kept. */
export interface Transaction {
  /** Rejects with NotBegunError. The first statements need not wait for it. */
  readonly begun: Promise<void>;
  send(statement: Compiled): Promise<Row[]>;
  /** Resolves when everything is kept. Rejects with UnknownOutcomeError if that is not known. */
  commit(): Promise<void>;
  /** Keeps nothing. Also after a commit that failed. */
  rollback(): Promise<void>;
}
