/** The tables with rows of an organization, and the columns of their primary keys after the API key. A test compares them with the schema. */
import type { Keyed } from '../database/keyed-rows.ts';

const presenceTable: Keyed = { table: 'presence', key: ['document_key', 'user_id'] };
const membersTable: Keyed = { table: 'user_group_members', key: ['organization_key', 'group_key', 'user_id'] };

/** Tables whose rows are found only by the key of their document. */
export const tablesOfDocument: readonly Keyed[] = [
  presenceTable,
  {
    table: 'annotation_mentions',
    key: ['user_id', 'document_key', 'annotation_id'],
    index: 'annotation_mentions_by_annotation',
  },
  { table: 'annotations', key: ['document_key', 'annotation_id'] },
];

export const documentsTable: Keyed = { table: 'documents', key: ['document_key'] };
export const notificationsTable: Keyed = { table: 'notifications', key: ['organization_key', 'notification_id'] };
export const recipientsTable: Keyed = {
  table: 'notification_recipients',
  key: ['organization_key', 'notification_id', 'user_id'],
};
export const configsTable: Keyed = { table: 'notification_configs', key: ['organization_key', 'user_id', 'document_key'] };
export const usersTable: Keyed = { table: 'users', key: ['organization_key', 'user_id'] };
export const grantsTable: Keyed = { table: 'grants', key: ['organization_key', 'resource_type', 'resource_id', 'user_id'] };

/** Tables that are found by the key of their organization. */
export const tablesOfOrganization: readonly Keyed[] = [
  membersTable,
  { table: 'user_groups', key: ['organization_key', 'organization_user_group_id'] },
  grantsTable,
  recipientsTable,
  notificationsTable,
  configsTable,
  usersTable,
  { table: 'document_migrations', key: ['migration_id'] },
  { table: 'folders', key: ['organization_key', 'folder_id'] },
  { table: 'events', key: ['event_id'], index: 'events_by_organization' },
];

/** Tables with rows that make a user a part of an organization, besides `users`. In the order in which transactions lock rows. */
export const tablesOfUser: readonly Keyed[] = [
  grantsTable,
  membersTable,
  presenceTable,
  configsTable,
  { ...recipientsTable, index: 'notification_recipients_by_user' },
];
