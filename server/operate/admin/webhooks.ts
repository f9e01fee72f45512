/** `npm run admin -- webhooks …`: replaces secrets that depend on a lost TOKEN_SECRET. */
import { noTenant } from '../../database/tenant-lock.ts';
import { replaceLost } from '../../webhooks/secrets.ts';
import * as audit from '../../workspaces/audit.ts';
import { type AddCommands, confirm, operator, table } from './command-line.ts';

export const addWebhooks: AddCommands = (program, act) => {
  const group = program.command('webhooks').description('Replace secrets that depend on a lost TOKEN_SECRET.');

  group
    .command('replace-secrets')
    .description('Disable the webhooks whose secrets no secret in TOKEN_SECRET decrypts, and give them new secrets.')
    .option('--yes', 'skip the confirmation')
    .action(
      act(async (environment, { yes }) => {
        await confirm('Disable these webhooks? Their secrets cannot be restored afterwards.', yes);
        const replaced = await replaceLost(environment);
        const entry = { workspaceId: '', actor: operator(), action: 'webhooks replace-secrets', subjectId: '' };
        await environment.changeOf(noTenant)({
          write: (_found, now) => ({ audited: audit.record(now, { ...entry, details: { webhooks: replaced.length } }) }),
        });
        const lines = [
          ...table(replaced, { 'API KEY': ({ apiKeyId }) => apiKeyId, WEBHOOK: ({ webhookId }) => webhookId }),
          `Webhooks disabled: ${replaced.length}. Their owners continue with Rotate Webhook Secret, and with disabled: false in Update Webhooks.`,
        ];
        return { data: replaced, lines };
      }),
    );
};
