/**
 * A copy of an organization that only its events make, as a reader of Get Events would, compared with what the Get operations return. So an
 * event that is missing, late, wrong or that names another item is found whatever call caused it.
 */
import { isDeepStrictEqual } from 'node:util';
import { at, type Operation } from '../../../../generated/operations.ts';
import { operationOf } from '../accounts.ts';
import { placeOf } from '../conformance.ts';
import { type JsonObject, listOf, objectOf } from '../corpus/json.ts';
import type { Run, Trial } from '../run.ts';
import type { Scene } from '../scenes/scene.ts';
import { begin, type Log } from './event-log.ts';

/** The Get operation of each part, and the fields that name an item. An event names documents by `documentId`. */
const parts = {
  organizations: { reader: 'getOrganizations', ids: ['organizationId'] },
  folders: { reader: 'getFolders', ids: ['folderId'] },
  documents: { reader: 'getDocuments', ids: ['id'] },
  users: { reader: 'getUsers', ids: ['userId'] },
  permissions: { reader: 'getPermissions', ids: ['type', 'id', 'userId'] },
} as const;
type Part = keyof typeof parts;
const names: readonly Part[] = ['organizations', 'folders', 'documents', 'users', 'permissions'];

/** An item, and the type of the last event that named it. Without `item`, it is gone. `isUnknown`: a partial event has no data. */
interface Copied {
  item: JsonObject | undefined;
  isUnknown: boolean;
  type: string;
}

type Copy = ReadonlyMap<Part, Map<string, Copied>>;

export async function compareCopy(run: Run, trial: Trial, operation: Operation, [, , ...steps]: Scene): Promise<void> {
  const log = await begin(run, trial, await run.accounts.key('events'));
  for (const step of steps) await log.call(step);
  const organizationId = log.names.text('org');
  const copy: Copy = new Map(names.map((part) => [part, new Map<string, Copied>()]));
  for (const event of await log.read({ organizationId })) apply(copy, objectOf(event));
  for (const part of names) if (!trial.hasFailed) await compare(run, trial, log, operation, { part, copied: copy.get(part) });
}

const keyOf = (part: Part, item: JsonObject): string => JSON.stringify(parts[part].ids.map((field) => item[field]));

function apply(copy: Copy, event: JsonObject): void {
  const { type, documentId, organizationId, folderId, userId } = event;
  const [prefix, last = ''] = String(type).split('.');
  const part = names.find((name) => name === prefix);
  const items = part && copy.get(part);
  if (part === undefined || items === undefined) return;
  const data = objectOf(event.data);
  const named = part === 'permissions' ? data : { organizationId, folderId, userId, id: documentId };
  const isGone = last === 'deleted' || last === 'removed';
  if (last === 'migrated') return migrate(copy, String(type), data.documentId, documentId);
  items.set(keyOf(part, named), { item: isGone ? undefined : data, isUnknown: event.isPartial === true, type: String(type) });
  if (isGone) end(copy, part, String(type), named);
}

/** Ends what ends with an item, which has no events of its own: all of an organization, and grants of a user or on a resource. */
function end(copy: Copy, part: Part, type: string, { id, folderId, userId }: JsonObject): void {
  if (part === 'permissions') return;
  const isIts = (grant: JsonObject | undefined): boolean =>
    (part === 'users' && grant?.userId === userId) ||
    (part === 'documents' && grant?.type === 'document' && grant.id === id) ||
    (part === 'folders' && grant?.type === 'folder' && grant.id === folderId);
  for (const [name, items] of copy)
    for (const [key, { item }] of items)
      if (part === 'organizations' || (name === 'permissions' && isIts(item)))
        items.set(key, { item: undefined, isUnknown: false, type });
}

/** Gives a document and its grants their new id. If a user has grants on both, the result has the stronger role and the longer expiry. */
function migrate(copy: Copy, type: string, from: unknown, to: unknown): void {
  for (const part of ['documents', 'permissions'] as const) {
    const items = copy.get(part) ?? new Map<string, Copied>();
    for (const [key, { item, isUnknown }] of [...items]) {
      if (item?.id !== from || (part === 'permissions' && item?.type !== 'document')) continue;
      const moved = { ...item, id: to };
      const other = items.get(keyOf(part, moved))?.item;
      items.set(key, { item: undefined, isUnknown, type });
      items.set(keyOf(part, moved), { item: part === 'permissions' ? merged(moved, other) : moved, isUnknown, type });
    }
  }
}

function merged(grant: JsonObject, other: JsonObject | undefined): JsonObject {
  if (other === undefined) return grant;
  const { expiresAt, ...rest } = grant;
  const accessRole = [grant.accessRole, other.accessRole].includes('editor') ? 'editor' : 'viewer';
  const isForever = expiresAt === undefined || other.expiresAt === undefined;
  return { ...rest, accessRole, ...(!isForever && { expiresAt: Math.max(Number(expiresAt), Number(other.expiresAt)) }) };
}

/** Leaves out what changes without an event of the item: access that is inherited, and the role of a user, which is a grant. */
function shown(part: Part, item: JsonObject): JsonObject {
  if (part === 'users') return { ...item, accessRole: undefined, expiresAt: undefined };
  return { ...item, effectiveAccessType: undefined, ...(item.inheritFromParent === true && { accessType: undefined }) };
}

/** A user of whom calls gave only the id has no event. */
const hasEvents = (part: Part, item: JsonObject): boolean =>
  part !== 'users' || Object.values(shown(part, item)).filter((value) => value !== undefined).length > 1;

async function compare(
  run: Run,
  trial: Trial,
  { key: given, names: own }: Log,
  operation: Operation,
  { part, copied = new Map() }: { part: Part; copied: ReadonlyMap<string, Copied> | undefined },
): Promise<void> {
  const reader = operationOf(parts[part].reader);
  const organizationId = own.text('org');
  const selection = part === 'organizations' ? { organizationIds: [organizationId] } : { organizationId, pageSize: 1000 };
  // The organization may be gone.
  const { received } = await run.send(reader, { body: { data: selection }, given });
  if (received.status === 501) return;
  const found = new Map(listOf(at(received.body, 'result', 'data')).map((one) => [keyOf(part, objectOf(one)), objectOf(one)]));
  const fail = (problem: string) =>
    trial.fail(
      `${operation.title}: ${problem}`,
      `A copy made of the events is what ${reader.title} returns.`,
      placeOf(operationOf('getEvents'), 'description'),
    );
  for (const [key, item] of found) {
    const known = copied.get(key);
    const before = known === undefined ? `no event of ${part}` : `the last event, ${known.type},`;
    if (known?.isUnknown === true || (known?.item === undefined && !hasEvents(part, item))) continue;
    if (known?.item === undefined) return fail(`${reader.title} returns ${inShort(item)}, but ${before} adds it.`);
    // `undefined` counts as absent.
    if (!isDeepStrictEqual(plain(shown(part, known.item)), plain(shown(part, item))))
      return fail(`${before} has ${inShort(known.item)}, and ${reader.title} returns ${inShort(item)}.`);
  }
  for (const [key, { item, type }] of copied)
    if (item !== undefined && !found.has(key))
      return fail(`${reader.title} has no ${key}, but no event ends it after ${type}: ${inShort(item)}.`);
}

const plain = (item: JsonObject): unknown => JSON.parse(JSON.stringify(item));
const inShort = (item: JsonObject): string => JSON.stringify(item).slice(0, 300);
