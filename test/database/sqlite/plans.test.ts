/**
 * SQLite reads no more for an operation as the tenant grows. It plans without statistics, and may take an index that has all columns of a
 * statement, but begins with the API key or the organization alone.
 */
import { DatabaseSync } from 'node:sqlite';
import { context, propagation, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fileIn } from '../../../server/database/sqlite/open.ts';
import { aTenant, startTestService, type TestService } from '../../support/harness.ts';
import { aLink } from '../../support/mailbox.ts';
import { runAll } from '../../support/run-all.ts';
import { differencesOf, templatesOf } from './row-types.ts';

/** Tables with a few rows for each API key, its organizations in the order of a page, and the first or last rows of an index. */
const allowed =
  /sqlite_autoindex_(api_keys|email_configs|event_logs|organizations|webhooks)_1|deletion_jobs_of_key|events_without_position|tasks_by_job|tasks_of_open_jobs/;
/** Removes all rows of an owner, some at a time. */
const isErasure = /^\s*with found as materialized \( select [a-z_, 0()]+ as row_bytes from \w+ where \w+ = \? limit 500 \)/;
/** Counts the first rows of some owners. */
const isCount =
  /^ ?select count\(\*\) as count from \(select 1 from \w+ where api_key_id in \([^()]+\([^()]+\)\) limit cast\(\? as integer\)\) as found$/;
/** Reads the first rows of an organization, in the order of an index. */
const isPage =
  /organization_key = (\?|\(select organizations\.id [^()]*\))( and document_exists = 1)?( order by [a-z_, ]+)? limit (cast\(\? as integer\)|\d+)/;

/** Signs in by a link, as a browser does, and reads the workspace. */
async function visitConsole(service: TestService): Promise<void> {
  const { workspaceId } = await aTenant(service);
  const { token } = await aLink(service);
  await fetch(`${service.url}/login?token=${token}`);
  const body = new URLSearchParams({ token, tokens: 'keep', workspace: workspaceId });
  const { headers } = await fetch(`${service.url}/login`, { method: 'POST', body, redirect: 'manual' });
  const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? [];
  const sent = { cookie, 'x-svc-workspace-id': workspaceId, origin: service.config.publicUrl, 'content-type': 'application/json' };
  const response = await fetch(`${service.url}/v2/workspace/get`, { method: 'POST', headers: sent, body: '{"data":{}}' });
  expect(response.status).toBe(200);
}

/** Returns the statements of the service, as the spans have them. */
async function statementsOf(service: TestService, exporter: InMemorySpanExporter): Promise<Set<string>> {
  await runAll(service);
  await visitConsole(service);
  const texts = exporter.getFinishedSpans().map(({ attributes }) => String(attributes['db.query.text'] ?? ''));
  // The span of a snapshot has several statements.
  return new Set(texts.flatMap((text) => text.split(/;\s+(?=select|with)/)));
}

let statements: ReadonlySet<string>;
let database: DatabaseSync;
let service: TestService;

beforeAll(async () => {
  const exporter = new InMemorySpanExporter();
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  vi.stubEnv('OTEL_SERVICE_NAME', 'collaboration');
  try {
    service = await startTestService({ createWorkspaceLimit: 1000, loginLinkLimit: 1000 });
    statements = await statementsOf(service, exporter);
    database = new DatabaseSync(fileIn(service.config.dataDir), { readOnly: true });
  } finally {
    vi.unstubAllEnvs();
    for (const api of [trace, context, propagation]) api.disable();
  }
});
afterAll(async () => {
  database.close();
  await service.stop();
});

it('SQLite finds the rows of an operation by more than their API key and organization', () => {
  const found: string[] = [];
  for (const text of statements) {
    if (!/^\s*(select|insert|update|delete|with)\b/i.test(text)) continue;
    const plan = database
      .prepare(`explain query plan ${text}`)
      .all()
      .map(({ detail }) => String(detail));
    const statement = text.replaceAll(/\s+/g, ' ');
    const isWhole = isPage.test(statement)
      ? /\((api_key_id|caller_id)=\?\)/
      : /\((api_key_id|caller_id)=\?( AND organization_key=\?)?\)/;
    const reading =
      isErasure.test(statement) || isCount.test(statement) ? [] : plan.filter((step) => isWhole.test(step) && !allowed.test(step));
    found.push(...reading.map((step) => `${step}: ${statement}`));
  }
  expect(statements.size).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it('Each statement selects the columns of its row type', () => {
  const templates = templatesOf();
  const compared = [...statements].flatMap((text) => {
    const differences = /^\s*(select|with)\b|\breturning\b/i.test(text) ? differencesOf(database, templates, text) : undefined;
    return differences === undefined ? [] : [differences];
  });
  expect(compared.length).toBeGreaterThan(150);
  expect(compared.flat()).toEqual([]);
});
