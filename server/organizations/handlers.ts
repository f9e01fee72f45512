import { randomUUID } from 'node:crypto';
import type { OrganizationsHandlers, Schema } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { success } from '../replies.ts';
import * as store from './store.ts';

export const organizations: OrganizationsHandlers<Contexts> = {
  async addOrganizations({ organizations: wanted }, { transaction, apiKeyId }) {
    const drafts = wanted.map(({ organizationId, organizationName, ...metadata }) => ({
      organizationId,
      id: randomUUID(),
      name: organizationName,
      metadata,
    }));
    const { added, all } = await transaction(async (tx, now) => ({
      added: new Set(await store.add(tx, apiKeyId, now, drafts)),
      all: await store.find(
        tx,
        apiKeyId,
        drafts.map(({ organizationId }) => organizationId),
      ),
    }));
    const results = all.map(({ organization_id, id }): [string, Schema<'AddOrganizationResult'>] => [
      organization_id,
      added.has(organization_id)
        ? { success: true, id, message: 'Organization added.' }
        : { success: false, id, message: 'The organization exists already; it was left as it is.' },
    ]);
    return success(counted(added.size, wanted.length, 'added'), Object.fromEntries(results));
  },

  async updateOrganizations({ organizations: wanted }, { transaction, apiKeyId }) {
    const found = await transaction(async (tx) => {
      const before = await store.findForUpdate(
        tx,
        apiKeyId,
        wanted.map(({ organizationId }) => organizationId),
      );
      const rows = new Map(before.map((row) => [row.organization_id, row]));
      await store.update(
        tx,
        wanted.flatMap(({ organizationId, organizationName, ...metadata }) => {
          const row = rows.get(organizationId);
          return row === undefined
            ? []
            : [{ ...row, organization_name: organizationName, metadata: merged(row.metadata, metadata) }];
        }),
      );
      return rows;
    });
    const results = wanted.map(({ organizationId }): [string, Schema<'UpdateOrganizationResult'>] => {
      const row = found.get(organizationId);
      return [
        organizationId,
        row === undefined
          ? { success: false, id: null, message: `The organization "${organizationId}" does not exist.` }
          : { success: true, id: row.id, message: 'Organization updated.' },
      ];
    });
    return success(counted(found.size, wanted.length, 'updated'), Object.fromEntries(results));
  },
};

/** The members that the update names replace those of the same name; the others stay. */
const merged = (before: string, changes: { [member: string]: unknown }): string =>
  JSON.stringify({ ...JSON.parse(before), ...changes });

const counted = (done: number, asked: number, what: string): string =>
  done === asked ? `Organizations ${what}.` : `${done} of ${asked} organizations ${what}.`;
