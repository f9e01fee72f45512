/** Makes one item of a bulk call fail as the document shows, while the others succeed. */
import { type Json, JsonNode } from '../../generated/document.ts';
import { at, document, examplesOf, type Operation } from '../../server/http/contract.ts';

/** A failing item of an example, and the place of such items in a request. */
export interface FailingItem {
  /** The field of `data` that lists the items. */
  list: string;
  /** Returns the item's key in the response. */
  keyOf(item: unknown): string | undefined;
  outcome(key: string): unknown;
  /** The item's result in the document. */
  result: object;
  /** Returns the message of a response with so many succeeded items. */
  message(succeeded: number, all: number): string;
}

type Proceed = (data: { readonly [member: string]: unknown }) => Promise<unknown>;

/** Returns undefined if the document shows no failing item of this operation. */
export function failingItemOf(operation: Operation): FailingItem | undefined {
  for (const [name, reply] of Object.entries(examplesOf(operation, operation.success))) {
    const outcomes = new JsonNode(reply).in('result', 'data');
    const failed = outcomes.keys.find((key) => outcomes.in(key, 'success').value === false);
    const place = failed === undefined ? undefined : placeOf(failed, requestOf(operation, name));
    if (failed === undefined || place === undefined) continue;
    const shown = outcomes.get(failed).value ?? null;
    const sentence = new JsonNode(reply).in('result', 'message').string;
    return {
      ...place,
      outcome: (key) => renamed(shown, failed, key),
      result: new JsonNode(reply).get('result').object,
      message: (succeeded, all) => sentence.replace(/^\d+ of \d+/, `${succeeded} of ${all}`),
    };
  }
  return undefined;
}

/** Returns the request of a response example: a body beside it, or a request example. */
function requestOf(operation: Operation, name: string): JsonNode {
  const path = ['paths', operation.path, 'post', 'responses', String(operation.success), 'content', 'application/json', 'examples'];
  const beside = at(document(), ...path, name, 'x-request') ?? name;
  const body = typeof beside === 'string' ? examplesOf(operation, 'requestBody')[beside] : at(beside);
  return new JsonNode(isJson(body) ? body : null).get('data');
}

const isJson = (value: unknown): value is Json => value !== undefined;

/** Finds the item with this key in a request: in a list of keys, or of objects with the key in a field. */
function placeOf(key: string, data: JsonNode): Pick<FailingItem, 'list' | 'keyOf'> | undefined {
  for (const list of data.keys) {
    for (const item of data.get(list).items) {
      if (item.value === key) return { list, keyOf: (one) => (typeof one === 'string' ? one : undefined) };
      const member = item.keys.find((name) => item.get(name).value === key);
      if (member !== undefined) return { list, keyOf: (one) => stringOf(at(one, member)) };
    }
  }
  return undefined;
}

const stringOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Renames the item: its key, and its name in messages. */
const renamed = (shown: Json, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(shown), (_name, value) => {
    if (typeof value !== 'string') return value;
    return value === from ? to : value.replaceAll(`"${from}"`, `"${to}"`);
  });

/** Returns the index of the item, given by key or by index; -1 if the request has no such item. */
export function findItem({ list, keyOf }: FailingItem, data: unknown, item: string | number): number {
  const items = at(data, list);
  if (!Array.isArray(items)) return -1;
  return typeof item === 'string' ? items.findIndex((one) => keyOf(one) === item) : item < items.length ? item : -1;
}

/** Makes the call without this item, and adds its failure to the response in its place. */
export async function failItem(failing: FailingItem, data: object, index: number, proceed: Proceed): Promise<unknown> {
  const members = new Map<string, unknown>(Object.entries(data));
  const listed = members.get(failing.list);
  const items: unknown[] = Array.isArray(listed) ? listed : [];
  const others = items.filter((_, i) => i !== index);
  const key = failing.keyOf(items[index]) ?? '';
  const reply = others.length === 0 ? undefined : await proceed(Object.fromEntries(members.set(failing.list, others)));
  const result = at(reply, 'result') ?? { ...failing.result, data: {} };
  const outcomes = Object.entries(at(result, 'data') ?? {});
  const succeeded = outcomes.filter(([, outcome]) => at(outcome, 'success') === true).length;
  const position = items.slice(0, index).filter((item) => outcomes.some(([name]) => name === failing.keyOf(item))).length;
  const all = outcomes.toSpliced(position, 0, [key, failing.outcome(key)]);
  const message = failing.message(succeeded, items.length);
  return { result: Object.fromEntries([...Object.entries(result), ['message', message], ['data', Object.fromEntries(all)]]) };
}
