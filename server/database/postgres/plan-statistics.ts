/**
 * What PostgreSQL is told about the tables of the tenants. Most tenants are small and a few are large: from the average it would conclude
 * that a tenant has a handful of rows, so that reading all of them costs no more than looking one up, by any index that begins with the API
 * key. So it is to believe that all rows are of one tenant and one organization, which it corrects to the share of the largest: then
 * nothing but the whole key leads to few rows. The migration that creates a table calls this, and so does one that adds an index, since
 * PostgreSQL then looks at the size of the table again.
 *
 * Without it 23 operations read a large tenant as a whole while its tables are new, and 12 later on (test/plans.test.ts), and an import of
 * 20,000 documents takes 70 to 124 s in place of 10 (2026-11-22).
 */

/** By table the columns of which one value may be that of all rows. */
interface Dominated {
  readonly [table: string]: readonly string[];
}

const sampleRows = 40;

/**
 * Rows that are changed before autovacuum looks at a table: more than the samples, which have come and gone. It would find the table empty, and
 * PostgreSQL would take it and its indexes for empty until autovacuum looks again, a minute after the table was filled.
 */
const autovacuumThreshold = 500;

/**
 * What is set takes effect when a table is analyzed, which PostgreSQL does by itself a minute after the table was filled, and not at all
 * while it is empty. An import would have filled it by then: so it is analyzed now, with rows that look like those to come. Times are in
 * the future, so that rows seem neither expired nor old.
 */
const describeTable = (table: string, columns: readonly string[]): string[] => [
  `alter table ${table} set (autovacuum_analyze_threshold = ${autovacuumThreshold}, autovacuum_vacuum_threshold = ${autovacuumThreshold})`,
  ...columns.map((column) => `alter table ${table} alter column ${column} set (n_distinct = 1)`),
  `insert into ${table} select (json_populate_record(null::${table}, json_object_agg(column_name, case
      when column_name = 'api_key_id' then 'sample-' || i
      when column_name = 'document_exists' then '1'
      when column_name = 'resource_type' then 'organization'
      when data_type = 'bigint' then (1e13 + i)::bigint::text
      else i::text end))).*
    from information_schema.columns, generate_series(1, ${sampleRows}) as i
    where table_schema = current_schema() and table_name = '${table}'
      and (is_nullable = 'NO' or column_name in ('folder_id', 'parent_folder_id')) group by i`,
  `analyze ${table}`,
  `delete from ${table} where api_key_id like 'sample-%'`,
];

export const planForLargestTenant = (tables: Dominated): string[] =>
  Object.entries(tables).flatMap(([table, columns]) => describeTable(table, columns));
