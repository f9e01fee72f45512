/**
 * Issues user tokens: JWTs that anyone verifies with the public keys. Each API key has its own key pairs, so a token never verifies
 * as another tenant's, even if `aud` is not checked. The pairs are derived from the service's secrets, so all processes have the
 * same and nothing is stored.
 */
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';

/** The path of an API key's keys, before its id. */
export const issuerPath = '/api-keys/';

interface UserClaims {
  sub: string;
  permissions: readonly object[];
}

export interface UserTokens {
  /** Signs a token. `expiresAt` is in milliseconds. */
  issue(apiKeyId: string, claims: UserClaims, now: number): Promise<{ token: string; expiresAt: number }>;
  /** Returns the public keys of the API key, one for each secret. */
  keySet(apiKeyId: string): Promise<{ keys: JWK[] }>;
}

/** `issuer`: the part of `iss` before the API key's id. */
interface UserTokenOptions {
  secrets: readonly [string, ...string[]];
  issuer: string;
}

const lifeSeconds = 48 * 3600;
const alg = 'EdDSA';

/** Signs with the first secret and verifies with all, so that a secret can be replaced without interruption. */
export function createUserTokens({ secrets, issuer }: UserTokenOptions): UserTokens {
  return {
    issue: async (apiKeyId, { sub, permissions }, now) => {
      const { SignJWT } = await import('jose');
      const signing = keyFrom(secrets[0], apiKeyId);
      const { kid } = await publicKeyOf(signing);
      const issuedAt = Math.floor(now / 1000);
      const expiresAt = issuedAt + lifeSeconds;
      const token = await new SignJWT({ permissions })
        .setProtectedHeader({ alg, typ: 'JWT', kid })
        .setIssuer(`${issuer}${apiKeyId}`)
        .setAudience(apiKeyId)
        .setSubject(sub)
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .setJti(randomUUID())
        .sign(signing);
      return { token, expiresAt: expiresAt * 1000 };
    },
    keySet: async (apiKeyId) => ({ keys: await Promise.all(secrets.map((secret) => publicKeyOf(keyFrom(secret, apiKeyId)))) }),
  };
}

/** The 16 bytes before the 32 of an Ed25519 key in PKCS #8. */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

function keyFrom(secret: string, apiKeyId: string): KeyObject {
  const seed = hkdfSync('sha256', secret, '', `user tokens of API key ${apiKeyId}`, 32);
  return createPrivateKey({ key: Buffer.concat([pkcs8Prefix, Buffer.from(seed)]), format: 'der', type: 'pkcs8' });
}

/** Names the key by its thumbprint (RFC 7638). Loads the library with the first token, since it would slow every start. */
async function publicKeyOf(key: KeyObject): Promise<JWK & { kid: string }> {
  const { calculateJwkThumbprint, exportJWK } = await import('jose');
  const jwk = await exportJWK(createPublicKey(key));
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg, use: 'sig' };
}
