/** The whole service on the embedded database in a new folder, filled with demo data. Tells who may call, and what is there. */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { createClient } from '../../../generated/client.ts';
import { readConfig } from '../../../server/config.ts';
import { mostBytes } from '../../../server/import/check.ts';
import { demoLines } from '../../../server/import/demo.ts';
import { importLines } from '../../../server/import/import.ts';
import { readLines } from '../../../server/import/lines.ts';
import { startService } from '../../../server/service.ts';
import { tellUsage } from './measured.ts';

const [documents = 1000, users = 100] = process.argv.slice(2).map(Number);
const config = readConfig({
  ...process.env,
  PORT: '0',
  DATA_DIR: process.env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'collaboration-bench-'))),
  CREATE_WORKSPACE_LIMIT: '0',
  LOG_LEVEL: 'silent',
});
const { url, environment } = await startService({ config, log: pino({ level: 'silent' }) });
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
const began = performance.now();
const summary = await importLines(environment, apiKey, readLines(Readable.from(lines()), mostBytes), {
  refused: () => {},
  progress: () => {},
});
const importedPerSecond = summary.lines / ((performance.now() - began) / 1000);

const { document_id: documentId, organization_id: organizationId } = await environment.db
  .selectFrom('documents')
  .select(['document_id', 'organization_id'])
  .where('api_key_id', '=', apiKey)
  .executeTakeFirstOrThrow();
tellUsage();
process.send?.({
  port: Number(new URL(url).port),
  apiKey,
  authToken,
  workspaceId: data.id,
  workspaceToken: data.authToken,
  organizationId,
  documentId,
  importedPerSecond,
});
