/** Quotas: so many calls in a window of time, counted in the database for all processes together. */
import { sql, type SqlBool } from 'kysely';
import { skipLocked } from '../database/lock.ts';
import type { Db } from '../database/open.ts';
import { type Integer, statement, type Text } from '../database/statement.ts';
import { Failure } from '../errors.ts';

export interface Quota {
  /** Its name in the headers of a refusal. */
  name: string;
  /** How many calls a window takes. 0: any number. */
  calls: number;
  /** An hour at most, since older windows are forgotten. */
  windowSeconds: 60 | 3600;
}

const longestWindowMs = 3_600_000;
const rowsInOneSweep = 100;

/** Counts a call of this caller, and refuses it when the quota was used up before. */
export async function countCall(db: Db, now: number, { name, calls, windowSeconds }: Quota, caller: string): Promise<void> {
  if (calls === 0) return;
  const windowMs = windowSeconds * 1000;
  const [counted] = await hit(db, `${name} ${caller}`, now, { after: now - windowMs, before: now + windowMs });
  if (counted === undefined) throw new Error('A call was not counted.');
  const { hits, windowStart } = counted;
  if (hits === 1) await forgetOld(db, now - longestWindowMs);
  if (hits <= calls) return;
  const secondsLeft = Math.min(Math.max(Math.ceil((windowStart + windowMs - now) / 1000), 1), windowSeconds);
  throw new Failure('RESOURCE_EXHAUSTED', `Too many requests. Try again in ${secondsLeft} second${secondsLeft === 1 ? '' : 's'}.`, {
    headers: {
      'retry-after': String(secondsLeft),
      ratelimit: `"${name}";r=0;t=${secondsLeft}`,
      'ratelimit-policy': `"${name}";q=${calls};w=${windowSeconds}`,
    },
  });
}

/** One statement, so that calls at the same moment are each counted. The window begins with its first call. */
const hit = statement((db, bucket: Text, now: Integer, { after, before }: { after: Integer; before: Integer }) => {
  // A window that lies in the future was opened before the clock was set back, and would otherwise last until then.
  const isOpen = sql<SqlBool>`rate_limits.window_start > ${after} and rate_limits.window_start < ${before}`;
  return db
    .insertInto('rate_limits')
    .values({ bucket, window_start: now, hits: 1 })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        hits: sql<number>`case when ${isOpen} then rate_limits.hits + 1 else 1 end`,
        window_start: sql<number>`case when ${isOpen} then rate_limits.window_start else excluded.window_start end`,
      }),
    )
    .returning(['hits', 'window_start as windowStart']);
});

/** Whoever opens a window takes some old ones away, so that they never become many. */
async function forgetOld(db: Db, before: number): Promise<void> {
  const old = db.selectFrom('rate_limits').select('bucket').where('window_start', '<', before).limit(rowsInOneSweep);
  await db.deleteFrom('rate_limits').where('bucket', 'in', skipLocked(db, old)).where('window_start', '<', before).execute();
}
