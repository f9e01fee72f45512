/**
 * Fits a documented response to another request. The examples show which parts of a request a response repeats: if `{ userIds:
 * ['maya'] }` returns `{ data: { maya: … } }`, then `{ userIds: ['tom', 'lena'] }` returns `{ data: { tom: …, lena: … } }`. So this
 * code knows no operation.
 */
import { isObject, type Json } from '../../generated/document.ts';
import type { OperationFacts } from '../../generated/handlers.ts';
import { at } from './examples.ts';
import type { JsonObject } from './json.ts';

export interface Asked {
  data: JsonObject;
  /** `data` of the request in the example. */
  shown: JsonObject;
  /** `data` of other examples, for values beyond the example. */
  others: readonly JsonObject[];
  /** The fields that list distinct things. */
  lists: OperationFacts['unique'];
  /** Whether a list in the response has an order of its own, and not that of the request. */
  isOrdered: boolean;
  /** Returns the replacement for an id that the service has made. `of`: the owner of the id, if it differs from the example's. */
  madeId(uuid: string, of: string | undefined): string;
}

/** Ids in the request's list, and the corresponding ids in the examples. */
interface List {
  /** The field that identifies an item. With several, the last one. */
  name: string;
  by: readonly string[];
  asked: readonly string[];
  shown: readonly string[];
  shownByOthers: readonly string[];
  askedItems: readonly Json[];
  /** The items of the example, by id. */
  shownItems: ReadonlyMap<string, Json>;
}

/** The listed things that a part of the response is about. */
type About = ReadonlyMap<List, Item>;

interface Item {
  shown: string;
  asked: string;
  /** The item of the request. */
  sent: Json | undefined;
}

interface Entry {
  key?: string;
  value: Json;
  about: About;
}

