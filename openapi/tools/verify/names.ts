/**
 * Gives the ids and email addresses of the document's examples a prefix of the run's own, so that a run touches no other data. A
 * deletion finds a user by the address too.
 */
import { isObject } from './corpus/json.ts';

const isIdField = (key: string): boolean => /(?:^id|Ids?)$/.test(key) && !foreign.has(key);
/** Ids of the server, and texts that the caller keeps for itself. */
const foreign = new Set(['jobId', 'migrationId', 'locationId', 'annotationId']);
const isUuid = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

const isAddress = (text: string): boolean => /^[\w.+-]+@[\w.-]+$/.test(text);

/** Returns the callers' ids in the messages. */
export function idsIn(messages: readonly unknown[]): Set<string> {
  const found = new Set<string>();
  const search = (value: unknown, key: string): void => {
    if (Array.isArray(value)) for (const item of value) search(item, key);
    else if (isObject(value)) for (const [name, member] of Object.entries(value)) search(member, name);
    else if (typeof value === 'string' && value !== '' && isIdField(key) && !isUuid(value) && !value.startsWith('$'))
      found.add(value);
  };
  for (const message of messages) search(message, '');
  return found;
}

/** Returns the ids in the fields of a kind, such as `userIds` and `userId`. */
export function idsUnder(kind: string, value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => idsUnder(kind, item, key));
  if (isObject(value)) return Object.entries(value).flatMap(([name, member]) => idsUnder(kind, member, name));
  return typeof value === 'string' && (key === kind || `${key}s` === kind) ? [value] : [];
}

/** Makes an id of the run from its prefix and the document's id. Keeps the order of ids. */
export type Shape = (prefix: string, id: string) => string;

const plain: Shape = (prefix, id) => prefix + id;

export class Names {
  readonly prefix: string;
  readonly #ids: Set<string>;

  readonly #shape: Shape;

  constructor(prefix: string, ids: ReadonlySet<string>, shape: Shape = plain) {
    this.prefix = prefix;
    this.#ids = new Set(ids);
    this.#shape = shape;
  }

  /** Returns a copy with the run's ids: in values, in keys, and in double quotes within texts. */
  own(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((item) => this.own(item));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [this.text(key), this.own(member)]));
  }

  text(text: string): string {
    if (this.#ids.has(text)) return this.#shape(this.prefix, text);
    if (isAddress(text)) return this.prefix + text;
    return text.replaceAll(/"([^"]+)"/g, (quoted, id: string) =>
      this.#ids.has(id) ? `"${this.#shape(this.prefix, id)}"` : quoted,
    );
  }

  /** Adds the ids of a message, and returns it with the run's ids. */
  ownNew(message: unknown): unknown {
    for (const id of idsIn([message])) this.#ids.add(id);
    return this.own(message);
  }
}
