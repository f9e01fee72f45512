/**
 * `npm run clients -- go`: generates a client in another language into generated/clients/, with the generators of Redocly CLI, and
 * compiles it if the compiler is installed.
 */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { redocly } from './redocly.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Language {
  /** The generated file, below generated/clients/. */
  file: string;
  /** The command that checks it. `scratch` is an empty folder. */
  check: (file: string, scratch: string) => [compiler: string, ...args: string[]];
}

const languages = new Map<string, Language>([
  ['go', { file: 'go/client.go', check: (file) => ['go', 'vet', file] }],
  [
    'java',
    {
      file: 'java/collaborationbackend/Client.java',
      check: (file, scratch) => ['javac', '-encoding', 'UTF-8', '-d', scratch, file],
    },
  ],
  ['php', { file: 'php/client.php', check: (file) => ['php', '-l', file] }],
]);

async function generate(name: string, { file, check }: Language): Promise<void> {
  const path = join(root, 'generated/clients', file);
  await mkdir(dirname(path), { recursive: true });
  // The generator replaces the extension.
  const output = join(dirname(path), 'client.ts');
  const { code, output: text } = await redocly(
    'generate-client',
    'generated/openapi.json',
    '--generator',
    name,
    '--output',
    output,
  );
  if (code !== 0) throw new Error(text);
  const scratch = await mkdtemp(join(tmpdir(), 'client-'));
  const [compiler, ...args] = check(path, scratch);
  try {
    await promisify(execFile)(compiler, args);
    console.log(`Wrote generated/clients/${file}, and checked it with ${compiler}.`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    console.log(`Wrote generated/clients/${file}. It was not compiled, since ${compiler} is not installed.`);
  } finally {
    await rm(scratch, { recursive: true });
  }
}

const [name = ''] = process.argv.slice(2);
const language = languages.get(name);
if (language === undefined) {
  console.error(`Usage: npm run clients -- ${[...languages.keys()].join('|')}`);
  process.exitCode = 2;
} else await generate(name, language);
