/**
 * Explains why a message does not fit its schema: Ajv's errors, reduced to what the reader must change, in words for people. Nothing here
 * needs Node.js.
 */
import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
import type { FormatsPlugin } from 'ajv-formats';
import { pointerOf } from '../../generated/document.ts';
import { failureLimits } from '../../generated/handlers.ts';
import type { Schema } from '../../generated/operations.ts';
import { truncate } from '../../generated/text.ts';
import type { ErrorDetail } from '../errors.ts';

export interface AjvModules {
  Ajv2020: typeof Ajv2020;
  addFormats: FormatsPlugin;
}

interface Explainer {
  /** Returns the violations of a message; empty for a valid one. `bytes` is the size of the message. */
  explain(schema: Schema, message: unknown, bytes: number): ErrorDetail[];
  fits(schema: Schema, message: unknown): boolean;
}

type Check = (value: unknown) => readonly ErrorObject[];

/** Messages above this size get their first error only: they could have one for each byte. */
const largeBytes = 16_384;

/** Loads Ajv for the first rejected message, so that a server starts without it. */
export function createExplainer(load: () => AjvModules): Explainer {
  const everyError = checks(load, true);
  const firstError = checks(load, false);

  /** Yields the errors that the caller must correct. Lazy, since a message may have as many errors as bytes. */
  function* relevant(schema: Schema, message: unknown, bytes: number, path = ''): Generator<ErrorObject> {
    const isLarge = bytes > largeBytes;
    for (const error of (isLarge ? firstError : everyError)(schema)(message)) {
      if (isInAlternative(error)) continue;
      const { keyword, parentSchema, data } = error;
      const placed = { ...error, instancePath: path + error.instancePath };
      if (keyword === 'oneOf' || keyword === 'anyOf') {
        const size = isLarge ? JSON.stringify(data).length : bytes;
        const branchOf = (alternative: Schema) => [...relevant(alternative, data, size, placed.instancePath)];
        const alternatives: Schema[] = parentSchema?.[keyword];
        yield* meant(placed, alternatives.map(branchOf));
      } else {
        yield placed;
      }
    }
  }

  return {
    explain: (schema, message, bytes) => detailsOf(relevant(schema, message, bytes)),
    fits: (schema, message) => firstError(schema)(message).length === 0,
  };
}

/** The errors of each alternative are found again, one alternative at a time. */
const isInAlternative = ({ schemaPath }: ErrorObject): boolean => /\/(?:oneOf|anyOf)\//.test(schemaPath);

function checks(load: () => AjvModules, allErrors: boolean): (schema: Schema) => Check {
  let ajv: Ajv2020 | undefined;
  const compiled = new WeakMap<Schema, Check>();
  const create = ({ Ajv2020, addFormats }: AjvModules) => {
    const created = new Ajv2020({ allErrors, verbose: true, strict: false, validateFormats: true });
    addFormats(created);
    return created;
  };
  return (schema) => {
    let check = compiled.get(schema);
    if (check === undefined) {
      ajv ??= create(load());
      const validate = ajv.compile(schema);
      check = (value) => (validate(value) ? [] : (validate.errors ?? []));
      compiled.set(schema, check);
    }
    return check;
  };
}

function detailsOf(errors: Iterable<ErrorObject>): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  for (const error of errors) {
    const detail = toDetail(error);
    const key = `${detail.reason} ${detail.field}`;
    if (!details.has(key)) details.set(key, detail);
    if (details.size === failureLimits.details) break;
  }
  return [...details.values()];
}

/**
 * Reduces the errors of alternatives to the ones that the caller must correct:
 * - errors that all alternatives share;
 * - all allowed values, for a field that names the alternative and has none of them;
 * - the conflicting fields, for mutually exclusive alternatives;
 * - all missing fields, for alternatives that only lack fields;
 * - otherwise the errors of the alternative that fits best.
 */
