/**
 * `npm run settings -- API_KEY [NAME VALUE]`: shows the console's switches of an API key, or changes one.
 * `npm run settings -- WORKSPACE_ID [NAME DOMAIN]`: shows the domains and the sender domains of a workspace, or changes them.
 */
import type { Db } from '../database/db.ts';
import * as domains from '../workspaces/domains.ts';
import * as senderDomains from '../workspaces/sender-domains.ts';
import * as workspaces from '../workspaces/store.ts';
import { print, runCommand, UsageError } from './command.ts';

interface Setting {
  allowed: readonly string[];
  read(settings: workspaces.ApiKeySettings): string;
  /** The change that a value stands for; undefined for any other value. */
  change(value: string): Partial<workspaces.ApiKeySettings> | undefined;
}

const settings: { readonly [name: string]: Setting } = {
  advancedQueries: flag('advanced_queries'),
  notificationConfig: flag('notification_config'),
  defaultFolderAccess: oneOf('default_folder_access', ['public', 'organizationPrivate', 'restricted']),
};

function flag(column: 'advanced_queries' | 'notification_config'): Setting {
  return {
    allowed: ['on', 'off'],
    read: (row) => (row[column] === 1 ? 'on' : 'off'),
    change: (value) => (value === 'on' ? { [column]: 1 } : value === 'off' ? { [column]: 0 } : undefined),
  };
}

function oneOf(column: 'default_folder_access', allowed: readonly workspaces.ApiKeySettings['default_folder_access'][]): Setting {
  return {
    allowed,
    read: (row) => row[column],
    change: (value) => {
      const found = allowed.find((one) => one === value);
      return found && { [column]: found };
    },
  };
}

const usage = `Usage: npm run settings -- API_KEY [NAME VALUE], where NAME VALUE is one of
${Object.entries(settings)
  .map(([name, { allowed }]) => `  ${name} ${allowed.join(' | ')}`)
  .join('\n')}
or npm run settings -- WORKSPACE_ID [removeDomain | addSenderDomain | removeSenderDomain DOMAIN]`;

function readArguments(): { id: string; change: Change | undefined } {
  const [id, name, value, ...more] = process.argv.slice(2);
  if (id === undefined || (name === undefined) !== (value === undefined) || more.length > 0) throw new UsageError(usage);
  return { id, change: name === undefined || value === undefined ? undefined : { name, value } };
}

await runCommand(readArguments, async ({ db, config }, { id, change }) => {
  const lines = (await ofWorkspace(db, id, change, config.authCacheSeconds)) ?? (await ofApiKey(db, id, change));
  if (lines === undefined) throw new UsageError(`There is no workspace and no API key "${id}".`);
  for (const line of lines) print(line);
});

interface Change {
  name: string;
  value: string;
}

/** Its domains and sender domains, in lines; undefined where there is no such workspace. */
async function ofWorkspace(db: Db, id: string, change: Change | undefined, cacheSeconds: number): Promise<string[] | undefined> {
  if ((await workspaces.find(db, id)) === undefined) return undefined;
  const hints = change === undefined ? [] : await changeWorkspace(db, id, change, cacheSeconds);
  const [pages, senders] = await Promise.all([domains.find(db, id), senderDomains.find(db, id)]);
  return [...pages.map((domain) => `domain ${domain}`), ...senders.map((domain) => `senderDomain ${domain}`), ...hints];
}

/** Makes the change, and returns what else there is to know. */
async function changeWorkspace(db: Db, id: string, { name, value }: Change, cacheSeconds: number): Promise<string[]> {
  switch (name) {
    case 'removeDomain': {
      if (!(await domains.remove(db, id, domains.domainOf(value) ?? value))) {
        throw new UsageError(`The workspace has no domain "${value}".`);
      }
      return [`A process that knows the list of before still goes by it for ${cacheSeconds} seconds at most.`];
    }
    case 'addSenderDomain': {
      const domain = senderDomains.senderDomainOf(value);
      if (domain === undefined) throw new UsageError(`A sender domain is one host name, such as acme.example; "${value}" is not.`);
      await senderDomains.add(db, Date.now(), id, domain);
      return [];
    }
    case 'removeSenderDomain': {
      if (!(await senderDomains.remove(db, id, senderDomains.senderDomainOf(value) ?? value))) {
        throw new UsageError(`The workspace has no sender domain "${value}".`);
      }
      return [];
    }
    default:
      throw new UsageError(`There is no setting "${name}" of a workspace.\n${usage}`);
  }
}

/** Its switches, in lines; undefined where there is no such API key. */
async function ofApiKey(db: Db, id: string, change: Change | undefined): Promise<string[] | undefined> {
  if (change !== undefined) await workspaces.changeSettings(db, id, changeOf(change.name, change.value));
  const apiKey = await workspaces.findApiKey(db, id);
  return apiKey && Object.entries(settings).map(([name, { read }]) => `${name} ${read(apiKey)}`);
}

function changeOf(name: string, value: string): Partial<workspaces.ApiKeySettings> {
  const setting = Object.hasOwn(settings, name) ? settings[name] : undefined;
  if (setting === undefined) throw new UsageError(`There is no setting "${name}".\n${usage}`);
  const change = setting.change(value);
  if (change === undefined) throw new UsageError(`${name} must be one of ${setting.allowed.join(', ')}, and is "${value}".`);
  return change;
}
