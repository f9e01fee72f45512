/** Workspaces, their API keys, domains and addresses, and the owners who sign in. */
export const callers = `
create table workspaces (
  workspace_id text not null primary key,
  name text not null,
  owner_id text not null,
  owner_email text not null,
  owner_name text not null,
  owner_avatar text not null,
  token_version bigint not null,
  created_at bigint not null,
  -- When the owner confirmed a login link of this workspace.
  owner_verified_at bigint,
  -- Calls a minute and mails a day, in place of the operator's settings; null: as set, 0: unlimited.
  call_limit bigint,
  mail_limit bigint
);
create index workspaces_by_owner on workspaces (lower(owner_email));

create table api_keys (
  api_key_id text not null primary key,
  workspace_id text not null,
  name text not null,
  -- testing, production
  type text not null,
  token_version bigint not null,
  -- The switches of the console: Get Documents, Set Config, and the access of folders that inherit from no other.
  advanced_queries bigint not null,
  notification_config bigint not null,
  -- Whether changes are recorded as events.
  events bigint not null default 0,
  default_folder_access text not null,
  created_at bigint not null
);
create index api_keys_by_workspace on api_keys (workspace_id);

-- Hosts whose pages may call with the workspace's credentials.
create table workspace_domains (
  workspace_id text not null,
  -- A host name in ASCII, or with "*." before it all hosts below it.
  domain text not null,
  added_at bigint not null,
  primary key (workspace_id, domain)
);

-- Domains that the operator lets the workspace send mail from.
create table sender_domains (
  workspace_id text not null,
  -- In lower case and ASCII.
  domain text not null,
  added_at bigint not null,
  primary key (workspace_id, domain)
);

-- Addresses that the workspace mails no more, under any user id.
create table unsubscribed_addresses (
  workspace_id text not null,
  -- SHA-256 of the address, in the form that compares it.
  address_hash text not null,
  unsubscribed_at bigint not null,
  primary key (workspace_id, address_hash)
);

-- Addresses that mail servers have refused for good. The workspace does not mail them for a while.
create table suppressed_addresses (
  workspace_id text not null,
  -- As in unsubscribed_addresses.
  address_hash text not null,
  suppressed_at bigint not null,
  primary key (workspace_id, address_hash)
);
create index suppressed_addresses_by_age on suppressed_addresses (suppressed_at);

create table login_links (
  -- SHA-256 of the one-time token, in hex.
  token_hash text not null primary key,
  email text not null,
  continue_url text not null,
  expires_at bigint not null,
  used_at bigint
);
create index login_links_by_expiry on login_links (expires_at);

-- Owners who are signed in to the console.
create table sessions (
  -- SHA-256 of the cookie's token, in hex.
  token_hash text not null primary key,
  workspace_id text not null,
  -- The version of the workspace's tokens at the sign-in. A reset ends the session.
  token_version bigint not null,
  expires_at bigint not null
);
create index sessions_by_expiry on sessions (expires_at);

create table rate_limits (
  bucket text not null primary key,
  window_start bigint not null,
  hits bigint not null
);
create index rate_limits_by_age on rate_limits (window_start);
`;
