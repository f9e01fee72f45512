/**
 * The mock returns the contract's examples, fitted to the request. The service's own frame rejects invalid requests, and
 * valid ones are answered from the document: by Prism in `npm run mock`, and directly in the package and in tests.
 */
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import express, { type RequestHandler } from 'express';
import type { Fault } from '../generated/sandbox-types.ts';
import { printable, printableError } from '../generated/text.ts';
import { recordUsage, recordWhole } from '../generated/usage.ts';
import { onParentExit } from '../openapi/tools/parent-exit.ts';
import { anyCredentials, createApp } from '../server/app.ts';
import { createHttpServer } from '../server/http/http-server.ts';
import { requestLog, requireHost } from '../server/http/request-log.ts';
import { failures } from '../server/http/respond.ts';
import { answerFrom, fromDocument, fromPrism, type Show } from './answer.ts';
import { createEngine } from './engine/engine.ts';
import { createFaults, type Faults } from './engine/faults.ts';
import { type SendEvent, sendEvent } from './engine/send-event.ts';
import { exchanges, watch, watchBody } from './exchange.ts';
import { listen, readPort } from './listen.ts';
import { allowOwnOrigins, readOrigins } from './origins.ts';
import { printRequests } from './print-requests.ts';
import { type Prism, startPrism } from './prism.ts';
import { type Exchange, startProxy } from './proxy.ts';
import { createRecords, knownOperation, type Requests } from './recorded-requests.ts';

export interface Mock {
  url: string;
  /** Makes calls fail, as in the sandbox. */
  fail(fault: Fault): void;
  requests: Requests;
  /** Sends an event to a receiver of webhooks, as the service would. */
  sendEvent: SendEvent;
  /** Drops the faults, the recorded requests and the progress of jobs. */
  reset(): void;
  close(): Promise<void>;
}

export interface MockOptions {
  /** Default 0: any free port. */
  port?: number | undefined;
  host?: string | undefined;
  /** Origins whose pages may call, besides those of this machine; `*` for any. Default: none. */
  origins?: readonly string[] | undefined;
  /** Prints no line for each request. Default true. */
  quiet?: boolean | undefined;
}

export const startMock = (options?: MockOptions): Promise<Mock> => serveMock(fromDocument, options);

/** Starts the mock on Prism. Prism takes most of the start, so it begins after a port that is taken would be reported. */
export async function startMockOnPrism(options?: MockOptions): Promise<Mock> {
  const { promise: prism, resolve } = Promise.withResolvers<Prism>();
  const mock = await serveMock(fromPrism(prism), options);
  resolve(startPrism({ port: 0, host: '127.0.0.1', verboseLevel: 'silent' }));
  const { close } = await prism.catch(async (error: unknown) => {
    await mock.close();
    throw error;
  });
  return { ...mock, close: () => mock.close().then(close) };
}

async function serveMock(
  show: Show,
  { port = 0, host = '127.0.0.1', origins = [], quiet = true }: MockOptions = {},
): Promise<Mock> {
  const [engine, faults, records] = [createEngine(), createFaults(), createRecords()];
  const closing = new AbortController();
  const pause = (milliseconds: number) => wait(milliseconds, undefined, closing).catch(() => {});
  const meetOnArrival: RequestHandler = async (req, res, next) => {
    const exchange = watch(req, res, Date.now, records.keep);
    const fault = exchange.operation && faults.meetOnArrival(exchange.operation);
    exchange.hasFault = fault !== undefined;
    await pause(fault?.delayMs ?? 0);
    if (fault?.drop) await exchange.drop();
    else exchanges.run(exchange, next);
  };
  const meet: Faults['meet'] = (operation, data) => {
    const fault = faults.meet(operation, data);
    const exchange = exchanges.getStore();
    if (exchange !== undefined && fault !== undefined) exchange.hasFault = true;
    return fault;
  };
  const missing = answerFrom({ show, engine, faults: { ...faults, meet }, pause });
  const api = createApp({ handlers: {}, authenticate: anyCredentials, missing, pages: [] });
  const print = quiet ? [] : [printRequests(console.log)];
  const app = express()
    .disable('x-powered-by')
    .use(requestLog(undefined), ...print, requireHost, allowOwnOrigins(host, origins), meetOnArrival, api)
    .use(failures());
  const server = createHttpServer((req, res) => {
    watchBody(req);
    app(req, res);
  });
  const close = async () => {
    closing.abort();
    await server.stop();
  };
  const reset = () => {
    engine.reset();
    faults.clear();
    records.clear();
  };
  const url = await listen(server, { port, host, name: 'mock' });
  return {
    url,
    fail: (fault) => faults.add([fault]),
    requests: async (id) => records.list(id && knownOperation(id)),
    sendEvent,
    reset,
    close,
  };
}

export const usage = '[--port 4010] [--host 127.0.0.1] [--origins ORIGIN,…] [--quiet] [--plain | --proxy URL [--usage FILE]]';

