/** Runs Prism as a proxy: checks requests to a server, and its responses, against the document. */
import { urlOf } from './listen.ts';
import { printable } from './print-requests.ts';
import { documentFile } from './prism.ts';

interface ProxyOptions {
  /** The server behind the proxy. */
  upstream: URL;
  port: number;
  host: string;
  /** Whether to print only violations instead of every request. */
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
      // Prism's mock answers if the server returns a 501. Its invented values are turned off, since some schemas keep it busy
      // forever.
      mock: ({ config, ...options }) => mock.default({ ...options, config: { ...config, dynamic: false } }),
    },
  });
  const address = await server.listen(port, host).catch((reason: unknown) => {
    // Prism rejects with a plain text.
    throw new Error(`The proxy cannot listen on ${host}, port ${port}: ${String(reason)}`);
  });
  return { url: urlOf(host, Number(address.slice(address.lastIndexOf(':') + 1))), close: () => server.close() };
}

/** The used part of Prism's log lines. */
interface LogLine {
  level: number;
  msg: string;
  /** Present in the line that announces a request. */
  input?: { method: string; url: { path: string } };
}

const warning = 40;

function lineOf({ level, msg, input }: LogLine, quiet: boolean): string | undefined {
  if (level >= warning) return `  ${msg}`;
  if (quiet) return undefined;
  if (input !== undefined) return `${input.method.toUpperCase()} ${input.url.path}`;
  return /has returned/.test(msg) ? `  ${msg}` : undefined;
}
