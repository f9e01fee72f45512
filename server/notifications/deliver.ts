/** Brings a notification to those who receive it. */
import type { Db } from '../database/db.ts';
import type { NotificationLevel } from '../database/tables.ts';
import * as documents from '../documents/store.ts';
import { usersWithAccess } from '../permissions/rules.ts';
import * as grants from '../permissions/store.ts';
import * as groupMembers from '../user-groups/members.ts';
import { wholeOrganization } from './configs.ts';
import * as recipients from './recipients.ts';
import { type Candidate, type Checks, type Fields, inboxOf, receives } from './rules.ts';

/** What is the same for every user. */
export interface Delivering {
  delivery: recipients.Delivery;
  checks: Checks;
}

/** Delivers to those of these users, at most 1,000, who receive it, and gives them. */
export async function deliverToNamed(db: Db, { delivery, checks }: Delivering, userIds: readonly string[]): Promise<Set<string>> {
  const received = await whoReceives(db, { delivery, checks }, userIds, true);
  await recipients.add(db, delivery, received, true);
  return new Set(received);
}

/** notifyAll, as far as it is done: everyone up to a user, by id. */
export interface ToEveryone extends Delivering {
  actorId: string;
  after: string;
}

/** Delivers to those of the next so many users who receive it, and gives the last of them; undefined when there are no more. */
export async function deliverToEveryone(
  db: Db,
  { delivery, checks, actorId, after }: ToEveryone,
  limit: number,
): Promise<string | undefined> {
  const known = await recipients.findKnown(db, delivery, after, limit);
  const others = known.filter((userId) => userId !== actorId);
  await recipients.add(db, delivery, await whoReceives(db, { delivery, checks }, others, false), false);
  return known.length < limit ? undefined : known.at(-1);
}

async function whoReceives(
  db: Db,
  { delivery, checks }: Delivering,
  userIds: readonly string[],
  isNamed: boolean,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const document = checks.access ? await documents.accessOf(db, delivery.api_key_id, delivery.document_key) : undefined;
  const inboxes = await inboxesOf(db, delivery, userIds);
  const wantMine = userIds.filter((userId) => !isNamed && inboxes(userId) === 'MINE');
  const acted = new Set(await recipients.findWhoActed(db, delivery, wantMine));
  const withAccess = document === undefined ? new Set<string>() : await whoHasAccess(db, delivery, document, userIds);
  const contexts = checks.context === undefined ? new Map<string, Fields>() : await contextsOf(db, delivery, userIds);
  const candidate = (userId: string): Candidate => ({
    isNamed,
    inbox: inboxes(userId),
    hasActed: acted.has(userId),
    hasAccess: withAccess.has(userId),
    context: contexts.get(userId) ?? {},
  });
  return userIds.filter((userId) => receives(candidate(userId), checks));
}

async function inboxesOf(db: Db, delivery: recipients.Delivery, userIds: readonly string[]) {
  const rows = await recipients.findInboxes(db, delivery, userIds);
  const ofDocument = new Map<string, NotificationLevel | null>();
  const ofOrganization = new Map<string, NotificationLevel | null>();
  for (const { user_id, document_key, inbox } of rows) {
    (document_key === wholeOrganization ? ofOrganization : ofDocument).set(user_id, inbox);
  }
  return (userId: string): NotificationLevel => inboxOf(ofDocument.get(userId) ?? null, ofOrganization.get(userId) ?? null);
}

async function whoHasAccess(
  db: Db,
  { api_key_id, organization_id, created_at: now }: recipients.Delivery,
  document: documents.DocumentAccess,
  userIds: readonly string[],
): Promise<Set<string>> {
  const live = await grants.findLive(db, api_key_id, organization_id, now, userIds);
  const grouped = await groupMembers.findInAnyGroup(db, api_key_id, organization_id, userIds);
  return usersWithAccess(document, live, grouped, userIds);
}

async function contextsOf(db: Db, delivery: recipients.Delivery, userIds: readonly string[]): Promise<Map<string, Fields>> {
  const rows = await recipients.findContexts(db, delivery, userIds);
  return new Map(rows.map(({ user_id, context }) => [user_id, JSON.parse(context ?? '{}')]));
}
