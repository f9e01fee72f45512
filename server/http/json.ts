import type { Socket } from 'node:net';
import type { Response } from 'express';
import { MemoryBudget } from './memory-budget.ts';

/**
 * Responses that their callers have not read, 128 MiB together. Every page is smaller than 1 MiB and so needs no turn: this holds more of
 * them than the operating system leaves to the process of callers who read.
 */
const unreadResponses = new MemoryBudget<Socket>(128 * 1024 * 1024, (socket) => socket.destroy());

/** Sockets whose end releases what they hold. */
const watched = new WeakSet<Socket>();

/**
 * Writes a JSON body in one piece, with the headers in one piece too. Express's own way looks at the body four times before it does.
 * What others have set on the reply stays.
 */
export function sendJson(res: Response, status: number, body: unknown, headers?: { readonly [name: string]: string }): void {
  const text = JSON.stringify(body);
  const length = Buffer.byteLength(text);
  res.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': length,
    'x-request-id': res.locals.requestId,
    ...res.locals.headers,
    ...headers,
  });
  // Text of one byte a character needs no transcoding.
  res.end(text, length === text.length ? 'latin1' : 'utf8');
  // Most replies are with the operating system by now.
  if (!res.writableFinished) countUntilRead(res, length);
}

function countUntilRead(res: Response, bytes: number): void {
  const { socket } = res.req;
  if (socket.destroyed) return;
  // A response that waits behind another one does not hear of the end of its connection.
  if (!watched.has(socket)) {
    watched.add(socket);
    socket.once('close', () => unreadResponses.release(socket));
  }
  unreadResponses.allocate(socket, bytes);
  res.once('close', () => unreadResponses.release(socket, bytes));
}
