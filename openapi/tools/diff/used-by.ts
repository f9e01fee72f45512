/** Tells which changes break a running consumer, by its usage file. */
import { Ajv2020 } from 'ajv/dist/2020.js';
import { printable } from '../../../generated/text.ts';
import { type Json, JsonNode, keysOf, pointerOf } from '../runtime/document.ts';
import type { OperationUsage, Sent, UsageFile } from '../runtime/usage.ts';
import { reachable } from './changes.ts';
import { type Change, listOf, objectOf, type Place } from './rules.ts';

/** Changes that a program meets only when it is compiled with the new version. */
const atCompilation = new Set(['operationId', 'tags', 'x-read-as', 'propertyName', 'mapping', 'schemas', 'links', 'openapi']);

const strings = { type: 'array', items: { type: 'string' } };
const byStatus = { type: 'object', additionalProperties: strings };
/** The numbers of `Sent`. */
const figures = { type: 'number' };
const sent = { type: 'object', required: ['count', 'type'], properties: { type: strings, enum: { type: 'array' } } };
const sentByPointer = { type: 'object', additionalProperties: { ...sent, additionalProperties: figures } };
const usage = { sent: sentByPointer, sentHeaders: strings, read: byStatus, readHeaders: byStatus };
const operations = {
  type: 'object',
  additionalProperties: { type: 'object', required: Object.keys(usage), properties: usage },
};
const usageFile = { consumer: { type: 'string' }, operations };
const isUsage = new Ajv2020().compile<UsageFile>({
  type: 'object',
  required: Object.keys(usageFile),
  properties: usageFile,
});

/** Reads a usage file, which any program may have written. Throws with the place of a mistake. */
export function readUsage(name: string, text: string): UsageFile {
  const refuse = (mistake: string) => new Error(printable(`--used-by takes usage files, and ${name} is not one: ${mistake}`));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw refuse('it must be JSON.');
  }
  if (isUsage(value)) return value;
  const [{ instancePath = '', message = '' } = {}] = isUsage.errors ?? [];
  throw refuse(`${instancePath === '' ? 'it' : instancePath} ${message}.`);
}

/** Returns the changes that break the consumer. `base`: the document before the changes. */
export function breaksOf(changes: readonly Change[], { operations }: UsageFile, base: Json): Change[] {
  const document = new JsonNode(base);
  const used = new Map(Object.entries(operations).map(([id, usage]) => [id, inContract(document, id, usage)]));
  return changes.filter((change) => {
    const { verdict, places, keyword, at } = change;
    const isOfTypes = /\/mapping\/[^/]+$|\/responses\/[^/]+\/links\/|^\/components\/links\//.test(at);
    if (verdict !== 'breaking' || atCompilation.has(keyword) || isOfTypes) return false;
    if (places.length === 0) return [...used.values()].some((usage) => isBrokenByLimit(change, usage, base));
    return places.some((place) => {
      if (document.in('webhooks', place.operation).exists) return receives(used, place.operation);
      const usage = used.get(place.operation);
      return usage !== undefined && isBroken(change, place, usage);
    });
  });
}

/** Returns whether the consumer asks for webhooks with this event. Without types, a webhook receives all events. */
function receives(used: ReadonlyMap<string, OperationUsage>, event: string): boolean {
  const webhooks = '/data/webhooks/*';
  return ['addWebhooks', 'updateWebhooks'].some((id) => {
    const sent = used.get(id)?.sent ?? {};
    const types = sent[`${webhooks}/types`];
    const isWithout = id === 'addWebhooks' && sent[webhooks]?.count !== types?.count;
    return isWithout || types?.minItems === 0 || sent[`${webhooks}/types/*`]?.enum?.includes(event) === true;
  });
}

/** Decides on a change outside of operations. Without a fact in the usage file, it breaks every consumer. */
function isBrokenByLimit({ at, keyword, after }: Change, { sent }: OperationUsage, base: Json): boolean {
  if (!at.startsWith('/info/x-limits/') || typeof after !== 'number') return true;
  if (/^(?:public)?bodyBytes$/i.test(keyword)) return (sent['']?.['x-max-bytes'] ?? 0) > after;
  // The schemas with the limit have changed, too.
  return !new RegExp(`"(?:x-max-bytes|limit)":"${keyword}"`).test(JSON.stringify(base));
}

function isBroken(change: Change, place: Place, usage: OperationUsage): boolean {
  const { message, header, pointer } = place;
  if (message === '') return true;
  if (message === 'request') {
    if (header === undefined) return pointer === undefined || isRefused(change, pointer, place.form, usage.sent);
    // A required header breaks the calls without it, and any other change those with it.
    return usage.sentHeaders.includes(header) === !(change.keyword === 'required' || change.before === undefined);
  }
  const [read, headers] = [usage.read[message], usage.readHeaders[message]];
  // A code has one status.
  const { httpStatus } = objectOf(change.keyword === 'httpStatus' ? { httpStatus: change.before ?? null } : change.before);
  if (change.keyword.startsWith('x-statuses') || change.keyword === 'httpStatus')
    return message === String(httpStatus) && read !== undefined;
  if (read === undefined) return change.keyword === 'responses' && change.before === undefined;
  if (header !== undefined) return headers?.includes(header) === true;
  if (pointer === undefined) return true;
  // A change of a form or of all items shows at any field below.
  const isWhole = ['form', 'items', 'oneOf', 'anyOf'].includes(change.keyword);
  return read.some((one) => one === pointer || (isWhole && one.startsWith(`${pointer}/`)));
}

