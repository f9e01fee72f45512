/** Every place that a schema knows of, each in a message that has it. */

import { isObject, type JsonObject, listOf, type Path, valueAt, withValue } from './json.ts';
import { fits } from './judge.ts';
import { keyNumber, merged, sampleOf } from './samples.ts';

export interface Place {
  /** Where it is, for people: the keys on the way, `*` for any, `#1` for an alternative that was taken. */
  name: string;
  path: Path;
  schema: JsonObject;
  /** A message that has a value here. */
  body: unknown;
  /** Whether what is wrong here makes the message wrong. Inside an alternative (oneOf, anyOf) another may still take it. */
  isDecisive: boolean;
}

export function* placesOf(given: unknown, body: unknown, path: Path = [], name = '', isDecisive = true): Generator<Place> {
  if (!isObject(given)) return;
  const schema = merged(given);
  yield { name, path, schema, body, isDecisive };
  const value = valueAt(body, path);
  for (const [i, branch] of [...listOf(schema.oneOf), ...listOf(schema.anyOf)].entries()) {
    // No more than this alternative needs: what fits another one too would be accepted whatever this one says.
    const inBranch = fits(branch, value) ? body : withValue(body, path, sampleOf(branch));
    yield* placesOf(branch, inBranch, path, `${name}#${i}`, false);
  }
  for (const [key, property, title] of membersOf(schema, value)) {
    const at = [...path, key];
    // Members that an example leaves out are put in, wherever they may be.
    const whole = valueAt(body, at) === undefined ? withValue(body, at, sampleOf(property)) : body;
    yield* placesOf(property, whole, at, `${name}/${title}`, isDecisive);
  }
}

type Member = [key: string, schema: unknown, name: string];

/** The members that a schema describes, with their names. Of many alike (items, keyed results) one will do. */
function membersOf({ properties, additionalProperties, items }: JsonObject, value: unknown): Member[] {
  if (items !== undefined) return [['0', items, '*']];
  const known = isObject(properties) ? properties : {};
  const members = Object.entries(known).map(([key, schema]): Member => [key, schema, key]);
  if (!isObject(additionalProperties)) return members;
  const key = Object.keys(isObject(value) ? value : {}).find((one) => !Object.hasOwn(known, one)) ?? keyNumber(0);
  return [...members, [key, additionalProperties, '*']];
}
