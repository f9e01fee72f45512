import type { OrganizationsHandlers } from '../../generated/handlers.ts';
import type { NewOrganizationResult, OrganizationChangeResult } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import { mapInSlices } from '../database/slices.ts';
import { assertCallFits } from '../database/stored-objects.ts';
import { enqueueRemoval } from '../deletion/organization-deletion.ts';
import { pagesIn, unlessEmpty } from '../paging/page-token.ts';
import { itemResults, page, results } from '../replies.ts';
import * as store from './store.ts';
import { organizationEvents, toChange, toOrganization, updateOrganizations } from './update.ts';

export const organizations: OrganizationsHandlers<Contexts> = {
  async addOrganizations({ organizations: requested }, { change, clock, apiKeyId, events }) {
    const drafts = requested
      .map(toChange)
      .map(({ id: organizationId, content, customFields }) => store.withDefaults({ organizationId, ...content }, customFields));
    const { found, rows } = await change({
      // The rows hold no user data, so the time of the process is good enough.
      prepare: (ask) => ask(store.add(apiKeyId, clock(), drafts)),
      write: (added, now) => ({
        ...events?.record(now, ...organizationEvents('organizations.added', added, drafts)),
        existing: store.findIds(
          apiKeyId,
          drafts.map(({ organizationId }) => organizationId),
        ),
      }),
    });
    const added = new Set(found.map(({ organizationId }) => organizationId));
    const ids = new Map((await rows).existing.map(({ organizationId, id }) => [organizationId, id]));
    const items = drafts.map(({ organizationId, id }): [string, NewOrganizationResult] => {
      return [
        organizationId,
        added.has(organizationId)
          ? { success: true, id, message: 'Organization added.' }
          : {
              success: false,
              id: ids.get(organizationId) ?? id,
              message: 'The organization already exists. It was not changed.',
            },
      ];
    });
    return results('Organizations added.', items);
  },

  async updateOrganizations({ organizations: requested }, context) {
    const { ids, updated } = await updateOrganizations(context, requested.map(toChange));
    const items = requested.map(({ organizationId }): [string, OrganizationChangeResult] => {
      const id = ids.get(organizationId);
      return [
        organizationId,
        id !== undefined && updated.has(organizationId)
          ? { success: true, id, message: 'Organization updated.' }
          : {
              success: false,
              id: null,
              message: id === undefined ? missingMessage(organizationId) : otherId,
            },
      ];
    });
    return results('Organizations updated.', items);
  },

  async deleteOrganizations({ organizationIds }, { change, apiKeyId, workspaceId, afterCommit, events }) {
    const { found } = await change({
      prepare: async (ask) => {
        await assertCallFits(ask, { field: '/data/organizationIds', ids: organizationIds, sizes: store.findSizes(apiKeyId) });
        return await ask(store.lockToDelete(apiKeyId, organizationIds));
      },
      write: (locked, now) => {
        if (locked.length === 0) return {};
        const keys = locked.map(({ id }) => id);
        const items = locked.map(({ organizationId }) => ({ organizationId, data: { organizationId } }));
        return {
          removed: store.remove(apiKeyId, organizationIds),
          queued: enqueueRemoval(now, { apiKeyId, workspaceId }, keys),
          ...events?.record(now, { type: 'organizations.deleted', items }),
        };
      },
    });
    if (found.length > 0) await afterCommit(({ wakeWorker }) => wakeWorker());
    const deleted = new Set(found.map(({ organizationId }) => organizationId));
    return itemResults('Organizations deleted.', organizationIds, 'Organization deleted.', (organizationId) =>
      deleted.has(organizationId) ? undefined : missingMessage(organizationId),
    );
  },

  async getOrganizations(data, context) {
    const { ask, apiKeyId } = context;
    const pages = pagesIn('getOrganizations', data, context, (row: { organizationId: string }) => row.organizationId);
    const asked = unlessEmpty(data.organizationIds);
    const maxRows = asked?.length ?? pages.pageSize;
    const found = await ask(store.findPage(apiKeyId, asked, pages.after, maxRows + 1));
    const { rows, next } = pages.toPage(found, maxRows);
    const ids = rows.map(({ organizationId }) => organizationId);
    const organizations = await ask(store.find(apiKeyId, ids));
    const items = await mapInSlices(organizations, ({ metadata }) => metadata.length, toOrganization);
    return page('Organizations found.', items, next);
  },
};

const otherId = 'The id of an organization cannot be changed.';
const missingMessage = (organizationId: string): string => `The organization "${organizationId}" does not exist.`;
