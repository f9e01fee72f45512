/** The service with an adjustable clock: ahead of the system's by the milliseconds in the file `CLOCK`. */
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { startService } from '../../server/service.ts';
import { readConfig } from '../../server/settings/config.ts';

const file = process.env.CLOCK ?? '';
const clock = (time = Date.now()) => time + Number(readFileSync(file, 'utf8'));
const log = pino({ base: null });
const { url } = await startService({ config: readConfig(process.env), log, clock });
log.info({ url }, 'ready');
