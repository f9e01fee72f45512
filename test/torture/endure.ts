/** Breaks something below a working service, repairs it, and checks the promises for such times. */
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../../generated/client.ts';
import { startWriters, type Writers } from './fault-load.ts';
import { type Context, type Env, report, type ServiceProcess } from './framework.ts';
import { createCaller, createTenant, type Tenant } from './http.ts';
import { patientEnv } from './process.ts';

/** Short timeouts, so that each ends during a fault. */
export const shortTimeouts: Env = {
  ...patientEnv,
  DATABASE_CONNECT_TIMEOUT: '1',
  DATABASE_STATEMENT_TIMEOUT: '2',
  DATABASE_LOCK_TIMEOUT: '1',
  READINESS_TIMEOUT: '1',
};
const readinessTimeoutMs = 1000;
const slackMs = 500;
const maxHealthMs = 1000;
const maxRecoveryMs = 10_000;

export interface Fault {
  name: string;
  /** Breaks something, and returns a function that repairs it. */
  inject(): Promise<() => Promise<void>>;
  /** Milliseconds from the fault to its repair. */
  lastsMs: number;
  /** The expected state of /readyz during the fault; undefined if either is fine. */
  isReady?: boolean;
  /** Milliseconds for which the event loop may be blocked during the fault. */
  maxEventLoopMs?: number;
}

export interface Victim {
  service: ServiceProcess;
  tenant: Tenant;
  writers: Writers;
}

export async function victimOf(context: Context, service: ServiceProcess): Promise<Victim> {
  const tenant = await createTenant(service.url);
  return { service, tenant, writers: startWriters(context, { service, tenant }) };
}

/** Returns all faults; in the short form, a third of them, which change with the seed. */
export const chosenOf = ({ short, random }: Context, faults: readonly Fault[]): readonly Fault[] =>
  short ? random.shuffle(faults).slice(0, Math.ceil(faults.length / 3)) : faults;

/** Returns false if the service has ended or has not recovered, so that the next fault needs another one. */
export async function endure(context: Context, { service, tenant, writers }: Victim, fault: Fault): Promise<boolean> {
  const { violation, exceeded } = context;
  writers.phase = fault.name;
  writers.slowestMs = 0;
  const before = { ...writers.counts };
  await service.eventLoopDelay();
  const mend = await fault.inject();
  const brokenAt = performance.now();
  const mendAt = brokenAt + fault.lastsMs;
  while (performance.now() < mendAt && !service.hasExited()) {
    await Promise.all([checkHealth(context, service, fault), checkReadiness(context, service, fault, mendAt), pause(200)]);
  }
  const { maxMs } = await service.eventLoopDelay();
  if (maxMs > (fault.maxEventLoopMs ?? Number.POSITIVE_INFINITY)) {
    exceeded(`${fault.name}: the event loop was held up for more than ${fault.maxEventLoopMs} ms.`);
  }
  await mend();
  const mendedAt = performance.now();
  const recovered = !service.hasExited() && (await hasRecovered({ service, tenant, writers }));
  const recoveryMs = performance.now() - mendedAt;
  if (service.hasExited()) {
    const { code, signal } = await service.exited;
    violation(`${fault.name}: the process ended (${code ?? signal}).`);
  } else if (!recovered) {
    exceeded(`${fault.name}: not recovered ${maxRecoveryMs} ms after it was mended.`);
  }
  const count = (of: keyof Writers['counts']) => writers.counts[of] - before[of];
  context.log(
    `${fault.name}: ${count('acknowledged')} acknowledged, ${count('unavailable')} unavailable, ${count('unknown')} unknown, ` +
      `slowest ${Math.round(writers.slowestMs)} ms, recovered in ${Math.round(recoveryMs)} ms, event loop held ${maxMs} ms`,
  );
  return recovered;
}

async function checkHealth(context: Context, service: ServiceProcess, { name }: Fault): Promise<void> {
  const status = await ask(service, '/healthz', maxHealthMs);
  if (service.hasExited()) return;
  if (typeof status !== 'number') report(context, `${name}: /healthz`, status);
  else if (status !== 200) context.violation(`${name}: /healthz answered ${status}.`);
}

async function checkReadiness(context: Context, service: ServiceProcess, fault: Fault, mendAt: number): Promise<void> {
  const status = await ask(service, '/readyz', readinessTimeoutMs + slackMs);
  if (service.hasExited()) return;
  if (typeof status !== 'number') report(context, `${fault.name}: /readyz`, status);
  else if (fault.isReady !== undefined && performance.now() < mendAt && status !== (fault.isReady ? 200 : 503)) {
    context.violation(`${fault.name}: /readyz answers ${status}.`);
  }
}

/** Returns the status, or the reason for none. */
async function ask({ url }: ServiceProcess, path: string, timeoutMs: number): Promise<unknown> {
  const caller = createCaller(url, { connections: 1, timeoutMs });
  const status = await caller.send(path, {}, '', 'GET').then(
    (reply) => reply.status,
    (error: unknown) => error,
  );
  caller.close();
  return status;
}

/** Returns whether it is ready, acknowledges writes, and runs tasks. */
async function hasRecovered({ service, tenant, writers }: Victim): Promise<boolean> {
  const end = performance.now() + maxRecoveryMs;
  const client = createClient({ baseUrl: service.url, apiKey: tenant.apiKey, authToken: tenant.authToken, retries: 0 });
  const options = { timeoutMs: maxRecoveryMs };
  if (!(await writers.untilAcknowledged(10, maxRecoveryMs))) return false;
  let jobId: string | undefined;
  while (performance.now() < end && !service.hasExited()) {
    const status = await ask(service, '/readyz', maxRecoveryMs);
    jobId ??= await client.deleteAllUserData({ userIds: ['nobody'] }, options).then(
      ({ data }) => data.jobId,
      () => undefined,
    );
    const isDone =
      jobId !== undefined &&
      (await client.getDeleteAllUserDataStatus({ jobId }, options).then(
        ({ data }) => data.isDeleteCompleted,
        () => false,
      ));
    if (status === 200 && isDone) return true;
    await pause(50);
  }
  return false;
}
