/**
 * Connections: how many may be open, how many requests one may pipeline, and how they end. A response that goes out before the request
 * body has arrived ends its connection, and a server that stops ends all.
 */
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** The number of requests that a connection may send without waiting for the response before. */
const maxPipelined = 16;
/** The same bound over all connections together. */
const maxPipelinedTogether = 64;
/** Milliseconds without a new connection or request after which the port closes. The longer it takes, the fewer are enough. */
const quietMs = 10;
/** Turns of the event loop after which the port closes at the latest, about half a second. */
const maxTurns = 300;
/** Milliseconds of a turn of the event loop in which hardly any connection can arrive unnoticed. */
const shortTurnMs = 0.1;
/** Milliseconds between looks at the connections of a stopping server. A first request or a body may take as long to arrive. */
const stopCheckMs = 500;
/** Milliseconds without progress after which a stopping server gives up a response. */
const unreadGraceMs = 1000;

interface Connection {
  /** In the order in which the responses are due. */
  readonly unanswered: Set<ServerResponse>;
  latest?: ServerResponse;
  /** No further request is served. */
  isClosing: boolean;
}

export interface Connections {
  /** Passes requests to the application. `refuse` gets the first one of a connection that is pipelined beyond the bound. */
  serve(app: RequestListener, refuse: (req: IncomingMessage) => void): void;
  /** Returns the responses that are due, in order, and that of the request that came last. */
  of(socket: Socket): { unanswered: readonly ServerResponse[]; latest: ServerResponse | undefined };
  /**
   * Answers every request that was read whole, then ends all connections. For `graceMs` new connections are accepted and idle ones kept,
   * and their requests get a response with `connection: close`.
   */
  stop(graceMs: number): Promise<void>;
}

export function trackConnections(server: Server): Connections {
  const connections = new Map<Socket, Connection>();
  let isStopping = false;
  let pipelined = 0;
  /** The time of the latest connection or request. */
  let arrivedAt = Number.NEGATIVE_INFINITY;
  /** Requests that wait until the port has closed. */
  let held: (() => void)[] | undefined;

  server.on('connection', (socket: Socket) => {
    arrivedAt = performance.now();
    const connection: Connection = { unanswered: new Set(), isClosing: false };
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      // Responses that wait behind others emit no `close`.
      for (const res of connection.unanswered) forget(connection, res);
    });
  });

  function forget({ unanswered }: Connection, res: ServerResponse): void {
    if (unanswered.delete(res) && unanswered.size > 0) pipelined--;
  }

  function serve(app: RequestListener, refuse: (req: IncomingMessage) => void): void {
    const pass = (req: IncomingMessage, res: ServerResponse) => {
      if (ending.has(req.socket)) return;
      endIfUnread(req, res);
      req.url = originForm(req.url ?? '');
      const outcome = accept(req, res);
      // The caller may leave while the request waits.
      const run = () => req.socket.destroyed || app(req, res);
      if (outcome === 'excess') refuse(req);
      else if (held !== undefined && outcome === 'accepted') held.push(run);
      else if (outcome === 'accepted') run();
    };
    server.on('request', pass);
    // An expectation other than 100-continue may be ignored.
    server.on('checkExpectation', pass);
  }

  /** Decides whether to serve the request. `excess`: the last to be read. `ended`: gets no response. */
  function accept(req: IncomingMessage, res: ServerResponse): 'accepted' | 'excess' | 'ended' {
    const connection = connections.get(req.socket);
    if (connection === undefined || connection.isClosing) return 'ended';
    const { unanswered } = connection;
    if (unanswered.size > maxPipelined || (unanswered.size > 0 && pipelined === maxPipelinedTogether)) {
      connection.isClosing = true;
      stopParsing(req.socket);
      return 'excess';
    }
    if (unanswered.size > 0) pipelined++;
    unanswered.add(res);
    connection.latest = res;
    arrivedAt = performance.now();
    if (isStopping) closeAfterLatest(connection);
    res.once('close', () => forget(connection, res));
    return 'accepted';
  }

  /** HTTP leaves requests behind the last response unread. The caller may send them elsewhere. */
  function closeAfterLatest(connection: Connection): void {
    const { unanswered, latest } = connection;
    if (latest === undefined || !unanswered.has(latest) || latest.headersSent) return;
    latest.setHeader('connection', 'close');
    connection.isClosing = true;
  }

  async function stop(graceMs: number): Promise<void> {
    isStopping = true;
    for (const connection of connections.values()) closeAfterLatest(connection);
    await delay(graceMs);
    await becomeQuiet();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const run of held ?? []) setImmediate(run);
    held = undefined;
    for (const [socket, { unanswered, latest }] of connections) {
      // A connection without a request may just have been accepted.
      if (unanswered.size === 0 && latest !== undefined) socket.destroy();
    }
    const timer = setInterval(endUnfinished, stopCheckMs);
    await closed;
    clearInterval(timer);
  }

  /**
   * Resolves at the moment to close the port. The system resets connections that the process has not accepted by then, with their
   * requests. Callers who get no response for a moment open no further connections.
   */
  async function becomeQuiet(): Promise<void> {
    held = [];
    for (let turn = 0; turn < maxTurns; turn++) {
      const since = performance.now();
      await nextTurn();
      const now = performance.now();
      const isQuiet = now - arrivedAt > quietMs * (1 - turn / maxTurns);
      if (isQuiet && now - since < shortTurnMs) return;
      if (!isQuiet) await delay(1);
    }
  }

  function endUnfinished(): void {
    for (const [socket, { unanswered }] of connections) {
      const whole = [...unanswered].filter(({ req }) => req.complete);
      if (whole.length === 0) socket.destroy();
      // Leaves the rest to the caller, who may still be reading.
      else if (whole.every((res) => res.writableEnded) && socket.timeout !== unreadGraceMs) socket.setTimeout(unreadGraceMs);
    }
  }

  const of = (socket: Socket) => {
    const connection = connections.get(socket);
    return { unanswered: [...(connection?.unanswered ?? [])], latest: connection?.latest };
  };
  return { serve, of, stop };
}

