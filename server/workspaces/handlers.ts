import { randomUUID } from 'node:crypto';
import { type Input, limits, type Schema, type WorkspacesHandlers } from '../../generated/server.ts';
import type { Config } from '../config.ts';
import type { Contexts } from '../context.ts';
import { askOn } from '../database/verbs.ts';
import { Failure, invalidArgument, notFound } from '../errors.ts';
import { enqueue } from '../jobs/queue.ts';
import { countMessage, success } from '../replies.ts';
import { safeContinueUrl } from './continue-url.ts';
import { isDisposable } from './disposable-domains.ts';
import * as domains from './domains.ts';
import { networkOf } from './network.ts';
import { countCall } from './rate-limits.ts';
import * as store from './store.ts';
import { loginMailTask } from './tasks.ts';
import type { Tokens } from './tokens.ts';

export const workspaces: WorkspacesHandlers<Contexts> = {
  async createWorkspace({ ownerEmail, name, workspaceName, avatar = '' }, context) {
    const { db, transaction, clock, config, tokens, address, setHeaders } = context;
    if (isDisposable(ownerEmail, { allowed: config.disposableDomainsAllowed, denied: config.disposableDomainsDenied })) {
      const description = 'must not be at a disposable email domain';
      throw invalidArgument({ field: '/data/ownerEmail', reason: 'DISPOSABLE_DOMAIN', description });
    }
    const now = clock();
    const quota = { name: 'create-workspace', calls: config.createWorkspaceLimit, windowSeconds: 3600 } as const;
    setHeaders(await countCall(db, now, quota, networkOf(address)));
    const workspace: store.WorkspaceRow = {
      workspace_id: randomUUID(),
      name: workspaceName,
      owner_id: randomUUID(),
      owner_email: ownerEmail,
      owner_name: name,
      owner_avatar: avatar,
      token_version: 1,
      created_at: now,
      owner_verified_at: null,
    };
    const apiKey = newApiKey(workspace.workspace_id, { apiKeyName: 'Testing', type: 'testing' }, config, now);
    await transaction((tx) => store.add(tx, workspace, apiKey));
    return success('Workspace created.', toWorkspace(workspace, [apiKey], tokens));
  },

  async getWorkspace(_data, { db, tokens, workspaceId }) {
    const [workspace, apiKeys] = await Promise.all([store.find(db, workspaceId), store.findApiKeys(db, { workspaceId })]);
    if (workspace === undefined) throw notFound('workspace', workspaceId);
    return success('Workspace found.', toWorkspace(workspace, apiKeys, tokens));
  },

  async sendLoginLink({ email, continueUrl }, { transaction, clock, config, address, setHeaders, wakeWorker }) {
    // What is refused for its content counts for nobody: it could lock the owner of an address out.
    const request = { email, continueUrl: safeContinueUrl(continueUrl, config) };
    const now = clock();
    const quota = { calls: config.loginLinkLimit, windowSeconds: 3600 } as const;
    // One network has at most a third of it, so that a stranger does not lock the owner out.
    const addressQuota = { ...quota, calls: 3 * quota.calls };
    // The same happens for every address; its task finds out whether there is anyone to send a mail to. A call that either quota refuses
    // counts for neither: of the one that refused it no further one gets through, and the other is not used up by it.
    const headers = await transaction(async (tx) => {
      const [ofNetwork] = await Promise.all([
        countCall(tx, now, { ...quota, name: 'send-login-link' }, networkOf(address)),
        countCall(tx, now, { ...addressQuota, name: 'send-login-link-address' }, email.toLowerCase()),
        askOn(tx)(enqueue(now, [loginMailTask(request)])),
      ]);
      return ofNetwork;
    });
    // What is left for the address is not told: it is about what others have asked for.
    setHeaders(headers);
    wakeWorker();
    return success('If the address owns a workspace, a login link is on its way to it.', null);
  },

  async getAuthTokens({ apiKey }, { db, tokens, workspaceId }) {
    const found = await store.findApiKey(db, apiKey);
    if (found?.workspace_id !== workspaceId) throw notFound('API key', apiKey);
    return success('Auth token found.', { apiKey, authToken: tokens.issue('key', apiKey, found.token_version) });
  },

  async createApiKey(data, { transaction, config, tokens, workspaceId }) {
    const {
      api_key_id: id,
      name: apiKeyName,
      type,
      token_version,
    } = await transaction(async (tx, { startedAt, sendWithCommit }) => {
      const [now, , count] = await Promise.all([
        startedAt,
        // Calls of one workspace come in one by one from here on, so that no key is counted past another.
        store.lockWorkspace(tx, workspaceId),
        store.countApiKeys(tx, workspaceId),
      ]);
      if (count >= limits.apiKeys) {
        throw new Failure('FAILED_PRECONDITION', `A workspace has at most ${limits.apiKeys} API keys.`);
      }
      const apiKey = newApiKey(workspaceId, data, config, now);
      sendWithCommit(store.addApiKey(tx, apiKey));
      return apiKey;
    });
    return success('API key created.', { id, apiKeyName, type, authToken: tokens.issue('key', id, token_version) });
  },

  async addDomains({ domains: requested }, { transaction, workspaceId }) {
    const wanted = await Promise.all(requested.map(async (written) => ({ written, ...(await readDomain(written)) })));
    const list = await transaction(async (tx, { startedAt }) => {
      const [now, , before] = await Promise.all([
        startedAt,
        // As for API keys, which are counted too.
        store.lockWorkspace(tx, workspaceId),
        domains.find(tx, workspaceId),
      ]);
      const fresh = new Set(wanted.flatMap(({ domain }) => (domain === undefined || before.includes(domain) ? [] : [domain])));
      const added = [...fresh].slice(0, limits.domains - before.length);
      await domains.add(tx, now, workspaceId, added);
      return [...before, ...added].sort();
    });
    const outcomes = wanted.map(({ written, ...read }): readonly [string, Schema<'DomainResult'>] => {
      if (read.domain === undefined) return [written, { success: false, domain: null, message: read.reason }];
      if (!list.includes(read.domain)) return [written, { success: false, domain: null, message: tooManyDomains }];
      return [written, { success: true, domain: read.domain, message: 'Domain added.' }];
    });
    const count = outcomes.filter(([, { success }]) => success).length;
    const message = requested.length === 0 ? 'Domains found.' : countMessage(count, requested.length, 'Domains added.');
    const { result } = success<Schema<'AddDomainsResult'>['data']>(message, Object.fromEntries(outcomes));
    return { result: { ...result, domains: list } };
  },
};

