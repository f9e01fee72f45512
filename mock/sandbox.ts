/**
 * The sandbox is the service itself, with the data and credentials of the document's examples, a clock to set, and faults on
 * demand. `npm run sandbox` runs it; tests start it with `startSandbox`. Its data ends with the process.
 */
import { parseArgs } from 'node:util';
import type { RecordedRequest } from '../generated/sandbox-types.ts';
import { printableError } from '../generated/text.ts';
import { onParentExit } from '../openapi/tools/parent-exit.ts';
import { readPort } from './listen.ts';
import { readOrigins } from './origins.ts';
import type { Sandbox, SandboxOptions } from './sandbox/start.ts';

export type { Sandbox, SandboxOptions, SandboxSession } from './sandbox/start.ts';

export async function startSandbox(options?: SandboxOptions): Promise<Sandbox> {
  // Loaded late, since the service takes most of the start, and errors in options come first.
  const { startSandbox: start } = await import('./sandbox/start.ts');
  return await start(options);
}

export const usage =
  '[--port 4020] [--host 127.0.0.1] [--origins ORIGIN,…] [--seed story|demo|empty|SCENE.yaml|IMPORT.ndjson] [--latency 50-300] [--quiet]';

function readOptions(args: string[]): SandboxOptions & { isQuiet: boolean } {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  const { values } = parseArgs({
    args,
    options: {
      port: text('4020'),
      host: text('127.0.0.1'),
      origins: text(''),
      seed: text('story'),
      latency: text('0'),
      quiet: { type: 'boolean', default: false },
    },
  });
  const { host, seed, quiet: isQuiet } = values;
  const port = readPort(values.port);
  const [, min = '', max = min] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(values.latency) ?? [];
  if (min === '' || Number(min) > Number(max))
    throw new Error(`--latency takes milliseconds such as 200 or 50-300, not ${values.latency}.`);
  return { port, host, origins: readOrigins(values.origins), seed, latency: [Number(min), Number(max)], isQuiet };
}

function lineOf({ method, path, status, durationMs, fault, dropped }: RecordedRequest, reason: unknown): string {
  const line = `${method} ${path} ${status ?? (dropped ? 'dropped' : 'no response')} (${durationMs} ms)${fault ? ' fault' : ''}`;
  return reason === undefined ? line : `${line} ${reason}`;
}

/** Shell variables to paste, with the names of the samples in the docs. */
const welcome = ({ url, credentials: { apiKey, authToken, workspaceId, workspaceAuthToken } }: Sandbox): string => `
The sandbox is ready at ${url}
Open it to see its data, set its clock and add faults. Its controls are described at ${url}/sandbox/openapi.json
and the docs are at ${url}/docs

export COLLABORATION_URL=${url}
export API_KEY=${apiKey}
export API_KEY_TOKEN=${authToken}
export WORKSPACE_ID=${workspaceId}
export WORKSPACE_TOKEN=${workspaceAuthToken}

curl -s "$COLLABORATION_URL/v2/organizations/get" -H 'content-type: application/json' \\
  -H "x-svc-api-key: $API_KEY" -H "x-svc-auth-token: $API_KEY_TOKEN" -d '{"data":{}}'
`;

/** `command`: the command line of this program, for the usage text. */
export async function main(command: string, args: string[]): Promise<void> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(args);
  } catch (error) {
    console.error(`${printableError(error)}\nUsage: ${command} ${usage}`);
    process.exitCode = 2;
    return;
  }
  const { isQuiet, ...rest } = options;
  const [{ shortened }, { at }] = await Promise.all([import('./print-requests.ts'), import('../generated/operations.ts')]);
  const print = (request: RecordedRequest) => console.log(shortened(lineOf(request, at(request.reply, 'error', 'message'))));
  const starting = startSandbox({ ...rest, ...(isQuiet ? {} : { onRequest: print }) });
  // From here on a stop has to clean up.
  const stop = () => void starting.then(({ close }) => close()).catch(() => {});
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  onParentExit(stop);
  const sandbox = await starting;
  console.log(welcome(sandbox));
}

if (import.meta.main) {
  await main('npm run sandbox --', process.argv.slice(2)).catch((error: unknown) => {
    console.error(printableError(error));
    process.exitCode = 1;
  });
}
