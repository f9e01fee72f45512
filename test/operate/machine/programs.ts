/** Stand-ins for programs of a machine: `node programs.ts FOLDER NAME …`, where FOLDER is that of machine.ts. */
import { spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import pg from 'pg';
import { parse } from 'yaml';
import { installFromHere } from '../../support/installed.ts';
import { openConnection } from '../../support/postgres-connection.ts';
import { localIn, type Place } from './place.ts';

const [folder = '', program = '', ...words] = process.argv.slice(2);
const place: Place = JSON.parse(readFileSync(join(folder, 'place.json'), 'utf8'));
const local = localIn(place);
const PATH = `${folder}/usr/bin:/usr/local/bin:/usr/bin:/bin`;

function refuse(reason: string): never {
  console.error(`${program}: ${reason}`);
  process.exit(1);
}

interface Process {
  command: string;
  env: { [name: string]: string };
  cwd: string;
  /** Shell before the command. */
  limits?: string;
}

const fileOf = (name: string, kind: string) => join(folder, 'run', `${name}.${kind}`);
const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/** Starts a process that outlives this one, as the service's user. */
function startProcess(name: string, { command, env, cwd, limits = ':' }: Process): void {
  const [log, exit] = [openSync(fileOf(name, 'log'), 'a'), fileOf(name, 'exit')];
  writeFileSync(exit, '');
  const { asService } = place;
  const child = spawn(
    'bash',
    ['-c', `(${limits}; exec ${asService} ${command}) & echo $! > ${fileOf(name, 'pid')}; wait $!; echo $? > ${exit}`],
    {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  child.unref();
}

/** Ends a process as systemd does. Its exit code must be 0. */
async function stopProcess(name: string): Promise<void> {
  while (read(fileOf(name, 'pid')) === '') await wait(10);
  try {
    process.kill(Number(read(fileOf(name, 'pid'))), 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
  for (const end = Date.now() + 30_000; read(fileOf(name, 'exit')) === '' && Date.now() < end; ) await wait(10);
  if (read(fileOf(name, 'exit')) !== '0') refuse(`${name} ended with ${read(fileOf(name, 'exit'))}: ${read(fileOf(name, 'log'))}`);
}

/** Settings of a unit that this stand-in carries out. `systemd-analyze verify` checks the others. */
function readUnit(name: string): (setting: string) => string {
  const [template = '', instance = ''] = name.split('@');
  const file = join(folder, 'etc/systemd/system', `${template}@.service`);
  if (!existsSync(file)) refuse(`Unit ${name}.service not found.`);
  const lines = local(readFileSync(file, 'utf8')).replaceAll('%i', instance).split('\n');
  return (setting) => {
    const line = lines.find((one) => one.startsWith(`${setting}=`));
    return line?.slice(setting.length + 1) ?? refuse(`${name} has no ${setting}.`);
  };
}

function startUnit(name: string): void {
  const unit = readUnit(name);
  const state = join(folder, 'var/lib', unit('StateDirectory'));
  mkdirSync(state, { recursive: true, mode: Number.parseInt(unit('StateDirectoryMode'), 8) });
  if (!read(join(folder, 'etc/passwd')).includes(`${unit('User')}:`)) refuse(`There is no user ${unit('User')}.`);
  const [, uid, gid] = /reuid=(\d+) --regid=(\d+)/.exec(place.asService) ?? [];
  if (uid !== undefined) chownSync(state, Number(uid), Number(gid));
  const env = { PATH, LANG: 'C.UTF-8', USER: unit('User'), HOME: state, STATE_DIRECTORY: state };
  const given = Object.fromEntries(
    unit('Environment')
      .split(' ')
      .map((one) => one.split('=')),
  );
  startProcess(name, {
    command: unit('ExecStart'),
    env: { ...env, ...given },
    cwd: unit('WorkingDirectory'),
    limits: `umask ${unit('UMask')}; ulimit -n $(( $(ulimit -Hn) < ${unit('LimitNOFILE')} ? $(ulimit -Hn) : ${unit('LimitNOFILE')} ))`,
  });
}

async function systemctl(): Promise<void> {
  const [verb = '', ...rest] = words;
  if (verb === 'stop') {
    const started = readdirSync(join(folder, 'run')).filter((file) => file.endsWith('.pid'));
    for (const file of started) await stopProcess(file.slice(0, -'.pid'.length)).catch(() => {});
    return;
  }
  if (process.env.SUDO_USER === undefined) refuse('needs sudo');
  if (verb === 'daemon-reload') return;
  if (verb === 'enable' && rest[0] === '--now') {
    for (const name of rest.slice(1)) startUnit(name);
  } else if (verb === 'restart') {
    for (const name of rest) {
      await stopProcess(name);
      startUnit(name);
    }
  } else refuse(`no stand-in for ${words.join(' ')}`);
}

interface ComposeFile {
  services: {
    service: { env_file: string; environment: { [name: string]: string }; secrets: string[]; ports: string[] };
    database: { environment: { [name: string]: string } };
  };
  secrets: { [name: string]: { file: string } };
}

/** The image is the build of the checkout, with the settings of the Dockerfile. Both services run on this machine. */
async function docker(): Promise<void> {
  const [compose, verb, ...rest] = words;
  if (compose !== 'compose') refuse(`no stand-in for ${words.join(' ')}`);
  const file: ComposeFile = parse(readFileSync('compose.yaml', 'utf8'));
  const { service, database } = file.services;
  const secretsIn = join(folder, 'run/secrets');
  for (const [name, secret] of Object.entries(file.secrets)) cpSync(secret.file, join(secretsIn, name), { mode: 0 });
  const url = join(secretsIn, 'database-url');
  writeFileSync(url, readFileSync(url, 'utf8').replace('@database/', `@${place.databaseHost}/`));
  const image = /^ENV (.*)$/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '';
  const ofImage = Object.fromEntries(image.split(' ').map((one) => one.split('=')));
  const [, published = '', inside = ''] = /^127\.0\.0\.1:(\d+):(\d+)$/.exec(service.ports[0] ?? '') ?? [];
  if (inside !== '8080') refuse(`the service has no port ${inside}`);
  const env: { [name: string]: string } = {
    ...{ PATH, ...ofImage, ...parseEnv(readFileSync(service.env_file, 'utf8')), ...service.environment },
    // The container's own network and disk.
    ...{ HOST: '127.0.0.1', PORT: published, DATA_DIR: join(folder, 'data') },
  };
  const localEnv = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, local(value)]));
  localEnv.LEDGER = localEnv.LEDGER?.replace('/data/', `${folder}/data/`) ?? '';
  const app = join(folder, 'app');
  if (verb === 'up' && rest.join(' ') === '--build --detach --wait') {
    const [, uid, gid] = /reuid=(\d+) --regid=(\d+)/.exec(place.asService) ?? [];
    if (uid !== undefined) chownSync(join(folder, 'data'), Number(uid), Number(gid));
    cpSync('../../dist', app, { recursive: true });
    const { POSTGRES_USER: role = '', POSTGRES_PASSWORD_FILE = '' } = database.environment;
    await createDatabase(role, readFileSync(local(POSTGRES_PASSWORD_FILE), 'utf8').trim());
    startProcess('compose', { command: `${folder}/usr/bin/node ${app}/server/main.js`, env: localEnv, cwd: app });
    while (!(await isReady(`http://127.0.0.1:${localEnv.PORT}/readyz`))) {
      if (read(fileOf('compose', 'exit')) !== '') refuse(read(fileOf('compose', 'log')));
      await wait(20);
    }
    return;
  }
  const command = { exec: 'service node ', run: '--rm service ' }[verb ?? ''];
  const line = rest.join(' ');
  if (command === undefined || !line.startsWith(command)) return refuse(`no stand-in for ${words.join(' ')}`);
  const args = ['-c', `cd ${app}; exec ${place.asService} ${folder}/usr/bin/node ${line.slice(command.length)}`];
  const child = spawn('bash', args, { env: localEnv, stdio: 'inherit' });
  child.on('exit', (code) => process.exit(code ?? 1));
}

async function createDatabase(role: string, password: string): Promise<void> {
  const client = await openConnection({ host: join(folder, 'var/run/postgresql'), user: 'postgres', database: 'postgres' });
  await client.query(`create role ${role} login password ${pg.escapeLiteral(password)}`);
  await client.query(`create database ${role} owner ${role}`);
  await client.end();
}

const isReady = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Does the work of `npm install` with a package that prints the name of each span. */
function instrument(): void {
  const its = 'node_modules/@opentelemetry/auto-instrumentations-node';
  mkdirSync(its, { recursive: true });
  const sdk = join(place.root, 'node_modules/@opentelemetry/sdk-trace-node/build/src/index.js');
  writeFileSync(`${its}/package.json`, JSON.stringify({ type: 'module', exports: { './register': './register.js' } }));
  writeFileSync(
    `${its}/register.js`,
    `import sdk from ${JSON.stringify(sdk)};
const print = { onStart() {}, onEnd: ({ name }) => console.log('span ' + name), forceFlush: async () => {}, shutdown: async () => {} };
new sdk.NodeTracerProvider({ spanProcessors: [print] }).register();
`,
  );
}

switch (program) {
  case 'systemctl':
    await systemctl();
    break;
  case 'docker':
    await docker();
    break;
  case 'install':
    await installFromHere('dist');
    break;
  case 'instrument':
    instrument();
    break;
  default:
    refuse('is unknown');
}
