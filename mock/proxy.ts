/** Prism as a proxy that looks on: what passes between callers and a server is held against the document. */
import { urlOf } from './listen.ts';
import { printable } from './print-requests.ts';
import { documentFile } from './prism.ts';

interface ProxyOptions {
  /** The server behind it. */
  upstream: URL;
  port: number;
  host: string;
  /** Whether a line is printed for violations alone, and not for each request. */
  quiet: boolean;
  print: (line: string) => void;
}

export async function startProxy({
  upstream,
  port,
  host,
  quiet,
  print,
}: ProxyOptions): Promise<{ url: string; close(): Promise<void> }> {
  const [{ createLogger }, { getHttpOperationsFromSpec }, { default: mock }, { createServer }] = await Promise.all([
    import('@stoplight/prism-core'),
    import('@stoplight/prism-http'),
    import('@stoplight/prism-http/dist/mocker/index.js'),
    import('@stoplight/prism-http-server'),
  ]);
  const write = (message: string) => {
    const line = lineOf(JSON.parse(message), quiet);
    if (line !== undefined) print(printable(line));
  };
  const server = createServer(await getHttpOperationsFromSpec(documentFile), {
    cors: true,
    config: {
      isProxy: true,
      upstream,
      upstreamProxy: undefined,
      checkSecurity: true,
      validateRequest: true,
      validateResponse: true,
      errors: false,
      mock: { dynamic: false },
    },
    components: {
      logger: createLogger('proxy', { level: 'info' }, { write }),
      // It answers where the server has a 501. Callers may ask it for invented values, and those of some schemas it never finishes.
      mock: ({ config, ...options }) => mock.default({ ...options, config: { ...config, dynamic: false } }),
    },
  });
  const address = await server.listen(port, host).catch((reason: unknown) => {
    // Prism rejects with the bare text.
    throw new Error(`The proxy cannot listen on ${host}, port ${port}: ${String(reason)}`);
  });
  return { url: urlOf(host, Number(address.slice(address.lastIndexOf(':') + 1))), close: () => server.close() };
}

/** What Prism logs, as far as it is of use here. */
interface LogLine {
  level: number;
  msg: string;
  /** With the line that says that a request has come. */
  input?: { method: string; url: { path: string } };
}

const warning = 40;

function lineOf({ level, msg, input }: LogLine, quiet: boolean): string | undefined {
  if (level >= warning) return `  ${msg}`;
  if (quiet) return undefined;
  if (input !== undefined) return `${input.method.toUpperCase()} ${input.url.path}`;
  return /has returned/.test(msg) ? `  ${msg}` : undefined;
}
