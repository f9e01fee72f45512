/** Emits generated/types.ts by openapi-typescript. */
import openapiTS, { astToString } from 'openapi-typescript';
import { docComment } from './contract.ts';

interface Schema {
  description?: string;
}

interface Document {
  components: { schemas: { [name: string]: Schema } };
}

export async function emitTypes(document: Document): Promise<string> {
  const { schemas } = document.components;
  const readable = mapObjects(document, (members) => withDescriptions(members, schemas));
  const options = { defaultNonNullable: false, alphabetize: false };
  const types = astToString(await openapiTS(JSON.stringify(readable), options));
  const names = Object.entries(schemas).map(
    ([name, { description = name }]) =>
      `${docComment([description], '')}\nexport type ${name} = components['schemas']['${name}'];\n`,
  );
  // Drops the tag, since editors show tagged text apart from the rest.
  return `${types.replaceAll(/^(\s*(?:\/\*\*|\*)) @description /gm, '$1 ')}\n${names.join('\n')}`;
}

/** Gives a field that is a bare `$ref` the description of its schema, since editors show the text at the field. */
function withDescriptions(members: Members, schemas: Document['components']['schemas']): Members {
  const describe = (member: unknown) => {
    if (!isObject(member) || typeof member.$ref !== 'string' || 'description' in member) return member;
    return { ...member, description: schemas[member.$ref.replace('#/components/schemas/', '')]?.description };
  };
  return isObject(members.properties) ? { ...members, properties: mapValues(members.properties, describe) } : members;
}

interface Members {
  readonly [name: string]: unknown;
}

/** Maps every object in the value, inner ones first. */
function mapObjects(value: unknown, change: (members: Members) => Members): unknown {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change));
  return isObject(value) ? change(mapValues(value, (item) => mapObjects(item, change))) : value;
}

const mapValues = (members: Members, change: (value: unknown) => unknown): Members =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, change(value)]));

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
