/** Prism's command line, run in this process. */
import { fileURLToPath } from 'node:url';

const documentFile = fileURLToPath(new URL('../generated/openapi.json', import.meta.url));

export interface Prism {
  url: string;
  close(): Promise<void>;
}

export interface PrismOptions {
  host: string;
  /** 0 for a free port. */
  port: number;
  /** The output of Prism: none, violations of the document, or each request too. */
  verboseLevel: 'silent' | 'warn' | 'info';
  /** The server behind Prism, which then is a proxy. */
  upstream?: URL;
}

export async function startPrism({ port, host, upstream, verboseLevel }: PrismOptions): Promise<Prism> {
  // Imported late: Prism takes most of the start, and a wrong option should be reported at once.
  const { createSingleProcessPrism } = await import('@stoplight/prism-cli/dist/util/createServer.js');
  const options = {
    document: documentFile,
    host,
    port,
    verboseLevel,
    cors: true,
    dynamic: false,
    errors: false,
    ignoreExamples: false,
    jsonSchemaFakerFillProperties: false,
    multiprocess: false,
    seed: '',
    ...(upstream === undefined ? {} : { upstream, upstreamProxy: undefined, validateRequest: true }),
  };
  const server = await createSingleProcessPrism(options);
  if (!server) throw new Error('Prism did not start.');
  // Prism prints the address of its first start and does not return it.
  await server.close();
  return { url: await server.listen(port, host), close: () => server.close() };
}
