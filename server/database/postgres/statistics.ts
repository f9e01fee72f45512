/**
 * Statistics of PostgreSQL, by which it plans. Without them, or with those of a small table, it may read a tenant as a whole. A new database
 * gets those of example rows. Later, the service analyzes a table soon after it has changed much. Autovacuum does the same, but looks once a
 * minute.
 */
import { dominated } from '../schema.ts';
import { type Ask, perEngine, raw, sql } from '../sql.ts';
import { findExtension } from './citus.ts';

/**
 * Gives empty tables the statistics of one tenant with distinct ids, in which a user and a document have several rows. They hold until a
 * table with rows is analyzed. Leaves Citus out, where each shard has statistics of its own.
 */
export const exampleStatistics = `
do $$
declare
  one record;
  has_rows boolean;
begin
  if exists (${findExtension}) then return; end if;
  for one in
    select table_name as name, string_agg(format(case
        when column_name = 'document_exists' then '1'
        when column_name = 'user_id' then '(n %% 30)::%1$s'
        when column_name = 'document_key' then '(n / 3)::%1$s'
        when is_nullable = 'YES' then 'case when n %% 2 = 0 then n::%1$s end'
        else 'n::%1$s' end, data_type), ', ' order by ordinal_position) as columns
    from information_schema.columns
    where table_schema = current_schema() and table_name in (${Object.keys(dominated).map((table) => `'${table}'`)})
    group by table_name
  loop
    execute format('lock table %I in access exclusive mode', one.name);
    execute format('select exists (select from %I)', one.name) into has_rows;
    continue when has_rows;
    execute format('insert into %I select %s from generate_series(1, 300) as n', one.name, one.columns);
    execute format('analyze %I', one.name);
    -- Forgets the number of rows.
    execute format('truncate %I', one.name);
  end loop;
end $$`;

/** Changed rows after which a table is analyzed: these, and this share of the table. */
const changes = { rows: 250, share: 0.1 };

/** Milliseconds between two looks at the tables. */
export const analysisIntervalMs = 5000;

interface ChangedTable {
  name: string;
  /** Others may not analyze a table. */
  isOwned: boolean;
}

/**
 * Selects the tables that have changed much since they were analyzed, the smallest first. Leaves out tables without rows: after an analysis,
 * PostgreSQL expects as many rows on each page as it found, so it would expect none however large the table grows.
 */
const findChanged = sql<ChangedTable>`${perEngine({
  sqlite: 'select 1 where false',
  postgres: `
  select quote_ident(relname) as name, pg_has_role(relowner, 'usage') as is_owned from pg_class
  where relnamespace = current_schema()::regnamespace and relkind = 'r'
    and pg_stat_get_live_tuples(oid) > 0
    and pg_stat_get_mod_since_analyze(oid) > ${changes.rows} + ${changes.share} * greatest(reltuples, 0)
  order by relpages`,
})}`;

/**
 * Analyzes the tables that have changed much, one after another. Each is a statement of its own, which waits for no writer and blocks none.
 * PostgreSQL counts changes up to a second late. `onForeign` gets the names of tables that belong to another role.
 */
export async function analyzeChanged(ask: Ask, onForeign: (tables: string[]) => void = () => {}): Promise<void> {
  const changed = await ask(findChanged);
  const foreign = changed.flatMap(({ name, isOwned }) => (isOwned ? [] : [name]));
  if (foreign.length > 0) onForeign(foreign);
  for (const { name, isOwned } of changed) if (isOwned) await ask(sql`analyze ${raw(name)}`);
}
