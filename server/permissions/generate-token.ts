import type { PermissionsHandlers } from '../../generated/server.ts';
import type { Contexts } from '../context.ts';
import { success } from '../replies.ts';
import { expiryOf, grant } from './grant.ts';

export const generateToken: PermissionsHandlers<Contexts>['generateToken'] = async (data, context) => {
  const { userId, userProperties, permissions: { resources } = { resources: [] } } = data;
  const { clock, userTokens, apiKeyId } = context;
  const permissions = resources.map((resource) => {
    const expiresAt = expiryOf(resource);
    return expiresAt === null ? resource : { ...resource, expiresAt };
  });
  // Signed before anything is granted: what fails afterwards leaves nothing behind.
  const token = await userTokens.issue(apiKeyId, { sub: userId, permissions }, clock());
  const said = { user: { ...userProperties, userId }, field: '/data/userProperties' };
  if (resources.length > 0) await grant(context, said, resources);
  return success('Token generated.', token);
};
