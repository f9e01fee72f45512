/**
 * Access follows from grants, user groups, folders and access types, as Check Permissions describes it. The lists of documents and of users
 * agree with it.
 */
import type { OperationId } from '../../../../generated/handlers.ts';
import { at, type Operation } from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import { placeOf } from '../conformance.ts';
import { type JsonObject, listOf, objectOf } from '../corpus/json.ts';
import type { Run, Trial } from '../run.ts';
import { accessSteps, inNewOrganization } from '../scenes/given.ts';
import { does, type Step } from '../scenes/scene.ts';

const inOrg = { organizationId: 'org' };
const resources = [
  ...['top', 'sub', 'open', 'leaf'].map((id) => ({ type: 'folder', id, ...inOrg })),
  ...['budget', 'plan', 'note'].map((id) => ({ type: 'document', id, ...inOrg })),
  { type: 'organization', id: 'org' },
];

export const accessCases: { readonly [operation in OperationId]?: string } = {
  getFolders: 'The access type in force is that of the nearest folder with one.',
  getDocuments: 'The access type in force is that of the nearest folder with one.',
  checkPermissions: 'The strongest role counts, then the one that lasts longest, then the nearest.',
  getAccessibleDocuments: 'The list agrees with Check Permissions for each document.',
  getUsersWithAccess: 'The list agrees with Check Permissions for each user.',
};

export async function compareAccess(run: Run, trial: Trial, { id }: Operation): Promise<void> {
  const { given, names, call } = await inNewOrganization(run);
  trial.uses = accessSteps.map(({ operation }) => operation);
  for (const step of accessSteps) await call(step);
  const read = async (operation: OperationId, data: Step['data'] = {}) =>
    listOf(at((await call(does(operation, data))).received.body, 'result', 'data')).map(objectOf);
  const same = (what: string, got: unknown, wanted: readonly unknown[], rule: string) => {
    if (trial.hasFailed || wanted.includes(got)) return;
    const words = wanted.map((one) => String(one ?? 'nothing')).join(' or ');
    trial.fail(`${what} is ${String(got ?? 'nothing')} instead of ${words}.`, rule, placeOf(operationOf(id), 'description'));
  };

  const folders = new Map((await read('getFolders')).map((one) => [one.folderId, one]));
  const chainOf = (folderId: unknown): JsonObject[] => {
    const folder = folders.get(folderId);
    return folder === undefined ? [] : [folder, ...chainOf(folder.parentFolderId)];
  };
  // At the top, without an access type of its own.
  const defaultType = folders.get(names.text('zone'))?.effectiveAccessType;
  const typeAt = (folderId: unknown) => chainOf(folderId).find(({ accessType }) => accessType !== null)?.accessType ?? defaultType;
  const nearest = 'It is its own, that of the nearest folder above with one, or the default of the API key.';
  if (id === 'getFolders')
    for (const [folderId, folder] of folders)
      same(`effectiveAccessType of "${String(folderId)}"`, folder.effectiveAccessType, [typeAt(folderId)], nearest);
  if (id === 'getFolders') return;
  const documents = new Map((await read('getDocuments')).map((one) => [one.id, one]));
  if (id === 'getDocuments')
    for (const [documentId, one] of documents)
      if (one.inheritFromParent === true)
        same(`accessType of "${String(documentId)}"`, one.accessType, [typeAt(one.folderId)], nearest);
  if (id === 'getDocuments') return;

  const users = (await read('getUsers')).map(({ userId }) => String(userId));
  const asked = names.own(resources);
  const checked = new Map<string, JsonObject[]>();
  for (const userId of users) {
    const exchange = await run.prepare(operationOf('checkPermissions'), { body: { data: { userId, resources: asked } }, given });
    checked.set(userId, listOf(at(exchange.received.body, 'result', 'data')).map(objectOf));
  }
  if (id === 'checkPermissions') {
    const grants = await read('getPermissions');
    const members = new Set(
      (await read('getUserGroups', { organizationUserGroupId: 'team' })).flatMap((one) => listOf(one.userIds)),
    );
    const rule = 'The strongest role counts. Among these, the one that lasts longest, then the nearest.';
    for (const userId of users)
      for (const { type, id: name, ...got } of checked.get(userId) ?? []) {
        const document = type === 'document' ? documents.get(name) : undefined;
        const chain = type === 'organization' ? [] : chainOf(type === 'folder' ? name : document?.folderId);
        const accessType = type === 'organization' ? undefined : (document?.accessType ?? typeAt(name));
        const best = bestOf(grants, { userId, name, chain, accessType, isMember: members.has(userId) });
        const what = (field: string) => `${field} of "${userId}" on the ${String(type)} "${String(name)}"`;
        same(what('accessRole'), got.accessRole, [best[0]?.accessRole ?? null], rule);
        same(what('expiresAt'), got.expiresAt, [best[0]?.expiresAt], rule);
        const placeOfGrant = (one: unknown) =>
          one === undefined ? undefined : `${String(at(one, 'type'))} ${String(at(one, 'id'))}`;
        const places = best.map(({ on }) => placeOfGrant(on));
        same(what('grantedOn'), placeOfGrant(got.grantedOn), best.length === 0 ? [undefined] : places, rule);
      }
  }
  /** Compares the item of a list with what Check Permissions returns of the same. */
  const agree = (what: string, found: readonly JsonObject[], wanted: JsonObject | undefined) => {
    const hasAccess = typeof wanted?.accessRole === 'string';
    for (const field of ['accessRole', 'reason', 'expiresAt']) {
      const expected = hasAccess ? wanted[field] : undefined;
      same(`${field} of ${what}`, found[0]?.[field], [expected], `Check Permissions returns ${String(expected ?? 'no access')}.`);
    }
    if (found.length > 1) same(`The number of items of ${what}`, found.length, [1], 'Each is listed once.');
  };
  if (id === 'getUsersWithAccess')
    for (const [i, resource] of resources.entries()) {
      if (resource.type === 'organization') continue;
      const listed = await read(id, { resource: { type: resource.type, id: resource.id } });
      for (const userId of users)
        agree(
          `"${userId}" on the ${resource.type} "${resource.id}"`,
          listed.filter((item) => item.userId === userId),
          checked.get(userId)?.[i],
        );
    }
  if (id === 'getAccessibleDocuments')
    for (const userId of users)
      for (const accessRole of ['viewer', 'editor']) {
        const body = { data: { ...objectOf(names.own(inOrg)), userId, accessRole } };
        const listed = listOf(at((await run.prepare(operationOf(id), { body, given })).received.body, 'result', 'data')).map(
          objectOf,
        );
        for (const one of checked.get(userId) ?? [])
          if (one.type === 'document')
            agree(
              `"${String(one.id)}" for "${userId}" as ${accessRole}`,
              listed.filter((item) => item.id === one.id),
              accessRole === 'editor' && one.accessRole !== 'editor' ? undefined : one,
            );
      }
}

