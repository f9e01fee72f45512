import { randomUUID } from 'node:crypto';
import { type Input, limits, type WorkspacesHandlers } from '../../generated/handlers.ts';
import type { ApiKeySettings, DomainResult, Workspace } from '../../generated/types.ts';
import { emailAddressIn } from '../addresses/email-address.ts';
import { safeContinueUrl } from '../auth/continue-url.ts';
import { countCall, networkOf } from '../auth/rate-limits.ts';
import type { Tokens } from '../auth/tokens.ts';
import type { Contexts, Effects } from '../context.ts';
import { Failure, invalidArgument, mustEqual, notFound, unauthenticated } from '../errors.ts';
import { find as findUsage } from '../health/usage.ts';
import { enqueue } from '../jobs/queue.ts';
import { results, success } from '../replies.ts';
import type { Config } from '../settings/config.ts';
import * as audit from './audit.ts';
import { endApiKey, endWorkspace, revokeTokens } from './deletion.ts';
import { deletionMails } from './deletion-mail.ts';
import { isDisposable } from './disposable-domains.ts';
import * as domains from './domains.ts';
import * as store from './store.ts';
import { loginMailTask } from './tasks.ts';

export const workspaces: WorkspacesHandlers<Contexts> = {
  async createWorkspace({ ownerEmail: given, name, workspaceName, avatar = '' }, context) {
    const { ask, change, clock, config, tokens, address, setHeaders } = context;
    const ownerEmail = emailAddressIn('/data/ownerEmail', given);
    if (isDisposable(ownerEmail, { allowed: config.disposableDomainsAllowed, denied: config.disposableDomainsDenied })) {
      const description = 'must not use a disposable email domain';
      throw invalidArgument({ field: '/data/ownerEmail', reason: 'DISPOSABLE_DOMAIN', description });
    }
    const now = clock();
    const quota = { name: 'create-workspace', calls: config.createWorkspaceLimit, windowSeconds: 3600 } as const;
    setHeaders(await countCall(ask, now, quota, networkOf(address)));
    const workspace = {
      workspaceId: randomUUID(),
      name: workspaceName,
      ownerId: randomUUID(),
      ownerEmail: ownerEmail.text,
      ownerName: name,
      ownerAvatar: avatar,
      tokenVersion: 1,
      createdAt: now,
      ownerVerifiedAt: null,
      callLimit: null,
      mailLimit: null,
    };
    const apiKey = { ...newApiKey(workspace.workspaceId, { apiKeyName: 'Testing', type: 'testing' }, config), createdAt: now };
    await change({
      write: () => ({ workspace: store.add({ ...workspace, ownerEmail }), apiKey: store.addApiKey(apiKey) }),
    });
    return success('Workspace created.', toWorkspace(workspace, [apiKey], tokens));
  },

  async getWorkspace(_data, { snapshot, tokens, workspaceId }) {
    const [workspace, apiKeys] = await snapshot((ask) =>
      Promise.all([store.find(ask, workspaceId), ask(store.findApiKeys(workspaceId))]),
    );
    if (workspace === undefined) throw notFound('workspace', workspaceId);
    return success('Workspace found.', toWorkspace(workspace, apiKeys, tokens));
  },

  async sendLoginLink({ email: given, continueUrl }, { change, clock, config, address, setHeaders, afterCommit }) {
    // Checked first, so that a bad URL does not use up the owner's quota.
    const email = emailAddressIn('/data/email', given);
    const request = { email, continueUrl: safeContinueUrl(continueUrl, config) };
    const now = clock();
    const quota = { calls: config.loginLinkLimit, windowSeconds: 3600 } as const;
    // One network has at most a third of the address's quota, so a stranger cannot lock the owner out.
    const addressQuota = { ...quota, calls: 3 * quota.calls };
    // The call takes equally long for every address; the task looks for its owner. A refusal by one quota rolls both counts back.
    const { found: ofNetwork } = await change({
      prepare: async (ask) => {
        const [headers] = await Promise.all([
          countCall(ask, now, { ...quota, name: 'send-login-link' }, networkOf(address)),
          countCall(ask, now, { ...addressQuota, name: 'send-login-link-address' }, email.key),
        ]);
        return headers;
      },
      write: () => ({ mail: enqueue(now, [loginMailTask(request)]) }),
    });
    // Omits the remaining calls of the address, since they reveal other callers' requests.
    setHeaders(ofNetwork);
    await afterCommit(({ wakeWorker }) => wakeWorker());
    return success('If this address owns a workspace, a login link is on its way.', null);
  },

  async getAuthTokens({ apiKey }, { ask, tokens, workspaceId }) {
    const found = await store.findApiKey(ask, apiKey);
    if (found?.workspaceId !== workspaceId) throw notFound('API key', apiKey);
    return success('Auth token found.', { apiKey, authToken: tokens.issue('key', apiKey, found.tokenVersion) });
  },

  async createApiKey(data, { change, config, tokens, workspaceId, actor }) {
    const apiKey = newApiKey(workspaceId, data, config);
    await change({
      prepare: async (ask) => {
        // Serializes calls of one workspace, so that each counts the keys of earlier ones.
        const [locked, count] = await Promise.all([ask(store.lockWorkspace(workspaceId)), store.countApiKeys(ask, workspaceId)]);
        // Deleted since the caller was authenticated.
        if (locked.length === 0) throw unauthenticated('unknown id');
        return count;
      },
      write: (count, now) => {
        if (count >= limits.apiKeys) {
          throw new Failure('FAILED_PRECONDITION', `A workspace can have at most ${limits.apiKeys} API keys.`);
        }
        const entry = { workspaceId, actor, action: 'createApiKey', subjectId: apiKey.apiKeyId, details: data };
        return { added: store.addApiKey({ ...apiKey, createdAt: now }), audited: audit.record(now, entry) };
      },
    });
    const { apiKeyId: id, name: apiKeyName, type, tokenVersion } = apiKey;
    return success('API key created.', { id, apiKeyName, type, authToken: tokens.issue('key', id, tokenVersion) });
  },

  async addDomains({ domains: requested }, { change, workspaceId, actor, afterCommit }) {
    const wanted = await Promise.all(requested.map(async (written) => ({ written, ...(await readDomain(written)) })));
    const { found } = await change({
      prepare: async (ask) => {
        // Locked as for API keys, since domains are limited too.
        const [, before] = await Promise.all([ask(store.lockWorkspace(workspaceId)), domains.find(ask, workspaceId)]);
        const fresh = new Set(wanted.flatMap(({ domain }) => (domain === undefined || before.includes(domain) ? [] : [domain])));
        return { before, added: [...fresh].slice(0, limits.domains - before.length) };
      },
      write: ({ added }, now) => {
        if (added.length === 0) return {};
        const entry = { workspaceId, actor, action: 'addDomains', subjectId: workspaceId, details: { domains: added } };
        return { added: domains.add(now, workspaceId, added), audited: audit.record(now, entry) };
      },
    });
    await afterCommit(({ forget }) => forget(workspaceId));
    const list = new Set([...found.before, ...found.added]);
    const items = wanted.map(({ written, ...read }): [string, DomainResult] => {
      if (read.domain === undefined) return [written, { success: false, domain: null, message: read.reason }];
      if (!list.has(read.domain)) return [written, { success: false, domain: null, message: tooManyDomains }];
      return [written, { success: true, domain: read.domain, message: 'Domain added.' }];
    });
    return results('Domains added.', items);
  },

  async getDomains(_data, { ask, workspaceId }) {
    return success('Domains found.', await domains.find(ask, workspaceId));
  },

  async deleteDomains({ domains: requested }, { change, workspaceId, actor, afterCommit }) {
    const wanted = requested.map((written) => ({ written, domain: domains.domainOf(written) ?? written }));
    const { found: deleted } = await change({
      prepare: async (ask) => {
        const [, before] = await Promise.all([ask(store.lockWorkspace(workspaceId)), domains.find(ask, workspaceId)]);
        return new Set(wanted.flatMap(({ domain }) => (before.includes(domain) ? [domain] : [])));
      },
      write: (found, now) => {
        if (found.size === 0) return {};
        const entry = { workspaceId, actor, action: 'deleteDomains', subjectId: workspaceId, details: { domains: [...found] } };
        return { deleted: domains.remove(workspaceId, [...found]), audited: audit.record(now, entry) };
      },
    });
    await afterCommit(({ forget }) => forget(workspaceId));
    const items = wanted.map(({ written, domain }): [string, DomainResult] =>
      deleted.has(domain)
        ? [written, { success: true, domain, message: 'Domain deleted.' }]
        : [written, { success: false, domain: null, message: 'The workspace does not have this domain.' }],
    );
    return results('Domains deleted.', items);
  },

  async getApiKeys(_data, { ask, workspaceId }) {
    const apiKeys = await ask(store.findApiKeys(workspaceId));
    return success('API keys found.', apiKeys.map(toApiKeySettings));
  },

  async updateApiKey({ apiKey, id = apiKey, type: _, ...changes }, { change, workspaceId, actor, afterCommit }) {
    if (id !== apiKey) throw invalidArgument(mustEqual('/data/id', '/data/apiKey'));
    const { found } = await change({
      prepare: async (ask) => {
        const [before] = await ask(store.lockApiKeyOf(workspaceId, apiKey));
        if (before === undefined) throw notFound('API key', apiKey);
        return changed(before, changes);
      },
      write: (after, now) => ({
        updated: store.updateApiKey(after),
        audited: audit.record(now, { workspaceId, actor, action: 'updateApiKey', subjectId: apiKey, details: changes }),
      }),
    });
    if (changes.events !== undefined) await afterCommit(({ forget }) => forget(workspaceId));
    return success('API key updated.', toApiKeySettings(found));
  },

  async deleteApiKey({ apiKey }, { change, config, workspaceId, actor, ledger, afterCommit }) {
    const { found: mails } = await change({
      prepare: async (ask, now) => {
        const [[found], workspace] = await Promise.all([
          ask(store.lockApiKeyOf(workspaceId, apiKey)),
          store.find(ask, workspaceId),
        ]);
        if (found === undefined) throw notFound('API key', apiKey);
        return workspace === undefined ? [] : await deletionMails(ask, await now, workspace, found.name);
      },
      write: (queued, now) =>
        endApiKey(now, { config, ledger }, { workspaceId, actor, action: 'deleteApiKey', mails: queued }, apiKey),
    });
    await afterCommit((effects) => endCalls(effects, workspaceId, mails.length > 0));
    return success('API key deleted.', null);
  },

  async deleteWorkspace({ confirm }, { change, config, workspaceId, actor, ledger, afterCommit }) {
    const { found } = await change({
      prepare: async (ask, now) => {
        const [workspace] = await ask(store.lockWorkspace(workspaceId));
        // Deleted since the caller was authenticated.
        if (workspace === undefined) throw unauthenticated('unknown id');
        if (confirm !== workspace.name) throw invalidArgument(otherName);
        const [apiKeys, mails] = await Promise.all([
          ask(store.findApiKeys(workspaceId)),
          deletionMails(ask, await now, workspace, null),
        ]);
        return { apiKeys, mails };
      },
      write: ({ apiKeys, mails }, now) =>
        endWorkspace(now, { config, ledger }, { workspaceId, actor, action: 'deleteWorkspace', mails }, apiKeys),
    });
    await afterCommit((effects) => endCalls(effects, workspaceId, found.mails.length > 0));
    return success('Workspace deleted.', null);
  },

  async getUsage(_data, { ask, clock, usage, workspaceId }) {
    await usage.flush(ask);
    const apiKeys = await ask(store.findApiKeys(workspaceId));
    const rows = await ask(findUsage([workspaceId, ...apiKeys.map(({ apiKeyId }) => apiKeyId)], clock()));
    const ofDays = rows.map(({ callerId, ...counts }) => ({ apiKey: callerId === workspaceId ? null : callerId, ...counts }));
    return success('Usage found.', ofDays);
  },

  async resetAuthToken({ apiKey }, { change, tokens, workspaceId, actor, ledger, afterCommit }) {
    const kind = apiKey === undefined ? 'workspace' : 'key';
    const id = apiKey ?? workspaceId;
    const version = await revokeTokens(change, ledger, { workspaceId, actor, action: 'resetAuthToken' }, apiKey);
    if (version === undefined) throw notFound(apiKey === undefined ? 'workspace' : 'API key', id);
    await afterCommit(({ forget, writeLedger }) => {
      forget(workspaceId);
      return writeLedger();
    });
    return success('Auth token reset.', { apiKey: apiKey ?? null, authToken: tokens.issue(kind, id, version) });
  },
};

