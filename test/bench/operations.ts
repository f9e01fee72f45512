/**
 * `npm run bench -- operations`: compares a server with five times the operations. Each path is repeated four times under other
 * names before its own, so that a linear search finds the measured one last.
 */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { readContract } from '../../openapi/tools/emit/contract.ts';
import { emitHandlers } from '../../openapi/tools/emit/handlers.ts';
import { emitValidators } from '../../openapi/tools/emit/validators.ts';
import { build } from './build.ts';
import { type Figure, figure, table } from './figures.ts';
import { post } from './load.ts';
import { launch, load, type Running } from './process.ts';
import { credentials, path, request } from './servers/measured.ts';

const contenders: { name: string; file: string; env: { [name: string]: string } }[] = [
  { name: 'this contract, compiled', file: 'ours.js', env: { VALIDATION: 'compiled' } },
  { name: 'this contract, express-openapi-validator', file: 'ours.js', env: { VALIDATION: 'express-openapi-validator' } },
  { name: 'express-openapi-validator alone', file: 'express-openapi-validator.js', env: {} },
];

export async function operations(rounds: number, seconds: number): Promise<Figure[]> {
  const [few, many] = await Promise.all([build(), build()]);
  const counts = await multiply(many, 5);
  const results = contenders.map(() => ({ few: [] as number[], many: [] as number[] }));
  const running: { few: Running; many: Running }[] = [];
  for (const { file, env } of contenders) {
    const start = (folder: string) => launch(join(folder, 'test/bench/servers', file), env);
    running.push({ few: await start(few), many: await start(many) });
  }
  for (let round = -1; round < rounds; round++) {
    for (const [i, servers] of running.entries()) {
      // Alternates the order, since the second may find the machine awake.
      for (const size of round % 2 === 0 ? (['few', 'many'] as const) : (['many', 'few'] as const)) {
        const requests = [post(path, credentials, request)];
        const result = await load({ port: servers[size].port, connections: 64, seconds, requests });
        if (result.refused > 0) throw new Error(`${contenders[i]?.name} refused ${result.refused} requests.`);
        if (round >= 0) results[i]?.[size].push(result.requestsPerSecond);
      }
    }
  }
  for (const servers of running) await Promise.all([servers.few.stop(), servers.many.stop()]);
  await Promise.all([few, many].map((folder) => rm(folder, { recursive: true })));
  const figures = contenders.map(({ name }, i) => figure(name, 'requests/s', results[i]?.many ?? [], results[i]?.few ?? []));
  console.log(table(`Throughput with ${counts.many} operations (the ratio is to the same with ${counts.few})`, figures));
  return figures;
}

/** Multiplies the operations in the document of a build, and generates from it. */
async function multiply(folder: string, times: number): Promise<{ few: number; many: number }> {
  const generated = (name: string) => join(folder, 'generated', name);
  const document = JSON.parse(await readFile(generated('openapi.json'), 'utf8'));
  const own = Object.entries<{ post: { operationId: string } }>(document.paths);
  const copies = Array.from({ length: times - 1 }, (_, i) =>
    own.map(([name, { post: operation }]) => [
      `/${i}${name}`,
      { post: { ...operation, operationId: `${operation.operationId}${i}` } },
    ]),
  );
  document.paths = Object.fromEntries([...copies.flat(), ...own]);
  const contract = readContract(document);
  await writeFile(generated('openapi.json'), JSON.stringify(document));
  await writeFile(
    generated('handlers.js'),
    ts.transpile(emitHandlers(contract), { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2024 }),
  );
  await writeFile(generated('validators.js'), emitValidators(contract, document).code);
  return { few: own.length, many: contract.operations.length };
}
