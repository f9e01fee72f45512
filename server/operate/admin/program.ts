/** The commands of `npm run admin`. */
import { Command } from '@commander-js/extra-typings';
import { printError } from '../commands/command.ts';
import type { Act } from './command-line.ts';
import { addKeys } from './keys.ts';
import { addService } from './service.ts';
import { addTasks } from './tasks.ts';
import { addWebhooks } from './webhooks.ts';
import { addWorkspaces } from './workspaces.ts';

/** `actWith`: makes the actions of commands, given whether the option `--json` is set. */
export function createProgram(actWith: (isJson: () => boolean) => Act) {
  const program = new Command('npm run admin --')
    .description('Administers the service that the environment and .env name.')
    .option('--json', 'print the result as JSON')
    .configureHelp({ showGlobalOptions: true })
    // Arguments may hold control characters.
    .configureOutput({ outputError: (text) => printError(text.trimEnd()) })
    .showHelpAfterError('Try --help.')
    .exitOverride();
  const act = actWith(() => program.opts().json === true);
  for (const add of [addWorkspaces, addKeys, addWebhooks, addTasks, addService]) add(program, act);
  return program;
}
