/** The event of a notification: `notifications.added`. */
import type { CollaborationNotification, NotificationRecipient } from '../../generated/types.ts';
import type { NewEvents } from '../recording/record.ts';
import * as configs from './configs.ts';
import type { Delivery, Recipient } from './recipients.ts';
import { type Content, levelOf, shownIn } from './rules.ts';

export interface AddedNotification extends Delivery {
  organizationId: string;
  documentId: string;
  content: Content;
}

/** Returns the event with these recipients, and their levels in force. */
export function notificationEvent(
  { apiKeyId, organizationKey, notificationId, documentKey, createdAt, organizationId, documentId, content }: AddedNotification,
  recipients: readonly Recipient[],
  levels: configs.ChoicesOf,
): NewEvents {
  const notifyUsers = Object.fromEntries(recipients.map(({ userId }) => [userId, true as const]));
  const notification: CollaborationNotification = {
    ...shownIn(content),
    id: notificationId,
    notificationSource: 'custom',
    metadata: { apiKey: apiKeyId, documentId, organizationId },
    notifyUsers,
    notifyUsersByUserId: notifyUsers,
    timestamp: createdAt,
  };
  const told = recipients.map(({ userId, named }): NotificationRecipient => {
    const [inDocument, inOrganization] = [levels(userId, documentKey), levels(userId, configs.wholeOrganization)];
    const level = (channel: 'inbox' | 'email' | 'slack') => levelOf(channel, inDocument[channel], inOrganization[channel]);
    return { userId, isNamed: named === 1, inbox: level('inbox'), email: level('email'), slack: level('slack') };
  });
  const data = { notification, recipients: told };
  const object = { bytes: Buffer.byteLength(JSON.stringify(data)), read: () => data };
  const item = { organizationId, documentId, notificationId, object };
  return { type: 'notifications.added', organizationKey, items: [item] };
}
