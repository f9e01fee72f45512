/**
 * JSON of callers. V8 takes a name with escapes for another one if an earlier object had the same names before it, and then one that
 * begins like the escaped text (https://github.com/nodejs/node/issues/63785). So a caller could rename fields of others.
 */
import type { Json } from '../../generated/document.ts';

const text = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

const escapedName = /[{,]\s*"[^"\\]*(?:\\.[^"\\]*)+"\s*:/;

export const hasEscapedName = (json: string): boolean => json.includes('\\') && escapedName.test(json);

/** Parses stored JSON, or that of a file. `JSON.stringify` escapes few names: those with quotes, backslashes or control characters. */
export const parseJson: typeof JSON.parse = (json) => (hasEscapedName(json) ? parseEscapedNames(json) : JSON.parse(json));

/** Parses valid JSON with stand-ins for the escaped names. */
export function parseEscapedNames(json: string): Json {
  let mark: string;
  do mark = Math.random().toString(36);
  while (json.includes(mark));
  const names: string[] = [];
  const plain = json.replaceAll(text, (written: string, colon?: string) => {
    if (colon === undefined || !written.includes('\\')) return written;
    names.push(written.slice(0, -colon.length));
    return `"${mark}${names.length - 1}"${colon}`;
  });
  const decoded: string[] = JSON.parse(`[${names.join(',')}]`);
  const nameOf = (key: string): string => (key.startsWith(mark) ? (decoded[Number(key.slice(mark.length))] ?? key) : key);
  return renamed(JSON.parse(plain), nameOf);
}

/** Recursive, since the depth is bounded. */
function renamed(value: Json, nameOf: (key: string) => string): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, nameOf));
  const object: { [name: string]: Json } = {};
  for (const key in value) {
    const name = nameOf(key);
    const item = renamed(value[key] ?? null, nameOf);
    if (name === '__proto__')
      Object.defineProperty(object, name, { value: item, enumerable: true, writable: true, configurable: true });
    else object[name] = item;
  }
  return object;
}
