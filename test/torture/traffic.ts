/** Calls of every operation on a tenant's data, by different callers. */
import { type Input, type OperationId, operations } from '../../generated/handlers.ts';
import { at, examplesOf, operationsByPath } from '../../generated/operations.ts';
import { isObject } from '../../openapi/tools/verify/corpus/json.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** A valid call, with any outcome. */
export interface TrafficCall {
  id: OperationId;
  data: unknown;
}

type Makers = { readonly [Id in OperationId]?: (choose: Choose, world: World) => Input<Id> };

/**
 * Chooses the ids of a call. A bulk call names all of an organization in any order, so that calls meet, which causes deadlocks unless
 * locks are ordered. Other calls name a few.
 */
class Choose {
  readonly random: Random;
  readonly #isBulk: boolean;
  constructor(random: Random, isBulk: boolean) {
    this.random = random;
    this.#isBulk = isBulk;
  }
  one(ids: readonly string[]): string {
    return this.random.pick(ids) ?? 'nothing';
  }
  /** Returns ids without repetition. */
  some(ids: readonly string[], max = 5): string[] {
    return this.random.shuffle(ids).slice(0, this.#isBulk ? ids.length : 1 + this.random.integer(max));
  }
  organization({ organizationIds: [first = 'nothing', ...others] }: World): string {
    return this.#isBulk ? first : this.one([first, ...others]);
  }
  /** Returns ids of nothing, or of what another call has added. */
  fresh(name: string): string[] {
    return this.#isBulk ? ['new-1', 'new-2', 'new-3'] : [`${name}-${this.random.integer(2 ** 31).toString(36)}`];
  }
  /** Returns ids of `some`, and fresh ones, in any order. */
  mixed(ids: readonly string[], name: string): string[] {
    return this.random.shuffle([...this.some(ids, 3), ...this.fresh(name)]);
  }
  /** Returns a custom field. */
  field(): { [name: string]: number } {
    return { [`field-${this.random.integer(50)}`]: this.random.integer(1000) };
  }
}

/** Resources of every type, some of them missing. */
function resources(choose: Choose, world: World) {
  const organizationId = choose.organization(world);
  const of = (type: 'folder' | 'document', ids: readonly string[]) => ids.map((id) => ({ type, id, organizationId }));
  return choose.random.shuffle([
    ...choose.some(world.organizationIds).map((id) => ({ type: 'organization' as const, id })),
    ...of('folder', choose.some(world.folderIds)),
    ...of('document', choose.mixed(world.documentIds, 'waiting')),
  ]);
}

/** Calls for which the document's examples are too large or too small, or would end what other calls need. */
const makers: Makers = {
  addPermissions: (choose, world) => ({
    user: { userId: choose.one(world.userIds) },
    permissions: {
      resources: resources(choose, world).map((one) => ({
        ...one,
        accessRole: choose.random.integer(2) === 0 ? 'viewer' : 'editor',
      })),
    },
  }),
  removePermissions: (choose, world) => ({
    userId: choose.one(world.userIds),
    permissions: { resources: resources(choose, world) },
  }),
  generateToken: (choose, world) => ({
    userId: choose.one(world.userIds),
    permissions: { resources: resources(choose, world).map((one) => ({ ...one, accessRole: 'viewer' })) },
  }),
  createWorkspace: (choose) => ({ ownerEmail: `${choose.fresh('owner')[0]}@acme.example`, name: 'Maya', workspaceName: 'Acme' }),
  // Renames the key: other calls need it and its token.
  updateApiKey: (choose, { apiKey }) => ({ apiKey, apiKeyName: `Key ${choose.random.integer(1000)}` }),
  resetAuthToken: () => ({ apiKey: '00000000-0000-4000-8000-000000000000' }),
  deleteApiKey: () => ({ apiKey: '00000000-0000-4000-8000-000000000000' }),
  deleteWorkspace: () => ({ confirm: 'another name' }),
  // A testing key emails only its owner.
  updateEmailConfig: (_choose, { apiKey }) => ({ apiKey, enabled: true }),
  sendLoginLink: () => ({ email: 'maya@acme.example', continueUrl: 'https://acme.example/console' }),
  deleteAllUserData: (choose, world) => ({
    userIds: choose.some(world.userIds, 2),
    organizationIds: choose.some(world.organizationIds, 2),
  }),
  setConfig: (choose, world) => ({
    organizationId: choose.organization(world),
    userIds: choose.some(world.userIds, 10),
    documentIds: choose.some(world.documentIds).slice(0, 5),
    config: { inbox: choose.random.pick(['ALL', 'MINE', 'NONE']), email: 'ALL' },
  }),
  addDomains: (choose) => ({ domains: choose.some(hosts) }),
  deleteDomains: (choose) => ({ domains: choose.some(hosts) }),
  // Moves could end all others, with folders a hundred levels deep.
  updateFolders: (choose, world) => ({
    organizationId: choose.organization(world),
    folders: choose
      .mixed(world.folderIds, 'folder')
      .map((folderId) => ({ folderId, folderName: `Name ${choose.random.integer(50)}` })),
  }),
  getMigrationStatus: (choose, world) =>
    choose.random.pick(world.migrations) ?? {
      organizationId: choose.organization(world),
      migrationId: '00000000-0000-4000-8000-000000000000',
    },
};

const hosts = Array.from({ length: 20 }, (_, i) => `host-${i}.acme.example`);

/** Things that the operation creates or deletes. races/ended.ts deletes those that others use. */
const created = /^add(Organizations|Folders|Documents|Users)$/;
const deleted = /^delete(Organizations|Folders|Documents|Users|Notifications)$/;
/** Each item gets another custom field. */
const merged = /^update(Organizations|Documents|Users)$/;

/** Returns an example of the operation, about things of the world. Its lists name some of them. */
function exampleAbout(id: OperationId, world: World, choose: Choose): unknown {
  const known: { readonly [field: string]: readonly string[] } = {
    organizationId: [choose.organization(world)],
    documentId: world.documentIds,
    folderId: world.folderIds,
    parentFolderId: world.folderIds,
    userId: world.userIds,
    organizationUserGroupId: world.groupIds,
    apiKey: [world.apiKey],
    jobId: world.jobIds,
    newDocumentId: choose.fresh('moved'),
    notificationId: choose.fresh('notification'),
  };
  const several = (field: string): string[] => {
    const ids = field === 'organizationId' ? world.organizationIds : (known[field] ?? []);
    if (deleted.test(id)) return choose.fresh(field);
    return created.test(id) ? choose.mixed(ids, field) : choose.some(ids);
  };
  const listAbout = (items: readonly unknown[], name: string): unknown[] => {
    const [first] = items;
    if (typeof first === 'string') return known[name] === undefined ? [...items] : several(name);
    const field = isObject(first) && !('type' in first) ? Object.keys(first).find((key) => known[key] !== undefined) : undefined;
    if (field === undefined) return items.map((item) => about(item, name));
    return several(field).map((one) => ({
      ...Object(about(choose.random.pick(items), name)),
      [field]: one,
      ...(merged.test(id) ? choose.field() : {}),
    }));
  };
  const about = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') return known[name] === undefined ? value : choose.one(known[name]);
    if (Array.isArray(value)) return listAbout(value, name.replace(/s$/, ''));
    if (!isObject(value)) return value;
    const nameOf = (key: string) => (key === 'id' && 'type' in value ? `${value.type}Id` : key);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, about(one, nameOf(key))]));
  };
  return about(exampleData(id, choose.random), '');
}