/**
 * Stops Node.js from parsing the bytes that it has received. Its public interface offers no way. Without this, 100 destroyed
 * connections with 64 KiB of small requests each held up the event loop for 25 s (2026-11-24). As of Node.js 24 the parser stops if
 * this callback returns -1; `test/http/overload.test.ts` fails otherwise.
 */
function stopParsing(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser) parser.onIncoming = () => -1;
}

/** Connections whose last response has begun. Requests behind it get none. */
const ending = new WeakSet<Socket>();

/**
 * Ends the connection with a response that goes out before the request body has arrived. A proxy could otherwise send the next request
 * behind the rest of this body: behind HAProxy, 7 of 8 next callers got a broken response (2026-11-26). Call it before anything can
 * respond.
 */
export function endIfUnread(req: IncomingMessage, res: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': coding } = req.headers;
  if (coding === undefined && !(Number(length) > 0)) return;
  res.writeHead = new Proxy(res.writeHead, {
    apply: (writeHead, self, parameters) => {
      if (!req.complete) end(req, res);
      return Reflect.apply(writeHead, self, parameters);
    },
  });
}

function end(req: IncomingMessage, res: ServerResponse): void {
  const { socket } = req;
  ending.add(socket);
  res.setHeader('connection', 'close');
  // Node.js calls this after the response. If it closed at once, a caller who is still sending would lose the response. So the rest
  // of the body is read and dropped, for as long as a request may take to arrive.
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (req.complete) return destroySoon();
    socket.end();
    req.once('end', destroySoon).resume();
  };
}

/** Returns the path and query of a target (RFC 9112, 3.2). Proxies may send a whole URL, whose host then counts instead of the header. */
export const originForm = (target: string): string =>
  target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?#]*\/?/i, '/');

/** The form of the header `host`: a host, which may be empty, and a port. */
const hostForm = /^(?:\[[\da-f:.]+\]|[\w.~%!$&'()*+,;=-]*)(?::\d*)?$/i;

interface RequestHead {
  httpVersion: string;
  headers: { host?: string | undefined };
  rawHeaders: readonly string[];
}

/** Returns how the request breaks the rules of the header `host` (RFC 9112, 3.2); undefined if it does not. */
export function hostProblem({ httpVersion, headers: { host }, rawHeaders }: RequestHead): string | undefined {
  if (host === undefined) return httpVersion === '1.1' ? 'The host header is missing.' : undefined;
  // Node.js keeps the first of several.
  const count = rawHeaders.reduce(
    (sum, text, i) => sum + (i % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host' ? 1 : 0),
    0,
  );
  if (count > 1) return 'The host header was sent more than once.';
  return hostForm.test(host) ? undefined : 'The host header is malformed.';
}
