/** Reads the contents of a session, for people to look at. */
import { at } from '../../generated/operations.ts';
import type { Contents } from '../../generated/sandbox-types.ts';
import type { CollaborationEvent } from '../../generated/types.ts';
import type { Environment } from '../../server/context.ts';
import { type Ask, raw, type Sql, sql } from '../../server/database/sql.ts';
import { content } from '../../server/documents/store.ts';
import * as folders from '../../server/folders/store.ts';
import * as organizations from '../../server/organizations/store.ts';
import { documentedCredentials } from './documented.ts';
import { eventsAfter, latestDeliveries } from './events.ts';

const maxRows = 500;

type Row = { [column: string]: unknown };

/** Joins the organization of the table's rows. */
const ofOrganization = (table: string): Sql =>
  raw(`join organizations o on o.api_key_id = ${table}.api_key_id and o.id = ${table}.organization_key`);

/** The tables of the page, by the kind of their rows. Expired grants and presence are absent, as in the operations. */
const kindsOf = (apiKey: string, now: number, presenceSeconds: number): { readonly [name: string]: Sql } => ({
  organizations: sql`select organization_id, ${raw(organizations.content.join(', '))}, metadata
    from organizations where api_key_id = ${apiKey} order by organization_id`,
  folders: sql`select organization_id, ${folders.whole}
    from folders f ${ofOrganization('f')} where f.api_key_id = ${apiKey} order by organization_id, folder_id`,
  documents: sql`select organization_id, document_id, ${raw(content.join(', '))}
    from documents d ${ofOrganization('d')} where d.api_key_id = ${apiKey} and document_exists = 1 order by organization_id, document_id`,
  users: sql`select organization_id, user_id, details ->> 'name' as name, details ->> 'email' as email
    from users u ${ofOrganization('u')} where u.api_key_id = ${apiKey} order by organization_id, user_id`,
  permissions: sql`select organization_id, g.user_id, g.resource_type as type,
      coalesce(d.document_id, g.resource_id) as id, g.access_role, g.expires_at
    from grants g ${ofOrganization('g')} left join documents d on d.api_key_id = g.api_key_id and d.document_key = g.resource_id
    where g.api_key_id = ${apiKey} and (g.resource_type <> 'document' or d.document_key is not null)
      and (g.expires_at is null or g.expires_at > ${now})
    order by organization_id, g.user_id`,
  'user groups': sql`select organization_id, g.organization_user_group_id,
      (select count(*) from user_group_members m where m.api_key_id = g.api_key_id and m.group_key = g.group_key) as member_count
    from user_groups g ${ofOrganization('g')} where g.api_key_id = ${apiKey} order by organization_id, g.organization_user_group_id`,
  presence: sql`select organization_id, d.document_id, p.user_id, p.status, p.renewed_at
    from presence p ${ofOrganization('p')} join documents d on d.api_key_id = p.api_key_id and d.document_key = p.document_key
    where p.api_key_id = ${apiKey} and p.renewed_at > ${now - presenceSeconds * 1000} order by p.renewed_at desc`,
  notifications: sql`select organization_id, d.document_id, n.notification_id,
      n.action_user_id as action_user, n.created_at as timestamp,
      (select count(*) from notification_recipients r where r.api_key_id = n.api_key_id and r.organization_key = n.organization_key
        and r.notification_key = n.notification_key) as recipients
    from notifications n ${ofOrganization('n')} join documents d on d.api_key_id = n.api_key_id and d.document_key = n.document_key
    where n.api_key_id = ${apiKey} order by n.created_at desc`,
  'deletion jobs': sql`select j.job_id, j.started_at,
      (select count(*) from tasks t where t.api_key_id = j.api_key_id and t.job_id = j.job_id and t.completed_at is null) as tasks_queued
    from deletion_jobs j where j.api_key_id = ${apiKey} order by j.started_at desc`,
  migrations: sql`select migration_id, document_id, new_document_id, status
    from document_migrations m ${ofOrganization('m')} where m.api_key_id = ${apiKey} order by m.created_at desc`,
});

const ids = ['organizationId', 'folderId', 'documentId', 'userId'];

/** Returns the columns of an event that each event has. */
const rowOf = ({ createdAt, type, eventId, ...event }: CollaborationEvent): Row => ({
  ...{ createdAt, type },
  ...Object.fromEntries(ids.map((name) => [name, at(event, name) ?? null])),
  eventId,
});

export async function readContents(environment: Environment): Promise<Contents[]> {
  const { ask, clock, config } = environment;
  const kinds = Object.entries(kindsOf(documentedCredentials().apiKey, clock(), config.presenceSeconds));
  const [{ events, count }, deliveries] = await Promise.all([eventsAfter(environment), latestDeliveries(environment)]);
  const stored = await Promise.all(
    kinds.map(async ([name, query]) => {
      const [[counted], rows] = await Promise.all([
        ask(sql<{ count: number }>`select count(*) as count from (${query}) as found`),
        ask(sql<Row>`${query} limit ${maxRows}`),
      ]);
      return { name, count: counted?.count ?? 0, rows };
    }),
  );
  return [
    ...stored,
    { name: 'events', count, rows: events.map(rowOf).toReversed() },
    { name: 'deliveries', count: deliveries.length, rows: deliveries },
  ];
}

export async function countPending(ask: Ask): Promise<number> {
  const [row] = await ask(sql<{ pending: number }>`
    select count(*) as pending from tasks where completed_at is null and queue <> 'maintenance'`);
  return row?.pending ?? 0;
}

export async function recordsEvents(ask: Ask): Promise<boolean> {
  const { apiKey } = documentedCredentials();
  const [found] = await ask(sql<{ events: number }>`select events from api_keys where api_key_id = ${apiKey}`);
  return found?.events === 1;
}
