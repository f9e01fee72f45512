/**
 * Citus: one database over many machines. All that differs from PostgreSQL is here.
 *
 * | Tables | Placement | Reason |
 * |---|---|---|
 * | data of API keys, idempotency records | distributed by API key, colocated | a request needs one node |
 * | workspaces, their API keys, domains and addresses | reference: a copy on each node | most requests read them, few write them |
 * | links, sessions, quotas, usage, audit, ledger and others | local: on the coordinator | no API key, or many in one statement |
 *
 * The coordinator knows local tables, so each node reaches them. The audit's triggers need a local table.
 */
import { type Compiled, compile, raw } from '../sql.ts';
import { lockShared } from '../tenant-lock.ts';

export const findExtension = `select 1 from pg_extension where extname = 'citus'`;

/** Distributes the tables that migrations have created. On PostgreSQL without the extension, does nothing. */
export const distribution = `
do $$
declare
  place record;
  colocated text;
begin
  if not exists (${findExtension}) then return; end if;
  select coalesce(min(logicalrelid::text), 'default') into colocated from pg_dist_partition where partmethod = 'h';
  for place in
    select relation.oid::regclass as name, relname, owner.attname as owner
    from pg_class as relation
    join pg_index as key on key.indrelid = relation.oid and key.indisprimary
    join pg_attribute as owner on owner.attrelid = relation.oid and owner.attnum = key.indkey[0]
    where relation.relnamespace = current_schema()::regnamespace and relation.relkind = 'r'
      and not exists (select 1 from pg_dist_partition where logicalrelid = relation.oid)
    order by relation.oid
  loop
    if place.relname = 'api_keys' or place.owner = 'workspace_id' then
      perform create_reference_table(place.name);
    elsif place.owner in ('api_key_id', 'caller_id') and place.relname <> 'usage_by_day' then
      perform create_distributed_table(place.name, place.owner, colocate_with => colocated);
      colocated := place.name;
    else
      perform citus_add_local_table_to_metadata(place.name);
    end if;
  end loop;
end $$`;

/**
 * Settings that Citus does not copy to its nodes. The shards get the options of their tables' columns: without them, plans do not suit a large
 * API key. Needs committed tables. To be repeated after shards were moved or split. The role gets the setting of the pool's connections, for
 * those between nodes. Another process may change a shard or the role at the same time: that is left to it.
 */
export const nodeSettings = `
do $$
declare
  own record;
begin
  if not exists (${findExtension}) then return; end if;
  for own in
    select logicalrelid as name,
      string_agg(format('alter column %I set (%s)', attname, array_to_string(attoptions, ', ')), ', ') as options
    from pg_dist_partition join pg_attribute on attrelid = logicalrelid
    where partmethod = 'h' and attoptions is not null group by logicalrelid
  loop
    perform run_command_on_shards(own.name, format('alter table %%s %s', own.options));
  end loop;
  if current_setting('jit') = 'off' then return; end if;
  begin
    execute format('alter role current_user in database %I set jit = off', current_database());
  exception when others then raise warning 'Plans are compiled: %', sqlerrm;
  end;
end $$`;

/** A generic plan has no constant that names a node. Citus caches its own plans of simple statements. */
export const planCacheMode = 'auto';

/**
 * Takes the tenant's lock on the node with the tenant's rows, so that processes meet there whichever node each is connected to. The settings
 * are those of the transaction on that node.
 */
export const lockOnNode = (settings: string, apiKeyId: string): Compiled =>
  compile(lockShared(apiKeyId, raw(`${settings}, `)), 'postgres');
