/** Reads the links of the document: calls that the values of an earlier call make. */
import { at, contractOperations, document, type Operation } from '../../../generated/operations.ts';
import { type Called, linkRequest } from '../emit/link-request.ts';
import { isObject } from './corpus/json.ts';

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
    return { name, target, requestFor: (called) => linkRequest(at(link, 'requestBody'), called) };
  });
}
