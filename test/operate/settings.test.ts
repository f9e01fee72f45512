/** Wrong values of settings: each is rejected in one sentence that names the variable, by the start and by commands. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../server/settings/config.ts';
import { ConfigError } from '../../server/settings/config-error.ts';
import { run, runProcess } from '../support/commands.ts';
import { createDatabase, secret } from '../support/harness.ts';
import { portOf } from '../support/port-of.ts';
import { anEmptyFolder, root } from '../support/service-process.ts';

type Env = { [name: string]: string };

/** A new setting takes part by itself. */
const source = await readFile(join(root, 'server/settings/config.ts'), 'utf8');
const names = [
  ...new Set(
    [...source.matchAll(/\bread\.\w+\('([A-Z_]+)'/g), ...source.matchAll(/\[('[A-Z_]+'(?:, '[A-Z_]+')*)\]\)/g)].flatMap(
      ([, one = '']) => one.match(/[A-Z_]+/g) ?? [],
    ),
  ),
];

const junk = ['no value of any kind', '-1', '1e99', '99999999999', 'http://[', ',', 'ünï 🤖', '*', '../..', "'; drop table x --"];

/** Returns what the configuration says of the variables; undefined if it accepts them. */
function refusal(env: Env): string | undefined {
  try {
    readConfig({ PUBLIC_URL: 'https://api.acme.example', ...env });
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return undefined;
}

/** Says which values are allowed, or what stands in the way. */
const remedy = / must (?:be|have|name|begin|differ)|such as |needs a package|is required|has only commas|percent-encode/;

it('Each setting rejects junk in one line that names the variable and the allowed values; only paths are free text', () => {
  expect(names.length).toBeGreaterThan(40);
  const free = names.filter((name) => {
    const told = junk.flatMap((value) => refusal({ [name]: value }) ?? []);
    for (const text of told) {
      const [title, ...lines] = text.split('\n');
      expect(title).toBe('Invalid configuration:');
      for (const line of lines) expect([name, line]).toEqual([name, expect.stringMatching(remedy)]);
      expect(
        lines.filter((line) => line.startsWith(`  ${name} `)),
        `${name}: ${text}`,
      ).not.toEqual([]);
    }
    return told.length === 0;
  });
  expect(free).toEqual(['DATA_DIR', 'LEDGER']);
});

it('The start and a command report all wrong settings at once, with exit code 1 and without a stack', async () => {
  const cwd = await anEmptyFolder();
  const wrong = names.flatMap((name): [string, string][] => {
    const value = junk.find((one) => refusal({ [name]: one })?.includes(`  ${name} `));
    // A host that HOST has too is reported once.
    return value === undefined ? [] : [[name, name === 'HEALTH_HOST' ? `${value}!` : value]];
  });
  const env = Object.fromEntries(wrong);
  for (const ended of [await runProcess('../../main', [], { env, cwd }), await run('admin', ['tasks', 'list'], { env, cwd })]) {
    expect([ended.code, ended.stdout, ended.stderr]).toEqual([1, '', expect.stringMatching(/^Invalid configuration:\n/)]);
    const named = ended.stderr.split('\n').map((line) => /^ {2}([A-Z_]+) /.exec(line)?.[1]);
    expect(wrong.map(([name]) => name).filter((name) => !named.includes(name))).toEqual([]);
    expect(ended.stderr).not.toMatch(/^\s+at /m);
  }
});

const secrets = ['DATABASE_URL', 'SMTP_URL', 'TOKEN_SECRET'];

it('The file of a secret must be there, readable, no folder, not empty and in UTF-8', async () => {
  const cwd = await anEmptyFolder();
  const file = join(cwd, 'file');
  await writeFile(file, '');
  await writeFile(join(cwd, 'utf16'), Buffer.from('\ufeffabc', 'utf16le'));
  await writeFile(join(cwd, 'latin1'), Buffer.from([0x61, 0xe9, 0x62]));
  await mkdir(join(cwd, 'folder'));
  const wrong: Env = {
    missing: 'names a file that cannot be read: ENOENT',
    'file/below': 'names a file that cannot be read: ENOTDIR',
    folder: 'names a file that cannot be read: EISDIR',
    file: `names an empty file, ${file}`,
    utf16: `names a file that cannot be read: ${join(cwd, 'utf16')} is in UTF-16: save it in UTF-8.`,
    latin1: `names a file that cannot be read: ${join(cwd, 'latin1')} is not in UTF-8: save it in UTF-8.`,
  };
  for (const name of secrets) {
    for (const [path, words] of Object.entries(wrong)) {
      const env = { [`${name}_FILE`]: join(cwd, path) };
      const { code, stdout, stderr } = await run('admin', ['tasks', 'list'], { env, cwd });
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain(`  ${name}_FILE ${words}`);
      expect(stderr).not.toMatch(/^\s+at /m);
    }
  }
});

it('A start that cannot listen names the setting of the port or of the host', async () => {
  const { env: own, drop } = await createDatabase();
  onTestFinished(drop);
  const taken = createServer();
  onTestFinished(() => void taken.close());
  const port = String(await portOf(taken));
  const sound = { ...own, TOKEN_SECRET: secret, PORT: '0', PUBLIC_URL: 'https://api.acme.example' };
  const wrong: [Env, RegExp][] = [
    [{ PORT: port }, /^The service cannot listen on 127\.0\.0\.1, port \d+: the port is in use \(PORT\)\.\n$/],
    [{ HEALTH_PORT: port }, /^The service cannot listen on 127\.0\.0\.1, port \d+: the port is in use \(HEALTH_PORT\)\.\n$/],
    [
      { HOST: '192.0.2.1' },
      /^The service cannot listen on 192\.0\.2\.1, port 0: this machine does not have the address \(HOST\)\.\n$/,
    ],
    [{ HOST: 'host.invalid' }, /^The service cannot listen on host\.invalid, port 0: the host is unknown \(HOST\)\.\n$/],
    [{ HOST: 'fe80::1' }, /^The service cannot listen on fe80::1, port 0: .* \(HOST[^\n]*\)\.\n$/],
    [{ HEALTH_PORT: '0', HEALTH_HOST: '192.0.2.1' }, /does not have the address \(HEALTH_HOST\)\.\n$/],
  ];
  for (const [env, words] of wrong) {
    const { code, stderr } = await runProcess('../../main', [], { env: { ...sound, ...env } });
    expect([env, code, stderr]).toEqual([env, 1, expect.stringMatching(words)]);
  }
});
