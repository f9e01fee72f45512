import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FairTurns } from '../server/database/sqlite/fair-turns.ts';

describe("The turns of the embedded database's writer", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Asks for turns, in this order, and says whose transactions ran, each for so long. */
  async function run(wanted: readonly { tenant: string; forMs: number }[]): Promise<string[]> {
    const turns = new FairTurns();
    const ran: string[] = [];
    const all = wanted.map(async ({ tenant, forMs }) => {
      await turns.enter(tenant);
      ran.push(tenant);
      await new Promise<void>((resolve) => setTimeout(resolve, forMs));
      turns.leave();
    });
    await vi.advanceTimersByTimeAsync(60_000);
    await Promise.all(all);
    return ran;
  }

  it('let a tenant with one transaction wait for the current one and one more of each other tenant', async () => {
    const many = Array.from({ length: 5 }, () => ({ tenant: 'many', forMs: 1 }));
    expect(await run([...many, { tenant: 'one', forMs: 1 }])).toEqual(['many', 'many', 'one', 'many', 'many', 'many']);
  });

  it('leave the writer to others for as long as a tenant has held it', async () => {
    const long = { tenant: 'long', forMs: 100 };
    const short = Array.from({ length: 8 }, () => ({ tenant: 'short', forMs: 4 }));
    // The eight short transactions take 32 ms, so that all of them fit into the rest of the long one.
    expect(await run([long, long, ...short])).toEqual(['long', ...short.map(({ tenant }) => tenant), 'long']);
  });

  it('give a tenant that is alone one turn after the other', async () => {
    const turns = new FairTurns();
    await turns.enter('alone');
    await vi.advanceTimersByTimeAsync(100);
    turns.leave();
    let isNext = false;
    void turns.enter('alone').then(() => {
      isNext = true;
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(isNext).toBe(true);
  });
});
