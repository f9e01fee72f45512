/** Reads the configuration from environment variables. Checks it whole, so that the operator sees every mistake at once. */
import { isIP } from 'node:net';
import { join } from 'node:path';
import { printable } from '../../generated/text.ts';
import { EmailAddress, parseEmailAddress } from '../addresses/email-address.ts';
import { ConfigError } from './config-error.ts';
import { EnvironmentReader } from './environment-reader.ts';
import { isAppScheme, isOrigin, originsInWords } from './origins.ts';

interface Sender {
  /** Empty for an address alone. */
  name: string;
  address: EmailAddress;
}

/** Returns whether a token secret is long and varied enough; `secretRule` describes the rule. */
export const isStrongSecret = (secret: string): boolean => secret.length >= 32 && new Set(secret).size >= 12;
export const secretRule = 'at least 32 characters, 12 of them different';

export type Config = ReturnType<typeof settingsIn>;

function settingsIn(read: EnvironmentReader) {
  const host = read.text('HOST', '127.0.0.1');
  const port = read.integer('PORT', 8080, 0, 65_535);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  const dataDir = read.text('DATA_DIR', '.data');
  return {
    host,
    port,
    /** A further port for `/healthz` and `/readyz`, served by a thread of its own. */
    healthPort: read.integer('HEALTH_PORT', undefined, 0, 65_535),
    healthHost: read.text('HEALTH_HOST', host),
    /** The folder of the embedded database, its secret, and mail files. */
    dataDir,
    /** The URL of PostgreSQL; undefined: the embedded database. */
    databaseUrl,
    /** The file of the ledger, see ledger.ts; undefined: none. */
    ledger: read.text('LEDGER', databaseUrl === undefined ? join(dataDir, 'ledger.ndjson') : '') || undefined,
    database: {
      poolSize: read.integer('DATABASE_POOL_SIZE', 16, 4, 1000),
      connectTimeoutMs: read.seconds('DATABASE_CONNECT_TIMEOUT', 5, 1, 60),
      statementTimeoutMs: read.seconds('DATABASE_STATEMENT_TIMEOUT', 15, 1, 600),
      lockTimeoutMs: read.seconds('DATABASE_LOCK_TIMEOUT', 5, 1, 600),
      startTimeoutMs: read.seconds('DATABASE_START_TIMEOUT', 60, 0, 3600),
      prepare: read.oneOf('DATABASE_PREPARE', ['on', 'off']) === 'on',
      migrate: read.oneOf('MIGRATE', ['auto', 'check', 'off']),
      engine: read.oneOf('DATABASE_ENGINE', ['postgresql', 'citus']),
    },
    maxConnections: read.integer('MAX_CONNECTIONS', 5000, 1, 1_000_000),
    maxConcurrentRequests: read.integer('MAX_CONCURRENT_REQUESTS', 16, 1, 1_000_000),
    /** Milliseconds for which a request may wait for its turn; 0: no limit. */
    maxQueueDelayMs: read.integer('MAX_QUEUE_DELAY', 500, 0, 60_000),
    /** Milliseconds that a request may take to arrive. */
    requestTimeoutMs: read.seconds('REQUEST_TIMEOUT', 30, 1, 3600),
    /** Milliseconds of a shutdown in which `/readyz` returns 503 and new connections are still accepted. */
    drainDelayMs: read.seconds('DRAIN_DELAY', 1, 0, 3600),
    /** Milliseconds that a shutdown may take before the process exits anyway. */
    shutdownTimeoutMs: read.seconds('SHUTDOWN_TIMEOUT', 25, 1, 3600),
    /** Milliseconds for which the event loop may be held up before `/healthz` on `healthPort` returns 503. */
    livenessTimeoutMs: read.seconds('LIVENESS_TIMEOUT', 10, 1, 600),
    readinessTimeoutMs: read.seconds('READINESS_TIMEOUT', 2, 1, 60),
    /** The first secret signs, all verify. Empty: the data folder keeps one. */
    tokenSecrets: read.list('TOKEN_SECRET'),
    /** The service's public URL, without a trailing slash. */
    publicUrl: read.publicUrl('PUBLIC_URL') ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: senderIn(read),
    /** Emails with notifications per workspace and day. 0: no limit. */
    mailLimit: read.integer('MAIL_LIMIT', 1000, 0, 100_000_000),
    /** Emails with notifications per day, of all workspaces. 0: no limit. */
    mailLimitTotal: read.integer('MAIL_LIMIT_TOTAL', 50_000, 0, 100_000_000),
    /** Hosts that a login link may lead to; empty: any. */
    loginHosts: read.hosts('LOGIN_HOSTS'),
    /** Schemes that a login link may lead to, besides http and https. */
    loginSchemes: read.list('LOGIN_SCHEMES').map((name) => name.toLowerCase()),
    corsOrigins: read.list('CORS_ORIGINS'),
    trustProxy: read.trustProxy('TRUST_PROXY'),
    /** Calls of Create Workspace per network address and hour. 0: no limit. */
    createWorkspaceLimit: read.integer('CREATE_WORKSPACE_LIMIT', 10, 0, 1_000_000),
    /** Calls of Send Login Link per network address and hour. An email address may have three times as many. 0: no limit. */
    loginLinkLimit: read.integer('LOGIN_LINK_LIMIT', 10, 0, 1_000_000),
    /** Rejected calls of public operations per network address and hour. 0: no limit. */
    refusedCallsLimit: read.integer('REFUSED_CALLS_LIMIT', 100, 0, 1_000_000),
    /** Calls of every other operation per minute, for each API key and each workspace. 0: no limit. */
    apiKeyLimit: read.integer('API_KEY_LIMIT', 0, 0, 100_000_000),
    /** Stored responses per day, for each API key and each workspace: keys and sizes, see idempotency/once.ts. 0: no limit. */
    idempotencyLimit: read.integer('IDEMPOTENCY_LIMIT', 10_000_000, 0, 1_000_000_000),
    /** Retention of completed tasks, deletion jobs, document migrations and mail files, in days. */
    retentionDays: read.integer('RETENTION_DAYS', 30, 1, 3650),
    eventDays: read.integer('EVENT_DAYS', 30, 1, 3650),
    disposableDomainsAllowed: read.domains('DISPOSABLE_DOMAINS_ALLOWED'),
    disposableDomainsDenied: read.domains('DISPOSABLE_DOMAINS_DENIED'),
    /** The default access type of folders, for new API keys. */
    defaultFolderAccess: read.oneOf('DEFAULT_FOLDER_ACCESS', ['organizationPrivate', 'public', 'restricted']),
    /** Seconds for which a user stays present after Add Presence. */
    presenceSeconds: read.integer('PRESENCE_SECONDS', 300, 1, 86_400),
    /** Seconds for which a process may still accept a revoked token that it has cached. */
    authCacheSeconds: read.integer('AUTH_CACHE_SECONDS', 5, 0, 3600),
    /** Whether webhooks may lead to this machine, also without TLS: for development. */
    webhookLoopback: read.oneOf('WEBHOOK_LOOPBACK', ['off', 'on']) === 'on',
    validation: read.oneOf('VALIDATION', ['compiled', 'express-openapi-validator']),
    logLevel: read.oneOf('LOG_LEVEL', ['info', 'trace', 'debug', 'warn', 'error', 'fatal', 'silent']),
  };
}

