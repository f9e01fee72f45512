/** The interface to an engine: statements on their own, and transactions. */
import type { Compiled, Engine, Result } from './sql.ts';
import type { Tenant } from './tenant-lock.ts';

export interface Connections {
  open: number;
  idle: number;
  /** Transactions and statements without a connection. */
  waiting: number;
}

/** Both engines implement it, and `tracing.ts` wraps it. */
export interface Driver {
  readonly engine: Engine;
  /** Runs a statement as a transaction of its own. */
  send(statement: Compiled, caller: string): Promise<Result>;
  /** Reads as of one moment: no write becomes visible between two of the statements. */
  read(statements: readonly Compiled[], caller: string): Promise<Result[]>;
  /** Begins a transaction that holds the tenant's lock in share mode. Rejects with NotBegunError. */
  begin(caller: string, tenant: Tenant): Promise<Transaction>;
  /** Adapts to the server's engine, if it may be one of several. */
  detectEngine?(): Promise<'postgresql' | 'citus'>;
  /** Counts the connections of this process, if it has several. */
  connections?(): Connections;
  /** Removes deleted data from the file, if the engine leaves this to the service. */
  compact?(): Promise<void>;
  /** Rejects if the database is known to be unavailable. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Statements can be sent without waiting for earlier responses. After a failed one the others fail too, and the transaction has no
 * effect.
 */
export interface Transaction {
  /** Rejects with NotBegunError. The first statements need not wait for it. */
  readonly begun: Promise<void>;
  send(statement: Compiled): Promise<Result>;
  /** Resolves when the transaction is committed. Rejects with UnknownOutcomeError if that is unknown. */
  commit(): Promise<void>;
  /** Rolls back, also after a failed commit. */
  rollback(): Promise<void>;
}
