/**
 * Decides whether a message fits the document, without Ajv. Ajv is behind every validator of servers, so its mistakes would go
 * unnoticed. Most messages of the corpus have an outcome that is known by construction, which shows mistakes here.
 */
import { limits } from '../../../../generated/handlers.ts';
import { findBroken, type Rules } from '../../../../generated/rules.ts';
import { findViolations } from '../../../../generated/violations.ts';
import { depthOf, type JsonObject, numbersIn, textsIn, valueAt } from './json.ts';

export const fits = (schema: unknown, value: unknown): boolean =>
  schema !== false && !findViolations(schema, value, '', () => true);

/** Returns whether a request with this body is accepted: by the schema and the rules beside it, and by the limits of every request. */
export const fitsRequest = (rules: Rules, schema: JsonObject, body: unknown): boolean =>
  fits(schema, body) &&
  findBroken(rules, valueAt(body, ['data']), Number.POSITIVE_INFINITY).length === 0 &&
  depthOf(body) <= limits.bodyDepth &&
  textsIn(body).every(canBeKept) &&
  numbersIn(body).every(isExact);

/** From 10^21 on, every writer uses an exponent, and no digit is lost. */
const isExact = (value: number): boolean =>
  Math.abs(value) <= Number.MAX_SAFE_INTEGER || (Math.abs(value) >= 1e21 && Number.isFinite(value));

const canBeKept = (text: string): boolean => text.isWellFormed() && !text.includes('\0');
