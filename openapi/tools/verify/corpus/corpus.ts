/**
 * Messages for validators: the document's examples, changed in every relevant way at every place that the schema knows. The
 * expected outcome is known by construction, or from a judge of our own.
 */
import { changesOf } from './changes.ts';
import { isObject, type JsonObject, pointer, withValue } from './json.ts';
import { placesOf } from './places.ts';

export interface Message {
  name: string;
  body: unknown;
  /** Known by construction; undefined if the judge has to decide. */
  valid?: boolean;
  /** The invalid field as a JSON Pointer, if known. */
  field?: string;
}

/** Schemas of places that have had all of their changes, as JSON. */
export type Seen = Set<string>;

const withoutWords = (key: string, value: unknown): unknown =>
  ['description', 'examples'].includes(key) && !isObject(value) ? undefined : value;

/** Yields messages from one valid example. Places with a schema in `seen` get one change, and those that depend on the place. */
function* messagesOf(schema: JsonObject, example: unknown, seen: Seen | undefined): Generator<Message> {
  yield { name: 'is an example', body: example, valid: true };
  for (const place of placesOf(schema, example)) {
    const key = JSON.stringify([place.schema, place.isDecisive], withoutWords);
    const isKnown = seen?.has(key);
    seen?.add(key);
    for (const [i, { name, value, valid, field = [], isByPlace }] of [...changesOf(place)].entries()) {
      if (isKnown && i > 0 && isByPlace !== true) continue;
      const message = { name: `${place.name} ${name}`, body: withValue(place.body, place.path, value) };
      if (valid === undefined || !place.isDecisive) yield message;
      else yield valid ? { ...message, valid } : { ...message, valid, field: pointer([...place.path, ...field]) };
    }
  }
}

/** Returns messages from several examples, without duplicates. A shared `seen` skips most messages of earlier corpora. */
export function corpusOf(schema: JsonObject, examples: { readonly [name: string]: unknown }, seen?: Seen): Message[] {
  const messages = new Map<string, Message>();
  for (const [example, value] of Object.entries(examples)) {
    for (const message of messagesOf(schema, value, seen)) {
      const name = message.name === 'is an example' ? `is the example ${example}` : message.name;
      if (!messages.has(name)) messages.set(name, { ...message, name });
    }
  }
  return [...messages.values()];
}
