/**
 * `npm run settings -- API_KEY [NAME VALUE]`: prints the console's switches of an API key, or changes one. `npm run settings --
 * WORKSPACE_ID [NAME DOMAIN]`: prints the domains and sender domains of a workspace, or changes them.
 */
import type { Sql } from '../database/sql.ts';
import type { Ask } from '../database/verbs.ts';
import * as domains from '../workspaces/domains.ts';
import * as senderDomains from '../workspaces/sender-domains.ts';
import * as workspaces from '../workspaces/store.ts';
import { print, runCommand, UsageError } from './command.ts';

interface Setting {
  column: workspaces.SwitchColumn;
  /** The stored value of each allowed value. */
  values: { readonly [value: string]: number | string };
  read(apiKey: workspaces.ApiKey): number | string;
}

const flag = { on: 1, off: 0 };

const settings: { readonly [name: string]: Setting } = {
  advancedQueries: { column: 'advanced_queries', values: flag, read: ({ advancedQueries }) => advancedQueries },
  notificationConfig: { column: 'notification_config', values: flag, read: ({ notificationConfig }) => notificationConfig },
  defaultFolderAccess: {
    column: 'default_folder_access',
    values: { public: 'public', organizationPrivate: 'organizationPrivate', restricted: 'restricted' },
    read: ({ defaultFolderAccess }) => defaultFolderAccess,
  },
};

const usage = `Usage: npm run settings -- API_KEY [NAME VALUE], where NAME VALUE is one of
${Object.entries(settings)
  .map(([name, { values }]) => `  ${name} ${Object.keys(values).join(' | ')}`)
  .join('\n')}
or npm run settings -- WORKSPACE_ID [removeDomain | addSenderDomain | removeSenderDomain DOMAIN]`;

function readArguments(): { id: string; change: Change | undefined } {
  const [id, name, value, ...more] = process.argv.slice(2);
  if (id === undefined || (name === undefined) !== (value === undefined) || more.length > 0) throw new UsageError(usage);
  return { id, change: name === undefined || value === undefined ? undefined : { name, value } };
}

await runCommand(readArguments, async ({ ask, config }, { id, change }) => {
  const lines = (await ofWorkspace(ask, id, change, config.authCacheSeconds)) ?? (await ofApiKey(ask, id, change));
  if (lines === undefined) throw new UsageError(`There is no workspace and no API key "${id}".`);
  for (const line of lines) print(line);
});

interface Change {
  name: string;
  value: string;
}

/** Makes the change, and returns the domains and sender domains in lines; undefined if the workspace does not exist. */
async function ofWorkspace(ask: Ask, id: string, change: Change | undefined, cacheSeconds: number): Promise<string[] | undefined> {
  if ((await workspaces.find(ask, id)) === undefined) return undefined;
  const hints = change === undefined ? [] : await changeWorkspace(ask, id, change, cacheSeconds);
  const [pages, senders] = await Promise.all([domains.find(ask, id), senderDomains.find(ask, id)]);
  return [...pages.map((domain) => `domain ${domain}`), ...senders.map((domain) => `senderDomain ${domain}`), ...hints];
}

/** Makes the change, and returns hints for the operator. */
async function changeWorkspace(ask: Ask, id: string, { name, value }: Change, cacheSeconds: number): Promise<string[]> {
  switch (name) {
    case 'removeDomain': {
      if (!(await domains.remove(ask, id, domains.domainOf(value) ?? value))) {
        throw new UsageError(`The workspace has no domain "${value}".`);
      }
      return [`Processes that have cached the old list use it for up to ${cacheSeconds} seconds.`];
    }
    case 'addSenderDomain': {
      const domain = senderDomains.senderDomainOf(value);
      if (domain === undefined) throw new UsageError(`A sender domain is one host name, such as acme.example; "${value}" is not.`);
      await ask(senderDomains.add(Date.now(), id, domain));
      return [];
    }
    case 'removeSenderDomain': {
      if (!(await senderDomains.remove(ask, id, senderDomains.senderDomainOf(value) ?? value))) {
        throw new UsageError(`The workspace has no sender domain "${value}".`);
      }
      return [];
    }
    default:
      throw new UsageError(`There is no setting "${name}" of a workspace.\n${usage}`);
  }
}

/** Makes the change, and returns the switches in lines; undefined if the API key does not exist. */
async function ofApiKey(ask: Ask, id: string, change: Change | undefined): Promise<string[] | undefined> {
  if (change !== undefined) await ask(switchBy(id, change));
  const apiKey = await workspaces.findApiKey(ask, id);
  return apiKey && Object.entries(settings).map(([name, { values, read }]) => `${name} ${nameOf(values, read(apiKey))}`);
}

function nameOf(values: Setting['values'], stored: number | string): string | undefined {
  return Object.keys(values).find((name) => values[name] === stored);
}

function switchBy(id: string, { name, value }: Change): Sql {
  const setting = Object.hasOwn(settings, name) ? settings[name] : undefined;
  if (setting === undefined) throw new UsageError(`There is no setting "${name}".\n${usage}`);
  const { column, values } = setting;
  const stored = Object.hasOwn(values, value) ? values[value] : undefined;
  if (stored === undefined) throw new UsageError(`${name} must be one of ${Object.keys(values).join(', ')}, and is "${value}".`);
  return workspaces.setSwitch(id, column, stored);
}
