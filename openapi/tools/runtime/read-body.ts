/** Reads the body of a request, of a bounded size. */

/** The part of a request that is read, since a host may have a `Request` of its own, with another kind of stream or none. */
export interface RequestBody {
  readonly bodyUsed: boolean;
  readonly body?: unknown;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * @internal
 * @throws {TypeError} The request is another one than that of `fetch`, or its body was read before, such as by a parser of the host.
 */
export function checkRequest(name: string, request: RequestBody): void {
  if (typeof request?.arrayBuffer !== 'function')
    throw new TypeError(`${name} takes the Request of fetch, and not that of node:http or Express.`);
  // node-fetch marks only the bodies that its own methods read.
  if (request.bodyUsed || wasRead(request.body))
    throw new TypeError(`${name}: the body of the request was read before. Call ${name} ahead of the parser that reads it.`);
}

/** @internal Returns undefined if the body is larger. */
export async function readBody(request: RequestBody, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(request)) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return joined(chunks);
}

async function* chunksOf(request: RequestBody): AsyncGenerator<Uint8Array, void, undefined> {
  const { body } = request;
  if (isReadable(body)) {
    // Safari's streams are not iterable.
    const reader = body.getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    } finally {
      await reader.cancel();
    }
  } else if (isIterable(body)) yield* body;
  else yield new Uint8Array(await request.arrayBuffer());
}

/** Streams of another realm are no instances. */
const isReadable = (body: unknown): body is ReadableStream<Uint8Array> =>
  typeof body === 'object' && body !== null && 'getReader' in body;

const wasRead = (body: unknown): boolean => isIterable(body) && 'readableDidRead' in body && body.readableDidRead === true;

/** The streams of Node.js. */
const isIterable = (body: unknown): body is AsyncIterable<Uint8Array> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

/** @internal Joins bytes. `Blob` cannot do it everywhere: that of jsdom has no `arrayBuffer`. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(chunks.reduce((bytes, { length }) => bytes + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** @internal @throws The text is not JSON in UTF-8. */
export const parseJson = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
