/** Finds objects with more bytes of JSON than the document allows (`x-max-bytes`). JSON Schema has no keyword for that. */
import { pointerOf } from '../../generated/document.ts';
import type { Bounded } from '../../generated/handlers.ts';
import { type ErrorDetail, tooManyBytes } from '../errors.ts';

/**
 * JSON.stringify writes at most six bytes for each byte that was read, as for `1e20`. So short bodies hold no oversized object, and
 * are not stringified.
 */
const maxGrowth = 6;

const utf8 = new TextEncoder();

/** Finds oversized objects in `value`: a request's `data` or a line of an import. `bytes` is the size of the whole body. */
export function findOversized(bounded: readonly Bounded[], value: unknown, pointer: string, bytes: number): ErrorDetail[] {
  return bounded
    .filter(({ maxBytes }) => bytes * maxGrowth > maxBytes)
    .flatMap(({ path, maxBytes }) =>
      placesAt(value, path, pointer)
        .filter(([, object]) => utf8.encode(JSON.stringify(object)).length > maxBytes)
        .map(([field]) => tooManyBytes(field, maxBytes)),
    );
}

/** Returns the values at the path with their JSON Pointers. `*` in the path stands for each item of an array or field of an object. */
export function placesAt(value: unknown, [name, ...rest]: readonly string[], pointer: string): [field: string, object: unknown][] {
  if (name === undefined) return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  if (name === '*') return Object.entries(value).flatMap(([key, item]) => placesAt(item, rest, pointer + pointerOf(key)));
  if (!Object.hasOwn(value, name)) return [];
  return placesAt(Reflect.get(value, name), rest, `${pointer}/${name}`);
}
