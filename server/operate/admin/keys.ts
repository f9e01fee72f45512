/** `npm run admin -- keys …`: lists, revokes and deletes API keys. */
import { noTenant } from '../../database/tenant-lock.ts';
import { deleteApiKey, revokeTokens } from '../../workspaces/deletion.ts';
import * as store from '../../workspaces/store.ts';
import { type AddCommands, confirm, operator, table, timeOf, writeLedger } from './command-line.ts';
import { findApiKey, findWorkspace, noApiKey } from './find.ts';

export const addKeys: AddCommands = (program, act) => {
  const group = program.command('keys').description('List, revoke and delete API keys.');

  group
    .command('list')
    .description('List the API keys of a workspace.')
    .argument('<workspace>', 'id of the workspace')
    .action(
      act(async ({ ask }, id) => {
        await findWorkspace(ask, id);
        const found = await ask(store.findApiKeys(id));
        const lines = table(found, {
          ID: ({ apiKeyId }) => apiKeyId,
          NAME: ({ name }) => name,
          TYPE: ({ type }) => type,
          CREATED: ({ createdAt }) => timeOf(createdAt),
        });
        return { data: found.map(({ tokenVersion: _version, ...apiKey }) => apiKey), lines };
      }),
    );

  group
    .command('revoke')
    .description('Revoke all auth tokens of an API key. Get Auth Tokens returns the new one.')
    .argument('<key>', 'id of the API key')
    .action(
      act(async (environment, id) => {
        const { ask, changeOf, ledger, config } = environment;
        const { workspaceId } = await findApiKey(ask, id);
        const entry = { workspaceId, actor: operator(), action: 'keys revoke' };
        if ((await revokeTokens(changeOf(noTenant), ledger, entry, id)) === undefined) throw noApiKey(id);
        await writeLedger(environment);
        const lines = [
          `The auth tokens of the API key ${id} were revoked. Get Auth Tokens returns the new ones.`,
          `Processes that have cached an old token accept it for up to ${config.authCacheSeconds} seconds.`,
        ];
        return { data: { apiKeyId: id, workspaceId }, lines };
      }),
    );

  group
    .command('delete')
    .description('Delete an API key and all of its data. Only a backup brings them back.')
    .argument('<key>', 'id of the API key')
    .option('--yes', 'skip the confirmation')
    .action(
      act(async (environment, id, { yes }) => {
        const { name, type, workspaceId } = await findApiKey(environment.ask, id);
        await confirm(`Delete the API key "${name}" (${type}) and all of its data?`, yes);
        if (!(await deleteApiKey(environment, id, operator()))) throw noApiKey(id);
        await writeLedger(environment);
        return { data: { apiKeyId: id, workspaceId }, lines: [`The API key ${id} was deleted. The service now deletes its data.`] };
      }),
    );
};
