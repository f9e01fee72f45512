/** Bulk results, taken apart. */

export interface BulkItem {
  success: boolean;
  message: string;
}

/** The result of an operation on many items: the result for each, by its id. */
export interface BulkResult<Item extends BulkItem> {
  data: { [id: string]: Item };
}

type Succeeded<Item> = Extract<Item, { success: true }>;
type Failed<Item> = Extract<Item, { success: false }>;

/** What succeeded of a bulk result, by id. */
export const succeeded = <Item extends BulkItem>({ data }: BulkResult<Item>): Map<string, Succeeded<Item>> =>
  new Map(Object.entries(data).filter((entry): entry is [string, Succeeded<Item>] => entry[1].success));

/** What failed of a bulk result, by id. */
export const failed = <Item extends BulkItem>({ data }: BulkResult<Item>): Map<string, Failed<Item>> =>
  new Map(Object.entries(data).filter((entry): entry is [string, Failed<Item>] => !entry[1].success));

/** The items of a bulk result by id, all of which succeeded; otherwise a BulkError is thrown. */
export function orThrow<Item extends BulkItem>(result: BulkResult<Item>): Map<string, Succeeded<Item>> {
  const failures = failed(result);
  if (failures.size > 0) throw new BulkError(failures, Object.keys(result.data).length);
  return succeeded(result);
}

/** Some items of a bulk operation failed; the others are done. */
export class BulkError extends Error {
  override readonly name = 'BulkError';
  /** What failed, by id. */
  readonly failed: ReadonlyMap<string, BulkItem>;

  constructor(failures: ReadonlyMap<string, BulkItem>, count: number) {
    const [first] = failures;
    super(
      `${failures.size} of ${count} failed${first === undefined ? '' : `, first ${JSON.stringify(first[0])}: ${first[1].message}`}`,
    );
    this.failed = failures;
  }
}
