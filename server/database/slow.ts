/** Names slow statements in the log of both engines. */
import type { Logger } from 'pino';
import { truncate } from '../../generated/text.ts';
import { type CurrentRequest, currentRequest } from '../log/current-request.ts';
import { limitRepeats } from '../log/repeats.ts';

/** Milliseconds from which a statement counts as slow. In the embedded database, it blocks all others. */
export const slowMs = 100;
const maxText = 500;

export interface SlowStatement {
  /** Without values. */
  text: string;
  milliseconds: number;
  /** Default: the current one. */
  request?: CurrentRequest | undefined;
}

/** Logs each slow statement at most once a second. */
export function logSlow(log: Logger): (statement: SlowStatement) => void {
  const limited = limitRepeats();
  return ({ text, milliseconds, request = currentRequest.getStore() }) => {
    const facts = { ...request, ms: Math.round(milliseconds), statement: truncate(text, maxText) };
    limited(text, (repeats) => log.warn({ ...facts, ...repeats }, 'slow statement'));
  };
}
