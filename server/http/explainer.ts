/**
 * Why a message does not fit its schema, in words for people: the validators' errors, reduced to what the reader must change. Nothing here
 * needs Node.js.
 */
import type { Ajv2020, ErrorObject } from 'ajv/dist/2020.js';
import type { FormatsPlugin } from 'ajv-formats';
import { pointerOf } from '../../generated/document.ts';
import { failureLimits } from '../../generated/server.ts';
import type { ErrorDetail } from '../errors.ts';
import { truncate } from '../text.ts';
import type { Schema } from './contract.ts';

/** What finds the errors. */
export interface AjvModules {
  Ajv2020: typeof Ajv2020;
  addFormats: FormatsPlugin;
}

interface Explainer {
  /** What is wrong with the message, of so many bytes: empty when it fits the schema. */
  explain(schema: Schema, message: unknown, bytes: number): ErrorDetail[];
  fits(schema: Schema, message: unknown): boolean;
}

type Check = (value: unknown) => readonly ErrorObject[];

/** Of a small message every error is worth knowing; a large one could have as many as it has bytes, so there the first will do. */
const largeBytes = 16_384;

/** Loads for the first message that is refused: who refuses none starts without it. */
export function createExplainer(load: () => AjvModules): Explainer {
  const everyError = checks(load, true);
  const firstError = checks(load, false);

  /** The first error; where it is a choice between alternatives for a small part of the message, every error of that part. */
  function errorsOfLarge(schema: Schema, message: unknown): readonly ErrorObject[] {
    const errors = firstError(schema)(message);
    const choice = errors.at(-1);
    if (choice?.parentSchema === undefined || !isChoice(choice) || JSON.stringify(choice.data).length > largeBytes) return errors;
    const within = everyError(choice.parentSchema)(choice.data);
    return within.map((error) => ({ ...error, instancePath: choice.instancePath + error.instancePath }));
  }

  return {
    explain: (schema, message, bytes) =>
      detailsOf(bytes > largeBytes ? errorsOfLarge(schema, message) : everyError(schema)(message)),
    fits: (schema, message) => firstError(schema)(message).length === 0,
  };
}

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

function detailsOf(errors: readonly ErrorObject[]): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  for (const error of relevant(errors)) {
    const detail = toDetail(error);
    const key = `${detail.reason} ${detail.field}`;
    if (!details.has(key)) details.set(key, detail);
    if (details.size === failureLimits.details) break;
  }
  return [...details.values()];
}

/**
 * Without what only repeats: of alternatives (oneOf, anyOf) the errors of the one that was meant. A message may have as many errors as
 * bytes, so each is looked at once for each level of alternatives that it is in, and lazily.
 */
function* relevant(errors: readonly ErrorObject[]): Generator<ErrorObject> {
  const choices = new Map(errors.filter(isChoice).map((error) => [choiceKeyOf(error.schemaPath, error.instancePath), error]));
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
const choiceKeyOf = (schemaPath: string, instancePath: string): string => `${schemaPath} ${instancePath}`;

/** The outermost of these choices that the error is in, if it is in any. */
function outermostAround(
  { schemaPath, instancePath }: ErrorObject,
  choices: ReadonlyMap<string, ErrorObject>,
): ErrorObject | undefined {
  for (const { index, 0: segment } of schemaPath.matchAll(/\/(?:oneOf|anyOf)(?=\/)/g)) {
    const choicePath = schemaPath.slice(0, index + segment.length);
    for (let end = 0; end !== -1; end = end === instancePath.length ? -1 : endOfSegment(instancePath, end)) {
      const choice = choices.get(choiceKeyOf(choicePath, instancePath.slice(0, end)));
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
 * Of a choice what the reader must change, over all alternatives: what all of them refuse, then what tells them apart. A member that says
 * which alternative is meant, and says none of them, is told all that it may be. Alternatives that exclude each other conflict, and those
 * that only lack members are open. Where one fits better than the others, its errors are what is wrong.
 */
function* meant(choice: ErrorObject, inside: readonly ErrorObject[]): Generator<ErrorObject> {
  const path = choice.instancePath;
  const alternatives = Map.groupBy(inside, ({ schemaPath }) => schemaPath.slice(choice.schemaPath.length + 1).split('/')[0]);
  const branches = [...alternatives.values()].map((branch) => [...relevant(branch)]);
  if (branches.length === 0) return yield choice;

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
  // Of another type than all the values, that is what is wrong.
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

/** Members whose value is that of no alternative, each with the values of all. */
function* namesOfNone(branches: readonly (readonly ErrorObject[])[], path: string): Generator<ErrorObject> {
  // An alternative that its own constant member does not ask for was not meant.
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

/** One member of several that belong together. */
const aboutMember = (choice: ErrorObject, keyword: string, name: string, names: readonly string[]): ErrorObject => ({
  ...choice,
  keyword,
  params: { name, others: names.filter((other) => other !== name) },
});

/** How far an alternative is from what was sent: by members that tell it from others, and by members that it does not know. */
function countMismatches(branch: readonly ErrorObject[], path: string): { tags: number; unknown: number } {
  const tagging = branch.filter((error) => isTag(error) || error.keyword === 'type');
  const tags = new Set(tagging.flatMap((error) => memberOf(error, path) ?? [])).size;
  const lacking = branch.filter((error) => lacksTag(error, path)).length;
  const unknown = branch.filter(({ keyword, instancePath }) => keyword === 'additionalProperties' && instancePath === path).length;
  return { tags: tags + lacking, unknown };
}

/** The alternative is asked for by a constant member, which is not there. */
const lacksTag = ({ keyword, instancePath, params, parentSchema }: ErrorObject, path: string): boolean =>
  keyword === 'required' && instancePath === path && isConstant(parentSchema?.properties?.[params.missingProperty]);

const isConstant = (schema: Schema | undefined): boolean =>
  schema !== undefined && ('const' in schema || (Array.isArray(schema.enum) && schema.enum.length === 1));

/** The member of the parent that the error is about, where it is about one. */
function memberOf({ instancePath }: ErrorObject, parent: string): string | undefined {
  const name = instancePath.slice(parent.length + 1);
  return instancePath.startsWith(`${parent}/`) && !name.includes('/') ? name : undefined;
}

/** The member of the parent that an alternative does not know, only with another constant, or only empty. */
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
      return detail('CONFLICT', `${others('and')} exclude each other`, instancePath + pointerOf(params.name));
    case 'additionalProperties': {
      const allowed = Object.keys(parentSchema?.properties ?? {});
      const known = allowed.length > 0 ? `; allowed here: ${allowed.join(', ')}` : '; this object must be empty';
      return detail('UNKNOWN_MEMBER', `is not known${known}`, instancePath + pointerOf(params.additionalProperty));
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
