/** The migrations that a database has, and whether this version can run on its schema. Each is known by its name and its content. */
import { createHash } from 'node:crypto';
import { NotBegunError, otherSchema } from './database-errors.ts';
import { history, type SchemaMigration, statementsOf } from './schema.ts';
import { type Engine, type Sql, sql } from './sql.ts';

export interface Applied {
  name: string;
  isBreaking: boolean;
  /** The hash of the statements that were run; empty in a database of an unreleased version without hashes. */
  contentHash: string;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const contentHash = (migration: SchemaMigration, engine: Engine): string => hash(statementsOf(migration, engine));

/** Identifies this version's schema on both engines. */
export const schemaHash = hash(
  history.map((one) => `${one.name} ${contentHash(one, 'sqlite')} ${contentHash(one, 'postgres')}`).join(),
);

export const schemaError = (reason: string): NotBegunError =>
  new NotBegunError(Object.assign(new Error(reason), { code: otherSchema }));

export const createTable =
  'create table if not exists schema_migrations (name text not null primary key, is_breaking bigint not null, content_hash text not null)';

export const insertApplied = (migration: SchemaMigration, engine: Engine): string =>
  `insert into schema_migrations values ('${migration.name}', ${migration.isBreaking ? 1 : 0}, '${contentHash(migration, engine)}')`;

type Run = (statement: string) => Promise<readonly { readonly [column: string]: unknown }[]>;

/** Selects the tables of the schema, without those of extensions. */
const tables: { readonly [E in Engine]: string } = {
  postgres: `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e') order by relname`,
  sqlite: `select name from sqlite_schema where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name`,
};

const columns: { readonly [E in Engine]: string } = {
  postgres: `select attname as name from pg_attribute
    where attrelid = to_regclass('schema_migrations') and attnum > 0 and not attisdropped`,
  sqlite: `select name from pragma_table_info('schema_migrations')`,
};

/** Reads the migrations of the database. Before the first one, the table of migrations is missing. Throws for another application's tables. */
export async function findApplied(run: Run, engine: Engine): Promise<Applied[]> {
  // The tables first: another process may create the schema in between.
  const [table] = await run(tables[engine]);
  const found = new Set((await run(columns[engine])).map(({ name }) => name));
  if (found.has('is_breaking')) {
    const content = found.has('content_hash') ? 'content_hash' : `''`;
    const rows = await run(`select name, is_breaking, ${content} as content_hash from schema_migrations order by name`);
    return rows.map((row) => toApplied({ name: row.name, isBreaking: row.is_breaking, contentHash: row.content_hash }));
  }
  if (table === undefined) return [];
  throw schemaError(
    `it has tables of another application, such as "${String(table.name)}". Create an empty database for the service, and name it in the settings.`,
  );
}

export interface AppliedRow {
  name: unknown;
  isBreaking: unknown;
  contentHash: unknown;
}

export const toApplied = ({ name, isBreaking, contentHash: content }: AppliedRow): Applied => ({
  name: String(name),
  isBreaking: Number(isBreaking) === 1,
  contentHash: String(content),
});

/** The same of a running service's database. */
export const allApplied: Sql<AppliedRow> = sql<AppliedRow>`select name, is_breaking, content_hash from schema_migrations order by name`;

/** Throws if this version cannot run on a schema with these migrations. */
export function assertFits(applied: readonly Applied[], engine: Engine, migrations: readonly SchemaMigration[] = history): void {
  for (const { name, isBreaking, contentHash: content } of applied) {
    const known = migrations.find((migration) => migration.name === name);
    if (known === undefined && isBreaking)
      throw schemaError(
        `its schema has the migration "${name}", which this version does not know. A newer version or another branch has applied it: run that version, or restore an earlier backup.`,
      );
    if (known !== undefined && content !== contentHash(known, engine))
      throw schemaError(
        `its migration "${name}" has another content than that of this version. An unreleased version or another branch has created its schema: run that version, restore a backup of this version, or remove the database and start with an empty one.`,
      );
  }
}
