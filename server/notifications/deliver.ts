/** Decides who receives a notification. All that a decision takes is read at once. */
import type { Db } from '../database/db.ts';
import { askOn } from '../database/verbs.ts';
import * as documents from '../documents/store.ts';
import { usersWithAccess } from '../permissions/rules.ts';
import * as recipients from './recipients.ts';
import { type Checks, levelOf, receives } from './rules.ts';

/** What is the same for all users. */
export interface Decision {
  document: documents.DocumentReference;
  checks: Checks;
  /** When grants must be in force. */
  now: number;
}

/** Those of these users who may receive a notification that names them. What they have set is looked at when it is written. */
export async function findNamedRecipients(db: Db, decision: Decision, userIds: readonly string[]): Promise<readonly string[]> {
  const { access, context } = decision.checks;
  if (userIds.length === 0 || (!access && context === undefined)) return userIds;
  const { received } = await decide(db, decision, { userIds }, true);
  return received;
}

export interface NextRecipients {
  userIds: readonly string[];
  /** The user after whom the next page begins; undefined where there is none. */
  last: string | undefined;
}

/** Of a page of the organization's users, those who receive a notification to everyone. */
export async function findNextRecipients(
  db: Db,
  decision: Decision,
  actorId: string,
  page: recipients.UserPage,
): Promise<NextRecipients> {
  const { userIds, received } = await decide(db, decision, page, false);
  return {
    userIds: received.filter((userId) => userId !== actorId),
    last: userIds.length < page.limit ? undefined : userIds.at(-1),
  };
}

async function decide(
  db: Db,
  decision: Decision,
  audience: recipients.Audience,
  isNamed: boolean,
): Promise<{ userIds: string[]; received: string[] }> {
  const { document, checks, now } = decision;
  const [candidates, findAllowed] = await Promise.all([
    recipients.findCandidates(db, document, now, audience, { withContext: checks.context !== undefined }),
    checks.access ? readAccess(db, decision, audience) : undefined,
  ]);
  const userIds = candidates.map(({ user_id }) => user_id);
  const allowed = findAllowed?.(userIds);
  const received = candidates.filter(({ user_id, context, document_inbox, organization_inbox, has_acted, belongs }) =>
    receives(
      {
        isNamed,
        belongs: belongs === 1,
        inbox: levelOf('inbox', document_inbox, organization_inbox),
        hasActed: has_acted === 1,
        hasAccess: allowed?.has(user_id) === true,
        context: JSON.parse(context ?? '{}'),
      },
      checks,
    ),
  );
  return { userIds, received: received.map(({ user_id }) => user_id) };
}

/** Reads what decides who has access, and gives the decision for users of the audience. */
async function readAccess(db: Db, { document, now }: Decision, audience: recipients.Audience) {
  const [access, grants, grouped] = await Promise.all([
    documents.findAccess(askOn(db), document),
    recipients.findGrants(db, document, now, audience),
    recipients.findGrouped(db, document, audience),
  ]);
  return (userIds: readonly string[]): ReadonlySet<string> =>
    access === undefined ? new Set() : usersWithAccess(access, grants, grouped, userIds);
}
