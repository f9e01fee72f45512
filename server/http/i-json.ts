/**
 * Finds the difference between JSON and I-JSON (RFC 7493) in a text that is JSON: a name twice in an object, and a number that a caller
 * would not get back as it was sent. Nothing here needs Node.js.
 */
import { pointerOf } from '../../generated/document.ts';
import type { ErrorDetail } from '../errors.ts';

/** An array or object around the current place. */
interface Level {
  /** The names until here; undefined in an array. */
  names: Set<string> | undefined;
  /** The name or index of the current value. */
  key: string | number;
}

/** Returns the first duplicate name or unsafe number, with its place. */
export function findUnsafe(text: string): ErrorDetail | undefined {
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
        const description = problemOf(number);
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

/** Integers beyond the safe ones lose digits. With an exponent, they would be written out in the response, and refused when sent back. */
function problemOf(written: string): string | undefined {
  const size = Math.abs(Number(written));
  if (size <= Number.MAX_SAFE_INTEGER) {
    const isRoundedToZero = size === 0 && /[1-9]/.test(written.replace(/e.*/i, ''));
    return isRoundedToZero ? `must be 0, or at least ${Number.MIN_VALUE} in size` : undefined;
  }
  if (size < firstWithExponent || !/e/i.test(written)) {
    return `must be from ${Number.MIN_SAFE_INTEGER} to ${Number.MAX_SAFE_INTEGER}: larger integers lose digits`;
  }
  return Number.isFinite(size) ? undefined : `must be at most ${Number.MAX_VALUE} in size`;
}
