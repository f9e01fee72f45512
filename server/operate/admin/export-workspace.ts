/** `npm run admin -- workspaces export`: writes a consistent snapshot of a workspace to a file. */
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Environment } from '../../context.ts';
import { bytesOf, firstWithin, type OwnedTable, ownedTable } from '../../database/keyed-rows.ts';
import { among, empty, join, limit, raw, sql } from '../../database/sql.ts';
import { noTenant } from '../../database/tenant-lock.ts';
import type { EraseUserDataPayload, StartDeletionPayload } from '../../user-data/store.ts';
import * as audit from '../../workspaces/audit.ts';
import { findApiKeys } from '../../workspaces/store.ts';
import { InterruptedError, watchInterrupt } from '../commands/command.ts';
import { progressBar } from '../import/progress.ts';
import { type Outcome, operator } from './command-line.ts';
import { findWorkspace } from './find.ts';
import { openSnapshot, type Snapshot, type Values } from './snapshot.ts';
import { type OpenDeletion, openDeletions, sections, writeLines } from './transfer-file.ts';

const pageSize = 500;

export async function exportWorkspace(
  { config, ask, changeOf, clock, tokens }: Environment,
  id: string,
  file: string,
): Promise<Outcome> {
  await findWorkspace(ask, id);
  const snapshot = await openSnapshot(config);
  const draft = `${file}.part`;
  const isInterrupted = watchInterrupt();
  const bar = progressBar(process.stderr, undefined);
  let count = 0;
  try {
    const apiKeyIds = (await snapshot.read(findApiKeys(id))).map(({ api_key_id: apiKeyId }) => String(apiKeyId));
    const [left] = await snapshot.read(sql`select count(*) as webhooks from webhooks where api_key_id ${among(apiKeyIds)}`);
    const webhooks = Number(left?.webhooks ?? 0);
    const counted = async function* () {
      for await (const one of rowsOf(snapshot, [id, ...apiKeyIds])) {
        if (isInterrupted()) throw new InterruptedError('Interrupted. No file was written. Run the same command again.');
        bar.draw(0, ++count);
        yield one;
      }
    };
    const lines = writeLines({ workspaceId: id, apiKeyIds, exportedAt: clock() }, counted(), tokens);
    await pipeline(Readable.from(lines), openDraft(draft));
    renameSync(draft, file);
    const entry = { workspaceId: id, actor: operator(), action: 'workspaces export', subjectId: id, details: { rows: count } };
    await changeOf(noTenant)({ write: (_found, now) => ({ audited: audit.record(now, entry) }) });
    const line = `${count.toLocaleString('en')} rows of the workspace ${id} and its API keys (${apiKeyIds.length}) were written to ${file}.`;
    const leftBehind = `Not in the file: events, pending tasks and webhooks (${webhooks}). Add the webhooks again after the import. Readers of Get Events begin anew.`;
    return { data: { workspaceId: id, apiKeyIds, rows: count, webhooksLeft: webhooks, file }, lines: [line, leftBehind] };
  } finally {
    bar.clear();
    rmSync(draft, { force: true });
    await snapshot.close();
  }
}

/**
 * Opens a new file that only the service's user can read, since it has personal data. Follows no link that another user has
 * prepared.
 */
function openDraft(draft: string) {
  rmSync(draft, { force: true });
  // Rejects to open anything that exists, a link included.
  return createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true });
}

async function* rowsOf(snapshot: Snapshot, ownerIds: readonly string[]): AsyncGenerator<{ table: string; row: Values }> {
  for (const section of sections) {
    for (const ownerId of ownerIds) {
      for await (const row of rowsIn(snapshot, section, ownerId)) yield { table: section.table, row };
    }
  }
  for (const apiKeyId of ownerIds) {
    for (const row of await findOpenDeletions(snapshot, apiKeyId)) yield { table: openDeletions, row: { ...row } };
  }
}

/** Returns the users whom unfinished deletion jobs of the API key name. */
async function findOpenDeletions(snapshot: Snapshot, apiKeyId: string): Promise<OpenDeletion[]> {
  const found = new Map<string, OpenDeletion>();
  for await (const { job_id, payload, completed_at } of rowsIn(snapshot, ownedTable('tasks'), apiKeyId)) {
    if (job_id === '' || completed_at !== null) continue;
    const jobId = String(job_id);
    const { userIds = [], userId }: Partial<StartDeletionPayload & EraseUserDataPayload> = JSON.parse(String(payload));
    for (const id of [...userIds, ...(userId === undefined ? [] : [userId])])
      found.set(JSON.stringify([jobId, id]), { apiKeyId, jobId, userId: id });
  }
  return [...found.values()];
}

/** Reads the rows of an owner, in steps of at most a MiB. */
export async function* rowsIn(snapshot: Snapshot, place: OwnedTable, ownerId: string): AsyncGenerator<Values> {
  const { table, owner, key } = place;
  const columns = raw(key.join(', '));
  const inOrder = key.length === 0 ? empty : sql`order by ${columns}`;
  let isAfter = empty;
  for (;;) {
    const rows = sql`from ${raw(table)} where ${raw(owner)} = ${ownerId} ${isAfter} ${inOrder}`;
    // Looks at the sizes first, since a row may have more than a MiB.
    const listed = await snapshot.read(sql`select ${bytesOf(place)} as bytes ${rows} ${limit(pageSize)}`);
    const count = firstWithin(listed.map(({ bytes }) => ({ bytes: Number(bytes) }))).length;
    const page = await snapshot.read(sql`select * ${rows} ${limit(count)}`);
    yield* page;
    const last = page.at(-1);
    if (last === undefined || (listed.length < pageSize && count === listed.length)) return;
    isAfter = sql`and (${columns}) > (${join(key.map((column) => last[column] ?? null))})`;
  }
}
