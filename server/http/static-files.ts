/** Files that are read once and served from memory, by as many requests at once as there are. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { Request, Response } from 'express';

export interface StaticFile {
  body: Buffer;
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
    const file = { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"`, modifiedAt };
    cached.set(path, file);
    return file;
  }

  return (path) => {
    const found = pending.get(path) ?? load(path).finally(() => pending.delete(path));
    pending.set(path, found);
    return found;
  };
}

/** When the file was changed last, if there is one. */
export async function lastModified(path: string): Promise<Date | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() ? found.mtime : undefined;
}

/** All of it, whatever range is asked for; a caller who has it already gets a 304. */
export function sendFile(req: Request, res: Response, { body, etag, modifiedAt }: StaticFile): void {
  res.set({ etag, 'last-modified': modifiedAt.toUTCString() });
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  res.set('content-length', String(body.length));
  res.end(req.method === 'HEAD' ? undefined : body);
}
