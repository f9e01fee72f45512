// Generated from the contract by `npm run generate`. Do not edit.
import type { OperationId } from './server.ts';

/** Whether a message fits its schema. */
type Fits = (message: unknown) => boolean;

/** Of a request's whole body. */
export declare const requests: { readonly [Id in OperationId]: Fits };

/** Of the whole body of a success. */
export declare const replies: { readonly [Id in OperationId]: Fits };

/** Of the whole body of a failure, whatever its status. */
export declare const failures: { readonly [Id in OperationId]: Fits };
