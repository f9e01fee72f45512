/** Prism in this process: what it answers with one of the document's examples. */
import { fileURLToPath } from 'node:url';
import { documentOf, type Operation } from '../server/http/contract.ts';
import type { Example } from './examples.ts';

export const documentFile: string = fileURLToPath(new URL('../generated/openapi.json', import.meta.url));

export interface Answer {
  status: number;
  /** What the document shows beside the media type and the id of the request. */
  headers: { readonly [name: string]: string };
  body: unknown;
}

export type Prism = (operation: Operation, example: Example) => Promise<Answer>;

export async function createPrism(): Promise<Prism> {
  // Loaded here, since reading Prism's code takes most of the start, and a wrong option should be told at once.
  const [{ createLogger }, { createInstance, getHttpOperationsFromSpec }] = await Promise.all([
    import('@stoplight/prism-core'),
    import('@stoplight/prism-http'),
  ]);
  // What is asked was held against the document before, and what is answered is afterwards: by the service's own validators.
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
  // It reads the whole document in half a second, and an operation of it, when it is first called, in ten milliseconds.
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
