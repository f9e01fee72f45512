/** JSON responses. */
import type { Socket } from 'node:net';
import type { Response } from 'express';
import { memory } from './memory-budget.ts';

/** Sockets whose end releases the memory of their responses. */
const watched = new WeakSet<Socket>();

/**
 * Writes headers and JSON body in one piece each. Express itself looks at the body four times first. Headers that were set before
 * are sent too.
 */
export function sendJson(res: Response, status: number, body: unknown, headers?: { readonly [name: string]: string }): void {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': length,
    // Any response may hold a token or a person's data.
    'cache-control': 'no-store',
    'x-request-id': res.locals.requestId,
    ...res.locals.headers,
    ...headers,
  });
  // ASCII text needs no transcoding.
  res.end(text, length === text.length ? 'latin1' : 'utf8');
  // The operating system has taken most responses by now.
  if (!res.writableFinished) holdUntilRead(res, length);
}

/** Counts bytes of the response until it has been read. Beyond the memory for all callers, the connection ends. */
export function holdUntilRead(res: Response, bytes: number): void {
  const { socket } = res.req;
  if (socket.destroyed) return;
  // A response that waits behind another one emits no `close` when its connection ends.
  if (!watched.has(socket)) {
    watched.add(socket);
    socket.once('close', () => memory.release(socket));
  }
  memory.hold(socket, bytes, () => socket.destroy());
  res.once('close', () => memory.release(socket, bytes));
}
