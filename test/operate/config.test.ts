/** Configuration by environment variables, and the errors for invalid values. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { at, contractOperations, document } from '../../generated/operations.ts';
import { readConfig } from '../../server/settings/config.ts';
import { ConfigError } from '../../server/settings/config-error.ts';
import { anEmptyFolder } from '../support/service-process.ts';

function problemsWith(env: { [name: string]: string }): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.message.split('\n').slice(1);
  }
}

it("The health port differs from the service's port, on the same host unless HEALTH_HOST is set", () => {
  expect(problemsWith({ HEALTH_PORT: '8080' })).toEqual(['  HEALTH_PORT must differ from PORT, 8080']);
  expect(problemsWith({ PORT: '0', HEALTH_PORT: '0' })).toEqual([]);
  expect(readConfig({ HOST: '::1', HEALTH_PORT: '8081' })).toMatchObject({ healthHost: '::1', healthPort: 8081 });
  expect(readConfig({ HEALTH_HOST: '0.0.0.0' })).toMatchObject({ host: '127.0.0.1', healthHost: '0.0.0.0' });
});

it('Every setting has a default, which also replaces an empty value', () => {
  expect(readConfig({ PORT: '', LOG_LEVEL: ' ', TRUST_PROXY: '' })).toEqual(readConfig({}));
  expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 8080, publicUrl: 'http://127.0.0.1:8080', trustProxy: false });
});

it('.env.example shows defaults, except for example URLs', async () => {
  const example = await readFile(join(import.meta.dirname, '../../.env.example'), 'utf8');
  const shown = [...example.matchAll(/^# ([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']): [string, string] => [name, value]);
  const defaults = shown.filter(([name]) => !['DATABASE_URL', 'SMTP_URL'].includes(name));
  expect(defaults.length).toBeGreaterThan(5);
  for (const [name, value] of defaults) expect(readConfig({ [name]: value }), name).toEqual(readConfig({}));
});

// Proves createWorkspace/limit, createWorkspace/refused-limit, sendLoginLink/limits, deleteAllUserData/open-jobs
// Proves addPresence/expires, updateEmailConfig/limits, addDomains/effect, deleteApiKey/waits, deleteWorkspace/waits
// Proves resetAuthToken/old-token, deleteDomains/effect, getJobs/latest
it('The numbers in descriptions are the defaults of the configuration', () => {
  const { presenceSeconds, ...defaults } = readConfig({});
  const promises: [id: string, phrase: RegExp, number: number][] = [
    ['createWorkspace', /network has ([\d,]+) calls an hour/, defaults.createWorkspaceLimit],
    ['createWorkspace', /limit of their own: ([\d,]+) an hour/, defaults.refusedCallsLimit],
    ['sendLoginLink', /network has ([\d,]+) calls an hour/, defaults.loginLinkLimit],
    ['sendLoginLink', /an email address ([\d,]+)\./, 3 * defaults.loginLinkLimit],
    ['sendLoginLink', /After ([\d,]+) rejected calls/, defaults.refusedCallsLimit],
    ['deleteAllUserData', /available for ([\d,]+) days/, defaults.retentionDays],
    ['getJobs', /kept for ([\d,]+) days by default/, defaults.retentionDays],
    ['addPresence', /not renewed for ([\d,]+) minutes/, presenceSeconds / 60],
    ['updateEmailConfig', /([\d,]+) emails a day for each workspace/, defaults.mailLimit],
    ['updateEmailConfig', /([\d,]+) for all together/, defaults.mailLimitTotal],
    ['addDomains', /within ([\d,]+) seconds by default/, defaults.authCacheSeconds],
    ['deleteDomains', /within ([\d,]+) seconds by default/, defaults.authCacheSeconds],
    ['deleteApiKey', /takes ([\d,]+) seconds by\s+default/, defaults.authCacheSeconds],
    ['deleteWorkspace', /takes ([\d,]+) seconds by\s+default/, defaults.authCacheSeconds],
    ['resetAuthToken', /within ([\d,]+) seconds by default/, defaults.authCacheSeconds],
  ];
  for (const [id, phrase, number] of promises) {
    const operation = contractOperations.find((one) => one.id === id);
    const text = String(at(document(), 'paths', operation?.path ?? '', 'post', 'description')).replaceAll(/\s+/g, ' ');
    const [, named = 'none'] = phrase.exec(text) ?? [];
    expect(Number(named.replaceAll(',', '')), `${id}, ${phrase}`).toBe(number);
  }
});

/** The settings by the names of their variables, without the URL that follows from the port. */
function settingsWith(env: { [name: string]: string }): { [name: string]: unknown } {
  const { database, publicUrl: _, ...config } = readConfig(env);
  const ofDatabase = Object.entries(database).map(([name, value]) => [`database_${name}`, value]);
  const all = Object.entries({ ...config, ...Object.fromEntries(ofDatabase) });
  const variableOf = (name: string) =>
    name
      .replaceAll(/(?=[A-Z])/g, '_')
      .toUpperCase()
      .replace(/_MS$/, '');
  return Object.fromEntries(all.map(([name, value]) => [variableOf(name).replace('DATABASE_MIGRATE', 'MIGRATE'), value]));
}

