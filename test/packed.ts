/** The npm packages, built once for the tests that install them. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';

interface Tarballs {
  contract: string;
  sandbox: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    tarballs: Tarballs;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'packed-'));
  const pack = join(import.meta.dirname, '../openapi/pack.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [pack], { cwd: folder });
  const [contract = '', sandbox = ''] = stdout.trim().split('\n');
  project.provide('tarballs', { contract: join(folder, contract), sandbox: join(folder, sandbox) });
  return () => rm(folder, { recursive: true });
}