const help = `
  --port 4010       the port to listen on; 0 takes any free one
  --host 127.0.0.1  the address to listen on
  --origins ORIGIN,…
                    additional allowed origins and their hosts; * for any
  --quiet           prints no line for each request
  --plain           runs Prism alone on the document
  --proxy URL       passes requests on to the server at URL, and prints violations of the contract
  --usage FILE      writes the fields that callers sent and received to FILE at the end, for npm run diff -- --used-by FILE`;

interface Options {
  isHelp: boolean;
  port: number;
  host: string;
  origins: string[];
  quiet: boolean;
  /** Whether Prism runs alone, without the service's own frame. */
  plain: boolean;
  proxy: URL | undefined;
  /** The usage file of a proxy. */
  usage: string | undefined;
}

function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      origins: { type: 'string', default: '' },
      quiet: { type: 'boolean', default: false },
      plain: { type: 'boolean', default: false },
      proxy: { type: 'string' },
      usage: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const port = readPort(values.port);
  const proxy = values.proxy === undefined ? undefined : readUpstream(values.proxy);
  if (values.plain && proxy !== undefined) throw new Error('--plain cannot be combined with --proxy.');
  if (values.usage !== undefined && proxy === undefined) throw new Error('--usage requires --proxy.');
  // Prints requests only to a terminal. A proxy always prints, since its violations would be lost otherwise.
  const quiet = values.quiet || (proxy === undefined && !process.stdout.isTTY);
  const origins = readOrigins(values.origins);
  const { help: isHelp, host, plain, usage } = values;
  return { isHelp, port, host, origins, quiet, plain, proxy, usage };
}

/** The URL parser takes `localhost:8080` for a URL with the scheme `localhost`. */
function readUpstream(text: string): URL {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new Error(`--proxy takes a URL such as http://127.0.0.1:8080, not ${text}.`);
  return url;
}

/** Prism prints each message at once, with unescaped text from requests and the server. */
function escapeOutput(): void {
  // Without colors, every escape is foreign.
  process.env.FORCE_COLOR = '0';
  for (const stream of [process.stdout, process.stderr]) {
    stream.write = new Proxy(stream.write, {
      apply: (write, self, [chunk, ...rest]) => {
        const [, text = '', end = ''] = /^(.*?)(\n?)$/s.exec(Buffer.from(chunk).toString()) ?? [];
        return Reflect.apply(write, self, [printable(text) + end, ...rest]);
      },
    });
  }
}

/** Milliseconds after which the process ends anyway. */
const stopTimeoutMs = 2000;

function closeWithProcess({ close }: Prism): void {
  const stop = () => {
    setTimeout(() => process.exit(), stopTimeoutMs);
    void close().finally(() => process.exit());
  };
  // A second signal ends the process at once, as Node.js does by default.
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  onParentExit(stop);
}

async function start(options: Options, startAlone: typeof startMock): Promise<Prism> {
  const { plain, proxy, isHelp: _, ...place } = options;
  if (proxy !== undefined) return await startRecording(proxy, options);
  return plain ? startPrism({ ...place, verboseLevel: place.quiet ? 'warn' : 'info' }) : startAlone(place);
}

/** Starts the proxy, which writes the usage file when it closes. */
async function startRecording(upstream: URL, { usage, ...place }: Options): Promise<Prism> {
  if (usage === undefined) return await startProxy({ ...place, upstream });
  const used = recordUsage(basename(usage, '.json'));
  const record = ({ operation, request, response }: Exchange) =>
    recordWhole(used, operation.id, request, { response, body: response.body });
  const { url, close } = await startProxy({ ...place, upstream, record });
  const write = async () => {
    await close();
    await writeFile(usage, `${JSON.stringify(used, null, 2)}\n`);
  };
  return { url, close: write };
}

/** `command`: the command line of this program, for the usage text. `startAlone`: starts the mock without `--plain` and `--proxy`. */
export async function main(command: string, args: string[], startAlone: typeof startMock = startMock): Promise<void> {
  // Prism's libraries use deprecated features of Node.js, which users of the mock cannot change.
  process.noDeprecation = true;
  let options: Options;
  try {
    options = readOptions(args);
  } catch (error) {
    console.error(`${printableError(error)}\nUsage: ${command} ${usage}`);
    process.exitCode = 2;
    return;
  }
  if (options.isHelp) return console.log(`Usage: ${command} ${usage}\n${help}`);
  if (options.plain || options.proxy !== undefined) escapeOutput();
  const server = await start(options, startAlone);
  closeWithProcess(server);
  const name = options.proxy === undefined ? 'mock' : `proxy to ${options.proxy.href}`;
  console.log(`The ${name} is ready at ${server.url}`);
}

if (import.meta.main) {
  await main('npm run mock --', process.argv.slice(2), startMockOnPrism).catch((error: unknown) => {
    console.error(printableError(error));
    process.exitCode = 1;
  });
}
