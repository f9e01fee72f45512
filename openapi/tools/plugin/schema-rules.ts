/** House rules on schemas: descriptions everywhere, bounded inputs, bounded lists, and no loss in bundling. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { member, replySchemas, requestSchema } from './messages.ts';
import { isObject, type Members, Place, type Rule, type Visit } from './redocly.ts';

export const descriptions: Rule = () => ({
  Schema(node, context) {
    const schema = Place.of(node, context);
    const raw = isObject(node) && isObject(node.properties) ? node.properties : {};
    for (const [name, property] of Object.entries(raw)) {
      const own = isObject(property) && typeof property.description === 'string' && property.description.trim() !== '';
      if (own || schema.at('properties', name, 'description').isText) continue;
      const location = context.location.child(['properties', name]);
      context.report({ message: `The property ${name} needs a description.`, location });
    }
  },
});

export const decisions: Rule = () => {
  const check: Visit = (node, context) => {
    if (!isObject(node) || !Object.hasOwn(node, 'x-decision')) return;
    const text = node['x-decision'];
    if (typeof text === 'string' && text.trim() !== '') return;
    const location = context.location.child(['x-decision']);
    context.report({ message: 'x-decision must be a text with the decision and its reason.', location });
  };
  return { any: { enter: check }, ref: { enter: check } };
};

/** Formats of bounded length. */
const boundedFormats = new Set(['date', 'date-time', 'time', 'duration', 'ipv4', 'ipv6', 'uuid']);

/** Keywords whose values are schemas: by name, in a list, or alone. */
const nested = ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else', 'contains'];
const nestedLists = ['oneOf', 'anyOf', 'allOf', 'prefixItems'];
const nestedMaps = ['properties', 'patternProperties', 'dependentSchemas'];

export const limits: Rule = () => {
  const seenRequests = new Set<string>();
  const seenReplies = new Set<string>();
  return {
    Paths: {
      Operation(node, context) {
        const operation = Place.of(node, context);
        for (const { schema, keywords } of schemasWithin(requestSchema(operation), seenRequests)) {
          const missing = missingLimits(keywords);
          if (missing.length > 0) schema.report(`Request data needs limits: add ${missing.join(' and ')}.`);
          reportUnsized(schema, keywords);
        }
        for (const reply of replySchemas(operation)) {
          for (const { schema, keywords } of schemasWithin(reply, seenReplies)) {
            const isEndless = isOfType(keywords, 'array') && typeof keywords.maxItems !== 'number';
            if (isEndless) schema.report('A list needs maxItems, so that callers know its limit.');
            reportUnsized(schema, keywords);
          }
        }
      },
    },
  };
};

/** Code generators choose between types of 32 and 64 bits for an integer. */
function reportUnsized(schema: Place, keywords: Members): void {
  if (!isOfType(keywords, 'integer')) return;
  const numbers = [keywords.maximum, keywords.const, ...(Array.isArray(keywords.enum) ? keywords.enum : [])];
  const largest = Math.max(...numbers.filter((number) => typeof number === 'number'));
  const needed = largest < 2 ** 31 ? 'int32' : 'int64';
  if (keywords.format !== needed)
    schema.report(`An integer needs a maximum, and format ${needed} (int32 if the maximum is below 2147483648, otherwise int64).`);
}

/** Yields the schema and all schemas within it that were not seen before. */
function* schemasWithin(outermost: Place, seen: Set<string>): Generator<{ schema: Place; keywords: Members }> {
  const waiting = [outermost];
  for (let schema = waiting.pop(); schema !== undefined; schema = waiting.pop()) {
    if (!isObject(schema.value) || seen.has(schema.location.absolutePointer)) continue;
    seen.add(schema.location.absolutePointer);
    yield { schema, keywords: schema.value };
    const outer = schema;
    waiting.push(
      ...nested.map((keyword) => outer.at(keyword)),
      ...[...nestedLists, ...nestedMaps].flatMap((keyword) => outer.at(keyword).children),
    );
  }
}

const isOfType = ({ type }: Members, name: string): boolean => type === name || (Array.isArray(type) && type.includes(name));

const pascal = (name: string): string => `${name[0]?.toUpperCase()}${name.slice(1)}`;

function missingLimits(schema: Members): string[] {
  const { format } = schema;
  const is = (name: string): boolean => isOfType(schema, name);
  const lacks = (...keywords: string[]): string[] => keywords.filter((keyword) => typeof schema[keyword] !== 'number');
  const lacksEnd = (...ends: string[]): string[] => ends.filter((end) => lacks(end, `exclusive${pascal(end)}`).length === 2);
  if ('const' in schema || 'enum' in schema) return [];
  return [
    ...(is('string') && !boundedFormats.has(String(format)) ? lacks('maxLength') : []),
    ...(is('number') || is('integer') ? lacksEnd('minimum', 'maximum') : []),
    ...(is('array') ? lacks('maxItems') : []),
    ...(schema.additionalProperties === true ? lacks('maxProperties') : []),
    ...(schema.additionalProperties === true && typeof schema['x-max-bytes'] !== 'string'
      ? ['x-max-bytes, a name in x-limits']
      : []),
    ...(schema.additionalProperties === true && 'properties' in schema && typeof schema['x-id-field'] !== 'string'
      ? ["x-id-field, the field with the object's id"]
      : []),
  ];
}

