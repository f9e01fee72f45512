/** What `npx sandbox` is told to start. */

/** Each is loaded when it is told to start, and not before. */
const commands = {
  docs: () => import('./docs.ts'),
};

const usage = `Usage: npx sandbox [COMMAND] [OPTIONS]

  docs     the reference docs
`;

export async function main([name = '', ...args]: string[]): Promise<void> {
  const load = new Map(Object.entries(commands)).get(name);
  if (load === undefined) {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  const command = await load();
  await command.main(args);
}
