/**
 * Tokens for users: JWTs that anybody verifies with the public keys. The key pairs are derived from the service's secrets, so that there is
 * nothing more to keep, and all processes have the same.
 */
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';

interface UserClaims {
  /** Who issues it, who it is for (an API key), and of whom it speaks. */
  iss: string;
  aud: string;
  sub: string;
  permissions: readonly object[];
}

export interface UserTokens {
  /** `expiresAt` in milliseconds. */
  issue(claims: UserClaims, now: number): Promise<{ token: string; expiresAt: number }>;
  /** The public keys of all secrets. */
  keySet(): Promise<{ keys: JWK[] }>;
}

const lifeSeconds = 48 * 3600;
const alg = 'EdDSA';

/** The first secret signs, all verify, so that a secret can be replaced without a break. */
export function createUserTokens([first, ...former]: readonly [string, ...string[]]): UserTokens {
  const signing = keyFrom(first);
  const all = [signing, ...former.map(keyFrom)];
  return {
    issue: async ({ iss, aud, sub, permissions }, now) => {
      const { SignJWT } = await import('jose');
      const { kid } = await publicKeyOf(signing);
      const issuedAt = Math.floor(now / 1000);
      const expiresAt = issuedAt + lifeSeconds;
      const token = await new SignJWT({ permissions })
        .setProtectedHeader({ alg, typ: 'JWT', kid })
        .setIssuer(iss)
        .setAudience(aud)
        .setSubject(sub)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .setJti(randomUUID())
        .sign(signing);
      return { token, expiresAt: expiresAt * 1000 };
    },
    keySet: async () => ({ keys: await Promise.all(all.map(publicKeyOf)) }),
  };
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

function keyFrom(secret: string): KeyObject {
  const seed = hkdfSync('sha256', secret, '', 'user tokens', 32);
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, Buffer.from(seed)]), format: 'der', type: 'pkcs8' });
}

/** Named by its thumbprint (RFC 7638). The library is loaded with the first token: it would slow every start. */
async function publicKeyOf(key: KeyObject): Promise<JWK & { kid: string }> {
  const { calculateJwkThumbprint, exportJWK } = await import('jose');
  const jwk = await exportJWK(createPublicKey(key));
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg, use: 'sig' };
}
