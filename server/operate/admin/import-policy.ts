/**
 * Decides which rows and columns of an exported workspace an import takes. A file may come from anyone, so only a file that this installation
 * has signed may state facts that the installation or its operator decides. Every table has a policy, see test/operate/import-policy.test.ts.
 */
import { limits } from '../../../generated/handlers.ts';
import { parseEmailAddress } from '../../addresses/email-address.ts';
import { parseJson } from '../../database/json.ts';
import type { Values } from './snapshot.ts';

/** A column of an unsigned file: as given, or with this value. `now`: the time of the import. */
type ColumnPolicy = 'given' | 'now' | null;
type TablePolicy = 'always' | 'signed' | { readonly [column: string]: ColumnPolicy };

export const policies: { readonly [table: string]: TablePolicy } = {
  workspaces: {
    ...{
      workspace_id: 'given',
      name: 'given',
      owner_id: 'given',
      owner_email: 'given',
      owner_name: 'given',
      owner_avatar: 'given',
    },
    // Greater than every version of a token that was ever issued here, so that no revoked token works again.
    token_version: 'now',
    created_at: 'given',
    owner_verified_at: null,
    call_limit: null,
    mail_limit: null,
  },
  api_keys: {
    ...{ api_key_id: 'given', workspace_id: 'given', name: 'given', type: 'given', token_version: 'now' },
    ...{ advanced_queries: 'given', notification_config: 'given', events: 'given' },
    ...{ default_folder_access: 'given', created_at: 'given' },
  },
  audit_entries: 'signed',
  organizations: 'always',
  folders: 'always',
  documents: 'always',
  document_migrations: 'always',
  user_groups: 'always',
  users: 'always',
  user_identities: 'always',
  grants: 'always',
  user_group_members: 'always',
  presence: 'always',
  notifications: 'always',
  notification_recipients: 'always',
  notification_configs: 'always',
  email_configs: 'always',
  annotations: 'always',
  annotation_mentions: 'always',
  deletion_jobs: 'always',
  deletion_users: 'always',
  usage_by_day: 'always',
  idempotency_records: 'signed',
  workspace_domains: 'always',
  sender_domains: 'signed',
  // Without them, people who have unsubscribed would get mail again.
  unsubscribed_addresses: 'always',
  suppressed_addresses: 'signed',
};

/** Returns the row to store; undefined for a row that is not taken. */
export function takenRow(table: string, row: Values, { isSigned, now }: { isSigned: boolean; now: number }): Values | undefined {
  const policy = policies[table];
  if (policy === undefined || (policy === 'signed' && !isSigned)) return undefined;
  if (typeof policy === 'string' || isSigned) return row;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      const rule = policy[column];
      return [column, rule === 'given' ? value : rule === 'now' ? now : null];
    }),
  );
}

/** The columns with custom fields. */
const customFields: { readonly [table: string]: string } = {
  organizations: 'metadata',
  documents: 'metadata',
  users: 'details',
  presence: 'details',
};

/** Returns whether a row has no more custom fields, and no more bytes of them, than calls can give it. */
export function isWithinLimits(table: string, row: Values): boolean {
  const fields = row[customFields[table] ?? ''];
  if (typeof fields !== 'string') return true;
  return Buffer.byteLength(fields) <= limits.objectBytes && countFields(fields) <= limits.objectFields;
}

function countFields(json: string): number {
  try {
    return Object.keys(parseJson(json)).length;
  } catch {
    return 0;
  }
}

/**
 * Returns the latest time at which a row says that something happened; 0 for none. A deletion erases what is older than itself, so it would leave
 * a row from the future, and so would removals of expired rows.
 */
export const latestTimeOf = (row: Values): number =>
  Math.max(0, ...Object.entries(row).map(([column, value]) => (hasHappened(column) && typeof value === 'number' ? value : 0)));

const hasHappened = (column: string): boolean => column.endsWith('_at') && column !== 'expires_at';

/** Returns whether the owner's address is in the form in which addresses are stored and compared. */
export const hasCanonicalOwner = ({ owner_email: email }: Values): boolean =>
  typeof email === 'string' && parseEmailAddress(email)?.text === email;
