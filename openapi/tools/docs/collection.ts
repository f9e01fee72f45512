/** Makes a collection of requests in Postman's format 2.1, which Bruno, Insomnia and others import too: one for each example of a request. */
import { documentedByScheme, sandboxUrl } from '../../../mock/sandbox/documented.ts';
import type { Json, JsonNode } from '../runtime/document.ts';
import { variableOf } from './call-code.ts';

/** The values of its variables work in the sandbox, whose credentials are those of the examples. */
export function makeCollection(document: JsonNode): Json {
  const operations = document.in('paths').keys.map((path) => ({ path, node: document.in('paths', path, 'post') }));
  const folders = document
    .in('tags')
    .items.map((tag) => ({
      name: tag.in('x-displayName').string,
      description: tag.in('description').string,
      item: operations
        .filter(({ node }) => node.in('tags').items[0]?.string === tag.in('name').string)
        .map(({ path, node }) => itemOf(path, node)),
    }))
    .filter(({ item }) => item.length > 0);
  const values = Object.entries(documentedByScheme()).map(([scheme, value]) => ({ key: variableOf(scheme), value }));
  return {
    info: {
      name: document.in('info', 'title').string,
      description: document.in('info', 'description').string,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    item: folders,
    variable: [{ key: 'COLLABORATION_URL', value: sandboxUrl }, ...values],
  };
}

/** Returns the request of an operation, or a folder with the requests of its examples. */
function itemOf(path: string, node: JsonNode): Json {
  const [name, description] = [node.in('summary').string, node.in('description').string];
  const examples = node.in('requestBody', 'content', 'application/json', 'examples').dereferenced();
  const header = [
    { key: 'content-type', value: 'application/json' },
    ...node.in('x-call', 'credentials').items.map((credential) => ({
      key: credential.in('header').string,
      value: `{{${variableOf(credential.in('scheme').string)}}}`,
    })),
  ];
  const requests = examples.keys.map((key) => ({
    name: examples.in(key, 'summary').string,
    request: {
      method: 'POST',
      url: `{{COLLABORATION_URL}}${path}`,
      header,
      body: {
        mode: 'raw',
        raw: JSON.stringify(examples.in(key, 'value').value, null, 2),
        options: { raw: { language: 'json' } },
      },
    },
  }));
  const [first, ...others] = requests;
  return first !== undefined && others.length === 0
    ? { name, request: { ...first.request, description } }
    : { name, description, item: requests };
}
