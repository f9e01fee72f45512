/** Selects the latest rows of an API key. */
import { fixedLimit, perEngine, raw, type Sql, sql } from './sql.ts';

/**
 * Matches the latest rows of an API key, the latest first. All bounds are ranges of parameters: PostgreSQL cannot know how many rows are
 * within them, and expects the fewest from the index of the key and the time. From an equation, or a bound that holds for every row, it would
 * read all rows of the key by another index, or those of all keys by time. Citus needs one, and finds it in an array.
 */
export function ofKeyByTime(apiKeyId: string, column: 'created_at' | 'started_at', maxRows: number): Sql {
  const time = raw(column);
  const isOfKey = perEngine({ postgres: '= any(array[?])', sqlite: 'is not null' }, apiKeyId);
  return sql`api_key_id ${isOfKey} and api_key_id between ${apiKeyId} and ${apiKeyId} and ${time} between ${0} and ${Number.MAX_SAFE_INTEGER}
    order by api_key_id desc, ${time} desc ${fixedLimit(maxRows)}`;
}
