/**
 * Records how a consumer uses the contract, for `npm run diff -- --used-by`: fields sent and read, with types and sizes. Texts are
 * kept only if the contract has them, such as an access role. Other names of fields become `*`, so no content is kept.
 */

import { words } from '../../../generated/words.ts';
import { isObject, type ResponseMetadata } from './client-errors.ts';

/** All values that were sent at one place, summarized under the keywords of JSON Schema. */
export interface Sent {
  /** The number of values. A field was always sent if it has as many as its object. */
  count: number;
  type: string[];
  /** Booleans, and texts of the contract. `…` stands for other texts. */
  enum?: (string | boolean)[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
  /** The size as JSON. */
  'x-max-bytes'?: number;
}

export interface OperationUsage {
  /** By JSON Pointer into the request body, with `*` for each item and each name that the contract does not have. */
  sent: { [pointer: string]: Sent };
  /** The names of headers that depend on the call. */
  sentHeaders: string[];
  /** By status: JSON Pointers to the fields that the consumer read. */
  read: { [status: string]: string[] };
  /** By status: the names of headers that the consumer read. */
  readHeaders: { [status: string]: string[] };
}

/** The contents of a usage file. */
export interface UsageFile {
  consumer: string;
  operations: { [operationId: string]: OperationUsage };
}

type Head = Pick<ResponseMetadata, 'status' | 'headers'>;

interface Reply<Metadata extends Head> {
  response: Metadata;
  body: unknown;
}

const step = (key: string, isItem: boolean): string =>
  `/${isItem || !words.has(key) ? '*' : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;

interface Call {
  body: string;
  headers: object;
}

/** Records calls. `JSON.stringify` of it is the content of a usage file. */
export interface Usage {
  /** @internal Records a call. Returns a view of the response, which records the fields and headers that the consumer reads. */
  <Metadata extends Head>(operationId: string, call: Call, reply: Reply<Metadata>): Reply<Metadata>;
  toJSON(): UsageFile;
}

/** Returns a recorder for the option `usage` of clients. `consumer`: the name of the program in the results. */
export function recordUsage(consumer: string): Usage {
  const file: UsageFile = { consumer, operations: {} };
  const usage = <Metadata extends Head>(operationId: string, call: Call, { response, body }: Reply<Metadata>): Reply<Metadata> => {
    const own = file.operations[operationId] ?? { sent: {}, sentHeaders: [], read: {}, readHeaders: {} };
    file.operations[operationId] = own;
    if (Object.hasOwn(call.headers, 'idempotency-key')) add(own.sentHeaders, ['idempotency-key']);
    record(own.sent, '', JSON.parse(call.body));
    const { status, headers } = response;
    const [fields, names] = [own.read[status] ?? [], own.readHeaders[status] ?? []];
    own.read[status] = fields;
    own.readHeaders[status] = names;
    const namesOf = new Map<string | symbol, string[]>([
      ['requestId', ['x-request-id']],
      ['rateLimit', ['ratelimit']],
      ['headers', [...headers.keys()]],
    ]);
    return {
      body: watched(body, '', (pointer) => add(fields, [pointer])),
      response: new Proxy(response, {
        get(target, key) {
          add(names, namesOf.get(key) ?? []);
          return Reflect.get(target, key);
        },
      }),
    };
  };
  return Object.assign(usage, { toJSON: () => file });
}

/** @internal Records a call of another program, as if it read all of the response. */
export function recordWhole(usage: Usage, operationId: string, call: Call, reply: Reply<Head>): void {
  const view = usage(operationId, call, reply);
  JSON.stringify(view.body);
  void view.response.headers;
}

function add(list: string[], names: readonly string[]): void {
  for (const name of names) if (!list.includes(name)) list.push(name);
}

function record(sent: OperationUsage['sent'], pointer: string, value: unknown): void {
  const known = sent[pointer] ?? { count: 0, type: [] };
  sent[pointer] = known;
  known.count += 1;
  add(known.type, [typeOf(value)]);
  const size = (suffix: 'Length' | 'Items' | 'Properties' | 'imum', is: number) => {
    known[`min${suffix}`] = Math.min(known[`min${suffix}`] ?? is, is);
    known[`max${suffix}`] = Math.max(known[`max${suffix}`] ?? is, is);
  };
  if (typeof value === 'number') size('imum', value);
  if (typeof value === 'string') size('Length', [...value].length);
  if (typeof value === 'string' || typeof value === 'boolean') {
    const kept = typeof value === 'boolean' || words.has(value) ? value : '…';
    known.enum = [...new Set([...(known.enum ?? []), kept])];
  }
  if (!isObject(value)) return;
  const entries = Object.entries(value);
  size(Array.isArray(value) ? 'Items' : 'Properties', entries.length);
  known['x-max-bytes'] = Math.max(known['x-max-bytes'] ?? 0, new TextEncoder().encode(JSON.stringify(value)).length);
  for (const [key, item] of entries) record(sent, pointer + step(key, Array.isArray(value)), item);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Returns a view of a value that tells each read field. Reading an absent field counts, if the contract has its name. */
function watched<Value>(value: Value, pointer: string, tell: (pointer: string) => void): Value {
  if (!isObject(value)) return value;
  const views = new Map<unknown, unknown>();
  const tellOf = (target: object, key: string | symbol): string | undefined => {
    const isItem = Array.isArray(target);
    if (typeof key === 'symbol' || (isItem ? !/^\d+$/.test(key) : !Object.hasOwn(target, key) && !words.has(key))) return undefined;
    const place = pointer + step(key, isItem);
    tell(place);
    return place;
  };
  return new Proxy(value, {
    get(target, key) {
      const place = tellOf(target, key);
      const field: unknown = Reflect.get(target, key);
      if (place === undefined || !isObject(field)) return field;
      const view = views.get(field) ?? watched(field, place, tell);
      views.set(field, view);
      return view;
    },
    has(target, key) {
      tellOf(target, key);
      return Reflect.has(target, key);
    },
    getOwnPropertyDescriptor(target, key) {
      tellOf(target, key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}
