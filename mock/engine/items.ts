/** Makes items of a bulk call fail as the document shows, while the others succeed. */
import { type Json, JsonNode } from '../../generated/document.ts';
import { at, type Example } from '../../generated/operations.ts';
import type { DocumentedOperation } from './examples.ts';

/** A failing item of an example, and the place of such items in a request. */
export interface FailingItem {
  example: Example;
  /** The field of `data` that lists the items. */
  list: string;
  /** The item's key in the response. */
  key: string;
  item: Json;
  /** Returns the key of an item of any request. */
  keyOf(item: unknown): string | undefined;
  /** Returns the message of a response with this number of succeeded items. */
  message(succeeded: number, all: number): string;
}

/** Makes a call with this `data`. */
export type Proceed = (data: Json) => Promise<unknown>;

/** Returns the failing items that the document shows of an operation. */
export const failingItemsOf = ({ replies, success }: DocumentedOperation): FailingItem[] =>
  replies
    .filter(({ status }) => status === success)
    .flatMap((example) => {
      const reply = new JsonNode(example.value);
      const outcomes = reply.in('result', 'data');
      return outcomes.keys
        .filter((key) => outcomes.in(key, 'success').value === false)
        .flatMap((key): FailingItem[] => {
          const place = placeOf(key, new JsonNode(example.request ?? null).get('data'));
          const sentence = reply.in('result', 'message').string;
          const message = (succeeded: number, all: number) => sentence.replace(/^\d+ of \d+/, `${succeeded} of ${all}`);
          return place === undefined ? [] : [{ ...place, example, key, message }];
        });
    });

/** Returns undefined if the document shows no failing item of this operation. */
export const failingItemOf = (operation: DocumentedOperation): FailingItem | undefined => failingItemsOf(operation)[0];

/** Finds the item with this key in a request: in a list of keys, or of objects with the key in a field. */
function placeOf(key: string, data: JsonNode): Pick<FailingItem, 'list' | 'item' | 'keyOf'> | undefined {
  for (const list of data.keys) {
    for (const item of data.get(list).items) {
      if (item.value === key) return { list, item: item.written, keyOf: stringOf };
      const member = item.keys.find((name) => item.get(name).value === key);
      if (member !== undefined) return { list, item: item.written, keyOf: (one) => stringOf(at(one, member)) };
    }
  }
  return undefined;
}

const stringOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the outcome for an item with another key: renamed there, and in messages. */
const outcomeFor = ({ example, key: from }: FailingItem, to: string): unknown =>
  JSON.parse(JSON.stringify(at(example.value, 'result', 'data', from)), (_name, value) => {
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
  const failures = positions.map((i): [string, unknown] => {
    const key = failing.keyOf(items[i]) ?? '';
    return [key, outcomeFor(failing, key)];
  });
  return withFailures(failing, items, reply, new Map(failures));
}

/** Adds failures to the response about the other items, in the order of the request. `reply`: undefined without other items. */
export function withFailures(
  failing: FailingItem,
  items: readonly Json[],
  reply: unknown,
  failures: ReadonlyMap<string, unknown>,
): unknown {
  const result = at(reply, 'result') ?? { ...Object(at(failing.example.value, 'result')), data: {} };
  const outcomes = new Map<string, unknown>(Object.entries(at(result, 'data') ?? {}));
  const all = new Map([...outcomes, ...failures]);
  const inOrder = items.flatMap((item): [string, unknown][] => {
    const key = failing.keyOf(item) ?? '';
    return all.has(key) ? [[key, all.get(key)]] : [];
  });
  const succeeded = [...all.values()].filter((outcome) => at(outcome, 'success') === true).length;
  const data = Object.fromEntries(new Map([...inOrder, ...all]));
  return { result: { ...result, message: failing.message(succeeded, items.length), data } };
}
