/**
 * Compares two documents, keyword by keyword, and rates each change for callers. Looser requests and tighter responses are safe; the
 * opposite breaks callers. A keyword or extension without a rule here counts as breaking, and `unknownKeys` finds it.
 */
import { isDeepStrictEqual } from 'node:util';
import { type Json, JsonNode, keysOf } from '../runtime/document.ts';
import { rootRules } from './document-rules.ts';
import { type Change, type Context, keysIn } from './rules.ts';

/** Returns the changes, each once with all its places. */
export function changesBetween(base: Json, revision: Json): Change[] {
  const found = new Map<string, Change>();
  const report = (change: Change) => {
    const key = JSON.stringify([change.verdict, change.at, change.keyword, change.text]);
    const same = found.get(key);
    if (same === undefined) found.set(key, change);
    else same.places.push(...change.places);
  };
  compare(base, revision, { report, unknown: () => {}, isSame: samenessOf(new JsonNode(base), new JsonNode(revision)) });
  return [...found.values()];
}

/** Returns the keys of a document that no rule knows, with their places. */
export function unknownKeys(document: Json): string[] {
  const found = new Set<string>();
  compare(document, document, { report: () => {}, unknown: (at) => found.add(at), isSame: () => false });
  return [...found];
}

function compare(base: Json, revision: Json, hooks: Pick<Context, 'report' | 'unknown' | 'isSame'>): void {
  const context = { place: { operation: '', message: '' }, isResponse: false, ...hooks };
  keysIn(rootRules)(new JsonNode(base), new JsonNode(revision), context, '');
}

function samenessOf(base: JsonNode, revision: JsonNode): Context['isSame'] {
  const hasSameLimits = isDeepStrictEqual(base.in('info', 'x-limits').value, revision.in('info', 'x-limits').value);
  // Keywords such as `x-max-bytes` name a limit.
  const areSameLimits = (value: Json | undefined) => hasSameLimits || !/"(?:x-max-\w+|limit)":/.test(JSON.stringify(value) ?? '');
  const written = (node: JsonNode) => (node.exists ? node.written : undefined);
  const hasSameText = (before: JsonNode, after: JsonNode) =>
    isDeepStrictEqual(written(before), written(after)) && areSameLimits(written(before));
  const known = new Map<string, boolean>();
  const isSameTarget = (reference: string): boolean => {
    const found =
      known.get(reference) ??
      [reference, ...reachable(base, base.in(...keysOf(reference)).value)].every((one) =>
        hasSameText(base.in(...keysOf(one)), revision.in(...keysOf(one))),
      );
    known.set(reference, found);
    return found;
  };
  return (before, after) => hasSameText(before, after) && referencesOf(written(before)).every(isSameTarget);
}

/** Returns the references of a value, and of everything that they lead to. A schema may refer to itself. */
export function reachable(document: JsonNode, value: Json | undefined): Set<string> {
  const found = new Set(referencesOf(value));
  for (const reference of found) {
    const target = document.in(...keysOf(reference));
    for (const further of referencesOf(target.exists ? target.written : undefined)) found.add(further);
  }
  return found;
}

const references = new WeakMap<object, string[]>();

function referencesOf(value: Json | undefined): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const known = references.get(value);
  if (known !== undefined) return known;
  const found = Array.from(JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g), ([, reference = '']) => reference);
  references.set(value, found);
  return found;
}
