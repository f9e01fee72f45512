/** Callers that write and read one document after another. */
import { expect } from 'vitest';
import type { ApiKeyClient } from '../../generated/client.ts';

/** Writes and reads until stopped. Returns the number of calls. */
export function load(client: ApiKeyClient, name: string): { stop(): Promise<number> } {
  let isStopped = false;
  const organizationId = 'acme';
  const caller = async (i: number) => {
    let calls = 0;
    for (; !isStopped; calls++) {
      const documentId = `${name}-${i}-${calls}`;
      await client.addDocuments({ organizationId, documents: [{ documentId }] });
      const { data } = await client.getDocuments({ organizationId, documentIds: [documentId] });
      expect(data).toHaveLength(1);
    }
    return calls;
  };
  const done = Promise.all([1, 2, 3, 4].map(caller));
  done.catch(() => {});
  return {
    stop: async () => {
      isStopped = true;
      return (await done).reduce((sum, calls) => sum + calls, 0);
    },
  };
}
