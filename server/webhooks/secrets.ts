/** Derives the secrets of webhooks from the service's own, so that a copy of the database has none. */
import type { Tokens } from '../auth/tokens.ts';
import type { Webhook } from './store.ts';

/** Milliseconds for which deliveries have a signature of the earlier secret, too. */
export const rotationMs = 24 * 3_600_000;

const secretsOf = (tokens: Tokens, apiKeyId: string, secretId: string): string[] =>
  tokens.deriveKeys('webhook', `${apiKeyId} ${secretId}`).map((key) => `whsec_${key.toString('base64')}`);

/** Returns the secret to show. */
export function secretOf(tokens: Tokens, apiKeyId: string, secretId: string): string {
  const [first = ''] = secretsOf(tokens, apiKeyId, secretId);
  return first;
}

/** Returns the secrets that sign a delivery: also those of an earlier TOKEN_SECRET, which the receiver may still have. */
export function signingSecrets(tokens: Tokens, apiKeyId: string, webhook: Webhook, now: number): string[] {
  const { secretId, earlierSecretId, earlierSecretUntil } = webhook;
  const isEarlierValid = earlierSecretId !== null && now < (earlierSecretUntil ?? 0);
  return [secretId, ...(isEarlierValid ? [earlierSecretId] : [])].flatMap((id) => secretsOf(tokens, apiKeyId, id));
}