type ReadDomain = { domain: string } | { domain: undefined; reason: string };

async function readDomain(written: string): Promise<ReadDomain> {
  const domain = domains.domainOf(written);
  if (domain === undefined) return { domain, reason: noDomain };
  return (await domains.isPublicSuffix(domain)) ? { domain: undefined, reason: publicSuffix } : { domain };
}

const noDomain =
  'The domain must be a host name or an origin, such as app.acme.example, *.acme.example or http://acme.example:8080.';
const publicSuffix = 'The domain is a public suffix, which unrelated owners share. Name a domain below it, such as *.acme.com.';
const tooManyDomains = `A workspace has at most ${limits.domains} domains.`;

const newApiKey = (
  workspaceId: string,
  { apiKeyName, type }: Input<'createApiKey'>,
  { defaultFolderAccess }: Config,
  now: number,
): store.ApiKeyRow => ({
  api_key_id: randomUUID(),
  workspace_id: workspaceId,
  name: apiKeyName,
  type,
  token_version: 1,
  advanced_queries: 1,
  notification_config: 1,
  default_folder_access: defaultFolderAccess,
  created_at: now,
});

function toWorkspace(workspace: store.WorkspaceRow, apiKeys: readonly store.ApiKeyRow[], tokens: Tokens): Schema<'Workspace'> {
  return {
    id: workspace.workspace_id,
    name: workspace.name,
    owner: {
      email: workspace.owner_email,
      id: workspace.owner_id,
      name: workspace.owner_name,
      avatar: workspace.owner_avatar,
    },
    authToken: tokens.issue('workspace', workspace.workspace_id, workspace.token_version),
    apiKeyList: Object.fromEntries(apiKeys.map(({ api_key_id: id, name, type }) => [id, { apiKeyName: name, id, type }])),
  };
}
