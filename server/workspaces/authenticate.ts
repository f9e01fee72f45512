/** Turns the headers of a call into its caller, or refuses. */

import type { Contexts, Environment } from '../context.ts';
import { type Failure, notFound, unauthenticated } from '../errors.ts';
import type { Authenticate } from '../http/serve.ts';
import { countInSlices } from './rate-limits.ts';
import * as workspaces from './store.ts';
import type { TokenKind } from './tokens.ts';

/** Beyond this many remembered ids, all are forgotten: they cost one look-up each to learn again. */
const maxRemembered = 50_000;

export function createAuthenticate(environment: Environment): Authenticate<Contexts> {
  const { db, clock, config, tokens } = environment;
  const countCall = countInSlices(db, { name: 'api-key', calls: config.apiKeyLimit, windowSeconds: 60 });
  const remembered = new Map<string, { version: number | undefined; at: number }>();

  /**
   * The version in force. Only who has a genuine token gets this far, so callers cannot fill the memory with inventions. A version
   * later than the remembered one is news: the token was issued after a revocation that this process has not noticed yet.
   */
  async function versionInForce(kind: TokenKind, id: string, issued: number): Promise<number | undefined> {
    const key = `${kind} ${id}`;
    const known = remembered.get(key);
    const isFresh = known !== undefined && clock() - known.at < config.authCacheSeconds * 1000;
    if (isFresh && (known.version ?? 0) >= issued) return known.version;
    const version = await (kind === 'key' ? workspaces.apiKeyTokenVersion(db, id) : workspaces.tokenVersion(db, id));
    if (remembered.size >= maxRemembered) remembered.clear();
    remembered.set(key, { version, at: clock() });
    return version;
  }

  async function isGenuine(kind: TokenKind, id: string, token: string): Promise<boolean> {
    const version = tokens.verify(kind, id, token);
    return version !== undefined && version === (await versionInForce(kind, id, version));
  }

  return async ({ operation, credentials, address }) => {
    const token = credentials['x-svc-auth-token'] ?? '';
    switch (operation.credentials) {
      case 'public':
        return { ...environment, address: address() };
      case 'apiKey': {
        const apiKeyId = credentials['x-svc-api-key'] ?? '';
        if (!(await isGenuine('key', apiKeyId, token))) throw unauthenticated();
        await countCall(clock(), apiKeyId);
        return { ...environment, apiKeyId, transaction: environment.transactionOf(apiKeyId) };
      }
      case 'workspace': {
        const workspaceId = credentials['x-svc-workspace-id'] ?? '';
        if (!(await isGenuine('workspace', workspaceId, token))) throw await authenticationFailure(operation.id, workspaceId);
        await countCall(clock(), workspaceId);
        return { ...environment, workspaceId };
      }
    }
  };

  /** The specification has Get Workspace say NOT_FOUND for an unknown workspace; nothing else tells what exists. */
  async function authenticationFailure(operation: string, workspaceId: string): Promise<Failure> {
    if (operation !== 'getWorkspace' || (await workspaces.tokenVersion(db, workspaceId)) !== undefined) return unauthenticated();
    return notFound('workspace', workspaceId);
  }
}
