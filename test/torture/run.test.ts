/** The outcome of a torture on a busy machine. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Context, TooSlow } from './framework.ts';
import { countOutcomes, isAtDoor } from './outcomes.ts';
import { runTorture } from './run.ts';

/** Receives the files that a torture leaves for the analysis of a violation. */
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torture-test-'));
  vi.stubEnv('TMPDIR', folder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** Runs a torture with this first run and a successful second one. */
async function runShort(first: (context: Context) => void) {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  let runs = 0;
  const run = async (context: Context) => {
    if (runs++ === 0) first(context);
    return {};
  };
  const torture = { name: 'sample', promise: 'Nothing is wrong.', engines: ['sqlite'], short: ['sqlite'], run } as const;
  const postgresUrl = () => Promise.reject(new Error('It is not needed.'));
  const { violationCount } = await runTorture(torture, { engine: 'sqlite', short: true, seed: 1, postgresUrl });
  return { runs, violationCount };
}

it('A torture forgives only one violation of a time or memory bound', async () => {
  const isFinal = { runs: 1, violationCount: 1 };
  expect(await runShort(({ violation }) => violation('A write that was acknowledged is gone.'))).toEqual(isFinal);
  const broken = () => {
    throw new Error('The connection was refused.');
  };
  expect(await runShort(broken)).toEqual(isFinal);
  const late = () => {
    throw new TooSlow('It was not ready within 30 s.');
  };
  expect(await runShort(late)).toEqual({ runs: 2, violationCount: 0 });
  expect(await runShort(({ exceeded }) => exceeded('p99 was 2000 ms.'))).toEqual({ runs: 2, violationCount: 0 });
  const both = ({ exceeded, violation }: Context) => {
    exceeded('p99 was 2000 ms.');
    violation('addPermissions answered 500.');
  };
  expect(await runShort(both)).toEqual({ runs: 1, violationCount: 2 });
});

it('A torture fails if more than a third of its calls end in a 401, or if it makes none', async () => {
  const withRefused = (refused: number, calls = 90) =>
    runShort((context) => {
      const outcomes = countOutcomes(context);
      for (let i = 0; i < calls; i++) outcomes.note(i < refused ? 401 : 404);
      outcomes.check(2 / 3, (status) => !isAtDoor(status));
    });
  expect(await withRefused(30)).toMatchObject({ violationCount: 0 });
  expect(await withRefused(31)).toMatchObject({ violationCount: 1 });
  expect(await withRefused(0, 0)).toMatchObject({ violationCount: 1 });
});
