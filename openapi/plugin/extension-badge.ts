/** For the docs: an extension is marked where its name stands, and says what it is. */
import { isObject, type Rule } from './redocly.ts';

export const extensionBadge: Rule = () => ({
  Operation: {
    enter(node) {
      if (!isObject(node) || node['x-extension'] !== true) return;
      const what = '**Extension**: the specification names or needs this operation and does not show it.';
      Object.assign(node, { 'x-badges': [{ name: 'Extension' }], description: `${what}\n\n${String(node.description)}` });
    },
  },
});
