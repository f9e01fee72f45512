/**
 * Computes tokens instead of storing them: `<kind>_<id>_<version>_<mac>`. The mac is an HMAC-SHA-256 in hex under the service's
 * secret. Forged tokens are detected without a lookup; raising the version revokes valid ones.
 */
import { createHmac, createSecretKey, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { isStrongSecret, secretRule } from '../settings/config.ts';
import { ConfigError } from '../settings/config-error.ts';
import { makeFolder } from '../settings/data-folder.ts';
import { readTextFile } from '../settings/foreign-text.ts';

export type TokenKind = 'workspace' | 'key';

export interface Tokens {
  issue(kind: TokenKind, id: string, version: number): string;
  /** Returns the version of a valid token of this kind and id; undefined for any other token. */
  verify(kind: TokenKind, id: string, token: string): number | undefined;
  /** Signs the text (HMAC-SHA-256). The signature is valid only for this purpose, and never for a token. */
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, signature: string): boolean;
  /** Derives keys of 32 bytes for this purpose and text, one from each secret. The first one encrypts. */
  deriveKeys(purpose: string, text: string): readonly [Buffer, ...Buffer[]];
}

const prefixOf = (kind: TokenKind, id: string): string => `${kind}_${id}_`;

/** Returns whether the token names this kind and id. It may be forged. */
export const isTokenOf = (kind: TokenKind, id: string, token: string): boolean => token.startsWith(prefixOf(kind, id));

/** Hex digits of a signature: 128 bits cannot be guessed. */
const signatureLength = 32;

/**
 * Signs with the first secret and verifies with all, so that a secret can be replaced without interruption. Calls `onGenuine` for
 * each valid token or signature, with the index of its secret.
 */
export function createTokens([first, ...others]: readonly [string, ...string[]], onGenuine = (_secret: number) => {}): Tokens {
  const signing = createSecretKey(first, 'utf8');
  const verifying = [signing, ...others.map((secret) => createSecretKey(secret, 'utf8'))];
  const isGenuine = (texts: readonly string[], sent: string) => {
    const place = placeAmong(texts, sent);
    if (place >= 0) onGenuine(place);
    return place >= 0;
  };
  const macOf = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('hex');
  const derive = (key: KeyObject, purpose: string, text: string) =>
    createHmac('sha256', key).update(`key ${purpose} ${text}`).digest();
  // No token begins with this prefix.
  const signatureOf = (key: KeyObject, purpose: string, text: string) =>
    macOf(key, `signature ${purpose} ${text}`).slice(0, signatureLength);
  const verify: Tokens['verify'] = (kind, id, token) => {
    if (!isTokenOf(kind, id, token)) return undefined;
    const prefix = prefixOf(kind, id);
    const match = /^(\d{1,15})_([0-9a-f]{64})$/.exec(token.slice(prefix.length));
    if (match === null) return undefined;
    const [, version = '', sent = ''] = match;
    const macs = verifying.map((key) => macOf(key, `${prefix}${version}`));
    return isGenuine(macs, sent) ? Number(version) : undefined;
  };
  return {
    issue: (kind, id, version) => {
      const text = `${kind}_${id}_${version}`;
      return `${text}_${macOf(signing, text)}`;
    },
    verify,
    sign: (purpose, text) => signatureOf(signing, purpose, text),
    isSigned: (purpose, text, sent) => {
      const signatures = verifying.map((key) => signatureOf(key, purpose, text));
      return isGenuine(signatures, sent);
    },
    deriveKeys: (purpose, text) => [
      derive(signing, purpose, text),
      ...others.map((secret) => derive(createSecretKey(secret, 'utf8'), purpose, text)),
    ],
  };
}

/** Returns the index of the text, or -1. Compares each in constant time. */
function placeAmong(genuine: readonly string[], sent: string): number {
  const bytes = Buffer.from(sent);
  const equal = genuine.map((one) => one.length === bytes.length && timingSafeEqual(Buffer.from(one), bytes));
  return equal.indexOf(true);
}

const countIntervalMs = 60_000;

/** Counts uses of secrets other than the first. Logs the count at most once a minute; `flush` logs the rest. */
export function countOtherSecrets(
  clock: Clock,
  log: Logger,
  onUse = (_secret: number) => {},
): { count(secret: number): void; flush(): void } {
  let tokens = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const flush = () => {
    if (tokens > 0) log.warn({ tokens }, 'tokens of another secret than the first in TOKEN_SECRET were used');
    tokens = 0;
    loggedAt = clock();
  };
  const count = (secret: number) => {
    onUse(secret);
    if (secret === 0) return;
    tokens++;
    if (Math.abs(clock() - loggedAt) >= countIntervalMs) flush();
  };
  return { count, flush };
}

export const secretFileIn = (folder: string): string => join(folder, 'token-secret');

/**
 * Returns the embedded database's own secret. It is made once, before `database`, and readable only by its owner. Without it all
 * issued tokens are invalid, so a lost secret is never replaced.
 */
export function loadOrCreateSecret(folder: string, database: string): string {
  const file = secretFileIn(folder);
  makeFolder(folder);
  if (!existsSync(file)) {
    if (existsSync(database)) {
      throw new ConfigError(
        `${file} is missing, but the database beside it exists. Restore the file, or set TOKEN_SECRET to its former content.`,
      );
    }
    // Written to a draft and linked. So one of several starting processes wins, and none reads a partial secret.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  const secret = textOf(file).trim();
  if (!isStrongSecret(secret)) {
    throw new ConfigError(`${file} must hold ${secretRule}. Restore it, or set TOKEN_SECRET to its former content.`);
  }
  return secret;
}

function textOf(file: string): string {
  try {
    return readTextFile(file);
  } catch (cause) {
    if (cause instanceof ConfigError || !(cause instanceof Error)) throw cause;
    throw new ConfigError(`${file} cannot be read: ${cause.message}. Restore it, or set TOKEN_SECRET to its former content.`);
  }
}
