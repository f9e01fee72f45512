/**
 * The two verbs of the database: `ask` sends one statement, `change` runs one transaction that reads, decides and writes. A boundary file:
 * rows are matched to the types of their statements.
 */
import { CompiledQuery } from 'kysely';
import { type Db, engineOf, type Tx } from './db.ts';
import { compile, type Sql } from './sql.ts';
import type { Tenant } from './tenant-lock.ts';
import type { RunInTransaction } from './transaction.ts';

/** Sends a statement and resolves to its rows. Statements that are sent without waiting for each other leave together. */
export type Ask = <Row>(statement: Sql<Row>) => Promise<Row[]>;

/** Statements by name, in the order in which they are sent. Undefined ones are left out. */
export type Statements = { readonly [name: string]: Sql | undefined };

/** The rows of each statement; none for one that was left out. */
type RowsOf<Written extends Statements> = {
  readonly [Name in keyof Written]: Written[Name] extends Sql<infer Row> | undefined ? Row[] : never;
};

interface Work<Found, Written extends Statements> {
  /**
   * Asks for everything that the change depends on. `now` is the time of the transaction in epoch milliseconds, which every row that it writes
   * bears. It comes from the database with the first answers. Writes whose answers matter belong here too. `joinTenant` makes a change of no
   * tenant one of this tenant: it takes the tenant's lock, and returns the time from then on. `tx` goes away when all parts use `ask`.
   */
  read(ask: Ask, now: Promise<number>, joinTenant: (apiKeyId: string) => Promise<number>, tx: Tx): Promise<Found>;
  /** Decides: throws a Failure, or returns the statements, which leave together with the commit. */
  write(found: Found, now: number): Written;
}

interface Changed<Found, Written extends Statements> {
  found: Found;
  /** The time of the transaction. */
  now: number;
  /** Rows that the written statements returned. */
  rows: RowsOf<Written>;
}

/**
 * Runs one transaction, from the start again if it lost a race. Resolves when it is committed. When it rejects, nothing of it is kept, unless
 * the error says that the outcome is unknown.
 */
export type Change = <Found, Written extends Statements>(work: Work<Found, Written>) => Promise<Changed<Found, Written>>;

/** Changes data of this tenant, or of none. */
export type ChangeOf = (tenant: Tenant) => Change;

export const askOn = (db: Db): Ask => {
  const engine = engineOf(db);
  return async <Row>(statement: Sql<Row>) => {
    const { text, values, name } = compile(statement, engine);
    const query = { ...CompiledQuery.raw(text, values), name };
    return (await db.executeQuery(query)).rows as Row[];
  };
};

export const changeIn =
  (transaction: RunInTransaction): Change =>
  async <Found, Written extends Statements>({ read, write }: Work<Found, Written>) => {
    const { answers, ...changed } = await transaction(async (tx, { startedAt, joinTenant, sendWithCommit }) => {
      const ask = askOn(tx);
      const [now, found] = await Promise.all([startedAt, read(ask, startedAt, joinTenant, tx)]);
      const statements = Object.entries(write(found, now));
      const sent = statements.map(([name, statement]) => ({ name, rows: statement === undefined ? [] : ask(statement) }));
      sendWithCommit(...sent.map(async ({ rows }) => await rows));
      return { found, now, answers: sent };
    });
    const rows = await Promise.all(answers.map(async ({ name, rows }) => [name, await rows] as const));
    return { ...changed, rows: Object.fromEntries(rows) as RowsOf<Written> };
  };
