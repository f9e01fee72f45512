/** The commands of `npx sandbox`. */
import { printable } from '../../generated/text.ts';

interface Command {
  usage: string;
  main(command: string, args: string[]): Promise<void>;
}

/** Each loads its code on demand, so that no command waits for the code of another. */
const commands: readonly { command: string; about: string; load: () => Promise<Command> }[] = [
  { command: 'npx sandbox', about: 'the service itself, to build against', load: () => import('../sandbox.ts') },
  { command: 'npx sandbox mock', about: 'the contract, with its own examples as responses', load: () => import('../mock.ts') },
  { command: 'npx sandbox events', about: 'the events of a running sandbox, as they come', load: () => import('./events.ts') },
  { command: 'npx sandbox docs', about: 'the docs', load: () => import('./docs.ts') },
];

async function help(): Promise<string> {
  const lines = commands.map(async ({ command, about, load }) => `${command} ${(await load()).usage}\n    ${about}`);
  return (await Promise.all(lines)).join('\n\n');
}

export async function main(args: string[]): Promise<void> {
  const [name = ''] = args;
  if (args.includes('--help')) {
    console.log(await help());
    return;
  }
  const isNamed = /^[^-]/.test(name);
  const command = isNamed ? `npx sandbox ${name}` : 'npx sandbox';
  const found = commands.find((one) => one.command === command);
  if (found === undefined) {
    console.error(`There is no command "${printable(command)}".\n\n${await help()}`);
    process.exitCode = 2;
    return;
  }
  const { main: start } = await found.load();
  await start(command, isNamed ? args.slice(1) : args);
}
