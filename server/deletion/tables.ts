/** The tables with rows of an organization, a document or a user. A test compares them with the schema. */
import { type Keyed, keyed } from '../database/keyed-rows.ts';

/** Tables whose rows are found only by the key of their document. */
export const tablesOfDocument: readonly Keyed[] = [
  keyed('presence'),
  keyed('annotation_mentions', 'annotation_mentions_by_annotation'),
  keyed('annotations'),
];

/** Tables that are found by the key of their organization. */
export const tablesOfOrganization: readonly Keyed[] = [
  keyed('user_group_members'),
  keyed('user_groups'),
  keyed('grants'),
  keyed('notification_recipients'),
  keyed('notifications'),
  keyed('notification_configs'),
  keyed('users'),
  keyed('document_migrations'),
  keyed('folders'),
  keyed('events', 'events_by_organization'),
];

/** Tables with rows that make a user a part of an organization, besides `users`. In the order in which transactions lock rows. */
export const tablesOfUser: readonly Keyed[] = [
  keyed('grants'),
  keyed('user_group_members'),
  keyed('presence'),
  keyed('notification_configs'),
  keyed('notification_recipients', 'notification_recipients_by_user'),
];
