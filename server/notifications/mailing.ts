/** The recipients, sender addresses and daily mails that an API key may have. */
import { hash } from 'node:crypto';
import { limits } from '../../generated/server.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/db.ts';
import { insertRows, rowsOf, statement, text, textList } from '../database/statement.ts';
import { askOn } from '../database/verbs.ts';
import { takeCalls } from '../workspaces/rate-limits.ts';
import * as senderDomains from '../workspaces/sender-domains.ts';
import * as workspaces from '../workspaces/store.ts';

export interface Mailing {
  workspaceId: string;
  ownerEmail: string;
  isOwnerVerified: boolean;
  /** With a testing key, and as long as the owner's address is not verified. */
  isOnlyToOwner: boolean;
  senderDomains: readonly string[];
}

/** Undefined where there is no such key. */
export async function findMailing(db: Db, apiKeyId: string): Promise<Mailing | undefined> {
  const apiKey = await workspaces.findApiKey(askOn(db), apiKeyId);
  if (apiKey === undefined) return undefined;
  const { workspaceId, type } = apiKey;
  const [workspace, domains] = await Promise.all([
    workspaces.find(askOn(db), workspaceId),
    senderDomains.find(askOn(db), workspaceId),
  ]);
  if (workspace === undefined) return undefined;
  const isOwnerVerified = workspace.ownerVerifiedAt !== null;
  return {
    workspaceId,
    ownerEmail: workspace.ownerEmail.toLowerCase(),
    isOwnerVerified,
    isOnlyToOwner: type === 'testing' || !isOwnerVerified,
    senderDomains: domains,
  };
}

export const mayMail = ({ isOnlyToOwner, ownerEmail }: Mailing, address: string): boolean =>
  !isOnlyToOwner || address.toLowerCase() === ownerEmail;

/**
 * Counts mails of a day, and returns how many of them the limits still have: the workspace's, then the service's. Workspaces of an
 * unverified owner count together, since anyone can create any number of them for an address.
 */
export async function takeMails(
  db: Db,
  now: number,
  { workspaceId, ownerEmail, isOwnerVerified }: Mailing,
  { mailLimit, mailLimitTotal }: Pick<Config, 'mailLimit' | 'mailLimitTotal'>,
  wanted: number,
): Promise<number> {
  const day = { windowSeconds: 86_400 } as const;
  const { mailsToUnverifiedOwner } = limits;
  const granted = isOwnerVerified
    ? await takeCalls(askOn(db), now, { ...day, name: 'mails', calls: mailLimit }, workspaceId, wanted)
    : await takeCalls(
        askOn(db),
        now,
        { ...day, name: 'mails-unverified', calls: Math.min(mailLimit || mailsToUnverifiedOwner, mailsToUnverifiedOwner) },
        ownerEmail,
        wanted,
      );
  return await takeCalls(askOn(db), now, { ...day, name: 'mails-total', calls: mailLimitTotal }, 'service', granted);
}

/** As an unsubscribed address is stored. */
export const hashOfAddress = (address: string): string => hash('sha256', address.toLowerCase(), 'base64url');

const upsert = statement(
  { addresses: rowsOf('unsubscribed_addresses', ['workspace_id', 'address_hash', 'unsubscribed_at']) },
  (db, { addresses }) =>
    insertRows(db, 'unsubscribed_addresses', addresses).onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'address_hash'])
        .doUpdateSet(({ ref }) => ({ unsubscribed_at: ref('excluded.unsubscribed_at') })),
    ),
);

/** Ends the mails of the key's workspace to the address, under whatever user id. */
export async function unsubscribe(db: Db, now: number, apiKeyId: string, addressHash: string): Promise<void> {
  const apiKey = await workspaces.findApiKey(askOn(db), apiKeyId);
  if (apiKey === undefined) return;
  const address = { workspace_id: apiKey.workspaceId, address_hash: addressHash, unsubscribed_at: now };
  await upsert(db, { addresses: [address] });
}

const among = statement({ workspaceId: text, hashes: textList }, (db, { workspaceId, hashes }) =>
  db
    .selectFrom('unsubscribed_addresses')
    .select(['address_hash', 'unsubscribed_at'])
    .where('workspace_id', '=', workspaceId)
    .where(hashes.includes('address_hash')),
);

/** When an address unsubscribed from the workspace; undefined if it never did. */
export async function findUnsubscribed(
  db: Db,
  workspaceId: string,
  addresses: readonly string[],
): Promise<(address: string) => number | undefined> {
  if (addresses.length === 0) return () => undefined;
  const rows = await among(db, { workspaceId, hashes: [...new Set(addresses.map(hashOfAddress))] });
  const times = new Map(rows.map(({ address_hash, unsubscribed_at }) => [address_hash, unsubscribed_at]));
  return (address) => times.get(hashOfAddress(address));
}
