/** SIGKILL during writes. Afterwards every acknowledged write must exist. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { at } from '../../generated/operations.ts';
import { readLedger } from '../../server/ledger/ledger.ts';
import type { Context, Report, Torture } from './framework.ts';
import { createTenant, type Tenant } from './http.ts';
import { checkInvariants } from './invariants.ts';
import { type Journal, openJournal } from './journal.ts';
import { callOn, killAll, killDuring, type Outcome, pickAlive, type Running, startProcess } from './kill/processes.ts';
import { type Effect, marker, type Write, Writer } from './kill/writes.ts';
import { patientEnv } from './process.ts';
import { queueIsEmpty } from './queue.ts';
import { findTexts } from './scan.ts';
import { createWorld, importWorld } from './world.ts';

const writers = 12;

export const kill: Torture = {
  name: 'kill',
  promise: 'After any end of the process, acknowledged writes exist, none is partial, and queued work is completed.',
  engines: ['sqlite', 'postgres'],
  short: ['postgres'],
  run,
};

interface Entry {
  write: Write;
  outcome: Outcome;
  jobId?: string;
}

async function run(context: Context): Promise<Report> {
  const { short, engine, random, database, exceeded } = context;
  const rounds = short ? 2 : 100;
  const processes = engine === 'postgres' ? 2 : 1;
  const ledger = join(context.folder, 'ledger.ndjson');
  const start = () => startProcess(context, { ...patientEnv, PRESENCE_SECONDS: '86400', LEDGER: ledger }, writers);
  let running = [await start()];
  const tenant = await createTenant(running[0]?.service.url ?? '');
  const world = createWorld({ organizations: 3, folders: 3, documents: 30, users: 0 });
  world.userIds = Array.from({ length: 20 }, (_, i) => `${marker}imported-${i}`);
  world.folderIds = Array.from({ length: 3 * writers }, (_, i) => `w${i % writers} folder ${i}`);
  await importWorld(context, tenant.apiKey, world);
  const journal = openJournal<Entry>(context.folder);
  const all = Array.from({ length: writers }, (_, i) => new Writer(`w${i}`, world, random));

  for (let round = 0; round < rounds; round++) {
    const before = journal.entries().length;
    while (running.length < processes) running.push(await start());
    const current = running;
    running = await killDuring(context, current, (isOver, onAcknowledged) =>
      all.map((writer) => writeUntil(isOver, writer, onAcknowledged, { running: current, tenant, journal, context })),
    );
    await checkEntries(context, tenant, journal.entries(), before);
  }

  // Ends the leases of interrupted emails now, instead of after a minute.
  await killAll(running);
  await database.query('update tasks set run_at = 0 where completed_at is null and task_id <> kind returning 1', [], {
    canWrite: true,
  });
  const last = await start();
  const imported = world.userIds.map((userId) => ({
    id: 'deleteAllUserData' as const,
    data: { userIds: [userId] },
    about: [userId],
  }));
  for (const write of imported) await send(last, write, { tenant, journal, context });
  const catchUpMs = await queueIsEmpty(context);
  const entries = journal.entries();
  await checkEntries(context, tenant, entries, 0);
  await checkQueued(context, tenant, last, entries);
  await checkLedger(context, ledger, entries);
  await checkInvariants(context, database);
  const acknowledged = entries.filter(({ outcome }) => outcome === 'acknowledged');
  if (acknowledged.length < rounds * 3) exceeded(`Only ${acknowledged.length} writes were acknowledged: that proves nothing.`);
  const deletions = acknowledged.filter(({ write }) => write.id === 'deleteAllUserData').length;
  if (deletions === 0) exceeded('No deletion of a user was acknowledged: that proves nothing.');
  last.caller.close();
  return {
    kills: rounds,
    processes,
    acknowledged: acknowledged.length,
    'unknown outcomes': entries.filter(({ outcome }) => outcome === 'unknown').length,
    'deletions of users': deletions,
    'catching up': `${(catchUpMs / 1000).toFixed(1)} s`,
  };
}

interface Setting {
  tenant: Tenant;
  journal: Journal<Entry>;
  context: Context;
}

async function writeUntil(
  isOver: AbortSignal,
  writer: Writer,
  onAcknowledged: () => void,
  setting: Setting & { running: readonly Running[] },
): Promise<void> {
  while (!isOver.aborted) {
    const target = pickAlive(setting.context, setting.running);
    if (target === undefined) return;
    const write = writer.next();
    if ((await send(target, write, setting, onAcknowledged)) === 'acknowledged') writer.acknowledged(write);
  }
}

async function send(target: Running, write: Write, setting: Setting, onAcknowledged = () => {}): Promise<Outcome> {
  const { outcome, reply } = await callOn(target, write, setting);
  if (outcome === 'acknowledged') onAcknowledged();
  const jobId = reply?.status === 202 ? at(JSON.parse(reply.text), 'data', 'jobId') : undefined;
  setting.journal.append({ write, outcome, ...(typeof jobId === 'string' ? { jobId } : {}) });
  return outcome;
}

/** Checks the entries from `first` on, unless a later write has changed the same data. */
async function checkEntries(
  { database, violation }: Context,
  tenant: Tenant,
  entries: readonly Entry[],
  first: number,
): Promise<void> {
  const last = new Map(entries.flatMap(({ write }, i) => write.about.map((thing) => [thing, i])));
  for (const [i, { write, outcome }] of entries.entries()) {
    const { id, about, effect } = write;
    if (i < first || effect === undefined || about.some((thing) => last.get(thing) !== i)) continue;
    const [row] = await database.query(effect.statement, [tenant.apiKey, ...effect.parameters]);
    if (!allowed(outcome, effect).includes(Number(row?.number))) {
      violation(
        `${id}, ${outcome}: ${row?.number} rows in place of ${allowed(outcome, effect).join(' or ')}: ${JSON.stringify(write.data)}`,
      );
    }
  }
}

