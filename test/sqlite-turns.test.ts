import { describe, expect, it } from 'vitest';
import { Turns } from '../server/database/sqlite/turns.ts';

/**
 * Runs transactions that ask for their turns at once, each for this many milliseconds. Returns their tenants in the order in which
 * they ran.
 */
function run(wanted: readonly { tenant: string; forMs: number }[]): string[] {
  const turns = new Turns<{ tenant: string; forMs: number }>();
  const ran: string[] = [];
  let now = 0;
  const work = () => {
    for (;;) {
      const next = turns.take(now);
      if (next !== undefined) {
        ran.push(next.tenant);
        now += next.forMs;
        turns.end(next.tenant, next.forMs, now);
      } else if (turns.nextAt !== undefined) {
        now = turns.nextAt;
      } else {
        return;
      }
    }
  };
  const [first, ...rest] = wanted;
  if (first !== undefined) turns.push(first.tenant, first, now);
  for (const one of rest) turns.push(one.tenant, one, now);
  work();
  return ran;
}

describe("The turns of the embedded database's writer", () => {
  it('A tenant with one transaction waits for at most one of each other tenant', () => {
    const many = Array.from({ length: 5 }, () => ({ tenant: 'many', forMs: 1 }));
    expect(run([...many, { tenant: 'one', forMs: 1 }])).toEqual(['many', 'one', 'many', 'many', 'many', 'many']);
  });

  it('A tenant leaves the SQLite writer to others for as long as it has held it', () => {
    const long = { tenant: 'long', forMs: 100 };
    const short = Array.from({ length: 8 }, () => ({ tenant: 'short', forMs: 4 }));
    // The eight short transactions take 32 ms, so all of them fit into the rest of the long one.
    expect(run([long, long, ...short])).toEqual(['long', ...short.map(({ tenant }) => tenant), 'long']);
  });

  it.each([
    ['is the only one that writes', []],
    ['is the only one that has written within the last second', ['other']],
  ])('A tenant that %s gets consecutive turns', (_, others) => {
    const turns = new Turns<string>();
    for (const tenant of others) {
      turns.push(tenant, tenant, 0);
      turns.take(0);
      turns.end(tenant, 1, 1);
    }
    turns.push('long', 'first', 1000);
    turns.push('long', 'second', 1000);
    expect(turns.take(1000)).toBe('first');
    turns.end('long', 100, 1100);
    expect(turns.take(1100)).toBe('second');
  });

  it('A tenant pauses if it alternates with one that waits for each response', () => {
    const turns = new Turns<string>();
    turns.push('short', 'short', 0);
    turns.take(0);
    turns.end('short', 1, 1);
    turns.push('long', 'long', 1);
    turns.push('long', 'long again', 1);
    turns.take(1);
    turns.end('long', 100, 101);
    expect(turns.take(101)).toBeUndefined();
    turns.push('short', 'short again', 103);
    expect(turns.take(103)).toBe('short again');
    turns.end('short', 1, 104);
    expect(turns.take(200)).toBeUndefined();
    expect(turns.nextAt).toBe(201);
    expect(turns.take(201)).toBe('long again');
  });
});
