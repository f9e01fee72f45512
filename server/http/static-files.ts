/**
 * Files that are read and compressed once, and served from memory. Not express.static with the package compression, which compresses anew for
 * each reply: the script of the page of the docs would take 60 ms of processor time each time that a stranger asks for it (2026-11-23).
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

export interface StaticFile {
  body: Buffer;
  /** The same, compressed once for everyone who takes it that way. */
  compressed: { readonly [E in Encoding]: Buffer };
  etag: string;
  modifiedAt: Date;
}

/** Finds a file by its path; again on the disk only when it has changed. `undefined`: there is none. */
export function cacheFiles(
  transform: (body: Buffer) => Buffer = (body) => body,
): (path: string) => Promise<StaticFile | undefined> {
  const cached = new Map<string, StaticFile>();
  const pending = new Map<string, Promise<StaticFile | undefined>>();

  async function load(path: string): Promise<StaticFile | undefined> {
    const modifiedAt = await lastModified(path);
    const known = cached.get(path);
    if (known?.modifiedAt.getTime() === modifiedAt?.getTime()) return known;
    cached.delete(path);
    if (modifiedAt === undefined) return undefined;
    const body = transform(await readFile(path));
    const file = {
      body,
      compressed: await compress(body),
      etag: createHash('sha256').update(body).digest('base64url'),
      modifiedAt,
    };
    cached.set(path, file);
    return file;
  }

  return (path) => {
    const found = pending.get(path) ?? load(path).finally(() => pending.delete(path));
    pending.set(path, found);
    return found;
  };
}

/** Brotli at 5 beats gzip at 9 by a tenth; at 11 by a fifth, and takes twenty times as long. */
async function compress(body: Buffer): Promise<StaticFile['compressed']> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body, { level: 9 })]);
  return { br, gzip: zipped };
}

/** When the file was changed last, if there is one. */
export async function lastModified(path: string): Promise<Date | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.mtime : undefined;
}

/** All of it, whatever range is asked for; a caller who has it already gets a 304. */
export function sendFile(req: Request, res: Response, { body, compressed, etag, modifiedAt }: StaticFile): void {
  const accepted = req.acceptsEncodings();
  const encoding = encodings.find((one) => accepted.includes(one));
  const sent = encoding === undefined ? body : compressed[encoding];
  // Each form is another sequence of bytes, which a strong tag tells apart.
  const tag = encoding === undefined ? etag : `${etag}-${encoding}`;
  res.set({ etag: `"${tag}"`, 'last-modified': modifiedAt.toUTCString(), vary: 'accept-encoding' });
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  if (encoding !== undefined) res.set('content-encoding', encoding);
  res.set('content-length', String(sent.length));
  res.end(req.method === 'HEAD' ? undefined : sent);
}
