/**
 * Ends the connection with a response that goes out before the request body has arrived. A proxy could otherwise send the next request
 * behind the rest of this body: behind HAProxy, 7 of 8 next callers got a broken response (2026-11-26).
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Connections whose last response has begun. */
const ending = new WeakSet<Socket>();

/** Returns whether a response has ended the connection, so that requests behind it get none. */
export const isEnding = (socket: Socket): boolean => ending.has(socket);

/** Call this before anything can respond. */
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
  // Node.js calls this after the response. Closed at once, a caller who is still sending would lose the response. So the rest of the body
  // is read and dropped, for as long as a request may take to arrive.
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (req.complete) return destroySoon();
    socket.end();
    req.once('end', destroySoon).resume();
  };
}
