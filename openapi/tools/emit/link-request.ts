/** Evaluates a link of the document: the request that the values of an earlier call make. */
import { keysOf } from '../runtime/document.ts';

/** A call, with the body of its response. */
export interface Called {
  request: unknown;
  response: unknown;
}

const isObject = (value: unknown): value is { [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads own fields only: `constructor` and `__proto__` may be inherited. */
const child = (parent: unknown, key: string): unknown =>
  typeof parent === 'object' && parent !== null ? Object.getOwnPropertyDescriptor(parent, key)?.value : undefined;

/** Returns a link's `requestBody` with the values of its expressions. Fields that the call does not have are absent. */
export function linkRequest(value: unknown, called: Called): unknown {
  if (Array.isArray(value)) return value.map((item) => linkRequest(item, called));
  if (isObject(value)) {
    const fields = Object.entries(value).map(([key, item]) => [key, linkRequest(item, called)]);
    return Object.fromEntries(fields.filter(([, item]) => item !== undefined));
  }
  const [, side, pointer = ''] = /^\$(request|response)\.body#(\/.+)$/.exec(String(value)) ?? [];
  if (side === undefined) return value;
  return keysOf(pointer).reduce(child, side === 'request' ? called.request : called.response);
}
