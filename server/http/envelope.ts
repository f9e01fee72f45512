/** Writes failures in the envelope of the contract. Nothing here needs Node.js. */
import { failureLimits } from '../../generated/handlers.ts';
import type { Operation } from '../../generated/operations.ts';
import { truncate } from '../../generated/text.ts';
import type { Failure } from '../errors.ts';

/** Returns the body of the response, cut to the limits of the document. */
export function envelope({ message, status, details, httpStatus }: Failure, operation: Operation | undefined): unknown {
  const shown = details.slice(0, failureLimits.details).map(({ field, reason, description }) => ({
    field: truncate(field, failureLimits.field),
    reason,
    description: truncate(description, failureLimits.description),
  }));
  const error = { message: truncate(message, failureLimits.message), status, ...(shown.length > 0 ? { details: shown } : {}) };
  return { error: operation?.failureHasCode ? { ...error, code: httpStatus } : error };
}

export const headersOf = ({ httpStatus, headers }: Failure): { readonly [name: string]: string } =>
  httpStatus === 503 ? { 'retry-after': '1', ...headers } : headers;
