/**
 * The document's response examples as promises: their requests, and their comparison with real responses. Most requests are in the
 * document; this file has the additional preparation, by operation and example name.
 */
import { randomUUID } from 'node:crypto';
import { limits, type OperationId, operations } from '../generated/handlers.ts';
import { at, examplesOf, type Operation, operationsByPath, repliesOf } from '../generated/operations.ts';
import { isObject } from '../openapi/tools/verify/corpus/json.ts';
import type { Ask } from '../server/database/sql.ts';
import { limit, raw, sql } from '../server/database/sql.ts';
import { type Caller, createTenant, credentialsFor, type Headers, type Reply, type Tenant } from './torture/http.ts';

/** A service, a tenant with the story's data, and functions to call as the tenant. */
export interface Stage {
  caller: Caller;
  url: string;
  tenant: Tenant;
  /** Changes rows as no operation does. Parameters are $1, $2, … */
  ask: Ask;
  /** Runs queued work, and advances time. */
  pass(): Promise<void>;
}

export interface Asked {
  /** The whole body, instead of `data` in an envelope. */
  body?: unknown;
  data?: unknown;
  /** The calling tenant; default: the stage's. */
  tenant?: Tenant;
  headers?: Headers;
}

type Make = (stage: Stage) => Asked | Promise<Asked>;

/** Returns a request example's value. */
export function example(id: OperationId, name: string): unknown {
  const operation = operationsByPath.get(operations[id].path);
  const found: unknown = operation === undefined ? undefined : examplesOf(operation, 'requestBody')[name];
  if (!isObject(found)) throw new Error(`${id} has no example ${name} of a request.`);
  return found.data;
}

function documentedRequest(operation: Operation, status: number, name: string): Asked | undefined {
  const body = repliesOf(operation).find((reply) => reply.status === status && reply.name === name)?.request;
  return body === undefined ? undefined : { body };
}

/** Returns the request for the example, if any is known. */
export const requestFor = async (stage: Stage, operation: Operation, status: number, name: string): Promise<Asked | undefined> => {
  const made = await requests[operation.id]?.[name]?.(stage);
  const isWhole = made?.body !== undefined || made?.data !== undefined;
  const documented = isWhole ? undefined : documentedRequest(operation, status, name);
  return made === undefined ? documented : { ...documented, ...made };
};

export async function send({ caller, tenant: own }: Stage, operation: Operation, asked: Asked): Promise<Reply> {
  const { body = { data: asked.data }, tenant = own, headers = {} } = asked;
  return await caller.send(operation.path, { ...credentialsFor(operation.id, tenant), ...headers }, JSON.stringify(body));
}

/** Returns the difference of a response from the example, in status, body or the order of its fields; undefined for none. */
export function difference(operation: Operation, status: number, name: string, reply: Reply): string | undefined {
  const what = `${operation.id} ${status} ${name}`;
  if (reply.status !== status) return `${what}: answered ${reply.status} ${reply.text.slice(0, 150)}`;
  const [expected, got] = [examplesOf(operation, status)[name], JSON.parse(reply.text)].map((body: unknown) =>
    comparable(shortened.has(name) ? shortenedReply(body) : body),
  );
  const [shown, answered] = [expected, got].map((value) => JSON.stringify(value));
  if (shown === answered) return undefined;
  return `${what}: the document shows ${shown}, and the service answers ${answered}`.slice(0, 900);
}

/** Examples that abbreviate longer responses. Only their message and first item are compared. */
const shortened = new Set(['more', 'everyone']);

function shortenedReply(body: unknown): unknown {
  const data = at(body, 'result', 'data');
  const [first] = typeof data === 'object' && data !== null ? Object.values(data) : [];
  return { message: String(at(body, 'result', 'message')).replace(/^\d+/, 'So many'), first };
}

/** Drops values that differ each time: generated ids, tokens, times, seconds to wait. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => comparable(item));
  if (isObject(value)) {
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [comparable(key), key === 'pageToken' ? 'a page token' : comparable(item)]),
    );
  }
  if (typeof value === 'number') return value > 1e12 ? 'a time' : value;
  if (typeof value !== 'string') return value;
  return value
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an id')
    .replaceAll(/_[0-9a-f]{64}/g, '_a MAC')
    .replace(/^eyJ[\w-]+\.[\w-]+\.[\w-]+$/, 'a JWT')
    .replaceAll(/another-\d+/g, 'launch-plan-comment-18')
    .replace(/in \d+ seconds?/, 'in some seconds');
}

const call = (stage: Stage, tenant: Tenant, id: OperationId, data: unknown): Promise<Reply> =>
  stage.caller.send(operations[id].path, credentialsFor(id, tenant), JSON.stringify({ data }));

/** A tenant of its own with these organizations. */
async function freshTenant(stage: Stage, organizationIds: readonly string[] = ['acme']): Promise<Tenant> {
  const tenant = await createTenant(stage.url);
  const organizations = organizationIds.map((organizationId) => ({ organizationId, organizationName: organizationId }));
  if (organizations.length > 0) await call(stage, tenant, 'addOrganizations', { organizations });
  return tenant;
}

