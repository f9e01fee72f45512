/** Deletes API keys and workspaces for an operator or a restore. Every caller is rejected at once, and tasks remove their rows. */
import type { Environment } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { enqueue } from '../jobs/queue.ts';
import * as audit from './audit.ts';
import { eraseTask } from './erasure.ts';
import * as store from './store.ts';

/** Returns false if there is no such API key. */
export async function deleteApiKey({ changeOf, config, ledger }: Environment, apiKeyId: string, actor: string): Promise<boolean> {
  const { found } = await changeOf(noTenant)({
    prepare: async (ask) => {
      await ask(store.lockApiKey(apiKeyId));
      return await store.findApiKey(ask, apiKeyId);
    },
    write: (apiKey, now) => {
      if (apiKey === undefined) return {};
      const entry = { workspaceId: apiKey.workspaceId, actor, action: 'keys delete', subjectId: apiKeyId };
      return {
        deleted: store.removeApiKey(apiKeyId),
        erasure: enqueue(now, [eraseTask(apiKeyId, config)]),
        audited: audit.record(now, entry),
        ...ledger.record(now, { kind: 'apiKeyDeleted', id: apiKeyId }),
      };
    },
  });
  return found !== undefined;
}

/** Returns false if there is no such workspace. */
export async function deleteWorkspace(
  { changeOf, config, ledger }: Environment,
  workspaceId: string,
  actor: string,
): Promise<boolean> {
  const { found } = await changeOf(noTenant)({
    prepare: async (ask) => {
      const locked = await ask(store.lockWorkspace(workspaceId));
      return locked.length === 0 ? undefined : await ask(store.findApiKeys(workspaceId));
    },
    write: (apiKeys, now) => {
      if (apiKeys === undefined) return {};
      const owners = [workspaceId, ...apiKeys.map(({ apiKeyId }) => apiKeyId)];
      return {
        ...store.removeWorkspace(workspaceId),
        erasure: enqueue(
          now,
          owners.map((id) => eraseTask(id, config)),
        ),
        audited: audit.record(now, { workspaceId, actor, action: 'workspaces delete', subjectId: workspaceId }),
        ...ledger.record(now, { kind: 'workspaceDeleted', id: workspaceId }),
      };
    },
  });
  return found !== undefined;
}
