/**
 * Encrypts stored responses. They hold ids, names and tokens of the caller, and the service never needs them: only a repeated call
 * does, which brings its Idempotency-Key. AES-256-GCM with a key derived from the Idempotency-Key and the service's secret. Without
 * both, nobody can read a record, or tell which operation or user it is about.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Compresses and encrypts the text, and returns base64. */
export function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const encrypted = [cipher.update(deflateRawSync(text, { level: 1 })), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...encrypted]).toString('base64');
}

/** Returns the text; undefined if none of the keys fits. */
export function unseal(sealed: string, keys: readonly Buffer[]): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  for (const key of keys) {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    const decrypted = decipher.update(bytes.subarray(nonceBytes + tagBytes));
    try {
      return inflateRawSync(Buffer.concat([decrypted, decipher.final()])).toString();
    } catch {
      // Encrypted with another secret.
    }
  }
  return undefined;
}
