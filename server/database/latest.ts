/** Selects the latest rows of an API key. */
import { fixedLimit, raw, type Sql, sql } from './sql.ts';

/**
 * Matches the latest rows of an API key, the latest first. PostgreSQL expects that one key has most rows. From an equation, it would search
 * the rows of all keys by time. From the range, it reads the index of the key and the time. With
 * the limit as a parameter, it would read all rows of the key once it plans for any parameters.
 */
export function ofKeyByTime(apiKeyId: string, column: 'created_at' | 'started_at', maxRows: number): Sql {
  const time = raw(column);
  return sql`(api_key_id, ${time}) >= (${apiKeyId}, 0) and (api_key_id, ${time}) <= (${apiKeyId}, ${Number.MAX_SAFE_INTEGER})
    order by api_key_id desc, ${time} desc ${fixedLimit(maxRows)}`;
}
