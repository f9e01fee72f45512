/** The results of a run. */
import type { OperationId } from '../../../generated/handlers.ts';
import type { Exchange } from './exchange.ts';

/** A difference between the server and the contract. */
export interface Finding {
  /** The difference in one sentence. */
  problem: string;
  /** The rule of the contract. */
  rule: string;
  /** A JSON Pointer into the document, which begins with `#`. */
  place: string;
  exchange: Exchange | undefined;
}

export type CheckName =
  | 'preparation'
  | 'examples'
  | 'links'
  | 'effects'
  | 'events'
  | 'pages'
  | 'jobs'
  | 'idempotency'
  | 'isolation'
  | 'webhooks'
  | 'refusals'
  | 'success';

/** One test of one operation. */
export interface Case {
  check: CheckName;
  operation: OperationId;
  name: string;
  outcome: 'passed' | 'failed' | 'skipped';
  findings: readonly Finding[];
  /** The operations whose effects the case builds on. */
  uses?: readonly OperationId[];
  /** The reason of a skipped case. */
  reason: string | undefined;
  ms: number;
}

/** The unusual ids of a case: ` with spaces around ids`. Other cases have none. */
export const kindOf = ({ check, name }: Pick<Case, 'check' | 'name'>): string =>
  check === 'examples' ? (/ with .+$/.exec(name)?.[0] ?? '') : '';

/** Ends a case without a result. */
export class Skip extends Error {}

/** Ends the run: nothing further can be learned. */
export class Abort extends Error {}

/** The reason of cases that had no time: the run reached `--timeout`, or was interrupted. They make a run incomplete. */
export const timeIsOver = 'the run was over';