export function readConfig(env: NodeJS.Dict<string>): Config {
  const read = new EnvironmentReader(env, ['DATABASE_URL', 'SMTP_URL', 'TOKEN_SECRET']);
  const config = settingsIn(read);
  const { host, port, databaseUrl } = config;
  if (port !== 0 && config.healthPort === port) read.problem('HEALTH_PORT', `must differ from PORT, ${port}`);
  if (config.drainDelayMs >= config.shutdownTimeoutMs) {
    read.problem('DRAIN_DELAY', 'must be shorter than SHUTDOWN_TIMEOUT, which includes it');
  }
  for (const [name, value] of Object.entries(
    config.healthHost === host ? { HOST: host } : { HOST: host, HEALTH_HOST: config.healthHost },
  )) {
    if (isIP(value) === 0 && !/^[\w.-]+$/.test(value))
      read.problem(name, `must be an address or a host name, without scheme, port or brackets, but is "${value}"`);
  }
  if (!config.tokenSecrets.every(isStrongSecret)) {
    read.problem('TOKEN_SECRET', `must have ${secretRule}, in each secret; to generate one, run "openssl rand -base64 32"`);
  }
  if (config.smtpUrl !== undefined && new URL(config.smtpUrl).hostname === '')
    read.problem('SMTP_URL', 'must name the mail server');
  if (databaseUrl !== undefined && config.tokenSecrets.length === 0) {
    read.problem('TOKEN_SECRET', 'is required with DATABASE_URL, with the same value for every process');
  }
  if (!isLoopback(host) && read.text('PUBLIC_URL', '') === '') {
    read.problem('PUBLIC_URL', `is required when the server listens on ${host}, because login links lead there`);
    // A wrong HOST makes no URL, and is a problem already.
  } else if (config.publicUrl.startsWith('http:') && URL.canParse(config.publicUrl) && !isLoopback(hostOf(config.publicUrl))) {
    read.problem(
      'PUBLIC_URL',
      'must begin with https:// unless it is on this machine, because tokens and the console cookie are sent there',
    );
  }
  if (config.validation !== 'compiled' && !isInstalled(config.validation)) {
    read.problem('VALIDATION', `needs a package that is not installed: npm install ${config.validation}`);
  }
  for (const scheme of config.loginSchemes) {
    if (!isAppScheme(scheme)) read.problem('LOGIN_SCHEMES', `${scheme} is not an app scheme such as acme`);
  }
  for (const origin of config.corsOrigins) {
    if (!isOrigin(origin)) read.problem('CORS_ORIGINS', `${origin} is not an origin: list ${originsInWords}`);
  }
  const problems = read.finish();
  if (problems.length > 0)
    throw new ConfigError(`Invalid configuration:\n${problems.map((text) => `  ${printable(text)}`).join('\n')}`);
  return config;
}

/** A build of the service does not include optional packages. */
function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

export const isLoopback = (host: string): boolean =>
  /^(?:.+\.)?localhost$/.test(host) || host === '::1' || /^127\.\d+\.\d+\.\d+$/.test(host);

/** Returns the host of a URL, without the brackets of an IPv6 address. */
export const hostOf = (url: string): string => new URL(url).hostname.replace(/^\[(.*)\]$/, '$1');

/** Matches an address, with or without a name before it. */
const namedAddress = /^(?:"(?<quoted>[^"\p{Cc}]*)" *|(?<plain>[^"<>@,;:\p{Cc}]*))<(?<named>[^<>]*)>$|^(?<alone>[^<>]*)$/u;

function senderIn(read: EnvironmentReader): Sender {
  const standard = { name: 'Collaboration Backend', address: EmailAddress.ofService };
  const written = read.text('MAIL_FROM', '');
  if (written === '') return standard;
  const { quoted, plain = '', named, alone = '' } = namedAddress.exec(written)?.groups ?? {};
  const address = parseEmailAddress(named ?? alone);
  if (address !== undefined) return { name: quoted ?? plain.trim(), address };
  read.problem(
    'MAIL_FROM',
    'must be one email address, such as Acme <no-reply@acme.example>; put a name with , ; or : in double quotes',
  );
  return standard;
}
