/** Statements that are built once. A boundary file: Kysely is given stand-ins for values that are not known yet. */
import { CompiledQuery, type DialectAdapter, type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

/** In the place of a value when a statement is built: it becomes a parameter, and nothing can be read from it. */
type Value<Type> = RawBuilder<Type>;
export type Text = Value<string>;
export type Integer = Value<number>;
/** A row in which every member is one. */
export type RowOf<Row> = { readonly [Column in keyof Row]: Value<Row[Column]> };

/** What is given for what stands in. */
export type Given<StandIn> =
  StandIn extends Value<infer Type>
    ? Type
    : StandIn extends readonly (infer Item)[]
      ? readonly Given<Item>[]
      : StandIn extends object
        ? { readonly [Member in keyof StandIn]: Given<StandIn[Member]> }
        : StandIn;

type GivenAll<StandIns extends readonly unknown[]> = { readonly [Place in keyof StandIns]: Given<StandIns[Place]> };

/** A query of Kysely's, or a piece of `sql`. */
interface Buildable<Row> {
  compile(db: Db): CompiledQuery<Row>;
}

/** A form with more parameters is not kept, and when one statement has more forms than this all of them are forgotten. */
const mostParameters = 2000;
const mostForms = 100;

interface Form {
  query: CompiledQuery;
  /** What goes in the place of each parameter: the stand-in of a value, or something that is always the same. */
  parameters: readonly unknown[];
}

class StandIn {
  readonly place: number;
  constructor(place: number) {
    this.place = place;
  }
}

/**
 * Kysely takes longer to build a statement than the database to answer it. Here it builds once for each form that the parameters
 * come in: how long each list is, which members each object has, and which parameters are left out. Strings, numbers and null
 * are values, and stand-ins to `build`; booleans and undefined are themselves, for `build` to decide by.
 */
export function statement<StandIns extends readonly unknown[], Row>(
  build: (db: Db, ...parameters: StandIns) => Buildable<Row>,
): (db: Db, ...parameters: GivenAll<StandIns>) => Promise<Row[]> {
  // Each engine has a language of its own.
  const known = new WeakMap<DialectAdapter, Map<string, Form>>();
  return async (db, ...parameters) => {
    const values: unknown[] = [];
    const name = formOf(parameters, values);
    const { adapter } = db.getExecutor();
    const forms = known.get(adapter) ?? new Map<string, Form>();
    let form = forms.get(name);
    if (form === undefined) {
      let place = 0;
      const standIns = replaced(parameters, () => sql.val(new StandIn(place++))) as unknown as StandIns;
      const built = build(db, ...standIns).compile(db);
      form = { query: CompiledQuery.raw(built.sql), parameters: built.parameters };
      if (values.length <= mostParameters) {
        if (forms.size >= mostForms) forms.clear();
        known.set(adapter, forms.set(name, form));
      }
    }
    const filled = form.parameters.map((one) => (one instanceof StandIn ? values[one.place] : one));
    const { rows } = await db.executeQuery<Row>({ ...form.query, parameters: filled });
    return rows;
  };
}

/** The form's name; puts the values in their order into `values`. Items of one form in a row are counted, as the rows of an insert. */
function formOf(parameter: unknown, values: unknown[]): string {
  if (Array.isArray(parameter)) {
    let name = '[';
    let last = '';
    /** Of the rows that `last` is the form of, where all of these are values. */
    let members: readonly string[] = [];
    let count = 0;
    for (const item of parameter) {
      if (!takeRow(item, members, values)) {
        const form = formOf(item, values);
        if (form !== last) {
          name += `${count}${last}`;
          last = form;
          members = form.endsWith('}') && !form.includes(':') ? Object.keys(item) : [];
          count = 0;
        }
      }
      count++;
    }
    return `${name}${count}${last}]`;
  }
  if (typeof parameter === 'object' && parameter !== null) {
    let name = `{${Object.keys(parameter).join()}`;
    let place = 0;
    for (const item of Object.values(parameter)) {
      const form = formOf(item, values);
      // Most members are values, of which nothing more is to be said.
      if (form !== '?') name += `:${place}${form}`;
      place++;
    }
    return `${name}}`;
  }
  if (isItself(parameter)) return `${parameter};`;
  values.push(parameter);
  return '?';
}

const isItself = (parameter: unknown): boolean => typeof parameter === 'boolean' || parameter === undefined;

/** Whether the item is a row of just these members, all values, which it puts into `values`: quicker to see than the form is to name. */
function takeRow(item: unknown, members: readonly string[], values: unknown[]): boolean {
  if (members.length === 0 || typeof item !== 'object' || item === null) return false;
  const before = values.length;
  for (const member in item) {
    const value: unknown = Reflect.get(item, member);
    const isValue = value === null || (typeof value !== 'object' && !isItself(value));
    if (!isValue || member !== members[values.length - before]) {
      values.length = before;
      return false;
    }
    values.push(value);
  }
  if (values.length - before === members.length) return true;
  values.length = before;
  return false;
}

/** The same with another value in the place of each, in the order of `formOf`. */
function replaced(parameter: unknown, value: () => unknown): unknown {
  if (Array.isArray(parameter)) return parameter.map((item) => replaced(item, value));
  if (typeof parameter === 'object' && parameter !== null) {
    return Object.fromEntries(Object.entries(parameter).map(([member, item]) => [member, replaced(item, value)]));
  }
  return isItself(parameter) ? parameter : value();
}
