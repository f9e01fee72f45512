/** Plain JSON values: read, changed in a copy, and written. */
import { at, pointerOf } from '../../../../generated/document.ts';

export interface JsonObject {
  readonly [key: string]: unknown;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A place in a value: the keys and indexes to it. */
export type Path = readonly string[];

export const pointer = (path: Path): string => path.map(pointerOf).join('');

export const valueAt = (value: unknown, path: Path): unknown => at(value, ...path);

/** Returns a copy with another value at the path; `undefined` removes the value. */
export function withValue(value: unknown, path: Path, wanted: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return wanted;
  const changed = withValue(at(value, key), rest, wanted);
  if (Array.isArray(value)) return value.toSpliced(Number(key), 1, ...(changed === undefined ? [] : [changed]));
  const members = new Map(Object.entries(objectOf(value)));
  if (changed === undefined) members.delete(key);
  else members.set(key, changed);
  // Works for every key: an assignment would lose `__proto__`.
  return Object.fromEntries(members);
}

export const withMember = (value: unknown, key: string, member: unknown): unknown => withValue(value, [key], member);

/** Returns the text to send for a value. JSON.stringify cannot write Infinity, which parsers read from 1e400, nor -0. */
export const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, item: unknown) => {
    if (item === Infinity) return '\u0001e400';
    return Object.is(item, -0) ? '\u00010' : item;
  })
    .replaceAll('"\\u0001e400"', '1e400')
    .replaceAll('"\\u00010"', '-0');

/** Returns the levels of arrays and objects. */
export function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/** Returns every text in a value: strings and keys. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [key, ...textsIn(item)]);
}

export function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

/** Returns every place in a value, the value itself first. */
export function pathsIn(value: unknown, path: Path = []): Path[] {
  const children = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...children.flatMap(([key, item]) => pathsIn(item, [...path, key]))];
}
