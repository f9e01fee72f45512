#!/usr/bin/env node
/** `npx @collaboration/server`: creates a project, and tells what a new version of the contract asks of it. */
import { parseArgs } from 'node:util';
import { printableError, printableLines } from '../../generated/text.ts';
import { init } from './init.ts';
import { upgrade } from './upgrade.ts';

const usage = `npx @collaboration/server init FOLDER
    Writes a project into a new or empty folder: a stub for each operation, authentication to fill in, and a test.
npx @collaboration/server upgrade
    Tells what is new in the installed contract since the last upgrade, and which handlers it concerns.`;

async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, options: { help: { type: 'boolean' } }, allowPositionals: true });
  if (values.help) return console.log(usage);
  const [command, folder, ...others] = positionals;
  if (command === 'upgrade') {
    if (folder !== undefined) throw new Error('upgrade takes no folder. Run it in the folder of the project.');
    return console.log(printableLines(await upgrade('.')));
  }
  if (command !== 'init') throw new Error(`${command === undefined ? 'Name a command' : `There is no command "${command}"`}.`);
  if (folder === undefined || others.length > 0) throw new Error('init takes one folder.');
  await init(folder);
  console.log(`Created ${folder}. Start it with:\n\n  cd ${folder}\n  npm install\n  npm start`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(`${printableError(error)}\n\nUsage: ${usage}`);
  process.exitCode = 2;
});
