/** Keeps mail as files, for trying the service out without an SMTP server. File names begin with the time. */
import { randomUUID } from 'node:crypto';
import { opendir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../settings/data-folder.ts';

export const mailFolder = (dataDir: string): string => join(dataDir, 'mail');

/**
 * Writes an email, whole or not at all. Only the service's user can read the file, since anyone who reads a link in it can sign in.
 */
export async function keepMail(folder: string, time: number, message: Buffer): Promise<void> {
  makeFolder(folder);
  const file = join(folder, `${stamp(time)}-${randomUUID()}`);
  await writeFile(`${file}.draft`, message, { mode: 0o600, flag: 'wx', flush: true });
  await rename(`${file}.draft`, `${file}.eml`);
}

/** Older drafts were left by a process that died. */
const draftLifeMs = 3_600_000;
const maxRemoved = 1000;

/** Removes emails from before this time, a number of them at once, and abandoned drafts. */
export async function removeOldMail(folder: string, now: number, before: number): Promise<void> {
  const ends = { eml: stamp(before), draft: stamp(now - draftLifeMs) };
  let removed = 0;
  // Reads some entries at a time, since the folder may hold any number.
  for await (const { name } of await opendir(folder).catch(() => [])) {
    const kind = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z-[\da-f-]{36}\.(eml|draft)$/.exec(name)?.[1];
    if ((kind !== 'eml' && kind !== 'draft') || name >= ends[kind]) continue;
    await rm(join(folder, name), { force: true });
    if (++removed === maxRemoved) return;
  }
}

/** Returns the time as a file name that sorts by time. */
const stamp = (time: number): string => new Date(time).toISOString().replace(/[:.]/g, '-');
