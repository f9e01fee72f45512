/** The users' notification settings, for an organization or one of its documents. */
import type { DocumentConfig, EffectiveConfig, UserConfig } from '../../generated/types.ts';
import type { Ask } from '../database/sql.ts';
import {
  among,
  amongSelected,
  empty,
  forUpdate,
  insertInto,
  isAmong,
  join,
  keepLater,
  raw,
  rows,
  type Sql,
  sql,
} from '../database/sql.ts';
import { findExisting } from '../documents/store.ts';
import { liveKey, type OrganizationKey } from '../organizations/key.ts';
import { jsonArray, jsonObject, type Snapshot, snapshot } from '../recording/record.ts';
import * as users from '../users/user-rows.ts';
import { defaultLevels, type NotificationLevel } from './rules.ts';

/** Replaces a document's key: the whole organization. */
export const wholeOrganization = '';

const levels = ['inbox', 'email', 'slack'] as const;

/** The chosen levels; null for channels without a choice. */
type Choices = { readonly [Channel in (typeof levels)[number]]: NotificationLevel | null };

const primaryKey = raw('(api_key_id, organization_key, user_id, document_key)');

/** The time when the row's user last ended all emails of the organization. */
const endOfMails = (apiKeyId: string, row: string): Sql => sql`coalesce((
  select ended.mails_ended_at from notification_configs as ended
  where ended.api_key_id = ${apiKeyId} and ended.organization_key = ${raw(row)}.organization_key
    and ended.user_id = ${raw(row)}.user_id and ended.document_key = ''), 0)`;

/** The mail setting of a row as Get Config shows it: a document's from before the user ended all emails counts as NONE. */
const shownEmail = (apiKeyId: string): Sql =>
  sql`case when email is not null and mails_ended_at < ${endOfMails(apiKeyId, 'notification_configs')} then 'NONE' else email end`;

/** Replaces the levels that the call sets or removes. Other levels keep their value and time. */
const mergeLevels = (choices: Partial<Choices>): Sql =>
  raw(
    levels
      .filter((level) => choices[level] !== undefined)
      .map((level) => `${level} = excluded.${level}, ${level}_set_at = excluded.updated_at, `)
      .join(''),
  );

const columns = ['api_key_id', 'organization_key', 'user_id', 'document_key', 'inbox', 'email', 'slack', 'updated_at'] as const;

interface Settings {
  userIds: readonly string[];
  documentKeys: readonly string[];
  choices: Partial<Choices>;
}

/** Sets the levels for each of these users in each of these places. Null removes a level, and an absent one stays. */
export const set = (apiKeyId: string, now: number, organizationKey: string, { userIds, documentKeys, choices }: Settings): Sql => {
  const { inbox = null, email = null, slack = null } = choices;
  const chosen = documentKeys.flatMap((documentKey) =>
    userIds.map((userId) => ({ apiKeyId, organizationKey, userId, documentKey, inbox, email, slack, updatedAt: now })),
  );
  return sql`
    insert into notification_configs (${raw(columns.join(', '))}, inbox_set_at, email_set_at, slack_set_at, mails_ended_at)
    select ${raw(columns.join(', '))}, updated_at, updated_at, updated_at, case when email is null then 0 else ${endOfMails(apiKeyId, 'chosen')} end
    from ${rows('notification_configs', columns, chosen)} as chosen where true order by document_key, user_id
    on conflict ${primaryKey} do update set ${mergeLevels(choices)}${keepLater('notification_configs', 'updated_at')},
      mails_ended_at = case when excluded.email is null or excluded.document_key = ''
        then notification_configs.mails_ended_at else excluded.mails_ended_at end`;
};

/**
 * Keeps the users from being deleted, and locks their settings. Creates missing settings without choices: a row that is absent cannot be
 * locked.
 */
export function lock(apiKeyId: string, organizationKey: string, { userIds, documentKeys }: Settings) {
  const settings = documentKeys.flatMap((documentKey) =>
    userIds.map((userId) => ({ apiKeyId, organizationKey, userId, documentKey, updatedAt: 0 })),
  );
  const keyColumns = ['api_key_id', 'organization_key', 'user_id', 'document_key', 'updated_at'] as const;
  return {
    held: users.hold(apiKeyId, organizationKey, userIds),
    created: sql`${insertInto('notification_configs', keyColumns, settings, ['document_key', 'user_id'])} on conflict ${primaryKey} do nothing`,
    locked: sql`select user_id from notification_configs
      where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id ${among(userIds)}
        and document_key ${among(documentKeys)} order by document_key, user_id ${forUpdate}`,
  };
}

