/**
 * A pool of connections is shared by all tenants. One whose rows are locked elsewhere, or whose transactions are slow, would soon hold all
 * of it; so no tenant holds more than a part, its tasks included, and what does not get its turn in time is answered with 503.
 */
import { unavailable } from '../errors.ts';
import type { Tenant } from './tenant-lock.ts';
import type { Change, ChangeOf, Statements, Work } from './verbs.ts';

interface Limit {
  /** Transactions of one tenant at once. */
  max: number;
  /** Milliseconds to wait for a turn. */
  timeoutMs: number;
}

/** How many connections of a pool are for what at once. */
interface PoolShares {
  /** The worker's transactions, which may all be of one tenant. */
  tasks: number;
  /** Those of the calls of one tenant. */
  callsOfTenant: number;
}

const maxShareOfTasks = 0.25;
const maxShareOfCalls = 0.75;
/**
 * An eighth of the default, so that tasks get a tenth of what the database does however many call. While tasks wait, the p99 of 32 callers is
 * 1.1 to 1.2 times as long; with four at once it was 2.0 to 2.2 times (2026-11-23).
 */
const maxTasks = 2;

/** `poolSize`: 4 or more. Calls and tasks of one tenant leave one connection to others, and two of eight or more. */
export function sharesOf(poolSize: number): PoolShares {
  const tasks = Math.min(Math.floor(poolSize * maxShareOfTasks), maxTasks);
  const others = poolSize < 8 ? 1 : 2;
  return { tasks, callsOfTenant: Math.min(Math.ceil(poolSize * maxShareOfCalls), poolSize - tasks - others) };
}

/** `caller`: an API key, a workspace or the public. */
export type CallOf = (caller: string, tenant: Tenant) => Change;

export function limitPerTenant(changeOf: ChangeOf, { max, timeoutMs }: Limit): CallOf {
  const tenants = new Map<string, { running: number; waiting: Set<() => void> }>();

  async function enter(tenant: string): Promise<void> {
    const turns = tenants.get(tenant) ?? { running: 0, waiting: new Set() };
    tenants.set(tenant, turns);
    if (turns.running < max) {
      turns.running++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        turns.waiting.delete(start);
        reject(unavailable(new Error('Timed out waiting for a transaction slot of this tenant.')));
      }, timeoutMs);
      // The place of the one that has ended, which is still counted.
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      turns.waiting.add(start);
    });
  }

  function leave(tenant: string): void {
    const turns = tenants.get(tenant);
    const [next] = turns?.waiting ?? [];
    if (turns === undefined) return;
    if (next !== undefined) {
      turns.waiting.delete(next);
      next();
    } else if (--turns.running === 0) tenants.delete(tenant);
  }

  return (caller, tenant) =>
    async <Found, Written extends Statements>(work: Work<Found, Written>) => {
      await enter(caller);
      try {
        return await changeOf(tenant)(work);
      } finally {
        leave(caller);
      }
    };
}
