/** Examples that need more than their documented request, and examples that no caller can cause. */
import { limits, type OperationId } from '../../../../generated/handlers.ts';
import { at, examplesOf, firstExample, type Operation } from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import { pause } from '../caller.ts';
import { isObject, withValue } from '../corpus/json.ts';
import type { Asked, Given } from '../credentials.ts';
import { follow, pollOf } from '../jobs.ts';
import { Skip } from '../outcome.ts';
import type { Run } from '../run.ts';
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

const tooQuick = 'passes too quickly';

/** Reasons for which an example is left out, by its name, or by its operation and name. */
export const outOfReach: { readonly [example: string]: string } = {
  hostNotAllowed: 'needs a setting of the operator',
  tooManyApiKeys: 'needs 100 API keys',
  'getJobs several': 'needs a deletion and a migration',
  'deleteUsersFromGroups everyone': 'needs 10,001 members',
  notBegun: tooQuick,
  running: tooQuick,
  pending: tooQuick,
  inProgress: tooQuick,
  failed: 'needs a fault of the server',
  'getEvents tooOld': 'needs a token of removed events',
  'getEvents lostEvent': 'needs a failover of the server',
  'getEvents otherLog': 'needs a restore of the server',
  'getWebhooks delivered': 'needs a receiver',
};

const manyIds = Array.from({ length: 1000 }, (_, i) => `user-${i}`);

/** Two full lists, whose product is beyond the limit. */
const tooMany: Prepare = ({ body }) => ({
  body: withValue(withValue(body, ['data', 'userIds'], manyIds), ['data', 'documentIds'], manyIds),
});

const elsewhere = { origin: 'https://elsewhere.example' };
const limited = new WeakMap<Run, Promise<unknown>>();

/** Seconds for which servers may cache the domains of each of their credentials. */
export const maxCacheSeconds = 20;

/** Adds a domain to the run's workspace, and waits until the server applies it to the credentials of this case. */
const fromElsewhere: Prepare = async ({ run, operation, given }) => {
  if (!run.accounts.ownsWorkspace) throw new Skip('would change the given workspace');
  const workspace = await run.accounts.workspace();
  const body = { data: { domains: ['acme.example'] } };
  const added = limited.get(run) ?? run.prepare(operationOf('addDomains'), { body, given: workspace });
  limited.set(run, added);
  await added;
  // The origin is checked before the content, so an accepted call has no effect.
  const asked = { body: {}, given: operation.credentials === 'workspace' ? workspace : given, headers: elsewhere };
  for (let tries = 0; tries < maxCacheSeconds; tries++) {
    if ((await run.send(operation, asked)).received.status === 403) break;
    await pause(1000);
  }
  return asked;
};

const newApiKey: Prepare = async ({ run, body }) => ({
  body: withValue(body, ['data', 'apiKey'], (await run.accounts.newKey()).ApiKey),
});

/** A key with the name of a workspace's first one. */
const testingKey: Prepare = async ({ run, body }) => ({
  body: withValue(body, ['data', 'apiKey'], (await run.accounts.newKey('Testing')).ApiKey),
});

/** An API key with a switch off. */
const switchedOff =
  (setting: 'advancedQueries' | 'notificationConfig'): Prepare =>
  async ({ run }) => {
    const given = await run.accounts.newKey();
    const body = { data: { apiKey: given.ApiKey, [setting]: false } };
    await run.prepare(operationOf('updateApiKey'), { body, given: await run.accounts.workspace() });
    return { given };
  };

/** A workspace without earlier calls. */
const newWorkspace: Prepare = async ({ run }) => ({ given: await run.accounts.newWorkspace() });

const secondWorkspace: Prepare = async ({ run }) => ({ given: await run.accounts.secondWorkspace() });

/** The second workspace with the domains of the examples, or without them. */
const withDomains =
  (change: 'addDomains' | 'deleteDomains'): Prepare =>
  async ({ run }) => {
    const given = await run.accounts.secondWorkspace();
    await run.prepare(operationOf(change), { body: firstExample(operationOf('addDomains')), given });
    return { given };
  };

