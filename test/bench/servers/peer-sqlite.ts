/** The peer on `node:sqlite`: prepared statements, run one after the other without waiting, a row at a time. */
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { v7 as orderedUuid } from 'uuid';
import { limits } from '../../../generated/handlers.ts';
import type { GivenUser } from '../../../generated/types.ts';
import { notFound } from '../../../server/errors.ts';
import {
  contentOf,
  type FoundNotification,
  type InboxRow,
  maxNotifications,
  type PeerDatabase,
  recipientsAmong,
  userRows,
} from './peer-database.ts';

/** Returns the rows of a statement, whose columns are the fields of `Row`. */
const rowsOf = <Row>(statement: StatementSync, ...values: (string | null)[]): Row[] =>
  statement.all(...values) as unknown[] as Row[];

export function openSqlite(file: string): PeerDatabase {
  const database = new DatabaseSync(file, { timeout: 5000 });
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -16384; pragma temp_store = memory');

  const tokenVersion = database.prepare('select token_version from api_keys where api_key_id = ?');
  const organization = database.prepare('select id from organizations where api_key_id = ? and organization_id = ?');
  const document = database.prepare(
    'select document_key, document_exists from documents where api_key_id = ? and organization_key = ? and document_id = ?',
  );
  const upsertGrant = database.prepare(
    `insert into grants (api_key_id, organization_key, resource_type, resource_id, user_id, access_role, expires_at, granted_at)
      values (?, ?, 'document', ?, ?, ?, null, ?)
      on conflict (api_key_id, organization_key, resource_type, resource_id, user_id) do update
        set access_role = excluded.access_role, expires_at = excluded.expires_at, granted_at = excluded.granted_at`,
  );
  const upsertUser = database.prepare(
    `insert into users (api_key_id, organization_key, user_id, details, last_seen_at, described_at) values (?1, ?2, ?3, ?4, ?5, ?5)
      on conflict (api_key_id, organization_key, user_id) do update set last_seen_at = excluded.last_seen_at, described_at = excluded.described_at,
        details = case excluded.details when '{}' then users.details else json_patch(users.details, excluded.details) end`,
  );
  const insertNotification = database.prepare(
    `insert into notifications
        (api_key_id, organization_key, notification_key, notification_id, document_key, location_id, action_user_id, content, created_at)
      values (?1, ?2, ?3, ?3, ?4, null, ?5, ?6, ?7)`,
  );
  const inboxes = database.prepare(
    `select user_id, document_key, inbox from notification_configs
      where api_key_id = ? and organization_key = ? and user_id in (select value from json_each(?)) and document_key in ('', ?)`,
  );
  const insertRecipient = database.prepare(
    `insert into notification_recipients
        (api_key_id, organization_key, user_id, notification_key, notification_id, document_key, location_id, named, created_at)
      values (?1, ?2, ?3, ?4, ?4, ?5, null, 1, ?6)`,
  );
  const notificationsOfUser = database.prepare(
    `select newest.notification_id, document_id, content, newest.created_at, read_at is not null as is_read, (
        select count(*) from notification_recipients as received
        where api_key_id = ?1 and organization_key = ?2 and user_id = ?3 and read_at is null and exists (
          select 1 from notifications
          where api_key_id = ?1 and notification_key = received.notification_key
            and (select document_exists from documents where api_key_id = ?1 and document_key = notifications.document_key) = 1)
      ) as unread, (
        select json_group_array(user_id order by user_id) from (
          select user_id from notification_recipients as received indexed by sqlite_autoindex_notification_recipients_1
          where api_key_id = ?1 and received.notification_key = newest.notification_key
          order by user_id limit ${limits.inboxRecipients})
      ) as recipients
      from (
        select notification_key, created_at, notification_id, read_at from notification_recipients
        where api_key_id = ?1 and organization_key = ?2 and user_id = ?3
        order by created_at desc, notification_id desc limit ${maxNotifications + 1}
      ) as newest
      join notifications on notifications.api_key_id = ?1
        and notifications.notification_key = newest.notification_key
      join documents on documents.api_key_id = ?1 and documents.document_key = notifications.document_key and document_exists = 1
      order by newest.created_at desc, newest.notification_id desc`,
  );
  const begin = database.prepare('begin immediate');
  const commit = database.prepare('commit');
  const rollback = database.prepare('rollback');

  function inTransaction(work: () => void): void {
    begin.run();
    try {
      work();
      commit.run();
    } catch (error) {
      if (database.isTransaction) rollback.run();
      throw error;
    }
  }

  /** Returns the key of an existing organization. */
  function keyOf(apiKeyId: string, organizationId: string): string {
    const row = organization.get(apiKeyId, organizationId);
    if (row === undefined) throw notFound('organization', organizationId);
    return String(row.id);
  }

  /** Returns the key of an existing document. */
  function findDocument(apiKeyId: string, organizationKey: string, documentId: string): string {
    const row = document.get(apiKeyId, organizationKey, documentId);
    if (row?.document_exists === 1) return String(row.document_key);
    throw notFound('document', documentId);
  }

  function upsertAll(apiKeyId: string, now: number, organizationKey: string, users: readonly GivenUser[]): void {
    for (const { userId, details } of userRows(users)) upsertUser.run(apiKeyId, organizationKey, userId, details, now);
  }

  return {
    async tokenVersion(apiKeyId) {
      const row = tokenVersion.get(apiKeyId);
      return row === undefined ? undefined : Number(row.token_version);
    },

    async addPermission(apiKeyId, { organizationId, documentId, userId, accessRole }) {
      inTransaction(() => {
        const now = Date.now();
        const organizationKey = keyOf(apiKeyId, organizationId);
        const documentKey = findDocument(apiKeyId, organizationKey, documentId);
        upsertGrant.run(apiKeyId, organizationKey, documentKey, userId, accessRole, now);
        upsertAll(apiKeyId, now, organizationKey, [{ userId }]);
      });
    },

    async addNotifications(apiKeyId, data) {
      const { organizationId, documentId, actionUser, notifyUsers = [] } = data;
      const notificationId = orderedUuid();
      inTransaction(() => {
        const now = Date.now();
        const organizationKey = keyOf(apiKeyId, organizationId);
        const documentKey = findDocument(apiKeyId, organizationKey, documentId);
        insertNotification.run(apiKeyId, organizationKey, notificationId, documentKey, actionUser.userId, contentOf(data), now);
        const named = JSON.stringify(notifyUsers.map(({ userId }) => userId));
        const set = rowsOf<InboxRow>(inboxes, apiKeyId, organizationKey, named, documentKey);
        const recipients = recipientsAmong(notifyUsers, set);
        for (const { userId } of recipients) {
          insertRecipient.run(apiKeyId, organizationKey, userId, notificationId, documentKey, now);
        }
        upsertAll(apiKeyId, now, organizationKey, [...recipients, actionUser]);
      });
      return notificationId;
    },

    async getNotifications(apiKeyId, organizationId, userId) {
      type Row = Omit<FoundNotification, 'is_read' | 'recipients'> & { is_read: number; recipients: string };
      const rows = rowsOf<Row>(notificationsOfUser, apiKeyId, keyOf(apiKeyId, organizationId), userId);
      return rows.map((row) => ({ ...row, is_read: row.is_read === 1, recipients: JSON.parse(row.recipients) }));
    },
  };
}
