/** Custom fields: fields that callers add to an object, stored as one JSON text. */
import { isDeepStrictEqual } from 'node:util';
import { limits } from '../../generated/handlers.ts';
import { tooManyBytes, tooManyFields } from '../../generated/rules.ts';
import { parseJson } from '../database/json.ts';
import { invalidArgument } from '../errors.ts';

interface Fields {
  readonly [name: string]: unknown;
}

/** The documented fields that callers set, without those that name the object or stand for others. */
export type Documented<Given, Others extends string> = Exclude<
  keyof { [Field in keyof Given as string extends Field ? never : Field]: never },
  Others
>;

/** Documented fields as a call gives them: each is named, and undefined if it is absent. */
export type GivenOf<Given, Field extends keyof Given> = { readonly [Name in Extract<Field, string>]: Given[Name] };

/** Documented fields as they are stored. */
export type StoredOf<Given, Field extends keyof Given> = { [Name in Field]-?: Stored<Given[Name]> };
type Stored<Value> = Value extends boolean ? number : Exclude<Value, undefined>;

/** Custom fields. A documented field among them does not compile. */
export type CustomFields<Field extends PropertyKey> = Fields & { readonly [Name in Field]?: never };

export interface FieldsChange {
  id: string;
  /** The object's place in the call, as a JSON Pointer. */
  field: string;
  /** Fields that replace stored ones of the same name. Null removes a field; other stored fields stay. */
  customFields: Fields;
}

export const hasCustomFields = ({ customFields }: FieldsChange): boolean => Object.keys(customFields).length > 0;

interface Merged {
  fields: Fields;
  /** The fields as JSON. */
  json: string;
  /** Whether they differ from the stored ones. */
  isChanged: boolean;
}

/** Merges the fields into the stored ones, which are JSON. Throws if the result has too many fields or bytes. */
export function merge({ field, customFields }: FieldsChange, stored: string): Merged {
  const before: Fields = parseJson(stored);
  // Compares only the given fields. All others stay.
  const isChanged = Object.entries(customFields).some(([name, value]) =>
    Object.hasOwn(before, name) ? value === null || !isDeepStrictEqual(before[name], value) : value !== null,
  );
  if (!isChanged) return { fields: before, json: stored, isChanged };
  // A stored null stays. A given one removes.
  const isRemoved = (name: string) => Object.hasOwn(customFields, name) && customFields[name] === null;
  const fields = Object.fromEntries(Object.entries({ ...before, ...customFields }).filter(([name]) => !isRemoved(name)));
  const json = JSON.stringify(fields);
  // An object that was larger before may stay or shrink.
  if (Buffer.byteLength(json) > Math.max(limits.objectBytes, Buffer.byteLength(stored)))
    throw invalidArgument(tooManyBytes(field, limits.objectBytes));
  const count = (one: Fields) => Object.keys(one).length;
  if (count(fields) > Math.max(limits.objectFields, count(before)))
    throw invalidArgument(tooManyFields(field, limits.objectFields));
  return { fields, json, isChanged };
}
