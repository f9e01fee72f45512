/** For the docs: an extension is marked where its name stands, and says what it is. */
import { isObject, type Rule } from './redocly.ts';

const named = { name: 'Named extension', what: 'the specification names this operation and does not show it.' };
const added = { name: 'Added extension', what: 'the specification does not have this operation; it makes the others whole.' };

export const extensionBadge: Rule = () => ({
  Operation: {
    enter(node) {
      if (!isObject(node)) return;
      const badge = node['x-extension'] === 'named' ? named : node['x-extension'] === 'added' ? added : undefined;
      if (badge === undefined) return;
      const description = `**${badge.name}**: ${badge.what}\n\n${String(node.description)}`;
      Object.assign(node, { 'x-badges': [{ name: badge.name }], description });
    },
  },
});