/** Called once per hundred other calls, since they cause work after the response. */
const rare: ReadonlySet<OperationId> = new Set(['createWorkspace', 'sendLoginLink', 'deleteAllUserData', 'migrateDocuments']);

const isOperationId = (id: string): id is OperationId => Object.hasOwn(operations, id);
const operationIds: readonly OperationId[] = Object.keys(operations).filter(isOperationId);

const weighted = operationIds.flatMap((id) => new Array<OperationId>(rare.has(id) ? 1 : 10).fill(id));

/** Makes a call of any operation. */
export function nextCall(world: World, random: Random): TrafficCall {
  const id = random.pick(weighted) ?? 'getDocuments';
  return { id, data: dataOf(id, world, new Choose(random, false)) };
}

/** Returns the data of a bulk call. */
export const bulkData = (id: OperationId, world: World, random: Random): unknown => dataOf(id, world, new Choose(random, true));

const dataOf = (id: OperationId, world: World, choose: Choose): unknown =>
  makers[id]?.(choose, world) ?? exampleAbout(id, world, choose);

/** Returns the data of one of the operation's examples. No service has made the page tokens of the document. */
export function exampleData(id: OperationId, random: Random): unknown {
  const operation = operationsByPath.get(operations[id].path);
  const examples = operation === undefined ? {} : examplesOf(operation, 'requestBody');
  const all = Object.values(examples).map((body) => at(body, 'data'));
  return random.pick(all.filter((data) => at(data, 'pageToken') === undefined));
}

/** Remembers jobs that the response has started, for later calls. Keeps the newest hundred. */
export function learn(world: World, { id, data }: TrafficCall, text: string): void {
  if (id !== 'deleteAllUserData' && id !== 'migrateDocuments') return;
  const reply: unknown = JSON.parse(text);
  const jobId = at(reply, 'data', 'jobId');
  if (typeof jobId === 'string') world.jobIds = [jobId, ...world.jobIds].slice(0, 100);
  const migrationId = at(reply, 'result', 'data', 'migrationId');
  const organizationId = at(data, 'organizationId');
  if (typeof migrationId !== 'string' || typeof organizationId !== 'string') return;
  world.migrations = [{ organizationId, migrationId }, ...world.migrations].slice(0, 100);
}
