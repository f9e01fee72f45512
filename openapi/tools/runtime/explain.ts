/**
 * Explains why a message does not fit its schema: the violations, reduced to those that the reader must correct, in words for people.
 */
import { failureLimits } from '../../../generated/handlers.ts';
import type { ErrorDetail } from '../../../generated/types.ts';
import { at, pointerOf } from './document.ts';
import { truncate } from './text.ts';
import { findViolations, listOf, type Report, type Violation } from './violations.ts';

/** Messages above this size get their first error only: they could have one for each byte. */
const largeBytes = 16_384;

/** Returns what the caller must correct; nothing for a valid message. `bytes` is the size of the message, and `path` its place. */
export function explain(schema: unknown, message: unknown, bytes: number, path = ''): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>();
  findRelevant(schema, message, bytes, path, (violation) => {
    const detail = toDetail(violation);
    const key = `${detail.reason} ${detail.field}`;
    if (!details.has(key)) details.set(key, detail);
    return details.size === failureLimits.details;
  });
  return [...details.values()];
}

/** Reports the violations that the caller must correct. */
function findRelevant(schema: unknown, message: unknown, bytes: number, path: string, report: Report): void {
  const isLarge = bytes > largeBytes;
  findViolations(schema, message, path, (violation) => {
    const { keyword, value } = violation;
    if (keyword !== 'oneOf' && keyword !== 'anyOf') return report(violation) || isLarge;
    const size = isLarge ? JSON.stringify(value).length : bytes;
    const branches = listOf(violation.schema[keyword]).map((alternative) => {
      const branch: Violation[] = [];
      findRelevant(alternative, value, size, violation.path, (one) => {
        branch.push(one);
        return false;
      });
      return branch;
    });
    return [...meant(violation, branches)].some(report) || isLarge;
  });
}

/**
 * Reduces the errors of alternatives to the ones that the caller must correct:
 * - errors that all alternatives share;
 * - all allowed values, for a field that names the alternative and has none of them;
 * - the conflicting fields, for mutually exclusive alternatives;
 * - all missing fields, for alternatives that only lack fields;
 * - otherwise the errors of the alternative that fits best.
 */
function* meant(choice: Violation, branches: readonly (readonly Violation[])[]): Generator<Violation> {
  const { path: parent } = choice;
  // More than one alternative fits.
  if (branches.some(({ length }) => length === 0)) return yield choice;

  const refusals = branches.map(([first, ...others]) => (others.length === 0 && first?.path === parent ? first : undefined));
  const only = refusals.filter((error) => error !== undefined);
  if (only.length === branches.length && only.every(({ keyword }) => keyword === 'type')) {
    return yield { ...choice, keyword: 'type', params: { type: only.flatMap(({ params }) => params.type) } };
  }
  if (only.length === branches.length && only.every((error) => isTag(error) || isNull(error))) {
    return yield { ...choice, keyword: 'enum', params: { allowedValues: only.flatMap(valuesOf) } };
  }

  const keys = branches.map((branch) => new Set(branch.map(keyOf)));
  const isCommon = (error: Violation): boolean => keys.every((branch) => branch.has(keyOf(error)));
  const common = branches[0]?.filter(isCommon) ?? [];
  const own = branches.map((branch) => branch.filter((error) => !isCommon(error)));
  const unnamed = [...namesOfNone(own, parent)];
  // A wrong type is more useful than the list of values.
  const isReported = ({ path }: Violation) => common.some((error) => error.keyword === 'type' && error.path === path);
  yield* unnamed.filter((error) => !isReported(error));
  yield* common;
  if (unnamed.length > 0 || own.some((branch) => branch.length === 0)) return;

  const refused = own.map((branch) => new Set(branch.flatMap((error) => memberRefused(error, parent) ?? [])));
  const names = [...new Set(refused.flatMap((some) => [...some]))];
  if (refused.every(({ size }) => size > 0) && names.length === refused.reduce((sum, { size }) => sum + size, 0)) {
    return yield* names.map((name) => aboutMember(choice, 'conflict', name, names));
  }
  const lacking = own.filter((branch) => branch.every(({ keyword, path }) => keyword === 'required' && path === parent));
  if (lacking.length > 1) {
    const missing = [...new Set(lacking.flat().map(({ params }) => String(params.missingProperty)))];
    return yield* missing.map((name) => aboutMember(choice, 'requiredAlternative', name, missing));
  }
  const [best = []] = own.sort((a, b) => {
    const [ofA, ofB] = [a, b].map((branch) => countMismatches(branch, parent));
    return (ofA?.tags ?? 0) - (ofB?.tags ?? 0) || (ofA?.unknown ?? 0) - (ofB?.unknown ?? 0) || a.length - b.length;
  });
  yield* best;
}

const keyOf = ({ keyword, path, params }: Violation): string => `${keyword} ${path} ${JSON.stringify(params)}`;

