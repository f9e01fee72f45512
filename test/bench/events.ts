/**
 * `npm run bench -- events`: writes with events on, beside the same with events off; and a page of Get Events and of Get Accessible
 * Documents, beside one of Get Documents.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiKeyClient, createClient } from '../../generated/client.ts';
import { operations } from '../../generated/handlers.ts';
import { type Figure, figure, table } from './figures.ts';
import { post } from './load.ts';
import {
  environment,
  type Measured,
  measure,
  measured,
  measuredOperations,
  noValues,
  postgres,
  sqlite,
  units,
  type Values,
} from './peer.ts';
import { launch } from './process.ts';
import type { Filled } from './servers/service.ts';

/** Distinct writes of a round: repeated ones would record nothing. */
const different = 6000;
const writers = 64;
const reader = 'reader';

const writesTo = (places: Filled['places']): Measured[] => [
  ...measuredOperations(places).filter(({ leaves }) => leaves.length > 0),
  measured('addDocuments', { note: '1 document' }, (i) => ({
    organizationId: places[i % places.length]?.organizationId ?? '',
    documents: [{ documentId: `new-${i}`, documentName: 'A plan' }],
  })),
];

const readsOf = (organizationId: string): Measured[] => [
  measured('getDocuments', { note: '100 found' }, () => ({ organizationId })),
  measured('getEvents', { note: '100 found' }, () => ({})),
  measured('getAccessibleDocuments', { note: '100 found' }, () => ({ organizationId, userId: reader })),
];

interface Compared {
  name: string;
  values: Values;
}

function figuresOf(title: string, compared: readonly Compared[]): Figure[] {
  return (['throughput', 'p99', 'processor time'] as const).flatMap((kind) => {
    const figures = compared.map(({ name, values }) =>
      figure(`${title}: ${name}, ${kind}`, units[kind], values[kind], compared[0]?.values[kind] ?? []),
    );
    console.log(
      table(
        `${title}, ${kind}`,
        figures.map((one, i) => ({ ...one, name: compared[i]?.name ?? '' })),
      ),
    );
    return figures;
  });
}

/** Starts a service on a database of its own. */
async function start(open: typeof sqlite | typeof postgres, documents: number, isOn: boolean) {
  const folder = await mkdtemp(join(tmpdir(), 'collaboration-bench-'));
  const engine = await open(folder);
  const env = { ...environment, DATA_DIR: folder, ...engine.env };
  const running = await launch('servers/service.ts', env, [String(documents), '1000']);
  // The message of servers/service.ts.
  const { apiKey, authToken, workspaceId, workspaceToken, places } = running.told as Filled;
  const baseUrl = `http://127.0.0.1:${running.port}`;
  if (isOn) await createClient({ baseUrl, workspaceId, authToken: workspaceToken }).updateApiKey({ apiKey, events: true });
  return {
    ...{ name: engine.name, client: createClient({ baseUrl, apiKey, authToken }), places },
    requests: ({ id, data }: Measured, from: number, count: number) =>
      Array.from({ length: count }, (_, i) =>
        post(operations[id].path, { 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken }, { data: data(from + i, 'user') }),
      ),
    running,
    stop: async () => {
      await running.stop();
      await engine.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Grants the reader nine of ten documents of the largest organization. Returns its id. */
async function grantMost(client: ApiKeyClient, places: Filled['places']): Promise<string> {
  const [organizationId = '', own = []] =
    [...Map.groupBy(places, (place) => place.organizationId)].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
  const granted = own.filter((_, i) => i % 10 > 0).map(({ documentId: id }) => ({ type: 'document' as const, id, organizationId }));
  for (let i = 0; i < granted.length; i += 1000) {
    const resources = granted.slice(i, i + 1000).map((one) => ({ ...one, accessRole: 'viewer' as const }));
    await client.addPermissions({ user: { userId: reader }, permissions: { resources } });
  }
  return organizationId;
}

export async function events(rounds: number, seconds: number, documents: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const open of [sqlite, postgres]) {
    const [off, on] = [await start(open, documents, false), await start(open, documents, true)];
    try {
      const writes = writesTo(on.places).map((one) => ({ one, off: noValues(), on: noValues() }));
      const reads = readsOf(await grantMost(on.client, on.places)).map((one) => ({ one, values: noValues() }));
      let from = 0;
      for (let round = -1; round < rounds; round++) {
        const wanted = (values: Values) => (round < 0 ? undefined : values);
        for (const write of writes) {
          const both = [
            { service: off, values: write.off },
            { service: on, values: write.on },
          ];
          // Alternates the order, since the second may find the machine awake.
          for (const { service, values } of round % 2 === 0 ? both : both.toReversed()) {
            const requests = service.requests(write.one, from, different);
            await measure(service.running, wanted(values), { id: write.one.id, callers: writers, seconds, requests });
          }
          from += different;
        }
        // Numbers the new events.
        await on.client.getEvents({});
        for (const { one, values } of reads)
          await measure(on.running, wanted(values), { id: one.id, callers: 1, seconds, requests: on.requests(one, 0, 1) });
      }
      const titleOf = ({ id, note }: Measured) => `${operations[id].title}, ${note}`;
      for (const { one, ...write } of writes) {
        const compared = [
          { name: 'events off', values: write.off },
          { name: 'events on', values: write.on },
        ];
        figures.push(...figuresOf(`${on.name}: ${titleOf(one)}, ${writers} callers`, compared));
      }
      figures.push(
        ...figuresOf(
          `${on.name}: pages, 1 caller`,
          reads.map(({ one, values }) => ({ name: titleOf(one), values })),
        ),
      );
    } finally {
      await off.stop();
      await on.stop();
    }
  }
  return figures;
}
