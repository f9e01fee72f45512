/** Reads request bodies: bytes within the limits of the contract and of the process, then I-JSON (RFC 7493) that every database can keep. */
import type { IncomingMessage } from 'node:http';
import { type Json, pointerOf } from '../../generated/document.ts';
import { limits } from '../../generated/handlers.ts';
import type { ErrorDetail } from '../../generated/types.ts';
import { hasEscapedName, parseEscapedNames } from '../database/json.ts';
import { Failure, invalidArgument, tooLarge, unavailable } from '../errors.ts';
import { memory } from './admission.ts';

interface BodyLimits {
  maxBytes: number;
  /** Milliseconds in which the body must have arrived. */
  timeoutMs: number;
}

/** Reads the whole body. Enforces the limit while reading, since the header may lie. */
export function readBytes(req: IncomingMessage, bounds: BodyLimits): Buffer | Promise<Buffer> {
  const { maxBytes } = bounds;
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw refuse(req, tooLarge(maxBytes));
  if (!req.complete) return readAsItComes(req, bounds);
  // Most bodies arrive with the header.
  const bytes = req.read() ?? Buffer.alloc(0);
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  return bytes;
}

function readAsItComes(req: IncomingMessage, { maxBytes, timeoutMs }: BodyLimits): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    let buffer = Buffer.alloc(0);
    let length = 0;
    // Copies chunks: kept as small as a byte, they would take many times their size.
    const take = (chunk: Buffer) => {
      const needed = length + chunk.length;
      if (needed > maxBytes) return giveUp(tooLarge(maxBytes));
      if (needed > buffer.length) grow(Math.min(Math.max(needed, 2 * buffer.length), maxBytes));
      length += chunk.copy(buffer, length);
    };
    const grow = (size: number) => {
      const added = size - buffer.length;
      const grown = Buffer.allocUnsafe(size);
      buffer.copy(grown);
      buffer = grown;
      memory.hold(req, added, () => giveUp(unavailable(undefined, 'memory')));
    };
    const giveUp = (failure: Failure) => {
      stopReading();
      buffer = Buffer.alloc(0);
      reject(refuse(req, failure));
    };
    const stopReading = () => {
      clearTimeout(timer);
      req.off('data', take);
      memory.release(req);
    };
    const timer = setTimeout(() => giveUp(tooSlow()), timeoutMs);
    req.on('data', take);
    req.on('end', () => {
      stopReading();
      resolve(buffer.subarray(0, length));
    });
    // Emitted also if the caller disconnects before the end.
    req.on('error', () => giveUp(invalidArgument({ field: '', reason: 'SYNTAX', description: 'arrived incomplete' })));
  });
}

/** Drops the rest of the body. The connection ends with the response (connections.ts). */
function refuse(req: IncomingMessage, failure: Failure): Failure {
  req.resume();
  return failure;
}

const tooSlow = (): Failure => new Failure('INVALID_ARGUMENT', 'The request body did not arrive in time.', { httpStatus: 408 });

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
    const problem = text.trim() === '' ? ', but is empty' : where === undefined ? '' : `; the syntax error is at ${where}`;
    throw invalidArgument({ field: '', reason: 'SYNTAX', description: `must be JSON${problem}` });
  }
  if (hasEscapedName(text)) value = parseEscapedNames(text);
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
        throw invalidArgument({
          field: '',
          reason: 'DEPTH',
          description: `must be nested at most ${limits.bodyDepth} levels deep`,
        });
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
  /** The path of the text, or of the object with the bad key. */
  keys: string[];
}

/** Recursive, since the depth is bounded. Builds a pointer only for bad text. */
function findBadText(value: Json): BadText | undefined {
  if (typeof value === 'string') {
    const description = problemOfText(value);
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
    const description = problemOfText(key);
    if (description !== undefined) return { description, keys: [] };
    const found = findBadText(value[key] ?? null);
    if (found !== undefined) return { ...found, keys: [key, ...found.keys] };
  }
  return undefined;
}

/** PostgreSQL cannot keep NUL. It turns all lone surrogates into one character, so two ids could become one. */
function problemOfText(text: string): string | undefined {
  if (text.includes('\0')) return 'must not contain the character U+0000';
  return text.isWellFormed() ? undefined : 'must be well-formed Unicode, without lone surrogates';
}

/** An array or object around the current place. */
interface Level {
  /** The names until here; undefined in an array. */
  names: Set<string> | undefined;
  /** The name or index of the current value. */
  key: string | number;
}

/**
 * Returns the first difference between JSON and I-JSON, with its place: a name twice in an object, or a number that a caller would not
 * get back as it was sent.
 */
function findUnsafe(text: string): ErrorDetail | undefined {
  const levels: Level[] = [];
  const detail = (reason: ErrorDetail['reason'], description: string): ErrorDetail => {
    return { field: levels.map(({ key }) => pointerOf(String(key))).join(''), reason, description };
  };
  let level: Level | undefined;
  let isBeforeName = false;
  for (let i = 0; i < text.length; i++) {
    switch (text[i]) {
      case '{':
      case '[':
        isBeforeName = text[i] === '{';
        level = isBeforeName ? { names: new Set(), key: '' } : { names: undefined, key: 0 };
        levels.push(level);
        break;
      case '}':
      case ']':
        levels.pop();
        level = levels.at(-1);
        break;
      case ',':
        if (typeof level?.key === 'number') level.key++;
        else isBeforeName = true;
        break;
      case '"': {
        const start = i;
        let hasEscape = false;
        for (i++; text[i] !== '"'; i++) {
          if (text[i] !== '\\') continue;
          hasEscape = true;
          i++;
        }
        if (level?.names === undefined || !isBeforeName) break;
        level.key = hasEscape ? String(JSON.parse(text.slice(start, i + 1))) : text.slice(start + 1, i);
        if (level.names.has(level.key)) return detail('DUPLICATE', 'must appear only once in its object');
        level.names.add(level.key);
        isBeforeName = false;
        break;
      }
      default: {
        const number = numberAt(text, i);
        if (number === undefined) break;
        const description = problemOfNumber(number);
        if (description !== undefined) return detail('RANGE', description);
        i += number.length - 1;
      }
    }
  }
  return undefined;
}

const number = /-?\d[\d.eE+-]*/y;

function numberAt(text: string, at: number): string | undefined {
  number.lastIndex = at;
  return number.exec(text)?.[0];
}

/** From here on, every JSON writer uses an exponent. */
const firstWithExponent = 1e21;

/**
 * Integers beyond the safe ones lose digits. With an exponent, they would be written out in the response, and rejected when sent
 * back.
 */
function problemOfNumber(written: string): string | undefined {
  const size = Math.abs(Number(written));
  if (size <= Number.MAX_SAFE_INTEGER) {
    const isRoundedToZero = size === 0 && /[1-9]/.test(written.replace(/e.*/i, ''));
    return isRoundedToZero ? `must be 0 or at least ${Number.MIN_VALUE} in absolute value` : undefined;
  }
  if (size < firstWithExponent || !/e/i.test(written)) {
    return `must be from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}: larger integers lose precision`;
  }
  return Number.isFinite(size) ? undefined : `must be at most ${Number.MAX_VALUE} in absolute value`;
}
