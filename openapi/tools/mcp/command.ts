/** `mcp`: serves the contract to an assistant over stdio, by the Model Context Protocol. */
import { parseArgs } from 'node:util';
import { version } from '../../../generated/handlers.ts';
import { checkClientOptions } from '../../../generated/options.ts';
import { printableError } from '../../../generated/text.ts';
import { documentedByScheme, sandboxUrl } from '../../../mock/sandbox/documented.ts';
import { credentialOptions } from '../verify/credentials.ts';
import type { Target } from './invoke.ts';
import { makeTools, toolsFor } from './tools.ts';

const usage = `Usage: npx -p @collaboration/contract -p @modelcontextprotocol/sdk contract mcp [options]

Serves two tools to an assistant over stdio: one searches the contract, one calls an operation.

Options:
  --base-url URL    the server to call (default: the sandbox at ${sandboxUrl}, with its own credentials)
  --allow-writes    also call operations that change data
  --help            show this text

Credentials for --base-url, from the environment:
${credentialOptions.map(({ variable, about }) => `  ${variable.padEnd(18)}${about}`).join('\n')}`;

export async function main(args: readonly string[], env: NodeJS.Dict<string>): Promise<number> {
  let target: Target | undefined;
  try {
    target = readTarget(args, env);
  } catch (error) {
    console.error(`${printableError(error)}\n\nmcp --help shows all options.`);
    return 2;
  }
  if (target === undefined) {
    console.log(usage);
    return 0;
  }
  const sdk = await loadSdk();
  if (sdk === undefined) {
    console.error(
      'The command mcp needs @modelcontextprotocol/sdk: npx -p @collaboration/contract -p @modelcontextprotocol/sdk contract mcp',
    );
    return 2;
  }
  const { Server, StdioServerTransport, CallToolRequestSchema, ListToolsRequestSchema } = sdk;
  const server = new Server({ name: 'collaboration', version: version }, { capabilities: { tools: {} } });
  const run = makeTools(target);
  const tools = toolsFor(target);
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params: { name, arguments: input = {} } }, { signal }) => {
    const { text, isError } = await run(name, input, signal);
    return { content: [{ type: 'text', text }], isError };
  });
  await server.connect(new StdioServerTransport());
  console.error(`Serving ${target.baseUrl}, ${target.allowsWrites ? 'with writes' : 'reads only'}.`);
  return 0;
}

/** Returns undefined for --help. */
function readTarget(args: readonly string[], env: NodeJS.Dict<string>): Target | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      'base-url': { type: 'string' },
      'allow-writes': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return undefined;
  const { 'base-url': baseUrl, 'allow-writes': allowsWrites } = values;
  if (baseUrl === undefined) return { baseUrl: sandboxUrl, given: documentedByScheme(), allowsWrites };
  checkClientOptions({ baseUrl });
  const given = credentialOptions.flatMap(({ scheme, variable }) => (env[variable] ? [[scheme, env[variable]]] : []));
  return { baseUrl, given: Object.fromEntries(given), allowsWrites };
}

/** Returns undefined if the SDK is not installed. It is optional, since it is many times as large as this package. */
async function loadSdk() {
  try {
    const [{ Server }, { StdioServerTransport }, types] = await Promise.all([
      import('@modelcontextprotocol/sdk/server/index.js'),
      import('@modelcontextprotocol/sdk/server/stdio.js'),
      import('@modelcontextprotocol/sdk/types.js'),
    ]);
    return { Server, StdioServerTransport, ...types };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
