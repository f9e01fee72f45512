/** Finds every place that a schema describes, each in a message with it. */
import { isObject, type JsonObject, listOf, objectOf, type Path, valueAt, withValue } from './json.ts';
import { fits } from './judge.ts';
import { keyNumber, merged, sampleOf } from './samples.ts';

export interface Place {
  /** The place for people: the keys to it, `*` for any, `#1` for a chosen alternative. */
  name: string;
  path: Path;
  schema: JsonObject;
  /** A message with a value at this place. */
  body: unknown;
  /** Whether a mistake here makes the message invalid. Within an alternative (oneOf, anyOf), another may accept it. */
  isDecisive: boolean;
}

export function* placesOf(given: unknown, body: unknown, path: Path = [], name = '', isDecisive = true): Generator<Place> {
  if (!isObject(given)) return;
  const schema = merged(given);
  yield { name, path, schema, body, isDecisive };
  const value = valueAt(body, path);
  for (const [i, branch] of [...listOf(schema.oneOf), ...listOf(schema.anyOf)].entries()) {
    // Adds only the alternative's own needs, since a value that fits another one would always be accepted.
    const inBranch = fits(branch, value) ? body : withValue(body, path, sampleOf(branch));
    yield* placesOf(branch, inBranch, path, `${name}#${i}`, false);
  }
  for (const [key, property, title] of membersOf(schema, value)) {
    const at = [...path, key];
    // Adds the fields that an example leaves out.
    const whole = valueAt(body, at) === undefined ? withValue(body, at, sampleOf(property)) : body;
    yield* placesOf(property, whole, at, `${name}/${title}`, isDecisive);
  }
}

type Member = [key: string, schema: unknown, name: string];

/** Returns the described fields with their names. One of many alike (items, keyed results) is enough. */
function membersOf({ properties, additionalProperties, items }: JsonObject, value: unknown): Member[] {
  if (items !== undefined) return [['0', items, '*']];
  const known = objectOf(properties);
  const members = Object.entries(known).map(([key, schema]): Member => [key, schema, key]);
  if (!isObject(additionalProperties)) return members;
  const key = Object.keys(objectOf(value)).find((one) => !Object.hasOwn(known, one)) ?? keyNumber(0);
  return [...members, [key, additionalProperties, '*']];
}
