/** `npm run admin -- COMMAND`: administers workspaces, API keys and tasks. Exit codes: 1 for a failure, 2 for wrong arguments. */
import { CommanderError } from '@commander-js/extra-typings';
import { createAct } from '../admin/command-line.ts';
import { createProgram } from '../admin/program.ts';

try {
  await createProgram(createAct).parseAsync();
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : 2;
}
