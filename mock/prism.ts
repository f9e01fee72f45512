/** Prism's command line, run in this process. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { at } from '../generated/operations.ts';

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

const requestChannel = 'http.server.request.start';

/** The maximum in Node.js is 16 KiB for all headers. */
const maxViolationsLength = 8000;

/**
 * Escapes the header with violations as JSON does. Prism writes names and values of requests and responses into it unescaped, and an
 * invalid character in a header would end the process.
 */
function escapeViolations(message: unknown): void {
  const response = at(message, 'response');
  if (!(response instanceof ServerResponse)) return;
  response.setHeader = new Proxy(response.setHeader, {
    apply: (setHeader, self, [name, value]) =>
      Reflect.apply(setHeader, self, [name, name === 'sl-violations' ? escapeHeader(String(value)) : value]),
  });
}

const escapeHeader = (text: string): string =>
  text
    .replaceAll(/[^ -~]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .slice(0, maxViolationsLength);

/**
 * Imported late: Prism takes most of the start, and a wrong option should be reported at once. The package's users install it
 * themselves.
 */
async function importPrism() {
  readOneLanguage();
  try {
    return await import('@stoplight/prism-cli/dist/util/createServer.js');
  } catch (error) {
    if (at(error, 'code') !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new Error(
      'Prism is not installed. Install it with: npm install --save-dev @stoplight/prism-cli@5.14 @stoplight/prism-http-server@5.12',
      { cause: error },
    );
  }
}

/**
 * Reads only English. Prism can invent values in sixty languages, which take a third of its start to load. The mock returns only
 * the document's examples.
 */
function readOneLanguage(): void {
  registerHooks({
    resolve: (specifier, context, next) => next(specifier === '@faker-js/faker' ? '@faker-js/faker/locale/en' : specifier, context),
  });
}

export async function startPrism({ port, host, upstream, verboseLevel }: PrismOptions): Promise<Prism> {
  const { createSingleProcessPrism } = await importPrism();
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
  subscribe(requestChannel, escapeViolations);
  const server = await createSingleProcessPrism(options);
  if (!server) throw new Error('Prism did not start.');
  // Prism prints the address of its first start and does not return it.
  await server.close();
  const close = async () => {
    unsubscribe(requestChannel, escapeViolations);
    await server.close();
  };
  return { url: await server.listen(port, host), close };
}
