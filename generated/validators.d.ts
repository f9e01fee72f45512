// Generated from the contract by `npm run generate`. Do not edit.
import type { OperationId } from './server.ts';

/** Returns whether a message fits its schema. */
type Fits = (message: unknown) => boolean;

/** Validate whole request bodies. */
export declare const requests: { readonly [Id in OperationId]: Fits };

/** Validate whole bodies of successes. */
export declare const replies: { readonly [Id in OperationId]: Fits };

/** Validate whole bodies of failures, with any status. */
export declare const failures: { readonly [Id in OperationId]: Fits };
