/**
 * What large replies may take of the process together, while they are put together and until their callers have read them. Whoever is going
 * to read more than a megabyte for a reply reserves it first and waits for its turn, first come, first served. So nobody who reads loses a
 * reply for others; a reply of which nothing is read for a second is given up for those who wait.
 *
 * Without it 64 callers of pages of 8 MiB had 30 of 165 replies cut off, with 790 MB (2026-11-23).
 */
import type { Socket } from 'node:net';
import { unavailable } from '../errors.ts';

/** Reserved and unread together. */
const maxBytes = 64 * 1024 * 1024;
/** Replies that were not reserved, as small ones are, are cut off beyond this, whether or not they are being read. */
const maxUnreadBytes = 128 * 1024 * 1024;
/** Up to so many bytes a reply need not be reserved. */
const smallReplyBytes = 1024 * 1024;
/** While one waits for the database, another is put together. */
const maxReserved = 2;
/**
 * Milliseconds between two large replies in which others are served. Node.js accepts one connection in each turn of the event loop, and a
 * turn in which a large reply is put together takes a tenth of a second.
 */
const pauseMs = 30;
/** Milliseconds for which a reservation waits. */
const maxWaitMs = 5000;
/** Twice what may be pipelined. */
const maxWaiting = 128;
/** Milliseconds between looks at what is being read. */
const checkMs = 250;
/** So many looks in a row at a reply of which nothing is read give it up. */
const maxIdleChecks = 4;

interface Waiting {
  socket: Socket;
  bytes: number;
  grant: () => void;
  refuse: () => void;
}

interface Unread {
  bytes: number;
  /** What the operating system had not taken when it was looked at last. */
  queuedBytes: number;
  idleChecks: number;
}

const waiting = new Set<Waiting>();
/** The oldest come first. */
const unread = new Map<Socket, Unread>();
/** Whose end is known of. */
const watched = new WeakSet<Socket>();
let reserved = 0;
let reservedBytes = 0;
let unreadBytes = 0;
let pausing: NodeJS.Timeout | undefined;
let checks: NodeJS.Timeout | undefined;

/** Resolves with what ends the reservation, once the reply is written or has failed. Rejects with a 503 where that takes too long. */
export async function reserveReply(socket: Socket, bytes: number): Promise<() => void> {
  if (bytes <= smallReplyBytes) return () => {};
  if (waiting.size > 0 || unread.has(socket) || !hasRoom(bytes)) await wait(socket, bytes);
  else grant(bytes);
  return () => {
    reserved--;
    reservedBytes -= bytes;
    pause();
  };
}

const hasRoom = (bytes: number) =>
  pausing === undefined && reserved < maxReserved && reservedBytes + unreadBytes + bytes <= maxBytes;

function grant(bytes: number): void {
  reserved++;
  reservedBytes += bytes;
  pause();
}

function pause(): void {
  clearTimeout(pausing);
  pausing = setTimeout(() => {
    pausing = undefined;
    grantNext();
  }, pauseMs);
}

/** Whoever has not read one reply does not keep others waiting with the next ones. */
function grantNext(): void {
  const next = [...waiting].find(({ socket }) => !socket.destroyed && !unread.has(socket));
  if (next === undefined || !hasRoom(next.bytes)) return;
  grant(next.bytes);
  next.grant();
}

function wait(socket: Socket, bytes: number): Promise<void> {
  if (waiting.size >= maxWaiting) throw unavailable();
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      waiting.delete(one);
    };
    const one: Waiting = {
      socket,
      bytes,
      grant: () => {
        leave();
        resolve();
      },
      refuse: () => {
        leave();
        reject(unavailable());
        grantNext();
      },
    };
    const timer = setTimeout(one.refuse, maxWaitMs);
    waiting.add(one);
    watch(socket);
    checkWhileNeeded();
  });
}

/** A reply that waits behind another one does not hear of the end of its connection. */
function watch(socket: Socket): void {
  if (watched.has(socket)) return;
  watched.add(socket);
  socket.once('close', () => {
    for (const one of waiting) if (one.socket === socket) one.refuse();
    removeUnread(socket);
  });
}

/** A reply that its caller has not read yet, and which `removeUnread` or the end of the connection takes away. */
export function addUnread(socket: Socket, bytes: number): void {
  let held = unread.get(socket);
  if (held === undefined) {
    held = { bytes: 0, queuedBytes: 0, idleChecks: 0 };
    unread.set(socket, held);
  }
  watch(socket);
  held.bytes += bytes;
  unreadBytes += bytes;
  for (const oldest of unread.keys()) {
    if (unreadBytes <= maxUnreadBytes) break;
    giveUp(oldest);
  }
  checkWhileNeeded();
}

export function removeUnread(socket: Socket, bytes = Number.POSITIVE_INFINITY): void {
  const held = unread.get(socket);
  if (held === undefined) return;
  const removed = Math.min(bytes, held.bytes);
  held.bytes -= removed;
  unreadBytes -= removed;
  if (held.bytes === 0) unread.delete(socket);
  grantNext();
}

function giveUp(socket: Socket): void {
  removeUnread(socket);
  socket.destroy();
}

const isNeeded = () => waiting.size > 0 || unreadBytes > maxBytes;

function checkWhileNeeded(): void {
  if (isNeeded()) checks ??= setInterval(check, checkMs).unref();
}

/** The event loop turns between two checks, however busy it is: who reads is seen to read. */
function check(): void {
  for (const [socket, held] of unread) {
    const queuedBytes = queuedBytesOf(socket);
    held.idleChecks = queuedBytes === held.queuedBytes ? held.idleChecks + 1 : 0;
    held.queuedBytes = queuedBytes;
    if (held.idleChecks >= maxIdleChecks) giveUp(socket);
  }
  if (isNeeded()) return;
  clearInterval(checks);
  checks = undefined;
  for (const held of unread.values()) held.idleChecks = 0;
}

/** What the operating system has not taken yet. Node.js has no public way to see it, but looks here itself when a connection times out. */
function queuedBytesOf(socket: Socket): number {
  const handle: unknown = Reflect.get(socket, '_handle');
  return typeof handle === 'object' && handle !== null && 'writeQueueSize' in handle ? Number(handle.writeQueueSize) : 0;
}