/** Rejects the deleted credentials everywhere. The erasure is due later, an email at once. */
function endCalls({ forgetEverywhere, wakeWorker, writeLedger }: Effects, workspaceId: string, hasMails: boolean): Promise<void> {
  forgetEverywhere(workspaceId);
  if (hasMails) wakeWorker();
  return writeLedger();
}

const otherName = { field: '/data/confirm', reason: 'CONFLICT', description: 'must be the name of the workspace' } as const;

const changed = (
  before: store.ApiKey,
  {
    apiKeyName = before.name,
    advancedQueries,
    notificationConfig,
    events,
    defaultFolderAccess,
  }: Omit<Input<'updateApiKey'>, 'apiKey'>,
): store.ApiKey => ({
  ...before,
  name: apiKeyName,
  advancedQueries: Number(advancedQueries ?? before.advancedQueries),
  notificationConfig: Number(notificationConfig ?? before.notificationConfig),
  events: Number(events ?? before.events),
  defaultFolderAccess: defaultFolderAccess ?? before.defaultFolderAccess,
});

const toApiKeySettings = (apiKey: store.ApiKey): ApiKeySettings => ({
  id: apiKey.apiKeyId,
  apiKeyName: apiKey.name,
  type: apiKey.type,
  advancedQueries: apiKey.advancedQueries === 1,
  notificationConfig: apiKey.notificationConfig === 1,
  events: apiKey.events === 1,
  defaultFolderAccess: apiKey.defaultFolderAccess,
});

