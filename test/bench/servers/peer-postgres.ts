/** The peer on PostgreSQL, with usual `pg` code: named statements, each awaited before the next. */
import pg from 'pg';
import { v7 as orderedUuid } from 'uuid';
import { limits } from '../../../generated/handlers.ts';
import { lockKeyOf } from '../../../server/database/tenant-lock.ts';
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

const tokenVersion = { name: 'token-version', text: 'select token_version from api_keys where api_key_id = $1' };

/** Deletions of user data wait for writers that began before them, and compare their times. */
const shareTenant = {
  name: 'share-tenant',
  text: 'select pg_advisory_xact_lock_shared($1), (extract(epoch from clock_timestamp()) * 1000)::bigint as now',
};

const organizations = {
  name: 'organizations',
  text: 'select organization_id, id from organizations where api_key_id = $1 and organization_id = any($2)',
};

/** The key of the organization, in a read. */
const organizationKey = '(select id from organizations where api_key_id = $1 and organization_id = $2)';

const presentDocument = {
  name: 'existing-document',
  text: `select organization_key, document_key from documents
    where api_key_id = $1 and organization_key = ${organizationKey} and document_id = $3 and document_exists = 1`,
};

const documentKeys = {
  name: 'document-keys',
  text: `select document_key, document_exists
    from documents join unnest($2::text[], $3::text[]) as wanted (organization_key, document_id) using (organization_key, document_id)
    where api_key_id = $1`,
};

const upsertGrants = {
  name: 'upsert-grants',
  text: `insert into grants (api_key_id, organization_key, resource_type, resource_id, user_id, access_role, expires_at, granted_at)
    select $1, organization_key, 'document', resource_id, $2, access_role, null, $3::bigint
    from unnest($4::text[], $5::text[], $6::text[]) as added (organization_key, resource_id, access_role)
    on conflict (api_key_id, organization_key, resource_type, resource_id, user_id) do update
      set access_role = excluded.access_role, expires_at = excluded.expires_at, granted_at = excluded.granted_at`,
};

const upsertUsers = {
  name: 'upsert-users',
  text: `insert into users (api_key_id, organization_key, user_id, details, last_seen_at, described_at)
    select $1, organization_key, user_id, details, $2::bigint, $2::bigint
    from unnest($3::text[]) as organization_key, unnest($4::text[], $5::text[]) as added (user_id, details)
    order by organization_key, user_id
    on conflict (api_key_id, organization_key, user_id) do update set last_seen_at = excluded.last_seen_at, described_at = excluded.described_at,
      details = case excluded.details when '{}' then users.details else (users.details::jsonb || excluded.details::jsonb)::text end`,
};

const insertNotification = {
  name: 'insert-notification',
  text: `insert into notifications
      (api_key_id, organization_key, notification_key, notification_id, document_key, location_id, action_user_id, content, created_at)
    values ($1, $2, $3, $3, $4, null, $5, $6, $7)`,
};

const inboxes = {
  name: 'inboxes',
  text: `select user_id, document_key, inbox from notification_configs
    where api_key_id = $1 and organization_key = $2 and user_id = any($3) and document_key in ('', $4)`,
};

const insertRecipients = {
  name: 'insert-recipients',
  text: `insert into notification_recipients
      (api_key_id, organization_key, user_id, notification_key, notification_id, document_key, location_id, named, created_at)
    select $1, $2, user_id, $3, $3, $4, null, 1, $5::bigint from unnest($6::text[]) as user_id`,
};

const notificationsOfUser = {
  name: 'notifications-of-user',
  text: `select newest.notification_id, document_id, content, newest.created_at, read_at is not null as is_read, (
      select count(*)::int from notification_recipients as received
      where api_key_id = $1 and organization_key = ${organizationKey} and user_id = $3 and read_at is null and exists (
        select 1 from notifications join documents using (api_key_id, document_key)
        where api_key_id = $1
          and notification_key = received.notification_key and document_exists = 1)
    ) as unread, array(
      select user_id from notification_recipients as received
      where api_key_id = $1 and received.notification_key = newest.notification_key
      order by user_id limit ${limits.inboxRecipients}
    ) as recipients
    from (
      select notification_key, notification_id, created_at, read_at from notification_recipients
      where api_key_id = $1 and organization_key = ${organizationKey} and user_id = $3
      order by created_at desc, notification_id desc limit ${maxNotifications + 1}
    ) as newest
    join notifications using (notification_key)
    join documents using (api_key_id, document_key)
    where api_key_id = $1 and document_exists = 1
    order by newest.created_at desc, newest.notification_id desc`,
};

