/**
 * The tables, as the schema migrations make them, in the order in which a transaction locks their rows (see lock.ts). Times are epoch
 * milliseconds, flags 0 or 1, JSON is text.
 * Every primary key but those of what stands above the API keys begins with the API key, so that a tenant's rows lie together.
 */
export interface Tables {
  workspaces: WorkspacesTable;
  api_keys: ApiKeysTable;
  workspace_domains: WorkspaceDomainsTable;
  sender_domains: SenderDomainsTable;
  unsubscribed_addresses: UnsubscribedAddressesTable;
  login_links: LoginLinksTable;
  rate_limits: RateLimitsTable;
  organizations: OrganizationsTable;
  folders: FoldersTable;
  documents: DocumentsTable;
  document_migrations: DocumentMigrationsTable;
  grants: GrantsTable;
  user_groups: UserGroupsTable;
  user_group_members: UserGroupMembersTable;
  presence: PresenceTable;
  notifications: NotificationsTable;
  notification_recipients: NotificationRecipientsTable;
  notification_configs: NotificationConfigsTable;
  email_configs: EmailConfigsTable;
  annotations: AnnotationsTable;
  annotation_mentions: AnnotationMentionsTable;
  users: UsersTable;
  deletion_jobs: DeletionJobsTable;
  tasks: TasksTable;
  heartbeats: HeartbeatsTable;
}

interface WorkspacesTable {
  workspace_id: string;
  name: string;
  owner_id: string;
  owner_email: string;
  owner_name: string;
  owner_avatar: string;
  token_version: number;
  created_at: number;
  /** When the owner confirmed a login link for this workspace; null until then. */
  owner_verified_at: number | null;
}

interface ApiKeysTable {
  api_key_id: string;
  workspace_id: string;
  name: string;
  type: 'testing' | 'production';
  token_version: number;
  /** The console's switches: Get Documents, Set Config, and the access of folders that inherit from nowhere. */
  advanced_queries: number;
  notification_config: number;
  default_folder_access: AccessType;
  created_at: number;
}

/** Hosts whose pages may call with the workspace's credentials. */
interface WorkspaceDomainsTable {
  workspace_id: string;
  /** A host name in ASCII, or with `*.` before it all hosts below it. */
  domain: string;
  added_at: number;
}

/** Domains that the operator lets the workspace send mail from. */
interface SenderDomainsTable {
  workspace_id: string;
  /** In lower case and ASCII. */
  domain: string;
  added_at: number;
}

/** Addresses that the workspace mails no more, under any user id. */
interface UnsubscribedAddressesTable {
  workspace_id: string;
  /** SHA-256 of the address in lower case: nobody's address is kept for having unsubscribed. */
  address_hash: string;
  unsubscribed_at: number;
}

export type AccessType = 'public' | 'organizationPrivate' | 'restricted';

interface LoginLinksTable {
  /** SHA-256 of the one-time token, in hex. */
  token_hash: string;
  email: string;
  continue_url: string;
  expires_at: number;
  used_at: number | null;
}

interface RateLimitsTable {
  bucket: string;
  window_start: number;
  hits: number;
}

interface TasksTable {
  /** Empty for what belongs to no API key. */
  api_key_id: string;
  task_id: string;
  /** Tasks of different queues take turns, see jobs/queue.ts. */
  queue: string;
  kind: string;
  /** What the task is counted under; empty for none. */
  job_id: string;
  payload: string;
  created_at: number;
  /** Not before; moved on by each attempt. */
  run_at: number;
  /** The clock's time when `run_at` was set. One that lies in the future was set before the clock went back. */
  deferred_at: number;
  attempts: number;
  completed_at: number | null;
  last_error: string | null;
}

interface OrganizationsTable {
  api_key_id: string;
  organization_id: string;
  /** The service's own id of it. */
  id: string;
  organization_name: string;
  /** Custom fields, as JSON. */
  metadata: string;
  created_at: number;
}

interface FoldersTable {
  api_key_id: string;
  organization_id: string;
  folder_id: string;
  folder_name: string;
  parent_folder_id: string | null;
  /** Null where the folder inherits. */
  access_type: AccessType | null;
  created_at: number;
}

interface DocumentsTable {
  api_key_id: string;
  /** What everything that belongs to the document points at, so that a new id changes one row. */
  document_key: string;
  organization_id: string;
  document_id: string;
  document_name: string;
  disabled: number;
  /** Null where the document takes the access type of its folder, as folders do. */
  access_type: AccessType | null;
  folder_id: string | null;
  metadata: string;
  /** 0 while something (a grant) waits for a document that does not exist yet. */
  document_exists: number;
  created_at: number;
}

