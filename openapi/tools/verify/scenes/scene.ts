/** Short stories with one promise each. Each has an organization of its own, called `org`. */
import type { OperationId } from '../../../../generated/handlers.ts';
import { isObject, type JsonObject } from '../corpus/json.ts';
import { parsed, type Received } from '../exchange.ts';

/** Stands for the API key of a scene. */
export const theKey = 'the key';

export interface Step {
  operation: OperationId;
  /** Without `organizationId`, which is `org` wherever an operation takes one. */
  data: { readonly [field: string]: unknown };
  /** The status of a refusal. */
  status?: number;
  /** A pattern of `result`, or a function that makes it from the results of the earlier steps that have one. */
  result?: unknown;
}

/** The operation that keeps the promise, the promise, and the steps. */
export type Scene = readonly [operation: OperationId, promise: string, ...steps: readonly Step[]];

export const does = (operation: OperationId, data: Step['data']): Step => ({ operation, data });
export const shows = (operation: OperationId, data: Step['data'], found: unknown): Step => ({
  operation,
  data,
  result: { data: found },
});
export const refuses = (operation: OperationId, data: Step['data'], status: number): Step => ({ operation, data, status });
export const ofKey = (data: Step['data'] = {}): Step => does('updateApiKey', { apiKey: theKey, ...data });
/** Shows a result, whose pattern the earlier results make. */
export const showsAfter = (operation: OperationId, data: Step['data'], result: (...earlier: unknown[]) => unknown): Step => ({
  operation,
  data,
  result,
});

/** A predicate in a pattern. */
export type Predicate = (value: unknown, received: Received) => boolean;

export const isTime: Predicate = (value) => Number.isInteger(value);

/** Whether a time is the server's own, in milliseconds. */
export const isNow: Predicate = (value, { headers: { date } }) =>
  Number.isInteger(value) && (date === undefined || Math.abs(Number(value) - Date.parse(date)) < 300_000);

/** Whether a time is this many hours after the server's own. */
export const isIn =
  (hours: number): Predicate =>
  (value, received) =>
    isNow(Number(value) - hours * 3_600_000, received);

/** Whether a text is a JWT with these claims. */
export const hasClaims =
  (areMeant: (claims: JsonObject) => boolean): Predicate =>
  (value) => {
    const claims = parsed(Buffer.from(String(value).split('.')[1] ?? '', 'base64url').toString());
    return isObject(claims) && areMeant(claims);
  };

/** Whether a list has an item of this kind. */
export const has =
  (isMeant: (item: unknown) => boolean): Predicate =>
  (value) =>
    Array.isArray(value) && value.some(isMeant);

export const isFilled: Predicate = (value) => Array.isArray(value) && value.length > 0;

export const isOther =
  (former: unknown): Predicate =>
  (value) =>
    typeof value === 'string' && value !== former;

export const isAfter =
  (time: unknown): Predicate =>
  (value) =>
    Number(value) > Number(time);
