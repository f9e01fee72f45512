import { randomUUID } from 'node:crypto';
import { limits, type UserDataHandlers } from '../../generated/handlers.ts';
import type { Contexts } from '../context.ts';
import { latestHeartbeat, latestTime } from '../database/heartbeats.ts';
import type { Ask } from '../database/sql.ts';
import { lockDeletions, noTenant, readTime } from '../database/tenant-lock.ts';
import { latest as latestMigrations } from '../documents/migrations.ts';
import { Failure, notFound } from '../errors.ts';
import { enqueue } from '../jobs/queue.ts';
import { findKeys } from '../organizations/key.ts';
import { invalidPageToken, maxItemBytes, pagesIn, type Sized, sized } from '../paging/page-token.ts';
import { page, success } from '../replies.ts';
import type { Item } from './erasers/eraser.ts';
import { erasers } from './erasers/erasers.ts';
import { type Person, personOf } from './erasers/without-user.ts';
import * as store from './store.ts';
import { kindsOfDeletion, startDeletionTask } from './tasks.ts';

/** The latest deletions and migrations that Get Jobs returns, of each. */
const maxJobsOfKind = 100;

export const userData: UserDataHandlers<Contexts> = {
  async deleteAllUserData(
    { userIds, organizationIds = [] },
    { verbsOf, apiKeyId, workspaceId, clock, ledger, afterCommit, events },
  ) {
    const jobId = randomUUID();
    const tasksCount = userIds.length * kindsOfDeletion.length;
    // Runs without the tenant's lock: it writes no data that a deletion erases, and its time may equal another job's.
    const { change } = verbsOf(noTenant);
    await change({
      prepare: async (ask) => {
        const [, openJobs, latest, time, lastStart] = await Promise.all([
          // Serializes calls of one API key, so that each counts the jobs of earlier ones.
          ask(lockDeletions(apiKeyId)),
          store.countOpenJobs(ask, apiKeyId, limits.openDeletionJobs),
          latestHeartbeat(ask),
          readTime(ask, apiKeyId),
          store.findLastStart(ask, apiKeyId),
          findKeys(ask, apiKeyId, organizationIds),
        ]);
        // Writers during an earlier job may be a millisecond after its start, and ahead of the clock.
        return { openJobs, latest: Math.max(latestTime(latest, clock(time)), lastStart + 1) };
      },
      write: ({ openJobs, latest }, now) => {
        if (openJobs >= limits.openDeletionJobs) throw tooManyJobs();
        // The latest time covers rows from before the clock was set back.
        const startedAt = Math.max(latest, now);
        return {
          ...store.addJob(apiKeyId, jobId, { organizationIds, startedAt }, userIds),
          start: enqueue(now, [startDeletionTask({ apiKeyId, workspaceId }, jobId, userIds)]),
          ...events?.record(now, { type: 'userData.deleted', items: [{ data: { jobId } }] }),
          ...ledger.record(now, { kind: 'userDataDeleted', apiKeyId, jobId, userIds, organizationIds, startedAt }),
        };
      },
    });
    await afterCommit(({ wakeWorker, writeLedger }) => {
      wakeWorker();
      return writeLedger();
    });
    return { status: 'success', message: 'Deletion started.', data: { jobId, tasksCount }, statusCode: 202 };
  },

  async getJobs(_data, { snapshot, apiKeyId }) {
    const [deletions, migrations] = await snapshot((ask) =>
      Promise.all([ask(store.latestJobs(apiKeyId, maxJobsOfKind)), ask(latestMigrations(apiKeyId, maxJobsOfKind))]),
    );
    const jobs = [
      ...deletions.map(({ jobId: id, isOpen, startedAt }) => {
        return {
          id,
          type: 'deletion' as const,
          status: isOpen === 1 ? ('inProgress' as const) : ('completed' as const),
          startedAt,
        };
      }),
      ...migrations.map(({ migrationId: id, status, createdAt: startedAt }) => ({
        id,
        type: 'migration' as const,
        status,
        startedAt,
      })),
    ];
    return success(
      'Jobs found.',
      jobs.toSorted((a, b) => b.startedAt - a.startedAt),
    );
  },

  async getUserData(data, context) {
    const { ask, apiKeyId } = context;
    const { userId } = data;
    const pages = pagesIn('getUserData', data, context, ({ kind, from }: Cursor): Cursor => ({ kind, from }));
    const { after: start = { kind: kindsOfDeletion[0] ?? '', from: '' }, pageSize } = pages;
    // Another version's token may name a kind that this one lacks. Nothing would follow it, as if the export were complete.
    if (!kindsOfDeletion.includes(start.kind)) throw invalidPageToken();
    const { names, emails } = await store.findIdentifiers(ask, apiKeyId, userId);
    const { found, end } = await getPage(ask, apiKeyId, personOf(userId, names, emails), start, pageSize);
    const { rows, next } = pages.toPage(found, pageSize);
    // If a page holds all found items, the next one starts after the last read.
    const rest = rows.length === found.length && end !== undefined ? { pageToken: pages.tokenAfter(end) } : next;
    return page(
      'User data found.',
      rows.map(({ item }) => item),
      rest,
    );
  },

  async getDeleteAllUserDataStatus({ jobId }, { ask, apiKeyId }) {
    const progress = await store.progressOf(ask, apiKeyId, jobId);
    if (progress === undefined) throw notFound('deletion job', jobId);
    const { tasksLeft, lastCompletedAt } = progress;
    const isDeleteCompleted = tasksLeft === 0;
    return success(isDeleteCompleted ? 'Deletion completed.' : 'Deletion running.', {
      isDeleteCompleted,
      tasksLeft,
      ...(lastCompletedAt === null ? {} : { lastTaskCompletedTime: lastCompletedAt }),
    });
  },
};

