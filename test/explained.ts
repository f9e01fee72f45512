/** PostgreSQL's plans of the statements that a call executes. */
import pg from 'pg';
import { vi } from 'vitest';

export interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Relation Name'?: string;
  Alias?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: Plan[];
}

export interface Explained {
  'Query Text': string;
  Plan: Plan;
}

/** PostgreSQL logs the plan of each statement, and the pages that it read. */
const explaining = [
  `load 'auto_explain'`,
  'set auto_explain.log_min_duration = 0',
  'set auto_explain.log_analyze = on',
  'set auto_explain.log_nested_statements = on',
  'set auto_explain.log_buffers = on',
  'set auto_explain.log_timing = off',
  'set auto_explain.log_format = json',
  'set auto_explain.log_level = notice',
  // A table of this size may be read whole for a hundred rows. The cost for a larger one counts.
  'set enable_seqscan = off',
].join('; ');

/** Returns the executed statements of the call. */
export async function plansOf(call: () => Promise<unknown>): Promise<Explained[]> {
  const plans: Explained[] = [];
  const listening = new Set<pg.Client>();
  const listen = ({ message = '' }: { message?: string | undefined }) => {
    const [heading] = /^duration: .* plan:\s/.exec(message) ?? [];
    if (heading !== undefined) plans.push(JSON.parse(message.slice(heading.length)));
  };
  const { query } = pg.Client.prototype;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...asked: unknown[]) {
    if (!listening.has(this)) {
      listening.add(this.on('notice', listen));
      Reflect.apply(query, this, [explaining]);
    }
    return Reflect.apply(query, this, asked);
  });
  try {
    await call();
    return plans;
  } finally {
    spy.mockRestore();
    for (const client of listening) client.off('notice', listen);
  }
}

/** Returns all nodes of a plan. */
export const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
