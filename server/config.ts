/**
 * The configuration, read from environment variables and checked whole: whoever starts the service learns of every mistake at
 * once. Not envalid or zod: most of the reader below would still be needed, for units, for proxies, and for URLs that no message may repeat.
 */
import { isIP } from 'node:net';
import type { Validation } from './app.ts';
import type { DatabaseOptions } from './database/open.ts';
import type { AccessType } from './database/tables.ts';
import { similarName } from './similar-name.ts';

export interface Config {
  host: string;
  port: number;
  /** For `/healthz` and `/readyz`, besides `port`: a thread of its own answers there. */
  healthPort: number | undefined;
  /** Where `healthPort` is. */
  healthHost: string;
  /** Where the embedded database, its secret and mail without SMTP are kept. */
  dataDir: string;
  /** PostgreSQL; without it the database is embedded. */
  databaseUrl: string | undefined;
  database: DatabaseSettings;
  /** Connections open at once. */
  maxConnections: number;
  /** Operations under way at once. */
  maxConcurrentRequests: number;
  /** Milliseconds for which a request may wait for its turn before it is refused; 0: without limit. */
  maxQueueDelayMs: number;
  /** How long a request may take to arrive. In milliseconds. */
  requestTimeoutMs: number;
  /** How long a shutdown may take; then the process exits whatever is left. In milliseconds. */
  shutdownTimeoutMs: number;
  /** How long the event loop may be held up before `/healthz` on `healthPort` is 503. In milliseconds. */
  livenessTimeoutMs: number;
  /** How long `/readyz` may take to answer. In milliseconds. */
  readinessTimeoutMs: number;
  /** The first signs, all verify; empty: the data folder keeps one. */
  tokenSecrets: string[];
  /** How this service is reached from outside, without a slash at the end. */
  publicUrl: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Mails with notifications, per workspace and day. 0: no limit. */
  mailLimit: number;
  /** Mails with notifications a day, of all workspaces. 0: no limit. */
  mailLimitTotal: number;
  /** Hosts that a login link may lead to; empty: any. */
  loginHosts: string[];
  /** Schemes that a login link may lead to, beside http and https. */
  loginSchemes: string[];
  corsOrigins: string[];
  trustProxy: number | string[] | false;
  /** Calls of Create Workspace, per network address and hour. 0: no limit. */
  createWorkspaceLimit: number;
  /** Calls of Send Login Link, per network address and hour; three times as many per e-mail address. 0: no limit. */
  loginLinkLimit: number;
  /** Refused calls of operations without credentials, per network address and hour. 0: no limit. */
  refusedCallsLimit: number;
  /** Calls of every other operation, per API key, and per workspace, and minute. 0: no limit. */
  apiKeyLimit: number;
  /** How long tasks, deletion jobs and document migrations are kept once they are completed, and mail as files. */
  retentionDays: number;
  disposableDomainsAllowed: string[];
  disposableDomainsDenied: string[];
  /** For new API keys: the access type of folders that inherit from none. */
  defaultFolderAccess: AccessType;
  /** How long a user is present after having been added. */
  presenceSeconds: number;
  /** How long a revoked token may still be let in by a process that has seen it before. */
  authCacheSeconds: number;
  /** Who holds messages against the document. */
  validation: Validation;
  logLevel: string;
}

/** Times in milliseconds. */
type DatabaseSettings = Omit<DatabaseOptions, 'url' | 'folder' | 'log'>;

/** What is wrong with how the service is set up, in words for who started it. */
export class ConfigError extends Error {}

/** Whether a token secret is long and varied enough; `secretRule` says what is. */
export const isStrongSecret = (secret: string): boolean => secret.length >= 32 && new Set(secret).size >= 12;
export const secretRule = 'at least 32 characters and 12 different ones';

type Env = { readonly [name: string]: string | undefined };

