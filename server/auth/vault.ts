/**
 * Encrypts callers' secrets that the database keeps (AES-256-GCM), with keys derived from the service's secrets. A copy of the database
 * has none of them. Each is bound to its place, so that a row with the secret of another one is noticed.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Vault {
  /** Ids of the keys, which tell nothing about them: one for each of the service's secrets. The first one encrypts. */
  readonly keyIds: readonly [string, ...string[]];
  seal(text: string, place: string): string;
  /** Throws if no secret of this process has the id, or if the text was encrypted for another place. */
  unseal(sealed: string, keyId: string, place: string): string;
}

/** Thrown for a key that is derived from none of the service's secrets. */
class UnknownKeyError extends Error {}

export function createVault([first, ...others]: readonly [string, ...string[]]): Vault {
  const firstId = idOf(first);
  const keys = new Map([first, ...others].map((secret) => [idOf(secret), keyOf(secret)]));
  const key = keyOf(first);
  return {
    keyIds: [firstId, ...others.map(idOf).filter((id) => id !== firstId)],
    seal: (text, place) => encrypt(Buffer.from(text), key, place).toString('base64'),
    unseal: (sealed, keyId, place) => {
      const own = keys.get(keyId);
      if (own === undefined) throw new UnknownKeyError('TOKEN_SECRET lacks the secret that encrypted this.');
      const text = decrypt(Buffer.from(sealed, 'base64'), own, place);
      if (text === undefined) throw new Error('A stored secret is damaged, or belongs to another row.');
      return text.toString();
    },
  };
}

const derive = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));

const keyOf = (secret: string): Buffer => derive(secret, 'vault key', 32);
const idOf = (secret: string): string => derive(secret, 'vault key id', 8).toString('hex');

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Returns nonce, tag and the encrypted content. Only the same place decrypts it. */
export function encrypt(content: Buffer, key: Buffer, place = ''): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(place));
  const encrypted = [cipher.update(content), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]);
}

/** Returns undefined if the content was changed, or encrypted with another key or for another place. */
export function decrypt(sealed: Buffer, key: Buffer, place = ''): Buffer | undefined {
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(place))
      .setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
  } catch {
    return undefined;
  }
}
