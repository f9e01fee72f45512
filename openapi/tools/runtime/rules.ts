/** Checks the rules that JSON Schema has no keyword for. */
import { type Bounded, failureLimits, type OpenObject, type OperationFacts } from '../../../generated/handlers.ts';
import type { ErrorDetail } from '../../../generated/types.ts';
import { at, pointerOf } from './document.ts';
import { truncate } from './text.ts';

export type Rules = Pick<OperationFacts, 'unique' | 'open' | 'bounded' | 'products'>;

/** Checks the rules of the document that JSON Schema has no keyword for. `bytes` is the size of the whole body. */
export const findBroken = ({ unique, open, bounded, products }: Rules, data: unknown, bytes: number): ErrorDetail[] => [
  ...findDuplicates(unique, data, '/data'),
  ...findLookAlikes(open, data, '/data'),
  ...findOversized(bounded, data, '/data', bytes),
  ...findExcess(products, data),
];

/** Returns the detail for an object whose custom fields have too many bytes. */
export const tooManyBytes = (field: string, maxBytes: number): ErrorDetail => ({
  field,
  reason: 'LENGTH',
  description: `must be at most ${maxBytes} bytes of JSON`,
});

/** Returns the detail for an object that has too many custom fields after merging. */
export const tooManyFields = (field: string, maxFields: number): ErrorDetail => ({
  field,
  reason: 'ITEMS',
  description: `must have at most ${maxFields} fields`,
});

/**
 * Finds duplicates in arrays that may hold each id once. `uniqueItems` cannot: it compares whole items. `value` is a request's `data` or a
 * line of an import.
 */
export const findDuplicates = (unique: OperationFacts['unique'], value: unknown, pointer: string): ErrorDetail[] =>
  unique.flatMap(({ path, by }) =>
    placesAt(value, path, pointer).flatMap(([array, items]): ErrorDetail[] => {
      const seen = new Map<unknown, number>();
      for (const [i, item] of Array.isArray(items) && items.length > 1 ? items.entries() : []) {
        const identity = identityOf(item, by);
        const first = seen.get(identity);
        if (first !== undefined)
          return [{ field: `${array}/${i}`, reason: 'DUPLICATE', description: `must not repeat ${array}/${first}` }];
        seen.set(identity, i);
      }
      return [];
    }),
  );

/** Returns the same value for two items that are duplicates. */
function identityOf(item: unknown, by: readonly string[]): unknown {
  const [first] = by;
  if (first === undefined) return item;
  return by.length === 1 ? at(item, first) : JSON.stringify(by.map((name) => at(item, name) ?? null));
}

/**
 * Finds custom fields whose name differs from a documented one only by letter case, or is `id`: a misspelt name would be stored, and have
 * no effect. `value` is a request's `data` or a line of an import.
 */
export const findLookAlikes = (open: readonly OpenObject[], value: unknown, pointer: string): ErrorDetail[] =>
  open.flatMap(({ path, idField, fields }) =>
    placesAt(value, path, pointer).flatMap(([place, object]) =>
      Object.keys(object ?? {})
        .filter((name) => !fields.includes(name))
        .flatMap((name): ErrorDetail[] => {
          const plain = name.toLowerCase();
          const meant = fields.find((field) => field.toLowerCase() === plain) ?? (plain === 'id' ? idField : undefined);
          if (meant === undefined) return [];
          const field = truncate(place + pointerOf(name), failureLimits.field);
          return [{ field, reason: 'UNKNOWN_MEMBER', description: `is not a known field; use ${meant}` }];
        }),
    ),
  );

/**
 * JSON.stringify writes at most six bytes for each byte that was read, as for `1e20`. So short bodies hold no oversized object, and
 * are not stringified.
 */
const maxGrowth = 6;

const utf8 = new TextEncoder();

/** Finds objects with more bytes of JSON than `x-max-bytes` in `value`: a request's `data` or a line of an import. `bytes` is the size of the whole body. */
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

/** Finds arrays whose lengths multiply to more than `x-max-product`. */
function findExcess(products: OperationFacts['products'], data: unknown): ErrorDetail[] {
  return products.flatMap(({ fields, max }) => {
    const product = fields.map((field) => lengthOf(at(data, field))).reduce((a, b) => a * b, 1);
    const others = (field: string) => fields.filter((other) => other !== field).map((other) => `/data/${other}`);
    if (product <= max) return [];
    return fields.map((field) => ({
      field: `/data/${field}`,
      reason: 'RANGE' as const,
      description: `and ${others(field).join(' and ')} must form at most ${max} combinations, not ${product}`,
    }));
  });
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