/** A tenant of its own with a console switch off. */
const switchedOff =
  (setting: 'advanced_queries' | 'notification_config', id: OperationId, name: string): Make =>
  async (stage) => {
    const tenant = await freshTenant(stage);
    await stage.ask(sql`update api_keys set ${raw(setting)} = 0 where api_key_id = ${tenant.apiKey}`);
    return { data: example(id, name), tenant };
  };

const inGroup =
  (members: readonly string[], id: OperationId, name: string): Make =>
  async (stage) => {
    const tenant = await freshTenant(stage);
    const group = { organizationId: 'acme', organizationUserGroupId: 'designers' };
    for (let i = 0; i < members.length; i += 1000) {
      await call(stage, tenant, 'addUsersToGroups', { ...group, userIds: members.slice(i, i + 1000) });
    }
    return { data: example(id, name), tenant };
  };

/** A deletion with this many unfinished tasks. */
const deletion =
  (left: 'none' | 'five' | 'all'): Make =>
  async (stage) => {
    const tenant = await freshTenant(stage);
    const reply = await call(stage, tenant, 'deleteAllUserData', example('deleteAllUserData', 'users'));
    const { jobId } = JSON.parse(reply.text).data;
    for (let isDone = false; !isDone; ) {
      await stage.pass();
      isDone = JSON.parse((await call(stage, tenant, 'getDeleteAllUserDataStatus', { jobId })).text).result.data.isDeleteCompleted;
    }
    // Due in an hour, so that no worker runs them meanwhile.
    const maxTasks = { none: 0, five: 5, all: 1000 }[left];
    await stage.ask(sql`update tasks set completed_at = null, run_at = ${Date.now() + 3_600_000}
      where api_key_id = ${tenant.apiKey}
        and task_id in (select task_id from tasks where job_id = ${jobId} and task_id <> job_id ${limit(maxTasks)})`);
    return { data: { jobId }, tenant };
  };

/** A migration with this progress. */
const migration =
  (status: string, { tenant: own }: { tenant?: Tenant } = {}): Make =>
  async (stage) => {
    const tenant = own ?? (await freshTenant(stage));
    const data = { ...objectOf(example('addNotifications', 'people')), createDocument: true };
    await call(stage, tenant, 'addNotifications', data);
    const reply = await call(stage, tenant, 'migrateDocuments', example('migrateDocuments', 'document'));
    const { migrationId } = JSON.parse(reply.text).result.data;
    const asked = { organizationId: 'acme', migrationId };
    for (let found = ''; found !== 'completed'; ) {
      await stage.pass();
      found = JSON.parse((await call(stage, tenant, 'getMigrationStatus', asked)).text).result.data.status;
    }
    await stage.ask(sql`update document_migrations set status = ${status} where migration_id = ${migrationId}`);
    return { data: asked, tenant };
  };

/** More notifications than a response holds. */
const manyNotifications: Make = async (stage) => {
  const tenant = await freshTenant(stage);
  const { notifyAll: _all, ...version } = objectOf(example('addNotifications', 'everyone'));
  const notification = { ...version, createDocument: true, notifyUsers: [{ userId: 'maya' }, { userId: 'jonas' }] };
  for (let i = 0; i < 1001; i++) await call(stage, tenant, 'addNotifications', { ...notification, notificationId: `another-${i}` });
  return { data: example('getNotifications', 'document'), tenant };
};

const objectOf = (value: unknown): { readonly [key: string]: unknown } => (isObject(value) ? value : {});

/** The page after the first one of the examples. */
const nextPage =
  (id: OperationId): Make =>
  async (stage) => {
    const first = await call(stage, stage.tenant, id, example(id, 'firstPage'));
    const { pageToken } = JSON.parse(first.text).result;
    return { data: { ...objectOf(example(id, 'nextPage')), pageToken } };
  };

/** An example for an API key, changed to the tenant's. */
const ofOwnKey =
  (id: OperationId, name: string): Make =>
  ({ tenant }) => ({ data: { ...objectOf(example(id, name)), apiKey: tenant.apiKey } });

/** The same, of a tenant of its own. */
const ofFreshKey =
  (id: OperationId, name: string): Make =>
  async (stage) => {
    const tenant = await freshTenant(stage, []);
    return { data: { ...objectOf(example(id, name)), apiKey: tenant.apiKey }, tenant };
  };

/** A tenant of its own with the domains of the examples. */
const withDomains: Make = async (stage) => {
  const tenant = await freshTenant(stage, []);
  await call(stage, tenant, 'addDomains', example('addDomains', 'domains'));
  return { tenant };
};

const ownWorkspace: Make = async (stage) => ({ data: {}, tenant: { ...stage.tenant, ...(await workspaceOf(stage)) } });

