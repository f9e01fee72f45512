/** Get Users with Access lists the users to whom Check Permissions opens a resource. */
import { at } from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import { placeOf } from '../conformance.ts';
import { listOf } from '../corpus/json.ts';
import type { Run, Trial } from '../run.ts';
import { accessSteps, founding } from '../scenes/given.ts';
import type { Step } from '../scenes/scene.ts';

const inOrg = { organizationId: 'org' };
/** Operations that take no organization, or several. */
const ofNoOrganization = { addOrganizations: 1, addPermissions: 1 };
const resources = [
  ...['top', 'sub'].map((id) => ({ type: 'folder', id })),
  ...['budget', 'plan'].map((id) => ({ type: 'document', id })),
];

/** Asks Check Permissions for each user that the organization knows, and compares the list for each resource. */
export async function compareAccess(run: Run, trial: Trial): Promise<void> {
  const [given, names] = [await run.accounts.key('effects'), run.newNames()];
  trial.uses = accessSteps.map(({ operation }) => operation);
  const call = async ({ operation, data }: Step) => {
    const body = names.ownNew({ data: operation in ofNoOrganization ? data : { ...inOrg, ...data } });
    return await run.prepare(operationOf(operation), { body, given });
  };
  for (const step of [founding, ...accessSteps]) await call(step);
  const dataOf = async (step: Step) => listOf(at((await call(step)).received.body, 'result', 'data'));
  const users = (await dataOf({ operation: 'getUsers', data: {} })).map((user) => String(at(user, 'userId')));
  const asked = names.own(resources.map((one) => ({ ...one, ...inOrg })));
  const checked = await Promise.all(
    users.map(async (userId) => {
      const exchange = await run.prepare(operationOf('checkPermissions'), { body: { data: { userId, resources: asked } }, given });
      return listOf(at(exchange.received.body, 'result', 'data'));
    }),
  );
  for (const [i, resource] of resources.entries()) {
    const exchange = await call({ operation: 'getUsersWithAccess', data: { resource } });
    const listed = listOf(at(exchange.received.body, 'result', 'data'));
    for (const [j, userId] of users.entries()) {
      const found = listed.filter((item) => at(item, 'userId') === userId);
      const expected = at(checked[j]?.[i], 'accessRole') ?? undefined;
      for (const field of ['accessRole', 'reason']) {
        const [got, wanted] = [at(found[0], field), expected === undefined ? undefined : at(checked[j]?.[i], field)];
        if (got === wanted && found.length <= 1) continue;
        const problem = `${field} of "${userId}" on the ${resource.type} "${resource.id}" is ${got ?? 'nothing'}.`;
        const rule = `Check Permissions returns ${wanted ?? 'no access'}.`;
        return trial.fail(problem, rule, placeOf(operationOf('getUsersWithAccess'), 'description'), exchange);
      }
    }
  }
}
