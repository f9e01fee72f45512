/** Brings a notification to those who receive it. */
import type { Db } from '../database/open.ts';
import type { NotificationLevel } from '../database/tables.ts';
import * as documents from '../documents/store.ts';
import { usersWithAccess } from '../permissions/rules.ts';
import * as grants from '../permissions/store.ts';
import * as groups from '../user-groups/store.ts';
import { wholeOrganization } from './configs.ts';
import * as recipients from './recipients.ts';
import { type Candidate, type Checks, type Fields, inboxOf, receives } from './rules.ts';

/** Users that are looked at together: what is known of them comes as sets, and never more than this into memory. */
const together = 1000;

interface Addressees {
  /** Those in notifyUsers, at most 1,000. */
  named: readonly string[];
  /** notifyAll. */
  everyone: boolean;
  actorId: string;
}

/** Delivers to those of the addressees who receive it, and gives those among the named ones. */
export async function deliver(
  db: Db,
  delivery: recipients.Delivery,
  { named, everyone, actorId }: Addressees,
  checks: Checks,
): Promise<Set<string>> {
  const document = checks.access ? await documents.accessOf(db, delivery.api_key_id, delivery.document_key) : undefined;
  const facts: Facts = { db, delivery, checks, document };

  const received = await whoReceives(facts, named, true);
  await recipients.add(db, delivery, received, true);
  if (everyone) await deliverToEveryone(facts, actorId);
  return new Set(received);
}

/** What is the same for every user. */
interface Facts {
  db: Db;
  delivery: recipients.Delivery;
  checks: Checks;
  document: documents.DocumentAccess | undefined;
}

/** Everyone but the actor, page by page: statements that each engine answers from an index, however large the organization. */
async function deliverToEveryone(facts: Facts, actorId: string): Promise<void> {
  const { db, delivery } = facts;
  for (let after: string | undefined = ''; after !== undefined;) {
    const known: string[] = await recipients.findKnown(db, delivery, after, together);
    const received = await whoReceives(
      facts,
      known.filter((userId) => userId !== actorId),
      false,
    );
    await recipients.add(db, delivery, received, false);
    after = known.length < together ? undefined : known.at(-1);
  }
}

async function whoReceives(facts: Facts, userIds: readonly string[], isNamed: boolean): Promise<string[]> {
  const { db, delivery, checks, document } = facts;
  if (userIds.length === 0) return [];
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
  const groupMembers = await groups.findMembers(db, api_key_id, organization_id, userIds);
  return usersWithAccess(document, live, groupMembers, userIds);
}

async function contextsOf(db: Db, delivery: recipients.Delivery, userIds: readonly string[]): Promise<Map<string, Fields>> {
  const rows = await recipients.findContexts(db, delivery, userIds);
  return new Map(rows.map(({ user_id, context }) => [user_id, JSON.parse(context ?? '{}')]));
}
