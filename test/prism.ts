/** Prism alone, which reads the document without our code. */
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { documentFile } from '../mock/prism.ts';

export async function startPrism(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer(await getHttpOperationsFromSpec(documentFile), {
    cors: false,
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false, ignoreExamples: false },
    },
    components: { logger: createLogger('prism', { level: 'silent' }) },
  });
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}
