import { randomUUID } from 'node:crypto';
import type { OrganizationsHandlers, Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { success } from '../replies.ts';
import * as store from './store.ts';
import { updateOrganizations } from './update.ts';

export const organizations: OrganizationsHandlers<Contexts> = {
  async addOrganizations({ organizations: wanted }, { transaction, apiKeyId }) {
    const drafts = wanted.map(({ organizationId, organizationName, ...metadata }) => ({
      organizationId,
      id: randomUUID(),
      name: organizationName,
      metadata,
    }));
    const { added, ids } = await transaction(async (tx, begun) => ({
      added: new Set(await store.add(tx, apiKeyId, await begun, drafts)),
      ids: await store.findIds(
        tx,
        apiKeyId,
        drafts.map(({ organizationId }) => organizationId),
      ),
    }));
    const results = drafts.map((draft): [string, Schema<'AddOrganizationResult'>] => {
      const { organizationId, id } = draft;
      return [
        organizationId,
        added.has(organizationId)
          ? { success: true, id, message: 'Organization added.' }
          : {
              success: false,
              id: ids.get(organizationId) ?? id,
              message: 'The organization exists already; it was left as it is.',
            },
      ];
    });
    return success(counted(added.size, wanted.length, 'added'), Object.fromEntries(results));
  },

  async updateOrganizations({ organizations: wanted }, { transaction, apiKeyId }) {
    const changes = wanted.map(({ organizationId, organizationName: name, ...metadata }) => ({ organizationId, name, metadata }));
    const ids = await transaction((tx) => updateOrganizations(tx, apiKeyId, changes));
    const results = wanted.map(({ organizationId }): [string, Schema<'UpdateOrganizationResult'>] => {
      const id = ids.get(organizationId);
      return [
        organizationId,
        id === undefined
          ? { success: false, id: null, message: `The organization "${organizationId}" does not exist.` }
          : { success: true, id, message: 'Organization updated.' },
      ];
    });
    return success(counted(ids.size, wanted.length, 'updated'), Object.fromEntries(results));
  },
};

const counted = (done: number, asked: number, what: string): string =>
  done === asked ? `Organizations ${what}.` : `${done} of ${asked} organizations ${what}.`;
