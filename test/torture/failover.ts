/** The loss of a PostgreSQL with a streaming standby, which takes its place. */
import { setTimeout as pause } from 'node:timers/promises';
import { createProxy } from '../support/proxy.ts';
import { createPostgres } from './database.ts';
import { endure, shortTimeouts, victimOf } from './endure.ts';
import type { Context, Report, Torture } from './framework.ts';
import { createOwnPostgres, cutReplication, standbyName, untilStreaming } from './own-postgres.ts';

export const failover: Torture = {
  name: 'failover',
  promise:
    'A service that loses its PostgreSQL continues with the promoted standby, without a restart. Only asynchronous replication may lose ' +
    'acknowledged writes.',
  engines: ['postgres'],
  short: ['postgres'],
  run,
};

/** Milliseconds for which the standby gets nothing before the loss, as from a slow network. */
const lagMs = 300;
/** Milliseconds until the operator's tool promotes the standby. */
const noticedAfterMs = 1000;

async function run(context: Context): Promise<Report> {
  const rounds = context.short ? 1 : 5;
  // The short form loses its PostgreSQL once, and may lose no write.
  const replications = context.short ? (['synchronous'] as const) : (['asynchronous', 'synchronous'] as const);
  const lost = { asynchronous: 0, synchronous: 0 };
  let acknowledged = 0;
  for (let round = 0; round < rounds; round++) {
    for (const replication of replications) {
      const outcome = await failOver(context, replication);
      lost[replication] += outcome.lost;
      acknowledged += outcome.acknowledged;
    }
  }
  return {
    failovers: replications.length * rounds,
    acknowledged,
    'lost, asynchronous': lost.asynchronous,
    'lost, synchronous': lost.synchronous,
  };
}

async function failOver(
  context: Context,
  replication: 'asynchronous' | 'synchronous',
): Promise<{ lost: number; acknowledged: number }> {
  const primary = await createOwnPostgres();
  const proxy = await createProxy(primary.url);
  // Its connections go through the proxy, too.
  const database = await createPostgres(context.folder, proxy.url);
  const standby = await primary.createStandby();
  try {
    await untilStreaming(primary);
    if (replication === 'synchronous') {
      await primary.administer(`alter system set synchronous_standby_names = '${standbyName}'`, 'select pg_reload_conf()');
    }
    const service = await context.startService({ database: { ...database, env: { ...database.env, ...shortTimeouts } } });
    const victim = await victimOf(context, service);
    await victim.writers.untilAcknowledged(200, 60_000);
    await endure(context, victim, {
      name: `primary lost, ${replication} replication`,
      lastsMs: noticedAfterMs,
      inject: async () => {
        await cutReplication(primary);
        await pause(lagMs);
        await primary.lose();
        return async () => {
          await standby.administer('select pg_promote()');
          proxy.leadTo({ port: standby.port });
        };
      },
    });
    await victim.writers.stop();
    const lost = await victim.writers.checkKept(database, { mayLose: replication === 'asynchronous' });
    await service.kill();
    return { lost, acknowledged: victim.writers.counts.acknowledged };
  } finally {
    await database.drop().catch(() => {});
    await proxy.close();
    await standby.remove();
    await primary.remove();
  }
}
