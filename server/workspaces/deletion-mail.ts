/** Tells the owner by email that an API key or the workspace was deleted. */
import { takeCalls } from '../auth/rate-limits.ts';
import type { Ask } from '../database/sql.ts';
import type { NewTask } from '../jobs/queue.ts';
import type { Mail } from '../mail/mailer.ts';
import { noticeTo } from '../mail/notice.ts';
import { unlinked } from './login-mail.ts';
import type { Workspace } from './store.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
export const deletionMailKind = 'deletion-mail';

/** A stranger with the token may create and delete any number of keys. */
const mailsPerHour = 10;

interface Deleted {
  email: string;
  workspaceName: string;
  /** Null for the workspace itself. */
  apiKeyName: string | null;
  deletedAt: number;
}

/**
 * Returns the task that sends the email. None for an owner whose address is not verified: anyone can create a workspace for any address.
 */
export async function deletionMails(
  ask: Ask,
  now: number,
  { workspaceId, name, ownerEmail, ownerVerifiedAt }: Workspace,
  apiKeyName: string | null,
): Promise<NewTask[]> {
  if (ownerVerifiedAt === null) return [];
  const quota = { name: 'deletion-mails', calls: mailsPerHour, windowSeconds: 3600 } as const;
  if (apiKeyName !== null && (await takeCalls(ask, now, quota, workspaceId, 1)) === 0) return [];
  const payload: Deleted = { email: ownerEmail, workspaceName: name, apiKeyName, deletedAt: now };
  return [{ queue: 'mail', kind: deletionMailKind, payload, workspaceId }];
}

/** Returns the email of a task; undefined if its address is none. */
export function deletionMail(payload: string, consoleUrl: string): Mail | undefined {
  const { email, workspaceName, apiKeyName, deletedAt }: Deleted = JSON.parse(payload);
  const time = `${new Date(deletedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const workspace = `the workspace "${unlinked(workspaceName)}"`;
  const [subject, deleted, advice, link] =
    apiKeyName === null
      ? [
          'Your workspace was deleted',
          `On ${time}, ${workspace} was deleted with its API keys and all of their data.`,
          'If this was not you, tell the operator of the service.',
        ]
      : [
          'An API key was deleted',
          `On ${time}, the API key "${unlinked(apiKeyName)}" of ${workspace} was deleted with all of its data.`,
          'If this was not you, reset the token of the workspace in the console:',
          consoleUrl,
        ];
  return noticeTo(email, subject, [deleted, advice], link);
}
