/**
 * `npm run admin -- workspaces import`: imports an exported workspace, with its ids and tokens, in one transaction. Each row is read back
 * and compared with the file.
 */
import { limits } from '../../../generated/handlers.ts';
import type { Environment } from '../../context.ts';
import { keyed, type OwnedTable } from '../../database/keyed-rows.ts';
import { analyzeChanged } from '../../database/postgres/statistics.ts';
import { type Ask, among, empty, fieldOf, insertInto, isAmong, perEngine, raw, type Sql, sql } from '../../database/sql.ts';
import { noTenant } from '../../database/tenant-lock.ts';
import { tablesOfDocument, tablesOfNotifications, tablesOfOrganization } from '../../deletion/tables.ts';
import { migrateDocumentKind } from '../../documents/tasks.ts';
import { enqueue, type NewTask } from '../../jobs/queue.ts';
import { type Recorded, readLedger } from '../../ledger/ledger.ts';
import * as sessions from '../../sign-in/sessions.ts';
import { findJob } from '../../user-data/store.ts';
import { startDeletionTask } from '../../user-data/tasks.ts';
import * as audit from '../../workspaces/audit.ts';
import { findErasure } from '../../workspaces/erasure.ts';
import { CommandError, InterruptedError, watchInterrupt } from '../commands/command.ts';
import { progressBar } from '../import/progress.ts';
import { marginMs, repeat } from '../restore/apply.ts';
import { type Outcome, operator, timeOf } from './command-line.ts';
import { hasCanonicalOwner, isWithinLimits, latestTimeOf, takenRow } from './import-policy.ts';
import type { Values } from './snapshot.ts';
import { type Checked, checkFile, type Header, type OpenDeletion, openDeletions, readRows, sections } from './transfer-file.ts';

const maxRows = 500;
const maxBytes = 4_194_304;

interface Options {
  /** Imports a workspace whose tokens will not be valid. */
  otherSecret?: true | undefined;
}

