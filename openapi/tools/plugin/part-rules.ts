/** House rules on parts: every operation in a part's file is served, under the part's own name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Document, isMap, parseDocument } from 'yaml';
import { isObject, type Members, Place, type Rule } from './redocly.ts';

const fileOf = (part: string): string => `${part}.yaml`;

/** Reads the parts' own files, since the bundler sees only operations that a path refers to. */
export const paths: Rule = () => ({
  Root(node, context) {
    const root = Place.of(node, context);
    const { absoluteRef } = context.location.source;
    const folder = dirname(absoluteRef);
    const parts = root.at('tags').children.map((tag) => String(tag.at('name').value));
    const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== basename(absoluteRef));
    for (const file of files) {
      const part = basename(file, '.yaml');
      if (parts.includes(part) || pathItemsIn(read(join(folder, file))).length === 0) continue;
      const message = `The file ${file} belongs to no tag: add - name: ${part}, with a description, to tags.`;
      context.report({ message, location: root.at('tags').location.key() });
    }
    const targets = new Set(Object.values(membersOf(node, 'paths')).map((item) => membersOf(item).$ref));
    for (const tag of root.at('tags').children) {
      const file = fileOf(String(tag.at('name').value));
      if (!existsSync(join(folder, file))) {
        tag.report(`This part has no file: write ${file} beside this one.`);
        continue;
      }
      const document = read(join(folder, file));
      const [mistake] = document.errors;
      if (mistake !== undefined) {
        const [what] = mistake.message.split(':\n');
        tag.report(`The file ${file} of this part cannot be read: ${what}.`);
        continue;
      }
      for (const item of pathItemsIn(document)) {
        const $ref = `${file}#/components/pathItems/${item}`;
        if (targets.has($ref)) continue;
        const message = `No path leads to ${item} of ${file}: add a line such as /v2/…: { $ref: ${$ref} }.`;
        context.report({ message, location: root.at('paths').location.key() });
      }
    }
  },
});

export const tag: Rule = () => {
  let whole: string;
  return {
    Root(_node, { location }) {
      whole = location.source.absoluteRef;
    },
    Paths: {
      Operation(node, context) {
        const file = basename(context.location.source.absoluteRef);
        const [tag] = Place.of(node, context).at('tags').children;
        // The document itself belongs to no part.
        if (tag === undefined || context.location.source.absoluteRef === whole || file === fileOf(String(tag.value))) return;
        tag.report(`An operation in ${file} needs the tag ${basename(file, '.yaml')}, or belongs in ${fileOf(String(tag.value))}.`);
      },
    },
  };
};

const read = (file: string): Document => parseDocument(readFileSync(file, 'utf8'));

/** Returns the names of path items in the file, which may have mistakes elsewhere. */
function pathItemsIn(document: Document): string[] {
  const found = document.getIn(['components', 'pathItems']);
  return isMap(found) ? found.items.map(({ key }) => String(key)) : [];
}

/** Returns the keys as written, without following a `$ref`. */
function membersOf(value: unknown, ...keys: string[]): Members {
  const found = keys.reduce((parent, key) => (isObject(parent) ? parent[key] : undefined), value);
  return isObject(found) ? found : {};
}
