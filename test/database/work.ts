/**
 * Measures the database's work for a call in units that no load on the machine changes: rows of tables on PostgreSQL, steps of SQLite's virtual
 * machine. Node.js does not tell these, so the same version of SQLite, compiled to WebAssembly, repeats each statement on a copy.
 */
import { DatabaseSync } from 'node:sqlite';
import initSqlite, { type PreparedStatement, type SqlValue } from '@sqlite.org/sqlite-wasm';
import { vi } from 'vitest';
import { SqliteClient } from '../../server/database/sqlite/client.ts';
import type { Statement } from '../../server/database/sqlite/messages.ts';
import { fileIn } from '../../server/database/sqlite/open.ts';
import { describePlan, plansOf, rowsOf, writtenRows } from '../support/explained.ts';
import type { TestService } from '../support/harness.ts';

/** The work of a statement. */
export interface Work {
  text: string;
  /** PostgreSQL's plan. */
  plan?: string;
  amount: number;
  /** Rows that it has returned. */
  returned: number;
  /** Rows that it has added, changed or removed. */
  written: number;
}

export interface Meter {
  /** Returns the work of the call's statements. */
  measure(call: () => Promise<unknown>): Promise<Work[]>;
  close(): void;
}

/** Measures calls of a service that is idle otherwise. On SQLite, make no other call from now on. */
export const meterOf = (service: TestService): Promise<Meter> =>
  service.config.databaseUrl === undefined ? sqliteMeter(fileIn(service.config.dataDir)) : Promise.resolve(postgresMeter);

/** Reading a small table as a whole costs less than a few lookups. Here each row counts, as it would in a large one. */
const asIfLarge = 'set cpu_tuple_cost = 1; set cpu_index_tuple_cost = 1';

const postgresMeter: Meter = {
  measure: async (call) => {
    const plans = await plansOf(call, asIfLarge);
    return plans.map(({ 'Query Text': text, Plan: plan }) => ({
      text,
      plan: describePlan(plan),
      amount: rowsOf(plan),
      returned: plan['Actual Rows'],
      written: writtenRows(plan),
    }));
  },
  close: () => {},
};

async function sqliteMeter(path: string): Promise<Meter> {
  const { capi, oo1, wasm } = await initSqlite();
  const source = new DatabaseSync(path, { readOnly: true });
  const image = source.serialize();
  const version = source.prepare('select sqlite_version() as version').get()?.version;
  source.close();
  if (version !== capi.sqlite3_libversion()) throw new Error(`Install @sqlite.org/sqlite-wasm ${version}, the SQLite of Node.js.`);
  // Bytes 18 and 19 of a file in WAL mode; a database in memory has no WAL.
  image.fill(1, 18, 20);
  const copy = new oo1.DB();
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE;
  const memory = wasm.allocFromTypedArray(image);
  copy.checkRc(capi.sqlite3_deserialize(copy.pointer ?? 0, 'main', memory, image.length, image.length, flags));
  const prepared = new Map<string, PreparedStatement>();

  function run({ text, values }: Statement): Work {
    const before = copy.changes(true);
    let returned = 0;
    const statement = prepared.get(text) ?? copy.prepare(text);
    prepared.set(text, statement);
    try {
      if (values.length > 0) statement.bind(values as SqlValue[]);
      while (statement.step()) returned++;
    } finally {
      statement.reset(true);
    }
    const amount = capi.sqlite3_stmt_status(statement.pointer ?? 0, capi.SQLITE_STMTSTATUS_VM_STEP, 1);
    return { text, amount, returned, written: copy.changes(true) - before };
  }

  return {
    measure: async (call) => {
      const transactions = await transactionsOf(call);
      const works: Work[] = [];
      for (const { ran, end } of transactions) {
        copy.exec('begin');
        try {
          for (const statement of ran) works.push(run(statement));
          copy.exec(end);
        } catch {
          copy.exec('rollback');
        }
      }
      return works;
    },
    close: () => {
      for (const statement of prepared.values()) statement.finalize();
      copy.close();
    },
  };
}

interface Transaction {
  ran: Statement[];
  end: 'commit' | 'rollback';
}

/** Returns the transactions that end during the call, and its single statements. */
async function transactionsOf(call: () => Promise<unknown>): Promise<Transaction[]> {
  const ended: Transaction[] = [];
  const { readAll, begin } = SqliteClient.prototype;
  const reading = vi.spyOn(SqliteClient.prototype, 'readAll').mockImplementation(function (this: SqliteClient, caller, ran) {
    ended.push({ ran: [...ran], end: 'commit' });
    return readAll.call(this, caller, ran);
  });
  const beginning = vi.spyOn(SqliteClient.prototype, 'begin').mockImplementation(function (this: SqliteClient, caller) {
    const session = begin.call(this, caller);
    const ran: Statement[] = [];
    const endWith = (end: Transaction['end']) => () => {
      ended.push({ ran: ran.splice(0), end });
      return session[end]();
    };
    const run = (statement: Statement) => {
      ran.push(statement);
      return session.run(statement);
    };
    return { ...session, run, commit: endWith('commit'), rollback: endWith('rollback') };
  });
  try {
    await call();
    return ended;
  } finally {
    reading.mockRestore();
    beginning.mockRestore();
  }
}
