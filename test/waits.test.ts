/** How often an operation waits for the database: each time is a round trip, which is most of what an operation costs on PostgreSQL. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { OperationId } from '../generated/server.ts';
import { contractOperations } from '../server/http/contract.ts';
import { forEachCall, type Stage, setStage } from './calls.ts';
import { startTestService, type TestService } from './harness.ts';

const defaultMaxWaits = 3;
/** Of those that are called most. What answers nothing that the reply needs is sent with the commit. */
const maxWaitsOfFrequent = new Map<OperationId, number>([
  ['removePermissions', 2],
  ['setConfig', 2],
  // They write the times of the fields that are said again.
  ['addPresence', 4],
  ['addNotifications', 4],
  ['updateUsers', 4],
  // It creates documents, and merges what it says of the user under the lock of the stored fields.
  ['generateToken', 5],
]);

let service: TestService;
let stage: Stage;

beforeAll(async () => {
  // With the limits that a plain installation has, which are counted in the database too.
  service = await startTestService({ createWorkspaceLimit: 1000, loginLinkLimit: 1000 });
  stage = await setStage(service);
});
afterAll(() => service.stop());

/** Statements that are sent before any of them is answered are one wait; those that are sent after an answer are another. */
async function waitsOf(call: () => Promise<unknown>): Promise<number> {
  // Time passes between calls: what is said again is newer, and no call is of the millisecond in which a deletion began.
  service.advance({ milliseconds: 1 });
  let answered = 0;
  let waits = 0;
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    const wait = answered + 1;
    waits = Math.max(waits, wait);
    const answer: unknown = Reflect.apply(query, this, asked);
    if (answer instanceof Promise) answer.finally(() => (answered = Math.max(answered, wait))).catch(() => {});
    return answer;
  });
  try {
    await call();
    return waits;
  } finally {
    spy.mockRestore();
  }
}

for (const operation of contractOperations) {
  const maxWaits = maxWaitsOfFrequent.get(operation.id) ?? defaultMaxWaits;
  it.runIf(process.env.TEST_ENGINE === 'postgres')(
    `${operation.id} waits for PostgreSQL ${maxWaits} times at most, for one item or a hundred`,
    async () => {
      const waits: number[] = [];
      await forEachCall(stage, operation, async (call) => {
        for (const count of [1, 100]) waits.push(await waitsOf(() => call(count)));
      });
      expect(Math.max(...waits), `waits: ${waits}`).toBeLessThanOrEqual(maxWaits);
      expect(Math.min(...waits), `${operation.id} asks the database nothing`).toBeGreaterThan(0);
    },
  );
}

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'addPermissions waits twice for documents that exist, for one or a hundred',
  async () => {
    const { client } = stage.tenant;
    const waits: number[] = [];
    for (const count of [1, 100]) {
      const ids = Array.from({ length: count }, (_, i) => `document-${i}`);
      const resources = ids.map((id) => ({ type: 'document' as const, id, organizationId: 'acme', accessRole: 'viewer' as const }));
      waits.push(await waitsOf(() => client.addPermissions({ user: { userId: 'maya' }, permissions: { resources } })));
    }
    expect(waits).toEqual([2, 2]);
  },
);

it.runIf(process.env.TEST_ENGINE === 'postgres')(
  'addNotifications waits three times, for whom it names, one or a hundred, where it checks nothing and creates nothing',
  async () => {
    const { client } = stage.tenant;
    const waits: number[] = [];
    for (const count of [1, 100]) {
      const notifyUsers = Array.from({ length: count }, (_, i) => ({ userId: `user-${i}` }));
      const told = { actionUser: { userId: 'maya' }, displayHeadlineMessageTemplate: 'Done.', notifyUsers };
      waits.push(await waitsOf(() => client.addNotifications({ organizationId: 'acme', documentId: 'document-0', ...told })));
    }
    expect(waits).toEqual([3, 3]);
  },
);
