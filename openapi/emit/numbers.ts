/** Finds numbers that would arrive as another value: JSON has no NaN, and larger integers than 2^53 lose digits. */

/** @internal Throws for a number, bigint or date in the request that cannot be sent unchanged, and names its place. */
export function checkNumbers(operationId: string, request: object): void {
  const found = findChanged(request, '', new Set());
  if (found !== undefined) throw new TypeError(`${operationId}: ${found}, which cannot be sent unchanged.`);
}

/** Returns the place and the value of the first one. `JSON.stringify` refuses objects inside themselves, which are `above`. */
function findChanged(given: unknown, key: string, above: Set<unknown>): string | undefined {
  const value = hasJson(given) ? given.toJSON(key) : given;
  // An invalid date becomes null.
  if (isChanged(value) || (value === null && given !== null)) return ` is ${given}`;
  if (typeof value !== 'object' || above.has(value)) return undefined;
  above.add(value);
  for (const [name, member] of Object.entries(value ?? {})) {
    const found = findChanged(member, name, above);
    if (found !== undefined) return `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}${found}`;
  }
  above.delete(value);
  return undefined;
}

const isChanged = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value))
    : typeof value === 'bigint';

const hasJson = (value: unknown): value is { toJSON(key: string): unknown } =>
  typeof value === 'object' && value !== null && 'toJSON' in value && typeof value.toJSON === 'function';
