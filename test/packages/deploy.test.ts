/** The service as it is deployed: built, without npm and TypeScript, in the layout and with the settings of the image. */
import { execFile } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chmod, chown, copyFile, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createClient } from '../../generated/client.ts';
import { readConfig } from '../../server/settings/config.ts';
import { installFromHere } from '../support/installed.ts';
import { aServiceProcess, root } from '../support/service-process.ts';

const run = promisify(execFile);
const deploy = join(root, 'server/deploy');
const [, build = '', final = ''] = (await readFile(join(deploy, 'Dockerfile'), 'utf8')).split(/^(?=FROM )/m);

/** Returns the argument of an instruction of the image. */
const instruction = (name: string): string => new RegExp(`^${name} (.*)$`, 'm').exec(final)?.[1] ?? '';
const listOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf('[')));
/** Places in the image, by the place in the stage that builds. */
const copied = new Map(
  [...final.matchAll(/^COPY --from=build (?:--chown=\S+ )?(\S+) (\S+)$/gm)].map(([, from = '', to = '']) => [from, to]),
);
const environment: { [name: string]: string } = Object.fromEntries(
  instruction('ENV')
    .split(' ')
    .map((one) => one.split('=')),
);
const [uid = 0, gid = 0] = instruction('USER').split(':').map(Number);
const user = process.getuid?.() === 0 ? { uid, gid } : undefined;
const { DATA_DIR = '' } = environment;

/** The root of the image's files. */
let image: string;
/** The folder with the service. */
let app: string;

beforeAll(async () => {
  image = await realpath(await mkdtemp(join(tmpdir(), 'image-')));
  await chmod(image, 0o755);
  app = join(image, instruction('WORKDIR'));
  await run(process.execPath, [join(root, 'openapi/tools/build.ts'), app], { cwd: root });
  await installFromHere(app);
  await run('chmod', ['-R', 'a-w,a+rX', app]);
  const node = join(image, copied.get('/usr/local/bin/node') ?? '');
  await mkdir(dirname(node), { recursive: true });
  await copyFile(process.execPath, node);
  await mkdir(join(image, DATA_DIR));
  if (user !== undefined) await chown(join(image, DATA_DIR), uid, gid);
  return async () => {
    await run('chmod', ['-R', 'u+w', image]);
    await rm(image, { recursive: true });
  };
}, 120_000);

async function bytesOf(folder: string): Promise<number> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The environment of the container: nothing else of this project or machine is in reach. */
const inContainer = (env: { [name: string]: string } = {}): { [name: string]: string } => ({
  ...environment,
  PATH: join(image, dirname(copied.get('/usr/local/bin/node') ?? '')),
  NODE_COMPILE_CACHE: '',
  DATA_DIR: join(image, DATA_DIR),
  HOST: '127.0.0.1',
  ...env,
});

/** Runs a program in the container. */
const execute = ([file = '', ...args]: string[], env = {}) =>
  run(file, args, { cwd: app, env: inContainer(env), ...user }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );

it('The Dockerfile builds and installs the service as this test does', () => {
  expect([...build.matchAll(/^RUN (npm .*)$/gm)].map(([, command]) => command)).toEqual([
    'npm ci --ignore-scripts',
    'npm run build',
    'npm ci --ignore-scripts --prefix dist',
  ]);
  expect([...copied]).toEqual([
    ['/usr/local/bin/node', '/usr/local/bin/node'],
    [join(/^WORKDIR (.*)$/m.exec(build)?.[1] ?? '', 'dist'), instruction('WORKDIR')],
    [DATA_DIR, DATA_DIR],
  ]);
  expect(final).toContain(`--chown=${uid}:${gid} ${DATA_DIR} `);
  expect([instruction('VOLUME'), uid]).toEqual([DATA_DIR, expect.toSatisfy((id: number) => id > 0)]);
});

it('The image adds at most 40 MB to Node.js, and names the optional package that a setting needs', async () => {
  expect(await bytesOf(app)).toBeLessThan(40_000_000);
  expect(await readdir(join(app, 'node_modules'))).not.toContain('express-openapi-validator');
  const { stderr } = await execute([...listOf(instruction('ENTRYPOINT')), ...listOf(instruction('CMD'))], {
    VALIDATION: 'express-openapi-validator',
  });
  expect(stderr).toMatch(/^Invalid configuration:\n {2}VALIDATION needs a package .*: npm install express-openapi-validator\n$/);
});

