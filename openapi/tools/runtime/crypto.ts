/** Web Crypto, which some hosts lack. */

/** The parts of the global object that may be missing. */
interface Host {
  crypto?: Partial<Crypto>;
  process?: { getBuiltinModule?: (name: 'node:crypto') => { webcrypto: Crypto } };
}

const host: Host = globalThis;

/**
 * @internal Returns that of Node.js in jsdom, which has none.
 * @throws {TypeError} The host has none.
 */
export function subtleCrypto(): SubtleCrypto {
  const subtle = host.crypto?.subtle ?? host.process?.getBuiltinModule?.('node:crypto').webcrypto.subtle;
  if (subtle === undefined)
    throw new TypeError('This host has no crypto.subtle: use a page with https, or Node.js 20.16 or newer.');
  return subtle;
}

/** @internal Returns 128 random bits in hex. Browsers have `randomUUID` only on secure pages. */
export function randomId(): string {
  const words = host.crypto?.getRandomValues?.(new Uint32Array(4));
  if (words === undefined)
    throw new TypeError('This host has no crypto.getRandomValues: install a polyfill, such as react-native-get-random-values.');
  return Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');
}
