/** Makes items of a bulk call fail as the document shows, while the others succeed. */
import { type Json, JsonNode } from '../../generated/document.ts';
import { at } from '../../generated/operations.ts';
import type { DocumentedOperation } from './examples.ts';

/** A failing item of an example, and the place of such items in a request. */
export interface FailingItem {
  /** The field of `data` that lists the items. */
  list: string;
  /** Returns the item's key in the response. */
  keyOf(item: unknown): string | undefined;
  outcome(key: string): unknown;
  /** The item's result in the document. */
  result: object;
  /** Returns the message of a response with this number of succeeded items. */
  message(succeeded: number, all: number): string;
}

/** Makes a call with this `data`. */
export type Proceed = (data: Json) => Promise<unknown>;

/** Returns undefined if the document shows no failing item of this operation. */
export function failingItemOf({ replies, success }: DocumentedOperation): FailingItem | undefined {
  for (const { status, value, request } of replies) {
    const reply = new JsonNode(value);
    const outcomes = reply.in('result', 'data');
    const failed = status === success ? outcomes.keys.find((key) => outcomes.in(key, 'success').value === false) : undefined;
    const place = failed === undefined ? undefined : placeOf(failed, new JsonNode(request ?? null).get('data'));
    if (failed === undefined || place === undefined) continue;
    const shown = outcomes.get(failed).value ?? null;
    const sentence = reply.in('result', 'message').string;
    return {
      ...place,
      outcome: (key) => renamed(shown, failed, key),
      result: reply.get('result').object,
      message: (succeeded, all) => sentence.replace(/^\d+ of \d+/, `${succeeded} of ${all}`),
    };
  }
  return undefined;
}

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

/** Returns the positions of items in a request, given by key or by position. */
export function findItems({ list, keyOf }: FailingItem, data: unknown, items: readonly (string | number)[]): number[] {
  const listed: unknown = at(data, list);
  if (!Array.isArray(listed)) return [];
  return [...listed.keys()].filter((i) => items.includes(i) || items.includes(keyOf(listed[i]) ?? i));
}

/** Makes the call without these items, and adds their failures to the response in their places. */
export async function failItems(
  failing: FailingItem,
  data: Json,
  positions: readonly number[],
  proceed: Proceed,
): Promise<unknown> {
  const request = new JsonNode(data);
  const items = request.get(failing.list).items.map(({ written }) => written);
  const others = items.filter((_, i) => !positions.includes(i));
  const reply = others.length === 0 ? undefined : await proceed({ ...request.object, [failing.list]: others });
  const result = at(reply, 'result') ?? { ...failing.result, data: {} };
  const outcomes = new Map<string, unknown>(Object.entries(at(result, 'data') ?? {}));
  const succeeded = [...outcomes.values()].filter((outcome) => at(outcome, 'success') === true).length;
  const inOrder = new Map<string, unknown>();
  for (const [i, item] of items.entries()) {
    const key = failing.keyOf(item) ?? '';
    const outcome = positions.includes(i) ? failing.outcome(key) : outcomes.get(key);
    if (outcome !== undefined) inOrder.set(key, outcome);
  }
  const all = Object.fromEntries([...inOrder, ...[...outcomes].filter(([key]) => !inOrder.has(key))]);
  return { result: { ...result, message: failing.message(succeeded, items.length), data: all } };
}
