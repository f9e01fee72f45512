/**
 * The operations of a client as options of TanStack Query: for React, Vue, Svelte, Solid and Angular. Nothing is imported from it,
 * since it passes its cache to each call.
 */
import { reads, writes } from '../../../generated/query-table.ts';
import type { Operations } from '../../../generated/types.ts';
import type { CallOptions } from './call-options.ts';
import { isObject } from './client-errors.ts';

type Read = keyof typeof reads;
type Write = keyof typeof writes;
type Paged = { [Id in Read]: (typeof reads)[Id] extends { pageToken: string } ? Id : never }[Read];
type Starting = { [Id in Write]: (typeof writes)[Id] extends { status: Read } ? Id : never }[Write];
type StatusOf<Id extends Starting> = (typeof writes)[Id]['status'];

type Input<Id extends keyof Operations> = Operations[Id]['input'];
type Result<Id extends keyof Operations> = Operations[Id]['result'];
/** The data may be absent if none of its fields is required. */
type Data<Id extends keyof Operations> = Record<never, never> extends Input<Id> ? [data?: Input<Id>] : [data: Input<Id>];

/** The part of a query that these options use. Hooks would take the type of `error` from here, so that it has none. */
interface Query<Value = unknown> {
  readonly queryKey: readonly unknown[];
  readonly state: { readonly data?: Value | undefined; readonly dataUpdateCount: number };
}

/** Null for none. */
const errorOf = ({ state }: Query): unknown => Reflect.get(state, 'error');

/** The part of TanStack Query's QueryClient that these options use. */
interface Cache {
  getQueryData(queryKey: readonly unknown[]): unknown;
  invalidateQueries(filters: { predicate: (query: Query) => boolean }): Promise<void>;
}

interface ReadContext {
  client: Cache;
  signal: AbortSignal;
}

/** The key of a read: its scope, the operation, its data, and `pages` for a list of pages. */
export type ReadKey<Id extends Read> = readonly [scope: string, id: Id, data: Input<Id> | undefined, pages?: 'pages'];

export interface QueryOptions<Id extends Read> {
  queryKey: ReadKey<Id>;
  queryFn: (context: ReadContext) => Promise<Result<Id>>;
  enabled: boolean;
  /** False, since the client itself retries. */
  retry: false;
  /** Polls the status of a job until it has ended. */
  refetchInterval: (query: Query<Result<Id>>) => number | false;
}

interface PageContext extends ReadContext {
  /** Null after JSON, for the first page of a cache that a server or a persister has made. */
  pageParam: string | null | undefined;
}

export interface InfiniteQueryOptions<Id extends Read> {
  queryKey: ReadKey<Id>;
  queryFn: (context: PageContext) => Promise<Result<Id>>;
  retry: false;
  initialPageParam: string | undefined;
  getNextPageParam: (page: Result<Id>) => string | undefined;
}

export interface MutationOptions<Id extends Write> {
  mutationKey: readonly [scope: string, id: Id];
  /** Marks the reads as stale whose results the call may have changed, even if it has failed. */
  mutationFn: (data: Input<Id>, context: Pick<ReadContext, 'client'>) => Promise<Result<Id>>;
}

interface ReadQueries<Id extends Read> {
  queryOptions(...data: Data<Id>): QueryOptions<Id>;
}

interface PagedQueries<Id extends Read> {
  infiniteQueryOptions(...data: Data<Id>): InfiniteQueryOptions<Id>;
}

interface WriteQueries<Id extends Write> {
  mutationOptions(): MutationOptions<Id>;
}

interface JobQueries<Id extends Starting> {
  /**
   * The status of the job that a mutation has started, from its `variables` and `data`. Disabled until it has both. Polls until
   * the job has ended. The reads that it changes are then stale again.
   */
  jobOptions(data: Input<Id> | undefined, started: Result<Id> | undefined): QueryOptions<StatusOf<Id>>;
}

/** The options of each operation that the client has. */
export type Queries<Client> = {
  readonly [Id in keyof Client & Read]: ReadQueries<Id> & (Id extends Paged ? PagedQueries<Id> : unknown);
} & {
  readonly [Id in keyof Client & Write]: WriteQueries<Id> & (Id extends Starting ? JobQueries<Id> : unknown);
};

export interface QueriesOptions {
  /** The first part of each key. Clients with different credentials that share a cache need different scopes. */
  scope?: string | undefined;
}

/** The fields of the tables. */
interface ReadFacts {
  pageToken?: string;
  nextPageToken?: string;
  /** The operation that starts the job whose status this is. */
  startedBy?: string;
  isOver?(status: unknown): boolean;
}

