/** Deletes the data of a run, as far as operations allow. */
import { at, contractOperations, requestsOf } from '../../../generated/operations.ts';
import { operationOf } from './accounts.ts';
import { isObject, listOf } from './corpus/json.ts';
import type { Given } from './credentials.ts';
import type { Run } from './run.ts';

/** Returns the ids in fields of this name in a message. */
function idsUnder(field: RegExp, value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => idsUnder(field, item, key));
  if (isObject(value)) return Object.entries(value).flatMap(([name, member]) => idsUnder(field, member, name));
  return typeof value === 'string' && field.test(key) ? [value] : [];
}

const largestCall = 1000;

/** Describes the data that was not deleted. */
export async function cleanUp(run: Run): Promise<string | undefined> {
  if (run.accounts.ownsKeys) return await deleteKeys(run);
  if (!run.names.some(({ isUsed }) => isUsed)) return undefined;
  const users = await deleteOwn(run, 'deleteAllUserData', 'userIds', /^userIds?$/);
  const organizations = await deleteOwn(run, 'deleteOrganizations', 'organizationIds', /^organizationIds?$/);
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

/** Deletes what the requests of the document name, under ids of the run, with the given API keys. Returns whether it has succeeded. */
async function deleteOwn(run: Run, id: 'deleteAllUserData' | 'deleteOrganizations', list: string, field: RegExp): Promise<boolean> {
  const operation = operationOf(id);
  const documented = [...new Set(contractOperations.flatMap(requestsOf).flatMap((request) => idsUnder(field, request)))];
  const ids = run.names.filter(({ isUsed }) => isUsed).flatMap(({ prefix }) => documented.map((one) => prefix + one));
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
