/** Deletes the data of a run, as far as operations allow. */
import { contractOperations } from '../../server/http/contract.ts';
import { operationOf } from './accounts.ts';
import { isObject } from './corpus/json.ts';
import { documentedRequests } from './documented.ts';
import type { Names } from './names.ts';
import type { Run } from './run.ts';

/** Returns the user ids in a message. */
function usersIn(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => usersIn(item, key));
  if (isObject(value)) return Object.entries(value).flatMap(([name, member]) => usersIn(member, name));
  return typeof value === 'string' && /^userIds?$/.test(key) ? [value] : [];
}

const largestCall = 1000;

/** Returns the data that stays, in words. */
export async function cleanUp(run: Run): Promise<string | undefined> {
  const users = [...new Set(contractOperations.flatMap(documentedRequests).flatMap((request) => usersIn(request)))];
  const operation = operationOf('deleteAllUserData');
  if (!run.names.some(({ isUsed }) => isUsed)) return undefined;
  let isDeleted = true;
  for (const given of await run.accounts.used()) {
    const ids = run.names.filter(({ isUsed }) => isUsed).flatMap((names: Names) => users.map((user) => names.prefix + user));
    for (let i = 0; i < ids.length; i += largestCall) {
      const body = { data: { userIds: ids.slice(i, i + largestCall) } };
      const exchange = await run.send(operation, { body, given }).catch(() => undefined);
      isDeleted &&= exchange?.received.status === operation.success;
    }
  }
  const ofUsers = isDeleted ? 'The deletion of all users of the run has begun.' : 'The users of the run could not be deleted.';
  return `${ofUsers} Its organizations, folders and documents stay, under ids that begin with v${run.seed}-.`;
}
