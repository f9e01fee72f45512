/** Compares the least and greatest values of numbers, which a keyword may include or exclude. */
import { isDeepStrictEqual } from 'node:util';
import type { JsonNode } from '../runtime/document.ts';
import { type Context, listOf, short, tell } from './rules.ts';

interface Limit {
  /** The keyword that includes the limit, and the one that excludes it. */
  keywords: readonly [string, string];
  /** 1 if greater limits are tighter, and otherwise -1. */
  sign: 1 | -1;
}

export const lower: Limit = { keywords: ['minimum', 'exclusiveMinimum'], sign: 1 };
export const upper: Limit = { keywords: ['maximum', 'exclusiveMaximum'], sign: -1 };

/** Compares the limits of a number. An integer above 0 is at least 1. */
export function limit({ keywords, sign }: Limit, before: JsonNode, after: JsonNode, context: Context): void {
  const tightest = (part: JsonNode) => {
    const isWhole = isInteger(part);
    return keywords
      .flatMap((keyword, i): Ranked[] => {
        const value = Number(part.get(keyword).value) * sign;
        if (Number.isNaN(value)) return [];
        if (isWhole) return [{ keyword, rank: i === 0 ? Math.ceil(value) : Math.floor(value) + 1, isExclusive: false }];
        return [{ keyword, rank: value, isExclusive: i === 1 }];
      })
      .reduce((one, other) => (isAbove(other, one) ? other : one), none);
  };
  const [from, to] = [tightest(before), tightest(after)];
  if (!isAbove(from, to) && !isAbove(to, from)) return;
  const keyword = to.keyword || from.keyword;
  const [one, other] = [before.get(from.keyword || keyword), after.get(keyword)];
  const became = `\`${from.keyword}\` ${short(one.value)} became \`${keyword}\` ${short(other.value)}`;
  const text = from.keyword === keyword || from.keyword === '' ? undefined : became;
  tell(one, other, context, keyword, isAbove(to, from) ? 'tighter' : 'looser', text);
}

interface Ranked {
  keyword: string;
  rank: number;
  isExclusive: boolean;
}

const none: Ranked = { keyword: '', rank: Number.NEGATIVE_INFINITY, isExclusive: false };

const isAbove = (one: Ranked, other: Ranked): boolean =>
  one.rank > other.rank || (one.rank === other.rank && one.isExclusive && !other.isExclusive);

const isInteger = (part: JsonNode): boolean =>
  isDeepStrictEqual(
    listOf(part.get('type').value).filter((type) => type !== 'null'),
    ['integer'],
  );
