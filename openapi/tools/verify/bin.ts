#!/usr/bin/env node
/** Starts `npx @collaboration/contract verify`. */
import { main } from './command.ts';

const [command, ...args] = process.argv.slice(2);
if (command === 'verify') {
  process.exitCode = await main(args, process.env);
} else {
  const isHelp = command === undefined || command === '--help';
  console.log(`${isHelp ? '' : `There is no command "${command}".\n\n`}Usage: npx @collaboration/contract verify URL [options]\n
verify --help shows all options.`);
  process.exitCode = isHelp ? 0 : 2;
}
