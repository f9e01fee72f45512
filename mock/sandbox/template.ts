/** What every session begins with: a database that is filled once, and copied for each. */
import { constants } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { type Config, readConfig } from '../../server/config.ts';
import { fileIn } from '../../server/database/sqlite/open.ts';
import { startService } from '../../server/service.ts';
import { tokenSecret } from './documented.ts';
import { fill, type Seed } from './seeds.ts';

export interface Template {
  seed: Seed;
  /** What time it was when it was filled. */
  time: number;
  /** A data folder of its own with a copy. */
  copy(): Promise<string>;
}

interface TemplateOptions {
  seed: Seed;
  /** Where the copies are made. */
  root: string;
  log: Logger;
}

/** As the service is anywhere, but that it remembers no token, refuses nobody because it is busy, and removes nothing for its age. */
export const sandboxConfig = (dataDir: string, publicUrl: string): Config => ({
  ...readConfig({ PORT: '0', DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret, AUTH_CACHE_SECONDS: '0', MAX_QUEUE_DELAY: '0' }),
  publicUrl,
  retentionDays: 36_500,
});

export async function makeTemplate({ seed, root, log }: TemplateOptions): Promise<Template> {
  const folder = join(root, 'template');
  let time = Date.now();
  const config = sandboxConfig(folder, 'http://127.0.0.1');
  const service = await startService({ config, log, clock: () => time, pollIntervalMs: 0 });
  try {
    await fill(seed, service, (moment) => {
      time = moment;
    });
  } finally {
    await service.stop();
  }
  return {
    seed,
    time,
    copy: async () => {
      const copy = await mkdtemp(join(root, 'session-'));
      await copyFile(fileIn(folder), fileIn(copy), constants.COPYFILE_FICLONE);
      return copy;
    },
  };
}
