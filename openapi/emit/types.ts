/** generated/types.ts, by openapi-typescript. */
import openapiTS, { astToString } from 'openapi-typescript';

export async function emitTypes(document: unknown): Promise<string> {
  return astToString(
    await openapiTS(JSON.stringify(withAssignableMembers(document)), { defaultNonNullable: false, alphabetize: false }),
  );
}

/**
 * An object with members of its own and others of one type becomes `{ own } & { [name: string]: other }`, which nothing fits, since
 * its own members are no `other`. For the types alone, the others may also be what its own members are.
 */
function withAssignableMembers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withAssignableMembers);
  if (typeof value !== 'object' || value === null) return value;
  const members: { [key: string]: unknown } = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withAssignableMembers(item)]),
  );
  const { type, properties, additionalProperties: others } = members;
  if (type !== 'object' || typeof properties !== 'object' || properties === null || typeof others !== 'object') return members;
  return { ...members, additionalProperties: { anyOf: [others, ...Object.values(properties)] } };
}
