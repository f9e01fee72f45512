/** Finds what stands twice in an array that may hold each thing once. `uniqueItems` cannot: it compares whole items, not ids. */
import type { OperationFacts } from '../../generated/server.ts';
import type { ErrorDetail } from '../errors.ts';

export function repeated(unique: OperationFacts['unique'], data: unknown): ErrorDetail[] {
  return unique.flatMap(({ pointer, by }) => {
    const items = pointer.slice(1).split('/').reduce(member, data);
    if (!Array.isArray(items) || items.length < 2) return [];
    const seen = new Map<string, number>();
    for (const [i, item] of items.entries()) {
      const identity = by.length === 0 ? String(item) : JSON.stringify(by.map((name) => member(item, name) ?? null));
      const first = seen.get(identity);
      if (first !== undefined) {
        return [{ field: `/data${pointer}/${i}`, reason: 'DUPLICATE', description: `must not repeat /data${pointer}/${first}` }];
      }
      seen.set(identity, i);
    }
    return [];
  });
}

const member = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;