/** Yields fields whose value fits no alternative, each with the allowed values. */
function* namesOfNone(branches: readonly (readonly Violation[])[], path: string): Generator<Violation> {
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

const isTag = ({ keyword }: Violation): boolean => keyword === 'const' || keyword === 'enum';
const isNull = ({ keyword, params }: Violation): boolean => keyword === 'type' && params.type === 'null';
const valuesOf = (error: Violation): readonly unknown[] => (isNull(error) ? [null] : (error.params.allowedValues ?? []));

/** Makes an error about one field of several that belong together. */
const aboutMember = (choice: Violation, keyword: string, name: string, names: readonly string[]): Violation => ({
  ...choice,
  keyword,
  params: { name, others: names.filter((other) => other !== name) },
});

/** Counts the fields that tell an alternative from others and do not match, and the fields that it does not know. */
function countMismatches(branch: readonly Violation[], parent: string): { tags: number; unknown: number } {
  const tagging = branch.filter((error) => isTag(error) || error.keyword === 'type');
  const tags = new Set(tagging.flatMap((error) => memberOf(error, parent) ?? [])).size;
  const lacking = branch.filter((error) => lacksTag(error, parent)).length;
  const unknown = branch.filter(({ keyword, path }) => keyword === 'additionalProperties' && path === parent).length;
  return { tags: tags + lacking, unknown };
}

/** Returns whether the constant that selects the alternative is missing. */
const lacksTag = ({ keyword, path, params, schema }: Violation, parent: string): boolean =>
  keyword === 'required' && path === parent && isConstant(at(schema.properties, params.missingProperty ?? ''));

const isConstant = (schema: unknown): boolean => at(schema, 'const') !== undefined || listOf(at(schema, 'enum')).length === 1;

/** Returns the field of the parent that the error is about; undefined for another error. */
function memberOf({ path }: Violation, parent: string): string | undefined {
  const name = path.slice(parent.length + 1);
  return path.startsWith(`${parent}/`) && !name.includes('/') ? name : undefined;
}

/** Returns the field of the parent that an alternative rejects: unknown, with another constant, or not empty. */
function memberRefused(error: Violation, parent: string): string | undefined {
  const { keyword, path, params } = error;
  if (keyword === 'additionalProperties') return path === parent ? String(params.additionalProperty) : undefined;
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
function toDetail({ keyword, path, params, schema }: Violation): ErrorDetail {
  const detail = (reason: ErrorDetail['reason'], description: string, field = path): ErrorDetail => ({
    field: truncate(field, failureLimits.field),
    reason,
    description: truncate(description, failureLimits.description),
  });
  const { limit = 0, name = '', others = [] } = params;
  const field = (member = ''): string => path + pointerOf(member);
  switch (keyword) {
    case 'required':
      return detail('REQUIRED', 'is required', field(params.missingProperty));
    case 'requiredAlternative':
      return detail('REQUIRED', `${others.map((other) => `or ${field(other)}`).join(' ')} is required`, field(name));
    case 'conflict':
      return detail('CONFLICT', `cannot be combined with ${others.map(field).join(' or ')}`, field(name));
    case 'additionalProperties': {
      const allowed = Object.keys(schema.properties ?? {});
      const known = allowed.length > 0 ? `; allowed fields: ${allowed.join(', ')}` : '; this object must be empty';
      return detail('UNKNOWN_MEMBER', `is not a known field${known}`, field(params.additionalProperty));
    }
    case 'type':
      return detail('TYPE', `must be ${[params.type].flat().map(article).join(' or ')}`);
    case 'const':
      return detail('CONST', `must be ${JSON.stringify(params.allowedValues?.[0])}`);
    case 'enum':
      return detail('ENUM', `must be one of ${params.allowedValues?.map((value) => JSON.stringify(value)).join(', ')}`);
    case 'format':
      return detail('FORMAT', 'must be an absolute URL');
    case 'pattern':
      return detail('PATTERN', String(schema['x-pattern-in-words'] ?? patternInWords(params.pattern)));
    case 'minLength':
      return detail('LENGTH', `must have at least ${plural(limit, 'character')}`);
    case 'maxLength':
      return detail('LENGTH', `must have at most ${plural(limit, 'character')}`);
    case 'minItems':
      return detail('ITEMS', `must have at least ${plural(limit, 'item')}`);
    case 'maxItems':
      return detail('ITEMS', `must have at most ${plural(limit, 'item')}`);
    case 'minProperties':
      return detail('REQUIRED', `must have at least ${plural(limit, 'field')}`);
    case 'maxProperties':
      return detail('ITEMS', `must have at most ${plural(limit, 'field')}`);
    case 'minimum':
      return detail('RANGE', `must be at least ${limit}`);
    case 'exclusiveMinimum':
      return detail('RANGE', `must be greater than ${limit}`);
    case 'maximum':
      return detail('RANGE', `must be at most ${limit}`);
    case 'propertyNames':
      return detail('PATTERN', `has a field name that is not allowed: ${JSON.stringify(params.propertyName)}`);
    default:
      return detail('CONFLICT', 'must match exactly one of the allowed forms');
  }
}

/** Describes the most common pattern in words. */
const patternInWords = (pattern = ''): string =>
  pattern.startsWith('^[^\\u0000-\\u001F') ? 'must not contain control characters' : `must match the pattern ${pattern}`;
