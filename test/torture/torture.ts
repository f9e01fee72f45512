/**
 * `npm run torture`: tries to break the service's promises, in processes of its own, on each engine. Exits with 1 on a violation.
 *
 * `-- --short`: seconds instead of minutes, mostly on one engine, and not all of them. A bound in time or memory must be exceeded twice in a
 * row.
 * `-- --only fuzz,kill`, `-- --engine sqlite|postgres`: only these.
 * `-- --group together|alone`: only those that bear other work of the machine, or only those that measure it.
 * `-- --seed N`: the same calls in the same order; the machine still decides between concurrent ones.
 * `TEST_DATABASE_URL`: the server of these databases. Tortures that stop the server start their own.
 * `-- --json FILE`: also writes the outcome to a file.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { openPostgres, type Postgres } from '../support/embedded-postgres.ts';
import type { Engine, Torture } from './framework.ts';
import { type Outcome, runTorture } from './run.ts';
import { tortures } from './tortures.ts';

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    json: { type: 'string' },
    seed: { type: 'string' },
    only: { type: 'string' },
    engine: { type: 'string' },
    group: { type: 'string' },
  },
});

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { short } = values;
// The short form is the same each time.
const seed = values.seed === undefined ? (short ? 1 : Date.now() % 2 ** 31) : Number(values.seed);
if (!Number.isSafeInteger(seed)) fail('--seed takes a whole number.');
const { group } = values;
if (group !== undefined && group !== 'together' && group !== 'alone') fail('--group takes together or alone.');
const names = values.only?.split(',') ?? tortures.map(({ name }) => name);
const unknown = names.find((name) => tortures.every((torture) => torture.name !== name));
if (unknown !== undefined) fail(`There is no torture "${unknown}": ${tortures.map(({ name }) => name).join(', ')} are available.`);
const all: readonly Engine[] = ['sqlite', 'postgres'];
const engines = all.filter((engine) => values.engine === undefined || values.engine === engine);
if (engines.length === 0) fail(`--engine takes ${all.join(' or ')}.`);

let postgres: Promise<Postgres> | undefined;
const postgresUrl = async () => {
  postgres ??= openPostgres({ isDurable: !short });
  return (await postgres).url;
};

console.log(`Seed ${seed}; Node.js ${process.version}; ${short ? 'short' : 'long'}`);
const chosen = tortures.filter(({ name }) => names.includes(name));
const outcomes: Outcome[] = [];

/** `--only` takes a torture on all of its engines. */
const isOn = (torture: Torture, engine: Engine) =>
  (short && values.only === undefined ? torture.short : torture.engines).includes(engine);

async function runOn(engine: Engine, some: readonly Torture[]): Promise<void> {
  for (const torture of some.filter((one) => isOn(one, engine))) {
    console.log(`${torture.name} on ${engine}: ${torture.promise}`);
    outcomes.push(await runTorture(torture, { engine, short, seed, postgresUrl }));
  }
}

try {
  const [alone, together] = [chosen.filter(({ runsAlone }) => runsAlone), chosen.filter(({ runsAlone }) => !runsAlone)];
  if (group !== 'alone') await Promise.all(engines.map((engine) => runOn(engine, together)));
  if (group !== 'together') for (const torture of alone) for (const engine of engines) await runOn(engine, [torture]);
} finally {
  await (await postgres)?.stop();
}
const order = tortures.map(({ name }) => name);
outcomes.sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name) || all.indexOf(a.engine) - all.indexOf(b.engine));

const rows = outcomes.map(({ name, engine, seconds, violationCount, report }) => ({
  torture: name,
  engine,
  seconds: Math.round(seconds),
  violations: violationCount,
  figures: Object.entries(report)
    .map(([figure, value]) => `${figure} ${value}`)
    .join(', '),
}));
const columns = ['torture', 'engine', 'seconds', 'violations', 'figures'] as const;
console.log(`\n| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`);
for (const row of rows) console.log(`| ${columns.map((column) => row[column]).join(' | ')} |`);

const broken = outcomes.filter(({ violationCount }) => violationCount > 0);
for (const { name, engine, promise, violations, violationCount } of broken) {
  const options = `${short ? '--short ' : ''}--only ${name} --engine ${engine} --seed ${seed}`;
  console.log(`\n${name} on ${engine}: NOT HELD: ${promise}\n${violationCount} violations; npm run torture -- ${options}`);
  for (const violation of violations) console.log(`- ${violation}`);
}
if (values.json !== undefined) {
  await writeFile(values.json, `${JSON.stringify({ seed, short, node: process.version, outcomes }, null, 2)}\n`);
}
// Nothing that was started may hold this process.
process.exit(broken.length > 0 || outcomes.length === 0 ? 1 : 0);
