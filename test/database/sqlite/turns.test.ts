/** The turns at a connection of the embedded database. */
import { describe, expect, test } from 'vitest';
import { Turns } from '../../../server/database/sqlite/turns.ts';

describe('a caller that held the connection for longer than is free', () => {
  test('rests for as long while another one calls, also one that has waited for seconds', () => {
    const turns = new Turns<string>(5);
    turns.push('noisy', 'first', 0);
    expect(turns.take(0)).toBe('first');
    turns.push('quiet', 'waiting', 10);
    turns.push('noisy', 'second', 20);
    turns.end('noisy', 3000, 3000);
    expect(turns.take(3000)).toBe('waiting');
    turns.end('quiet', 1, 3001);
    expect(turns.take(3001)).toBeUndefined();
    expect(turns.nextAt).toBe(6000);
    turns.push('quiet', 'another', 3100);
    expect(turns.take(3100)).toBe('another');
    expect(turns.take(6000)).toBe('second');
  });

  test('goes on if nobody else has called in the last second before its turn', () => {
    const turns = new Turns<string>(5);
    turns.push('quiet', 'early', 0);
    expect(turns.take(0)).toBe('early');
    turns.push('noisy', 'first', 2000);
    turns.push('noisy', 'second', 2000);
    expect(turns.take(2000)).toBe('first');
    turns.end('noisy', 100, 2100);
    expect(turns.take(2100)).toBe('second');
  });
});
