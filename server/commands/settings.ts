/**
 * `npm run settings -- WORKSPACE_ID [NAME DOMAIN]`: prints the domains from which a workspace may send mail, or changes them. All other
 * settings are in the console.
 */
import type { Ask } from '../database/verbs.ts';
import * as senderDomains from '../workspaces/sender-domains.ts';
import * as workspaces from '../workspaces/store.ts';
import { print, runCommand, UsageError } from './command.ts';

const usage = 'Usage: npm run settings -- WORKSPACE_ID [addSenderDomain | removeSenderDomain DOMAIN]';

interface Change {
  name: string;
  domain: string;
}

function readArguments(): { id: string; change: Change | undefined } {
  const [id, name, domain, ...more] = process.argv.slice(2);
  if (id === undefined || (name === undefined) !== (domain === undefined) || more.length > 0) throw new UsageError(usage);
  return { id, change: name === undefined || domain === undefined ? undefined : { name, domain } };
}

await runCommand(readArguments, async ({ ask }, { id, change }) => {
  if ((await workspaces.find(ask, id)) === undefined) throw new UsageError(`There is no workspace "${id}".`);
  if (change !== undefined) await apply(ask, id, change);
  for (const domain of await senderDomains.find(ask, id)) print(`senderDomain ${domain}`);
});

async function apply(ask: Ask, id: string, { name, domain: written }: Change): Promise<void> {
  const domain = senderDomains.senderDomainOf(written);
  switch (name) {
    case 'addSenderDomain':
      if (domain === undefined)
        throw new UsageError(`A sender domain is one host name, such as acme.example; "${written}" is not.`);
      await ask(senderDomains.add(Date.now(), id, domain));
      return;
    case 'removeSenderDomain':
      if (await senderDomains.remove(ask, id, domain ?? written)) return;
      throw new UsageError(`The workspace has no sender domain "${written}".`);
    default:
      throw new UsageError(`There is no setting "${name}".\n${usage}`);
  }
}