export function readConfig(env: Env): Config {
  const read = new Reader(env);
  const host = read.text('HOST', '127.0.0.1');
  const port = read.integer('PORT', 8080, 0, 65_535);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const config: Config = {
    host,
    port,
    healthPort: read.integer('HEALTH_PORT', undefined, 0, 65_535),
    healthHost: read.text('HEALTH_HOST', host),
    dataDir: read.text('DATA_DIR', '.data'),
    databaseUrl,
    database: {
      poolSize: read.integer('DATABASE_POOL_SIZE', 16, 4, 1000),
      connectTimeoutMs: read.seconds('DATABASE_CONNECT_TIMEOUT', 5, 1, 60),
      statementTimeoutMs: read.seconds('DATABASE_STATEMENT_TIMEOUT', 15, 1, 600),
      lockTimeoutMs: read.seconds('DATABASE_LOCK_TIMEOUT', 5, 1, 600),
      startTimeoutMs: read.seconds('DATABASE_START_TIMEOUT', 60, 0, 3600),
      prepare: read.oneOf('DATABASE_PREPARE', ['on', 'off']) === 'on',
    },
    maxConnections: read.integer('MAX_CONNECTIONS', 5000, 1, 1_000_000),
    maxConcurrentRequests: read.integer('MAX_CONCURRENT_REQUESTS', 1000, 1, 1_000_000),
    maxQueueDelayMs: read.integer('MAX_QUEUE_DELAY', 500, 0, 60_000),
    requestTimeoutMs: read.seconds('REQUEST_TIMEOUT', 30, 1, 3600),
    shutdownTimeoutMs: read.seconds('SHUTDOWN_TIMEOUT', 25, 1, 3600),
    livenessTimeoutMs: read.seconds('LIVENESS_TIMEOUT', 10, 1, 600),
    readinessTimeoutMs: read.seconds('READINESS_TIMEOUT', 2, 1, 60),
    tokenSecrets: read.list('TOKEN_SECRET'),
    publicUrl: read.publicUrl('PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM', 'Collaboration Backend <no-reply@localhost>'),
    mailLimit: read.integer('MAIL_LIMIT', 1000, 0, 100_000_000),
    mailLimitTotal: read.integer('MAIL_LIMIT_TOTAL', 50_000, 0, 100_000_000),
    loginHosts: read.hosts('LOGIN_HOSTS'),
    loginSchemes: read.list('LOGIN_SCHEMES').map((name) => name.toLowerCase()),
    corsOrigins: read.list('CORS_ORIGINS'),
    trustProxy: read.trustProxy('TRUST_PROXY'),
    createWorkspaceLimit: read.integer('CREATE_WORKSPACE_LIMIT', 10, 0, 1_000_000),
    loginLinkLimit: read.integer('LOGIN_LINK_LIMIT', 10, 0, 1_000_000),
    refusedCallsLimit: read.integer('REFUSED_CALLS_LIMIT', 100, 0, 1_000_000),
    apiKeyLimit: read.integer('API_KEY_LIMIT', 0, 0, 100_000_000),
    retentionDays: read.integer('RETENTION_DAYS', 30, 1, 3650),
    disposableDomainsAllowed: read.domains('DISPOSABLE_DOMAINS_ALLOWED'),
    disposableDomainsDenied: read.domains('DISPOSABLE_DOMAINS_DENIED'),
    defaultFolderAccess: read.oneOf('DEFAULT_FOLDER_ACCESS', ['organizationPrivate', 'public', 'restricted']),
    presenceSeconds: read.integer('PRESENCE_SECONDS', 300, 1, 86_400),
    authCacheSeconds: read.integer('AUTH_CACHE_SECONDS', 5, 0, 3600),
    validation: read.oneOf('VALIDATION', ['compiled', 'express-openapi-validator']),
    logLevel: read.oneOf('LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']),
  };
  if (port !== 0 && config.healthPort === port) read.problem('HEALTH_PORT', `must not be that of PORT, ${port}`);
  for (const [name, value] of Object.entries(
    config.healthHost === host ? { HOST: host } : { HOST: host, HEALTH_HOST: config.healthHost },
  )) {
    if (isIP(value) === 0 && !/^[\w.-]+$/.test(value))
      read.problem(name, `must be an address or a host name, without scheme, port and brackets, and is "${value}"`);
  }
  if (!mailSender.test(config.mailFrom)) {
    read.problem(
      'MAIL_FROM',
      'must be one e-mail address, such as Acme <no-reply@acme.example>; put a name with , ; or : in double quotes',
    );
  }
  if (!config.tokenSecrets.every(isStrongSecret)) {
    read.problem('TOKEN_SECRET', `must have ${secretRule} in each secret, such as what "openssl rand -base64 32" prints`);
  }
  if (config.smtpUrl !== undefined && new URL(config.smtpUrl).hostname === '')
    read.problem('SMTP_URL', 'must name the mail server');
  if (databaseUrl !== undefined && config.tokenSecrets.length === 0) {
    read.problem('TOKEN_SECRET', 'is required with DATABASE_URL, the same for every process');
  }
  if (!isLoopback(host) && read.text('PUBLIC_URL', '') === '') {
    read.problem('PUBLIC_URL', `is required when the server listens on ${host}, since login links lead there`);
  }
  for (const scheme of config.loginSchemes) {
    if (!/^[a-z][a-z0-9+.-]*$/.test(scheme) || ownSchemes.has(scheme))
      read.problem('LOGIN_SCHEMES', `${scheme} is not the scheme of an app, such as acme`);
  }
  for (const origin of config.corsOrigins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin || origin.includes('*'))
      read.problem('CORS_ORIGINS', `${origin} is not an origin such as https://app.acme.example; each is written out, without *`);
  }
  read.finish();
  return config;
}

