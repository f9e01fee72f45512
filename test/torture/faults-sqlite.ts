/** Faults of the embedded database's file and disk. test/database/outages.test.ts covers damage, a lost file and a lost secret. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { chosenOf, endure, type Fault, shortTimeouts, victimOf } from './endure.ts';
import type { Context, Env, Report, TortureDatabase } from './framework.ts';

const fileIn = (database: TortureDatabase): string => join(database.folder, 'collaboration.sqlite');

/** Runs all faults below one process, which continues. */
export async function breakSqlite(context: Context): Promise<Report> {
  const { database } = context;
  const control = join(context.folder, 'io-faults');
  const shim = buildShim(context);
  const env: Env = { ...shortTimeouts, ...(shim === undefined ? {} : { LD_PRELOAD: shim, IO_FAULTS: control }) };
  const failing = (name: string, mode: string): Fault => ({
    name,
    lastsMs: context.short ? 700 : 5000,
    isReady: false,
    inject: async () => {
      writeFileSync(control, mode);
      touch(database);
      await pause(100);
      return async () => writeFileSync(control, '');
    },
  });
  const faults: Fault[] = [
    {
      name: 'another process holds the write lock',
      lastsMs: context.short ? 2500 : 10_000,
      isReady: false,
      maxEventLoopMs: 1000,
      inject: async () => {
        const other = new DatabaseSync(fileIn(database), { timeout: 5000 });
        other.exec('begin immediate');
        return async () => {
          other.exec('rollback');
          other.close();
        };
      },
    },
    ...(shim === undefined
      ? []
      : [failing('disk full', 'f'), failing('writing fails', 'w'), failing('reading fails', 'r'), failing('syncing fails', 's')]),
  ];
  const start = async () => await victimOf(context, await context.startService({ env }));
  let victim = await start();
  const chosen = chosenOf(context, faults);
  for (const fault of chosen) {
    if (await endure(context, victim, fault)) continue;
    await victim.writers.stop();
    await victim.service.kill();
    victim = await start();
  }
  await victim.writers.stop();
  await victim.service.kill();
  await victim.writers.checkKept(database);
  return { faults: chosen.length };
}

/** Writes from another process, so that the service's process must read everything again. */
function touch(database: TortureDatabase): void {
  const other = new DatabaseSync(fileIn(database), { timeout: 5000 });
  other.exec('pragma application_id = 1');
  other.close();
}

/** Builds a library that makes system calls fail. Logs if that is impossible outside of CI. */
function buildShim({ folder, log }: Context): string | undefined {
  const library = join(folder, 'io-faults.so');
  try {
    if (process.platform !== 'linux') throw new Error('LD_PRELOAD is Linux');
    const source = join(import.meta.dirname, 'io-faults.c');
    execFileSync('gcc', ['-shared', '-fPIC', '-o', library, source, '-ldl'], { stdio: 'pipe' });
    return library;
  } catch (error) {
    if (process.env.CI !== undefined) throw error;
    log(`disk full and I/O errors are left out: ${error instanceof Error ? error.message : error}`);
    return undefined;
  }
}
