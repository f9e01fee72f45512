/** Finds arrays whose lengths multiply to more than the document allows (`x-max-product`). JSON Schema has no keyword for that. */

import type { OperationFacts } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import type { ErrorDetail } from '../errors.ts';

export function findExcess(products: OperationFacts['products'], data: unknown): ErrorDetail[] {
  return products.flatMap(({ fields, max }) => {
    const product = fields.map((field) => lengthOf(at(data, field))).reduce((a, b) => a * b, 1);
    const others = (field: string) => fields.filter((other) => other !== field).map((other) => `/data/${other}`);
    if (product <= max) return [];
    return fields.map((field) => ({
      field: `/data/${field}`,
      reason: 'RANGE' as const,
      description: `and ${others(field).join(' and ')} must make at most ${max} combinations, not ${product}`,
    }));
  });
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);
