/**
 * `npm run bench`: measures the cost of the contract. Every server returns the same response to the same request, in a process of
 * its own. Rounds are interleaved, so that a slow moment of the machine slows all.
 *
 * `npm run bench -- peer`: operations with their database, beside the same written by hand.
 * `npm run bench -- processes`: several processes on one PostgreSQL.
 * `npm run bench -- events`: the cost of recording events, and of pages of events and of access.
 *
 * `-- --json FILE` also writes the figures. `-- --documents N` sets the number of documents in `peer` and `events`.
 */
import { rm } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import expressPackage from 'express/package.json' with { type: 'json' };
import validatorPackage from 'express-openapi-validator/package.json' with { type: 'json' };
import fastifyPackage from 'fastify/package.json' with { type: 'json' };
import { build } from './build.ts';
import { events } from './events.ts';
import { type Figure, figure, table, writeFigures } from './figures.ts';
import { post } from './load.ts';
import { peer } from './peer.ts';
import { launch, load, type Running, usageOf } from './process.ts';
import { processes } from './processes.ts';
import { credentials, path, request } from './servers/measured.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'string' },
        rounds: { type: 'string', default: '3' },
        seconds: { type: 'string', default: '1' },
        documents: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readArguments();
const rounds = Number(values.rounds);
const seconds = Number(values.seconds);
/** The number of slices in a round. */
const slices = 4;

const compiledName = 'this contract, compiled';
const contenders: { name: string; file: string; env: { [name: string]: string } }[] = [
  { name: 'Express, bare', file: 'servers/bare-express.ts', env: {} },
  { name: compiledName, file: 'servers/ours.ts', env: { VALIDATION: 'compiled' } },
  { name: 'this contract, express-openapi-validator', file: 'servers/ours.ts', env: { VALIDATION: 'express-openapi-validator' } },
  { name: 'Fastify with its schemas', file: 'servers/fastify.ts', env: {} },
  { name: 'Fastify with the whole document', file: 'servers/fastify.ts', env: { DOCUMENT: 'whole' } },
  { name: 'express-openapi-validator alone', file: 'servers/express-openapi-validator.ts', env: {} },
  { name: 'the mock (Prism)', file: 'servers/prism.ts', env: {} },
];

const headers = { ...credentials, 'content-type': 'application/json' };
const requests = [post(path, credentials, request)];

const figures: Figure[] = [];
const add = (title: string, unit: string, results: number[][]) => {
  const group = contenders.map(({ name }, i) => figure(`${title}: ${name}`, unit, results[i] ?? [], results[0] ?? []));
  figures.push(...group);
  console.log(
    table(
      title,
      group.map((one, i) => ({ ...one, name: contenders[i]?.name ?? '' })),
    ),
  );
};

/** Compares round by round, so that a slow moment of the machine slows both. */
function compareWithFastify(throughput: readonly number[][]): void {
  const ours = throughput[contenders.findIndex(({ name }) => name === compiledName)] ?? [];
  for (const [i, { name, file }] of contenders.entries()) {
    if (file !== 'servers/fastify.ts') continue;
    const one = figure(`Throughput: ${compiledName}, to ${name}`, 'requests/s', ours, throughput[i] ?? []);
    figures.push(one);
    console.log(`${compiledName}: ${one.ratio.toFixed(2)} × ${name}`);
  }
  console.log();
}

const versions =
  `Node.js ${process.version}, Express ${expressPackage.version}, Fastify ${fastifyPackage.version}, ` +
  `express-openapi-validator ${validatorPackage.version}; ${cpus().length} cores`;
console.log(`${versions}; 64 connections, ${rounds} rounds of ${seconds} s\n`);

async function contenderFigures(): Promise<void> {
  const throughput: number[][] = contenders.map(() => []);
  const processor: number[][] = contenders.map(() => []);
  const starts: number[][] = contenders.map(() => []);
  const memory: number[][] = contenders.map(() => []);
  const built = await build();
  // Starts new processes in each round: processes of one program differ by a tenth for as long as they live.
  for (let round = -1; round < rounds; round++) {
    const running: Running[] = [];
    for (const [i, { file, env }] of contenders.entries()) {
      const begun = performance.now();
      // Caches compiled code for the next start, so that earlier starts do not matter. The service itself keeps none.
      const server = await launch(join(built, 'test/bench', file.replace('.ts', '.js')), {
        ...env,
        NODE_COMPILE_CACHE: join(built, 'compile-cache'),
      });
      await (
        await fetch(`http://127.0.0.1:${server.port}${path}`, { method: 'POST', headers, body: JSON.stringify(request) })
      ).text();
      // The first round fills the caches.
      if (round >= 0) starts[i]?.push(performance.now() - begun);
      running.push(server);
    }
    const totals = contenders.map(() => ({ requests: 0, processorMicroseconds: 0 }));
    // Measures in slices, so that other work of the machine hits all servers. As many slices before them warm up.
    for (let slice = round < 0 ? slices : -slices; slice < slices; slice++) {
      for (const [i, server] of running.entries()) {
        const before = await usageOf(server);
        const result = await load({ port: server.port, connections: 64, seconds: seconds / slices, requests });
        const after = await usageOf(server);
        if (result.refused > 0) throw new Error(`${contenders[i]?.name} refused ${result.refused} requests.`);
        const total = totals[i];
        if (slice < 0 || total === undefined) continue;
        total.requests += result.requests;
        total.processorMicroseconds += after.processorMicroseconds - before.processorMicroseconds;
      }
    }
    for (const [i, server] of running.entries()) {
      const { requests = 0, processorMicroseconds = 0 } = totals[i] ?? {};
      if (round >= 0) {
        throughput[i]?.push(requests / seconds);
        processor[i]?.push(processorMicroseconds / requests);
        memory[i]?.push((await usageOf(server)).residentBytes / 1e6);
      }
      await server.stop();
    }
  }
  await rm(built, { recursive: true });
  add('Throughput', 'requests/s', throughput);
  compareWithFastify(throughput);
  // A server's processor time is steadier than its throughput on a busy machine.
  add('Processor time', 'µs a request', processor);
  add('Start', 'ms until the first answer', starts);
  add('Memory', 'MB resident after load', memory);
}

const [what = 'contract'] = positionals;
const documents = Number(values.documents ?? 10_000);
if (what === 'peer') figures.push(...(await peer(rounds, seconds, { documents, users: 1000 })));
else if (what === 'events') figures.push(...(await events(rounds, seconds, documents)));
else if (what === 'processes') figures.push(...(await processes(rounds, seconds)));
else if (what === 'contract') await contenderFigures();
else fail(`There is no bench "${what}": it takes contract, peer, processes or events.`);
if (values.json !== undefined) await writeFigures(values.json, figures);
