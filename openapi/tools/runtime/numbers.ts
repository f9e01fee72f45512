/** Kinds that JSON writes with all that they hold: also instances of classes, and boxed texts and numbers. */
const whole = /^(?:Object|Array|String|Number|Boolean|Null|Undefined)$/;

/** @internal Writes JSON. Throws for a value that would arrive as another one, such as NaN, a Map or a function, and names its place. */
export function write(operationId: string, request: object): string {
  const places = new Map<unknown, string>();
  return JSON.stringify(request, function (this: { [name: string]: unknown }, key, value: unknown) {
    const place = places.size === 0 ? '' : `${places.get(this)}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    const isUnsafe = typeof value === 'number' && !(Number.isSafeInteger(value) || value % 1);
    const kind = Object.prototype.toString.call(value).slice(8, -1);
    // Within a list, undefined would become null.
    const isLost = !whole.test(kind) || (value === undefined && Array.isArray(this));
    // An invalid date becomes null.
    if (isUnsafe || isLost || (value === null && this[key] !== null)) {
      const shown = isLost ? `of type ${kind}` : this[key];
      throw new TypeError(`${operationId}: ${place} is ${shown}, which JSON cannot represent exactly.`);
    }
    places.set(value, place);
    return value;
  });
}
