/** Notifications and their settings, and the annotations that they may be about. */
export const notifications = `
create table notifications (
  api_key_id text not null,
  organization_key text not null,
  -- Recipients and tasks refer to this key. A deleted notification's id may be used again, its key never.
  notification_key text not null,
  notification_id text not null,
  document_key text not null,
  location_id text,
  action_user_id text not null,
  -- SHA-256 of the whole call, recipients included; null after a user was erased from it.
  content_hash text,
  created_at bigint not null,
  -- The notification as the caller gave it, as JSON.
  content text not null,
  primary key (api_key_id, notification_key)
);
create unique index notifications_by_id on notifications (api_key_id, organization_key, notification_id);
create index notifications_by_document on notifications (api_key_id, document_key, created_at, notification_id);
create index notifications_by_location on notifications (api_key_id, document_key, location_id, created_at, notification_id)
  where location_id is not null;
create index notifications_by_actor on notifications (api_key_id, action_user_id, organization_key, document_key);

create table notification_recipients (
  api_key_id text not null,
  organization_key text not null,
  -- Rows whose key no notification has any more are being removed.
  notification_key text not null,
  user_id text not null,
  -- The notification's id, document, location and time, for the order of an inbox.
  notification_id text not null,
  document_key text not null,
  location_id text,
  -- 1 for users whom the caller named in notifyUsers.
  named bigint not null,
  created_at bigint not null,
  -- When the user read it; null: unread.
  read_at bigint,
  primary key (api_key_id, notification_key, user_id)
);
-- The key at their ends, since PostgreSQL may take them in place of the primary key until it has statistics.
create index notification_recipients_by_user
  on notification_recipients (api_key_id, user_id, organization_key, created_at, notification_id, notification_key);
create index notification_recipients_unread
  on notification_recipients (api_key_id, user_id, organization_key, created_at, notification_id, notification_key)
  where read_at is null;

create table notification_configs (
  api_key_id text not null,
  organization_key text not null,
  user_id text not null,
  -- Empty for the whole organization.
  document_key text not null,
  -- ALL, MINE, NONE
  inbox text,
  email text,
  slack text,
  inbox_set_at bigint not null default 0,
  email_set_at bigint not null default 0,
  slack_set_at bigint not null default 0,
  updated_at bigint not null,
  -- When the user ended all mails of the organization; 0: never. In a row for a document, the same as of the time at which its email was set:
  -- a setting from before the end counts as NONE.
  mails_ended_at bigint not null default 0,
  primary key (api_key_id, organization_key, user_id, document_key)
);
create index notification_configs_by_document on notification_configs (api_key_id, document_key) where document_key <> '';
create index notification_configs_by_user on notification_configs (api_key_id, user_id, organization_key, document_key);

-- How an API key's notifications are mailed.
create table email_configs (
  api_key_id text not null primary key,
  enabled bigint not null,
  from_name text,
  from_address text,
  reply_to text
);

-- Comments and reactions. Frontends write them; the service reads, counts and erases them.
create table annotations (
  api_key_id text not null,
  document_key text not null,
  annotation_id text not null,
  organization_key text not null,
  -- comment, reaction
  kind text not null,
  author_id text not null,
  created_at bigint not null,
  content text not null,
  primary key (api_key_id, document_key, annotation_id)
);
create index annotations_by_author on annotations (api_key_id, author_id, organization_key, document_key);

create table annotation_mentions (
  api_key_id text not null,
  user_id text not null,
  document_key text not null,
  annotation_id text not null,
  organization_key text not null,
  created_at bigint not null,
  primary key (api_key_id, user_id, document_key, annotation_id)
);
create index annotation_mentions_by_user on annotation_mentions (api_key_id, user_id, organization_key, document_key, annotation_id);
create index annotation_mentions_by_annotation on annotation_mentions (api_key_id, document_key, annotation_id);
`;
