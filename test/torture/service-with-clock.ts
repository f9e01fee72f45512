/** The service with an adjustable clock: ahead of the system's by the milliseconds in the file `CLOCK`. */
import '../../server/heap.ts';
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { startService } from '../../server/service.ts';
import { readConfig } from '../../server/settings/config.ts';
import { observe } from '../../server/telemetry/observe.ts';

const file = process.env.CLOCK ?? '';
const clock = (time = Date.now()) => time + Number(readFileSync(file, 'utf8'));
const log = pino({ base: null });
const config = readConfig(process.env);
const { url, healthUrl } = await startService({ config, log, clock, ...(await observe(config, process.env)) });
log.info({ url, healthUrl }, 'ready');