/** 64-bit integers as numbers. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);

export function openPostgres(url: string): PeerDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    statement_timeout: 15_000,
    lock_timeout: 5000,
    types: { getTypeParser },
  });
  pool.on('error', () => {});

  async function inTransaction(apiKeyId: string, work: (client: pg.PoolClient, now: number) => Promise<void>): Promise<void> {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const { rows } = await client.query<{ now: number }>({ ...shareTenant, values: [lockKeyOf(apiKeyId)] });
      await work(client, rows[0]?.now ?? 0);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  }

  return {
    async tokenVersion(apiKeyId) {
      const { rows } = await pool.query<{ token_version: number }>({ ...tokenVersion, values: [apiKeyId] });
      return rows[0]?.token_version;
    },

    async addPermission(apiKeyId, { organizationId, documentId, userId, accessRole }) {
      await inTransaction(apiKeyId, async (client, now) => {
        const organizationKey = (await keysOf(client, apiKeyId, [organizationId])).get(organizationId) ?? '';
        const { rows } = await client.query<KeyRow>({ ...documentKeys, values: [apiKeyId, [organizationKey], [documentId]] });
        const [document] = rows;
        if (document?.document_exists !== 1) throw notFound('document', documentId);
        const granted = [[organizationKey], [document.document_key], [accessRole]];
        await client.query({ ...upsertGrants, values: [apiKeyId, userId, now, ...granted] });
        await upsertAll(client, apiKeyId, now, [organizationKey], [{ userId }]);
      });
    },

    async addNotifications(apiKeyId, data) {
      const { organizationId, documentId, actionUser, notifyUsers = [] } = data;
      const notificationId = orderedUuid();
      await inTransaction(apiKeyId, async (client, now) => {
        const { organizationKey, documentKey } = await findDocument(client, apiKeyId, organizationId, documentId);
        const content = contentOf(data);
        await client.query({
          ...insertNotification,
          values: [apiKeyId, organizationKey, notificationId, documentKey, actionUser.userId, content, now],
        });
        const named = notifyUsers.map(({ userId }) => userId);
        const { rows } = await client.query<InboxRow>({ ...inboxes, values: [apiKeyId, organizationKey, named, documentKey] });
        const recipients = recipientsAmong(notifyUsers, rows);
        await client.query({
          ...insertRecipients,
          values: [apiKeyId, organizationKey, notificationId, documentKey, now, recipients.map(({ userId }) => userId)],
        });
        await upsertAll(client, apiKeyId, now, [organizationKey], [...recipients, actionUser]);
      });
      return notificationId;
    },

    async getNotifications(apiKeyId, organizationId, userId) {
      const { rows } = await pool.query<FoundNotification>({ ...notificationsOfUser, values: [apiKeyId, organizationId, userId] });
      if (rows.length === 0) await keysOf(pool, apiKeyId, [organizationId]);
      return rows;
    },
  };
}

/** Returns the keys of existing organizations, by id. */
async function keysOf(
  client: pg.Pool | pg.PoolClient,
  apiKeyId: string,
  organizationIds: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<{ organization_id: string; id: string }>({
    ...organizations,
    values: [apiKeyId, organizationIds],
  });
  const keys = new Map(rows.map(({ organization_id, id }) => [organization_id, id]));
  const missing = organizationIds.find((id) => !keys.has(id));
  if (missing !== undefined) throw notFound('organization', missing);
  return keys;
}

/** Returns the keys of an existing document. */
async function findDocument(
  client: pg.PoolClient,
  apiKeyId: string,
  organizationId: string,
  documentId: string,
): Promise<{ organizationKey: string; documentKey: string }> {
  const values = [apiKeyId, organizationId, documentId];
  const [document] = (await client.query<{ organization_key: string; document_key: string }>({ ...presentDocument, values })).rows;
  if (document !== undefined) return { organizationKey: document.organization_key, documentKey: document.document_key };
  await keysOf(client, apiKeyId, [organizationId]);
  throw notFound('document', documentId);
}

interface KeyRow {
  document_key: string;
  document_exists: number;
}

async function upsertAll(
  client: pg.PoolClient,
  apiKeyId: string,
  now: number,
  organizationKeys: readonly string[],
  users: Parameters<typeof userRows>[0],
): Promise<void> {
  const rows = userRows(users);
  const columns = [rows.map(({ userId }) => userId), rows.map(({ details }) => details)];
  await client.query({ ...upsertUsers, values: [apiKeyId, now, organizationKeys, ...columns] });
}
