/** Runs Redocly's program for generating and linting. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const stopping = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => {
    stopping.abort();
    process.exit(1);
  });
}

/** Runs a command, which ends with this process. */
export function redocly(...command: string[]): Promise<{ code: number; output: string }> {
  const program = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  return new Promise((resolve) => {
    const options = { cwd: root, env, signal: stopping.signal, maxBuffer: 2 ** 26 };
    const child = execFile(process.execPath, [program, ...command], options, (_error, stdout, stderr) => {
      // stderr has the progress. It has errors only if the command cannot start.
      resolve({ code: child.exitCode ?? 1, output: (stdout || stderr).trim() });
    });
  });
}
