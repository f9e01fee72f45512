/** Limits the recipients, sender addresses and daily emails of an API key. */
import { hash } from 'node:crypto';
import { limits } from '../../generated/handlers.ts';
import type { EmailAddress } from '../addresses/email-address.ts';
import { takeCalls } from '../auth/rate-limits.ts';
import { dayMs } from '../clock.ts';
import { type Ask, among, empty, excluded, limit, type Sql, sql } from '../database/sql.ts';
import type { Config } from '../settings/config.ts';

export interface Mailing {
  workspaceId: string;
  /** The owner's address, for comparing. */
  ownerKey: string;
  isOwnerVerified: boolean;
  /** Emails a day of the workspace; null: as the operator's setting. */
  mailLimit: number | null;
  /** True with a testing key, or while the owner's address is unverified. */
  isOnlyToOwner: boolean;
  senderDomains: readonly string[];
}

export async function findMailing(ask: Ask, apiKeyId: string): Promise<Mailing | undefined> {
  const [[owner], domains] = await Promise.all([
    ask(sql<{ workspaceId: string; type: string; ownerEmail: string; verifiedAt: number | null; mailLimit: number | null }>`
      select workspaces.workspace_id, type, owner_email, owner_verified_at as verified_at, mail_limit
      from api_keys join workspaces on workspaces.workspace_id = api_keys.workspace_id where api_key_id = ${apiKeyId}`),
    ask(sql<{ domain: string }>`
      select domain from sender_domains
      where workspace_id = (select workspace_id from api_keys where api_key_id = ${apiKeyId}) order by domain`),
  ]);
  if (owner === undefined) return undefined;
  const isOwnerVerified = owner.verifiedAt !== null;
  return {
    workspaceId: owner.workspaceId,
    ownerKey: owner.ownerEmail.toLowerCase(),
    isOwnerVerified,
    mailLimit: owner.mailLimit,
    isOnlyToOwner: owner.type === 'testing' || !isOwnerVerified,
    senderDomains: domains.map(({ domain }) => domain),
  };
}

export const mayMail = ({ isOnlyToOwner, ownerKey }: Mailing, address: EmailAddress): boolean =>
  !isOnlyToOwner || address.key === ownerKey;

/**
 * Counts emails of a day, and returns how many the limits allow: the workspace's, then the service's. Workspaces of an unverified
 * owner count together, since anyone can create any number of them for an address.
 */
export async function takeMails(
  ask: Ask,
  now: number,
  { workspaceId, ownerKey, isOwnerVerified, mailLimit: ownLimit }: Mailing,
  { mailLimit: standard, mailLimitTotal }: Pick<Config, 'mailLimit' | 'mailLimitTotal'>,
  wanted: number,
): Promise<number> {
  const mailLimit = ownLimit ?? standard;
  const day = { windowSeconds: 86_400 } as const;
  const { mailsToUnverifiedOwner } = limits;
  const granted = isOwnerVerified
    ? await takeCalls(ask, now, { ...day, name: 'mails', calls: mailLimit }, workspaceId, wanted)
    : await takeCalls(
        ask,
        now,
        { ...day, name: 'mails-unverified', calls: Math.min(mailLimit || mailsToUnverifiedOwner, mailsToUnverifiedOwner) },
        ownerKey,
        wanted,
      );
  return await takeCalls(ask, now, { ...day, name: 'mails-total', calls: mailLimitTotal }, 'service', granted);
}

/** Returns the stored form of an unsubscribed address: its hash. */
export const hashOfAddress = (address: EmailAddress): string => hash('sha256', address.key, 'base64url');

/**
 * Ends the emails of the key's workspace to the address, for any user id. Returns a row unless the address has unsubscribed later.
 */
export const unsubscribe = (now: number, apiKeyId: string, addressHash: string): Sql => sql`
  insert into unsubscribed_addresses (workspace_id, address_hash, unsubscribed_at)
  select workspace_id, ${addressHash}, cast(${now} as bigint) from api_keys where api_key_id = ${apiKeyId}
  on conflict (workspace_id, address_hash) do update set ${excluded('unsubscribed_at')}
    where unsubscribed_addresses.unsubscribed_at < excluded.unsubscribed_at returning 1`;

/** Ends the emails of the key's workspace to the address for a while, since its mail server has rejected one permanently. */
export const suppress = (now: number, apiKeyId: string, address: EmailAddress): Sql => sql`
  insert into suppressed_addresses (workspace_id, address_hash, suppressed_at)
  select workspace_id, ${hashOfAddress(address)}, cast(${now} as bigint) from api_keys where api_key_id = ${apiKeyId}
  on conflict (workspace_id, address_hash) do update set ${excluded('suppressed_at')}`;

/** Lets the workspace mail an address again, or all addresses. Returns a row for each. */
export const liftSuppressions = (workspaceId: string, address: EmailAddress | undefined): Sql => sql`
  delete from suppressed_addresses where workspace_id = ${workspaceId}
    ${address === undefined ? empty : sql`and address_hash = ${hashOfAddress(address)}`} returning 1`;

const isSuppressed = (now: number): Sql => sql`suppressed_at > ${now - limits.suppressionDays * dayMs}`;

/** Counts the workspace's suppressed addresses, up to the limit. */
export async function countSuppressed(ask: Ask, now: number, workspaceId: string): Promise<number> {
  const [row] = await ask(sql<{ count: number }>`select count(*) as count from (
    select 1 from suppressed_addresses where workspace_id = ${workspaceId} and ${isSuppressed(now)} ${limit(limits.countedSuppressed)}
  ) as suppressed`);
  return row?.count ?? 0;
}

/** A workspace's reasons not to mail an address. */
export interface Standing {
  unsubscribedAt: number | undefined;
  isSuppressed: boolean;
}

/** Returns a function that finds the standing of each of these addresses. */
export async function findStandings(
  ask: Ask,
  now: number,
  workspaceId: string,
  addresses: readonly EmailAddress[],
): Promise<(address: EmailAddress) => Standing> {
  if (addresses.length === 0) return () => ({ unsubscribedAt: undefined, isSuppressed: false });
  const hashes = [...new Set(addresses.map(hashOfAddress))];
  const [unsubscribed, suppressed] = await Promise.all([
    ask(sql<{ hash: string; at: number }>`select address_hash as hash, unsubscribed_at as at from unsubscribed_addresses
      where workspace_id = ${workspaceId} and address_hash ${among(hashes)}`),
    ask(sql<{ hash: string }>`select address_hash as hash from suppressed_addresses
      where workspace_id = ${workspaceId} and address_hash ${among(hashes)} and ${isSuppressed(now)}`),
  ]);
  const times = new Map(unsubscribed.map(({ hash, at }) => [hash, at]));
  const refused = new Set(suppressed.map(({ hash }) => hash));
  return (address) => {
    const addressHash = hashOfAddress(address);
    return { unsubscribedAt: times.get(addressHash), isSuppressed: refused.has(addressHash) };
  };
}