export const uniqueBy: Rule = () => ({
  Schema(node, context) {
    const schema = Place.of(node, context);
    const by = schema.at('x-unique-by');
    if (!by.exists) return;
    if (schema.at('type').value !== 'array' || typeof schema.at('maxItems').value !== 'number') {
      by.report('x-unique-by needs an array with maxItems, since every item is compared.');
    }
    if (!Array.isArray(by.value))
      by.report('x-unique-by must list the fields that tell two items apart, or none for the item itself.');
    const isMember = (name: unknown): boolean => typeof name === 'string' && member(schema.at('items'), name).exists;
    for (const { value } of by.children) if (!isMember(value)) by.report(`The items have no field ${String(value)}.`);
  },
});

export const maxProduct: Rule = () => ({
  Schema(node, context) {
    const schema = Place.of(node, context);
    const product = schema.at('x-max-product');
    if (!product.exists) return;
    if (!product.at('limit').isText) product.report('x-max-product needs limit, a name in x-limits.');
    const factors = product.at('of').children;
    if (factors.length < 2) product.report('x-max-product needs of, the names of at least two arrays.');
    const isArray = (name: unknown): boolean => typeof name === 'string' && member(schema, name).at('type').value === 'array';
    for (const { value } of factors) if (!isArray(value)) product.report(`The schema has no array ${String(value)}.`);
  },
});

/** Code generators give these endings to names of their own. */
const generatedSuffixes = /(?:Data|Responses?|Errors?)$/;

/** Global types of TypeScript. A schema with such a name would shadow one in every importing file. */
const globalTypes = new Set(
  ['lib.es5', 'lib.es2015.collection', 'lib.dom'].flatMap((library) => {
    const text = readFileSync(fileURLToPath(import.meta.resolve(`typescript/lib/${library}.d.ts`)), 'utf8');
    return [...text.matchAll(/^(?:interface|type|declare (?:var|function)) (\w+)/gm)].map(([, name = '']) => name);
  }),
);

/** Drops plurals: `AddDocumentsResult` becomes `AddDocumentResult`. */
const withoutPlurals = (name: string): string => name.replaceAll(/s(?=[A-Z]|$)/g, '');

/** Looks at the schemas of all files, not only at those of the document itself. */
export const schemaNames: Rule = () => {
  const singulars = new Map<string, string>();
  return {
    Schema(_node, { location, report }) {
      const [, name] = /^#\/components\/schemas\/([^/]+)$/.exec(location.pointer) ?? [];
      if (name === undefined) return;
      const refuse = (why: string) => report({ message: `No schema may be named ${name}: ${why}.`, location: location.key() });
      const twin = singulars.get(withoutPlurals(name));
      if (twin !== undefined && twin !== name) refuse(`it reads like ${twin}`);
      singulars.set(withoutPlurals(name), name);
      if (!/^[A-Z]/.test(name)) refuse('names of schemas begin with a capital letter');
      if (globalTypes.has(name)) refuse('TypeScript has a global of that name');
      if (generatedSuffixes.test(name)) refuse('code generators end names of their own in Data, Response and Error');
    },
  };
};

/** Generators of code make a type of each schema, parameter, header and response. Looks at the components of all files. */
export const componentNames: Rule = () => {
  const kinds = new Map<string, string>();
  const check: Visit = (_node, { location, report }) => {
    const [, kind, name] = /^#\/components\/([^/]+)\/([^/]+)$/.exec(location.pointer) ?? [];
    if (kind === undefined || name === undefined || kind === 'pathItems') return;
    const other = kinds.get(name) ?? kind;
    kinds.set(name, other);
    if (other === kind) return;
    report({ message: `${name} names one of ${other} and one of ${kind}: give them different names.`, location: location.key() });
  };
  return { any: { enter: check } };
};

/** The bundler replaces such a schema with the target of its `$ref`, and drops the rest silently. */
export const namedRefs: Rule = () => {
  const seen = new Set<string>();
  return {
    ref: {
      enter(node, context) {
        for (const { location } of context.resolve(node).chain ?? []) {
          const [name, ...inner] = location.pointer.split('/components/schemas/')[1]?.split('/') ?? [];
          if (name === undefined || inner.length > 0 || seen.has(location.absolutePointer)) continue;
          seen.add(location.absolutePointer);
          const message = `The named schema ${name} has fields beside its $ref, which bundling drops: use allOf.`;
          context.report({ message, location });
        }
      },
    },
  };
};

/** Keywords that explain each value of an enum, in the docs and in generated code. */
const tables = { 'x-statuses': ['httpStatus', 'meaning', 'remedy'], 'x-reasons': ['meaning', 'remedy'] };

export const errorTables: Rule = () => ({
  Schema(node, context) {
    const schema = Place.of(node, context);
    for (const [name, columns] of Object.entries(tables)) {
      const table = schema.at(name);
      if (!table.exists) continue;
      const values = schema.at('enum').children.map(({ value }) => String(value));
      const missing = values.filter((value) => !columns.every((column) => table.at(value, column).exists));
      if (missing.length > 0) table.report(`${name} needs ${columns.join(', ')} for ${missing.join(', ')}.`);
      const unknown = table.keys.filter((key) => !values.includes(key));
      if (unknown.length > 0) table.report(`${name} has ${unknown.join(', ')}, which the enum does not have.`);
    }
  },
});
