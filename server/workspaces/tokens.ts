/**
 * Tokens are computed, not stored: `<kind>_<id>_<version>_<mac>`, the mac an HMAC-SHA-256 in hex under the service's secret.
 * A forged one is refused by arithmetic alone; a genuine one is revoked by raising the version.
 */
import { createHmac, createSecretKey, hash, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, minSecretLength } from '../config.ts';

export type TokenKind = 'workspace' | 'key';

export interface Tokens {
  issue(kind: TokenKind, id: string, version: number): string;
  /** The version that a genuine token of this kind and id was issued for; undefined for any other token. */
  verify(kind: TokenKind, id: string, token: string): number | undefined;
  /** A mark that only this service can put on the text: worth nothing for another purpose, and never a token's. */
  sign(purpose: string, text: string): string;
  isSigned(purpose: string, text: string, mark: string): boolean;
}

/** Of a mark, in hex: 128 bits cannot be guessed, and keep it short. */
const markLength = 32;

/** Beyond this many tokens that are remembered, all are forgotten: it costs a computation each to have it again. */
const mostRemembered = 50_000;

/** The first secret signs, all verify, so that a secret can be replaced without a break. */
export function createTokens([first, ...former]: readonly [string, ...string[]]): Tokens {
  const signing = createSecretKey(first, 'utf8');
  const verifying = [signing, ...former.map((secret) => createSecretKey(secret, 'utf8'))];
  const macOf = (key: KeyObject, text: string) => createHmac('sha256', key).update(text).digest('hex');
  const markingKeyOf = (key: KeyObject) => macOf(key, 'marks');
  const markingKey = markingKeyOf(signing);
  const markingKeys = verifying.map(markingKeyOf);
  // Unlike that of SHA-256, the result of SHA-512/256 does not let anyone go on to a longer text: a key before the text is enough, and
  // takes a third of an HMAC's time.
  const markOf = (key: string, purpose: string, text: string) =>
    hash('sha512-256', `${key} ${purpose} ${text}`).slice(0, markLength);
  // Only tokens of what exists, and genuine ones, get in, so that callers cannot fill the memory with inventions.
  const issued = new Map<string, string>();
  const genuine = new Map<string, { kind: TokenKind; id: string; version: number }>();
  return {
    issue: (kind, id, version) => {
      const text = `${kind}_${id}_${version}`;
      const known = issued.get(text);
      if (known !== undefined) return known;
      const token = `${text}_${macOf(signing, text)}`;
      if (issued.size >= mostRemembered) issued.clear();
      issued.set(text, token);
      return token;
    },
    verify: (kind, id, token) => {
      const known = genuine.get(token);
      if (known?.kind === kind && known.id === id) return known.version;
      const prefix = `${kind}_${id}_`;
      if (!token.startsWith(prefix)) return undefined;
      const match = /^(\d{1,15})_([0-9a-f]{64})$/.exec(token.slice(prefix.length));
      if (match === null) return undefined;
      const [, version = '', sent = ''] = match;
      const macs = verifying.map((key) => macOf(key, `${prefix}${version}`));
      if (!isAmong(macs, sent)) return undefined;
      if (genuine.size >= mostRemembered) genuine.clear();
      genuine.set(token, { kind, id, version: Number(version) });
      return Number(version);
    },
    sign: (purpose, text) => markOf(markingKey, purpose, text),
    isSigned: (purpose, text, sent) => {
      const marks = markingKeys.map((key) => markOf(key, purpose, text));
      return isAmong(marks, sent);
    },
  };
}

/** The time that it takes tells nothing: each is compared, and to its end. */
function isAmong(genuine: readonly string[], sent: string): boolean {
  const bytes = Buffer.from(sent);
  const equal = genuine.filter((one) => one.length === bytes.length && timingSafeEqual(Buffer.from(one), bytes));
  return equal.length > 0;
}

/**
 * The embedded database's own secret, made once, before `database`, and kept beside it for its owner alone. Tokens that were issued are worth
 * nothing without it, so that another one is never made in its place.
 */
export function keptSecret(folder: string, database: string): string {
  const file = join(folder, 'token-secret');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) {
    if (existsSync(database)) {
      throw new ConfigError(
        `${file} is gone, but there is a database beside it. Restore the file, or set TOKEN_SECRET to what it held.`,
      );
    }
    // Written aside and linked: of processes that start at once one wins, and none reads half a secret.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (!existsSync(file)) throw error;
    } finally {
      unlinkSync(draft);
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < minSecretLength) {
    throw new ConfigError(
      `${file} must hold at least ${minSecretLength} characters. Restore it, or set TOKEN_SECRET to what it held.`,
    );
  }
  return secret;
}
