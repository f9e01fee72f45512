/** Random changes of the document, each with the responses that a service of that version would send. */
import { type Json, JsonNode, keysOf, pointerOf } from '../../generated/document.ts';
import type { Edit } from '../support/edited.ts';
import type { Show } from './document-server.ts';

export interface Mutation {
  name: string;
  edits: Edit[];
  show?: Show;
}

type JsonObject = { [key: string]: Json };

/** A schema in a message. Several places share one schema. */
interface Site {
  operation: string;
  /** 0 for the request. */
  status: number;
  /** In the body, with `*` for each item. */
  pointer: string;
  /** In the document. */
  at: string;
  schema: JsonObject;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the schemas of requests and successes. */
function sitesOf(document: Json): Site[] {
  const root = new JsonNode(document);
  const sites: Site[] = [];
  function visit(schema: Json | undefined, at: string, place: Pick<Site, 'operation' | 'status' | 'pointer'>): void {
    if (!isObject(schema)) return;
    if (typeof schema.$ref === 'string') return visit(root.in(...keysOf(schema.$ref)).written, schema.$ref.slice(1), place);
    sites.push({ ...place, at, schema });
    for (const keyword of ['oneOf', 'anyOf', 'allOf'])
      for (const [i, one] of Object.entries(schema[keyword] ?? [])) visit(one, `${at}/${keyword}/${i}`, place);
    for (const [name, one] of Object.entries(schema.properties ?? {}))
      visit(one, `${at}/properties${pointerOf(name)}`, { ...place, pointer: place.pointer + pointerOf(name) });
    for (const keyword of ['items', 'additionalProperties'])
      visit(schema[keyword], `${at}/${keyword}`, { ...place, pointer: `${place.pointer}/*` });
  }
  for (const path of root.get('paths').keys) {
    const node = root.in('paths', path, 'post');
    const operation = node.get('operationId').string;
    const success = node.get('responses').keys.find((status) => status < '300') ?? '200';
    const media = ['content', 'application/json', 'schema'];
    const [request, response] = [node.in('requestBody', ...media), node.in('responses', success, ...media)];
    visit(request.written, '', { operation, status: 0, pointer: '' });
    visit(response.written, '', { operation, status: Number(success), pointer: '' });
  }
  return sites;
}

/** Returns a value with another one at each place of the pointer. Undefined removes the place. */
function replaced(value: Json, [key, ...rest]: readonly string[], change: (value: Json | undefined) => Json | undefined): Json {
  if (key === undefined || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const own =
    key === '*' || entries.some(([name]) => name === key) || rest.length > 0 ? entries : [...entries, [key, undefined] as const];
  const changed = own.flatMap(([name, one]): [string, Json][] => {
    if (name !== key && key !== '*') return one === undefined ? [] : [[name, one]];
    const next = rest.length > 0 ? (one === undefined ? undefined : replaced(one, rest, change)) : change(one);
    return next === undefined ? [] : [[name, next]];
  });
  return Array.isArray(value) ? changed.map(([, one]) => one) : Object.fromEntries(changed);
}

export class Mutations {
  readonly #document: JsonNode;
  readonly #sites: Site[];
  readonly #random: () => number;
  readonly #made = new Set<string>();

  constructor(document: Json, random: () => number) {
    this.#document = new JsonNode(document);
    this.#sites = sitesOf(document);
    this.#random = random;
  }

  #pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.#random() * items.length)];
  }

  /** Returns a mutation of one of the operations, and none twice. Each kind is equally likely. */
  next(operations: readonly string[]): Mutation {
    for (;;) {
      const operation = this.#pick(operations) ?? '';
      const kind = this.#pick([...Object.entries(this.#ofSchemas), ...Object.entries(this.#ofOperations)]);
      if (kind === undefined) continue;
      const [name, mutate] = kind;
      // A message without its envelope would be another API.
      const candidates = this.#sites.filter(
        ({ status, pointer, ...site }) =>
          site.operation === operation && pointer !== '' && status > 0 === name.startsWith('response'),
      );
      const site = this.#pick(candidates);
      const found = site === undefined ? undefined : mutate.call(this, site, operation);
      const change = JSON.stringify(found?.edits);
      if (found === undefined || this.#made.has(change)) continue;
      this.#made.add(change);
      return { ...found, name: `${name} (${operation}${site?.pointer ?? ''})` };
    }
  }

  /** Shows another value wherever a response has the schema at this place. */
  #showing(at: string, below: string[], change: (value: Json | undefined) => Json | undefined): Show {
    const places = this.#sites.filter((site) => site.at === at && site.status > 0);
    return (operation, status, body) =>
      places
        .filter((place) => place.operation === operation && place.status === status)
        .reduce((value, { pointer }) => replaced(value, [...keysOf(pointer), ...below], change), body);
  }

