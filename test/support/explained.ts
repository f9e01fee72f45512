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
  'Function Name'?: string;
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

/** Returns the executed statements of the call. `settings`: further ones of its connections. */
export async function plansOf(call: () => Promise<unknown>, settings = ''): Promise<Explained[]> {
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
      Reflect.apply(query, this, [`${explaining}; ${settings}`]);
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

export const pagesOf = (plan: Plan): number => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

/** Returns the rows that a node has looked at, including skipped ones. */
const seenBy = (plan: Plan): number =>
  plan['Actual Loops'] *
  (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0));

/** Returns the rows of tables and of given lists that a statement has looked at. */
export const rowsOf = (plan: Plan): number =>
  nodesOf(plan)
    .filter((node) => node['Node Type'].includes('Scan') && ('Relation Name' in node || 'Function Name' in node))
    .reduce((sum, scan) => sum + seenBy(scan), 0);

/** Returns the rows that a statement has written. */
export const writtenRows = (plan: Plan): number =>
  nodesOf(plan)
    .filter((node) => node['Node Type'] === 'ModifyTable')
    .reduce((sum, { Plans: [source] = [] }) => sum + (source?.['Actual Rows'] ?? 0), 0);

export const describePlan = (plan: Plan, depth = 0): string =>
  [
    `${'  '.repeat(depth)}${plan['Node Type']} ${plan['Relation Name'] ?? ''} ${plan['Index Name'] ?? ''} ${plan['Index Cond'] ?? ''}`,
    `rows ${seenBy(plan)}, loops ${plan['Actual Loops']}, pages ${pagesOf(plan)} ${plan.Filter ?? ''}`,
    ...(plan.Plans ?? []).map((child) => `\n${describePlan(child, depth + 1)}`),
  ].join(' ');
