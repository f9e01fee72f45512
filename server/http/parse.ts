/** Parses I-JSON bodies (RFC 7493), within the contract's limits. Accepts only text that every database can keep. */
import { type Json, pointerOf } from '../../generated/document.ts';
import { limits } from '../../generated/handlers.ts';
import { invalidArgument } from '../errors.ts';
import { findUnsafe } from './i-json.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns the parsed body. Throws a failure that names the mistake. */
export function parse(bytes: Uint8Array): Json {
  const { names, hasUnusualNumber } = scan(bytes);
  const text = decode(bytes);
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const where = error instanceof Error ? /line \d+ column \d+/.exec(error.message)?.[0] : undefined;
    const problem = text.trim() === '' ? ', and is empty' : where === undefined ? '' : `, and has a mistake in ${where}`;
    throw invalidArgument({ field: '', reason: 'SYNTAX', description: `must be JSON${problem}` });
  }
  // NUL and lone surrogates only come as escapes, since the bytes are UTF-8.
  if (text.includes('\\u')) checkText(value);
  if (hasUnusualNumber || countMembers(value) < names) {
    const unsafe = findUnsafe(text);
    if (unsafe !== undefined) throw invalidArgument(unsafe);
  }
  return value;
}

const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const colon = 0x3a;
const point = 0x2e;
const smallE = 0x65;
const toSmall = 0x20;

const isDigit = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

/** Integers with fewer digits are safe. */
const unsafeDigits = String(Number.MAX_SAFE_INTEGER).length;
/** Fractions with fewer digits are not rounded to 0. */
const roundedDigits = 300;

interface Scan {
  /** The names of fields, counted with repetitions. */
  names: number;
  /** Whether a number has an exponent or many digits. It may still be a safe one. */
  hasUnusualNumber: boolean;
}

/**
 * Comes before parsing: half a million levels hold the parser for a tenth of a second. Counts also everything that a parsed value no
 * longer shows.
 */
function scan(bytes: Uint8Array): Scan {
  const { length } = bytes;
  const at = (i: number): number => bytes[i] ?? 0;
  let depth = 0;
  let names = 0;
  let hasUnusualNumber = false;
  for (let i = 0; i < length; i++) {
    const byte = at(i);
    if (byte === quote) {
      for (i++; i < length && at(i) !== quote; i++) if (at(i) === backslash) i++;
    } else if (byte === colon) {
      names++;
    } else if (byte === openBrace || byte === openBracket) {
      if (++depth > limits.bodyDepth) {
        throw invalidArgument({ field: '', reason: 'DEPTH', description: `must be at most ${limits.bodyDepth} levels deep` });
      }
    } else if (byte === closeBrace || byte === closeBracket) {
      depth--;
    } else if (isDigit(byte)) {
      const start = i;
      while (isDigit(at(i + 1))) i++;
      if (i - start + 1 >= unsafeDigits) hasUnusualNumber = true;
      if (at(i + 1) === point) {
        const startOfFraction = ++i;
        while (isDigit(at(i + 1))) i++;
        if (i - startOfFraction >= roundedDigits) hasUnusualNumber = true;
      }
      if ((at(i + 1) | toSmall) === smallE) hasUnusualNumber = true;
    }
  }
  return { names, hasUnusualNumber };
}

/** Counts the fields at any depth. Recursive, since the depth is bounded. */
function countMembers(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  let members = 0;
  if (Array.isArray(value)) for (const item of value) members += countMembers(item);
  else for (const key in value) members += 1 + countMembers(value[key] ?? null);
  return members;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    throw invalidArgument({ field: '', reason: 'ENCODING', description: 'must not begin with a byte order mark' });
  }
  try {
    return utf8.decode(bytes);
  } catch {
    throw invalidArgument({ field: '', reason: 'ENCODING', description: 'must be in UTF-8' });
  }
}

function checkText(value: Json): void {
  const found = findBadText(value);
  if (found !== undefined) {
    throw invalidArgument({ field: found.keys.map(pointerOf).join(''), reason: 'ENCODING', description: found.description });
  }
}

interface BadText {
  description: string;
  /** The keys that lead to the text, or to the object with the bad key. */
  keys: string[];
}

/** Recursive, since the depth is bounded. Builds a pointer only for bad text. */
function findBadText(value: Json): BadText | undefined {
  if (typeof value === 'string') {
    const description = problemOf(value);
    return description === undefined ? undefined : { description, keys: [] };
  }
  if (typeof value !== 'object' || value === null) return undefined;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = findBadText(value[i] ?? null);
      if (found !== undefined) return { ...found, keys: [String(i), ...found.keys] };
    }
    return undefined;
  }
  for (const key in value) {
    const description = problemOf(key);
    if (description !== undefined) return { description, keys: [] };
    const found = findBadText(value[key] ?? null);
    if (found !== undefined) return { ...found, keys: [key, ...found.keys] };
  }
  return undefined;
}

/** PostgreSQL cannot keep NUL. It turns all lone surrogates into one character, so two ids could become one. */
function problemOf(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain the character U+0000';
  return text.isWellFormed() ? undefined : 'must be well-formed Unicode, without lone surrogates';
}
