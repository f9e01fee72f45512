/** Faults below the service. */
import { breakPostgres } from './faults-postgres.ts';
import { breakSqlite } from './faults-sqlite.ts';
import type { Torture } from './framework.ts';

export const faults: Torture = {
  name: 'faults',
  promise:
    'During any database failure, the process survives, returns 503 for calls without effect, reports unknown outcomes, ' +
    'loses no acknowledged write, and recovers by itself.',
  engines: ['sqlite', 'postgres'],
  short: ['sqlite', 'postgres'],
  run: async (context) => (context.engine === 'postgres' ? await breakPostgres(context) : await breakSqlite(context)),
};
