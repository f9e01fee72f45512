/** Signs page tokens with a secret. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PageSigner } from '../paging/page-token.ts';

const minLength = 32;

/** Throws for a secret of fewer than 32 characters, which could be guessed. */
export function pageSigner(secret: string): PageSigner {
  if (secret.length < minLength) throw new TypeError(`pageSigner: the secret must have at least ${minLength} characters.`);
  const macOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    sign: (_purpose, text) => macOf(text),
    isSigned: (_purpose, text, signature) => {
      const [sent, genuine] = [Buffer.from(signature), Buffer.from(macOf(text))];
      return sent.length === genuine.length && timingSafeEqual(sent, genuine);
    },
  };
}