/** Starts the job of another operation, and waits for its end. Returns the request for its status. */
async function finish({ run, given, stage }: Scene, id: OperationId): Promise<unknown> {
  const operation = operationOf(id);
  const poll = pollOf(operation);
  if (poll === undefined || stage === undefined) throw new Skip(`${id} starts no job`);
  const body = stage.names.own(firstExample(operation));
  const asked = poll.requestFor(await run.prepare(operation, { body, given }), body);
  await follow(run, poll, () => run.prepare(poll.status, { body: asked, given }));
  return asked;
}

const finished =
  (id: OperationId): Prepare =>
  async (scene) => ({ body: await finish(scene, id) });

/** An API key without data. */
const emptyKey: Prepare = async ({ run }) => ({ given: await run.accounts.newKey() });

/** An API key with two events. */
const withEvents: Prepare = async ({ run, stage }) => {
  const own = (body: unknown) => stage?.names.own(body) ?? body;
  const given = await run.accounts.newKey();
  const body = { data: { apiKey: given.ApiKey, events: true } };
  await run.prepare(operationOf('updateApiKey'), { body, given: await run.accounts.workspace() });
  const organizations = [{ organizationId: 'acme', organizationName: 'Acme' }];
  await run.prepare(operationOf('addOrganizations'), { body: own({ data: { organizations } }), given });
  const documents = [{ documentId: 'launch-plan', documentName: 'Launch plan' }];
  await run.prepare(operationOf('addDocuments'), { body: own({ data: { organizationId: 'acme', documents } }), given });
  return { given };
};

/** An API key with a disabled webhook. */
const withWebhook: Prepare = async ({ run, stage }) => {
  const given = await run.accounts.newKey();
  const webhooks = [{ webhookId: 'chat', url: 'https://chat.acme.example/hooks', types: ['documents.added'], disabled: true }];
  const body = { data: { webhooks } };
  await run.prepare(operationOf('addWebhooks'), { body: stage?.names.own(body) ?? body, given });
  return { given };
};

/** An API key with a finished deletion. */
const finishedDeletion: Prepare = async (scene) => {
  const given = await scene.run.accounts.newKey();
  await finish({ ...scene, given }, 'deleteAllUserData');
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
    originNotAllowed: fromElsewhere,
  },
  getWorkspace: { found: secondWorkspace },
  updateOrganizations: {
    organizationTooLarge: ({ body }) => ({
      body: withValue(body, ['data', 'organizations', '0', 'notes'], 'x'.repeat(limits.objectBytes)),
    }),
  },
  getDocuments: { advancedQueriesOff: switchedOff('advancedQueries') },
  setConfig: { tooMany, switchedOff: switchedOff('notificationConfig') },
  getConfig: { tooMany, switchedOff: switchedOff('notificationConfig') },
  getAuthTokens: { found: newApiKey },
  updateEmailConfig: { on: newApiKey, off: newApiKey },
  getEmailConfig: { found: newApiKey },
  updateApiKey: { renamed: testingKey, switched: testingKey },
  deleteApiKey: { deleted: newApiKey },
  resetAuthToken: { apiKey: newApiKey, workspace: secondWorkspace },
  getApiKeys: { found: secondWorkspace },
  getUsage: { found: newWorkspace },
  getJobs: { found: finishedDeletion, none: emptyKey },
  getEvents: { first: withEvents, documents: withEvents, none: emptyKey, noDocuments: emptyKey, next: emptyKey },
  addWebhooks: { all: emptyKey, types: emptyKey, exists: withWebhook },
  getWebhooks: { found: withWebhook, none: emptyKey },
  updateWebhooks: { disable: withWebhook, url: withWebhook, missing: emptyKey, notDelivered: withWebhook },
  deleteWebhooks: { one: withWebhook, missing: emptyKey },
  rotateWebhookSecret: { rotate: withWebhook },
  getDomains: { found: withDomains('addDomains'), none: withDomains('deleteDomains') },
  deleteDomains: {
    deleted: withDomains('addDomains'),
    unknown: withDomains('deleteDomains'),
    oneUnknown: withDomains('addDomains'),
  },
  getDeleteAllUserDataStatus: { completed: finished('deleteAllUserData') },
  getMigrationStatus: { completed: finished('migrateDocuments') },
};

/** Whether the examples of an operation are shown with an API key of their own, and not on the stage. */
export const hasOwnKey = ({ id }: Operation): boolean => id === 'getJobs' || id === 'getEvents' || id.includes('Webhook');

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
