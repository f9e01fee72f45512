/**
 * Returns the success envelope: `success('Permissions added.')`, or with data `success('Workspace found.', workspace)`. The
 * contract decides the type of `data`, so an unknown field is a compile error.
 */
export function success(message: string): { result: { status: 'success'; message: string } };
export function success<Data>(message: string, data: NoInfer<Data>): { result: { status: 'success'; message: string; data: Data } };
export function success<Data>(message: string, data?: Data) {
  return { result: data === undefined ? { status: 'success', message } : { status: 'success', message, data } };
}

/** Returns the message if all were done, such as `Folders added.`; otherwise `2 of 3 folders added.` */
export const countMessage = (done: number, requested: number, message: string): string =>
  done === requested ? message : `${done} of ${requested} ${message.charAt(0).toLowerCase()}${message.slice(1)}`;

/** Returns the success envelope for a page, with the page token if another page follows. */
export const page = <Data>(
  message: string,
  data: NoInfer<Data>,
  next: { pageToken?: string },
): { result: { status: 'success'; message: string; data: Data; pageToken?: string } } => ({
  result: { status: 'success', message, data, ...next },
});
