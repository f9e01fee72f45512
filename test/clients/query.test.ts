/** The query options of the contract's package with TanStack Query, against the sandbox. */
import { isDeepStrictEqual } from 'node:util';
import {
  dehydrate,
  environmentManager,
  hydrate,
  InfiniteQueryObserver,
  MutationObserver,
  QueryClient,
  QueryObserver,
} from '@tanstack/query-core';
import type { UseSuspenseQueryOptions } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { ApiError, type ApiKeyClient, createClient, type WorkspaceClient } from '../../generated/client.ts';
import { at, contractOperations, examplesOf, type Operation } from '../../generated/operations.ts';
import { createQueries, type InfiniteQueryOptions, type Queries } from '../../generated/query.ts';
import { reads, writes } from '../../generated/query-table.ts';
import type { GetUsersResult } from '../../generated/types.ts';
import { type Sandbox, startSandbox } from '../../mock/sandbox.ts';
import { isObject } from '../../openapi/tools/verify/corpus/json.ts';
import { someOf } from '../support/long.ts';

const organizationId = 'acme';
type Client = ApiKeyClient & WorkspaceClient;

let sandbox: Sandbox;
let client: Client;
let queries: Queries<Client>;
let cache: QueryClient;
/** The requests since the last reset: path and data. */
let sent: string[] = [];

beforeAll(async () => {
  // Data is deleted by jobs, so that no read changes later.
  sandbox = await startSandbox({ jobs: { mode: 'manual' } });
  const { apiKey, authToken, workspaceId, workspaceAuthToken } = sandbox.credentials;
  const settings: Parameters<typeof createClient>[0] = {
    baseUrl: sandbox.url,
    retries: 0,
    fetch: async (url, init) => {
      sent.push(requestOf(new URL(url).pathname, at(JSON.parse(String(init.body)), 'data')));
      return await fetch(url, init);
    },
  };
  client = {
    ...createClient({ ...settings, workspaceId, authToken: workspaceAuthToken }),
    ...createClient({ ...settings, apiKey, authToken }),
  };
  queries = createQueries(client);
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  await sandbox.reset();
  // Queries poll only in a browser.
  environmentManager.setIsServer(() => false);
  cache = new QueryClient();
  cache.mount();
  return () => {
    cache.unmount();
    cache.clear();
    environmentManager.setIsServer(() => true);
  };
});

const requestOf = (path: string, data: unknown): string => `${path} ${JSON.stringify(data)}`;
const idle = () => expect.poll(() => cache.isFetching()).toBe(0);
const isIn = (table: object, { id }: Operation): boolean => Object.hasOwn(table, id);

/** A boundary of the test: calls an operation by its id. */
interface Untyped {
  queryOptions(data: unknown): { queryKey: readonly unknown[]; queryFn: () => Promise<unknown> };
  infiniteQueryOptions(data: unknown): InfiniteQueryOptions<'getDocuments'>;
  mutationOptions(): { mutationKey: readonly unknown[]; mutationFn: (data: unknown) => Promise<unknown> };
  jobOptions(data: unknown, started: unknown): ReturnType<Untyped['queryOptions']>;
}
const inTable = (table: object, id: string) => Reflect.get(table, id);
const untyped = ({ id }: Operation): Untyped => inTable(queries, id);

/** Counts of calls are seconds late, and each call changes them. */
const readers = contractOperations.filter((operation) => isIn(reads, operation) && operation.id !== 'getUsage');
const dataOf = (operation: Operation): unknown[] =>
  Object.values(examplesOf(operation, 'requestBody')).map((body) => at(body, 'data'));

/** Reads of whole lists: deleted rows leave gaps in pages, which close later. */
const examples: [operation: Operation, data: unknown][] = readers.flatMap((operation) =>
  dataOf(operation)
    .filter((data) => at(data, 'pageToken') === undefined && at(data, 'pageSize') === undefined)
    .filter((data, i) => i === 0 || at(data, 'userId') !== undefined)
    .slice(0, 2)
    .map((data): [Operation, unknown] => [operation, data]),
);
/** Reads of all that the examples of writes are about. */
const users = ['maya', 'jonas', 'priya'];
const documentsOfAcme = ['launch-plan', 'pricing', 'roadmap'];
const wide: { readonly [id: string]: object[] } = {
  getConfig: [{ organizationId: 'acme', userIds: users, documentIds: documentsOfAcme }],
  getPresence: documentsOfAcme.map((documentId) => ({ organizationId: 'acme', documentId })),
  getNotifications: documentsOfAcme.map((documentId) => ({ organizationId: 'acme', documentId })),
  getUserData: users.map((userId) => ({ userId })),
};
const readings = [
  ...examples.filter(([{ id }]) => wide[id] === undefined || id === 'getNotifications'),
  ...readers.flatMap((operation) => (wide[operation.id] ?? []).map((data): [Operation, unknown] => [operation, data])),
].map(([operation, data]) => ({ operation, data, options: () => untyped(operation).queryOptions(data) }));

