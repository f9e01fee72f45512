/**
 * A file outside of the database and its backups, with every revocation and deletion that a restore must not undo. `npm run restore`
 * applies it. Each line is a JSON object, on the disk before the change that it names is complete.
 */
import { appendFile, readFile } from 'node:fs/promises';
import { ConfigError } from './config.ts';

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
    };

export interface Ledger {
  /** Resolves once the entry is on the disk. */
  record(entry: LedgerEntry): Promise<void>;
}

/** `file` undefined: nothing is recorded. Throws a ConfigError if the file cannot be written. */
export async function openLedger(file: string | undefined): Promise<Ledger> {
  if (file === undefined) return { record: async () => {} };
  // A write of a line by several processes is whole, since the file is opened for appending.
  const append = (text: string) => appendFile(file, text, { mode: 0o600, flush: true });
  await append('').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : error;
    throw new ConfigError(`The ledger ${file} cannot be written: ${reason}. Set LEDGER to a file that the service may write.`);
  });
  return { record: (entry) => append(`${JSON.stringify(entry)}\n`) };
}

/** Returns the entries of a file, in order. An incomplete last line is of a change that was not made. */
export async function readLedger(file: string): Promise<LedgerEntry[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1);
  return lines.map((line, i) => {
    const entry = parse(line);
    if (entry === undefined) throw new ConfigError(`Line ${i + 1} of the ledger ${file} is not an entry of a ledger.`);
    return entry;
  });
}

function parse(line: string): LedgerEntry | undefined {
  try {
    const entry: unknown = JSON.parse(line);
    return isEntry(entry) ? entry : undefined;
  } catch {
    return undefined;
  }
}

function isEntry(value: unknown): value is LedgerEntry {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const has = (types: { readonly [name: string]: string }) =>
    Object.entries(types).every(([name, type]) => {
      const member: unknown = Reflect.get(value, name);
      return type === 'list' ? Array.isArray(member) && member.every((one) => typeof one === 'string') : typeof member === type;
    });
  switch (value.kind) {
    case 'tokensRevoked':
      return has({ of: 'string', id: 'string', version: 'number' });
    case 'apiKeyDeleted':
    case 'workspaceDeleted':
      return has({ id: 'string' });
    case 'userDataDeleted':
      return has({ apiKeyId: 'string', jobId: 'string', userIds: 'list', organizationIds: 'list', startedAt: 'number' });
    default:
      return false;
  }
}
