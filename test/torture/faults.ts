/** Faults below the service. */
import { breakPostgres } from './faults-postgres.ts';
import { breakSqlite } from './faults-sqlite.ts';
import type { Torture } from './framework.ts';

export const faults: Torture = {
  name: 'faults',
  promise:
    'Whatever becomes of the database, the process goes on, refuses with 503 what was not done, says what may have been done, ' +
    'loses no acknowledged write, and recovers by itself.',
  engines: ['sqlite', 'postgres'],
  run: async (context) => (context.engine === 'postgres' ? await breakPostgres(context) : await breakSqlite(context)),
};
