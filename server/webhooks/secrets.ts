/**
 * The secrets of webhooks: random, and stored encrypted with the first secret in TOKEN_SECRET. When TOKEN_SECRET is replaced, they are
 * encrypted anew while both secrets are known, so that receivers notice nothing.
 */
import { randomBytes } from 'node:crypto';
import type { Vault } from '../auth/vault.ts';
import type { Environment } from '../context.ts';
import { fixedLimit, join, sql } from '../database/sql.ts';
import { noTenant } from '../database/tenant-lock.ts';
import type { TaskKinds } from '../jobs/kinds.ts';
import { removalIntervalMs } from '../jobs/removal.ts';
import { ConfigError } from '../settings/config-error.ts';
import type { Webhook } from './store.ts';
import * as store from './store.ts';

/** Milliseconds for which deliveries have a signature of the earlier secret, too. */
export const rotationMs = 24 * 3_600_000;

/** The secrets as receivers have them. */
interface Secrets {
  secret: string;
  earlierSecret: string | null;
}

/** The same in the database. */
export type SealedSecrets = Pick<Webhook, 'sealedSecret' | 'sealedEarlierSecret' | 'sealedWith'>;

export const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const placeOf = (apiKeyId: string, webhookId: string): string => `webhook ${apiKeyId} ${webhookId}`;

export function seal(vault: Vault, apiKeyId: string, webhookId: string, { secret, earlierSecret }: Secrets): SealedSecrets {
  const place = placeOf(apiKeyId, webhookId);
  return {
    sealedSecret: vault.seal(secret, place),
    sealedEarlierSecret: earlierSecret === null ? null : vault.seal(earlierSecret, place),
    sealedWith: vault.keyIds[0],
  };
}

export function unseal(vault: Vault, apiKeyId: string, webhook: SealedSecrets & Pick<Webhook, 'webhookId'>): Secrets {
  const { sealedSecret, sealedEarlierSecret, sealedWith, webhookId } = webhook;
  const open = (sealed: string) => vault.unseal(sealed, sealedWith, placeOf(apiKeyId, webhookId));
  return { secret: open(sealedSecret), earlierSecret: sealedEarlierSecret === null ? null : open(sealedEarlierSecret) };
}

/** Returns the secrets that sign a delivery. */
export function signingSecrets(vault: Vault, apiKeyId: string, webhook: Webhook, now: number): string[] {
  const { secret, earlierSecret } = unseal(vault, apiKeyId, webhook);
  return earlierSecret !== null && now < (webhook.earlierSecretUntil ?? 0) ? [secret, earlierSecret] : [secret];
}

type Row = SealedSecrets & { apiKeyId: string; webhookId: string };

/** Rows that one step encrypts anew. */
const atOnce = 50;

const findSealedWith = (keyId: string, { apiKeyId, webhookId }: Pick<Row, 'apiKeyId' | 'webhookId'>) => sql<Row>`
  select api_key_id, webhook_id, sealed_secret, sealed_earlier_secret, sealed_with from webhooks
  where sealed_with = ${keyId} and (api_key_id, webhook_id) > (${apiKeyId}, ${webhookId})
  order by api_key_id, webhook_id ${fixedLimit(atOnce)}`;

/** Replaces the stored secrets, unless another process has replaced them since. */
const replace = ({ apiKeyId, webhookId, sealedSecret }: Row, fresh: SealedSecrets) => sql`
  update webhooks set sealed_secret = ${fresh.sealedSecret}, sealed_earlier_secret = ${fresh.sealedEarlierSecret},
    sealed_with = ${fresh.sealedWith}
  where api_key_id = ${apiKeyId} and webhook_id = ${webhookId} and sealed_secret = ${sealedSecret} returning 1`;

