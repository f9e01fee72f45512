/** For the docs: marks extensions at their name, and explains them. */
import { isObject, type Rule } from './redocly.ts';

const named = { name: 'Named extension', what: 'the specification names this operation without showing it.' };
const added = { name: 'Added extension', what: 'the specification does not have this operation. It completes the others.' };

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
