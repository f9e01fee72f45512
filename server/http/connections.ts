/** The connections of a server: how much of the process each may take, and how they end when it stops. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';

/** How many requests of one connection may come without waiting for the replies before. */
const maxPipelined = 16;
/** The same over all connections. */
const maxPipelinedTogether = 64;
/** Milliseconds between looks at what a stopping server still waits for: so long a body may take to come to its end. */
const stopCheckMs = 500;
/** Milliseconds without progress after which a stopping server gives up a reply. */
const unreadGraceMs = 1000;

interface Connection {
  /** In the order in which they are due, and whether the request is pipelined. */
  readonly unanswered: Map<ServerResponse, boolean>;
  latest?: ServerResponse;
  /** How many bytes it had sent when the latest request was found in them. */
  bytesRead: number | undefined;
  /** How many of its requests were pipelined, until the turn in which they are answered is over. */
  pipelined: number;
  /** Its last reply says `connection: close`. */
  isClosing: boolean;
  /** The server is stopping, and all that is left to do is to read the replies. */
  isLeftToCaller: boolean;
}

export interface Connections {
  /** Whether the request is to be served. An `excess` one is pipelined beyond the bound, and nothing is read behind it; `ended`: no response. */
  accept(req: IncomingMessage, res: ServerResponse): 'accepted' | 'excess' | 'ended';
  /** What waits for its reply, in order; and the request that came last. */
  of(socket: Duplex): { unanswered: readonly ServerResponse[]; latest: ServerResponse | undefined };
  /**
   * Answers every request that was read whole, then lets go. For `graceMs` new connections are accepted, and the idle ones kept:
   * a request that is on its way gets its answer, with `connection: close`.
   */
  stop(graceMs: number): Promise<void>;
}

export function trackConnections(server: Server): Connections {
  const connections = new Map<Duplex, Connection>();
  let phase: 'open' | 'grace' | 'closed' = 'open';
  let pipelined = 0;
  let released: Connection[] = [];

  server.on('connection', (socket: Duplex) => {
    const connection = { unanswered: new Map(), bytesRead: -1, pipelined: 0, isClosing: false, isLeftToCaller: false };
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      // Replies that wait behind others do not hear of it.
      for (const res of connection.unanswered.keys()) forget(connection, res);
    });
  });

  /** A pipelined request is over with the turn: what is answered at once has taken its share of the turn all the same. */
  function forget(connection: Connection, res: ServerResponse): void {
    const isPipelined = connection.unanswered.get(res);
    connection.unanswered.delete(res);
    if (!isPipelined) return;
    if (released.length === 0) setImmediate(endTurn);
    released.push(connection);
  }

  function endTurn(): void {
    for (const connection of released) connection.pipelined--;
    pipelined -= released.length;
    released = [];
  }

  function accept(req: IncomingMessage, res: ServerResponse): 'accepted' | 'excess' | 'ended' {
    const { socket } = req;
    const connection = connections.get(socket);
    if (connection === undefined || connection.isClosing) return 'ended';
    const { unanswered } = connection;
    const { bytesRead } = socket;
    const isPipelined = unanswered.size > 0 || connection.bytesRead === bytesRead;
    if (isPipelined && (connection.pipelined === maxPipelined || pipelined === maxPipelinedTogether)) {
      connection.isClosing = true;
      stopParsing(socket);
      return 'excess';
    }
    if (isPipelined) {
      connection.pipelined++;
      pipelined++;
    }
    unanswered.set(res, isPipelined);
    connection.latest = res;
    connection.bytesRead = bytesRead;
    if (phase !== 'open') closeAfterLatest(connection);
    res.on('close', answered);
    return 'accepted';
  }

  function answered(this: ServerResponse): void {
    const { socket } = this.req;
    const connection = connections.get(socket);
    if (connection === undefined) return;
    forget(connection, this);
    // Its header was sent before the stop, and so without `connection: close`.
    if (phase === 'closed' && connection.unanswered.size === 0) socket.destroy();
  }

  /** Whatever comes after the last request was not read, as HTTP has it, and the caller may send it elsewhere. */
  function closeAfterLatest(connection: Connection): void {
    const { unanswered, latest } = connection;
    if (latest === undefined || !unanswered.has(latest) || latest.headersSent) return;
    latest.shouldKeepAlive = false;
    connection.isClosing = true;
  }

  async function stop(graceMs: number): Promise<void> {
    phase = 'grace';
    for (const connection of connections.values()) closeAfterLatest(connection);
    await delay(graceMs);
    phase = 'closed';
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // What has arrived on the connections that were accepted last is read first.
    await nextTurn();
    await nextTurn();
    for (const [socket, { unanswered }] of connections) if (unanswered.size === 0) socket.destroy();
    const timer = setInterval(endUnfinished, stopCheckMs);
    await closed;
    clearInterval(timer);
  }

  function endUnfinished(): void {
    for (const [socket, connection] of connections) {
      const whole = [...connection.unanswered.keys()].filter(({ req }) => req.complete);
      if (whole.length === 0) socket.destroy();
      else if (!connection.isLeftToCaller && whole.every(({ writableEnded }) => writableEnded)) {
        connection.isLeftToCaller = true;
        whole[0]?.setTimeout(unreadGraceMs);
      }
    }
  }

  const of = (socket: Duplex) => {
    const connection = connections.get(socket);
    return { unanswered: [...(connection?.unanswered.keys() ?? [])], latest: connection?.latest };
  };
  return { accept, of, stop };
}

/**
 * Node.js goes on to make requests of all that it has received, whatever becomes of the connection: 2,000 connections that send 64 KiB of
 * requests each were 3 GB and a minute. The parser has no public way to stop it, but does when this callback of Node's says so, as of Node.js 24.
 * Where a later one has no such callback, `test/overload.test.ts` fails.
 */
function stopParsing(socket: Duplex): void {
  const parser: unknown = Reflect.get(socket, 'parser');
  if (typeof parser === 'object' && parser !== null && 'onIncoming' in parser) parser.onIncoming = () => -1;
}
