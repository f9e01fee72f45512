/** `npm run diff` rates each change of the document as a consumer's maintainer would. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Json, JsonNode, keysOf } from '../generated/document.ts';
import { changesBetween, unknownKeys, verdicts } from '../openapi/tools/changes.ts';
import { type Edit, plannedChanges } from './document-changes.ts';

const text = readFileSync(join(import.meta.dirname, '../generated/openapi.json'), 'utf8');
const document: Json = JSON.parse(text);
const root = new JsonNode(document);
const pathOf = new Map(root.get('paths').keys.map((path) => [root.in('paths', path, 'post', 'operationId').string, path]));

function keysAt(place: string): string[] {
  if (place.startsWith('/')) return keysOf(place);
  const [name = '', ...rest] = keysOf(`/${place}`);
  const path = pathOf.get(name);
  return path === undefined ? ['components', 'schemas', name, ...rest] : ['paths', path, 'post', ...rest];
}

/** Returns a value with an edit at the keys. Everything else is shared. */
function edited(value: Json | undefined, [key, ...rest]: readonly string[], edit: Edit): Json {
  if (key === undefined || typeof value !== 'object' || value === null) throw new Error(`The document has no ${edit[0]}.`);
  const fields = new Map(Object.entries(value));
  if (rest.length > 0) fields.set(key, edited(fields.get(key), rest, edit));
  else if (edit[1] !== undefined) fields.set(key, edit[1]);
  else if (!fields.delete(key)) throw new Error(`The document has no ${edit[0]}.`);
  return Array.isArray(value) ? [...fields.values()] : Object.fromEntries(fields);
}

const withEdits = (edits: readonly Edit[]): Json => edits.reduce((value, edit) => edited(value, keysAt(edit[0]), edit), document);

const verdictOf = (revision: Json) => {
  const found = new Set(changesBetween(document, revision).map(({ verdict }) => verdict));
  return verdicts.find((verdict) => found.has(verdict));
};

describe('npm run diff', () => {
  it('Rates 80 changes as a consumer’s maintainer does', () => {
    const judged = plannedChanges.map(({ verdict, edits }) => ({ edits: edits.map(([place]) => place), verdict }));
    const rated = plannedChanges.map(({ edits }) => ({
      edits: edits.map(([place]) => place),
      verdict: verdictOf(withEdits(edits)),
    }));
    expect(rated).toEqual(judged);
    expect(rated).toHaveLength(80);
  });

  it('Knows every keyword and extension of the document', () => {
    expect(unknownKeys(document)).toEqual([]);
  });
});