/** Returns a result without its message, which may count, and without page tokens. */
const withoutWords = (result: unknown): unknown =>
  isObject(result) ? { ...result, message: undefined, pageToken: undefined } : result;

/** Returns the result of a read at the service, or the code of its failure. */
const fresh = async (operation: Operation, data: unknown): Promise<unknown> =>
  await inTable(client, operation.id)(data).then(withoutWords, codeOf);

const codeOf = (error: unknown): unknown => (error instanceof ApiError ? error.status : error);

function cached(queryKey: readonly unknown[]): unknown {
  const state = cache.getQueryState(queryKey);
  return state?.error ? codeOf(state.error) : withoutWords(state?.data);
}

const writers = contractOperations.filter((operation) => isIn(writes, operation));
it.each(writers)('After an example of $id, no cached read is outdated, and each was fetched at most once', async (operation) => {
  for (const [i, data] of someOf(dataOf(operation), 3).entries()) {
    if (i > 0) await sandbox.reset();
    cache.clear();
    const stops = readings.map(({ options }) => new QueryObserver(cache, options()).subscribe(() => {}));
    await idle();
    const before = readings.map(({ options }) => cached(options().queryKey));
    sent = [];
    const started = await new MutationObserver(cache, untyped(operation).mutationOptions()).mutate(data);
    let rounds = 1;
    if (operation.poll !== undefined) {
      rounds = 2;
      const job = new QueryObserver(cache, { ...untyped(operation).jobOptions(data, started), refetchInterval: 20 });
      stops.push(job.subscribe(() => {}));
      await sandbox.step(1_000);
      await expect.poll(() => hasEnded(operation, job.getCurrentResult().data)).toBe(true);
    }
    await idle();
    const counts = Map.groupBy(sent, (request) => request);
    for (const [j, { operation: read, data: asked, options }] of readings.entries()) {
      const now = await fresh(read, asked);
      const name = `${operation.id} ${JSON.stringify(data)}: ${read.id} ${JSON.stringify(asked)}`;
      // The call has ended these credentials.
      if (now === 'UNAUTHENTICATED') continue;
      expect(cached(options().queryKey), name).toEqual(now);
      const calls = counts.get(requestOf(read.path, asked))?.length ?? 0;
      if (isDeepStrictEqual(before[j], now)) expect(calls, name).toBeLessThanOrEqual(rounds);
    }
    for (const stop of stops) stop();
  }
});

const hasEnded = ({ poll }: Operation, status: unknown): boolean =>
  poll?.until.in.some((value) => value === at({ result: status }, ...poll.until.pointer.split('/').slice(1))) ?? false;

const inAcme = { organizationId };
const move = { organizationId, documentId: 'launch-plan', newDocumentId: 'plan' };
const documentIds = (page: { data: { id: string }[] } | undefined) => page?.data.map(({ id }) => id);

/** Keeps an observer active until the end of the test. */
function active<Observer extends { subscribe(listener: () => void): () => void }>(observer: Observer): Observer {
  onTestFinished(observer.subscribe(() => {}));
  return observer;
}

it('A query of pages requests each page with the token of the one before, and no page after the last', async () => {
  const pages = active(
    new InfiniteQueryObserver(cache, queries.getDocuments.infiniteQueryOptions({ organizationId, pageSize: 2 })),
  );
  await idle();
  expect(pages.getCurrentResult().hasNextPage).toBe(true);
  await pages.fetchNextPage();
  expect(pages.getCurrentResult().data?.pages.map(documentIds)).toEqual([['launch-plan', 'pricing'], ['roadmap']]);
  expect(pages.getCurrentResult().hasNextPage).toBe(false);
  await new MutationObserver(cache, queries.deleteDocuments.mutationOptions()).mutate({
    organizationId,
    documentIds: ['pricing'],
  });
  await idle();
  expect(pages.getCurrentResult().data?.pages.flatMap(documentIds)).toEqual(['launch-plan', 'roadmap']);
});

it.each(readers)('Queries of $id are refetched from a cache that was JSON in between', async (operation) => {
  const [data] = dataOf(operation);
  const { queryOptions, infiniteQueryOptions } = untyped(operation);
  await cache.fetchQuery(queryOptions(data));
  if (operation.pagination !== undefined) await cache.fetchInfiniteQuery(infiniteQueryOptions(data));
  const hydrated = new QueryClient();
  hydrate(hydrated, JSON.parse(JSON.stringify(dehydrate(cache))));
  const one = new QueryObserver(hydrated, queryOptions(data));
  const pages = new InfiniteQueryObserver(hydrated, infiniteQueryOptions(data));
  const observers = operation.pagination === undefined ? [one] : [one, pages];
  sent = [];
  for (const observer of observers) {
    expect(observer.getCurrentResult().data).toBeDefined();
    const { error, data: after } = await observer.refetch();
    expect(error).toBeNull();
    expect(after).toBeDefined();
  }
  expect(sent).toEqual(Array(observers.length).fill(requestOf(operation.path, data)));
});

