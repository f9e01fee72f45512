/**
 * Emits types.py: a TypedDict for each object of a request, a Record for each object of a response, and an alias for each union and
 * enumeration. Values of the types are the messages' own JSON, so that the fields keep their names.
 */
import { isObject, type Json, type JsonNode } from '../runtime/document.ts';
import { inputSchemas } from './input-types.ts';
import type { Alias } from './operation-types.ts';
import { docstring, pythonLiteral } from './python-literal.ts';

/** Emits the types of the named schemas, and of the ones that they name. */
export function emitPythonTypes(document: JsonNode, roots: readonly string[], aliases: readonly Alias[]): string {
  const schemas = document.in('components', 'schemas');
  const writer = new TypeWriter(schemas, inputSchemas(document.written));
  for (const name of roots) writer.write(name, schemas.get(name));
  for (const { name, schema, words } of aliases) writer.alias(name, schema, words);
  return `"""The messages of the API, as the document describes them. Fields have the names of the JSON."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

__all__ = [
    "Record",
${writer.names.map((name) => `    ${JSON.stringify(name)},`).join('\n')}
]

_OPTIONAL = frozenset(${pythonLiteral([...writer.optional].sort())})


class Record(dict[str, Any]):
    """An object of a response: a dict whose documented fields are attributes too. A missing optional field is None."""

    __slots__ = ()

    # Hidden from type checkers, which would allow any name.
    if not TYPE_CHECKING:

        def __getattr__(self, name):
            if name in self and not name.startswith("__"):
                return self[name]
            if name in _OPTIONAL:
                return None
            raise AttributeError(f"The response has no field {name!r}.", name=name, obj=self)


${writer.code.join('\n\n\n')}
`;
}

/** Writes each schema after the ones that it names, since Python reads a module from its start. */
class TypeWriter {
  readonly code: string[] = [];
  readonly names: string[] = [];
  /** The fields that a response may lack. */
  readonly optional = new Set<string>();
  readonly #schemas: JsonNode;
  /** The names of the schemas that requests contain. Their types also accept tuples, and lists of narrower types. */
  readonly #sent: ReadonlySet<string>;

  constructor(schemas: JsonNode, sent: ReadonlySet<string>) {
    this.#schemas = schemas;
    this.#sent = sent;
  }

  /** Writes a schema, unless it is written or has no name in Python, such as a plain string. */
  write(name: string, schema: JsonNode, isSent = this.#sent.has(name)): void {
    if (this.names.includes(name) || !hasName(schema)) return;
    const text = schema.get('properties').exists && !schema.get('allOf').exists ? this.#class(name, schema, isSent) : undefined;
    const expression = text ?? `${name}: TypeAlias = ${this.#unnamed(schema, name, isSent)}`;
    this.names.push(name);
    const description = schema.get('description');
    this.code.push(text === undefined && description.exists ? `${expression}\n${docstring(description.string, '')}` : expression);
  }

  alias(name: string, schema: string, words: string): void {
    this.names.push(name);
    this.code.push(`${name}: TypeAlias = ${schema}\n${docstring(words, '')}`);
  }

  #class(name: string, schema: JsonNode, isSent: boolean): string {
    const required = schema.get('required').items.map((field) => field.string);
    const properties = schema.get('properties');
    const fields = properties.keys.map((key) => {
      const property = properties.get(key);
      const type = this.#type(property, `${name}${capital(key)}`, isSent);
      const description = property.get('description');
      const words = description.exists ? `\n${docstring(description.string, '    ')}` : '';
      const optional = isSent ? `NotRequired[${type}]` : type.endsWith('None') ? type : `${type} | None`;
      if (!isSent && !required.includes(key)) this.optional.add(key);
      return `    ${key}: ${required.includes(key) ? type : optional}${words}`;
    });
    const words = [
      schema.get('description').exists ? schema.get('description').string : '',
      schema.get('additionalProperties').value !== true
        ? ''
        : isSent
          ? 'It may have custom fields. A subclass gives them types.'
          : 'It may have custom fields, by item access: `value["field"]`.',
    ];
    const body = [...(words.join('') === '' ? [] : [docstring(words.filter(Boolean).join('\n\n'), '    '), '']), ...fields];
    return `class ${name}(${isSent ? 'TypedDict' : 'Record'}):\n${body.length === 0 ? '    pass' : body.join('\n').trimEnd()}`;
  }

  /** Returns the type of a value. `name`: for an object without a name of its own. */
  #type(schema: JsonNode, name: string, isSent: boolean): string {
    const { name: target } = schema;
    const isNarrowed = isObject(schema.written) && ('const' in schema.written || 'enum' in schema.written);
    if (target === undefined || isNarrowed) return this.#unnamed(schema, name, isSent);
    const named = this.#schemas.get(target);
    if (!hasName(named)) return this.#unnamed(schema, name, isSent);
    this.write(target, named);
    return target;
  }

  #unnamed(schema: JsonNode, name: string, isSent: boolean): string {
    const value = schema.object;
    if ('const' in value) return literalOf([value.const ?? null]);
    if (Array.isArray(value.enum)) return literalOf(value.enum);
    const branches = schema.alternatives;
    if (branches.length > 0) {
      return [...new Set(branches.map((branch, i) => this.#type(branch, `${name}${i + 1}`, isSent)))].join(' | ');
    }
    const types = schema.get('type').items.length > 0 ? schema.get('type').items : [schema.get('type')];
    return types.map((type) => this.#plain(type.exists ? type.string : 'object', schema, name, isSent)).join(' | ');
  }

  #plain(type: string, schema: JsonNode, name: string, isSent: boolean): string {
    if (type === 'string') return 'str';
    if (type === 'boolean') return 'bool';
    if (type === 'null') return 'None';
    if (type === 'integer') return 'int';
    if (type === 'number') return 'float';
    if (type === 'array') {
      const item = this.#type(schema.get('items'), `${name}Item`, isSent);
      // A text is also a Sequence of texts, so that a missing pair of brackets would pass.
      return isSent && !['str', 'object'].includes(item) ? `Sequence[${item}]` : `list[${item}]`;
    }
    if (schema.get('properties').exists) {
      this.write(name, schema, isSent);
      return name;
    }
    const map = isSent ? 'Mapping' : 'dict';
    const maps = [schema, ...schema.get('allOf').items].map((part) => part.get('additionalProperties'));
    const values = maps.find((part) => part.exists && isObject(part.written));
    return `${map}[str, ${values === undefined ? 'object' : this.#type(values, `${name}Value`, isSent)}]`;
  }
}

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

const literalOf = (values: readonly Json[]): string => {
  const literals = values.filter((value) => value !== null).map((value) => pythonLiteral(value));
  return [...(literals.length > 0 ? [`Literal[${literals.join(', ')}]`] : []), ...(values.includes(null) ? ['None'] : [])].join(
    ' | ',
  );
};

/** Returns whether the type of a named schema has its name: an object, a union or an enumeration. */
const hasName = (schema: JsonNode): boolean =>
  ['properties', 'oneOf', 'anyOf', 'allOf', 'enum'].some((key) => schema.get(key).exists) ||
  ['object', 'array'].includes(String(schema.get('type').value));
