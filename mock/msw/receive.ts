/** Receives requests of `fetch` as the service does, with the same words. */
import type { Json } from '../../generated/document.ts';
import type { Operation } from '../../generated/operations.ts';
import { tooLarge } from '../../server/errors.ts';
import { checkBody, receive } from '../../server/http/request.ts';
import { headersIn } from './headers.ts';

/** Returns the whole body and its `data`, or throws a Failure. Accepts any credentials. */
export async function receiveFetched(request: Request, operation: Operation): Promise<{ body: Json; data: Json }> {
  const headers = headersIn(request);
  const { body, data } = await receive(
    operation,
    { method: request.method, headers },
    {
      enter: () => {},
      authenticate: () => {},
      read: async (maxBytes) => {
        const bytes = new Uint8Array(await request.arrayBuffer());
        if (bytes.length > maxBytes) throw tooLarge(maxBytes);
        return bytes;
      },
      validate: (sent, bytes) => checkBody(operation, sent, bytes),
    },
  );
  return { body, data };
}
