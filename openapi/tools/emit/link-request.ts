/** Evaluates a link of the document: the request that the values of an earlier call make. */
import { at, keysOf } from '../runtime/document.ts';

/** A call, with the body of its response. */
export interface Called {
  request: unknown;
  response: unknown;
}

/** Returns a link's `requestBody` with the values of its expressions. Fields that the call does not have are absent. */
export function linkRequest(value: unknown, called: Called): unknown {
  if (Array.isArray(value)) return value.map((item) => linkRequest(item, called));
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([key, item]) => [key, linkRequest(item, called)]);
    return Object.fromEntries(fields.filter(([, item]) => item !== undefined));
  }
  const [, side, pointer = ''] = /^\$(request|response)\.body#(\/.+)$/.exec(String(value)) ?? [];
  if (side === undefined) return value;
  return at(side === 'request' ? called.request : called.response, ...keysOf(pointer));
}
