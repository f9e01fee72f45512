/**
 * Messages to hold validators to: from the document's examples, every place that the schema knows of, changed in every way that
 * could matter there. What is accepted is known beforehand, by construction or by a judge of our own.
 */
import type { Schema } from '../server/http/contract.ts';
import { changesOf } from './corpus/changes.ts';
import { pointer, withValue } from './corpus/json.ts';
import { placesOf } from './corpus/places.ts';

export interface Message {
  name: string;
  body: unknown;
  /** Known by construction; left out where it takes a judge. */
  valid?: boolean;
  /** The member at fault as a JSON Pointer, where that is known. */
  field?: string;
}

/** The messages that come from one example, which fits the schema. */
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

/** The messages that come from several examples; those that they have in common, once. */
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