/** The locked settings that will differ after the call, as they will be, for events. */
export const snapshotOf =
  (apiKeyId: string, organizationKey: string, organizationId: string, { userIds, documentKeys, choices }: Settings): Snapshot =>
  () => {
    const keys = documentKeys.flatMap((documentKey) => userIds.map((userId) => ({ organizationKey, userId, documentKey })));
    const differ = levels.flatMap((level) =>
      choices[level] === undefined ? [] : [sql`${raw(level)} is distinct from ${choices[level]}`],
    );
    const after = (level: (typeof levels)[number]) =>
      choices[level] === undefined ? raw(level) : sql`cast(${choices[level]} as text)`;
    const userId = raw('user_id');
    const config = jsonObject({ inbox: after('inbox'), email: after('email'), slack: after('slack') });
    const documentId = sql`(select document_id from documents
      where documents.api_key_id = ${apiKeyId} and documents.document_key = settings.document_key)`;
    const place: { readonly [field: string]: Sql } = documentKeys.includes(wholeOrganization) ? {} : { documentId };
    const data = jsonObject({ userId, documentId: raw('null'), ...place, config });
    const item = jsonObject({ organizationId: sql`cast(${organizationId} as text)`, ...place, userId, data });
    return snapshot(keys, (some) =>
      jsonArray(
        item,
        sql`from (select * from (
            select user_id, document_key, inbox, ${shownEmail(apiKeyId)} as email, slack from notification_configs
            where api_key_id = ${apiKeyId} and ${isAmong('notification_configs', ['organization_key', 'user_id', 'document_key'], some)}
          ) as shown where ${join(differ, ' or ')} order by document_key, user_id) as settings`,
      ),
    )();
  };

/**
 * Sets `email` to NONE for the whole organization. The row's `mails_ended_at` ends all document settings too. Stores nothing if the
 * user's data or the organization was deleted.
 */
export const endMails = (apiKeyId: string, now: number, organizationKey: string, userId: string): Sql =>
  endMailsWhere(apiKeyId, now, organizationKey, userId, empty);

/** Finds the documents for which the user has a mail setting, which ended emails replace. */
export const findMailed = (apiKeyId: string, organizationKey: string, userId: string) =>
  sql<{ documentKey: string }>`select document_key from notification_configs
    where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id = ${userId}
      and document_key <> '' and ${shownEmail(apiKeyId)} <> 'NONE' order by document_key`;

/** The settings of a user who has ended emails, for the whole organization or these documents, for events. */
export function endedMailsOf(
  { apiKeyId, organizationKey, userId }: { apiKeyId: string; organizationKey: string; userId: string },
  organizationId: string,
  documentKeys: readonly string[],
): Snapshot {
  const documentId = sql`(select document_id from documents
    where documents.api_key_id = ${apiKeyId} and documents.document_key = settings.document_key)`;
  const place: { readonly [field: string]: Sql } = documentKeys.includes(wholeOrganization) ? {} : { documentId };
  const config = jsonObject({ inbox: raw('inbox'), email: sql`cast('NONE' as text)`, slack: raw('slack') });
  const data = jsonObject({ userId: raw('user_id'), documentId: raw('null'), ...place, config });
  const item = jsonObject({ organizationId: sql`cast(${organizationId} as text)`, ...place, userId: raw('user_id'), data });
  return snapshot(documentKeys, (some) =>
    jsonArray(
      item,
      sql`from (select user_id, document_key, inbox, slack from notification_configs
        where api_key_id = ${apiKeyId} and organization_key = ${organizationKey} and user_id = ${userId} and document_key ${among(some)}
          and (select 1 from users where users.api_key_id = ${apiKeyId} and users.organization_key = ${organizationKey}
            and users.user_id = ${userId}) = 1 order by document_key) as settings`,
    ),
  );
}

/** The same for a restore: changes nothing if the user has ended them at this time or later. */
export const endMailsBefore = (apiKeyId: string, at: number, organizationKey: string, userId: string): Sql =>
  endMailsWhere(apiKeyId, at, organizationKey, userId, sql`where notification_configs.mails_ended_at < excluded.mails_ended_at`);

