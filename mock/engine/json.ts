/** Reads and changes JSON values at a JSON Pointer. */
import { isObject, type Json, keysOf, pointerOf } from '../../generated/document.ts';
import { at } from './examples.ts';

export interface JsonObject {
  readonly [member: string]: Json;
}

export function objectAt(value: Json | undefined, pointer: string): JsonObject {
  const found = at(value, pointer);
  return isObject(found) ? found : {};
}

/** Returns a copy with another value at the pointer; undefined removes the field. */
export function withValueAt(value: Json, pointer: string, member: Json | undefined): Json {
  const [key, ...rest] = keysOf(pointer);
  if (key === undefined) return member ?? null;
  if (Array.isArray(value))
    return value.map((item, i) => (i === Number(key) ? withValueAt(item, rest.map(pointerOf).join(''), member) : item));
  const { [key]: old, ...others } = isObject(value) ? value : {};
  const changed = rest.length === 0 ? member : withValueAt(old ?? null, rest.map(pointerOf).join(''), member);
  return changed === undefined ? others : { ...(isObject(value) ? value : {}), [key]: changed };
}
