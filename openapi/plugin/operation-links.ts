/** For the docs: where an operation is beside its page: in the client, in the console, and as Markdown. */
import { isObject, type Rule } from './redocly.ts';

export const operationLinks: Rule = () => ({
  Operation: {
    enter(node) {
      if (!isObject(node)) return;
      const id = String(node.operationId);
      const links = `In the client: \`${id}\`. [Try it in the console](console.html#${id}), or read [this page as Markdown](operations/${id}.md).`;
      Object.assign(node, { description: `${String(node.description)}\n\n${links}` });
    },
  },
});
