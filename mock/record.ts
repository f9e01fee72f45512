/**
 * Records traffic as a scene for the sandbox: the calls that have changed data, and the older data that reads have shown. Secrets and
 * email addresses are replaced, the same address by the same one.
 */
import { isObject, type Json } from '../generated/document.ts';
import { credentialHeaders, operations } from '../generated/handlers.ts';
import { at, type Operation, requestSchema } from '../generated/operations.ts';
import type { reads } from '../generated/query-table.ts';
import type { SavedScene, SeedCall } from '../generated/sandbox-types.ts';
import { requests } from '../generated/validators.js';
import { credentialKindOf, type RequestHeaders } from '../server/http/request.ts';
import { type JsonObject, objectAt } from './engine/json.ts';
import { documentedCredentials } from './sandbox/documented.ts';

/** A call and its response, as a proxy sees them. */
export interface Exchange {
  operation: Operation;
  request: { headers: RequestHeaders; body: string };
  response: { status: number; headers: Headers; body: Json | undefined };
}

export interface Recording {
  add(exchange: Exchange): void;
  /** Returns the scene so far, which begins without data. */
  scene(): SavedScene;
  /** Returns the number of calls that the scene lacks: those of further API keys, and those beyond its maximum. */
  skipped(): number;
}

/** Maximum of calls in a scene (openapi/sandbox.yaml). */
const maxCalls = 1000;

/** The operations that take the records of a read unchanged. */
const adders = ['addOrganizations', 'addFolders', 'addDocuments', 'addUsers'] as const;
type Adding = (typeof adders)[number];

type ReadsOfApiKey = {
  [Id in keyof typeof reads]: (typeof operations)[Id]['credentials'] extends 'apiKey' ? Id : never;
}[keyof typeof reads];

/** The operation that adds the data of a read. Written by hand: a scene begins with some of the data that reads have shown. */
const older = {
  getOrganizations: 'addOrganizations',
  getFolders: 'addFolders',
  getDocuments: 'addDocuments',
  getUsers: 'addUsers',
  getUserGroups: 'addUsersToGroups',
  getPermissions: 'addPermissions',
  checkPermissions: undefined,
  getAccessibleDocuments: undefined,
  getUsersWithAccess: undefined,
  getPresence: undefined,
  getNotifications: undefined,
  getConfig: undefined,
  getUserData: undefined,
  getJobs: undefined,
  getEvents: undefined,
  getWebhooks: undefined,
  getMigrationStatus: undefined,
  getDeleteAllUserDataStatus: undefined,
} as const satisfies { readonly [read in ReadsOfApiKey]: Adding | 'addUsersToGroups' | 'addPermissions' | undefined };
const addingFor = new Map(Object.entries(older));

