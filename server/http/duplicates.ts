/** Finds duplicates in arrays that may hold each id once. `uniqueItems` cannot: it compares whole items. */
import type { OperationFacts } from '../../generated/handlers.ts';
import type { ErrorDetail } from '../errors.ts';

export function findDuplicates(unique: OperationFacts['unique'], data: unknown): ErrorDetail[] {
  const found: ErrorDetail[] = [];
  for (const { path, by } of unique) {
    const items = path.reduce(member, data);
    if (!Array.isArray(items) || items.length < 2) continue;
    const seen = new Map<unknown, number>();
    for (const [i, item] of items.entries()) {
      const identity = identityOf(item, by);
      const first = seen.get(identity);
      if (first !== undefined) {
        const array = `/data/${path.join('/')}`;
        found.push({ field: `${array}/${i}`, reason: 'DUPLICATE', description: `must not repeat ${array}/${first}` });
        break;
      }
      seen.set(identity, i);
    }
  }
  return found;
}

/** Returns the same value for two items that are duplicates. */
function identityOf(item: unknown, by: readonly string[]): unknown {
  const [first] = by;
  if (first === undefined) return item;
  return by.length === 1 ? member(item, first) : JSON.stringify(by.map((name) => member(item, name) ?? null));
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined;
