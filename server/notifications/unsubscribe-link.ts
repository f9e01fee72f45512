/** The signed link in emails with notifications, with which their recipient ends them. */
import type { Tokens } from '../auth/tokens.ts';

/** The recipient of an email. */
export interface Recipient {
  apiKeyId: string;
  organizationKey: string;
  userId: string;
  /** The hash of the mail's address, since the user's address may have changed. */
  addressHash: string;
}

const purpose = 'unsubscribe';

/** Returns a link that works as long as the email is kept. It only ends the user's emails. */
export function unsubscribeUrl(publicUrl: string, tokens: Tokens, recipient: Recipient): string {
  const { apiKeyId, organizationKey, userId, addressHash } = recipient;
  const text = Buffer.from(JSON.stringify([apiKeyId, organizationKey, userId, addressHash])).toString('base64url');
  return `${publicUrl}/unsubscribe?token=${text}.${tokens.sign(purpose, text)}`;
}

/** Returns undefined for a token that the service did not sign. */
export function readToken(tokens: Tokens, token: unknown): Recipient | undefined {
  if (typeof token !== 'string') return undefined;
  const [text = '', signature = ''] = token.split('.', 2);
  if (!tokens.isSigned(purpose, text, signature)) return undefined;
  const [apiKeyId, organizationKey, userId, addressHash] = JSON.parse(Buffer.from(text, 'base64url').toString());
  return { apiKeyId, organizationKey, userId, addressHash };
}
