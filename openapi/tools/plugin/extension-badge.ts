/** For the docs: marks extensions with a badge at their name. */
import { isObject, type Rule } from './redocly.ts';

const badges = new Map<unknown, string>([
  ['named', 'Named extension'],
  ['added', 'Added extension'],
]);

export const extensionBadge: Rule = () => ({
  Operation: {
    enter(node) {
      if (!isObject(node)) return;
      const name = badges.get(node['x-extension']);
      if (name !== undefined) Object.assign(node, { 'x-badges': [{ name }] });
    },
  },
});
