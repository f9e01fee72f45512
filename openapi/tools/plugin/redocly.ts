/** Types of Redocly's plugin interface, which publishes none, and a class that walks a document across its files. */

interface Source {
  readonly absoluteRef: string;
}

export interface Location {
  readonly source: Source;
  /** The place within the file, such as `#/components/schemas/User`. */
  readonly pointer: string;
  readonly absolutePointer: string;
  child(keys: (string | number)[]): Location;
  /** The place of the key itself. */
  key(): Location;
}

interface Target {
  readonly node?: unknown;
  readonly location?: Location;
  /** The `$ref`s on the way with keys beside them. */
  readonly chain?: readonly { readonly location: Location }[];
}

export interface Context {
  readonly location: Location;
  report(problem: { message: string; location?: Location }): void;
  /** Resolves a `$ref` in the file `from`, and any `$ref` that it leads to. */
  resolve(value: unknown, from?: string): Target;
}

export type Visit = (node: unknown, context: Context) => void;
/**
 * By node type, such as `Operation`; `enter` and `leave` are of the outer type. `any` matches every node, `ref` every `$ref`. Visitors
 * within `Paths` see no webhooks.
 */
interface Visitor {
  readonly [type: string]: Visit | Visitor;
}
export type Rule = () => Visitor;

export interface Members {
  readonly [name: string]: unknown;
}

export const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in the document with its place. Follows any `$ref` on the way. */
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

  /** The fields of an object, or the items of an array. */
  get children(): Place[] {
    if (!Array.isArray(this.value)) return this.keys.map((key) => this.at(key));
    return this.value.map((item: unknown, i) => new Place(item, this.location.child([i]), this.context));
  }

  get isText(): boolean {
    return typeof this.value === 'string' && this.value.trim() !== '';
  }

  report(message: string): void {
    // A missing value has no place, so Redocly reports the node that the rule visits.
    this.context.report(this.exists ? { message, location: this.location } : { message });
  }
}
