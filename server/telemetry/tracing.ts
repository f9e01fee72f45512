/**
 * Spans for the OpenTelemetry that an operator registers with `--import`: for requests, transactions, statements and tasks. Loaded
 * only if a variable `OTEL_…` is set. No span has a value, an id of a caller or a token.
 */
import type { RequestListener } from 'node:http';
import { type Context, context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { version } from '../../generated/handlers.ts';
import type { Driver, Transaction } from '../database/driver.ts';
import type { Compiled } from '../database/sql.ts';
import { operationAt } from '../http/request.ts';
import type { TaskKinds } from '../jobs/kinds.ts';

export interface Tracing {
  requests(app: RequestListener): RequestListener;
  driver(driver: Driver): Driver;
  tasks(kinds: TaskKinds): TaskKinds;
}

export function createTracing(): Tracing {
  const tracer = trace.getTracer('collaboration-backend', version);

  /** Runs work in a span, which fails if the work does. */
  async function during<Result>(span: Span, parent: Context, work: () => Promise<Result>): Promise<Result> {
    try {
      return await context.with(trace.setSpan(parent, span), work);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  }

  const requests: Tracing['requests'] = (app) => (req, res) => {
    const operation = operationAt(req.url ?? '');
    const attributes = { 'http.request.method': req.method, 'http.route': operation?.path };
    const parent = propagation.extract(context.active(), req.headers);
    const span = tracer.startSpan(operation?.id ?? `${req.method}`, { kind: SpanKind.SERVER, attributes }, parent);
    res.once('close', () => {
      span.setAttribute('http.response.status_code', res.statusCode);
      if (res.statusCode >= 500 || !res.writableFinished) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), app, undefined, req, res);
  };

  const driver: Tracing['driver'] = (inner) => {
    const attributes = { 'db.system.name': inner.engine === 'postgres' ? 'postgresql' : 'sqlite' };
    const statement = <Rows>(parent: Context, { text }: Compiled, send: () => Promise<Rows>): Promise<Rows> => {
      const kind = SpanKind.CLIENT;
      const span = tracer.startSpan('statement', { kind, attributes: { ...attributes, 'db.query.text': text } }, parent);
      return during(span, parent, send);
    };
    const transaction = (whole: Transaction, span: Span, began: Context): Transaction => ({
      begun: whole.begun,
      send: (compiled) => {
        const active = context.active();
        // A task has a span of its own within its transaction.
        const isWithin = trace.getSpan(active) !== trace.getSpan(began);
        return statement(isWithin ? active : trace.setSpan(began, span), compiled, () => whole.send(compiled));
      },
      commit: () => during(span, began, () => whole.commit()),
      rollback: async () => {
        await whole.rollback();
        span.setStatus({ code: SpanStatusCode.ERROR }).end();
      },
    });
    return {
      engine: inner.engine,
      send: (compiled, caller) => statement(context.active(), compiled, () => inner.send(compiled, caller)),
      read: (statements, caller) => {
        const text = statements.map((compiled) => compiled.text).join('; ');
        return statement(context.active(), { text, values: [], name: '' }, () => inner.read(statements, caller));
      },
      begin: async (caller, tenant) => {
        const began = context.active();
        const span = tracer.startSpan('transaction', { attributes }, began);
        try {
          return transaction(await inner.begin(caller, tenant), span, began);
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR }).end();
          throw error;
        }
      },
      ...(inner.connections === undefined ? {} : { connections: inner.connections.bind(inner) }),
      check: () => inner.check(),
      close: () => inner.close(),
    };
  };

  const tasks: Tracing['tasks'] = (kinds) => {
    const traced = <Result>(kind: string, work: () => Promise<Result>): Promise<Result> =>
      during(tracer.startSpan(`task ${kind}`), context.active(), work);
    return Object.fromEntries(
      Object.entries(kinds).map(([name, kind]) => [
        name,
        'execute' in kind
          ? { ...kind, execute: (task) => traced(name, () => kind.execute(task)) }
          : { ...kind, runBatch: (ask, task, now) => traced(name, () => kind.runBatch(ask, task, now)) },
      ]),
    );
  };
  return { requests, driver, tasks };
}
