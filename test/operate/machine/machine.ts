/**
 * A machine on which the commands of server/operating.md are typed as printed. Its folders lie in one folder. Programs that would
 * change the real machine have stand-ins: bash below, and programs.ts.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, copyFileSync, cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Ended } from '../../support/commands.ts';
import { root } from '../../support/service-process.ts';
import { installDatabase, type MachineDatabase } from './database.ts';
import { localIn, type Place } from './place.ts';

const isRoot = process.getuid?.() === 0;
/** Exists everywhere, and owns nothing. Without root, everything runs as one user. */
const serviceUser = isRoot ? 'nobody' : execFileSync('id', ['-un'], { encoding: 'utf8' }).trim();
const idOf = (flag: string) => execFileSync('id', [flag, serviceUser], { encoding: 'utf8' }).trim();
const asService = isRoot ? `setpriv --reuid=${idOf('-u')} --regid=${idOf('-g')} --clear-groups` : '';

/** An administrator's id, which no user has. */
const administrator = 65_533;

/**
 * Returns the command with which the administrator becomes root: a copy of setpriv that nobody else may run. Undefined if the tests or
 * the system do not allow it; then, the administrator is the user of the tests.
 */
function allowSudo(folder: string): string | undefined {
  if (!isRoot) return undefined;
  const file = join(folder, 'bin/elevate');
  copyFileSync('/usr/bin/setpriv', file);
  chownSync(file, 0, administrator);
  chmodSync(file, 0o4750);
  const elevate = `${file} --reuid=0 --regid=0 --clear-groups`;
  const { stdout } = spawnSync('bash', ['-c', `${asAdministrator} ${elevate} id -u`], { encoding: 'utf8' });
  return stdout === '0\n' ? elevate : undefined;
}

const asAdministrator = `setpriv --reuid=${administrator} --regid=${administrator} --clear-groups`;

export interface Machine {
  folder: string;
  /** A checkout of the project. */
  checkout: string;
  /** The home of an administrator, which nobody else may enter. */
  home: string;
  /** Returns the text with the machine's own folders and ports. */
  local(text: string): string;
  /** Types commands into a shell, which stops at the first that fails. At home, it is that of an administrator with sudo. */
  type(commands: string, options?: Typing): Promise<Ended>;
  database: MachineDatabase;
  remove(): Promise<void>;
}

interface Typing {
  cwd?: string;
  env?: { [name: string]: string };
  /** Gets the output so far, and a function that ends the commands like Ctrl-C. */
  onOutput?: (stdout: string, interrupt: () => void) => void;
}

export async function createMachine(): Promise<Machine> {
  // A short path, since those of sockets have at most 107 bytes.
  const folder = await realpath(await mkdtemp('/tmp/machine-'));
  const into = (path: string) => join(folder, path);
  execFileSync('chmod', ['755', folder]);
  const folders = [
    'bin',
    'opt',
    'etc/systemd/system',
    'etc/nginx/conf.d',
    'etc/haproxy',
    'etc/ssl/private',
    'var/lib',
    'var/log/nginx',
  ];
  for (const one of [...folders, 'run/secrets', 'usr/bin', 'data', 'home/checkout/server'])
    mkdirSync(into(one), { recursive: true });
  mkdirSync(into('home/admin'), { mode: 0o700 });
  const elevate = allowSudo(folder);
  if (elevate !== undefined) chownSync(into('home/admin'), administrator, administrator);
  writeFileSync(into('etc/passwd'), '');
  copyFileSync(process.execPath, into('usr/bin/node'));
  const checkout = into('home/checkout');
  for (const one of readdirSync(root)) if (one !== 'server' && one !== 'dist') symlinkSync(join(root, one), join(checkout, one));
  for (const one of readdirSync(join(root, 'server')))
    if (one !== 'deploy') symlinkSync(join(root, 'server', one), join(checkout, 'server', one));
  cpSync(join(root, 'server/deploy'), join(checkout, 'server/deploy'), { recursive: true });
  const database = await installDatabase(into('var/run/postgresql'), serviceUser);
  const place: Place = { folder, root, asService, databaseHost: database.host, ports: await freePorts() };
  writeFileSync(into('place.json'), JSON.stringify(place));
  for (const [name, text] of Object.entries(standIns(place, database, elevate))) {
    writeFileSync(into(`bin/${name}`), `#!/bin/bash\nset -euo pipefail\n${text}\n`, { mode: 0o755 });
  }
  const local = localIn(place);
  const PATH = `${into('bin')}:${into('usr/bin')}:${database.bin}:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin`;
  const type: Machine['type'] = async (commands, { cwd = into('home/admin'), env = {}, onOutput } = {}) => {
    const options = { cwd, env: { PATH, HOME: into('home/admin'), ...env }, detached: true };
    const isAdministrator = elevate !== undefined && cwd === into('home/admin');
    const [program = '', ...words] = isAdministrator ? [...asAdministrator.split(' '), 'bash'] : ['bash'];
    const args = [...words, '-euo', 'pipefail', '-c', local(commands)];
    const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (data) => {
      stdout += data;
      onOutput?.(stdout, () => process.kill(-(child.pid ?? 0), 'SIGINT'));
    });
    child.stderr.on('data', (data) => (stderr += data));
    const [code] = await once(child, 'close');
    return { code: Number(code ?? -1), stdout, stderr };
  };
  const remove = async () => {
    await type('sudo systemctl stop --all');
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, checkout, home: into('home/admin'), local, type, database, remove };
}

