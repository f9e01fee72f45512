/** The connections of a server: how much of the process each may take, and how they end when it stops. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** How many requests of one connection may wait for their replies. */
const maxUnanswered = 64;
/** How many may wait behind others of their own connections, over all connections together. */
const maxPipelined = 1000;
/** Milliseconds between looks at what a stopping server still waits for: so long a body may take to come to its end. */
const stopCheckMs = 500;
/** Milliseconds without progress after which a stopping server gives up a reply. */
const unreadGraceMs = 1000;

interface Connection {
  /** In the order in which they are due. */
  readonly unanswered: Set<ServerResponse>;
  latest?: ServerResponse;
  /** How many of the unanswered came while another one was. */
  pipelined: number;
  /** Its last reply says `connection: close`. */
  isClosing: boolean;
  /** The server is stopping, and all that is left to do is to read the replies. */
  isLeftToCaller: boolean;
}

export interface Connections {
  /** False for a request that gets no answer, because its connection has ended or is ended here. */
  accept(req: IncomingMessage, res: ServerResponse): boolean;
  /** What waits for its reply, in order; and the request that came last. */
  of(socket: Duplex): Pick<Connection, 'unanswered' | 'latest'>;
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
  let released = 0;

  server.on('connection', (socket: Duplex) => {
    const connection: Connection = { unanswered: new Set(), pipelined: 0, isClosing: false, isLeftToCaller: false };
    connections.set(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      connection.unanswered.clear();
      release(connection.pipelined);
    });
  });

  /** At the end of this turn of the event loop: what is answered at once has taken its share of the turn all the same. */
  function release(count: number): void {
    if (count === 0) return;
    if (released === 0) {
      setImmediate(() => {
        pipelined -= released;
        released = 0;
      });
    }
    released += count;
  }

  function accept(req: IncomingMessage, res: ServerResponse): boolean {
    const connection = connections.get(req.socket);
    if (connection === undefined || connection.isClosing) return false;
    const { unanswered } = connection;
    const isPipelined = unanswered.size > 0;
    if (isPipelined && (unanswered.size === maxUnanswered || pipelined === maxPipelined)) {
      connection.isClosing = true;
      req.socket.destroy();
      return false;
    }
    if (isPipelined) {
      connection.pipelined++;
      pipelined++;
    }
    unanswered.add(res);
    connection.latest = res;
    if (phase !== 'open') closeAfterLatest(connection);
    res.once('close', () => {
      if (!unanswered.delete(res)) return;
      if (isPipelined) {
        connection.pipelined--;
        release(1);
      }
      // Its header was sent before the stop, and so without `connection: close`.
      if (phase === 'closed' && unanswered.size === 0) req.socket.destroy();
    });
    return true;
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
    for (const [socket, { unanswered }] of connections) if (unanswered.size === 0) socket.destroy();
    const timer = setInterval(endUnfinished, stopCheckMs);
    await closed;
    clearInterval(timer);
  }

  function endUnfinished(): void {
    for (const [socket, connection] of connections) {
      const whole = [...connection.unanswered].filter(({ req }) => req.complete);
      if (whole.length === 0) socket.destroy();
      else if (!connection.isLeftToCaller && whole.every(({ writableEnded }) => writableEnded)) {
        connection.isLeftToCaller = true;
        whole[0]?.setTimeout(unreadGraceMs);
      }
    }
  }

  const nothing = { unanswered: new Set<ServerResponse>() };
  return { accept, of: (socket) => connections.get(socket) ?? nothing, stop };
}
