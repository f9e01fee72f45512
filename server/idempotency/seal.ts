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
/** Shorter texts are not compressed, which would take longer than everything else. */
const minCompressed = 2048;

/** Encrypts the text, compressed if it is long, and returns base64. The first byte says whether it is compressed. */
export function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key, nonce);
  const isCompressed = text.length >= minCompressed;
  const content = isCompressed ? deflateRawSync(text, { level: 1 }) : Buffer.from(text);
  const encrypted = [cipher.update(Buffer.of(isCompressed ? 1 : 0)), cipher.update(content), cipher.final()];
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
      const whole = Buffer.concat([decrypted, decipher.final()]);
      const content = whole.subarray(1);
      return (whole[0] === 1 ? inflateRawSync(content) : content).toString();
    } catch {
      // Encrypted with another secret.
    }
  }
  return undefined;
}
