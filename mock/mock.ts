/**
 * The contract with its own examples for answers: Prism on generated/openapi.json. `npm run mock -- --port 4010 --host 127.0.0.1`
 * runs it on its own; tests start it with `startMock`.
 */
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

export interface Mock {
  url: string;
  close(): Promise<void>;
}

interface MockOptions {
  /** 0 for one that is free. */
  port: number;
  host?: string;
}

const documentFile = fileURLToPath(new URL('../generated/openapi.json', import.meta.url));

export async function startMock({ port, host = '127.0.0.1' }: MockOptions): Promise<Mock> {
  // Loaded here, since reading Prism's code takes most of the start, and a wrong option should be told at once.
  const [{ createLogger }, { getHttpOperationsFromSpec }, { default: router }, { createServer }] = await Promise.all([
    import('@stoplight/prism-core'),
    import('@stoplight/prism-http'),
    import('@stoplight/prism-http/dist/router/index.js'),
    import('@stoplight/prism-http-server'),
  ]);
  const operations = await getHttpOperationsFromSpec(documentFile);
  const byPath = Map.groupBy(operations, ({ path }) => path);
  const server = createServer(operations, {
    // Unlike the service, which servers call, the mock is also called by pages under development.
    cors: true,
    config: {
      isProxy: false,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      upstreamProxy: undefined,
      mock: { dynamic: false, ignoreExamples: false },
    },
    components: {
      logger: createLogger('mock', { level: 'silent' }),
      // Prism sorts and matches all paths for each request, a quarter of its work; none of ours has a parameter.
      route: ({ resources, input }) => router.default({ resources: byPath.get(input.url.path) ?? resources, input }),
    },
  });
  const address = await server.listen(port, host).catch((reason: unknown) => {
    // Prism rejects with the bare text.
    throw new Error(`The mock cannot listen on ${host}, port ${port}: ${String(reason)}`);
  });
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${address.slice(address.lastIndexOf(':') + 1)}`, close: () => server.close() };
}

const usage = 'Usage: npm run mock -- [--port 4010] [--host 127.0.0.1]';

function readOptions(): MockOptions {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4010' }, host: { type: 'string', default: '127.0.0.1' } },
  });
  const port = Number(values.port);
  if (!/^\d+$/.test(values.port) || port > 65_535) throw new Error(`--port takes a number from 0 to 65535, not ${values.port}.`);
  return { port, host: values.host };
}

/**
 * Prism can invent values in sixty languages, which take a third of its start to read. The mock answers with the document's examples
 * alone, so English stands in for all.
 */
function readOneLanguage(): void {
  registerHooks({
    resolve: (specifier, context, next) => next(specifier === '@faker-js/faker' ? '@faker-js/faker/locale/en' : specifier, context),
  });
}

async function main(): Promise<void> {
  // Prism's libraries use what Node has marked as old; whoever starts the mock cannot change that.
  process.noDeprecation = true;
  // Compiled code is kept for the next start.
  enableCompileCache();
  readOneLanguage();
  let options: MockOptions;
  try {
    options = readOptions();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
    process.exitCode = 2;
    return;
  }
  const mock = await startMock(options);
  console.log(`The mock is ready at ${mock.url}`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void mock.close());
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
