#!/usr/bin/env node
/** Starts the commands of `npx @collaboration/contract`. */
import { main as mcp } from './mcp/command.ts';
import { main as verify } from './verify/command.ts';

const commands = new Map([
  ['verify', verify],
  ['mcp', mcp],
]);

const [command, ...args] = process.argv.slice(2);
const main = commands.get(command ?? '');
if (main !== undefined) {
  process.exitCode = await main(args, process.env);
} else {
  const isHelp = command === undefined || command === '--help';
  console.log(`${isHelp ? '' : `There is no command "${command}".\n\n`}Usage: npx @collaboration/contract verify URL [options]
       npx @collaboration/contract mcp [options]\n
verify --help and mcp --help show all options.`);
  process.exitCode = isHelp ? 0 : 2;
}
