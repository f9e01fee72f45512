/** @internal Writes JSON. Throws for a number, bigint or date that would arrive as another value, and names its place. */
export function write(operationId: string, request: object): string {
  const places = new Map<unknown, string>();
  return JSON.stringify(request, function (this: { [name: string]: unknown }, key, value: unknown) {
    const place = places.size === 0 ? '' : `${places.get(this)}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const isUnsafe = typeof value === 'number' && !(Number.isSafeInteger(value) || value % 1);
    // An invalid date becomes null.
    if (isUnsafe || typeof value === 'bigint' || (value === null && this[key] !== null)) {
      throw new TypeError(`${operationId}: ${place} is ${this[key]}, which JSON cannot represent exactly.`);
    }
    places.set(value, place);
    return value;
  });
}