  readonly #ofSchemas: { readonly [name: string]: (site: Site) => Omit<Mutation, 'name'> | undefined } = {
    'request without a field': ({ at, schema }) => this.#withoutField(at, schema),
    'request with a required field': ({ at, schema: { properties, required } }) => {
      const name = this.#pick(Object.keys(properties ?? {}).filter((one) => !listOf(required).includes(one)));
      return name === undefined ? undefined : { edits: [[`${at}/required`, [...listOf(required), name]]] };
    },
    'request with a new required field': ({ at, schema: { properties, required } }) =>
      isObject(properties)
        ? {
            edits: [
              [`${at}/properties/reasonOfCall`, { type: 'string' }],
              [`${at}/required`, [...listOf(required), 'reasonOfCall']],
            ],
          }
        : undefined,
    'request with a new optional field': ({ at, schema }) =>
      isObject(schema.properties) ? { edits: [[`${at}/properties/reasonOfCall`, { type: 'string' }]] } : undefined,
    'request with a smaller maxLength': (site) => this.#limit(site, 'maxLength', this.#pick([4, 6, 20, 100]) ?? 0),
    'request with a larger maxLength': (site) => this.#longerTexts(site),
    'request with a smaller maxItems': (site) => this.#limit(site, 'maxItems', this.#pick([1, 10, 100]) ?? 0),
    'request with a larger minLength': (site) => this.#limit(site, 'minLength', this.#pick([2, 5, 8]) ?? 0),
    'request with a smaller maximum': (site) => this.#limit(site, 'maximum', this.#pick([1, 50]) ?? 0),
    'request with a smaller maxProperties': ({ at, schema }) =>
      schema.type === 'object' ? { edits: [[`${at}/maxProperties`, this.#pick([1, 2, 5]) ?? 1]] } : undefined,
    'request with fewer values': ({ at, schema }) => {
      const values = listOf(schema.enum);
      const gone = this.#pick(values);
      return values.length < 2 ? undefined : { edits: [[`${at}/enum`, values.filter((value) => value !== gone)]] };
    },
    'request with more values': (site) => this.#furtherValue(site),
    'request with another type': (site) => this.#integer(site),
    'request with another pattern': ({ at, schema }) =>
      schema.type === 'string' && schema.enum === undefined
        ? { edits: [[`${at}/pattern`, '^[A-Z]']], show: this.#showing(at, [], instead('Other')) }
        : undefined,
    'request without custom fields': ({ at, schema }) =>
      schema.additionalProperties === true ? { edits: [[`${at}/additionalProperties`, false]] } : undefined,
    'request without a form': ({ at, schema }) => {
      const forms = listOf(schema.oneOf ?? schema.anyOf);
      const gone = this.#pick(forms);
      const keyword = schema.oneOf === undefined ? 'anyOf' : 'oneOf';
      return forms.length < 2 ? undefined : { edits: [[`${at}/${keyword}`, forms.filter((form) => form !== gone)]] };
    },
    'request with a smaller default': ({ at, schema }) => (schema.default === 100 ? this.#smallPages(at) : undefined),
    'response without a field': ({ at, schema }) => this.#withoutField(at, schema),
    'response with an optional field': ({ at, schema }) => {
      const name = this.#pick(listOf(schema.required).map(String));
      if (name === undefined) return undefined;
      const rest = listOf(schema.required).filter((one) => one !== name);
      return { edits: [[`${at}/required`, rest]], show: this.#showing(at, [name], () => undefined) };
    },
    'response with null': ({ at, schema }) =>
      typeof schema.type === 'string' && at !== ''
        ? {
            edits: [[`${at}/type`, [schema.type, 'null']]],
            show: this.#showing(at, [], (value) => (value === undefined ? undefined : null)),
          }
        : undefined,
    'response with another type': (site) => this.#integer(site),
    'response with a further value': (site) => this.#furtherValue(site),
    'response with fewer values': ({ at, schema }) =>
      listOf(schema.enum).length < 2 ? undefined : { edits: [[`${at}/enum`, listOf(schema.enum).slice(0, -1)]] },
    'response with longer texts': (site) => this.#longerTexts(site),
    'response with larger numbers': ({ at, schema }) =>
      typeof schema.maximum === 'number'
        ? { edits: [[`${at}/maximum`, 9e15]], show: this.#showing(at, [], (value) => (typeof value === 'number' ? 9e15 : value)) }
        : undefined,
    'response with a new field': ({ at, schema }) =>
      isObject(schema.properties)
        ? { edits: [[`${at}/properties/etag`, { type: 'string' }]], show: this.#showing(at, ['etag'], () => '1') }
        : undefined,
    'response with another description': ({ at }) => (at === '' ? undefined : { edits: [[`${at}/description`, 'Other words.']] }),
  };

  readonly #ofOperations: { readonly [name: string]: (site: Site, operation: string) => Omit<Mutation, 'name'> | undefined } = {
    'operation removed': (_, id) => ({ edits: [[this.#path(id)]] }),
    'operation renamed': (_, id) => {
      const paths = this.#document.get('paths');
      const starters = paths.keys.filter((path) => paths.in(path, 'post', 'x-poll', 'operationId').value === id);
      const places = [`${this.#path(id)}/post`, ...starters.map((path) => `/paths${pointerOf(path)}/post/x-poll`)];
      return { edits: places.map((place) => [`${place}/operationId`, `${id}Anew`]) };
    },
    'operation deprecated': (_, id) => ({ edits: [[`${this.#path(id)}/post/deprecated`, true]] }),
    'operation with other credentials': (_, id) => ({
      edits: [[`${this.#path(id)}/post/security`, [{ WorkspaceId: [], WorkspaceToken: [] }]]],
    }),
    'operation in another order': (_, id) => {
      const pages = this.#node(id).get('x-pagination');
      if (!pages.get('order').exists) return undefined;
      const show: Show = (operation, status, body) =>
        operation === id && status < 300
          ? replaced(body, keysOf(pages.get('items').string), (items) => (Array.isArray(items) ? items.toReversed() : items))
          : body;
      return { edits: [[`${this.#path(id)}/post/x-pagination/order`, '/other']], show };
    },
    'operation without a header': (_, id) => {
      const name = this.#pick(this.#node(id).in('responses', '200', 'headers').keys);
      return name === undefined ? undefined : { edits: [[`${this.#path(id)}/post/responses/200/headers/${name}`]] };
    },
    'operation without a status': (_, id) => {
      if (!this.#node(id).in('responses', '404').exists) return undefined;
      return { edits: [[`${this.#path(id)}/post/responses/404`]] };
    },
    'code with another status': () => ({ edits: [['/components/schemas/ErrorStatus/x-statuses/NOT_FOUND/httpStatus', 410]] }),
    'operation with another description': (_, id) => ({ edits: [[`${this.#path(id)}/post/description`, 'Other words.']] }),
    'operation with another tag': (_, id) => ({ edits: [[`${this.#path(id)}/post/tags`, ['other']]] }),
  };

  #node(id: string): JsonNode {
    return this.#document.in(...keysOf(this.#path(id)), 'post');
  }

  #path(id: string): string {
    const paths = this.#document.get('paths');
    return `/paths${pointerOf(paths.keys.find((path) => paths.in(path, 'post', 'operationId').value === id) ?? '')}`;
  }

  #limit({ at, schema }: Site, keyword: string, value: number): Omit<Mutation, 'name'> | undefined {
    return typeof schema[keyword] === 'number' && at !== '' ? { edits: [[`${at}/${keyword}`, value]] } : undefined;
  }

  #longerTexts(site: Site): Omit<Mutation, 'name'> | undefined {
    const longer = (value: Json | undefined) => (typeof value === 'string' ? value.padEnd(9999, '.') : value);
    const mutation = this.#limit(site, 'maxLength', 100_000);
    return mutation && { ...mutation, show: this.#showing(site.at, [], longer) };
  }

  #integer({ at, schema }: Site): Omit<Mutation, 'name'> | undefined {
    return schema.type === 'string' ? { edits: [[`${at}/type`, 'integer']], show: this.#showing(at, [], instead(7)) } : undefined;
  }

  #furtherValue({ at, schema }: Site): Omit<Mutation, 'name'> | undefined {
    if (schema.enum === undefined || schema.type !== 'string') return undefined;
    const edits: Edit[] = [[`${at}/enum`, [...listOf(schema.enum), 'further']]];
    return { edits, show: this.#showing(at, [], instead('further')) };
  }

  #withoutField(at: string, { properties, required }: JsonObject): Omit<Mutation, 'name'> | undefined {
    const name = this.#pick(Object.keys(properties ?? {}));
    if (name === undefined) return undefined;
    const isRequired = listOf(required).includes(name);
    const edits: Edit[] = [[`${at}/properties${pointerOf(name)}`]];
    if (isRequired) edits.push([`${at}/required`, listOf(required).filter((one) => one !== name)]);
    return { edits, show: this.#showing(at, [name], () => undefined) };
  }

  /** Pages are cut if the caller gives no size. */
  #smallPages(at: string): Omit<Mutation, 'name'> {
    const show: Show = (_operation, status, body) =>
      status < 300 ? replaced(body, ['result', 'data'], (data) => (Array.isArray(data) ? data.slice(0, 1) : data)) : body;
    return { edits: [[`${at}/default`, 1]], show };
  }
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

const instead = (other: Json) => (value: Json | undefined) => (value === undefined ? undefined : other);
