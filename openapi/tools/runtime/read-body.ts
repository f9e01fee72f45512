/** Reads the body of a request, of a bounded size. */

/** The part of a request that is read, since a host may have a `Request` of its own, with another kind of stream or none. */
export interface RequestBody {
  readonly bodyUsed: boolean;
  readonly body?: unknown;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/**
 * @internal Returns undefined if the body is larger.
 *
 * @throws {TypeError} The body was read before, such as by a parser of the host.
 */
export async function readBody(name: string, request: RequestBody, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (request.bodyUsed) {
    throw new TypeError(`${name}: the body of the request was read before. Call ${name} ahead of the parser that reads it.`);
  }
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
  if (body instanceof ReadableStream) {
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

/** The streams of Node.js and of another realm. */
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
