/** Fills a database once, and copies it for each session. */
import { constants } from 'node:fs';
import { copyFile, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { SavedScene } from '../../generated/sandbox-types.ts';
import { sql } from '../../server/database/sql.ts';
import { fileIn } from '../../server/database/sqlite/open.ts';
import { type Service, startService } from '../../server/service.ts';
import { type Config, readConfig } from '../../server/settings/config.ts';
import { tokenSecret } from './documented.ts';
import type { Seed } from './scene-file.ts';
import { fill } from './seeds.ts';

export interface Template {
  /** The time when the database was filled. */
  time: number;
  /** The time at which sessions start; undefined for now. */
  startsAt: number | undefined;
  /** Makes a data folder with a copy, and resolves to its path. */
  copy(): Promise<string>;
}

interface TemplateOptions {
  seed: Seed;
  /** The scene of the seed; undefined for an import file. */
  scene: SavedScene | undefined;
  /** The folder of the copies. */
  root: string;
  log: Logger;
}

/**
 * Returns the configuration of a session's service. It caches no tokens, rejects no request for overload, removes nothing by age, and
 * sends events to this machine too.
 */
export const sandboxConfig = (dataDir: string, publicUrl: string): Config => ({
  ...readConfig({ PORT: '0', DATA_DIR: dataDir, TOKEN_SECRET: tokenSecret, AUTH_CACHE_SECONDS: '0', MAX_QUEUE_DELAY: '0' }),
  publicUrl,
  webhookLoopback: true,
  retentionDays: 36_500,
});

/** The calls that make the data are nobody's usage. */
async function forgetUsage({ environment: { ask, usage } }: Service): Promise<void> {
  await usage.flush(async () => []);
  await ask(sql`delete from usage_by_day`);
}

export async function makeTemplate({ seed, scene, root, log }: TemplateOptions): Promise<Template> {
  const folder = join(root, 'template');
  let time = Date.now();
  const config = sandboxConfig(folder, 'http://127.0.0.1');
  const service = await startService({ config, log, clock: () => time, pollIntervalMs: 0 });
  try {
    await fill(scene ?? { file: seed }, service, (moment) => {
      time = moment;
    });
    await forgetUsage(service);
  } finally {
    await service.stop();
  }
  return {
    time,
    startsAt: scene?.time,
    copy: async () => {
      const copy = await mkdtemp(join(root, 'session-'));
      await copyFile(fileIn(folder), fileIn(copy), constants.COPYFILE_FICLONE);
      return copy;
    },
  };
}
