/**
 * `npm run admin -- workspaces import`: imports an exported workspace, with its ids and tokens, in one transaction. Each row is read back
 * and compared with the file.
 */
import { existsSync } from 'node:fs';
import { CommandError, InterruptedError, watchInterrupt } from '../commands/command.ts';
import type { Environment } from '../context.ts';
import { among, analyze, empty, insertInto, isAmong, perEngine, raw, sql } from '../database/sql.ts';
import { noTenant } from '../database/tenant-lock.ts';
import type { Ask } from '../database/verbs.ts';
import { progressBar } from '../import/progress.ts';
import { readLedger } from '../ledger.ts';
import * as audit from '../workspaces/audit.ts';
import { findErasure } from '../workspaces/erasure.ts';
import { type Outcome, operator } from './command-line.ts';
import type { Values } from './snapshot.ts';
import { checkFile, type Header, readRows, type Section, sections } from './transfer-file.ts';

const maxRows = 500;
const maxBytes = 4_194_304;

interface Options {
  /** Imports a workspace whose tokens will not be valid. */
  otherSecret?: true | undefined;
}

export async function importWorkspace(environment: Environment, file: string, { otherSecret }: Options): Promise<Outcome> {
  const { ask, changeOf, config, tokens } = environment;
  const { header, rows, isSigned } = await checkFile(file, tokens);
  const { workspaceId, apiKeyIds } = header;
  if (!isSigned && otherSecret !== true) {
    throw new CommandError(
      'The file was made with another TOKEN_SECRET. With --other-secret it is imported, but no token of the workspace is valid: print a new one with workspaces revoke.',
    );
  }
  const isInterrupted = watchInterrupt();
  const bar = progressBar(process.stderr, rows);
  try {
    await changeOf(noTenant)({
      read: async (asked) => {
        await assertAbsent(asked, header, config.ledger);
        const columns = await columnsOf(asked);
        let done = 0;
        for await (const { section, batch } of batchesOf(file, header, columns)) {
          if (isInterrupted()) throw new InterruptedError('Interrupted. Nothing was imported: run the same command again.');
          await add(asked, section, columns.get(section.table) ?? [], batch);
          done += batch.length;
          bar.draw(done, done);
        }
        if (done !== rows) throw new CommandError(`${file} has ${done} rows, not ${rows}.`);
      },
      write: (_found, now) => ({
        audited: audit.record(now, {
          ...{ workspaceId, subjectId: workspaceId, actor: operator() },
          action: 'workspaces import',
          details: { rows },
        }),
      }),
    });
  } finally {
    bar.clear();
  }
  await ask(analyze);
  const line = `${rows.toLocaleString('en')} rows of the workspace ${workspaceId} and its API keys (${apiKeyIds.length}) are imported, each as in the file.`;
  return { data: { workspaceId, apiKeyIds, rows }, lines: [line] };
}

/** Throws if the workspace is here, is still being erased, or would be deleted by a restore. */
async function assertAbsent(ask: Ask, { workspaceId, apiKeyIds }: Header, ledger: string | undefined): Promise<void> {
  const ownerIds = [workspaceId, ...apiKeyIds];
  for (const { table, owner } of sections) {
    // The audit outlives a deleted workspace.
    if (table === 'audit_entries') continue;
    const [row] = await ask(sql`select 1 from ${raw(table)} where ${raw(owner)} ${among(ownerIds)} limit 1`);
    if (row !== undefined) throw new CommandError(`The database has rows of the workspace ${workspaceId}. Delete it first.`);
  }
  if ((await ask(findErasure(ownerIds))).length > 0)
    throw new CommandError(`Rows of the workspace ${workspaceId} are still being removed. Try again in a few minutes.`);
  const entries = ledger !== undefined && existsSync(ledger) ? await readLedger(ledger) : [];
  const isDeleted = entries.some(
    (entry) => (entry.kind === 'workspaceDeleted' || entry.kind === 'apiKeyDeleted') && ownerIds.includes(entry.id),
  );
  if (isDeleted) {
    throw new CommandError(
      `The workspace ${workspaceId} was deleted here, and a restore would delete it again: remove its lines from ${ledger}.`,
    );
  }
}

/** Returns the columns of each table. */
async function columnsOf(ask: Ask): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await ask(
    sql<{ table: string; column: string }>`${perEngine({
      postgres: `select table_name::text as "table", column_name::text as "column" from information_schema.columns
      where table_schema = current_schema()`,
      sqlite: `select tables.name as "table", columns.name as "column"
      from sqlite_schema as tables join pragma_table_info(tables.name) as columns where tables.type = 'table'`,
    })}`,
  );
  const columns = Map.groupBy(rows, ({ table }) => table);
  return new Map([...columns].map(([table, list]) => [table, list.map(({ column }) => column)]));
}

/** Reads the rows of a file in batches of one table. Throws if a row is of another workspace, or has other columns. */
async function* batchesOf(
  file: string,
  { workspaceId, apiKeyIds }: Header,
  columns: ReadonlyMap<string, readonly string[]>,
): AsyncGenerator<{ section: Section; batch: readonly Values[] }> {
  const byTable = new Map(sections.map((section) => [section.table, section]));
  const owners = new Set<unknown>([workspaceId, ...apiKeyIds]);
  let batch: Values[] = [];
  let bytes = 0;
  let current: Section | undefined;
  for await (const { table, row } of readRows(file)) {
    const section = byTable.get(table);
    const names = columns.get(table);
    const isKnown = names?.length === Object.keys(row).length && names.every((name) => name in row);
    if (section === undefined || !isKnown) throw new CommandError(`${file} has a row of an unknown form in the table "${table}".`);
    const isOwn = owners.has(row[section.owner]) && (table !== 'api_keys' || row.workspace_id === workspaceId);
    if (!isOwn) throw new CommandError(`${file} has a row of another workspace in the table "${table}".`);
    if (current !== undefined && (current !== section || batch.length >= maxRows || bytes >= maxBytes)) {
      yield { section: current, batch };
      batch = [];
      bytes = 0;
    }
    current = section;
    batch.push(row);
    bytes += JSON.stringify(row).length;
  }
  if (current !== undefined) yield { section: current, batch };
}

/** Adds the rows, and throws unless the database has each as it is. */
async function add(
  ask: Ask,
  { table, owner, order }: Section,
  columns: readonly string[],
  batch: readonly Values[],
): Promise<void> {
  const key = [owner, ...order];
  const textOf = (row: Values, names: readonly string[]) => JSON.stringify(names.map((name) => row[name] ?? null));
  // The audit of a workspace that comes back is here already.
  const ifNew = table === 'audit_entries' ? sql`on conflict do nothing` : empty;
  await ask(sql`${insertInto(table, columns, batch)} ${ifNew}`);
  const keys = batch.map((row) => Object.fromEntries(key.map((name) => [name, row[name] ?? null])));
  const stored = await ask(sql<Values>`select ${raw(columns.join(', '))} from ${raw(table)} where ${isAmong(table, key, keys)}`);
  const byKey = new Map(stored.map((row) => [textOf(row, key), textOf(row, columns)]));
  for (const row of batch) {
    if (byKey.get(textOf(row, key)) !== textOf(row, columns))
      throw new CommandError(
        `The row ${textOf(row, key)} of the table "${table}" is not stored as in the file. Nothing was imported.`,
      );
  }
}
