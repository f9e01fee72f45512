/**
 * JSON of callers. V8 takes a name with escapes for another one if an earlier object had the same names before it, and then one that
 * begins like the escaped text (https://github.com/nodejs/node/issues/63785). So a caller could rename fields of others.
 */
import { randomUUID } from 'node:crypto';
import type { Json } from '../../generated/document.ts';

const text = /"[^"\\]*(?:\\.[^"\\]*)*"(\s*:)?/g;

/** Parses valid JSON with stand-ins for the escaped names. */
export function parseEscapedNames(json: string): Json {
  const mark = randomUUID();
  const names = new Map<string, string>();
  const plain = json.replaceAll(text, (written: string, colon?: string) => {
    if (colon === undefined || !written.includes('\\')) return written;
    const standIn = mark + names.size;
    names.set(standIn, String(JSON.parse(written.slice(0, -colon.length))));
    return `"${standIn}"${colon}`;
  });
  return renamed(JSON.parse(plain), names);
}

/** Recursive, since the depth is bounded. */
function renamed(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [names.get(name) ?? name, renamed(item ?? null, names)]));
}
