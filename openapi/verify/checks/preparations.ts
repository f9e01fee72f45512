/** Examples that need more than their documented request, and examples that no caller can cause. */
import { limits, type OperationId } from '../../../generated/server.ts';
import { at, examplesOf, type Operation } from '../../../server/http/contract.ts';
import { operationOf } from '../accounts.ts';
import { pause } from '../caller.ts';
import { isObject, withValue } from '../corpus/json.ts';
import type { Given } from '../credentials.ts';
import { firstExample } from '../documented.ts';
import { follow, pollOf } from '../jobs.ts';
import { Skip } from '../outcome.ts';
import type { Asked, Run } from '../run.ts';
import type { Stage } from '../stage.ts';

/** The situation before the request. */
export interface Scene {
  run: Run;
  operation: Operation;
  given: Given;
  /** The documented request with the run's ids; undefined if the document shows none. */
  body: unknown;
  /** Undefined for operations without an API key. */
  stage: Stage | undefined;
}

type Prepare = (scene: Scene) => Partial<Asked> | Promise<Partial<Asked>>;

/** Reasons for which an example is left out, by its name. */
export const outOfReach: { readonly [example: string]: string } = {
  advancedQueriesOff: 'needs a switch of the operator',
  switchedOff: 'needs a switch of the operator',
  hostNotAllowed: 'needs a setting of the operator',
  tooManyApiKeys: 'needs 100 API keys',
  several: 'needs a deletion and a migration',
  everyone: 'needs 10,001 members',
  more: 'needs 1,001 notifications',
  notBegun: 'passes too quickly',
  running: 'passes too quickly',
  pending: 'passes too quickly',
  inProgress: 'passes too quickly',
  failed: 'needs a fault of the server',
};

const manyIds = Array.from({ length: 1000 }, (_, i) => `user-${i}`);

/** Two full lists, whose product is beyond the limit. */
const tooMany: Prepare = ({ body }) => ({
  body: withValue(withValue(body, ['data', 'userIds'], manyIds), ['data', 'documentIds'], manyIds),
});

const elsewhere = { origin: 'https://elsewhere.example' };
const limited = new WeakMap<Run, Promise<void>>();

/** Adds a domain to the run's workspace once. Servers may cache the domains for some seconds. */
function limitOrigins(run: Run): Promise<void> {
  const limit = async (): Promise<void> => {
    const given = await run.accounts.workspace();
    await run.prepare(operationOf('addDomains'), { body: { data: { domains: ['acme.example'] } }, given });
    for (let tries = 0; tries < 20; tries++) {
      const { received } = await run.send(operationOf('getWorkspace'), { body: {}, given, headers: elsewhere });
      if (received.status === 403) return;
      await pause(1000);
    }
  };
  const started = limited.get(run) ?? limit();
  limited.set(run, started);
  return started;
}

const newApiKey: Prepare = async ({ run, body }) => ({
  body: withValue(body, ['data', 'apiKey'], (await run.accounts.newKey()).ApiKey),
});

const newWorkspace: Prepare = async ({ run }) => ({ given: await run.accounts.createWorkspace() });

/** The key that a workspace of its own begins with. */
const firstApiKey: Prepare = async ({ run, body }) => {
  const given = await run.accounts.createWorkspace();
  const get = operationOf('getWorkspace');
  const { received } = await run.prepare(get, { body: firstExample(get), given });
  const keys = at(received.body, 'result', 'data', 'apiKeyList');
  const [apiKey = ''] = Object.keys(isObject(keys) ? keys : {});
  return { given, body: withValue(body, ['data', 'apiKey'], apiKey) };
};

/** A workspace of its own with the domains of the examples. */
const withDomains: Prepare = async ({ run }) => {
  const given = await run.accounts.createWorkspace();
  const add = operationOf('addDomains');
  await run.prepare(add, { body: firstExample(add), given });
  return { given };
};