const sizes = new Set(['Length', 'Items', 'Properties', 'imum'].flatMap((size) => [`min${size}`, `max${size}`]));

/** Returns whether the changed keyword rejects a request that was sent, or treats it otherwise. */
function isRefused(
  { keyword, before, after }: Change,
  pointer: string,
  form: Place['form'],
  sent: OperationUsage['sent'],
): boolean {
  const isOfForm = ([place, values]: [string, Json[]]) => sent[place]?.enum?.some((value) => values.includes(value)) !== false;
  if (!Object.entries(form ?? {}).every(isOfForm)) return false;
  const [own, parent] = [sent[pointer], sent[pointer.slice(0, pointer.lastIndexOf('/'))]];
  if (keyword === 'required' || keyword === 'default' || (keyword === 'property' && before === undefined))
    return parent !== undefined && own?.count !== parent.count;
  if (own === undefined) return false;
  if (keyword === 'enum') return own.enum?.every((value) => listOf(after).includes(value)) !== true;
  if (keyword === 'type')
    return !own.type.every((type) => listOf(after).includes(type === 'integer' && !listOf(after).includes(type) ? 'number' : type));
  if (keyword === 'x-unique-by') return (own.maxItems ?? 0) > 1;
  if (typeof after !== 'number') return true;
  const is = sizeOf(own, keyword);
  if (is === undefined) return !sizes.has(keyword);
  return keyword === 'exclusiveMinimum' ? is <= after : keyword.startsWith('min') ? is < after : is > after;
}

function sizeOf(sent: Sent, keyword: string): number | undefined {
  const found = Object.entries(sent).find(([name]) => name === (keyword === 'exclusiveMinimum' ? 'minimum' : keyword));
  return typeof found?.[1] === 'number' ? found[1] : undefined;
}

/** Returns the usage with `*` for each name that the schemas of the operation do not have, such as an id. */
function inContract(document: JsonNode, id: string, usage: OperationUsage): OperationUsage {
  const paths = document.get('paths');
  const operation = paths.keys.map((path) => paths.in(path, 'post')).find((one) => one.get('operationId').value === id);
  const schemaOf = (...message: string[]) => operation?.in(...message, 'content', 'application/json', 'schema');
  const sent: OperationUsage['sent'] = {};
  for (const [pointer, values] of Object.entries(usage.sent)) {
    const place = named(pointer, schemaOf('requestBody'));
    sent[place] = sent[place] === undefined ? values : together(sent[place], values);
  }
  const read = Object.entries(usage.read).map(([status, pointers]): [string, string[]] => [
    status,
    pointers.map((pointer) => named(pointer, schemaOf('responses', status))),
  ]);
  return { ...usage, sent, read: Object.fromEntries(read) };
}

/** A place within a schema that contains itself becomes its first place, which the changes name: `/children/*` + `/name` is `/name`. */
function named(pointer: string, schema: JsonNode | undefined): string {
  let schemas = schema === undefined ? [] : formsOf(schema);
  let place = '';
  const first = new Map<string, string>();
  for (const key of keysOf(pointer)) {
    const again = schemas.find(({ name = '', root }) => first.has(name) && containsItself(root, name));
    place = first.get(again?.name ?? '') ?? place;
    for (const { name } of schemas) if (name !== undefined && !first.has(name)) first.set(name, place);
    const own = schemas.map((one) => one.in('properties', key)).filter(({ exists }) => exists);
    schemas = (own.length > 0 ? own : schemas.flatMap((one) => [one.get('items'), one.get('additionalProperties')])).flatMap(
      formsOf,
    );
    place += own.length > 0 ? pointerOf(key) : '/*';
  }
  return place;
}

const containsItself = (document: JsonNode, name: string): boolean =>
  reachable(document, document.in('components', 'schemas', name).value).has(`#/components/schemas/${name}`);

const formsOf = (schema: JsonNode): JsonNode[] => [
  schema,
  ...[...schema.alternatives, ...schema.get('allOf').items].flatMap(formsOf),
];

/** Summarizes values of two places that are one. */
function together(one: Sent, other: Sent): Sent {
  const entries = Object.entries(other).map(([name, is]) => {
    const was = Object.entries(one).find(([key]) => key === name)?.[1];
    if (typeof is !== 'number' || typeof was !== 'number') return [name, [...new Set([was ?? [], is].flat())]];
    return [name, name === 'count' ? was + is : name.startsWith('min') ? Math.min(was, is) : Math.max(was, is)];
  });
  return { ...one, ...Object.fromEntries(entries) };
}
