/** Translates Ajv's errors into words for people. Nothing here needs Node.js. */
import type { ErrorObject } from 'ajv/dist/2020.js';
import { pointerOf } from '../../generated/document.ts';
import { failureLimits } from '../../generated/handlers.ts';
import { truncate } from '../../generated/text.ts';
import type { ErrorDetail } from '../errors.ts';

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
export function toDetail({ keyword, instancePath, params, schema, parentSchema }: ErrorObject): ErrorDetail {
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
      return detail('CONFLICT', 'fits none, or more than one, of the forms that are allowed here');
  }
}

const formats: { [format: string]: string } = {
  email: 'an e-mail address',
  uri: 'an absolute URL',
  'date-time': 'a date and time as in RFC 3339',
};

/** Names the most common pattern in words. */
const patternInWords = (pattern: string): string =>
  pattern.startsWith('^[^\\u0000-\\u001F') ? 'must not contain control characters' : `must match the pattern ${pattern}`;
