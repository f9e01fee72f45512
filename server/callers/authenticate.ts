/** Turns the credentials of a request into the context of its handler, or rejects it. Names the caller whose turn it takes before. */
import { setTimeout as pause } from 'node:timers/promises';
import { credentialHeaders } from '../../generated/handlers.ts';
import { countInSlices, countRefusedCalls, networkOf } from '../auth/rate-limits.ts';
import { isTokenOf, type TokenKind, type Tokens } from '../auth/tokens.ts';
import type { AfterCommit, Contexts, Effects, Environment } from '../context.ts';
import { noTenant, type Tenant } from '../database/tenant-lock.ts';
import { timed } from '../database/verbs.ts';
import { type Failure, notFound, originNotAllowed, unauthenticated } from '../errors.ts';
import { latestFacts } from '../health/processes.ts';
import type { NameCaller } from '../http/admission.ts';
import type { Authenticate, Caller } from '../http/options.ts';
import { recorderOf } from '../recording/record.ts';
import { isAllowedOrigin } from '../workspaces/domains.ts';
import * as workspaces from '../workspaces/store.ts';

/** Cached ids and domains. Above this number, the oldest entries are dropped, and each costs another lookup. */
const maxRemembered = 50_000;
/** The time of an entry that must be read again. */
const stale = Number.NEGATIVE_INFINITY;
/** The longest wait for the caches of other processes. Callers give up after 30 seconds by default. */
const maxWaitSeconds = 20;

/**
 * API keys of a workspace share turns and connections, however many they are. Its own token and the console have others, so that its
 * owner can reset a key that floods.
 */
const turnOf = (kind: TokenKind, workspaceId: string): string => `${kind} ${workspaceId}`;

