/** The service of a next version: today's, with further migrations. Stands for a release that does not exist yet. */
import { history } from '../../server/database/schema.ts';

const further = [
  { name: '0002-next-table', isBreaking: false, sql: 'create table next_things (thing_id text not null primary key)' },
  { name: '0003-next-column', isBreaking: false, sql: 'alter table documents add column next_note text' },
  { name: '0004-next-index', isBreaking: false, index: 'documents_by_next_note on documents (api_key_id, next_note)' },
];
Object.assign(history, Object.fromEntries(further.map((migration, i) => [history.length + i, migration])));

await import('../../server/main.ts');
