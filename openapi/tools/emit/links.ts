/** Adds OpenAPI links to the document: from each success response to the reads that take its ids. */

import { type Json, JsonNode, pointerOf } from '../runtime/document.ts';
import { pascalCase } from './contract.ts';
import { onlyReads } from './idempotency.ts';

/** Returns whether a schema describes ids of one kind. `CallerChosenId` and `…ServiceId` describe several. */
const isKind = (schema: string): boolean => /(?<!^CallerChosen|Service)Id$/.test(schema);

interface Id {
  /** The name of its schema. */
  kind: string;
  field: string;
  expression: string;
}

interface Operation {
  id: string;
  request: JsonNode;
  response: JsonNode;
  /** Ids that every call has, those of the response first. */
  ids: Id[];
}

/** Returns whether an operation ends the things that its request names, by the first word of its title. */
const ends = (operationId: string): boolean => /^(?:delete|remove)(?=\p{Lu})/u.test(operationId);

/** Adds the links to a bundled document: to reads, which any tool may call next. Existing links stay. */
export function addLinks(bundle: Json): void {
  const document = new JsonNode(bundle);
  const operations = document.get('paths').keys.map((path) => readOperation(document.in('paths', path, 'post')));
  const uses: Use[] = [];
  for (const source of operations) {
    const targets = operations.filter((target) => target !== source && onlyReads(target.id));
    const links = targets.flatMap(({ id, request }): [string, Json][] => {
      const data = fill(request, '', { ids: source.ids, used: new Set() });
      return data === undefined || !isSpecific(data, source.ids) ? [] : [[id, { operationId: id, requestBody: { data } }]];
    });
    const { object: response } = source.response;
    const own = source.response.get('links');
    if (links.length === 0) continue;
    const all = { ...Object.fromEntries(links), ...(own.exists ? own.object : {}) };
    response.links = all;
    uses.push(...Object.entries(all).map(([name, link]) => ({ source, name, link, all })));
  }
  document.get('components').object.links = shared(uses);
}

/** A link in the links of a response. */
interface Use {
  source: Operation;
  name: string;
  link: Json;
  all: { [name: string]: Json };
}

/** Replaces the links that several responses have by references, and returns them by name. */
function shared(uses: readonly Use[]): { [name: string]: Json } {
  const components: { [name: string]: Json } = {};
  for (const same of Map.groupBy(uses, ({ link }) => JSON.stringify(link)).values()) {
    const [first, ...others] = same;
    if (first === undefined || others.length === 0) continue;
    const name = `${pascalCase(first.name)}After${pascalCase(first.source.id)}`;
    components[name] = first.link;
    for (const use of same) use.all[use.name] = { $ref: `#/components/links/${name}` };
  }
  return components;
}

function readOperation(operation: JsonNode): Operation {
  const status = operation.in('responses').keys.find((one) => one.startsWith('2')) ?? operation.fail('one with a success response');
  const [message, response] = [operation.get('requestBody'), operation.in('responses', status)];
  const id = operation.get('operationId').string;
  const made = idsIn(schemaOf(response), '$response.body#');
  const ids = ends(id) ? made : [...made, ...withoutReplaced(idsIn(schemaOf(message), '$request.body#'))];
  return { id, request: schemaOf(message).in('properties', 'data'), response, ids };
}

/** Drops the id `documentId` of a request that has `newDocumentId`, which takes its place. */
function withoutReplaced(ids: readonly Id[]): Id[] {
  const formerOf = (field: string) => (/^new(?=\p{Lu})/u.test(field) ? field.charAt(3).toLowerCase() + field.slice(4) : undefined);
  const replaced = new Set(ids.map(({ field }) => formerOf(field)));
  return ids.filter(({ field }) => !replaced.has(field)).map((id) => ({ ...id, field: formerOf(id.field) ?? id.field }));
}

const schemaOf = (message: JsonNode): JsonNode => message.in('content', 'application/json', 'schema');

const isRequired = (schema: JsonNode, name: string): boolean => schema.get('required').items.some(({ value }) => value === name);

/** Returns the kind of id that a schema describes. */
const kindOf = ({ name }: JsonNode): string | undefined =>
  name !== undefined && isKind(name) ? name.replace(/^New/, '') : undefined;

/** Returns the required ids of a message. An id that is not of the same kind in all alternatives is left out. */
function idsIn(schema: JsonNode, expression: string, field = ''): Id[] {
  const kind = kindOf(schema);
  if (kind !== undefined) return [{ kind, field, expression }];
  const [first = [], ...others] = schema.alternatives.map((branch) => idsIn(branch, expression, field));
  const common = first.filter((id) => others.every((ids) => ids.some((other) => JSON.stringify(other) === JSON.stringify(id))));
  const items = schema.get('items');
  return [
    ...common,
    ...(items.exists ? idsIn(items, `${expression}/0`, field) : []),
    ...schema
      .get('properties')
      .keys.filter((name) => isRequired(schema, name))
      .flatMap((name) => idsIn(schema.in('properties', name), expression + pointerOf(name), name)),
  ];
}

interface Supply {
  ids: readonly Id[];
  /** The expressions that the value has so far. */
  used: Set<string>;
}

/** Returns a value for the schema that has these ids, each at most once; undefined if it needs more. */
function fill(schema: JsonNode, field: string, supply: Supply): Json | undefined {
  const kind = kindOf(schema);
  if (kind !== undefined) {
    const some = supply.ids.filter((id) => id.kind === kind && !supply.used.has(id.expression));
    const chosen = some.find((id) => id.field === field) ?? some[0];
    if (chosen !== undefined) supply.used.add(chosen.expression);
    return chosen?.expression;
  }
  for (const branch of schema.alternatives) {
    const attempt = { ...supply, used: new Set(supply.used) };
    const value = fill(branch, field, attempt);
    if (value === undefined) continue;
    for (const expression of attempt.used) supply.used.add(expression);
    return value;
  }
  const items = schema.get('items');
  const item = items.exists ? fill(items, field, supply) : undefined;
  return item === undefined ? fillObject(schema, supply) : [item];
}

function fillObject(schema: JsonNode, supply: Supply): Json | undefined {
  const values: { [name: string]: Json } = {};
  for (const name of schema.get('properties').keys) {
    const value = fill(schema.in('properties', name), name, supply);
    if (value !== undefined) values[name] = value;
    else if (isRequired(schema, name)) return undefined;
  }
  return Object.keys(values).length === 0 ? undefined : values;
}

/** Returns whether a request has another id than the organization's, if there is one. Otherwise most operations would be next. */
function isSpecific(data: Json, ids: readonly Id[]): boolean {
  const specific = ids.filter(({ kind }) => kind !== 'OrganizationId');
  return specific.length === 0 || specific.some(({ expression }) => JSON.stringify(data).includes(`"${expression}"`));
}