export function recordScene(): Recording {
  const replace = createReplacement();
  const calls: SeedCall[] = [];
  const known = new Set<string>();
  /** The objects of which only the ids are known. */
  const vague = new Set<string>();
  let apiKey: unknown;
  let time: number | undefined;
  let skipped = 0;

  function addCall(operationId: string, data: JsonObject): void {
    if (calls.length === maxCalls) skipped++;
    else calls.push({ operationId, data });
    const adding = adders.find((one) => one === operationId);
    if (adding === undefined) return;
    const { list, idField } = listOf(adding);
    for (const item of objectsIn(data[list])) known.add(keyOf(adding, data.organizationId, item[idField]));
  }

  /** Adds what is not known yet: it is older than the recording. `isWhole`: the records have all fields. */
  function addOlder(adding: Adding, organizationId: Json, records: readonly JsonObject[], isWhole = false): void {
    const { list, idField } = listOf(adding);
    const key = (item: JsonObject) => keyOf(adding, organizationId, item[idField]);
    // An organization has another generated id in the sandbox.
    const items = records.map(({ id = null, ...record }): JsonObject => ({ ...record, [idField]: record[idField] ?? id }));
    const changed = isWhole ? items.filter((item) => vague.delete(key(item))) : [];
    const added = items.filter((item) => !known.has(key(item)));
    if (!isWhole) for (const item of added) vague.add(key(item));
    const isOrganization = adding === 'addOrganizations';
    if (!isOrganization && changed.length + added.length > 0) addPlaces(organizationId, [...changed, ...added], adding);
    for (const [operationId, some] of [[adding.replace('add', 'update'), changed] as const, [adding, added] as const])
      if (some.length > 0) addCall(operationId, { ...(isOrganization ? {} : { organizationId }), [list]: some });
  }

  /** Adds the organization and the folders that objects are in. */
  function addPlaces(organizationId: Json, items: readonly JsonObject[], adding: Adding): void {
    addOlder('addOrganizations', '', [{ organizationId, organizationName: organizationId }]);
    const isFolder = adding === 'addFolders';
    const own = isFolder ? items.map(({ folderId }) => folderId) : [];
    const parents = new Set(items.map(({ folderId, parentFolderId }) => (isFolder ? parentFolderId : folderId)));
    for (const folderId of parents)
      if (typeof folderId === 'string' && !own.includes(folderId)) addOlder('addFolders', organizationId, [{ folderId }]);
  }

  /** Adds the organization and the document that a call names. */
  function addNamed({ organizationId, documentId, createDocument }: JsonObject): void {
    if (typeof organizationId !== 'string') return;
    addOlder('addOrganizations', '', [{ organizationId, organizationName: organizationId }]);
    if (typeof documentId === 'string' && createDocument !== true) addOlder('addDocuments', organizationId, [{ documentId }]);
  }

  /** Adds the data that a read has returned. Grants and members are added again when they have changed. */
  function addRead(read: string, { organizationId = '' }: JsonObject, records: readonly JsonObject[]): void {
    const adding = addingFor.get(read);
    if (adding === undefined) return;
    if (adding !== 'addUsersToGroups' && adding !== 'addPermissions') return addOlder(adding, organizationId, records, true);
    const again: JsonObject[] = [];
    for (const { userIds, ...group } of adding === 'addUsersToGroups' ? records : [])
      if (Array.isArray(userIds) && userIds.length > 0)
        again.push({ organizationId, organizationUserGroupId: group.organizationUserGroupId ?? null, userIds });
    const grants = adding === 'addPermissions' ? records : [];
    for (const [userId, resources] of Map.groupBy(grants, (grant) => grant.userId ?? null)) {
      for (const { type, id = null } of resources) {
        if (type === 'document') addOlder('addDocuments', organizationId, [{ documentId: id }]);
        if (type === 'folder') addOlder('addFolders', organizationId, [{ folderId: id }]);
      }
      again.push({ user: { userId }, permissions: { resources } });
    }
    for (const data of again) {
      const text = JSON.stringify([adding, data]);
      if (!known.has(text)) addCall(adding, data);
      known.add(text);
    }
  }

  return {
    add: ({ operation, request: { headers, body }, response }) => {
      time ??= Date.parse(response.headers.get('date') ?? '') || Date.now();
      const isReplay = response.headers.get('idempotency-replayed') === 'true';
      // A sandbox has one workspace, with credentials of its own.
      const isOfSandbox = operation.credentials === 'workspace' || operation.credentials === 'public';
      if (response.status !== operation.success || isReplay || isOfSandbox) return;
      const sent: Json = JSON.parse(body);
      if (!requests[operation.id](sent)) return;
      const isOfKey = credentialKindOf(headers, operation) === 'apiKey';
      const key = isOfKey ? headers[credentialHeaders.apiKey[0]] : objectAt(sent, '/data').apiKey;
      apiKey ??= key;
      if (key !== undefined && key !== apiKey) {
        skipped++;
        return;
      }
      const token = headers[credentialHeaders.apiKey[1]];
      const secrets = typeof token === 'string' ? [token] : [];
      const data = objectAt(replace(sent, secrets), '/data');
      if (operation.takesIdempotencyKey) {
        addNamed(data);
        addCall(operation.id, namesKey(operation) ? { ...data, apiKey: documentedCredentials().apiKey } : data);
      } else {
        addRead(operation.id, data, objectsIn(objectAt(replace(response.body ?? null, secrets), '/result').data));
      }
    },
    scene: () => ({ base: 'empty', ...(time && { time }), calls }),
    skipped: () => skipped,
  };
}

/** Returns the field that lists the added objects, and the one with their ids. */
function listOf(adding: Adding): { list: string; idField: string } {
  const [{ path, by }] = operations[adding].unique;
  return { list: path[0], idField: by[0] };
}

const keyOf = (adding: Adding, organizationId: Json | undefined, id: Json | undefined): string =>
  JSON.stringify([adding, adding === 'addOrganizations' ? null : organizationId, id]);

const objectsIn = (list: Json | undefined): JsonObject[] => (Array.isArray(list) ? list.filter(isObject) : []);

/** Returns whether a workspace names an API key in a request, which the sandbox's own replaces. */
const namesKey = (operation: Operation): boolean =>
  at(requestSchema(operation), 'properties', 'data', 'properties', 'apiKey') !== undefined;

const removed = 'removed';

/** Fields with secrets, by their names. */
const secretName = /secret|passw|token|authorization|cookie|api[-_]?key/i;

/** Credentials in a URL. */
const credentialsInUrl = /(?<=\/\/)[^/?#\s]+@/g;

/** Texts that are secrets: the service's tokens, JWTs, and parameters of URLs. */
const secrets = [
  /\b\w+_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}_\d+_[0-9a-f]{64}\b/g,
  /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g,
  /(?<=[?&][^=&#\s]*(?:secret|passw|token|key|sig|code)[^=&#\s]*=)[^&#\s]+/gi,
];

const address = /[^\s<>()[\]",;:@\\/]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;

/** Returns a function that replaces addresses and secrets in a value, and the given secrets. */
function createReplacement(): (value: Json, given: readonly string[]) => Json {
  const people = new Map<string, number>();

  /** Ids may be addresses too, and their case counts. */
  function personFor(written: string): string {
    const plain = written.toLowerCase();
    const number = people.get(plain) ?? people.size + 1;
    people.set(plain, number);
    return `${plain === written ? 'person' : 'Person'}-${number}@example.com`;
  }

  function replaceIn(text: string, given: readonly string[]): string {
    return [...given, ...secrets]
      .reduce((rest: string, secret) => rest.replaceAll(secret, removed), text.replaceAll(credentialsInUrl, ''))
      .replaceAll(address, personFor);
  }

  return function replace(value, given): Json {
    if (typeof value === 'string') return replaceIn(value, given);
    if (Array.isArray(value)) return value.map((item) => replace(item, given));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        replaceIn(name, given),
        secretName.test(name) && member !== null && typeof member !== 'boolean' ? removed : replace(member, given),
      ]),
    );
  };
}
