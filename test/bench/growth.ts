/**
 * `npm run bench -- growth`: measures cost as the data grows, on the embedded database. Sizes take turns, each with a service and a
 * database of its own. Writes growth.md beside this file.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type ApiKeyClient, createClient } from '../../generated/client.ts';
import { operations } from '../../generated/handlers.ts';
import { systemClock } from '../../server/clock.ts';
import type { Environment } from '../../server/context.ts';
import { sql } from '../../server/database/sql.ts';
import { documentPages } from '../../server/documents/page.ts';
import * as documents from '../../server/documents/store.ts';
import { openEnvironment } from '../../server/environment.ts';
import { upsertUsers } from '../../server/operate/import/users.ts';
import { assertExists } from '../../server/organizations/assert-exists.ts';
import * as grants from '../../server/permissions/store.ts';
import { readConfig } from '../../server/settings/config.ts';
import { type Figure, figure, median } from './figures.ts';
import { growthTable, type Line } from './growth-report.ts';
import { post } from './load.ts';
import { launch, load, type Running } from './process.ts';
import type { Filled } from './servers/service.ts';

const organizationId = 'acme';
const together = 1000;

/** A service with an organization only, and its database, to fill it without the operations. */
interface Subject {
  running: Running;
  filled: Filled;
  client: ApiKeyClient;
  environment: Environment;
  stop(): Promise<void>;
}

async function subject(worker: 'on' | 'off'): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), 'collaboration-bench-'));
  const running = await launch('servers/service.ts', { VALIDATION: 'compiled', DATA_DIR: folder, WORKER: worker }, ['0', '0']);
  // The message of servers/service.ts.
  const filled = running.told as Filled;
  const { apiKey, authToken } = filled;
  const client = createClient({ baseUrl: `http://127.0.0.1:${running.port}`, apiKey, authToken });
  await client.addOrganizations({ organizations: [{ organizationId, organizationName: 'Acme' }] });
  const { environment, close } = await openEnvironment({
    config: readConfig({ DATA_DIR: folder }),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    wakeWorker: () => {},
  });
  const stop = async () => {
    await close();
    await running.stop();
    await rm(folder, { recursive: true });
  };
  return { running, filled, client, environment, stop };
}

/** Adds in batches of one transaction each. */
async function inBatches(total: number, add: (from: number, count: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < total; from += together) await add(from, Math.min(together, total - from));
}

/** Prints progress, since some steps take minutes. */
const telling = async <Result>(what: string, step: Promise<Result>): Promise<Result> => {
  const began = performance.now();
  const result = await step;
  console.error(`${what}: ${Math.round((performance.now() - began) / 1000)} s`);
  return result;
};

const numbers = (from: number, count: number): number[] => Array.from({ length: count }, (_, i) => from + i);
const documentId = (i: number): string => `document-${String(i).padStart(7, '0')}`;

async function addDocuments(subject: Subject, total: number, where = organizationId): Promise<void> {
  const { ask } = subject.environment;
  const { apiKey } = subject.filled;
  const organizationKey = await assertExists(ask, apiKey, where);
  await inBatches(total, (from, count) => {
    const added = numbers(from, count).map((i) =>
      documents.withDefaults(
        { organizationKey, documentId: documentId(i), documentName: `Document ${i}`, accessType: 'public' },
        { createdAt: 1_763_632_800_000 },
      ),
    );
    return ask(documents.upsert(apiKey, 0, added));
  });
}

/** The median milliseconds of several calls, one at a time. */
async function timed(times: number, call: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const began = performance.now();
    await call();
    taken.push(performance.now() - began);
  }
  return median(taken);
}

/** Measures all sizes in turn. */
async function inTurn<Size>(
  rounds: number,
  sizes: readonly Size[],
  measure: (size: Size) => Promise<number[]>,
): Promise<number[][][]> {
  const results: number[][][] = sizes.map(() => []);
  for (let round = -1; round < rounds; round++) {
    for (const [i, size] of sizes.entries()) {
      const values = await measure(size);
      if (round >= 0) for (const [j, value] of values.entries()) (results[i] ??= [])[j] = [...(results[i]?.[j] ?? []), value];
    }
  }
  return results;
}

/** Returns a line for each name from the result of `inTurn`. The ratio of each figure is to the smallest size. */
function lines(names: readonly { name: string; unit: string }[], sizes: readonly number[], results: number[][][]): Line[] {
  return names.map(({ name, unit }, j) => ({
    name,
    points: sizes.map((size, i) => ({
      size,
      figure: figure(`${name}: ${size}`, unit, results[i]?.[j] ?? [], results[0]?.[j] ?? []),
    })),
  }));
}