interface WriteFacts {
  changes: readonly string[];
  status?: string;
  query?(data: unknown, started: unknown): unknown;
}

const firstPollMs = 1_000;
const maxPollMs = 30_000;

/** Returns options for the hooks of TanStack Query, such as `useQuery(queries.getDocuments.queryOptions({ organizationId }))`. */
export function createQueries<Client extends object>(client: Client, options?: QueriesOptions): Queries<Client>;
export function createQueries(client: object, { scope = 'collaboration' }: QueriesOptions = {}): object {
  const call = (id: string, data: unknown, options?: CallOptions): Promise<unknown> => Reflect.get(client, id)(data, options);

  function invalidate(cache: Cache, { changes }: WriteFacts, written: unknown, except?: string): void {
    const isStale = (query: Query): boolean => {
      const [ofScope, id, data] = query.queryKey;
      // A read that has failed may succeed now.
      const mayChange = changes.includes(String(id)) || errorOf(query) !== null;
      return ofScope === scope && id !== except && mayChange && mayShare(data, written);
    };
    // Each query reports its own failure.
    void cache.invalidateQueries({ predicate: isStale });
  }

  function readOptions(id: string, { startedBy, isOver }: ReadFacts, data: unknown) {
    const queryKey = [scope, id, data];
    const hasEnded = (status: unknown): boolean => status !== undefined && isOver?.(status) === true;
    return {
      queryKey,
      async queryFn({ client: cache, signal }: ReadContext) {
        const result = await call(id, data, { signal });
        const write = startedBy === undefined ? undefined : writeFacts.get(startedBy);
        const isNews = hasEnded(result) && !hasEnded(cache.getQueryData(queryKey));
        if (write !== undefined && isNews) invalidate(cache, write, data, id);
        return result;
      },
      enabled: true,
      retry: false,
      refetchInterval: (query: Query) =>
        isOver === undefined || hasEnded(query.state.data) || isRejected(errorOf(query))
          ? false
          : Math.min(firstPollMs * 1.5 ** query.state.dataUpdateCount, maxPollMs),
    };
  }

  const infiniteOptions = (id: string, { pageToken = '', nextPageToken = '' }: ReadFacts, data: object) => ({
    queryKey: [scope, id, data, 'pages'],
    queryFn: ({ pageParam, signal }: PageContext) => call(id, pageParam ? { ...data, [pageToken]: pageParam } : data, { signal }),
    retry: false,
    initialPageParam: undefined,
    getNextPageParam: (page: object): unknown => Reflect.get(page, nextPageToken),
  });

  const writeOptions = (id: string, facts: WriteFacts) => ({
    mutationKey: [scope, id],
    async mutationFn(data: unknown, { client: cache }: Pick<ReadContext, 'client'>) {
      try {
        return await call(id, data);
      } finally {
        // A call that fails without a response may have taken effect.
        invalidate(cache, facts, data);
      }
    },
  });

  function jobOptions({ status: id = '', query }: WriteFacts, data: unknown, started: unknown) {
    const isStarted = data !== undefined && started !== undefined;
    const options = readOptions(id, readFacts.get(id) ?? {}, isStarted ? query?.(data, started) : undefined);
    return { ...options, enabled: isStarted };
  }

  const ofReads = [...readFacts].map(([id, facts]): [string, object] => [
    id,
    {
      queryOptions: (data: object = {}) => readOptions(id, facts, data),
      infiniteQueryOptions: (data: object = {}) => infiniteOptions(id, facts, data),
    },
  ]);
  const ofWrites = [...writeFacts].map(([id, facts]): [string, object] => [
    id,
    {
      mutationOptions: () => writeOptions(id, facts),
      jobOptions: (data: unknown, started: unknown) => jobOptions(facts, data, started),
    },
  ]);
  return Object.fromEntries([...ofReads, ...ofWrites].filter(([id]) => Reflect.has(client, id)));
}

const readFacts = new Map<string, ReadFacts>(Object.entries(reads));
const writeFacts = new Map<string, WriteFacts>(Object.entries(writes));

/** Returns whether a read and a write may be about the same organization. */
function mayShare(read: unknown, written: unknown): boolean {
  const [one, other] = [read, written].map((data) => (isObject(data) ? data.organizationId : undefined));
  return one === undefined || other === undefined || one === other;
}

/** A rejected request for a status stays rejected. After other failures, polling continues. */
const isRejected = (error: unknown): boolean => isObject(error) && Number(error.httpStatus) < 500;
