/**
 * Lets inputs accept an object unchanged, as a read returns it. `x-read-as` of an input names the schema that reads return. Each
 * field of it that the input does not have itself is accepted, and has no effect.
 */
import { isObject, type Json, JsonNode } from '../runtime/document.ts';

export function addReadFields(bundle: Json): void {
  const schemas = new JsonNode(bundle).in('components', 'schemas');
  for (const name of schemas.keys) {
    const input = schemas.get(name);
    const readAs = input.get('x-read-as');
    if (!readAs.exists) continue;
    const read = schemas.get(readAs.string).get('properties');
    const own = input.get('properties');
    const added = read.keys.filter((field) => !own.keys.includes(field)).map((field) => [field, ignored(read.get(field))]);
    input.object.properties = { ...own.object, ...Object.fromEntries(added) };
  }
}

/** The description of a field that is only accepted. */
export const ignoredField = 'The value as it is returned. It has no effect.';

/** A validator of requests rejects fields that are marked as `readOnly`. */
function ignored({ written }: JsonNode): Json {
  if (!isObject(written)) return written;
  const { readOnly: _, ...schema } = written;
  return { ...schema, description: ignoredField };
}
