/** Counts the contents of workspaces, so that their owner tells them apart. */
import type { Ask } from '../database/sql.ts';
import { among, limit, raw, sql } from '../database/sql.ts';
import * as store from './store.ts';

/** Rows are counted up to this number, so that a page costs the same for any workspace. */
const maxCounted = 1000;
const tables = ['organizations', 'documents', 'users'] as const;

/** Returns the contents in words, such as `1 API key, 2 organizations, 1,000 or more documents`. */
export async function contentsOf(ask: Ask, workspaceId: string): Promise<string> {
  const keys = await ask(store.findApiKeys(workspaceId));
  const keyIds = keys.map(({ apiKeyId }) => apiKeyId);
  const counts = await Promise.all(
    tables.map(async (table): Promise<[string, number]> => {
      const [counted] = await ask(sql<{ count: number }>`select count(*) as count from
        (select 1 from ${raw(table)} where api_key_id ${among(keyIds)} ${limit(maxCounted)}) as found`);
      return [table, counted?.count ?? 0];
    }),
  );
  return [['API keys', keys.length] as const, ...counts].map(([name, count]) => inWords(count, name)).join(', ');
}

function inWords(count: number, plural: string): string {
  if (count === 0) return `no ${plural}`;
  if (count === 1) return `1 ${plural.slice(0, -1)}`;
  return `${count.toLocaleString('en')}${count === maxCounted ? ' or more' : ''} ${plural}`;
}