/** What browsers keep for themselves, and web addresses, which need not be named. */
const ownSchemes = new Set([
  'http',
  'https',
  'about',
  'blob',
  'data',
  'file',
  'filesystem',
  'javascript',
  'vbscript',
  'view-source',
]);

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** An address alone, or with a name before it. */
const mailSender = /^(?:(?:"[^"\p{Cc}]*" *|[^"<>@,;:\p{Cc}]*)<[^\s<>@,;:]+@[^\s<>@,;:]+>|[^\s<>@,;:]+@[^\s<>@,;:]+)$/u;

/** An address, or one with the length of its prefix. ipaddr.js would take `10/8`, which to it is 0.0.0.10/8, and `012.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix = '1', ...rest] = text.split('/');
  const maxPrefix = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return rest.length === 0 && /^[1-9]\d*$/.test(prefix) && Number(prefix) <= maxPrefix;
}

const percentEncode =
  'percent-encode special characters in user and password: %23 for #, %2F for /, %3F for ?, %40 for @, %25 for %';

/** Describes the fault of a URL that may hold a password; undefined for none. */
function urlProblem(text: string, protocols: readonly string[]): string | undefined {
  if (!protocols.some((protocol) => text.toLowerCase().startsWith(`${protocol}//`))) {
    return `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;
  }
  const url = URL.parse(text);
  const [, authority = '', rest = ''] = /^[^/]*\/\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  // An @ behind the host and before any parameter ends a password, which has ended the host for the parser.
  if (url === null || url.hash !== '' || (!authority.includes('@') && /^[^=]*@/.test(rest)))
    return `is no valid URL; ${percentEncode}`;
  const [path = ''] = rest.split('?', 1);
  if (path.includes('@') || !isDecodable(authority)) return `is no valid URL; ${percentEncode}`;
  return undefined;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const port = /:\d+$/;

class Reader {
  readonly #env: Env;
  readonly #problems: string[] = [];
  readonly #names = new Set<string>();
  constructor(env: Env) {
    this.#env = env;
  }

  /** A variable that is set to nothing is not set. */
  #value(name: string): string | undefined {
    this.#names.add(name);
    return this.#env[name]?.trim() || undefined;
  }

  problem(name: string, text: string): void {
    this.#problems.push(`${name} ${text}`);
  }

  text(name: string, fallback: string): string {
    return this.#value(name) ?? fallback;
  }

  integer<Fallback extends number | undefined>(name: string, fallback: Fallback, min: number, max: number): number | Fallback {
    const value = this.#value(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= min && number <= max) return number;
    this.problem(name, `must be a whole number from ${min} to ${max}, and is "${value}"`);
    return fallback;
  }

  /** In milliseconds. */
  seconds(name: string, fallback: number, min: number, max: number): number {
    return 1000 * this.integer(name, fallback, min, max);
  }

  /** The first is the fallback. In any letter case. */
  oneOf<const Value extends string>(name: string, allowed: readonly [Value, ...Value[]]): Value {
    const value = this.#value(name);
    const found = allowed.find((one) => one.toLowerCase() === value?.toLowerCase());
    if (value !== undefined && found === undefined) this.problem(name, `must be one of ${allowed.join(', ')}, and is "${value}"`);
    return found ?? allowed[0];
  }

  list(name: string): string[] {
    const value = this.#value(name);
    const items = (value ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    if (value !== undefined && items.length === 0) this.problem(name, 'has commas alone; name something, or leave it out');
    return items;
  }

  /** Host names, as URLs have them. */
  domains(name: string): string[] {
    return this.#hosts(name, 'is not a domain such as acme.example, without scheme, @, port, path and *', (url) => url.hostname);
  }

  /** The same, each with or without a port. */
  hosts(name: string): string[] {
    const problem = 'is not a host such as app.acme.example or app.acme.example:8443, without scheme, path, * and a default port';
    return this.#hosts(name, problem, (url) => url.host);
  }

  #hosts(name: string, problem: string, hostOf: (url: URL) => string): string[] {
    return this.list(name).map((item) => {
      const urls = ['http', 'https'].flatMap((scheme) => URL.parse(`${scheme}://${item}`) ?? []);
      const [host = '', other] = urls.map(hostOf);
      // Not without the port that was given: the default one of either scheme, or any.
      const isWhole = host === other && port.test(host) === port.test(item) && !/[\s*@/?#\\]/.test(item);
      if (!isWhole) this.problem(name, `${item} ${problem}`);
      return host;
    });
  }

  /** Without a slash at the end: paths are appended to it. */
  publicUrl(name: string): string | undefined {
    const value = this.#value(name);
    const url = /^https?:\/\//i.test(value ?? '') ? URL.parse(value ?? '') : null;
    if (value === undefined) return undefined;
    if (url === null || /[?#]/.test(value) || url.username !== '' || url.password !== '') {
      this.problem(name, 'must be a URL that begins with http:// or https://, without user, password, query (?) and fragment (#)');
      return undefined;
    }
    return (url.origin + url.pathname).replace(/\/+$/, '');
  }

  /** The text of a URL may hold a password, so a problem does not repeat it. */
  url(name: string, protocols: readonly string[]): string | undefined {
    const value = this.#value(name);
    if (value === undefined) return undefined;
    const problem = urlProblem(value, protocols);
    if (problem === undefined) return value;
    this.problem(name, problem);
    return undefined;
  }

  /** A number of proxies, or their addresses and networks: never `true`, which would believe any caller. */
  trustProxy(name: string): number | string[] | false {
    const value = this.#value(name);
    if (value === undefined) return false;
    if (/^\d{1,2}$/.test(value)) return Number(value);
    const networks = this.list(name);
    const known = ['loopback', 'linklocal', 'uniquelocal'];
    if (networks.every((network) => known.includes(network) || isNetwork(network))) return networks;
    this.problem(
      name,
      'must be a number of proxies, or addresses and networks such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
    );
    return false;
  }

  #findMisspelt(): void {
    for (const [name, value = ''] of Object.entries(this.#env)) {
      const meant = value.trim() === '' || this.#names.has(name) ? undefined : similarName(name, this.#names);
      // If the setting itself is set too, the similar name belongs to another program.
      if (meant !== undefined && this.#value(meant) === undefined)
        this.problem(name, `is not a setting. Did you mean ${meant}? If ${name} is for another program, set ${meant} as well`);
    }
  }

  finish(): void {
    this.#findMisspelt();
    if (this.#problems.length > 0)
      throw new ConfigError(`Invalid configuration:\n${this.#problems.map((text) => `  ${text}`).join('\n')}`);
  }
}