function* meant(choice: ErrorObject, branches: readonly (readonly ErrorObject[])[]): Generator<ErrorObject> {
  const path = choice.instancePath;
  // More than one alternative fits.
  if (branches.some(({ length }) => length === 0)) return yield choice;

  const refusals = branches.map(([first, ...others]) => (others.length === 0 && first?.instancePath === path ? first : undefined));
  const only = refusals.filter((error) => error !== undefined);
  if (only.length === branches.length && only.every(({ keyword }) => keyword === 'type')) {
    return yield { ...choice, keyword: 'type', params: { type: only.flatMap(({ params }) => params.type) } };
  }
  if (only.length === branches.length && only.every((error) => isTag(error) || isNull(error))) {
    return yield { ...choice, keyword: 'enum', params: { allowedValues: only.flatMap(valuesOf) } };
  }

  const keys = branches.map((branch) => new Set(branch.map(keyOf)));
  const isCommon = (error: ErrorObject): boolean => keys.every((branch) => branch.has(keyOf(error)));
  const common = branches[0]?.filter(isCommon) ?? [];
  const own = branches.map((branch) => branch.filter((error) => !isCommon(error)));
  const unnamed = [...namesOfNone(own, path)];
  // A wrong type is more useful than the list of values.
  const isReported = ({ instancePath }: ErrorObject) =>
    common.some((error) => error.keyword === 'type' && error.instancePath === instancePath);
  yield* unnamed.filter((error) => !isReported(error));
  yield* common;
  if (unnamed.length > 0 || own.some((branch) => branch.length === 0)) return;

  const refused = own.map((branch) => new Set(branch.flatMap((error) => memberRefused(error, path) ?? [])));
  const names = [...new Set(refused.flatMap((some) => [...some]))];
  if (refused.every(({ size }) => size > 0) && names.length === refused.reduce((sum, { size }) => sum + size, 0)) {
    return yield* names.map((name) => aboutMember(choice, 'conflict', name, names));
  }
  const lacking = own.filter((branch) =>
    branch.every(({ keyword, instancePath }) => keyword === 'required' && instancePath === path),
  );
  if (lacking.length > 1) {
    const missing = [...new Set(lacking.flat().map(({ params }) => String(params.missingProperty)))];
    return yield* missing.map((name) => aboutMember(choice, 'requiredAlternative', name, missing));
  }
  const [best = []] = own.toSorted((a, b) => {
    const [ofA, ofB] = [a, b].map((branch) => countMismatches(branch, path));
    return (ofA?.tags ?? 0) - (ofB?.tags ?? 0) || (ofA?.unknown ?? 0) - (ofB?.unknown ?? 0) || a.length - b.length;
  });
  yield* best;
}

const keyOf = ({ keyword, instancePath, params }: ErrorObject): string => `${keyword} ${instancePath} ${JSON.stringify(params)}`;

/** Yields fields whose value fits no alternative, each with the allowed values. */
function* namesOfNone(branches: readonly (readonly ErrorObject[])[], path: string): Generator<ErrorObject> {
  // An alternative is not intended if its constant is missing.
  const asked = branches.filter((branch) => !branch.some((error) => lacksTag(error, path)));
  const [first = [], ...others] = asked;
  if (others.length === 0) return;
  for (const error of first) {
    const name = memberOf(error, path);
    const same = others.flatMap((branch) => branch.find((other) => isTag(other) && memberOf(other, path) === name) ?? []);
    if (name === undefined || !isTag(error) || same.length < others.length) continue;
    yield { ...error, keyword: 'enum', params: { allowedValues: [error, ...same].flatMap(valuesOf) } };
  }
}

const isTag = ({ keyword }: ErrorObject): boolean => keyword === 'const' || keyword === 'enum';
const isNull = ({ keyword, params }: ErrorObject): boolean => keyword === 'type' && params.type === 'null';
const valuesOf = (error: ErrorObject): unknown[] =>
  isNull(error) ? [null] : (error.params.allowedValues ?? [error.params.allowedValue]);

/** Makes an error about one field of several that belong together. */
const aboutMember = (choice: ErrorObject, keyword: string, name: string, names: readonly string[]): ErrorObject => ({
  ...choice,
  keyword,
  params: { name, others: names.filter((other) => other !== name) },
});

