/** `npm run settings -- API_KEY [NAME VALUE]`: shows the console's switches of an API key, or changes one. */
import * as workspaces from '../workspaces/store.ts';
import { runCommand, UsageError } from './command.ts';

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
  .join('\n')}`;

await runCommand(async ({ db }) => {
  const [apiKeyId, name, value, ...more] = process.argv.slice(2);
  if (apiKeyId === undefined || (name === undefined) !== (value === undefined) || more.length > 0) throw new UsageError(usage);
  if (name !== undefined && value !== undefined) await workspaces.changeSettings(db, apiKeyId, changeOf(name, value));
  const apiKey = await workspaces.findApiKey(db, apiKeyId);
  if (apiKey === undefined) throw new UsageError(`There is no API key "${apiKeyId}".`);
  for (const [known, { read }] of Object.entries(settings)) console.log(`${known} ${read(apiKey)}`);
});

function changeOf(name: string, value: string): Partial<workspaces.ApiKeySettings> {
  const setting = Object.hasOwn(settings, name) ? settings[name] : undefined;
  if (setting === undefined) throw new UsageError(`There is no setting "${name}".\n${usage}`);
  const change = setting.change(value);
  if (change === undefined) throw new UsageError(`${name} must be one of ${setting.allowed.join(', ')}, and is "${value}".`);
  return change;
}