export function createAuthenticate(environment: Environment): { authenticate: Authenticate<Contexts>; nameCaller: NameCaller } {
  const { ask, clock, config, tokens, usage } = environment;
  const ownOrigin = new URL(config.publicUrl).origin;
  const countCall = countInSlices(ask, { name: 'api-key', windowSeconds: 60 });
  const refusedCalls = countRefusedCalls(ask, { name: 'refused-calls', calls: config.refusedCallsLimit, windowSeconds: 3600 });
  const remembered = new Map<string, { policy: workspaces.CallPolicy | undefined; at: number }>();
  let size = 0;
  let forgotten = 0;

  const sizeOf = (policy: workspaces.CallPolicy | undefined) => 1 + (policy?.domains.length ?? 0);

  function drop(key: string): void {
    const known = remembered.get(key);
    if (known !== undefined) size -= sizeOf(known.policy);
    remembered.delete(key);
  }

  function remember(key: string, policy: workspaces.CallPolicy | undefined, at: number): void {
    drop(key);
    remembered.set(key, { policy, at });
    size += sizeOf(policy);
    for (const oldest of remembered.keys()) {
      if (size <= maxRemembered) return;
      drop(oldest);
    }
  }

  /** Lets the next request of the workspace or one of its API keys see a change at once in this process. Their turns stay the same. */
  function forget(workspaceId: string): void {
    forgotten += 1;
    for (const known of remembered.values()) if (known.policy?.workspaceId === workspaceId) known.at = stale;
  }

  /** Resolves once no other process has cached what it read before this call. Never rejects: the change is committed. */
  async function untilForgottenElsewhere(): Promise<void> {
    // The embedded database has no other process.
    if (config.databaseUrl === undefined) return;
    const isAlone = await environment
      .databaseTime()
      .then((now) => ask(latestFacts(now)))
      .then(({ length }) => length <= 1)
      .catch(() => false);
    if (!isAlone) await pause(Math.min(config.authCacheSeconds, maxWaitSeconds) * 1000);
  }

  /**
   * Returns the rules in force. Only callers with a valid token get here, so invented ids cannot fill the cache. A later version
   * than the cached one shows a revocation that this process has not noticed yet.
   */
  async function policyInForce(kind: TokenKind, id: string, issued: number): Promise<workspaces.CallPolicy | undefined> {
    const key = `${kind} ${id}`;
    const known = remembered.get(key);
    // Absolute, since the clock may be set back.
    const isFresh = known !== undefined && Math.abs(clock() - known.at) < config.authCacheSeconds * 1000;
    if (isFresh && (known.policy?.tokenVersion ?? 0) >= issued) return known.policy;
    const [before, at] = [forgotten, clock()];
    const policy = await (kind === 'key' ? workspaces.findApiKeyPolicy(ask, id) : workspaces.findPolicy(ask, id));
    // A change in between may have replaced what was read.
    remember(key, policy, forgotten === before ? at : stale);
    return policy;
  }

  /** Returns the reason in fixed words if the token is not in force. */
  async function policyFor(
    kind: TokenKind,
    id: string,
    token: string,
    { verified, database }: Caller,
  ): Promise<workspaces.CallPolicy | string> {
    const version = verified?.kind === kind && verified.id === id ? verified.version : tokens.verify(kind, id, token);
    if (version === undefined) return isTokenOf(kind, id, token) ? 'wrong signature' : 'not a token of this id';
    const policy = await database.during(() => policyInForce(kind, id, version));
    if (policy === undefined) return 'unknown id';
    // A restored database lacks the latest token versions.
    if (policy.tokenVersion < version) return 'token later than the database';
    return policy.tokenVersion === version ? policy : 'revoked token';
  }

  /** Throws if the page's origin may not call. Only browsers send one. The service's own pages may: the explorer and the console. */
  function assertAllowed(origin: string | undefined, { domains, isTesting }: workspaces.CallPolicy): void {
    if (origin !== undefined && origin !== ownOrigin && !isAllowedOrigin(origin, domains, isTesting)) throw originNotAllowed();
  }

  const effectsFor = ({ holdSuccess }: Caller): Effects => ({
    wakeWorker: environment.wakeWorker,
    writeLedger: environment.ledger.settle,
    forget,
    forgetEverywhere: (workspaceId) => {
      forget(workspaceId);
      holdSuccess(untilForgottenElsewhere());
    },
  });

  const contextOf = (turn: string, tenant: Tenant, caller: Caller) => {
    const timedVerbs = timed(environment.verbsOf, caller.database);
    const verbsOf = (other: Tenant) => timedVerbs(turn, other);
    const afterCommit: AfterCommit = async (effect) => await effect(effectsFor(caller));
    return { ...environment, afterCommit, verbsOf, ...verbsOf(tenant) };
  };

  /** Counts a call with a token in force, against the caller's limit and as usage. */
  async function count(callerId: string, policy: workspaces.CallPolicy, caller: Caller): Promise<void> {
    usage.count(callerId, 'calls', clock());
    caller.whenRefused(async () => usage.count(callerId, 'refusedCalls', clock()));
    assertAllowed(caller.origin, policy);
    const calls = policy.callLimit ?? config.apiKeyLimit;
    if (calls > 0) caller.setHeaders(await caller.database.during(() => countCall(clock(), callerId, calls)));
  }

  const authenticate: Authenticate<Contexts> = {
    public: (caller) => {
      const { address, setHeaders, whenRefused } = caller;
      const network = networkOf(address);
      refusedCalls.assertLeft(clock(), network);
      whenRefused(() => refusedCalls.count(clock(), network));
      return { ...contextOf('public', noTenant, caller), address, setHeaders };
    },
    apiKey: async ({ apiKey: apiKeyId, authToken }, caller) => {
      const policy = await policyFor('key', apiKeyId, authToken, caller);
      if (typeof policy === 'string') throw unauthenticated(policy);
      const { workspaceId, hasEvents } = policy;
      const turn = turnOf('key', workspaceId);
      await count(apiKeyId, policy, caller);
      const events = hasEvents ? recorderOf(apiKeyId) : undefined;
      return { ...contextOf(turn, apiKeyId, caller), apiKeyId, workspaceId, actor: 'apiKey', events };
    },
    workspace: async ({ workspaceId, authToken }, caller) => {
      const policy = await policyFor('workspace', workspaceId, authToken, caller);
      if (typeof policy === 'string') throw await authenticationFailure(caller.operationId, workspaceId, policy);
      const turn = turnOf('workspace', workspaceId);
      await count(workspaceId, policy, caller);
      return { ...contextOf(turn, noTenant, caller), workspaceId, actor: caller.hasSession ? 'console' : 'token' };
    },
  };

  const nameCaller = nameCallers(environment.tokens, (kind, id) => remembered.get(`${kind} ${id}`)?.policy);
  return { authenticate, nameCaller };

  /**
   * The specification requires NOT_FOUND from Get Workspace for an unknown workspace. No other response reveals which ids exist.
   */
  async function authenticationFailure(operation: string, workspaceId: string, why: string): Promise<Failure> {
    if (operation !== 'getWorkspace' || (await workspaces.find(ask, workspaceId)) !== undefined) return unauthenticated(why);
    return notFound('workspace', workspaceId);
  }
}

const [apiKeyHeader, tokenHeader] = credentialHeaders.apiKey;
const [workspaceHeader] = credentialHeaders.workspace;
const idHeaders: readonly [TokenKind, string][] = [
  ['key', apiKeyHeader],
  ['workspace', workspaceHeader],
];

/**
 * Checks a token's signature before the request waits, which needs no lookup. A token in force takes turns of its workspace, which an
 * earlier call has read. All other requests share the turns of their network. So invented ids, revoked tokens and new keys gain none.
 */
export const nameCallers =
  (tokens: Pick<Tokens, 'verify'>, policyOf: (kind: TokenKind, id: string) => workspaces.CallPolicy | undefined): NameCaller =>
  ({ headers, ip = '' }, locals) => {
    const token = headers[tokenHeader];
    for (const [kind, header] of idHeaders) {
      const id = headers[header];
      const version = typeof id === 'string' && typeof token === 'string' ? tokens.verify(kind, id, token) : undefined;
      if (typeof id !== 'string' || version === undefined) continue;
      locals.verified = { kind, id, version };
      const policy = policyOf(kind, id);
      // Another process may have issued a later version than the cached one.
      return policy === undefined || version < policy.tokenVersion ? networkOf(ip) : turnOf(kind, policy.workspaceId);
    }
    return networkOf(ip);
  };
