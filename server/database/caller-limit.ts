/**
 * Limits the connections of each caller. The API keys of a workspace are one caller. Admission does not know which requests wait for locks:
 * without this limit, a caller with rows locked elsewhere would soon hold the whole pool (`outages.test.ts` fails). Statements that get no
 * connection in time return 503.
 */
import { unavailable } from '../errors.ts';
import { theService, type VerbsOf } from './verbs.ts';

interface Limit {
  /** The number of connections that one caller may hold for transactions, and for other statements. */
  max: number;
  timeoutMs: number;
}

interface PoolShares {
  /** For the worker's transactions, which may all belong to one tenant. */
  tasks: number;
  /** For the requests of one caller. */
  caller: number;
}

const maxShareOfTasks = 0.25;
const maxShareOfCaller = 0.75;
/**
 * An eighth of the default pool. Tasks get a tenth of the database's work under any load. With pending tasks, the p99 of 32 callers is 1.1 to
 * 1.2 times as long. Four tasks at once made it 2.0 to 2.2 times as long (2026-11-23).
 */
const maxTasks = 2;

/** `poolSize`: 4 or more. Requests and tasks of one caller leave one connection to others, and two of eight or more. */
export function sharesOf(poolSize: number): PoolShares {
  const tasks = Math.min(Math.floor(poolSize * maxShareOfTasks), maxTasks);
  const others = poolSize < 8 ? 1 : 2;
  return { tasks, caller: Math.min(Math.ceil(poolSize * maxShareOfCaller), poolSize - tasks - others) };
}

export function limitCallers(verbsOf: VerbsOf, limit: Limit): VerbsOf {
  // Counted apart, so that a caller whose changes wait for locks may still read.
  const [asking, changing] = [takeTurns(limit), takeTurns(limit)];
  return (caller, tenant) => {
    const { ask, snapshot, change, together } = verbsOf(caller, tenant);
    if (caller === theService) return { ask, snapshot, change, together };
    return {
      ask: (statement) => asking(caller, () => ask(statement)),
      snapshot: (read) => asking(caller, () => snapshot(read)),
      change: (work) => changing(caller, () => change(work)),
      together: (call) => changing(caller, () => together(call)),
    };
  };
}

type InTurn = <Result>(caller: string, run: () => Promise<Result>) => Promise<Result>;

function takeTurns({ max, timeoutMs }: Limit): InTurn {
  const callers = new Map<string, { running: number; waiting: Set<() => void> }>();

  async function enter(caller: string): Promise<void> {
    const turns = callers.get(caller) ?? { running: 0, waiting: new Set() };
    callers.set(caller, turns);
    if (turns.running < max) {
      turns.running++;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        turns.waiting.delete(start);
        reject(unavailable(new Error('Timed out waiting for a connection of this caller.'), 'connections'));
      }, timeoutMs);
      // Takes the place of a statement or transaction that has ended, which still counts.
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      turns.waiting.add(start);
    });
  }

  function leave(caller: string): void {
    const turns = callers.get(caller);
    const [next] = turns?.waiting ?? [];
    if (turns === undefined) return;
    if (next !== undefined) {
      turns.waiting.delete(next);
      next();
    } else if (--turns.running === 0) callers.delete(caller);
  }

  return async (caller, run) => {
    await enter(caller);
    try {
      return await run();
    } finally {
      leave(caller);
    }
  };
}
