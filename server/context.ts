/** The context that handlers get besides `data`. */
import type { Logger } from 'pino';
import type { Contexts as AnyContexts } from '../generated/handlers.ts';
import type { Tokens } from './auth/tokens.ts';
import type { UserTokens } from './auth/user-tokens.ts';
import type { Vault } from './auth/vault.ts';
import type { Clock } from './clock.ts';
import type { Ask } from './database/sql.ts';
import { noTenant, type Tenant } from './database/tenant-lock.ts';
import type { Change, ChangeOf, Snapshot, VerbsOf } from './database/verbs.ts';
import type { Usage } from './health/usage.ts';
import type { Ledger } from './ledger/ledger.ts';
import type { Mailer } from './mail/mailer.ts';
import type { OpenSender } from './outgoing/send.ts';
import type { Recorder } from './recording/record.ts';
import type { Config } from './settings/config.ts';

/** The service, as handlers and tasks see it. */
export interface Environment {
  ask: Ask;
  /** Runs a transaction of the service, without the caller's turn. Handlers use their `change`. */
  changeOf: ChangeOf;
  /** Runs statements and transactions of one caller, and leaves connections to other callers. */
  verbsOf: VerbsOf;
  /** The service's time, see clock.ts. Rows have the time of their transaction, see database/tenant-lock.ts. */
  clock: Clock;
  /** The time of the database, outside a transaction. */
  databaseTime(): Promise<number>;
  /** Removes deleted data from the file of the embedded database. */
  compact: (() => Promise<void>) | undefined;
  config: Config;
  tokens: Tokens;
  userTokens: UserTokens;
  vault: Vault;
  /** Records revocations and deletions that a restore must not undo. */
  ledger: Ledger;
  /** Counts calls and emails of this process. */
  usage: Usage;
  log: Logger;
  /** Loaded on first use: it would account for a tenth of the startup time. */
  loadMailer(): Promise<Mailer>;
  /** Opens the sender of a webhook's events. */
  openSender: OpenSender;
  /** Announces queued tasks. Call it after their transaction. */
  wakeWorker(): void;
}

/** Effects of a call outside the database. Each only causes another look at the database, so an extra one does no harm. */
export interface Effects {
  wakeWorker(): void;
  /** Writes entries of the ledger to its file. Waits for a short time, and never rejects. */
  writeLedger(): Promise<void>;
  /** Ends the cached tokens and domains of a workspace and its API keys, in this process. */
  forget(workspaceId: string): void;
  /** The same in all processes: the response waits until no other one has them cached. */
  forgetEverywhere(workspaceId: string): void;
}

/** Runs an effect once the changes of the call are committed. If they are not, it never runs. */
export type AfterCommit = (effect: (effects: Effects) => Promise<void> | void) => Promise<void>;

/** The environment of handlers. Their only way to an effect is `afterCommit`: with an Idempotency-Key, the commit follows the handler. */
type HandlerEnvironment = Omit<Environment, 'verbsOf' | 'wakeWorker' | 'loadMailer' | 'openSender' | 'ledger'> & {
  /** The verbs of this caller for another tenant than its own, or for none. */
  verbsOf(tenant: Tenant): ReturnType<VerbsOf>;
  ledger: Pick<Ledger, 'record'>;
  afterCommit: AfterCommit;
};

/**
 * The environment for callers without credentials, who share the connections of one tenant. No tenant has this name: their ids are
 * UUIDs.
 */
export const publicEnvironment = (environment: Environment): Environment => ({
  ...environment,
  ask: environment.verbsOf('public', noTenant).ask,
  changeOf: (tenant) => environment.verbsOf('public', tenant).change,
});

interface PublicContext extends HandlerEnvironment {
  change: Change;
  address: string;
  setHeaders(headers: { readonly [name: string]: string }): void;
}

interface WorkspaceContext extends HandlerEnvironment {
  snapshot: Snapshot;
  change: Change;
  workspaceId: string;
  /** The console acts by its session, other callers by the workspace's token. */
  actor: 'console' | 'token';
}

export interface ApiKeyContext extends HandlerEnvironment {
  snapshot: Snapshot;
  /** Runs a transaction that holds the lock of the API key. */
  change: Change;
  apiKeyId: string;
  workspaceId: string;
  actor: 'apiKey';
  /** Undefined if the API key's events are off. */
  events: Recorder | undefined;
}

export interface Contexts extends AnyContexts {
  public: PublicContext;
  workspace: WorkspaceContext;
  apiKey: ApiKeyContext;
}
