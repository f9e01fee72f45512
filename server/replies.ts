/**
 * Returns the success envelope: `success('Permissions added.')`, or with data `success('Workspace found.', workspace)`. The
 * contract decides the type of `data`, so an unknown field is a compile error, in literals and in variables.
 */
export function success(message: string): { result: { status: 'success'; message: string } };
export function success<Data, Sent extends Data = Data>(
  message: string,
  data: Sent & Exact<Sent, Data>,
): { result: { status: 'success'; message: string; data: Data } };
export function success<Data>(message: string, data?: Data) {
  return { result: data === undefined ? { status: 'success', message } : { status: 'success', message, data } };
}

/** Returns the message if all were done, such as `Folders added.`; otherwise `2 of 3 folders added.` */
export const countMessage = (done: number, requested: number, message: string): string =>
  done === requested ? message : `${done} of ${requested} ${message.charAt(0).toLowerCase()}${message.slice(1)}`;

/** Returns the success envelope with a result for each item. Its message counts the done ones. */
export function results<Result extends { success: boolean }>(
  message: string,
  items: readonly (readonly [id: string, Result])[],
): { result: { status: 'success'; message: string; data: { [id: string]: Result } } } {
  const done = items.filter(([, result]) => result.success).length;
  return { result: { status: 'success', message: countMessage(done, items.length, message), data: Object.fromEntries(items) } };
}

type ItemResult = { success: true; message: string } | { success: false; message: string };

/** Returns the result of an item. `failure`: why it was not done. */
export const itemResult = (done: string, failure: string | undefined): ItemResult =>
  failure === undefined ? { success: true, message: done } : { success: false, message: failure };

/** The same for results without further fields. `failureOf` returns why an item was not done. */
export const itemResults = (
  message: string,
  ids: readonly string[],
  done: string,
  failureOf: (id: string, i: number) => string | undefined,
): ReturnType<typeof results<ItemResult>> =>
  results(
    message,
    ids.map((id, i) => [id, itemResult(done, failureOf(id, i))]),
  );

/** Returns the success envelope for a page, with the page token if another page follows. */
export const page = <Data, Sent extends Data = Data>(
  message: string,
  data: Sent & Exact<Sent, Data>,
  next: { pageToken?: string | undefined },
): { result: { status: 'success'; message: string; data: Data; pageToken?: string } } => ({
  result: { status: 'success', message, data, ...next },
});

/** Accepts anything if `Sent` has only fields of `Data`, at every depth. Otherwise a compile error names the others. */
type Exact<Sent, Data> = [Excess<Sent, Data>] extends [never]
  ? unknown
  : `The contract does not have the field ${Excess<Sent, Data>}.`;

type Excess<Sent, Data> = unknown extends Data | Sent
  ? never
  : Sent extends readonly (infer Item)[]
    ? Excess<Item, ItemOf<Data>>
    : Sent extends object
      ? { [Key in keyof Sent & string]-?: Key extends KeyOf<Data> ? Excess<Sent[Key], At<Data, Key>> : Key }[keyof Sent & string]
      : never;

type ItemOf<Data> = Data extends readonly (infer Item)[] ? Item : never;
type KeyOf<Data> = Data extends unknown ? keyof Data : never;
type At<Data, Key> = Data extends unknown ? (Key extends keyof Data ? Data[Key] : never) : never;
