/** Edits of the document in memory. */
import { type Json, keysOf } from '../../generated/document.ts';

/** A JSON Pointer and its new value. Without a value, the place is removed. */
export type Edit = readonly [pointer: string, value?: Json];

/** Returns the document with some edits. The rest is shared. */
export const edited = (document: Json, edits: readonly Edit[]): Json =>
  edits.reduce((value, edit) => withEdit(value, keysOf(edit[0]), edit), document);

function withEdit(value: Json | undefined, [key, ...rest]: readonly string[], edit: Edit): Json {
  if (key === undefined || typeof value !== 'object' || value === null) throw new Error(`The document has no ${edit[0]}.`);
  const fields = new Map(Object.entries(value));
  if (rest.length > 0) fields.set(key, withEdit(fields.get(key), rest, edit));
  else if (edit[1] !== undefined) fields.set(key, edit[1]);
  else if (!fields.delete(key)) throw new Error(`The document has no ${edit[0]}.`);
  return Array.isArray(value) ? [...fields.values()] : Object.fromEntries(fields);
}
