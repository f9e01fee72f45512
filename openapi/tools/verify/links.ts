/** Reads the links of the document: calls that the values of an earlier call make. */
import { contractOperations, nodeOf, type Operation } from '../../../generated/operations.ts';
import { type Called, linkRequest } from '../emit/link-request.ts';

export interface Link {
  name: string;
  target: Operation;
  /** Returns the request body of the linked call. Fields that the earlier call does not have are absent. */
  requestFor: (called: Called) => unknown;
}

/** Returns the links of a success. */
export function linksOf(operation: Operation): Link[] {
  const links = nodeOf(operation).in('responses', String(operation.success), 'links');
  return links.keys.map((name) => {
    const link = links.get(name);
    const id = link.get('operationId').string;
    const target = contractOperations.find((one) => one.id === id);
    if (target === undefined) throw new Error(`The document has no ${id}, to which the link ${name} of ${operation.path} leads.`);
    return { name, target, requestFor: (called) => linkRequest(link.get('requestBody').value, called) };
  });
}
