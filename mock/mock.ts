/**
 * The contract with its own examples for answers: the service's own frame, which refuses what the service refuses, and behind it Prism on
 * the document. `npm run mock -- --port 4010 --host 127.0.0.1` runs it on its own; tests start it with `startMock`.
 */
import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';
import express from 'express';
import { createApp } from '../server/app.ts';
import { createHttpServer } from '../server/http/server.ts';
import { onParentExit } from '../server/npm.ts';
import { answerWith } from './answer.ts';
import { listen, readPort } from './listen.ts';
import { printRequests } from './print-requests.ts';
import { createPrism } from './prism.ts';
import { startProxy } from './proxy.ts';

export interface Mock {
  url: string;
  close(): Promise<void>;
}

export interface MockOptions {
  /** 0, the default, for one that is free. */
  port?: number;
  host?: string;
  /** Whether no line is printed for each request. Default true. */
  quiet?: boolean;
}

export async function startMock({ port = 0, host = '127.0.0.1', quiet = true }: MockOptions = {}): Promise<Mock> {
  // Unlike the service, which servers call, the mock is called by pages under development.
  const api = createApp({ handlers: {}, missing: answerWith(await createPrism()), validation: 'compiled', corsOrigins: '*' });
  const server = createHttpServer(quiet ? api : express().disable('x-powered-by').use(printRequests(console.log), api));
  return { url: await listen(server, { port, host, name: 'mock' }), close: () => server.stop() };
}

export const usage = '[--port 4010] [--host 127.0.0.1] [--quiet] [--proxy URL]';

interface Options {
  port: number;
  host: string;
  quiet: boolean;
  proxy: URL | undefined;
}

function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      quiet: { type: 'boolean', default: false },
      proxy: { type: 'string' },
    },
  });
  const port = readPort(values.port);
  const proxy = values.proxy === undefined ? undefined : readUpstream(values.proxy);
  // Whoever keeps the output in a file has not asked for a line for each request; but with a proxy a violation is nothing without it.
  return { port, host: values.host, quiet: values.quiet || (proxy === undefined && !process.stdout.isTTY), proxy };
}

/** To a parser, `localhost:8080` is a URL too: of the scheme localhost. */
function readUpstream(text: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`--proxy takes a URL such as http://127.0.0.1:8080, not ${text}.`);
  return url;
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

/** Milliseconds after which it ends whatever happens. */
const stopTimeoutMs = 2000;

function closeWithProcess({ close }: Mock): void {
  const stop = () => {
    setTimeout(() => process.exit(), stopTimeoutMs);
    void close().finally(() => process.exit());
  };
  // A second signal ends it at once, as Node.js has it.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  onParentExit(stop);
}

/** `command`: how it was started, for who reads the usage. */
export async function main(command: string, args: string[]): Promise<void> {
  // Prism's libraries use what Node has marked as old; whoever starts the mock cannot change that.
  process.noDeprecation = true;
  readOneLanguage();
  let options: Options;
  try {
    options = readOptions(args);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\nUsage: ${command} ${usage}`);
    process.exitCode = 2;
    return;
  }
  const { proxy, ...place } = options;
  const server = proxy === undefined ? await startMock(place) : await startProxy({ ...place, upstream: proxy, print: console.log });
  closeWithProcess(server);
  console.log(proxy === undefined ? `The mock is ready at ${server.url}` : `The proxy to ${proxy.href} is ready at ${server.url}`);
}

if (import.meta.main) {
  await main('npm run mock --', process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
