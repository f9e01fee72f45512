/** Callers who write during faults, and the allowed responses. */
import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '../../generated/handlers.ts';
import { type Context, report, type ServiceProcess, type TortureDatabase } from './framework.ts';
import { createCaller, credentialsFor, type Reply, type Tenant } from './http.ts';
import { openJournal } from './journal.ts';

export interface Writers {
  /** The current fault, which violations name. */
  phase: string;
  readonly counts: { acknowledged: number; unavailable: number; unknown: number };
  slowestMs: number;
  /** Waits until `count` more writes are acknowledged. Returns false after the timeout. */
  untilAcknowledged(count: number, timeoutMs: number): Promise<boolean>;
  stop(): Promise<void>;
  /** Checks that no rejected write has happened, and that no acknowledged one is lost, unless some may be. Returns the lost ones. */
  checkKept(database: Pick<TortureDatabase, 'query'>, options?: { mayLose?: boolean }): Promise<number>;
}

interface WritersOptions {
  service: ServiceProcess;
  tenant: Tenant;
  callers?: number;
}

let started = 0;

export function startWriters(context: Context, { service, tenant, callers = 8 }: WritersOptions): Writers {
  const { violation } = context;
  const caller = createCaller(service.url, { connections: callers, timeoutMs: 20_000 });
  const set = started++;
  const acknowledged = openJournal<string>(context.folder, `writers-${set}`);
  const refused: string[] = [];
  let isOver = false;
  const writers: Writers = {
    phase: 'before anything is broken',
    counts: { acknowledged: 0, unavailable: 0, unknown: 0 },
    slowestMs: 0,
    untilAcknowledged: async (count, timeoutMs) => {
      const wanted = writers.counts.acknowledged + count;
      const end = performance.now() + timeoutMs;
      while (writers.counts.acknowledged < wanted && performance.now() < end) await pause(10);
      return writers.counts.acknowledged >= wanted;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(loops);
      caller.close();
    },
    checkKept: async (database, { mayLose = false } = {}) => {
      const rows = await database.query('select organization_id from organizations where api_key_id = $1', [tenant.apiKey]);
      const kept = new Set(rows.map((row) => String(row.organization_id)));
      const lost = acknowledged.entries().filter((id) => !kept.has(id)).length;
      if (lost > 0 && !mayLose) violation(`${lost} writes were acknowledged and are gone.`);
      const done = refused.filter((id) => kept.has(id)).length;
      if (done > 0) violation(`${done} writes were answered with 503 and have happened.`);
      return lost;
    },
  };

  function judge(id: string, reply: Reply): void {
    const { status, headers, text } = reply;
    writers.slowestMs = Math.max(writers.slowestMs, reply.ms);
    if (status === 200) {
      acknowledged.append(id);
      writers.counts.acknowledged++;
    } else if (status === 503) {
      refused.push(id);
      writers.counts.unavailable++;
      if (headers['retry-after'] === undefined) violation(`${writers.phase}: a 503 has no retry-after.`);
    } else if (status === 500 && text.includes('did not confirm the change')) {
      writers.counts.unknown++;
    } else {
      violation(`${writers.phase}: answered ${status} ${text.slice(0, 200)}`);
    }
  }

  const write = async (name: string): Promise<void> => {
    for (let i = 0; !isOver && !service.hasExited(); i++) {
      const id = `${name}-${i}`;
      const body = JSON.stringify({ data: { organizations: [{ organizationId: id, organizationName: id }] } });
      const reply = await caller
        .send(operations.addOrganizations.path, credentialsFor('addOrganizations', tenant), body)
        .catch((error: unknown) => {
          if (!service.hasExited()) report(context, `${writers.phase}: no reply`, error);
        });
      if (reply !== undefined) judge(id, reply);
      // Enough calls are on their way at any time, without using up the machine.
      await pause(20);
    }
  };
  const loops = Array.from({ length: callers }, (_, i) => write(`set-${set}-caller-${i}`));
  return writers;
}
