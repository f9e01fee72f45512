/** Prism in this process: what it answers with one of the document's examples. */
import { fileURLToPath } from 'node:url';
import type { Example } from './examples.ts';

export const documentFile: string = fileURLToPath(new URL('../generated/openapi.json', import.meta.url));

export interface Answer {
  status: number;
  /** What the document shows beside the media type and the id of the request. */
  headers: { readonly [name: string]: string };
  body: unknown;
}

/** Answers for the operation at this path with this example. */
export type Prism = (path: string, example: Example) => Promise<Answer>;

export async function createPrism(): Promise<Prism> {
  // Loaded here, since reading Prism's code takes most of the start, and a wrong option should be told at once.
  const [{ createLogger }, { createInstance, getHttpOperationsFromSpec }, { default: router }] = await Promise.all([
    import('@stoplight/prism-core'),
    import('@stoplight/prism-http'),
    import('@stoplight/prism-http/dist/router/index.js'),
  ]);
  const operations = await getHttpOperationsFromSpec(documentFile);
  const byPath = Map.groupBy(operations, ({ path }) => path);
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
  const prism = createInstance(config, {
    logger: createLogger('mock', { level: 'silent' }),
    // Prism sorts and matches all paths for each request, a quarter of its work; none of ours has a parameter.
    route: ({ resources, input }) => router.default({ resources: byPath.get(input.url.path) ?? resources, input }),
  });
  return async (path, { status, name }) => {
    const mock = { dynamic: false, code: status, exampleKey: name };
    const answered = await prism.request({ method: 'post', url: { path } }, operations, { ...config, mock })();
    if ('left' in answered) throw answered.left;
    const { statusCode, headers = {}, body } = answered.right.output;
    return { status: statusCode, headers, body };
  };
}
