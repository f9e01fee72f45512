/** Navigates the OpenAPI document by key and follows `$ref`s. The service uses it at run time too. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export const isObject = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a path of keys and indexes, if there is one. Reads own fields only: `constructor` may be inherited. */
export function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce(
    (parent, key) =>
      typeof parent === 'object' && parent !== null && Object.hasOwn(parent, key) ? Reflect.get(parent, key) : undefined,
    value,
  );
}

/** Returns the keys of a JSON Pointer, or of a `$ref` within the document, which begins with `#`. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Returns the JSON Pointer of one key. Pointers of several keys can be concatenated. */
export const pointerOf = (key: string): string =>
  /[~/]/.test(key) ? `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}` : `/${key}`;

/** A value in the document, with its place. Reading a missing value fails with the place. */
export class JsonNode {
  readonly #written: Json | undefined;
  /** The target of the `$ref`, merged with the keys beside it. They win, as in JSON Schema 2020-12. */
  readonly value: Json | undefined;
  /** The place where the value is written. */
  readonly at: string;
  readonly root: JsonNode;

  constructor(written: Json | undefined, at = '', root?: JsonNode, own?: { value: Json | undefined }) {
    this.root = root ?? this;
    this.at = at;
    this.#written = written;
    this.value = own === undefined ? this.#follow(written) : own.value;
  }

  #follow(written: Json | undefined): Json | undefined {
    if (!isObject(written) || typeof written.$ref !== 'string') return written;
    const { $ref, ...beside } = written;
    const { value } = this.root.in(...keysOf($ref));
    return isObject(value) ? { ...value, ...beside } : value;
  }

  /** Returns the same place with another value, or without one. */
  as(value: Json | undefined): JsonNode {
    return new JsonNode(this.#written, this.at, this.root, { value });
  }

  /** Returns the place of a field, which may be in the target of the `$ref`. */
  #placeOf(key: string): string {
    const written = isObject(this.#written) ? this.#written : {};
    return (typeof written.$ref === 'string' && !Object.hasOwn(written, key) ? written.$ref.slice(1) : this.at) + pointerOf(key);
  }

  get(key: string): JsonNode {
    const child = isObject(this.value) && Object.hasOwn(this.value, key) ? this.value[key] : undefined;
    return new JsonNode(child, this.#placeOf(key), this.root);
  }

  in(...keys: string[]): JsonNode {
    return keys.reduce((node: JsonNode, key) => node.get(key), this);
  }

  get exists(): boolean {
    return this.value !== undefined;
  }

  get items(): JsonNode[] {
    return Array.isArray(this.value) ? this.value.map((value, i) => new JsonNode(value, this.#placeOf(String(i)), this.root)) : [];
  }

  get keys(): string[] {
    return isObject(this.value) ? Object.keys(this.value) : [];
  }

  get string(): string {
    return typeof this.value === 'string' ? this.value : this.fail('a string');
  }

  get number(): number {
    return typeof this.value === 'number' ? this.value : this.fail('a number');
  }

  get boolean(): boolean {
    return typeof this.value === 'boolean' ? this.value : this.fail('true or false');
  }

  get object(): { [key: string]: Json } {
    return isObject(this.value) ? this.value : this.fail('an object');
  }

  /** The value as written, possibly a `$ref`. */
  get written(): Json {
    return this.#written ?? this.fail('there');
  }

  /** The name of the component that the `$ref` leads to; undefined without one. */
  get name(): string | undefined {
    const { $ref } = isObject(this.#written) ? this.#written : {};
    return typeof $ref === 'string' ? keysOf($ref).at(-1) : undefined;
  }

  /** The schemas of `oneOf` and `anyOf`. */
  get alternatives(): JsonNode[] {
    return [...this.get('oneOf').items, ...this.get('anyOf').items];
  }

  record<T>(read: (node: JsonNode) => T): { [key: string]: T } {
    return Object.fromEntries(this.keys.map((key) => [key, read(this.get(key))]));
  }

  /** Returns the value without any `$ref`, at any depth. No schema is recursive. */
  dereferenced(): JsonNode {
    return new JsonNode(this.#dereferencedValue(), this.at, this.root);
  }

  #dereferencedValue(): Json {
    if (Array.isArray(this.value)) return this.items.map((item) => item.#dereferencedValue());
    return isObject(this.value) ? this.record((member) => member.#dereferencedValue()) : (this.value ?? null);
  }

  fail(expected: string): never {
    throw new Error(`openapi: ${this.at || '/'} should be ${expected}`);
  }
}