async function pages(rounds: number): Promise<Line[]> {
  const sizes = [1000, 10_000, 100_000, 1_000_000];
  const subjects: { subject: Subject; lastPage: string }[] = [];
  for (const size of sizes) {
    const one = await subject('off');
    await telling(`${size} documents`, addDocuments(one, size));
    const pages = documentPages(one.environment.tokens, one.filled.apiKey, {
      organizationId,
      folderId: undefined,
      documentIds: undefined,
    });
    subjects.push({ subject: one, lastPage: pages.tokenAfter({ documentId: documentId(size - 101) }) });
  }
  const results = await inTurn(rounds, subjects, async ({ subject: { client }, lastPage }) => [
    await timed(200, () => client.getDocuments({ organizationId, pageSize: 100 })),
    await timed(200, () => client.getDocuments({ organizationId, pageSize: 100, pageToken: lastPage })),
  ]);
  for (const { subject: one } of subjects) await one.stop();
  const names = ['page 1', 'the last page'].map((page) => ({ name: `Get Documents, 100 of ${page}`, unit: 'ms' }));
  return lines(names, sizes, results);
}

async function notifyingAll(rounds: number): Promise<Line[]> {
  const sizes = [10, 100, 1000, 10_000];
  const subjects: Subject[] = [];
  for (const size of sizes) {
    const one = await subject('off');
    await addDocuments(one, 1);
    const organizationKey = await assertExists(one.environment.ask, one.filled.apiKey, organizationId);
    await inBatches(size, (from, count) => {
      const users = numbers(from, count).map((i) => ({
        organizationKey,
        userId: `user-${i}`,
        details: '{}',
        context: null,
        addedAt: 0,
      }));
      return one.environment.ask(upsertUsers(one.filled.apiKey, 0, users));
    });
    subjects.push(one);
  }
  const notification = {
    organizationId,
    documentId: documentId(0),
    actionUser: { userId: 'maya' },
    displayHeadlineMessageTemplate: 'Done.',
    notifyAll: true as const,
  };
  let turn = 0;
  const results = await inTurn(rounds, subjects, async ({ client }) => {
    const notificationId = `n-${turn++}`;
    let again = 0;
    return [
      await timed(5, () => client.addNotifications({ ...notification, notificationId: `${notificationId}-${again++}` })),
      await timed(15, () =>
        client.getNotifications({ organizationId, documentId: documentId(0), notificationIds: [`${notificationId}-0`] }),
      ),
    ];
  });
  for (const one of subjects) await one.stop();
  const names = [
    { name: 'Add Notifications, notifyAll', unit: 'ms' },
    { name: 'Get Notifications, one with all its recipients', unit: 'ms' },
  ];
  return lines(names, sizes, results);
}

/** The p99 of 8 other callers, each with one pending request. */
async function othersP99({ running, filled }: Subject, seconds: number): Promise<number> {
  const headers = { 'x-svc-api-key': filled.apiKey, 'x-svc-auth-token': filled.authToken };
  const data = { organizationId, documentIds: [documentId(0)] };
  const requests = [post(operations.getDocuments.path, headers, { data })];
  return (await load({ port: running.port, connections: 8, seconds, requests })).p99;
}

async function deletion(rounds: number): Promise<Line[]> {
  const sizes = [1000, 10_000, 100_000, 1_000_000];
  const one = await subject('on');
  await addDocuments(one, 1);
  const { client, filled, environment } = one;
  const organizationKey = await assertExists(environment.ask, filled.apiKey, organizationId);
  const names = [
    { name: 'Deletion of a user while others call', unit: 'rows/s' },
    { name: "Others' p99 without a deletion", unit: 'ms' },
    { name: "Others' p99 during the deletion", unit: 'ms' },
  ];
  const results = await inTurn(rounds, sizes, async (size) => {
    const userId = `leaver-${size}`;
    await inBatches(size, (from, count) =>
      environment.ask(
        grants.upsert(
          filled.apiKey,
          0,
          numbers(from, count).map((i) => ({
            ...{
              organizationKey,
              resourceType: 'folder',
              resourceId: `folder-${i}`,
              userId,
              accessRole: 'viewer',
              expiresAt: null,
            },
          })),
        ),
      ),
    );
    const seconds = size < 100_000 ? 0.2 : 1;
    const quiet: number[] = [];
    for (let i = 0; i < 3; i++) quiet.push(await othersP99(one, seconds));
    const began = performance.now();
    const { jobId } = (await client.deleteAllUserData({ userIds: [userId] })).data;
    // Puts load on until the work ends, including the slice of its end.
    const during: number[] = [];
    let status = (await client.getDeleteAllUserDataStatus({ jobId })).data;
    while (!status.isDeleteCompleted) {
      during.push(await othersP99(one, seconds));
      status = (await client.getDeleteAllUserDataStatus({ jobId })).data;
    }
    const took = ((status.lastTaskCompletedTime ?? 0) - (Date.now() - (performance.now() - began))) / 1000;
    return [size / Math.max(took, 0.001), median(quiet), median(during)];
  });
  await one.stop();
  return lines(names, sizes, results);
}

