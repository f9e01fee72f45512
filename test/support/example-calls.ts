/** The documented requests of an operation, about the objects of a test. */
import { at, examplesOf, type Operation } from '../../generated/operations.ts';
import { isObject } from '../../openapi/tools/verify/corpus/json.ts';

/** Ids by the names of their fields, such as `documentId`, which covers `documentIds` and `{ type: 'document', id }`, too. */
export interface Ids {
  readonly [field: string]: string;
}

/**
 * Returns the data of each request example, with these ids in place of the document's. Lists then name each of them once. Leaves out page
 * tokens of the document, which no server accepts.
 */
export const callsAbout = (operation: Operation, ids: Ids): unknown[] =>
  Object.values(examplesOf(operation, 'requestBody')).flatMap((body) => {
    const data = at(body, 'data');
    return at(data, 'pageToken') === undefined ? [withIds(data, ids)] : [];
  });

function withIds(value: unknown, ids: Ids, name = ''): unknown {
  if (typeof value === 'string') return ids[name] ?? value;
  if (Array.isArray(value)) {
    const items = value.map((item) => withIds(item, ids, name.replace(/s$/, '')));
    return [...new Map(items.map((item) => [identityOf(item), item])).values()];
  }
  if (!isObject(value)) return value;
  const idOf = (key: string) => (key === 'id' && 'type' in value ? `${value.type}Id` : key);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withIds(item, ids, idOf(key))]));
}

function identityOf(item: unknown): string {
  if (!isObject(item)) return JSON.stringify(item);
  return JSON.stringify(Object.entries(item).filter(([key]) => /^(type|id|.*Id)$/.test(key)));
}

/** Returns whether each call of the operation names an organization. */
export const isInOrganization = (schema: unknown): boolean =>
  [at(schema, 'properties', 'data', 'required')].flat().includes('organizationId');
