/**
 * The whole service with demo data, on the configured database, or on an embedded one in a new folder. Reports the credentials and
 * the data. Its worker is off unless `WORKER` is on, since queued work is not part of an operation's cost.
 */
import { limit, sql } from '../../../server/database/sql.ts';
import '../../../server/heap.ts';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { createClient } from '../../../generated/client.ts';
import { readLines } from '../../../server/ledger/lines.ts';
import { maxLineBytes } from '../../../server/operate/import/check.ts';
import { demoLines } from '../../../server/operate/import/demo.ts';
import { importLines } from '../../../server/operate/import/run-import.ts';
import { startService } from '../../../server/service.ts';
import { readConfig } from '../../../server/settings/config.ts';
import { reportUsage } from './measured.ts';

export interface Filled {
  port: number;
  apiKey: string;
  authToken: string;
  workspaceId: string;
  workspaceToken: string;
  /** The first documents, by organization and id. */
  places: { organizationId: string; documentId: string }[];
}

const maxPlaces = 40_000;

const [documents = 1000, users = 100] = process.argv.slice(2).map(Number);
const config = readConfig({
  ...process.env,
  PORT: '0',
  DATA_DIR: process.env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'collaboration-bench-'))),
  CREATE_WORKSPACE_LIMIT: '0',
  LOGIN_LINK_LIMIT: '0',
  LOG_LEVEL: 'silent',
});
const { url, environment } = await startService({
  config,
  log: pino({ level: 'silent' }),
  pollIntervalMs: process.env.WORKER === 'on' ? 1000 : 0,
});
const { data } = await createClient({ baseUrl: url }).createWorkspace({
  ownerEmail: 'maya@acme.example',
  name: 'Maya',
  workspaceName: 'Bench',
});
const workspace = createClient({ baseUrl: url, workspaceId: data.id, authToken: data.authToken });
const [apiKey = ''] = Object.keys(data.apiKeyList);
const { authToken } = (await workspace.getAuthTokens({ apiKey })).data;

const lines = function* () {
  for (const line of demoLines({ documents, users, seed: 1 })) yield Buffer.from(`${JSON.stringify(line)}\n`);
};
await importLines(environment, apiKey, readLines(Readable.from(lines()), maxLineBytes), {
  refused: () => {},
  progress: () => {},
});

const places = await environment.ask(sql<{ organizationId: string; documentId: string }>`
  select organization_id, document_id
  from documents join organizations on organizations.api_key_id = documents.api_key_id and organizations.id = organization_key
  where documents.api_key_id = ${apiKey} order by organization_id, document_id ${limit(maxPlaces)}`);
reportUsage();
const filled: Filled = {
  port: Number(new URL(url).port),
  apiKey,
  authToken,
  workspaceId: data.id,
  workspaceToken: data.authToken,
  places,
};
process.send?.(filled);
