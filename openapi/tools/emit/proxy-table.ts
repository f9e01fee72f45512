/** Emits generated/proxy-table.ts: the places of requests that name users and organizations, for proxy.ts. */

import { type Json, JsonNode } from '../runtime/document.ts';
import { timeoutMs } from './client.ts';
import type { Contract } from './contract.ts';
import { literal } from './literal.ts';

/** Schemas of ids, with the fields of a session that pin them. */
const kinds: { readonly [schema: string]: 'userId' | 'organizationId' } = { UserId: 'userId', OrganizationId: 'organizationId' };

/** A field name of requests, with the field of the session that its value, or each item of its list, must have. */
interface Fields {
  [name: string]: 'userId' | 'organizationId';
}

export function emitProxyTable(contract: Contract, bundle: Json): string {
  const document = new JsonNode(bundle);
  const fields: Fields = {};
  const lists = new Set<string>();
  const rows = contract.operations.flatMap((operation) => {
    const { id, path, credentials, takesIdempotencyKey } = operation;
    const data = document.in('paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema', 'properties', 'data');
    collect(data, fields, lists);
    const fills = topLevel(data);
    if (credentials !== 'apiKey' || (fills.length === 0 && !isAlwaysPinned(data))) return [];
    const facts = [`path: '${path}'`, `timeoutMs: ${timeoutMs(operation)}`, `takesIdempotencyKey: ${takesIdempotencyKey}`];
    return [`  ${id}: { ${facts.join(', ')}, fills: ${literal(fills)} },`];
  });
  const headers = new Set(
    contract.operations.flatMap(({ path }) => {
      const responses = document.in('paths', path, 'post', 'responses');
      return responses.keys.flatMap((status) => responses.in(status, 'headers').keys.map((name) => name.toLowerCase()));
    }),
  );
  const passed = ['content-type', ...[...headers].filter((name) => !name.startsWith('access-control-'))];
  return `// Generated from the contract by \`npm run generate\`. Do not edit.
/** The operations whose requests name a user or an organization, with the fields to add if they are absent. */
export const pinned = {
${rows.join('\n')}
} as const;

/** The fields that name a user or an organization, in any object of a request. */
export const fields: { readonly [name: string]: 'userId' | 'organizationId' } = ${literal(fields)};

/** The lists among these fields. */
export const lists: readonly string[] = ${literal([...lists])};

export const credentialHeaders = ${literal(contract.headers.apiKey)} as const;
export const responseHeaders: readonly string[] = ${literal(passed)};
export const maxBodyBytes = ${contract.limits.bodyBytes};
export const maxDepth = ${contract.limits.bodyDepth};
`;
}

const branchesOf = (schema: JsonNode): JsonNode[] => [...schema.alternatives, ...schema.get('allOf').items];

/** Returns the field of the session that pins an id of this schema. */
const kindOf = ({ name }: JsonNode): Fields[string] | undefined => kinds[name ?? ''];

/** Collects the fields below a schema. Fails for an id in a place that proxy.ts does not check. */
function collect(schema: JsonNode, fields: Fields, lists: Set<string>): void {
  const properties = schema.get('properties');
  for (const name of properties.keys) {
    const property = properties.get(name);
    const kind = kindOf(property) ?? kindOf(property.get('items'));
    if (kind === undefined) collect(property, fields, lists);
    else if (!isResourceId(schema, name)) {
      fields[name] = kind;
      if (kindOf(property) === undefined) lists.add(name);
    }
  }
  const others = [...branchesOf(schema), schema.get('items'), schema.get('additionalProperties')].filter(({ exists }) => exists);
  for (const other of others) {
    if (kindOf(other) !== undefined) other.fail('an id in a field of its own, which the proxy can pin');
    collect(other, fields, lists);
  }
  if (kindOf(schema.get('propertyNames')) !== undefined)
    schema.fail('a map whose keys are no ids, since the proxy does not pin keys');
}

/** Returns whether the field is the `id` beside a `type`, which proxy.ts checks by its value. */
const isResourceId = (schema: JsonNode, name: string): boolean => name === 'id' && schema.in('properties', 'type').exists;

/** Returns the fields of the data that name users or organizations. Fails for one that not all alternatives have. */
function topLevel(data: JsonNode): string[] {
  const branches = branchesOf(data);
  const named = (schema: JsonNode): string[] => {
    const properties = schema.get('properties');
    return properties.keys.filter((name) => (kindOf(properties.get(name)) ?? kindOf(properties.in(name, 'items'))) !== undefined);
  };
  if (branches.length === 0) return named(data);
  const all = branches.map(named);
  const [first = []] = all;
  if (all.some((names) => names.toSorted().join() !== first.toSorted().join())) {
    data.fail('alternatives with the same users and organizations, which the proxy adds if they are absent');
  }
  return first;
}

/** Returns whether each valid value names a user or an organization. */
function isAlwaysPinned(schema: JsonNode): boolean {
  if (kindOf(schema) !== undefined) return true;
  const branches = branchesOf(schema);
  const required = schema.get('required').items.map(({ string }) => string);
  return (
    (branches.length > 0 && branches.every(isAlwaysPinned)) ||
    required.some((name) => isAlwaysPinned(schema.in('properties', name))) ||
    (schema.get('minItems').exists && isAlwaysPinned(schema.get('items')))
  );
}
