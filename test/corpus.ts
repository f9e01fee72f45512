/**
 * Messages for validators: the document's examples, changed in every relevant way at every place that the schema knows. The
 * expected outcome is known by construction, or from a judge of our own.
 */
import type { Schema } from '../server/http/contract.ts';
import { changesOf } from './corpus/changes.ts';
import { pointer, withValue } from './corpus/json.ts';
import { placesOf } from './corpus/places.ts';

export interface Message {
  name: string;
  body: unknown;
  /** Known by construction; undefined if the judge has to decide. */
  valid?: boolean;
  /** The invalid field as a JSON Pointer, if known. */
  field?: string;
}

/** Yields messages from one valid example. */
function* messagesOf(schema: Schema, example: unknown): Generator<Message> {
  yield { name: 'is an example', body: example, valid: true };
  for (const place of placesOf(schema, example)) {
    for (const { name, value, valid, field = [] } of changesOf(place)) {
      const message = { name: `${place.name} ${name}`, body: withValue(place.body, place.path, value) };
      if (valid === undefined || !place.isDecisive) yield message;
      else yield valid ? { ...message, valid } : { ...message, valid, field: pointer([...place.path, ...field]) };
    }
  }
}

/** Returns messages from several examples, without duplicates. */
export function corpusOf(schema: Schema, examples: { readonly [name: string]: unknown }): Message[] {
  const messages = new Map<string, Message>();
  for (const [example, value] of Object.entries(examples)) {
    for (const message of messagesOf(schema, value)) {
      const name = message.name === 'is an example' ? `is the example ${example}` : message.name;
      if (!messages.has(name)) messages.set(name, { ...message, name });
    }
  }
  return [...messages.values()];
}