it('The options fit useSuspenseQueries, which infers less than other hooks', () => {
  const options: UseSuspenseQueryOptions<GetUsersResult, unknown, unknown, readonly unknown[]> =
    queries.getUsers.queryOptions(inAcme);
  expect(options.queryKey).toEqual(['collaboration', 'getUsers', inAcme]);
});

it('The query of a job shows its progress, stops polling at its end, and marks the reads that it changes as stale', async () => {
  const users = active(new QueryObserver(cache, queries.getUsers.queryOptions(inAcme)));
  const mutation = new MutationObserver(cache, queries.deleteAllUserData.mutationOptions());
  expect(queries.deleteAllUserData.jobOptions(undefined, undefined).enabled).toBe(false);
  await mutation.mutate({ userIds: ['jonas'] });
  const { variables, data } = mutation.getCurrentResult();
  const options = queries.deleteAllUserData.jobOptions(variables, data);
  const job = active(new QueryObserver(cache, { ...options, refetchInterval: (query) => options.refetchInterval(query) && 20 }));
  await expect.poll(() => job.getCurrentResult().data?.data.tasksLeft).toBeGreaterThan(0);
  await sandbox.step(1_000);
  await expect.poll(() => job.getCurrentResult().data?.data.isDeleteCompleted).toBe(true);
  await idle();
  expect(JSON.stringify(users.getCurrentResult().data)).not.toContain('jonas');
  expect(options.refetchInterval(job.getCurrentQuery())).toBe(false);
});

it('The interval of polling grows to 30 seconds, and polling ends after a rejection', async () => {
  const { refetchInterval } = queries.getMigrationStatus.queryOptions({ organizationId, migrationId: 'lost' });
  const queryAfter = (dataUpdateCount: number, error: Error | null = null) => ({ queryKey: [], state: { error, dataUpdateCount } });
  const interval = (...state: Parameters<typeof queryAfter>) => refetchInterval(queryAfter(...state));
  expect([0, 1, 100].map((count) => interval(count))).toEqual([1_000, 1_500, 30_000]);
  const rejected = await client.getMigrationStatus({ organizationId, migrationId: 'lost' }).catch((error: unknown) => error);
  if (!(rejected instanceof ApiError)) throw rejected;
  expect(interval(1, rejected)).toBe(false);
  expect(interval(1, new TypeError('fetch failed'))).toBe(1_500);
  expect(queries.getDocuments.queryOptions(inAcme).refetchInterval(queryAfter(1))).toBe(false);
});

it('A query that was rejected is sent again after a write', async () => {
  const presence = active(new QueryObserver(cache, queries.getPresence.queryOptions({ organizationId, documentId: 'new-plan' })));
  await expect.poll(() => presence.getCurrentResult().error).toMatchObject({ status: 'NOT_FOUND' });
  const documents = [{ documentId: 'new-plan' }];
  await new MutationObserver(cache, queries.addDocuments.mutationOptions()).mutate({ organizationId, documents });
  await expect.poll(() => presence.getCurrentResult().data).toMatchObject({ data: [] });
});

it('A write in another organization or scope, or that fails, is no reason to miss a change', async () => {
  const documents = active(new QueryObserver(cache, queries.getDocuments.queryOptions(inAcme)));
  const elsewhere = createQueries(client, { scope: 'other' });
  await idle();
  sent = [];
  const mutate = async (options: typeof elsewhere.migrateDocuments, data: typeof move) =>
    await new MutationObserver(cache, options.mutationOptions()).mutate(data).catch(() => {});
  await mutate(queries.migrateDocuments, { ...move, organizationId: 'globex' });
  await mutate(elsewhere.migrateDocuments, { ...move, documentId: 'lost' });
  await idle();
  expect(sent.filter((request) => request.startsWith('/v2/organizations/documents/get'))).toEqual([]);
  await mutate(queries.migrateDocuments, { ...move, documentId: 'lost' });
  await idle();
  expect(sent.filter((request) => request.startsWith('/v2/organizations/documents/get'))).toHaveLength(1);
  expect(documentIds(documents.getCurrentResult().data)).toContain('launch-plan');
});

it('A client has only the queries of its own operations', () => {
  expect(Object.keys(createQueries(createClient({ baseUrl: sandbox.url })))).toEqual(['createWorkspace', 'sendLoginLink']);
  expect(queries.getApiKeys.queryOptions().queryKey).toEqual(['collaboration', 'getApiKeys', {}]);
});