/** Counts the fields that tell an alternative from others and do not match, and the fields that it does not know. */
function countMismatches(branch: readonly ErrorObject[], path: string): { tags: number; unknown: number } {
  const tagging = branch.filter((error) => isTag(error) || error.keyword === 'type');
  const tags = new Set(tagging.flatMap((error) => memberOf(error, path) ?? [])).size;
  const lacking = branch.filter((error) => lacksTag(error, path)).length;
  const unknown = branch.filter(({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === path).length;
  return { tags: tags + lacking, unknown };
}

/** Returns whether the constant that selects the alternative is missing. */
const lacksTag = ({ keyword, instancePath, params, parentSchema }: ErrorObject, path: string): boolean =>
  keyword === 'required' && instancePath === path && isConstant(parentSchema?.properties?.[params.missingProperty]);

const isConstant = (schema: Schema | undefined): boolean =>
  schema !== undefined && ('const' in schema || (Array.isArray(schema.enum) && schema.enum.length === 1));

/** Returns the field of the parent that the error is about; undefined for another error. */
function memberOf({ instancePath }: ErrorObject, parent: string): string | undefined {
  const name = instancePath.slice(parent.length + 1);
  return instancePath.startsWith(`${parent}/`) && !name.includes('/') ? name : undefined;
}

/** Returns the field of the parent that an alternative rejects: unknown, with another constant, or not empty. */
function memberRefused(error: ErrorObject, parent: string): string | undefined {
  const { keyword, instancePath, params } = error;
  if (keyword === 'additionalProperties') return instancePath === parent ? String(params.additionalProperty) : undefined;
  return keyword === 'const' || (keyword === 'maxItems' && params.limit === 0) ? memberOf(error, parent) : undefined;
}

const plural = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
const names: { [type: string]: string } = {
  null: 'null',
  array: 'an array',
  object: 'an object',
  integer: 'a whole number',
  number: 'a number',
};
const article = (type: unknown): string => names[String(type)] ?? `a ${type}`;

/** Returns the schema violation as an error detail of the contract. */
function toDetail({ keyword, instancePath, params, schema, parentSchema }: ErrorObject): ErrorDetail {
  const detail = (reason: ErrorDetail['reason'], description: string, field = instancePath): ErrorDetail => ({
    field: truncate(field, failureLimits.field),
    reason,
    description: truncate(description, failureLimits.description),
  });
  const others = (word: string): string =>
    params.others.map((name: string) => `${word} ${instancePath}${pointerOf(name)}`).join(' ');
  switch (keyword) {
    case 'required':
      return detail('REQUIRED', 'is required', instancePath + pointerOf(params.missingProperty));
    case 'requiredAlternative':
      return detail('REQUIRED', `${others('or')} is required`, instancePath + pointerOf(params.name));
    case 'conflict':
      return detail(
        'CONFLICT',
        `cannot be combined with ${params.others.map((name: string) => instancePath + pointerOf(name)).join(' or ')}`,
        instancePath + pointerOf(params.name),
      );
    case 'additionalProperties': {
      const allowed = Object.keys(parentSchema?.properties ?? {});
      const known = allowed.length > 0 ? `; allowed fields: ${allowed.join(', ')}` : '; this object must be empty';
      return detail('UNKNOWN_MEMBER', `is not a known field${known}`, instancePath + pointerOf(params.additionalProperty));
    }
    case 'type':
      return detail('TYPE', `must be ${[params.type].flat().map(article).join(' or ')}`);
    case 'const':
      return detail('CONST', `must be ${JSON.stringify(params.allowedValue)}`);
    case 'enum':
      return detail('ENUM', `must be one of ${params.allowedValues.map((value: unknown) => JSON.stringify(value)).join(', ')}`);
    case 'format':
      return detail('FORMAT', `must be ${formats[params.format] ?? `in the format ${params.format}`}`);
    case 'pattern':
      return detail('PATTERN', parentSchema?.['x-pattern-in-words'] ?? patternInWords(params.pattern));
    case 'minLength':
      return detail('LENGTH', `must have at least ${plural(params.limit, 'character')}`);
    case 'maxLength':
      return detail('LENGTH', `must have at most ${plural(params.limit, 'character')}`);
    case 'minItems':
      return detail('ITEMS', `must have at least ${plural(params.limit, 'item')}`);
    case 'maxItems':
      return detail('ITEMS', `must have at most ${plural(params.limit, 'item')}`);
    case 'minProperties':
      return detail('REQUIRED', `must have at least ${plural(params.limit, 'field')}`);
    case 'maxProperties':
      return detail('ITEMS', `must have at most ${plural(params.limit, 'field')}`);
    case 'minimum':
      return detail('RANGE', `must be at least ${schema}`);
    case 'exclusiveMinimum':
      return detail('RANGE', `must be greater than ${schema}`);
    case 'maximum':
      return detail('RANGE', `must be at most ${schema}`);
    case 'propertyNames':
      return detail('PATTERN', `has a field name that is not allowed: ${JSON.stringify(params.propertyName)}`);
    default:
      return detail('CONFLICT', 'must match exactly one of the allowed forms');
  }
}

const formats: { [format: string]: string } = {
  email: 'an email address',
  uri: 'an absolute URL',
  'date-time': 'an RFC 3339 date and time',
};

/** Describes the most common pattern in words. */
const patternInWords = (pattern: string): string =>
  pattern.startsWith('^[^\\u0000-\\u001F') ? 'must not contain control characters' : `must match the pattern ${pattern}`;