/** The rows of the guide for operators: variables, defaults and meaning. */
async function guide(): Promise<{ names: readonly string[]; defaults: string; meaning: string }[]> {
  const text = await readFile(join(import.meta.dirname, '../../server/operating.md'), 'utf8');
  const rows = text.matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]*) \| ([^|]*) \|$/gm);
  return [...rows].map(([, names = '', defaults = '', meaning = '']) => ({
    names: names.match(/[A-Z_]+/g) ?? [],
    defaults,
    meaning,
  }));
}

it('Each number in the guide has its default and its unit, and is accepted only within its bounds', async () => {
  const numbers = (await guide()).flatMap(({ names, defaults, meaning }) =>
    names.map((name, i) => {
      const isSeconds = /\bseconds\b/.test(meaning) && !name.endsWith('_SECONDS');
      return { name, fallback: Number(defaults.split(', ')[i]), unit: isSeconds ? 1000 : 1 };
    }),
  );
  const isKnown = ({ fallback }: { fallback: number }) => Number.isInteger(fallback);
  expect(numbers.filter(isKnown).length).toBeGreaterThan(20);
  for (const { name, fallback, unit } of numbers.filter(isKnown)) {
    expect(settingsWith({})[name], name).toBe(fallback * unit);
    expect(settingsWith({ [name]: `${fallback + 1}` })).toEqual({ ...settingsWith({}), [name]: (fallback + 1) * unit });
    const [, min = '', max = ''] = /from (\d+) to (\d+), but is "x"$/.exec(problemsWith({ [name]: 'x' })[0] ?? '') ?? [];
    const isRefused = (value: string | number) =>
      problemsWith({ [name]: `${value}` }).includes(`  ${name} must be a whole number from ${min} to ${max}, but is "${value}"`);
    expect([min, max, `0${max}`].filter(isRefused), name).toEqual([]);
    const wrong = [Number(min) - 1, Number(max) + 1, `${max}.0`, '1e1', '0x1', '+1', '1 1'];
    expect(wrong.filter(isRefused), name).toEqual(wrong);
  }
});

