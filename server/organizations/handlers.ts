import { randomUUID } from 'node:crypto';
import { type OrganizationsHandlers, operations, type Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { sortByColumns } from '../database/rows.ts';
import { unlessEmpty } from '../filter.ts';
import { pagesOf } from '../page-token.ts';
import { countMessage, page, success } from '../replies.ts';
import * as store from './store.ts';
import { updateOrganizations } from './update.ts';

const { pageSize: defaultPageSize } = operations.getOrganizations.defaults;

export const organizations: OrganizationsHandlers<Contexts> = {
  async addOrganizations({ organizations: requested }, { transaction, apiKeyId }) {
    const drafts = requested.map(({ organizationId, organizationName, ...metadata }) => ({
      organizationId,
      id: randomUUID(),
      name: organizationName,
      metadata,
    }));
    const organizationIds = drafts.map(({ organizationId }) => organizationId);
    const [added, ids] = await transaction(async (tx, { startedAt }) => {
      const now = await startedAt;
      return await Promise.all([store.add(tx, apiKeyId, now, drafts), store.findIds(tx, apiKeyId, organizationIds)]);
    });
    const results = drafts.map((draft): [string, Schema<'AddOrganizationsItem'>] => {
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
    return success(countMessage(added.size, requested.length, 'Organizations added.'), Object.fromEntries(results));
  },

  async updateOrganizations({ organizations: requested }, { transaction, apiKeyId }) {
    const changes = requested.map(({ organizationId: id, organizationName: name, ...customFields }, i) => ({
      id,
      field: `/data/organizations/${i}`,
      name,
      customFields,
    }));
    const ids = await transaction((tx) => updateOrganizations(tx, apiKeyId, changes));
    const results = requested.map(({ organizationId }): [string, Schema<'UpdateOrganizationsItem'>] => {
      const id = ids.get(organizationId);
      return [
        organizationId,
        id === undefined
          ? { success: false, id: null, message: `The organization "${organizationId}" does not exist.` }
          : { success: true, id, message: 'Organization updated.' },
      ];
    });
    return success(countMessage(ids.size, requested.length, 'Organizations updated.'), Object.fromEntries(results));
  },

  async getOrganizations({ organizationIds, pageSize = defaultPageSize, pageToken }, { db, tokens, apiKeyId }) {
    const asked = unlessEmpty(organizationIds);
    const query = { operation: 'getOrganizations', apiKeyId, filter: { organizationIds: asked } } as const;
    const pages = pagesOf(tokens, query, (row: { organization_id: string }) => row.organization_id);
    const after = pages.readToken(pageToken);
    const found = await store.findPage(db, { apiKeyId, organizationIds: asked, after, limit: pageSize + 1 });
    const { rows, next } = pages.toPage(found, pageSize);
    const ids = rows.map(({ organization_id }) => organization_id);
    const organizations = sortByColumns(await store.find(db, { apiKeyId, organizationIds: ids }), 'organization_id');
    return page('Organizations found.', organizations.map(toOrganization), next);
  },
};

/** Custom fields stand beside the three, never in place of one. */
const toOrganization = (row: store.OrganizationRow): Schema<'Organization'> => ({
  ...JSON.parse(row.metadata),
  organizationId: row.organization_id,
  id: row.id,
  organizationName: row.organization_name,
});
