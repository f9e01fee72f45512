/** Runs Prism in this process. It returns the document's examples. */
import { fileURLToPath } from 'node:url';
import { documentOf, type Operation } from '../server/http/contract.ts';
import type { Example } from './examples.ts';

export const documentFile: string = fileURLToPath(new URL('../generated/openapi.json', import.meta.url));

export interface Answer {
  status: number;
  /** The documented headers, except media type and request id. */
  headers: { readonly [name: string]: string };
  body: unknown;
}

export type Prism = (operation: Operation, example: Example) => Promise<Answer>;

export async function createPrism(): Promise<Prism> {
  // Loaded late, since Prism's code takes most of the start, and errors in options come first.
  const [{ createLogger }, { createInstance, getHttpOperationsFromSpec }] = await Promise.all([
    import('@stoplight/prism-core'),
    import('@stoplight/prism-http'),
  ]);
  // Prism checks nothing, since the service's own validators check requests before and responses after.
  const config = {
    isProxy: false,
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  } as const;
  const prism = createInstance(config, { logger: createLogger('mock', { level: 'silent' }) });
  // Reads each operation at its first call, in ten milliseconds. The whole document would take half a second.
  const read = new Map<string, ReturnType<typeof getHttpOperationsFromSpec>>();
  const readOperation = (operation: Operation) => {
    const known = read.get(operation.id) ?? getHttpOperationsFromSpec(documentOf(operation));
    read.set(operation.id, known);
    return known;
  };
  return async (operation, { status, name }) => {
    const mock = { dynamic: false, code: status, exampleKey: name };
    const request = { method: 'post', url: { path: operation.path } } as const;
    const answered = await prism.request(request, await readOperation(operation), { ...config, mock })();
    if ('left' in answered) throw answered.left;
    const { statusCode, headers = {}, body } = answered.right.output;
    return { status: statusCode, headers, body };
  };
}
