/** Searches the contract for an assistant, with the search of the docs: operations and sections of the guides. */
import { readFileSync } from 'node:fs';
import { contractOperations, document, examplesOf, nodeOf, type Operation } from '../../../generated/operations.ts';
import { variableOf } from '../docs/call-code.ts';
import { sectionsOf } from '../docs/headings.ts';
import { makeMarkdown, makeOverview } from '../docs/markdown.ts';
import { makeSearch } from '../docs/search.ts';
import { searchEntries } from '../docs/search-entries.ts';
import { type Json, JsonNode } from '../runtime/document.ts';
import { shapeOf } from './shape.ts';

/** Characters of one page of results. */
const pageLength = 6000;
const maxResults = 8;

/** Returns a function that finds what matches a question best, in pages of limited size. */
export function makeLookup(): (question: string, page: number) => string {
  const tags: Json[] = JSON.parse(readFileSync(new URL('../../../generated/docs/guides.json', import.meta.url), 'utf8'));
  const contract = new JsonNode(document());
  const withGuides = new JsonNode({
    ...contract.object,
    tags: [...tags, ...contract.in('tags').items.map(({ written }) => written)],
  });
  const groups = makeMarkdown(withGuides);
  const passages = new Map(contractOperations.map((operation) => [`operations/${operation.id}.html`, operationPassage(operation)]));
  for (const { name, title, markdown } of groups.flatMap(({ pages }) => pages.filter((page) => page.name.startsWith('guides/')))) {
    for (const [i, section] of sectionsOf(markdown).entries()) {
      const heading = i === 0 ? title : `${title}: ${section.title}`;
      passages.set(i === 0 ? `${name}.html` : `${name}.html#${section.id}`, `# Guide: ${heading}\n\n${section.markdown}`);
    }
  }
  const search = makeSearch(searchEntries(makeOverview(withGuides, groups), groups));
  return (question, page) => {
    const found = search(question)
      .flatMap(({ place }) => passages.get(place) ?? [])
      .slice(0, maxResults);
    return found.length === 0 ? 'Nothing found. Search with other words.' : pageOf(found.join('\n\n---\n\n'), page);
  };
}

function pageOf(text: string, page: number): string {
  const pages = Math.ceil(text.length / pageLength);
  if (page > pages) return `There is no page ${page}. The last is page ${pages}.`;
  const part = text.slice((page - 1) * pageLength, page * pageLength);
  return page === pages ? part : `${part}\n\n[Page ${page} of ${pages}. For more, repeat the search with page ${page + 1}.]`;
}

/** Returns what a caller needs for an operation: credentials, description, the request's shape and examples. */
function operationPassage(operation: Operation): string {
  const node = nodeOf(operation);
  const [first, ...others] = Object.values(examplesOf(operation, 'requestBody')).map((body) =>
    JSON.stringify(new JsonNode(body).in('data').value),
  );
  return [
    `# Operation: ${operation.title}`,
    [
      `operation: ${operation.id} (POST ${operation.path})`,
      `${isWrite(operation) ? 'writes' : 'reads'}${operation.takesIdempotencyKey ? ', needs idempotencyKey' : ''}`,
      `credentials: ${
        node
          .get('security')
          .items.map(({ keys }) => keys.map(variableOf).join(' and '))
          .join(', or ') || 'none'
      }`,
      `data: ${shapeOf(node.in('requestBody', 'content', 'application/json', 'schema', 'properties', 'data'))}`,
      `example: ${first}`,
      ...others.slice(0, 2).map((other) => `example: ${other}`),
    ].join('\n'),
    node.in('description').string.trim(),
  ].join('\n\n');
}

export const isWrite = (operation: Operation): boolean => !operation.onlyReads;
