/** Faults of a PostgreSQL server and of its connections. */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { databaseIn } from '../support/databases.ts';
import { openConnection } from '../support/postgres-connection.ts';
import { type Cut, commit, createProxy, type TcpProxy } from '../support/proxy.ts';
import { createPostgres } from './database.ts';
import { chosenOf, endure, type Fault, shortTimeouts, victimOf } from './endure.ts';
import { type Context, type Report, report, type ServiceProcess } from './framework.ts';
import { createOwnPostgres, type OwnPostgres } from './own-postgres.ts';

export async function breakPostgres(context: Context): Promise<Report> {
  const postgres = await createOwnPostgres();
  const direct = await createPostgres(context.folder, postgres.url);
  const proxy = await createProxy(direct.env.DATABASE_URL ?? '');
  const name = databaseIn(proxy.url);
  const database = { ...direct, env: { ...direct.env, ...shortTimeouts, DATABASE_URL: proxy.url } };
  try {
    let broken = 0;
    const start = async () => await victimOf(context, await context.startService({ database }));
    let victim = await start();
    const startAnother = () => context.startService({ database });
    for (const fault of chosenOf(context, faultsOf({ context, postgres, proxy, name, startAnother }))) {
      broken++;
      if (await endure(context, victim, fault)) continue;
      await victim.writers.stop();
      await victim.service.kill();
      victim = await start();
    }
    await victim.writers.stop();
    await victim.writers.checkKept(direct);
    return { faults: broken, ...victim.writers.counts };
  } finally {
    await proxy.close();
    await direct.drop().catch(() => {});
    await postgres.remove();
  }
}

interface Stage {
  context: Context;
  postgres: OwnPostgres;
  proxy: TcpProxy;
  /** The name of the service's database. */
  name: string;
  /** Starts one more process on the same database. */
  startAnother(): Promise<ServiceProcess>;
}

function faultsOf({ context, postgres, proxy, name, startAnother }: Stage): Fault[] {
  const times = context.short ? 3 : 30;
  const repeatedly = (what: () => unknown) => async () => {
    for (let i = 0; i < times; i++) {
      await what();
      await pause(100);
    }
    return async () => {};
  };
  const cutCommits = (when: Cut) => async () => {
    proxy.cutAt(commit, when, times);
    return async () => {
      if (proxy.cutsLeft() > 0) context.exceeded(`${proxy.cutsLeft()} of ${times} commits never came.`);
      proxy.cutAt(commit, when, 0);
    };
  };
  const reconfigure = async (setting: string, value: string) => {
    await postgres.administer(`alter system set ${setting} = '${value}'`, 'select pg_reload_conf()');
    await pause(200);
    return async () => {
      await postgres.administer(`alter system reset ${setting}`, 'select pg_reload_conf()');
    };
  };
  return [
    { name: 'connections terminated', lastsMs: 200, inject: repeatedly(() => postgres.administer(terminateAll(name))) },
    { name: 'connections cut while in use', lastsMs: 200, inject: repeatedly(proxy.cutAll) },
    { name: 'connections cut before a commit is sent', lastsMs: 500, inject: cutCommits('before') },
    { name: 'connections cut before a commit is confirmed', lastsMs: 500, inject: cutCommits('after') },
    {
      name: 'a server process killed',
      lastsMs: 300,
      inject: async () => {
        const [backend] = await postgres.administer(`select pid from pg_stat_activity where datname = '${name}' limit 1`);
        process.kill(Number(backend?.pid), 'SIGKILL');
        return async () => {};
      },
    },
    {
      name: 'server down, with another process starting meanwhile',
      lastsMs: 700,
      isReady: false,
      inject: async () => {
        await postgres.end('SIGQUIT');
        const another = startAnother();
        another.catch(() => {});
        return async () => {
          await postgres.start();
          await another.then(
            (service) => service.kill(),
            (error: unknown) => report(context, 'A process did not wait for the server', error),
          );
        };
      },
    },
    {
      name: 'server killed',
      lastsMs: 300,
      isReady: false,
      inject: async () => {
        await postgres.end('SIGKILL');
        return () => postgres.start();
      },
    },
    {
      name: 'server hung',
      // Until the timeouts for connections and statements have passed.
      lastsMs: context.short ? 4000 : 20_000,
      isReady: false,
      inject: async () => {
        const goOn = await postgres.hang();
        // Earlier calls have ended.
        await pause(100);
        return async () => goOn();
      },
    },
    {
      name: 'database read-only',
      lastsMs: 700,
      isReady: false,
      inject: () => reconfigure('default_transaction_read_only', 'on'),
    },
    {
      // Aborts transactions where they meet, though each would succeed alone.
      name: 'transactions serializable',
      lastsMs: 700,
      isReady: true,
      inject: () => reconfigure('default_transaction_isolation', 'serializable'),
    },
    {
      name: 'a table locked by another',
      lastsMs: context.short ? 2500 : 10_000,
      inject: async () => {
        const { client, end } = await connectTo(postgres.port, name);
        await client.query('begin');
        await client.query('lock table organizations in access exclusive mode');
        return end;
      },
    },
    {
      name: 'server out of connections',
      // A faster service has a connection left, and is ready.
      lastsMs: 1500,
      inject: () => takeAllConnections(postgres, name),
    },
  ];
}

const ownName = 'torture';
/** Terminates all connections except the torture's own. */
const terminateAll = (database: string): string =>
  `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and application_name <> '${ownName}'`;

/** Takes all connections, and returns a function that releases them. */
async function takeAllConnections(postgres: OwnPostgres, name: string): Promise<() => Promise<void>> {
  const { client, end } = await connectTo(postgres.port, name);
  const held = [end];
  const count = `select count(*) as open from pg_stat_activity where datname = '${name}' and application_name <> '${ownName}'`;
  for (let left = 1; left > 0; ) {
    // A service without connections finds no free one, unless it is faster.
    await client.query(terminateAll(name));
    const more = await Promise.allSettled(Array.from({ length: postgres.maxConnections }, () => connectTo(postgres.port, name)));
    for (const one of more) if (one.status === 'fulfilled') held.push(one.value.end);
    const [row] = (await client.query(count)).rows;
    left = Number(row?.open);
  }
  return async () => {
    await Promise.all(held.map((letGo) => letGo()));
  };
}

async function connectTo(port: number, database: string): Promise<{ client: pg.Client; end: () => Promise<void> }> {
  const options = { host: '127.0.0.1', port, database, user: 'test', password: 'test', application_name: ownName };
  const client = await openConnection(options);
  return { client, end: () => client.end().catch(() => {}) };
}
