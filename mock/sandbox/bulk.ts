/** A bulk call of which one item fails as the document shows it, while the others are done. */
import { type Json, JsonNode } from '../../generated/document.ts';
import { at, document, examplesOf, type Operation } from '../../server/http/contract.ts';

/** An item that fails, as an example of a reply shows it, and where such items stand in a request. */
export interface FailingItem {
  /** The member of `data` that lists the items. */
  list: string;
  /** The item's key in the reply. */
  keyOf(item: unknown): string | undefined;
  outcome(key: string): unknown;
  /** The result that the document shows it in. */
  result: object;
  /** The sentence of a reply in which so many of all items succeeded. */
  message(succeeded: number, all: number): string;
}

type Proceed = (data: { readonly [member: string]: unknown }) => Promise<unknown>;

/** Undefined where the document shows no item of this operation that fails. */
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

/** What the document says is sent for an example of a reply: a body beside it, or an example of a request. */
function requestOf(operation: Operation, name: string): JsonNode {
  const path = ['paths', operation.path, 'post', 'responses', String(operation.success), 'content', 'application/json', 'examples'];
  const beside = at(document(), ...path, name, 'x-request') ?? name;
  const body = typeof beside === 'string' ? examplesOf(operation, 'requestBody')[beside] : at(beside);
  return new JsonNode(isJson(body) ? body : null).get('data');
}

const isJson = (value: unknown): value is Json => value !== undefined;

/** Where a request has the item with this key: in a list of keys, or of objects one of whose members is the key. */
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

/** The same of another item: its key, and where a sentence names it. */
const renamed = (shown: Json, from: string, to: string): unknown =>
  JSON.parse(JSON.stringify(shown), (_name, value) => {
    if (typeof value !== 'string') return value;
    return value === from ? to : value.replaceAll(`"${from}"`, `"${to}"`);
  });

/** Which item of the request is meant: by its key, or by its place; -1 where it has no such item. */
export function findItem({ list, keyOf }: FailingItem, data: unknown, item: string | number): number {
  const items = at(data, list);
  if (!Array.isArray(items)) return -1;
  return typeof item === 'string' ? items.findIndex((one) => keyOf(one) === item) : item < items.length ? item : -1;
}

/** Does the call without this item, and puts its failure into the reply where it belongs. */
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
