/** Why a message does not fit its schema, in words for people: the validators' errors, reduced to what the reader must change. */
import { createRequire } from 'node:module';
import type { Ajv, ErrorObject } from 'ajv';
import { failureLimits } from '../../generated/server.ts';
import type { ErrorDetail } from '../errors.ts';
import { cut } from '../text.ts';
import type { Schema } from './contract.ts';

type Check = (value: unknown) => readonly ErrorObject[];

/** A boundary: what is required is typed by hand. */
function checks(allErrors: boolean): (schema: Schema) => Check {
  let ajv: Ajv | undefined;
  const compiled = new WeakMap<Schema, Check>();
  return (schema) => {
    let check = compiled.get(schema);
    if (check === undefined) {
      ajv ??= loadAjv(allErrors);
      const validate = ajv.compile(schema);
      check = (value) => (validate(value) ? [] : (validate.errors ?? []));
      compiled.set(schema, check);
    }
    return check;
  };
}

/** Loaded for the first message that is refused: a server that refuses none starts without it. */
function loadAjv(allErrors: boolean): Ajv {
  const require = createRequire(import.meta.url);
  const { Ajv2020 }: typeof import('ajv/dist/2020.js') = require('ajv/dist/2020.js');
  const addFormats: typeof import('ajv-formats').default = require('ajv-formats');
  return addFormats(new Ajv2020({ allErrors, verbose: true, strict: false, validateFormats: true }));
}

/** Of a small message every error is worth knowing; a large one could have as many as it has bytes, so there the first will do. */
const everyError = checks(true);
const firstError = checks(false);
const largeBytes = 16_384;

/** What is wrong with the message: empty when it fits the schema. */
export function explain(schema: Schema, message: unknown, bytes: number): ErrorDetail[] {
  const errors = (bytes > largeBytes ? firstError : everyError)(schema)(message);
  const details = new Map<string, ErrorDetail>();
  for (const error of relevant(errors)) {
    const detail = toDetail(error);
    const key = `${detail.reason} ${detail.field}`;
    if (!details.has(key)) details.set(key, detail);
    if (details.size === failureLimits.details) break;
  }
  return [...details.values()];
}

export const fits = (schema: Schema, message: unknown): boolean => firstError(schema)(message).length === 0;

/**
 * Without what only repeats: of alternatives (oneOf, anyOf) the errors of the one that was meant. A message may have as many errors as
 * bytes, so each is looked at once for each level of alternatives that it is in, and not more often than somebody asks.
 */
function* relevant(errors: readonly ErrorObject[]): Generator<ErrorObject> {
  const choices = new Map(errors.filter(isChoice).map((error) => [placeOf(error.schemaPath, error.instancePath), error]));
  if (choices.size === 0) return yield* errors;
  const inside = new Map<ErrorObject, ErrorObject[]>();
  const outside: ErrorObject[] = [];
  for (const error of errors) {
    const choice = outermostAround(error, choices);
    if (choice === undefined) outside.push(error);
    else if (!inside.has(choice)) inside.set(choice, [error]);
    else inside.get(choice)?.push(error);
  }
  for (const error of outside) {
    if (isChoice(error)) yield* meant(error, inside.get(error) ?? []);
    else yield error;
  }
}

const isChoice = ({ keyword }: ErrorObject): boolean => keyword === 'oneOf' || keyword === 'anyOf';
const placeOf = (schemaPath: string, instancePath: string): string => `${schemaPath} ${instancePath}`;

/** The outermost of these choices that the error is in, if it is in any. */
function outermostAround(
  { schemaPath, instancePath }: ErrorObject,
  choices: ReadonlyMap<string, ErrorObject>,
): ErrorObject | undefined {
  for (const { index, 0: segment } of schemaPath.matchAll(/\/(?:oneOf|anyOf)(?=\/)/g)) {
    const choicePath = schemaPath.slice(0, index + segment.length);
    for (let end = 0; end !== -1; end = end === instancePath.length ? -1 : endOfSegment(instancePath, end)) {
      const choice = choices.get(placeOf(choicePath, instancePath.slice(0, end)));
      if (choice !== undefined) return choice;
    }
  }
  return undefined;
}

function endOfSegment(pointer: string, start: number): number {
  const next = pointer.indexOf('/', start + 1);
  return next === -1 ? pointer.length : next;
}

/**
 * Of a choice the errors of the alternative that was meant: the one whose constant members fit and that knows the others, and among those
 * the one with the fewest errors. Where several lack members and are otherwise alike, what all lack is missing, and of the rest any would
 * do. Where each refuses a member of another, they exclude each other.
 */
