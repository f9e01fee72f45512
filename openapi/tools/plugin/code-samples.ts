/** For the docs: code samples in each language, for each example of the operation's request. */
import { type Call, languages } from '../docs/call-code.ts';
import { credentialsOf, resultData } from './messages.ts';
import { isObject, Place, type Rule } from './redocly.ts';

function kindOf(operation: Place): Call['kind'] {
  if (operation.at('x-pagination').exists) return 'paged';
  if (operation.at('x-poll').exists) return 'job';
  const item = resultData(operation).at('additionalProperties');
  if (item.at('oneOf').children.some((branch) => branch.at('properties', 'success').exists)) return 'bulk';
  return operation.at('responses').keys.some((status) => status === '404' || status === '409') ? 'refusable' : 'plain';
}

export const codeSamples: Rule = () => {
  const headerOf = new Map<string, string>();
  return {
    // Runs before the operations. Bundled documents have no other place for shared samples.
    Root: {
      enter(node, context) {
        const schemes = Place.of(node, context).at('components', 'securitySchemes');
        for (const name of schemes.keys) headerOf.set(name, String(schemes.at(name, 'name').value));
      },
    },
    PathItem: {
      enter(node, context) {
        const operation = Place.of(node, context).at('post');
        if (!isObject(operation.value)) return;
        const path = decodeURIComponent(context.location.absolutePointer.split('/').at(-1) ?? '').replaceAll('~1', '/');
        const credentials = credentialsOf(operation).map((scheme) => ({ scheme, header: headerOf.get(scheme) ?? scheme }));
        const call = { operationId: String(operation.at('operationId').value), path, kind: kindOf(operation), credentials };
        const examples = operation.at('requestBody', 'content', 'application/json', 'examples').children;
        const samples = examples.flatMap((example) =>
          languages.map(({ lang, label, write }) => ({ lang, label, source: write(call, example.at('value').value) })),
        );
        Object.assign(operation.value, { 'x-codeSamples': samples, 'x-call': call });
      },
    },
  };
};
