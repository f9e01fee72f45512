import type { WorkerOptions } from 'node:worker_threads';

/**
 * Options of a thread of our own. It skips modules that the process preloads, such as a monitoring agent. Only Yarn's Plug'n'Play is kept,
 * since without it a thread does not find the files of packages.
 */
export function threadOptions(env: Readonly<NodeJS.ProcessEnv> = {}): WorkerOptions {
  const { NODE_OPTIONS } = process.env;
  return { env: process.versions.pnp === undefined ? env : { ...env, NODE_OPTIONS }, execArgv: [] };
}
