/** Tells the owner by email that a webhook was disabled, since its receiver accepts no event. */
import { takeCalls } from '../auth/rate-limits.ts';
import type { Ask } from '../database/sql.ts';
import type { NewTask } from '../jobs/queue.ts';
import type { Mail } from '../mail/mailer.ts';
import { noticeTo } from '../mail/notice.ts';
import { unlinked } from '../workspaces/login-mail.ts';
import { find, findApiKey } from '../workspaces/store.ts';
import type { Webhook } from './store.ts';

/** Names the kind in the queue, which outlives a deployment: never rename it. */
export const disabledMailKind = 'webhook-disabled-mail';

/** A caller with the token may make any number of webhooks fail. */
const mailsPerHour = 10;

interface Disabled {
  email: string;
  workspaceName: string;
  apiKeyName: string;
  webhookId: string;
  reason: Webhook['disabledReason'];
}

/** Returns the task that sends the email. None for an owner whose address is not verified. */
export async function disabledMails(
  ask: Ask,
  now: number,
  apiKeyId: string,
  { webhookId, disabledReason }: Pick<Webhook, 'webhookId' | 'disabledReason'>,
): Promise<NewTask[]> {
  const apiKey = await findApiKey(ask, apiKeyId);
  const workspace = apiKey && (await find(ask, apiKey.workspaceId));
  if (workspace === undefined || workspace.ownerVerifiedAt === null) return [];
  const quota = { name: 'webhook-mails', calls: mailsPerHour, windowSeconds: 3600 } as const;
  if ((await takeCalls(ask, now, quota, workspace.workspaceId, 1)) === 0) return [];
  const payload: Disabled = {
    email: workspace.ownerEmail,
    workspaceName: workspace.name,
    apiKeyName: apiKey?.name ?? '',
    webhookId,
    reason: disabledReason,
  };
  return [{ queue: 'mail', kind: disabledMailKind, payload, workspaceId: workspace.workspaceId }];
}

/** Returns the email of a task; undefined if its address is none. */
export function disabledMail(payload: string, consoleUrl: string): Mail | undefined {
  const { email, workspaceName, apiKeyName, webhookId, reason }: Disabled = JSON.parse(payload);
  const disabled =
    `The webhook "${unlinked(webhookId)}" of the API key "${unlinked(apiKeyName)}" in the workspace "${unlinked(workspaceName)}" was ` +
    `disabled: ${reason === 'gone' ? 'its receiver responded with the status 410 (Gone)' : 'for three days, its receiver has not accepted an event'}.`;
  const advice = 'Correct the receiver, and enable the webhook. It then goes on with this event. The console shows its deliveries:';
  return noticeTo(email, 'A webhook was disabled', [disabled, advice], consoleUrl);
}
