/** Messages between the event loop (client.ts) and the thread of the embedded database (executor.ts). */

import type { SlowStatement } from '../slow.ts';
import type { Result as Rows } from '../sql.ts';

export interface ServerOptions {
  path: string;
  /** Milliseconds to wait for another process that is writing. */
  lockTimeoutMs: number;
}

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** A statement by the number of its text, which is sent once: each message copies its strings. */
export interface NumberedStatement {
  number: number;
  text?: string;
  values: readonly unknown[];
}

/** Statements that read as of one moment. Each has a response of its own. */
export type ReadRequest = { kind: 'read'; caller: string; reads: readonly ({ id: number } & NumberedStatement)[] };

/** The id of this request names the transaction. Callers take turns. */
export type BeginRequest = { id: number; kind: 'begin'; caller: string };

/** A later request of a transaction, sent without waiting for earlier responses. The last one is a commit or a rollback. */
export type TransactionRequest = RunRequest | { id: number; kind: 'commit' | 'rollback'; transaction: number };

export type RunRequest = { id: number; kind: 'run'; transaction: number } & NumberedStatement;

export type Request =
  | ReadRequest
  | BeginRequest
  | TransactionRequest
  | { id: number; kind: 'compact' }
  | { id: number; kind: 'close' };

export interface Result extends Rows {
  /** The number of rows that a statement without columns wrote. */
  changes: number;
}

/** An error as a message: an `Error` would lose its properties, such as SQLite's result code. */
export interface ErrorMessage {
  message: string;
  properties: { readonly [name: string]: unknown };
  /** Whether the commit may have happened. */
  isUnknownOutcome: boolean;
}

export type Reply = { id: number; result: Result } | { id: number; error: ErrorMessage } | { slow: SlowStatement };

/** The id of the first response, which says whether the file could be opened. */
export const opening = 0;
