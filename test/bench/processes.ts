/**
 * `npm run bench -- processes`: 1, 2 and 4 processes of the service on one PostgreSQL, behind a client that distributes its
 * connections over them. All run from the start, and the rounds are interleaved. `TEST_DATABASE_URL` names another server to measure.
 */
import { randomBytes } from 'node:crypto';
import { type Input, type OperationId, operations } from '../../generated/handlers.ts';
import { createDatabaseAt, databaseAt, dropDatabases } from '../support/databases.ts';
import { openPostgres } from '../support/embedded-postgres.ts';
import { type Figure, figure, table } from './figures.ts';
import { post } from './load.ts';
import { launch, load, type Running, usageOf } from './process.ts';
import type { Filled } from './servers/service.ts';

const processCounts = [1, 2, 4];
const callers = 64;
/** Distinct requests of a round. */
const different = 2000;
/** Readers for each writer in the mix. */
const readsForWrite = 3;

export async function processes(rounds: number, seconds: number): Promise<Figure[]> {
  const { url, stop } = await openPostgres({ isDurable: true });
  const database = `bench_${randomBytes(8).toString('hex')}`;
  await createDatabaseAt(url, database);
  const running: Running[] = [];
  try {
    const env = {
      ...{
        DATABASE_URL: databaseAt(url, database),
        TOKEN_SECRET: 'a secret for the bench alone and for nothing else',
        WORKER: 'on',
      },
      // A slow machine does not count as overload.
      MAX_QUEUE_DELAY: '0',
    };
    running.push(await launch('servers/service.ts', env, ['1000', '100']));
    // The message of servers/service.ts.
    const filled = running[0]?.told as Filled;
    while (running.length < Math.max(...processCounts)) running.push(await launch('servers/service.ts', env, ['0', '0']));
    return await measure(running, requestsFor(filled), rounds, seconds);
  } finally {
    for (const process of running) await process.stop();
    await dropDatabases(url, [database]);
    await stop();
  }
}

type Requests = (from: number) => string[];

function requestsFor({ apiKey, authToken, places }: Filled): { [kind: string]: Requests } {
  const headers = { 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken };
  const request = <Id extends OperationId>(id: Id, data: Input<Id>) => post(operations[id].path, headers, { data });
  const place = (i: number) => places[i % places.length] ?? { organizationId: '', documentId: '' };
  const pages = [...Map.groupBy(places, ({ organizationId }) => organizationId)].map(([organizationId, own]) => ({
    organizationId,
    documentIds: own.slice(0, 10).map(({ documentId }) => documentId),
  }));
  const read = (i: number) => request('getDocuments', pages[i % pages.length] ?? { organizationId: '' });
  const write = (i: number) => {
    const { organizationId, documentId: id } = place(i);
    const resources = [{ type: 'document' as const, id, organizationId, accessRole: 'viewer' as const }];
    return request('addPermissions', { user: { userId: `user-${i}` }, permissions: { resources } });
  };
  const series = (one: (i: number) => string) => (from: number) => Array.from({ length: different }, (_, i) => one(from + i));
  return {
    'read: Get Documents, 10 ids': series(read),
    'write: Add Permissions, 1 document': series(write),
    'mix: 3 reads, 1 write': series((i) => (i % (readsForWrite + 1) === 0 ? write(i) : read(i))),
  };
}

async function measure(
  running: readonly Running[],
  kinds: { readonly [kind: string]: Requests },
  rounds: number,
  seconds: number,
): Promise<Figure[]> {
  const results = Object.entries(kinds).map(([kind, requests]) => ({
    kind,
    requests,
    sets: processCounts.map((count) => ({ count, throughput: [] as number[], p99: [] as number[], processor: [] as number[] })),
  }));
  const used = async () =>
    (await Promise.all(running.map(usageOf))).reduce((sum, { processorMicroseconds }) => sum + processorMicroseconds, 0);
  let from = 0;
  for (let round = -1; round < rounds; round++) {
    for (const { kind, requests, sets } of results) {
      for (const { count, throughput, p99, processor } of sets) {
        const port = running.slice(0, count).map((process) => process.port);
        from += different;
        const before = await used();
        const result = await load({ port, connections: callers, seconds, requests: requests(from) });
        const after = await used();
        if (result.refused > 0) throw new Error(`${kind}: ${count} processes refused ${result.refused} requests.`);
        if (round < 0) continue;
        throughput.push(result.requestsPerSecond);
        p99.push(result.p99);
        processor.push((after - before) / result.requests);
      }
    }
  }
  return results.flatMap(({ kind, sets }) =>
    (['throughput', 'p99', 'processor'] as const).flatMap((measure, i) => {
      const unit = ['requests/s', 'ms', 'µs of the service a request'][i] ?? '';
      const figures = sets.map((set) => figure(`${kind}: ${set.count} processes`, unit, set[measure], sets[0]?.[measure] ?? []));
      console.log(table(`${kind}, ${unit}`, figures));
      return figures;
    }),
  );
}