type ReadDomain = { domain: string } | { domain: undefined; reason: string };

async function readDomain(written: string): Promise<ReadDomain> {
  const domain = domains.domainOf(written);
  if (domain === undefined) return { domain, reason: noDomain };
  return (await domains.isPublicSuffix(domain)) ? { domain: undefined, reason: publicSuffix } : { domain };
}

const noDomain =
  'The domain must be a host name or an origin, such as app.acme.example, *.acme.example or http://acme.example:8080.';
const publicSuffix = 'The domain is a public suffix, shared by unrelated owners. Use a domain below it, such as *.acme.com.';
const tooManyDomains = `A workspace can have at most ${limits.domains} domains.`;

const newApiKey = (
  workspaceId: string,
  { apiKeyName, type }: Input<'createApiKey'>,
  { defaultFolderAccess }: Config,
): Omit<store.ApiKey, 'createdAt'> => ({
  apiKeyId: randomUUID(),
  workspaceId,
  name: apiKeyName,
  type,
  tokenVersion: 1,
  advancedQueries: 1,
  notificationConfig: 1,
  events: 0,
  defaultFolderAccess,
});

function toWorkspace(workspace: store.Workspace, apiKeys: readonly store.ApiKey[], tokens: Tokens): Workspace {
  return {
    id: workspace.workspaceId,
    name: workspace.name,
    owner: {
      email: workspace.ownerEmail,
      id: workspace.ownerId,
      name: workspace.ownerName,
      avatar: workspace.ownerAvatar,
    },
    authToken: tokens.issue('workspace', workspace.workspaceId, workspace.tokenVersion),
    apiKeyList: Object.fromEntries(apiKeys.map(({ apiKeyId: id, name, type }) => [id, { apiKeyName: name, id, type }])),
  };
}