function allowed(outcome: Outcome, { before, after }: Effect): number[] {
  if (outcome === 'unknown') return [before, after];
  return [outcome === 'acknowledged' ? after : before];
}

/** Checks that the ledger has each deletion, behind lines that were cut off, and that no entry waits in the database. */
async function checkLedger({ database, violation }: Context, ledger: string, entries: readonly Entry[]): Promise<void> {
  const found = (await readLedger(ledger)).entries;
  const recorded = new Set(found.map((entry) => (entry.kind === 'userDataDeleted' ? entry.jobId : undefined)));
  for (const { write, jobId } of entries)
    if (jobId !== undefined && write.id === 'deleteAllUserData' && !recorded.has(jobId))
      violation(`The ledger lacks the deletion of ${write.about}`);
  const [row] = await database.query('select count(*) as number from ledger_entries');
  if (Number(row?.number) > 0) violation(`${row?.number} ledger entries are waiting in the database`);
}

/** Checks jobs, migrations and emails once the queue is empty. */
async function checkQueued({ database, violation }: Context, tenant: Tenant, { caller }: Running, entries: Entry[]): Promise<void> {
  const acknowledged = entries.filter(({ outcome }) => outcome === 'acknowledged');
  for (const { write, jobId } of acknowledged) {
    if (write.id === 'migrateDocuments') {
      const [old, moved] = write.effect?.parameters ?? [];
      const rows = await database.query(
        'select document_id from documents where api_key_id = $1 and document_exists = 1 and document_id in ($2, $3)',
        [tenant.apiKey, old ?? '', moved ?? ''],
      );
      if (rows.length !== 1 || rows[0]?.document_id !== moved)
        violation(`${old} was not migrated to ${moved}: ${JSON.stringify(rows)}`);
    }
    if (jobId === undefined) continue;
    const { text } = await caller.call(tenant, 'getDeleteAllUserDataStatus', { jobId });
    if (at(JSON.parse(text), 'result', 'data', 'isDeleteCompleted') !== true)
      violation(`The deletion of ${write.about} says ${text}`);
  }
  const deleted = new Set(acknowledged.filter(({ write }) => write.id === 'deleteAllUserData').flatMap(({ write }) => write.about));
  const isOfDeleted = (text: string) => (text.match(/victim-\w+-\d+(?:-\d+)?/g) ?? []).some((userId) => deleted.has(userId));
  for (const found of await findTexts(database, marker, isOfDeleted)) violation(`Data of a deleted user was left: ${found}`);

  const links = acknowledged.filter(({ write }) => write.id === 'sendLoginLink').length;
  const mails = (await readdir(join(database.folder, 'mail')).catch(() => [])).filter((name) => name.endsWith('.eml')).length;
  if (mails < links) violation(`${links} login links were acknowledged, and ${mails} mails sent.`);
}
