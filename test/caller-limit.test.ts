/** The share of the database's connections that one caller may hold. */
import { expect, it, onTestFinished, vi } from 'vitest';
import { limitCallers } from '../server/database/caller-limit.ts';
import { sql } from '../server/database/sql.ts';
import { noTenant } from '../server/database/tenant-lock.ts';

const timeoutMs = 5000;

const notCalled = () => Promise.reject(new Error('not called'));

/** Callers who may run one statement at a time. `running` names their callers, `end` ends the first one of a caller. */
function callers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const statements: { caller: string; end: () => void }[] = [];
  const run = async (caller: string) => {
    await new Promise<void>((end) => statements.push({ caller, end }));
    return [];
  };
  const limited = limitCallers(
    (caller) => ({ ask: () => run(caller), snapshot: notCalled, change: notCalled, together: notCalled }),
    {
      max: 1,
      timeoutMs,
    },
  );
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    ask: (caller: string) => limited(caller, noTenant).ask(sql`select 1`),
    running: async () => {
      await settled();
      return statements.map(({ caller }) => caller).sort();
    },
    end: async (caller: string) => {
      const i = statements.findIndex((one) => one.caller === caller);
      statements.splice(i, 1)[0]?.end();
      await settled();
    },
  };
}

it('A statement that waits too long for a connection returns UNAVAILABLE, and the next one takes its turn', async () => {
  const { ask, running, end } = callers();
  const first = ask('maya');
  const late = ask('maya').catch((error: unknown) => error);
  vi.advanceTimersByTime(timeoutMs - 1);
  const next = ask('maya');
  vi.advanceTimersByTime(1);
  expect(await late).toMatchObject({ status: 'UNAVAILABLE', why: 'connections' });
  await end('maya');
  expect(await first).toEqual([]);
  expect(await running()).toEqual(['maya']);
  await end('maya');
  expect(await next).toEqual([]);
});
