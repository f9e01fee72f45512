/** Mail as files, for who tries the service out without an SMTP server. Each bears its time in its name. */
import { randomUUID } from 'node:crypto';
import { opendir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../data-folder.ts';

export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/** For the service's user alone, since a link in it lets whoever reads it in; whole or not at all. */
export async function keepMail(folder: string, time: number, message: Buffer): Promise<void> {
  makeFolder(folder);
  const file = join(folder, `${stamp(time)}-${randomUUID()}`);
  await writeFile(`${file}.draft`, message, { mode: 0o600, flag: 'wx', flush: true });
  await rename(`${file}.draft`, `${file}.eml`);
}

/** A draft that is older than this was left by a process that died. */
const draftLifeMs = 3_600_000;
const maxRemoved = 1000;

/** Removes mails that were kept before this time, a number of them at once, and drafts that nobody finishes. */
export async function removeOldMail(folder: string, now: number, before: number): Promise<void> {
  const ends = { eml: stamp(before), draft: stamp(now - draftLifeMs) };
  let removed = 0;
  // Some entries at a time: the folder may hold any number of them.
  for await (const { name } of await opendir(folder).catch(() => [])) {
    const kind = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\da-f-]{36}\.(eml|draft)$/.exec(name)?.[1];
    if ((kind !== 'eml' && kind !== 'draft') || name >= ends[kind]) continue;
    await rm(join(folder, name), { force: true });
    if (++removed === maxRemoved) return;
  }
}

/** Sorts as time does. */
const stamp = (time: number): string => new Date(time).toISOString().replace(/[:.]/g, '-');
