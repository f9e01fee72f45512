/** `npm run diff` rates each change of the document as a consumer's maintainer would. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Json, JsonNode, pointerOf } from '../generated/document.ts';
import { verdicts } from '../openapi/tools/change-rules.ts';
import { changesBetween, unknownKeys } from '../openapi/tools/changes.ts';
import { plannedChanges } from './document-changes.ts';
import { edited } from './edited.ts';

const text = readFileSync(join(import.meta.dirname, '../generated/openapi.json'), 'utf8');
const document: Json = JSON.parse(text);
const root = new JsonNode(document);
const pathOf = new Map(root.get('paths').keys.map((path) => [root.in('paths', path, 'post', 'operationId').string, path]));

/** Returns the pointer of a place that begins with an operation or a schema. */
function pointerTo(place: string): string {
  if (place.startsWith('/')) return place;
  const [name = '', ...rest] = place.split('/');
  const path = pathOf.get(name);
  return [path === undefined ? `/components/schemas/${name}` : `/paths${pointerOf(path)}/post`, ...rest].join('/');
}

const verdictOf = (revision: Json) => {
  const found = new Set(changesBetween(document, revision).map(({ verdict }) => verdict));
  return verdicts.find((verdict) => found.has(verdict));
};

it('npm run diff rates 80 changes as a consumer’s maintainer does', () => {
  const judged = plannedChanges.map(({ verdict, edits }) => ({ edits: edits.map(([place]) => place), verdict }));
  const rated = plannedChanges.map(({ edits }) => ({
    edits: edits.map(([place]) => place),
    verdict: verdictOf(
      edited(
        document,
        edits.map(([place, ...value]) => [pointerTo(place), ...value]),
      ),
    ),
  }));
  expect(rated).toEqual(judged);
  expect(rated).toHaveLength(80);
});

it('npm run diff has a rule for every keyword and extension of the document', () => {
  expect(unknownKeys(document)).toEqual([]);
});
