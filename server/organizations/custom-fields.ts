/** Custom fields: fields that callers add to an object, stored as one JSON text. */
import { limits } from '../../generated/handlers.ts';
import { tooManyBytes } from '../../generated/rules.ts';
import { invalidArgument } from '../errors.ts';

export interface FieldsChange {
  id: string;
  /** The object's place in the call, as a JSON Pointer. */
  field: string;
  /** Fields that replace stored ones of the same name. Null removes a field; other stored fields stay. */
  customFields: { readonly [name: string]: unknown };
}

/** Returns the JSON of a new object's fields. A field that is null is left out. */
export const toStored = (customFields: object): string =>
  JSON.stringify(Object.fromEntries(Object.entries(customFields).filter(([, value]) => value !== null)));

export const hasCustomFields = ({ customFields }: FieldsChange): boolean => Object.keys(customFields).length > 0;

/** Merges the fields into the stored ones, both as JSON. Throws if the result has more than `limits.objectBytes`. */
export function merge({ field, customFields }: FieldsChange, stored: string): string {
  const merged = toStored({ ...JSON.parse(stored), ...customFields });
  // An object that was larger before may stay or shrink.
  if (Buffer.byteLength(merged) > Math.max(limits.objectBytes, Buffer.byteLength(stored))) {
    throw invalidArgument(tooManyBytes(field, limits.objectBytes));
  }
  return merged;
}
