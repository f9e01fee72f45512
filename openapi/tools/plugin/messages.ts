/** Finds parts of an operation that several rules check. */
import { keysOf } from '../runtime/document.ts';
import type { Place } from './redocly.ts';

const json = 'application/json';

/** Returns the schemes of the operation's first alternative. */
export const credentialsOf = (operation: Place): string[] => operation.at('security').children[0]?.keys ?? [];

export const examplesIn = (message: Place): Place => message.at('content', json, 'examples');

export const requestSchema = (operation: Place): Place => operation.at('requestBody', 'content', json, 'schema');

/** Returns the schemas of all responses, with any status. */
export const replySchemas = (operation: Place): Place[] =>
  operation.at('responses').children.map((reply) => reply.at('content', json, 'schema'));

/** Returns the schema of the success response. */
export function responseSchema(operation: Place): Place {
  const success = operation.at('responses').keys.find((status) => status.startsWith('2')) ?? '200';
  return operation.at('responses', success, 'content', json, 'schema');
}

/** Returns the schema of the operation's result: `data` in `result`, or at the top level without a `result`. */
export function resultData(operation: Place): Place {
  const response = responseSchema(operation);
  const result = member(response, 'result');
  return member(result.exists ? result : response, 'data');
}

/** Returns the schema of an object's field, in any alternative. */
export function member(schema: Place, name: string): Place {
  const own = schema.at('properties', name);
  if (own.exists) return own;
  const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => schema.at(keyword).children);
  return branches.map((branch) => member(branch, name)).find(({ exists }) => exists) ?? own;
}

/** Returns the schema at a JSON Pointer into a message. */
export const memberAt = (schema: Place, pointer: string): Place => keysOf(pointer).reduce(member, schema);
