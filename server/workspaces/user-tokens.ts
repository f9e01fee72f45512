/**
 * Tokens for users: JWTs that anybody verifies with the public keys. Each API key has key pairs of its own, so that a token of one tenant
 * verifies nowhere as another's, also where `aud` is not checked. They are derived from the service's secrets: nothing more is stored, and
 * all processes have the same.
 */
import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';

interface UserClaims {
  /** The user. */
  sub: string;
  permissions: readonly object[];
}

export interface UserTokens {
  /** `expiresAt` in milliseconds. */
  issue(apiKeyId: string, claims: UserClaims, now: number): Promise<{ token: string; expiresAt: number }>;
  /** Returns the public keys of the API key, one for each secret. */
  keySet(apiKeyId: string): Promise<{ keys: JWK[] }>;
}

/** `issuer`: what stands before the API key's id in `iss`. */
interface UserTokenOptions {
  secrets: readonly [string, ...string[]];
  issuer: string;
}

const lifeSeconds = 48 * 3600;
const alg = 'EdDSA';

/** The first secret signs, all verify, so that a secret can be replaced without a break. */
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

/** Named by its thumbprint (RFC 7638). The library is loaded with the first token: it would slow every start. */
async function publicKeyOf(key: KeyObject): Promise<JWK & { kid: string }> {
  const { calculateJwkThumbprint, exportJWK } = await import('jose');
  const jwk = await exportJWK(createPublicKey(key));
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg, use: 'sig' };
}
