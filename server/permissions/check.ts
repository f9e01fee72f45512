/** Check Permissions: the rule of access, with the reason. */
import type { PermissionsHandlers } from '../../generated/handlers.ts';
import type { GrantedResource, ResourceAccess } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import { among, sql } from '../database/sql.ts';
import { notFound } from '../errors.ts';
import { organizationKey } from '../organizations/key.ts';
import { success } from '../replies.ts';
import { checkResources } from './grant.ts';
import { type Asked, findOrganizations, findPlaces, type OrganizationFacts, type Places, reasonIn } from './places.ts';
import { type Reason, type RoleGrant, toAccess } from './rules.ts';
import { organizationOf } from './store.ts';

type Resource = GrantedResource;
type Access = ResourceAccess;

export const checkPermissions: PermissionsHandlers<Contexts>['checkPermissions'] = async (
  { userId, resources },
  { snapshot, apiKeyId, clock },
) => {
  checkResources(resources, userId, '/data/userId', '/data/resources');
  const asked = { apiKeyId, userId, now: clock() };
  const byOrganization = Map.groupBy(resources, organizationOf);
  const [organizations, places] = await snapshot((ask) =>
    Promise.all([
      ask(findOrganizations(asked, [...byOrganization.keys()])),
      Promise.all(
        [...byOrganization].map(async ([organizationId, inside]): Promise<[string, Places]> => {
          const idsOf = (type: Resource['type']) => inside.flatMap((resource) => (resource.type === type ? [resource.id] : []));
          const selection = { condition: sql`document_id ${among(idsOf('document'))}`, folderIds: idsOf('folder') };
          return [organizationId, await findPlaces(ask, asked, organizationKey(apiKeyId, organizationId), selection)];
        }),
      ),
    ]),
  );
  const factsOf = new Map(organizations.map((facts) => [facts.organizationId, facts]));
  const placesOf = new Map(places);
  const checked = resources.map((resource): Access => {
    const organizationId = organizationOf(resource);
    const [organization, found] = [factsOf.get(organizationId), placesOf.get(organizationId)];
    if (organization === undefined || found === undefined) throw notFound('organization', organizationId);
    return { ...nameOf(resource), ...check(resource, asked, organization, found) };
  });
  return success('Permissions checked.', checked);
};

function check({ type, id }: Resource, asked: Asked, organization: OrganizationFacts, { documents, folders }: Places) {
  if (type === 'folder' && !folders.has(id)) return missing;
  if (type !== 'document')
    return explain(reasonIn(asked, organization, folders, type === 'folder' ? { folderId: id } : undefined), id);
  const document = documents.find(({ documentId }) => documentId === id);
  return document === undefined ? missing : explain(reasonIn(asked, organization, folders, document), id);
}

const missing = { accessRole: null, reason: 'notFound' } as const;

const explain = (reason: Reason<RoleGrant> | undefined, id: string): Omit<Access, 'type' | 'id' | 'organizationId'> =>
  reason === undefined ? { accessRole: null, reason: 'noAccess' } : toAccess(reason, id);

const nameOf = (resource: Resource): Pick<Access, 'type' | 'id' | 'organizationId'> =>
  resource.type === 'organization'
    ? { type: resource.type, id: resource.id }
    : { type: resource.type, id: resource.id, organizationId: resource.organizationId };
