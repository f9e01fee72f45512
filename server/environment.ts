/** The environment of handlers and commands: database, tokens, mail, clock and configuration, without a server. */
import type { Logger } from 'pino';
import { countOtherSecrets, createTokens, loadOrCreateSecret } from './auth/tokens.ts';
import { createUserTokens, issuerPath } from './auth/user-tokens.ts';
import { createVault } from './auth/vault.ts';
import { type Clock, createServiceTime } from './clock.ts';
import type { Environment } from './context.ts';
import { limitCallers, sharesOf } from './database/caller-limit.ts';
import { openDatabase } from './database/open.ts';
import { assertFile, fileIn } from './database/sqlite/open.ts';
import { noTenant, readTime } from './database/tenant-lock.ts';
import { type ChangeOf, createVerbs, theService } from './database/verbs.ts';
import { createUsage } from './health/usage.ts';
import { append, createLedger, noLedger } from './ledger/ledger.ts';
import { assertApplied, assertUnmarked } from './ledger/marker.ts';
import type { Mailer } from './mail/mailer.ts';
import { type OpenSender, openSender as openSenderTo } from './outgoing/send.ts';
import type { Config } from './settings/config.ts';
import { databaseGauges } from './telemetry/gauges.ts';
import type { Observers } from './telemetry/observe.ts';

export interface EnvironmentOptions extends Observers {
  config: Config;
  /** The machine's clock. With PostgreSQL, it gets the server's time. */
  clock: Clock;
  log: Logger;
  mailer?: Mailer | undefined;
  openSender?: OpenSender | undefined;
  wakeWorker: () => void;
  /** Default true. Otherwise, the database must be there, with the schema of this version. */
  mayCreate?: boolean;
  /** Default false. Otherwise, a restored database is opened before the ledger is applied. */
  isRestoring?: boolean;
}

interface OpenEnvironment {
  environment: Environment;
  /** Throws if the database is unavailable, or the ledger cannot be written. */
  assertHealthy: () => Promise<void>;
  /** Describes a defect with which the service can serve. */
  warning: () => string | undefined;
  /** Returns the seconds by which the machine's clock is ahead of the database's. */
  secondsAhead: () => number | undefined;
  close: () => Promise<void>;
}

export async function openEnvironment(options: EnvironmentOptions): Promise<OpenEnvironment> {
  const { config, log, mailer, wakeWorker, metrics, tracing, mayCreate = true, isRestoring = false } = options;
  const { databaseUrl: url, dataDir: folder } = config;
  // First, since a restore may have moved the database and its secret away.
  if (!isRestoring) assertUnmarked(config);
  if (!mayCreate && url === undefined) assertFile(folder);
  // Creates the secret before the database: a database without its secret is rejected.
  const [first = loadOrCreateSecret(folder, fileIn(folder)), ...rest] = config.tokenSecrets;
  const {
    driver: untraced,
    assertHealthy,
    close,
  } = await openDatabase({
    ...config.database,
    ...(mayCreate ? {} : { migrate: 'check' }),
    url,
    folder,
    log,
  });
  const driver = tracing?.driver(untraced) ?? untraced;
  const time = createServiceTime(options.clock, log);
  const { clock } = time;
  const { poolSize, lockTimeoutMs } = config.database;
  const limit = { max: sharesOf(poolSize).caller, timeoutMs: lockTimeoutMs };
  const unlimited = createVerbs({ driver, clock, log, onRetry: metrics?.retry });
  // The embedded database runs one transaction at a time anyway.
  const verbsOf = url === undefined ? unlimited : limitCallers(unlimited, limit);
  const { ask } = verbsOf(theService, noTenant);
  const changeOf: ChangeOf = (tenant) => verbsOf(theService, tenant).change;
  const databaseTime = () => time.read(() => readTime(ask));
  const otherSecrets = countOtherSecrets(clock, log, metrics?.token);
  const tokens = createTokens([first, ...rest], otherSecrets.count);
  metrics?.watch(databaseGauges(driver, ask, time));
  const userTokens = createUserTokens({ secrets: [first, ...rest], issuer: config.publicUrl + issuerPath });
  let loading = mailer && Promise.resolve(mailer);
  const loadMailer = () => (loading ??= import('./mail/mailer.ts').then(({ createMailer }) => createMailer({ config, clock })));
  const { openSender = ({ url }) => openSenderTo(url, { allowsLoopback: config.webhookLoopback }) } = options;
  const usage = createUsage();
  try {
    // Nothing is served before the first read of the time.
    await databaseTime();
    if (!isRestoring) await assertApplied(ask, config);
    if (config.ledger !== undefined) await append(config.ledger, []);
  } catch (error) {
    await close();
    throw error;
  }
  const ledger = config.ledger === undefined ? noLedger : createLedger(config.ledger, ask, log);
  const times = { clock, databaseTime };
  const compact = untraced.compact === undefined ? undefined : async () => await untraced.compact?.();
  const services = {
    tokens,
    userTokens,
    vault: createVault([first, ...rest]),
    ledger,
    usage,
    log,
    loadMailer,
    openSender,
    wakeWorker,
  };
  const environment = { ask, changeOf, verbsOf, ...times, compact, config, ...services };
  const closeAll = async () => {
    otherSecrets.flush();
    await usage.flush(ask).catch((error: unknown) => log.warn({ err: error }, 'cannot save the latest call counts'));
    await close();
  };
  const assertAllHealthy = async () => {
    await assertHealthy(databaseTime);
    await ledger.assertHealthy();
  };
  return { environment, assertHealthy: assertAllHealthy, warning: time.warning, secondsAhead: time.secondsAhead, close: closeAll };
}
