/** What is used of Redocly's plugin interface, which has no published types, and a way to walk a document across its files. */

interface Source {
  readonly absoluteRef: string;
}

export interface Location {
  readonly source: Source;
  /** Within the file, such as `#/components/schemas/User`. */
  readonly pointer: string;
  readonly absolutePointer: string;
  child(keys: (string | number)[]): Location;
  /** The member's name in place of its value. */
  key(): Location;
}

interface Target {
  readonly node?: unknown;
  readonly location?: Location;
  /** The $refs in between that have members beside them. */
  readonly chain?: readonly { readonly location: Location }[];
}

export interface Context {
  readonly location: Location;
  report(problem: { message: string; location?: Location }): void;
  /** What a $ref in the file `from` points at, at the end of the chain where it points at another one. */
  resolve(value: unknown, from?: string): Target;
}

export type Visit = (node: unknown, context: Context) => void;
/** By the name of a node's type, such as `Operation`; `any` for every node, `ref` for every $ref. */
interface Visitor {
  readonly [type: string]: Visit | { readonly enter?: Visit; readonly leave?: Visit };
}
export type Rule = () => Visitor;

export interface Members {
  readonly [name: string]: unknown;
}

export const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in the document, and where it is; $refs on the way to it are followed. */
export class Place {
  readonly value: unknown;
  readonly location: Location;
  readonly context: Context;

  constructor(value: unknown, location: Location, context: Context) {
    const isRef = isObject(value) && typeof value.$ref === 'string';
    const target = isRef ? context.resolve(value, location.source.absoluteRef) : { node: value, location };
    this.value = target.node;
    this.location = target.location ?? location;
    this.context = context;
  }

  static of(node: unknown, context: Context): Place {
    return new Place(node, context.location, context);
  }

  at(...keys: string[]): Place {
    return keys.reduce((place: Place, key) => {
      const value = isObject(place.value) && Object.hasOwn(place.value, key) ? place.value[key] : undefined;
      return new Place(value, place.location.child([key]), place.context);
    }, this);
  }

  get exists(): boolean {
    return this.value !== undefined;
  }

  get keys(): string[] {
    return isObject(this.value) ? Object.keys(this.value) : [];
  }

  /** The members of an object, or the items of an array. */
  get children(): Place[] {
    if (!Array.isArray(this.value)) return this.keys.map((key) => this.at(key));
    return this.value.map((item: unknown, i) => new Place(item, this.location.child([i]), this.context));
  }

  get isText(): boolean {
    return typeof this.value === 'string' && this.value.trim() !== '';
  }

  report(message: string): void {
    // What is not there cannot be pointed at.
    this.context.report(this.exists ? { message, location: this.location } : { message });
  }
}
