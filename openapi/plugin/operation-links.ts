/** For the docs: links operations to the API explorer and to their Markdown page. */
import { isObject, type Rule } from './redocly.ts';

export const operationLinks: Rule = () => ({
  Operation: {
    enter(node) {
      if (!isObject(node)) return;
      const id = String(node.operationId);
      const links = [
        `Client method: \`${id}\`.`,
        `The [API explorer](explorer.html#${id}) calls it, and shows the code for each example.`,
        `This page is also available [as Markdown](operations/${id}.md).`,
      ];
      Object.assign(node, { description: `${String(node.description)}\n\n${links.join(' ')}` });
    },
  },
});
