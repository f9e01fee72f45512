/** Traces in the OpenTelemetry that an operator registers. */
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { InMemorySpanExporter, NodeTracerProvider, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-node';
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { Connection } from '../support/connection.ts';
import { aService, aTenantWithAcme } from '../support/harness.ts';

const exporter = new InMemorySpanExporter();

beforeAll(() => {
  new NodeTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] }).register();
  return () => {
    for (const api of [trace, context, propagation]) api.disable();
  };
});
beforeEach(() => {
  vi.stubEnv('OTEL_SERVICE_NAME', 'collaboration');
  onTestFinished(() => void vi.unstubAllEnvs());
});

const spans = () => exporter.getFinishedSpans();
const childrenOf = (parent: ReadableSpan | undefined) =>
  spans().filter((span) => span.parentSpanContext?.spanId === parent?.spanContext().spanId);
const named = (name: string) => spans().filter((span) => span.name === name);

it("A request continues its caller's trace, with its transactions and their statements", async () => {
  const { client } = await aTenantWithAcme(await aService());
  exporter.reset();
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const onRequest = ({ headers }: Request) => headers.set('traceparent', `00-${traceId}-b7ad6b7169203331-01`);
  await client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'secret-plan' }] }, { onRequest });
  await vi.waitFor(() => expect(named('addDocuments')).toHaveLength(1));
  const [request] = named('addDocuments');
  expect(request).toMatchObject({ kind: SpanKind.SERVER, parentSpanContext: { spanId: 'b7ad6b7169203331' } });
  expect(request?.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/v2/organizations/documents/add',
    'http.response.status_code': 200,
  });
  const system = { 'db.system.name': process.env.TEST_ENGINE === 'postgres' ? 'postgresql' : 'sqlite' };
  for (const span of [...named('transaction'), ...named('statement')]) expect(span.attributes).toMatchObject(system);
  expect(named('statement').every(({ kind }) => kind === SpanKind.CLIENT)).toBe(true);
  expect(spans().every(({ status }) => status.code === SpanStatusCode.UNSET)).toBe(true);
  const [transaction] = childrenOf(request).filter(({ name }) => name === 'transaction');
  const statements = childrenOf(transaction);
  expect(statements.map(({ name }) => name)).toContain('statement');
  expect(statements.some(({ attributes }) => /insert into documents/.test(String(attributes['db.query.text'])))).toBe(true);
  for (const span of spans()) {
    expect(span.spanContext().traceId).toBe(traceId);
    expect(JSON.stringify(span.attributes)).not.toMatch(/secret-plan|acme/);
  }
});

it('A request whose caller disconnects has a span that ends with an error', async () => {
  const { url } = await aService();
  exporter.reset();
  const connection = await Connection.open(url);
  connection.write('POST /v2/workspace/create HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{');
  connection.socket.end(() => connection.socket.destroy());
  await vi.waitFor(() => expect(named('createWorkspace')).toHaveLength(1));
  expect(named('createWorkspace')[0]?.status.code).toBe(SpanStatusCode.ERROR);
});

it('The spans of concurrent requests have only their own statements', async () => {
  const { client } = await aTenantWithAcme(await aService({ maxConcurrentRequests: 1 }));
  exporter.reset();
  await Promise.all(Array.from({ length: 8 }, () => client.getDocuments({ organizationId: 'acme' })));
  await vi.waitFor(() => expect(named('getDocuments')).toHaveLength(8));
  const counts = named('getDocuments').map((request) => childrenOf(request).length);
  expect(new Set(counts).size).toBe(1);
  expect(counts[0]).toBeGreaterThan(0);
});

it('A task has a span with its statements, which records a failure', async () => {
  const service = await aService();
  const { client } = await aTenantWithAcme(service);
  await client.addDocuments({ organizationId: 'acme', documents: [{ documentId: 'plan' }] });
  exporter.reset();
  await client.migrateDocuments({ organizationId: 'acme', documentId: 'plan', newDocumentId: 'plan-2' });
  await service.work();
  const migrations = spans().filter(({ name }) => /^task .*migrat/.test(name));
  expect(migrations.length).toBeGreaterThan(0);
  expect(migrations.flatMap(childrenOf).map(({ name }) => name)).toContain('statement');
  const { environment } = service.service;
  const broken = environment.ask({ texts: ['select nothing from nowhere', 'select nothing from nowhere'], pieces: [] });
  await expect(broken).rejects.toThrow();
  expect(named('statement').at(-1)?.status.code).toBe(SpanStatusCode.ERROR);
  exporter.reset();
  const refused = environment.changeOf('key')({ prepare: () => Promise.reject(new Error('no')), write: () => ({}) });
  await expect(refused).rejects.toThrow('no');
  expect(named('transaction').map(({ status }) => status.code)).toEqual([SpanStatusCode.ERROR]);
  const { url } = service;
  expect((await fetch(`${url}/lost`)).status).toBe(404);
  await vi.waitFor(() => expect(named('GET')).toHaveLength(1));
  expect(named('GET')[0]?.status.code).toBe(SpanStatusCode.UNSET);
});
