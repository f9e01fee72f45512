/** Programs of a consumer's project, which has nothing but npm's installation of our tarballs. */
import { spawn } from 'node:child_process';
import { cp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { rolldown } from 'rolldown';
import { expect, vi } from 'vitest';
import { portOf } from '../support/port-of.ts';

export interface Consumer {
  folder: string;
}

export interface Command {
  url: string;
  /** Ends the started process, as a script would. Resolves when its child processes have noticed. */
  stop(): Promise<void>;
}

/** Runs `npx sandbox` until it prints its URL. */
export const npxSandbox = (consumer: Consumer, args: string[]): Promise<Command> => start(consumer, 'npx', ['sandbox', ...args]);

/** Runs the program of `npx sandbox` without npx, which takes a second of processor time. */
export const runSandbox = (consumer: Consumer, args: string[]): Promise<Command> =>
  start(consumer, process.execPath, ['node_modules/@collaboration/sandbox/mock/package/bin.js', ...args]);

async function start({ folder }: Consumer, program: string, args: string[]): Promise<Command> {
  const child = spawn(program, args, {
    cwd: folder,
    // Puts the tests' Node.js before any other on the machine.
    env: { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A process group of its own, as a terminal gives it.
    detached: true,
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await vi.waitFor(() => expect(fetch(url)).rejects.toThrow(), { timeout: 10_000 });
  };
  let url = '';
  for await (const line of createInterface({ input: child.stdout })) {
    [url = ''] = /http:\/\/\S+/.exec(line) ?? [];
    if (url !== '') return { url, stop };
  }
  throw new Error(`${program} ${args.join(' ')} ended without being ready.`);
}

export interface Page {
  url: string;
  close(): void;
}

/** Serves the pages of the example from their own origin, built from the sources as a development server does. */
export async function serveExample({ folder }: Consumer): Promise<Page> {
  const page = join(folder, 'page');
  await cp(join(folder, 'node_modules/@collaboration/sandbox/example'), page, { recursive: true });
  const build = await rolldown({
    input: ['app.ts', 'react.tsx'].map((file) => join(page, file)),
    platform: 'browser',
    // Directives of React, which mean nothing here.
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const { output } = await build.generate({ format: 'es', entryFileNames: ({ facadeModuleId }) => basename(facadeModuleId ?? '') });
  const files = new Map(output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
  // Installed by `npx msw init`.
  files.set('/mockServiceWorker.js', await readFile(join(folder, 'node_modules/msw/lib/mockServiceWorker.js')));
  for (const file of ['index.html', 'react.html']) files.set(`/${file}`, await readFile(join(page, file)));
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://page');
    const path = pathname === '/' ? '/index.html' : pathname;
    const type = path.endsWith('.html') ? 'text/html' : 'text/javascript';
    res.writeHead(files.has(path) ? 200 : 404, { 'content-type': type }).end(files.get(path));
  });
  return {
    url: `http://127.0.0.1:${await portOf(server)}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
