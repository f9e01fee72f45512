/** Compares a response with its documented example. */
import { isObject, type Path, pointer } from './corpus/json.ts';

export interface Difference {
  path: Path;
  expected: unknown;
  got: unknown;
}

/** Texts for people: the contract promises none of their words. */
const prose = new Set(['message', 'description']);

/**
 * Returns the first difference. Values of the server's own choice (its ids, tokens and times) need only the same type. `isLiteral`: texts
 * for people and the order of fields count.
 */
export function differenceOf(expected: unknown, got: unknown, isLiteral = false, path: Path = []): Difference | undefined {
  const isProse = !isLiteral && typeof expected === 'string' && prose.has(path.at(-1) ?? '');
  if (isProse || isOfTheServer(expected, path.at(-1))) return typeof got === typeof expected ? undefined : { path, expected, got };
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length) return { path, expected, got };
    return firstOf(
      expected.map((item, i) => [String(i), item, got[i]]),
      isLiteral,
      path,
    );
  }
  if (!isObject(expected)) return Object.is(expected, got) ? undefined : { path, expected, got };
  if (!isObject(got)) return { path, expected, got };
  const [wanted, found] = [membersOf(expected), membersOf(got)];
  const odd = [...wanted.keys()].find((key) => !found.has(key)) ?? [...found.keys()].find((key) => !wanted.has(key));
  if (odd !== undefined) return { path: [...path, odd], expected: wanted.get(odd), got: found.get(odd) };
  const [order, other] = [[...wanted.keys()], [...found.keys()]];
  if (isLiteral && order.some((key, i) => key !== other[i])) return { path, expected: order, got: other };
  return firstOf(
    [...wanted].map(([key, member]) => [key, member, found.get(key)]),
    isLiteral,
    path,
  );
}

function firstOf(
  members: [key: string, expected: unknown, got: unknown][],
  isLiteral: boolean,
  path: Path,
): Difference | undefined {
  for (const [key, expected, got] of members) {
    const difference = differenceOf(expected, got, isLiteral, [...path, key]);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

/** Returns the fields. Keys of the server's choice are replaced by their position. */
function membersOf(value: { readonly [key: string]: unknown }): Map<string, unknown> {
  return new Map(Object.entries(value).map(([key, member], i) => [isOfTheServer(key) ? `(id ${i})` : key, member]));
}

const ofTheServer = [
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?:\.\d+)?$/,
  /_[0-9a-f]{64}$/,
  /^whsec_/,
  /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/,
];

function isOfTheServer(value: unknown, key?: string): boolean {
  if (typeof value === 'number') return value > 1e12;
  if (typeof value !== 'string') return false;
  return key === 'pageToken' || ofTheServer.some((pattern) => pattern.test(value));
}

const shortened = (value: unknown): string =>
  value === undefined ? 'nothing' : (JSON.stringify(value)?.slice(0, 300) ?? String(value));

export const inWords = ({ path, expected, got }: Difference): { problem: string; rule: string } => ({
  problem: `${pointer(path) || 'The body'} is ${shortened(got)}.`,
  rule: `The example has ${shortened(expected)} there.`,
});