/** Encrypts secrets anew that another secret in TOKEN_SECRET than the first has encrypted. */
async function encryptAnew({ ask, vault, log }: Environment): Promise<void> {
  const renew = async (row: Row): Promise<number> => {
    const { apiKeyId, webhookId } = row;
    try {
      return (await ask(replace(row, seal(vault, apiKeyId, webhookId, unseal(vault, apiKeyId, row))))).length;
    } catch (error) {
      // The others must not wait for it.
      log.error({ err: error, apiKey: apiKeyId, webhook: webhookId }, "cannot encrypt a webhook's secret anew");
      return 0;
    }
  };
  let webhooks = 0;
  for (const keyId of vault.keyIds.slice(1)) {
    let last = { apiKeyId: '', webhookId: '' };
    for (let count = atOnce; count === atOnce; ) {
      const found = await ask(findSealedWith(keyId, last));
      for (const renewed of await Promise.all(found.map(renew))) webhooks += renewed;
      last = found.at(-1) ?? last;
      count = found.length;
    }
  }
  if (webhooks > 0) log.info({ webhooks }, 'secrets of webhooks encrypted with the first secret in TOKEN_SECRET');
}

/** Counts the webhooks whose secrets depend on another key than this one, by the key. The index has the few that do. */
export const countOthers = (keyId: string) => sql<{ sealedWith: string; webhooks: number }>`
  select sealed_with, count(*) as webhooks from webhooks where sealed_with < ${keyId} or sealed_with > ${keyId} group by sealed_with`;

/** Says what to do about webhooks whose secrets need another TOKEN_SECRET; undefined if there are none. */
export async function findLoss({ ask, vault }: Pick<Environment, 'ask' | 'vault'>): Promise<string | undefined> {
  const others = await ask(countOthers(vault.keyIds[0]));
  const lost = others.filter(({ sealedWith }) => !vault.keyIds.includes(sealedWith));
  return lost.length === 0 ? undefined : missingSecret(lost.reduce((sum, { webhooks }) => sum + webhooks, 0));
}

export const missingSecret = (webhooks: number): string =>
  `TOKEN_SECRET lacks the earlier secret with which secrets of webhooks are encrypted (webhooks: ${webhooks}). Append it, as in TOKEN_SECRET=new,old: the start then encrypts them anew. If it is lost, run npm run admin -- webhooks replace-secrets.`;

/** Prepares the stored secrets for this process. Throws if TOKEN_SECRET lacks a secret that some of them need. */
export async function prepareSecrets(environment: Environment): Promise<void> {
  await encryptAnew(environment);
  const loss = await findLoss(environment);
  if (loss !== undefined) throw new ConfigError(loss);
}

/** Encrypts those anew that a process of the step before has added since this one started. */
export const secretTasks = (environment: Environment): TaskKinds => ({
  'encrypt-webhook-secrets': { intervalMs: removalIntervalMs, execute: () => encryptAnew(environment) },
});

/** Returns the next webhooks whose secrets no secret of this process decrypts. */
const findLost = (keyIds: readonly string[]) => sql<{ apiKeyId: string; webhookId: string }>`
  select api_key_id, webhook_id from webhooks where sealed_with not in (${join(keyIds)}) order by api_key_id, webhook_id ${fixedLimit(atOnce)}`;

/**
 * Replaces secrets that no secret in TOKEN_SECRET decrypts by new ones, which nobody has seen. Disables the webhooks, since their receivers
 * would accept no event. Returns them.
 */
export async function replaceLost({ ask, changeOf, vault }: Environment): Promise<{ apiKeyId: string; webhookId: string }[]> {
  const replaced: { apiKeyId: string; webhookId: string }[] = [];
  for (;;) {
    const found = await ask(findLost(vault.keyIds));
    if (found.length === 0) return replaced;
    for (const { apiKeyId, webhookId } of found) {
      await changeOf(noTenant)({
        prepare: (asked) => asked(store.lock(apiKeyId, [webhookId])),
        write: ([webhook], now) => {
          if (webhook === undefined || vault.keyIds.includes(webhook.sealedWith)) return {};
          replaced.push({ apiKeyId, webhookId });
          const sealed = seal(vault, apiKeyId, webhookId, { secret: newSecret(), earlierSecret: null });
          const disabled = {
            dueAt: null,
            disabledAt: webhook.disabledAt ?? now,
            disabledReason: webhook.disabledReason ?? 'requested',
          } as const;
          return { updated: store.update(apiKeyId, webhook, { ...sealed, earlierSecretUntil: null, ...disabled }) };
        },
      });
    }
  }
}
