/** `npm run revoke -- ID`: revokes every auth token of a workspace or an API key. */
import type { Environment } from '../context.ts';
import * as workspaces from '../workspaces/store.ts';
import { print, runCommand, UsageError } from './command.ts';

const usage = 'Usage: npm run revoke -- ID, the id of a workspace or of an API key';

function readArguments(): string {
  const [id, ...more] = process.argv.slice(2);
  if (id === undefined || more.length > 0) throw new UsageError(usage);
  return id;
}

await runCommand(readArguments, async (environment, id) => {
  const lines = (await revokeWorkspace(environment, id)) ?? (await revokeApiKey(environment, id));
  if (lines === undefined) throw new UsageError(`There is no workspace and no API key "${id}".`);
  const { authCacheSeconds } = environment.config;
  print([...lines, `Processes that have cached an old token accept it for up to ${authCacheSeconds} seconds.`].join('\n'));
});

/** Returns the outcome in lines; undefined if the workspace does not exist. */
async function revokeWorkspace({ ask, tokens, ledger }: Environment, id: string): Promise<string[] | undefined> {
  const version = await workspaces.raiseTokenVersion(ask, id);
  if (version === undefined) return undefined;
  await ledger.record({ kind: 'tokensRevoked', of: 'workspace', id, version });
  const apiKeys = await ask(workspaces.findApiKeys(id));
  return [
    `The auth tokens of the workspace ${id} are revoked.`,
    // Get Workspace needs a valid token, so only this command can show the new one.
    `Its new one, which Get Workspace returns from now on: ${tokens.issue('workspace', id, version)}`,
    'Anyone with an old token may also know the tokens of its API keys. To revoke these:',
    ...apiKeys.map(({ apiKeyId: apiKey }) => `  npm run revoke -- ${apiKey}`),
  ];
}

async function revokeApiKey({ ask, ledger }: Environment, id: string): Promise<string[] | undefined> {
  const apiKey = await workspaces.findApiKey(ask, id);
  if (apiKey === undefined) return undefined;
  const version = await workspaces.raiseApiKeyTokenVersion(ask, id, apiKey.workspaceId);
  if (version === undefined) return undefined;
  await ledger.record({ kind: 'tokensRevoked', of: 'key', id, version });
  return [`The auth tokens of the API key ${id} are revoked.`, 'Get Auth Tokens returns the new one.'];
}