interface DocumentMigrationsTable {
  api_key_id: string;
  migration_id: string;
  organization_id: string;
  document_key: string;
  document_id: string;
  new_document_id: string;
  status: 'pending' | 'inProgress' | 'completed' | 'failed';
  created_at: number;
}

interface GrantsTable {
  api_key_id: string;
  organization_id: string;
  resource_type: 'organization' | 'folder' | 'document';
  /** The organization's id, the folder's id or the document's key. */
  resource_id: string;
  user_id: string;
  access_role: 'viewer' | 'editor';
  expires_at: number | null;
  granted_at: number;
}

interface UserGroupsTable {
  api_key_id: string;
  organization_id: string;
  organization_user_group_id: string;
  /** What its members hang on; a new one empties the group. */
  group_key: string;
  created_at: number;
}

interface UserGroupMembersTable {
  api_key_id: string;
  organization_id: string;
  /** One that no group has any more is being removed. */
  group_key: string;
  user_id: string;
  added_at: number;
}

/** Everyone known in an organization, whom others mention and notify. */
interface UsersTable {
  api_key_id: string;
  organization_id: string;
  user_id: string;
  /** The User as JSON, merged from the calls that named the user. */
  details: string;
  /** The user's context permissions, as JSON: an object of strings. */
  context: string | null;
  /** When the user was last granted, grouped, present, notified or imported here. */
  last_seen_at: number;
  /** When the user was added to the organization by Add Users or an import; null where they are only known from other calls. */
  added_at: number | null;
  /** When the oldest of the fields in `details` was given. */
  described_at: number;
  /** When each of the fields was given that are newer than that, by name, as JSON. */
  field_times: string;
  /** When `context` was given. */
  context_set_at: number;
}

interface PresenceTable {
  api_key_id: string;
  organization_id: string;
  document_key: string;
  user_id: string;
  status: 'online' | 'away';
  /** The entry's own fields, as JSON. Name and address are in `users`. */
  details: string;
  renewed_at: number;
}

interface NotificationsTable {
  api_key_id: string;
  organization_id: string;
  notification_id: string;
  document_key: string;
  location_id: string | null;
  action_user_id: string;
  /** What the caller gave, as JSON. */
  content: string;
  /** Of all that the caller gave, recipients too; null where it is not known any more. */
  content_hash: string | null;
  created_at: number;
}

interface NotificationRecipientsTable {
  api_key_id: string;
  organization_id: string;
  user_id: string;
  notification_id: string;
  document_key: string;
  location_id: string | null;
  /** 1 where the caller named the user in notifyUsers. */
  named: number;
  created_at: number;
}

interface NotificationConfigsTable {
  api_key_id: string;
  organization_id: string;
  user_id: string;
  /** Empty for the whole organization. */
  document_key: string;
  inbox: NotificationLevel | null;
  email: NotificationLevel | null;
  slack: NotificationLevel | null;
  /** When each of the three was set. */
  inbox_set_at: number;
  email_set_at: number;
  slack_set_at: number;
  updated_at: number;
  /**
   * Of the whole organization: when the user has last ended all mails, 0 for never. Of a document: the same at the time at which `email`
   * was set there; what was set before the end counts as NONE.
   */
  mails_ended_at: number;
}

/** How an API key's notifications are mailed. */
interface EmailConfigsTable {
  api_key_id: string;
  enabled: number;
  from_name: string | null;
  from_address: string | null;
  reply_to: string | null;
}

export type NotificationLevel = 'ALL' | 'MINE' | 'NONE';

/** Comments and reactions. The frontends write them; here they are read, counted and erased. */
interface AnnotationsTable {
  api_key_id: string;
  document_key: string;
  annotation_id: string;
  organization_id: string;
  kind: 'comment' | 'reaction';
  author_id: string;
  /** As JSON. */
  content: string;
  created_at: number;
}

interface AnnotationMentionsTable {
  api_key_id: string;
  user_id: string;
  document_key: string;
  annotation_id: string;
  organization_id: string;
  created_at: number;
}

interface DeletionJobsTable {
  api_key_id: string;
  job_id: string;
  /** Where the job begins, as JSON. */
  organization_ids: string;
  started_at: number;
}

interface HeartbeatsTable {
  /** `count`: how many there were. */
  name: 'clock' | 'count';
  beat_at: number;
}