it('The image has the files that operators need', async () => {
  const files = [
    'server/deploy/collaboration@.service',
    'server/monitoring/alerts.yaml',
    'server/monitoring/grafana-dashboard.json',
    'generated/openapi.json',
    'generated/openapi.yaml',
    'generated/workflows.json',
    'LICENSE',
  ];
  for (const file of files) expect(await readFile(join(app, file), 'utf8'), file).toBe(await readFile(join(root, file), 'utf8'));
});

it('The image has every file that its code names', async () => {
  const files = globSync('**/*.js', { cwd: app, exclude: ['node_modules', 'generated/docs'] });
  const code = await Promise.all(files.map(async (file) => ({ file, text: await readFile(join(app, file), 'utf8') })));
  const named = code.flatMap(({ file, text }) =>
    [...text.matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g)].map(([, path = '']) => join(dirname(file), path)),
  );
  expect(named).toContain('server/database/sqlite/thread.js');
  expect(named.filter((path) => !existsSync(join(app, path)))).toEqual([]);
});

it('The image runs without privileges on a read-only file system, reports its health, and stops cleanly', async () => {
  const entrypoint = listOf(instruction('ENTRYPOINT'));
  const [command = '', ...options] = entrypoint;
  const TOKEN_SECRET_FILE = join(image, 'token-secret');
  await writeFile(TOKEN_SECRET_FILE, `${'0123456789ab'.repeat(3)}\n`);
  const TMPDIR = join(image, 'tmp');
  await mkdir(TMPDIR);
  await chmod(TMPDIR, 0o777);
  const env = inContainer({ TOKEN_SECRET_FILE, HEALTH_PORT: '0', TMPDIR });
  const args = [...options, ...listOf(instruction('CMD'))];
  const service = await aServiceProcess({ command, args, cwd: app, env, ...(user && { user }) });

  const client = createClient({ baseUrl: service.url });
  const owner = { ownerEmail: 'maya@acme.example', name: 'Maya Chen', workspaceName: 'Acme Robotics' };
  expect((await client.createWorkspace(owner)).data.authToken).toEqual(expect.any(String));
  for (const path of ['/docs/', '/openapi.yaml', '/console', '/readyz'])
    expect([path, (await fetch(service.url + path)).status]).toEqual([path, 200]);
  expect((await execute(['node', '-e', `require('node:fs').writeFileSync('file', '')`])).stderr).toContain('EACCES');
  const healthUrl = String(service.log.find(({ msg }) => msg === 'ready')?.healthUrl);
  const checkHealth = () => execute(listOf(instruction('HEALTHCHECK')), { HEALTH_PORT: new URL(healthUrl).port });
  expect(await checkHealth()).toMatchObject({ code: 0 });
  const check = await execute([...entrypoint, 'server/operate/commands/migrate.js', '--check'], { TOKEN_SECRET_FILE });
  expect(check).toMatchObject({ code: 0, stdout: 'No pending migrations.\n' });

  service.child.kill(instruction('STOPSIGNAL') === 'SIGTERM' ? 'SIGTERM' : 'SIGKILL');
  expect(await service.exited).toBe(0);
  // A compile cache in a folder of another user would run that user's code.
  expect(await readdir(TMPDIR)).toEqual([]);
  expect(await checkHealth()).toMatchObject({ code: 1 });
});

it('The deployment files wait longer than SHUTDOWN_TIMEOUT before they kill the service', async () => {
  const { services } = parse(await readFile(join(deploy, 'compose.yaml'), 'utf8'));
  const unit = await readFile(join(deploy, 'collaboration@.service'), 'utf8');
  const seconds = [services.service.stop_grace_period, /^TimeoutStopSec=(.*)$/m.exec(unit)?.[1]].map(Number.parseFloat);
  for (const one of seconds) expect(one * 1000).toBeGreaterThan(readConfig({}).shutdownTimeoutMs);
  const { context, dockerfile } = services.service.build;
  expect(join(deploy, context, dockerfile)).toBe(join(deploy, 'Dockerfile'));
});