/** Starts the job of another operation, and waits for its end. */
const finished =
  (id: OperationId): Prepare =>
  async ({ run, given, stage }) => {
    const operation = operationOf(id);
    const poll = pollOf(operation);
    if (poll === undefined || stage === undefined) throw new Skip(`${id} starts no job`);
    const body = stage.names.own(firstExample(operation));
    const asked = poll.requestFor(await run.prepare(operation, { body, given }), body);
    await follow(run, poll, () => run.prepare(poll.status, { body: asked, given }));
    return { body: asked };
  };

/** An API key without data. */
const emptyKey: Prepare = async ({ run }) => ({ given: await run.accounts.newKey() });

/** An API key with a finished deletion. */
const finishedDeletion: Prepare = async ({ run }) => {
  const given = await run.accounts.newKey();
  const operation = operationOf('deleteAllUserData');
  const poll = pollOf(operation);
  if (poll === undefined) throw new Skip('Delete All User Data starts no job');
  const body = firstExample(operation);
  const asked = poll.requestFor(await run.prepare(operation, { body, given }), body);
  await follow(run, poll, () => run.prepare(poll.status, { body: asked, given }));
  return { given };
};

/** By operation, and `*` for all, then by example. */
export const preparations: { readonly [operation: string]: { readonly [example: string]: Prepare } } = {
  '*': {
    unauthenticated: ({ operation }) => ({ body: firstExample(operation), given: {} }),
    unsupportedMediaType: () => ({ raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
    tooLarge: ({ operation }) => ({
      raw: ' '.repeat((operation.credentials === 'public' ? limits.publicBodyBytes : limits.bodyBytes) + 1),
    }),
    originNotAllowed: async ({ run, given }) => {
      if (!run.accounts.ownsWorkspace) throw new Skip('would change the given workspace');
      await limitOrigins(run);
      // The origin is checked before the content.
      return { body: {}, given, headers: elsewhere };
    },
  },
  getWorkspace: {
    found: newWorkspace,
    workspaceNotFound: ({ given }) => ({ given: { ...given, WorkspaceId: '60b1e7d4-93a2-4f58-8c0d-5e7f2a91b3c6' } }),
  },
  updateOrganizations: {
    organizationTooLarge: ({ body }) => ({
      body: withValue(body, ['data', 'organizations', '0', 'notes'], 'x'.repeat(limits.objectBytes)),
    }),
  },
  setConfig: { tooMany },
  getConfig: { tooMany },
  getAuthTokens: { found: newApiKey },
  updateEmailConfig: { on: newApiKey, off: newApiKey },
  getEmailConfig: { found: newApiKey },
  updateApiKey: { renamed: firstApiKey, switched: firstApiKey, deleted: firstApiKey },
  resetAuthToken: { apiKey: newApiKey, workspace: newWorkspace },
  getApiKeys: { found: newWorkspace },
  getUsage: { found: newWorkspace },
  getJobs: { found: finishedDeletion, none: emptyKey },
  getDomains: { found: withDomains, none: newWorkspace },
  deleteDomains: { deleted: withDomains, unknown: newWorkspace, oneUnknown: withDomains },
  getDeleteAllUserDataStatus: { completed: finished('deleteAllUserData') },
  getMigrationStatus: { completed: finished('migrateDocuments') },
};

/** The request with the name of an unknown organization in place of the story's. */
export function withUnknownOrganization(operation: Operation): unknown {
  const bodies = Object.values(examplesOf(operation, 'requestBody'));
  // Some operations name organizations only in one of their forms.
  const body = bodies.find((one) => JSON.stringify(one).includes('"acme"')) ?? bodies[0];
  return JSON.parse(JSON.stringify(body).replaceAll('"acme"', '"acme-labs"'));
}

/** Replaces a documented page token, which only its own server can read, by one of this server. */
export async function withPageToken({ run, operation, given, body }: Scene): Promise<unknown> {
  const token = at(body, 'data', 'pageToken');
  const data = at(body, 'data');
  if (typeof token !== 'string' || token === '' || !isObject(data)) return body;
  const first = await run.prepare(operation, { body: withValue(body, ['data', 'pageToken'], undefined), given });
  const next = at(first.received.body, 'result', 'pageToken');
  if (typeof next !== 'string') throw new Skip('the first page has no pageToken');
  return withValue(body, ['data', 'pageToken'], next);
}
