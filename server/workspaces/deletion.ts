/** Deletes API keys and workspaces, and revokes tokens. Callers are rejected at once, and tasks remove rows. */
import type { Environment } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import type { Change, Statements } from '../database/verbs.ts';
import { enqueue, type NewTask } from '../jobs/queue.ts';
import * as audit from './audit.ts';
import { eraseTask } from './erasure.ts';
import * as store from './store.ts';

type Surroundings = Pick<Environment, 'config'> & { ledger: Pick<Environment['ledger'], 'record'> };

interface Deletion {
  workspaceId: string;
  /** The caller and the action, for the audit. */
  actor: string;
  action: string;
  mails?: readonly NewTask[];
}

export const endApiKey = (
  now: number,
  { config, ledger }: Surroundings,
  { mails = [], ...entry }: Deletion,
  apiKeyId: string,
): Statements => ({
  deleted: store.removeApiKey(apiKeyId),
  tasks: enqueue(now, [eraseTask(apiKeyId, entry.workspaceId, config), ...mails]),
  audited: audit.record(now, { ...entry, subjectId: apiKeyId }),
  ...ledger.record(now, { kind: 'apiKeyDeleted', id: apiKeyId }),
});

/** Returns the statements that end a workspace with these API keys, which are all of its keys. */
export const endWorkspace = (
  now: number,
  { config, ledger }: Surroundings,
  { mails = [], ...entry }: Deletion,
  apiKeys: readonly store.ApiKey[],
): Statements => {
  const { workspaceId } = entry;
  const owners = [workspaceId, ...apiKeys.map(({ apiKeyId }) => apiKeyId)];
  return {
    ...store.removeWorkspace(workspaceId),
    tasks: enqueue(now, [...owners.map((id) => eraseTask(id, workspaceId, config)), ...mails]),
    audited: audit.record(now, { ...entry, subjectId: workspaceId }),
    ...ledger.record(now, { kind: 'workspaceDeleted', id: workspaceId }),
  };
};

/** Deletes an API key for an operator or a restore. Returns false if there is no such key. */
export async function deleteApiKey(environment: Environment, apiKeyId: string, actor: string): Promise<boolean> {
  const { found } = await environment.changeOf(noTenant)({
    prepare: async (ask) => {
      await ask(store.lockApiKey(apiKeyId));
      return await store.findApiKey(ask, apiKeyId);
    },
    write: (apiKey, now) =>
      apiKey === undefined
        ? {}
        : endApiKey(now, environment, { workspaceId: apiKey.workspaceId, actor, action: 'keys delete' }, apiKeyId),
  });
  return found !== undefined;
}

/** Deletes a workspace for an operator or a restore. Returns false if there is no such workspace. */
export async function deleteWorkspace(environment: Environment, workspaceId: string, actor: string): Promise<boolean> {
  const { found } = await environment.changeOf(noTenant)({
    prepare: async (ask) => {
      const locked = await ask(store.lockWorkspace(workspaceId));
      return locked.length === 0 ? undefined : await ask(store.findApiKeys(workspaceId));
    },
    write: (apiKeys, now) =>
      apiKeys === undefined ? {} : endWorkspace(now, environment, { workspaceId, actor, action: 'workspaces delete' }, apiKeys),
  });
  return found !== undefined;
}

/** Revokes all tokens of the workspace, or of its API key. Returns the version of the next ones; undefined if there is no such caller. */
export async function revokeTokens(
  change: Change,
  ledger: Surroundings['ledger'],
  { workspaceId, actor, action }: Deletion,
  apiKeyId?: string,
): Promise<number | undefined> {
  const [of, id] = apiKeyId === undefined ? (['workspace', workspaceId] as const) : (['key', apiKeyId] as const);
  const { found } = await change({
    prepare: (ask) =>
      apiKeyId === undefined
        ? store.raiseTokenVersion(ask, workspaceId)
        : store.raiseApiKeyTokenVersion(ask, apiKeyId, workspaceId),
    write: (version, now) =>
      version === undefined
        ? {}
        : {
            audited: audit.record(now, { workspaceId, actor, action, subjectId: id }),
            ...ledger.record(now, { kind: 'tokensRevoked', of, id, version }),
          },
  });
  return found;
}
