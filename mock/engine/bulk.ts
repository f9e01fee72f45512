/** Answers the items of a bulk call one by one: each item that the document shows to fail fails, and the others succeed. */
import type { Json } from '../../generated/document.ts';
import { at, type DocumentedOperation, isEqual, ownValuesOf, valuesIn } from './examples.ts';
import { type FailingItem, failingItemsOf, withFailures } from './items.ts';
import { type JsonObject, objectAt, withValueAt } from './json.ts';

/** Fits an example to a request. */
type Adapt = (example: FailingItem['example'], body: Json) => Json;

/**
 * Returns the body of the response, or undefined if no item fails. `adaptOthers` answers the items that do not fail. `isPossible`:
 * whether this item alone can succeed.
 */
export type BulkAnswer = (
  body: Json,
  adapt: Adapt,
  adaptOthers: (body: Json) => Json,
  isPossible: (body: Json) => boolean,
) => unknown;

export function bulkAnswerOf(operation: DocumentedOperation): BulkAnswer {
  const failing = failingItemsOf(operation);
  const succeeding = succeedingItems(operation, failing);
  const known = failing.map((item) => {
    const body = withItems(item.example.request ?? null, item.list, [item.item]);
    return { item, body, own: ownValuesOf(body, succeeding) };
  });

  /** Returns the documented failing items that a request repeats, or the first for an impossible item, by its own items. */
  function failuresIn(body: Json, list: string, isPossible: (body: Json) => boolean): ReadonlyMap<Json, FailingItem> {
    const rest = withItems(body, list, []);
    const common = valuesIn(rest);
    const found = itemsIn(body, list).flatMap((item): [Json, FailingItem][] => {
      const alone = withItems(body, list, [item]);
      const sent = valuesIn(withItems({ data: {} }, list, [item]));
      const isMeant = (own: readonly string[]) => own.length > 0 && own.every((value) => sent.has(value) || common.has(value));
      const isShown = (shown: Json) => isEqual(shown, alone);
      const failure = known.find((one) => isMeant(one.own) || (isShown(one.body) && !succeeding.some(isShown)));
      const found = failure?.item ?? (isPossible(alone) ? undefined : failing[0]);
      return found === undefined ? [] : [[item, found]];
    });
    return new Map(found);
  }

  return (body, adapt, adaptOthers, isPossible) => {
    const [first] = failing;
    if (first === undefined) return undefined;
    const { list } = first;
    const failures = failuresIn(body, list, isPossible);
    if (failures.size === 0) return undefined;
    const items = itemsIn(body, list);
    const others = items.filter((item) => !failures.has(item));
    const outcomes = [...new Set(failures.values())].flatMap((failure) => {
      const ofGroup = items.filter((item) => failures.get(item) === failure);
      return Object.entries(objectAt(adapt(exampleOf(failure), withItems(body, list, ofGroup)), '/result/data'));
    });
    const reply = others.length === 0 ? undefined : adaptOthers(withItems(body, list, others));
    return withFailures(failures.get(items.find((item) => failures.has(item)) ?? null) ?? first, items, reply, new Map(outcomes));
  };
}

/** Returns the example with this item alone. */
function exampleOf({ example, list, item, key }: FailingItem): FailingItem['example'] {
  const outcome: JsonObject = { [key]: objectAt(example.value, '/result/data')[key] ?? null };
  const request = withItems(example.request ?? null, list, [item]);
  return { ...example, request, value: withValueAt(example.value, '/result/data', outcome) };
}

/** Returns the requests of the document about one item that succeeds. */
function succeedingItems({ requests, replies, success }: DocumentedOperation, failing: readonly FailingItem[]): Json[] {
  const failed = (request: Json | undefined, item: Json) =>
    failing.some((one) => isEqual(one.example.request, request) && isEqual(one.item, item));
  const shown = replies.filter(({ status }) => status === success).map(({ request }) => request);
  const lists = [...new Set(failing.map(({ list }) => list))];
  return [...requests, ...shown].flatMap((request = null) =>
    lists.flatMap((list) =>
      itemsIn(request, list)
        .filter((item) => !failed(request, item))
        .map((item) => withItems(request, list, [item])),
    ),
  );
}

function itemsIn(body: Json, list: string): readonly Json[] {
  const items = at(body, `/data/${list}`);
  return Array.isArray(items) ? items : [];
}

const withItems = (body: Json, list: string, items: readonly Json[]): Json => withValueAt(body, `/data/${list}`, [...items]);
