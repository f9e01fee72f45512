/** Reads the links of the document: calls that the values of an earlier call make. */
import { at, contractOperations, document, type Operation } from '../../server/http/contract.ts';
import { isObject, valueAt } from './corpus/json.ts';

/** A call, with the body of its response. */
export interface Called {
  request: unknown;
  response: unknown;
}

export interface Link {
  name: string;
  target: Operation;
  /** Returns the request body of the linked call. Fields that the earlier call does not have are absent. */
  requestFor: (called: Called) => unknown;
}

/** Returns the links of a success. */
export function linksOf({ path, success }: Operation): Link[] {
  const links = at(document(), 'paths', path, 'post', 'responses', String(success), 'links');
  return Object.entries(isObject(links) ? links : {}).map(([name, link]) => {
    const id = at(link, 'operationId');
    const target = contractOperations.find((operation) => operation.id === id);
    if (target === undefined) throw new Error(`The document has no ${String(id)}, to which the link ${name} of ${path} leads.`);
    return { name, target, requestFor: (called) => evaluate(at(link, 'requestBody'), called) };
  });
}

function evaluate(value: unknown, called: Called): unknown {
  if (Array.isArray(value)) return value.map((item) => evaluate(item, called));
  if (isObject(value)) {
    const fields = Object.entries(value).map(([key, item]) => [key, evaluate(item, called)]);
    return Object.fromEntries(fields.filter(([, item]) => item !== undefined));
  }
  const [, side, pointer = ''] = /^\$(request|response)\.body#\/(.+)$/.exec(String(value)) ?? [];
  if (side === undefined) return value;
  return valueAt(side === 'request' ? called.request : called.response, pointer.split('/'));
}
