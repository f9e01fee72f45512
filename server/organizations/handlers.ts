import { randomUUID } from 'node:crypto';
import type { OrganizationsHandlers, Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { success } from '../replies.ts';
import * as store from './store.ts';
import { updateOrganizations } from './update.ts';

export const organizations: OrganizationsHandlers<Contexts> = {
  async addOrganizations({ organizations: requested }, { transaction, apiKeyId }) {
    const drafts = requested.map(({ organizationId, organizationName, ...metadata }) => ({
      organizationId,
      id: randomUUID(),
      name: organizationName,
      metadata,
    }));
    const organizationIds = drafts.map(({ organizationId }) => organizationId);
    const [added, ids] = await transaction(async (tx, begun) => {
      const now = await begun;
      return await Promise.all([store.add(tx, apiKeyId, now, drafts), store.findIds(tx, apiKeyId, organizationIds)]);
    });
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
    return success(countMessage(added.size, requested.length, 'added'), Object.fromEntries(results));
  },

  async updateOrganizations({ organizations: requested }, { transaction, apiKeyId }) {
    const changes = requested.map(({ organizationId: id, organizationName: name, ...members }, i) => ({
      id,
      field: `/data/organizations/${i}`,
      name,
      members,
    }));
    const ids = await transaction((tx) => updateOrganizations(tx, apiKeyId, changes));
    const results = requested.map(({ organizationId }): [string, Schema<'UpdateOrganizationResult'>] => {
      const id = ids.get(organizationId);
      return [
        organizationId,
        id === undefined
          ? { success: false, id: null, message: `The organization "${organizationId}" does not exist.` }
          : { success: true, id, message: 'Organization updated.' },
      ];
    });
    return success(countMessage(ids.size, requested.length, 'updated'), Object.fromEntries(results));
  },
};

const countMessage = (succeeded: number, requested: number, verb: string): string =>
  succeeded === requested ? `Organizations ${verb}.` : `${succeeded} of ${requested} organizations ${verb}.`;
