/** The service behind PgBouncer in transaction mode. Debian's package `pgbouncer`, or the program in `PGBOUNCER`, runs these tests. */
import { expect, it, onTestFinished } from 'vitest';
import { type Ask, sql } from '../../../server/database/sql.ts';
import { noTenant } from '../../../server/database/tenant-lock.ts';
import { aService } from '../../support/harness.ts';
import { canPrepare, startPgBouncer } from '../../support/pgbouncer.ts';

it.runIf(canPrepare)('A statement behind PgBouncer works after a failed transaction prevented its preparation', async () => {
  const service = await aService();
  const pgbouncer = await startPgBouncer(service.config.databaseUrl ?? '', { maxPreparedStatements: 100 });
  onTestFinished(pgbouncer.stop);
  service.config.databaseUrl = pgbouncer.url;
  service.config.database.poolSize = 1;
  await service.restart();
  const { ask, changeOf } = service.service.environment;
  const statement = sql<{ name: string }>`select 'prepared late' as name`;
  const fail = async (asking: Ask) => {
    const first = asking(sql`select 1 / 0`);
    const second = asking(statement);
    await Promise.allSettled([first, second]);
    await first;
  };
  await expect(changeOf(noTenant)({ prepare: fail, write: () => ({}) })).rejects.toThrow('division by zero');
  expect(await ask(statement)).toEqual([{ name: 'prepared late' }]);
});
