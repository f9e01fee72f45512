/** Who is looking at which document. An entry that is not renewed in time is gone, whether or not its row is. */
import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { deleteUnlocked } from '../database/lock.ts';
import { sortByColumns } from '../database/rows.ts';
import { jsonText } from '../database/search.ts';
import { type Expressions, excluded, integer, optional, rowsOf, statement, type Text, text } from '../database/statement.ts';
import type { Tables } from '../database/tables.ts';
import { writeStatement } from '../database/write-statement.ts';
import { documentKeyOf, documentQuery } from '../documents/store.ts';

const key = ['api_key_id', 'document_key', 'user_id'] as const;

const upsertEntries = writeStatement({
  parameters: {
    ...{ apiKeyId: text, now: integer, organizationId: text, documentId: text },
    entries: rowsOf('presence', ['user_id', 'status', 'details']),
  },
  columns: ['documentKey'],
  find: (db, document) => documentQuery(db, { ...document, documentKey: undefined }).select('document_key as documentKey'),
  first: (db, { apiKeyId, organizationId, entries }, { documentKey, now, source }) => {
    const ofDocument = { api_key_id: apiKeyId, organization_id: organizationId, document_key: documentKey, renewed_at: now };
    const { columns, query } = entries.withColumns(source, ofDocument);
    return db
      .insertInto('presence')
      .columns(columns)
      .expression(query)
      .onConflict((conflict) => conflict.columns(key).doUpdateSet(excluded('status', 'details', 'renewed_at')));
  },
  others: [],
});

export interface Entry {
  userId: string;
  status: Tables['presence']['status'];
  /** The entry's own fields. */
  fields: { readonly [name: string]: unknown };
}

/** Adds entries; that of a user who is on the list already is replaced and renewed. Returns whether there is such a document. */
export async function upsert(
  tx: Tx,
  document: { apiKeyId: string; organizationId: string; documentId: string },
  now: number,
  present: readonly Entry[],
): Promise<boolean> {
  const entries = present.map(({ userId, status, fields }) => ({ user_id: userId, status, details: JSON.stringify(fields) }));
  return (await upsertEntries(tx, { ...document, now, entries: sortByColumns(entries, 'user_id') })) !== undefined;
}

/** Entries that a page looks at, more than it may have: many may be of users who are gone, until they are removed. */
const maxEntries = 5000;

const ofDocument = { apiKeyId: text, organizationId: text, documentId: text };
const scope = { ...ofDocument, after: optional(text) };
type Document = Expressions<typeof ofDocument>;

const entriesOf = (db: Db, { apiKeyId, organizationId, documentId }: Document) =>
  db
    .selectFrom('presence')
    .where('api_key_id', '=', apiKeyId)
    .where('document_key', '=', documentKeyOf(db, { apiKeyId, organizationId, documentId, documentKey: undefined }));

/** The last user whom a page looks at; none where it looks at all that are left. */
const lastQuery = (db: Db, document: Document, after: Text | undefined) => {
  const entries = entriesOf(db, document)
    .select('user_id')
    .orderBy('user_id')
    .limit(sql.lit(1))
    .offset(sql.lit(maxEntries - 1));
  return after === undefined ? entries : entries.where('user_id', '>', after);
};

/** Name and address of a user take no more than this of a reply. */
const maxNameBytes = 3000;

/**
 * Who is present in the document, in the order of their ids: those who were renewed after `since`. Without their details, which may be
 * large, but with what each takes of a reply, or a little more. Of many entries it looks at the first: `scanned_until` is the last of these.
 */
export const findPage = statement({ ...scope, since: integer, limit: integer }, (db, { since, after, limit, ...document }) => {
  const entries = entriesOf(db, document);
  const last = lastQuery(db, document, after).$asScalar();
  const page = entries
    .select(['document_key', 'user_id', 'status', 'renewed_at'])
    .select(
      sql<number>`octet_length(details) + 2 * octet_length(user_id) + 100 + coalesce((
        select case when octet_length(users.details) < ${sql.lit(maxNameBytes)} then octet_length(users.details) else ${sql.lit(maxNameBytes)} end
        from users where users.api_key_id = presence.api_key_id and users.organization_id = presence.organization_id
          and users.user_id = presence.user_id), 0)`.as('bytes'),
    )
    .select(last.as('scanned_until'))
    .where('renewed_at', '>', since)
    .where('user_id', '<=', ({ fn }) =>
      fn.coalesce(
        last,
        entries.select(({ fn: { max } }) => max('user_id').as('last')),
      ),
    )
    .orderBy('user_id')
    .limit(limit);
  return after === undefined ? page : page.where('user_id', '>', after);
});

const findLast = statement(scope, (db, { after, ...document }) => lastQuery(db, document, after));

/** What `scanned_until` is where a page has found nobody. */
export async function findScannedUntil(db: Db, query: Parameters<typeof findLast>[1]): Promise<string | null> {
  const [last] = await findLast(db, query);
  return last?.user_id ?? null;
}

export type PresentRow = Awaited<ReturnType<typeof findPage>>[number];

const detailsOf = statement({ entries: rowsOf('presence', key) }, (db, { entries }) =>
  db
    .selectFrom('presence')
    .leftJoin('users', (join) =>
      join
        .onRef('users.api_key_id', '=', 'presence.api_key_id')
        .onRef('users.organization_id', '=', 'presence.organization_id')
        .onRef('users.user_id', '=', 'presence.user_id'),
    )
    .select(['presence.user_id', 'presence.details'])
    .select([jsonText(db, 'users.details', 'name').as('name'), jsonText(db, 'users.details', 'email').as('email')])
    .where(entries.includes('presence.api_key_id', 'presence.document_key', 'presence.user_id')),
);

export interface PresentDetails {
  /** The entry's own fields, as JSON. */
  details: string;
  /** The current ones of the user. */
  name: string | null;
  email: string | null;
}

/** The details of those of these users who are still there, by id. */
export async function findDetails(db: Db, apiKeyId: string, rows: readonly PresentRow[]): Promise<Map<string, PresentDetails>> {
  if (rows.length === 0) return new Map();
  const entries = rows.map(({ document_key, user_id }) => ({ api_key_id: apiKeyId, document_key, user_id }));
  const found = await detailsOf(db, { entries });
  return new Map(found.map(({ user_id, ...details }) => [user_id, details]));
}

/** Removes entries that were renewed last at this time or before, of every API key; false when there are no more. */
export async function removeExpired(db: Db, since: number, limit: number): Promise<boolean> {
  const expired = db.selectFrom('presence').select(key).where('renewed_at', '<=', since).orderBy('renewed_at').limit(limit);
  return (await deleteUnlocked(db, 'presence', key, expired)) === limit;
}