interface Place {
  /** The field's name; keys and items have none. */
  name?: string;
  about: About;
  /** Whether this is the result's data or a record in it. */
  isRecord?: boolean;
  /** Whether this is a field of such a record. */
  isOfRecord?: boolean;
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

export function refit(reply: Json, { data, shown, others, lists, isOrdered, madeId }: Asked): Json {
  const askedLists = lists.flatMap(({ path, by }): List[] => {
    const idsIn = (source: JsonObject) => itemsAt(source, path)?.map((item) => idOf(item, by));
    const name = by.at(-1) ?? String(path.at(-1)).replace(/s$/, '');
    const asked = idsIn(data);
    if (asked === undefined) return [];
    // Records that have all fields of an item's id are about such an item, which no request has to show.
    const records = by.length < 2 ? [] : recordsIn(reply).filter((record) => by.every((field) => Object.hasOwn(record, field)));
    const itemsOf = (items: readonly Json[]) => items.map((item) => [idOf(item, by), item] as const);
    return [
      {
        ...{ name, by, asked, askedItems: itemsAt(data, path) ?? [], shown: idsIn(shown) ?? [] },
        shownByOthers: [...others.flatMap((other) => idsIn(other) ?? []), ...records.map((record) => idOf(record, by))],
        shownItems: new Map([...itemsOf(records), ...itemsOf(itemsAt(shown, path) ?? [])]),
      },
    ];
  });

  function write(value: Json, place: Place): Json {
    if (typeof value === 'string') return writeText(value, place);
    if (Array.isArray(value)) {
      const items = expand(value.map((item) => ({ value: item, about: place.about })));
      const written = items.map((item) => write(item.value, inside(place, item)));
      return place.isRecord ? asAsked(written) : written;
    }
    if (!isObject(value)) return repeated(value, place) ?? value;
    const entries = Object.entries(value).map(([key, member]) => ({ key, value: member, about: place.about }));
    // A field's name is not an id.
    if (!entries.some(({ key, about }) => idFor(key, { about }) !== undefined || askedLists.some((list) => isOf(list, key)))) {
      const keyOf = (key: string) => (key.replace(uuids, '') === '' ? writeText(key, { about: place.about }) : key);
      return Object.fromEntries(entries.map((entry) => [keyOf(entry.key), write(entry.value, member(place, entry.key))]));
    }
    const written = expand(entries).map((item) => [
      writeText(item.key, { about: item.about }),
      write(item.value, inside(place, item)),
    ]);
    return Object.fromEntries(written);
  }

  /**
   * Returns, for each requested id, the entries about one of the example's ids. Drops entries about other ids, which were not
   * requested.
   */
  function expand<E extends Entry>(entries: readonly E[]): readonly E[] {
    return askedLists.reduce((all, list) => {
      if (all.some(({ about }) => about.has(list))) return all;
      const templates = new Map<string, readonly E[]>();
      for (const entry of all) {
        const id = idIn(entry, list);
        if (id !== undefined) templates.set(id, [...(templates.get(id) ?? []), entry]);
      }
      const ids = [...new Set([...list.shown, ...list.shownByOthers])].filter((id) => templates.has(id));
      if (ids.length === 0) return all;
      const about = (shown: string, asked: string, sent: Json | undefined) =>
        (templates.get(shown) ?? []).map((entry) => ({ ...entry, about: new Map(entry.about).set(list, { shown, asked, sent }) }));
      // Keyed results are in the order of the request. An ordered list about the same ids as the example's is in the example's order.
      const isList = entries.every(({ key }) => key === undefined);
      const isAsShown = isOrdered && isList && list.asked.length === templates.size && list.asked.every((id) => templates.has(id));
      if (isAsShown) return [...templates.keys()].flatMap((id) => about(id, id, list.askedItems[list.asked.indexOf(id)]));
      return list.asked.flatMap((asked, i) => {
        const sent = list.askedItems[i];
        // The example's own request has this id, and its list no record about it.
        if (isList && list.shown.includes(asked) && !templates.has(asked)) return [];
        return about(templates.has(asked) ? asked : templateFor(list, sent, ids, i), asked, sent);
      });
    }, entries);
  }

  /** Returns the id of an example's item that has the same kind as the sent item, as far as the fields that identify it tell. */
  function templateFor({ by, shownItems }: List, sent: Json | undefined, ids: readonly string[], i: number): string {
    const sameFields = (id: string) => by.filter((name) => valueIn(sent, name) === valueIn(shownItems.get(id), name)).length;
    const most = Math.max(...ids.map(sameFields));
    const alike = ids.filter((id) => sameFields(id) === most);
    return alike[i % alike.length] ?? '';
  }

  /** Returns the records about requested ids that the example's request lacks. Keeps all if none is about one. */
  function asAsked(records: Json[]): Json[] {
    const wanted = Object.entries(data).flatMap(([name, id]) =>
      typeof id === 'string' && name.endsWith('Id') && !Object.hasOwn(shown, name) ? [JSON.stringify(id)] : [],
    );
    return wanted.reduce((left, id) => {
      const showing = left.filter((record) => JSON.stringify(record).includes(id));
      return showing.length === 0 ? left : showing;
    }, records);
  }

  /** Returns the listed id that the entry is about. */
  function idIn({ key, value }: Entry, list: List): string | undefined {
    const named = isObject(value) && key === undefined ? Object.entries(value) : [[undefined, key ?? value] as const];
    const found = named.find(([name, id]) => typeof id === 'string' && isOf(list, id, name))?.[1];
    return typeof found === 'string' ? found : undefined;
  }

  function writeText(value: string, place: Place): string {
    const id = idFor(value, place) ?? repeated(value, place);
    if (typeof id === 'string') return id;
    const item = [...place.about.values()].at(-1);
    // A listed item that represents another object gets a new id; its other fields stay.
    const isKept = item !== undefined && (item.asked === item.shown || !/(^id|Id)$/.test(place.name ?? ''));
    return value.replaceAll(uuids, (uuid) => idFor(uuid, place) ?? (isKept ? uuid : madeId(uuid, item?.asked)));
  }

  /** Returns the request's value at the place where the example's request has this value. */
  function idFor(value: string, { name, about }: Place): string | undefined {
    for (const [list, item] of about) {
      if (value === item.shown && isOf(list, value, name)) return item.asked;
      const sent = name === undefined ? undefined : fieldFor(list, item, name, value);
      if (sent !== undefined) return sent;
      // An id of another example only: not one of the request.
      if (isOf(list, value, name) && !list.shown.includes(value)) return undefined;
    }
    const scalar = scalarFor(value, name);
    if (scalar !== undefined) return scalar;
    const list = askedLists.find((one) => isOf(one, value, name));
    if (list === undefined) return undefined;
    const i = list.shown.indexOf(value);
    return list.asked.at(i === list.shown.length - 1 ? -1 : Math.min(i, list.asked.length - 1));
  }

  /** Returns the field of the request's item, if the example's item has this value in the field. */
  function fieldFor({ shownItems }: List, { shown, sent }: Item, name: string, value: string): string | undefined {
    const found = valueIn(shownItems.get(shown), name) === value ? valueIn(sent, name) : undefined;
    return typeof found === 'string' ? found : undefined;
  }

  function scalarFor(value: string, name: string | undefined): string | undefined {
    const shownFields = fieldsIn(shown);
    const ofShown = Object.entries(fieldsIn(data)).find(([member]) => shownFields[member] === value)?.[1];
    if (ofShown !== undefined) return typeof ofShown === 'string' ? ofShown : undefined;
    const member = Object.keys(data).find(
      (other) => !Object.hasOwn(shown, other) && isRelated(name, other) && others.some((example) => example[other] === value),
    );
    const sent = member === undefined ? undefined : data[member];
    return typeof sent === 'string' ? sent : undefined;
  }

  /** Returns the value that the request has for this field of a record. */
  function repeated(value: Json, { name, isOfRecord }: Place): Json | undefined {
    if (!isOfRecord || name === undefined || !Object.hasOwn(data, name)) return undefined;
    const sent = data[name];
    return sent === null || (typeof sent !== 'object' && (value === null || typeof sent === typeof value)) ? sent : undefined;
  }

  return write(reply, { about: new Map() });
}

const inside = (place: Place, { about }: Entry): Place => ({ ...place, name: undefined, about });
const member = ({ about, isRecord }: Place, name: string): Place => ({
  name,
  about,
  isRecord: name === 'data',
  isOfRecord: isRecord,
});

/** Returns the fields of an input, with those of objects in it, such as `resource/id`. */
const fieldsIn = (input: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      isObject(value) ? Object.entries(value).map(([inner, one]) => [`${name}/${inner}`, one]) : [[name, value]],
    ),
  );

/** Returns whether an example of another request may explain a field of the response. */
const isRelated = (name: string | undefined, asked: string): boolean =>
  name === undefined || name === asked || (name === 'id' && asked.endsWith('Id'));

const isOf = ({ name: asked, shown, shownByOthers }: List, id: string, name?: string): boolean =>
  shown.includes(id) || (shownByOthers.includes(id) && isRelated(name, asked));

/** Returns the records of a list. */
const recordsIn = (reply: Json): JsonObject[] => {
  const data = at(reply, '/result/data');
  return Array.isArray(data) ? data.filter(isObject) : [];
};

const valueIn = (item: Json | undefined, name: string): Json | undefined => (isObject(item) ? item[name] : undefined);

function itemsAt(data: JsonObject, path: readonly string[]): readonly Json[] | undefined {
  const items = path.reduce((value: Json | undefined, name) => (isObject(value) ? value[name] : undefined), data);
  return Array.isArray(items) ? items : undefined;
}

/** Returns the value that identifies an item. For several fields, the last one. */
function idOf(item: Json, by: readonly string[]): string {
  const name = by.at(-1);
  return String(name !== undefined && isObject(item) ? item[name] : item);
}
