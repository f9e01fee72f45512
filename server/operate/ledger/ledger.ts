/**
 * The ledger keeps a restored backup from undoing revocations and deletions. An entry is first a row of its change's own transaction,
 * so it exists if and only if the change is committed. Then it is written to the file, and the row is removed.
 *
 * A call waits for the file before it returns, so that its change outlives the loss of the database. If the file cannot be written,
 * the change stands, its row waits, and `/readyz` reports it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { v7 as orderedUuid } from 'uuid';
import type { Ask } from '../../database/sql.ts';
import { among, insertInto, limit, type Sql, sql } from '../../database/sql.ts';
import { limitRepeats } from '../../log/repeats.ts';
import { append, assertWritable, type LedgerEntry, lineOf, type Recorded } from './file.ts';

export interface Ledger {
  /** Returns the statements that record entries, for the transaction of their change. Without LEDGER, there are none. */
  record(now: number, ...entries: readonly LedgerEntry[]): { ledgerEntry: Sql | undefined; ledgerTime: Sql | undefined };
  /** Writes pending entries to the file. Resolves once they are on the disk. Rejects with a LedgerError. */
  flush(): Promise<void>;
  /** The same for a call, which has succeeded anyway: never rejects, waits for a short time, and logs a failure. */
  settle(): Promise<void>;
  /** Rejects with a LedgerError if the file cannot be written. Pending entries are written first. */
  assertHealthy(): Promise<void>;
}

/** A row may hold a thousand user ids. */
const rowsInBatch = 16;

export interface Row {
  entryId: string;
  at: number;
  entry: string;
}

const findRows = (maxRows: number) => sql<Row>`
  select entry_id, recorded_at as at, entry from ledger_entries order by entry_id ${limit(maxRows)}`;

/** Returns the entries that are not in the file yet. */
export async function findPending(ask: Ask): Promise<Recorded[]> {
  return (await ask(findRows(1_000_000))).map(toEntry);
}

/** Counts entries that are not in the file yet, at most a thousand. */
export const countPending = sql<{
  count: number;
}>`select count(*) as count from (select 1 from ledger_entries limit 1000) as pending`;

export const toEntry = ({ entry, ...row }: Row): Recorded => {
  const stored: LedgerEntry = JSON.parse(entry);
  return { ...row, ...stored };
};

export const noLedger: Ledger = {
  record: () => ({ ledgerEntry: undefined, ledgerTime: undefined }),
  flush: async () => {},
  settle: async () => {},
  assertHealthy: async () => {},
};

/** Milliseconds that a call waits for the file. */
const maxWaitMs = 2000;

export function createLedger(file: string, ask: Ask, log: Logger): Ledger {
  const limited = limitRepeats();
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    for (let isMore = true; isMore; ) {
      const rows = await ask(findRows(rowsInBatch));
      if (rows.length === 0) return;
      await append(
        file,
        rows.map((row) => lineOf(toEntry(row))),
      );
      // After a crash in between, the file has the entry twice. That is harmless.
      await ask(sql`delete from ledger_entries where entry_id ${among(rows.map(({ entryId }) => entryId))}`);
      isMore = rows.length === rowsInBatch;
    }
  }

  /** Begins after the current run, which may have read before the caller's commit. Concurrent callers share it. */
  function flush(): Promise<void> {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = undefined;
        running = writeAll();
        return running;
      });
    return next;
  }

  return {
    record: (now, ...entries) => {
      if (entries.length === 0) return noLedger.record(now);
      const rows = entries.map((entry) => ({ entryId: orderedUuid(), recordedAt: now, entry: JSON.stringify(entry) }));
      return {
        ledgerEntry: insertInto('ledger_entries', ['entry_id', 'recorded_at', 'entry'], rows, ['entry_id']),
        ledgerTime: raiseLedgerTime(now),
      };
    },
    flush,
    settle: async () => {
      const written = flush().catch((error: unknown) =>
        limited('', (repeats) => log.error({ err: error, ...repeats }, 'ledger entries are waiting in the database')),
      );
      await Promise.race([written, pause(maxWaitMs, undefined, { ref: false })]);
    },
    assertHealthy: async () => {
      await assertWritable(file);
      await flush();
    },
  };
}

/** The name of the row of `heartbeats` with the time of the latest entry that this database has recorded or applied. */
const timeName = 'ledger';

export const raiseLedgerTime = (at: number): Sql => sql`
  insert into heartbeats (name, beat_at) values (${timeName}, ${at}) on conflict (name) do update set beat_at = case
    when heartbeats.beat_at < excluded.beat_at then excluded.beat_at else heartbeats.beat_at end`;

/** Returns the time of the latest entry that the database has recorded or applied; 0 for none. */
export async function latestLedgerTime(ask: Ask): Promise<number> {
  const [row] = await ask(sql<{ at: number }>`select beat_at as at from heartbeats where name = ${timeName}`);
  return row?.at ?? 0;
}