function* meant(choice: ErrorObject, inside: readonly ErrorObject[]): Generator<ErrorObject> {
  const branches = Map.groupBy(inside, ({ schemaPath }) => schemaPath.slice(choice.schemaPath.length + 1).split('/')[0]);
  const ranked = [...branches.values()]
    .map((branch) => [...relevant(branch)])
    .map((branch) => ({ branch, misfits: branch.filter((error) => tellsApart(error, choice.instancePath)).length }))
    .sort((a, b) => a.misfits - b.misfits || a.branch.length - b.branch.length);
  const [best] = ranked;
  if (best === undefined) return yield choice;
  const alike = ranked
    .filter(({ misfits, branch }) => misfits === best.misfits && branch.length === best.branch.length)
    .map(({ branch }) => branch);
  const excluded = new Set(alike.flatMap((branch) => branch.map((error) => memberRefused(error, choice.instancePath))));
  if (
    alike.length > 1 &&
    alike.every((branch) => branch.length === 1) &&
    excluded.size === alike.length &&
    !excluded.has(undefined)
  ) {
    return yield { ...choice, keyword: 'excludeEachOther', params: { names: [...excluded] } };
  }
  const lackMembersOnly = alike.every((branch) =>
    branch.every(({ keyword, instancePath }) => keyword === 'required' && instancePath === choice.instancePath),
  );
  if (alike.length === 1 || !lackMembersOnly) return yield* best.branch;
  const lacking = alike.map((branch) => new Set(branch.map(({ params }) => String(params.missingProperty))));
  const isLackedByAll = (name: string) => lacking.every((names) => names.has(name));
  yield* best.branch.filter(({ params }) => isLackedByAll(String(params.missingProperty)));
  const names = [...new Set(lacking.flatMap((some) => [...some]))].filter((name) => !isLackedByAll(name));
  if (names.length > 0) yield { ...choice, keyword: 'requiredAny', params: { names } };
}

/** A constant member of an alternative that does not fit, or a member that it does not know, says that another one was meant. */
const tellsApart = ({ keyword, instancePath }: ErrorObject, parent: string): boolean =>
  keyword === 'additionalProperties'
    ? instancePath === parent
    : (keyword === 'const' || keyword === 'enum' || keyword === 'type') &&
      instancePath.startsWith(parent) &&
      instancePath.slice(parent.length + 1).split('/').length === 1;

/** The member of the parent that an alternative does not know, or only with another constant. */
function memberRefused({ keyword, instancePath, params }: ErrorObject, parent: string): string | undefined {
  if (keyword === 'additionalProperties') return instancePath === parent ? String(params.additionalProperty) : undefined;
  return keyword === 'const' ? instancePath.slice(parent.length + 1) : undefined;
}

const pointer = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
const plural = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
const names: { [type: string]: string } = {
  null: 'null',
  array: 'an array',
  object: 'an object',
  integer: 'a whole number',
  number: 'a number',
};
const article = (type: unknown): string => names[String(type)] ?? `a ${type}`;

function toDetail({ keyword, instancePath, params, schema, parentSchema }: ErrorObject): ErrorDetail {
  const detail = (reason: ErrorDetail['reason'], description: string, field = instancePath): ErrorDetail => ({
    field: cut(field, failureLimits.field),
    reason,
    description: cut(description, failureLimits.description),
  });
  switch (keyword) {
    case 'required':
      return detail('REQUIRED', 'is required', instancePath + pointer(params.missingProperty));
    case 'requiredAny':
      return detail('REQUIRED', `must have ${params.names.join(' or ')}`);
    case 'excludeEachOther':
      return detail('CONFLICT', `must have ${params.names.toSorted().join(' or ')}, and not both`);
    case 'additionalProperties': {
      const allowed = Object.keys(parentSchema?.properties ?? {});
      const known = allowed.length > 0 ? `; allowed here: ${allowed.join(', ')}` : '; this object must be empty';
      return detail('UNKNOWN_MEMBER', `is not known${known}`, instancePath + pointer(params.additionalProperty));
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
      return detail('REQUIRED', `must have at least ${plural(params.limit, 'member')}`);
    case 'maxProperties':
      return detail('ITEMS', `must have at most ${plural(params.limit, 'member')}`);
    case 'minimum':
      return detail('RANGE', `must be at least ${schema}`);
    case 'exclusiveMinimum':
      return detail('RANGE', `must be greater than ${schema}`);
    case 'maximum':
      return detail('RANGE', `must be at most ${schema}`);
    case 'propertyNames':
      return detail('PATTERN', `has a member name that is not allowed: ${JSON.stringify(params.propertyName)}`);
    default:
      return detail('CONFLICT', 'fits none, or more than one, of the forms that are allowed here');
  }
}

const formats: { [format: string]: string } = {
  email: 'an e-mail address',
  uri: 'an absolute URL',
  'date-time': 'a date and time as in RFC 3339',
};

/** The one pattern that most strings have is worth words. */
const patternInWords = (pattern: string): string =>
  pattern.startsWith('^[^\\u0000-\\u001F') ? 'must not contain control characters' : `must match the pattern ${pattern}`;
