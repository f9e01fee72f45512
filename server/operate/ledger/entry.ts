/** The entries of the ledger: every revocation, deletion and unsubscription that a restore must not undo. */

export type LedgerEntry =
  /** All tokens below the version are revoked. */
  | { kind: 'tokensRevoked'; of: 'workspace' | 'key'; id: string; version: number }
  | { kind: 'apiKeyDeleted' | 'workspaceDeleted'; id: string }
  /** A job of Delete All User Data. `startedAt`: in epoch milliseconds. */
  | {
      kind: 'userDataDeleted';
      apiKeyId: string;
      jobId: string;
      userIds: readonly string[];
      organizationIds: readonly string[];
      startedAt: number;
    }
  /** A user has ended the emails of an organization. `addressHash`: of the address, in the form of `unsubscribed_addresses`. */
  | { kind: 'unsubscribed'; apiKeyId: string; organizationKey: string; userId: string; addressHash: string };

/** An entry, in the form of the database and the file. */
export type Recorded = LedgerEntry & {
  /** Later entries of a process have greater ids. */
  entryId: string;
  /** The time of the change's transaction, in epoch milliseconds. */
  at: number;
};

/** The start of each line. A line that was cut off is recognized by it. */
const lineStart = '{"entryId":"';

/** Returns the entry as a line of the file, without line breaks. */
export const lineOf = ({ entryId, at, ...entry }: Recorded): string => JSON.stringify({ entryId, at, ...entry });

/** Returns undefined for a line that is not an entry. */
export function parseLine(line: string): Recorded | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns whether the line is the beginning of an entry that a full disk or a killed process has cut off. The change's row in the
 * database is kept until the whole line is on the disk.
 */
export function isCutOff(line: string): boolean {
  // An entry has one object, so it ends with the first brace outside of a string.
  const isInString = (line.replaceAll(/\\./g, '').split('"').length - 1) % 2 === 1;
  return lineStart.startsWith(line.slice(0, lineStart.length)) && (isInString || !line.endsWith('}'));
}

/** Types of fields by name. */
type Types = { readonly [name: string]: 'string' | 'number' | 'list' };

const recorded: Types = { entryId: 'string', at: 'number' };

const fields: { readonly [Kind in LedgerEntry['kind']]: Types } = {
  tokensRevoked: { of: 'string', id: 'string', version: 'number' },
  apiKeyDeleted: { id: 'string' },
  workspaceDeleted: { id: 'string' },
  userDataDeleted: { apiKeyId: 'string', jobId: 'string', userIds: 'list', organizationIds: 'list', startedAt: 'number' },
  unsubscribed: { apiKeyId: 'string', organizationKey: 'string', userId: 'string', addressHash: 'string' },
};

function isEntry(value: unknown): value is Recorded {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const ofKind = Object.entries(fields).find(([kind]) => kind === value.kind)?.[1];
  if (ofKind === undefined) return false;
  return Object.entries({ ...recorded, ...ofKind }).every(([name, type]) => {
    const member: unknown = Reflect.get(value, name);
    return type === 'list' ? Array.isArray(member) && member.every((one) => typeof one === 'string') : typeof member === type;
  });
}
