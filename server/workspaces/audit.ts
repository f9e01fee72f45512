/**
 * The audit: changes of workspaces, API keys, domains, tokens and tasks, each recorded in the transaction of its change. Triggers in
 * the database reject to update or delete an entry.
 */
import { v7 as orderedUuid } from 'uuid';
import { limit, raw, type Sql, sql } from '../database/sql.ts';

interface Change {
  /** Empty for a change of the whole service. */
  workspaceId: string;
  /** `console`, `token`, `apiKey`, or `operator` with the name of the operating system's user. */
  actor: string;
  /** The operation, or the command of `npm run admin`. */
  action: string;
  /** The id of the workspace, API key or task. */
  subjectId: string;
  /** The changed settings. Never a token. */
  details?: object;
}

export const record = (now: number, { workspaceId, actor, action, subjectId, details = {} }: Change): Sql => sql`
  insert into audit_entries (entry_id, created_at, workspace_id, actor, action, subject_id, details)
  values (${orderedUuid()}, ${now}, ${workspaceId}, ${actor}, ${action}, ${subjectId}, ${JSON.stringify(details)})`;

interface Entry {
  createdAt: number;
  workspaceId: string;
  actor: string;
  action: string;
  subjectId: string;
  /** JSON. */
  details: string;
}

const columns = raw('created_at, workspace_id, actor, action, subject_id, details');

/** Selects the latest entries, of one workspace or of all. */
export const latest = (workspaceId: string | undefined, maxRows: number) =>
  sql<Entry>`select ${columns} from audit_entries
    where ${workspaceId === undefined ? sql`true` : sql`workspace_id = ${workspaceId}`} order by entry_id desc ${limit(maxRows)}`;