interface Reason {
  accessRole: unknown;
  expiresAt: unknown;
  /** The resource of a grant; undefined for a user group and public access. */
  on?: { type: unknown; id: unknown };
  distance: number;
}

interface Asked {
  userId: string;
  /** The id of the resource. */
  name: unknown;
  /** The folder and those above, or those of the document. */
  chain: readonly JsonObject[];
  accessType: unknown;
  isMember: boolean;
}

/** Returns the best reasons: one, or a grant beside a user group or public access, of which none is said to be nearer. */
function bestOf(grants: readonly JsonObject[], { userId, name, chain, accessType, isMember }: Asked): Reason[] {
  const distanceOf = (type: unknown, id: unknown): number => {
    if (type === 'organization') return chain.length + 1;
    if (type === 'document') return id === name ? 0 : Number.NaN;
    const folder = chain.findIndex(({ folderId }) => folderId === id);
    return folder < 0 ? Number.NaN : folder + 1;
  };
  const reasons = grants
    .filter((grant) => grant.userId === userId)
    .map(
      ({ type, id, accessRole, expiresAt }): Reason => ({
        accessRole,
        expiresAt,
        on: { type, id },
        distance: distanceOf(type, id),
      }),
    )
    .filter(({ distance }) => !Number.isNaN(distance));
  const isOpen = accessType === 'public' || (accessType === 'organizationPrivate' && isMember);
  if (isOpen) reasons.push({ accessRole: 'viewer', expiresAt: undefined, distance: Number.POSITIVE_INFINITY });
  const until = ({ expiresAt }: Reason) => (expiresAt === undefined ? Number.POSITIVE_INFINITY : Number(expiresAt));
  const role = reasons.some(({ accessRole }) => accessRole === 'editor') ? 'editor' : 'viewer';
  const strong = reasons.filter(({ accessRole }) => accessRole === role);
  const last = Math.max(...strong.map(until));
  const tied = strong.filter((one) => until(one) === last);
  const near = Math.min(...tied.map(({ distance }) => distance));
  return tied.filter(({ distance, on }) => distance === near || on === undefined);
}
