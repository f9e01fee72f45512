/** Checks a code generator against the document: its code compiles, and accepts every request example. */
import { type ExecFileException, execFile } from 'node:child_process';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractOperations, examplesOf } from '../../generated/operations.ts';
import { programOf, type tools } from './tools.ts';

type Tool = (typeof tools)[number];
type Env = { readonly [name: string]: string };

const root = join(import.meta.dirname, '../..');

interface Workshop {
  /** The working folder; generated code stays there for inspection. */
  folder: string;
  /** The node_modules with the tools. */
  packages: string;
  /** The service's URL and credentials, if one runs. */
  service?: Env;
}

/** Returns the problems of the tool's code; empty for none. */
export async function checkTool(tool: Tool, { folder, packages, service = {} }: Workshop): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  await copyFile(join(root, 'generated/openapi.json'), join(folder, 'openapi.json'));
  for (const [name, text] of Object.entries(tool.files ?? {})) await writeFile(join(folder, name), text);
  const run = (program: string, ...args: readonly string[]) => execute(folder, packages, service, program, ...args);

  const generated = await run(...tool.command);
  const warnings = generated.output.split('\n').filter((line) => /\b(?:warn(?:ing)?|error|deprecated)\b/i.test(line));
  const problems = generated.failed ? [`generates: ${generated.output}`] : warnings.map((line) => `warns: ${line}`);
  if (!generated.failed) await use();
  const { flaws = [] } = tool;
  const gone = flaws.filter((flaw) => !problems.some((problem) => flaw.problem.test(problem)));
  return [
    ...problems.filter((problem) => !flaws.some((flaw) => flaw.problem.test(problem))),
    ...gone.map(({ inReadme }) => `is better than its row of README.md says: ${inReadme}`),
  ];

  /** Compiles, parses, and calls. */
  async function use(): Promise<void> {
    if (tool.types !== undefined) {
      await writeFile(join(folder, 'examples.ts'), examplesAsTypes(tool.types.typeOf));
      await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [tool.types.file, 'examples.ts'] }));
      const compiled = await run('tsc', '-p', 'tsconfig.json');
      if (compiled.failed) problems.push(...compiled.output.split('\n').map((line) => `compiles: ${line}`));
    }
    if (tool.parser !== undefined) problems.push(...(await runProgram('parse', examplesAsParsed(tool.parser))));
    if (tool.call !== undefined && service.COLLABORATION_URL !== undefined)
      problems.push(...(await runProgram('call', programOf(tool.call))));
  }

  /** Bundles the program, since generated code has imports for bundlers. */
  async function runProgram(name: string, text: string): Promise<string[]> {
    await writeFile(join(folder, `${name}.mjs`), text);
    const bundle = ['--bundle', '--platform=node', '--format=esm', '--packages=external', '--log-level=warning'];
    const bundled = await run('esbuild', `${name}.mjs`, ...bundle, `--outfile=${name}.bundle.mjs`);
    const { failed, output } = bundled.failed ? bundled : await run('node', `${name}.bundle.mjs`);
    return failed ? [`${name}s: ${output}`] : [];
  }
}

/** Has no packages of this project, and checks declarations too. */
const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
  allowImportingTsExtensions: true,
};

/** Every request example, with the name of its schema. */
const examples = contractOperations.flatMap((operation) =>
  Object.entries(examplesOf(operation, 'requestBody')).map(([name, value]) => ({
    name: `${operation.id}_${name}`,
    schema: `${operation.id.charAt(0).toUpperCase()}${operation.id.slice(1)}Request`,
    value: JSON.stringify(value),
  })),
);

const examplesAsTypes = (typeOf: (schema: string) => string): string =>
  examples.map(({ name, schema, value }) => `export const ${name}: ${typeOf(schema)} = ${value};\n`).join('');

const examplesAsParsed = (parser: (schema: string) => string): string =>
  examples.map(({ schema, value }) => `${parser(schema)}.parse(${value});\n`).join('');

function execute(
  cwd: string,
  packages: string,
  env: Env,
  program: string,
  ...args: readonly string[]
): Promise<{ failed: boolean; output: string }> {
  const [file, given] = program === 'node' ? [process.execPath, args] : [join(packages, '.bin', program), args];
  // Turns the tools' telemetry off.
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', DO_NOT_TRACK: '1' };
  const options = { cwd, env: { ...process.env, ...quiet, ...env, NO_COLOR: '1' }, maxBuffer: 2 ** 26, timeout: 300_000 };
  return new Promise((resolve) => {
    execFile(file, given, options, (error: ExecFileException | null, stdout, stderr) => {
      resolve({ failed: error !== null, output: `${stdout}${stderr}`.trim() });
    });
  });
}
