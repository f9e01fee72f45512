/** Adds the header `Idempotency-Key` to the document: to every operation that writes, with its responses. */
import { type Json, JsonNode } from '../runtime/document.ts';

/** Returns whether an operation only reads, by the first word of its title. */
export const onlyReads = (operationId: string): boolean => /^(?:get|check)(?=\p{Lu})/u.test(operationId);

const parameter = { name: 'IdempotencyKey', place: { $ref: '#/components/parameters/IdempotencyKey' } };
const header = { name: 'IdempotencyReplayed', place: { $ref: '#/components/headers/IdempotencyReplayed' } };
const conflict = { name: 'IdempotencyConflict', place: { $ref: '#/components/responses/IdempotencyConflict' } };

/** Adds header and responses to a bundled document. `shared`: the document that describes them. */
export function addIdempotency(bundle: Json, shared: Json): void {
  const document = new JsonNode(bundle);
  const components = new JsonNode(shared).get('components');
  const { object: own } = document.get('components');
  const copy = (section: string, name: string): void => {
    const before = document.in('components', section);
    own[section] = { ...(before.exists ? before.object : {}), [name]: components.in(section, name).written };
  };
  copy('parameters', parameter.name);
  copy('headers', header.name);
  copy('responses', conflict.name);
  const root = new JsonNode(bundle);
  for (const path of root.get('paths').keys) {
    const operation = root.in('paths', path, 'post');
    const isPublic = operation.get('security').items.every((requirement) => requirement.keys.length === 0);
    if (!isPublic && !onlyReads(operation.get('operationId').string)) addTo(operation);
  }
}

function addTo(operation: JsonNode): void {
  const parameters = operation.get('parameters');
  operation.object.parameters = [...(parameters.exists ? parameters.items.map(({ written }) => written) : []), parameter.place];
  const responses = operation.get('responses');
  for (const status of responses.keys.filter((one) => one.startsWith('2'))) {
    const response = responses.get(status);
    response.object.headers = { ...response.get('headers').object, 'Idempotency-Replayed': header.place };
  }
  const found = responses.get('409');
  responses.object['409'] = found.exists
    ? merged(found, operation.root.in('components', 'responses', conflict.name))
    : conflict.place;
}

/** Returns an operation's own 409 with the one of the key. */
function merged(own: JsonNode, added: JsonNode): Json {
  const media = ['content', 'application/json'] as const;
  const content = own.in(...media);
  const examples = { ...content.get('examples').object, ...added.in(...media, 'examples').object };
  return {
    ...own.object,
    description: `${own.get('description').string} ${added.get('description').string}`,
    headers: { ...own.get('headers').object, ...added.get('headers').object },
    content: { 'application/json': { ...content.object, examples } },
  };
}
