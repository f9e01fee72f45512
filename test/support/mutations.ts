/** Random changes of examples by fast-check, which finds the smallest change with a disagreement. */
import fc from 'fast-check';
import { isObject, type Path, pathsIn, valueAt, withValue } from '../../openapi/tools/verify/corpus/json.ts';
import { keyNumber } from '../../openapi/tools/verify/corpus/samples.ts';

/** Any character but surrogates, like the unit `binary`, for whose shrinking fast-check indexes all characters for seconds. */
export const unit = fc
  .integer({ min: 0, max: 0x10ffff - 0x800 })
  .map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

const keys = fc.oneof(
  fc.constantFrom('userId', 'organizationId', 'documentId', 'type', 'id', 'deleteAll', 'notifyAll', 'userIds'),
  fc.constantFrom('__proto__', 'constructor', ''),
  fc.string({ unit, maxLength: 5 }),
);

const values = fc.oneof(
  fc.jsonValue({ maxDepth: 3, stringUnit: unit }),
  fc.constantFrom(true, false, null, '', 'organization', 'document', 'example', keyNumber(1)),
  fc.constantFrom(0, 1, 1000, 1001, 8.64e15, 2 ** 53, 1e21, 0.5, -0, Infinity),
  fc.integer({ min: 120, max: 135 }).map((length) => '😀'.repeat(length)),
  fc.array(fc.constantFrom('maya', 'jonas', 'priya'), { maxLength: 4 }),
);

const mutation = fc.record({
  kind: fc.constantFrom('replace', 'remove', 'add', 'repeat', 'copy'),
  at: fc.nat({ max: 100 }),
  from: fc.nat({ max: 100 }),
  key: keys,
  value: values,
});

export const mutations = fc.array(mutation, { minLength: 1, maxLength: 3 });

type Mutation = ReturnType<typeof mutation.generate>['value'];

export const mutated = (example: unknown, changes: readonly Mutation[]): unknown => changes.reduce(mutate, example);

function mutate(body: unknown, { kind, at, from, key, value }: Mutation): unknown {
  const paths = pathsIn(body);
  const pick = (i: number): Path => paths[i % paths.length] ?? [];
  const path = pick(at);
  const here = valueAt(body, path);
  switch (kind) {
    case 'replace':
      return withValue(body, path, value);
    case 'remove':
      return path.length === 0 ? body : withValue(body, path, undefined);
    case 'add':
      if (Array.isArray(here)) return withValue(body, path, [...here, value]);
      return isObject(here) ? withValue(body, [...path, key], value) : body;
    case 'repeat':
      return Array.isArray(here) ? withValue(body, path, [...here, ...here]) : body;
    case 'copy':
      return withValue(body, path, valueAt(body, pick(from)));
  }
}