const endMailsWhere = (apiKeyId: string, now: number, organizationKey: string, userId: string, condition: Sql): Sql => {
  const time = sql`cast(${now} as bigint)`;
  return sql`
    insert into notification_configs (api_key_id, organization_key, user_id, document_key, email, email_set_at, updated_at, mails_ended_at)
    select api_key_id, organization_key, user_id, '', 'NONE', ${time}, ${time}, ${time}
    from users where api_key_id = ${apiKeyId} and organization_key = ${liveKey(apiKeyId, organizationKey)} and user_id = ${userId}
    on conflict ${primaryKey} do update set
      email = excluded.email,
      email_set_at = excluded.email_set_at,
      ${keepLater('notification_configs', 'updated_at')},
      mails_ended_at = case when notification_configs.mails_ended_at < excluded.mails_ended_at
        then excluded.mails_ended_at else notification_configs.mails_ended_at + 1 end ${condition}`;
};

/** In a statement over users: the user's mail setting for a document. `isOfUser` matches the user's rows. */
export const documentEmail = (apiKeyId: string, isOfUser: Sql, documentKey: string): Sql =>
  sql`(select ${shownEmail(apiKeyId)} from notification_configs where ${isOfUser} and document_key = ${raw(documentKey)})`;

/** In a statement over users: the time of the mail setting in force in a document; null for none. */
export const emailSetAt = (isOfUser: Sql, documentKey: string): Sql => {
  const setAt = (key: Sql) => sql`(select case when email is not null then email_set_at end
    from notification_configs where ${isOfUser} and document_key = ${key})`;
  return sql`coalesce(${setAt(raw(documentKey))}, ${setAt(sql`''`)})`;
};

interface StoredChoices extends Choices {
  userId: string;
  documentKey: string;
  mailsEndedAt: number;
}

export type ChoicesOf = (userId: string, documentKey: string) => Choices;

/** Returns a function that finds the settings of these users in existing ones of these documents, and in the whole organization. */
export async function findChoices(
  ask: Ask,
  apiKeyId: string,
  organizationKey: OrganizationKey,
  userIds: readonly string[],
  documentIds: readonly string[],
): Promise<ChoicesOf> {
  const places = sql`select ${wholeOrganization} union all select document_key from (
    ${findExisting(apiKeyId, organizationKey, documentIds)}) as existing`;
  const stored = await ask(sql<StoredChoices>`
    select user_id, document_key, inbox, email, slack, mails_ended_at
    from notification_configs where api_key_id = ${apiKeyId} and organization_key = ${organizationKey}
      and user_id ${among(userIds)} and document_key ${documentIds.length === 0 ? sql`= ${wholeOrganization}` : amongSelected(places)}`);
  const mapKeyOf = (userId: string, documentKey: string) => JSON.stringify([userId, documentKey]);
  const found = new Map(stored.map((row) => [mapKeyOf(row.userId, row.documentKey), row]));
  return (userId, documentKey) => {
    const row = found.get(mapKeyOf(userId, documentKey));
    if (row === undefined) return noChoices;
    const mailsEndedAt = found.get(mapKeyOf(userId, wholeOrganization))?.mailsEndedAt ?? 0;
    const isEnded = documentKey !== wholeOrganization && row.email !== null && row.mailsEndedAt < mailsEndedAt;
    return toChoices(isEnded ? { ...row, email: 'NONE' } : row);
  };
}

const noChoices: Choices = { inbox: null, email: null, slack: null };

const toChoices = ({ inbox, email, slack }: StoredChoices): Choices => ({ inbox, email, slack });

const inForce = ({ inbox, email, slack }: Choices, above: EffectiveConfig): EffectiveConfig => ({
  inbox: inbox ?? above.inbox,
  email: email ?? above.email,
  slack: slack ?? above.slack,
});

interface Wanted {
  documentIds: readonly string[];
  documentKeys: ReadonlyMap<string, string>;
}

/** Returns a user's settings. Missing documents are left out. */
export function toUserConfig(stored: ChoicesOf, userId: string, { documentIds, documentKeys }: Wanted): UserConfig {
  const config = stored(userId, wholeOrganization);
  const effectiveConfig = inForce(config, defaultLevels);
  if (documentIds.length === 0) return { config, effectiveConfig };
  const documents = documentIds.flatMap((id): [string, DocumentConfig][] => {
    const key = documentKeys.get(id);
    if (key === undefined) return [];
    const ofDocument = stored(userId, key);
    return [[id, { config: ofDocument, effectiveConfig: inForce(ofDocument, effectiveConfig) }]];
  });
  return { config, effectiveConfig, documents: Object.fromEntries(documents) };
}