/** A workspace of its own, without a call yet. */
async function workspaceOf(stage: Stage): Promise<Pick<Tenant, 'workspaceId' | 'workspaceToken'>> {
  const created = await call(stage, stage.tenant, 'createWorkspace', example('createWorkspace', 'withAvatar'));
  const { id, authToken } = JSON.parse(created.text).result.data;
  return { workspaceId: id, workspaceToken: authToken };
}

/** One more than a response lists. */
const manyUsers = Array.from({ length: 10_001 }, (_, i) => `user-${i}`);
const thousand = manyUsers.slice(0, 1000);
const large = { organizationId: 'acme', organizationName: 'Acme Robotics', notes: 'x'.repeat(65_536) };

const requests: { readonly [Id in OperationId]?: { readonly [name: string]: Make } } = {
  getWorkspace: {
    found: ownWorkspace,
    workspaceNotFound: () => ({ data: {}, headers: { 'x-svc-workspace-id': '60b1e7d4-93a2-4f58-8c0d-5e7f2a91b3c6' } }),
  },
  getDocuments: {
    lastPage: nextPage('getDocuments'),
    advancedQueriesOff: switchedOff('advanced_queries', 'getDocuments', 'organization'),
  },
  deleteUsersFromGroups: {
    everyone: inGroup(manyUsers, 'deleteUsersFromGroups', 'everyone'),
  },
  updateOrganizations: {
    organizationTooLarge: () => ({ data: { organizations: [large] } }),
  },
  getDeleteAllUserDataStatus: {
    completed: deletion('none'),
    running: deletion('five'),
    notBegun: deletion('all'),
  },
  getNotifications: {
    more: manyNotifications,
    lastPage: nextPage('getNotifications'),
  },
  setConfig: {
    tooMany: () => ({
      data: { organizationId: 'acme', userIds: thousand, documentIds: thousand, config: { inbox: 'ALL' } },
    }),
    switchedOff: switchedOff('notification_config', 'setConfig', 'organization'),
  },
  getPermissions: { lastPage: nextPage('getPermissions') },
  getFolders: { lastPage: nextPage('getFolders') },
  getOrganizations: { lastPage: nextPage('getOrganizations') },
  getUsers: { lastPage: nextPage('getUsers') },
  getUserGroups: { lastPage: nextPage('getUserGroups') },
  updateEmailConfig: {
    on: ofOwnKey('updateEmailConfig', 'on'),
    off: ofOwnKey('updateEmailConfig', 'off'),
  },
  getEmailConfig: { found: ofFreshKey('getEmailConfig', 'apiKey') },
  getUsage: { found: ownWorkspace },
  getJobs: {
    found: async (stage) => {
      const made = await deletion('none')(stage);
      return { ...made, data: {} };
    },
    several: async (stage) => {
      const { tenant = stage.tenant } = await deletion('none')(stage);
      await migration('completed', { tenant })(stage);
      await stage.ask(sql`insert into document_migrations
          (api_key_id, migration_id, organization_key, document_key, document_id, new_document_id, status, created_at)
        select api_key_id, ${randomUUID()}, organization_key, document_key, document_id, new_document_id, status, created_at - 3600000
        from document_migrations where api_key_id = ${tenant.apiKey}`);
      return { data: {}, tenant };
    },
    none: async (stage) => ({ data: {}, tenant: await freshTenant(stage, []) }),
  },
  getApiKeys: { found: async (stage) => ({ data: {}, tenant: await freshTenant(stage, []) }) },
  updateApiKey: {
    renamed: ofFreshKey('updateApiKey', 'rename'),
    switched: ofFreshKey('updateApiKey', 'switches'),
    deleted: ofFreshKey('updateApiKey', 'delete'),
  },
  resetAuthToken: {
    apiKey: ofFreshKey('resetAuthToken', 'apiKey'),
    workspace: async (stage) => ({ data: {}, tenant: await freshTenant(stage, []) }),
  },
  getDomains: { found: withDomains, none: async (stage) => ({ data: {}, tenant: await freshTenant(stage, []) }) },
  deleteDomains: {
    deleted: withDomains,
    unknown: async (stage) => ({ tenant: await freshTenant(stage, []) }),
    oneUnknown: withDomains,
  },
  getConfig: {
    tooMany: () => ({ data: { organizationId: 'acme', userIds: thousand, documentIds: thousand } }),
    switchedOff: switchedOff('notification_config', 'getConfig', 'organization'),
  },
  createApiKey: {
    tooManyApiKeys: async (stage) => {
      const tenant = await freshTenant(stage, []);
      const data = example('createApiKey', 'testing');
      for (let keys = 1; keys < limits.apiKeys; keys++) await call(stage, tenant, 'createApiKey', data);
      return { data, tenant };
    },
  },
  getAuthTokens: {
    found: ofOwnKey('getAuthTokens', 'apiKey'),
  },
  getMigrationStatus: {
    pending: migration('pending'),
    inProgress: migration('inProgress'),
    completed: migration('completed'),
    failed: migration('failed'),
  },
};