export async function importWorkspace(environment: Environment, file: string, { otherSecret }: Options): Promise<Outcome> {
  const { ask, changeOf, config, tokens, ledger } = environment;
  const checked = await checkFile(file, tokens);
  const { header, isSigned } = checked;
  const { workspaceId, apiKeyIds } = header;
  if (!isSigned && otherSecret !== true) {
    throw new CommandError(
      'The file was exported with another TOKEN_SECRET, or was changed. With --other-secret, the import omits data that only this installation may set: the verified owner, limits, sender domains, audit, suppressed addresses and stored responses. The tokens of the workspace then become invalid: print a new one with workspaces revoke.',
    );
  }
  await ledger.flush();
  const { entries } = config.ledger === undefined ? { entries: [] } : await readLedger(config.ledger);
  const ofOwners = entries.filter((entry) => [workspaceId, ...apiKeyIds].includes('id' in entry ? entry.id : entry.apiKeyId));
  const isInterrupted = watchInterrupt();
  const bar = progressBar(process.stderr, checked.rows);
  let rows = 0;
  try {
    await changeOf(noTenant)({
      prepare: async (asked, startedAt) => {
        const now = await startedAt;
        rows = 0;
        await assertAbsent(asked, header, ofOwners, config.ledger);
        await asked(sessions.removeAll(workspaceId));
        const columns = await columnsOf(asked);
        const deletions: OpenDeletion[] = [];
        for await (const { section, batch } of batchesOf(file, checked, columns, { now, deletions })) {
          if (isInterrupted()) throw new InterruptedError('Interrupted. Nothing was imported. Run the same command again.');
          await add(asked, section, columns.get(section.table) ?? [], batch);
          rows += batch.length;
          bar.draw(rows, rows);
        }
        await removeOrphans(asked, [workspaceId, ...apiKeyIds]);
        await queueTasks(asked, now, { workspaceId, apiKeyIds }, deletions);
        // The file may be older than some of these.
        const since = isSigned ? header.exportedAt - marginMs : 0;
        for (const entry of ofOwners) if (entry.at >= since) await repeat(asked, now, entry);
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
  await analyzeChanged(ask);
  const line = `${rows.toLocaleString('en')} rows of the workspace ${workspaceId} and its API keys (${apiKeyIds.length}) were imported, ${isSigned ? 'unchanged' : 'without data that only this installation may set'}.`;
  return { data: { workspaceId, apiKeyIds, rows }, lines: [line] };
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Throws if the workspace is here, is still being erased, or would be deleted by a restore. */
async function assertAbsent(
  ask: Ask,
  { workspaceId, apiKeyIds }: Header,
  entries: readonly Recorded[],
  ledger: string | undefined,
): Promise<void> {
  const ownerIds = [workspaceId, ...apiKeyIds];
  if (apiKeyIds.length > limits.apiKeys || !ownerIds.every((id) => isId.test(id)) || new Set(ownerIds).size < ownerIds.length)
    throw new CommandError('The file has ids in a form that this service never creates.');
  for (const { table, owner } of [...sections, { table: 'tasks', owner: 'api_key_id' }]) {
    // The audit outlives a deleted workspace.
    if (table === 'audit_entries') continue;
    const [row] = await ask(sql`select 1 from ${raw(table)} where ${raw(owner)} ${among(ownerIds)} limit 1`);
    if (row !== undefined)
      throw new CommandError(`The database already has rows of the workspace ${workspaceId}. Delete it first.`);
  }
  if ((await ask(findErasure(ownerIds))).length > 0)
    throw new CommandError(`Rows of the workspace ${workspaceId} are still being removed. Try again in a few minutes.`);
  if (entries.some(({ kind }) => kind === 'workspaceDeleted' || kind === 'apiKeyDeleted')) {
    throw new CommandError(
      `The workspace ${workspaceId} was deleted here, and a restore would delete it again: remove its lines from ${ledger}.`,
    );
  }
}

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

interface Taking {
  now: number;
  /** Takes the unfinished deletions of the file. */
  deletions: OpenDeletion[];
}

/**
 * Reads the rows to store, in batches of one table. Throws if a row belongs to another workspace, has other columns, or if the file
 * lacks the workspace or one of its API keys.
 */
async function* batchesOf(
  file: string,
  { header: { workspaceId, apiKeyIds }, sha256, rows, isSigned }: Checked,
  columns: ReadonlyMap<string, readonly string[]>,
  { now, deletions }: Taking,
): AsyncGenerator<{ section: OwnedTable; batch: readonly Values[] }> {
  const byTable = new Map(sections.map((section) => [section.table, section]));
  const owners = new Set<unknown>([workspaceId, ...apiKeyIds]);
  const missing = new Set(owners);
  let batch: Values[] = [];
  let bytes = 0;
  let done = 0;
  let current: OwnedTable | undefined;
  for await (const { table, row } of readRows(file, sha256)) {
    done++;
    const foreign = () => new CommandError(`${file} has a row of another workspace in the table "${table}".`);
    if (table === openDeletions) {
      const deletion = deletionIn(row);
      if (deletion === undefined || !owners.has(deletion.apiKeyId)) throw foreign();
      deletions.push(deletion);
      continue;
    }
    const section = byTable.get(table);
    const names = columns.get(table);
    const isKnown = names?.length === Object.keys(row).length && names.every((name) => name in row);
    if (section === undefined || !isKnown) throw new CommandError(`${file} has a malformed row in the table "${table}".`);
    const isOwn = owners.has(row[section.owner]) && (table !== 'api_keys' || row.workspace_id === workspaceId);
    if (!isOwn) throw foreign();
    if (!isWithinLimits(table, row))
      throw new CommandError(`${file} has a row with too many custom fields in the table "${table}".`);
    const time = latestTimeOf(row);
    if (time > now)
      throw new CommandError(
        `${file} has a row in the table "${table}" from the future, ${timeOf(time)}: the clock of the other service is ahead, or this one's is behind. Correct the clock, and import the file after this time.`,
      );
    if (table === 'workspaces' || table === 'api_keys') missing.delete(row[section.owner]);
    if (table === 'workspaces' && !hasCanonicalOwner(row)) throw new CommandError(`${file} has an owner without an email address.`);
    const taken = takenRow(table, row, { isSigned, now });
    if (taken === undefined) continue;
    if (current !== undefined && (current !== section || batch.length >= maxRows || bytes >= maxBytes)) {
      yield { section: current, batch };
      batch = [];
      bytes = 0;
    }
    current = section;
    batch.push(taken);
    bytes += JSON.stringify(row).length;
  }
  if (done !== rows) throw new CommandError(`${file} has ${done} rows, not ${rows}.`);
  if (missing.size > 0) throw new CommandError(`${file} has no row for ${[...missing].join(', ')}.`);
  if (current !== undefined) yield { section: current, batch };
}

function deletionIn({ apiKeyId, jobId, userId }: Values): OpenDeletion | undefined {
  if (typeof apiKeyId !== 'string' || typeof jobId !== 'string' || typeof userId !== 'string') return undefined;
  return { apiKeyId, jobId, userId };
}

/** Tables whose rows belong to an organization, and those whose rows belong to a document. */
const inOrganizations = [...tablesOfOrganization, ...tablesOfNotifications, ...tablesOfDocument, keyed('documents')];
const inDocuments = [...tablesOfDocument, ...tablesOfNotifications, keyed('notification_configs')];

/** Removes rows of deleted organizations, documents, user groups and notifications. The tasks that would have removed them are not imported. */
async function removeOrphans(ask: Ask, ownerIds: readonly string[]): Promise<void> {
  for (const ownerId of ownerIds) {
    const without = (table: string, condition: Sql) =>
      ask(sql`delete from ${raw(table)} where api_key_id = ${ownerId} and ${condition}`);
    for (const { table } of inOrganizations) {
      await without(table, sql`organization_key not in (select id from organizations where api_key_id = ${ownerId})`);
    }
    const ofDocument = (column: string) =>
      sql`${raw(column)} not in (select document_key from documents where api_key_id = ${ownerId})`;
    for (const { table } of inDocuments) await without(table, sql`document_key <> '' and ${ofDocument('document_key')}`);
    await without('grants', sql`resource_type = 'document' and ${ofDocument('resource_id')}`);
    await without('user_group_members', sql`group_key not in (select group_key from user_groups where api_key_id = ${ownerId})`);
    await without(
      'notification_recipients',
      sql`not exists (select 1 from notifications where notifications.api_key_id = ${ownerId}
        and notifications.notification_key = notification_recipients.notification_key)`,
    );
  }
}

/** Queues the tasks of unfinished deletion jobs and migrations. */
async function queueTasks(
  ask: Ask,
  now: number,
  { workspaceId, apiKeyIds }: Pick<Header, 'workspaceId' | 'apiKeyIds'>,
  deletions: readonly OpenDeletion[],
): Promise<void> {
  const migrations = await ask(sql<{ apiKeyId: string; migrationId: string }>`
    select api_key_id, migration_id from document_migrations
    where api_key_id ${among(apiKeyIds)} and status in ('pending', 'inProgress')`);
  const moves = migrations.map(
    ({ apiKeyId, migrationId }): NewTask => ({
      ...{ queue: 'migration', kind: migrateDocumentKind, payload: { migrationId } },
      ...{ apiKeyId, workspaceId },
    }),
  );
  const starts: NewTask[] = [];
  for (const [apiKeyId, ofKey] of Map.groupBy(deletions, (one) => one.apiKeyId)) {
    for (const [jobId, ofJob] of Map.groupBy(ofKey, (one) => one.jobId)) {
      if ((await findJob(ask, apiKeyId, jobId)) === undefined) continue;
      const userIds = new Set(ofJob.map(({ userId }) => userId));
      starts.push(startDeletionTask({ apiKeyId, workspaceId }, jobId, [...userIds]));
    }
  }
  const tasks = [...moves, ...starts];
  if (tasks.length > 0) await ask(enqueue(now, tasks));
}

/** Adds the rows, and throws unless the database stores each unchanged. */
async function add(
  ask: Ask,
  { table, owner, key: others }: OwnedTable,
  columns: readonly string[],
  batch: readonly Values[],
): Promise<void> {
  const key = [owner, ...others];
  const added = batch.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [fieldOf(column), value])));
  const textOf = (row: Values, names: readonly string[]) => JSON.stringify(names.map((name) => row[fieldOf(name)] ?? null));
  // The audit of a reimported workspace already exists.
  const ifNew = table === 'audit_entries' ? sql`on conflict do nothing` : empty;
  await ask(sql`${insertInto(table, columns, added, key)} ${ifNew}`);
  const keys = added.map((row) => Object.fromEntries(key.map((column) => [fieldOf(column), String(row[fieldOf(column)])])));
  const stored = await ask(sql<Values>`select ${raw(columns.join(', '))} from ${raw(table)} where ${isAmong(table, key, keys)}`);
  const byKey = new Map(stored.map((row) => [textOf(row, key), textOf(row, columns)]));
  for (const row of added) {
    if (byKey.get(textOf(row, key)) !== textOf(row, columns))
      throw new CommandError(
        `The stored row ${textOf(row, key)} of the table "${table}" differs from the file. Nothing was imported.`,
      );
  }
}
