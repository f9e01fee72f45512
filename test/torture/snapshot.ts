/** All that a database holds, to be compared with what it holds later. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Row, TooSlow, type TortureDatabase } from './framework.ts';
import { waitingTasks } from './queue.ts';

/** The rows of each table, as JSON and in order. */
export type Snapshot = ReadonlyMap<string, readonly string[]>;

const tableNames = {
  sqlite: "select name from sqlite_master where type = 'table'",
  postgres: "select table_name as name from information_schema.tables where table_schema = 'public'",
} as const;

/** The names of all tables, in order. */
export async function tablesOf(database: TortureDatabase): Promise<string[]> {
  const tables = await database.query(tableNames[database.engine]);
  return tables.map(({ name }) => String(name)).sort();
}

/** What the service writes from time to time, whether anybody calls or not: the time, and the tasks that come back by themselves. */
const isRoutine = (table: string, row: Row): boolean => table === 'heartbeats' || (table === 'tasks' && row.api_key_id === '');

/** `mentioning`: only the rows that have one of these values in a column. */
export async function takeSnapshot(database: TortureDatabase, mentioning?: readonly string[]): Promise<Snapshot> {
  const snapshot = new Map<string, string[]>();
  for (const name of await tablesOf(database)) {
    const rows = await database.query(`select * from ${name}`);
    const isWanted = (value: unknown) => mentioning === undefined || (typeof value === 'string' && mentioning.includes(value));
    const wanted = rows.filter((row) => !isRoutine(name, row) && Object.values(row).some(isWanted));
    snapshot.set(name, wanted.map((row) => JSON.stringify(row)).sort());
  }
  return snapshot;
}

/** What differs, a line for each row that came or went; empty where nothing does. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((table) => {
    const [old, now] = [before.get(table) ?? [], after.get(table) ?? []];
    const gone = old.filter((row) => !now.includes(row)).map((row) => `${table} lost ${row}`);
    const come = now.filter((row) => !old.includes(row)).map((row) => `${table} got ${row}`);
    return [...gone, ...come];
  });
}

/** Waits until nothing in the queue is for an API key; throws when it is not within `timeoutMs`. */
export async function untilIdle(database: TortureDatabase, timeoutMs = 30_000): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const waiting = await waitingTasks(database);
    if (waiting === 0) return;
    if (performance.now() > end) throw new TooSlow(`${waiting} tasks still wait after ${timeoutMs} ms.`);
    await pause(50);
  }
}
