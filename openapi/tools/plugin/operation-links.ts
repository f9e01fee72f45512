/** For the docs: links titles of operations in texts to their operation. */
import { isObject, Place, type Rule } from './redocly.ts';

/** Returns the place of each operation on the page, by title. */
function placesOf(document: Place): Map<string, string> {
  const operations = document.at('paths').children.map((path) => path.at('post'));
  return new Map(
    operations.map((operation) => {
      const [part] = operation.at('tags').children;
      return [String(operation.at('summary').value), `#/${part?.value}/${String(operation.at('operationId').value).toLowerCase()}`];
    }),
  );
}

/** Links the titles of operations in a text, except in code, headings and links, and except to `own`. */
export function withOperationLinks(markdown: string, document: Place, own?: unknown): string {
  const places = placesOf(document);
  // Tries longer titles first, since some begin with another title.
  const titles = [...places.keys()].sort((a, b) => b.length - a.length);
  const passages = new RegExp(
    String.raw`\x60\x60\x60[\s\S]*?\x60\x60\x60|\x60[^\x60]*\x60|^#.*$|\[[^\]]*\]\([^)]*\)|\b(${titles.join('|').replaceAll(' ', String.raw`\s+`)})\b`,
    'gm',
  );
  return markdown.replaceAll(passages, (passage, title?: string) => {
    const name = title?.replaceAll(/\s+/g, ' ') ?? own;
    return name === own ? passage : `[${name}](${places.get(String(name))})`;
  });
}

export const operationLinks: Rule = () => {
  let document: Place;
  return {
    Root: {
      enter(node, context) {
        document = Place.of(node, context);
      },
    },
    Operation: {
      enter(node) {
        if (!isObject(node)) return;
        Object.assign(node, { description: withOperationLinks(String(node.description), document, node.summary) });
      },
    },
  };
};
