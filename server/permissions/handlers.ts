import type { PermissionsHandlers } from '../../generated/handlers.ts';
import type { GrantInForce } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import * as documents from '../documents/store.ts';
import { invalidArgument, mustEqual } from '../errors.ts';
import { organizationKey, readIn } from '../organizations/key.ts';
import { pagesIn, sized, unlessEmpty } from '../paging/page-token.ts';
import { page, success } from '../replies.ts';
import { withParsedEmail } from '../users/user-fields.ts';
import { getAccessibleDocuments } from './accessible-documents.ts';
import { checkPermissions } from './check.ts';
import { deleteUsers } from './delete-users.ts';
import { checkResources, expiryOf, grant, removedGrants } from './grant.ts';
import { type Cursor, type FoundGrant, findPage } from './grants-page.ts';
import * as grants from './store.ts';
import { findPlaces, organizationOf, toDocumentName } from './store.ts';
import { addUsers, updateUsers } from './users.ts';
import { getUsers } from './users-page.ts';
import { getUsersWithAccess } from './users-with-access.ts';

export const permissions: PermissionsHandlers<Contexts> = {
  async addPermissions({ user, permissions: { resources } }, context) {
    checkResources(resources, user.userId, '/data/user/userId');
    await grant(context, { user, field: '/data/user' }, resources);
    return success('Permissions added.');
  },

  async removePermissions({ userId, permissions: { resources } }, { change, apiKeyId, events }) {
    checkResources(resources, userId, '/data/userId');
    await change({
      prepare: async (ask) => {
        const places = (await findPlaces(ask, apiKeyId, resources, events !== undefined)).flatMap(
          ({ organizationKey, ...place }) => (organizationKey === null ? [] : [{ organizationKey, ...place }]),
        );
        const missing = places.filter(({ resourceId }) => resourceId === null);
        const placeholders = await documents.findKeys(ask, apiKeyId, missing.map(toDocumentName));
        const keys = places.flatMap(({ organizationKey, resource, resourceId }) => {
          const placeholder = placeholders.find(
            (one) => one.organizationKey === organizationKey && one.documentId === resource.id && resourceId === null,
          );
          const key = resourceId ?? placeholder?.documentKey;
          const named = { organizationId: organizationOf(resource), id: resource.id, userId };
          return key === undefined ? [] : [{ organizationKey, resourceType: resource.type, resourceId: key, ...named }];
        });
        const isRecorded = events !== undefined && keys.length > 0;
        return { keys, held: isRecorded ? await ask(grants.lock(apiKeyId, keys)) : undefined };
      },
      write: ({ keys, held }, now) =>
        (held ?? keys).length === 0
          ? {}
          : {
              locked: held === undefined ? grants.lock(apiKeyId, keys) : undefined,
              removed: grants.remove(apiKeyId, held ?? keys),
              ...events?.record(now, ...removedGrants(now, held ?? [], keys)),
            },
    });
    return success('Permissions removed.');
  },

  async getPermissions(data, context) {
    const { snapshot, clock, apiKeyId } = context;
    const { organizationId } = data;
    const resources = unlessEmpty(data.resources)?.map(({ type, id, organizationId: own = organizationId }, i) => {
      if (own !== organizationId) throw invalidArgument(mustEqual(`/data/resources/${i}/organizationId`, '/data/organizationId'));
      return { type, id };
    });
    const keyOf = ({ resourceType, resourceId, userId }: Cursor): Cursor => ({ resourceType, resourceId, userId });
    const pages = pagesIn('getPermissions', data, context, keyOf, { resources });
    const { after, pageSize } = pages;
    const filter = { userIds: unlessEmpty(data.userIds), resources };
    const asked = { apiKeyId, organizationKey: organizationKey(apiKeyId, organizationId), ...filter, after, maxRows: pageSize + 1 };
    const found = await readIn(snapshot, apiKeyId, organizationId, (ask) => findPage(ask, asked));
    const { rows, next } = pages.toPage(
      found.map((row) => sized(row, toGrant(organizationId, { ...row, id: row.id ?? '' }))),
      pageSize,
    );
    const now = clock();
    const inForce = rows.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
    const shown = inForce.flatMap((row) => (row.id === null ? [] : [toGrant(organizationId, { ...row, id: row.id })]));
    return page('Permissions found.', shown, next);
  },

  async generateToken({ userId, userProperties, permissions: { resources } = { resources: [] } }, context) {
    const { clock, userTokens, apiKeyId } = context;
    checkResources(resources, userId, '/data/userId');
    const permissions = resources.map((resource) => {
      const { userId: _, ...granted } = resource;
      const expiresAt = expiryOf(resource);
      return expiresAt === null ? granted : { ...granted, expiresAt };
    });
    const field = '/data/userProperties';
    const givenUser = { user: withParsedEmail({ ...userProperties, userId }, field), field };
    // Signs before granting, so that a failure leaves nothing behind.
    const token = await userTokens.issue(apiKeyId, { sub: userId, permissions }, clock());
    if (resources.length > 0) await grant(context, givenUser, resources);
    return success('Token generated.', token);
  },

  checkPermissions,
  getAccessibleDocuments,
  getUsersWithAccess,
  addUsers,
  deleteUsers,
  updateUsers,
  getUsers,
};

const toGrant = (
  organizationId: string,
  { resourceType, id, userId, accessRole, expiresAt }: FoundGrant & { id: string },
): GrantInForce => {
  const given = { accessRole, ...(expiresAt === null ? {} : { expiresAt }) };
  return resourceType === 'organization'
    ? { userId, type: resourceType, id, ...given }
    : { userId, type: resourceType, id, organizationId, ...given };
};
