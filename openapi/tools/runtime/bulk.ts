/** Helpers for bulk results. */
import { printable } from '../../../generated/text.ts';
import { CollaborationError, callOf } from './client-errors.ts';

export interface BulkItem {
  success: boolean;
  message: string;
}

/** The result of a bulk operation: one result per item, by id. */
export interface BulkResult<Item extends BulkItem> {
  data: { [id: string]: Item };
}

type Succeeded<Item> = Extract<Item, { success: true }>;
type Failed<Item> = Extract<Item, { success: false }>;

/** Returns the items of a bulk result that succeeded, by id. */
export const succeeded = <Item extends BulkItem>({ data }: BulkResult<Item>): Map<string, Succeeded<Item>> =>
  new Map(Object.entries(data).filter((entry): entry is [string, Succeeded<Item>] => entry[1].success));

/** Returns the items of a bulk result that failed, by id. */
export const failed = <Item extends BulkItem>({ data }: BulkResult<Item>): Map<string, Failed<Item>> =>
  new Map(Object.entries(data).filter((entry): entry is [string, Failed<Item>] => !entry[1].success));

/** Returns the items of a bulk result by id. Throws a BulkError if any item failed. */
export function orThrow<Item extends BulkItem>(result: BulkResult<Item>): Map<string, Succeeded<Item>> {
  const failures = failed(result);
  if (failures.size > 0) throw new BulkError(result, failures);
  return succeeded(result);
}

/** Thrown if some items of a bulk operation failed. The others are done. */
export class BulkError extends CollaborationError {
  override readonly name = 'BulkError';
  /** The failed items, by id. */
  readonly failed: ReadonlyMap<string, BulkItem>;

  constructor(result: BulkResult<BulkItem>, failures: ReadonlyMap<string, BulkItem>) {
    const [first] = failures;
    const example = first === undefined ? '' : `, first ${JSON.stringify(first[0])}: ${first[1].message}`;
    super(printable(`${failures.size} of ${Object.keys(result.data).length} failed${example}`), callOf(result));
    this.failed = failures;
  }
}
