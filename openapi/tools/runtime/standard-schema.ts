/**
 * Inputs as schemas for form libraries, by the interface of https://standardschema.dev. A boundary file: a value has its type after the
 * check.
 */
import { keysOf } from './document.ts';
import { explain } from './explain.ts';
import { findBroken, type Rules } from './rules.ts';
import type { Schema } from './violations.ts';

/** A field that is wrong. */
export interface StandardIssue {
  /** The words of the service for it, such as `is required`. */
  readonly message: string;
  /** The names of the field and of those around it. An item of an array has its index. */
  readonly path: readonly (string | number)[];
}

/** A schema of Standard Schema, version 1. */
export interface StandardSchemaV1<Input, Output = Input> {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    /** Returns the input itself, or everything that is wrong with it. */
    readonly validate: (
      value: unknown,
    ) => { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly StandardIssue[] };
    readonly types?: { readonly input: Input; readonly output: Output };
  };
}

/** @internal Returns the schema of the `data` of a request. */
export function standardSchema<Input>(schema: Schema, rules: Rules): StandardSchemaV1<Input> {
  const detailsOf = (value: unknown) => {
    const details = explain(schema, value, 0, place);
    return details.length > 0 ? details : findBroken(rules, value, Number.POSITIVE_INFINITY);
  };
  return {
    '~standard': {
      version: 1,
      vendor: 'collaboration-contract',
      validate: (value) => {
        const issues = detailsOf(value).map(({ field, description }) => ({
          message: description,
          path: pathOf(field.slice(place.length), value),
        }));
        return issues.length > 0 ? { issues } : { value: value as Input };
      },
    },
  };
}

/** The place of the input in a request, which messages that name other fields show. */
const place = '/data';

/** Returns the keys of a JSON Pointer, those of items as numbers. */
function pathOf(pointer: string, value: unknown): (string | number)[] {
  let parent = value;
  return keysOf(pointer).map((key) => {
    const isItem = Array.isArray(parent);
    parent = typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined;
    return isItem ? Number(key) : key;
  });
}
