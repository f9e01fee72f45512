/** Readers of events across a restore of a backup, or a failover to a standby that lagged. Both lose the latest events. */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiError, type ApiKeyClient, createClient } from '../../../generated/client.ts';
import { createProxy } from '../../support/proxy.ts';
import { createPostgres } from '../database.ts';
import { shortTimeouts } from '../endure.ts';
import type { Context, Report } from '../framework.ts';
import { createTenant } from '../http.ts';
import { createOwnPostgres, cutReplication, untilStreaming } from '../own-postgres.ts';
import { patientEnv } from '../process.ts';
import { untilDone } from './progress.ts';

/** The page sizes of the readers. Small pages keep a place far behind the end. */
const pageSizes = [1, 20, 500];
const writers = 4;
/** Random writes until the copy, until the loss, and until the end: fewer than this. */
const maxChanges = 150;
/** Errors of a service whose database is being replaced. */
const passing: readonly string[] = ['UNAVAILABLE', 'DEADLINE_EXCEEDED', 'RESOURCE_EXHAUSTED'];
/** The outcome of a lost commit is unknown. */
const isPassing = ({ status, message }: ApiError) => passing.includes(status) || message.includes('did not confirm the change');
const acme = { organizationId: 'acme' };

interface Stage {
  url(): string;
  /** Makes the copy that replaces the database later. */
  copy(): Promise<void>;
  /** Replaces the database with the copy. */
  lose(): Promise<void>;
  end(): Promise<void>;
}

interface Reader {
  pageSize: number;
  pageToken: string;
  /** The ids of the events since the beginning of the log. */
  seen: string[];
  told: number;
  isAtEnd: boolean;
}

/** Loses events several times. In the end, each reader has the whole log, or was told and has read it again. */
export async function readAcrossLosses(context: Context): Promise<Report> {
  const losses = context.short ? 1 : 6;
  let told = 0;
  for (let i = 0; i < losses; i++) {
    const stage = await (context.engine === 'sqlite' ? withBackup(context, i) : withStandby(context));
    try {
      told += await loseOnce(context, stage);
    } finally {
      await stage.end();
    }
  }
  if (told === 0) context.violation('No reader was told of a lost event.');
  return { losses, 'readers told': told, 'readers that continued': losses * pageSizes.length - told };
}

async function loseOnce({ random, violation }: Context, stage: Stage): Promise<number> {
  const { apiKey, authToken, workspaceId, workspaceToken } = await createTenant(stage.url());
  await createClient({ baseUrl: stage.url(), workspaceId, authToken: workspaceToken }).updateApiKey({ apiKey, events: true });
  const client = () => createClient({ baseUrl: stage.url(), apiKey, authToken, retries: 0 });
  await client().addOrganizations({ organizations: [{ ...acme, organizationName: 'Acme' }] });

  /** Makes a call, undefined if the service was being replaced. */
  const attempt = async <Result>(call: (client: ApiKeyClient) => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await call(client());
    } catch (error) {
      if (error instanceof ApiError && !isPassing(error)) throw error;
      await pause(20);
      return undefined;
    }
  };
  const acknowledged: string[] = [];
  let written = 0;
  let isWriting = true;
  const write = async () => {
    while (isWriting) {
      const documentId = `document${written++}`;
      const made = await attempt((to) => to.addDocuments({ ...acme, documents: [{ documentId }] }));
      if (made !== undefined) acknowledged.push(documentId);
    }
  };
  let isOver = false;
  let areAway = false;
  const readAll = async (reader: Reader) => {
    while (!isOver) {
      const { pageToken, pageSize } = reader;
      if (areAway && pageSize > 1) {
        await pause(20);
        continue;
      }
      try {
        const page = await attempt((from) => from.getEvents({ pageToken, pageSize }));
        if (page === undefined) continue;
        reader.seen.push(...page.data.map(({ eventId }) => eventId));
        reader.pageToken = page.pageToken;
        reader.isAtEnd = !page.hasMore;
        if (reader.isAtEnd) await pause(random.integer(40));
      } catch (error) {
        const oldest = /^.+ The oldest pageToken that works is (\S+)\.$/.exec(error instanceof Error ? error.message : '')?.[1];
        if (oldest === undefined || ++reader.told > 1) throw error;
        Object.assign(reader, { pageToken: oldest, seen: [], isAtEnd: false });
      }
    }
  };
  const follow = pageSizes.map((pageSize): Reader => ({ pageSize, pageToken: '', seen: [], told: 0, isAtEnd: false }));
  const writing = Promise.all(Array.from({ length: writers }, write));
  const reading = Promise.all(follow.map(readAll));
  const failed = Promise.race([writing.then(() => reading), reading]);
  const proceed = (isDone: () => boolean) =>
    Promise.race([
      failed,
      untilDone(isDone, () => acknowledged.length + follow.reduce((sum, { seen }) => sum + seen.length, 0), 'A reader or writer'),
    ]);
  const moreChanges = (least: number) => {
    const until = acknowledged.length + least + random.integer(maxChanges);
    return proceed(() => acknowledged.length >= until);
  };
  try {
    await moreChanges(1);
    const kept = acknowledged.length;
    await stage.copy();
    // Each write adds an event, and so did the organization.
    const inCopy = acknowledged.length + writers + 1;
    await moreChanges(1);
    // Some reader has an event that will be lost: else the loss would prove nothing.
    await proceed(() => follow.some(({ seen }) => seen.length > inCopy));
    // Some come back when the log has grown past their places.
    areAway = true;
    await stage.lose();
    const lost = acknowledged.length + writers;
    await moreChanges(lost - kept + 1);
    areAway = false;
    isWriting = false;
    await writing;
    for (const reader of follow) reader.isAtEnd = false;
    await proceed(() => follow.every(({ isAtEnd }) => isAtEnd));
    isOver = true;
    await reading;

    const log = await readLog(client());
    for (const { pageSize, seen, told } of follow) {
      const at = Array.from({ length: Math.max(seen.length, log.length) }).findIndex((_, i) => seen[i] !== log[i]?.eventId);
      if (at !== -1)
        violation(
          `The reader of ${pageSize} events a page, told ${told} times, has ${seen.length} of ${log.length} events. The first difference: ${at}`,
        );
    }
    const documents = await readDocuments(client());
    const inLog = new Set(log.flatMap(({ type, documentId }) => (type === 'documents.added' ? [documentId] : [])));
    for (const id of documents) if (!inLog.delete(id)) violation(`No event has ${id}`);
    for (const id of inLog) violation(`An event has ${id}, which does not exist`);
    const stored = new Set(documents);
    for (const id of [...acknowledged.slice(0, kept), ...acknowledged.slice(lost)])
      if (!stored.has(id)) violation(`${id} was acknowledged before the copy or after the loss, and does not exist`);
    return follow.filter(({ told }) => told > 0).length;
  } finally {
    isWriting = false;
    isOver = true;
    await Promise.allSettled([writing, reading]);
  }
}

