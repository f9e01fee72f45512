/** From bytes to a value: JSON in UTF-8, within the contract's limits, and holding only text that every database can keep. */
import { type Json, pointerOf } from '../../generated/document.ts';
import { limits } from '../../generated/server.ts';
import { invalidArgument } from '../errors.ts';

/** A byte order mark is text, which JSON does not begin with. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The JSON that the bytes are, or a failure that says why they cannot be taken. */
export function parse(bytes: Uint8Array): Json {
  const text = decode(bytes);
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const where = error instanceof Error ? /line \d+ column \d+/.exec(error.message)?.[0] : undefined;
    const problem = text.trim() === '' ? ', and is empty' : where === undefined ? '' : `, and has a mistake in ${where}`;
    throw invalidArgument({ field: '', reason: 'SYNTAX', description: `must be JSON${problem}` });
  }
  if (needsCheck(text)) checkText(value);
  return value;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw invalidArgument({ field: '', reason: 'ENCODING', description: 'must be in UTF-8' });
  }
}

/** NUL and lone surrogates only come as escapes, since the bytes are UTF-8; and depth takes brackets. Most bodies have neither. */
function needsCheck(text: string): boolean {
  if (text.includes('\\u')) return true;
  let brackets = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if ((code === openBrace || code === openBracket) && ++brackets > limits.bodyDepth) return true;
  }
  return false;
}

const openBrace = 0x7b;
const openBracket = 0x5b;

/** Walks the value without recursion: its depth is the caller's choice. */
function checkText(root: unknown): void {
  const waiting: { value: unknown; pointer: string; depth: number }[] = [{ value: root, pointer: '', depth: 1 }];
  for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) {
    const { value, pointer, depth } = item;
    if (typeof value === 'string') {
      checkString(value, pointer);
    } else if (typeof value === 'object' && value !== null) {
      if (depth > limits.bodyDepth) {
        throw invalidArgument({ field: '', reason: 'DEPTH', description: `must be at most ${limits.bodyDepth} levels deep` });
      }
      for (const [key, child] of Object.entries(value)) {
        if (!Array.isArray(value)) checkString(key, pointer);
        if (typeof child === 'string' || typeof child === 'object') {
          waiting.push({ value: child, pointer: pointer + pointerOf(key), depth: depth + 1 });
        }
      }
    }
  }
}

/** PostgreSQL cannot keep NUL, and would make every lone surrogate the same character, so that two ids could become one. */
function checkString(text: string, field: string): void {
  if (text.includes('\0'))
    throw invalidArgument({ field, reason: 'ENCODING', description: 'must not contain the character U+0000' });
  if (!text.isWellFormed())
    throw invalidArgument({ field, reason: 'ENCODING', description: 'must be well-formed Unicode, without lone surrogates' });
}
