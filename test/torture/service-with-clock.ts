/** The service with a clock that is set from outside: it is as many milliseconds ahead of the system's as the file `CLOCK` says. */
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { readConfig } from '../../server/config.ts';
import { startService } from '../../server/service.ts';

const file = process.env.CLOCK ?? '';
const clock = (time = Date.now()) => time + Number(readFileSync(file, 'utf8'));
const log = pino({ base: null });
const { url } = await startService({ config: readConfig(process.env), log, clock });
log.info({ url }, 'ready');
