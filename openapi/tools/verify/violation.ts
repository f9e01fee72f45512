/** Finds the first place at which a value does not fit its schema. */
import { isObject, type JsonObject, listOf, objectOf, type Path, pointer } from './corpus/json.ts';
import { fits } from './corpus/judge.ts';

export interface Violation {
  /** The place in the value. */
  path: Path;
  /** The place in the schema. */
  place: string;
  /** The rule in words. */
  rule: string;
}

/** Undefined if the value fits. */
export function violationOf(schema: unknown, value: unknown, path: Path = [], place = ''): Violation | undefined {
  if (fits(schema, value)) return undefined;
  if (!isObject(schema)) return { path, place, rule: 'nothing is allowed here' };
  return insideOf(schema, value, path, place) ?? ownOf(schema, value, path, place);
}

/** Looks into the fields, items and alternatives. */
function insideOf(schema: JsonObject, value: unknown, path: Path, place: string): Violation | undefined {
  const { properties, additionalProperties, items } = schema;
  const known = objectOf(properties);
  for (const [key, member] of Object.entries(objectOf(value))) {
    if (Object.hasOwn(known, key)) {
      const found = violationOf(known[key], member, [...path, key], `${place}/properties${pointer([key])}`);
      if (found !== undefined) return found;
    } else if (isObject(additionalProperties)) {
      const found = violationOf(additionalProperties, member, [...path, key], `${place}/additionalProperties`);
      if (found !== undefined) return found;
    }
  }
  for (const [i, item] of (Array.isArray(value) ? value : []).entries()) {
    const found = items === undefined ? undefined : violationOf(items, item, [...path, String(i)], `${place}/items`);
    if (found !== undefined) return found;
  }
  for (const [i, one] of listOf(schema.allOf).entries()) {
    const found = violationOf(one, value, path, `${place}/allOf/${i}`);
    if (found !== undefined) return found;
  }
  return closest(schema, value, path, place);
}

/** Returns the violation of the alternative whose constants fit, or else the deepest one. */
function closest(schema: JsonObject, value: unknown, path: Path, place: string): Violation | undefined {
  const found = ['oneOf', 'anyOf'].flatMap((keyword) =>
    listOf(schema[keyword]).flatMap((branch, i) => {
      const violation = violationOf(branch, value, path, `${place}/${keyword}/${i}`);
      return violation === undefined ? [] : [{ violation, isMeant: hasConstantsOf(branch, value) }];
    }),
  );
  const rank = ({ violation, isMeant }: (typeof found)[number]): number => violation.path.length + (isMeant ? 100 : 0);
  return found.sort((one, other) => rank(other) - rank(one))[0]?.violation;
}

const hasConstantsOf = (branch: unknown, value: unknown): boolean =>
  isObject(branch) &&
  isObject(branch.properties) &&
  isObject(value) &&
  Object.entries(branch.properties).every(([key, member]) => !isObject(member) || !('const' in member) || fits(member, value[key]));

/** Names the keyword of this schema that the value breaks. */
function ownOf(schema: JsonObject, value: unknown, path: Path, place: string): Violation {
  const missing = listOf(schema.required).find((name) => isObject(value) && !Object.hasOwn(value, String(name)));
  if (missing !== undefined) return { path, place: `${place}/required`, rule: `the field ${String(missing)} is required` };
  if (schema.additionalProperties === false && isObject(value)) {
    const known = objectOf(schema.properties);
    const extra = Object.keys(value).find((key) => !Object.hasOwn(known, key));
    if (extra !== undefined) {
      const allowed = Object.keys(known).join(', ');
      return { path: [...path, extra], place: `${place}/additionalProperties`, rule: `only these fields are allowed: ${allowed}` };
    }
  }
  const [keyword = '', limit] =
    Object.entries(schema).find(([key, one]) => key !== 'properties' && !fits({ [key]: one }, value)) ?? [];
  return { path, place: `${place}/${keyword}`, rule: `${keyword}: ${JSON.stringify(limit)?.slice(0, 200)}` };
}