/** The p99 of 8 other callers in another organization, each with one pending request: half of them read, half write. */
async function othersInOtherOrganization({ running, filled }: Subject, seconds: number): Promise<number> {
  const headers = { 'x-svc-api-key': filled.apiKey, 'x-svc-auth-token': filled.authToken };
  const place = { organizationId, documentId: documentId(0) };
  const requests = [
    post(operations.getDocuments.path, headers, { data: { organizationId, documentIds: [documentId(0)] } }),
    post(operations.addPresence.path, headers, { data: { ...place, users: [{ userId: 'maya', name: 'Maya Chen' }] } }),
  ];
  return (await load({ port: running.port, connections: 8, seconds, requests })).p99;
}

/** Deletes organizations of these sizes: documents, each with a grant. */
async function organizationDeletion(rounds: number): Promise<Line[]> {
  const sizes = [1000, 10_000, 100_000];
  const one = await subject('on');
  await addDocuments(one, 1);
  const { client, filled, environment } = one;
  const names = [
    { name: 'Delete Organizations, the call', unit: 'ms' },
    { name: 'Removal of its rows while others call', unit: 'rows/s' },
    { name: "Others' p99 without a deletion", unit: 'ms' },
    { name: "Others' p99 during the removal", unit: 'ms' },
  ];
  const results = await inTurn(rounds, sizes, async (size) => {
    const leaver = `leaver-${size}`;
    await client.addOrganizations({ organizations: [{ organizationId: leaver, organizationName: leaver }] });
    await addDocuments(one, size, leaver);
    const organizationKey = await assertExists(environment.ask, filled.apiKey, leaver);
    const resource = { organizationKey, resourceType: 'document', userId: 'jonas', accessRole: 'viewer', expiresAt: null } as const;
    await inBatches(size, (from, count) =>
      environment.ask(
        grants.upsert(
          filled.apiKey,
          0,
          numbers(from, count).map((i) => ({ ...resource, resourceId: documentId(i) })),
        ),
      ),
    );
    const seconds = size < 100_000 ? 0.2 : 1;
    const quiet: number[] = [];
    for (let i = 0; i < 3; i++) quiet.push(await othersInOtherOrganization(one, seconds));
    const began = performance.now();
    await client.deleteOrganizations({ organizationIds: [leaver] });
    const called = performance.now() - began;
    const during: number[] = [];
    const isLeft = async () =>
      (await environment.ask(sql`select 1 from documents where organization_key = ${organizationKey} limit 1`)).length > 0;
    while (await isLeft()) during.push(await othersInOtherOrganization(one, seconds));
    const took = (performance.now() - began) / 1000;
    return [called, (2 * size) / took, median(quiet), median(during)];
  });
  await one.stop();
  return lines(names, sizes, results);
}

async function importing(): Promise<Line[]> {
  // A demo document has about three annotations. The heap is bounded, since an unbounded one keeps growing.
  const env = { VALIDATION: 'compiled', NODE_OPTIONS: '--max-old-space-size=80 --max-semi-space-size=4' };
  const sizes = [250, 2500, 25_000, 250_000];
  const results: number[][][] = [];
  const lineCounts: number[] = [];
  for (const size of sizes) {
    const running = await launch('servers/service.ts', env, [String(size), String(Math.ceil(size / 10))]);
    const { importedLines, importedPerSecond, maxMemory } = running.told as Filled;
    await running.stop();
    lineCounts.push(importedLines);
    results.push([[importedPerSecond], [maxMemory / 1e6]]);
  }
  const names = [
    { name: 'Import', unit: 'lines/s' },
    { name: 'Import, peak of memory with a heap of 80 MB', unit: 'MB' },
  ];
  return lines(names, lineCounts, results);
}

export async function growth(rounds: number, heading: string): Promise<Figure[]> {
  const charts = [
    { title: 'Get Documents', across: 'documents in the organization', lines: await telling('pages', pages(rounds)) },
    { title: 'Notifications for everyone', across: 'recipients', lines: await telling('notifications', notifyingAll(rounds)) },
    { title: 'User data deletion', across: 'rows of the user', lines: await telling('deletion', deletion(Math.min(rounds, 2))) },
    {
      ...{ title: 'Deletion of an organization', across: 'documents, each with a grant' },
      lines: await telling('deletion of organizations', organizationDeletion(Math.min(rounds, 2))),
    },
    { title: 'Import', across: 'lines', lines: await telling('import', importing()) },
  ];
  const table = charts.map(growthTable).join('\n');
  console.log(table);
  await writeFile(join(import.meta.dirname, 'growth.md'), `# Scaling\n${heading}\n\n${table}`);
  return charts.flatMap((chart) => chart.lines.flatMap(({ points }) => points.map((point) => point.figure)));
}
