/** Loads the metrics and the tracing that an operator has set. Others need none of their packages. */
import type { Config } from '../settings/config.ts';
import type { Metrics } from './metrics.ts';
import type { Tracing } from './tracing.ts';

export interface Observers {
  /** Undefined: nothing is measured. */
  metrics?: Metrics | undefined;
  /** Undefined: nothing is traced. */
  tracing?: Tracing | undefined;
}

export async function observe({ healthPort }: Config, env: NodeJS.Dict<string>): Promise<Observers> {
  const isTraced = Object.keys(env).some((name) => name.startsWith('OTEL_'));
  return {
    metrics: healthPort === undefined ? undefined : (await import('./metrics.ts')).createMetrics(),
    tracing: isTraced ? (await import('./tracing.ts')).createTracing() : undefined,
  };
}