/** Scripts by the name of the program. */
function standIns({ folder, asService: as }: Place, { asOwner, hasClients }: MachineDatabase, elevate = '') {
  const program = (name: string) =>
    `exec ${folder}/usr/bin/node ${join(import.meta.dirname, 'programs.ts')} ${folder} ${name} "$@"`;
  const refuse = 'echo "no stand-in for $(basename "$0") $*" >&2; exit 64';
  const only = (words: string, then: string) => `case "$*" in ${words}) ${then} ;; *) ${refuse} ;; esac`;
  const asRoot = (text: string) => `[ -n "\${SUDO_USER:-}" ] || { echo "$(basename "$0") needs sudo" >&2; exit 1; }\n${text}`;
  /** The database is there from the beginning. */
  const clients = {
    createuser: only('collaboration', ':'),
    createdb: only("'--owner=collaboration collaboration'", ':'),
    pg_dump: only("'--format=custom --file=collaboration.dump postgres://'?*", 'touch collaboration.dump'),
    pg_restore: only("'--exit-on-error --no-owner --dbname=postgres://'?*' collaboration.dump'", ':'),
    psql: only("'postgres://'?*' -c analyze'", ':'),
  };
  return {
    sudo: `user=root
if [ "$1" = -u ]; then user=$2; shift 2; fi
case "$user" in
  root) as= ;;
  postgres) export PGUSER=postgres; as='${asOwner}' ;;
  *) grep -q "^$user:" ${folder}/etc/passwd || { echo "sudo: unknown user $user" >&2; exit 1; }; as='${as}' ;;
esac
exec ${elevate} env -i PATH="$PATH" HOME=/ LANG=C.UTF-8 SUDO_USER=maya \${PGUSER:+PGUSER=postgres} PGHOST=${folder}/var/run/postgresql $as "$@"`,
    useradd: asRoot(`[[ $1 = --system ]] || { ${refuse}; }\necho "\${!#}:x" >> ${folder}/etc/passwd`),
    // The group of the stand-in for the service's user.
    install: `exec /usr/bin/install "\${@/#collaboration/${idOf('-g')}}"`,
    systemctl: program('systemctl'),
    docker: program('docker'),
    npm: `case "$*" in
  ci) ;;
  'run build') exec ${folder}/usr/bin/node ${join(root, 'openapi/tools/build.ts')} "$PWD/dist" ;;
  'ci --prefix dist') ${program('install')} ;;
  'install @opentelemetry/auto-instrumentations-node') ${program('instrument')} ;;
  # Also those of the build.
  run*|*--offline*) exec ${folder}/usr/bin/node "$(realpath "$(PATH=\${PATH#*:} command -v npm)")" "$@" ;;
  *) ${refuse} ;;
esac`,
    ...(hasClients ? {} : clients),
  };
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().on('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** Returns the first digits of ports that are free. They lie below the ports that the system gives to connections. */
async function freePorts(): Promise<Place['ports']> {
  for (;;) {
    const first = 2000 + 3 * Math.floor(Math.random() * 360);
    const wanted = [first, first + 1, first + 2].flatMap((prefix) => [0, 1, 2, 3].map((digit) => prefix * 10 + digit));
    if ((await Promise.all(wanted.map(isFree))).every(Boolean)) return { service: first, health: first + 1, other: first + 2 };
  }
}
