/** Parses JSON bodies in UTF-8, within the contract's limits. Accepts only text that every database can keep. */
import { type Json, pointerOf } from '../../generated/document.ts';
import { limits } from '../../generated/server.ts';
import { invalidArgument } from '../errors.ts';

/** A byte order mark counts as text, so JSON that begins with one is refused. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Returns the parsed body. Throws a failure that names the mistake. */
export function parse(bytes: Uint8Array): Json {
  checkDepth(bytes);
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
  return value;
}

const quote = 0x22;
const backslash = 0x5c;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const openBrace = 0x7b;
const closeBrace = 0x7d;

/** Comes before parsing: half a million levels hold the parser for a tenth of a second. */
function checkDepth(bytes: Uint8Array): void {
  let depth = 0;
  let isInString = false;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i];
    if (isInString) {
      if (byte === backslash) i++;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) {
      isInString = true;
    } else if (byte === openBrace || byte === openBracket) {
      if (++depth > limits.bodyDepth) {
        throw invalidArgument({ field: '', reason: 'DEPTH', description: `must be at most ${limits.bodyDepth} levels deep` });
      }
    } else if (byte === closeBrace || byte === closeBracket) {
      depth--;
    }
  }
}

function decode(bytes: Uint8Array): string {
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
