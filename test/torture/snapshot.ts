/** All rows of a database, for comparison with later ones. */
import type { Row, TortureDatabase } from './framework.ts';

/** The rows of each table, as JSON and in order. */
export type Snapshot = ReadonlyMap<string, readonly string[]>;

const tableNames = {
  sqlite: "select name from sqlite_master where type = 'table'",
  postgres: "select table_name as name from information_schema.tables where table_schema = 'public'",
} as const;

/** Returns the names of all tables, in order. */
export async function tablesOf(database: TortureDatabase): Promise<string[]> {
  const tables = await database.query(tableNames[database.engine]);
  return tables.map(({ name }) => String(name)).sort();
}

/** The service writes the time, its processes and its recurring tasks by itself. */
const isRoutine = (table: string, row: Row): boolean =>
  table === 'heartbeats' || table === 'processes' || (table === 'tasks' && row.api_key_id === '');

export async function takeSnapshot(database: TortureDatabase): Promise<Snapshot> {
  const snapshot = new Map<string, string[]>();
  for (const name of await tablesOf(database)) {
    const rows = await database.query(`select * from ${name}`);
    const wanted = rows.filter((row) => !isRoutine(name, row));
    snapshot.set(name, wanted.map((row) => JSON.stringify(row)).sort());
  }
  return snapshot;
}

/** Returns a line for each added or removed row. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
    const [old, now] = [before.get(table) ?? [], after.get(table) ?? []];
    const gone = old.filter((row) => !now.includes(row)).map((row) => `${table} lost ${row}`);
    const come = now.filter((row) => !old.includes(row)).map((row) => `${table} got ${row}`);
    return [...gone, ...come];
  });
}