interface SeenEvent {
  eventId: string;
  type: string;
  documentId?: string;
}

async function readLog(client: ApiKeyClient): Promise<SeenEvent[]> {
  const events: SeenEvent[] = [];
  for (let [pageToken, hasMore] = ['', true]; hasMore; ) {
    const page = await client.getEvents({ pageToken });
    events.push(...page.data);
    ({ pageToken, hasMore } = page);
  }
  return events;
}

async function readDocuments(client: ApiKeyClient): Promise<string[]> {
  const ids: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await client.getDocuments({ ...acme, ...(pageToken === undefined ? {} : { pageToken }) });
    ids.push(...page.data.map(({ id }) => id));
    ({ pageToken } = page);
  } while (pageToken !== undefined && pageToken !== '');
  return ids;
}

/** The embedded database, which is replaced by a backup of it. */
async function withBackup({ createDatabase, startService, runCommand, folder }: Context, number: number): Promise<Stage> {
  const database = await createDatabase();
  const backup = join(folder, `backup${number}`);
  const start = () => startService({ database, env: patientEnv });
  let service = await start();
  return {
    url: () => service.url,
    copy: async () => void (await runCommand('backup.ts', [backup], database)),
    lose: async () => {
      await service.kill();
      await runCommand('restore.ts', [backup], database);
      service = await start();
    },
    end: () => service.kill(),
  };
}

/** A PostgreSQL that is replaced by its standby, which gets nothing from the moment of the copy. */
async function withStandby(context: Context): Promise<Stage> {
  const primary = await createOwnPostgres();
  const proxy = await createProxy(primary.url);
  const database = await createPostgres(context.folder, proxy.url);
  const standby = await primary.createStandby();
  const removeAll = async () => {
    await database.drop().catch(() => {});
    await proxy.close();
    await standby.remove();
    await primary.remove();
  };
  try {
    await untilStreaming(primary);
    const service = await context.startService({ database: { ...database, env: { ...database.env, ...shortTimeouts } } });
    return {
      url: () => service.url,
      copy: () => cutReplication(primary),
      lose: async () => {
        await primary.lose();
        await standby.administer('select pg_promote()');
        proxy.leadTo({ port: standby.port });
      },
      end: async () => {
        await service.kill();
        await removeAll();
      },
    };
  } catch (error) {
    await removeAll();
    throw error;
  }
}
