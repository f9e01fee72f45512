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

/** Deletes the workspaces and API keys of the run with all of their data. */
async function deleteKeys(run: Run): Promise<string | undefined> {
  const { accounts } = run;
  // Side by side, since a server may wait until all of its processes reject the tokens.
  const deletions = [...accounts.created.values()].map(async ({ given, name }) => {
    if (await isDeleted(run, 'deleteWorkspace', { data: { confirm: name } }, given)) return [];
    return (await keysOf(run, given)).map((apiKey) => ({ apiKey, given }));
  });
  const left = (await Promise.all(deletions)).flat();
  if (!accounts.ownsWorkspace) {
    const given = await accounts.workspace();
    left.push(...accounts.createdKeys.map((apiKey) => ({ apiKey, given })));
  }
  const keys = await Promise.all(left.map(({ apiKey, given }) => isDeleted(run, 'deleteApiKey', { data: { apiKey } }, given)));
  const words = [
    keys.includes(false) ? `${keys.filter((one) => !one).length} API keys of the run could not be deleted.` : '',
    accounts.created.size > 0 ? `${accounts.created.size} workspaces of the run could not be deleted.` : '',
  ];
  return words.filter((text) => text !== '').join(' ') || undefined;
}

/** Deletes a workspace or an API key, unless a case has deleted it. */
async function isDeleted(run: Run, id: 'deleteWorkspace' | 'deleteApiKey', body: unknown, given: Given): Promise<boolean> {
  const operation = operationOf(id);
  const exchange = await run.send(operation, { body, given }).catch(() => undefined);
  return [operation.success, 404].includes(exchange?.received.status ?? 0);
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
