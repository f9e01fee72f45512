/** Deletes the data of a run, as far as operations allow. */
import { at } from '../../../generated/operations.ts';
import { operationOf } from './accounts.ts';
import { listOf } from './corpus/json.ts';
import type { Given } from './credentials.ts';
import type { Run } from './run.ts';

const largestCall = 1000;

/** Describes the data that was not deleted. */
export async function cleanUp(run: Run): Promise<string | undefined> {
  if (run.accounts.ownsKeys) return await deleteKeys(run);
  if (run.sentIds('organizationIds').length === 0) return undefined;
  const users = await deleteOwn(run, 'deleteAllUserData', 'userIds');
  const organizations = await deleteOwn(run, 'deleteOrganizations', 'organizationIds');
  if (users && organizations) return 'The organizations of the run were deleted. The deletion of its users has started.';
  return `Data of the run could not be deleted. Its ids begin with v${run.seed}-.`;
}

/** Deletes the API keys of the run with all of their data. */
async function deleteKeys(run: Run): Promise<string | undefined> {
  const { accounts } = run;
  const own = await Promise.all([...accounts.created.values()].map(async (given) => ({ given, keys: await keysOf(run, given) })));
  const all = accounts.ownsWorkspace ? own : [...own, { given: await accounts.workspace(), keys: accounts.createdKeys }];
  let left = 0;
  for (const { given, keys } of all) {
    for (const apiKey of keys) {
      const operation = operationOf('updateApiKey');
      const exchange = await run.send(operation, { body: { data: { apiKey, deleted: true } }, given }).catch(() => undefined);
      // A case may have deleted it.
      if (![operation.success, 404].includes(exchange?.received.status ?? 0)) left += 1;
    }
  }
  const words = [
    left > 0 ? `${left} API keys of the run could not be deleted.` : '',
    accounts.created.size > 0
      ? `${accounts.created.size} workspaces of the run remain, since no operation deletes workspaces.`
      : '',
  ];
  return words.filter((text) => text !== '').join(' ') || undefined;
}

async function keysOf(run: Run, given: Given): Promise<string[]> {
  const exchange = await run.send(operationOf('getApiKeys'), { body: { data: {} }, given }).catch(() => undefined);
  return listOf(at(exchange?.received.body, 'result', 'data')).map((key) => String(at(key, 'id')));
}

/** Deletes what the run has sent, with the given API keys. Returns whether it has succeeded. */
async function deleteOwn(
  run: Run,
  id: 'deleteAllUserData' | 'deleteOrganizations',
  list: 'userIds' | 'organizationIds',
): Promise<boolean> {
  const operation = operationOf(id);
  const ids = run.sentIds(list);
  let isDeleted = true;
  for (const given of run.accounts.givenKeys) {
    for (let i = 0; i < ids.length; i += largestCall) {
      const exchange = await run
        .send(operation, { body: { data: { [list]: ids.slice(i, i + largestCall) } }, given })
        .catch(() => undefined);
      isDeleted &&= exchange?.received.status === operation.success;
    }
  }
  return isDeleted;
}