it('Each choice accepts the values in the guide, defaults to the first, and sets nothing else', async () => {
  const choices = ['DATABASE_PREPARE', 'DATABASE_ENGINE', 'MIGRATE', 'DEFAULT_FOLDER_ACCESS', 'VALIDATION', 'LOG_LEVEL'];
  const rows = await guide();
  for (const name of choices) {
    const [, allowed = ''] = / must be one of (.*), but is "none"$/.exec(problemsWith({ [name]: 'none' })[0] ?? '') ?? [];
    const [row] = rows.filter(({ names }) => names.includes(name));
    const values = allowed.split(', ');
    expect(row?.defaults.replaceAll('`', ''), name).toBe(values[0]);
    for (const value of values) {
      expect(`${row?.defaults} ${row?.meaning}`).toContain(value);
      const setting = name === 'DATABASE_PREPARE' ? value === 'on' : value;
      expect(settingsWith({ [name]: value })).toEqual({ ...settingsWith({}), [name]: setting });
    }
  }
});

it('A variable that ends in _FILE reads a secret from a file, without the trailing line break', async () => {
  const folder = await anEmptyFolder();
  const fileWith = async (name: string, content: string) => {
    await writeFile(join(folder, name), content);
    return join(folder, name);
  };
  const secret = '0123456789ab'.repeat(3);
  const DATABASE_URL_FILE = await fileWith('url', 'postgres://maya:hidden@127.0.0.1/acme\n');
  const TOKEN_SECRET_FILE = await fileWith('secret', `${secret},${secret}2\r\n`);
  const SMTP_URL_FILE = await fileWith('smtp', 'smtp://maya:hidden@127.0.0.1');
  expect(readConfig({ DATABASE_URL_FILE, TOKEN_SECRET_FILE, SMTP_URL_FILE, DATABASE_URL: ' ' })).toMatchObject({
    databaseUrl: 'postgres://maya:hidden@127.0.0.1/acme',
    tokenSecrets: [secret, `${secret}2`],
    smtpUrl: 'smtp://maya:hidden@127.0.0.1',
  });
  expect(problemsWith({ SMTP_URL_FILE, SMTP_URL: 'smtp://127.0.0.1' })).toEqual([
    '  SMTP_URL_FILE and SMTP_URL are both set: unset one of them',
  ]);
  expect(problemsWith({ TOKEN_SECRETS_FILE: TOKEN_SECRET_FILE })).toEqual([expect.stringContaining('mean TOKEN_SECRET_FILE?')]);
});

it('DRAIN_DELAY must be shorter than SHUTDOWN_TIMEOUT', () => {
  const problem = '  DRAIN_DELAY must be shorter than SHUTDOWN_TIMEOUT, which includes it';
  expect(problemsWith({ DRAIN_DELAY: '25' })).toEqual([problem]);
  expect(problemsWith({ DRAIN_DELAY: '24' })).toEqual([]);
});

it.each([undefined, '', ' '])('PUBLIC_URL is required if other machines can call: PUBLIC_URL=%j', (url) => {
  const set: { [name: string]: string } = url === undefined ? {} : { PUBLIC_URL: url };
  const problem = '  PUBLIC_URL is required when the server listens on 0.0.0.0, because login links lead there';
  expect(problemsWith({ ...set, HOST: '0.0.0.0' })).toEqual([problem]);
  expect(problemsWith({ PUBLIC_URL: 'https://acme.example', HOST: '0.0.0.0' })).toEqual([]);
});

it.each(['2', 'loopback', '10.0.0.0/8, 192.0.2.1', '2001:db8::/32'])('TRUST_PROXY=%s is accepted', (value) => {
  expect(problemsWith({ TRUST_PROXY: value })).toEqual([]);
});

it.each([
  ...['true', 'proxy.example', '10.0.0.0/99', '10.0.0.0/0', '10.0.0.0/abc', '10.0.0.0/8/8', '2001:db8::/129', '10.0.0.0/'],
  ...['10/8', '012.0.0.0/8', '0x0a000000/8'],
])('TRUST_PROXY=%s is rejected', (value) => {
  expect(problemsWith({ TRUST_PROXY: value })).toEqual([expect.stringContaining('TRUST_PROXY must be a number of proxies')]);
});