/** Batches without items that a page looks through. Each is a range of thousands of rows of others. */
const maxEmptyBatches = 4;

interface Cursor {
  kind: string;
  /** The place in the kind. */
  from: string;
}

type PlacedItem = Cursor & Required<Sized> & { item: Item };

async function getPage(
  ask: Ask,
  apiKeyId: string,
  person: Person,
  { kind, from }: Cursor,
  pageSize: number,
): Promise<{ found: PlacedItem[]; end: Cursor | undefined }> {
  const found: PlacedItem[] = [];
  let place = erasers.findIndex((eraser) => eraser.kind === kind);
  let start = from;
  // Reads on until the page is full: in items, in bytes, or in ranges without any.
  for (let [bytes, emptyBatches] = [0, 0]; bytes < maxItemBytes && emptyBatches < maxEmptyBatches && found.length <= pageSize; ) {
    const eraser = erasers[place];
    if (eraser === undefined) return { found, end: undefined };
    const { items, next } = await eraser.find(ask, { apiKeyId, ...person, from: start, maxRows: pageSize + 1 });
    const placed = items.map(({ item, place }) => sized({ kind: eraser.kind, from: place, item }, item));
    found.push(...placed);
    bytes += placed.reduce((sum, one) => sum + one.bytes, 0);
    start = next ?? '';
    if (next === undefined) place += 1;
    else if (items.length === 0) emptyBatches += 1;
  }
  const next = erasers[place];
  return { found, end: next === undefined ? undefined : { kind: next.kind, from: start } };
}

/** Seconds to wait before a retry, when one of the jobs may be complete. */
const retryAfterSeconds = 60;

const tooManyJobs = (): Failure =>
  new Failure(
    'RESOURCE_EXHAUSTED',
    `An API key can have at most ${limits.openDeletionJobs} unfinished deletion jobs. Try again when one has completed.`,
    { headers: { 'retry-after': String(retryAfterSeconds) } },
  );
