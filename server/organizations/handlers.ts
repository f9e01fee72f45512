import { randomUUID } from 'node:crypto';
import { type OrganizationsHandlers, operations } from '../../generated/handlers.ts';
import type { DeletionResult, NewOrganizationResult, OrganizationChangeResult } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import { pagesOf, unlessEmpty } from '../paging/page-token.ts';
import { countMessage, page, success } from '../replies.ts';
import { toStored } from './custom-fields.ts';
import { organizationEvents, toOrganization } from './organization.ts';
import * as store from './store.ts';
import { enqueueRemoval } from './tasks.ts';
import { updateOrganizations } from './update.ts';

const { pageSize: defaultPageSize } = operations.getOrganizations.defaults;

export const organizations: OrganizationsHandlers<Contexts> = {
  async addOrganizations({ organizations: requested }, { change, apiKeyId, events }) {
    const drafts = requested.map(({ organizationId, organizationName, id: _, ...metadata }) => ({
      organizationId,
      id: randomUUID(),
      organizationName,
      metadata: toStored(metadata),
    }));
    const { found, rows } = await change({
      prepare: async (ask, now) => (events.isOn ? await ask(store.add(apiKeyId, await now, drafts)) : undefined),
      write: (added, now) => ({
        added: added === undefined ? store.add(apiKeyId, now, drafts) : undefined,
        recorded: events.record(now, ...organizationEvents('organizations.added', added ?? [], drafts)),
        existing: store.findIds(
          apiKeyId,
          drafts.map(({ organizationId }) => organizationId),
        ),
      }),
    });
    const added = new Set((found ?? rows.added).map(({ organizationId }) => organizationId));
    const ids = new Map(rows.existing.map(({ organizationId, id }) => [organizationId, id]));
    const results = drafts.map((draft): [string, NewOrganizationResult] => {
      const { organizationId, id } = draft;
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
    return success(countMessage(added.size, requested.length, 'Organizations added.'), Object.fromEntries(results));
  },

  async updateOrganizations({ organizations: requested }, context) {
    const changes = requested.map(({ organizationId, organizationName, id, ...customFields }, i) => ({
      id: organizationId,
      field: `/data/organizations/${i}`,
      ownId: id,
      organizationName,
      customFields,
    }));
    const { ids, updated } = await updateOrganizations(context, changes);
    const results = requested.map(({ organizationId }): [string, OrganizationChangeResult] => {
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
    return success(countMessage(updated.size, requested.length, 'Organizations updated.'), Object.fromEntries(results));
  },

  async deleteOrganizations({ organizationIds }, { change, apiKeyId, afterCommit, events }) {
    const { found } = await change({
      prepare: (ask) => ask(store.lock(apiKeyId, organizationIds)),
      write: (locked, now) => {
        if (locked.length === 0) return {};
        const keys = locked.map(({ id }) => id);
        const items = locked.map(({ organizationId }) => ({ organizationId, data: { organizationId } }));
        return {
          removed: store.remove(apiKeyId, organizationIds),
          queued: enqueueRemoval(now, apiKeyId, keys),
          recorded: events.record(now, { type: 'organizations.deleted', items }),
        };
      },
    });
    if (found.length > 0) await afterCommit(({ wakeWorker }) => wakeWorker());
    const deleted = new Set(found.map(({ organizationId }) => organizationId));
    const results = organizationIds.map((organizationId): [string, DeletionResult] => [
      organizationId,
      deleted.has(organizationId)
        ? { success: true, message: 'Organization deleted.' }
        : { success: false, message: missingMessage(organizationId) },
    ]);
    return success(countMessage(deleted.size, organizationIds.length, 'Organizations deleted.'), Object.fromEntries(results));
  },

  async getOrganizations({ organizationIds, pageSize = defaultPageSize, pageToken }, { ask, tokens, apiKeyId }) {
    const asked = unlessEmpty(organizationIds);
    const query = { operation: 'getOrganizations', apiKeyId, filter: { organizationIds: asked } } as const;
    const pages = pagesOf(tokens, query, (row: { organizationId: string }) => row.organizationId);
    const after = pages.readToken(pageToken);
    const maxRows = asked?.length ?? pageSize;
    const found = await ask(store.findPage(apiKeyId, asked, after, maxRows + 1));
    const { rows, next } = pages.toPage(found, maxRows);
    const ids = rows.map(({ organizationId }) => organizationId);
    const organizations = await ask(store.find(apiKeyId, ids));
    return page('Organizations found.', organizations.map(toOrganization), next);
  },
};

const otherId = 'The id of an organization cannot be changed.';
const missingMessage = (organizationId: string): string => `The organization "${organizationId}" does not exist.`;
