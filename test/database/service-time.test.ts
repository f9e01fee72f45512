/** The service uses PostgreSQL's clock, not the machine's. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createServiceTime, systemClock } from '../../server/clock.ts';
import { createLog } from '../../server/log/log.ts';
import { startService } from '../../server/service.ts';
import { readConfig } from '../../server/settings/config.ts';
import { createMetrics } from '../../server/telemetry/metrics.ts';
import { aTenantWithAcme, createDatabase, secret, silent } from '../support/harness.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';

const hourMs = 3_600_000;

/** A service that goes by the clocks of the machine and of the database. */
async function aService() {
  const { env, drop } = await createDatabase();
  onTestFinished(drop);
  const lines: { msg: string; level: number }[] = [];
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) });
  const metrics = createMetrics();
  const config = { ...readConfig({ PORT: '0', TOKEN_SECRET: secret, MAX_QUEUE_DELAY: '0', ...env }), createWorkspaceLimit: 0 };
  const service = await startService({ config, log, metrics, clock: systemClock, pollIntervalMs: 0 });
  onTestFinished(() => service.stop());
  const { url } = service;
  const ready = async () => {
    const response = await fetch(`${url}/readyz`);
    return { status: response.status, body: await response.json() };
  };
  const logged = () => lines.filter(({ msg }) => msg.includes('the clock of this machine'));
  return { service, ready, logged, metrics };
}

describe.runIf(isPostgres)('A machine with a wrong clock', () => {
  it.each([
    ['an hour ahead', hourMs, /^the clock of this machine is 3[56]\d\d\.\d s ahead of the database's/],
    ['an hour behind', -hourMs, /^the clock of this machine is 3[56]\d\d\.\d s behind the database's/],
  ])(
    "A machine whose clock is %s serves by the database's time, and the log, the metrics and /readyz say so",
    async (_, byMs, text) => {
      const real = Date.now();
      vi.useFakeTimers({ toFake: ['Date'], now: real + byMs });
      onTestFinished(() => void vi.useRealTimers());
      const { service, ready, logged, metrics } = await aService();
      const tenant = await aTenantWithAcme(service);
      const inAcme = { organizationId: 'acme' };
      const [user, documentId] = [{ userId: 'maya' }, 'plan'];
      await tenant.client.addDocuments({ ...inAcme, documents: [{ documentId }] });
      const resource = { type: 'document' as const, id: documentId, ...inAcme };
      const expiresAt = real + hourMs / 2;
      await tenant.client.addPermissions({
        user,
        permissions: { resources: [{ ...resource, accessRole: 'editor' as const, expiresAt }] },
      });
      await tenant.client.addPresence({ ...inAcme, documentId, users: [user] });
      expect((await tenant.client.getPermissions({ ...inAcme, userIds: ['maya'] })).data).toMatchObject([{ expiresAt }]);
      expect((await tenant.client.getPresence({ ...inAcme, documentId })).data).toHaveLength(1);
      const { token } = (await tenant.client.generateToken({ userId: 'maya' })).data;
      const { iat } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
      expect(Math.abs(iat * 1000 - real)).toBeLessThan(hourMs / 2);

      expect(await ready()).toEqual({ status: 200, body: { status: 'ready', warning: expect.stringMatching(text) } });
      expect(logged()).toMatchObject([{ level: 40, msg: expect.stringMatching(text) }]);
      expect(await metrics.text()).toMatch(/^collaboration_database_clock_difference_seconds -?3[56]\d\d/m);
      vi.useRealTimers();
      await service.worker.drain();
      expect(await ready()).toEqual({ status: 200, body: { status: 'ready' } });
      expect(logged()).toMatchObject([{ level: 40 }, { level: 30, msg: expect.stringContaining('agrees') }]);
    },
  );
});

const begin = 1_800_000_000_000;

/** The service's time, and the clocks of machine and database, which start together. */
function clocks(query: () => Promise<number | undefined>) {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: begin });
  onTestFinished(() => void vi.useRealTimers());
  const time = createServiceTime(systemClock, silent);
  return { now: () => time.clock() - begin, read: async () => (await time.read(query)) - begin };
}

it("The service's time is the database's latest, counted on while the machine's clock jumps", async () => {
  const { now, read } = clocks(async () => begin + 5000);
  expect(await read()).toBe(5000);
  vi.advanceTimersByTime(700);
  vi.setSystemTime(begin - hourMs);
  expect(now()).toBe(5700);
});

it("A slow response does not change the service's time", async () => {
  let database = begin;
  const { now, read } = clocks(async () => {
    const sent = database;
    vi.advanceTimersByTime(database === begin ? 0 : 9000);
    return sent;
  });
  await read();
  vi.advanceTimersByTime(1000);
  database = begin + 1000;
  await read();
  expect(now()).toBe(10_000);
});

it("The service's time follows a database that is ahead after a failover, and stands still for one that is seconds behind", async () => {
  let [database, delay] = [begin, 0];
  const { now, read } = clocks(async () => database + delay);
  await read();
  delay = 3000;
  expect([await read(), now()]).toEqual([3000, 3000]);
  delay = 0;
  expect([await read(), now()]).toEqual([3000, 3000]);
  vi.advanceTimersByTime(2000);
  database += 2000;
  expect([await read(), now()]).toEqual([3000, 3000]);
  vi.advanceTimersByTime(2000);
  expect(now()).toBe(4000);
});

it("The service's time is the machine's if the database has no clock", async () => {
  const { now, read } = clocks(async () => undefined);
  vi.setSystemTime(begin + hourMs);
  expect([await read(), now()]).toEqual([hourMs, hourMs]);
});
