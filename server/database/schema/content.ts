/** Organizations, and the folders, documents, users, grants and presence in them. */
export const content = `
create table organizations (
  api_key_id text not null,
  organization_id text not null,
  -- The service's own id of it. Everything in the organization refers to it as organization_key. Rows with a key that no organization has
  -- belong to a deleted one, and are being removed.
  id text not null,
  organization_name text not null,
  created_at bigint not null,
  -- Custom fields, as JSON.
  metadata text not null,
  primary key (api_key_id, organization_id)
);
create unique index organizations_by_key on organizations (api_key_id, id);

create table folders (
  api_key_id text not null,
  organization_key text not null,
  folder_id text not null,
  folder_name text not null,
  -- Empty at the top.
  parent_folder_id text not null,
  -- public, organizationPrivate, restricted; null: inherited.
  access_type text,
  created_at bigint not null,
  primary key (api_key_id, organization_key, folder_id)
);
create index folders_by_parent on folders (api_key_id, organization_key, parent_folder_id, folder_id);
create index folders_by_access on folders (api_key_id, organization_key, access_type, folder_id) where access_type is not null;

create table documents (
  api_key_id text not null,
  -- Everything that belongs to the document refers to this key, so that a new id changes one row.
  document_key text not null,
  organization_key text not null,
  document_id text not null,
  document_name text not null,
  disabled bigint not null,
  -- As in folders.
  access_type text,
  folder_id text,
  -- 0 for a placeholder: grants refer to a document that does not exist yet.
  document_exists bigint not null,
  -- The key that the call which added the document chose for it, if a placeholder had another one.
  added_key text,
  created_at bigint not null,
  -- Custom fields, as JSON.
  metadata text not null,
  primary key (api_key_id, document_key)
);
create unique index documents_by_id on documents (api_key_id, organization_key, document_id);
create index documents_by_folder on documents (api_key_id, organization_key, folder_id, document_id);
-- A list would pass over placeholders one by one, of which there may be hundreds of thousands.
create index documents_existing on documents (api_key_id, organization_key, document_id) where document_exists = 1;
create index documents_by_access on documents (api_key_id, organization_key, access_type, document_id) where access_type is not null;
create index documents_waiting on documents (api_key_id, document_key) where document_exists = 0;

create table document_migrations (
  api_key_id text not null,
  migration_id text not null,
  organization_key text not null,
  document_key text not null,
  document_id text not null,
  new_document_id text not null,
  -- pending, inProgress, completed, failed
  status text not null,
  created_at bigint not null,
  primary key (api_key_id, migration_id)
);
create index document_migrations_by_document on document_migrations (api_key_id, document_key);
create index document_migrations_by_organization on document_migrations (api_key_id, organization_key);

create index document_migrations_of_key on document_migrations (api_key_id, created_at);
create index document_migrations_by_age on document_migrations (created_at);

create table user_groups (
  api_key_id text not null,
  organization_key text not null,
  organization_user_group_id text not null,
  created_at bigint not null,
  -- Members refer to this key. A new key empties the group, however large it is.
  group_key text not null,
  primary key (api_key_id, organization_key, organization_user_group_id)
);
create unique index user_groups_by_key on user_groups (api_key_id, organization_key, group_key);

-- Everyone who is known in an organization.
create table users (
  api_key_id text not null,
  organization_key text not null,
  user_id text not null,
  -- When the user was last granted, grouped, present, notified or imported here.
  last_seen_at bigint not null,
  -- When Add Users or an import added the user; null for users who are only known from other calls.
  added_at bigint,
  -- When the oldest of the fields in details was given.
  described_at bigint not null default 0,
  -- When context was given.
  context_set_at bigint not null default 0,
  -- The user's context permissions, as JSON: an object of strings.
  context text,
  -- The User as JSON, merged from the calls that named the user.
  details text not null,
  primary key (api_key_id, organization_key, user_id)
);
create index users_by_user on users (api_key_id, user_id, organization_key);

-- Names and addresses of users besides those in users: former ones, and those that annotations gave. A deletion needs them to find texts.
create table user_identities (
  api_key_id text not null,
  user_id text not null,
  -- name, email
  kind text not null,
  value text not null,
  -- When it was last given.
  given_at bigint not null,
  primary key (api_key_id, user_id, kind, value)
);
create index user_identities_by_age on user_identities (api_key_id, user_id, given_at);

create table grants (
  api_key_id text not null,
  organization_key text not null,
  -- organization, folder, document
  resource_type text not null,
  -- The organization's id, the folder's id or the document's key.
  resource_id text not null,
  user_id text not null,
  -- viewer, editor
  access_role text not null,
  expires_at bigint,
  granted_at bigint not null,
  primary key (api_key_id, organization_key, resource_type, resource_id, user_id)
);
create index grants_by_user on grants (api_key_id, user_id, organization_key, resource_type, resource_id);
create index grants_by_expiry on grants (expires_at) where expires_at is not null;

create table user_group_members (
  api_key_id text not null,
  organization_key text not null,
  -- Members whose key no group has any more are being removed.
  group_key text not null,
  user_id text not null,
  added_at bigint not null,
  primary key (api_key_id, organization_key, group_key, user_id)
);
create index user_group_members_by_user on user_group_members (api_key_id, user_id, organization_key, group_key);

create table presence (
  api_key_id text not null,
  organization_key text not null,
  document_key text not null,
  user_id text not null,
  -- online, away
  status text not null,
  renewed_at bigint not null,
  -- The entry's own fields, as JSON. Name and address are in users.
  details text not null,
  primary key (api_key_id, document_key, user_id)
);
create index presence_by_user on presence (api_key_id, user_id, organization_key);
create index presence_by_age on presence (renewed_at);
`;