it.each([
  ['PUBLIC_URL', 'https://acme.example?x=1', /^PUBLIC_URL must be a URL .* without user, password, query \(\?\) or fragment/],
  ['PUBLIC_URL', 'https://acme.example/#top', /fragment/],
  ['PUBLIC_URL', 'https://acme.example?', /query/],
  ['PUBLIC_URL', 'https://maya:secret@acme.example', /without user, password/],
  ...['http://acme.example', 'http://10.0.0.1:8080', 'http://[::2]', 'http://localhost.acme.example', 'http://0.0.0.0'].map(
    (url): [string, string, RegExp] => ['PUBLIC_URL', url, /^PUBLIC_URL must begin with https:\/\/ unless it is on this machine/],
  ),
  ['PUBLIC_URL', 'acme.example', /begins with http:\/\/ or https:\/\//],
  ['LOGIN_HOSTS', 'https://acme.example', /^LOGIN_HOSTS https:\/\/acme.example is not a host such as app.acme.example/],
  ['LOGIN_HOSTS', 'ok.example,*.acme.example', /^LOGIN_HOSTS \*\.acme/],
  ['LOGIN_HOSTS', 'acme.example/path', /is not a host/],
  ['LOGIN_HOSTS', 'maya@acme.example', /is not a host/],
  ['LOGIN_HOSTS', 'acme.example:443', /default port/],
  ['LOGIN_HOSTS', ' , ', /^LOGIN_HOSTS has only commas/],
  ['DISPOSABLE_DOMAINS_DENIED', '@acme.example', /^DISPOSABLE_DOMAINS_DENIED @acme.example is not a domain such as acme.example/],
  ['DISPOSABLE_DOMAINS_ALLOWED', 'maya@acme.example', /is not a domain/],
  ['DISPOSABLE_DOMAINS_ALLOWED', 'acme.example:8080', /is not a domain/],
  ...['https', 'view-source', 'acme:', '1acme', 'ac me'].map((scheme): [string, string, RegExp] => [
    'LOGIN_SCHEMES',
    `acme,${scheme}`,
    new RegExp(`^LOGIN_SCHEMES ${scheme} is not an app scheme such as acme$`),
  ]),
  ...[
    ...['https://*.acme.example', 'https://acme.example/', 'HTTPS://acme.example', 'acme.example', 'null', '*'],
    ...['chrome-extension://*', 'chrome-extension://', 'capacitor://localhost/', 'tauri://localhost/app', 'capacitor:localhost'],
    ...[
      'capacitor://*.acme.example',
      'Capacitor://localhost',
      'app://maya@acme',
      'app://acme?a',
      'file://acme',
      'ws://acme.example',
    ],
  ].map((origin): [string, string, RegExp] => [
    'CORS_ORIGINS',
    `https://acme.example,${origin}`,
    new RegExp(
      `^CORS_ORIGINS ${origin.replaceAll(/[*?]/g, '\\$&')} is not an origin: list https://app.acme.example, or an app such as `,
    ),
  ]),
  ['HOST', 'http://0.0.0.0', /^HOST must be an address or a host name/],
  ['HEALTH_HOST', '0.0.0.0:9000', /^HEALTH_HOST must be an address/],
  ['HOST', '[::1]', /without scheme, port or brackets/],
  ['HOST', 'localhost:8080', /without scheme, port or brackets/],
  ['MAIL_FROM', 'Acme', /^MAIL_FROM must be one email address/],
  ['MAIL_FROM', 'Acme <no-reply@acme.example', /one email address/],
  ['MAIL_FROM', 'a@acme.example, b@acme.example', /one email address/],
  ['MAIL_FROM', 'Acme, Inc. <no-reply@acme.example>', /in double quotes/],
  ['SMTP_URL', 'smtp://', /^SMTP_URL must name the mail server/],
  ['SMTP_URL', 'smtps://maya:pa#ss@mail.acme.example', /%23 for #/],
  [
    'DATABASE_URL',
    'postgres://maya:pa#ss@127.0.0.1/acme',
    /^DATABASE_URL is not a valid URL; percent-encode .*%23 for #, %2F for \//,
  ],
  ['DATABASE_URL', 'mysql://maya:pa#ss@127.0.0.1', /^DATABASE_URL must/],
  ['DATABASE_URL', 'postgres://maya:12#3@127.0.0.1/acme', /percent-encode/],
  ['DATABASE_URL', 'postgres://maya:pa/ss@127.0.0.1/acme', /percent-encode/],
  ['DATABASE_URL', 'postgres://maya:12/3@127.0.0.1/acme', /percent-encode/],
  ['DATABASE_URL', 'postgres://maya:p@ss/w@127.0.0.1/acme', /percent-encode/],
  ['DATABASE_URL', 'postgres://maya:1?2@127.0.0.1/acme', /percent-encode/],
  ['DATABASE_URL', 'postgres://maya:100%@127.0.0.1/acme', /percent-encode/],
  ['DATABASE_URL', 'postgres://127.0.0.1/acme#x', /percent-encode/],
  ['TOKEN_SECRET', 'ab'.repeat(40), /^TOKEN_SECRET must have at least 32 characters, 12 of them different, in each secret/],
  ['TOKEN_SECRET', `${'0123456789ab'.repeat(3)},${'x'.repeat(64)}`, /in each secret/],
  ['TOKEN_SECRET', '0123456789abcdef', /at least 32 characters/],
])('The configuration rejects %s=%s', (name, value, problem) => {
  const valid = { PUBLIC_URL: 'https://acme.example', TOKEN_SECRET: '0123456789ab'.repeat(3) };
  const problems = problemsWith({ ...valid, [name]: value }).map((text) => text.trim());
  expect(problems).toEqual([expect.stringMatching(problem)]);
  // A password is not repeated.
  expect(problems.join()).not.toContain('maya:');
});

it('The configuration accepts every valid form of addresses, hosts, senders and URLs', () => {
  const TOKEN_SECRET = '0123456789ab'.repeat(3);
  const config = readConfig({
    HOST: '::1',
    PUBLIC_URL: 'HTTPS://Acme.example/collaboration//',
    LOGIN_SCHEMES: 'Acme, acme-2.x+y',
    LOGIN_HOSTS: 'App.acme.example, acme.example:8443, müll.example, [::1]:3000',
    DISPOSABLE_DOMAINS_DENIED: 'Acme.example',
    MAIL_FROM: '"Acme, Inc." <no-reply@acme.example>',
    SMTP_URL: 'smtps://maya:p%23ss@mail.acme.example:465?pool=true',
    DATABASE_URL: 'postgres:///acme?host=/var/run/postgresql&user=maya@acme',
    TOKEN_SECRET,
    LOG_LEVEL: 'INFO',
    DEFAULT_FOLDER_ACCESS: 'organizationprivate',
    DATABASE_PREPARE: 'Off',
  });
  expect(config).toMatchObject({
    publicUrl: 'https://acme.example/collaboration',
    loginSchemes: ['acme', 'acme-2.x+y'],
    loginHosts: ['app.acme.example', 'acme.example:8443', 'xn--mll-hoa.example', '[::1]:3000'],
    disposableDomainsDenied: ['acme.example'],
    logLevel: 'info',
    defaultFolderAccess: 'organizationPrivate',
    database: { prepare: false },
  });
  for (const host of ['127.0.0.1:8080', 'localhost', 'app.localhost:3000', '[::1]:8080'])
    expect(problemsWith({ PUBLIC_URL: `http://${host}` }), host).toEqual([]);
  for (const MAIL_FROM of ['no-reply@acme.example', 'Acme <no-reply@acme.example>', 'Müller & Söhne <no-reply@acme.example>'])
    expect(problemsWith({ MAIL_FROM }), MAIL_FROM).toEqual([]);
  for (const DATABASE_URL of ['postgresql://127.0.0.1', 'postgres://maya:p%2Fss@db.acme.example:5432/acme?sslmode=require'])
    expect(problemsWith({ DATABASE_URL, TOKEN_SECRET }), DATABASE_URL).toEqual([]);
});

it.each([
  ...[
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
  ],
  ...[
    ['TOKEN_SECRETS', 'TOKEN_SECRET'],
    ['TOKENSECRET', 'TOKEN_SECRET'],
    ['TOKNE_SECRET', 'TOKEN_SECRET'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
  ],
  ...[
    ['LOGLEVEL', 'LOG_LEVEL'],
    ['CORS_ORIGIN', 'CORS_ORIGINS'],
    ['LOGIN_HOST', 'LOGIN_HOSTS'],
    ['TRUST_PROXI', 'TRUST_PROXY'],
  ],
  ...[
    ['DATABASE_STATMENT_TIMEOUTS', 'DATABASE_STATEMENT_TIMEOUT'],
    ['PROT', 'PORT'],
    ['DATADIR', 'DATA_DIR'],
    ['SMTP_URI', 'SMTP_URL'],
  ],
])('%s is reported as a misspelling of %s, unless both are set', (name, meant) => {
  const problem = `  ${name} is not a setting. Did you mean ${meant}? If ${name} is for another program, set ${meant} as well`;
  expect(problemsWith({ [name]: 'value' })).toEqual([problem]);
  expect(problemsWith({ [name]: ' ' })).toEqual([]);
  const { [meant]: valid = '' }: { [name: string]: string } = {
    ...{ TOKEN_SECRET: '0123456789ab'.repeat(3), PUBLIC_URL: 'http://127.0.0.1', LOG_LEVEL: 'info', PORT: '8080' },
    ...{
      CORS_ORIGINS: 'https://acme.example,capacitor://localhost,tauri://localhost,chrome-extension://abcdefghijklmnop',
      LOGIN_HOSTS: 'acme.example',
      TRUST_PROXY: '1',
      DATABASE_STATEMENT_TIMEOUT: '15',
    },
    ...{ DATA_DIR: '.data', SMTP_URL: 'smtp://127.0.0.1', DATABASE_URL: 'postgres://127.0.0.1' },
  };
  const others: { [name: string]: string } = meant === 'DATABASE_URL' ? { TOKEN_SECRET: '0123456789ab'.repeat(3) } : {};
  expect(problemsWith({ ...others, [name]: 'value', [meant]: valid })).toEqual([]);
});

it('Variables of other programs are ignored', () => {
  const names = [
    ...['HOSTNAME', 'HOSTS', 'host', 'POST', 'PORTS', 'port', 'PGPORT', 'LOGNAME', 'LOG_FILE', 'LOG_DIR', 'LOG_FORMAT', 'DEBUG'],
    ...['DATABASE_HOST', 'DATABASE_PORT', 'DATABASE_NAME', 'DATABASE_USER', 'DATABASE_SSL', 'DB_URL', 'BASE_URL', 'APP_URL'],
    ...['SMTP_HOST', 'SMTP_USER', 'EMAIL_FROM', 'MAIL_HOST', 'MAIL_FROM_NAME', 'PUBLIC_DIR', 'PUBLIC_KEY', 'API_KEY', 'API_KEYS'],
    ...['TOKEN', 'API_TOKEN', 'SECRET', 'SECRET_KEY', 'JWT_SECRET', 'SESSION_SECRET', 'DATA_PATH', 'XDG_DATA_DIRS', 'NODE_ENV'],
    ...['CONNECT_TIMEOUT', 'CONNECTION_TIMEOUT', 'TIMEOUT', 'HTTP_PROXY', 'NO_PROXY', 'KUBERNETES_PORT', 'MAX_THREADS'],
  ];
  expect(problemsWith(Object.fromEntries(names.map((name) => [name, 'value'])))).toEqual([]);
});
