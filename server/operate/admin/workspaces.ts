/** `npm run admin -- workspaces …`: shows, limits, verifies, revokes and deletes workspaces. */
import { Argument } from '@commander-js/extra-typings';
import { parseEmailAddress } from '../../addresses/email-address.ts';
import type { Environment } from '../../context.ts';
import { among, limit, raw, sql } from '../../database/sql.ts';
import { noTenant } from '../../database/tenant-lock.ts';
import type { ChangeOf } from '../../database/verbs.ts';
import { find as findUsage } from '../../health/usage.ts';
import { liftSuppressions } from '../../notifications/mailing.ts';
import * as audit from '../../workspaces/audit.ts';
import { deleteWorkspace, revokeTokens } from '../../workspaces/deletion.ts';
import * as domains from '../../workspaces/domains.ts';
import * as senderDomains from '../../workspaces/sender-domains.ts';
import * as store from '../../workspaces/store.ts';
import { CommandError, UsageError } from '../commands/command.ts';
import { type AddCommands, confirm, emailAddress, operator, table, timeOf, wholeNumber, writeLedger } from './command-line.ts';
import { exportWorkspace } from './export-workspace.ts';
import { findWorkspace, lockWorkspace, noWorkspace } from './find.ts';
import { importWorkspace } from './import-workspace.ts';

export const addWorkspaces: AddCommands = (program, act) => {
  const group = program.command('workspaces').description('Show, limit, verify, revoke and delete workspaces.');

  group
    .command('list')
    .description('List the newest workspaces.')
    .option('--owner <email>', 'only workspaces of this owner', emailAddress)
    .option('--limit <count>', 'maximum number of entries', wholeNumber, 100)
    .action(
      act(async ({ ask }, { owner, limit }) => {
        const found = await ask(store.findNewest(owner, limit));
        const lines = table(found, {
          ID: ({ workspaceId }) => workspaceId,
          NAME: ({ name }) => name,
          OWNER: ({ ownerEmail }) => ownerEmail,
          VERIFIED: ({ ownerVerifiedAt }) => (ownerVerifiedAt === null ? 'no' : 'yes'),
          CREATED: ({ createdAt }) => timeOf(createdAt),
        });
        return { data: found.map(shown), lines };
      }),
    );

  group
    .command('show')
    .description('Show a workspace: its owner, API keys, domains, limits, usage of 30 days and pending tasks.')
    .argument('<workspace>', 'id of the workspace')
    .action(act(show));

  group
    .command('verify')
    .description("Mark the owner's address as verified, as a confirmed login link does.")
    .argument('<workspace>', 'id of the workspace')
    .action(
      act(async ({ changeOf }, id) => {
        const { found } = await changeOf(noTenant)({
          prepare: async (asked) => {
            const { ownerEmail } = await lockWorkspace(asked, id);
            const address = parseEmailAddress(ownerEmail);
            if (address === undefined) throw new CommandError(`The owner "${ownerEmail}" is not an email address.`);
            return { ownerEmail, address };
          },
          write: ({ address }, now) => ({
            verified: store.verifyOwner(now, address, [id]),
            audited: audit.record(now, by(id, 'verify')),
          }),
        });
        const { ownerEmail } = found;
        return { data: { workspaceId: id, ownerEmail }, lines: [`The owner ${ownerEmail} is verified.`] };
      }),
    );

  group
    .command('limits')
    .description('Show or set the limits of a workspace, which override API_KEY_LIMIT and MAIL_LIMIT.')
    .argument('<workspace>', 'id of the workspace')
    .option(
      '--calls <count>',
      'calls per minute of each API key and of the workspace; 0: unlimited, default: as set for all',
      limitOf,
    )
    .option('--mails <count>', 'notification emails per day; 0: unlimited, default: as set for all', limitOf)
    .action(
      act(async ({ ask, changeOf, config }, id, { calls, mails }) => {
        const wanted = {
          ...(calls === undefined ? {} : { callLimit: calls === 'default' ? null : calls }),
          ...(mails === undefined ? {} : { mailLimit: mails === 'default' ? null : mails }),
        };
        const isRead = calls === undefined && mails === undefined;
        const { callLimit, mailLimit } = isRead ? await findWorkspace(ask, id) : await setLimits(changeOf, id, wanted);
        const told = (own: number | null, setting: number) => `${own ?? setting}${own === null ? ' (default)' : ''}`;
        const lines = [
          `calls per minute  ${told(callLimit, config.apiKeyLimit)}`,
          `emails per day  ${told(mailLimit, config.mailLimit)}`,
        ];
        return { data: { workspaceId: id, callLimit, mailLimit }, lines };
      }),
    );

  group
    .command('sender-domains')
    .description('Show, add or remove the domains from which a workspace may send mail.')
    .argument('<workspace>', 'id of the workspace')
    .addArgument(new Argument('[change]', 'what to do').choices(['add', 'remove']))
    .argument('[domain]', 'a host name, such as acme.example')
    .action(
      act(async ({ ask, changeOf }, id, change, written) => {
        if (change === undefined) await findWorkspace(ask, id);
        else {
          const domain = readDomain(written);
          await changeOf(noTenant)({
            prepare: async (asked) => {
              await lockWorkspace(asked, id);
              if (change === 'remove' && !(await senderDomains.remove(asked, id, domain)))
                throw new CommandError(`The workspace has no sender domain "${domain}".`);
            },
            write: (_found, now) => ({
              added: change === 'add' ? senderDomains.add(now, id, domain) : undefined,
              audited: audit.record(now, { ...by(id, `sender-domains ${change}`), details: { domain } }),
            }),
          });
        }
        const found = await senderDomains.find(ask, id);
        return { data: found, lines: found.length === 0 ? ['No sender domains.'] : found };
      }),
    );

  group
    .command('unsuppress')
    .description('Let a workspace mail addresses again that a mail server has permanently rejected.')
    .argument('<workspace>', 'id of the workspace')
    .argument('[address]', 'email address; default: all', emailAddress)
    .action(
      act(async ({ changeOf }, id, address) => {
        const { found } = await changeOf(noTenant)({
          prepare: async (ask) => {
            await lockWorkspace(ask, id);
            return await ask(liftSuppressions(id, address));
          },
          write: (_found, now) => ({ audited: audit.record(now, by(id, 'unsuppress')) }),
        });
        return { data: { workspaceId: id, addresses: found.length }, lines: [`Addresses to mail again: ${found.length}.`] };
      }),
    );

  group
    .command('revoke')
    .description('Revoke all auth tokens of a workspace, and print its new one. The tokens of its API keys stay valid.')
    .argument('<workspace>', 'id of the workspace')
    .action(act(revoke));

  group
    .command('export')
    .description('Write a consistent snapshot of a workspace to a file, without events, webhooks and pending tasks.')
    .argument('<workspace>', 'id of the workspace')
    .argument('<file>', 'file to write')
    .action(act(exportWorkspace));

  group
    .command('import')
    .description(
      'Import an exported workspace with its ids and tokens, into either database engine. It begins without events and webhooks.',
    )
    .argument('<file>', 'exported file')
    .option('--other-secret', 'accept a file from a service with another TOKEN_SECRET')
    .action(act(importWorkspace));

  group
    .command('delete')
    .description('Delete a workspace with its API keys and all of their data. Only a backup brings them back.')
    .argument('<workspace>', 'id of the workspace')
    .option('--yes', 'skip the confirmation')
    .action(
      act(async (environment, id, { yes }) => {
        const { name } = await findWorkspace(environment.ask, id);
        const count = await store.countApiKeys(environment.ask, id);
        await confirm(`Delete the workspace "${name}", its API keys (${count}) and all of their data?`, yes);
        if (!(await deleteWorkspace(environment, id, operator()))) throw noWorkspace(id);
        await writeLedger(environment);
        const { authCacheSeconds } = environment.config;
        const lines = [
          `The workspace ${id} was deleted. The service now deletes its data.`,
          `Processes that have cached its tokens accept them for up to ${authCacheSeconds} seconds.`,
        ];
        return { data: { workspaceId: id }, lines };
      }),
    );
};

/** The common part of an audit entry. */
const by = (id: string, command: string) => ({
  ...{ workspaceId: id, subjectId: id, actor: operator(), action: `workspaces ${command}` },
});

/** Returns the workspace without the version of its tokens. */
const shown = ({ tokenVersion: _version, ...workspace }: store.Workspace) => workspace;

/** Returns the limits afterwards. A limit that another operator sets at the same time stays. */
async function setLimits(
  changeOf: ChangeOf,
  id: string,
  wanted: Partial<Pick<store.Workspace, 'callLimit' | 'mailLimit'>>,
): Promise<store.Workspace> {
  const { found } = await changeOf(noTenant)({
    prepare: async (ask) => ({ ...(await lockWorkspace(ask, id)), ...wanted }),
    write: (after, now) => ({
      updated: store.updateLimits(after),
      audited: audit.record(now, {
        ...by(id, 'limits'),
        details: { callLimit: after.callLimit, mailLimit: after.mailLimit },
      }),
    }),
  });
  return found;
}

const limitOf = (text: string): number | 'default' => (text === 'default' ? text : wholeNumber(text));

function readDomain(written = ''): string {
  const domain = senderDomains.senderDomainOf(written);
  if (domain === undefined) throw new UsageError(`A sender domain is one host name, such as acme.example; "${written}" is not.`);
  return domain;
}

/** Tables whose rows \`show\` counts, up to this number. */
const counted = ['organizations', 'folders', 'documents', 'users', 'notifications', 'tasks'];
const maxCounted = 100_000;

async function show({ ask, clock }: Environment, id: string) {
  const workspace = await findWorkspace(ask, id);
  const apiKeys = await ask(store.findApiKeys(id));
  const keyIds = apiKeys.map(({ apiKeyId }) => apiKeyId);
  const rows = Object.fromEntries(
    await Promise.all(
      counted.map(async (name): Promise<[string, number]> => {
        const condition = sql`api_key_id ${among(keyIds)} ${name === 'tasks' ? sql`and completed_at is null` : sql``}`;
        const [row] = await ask(sql<{ count: number }>`select count(*) as count from
          (select 1 from ${raw(name)} where ${condition} ${limit(maxCounted)}) as found`);
        return [name, row?.count ?? 0];
      }),
    ),
  );
  const days = await ask(findUsage([id, ...keyIds], clock()));
  const total = (count: 'calls' | 'refusedCalls' | 'mails') => days.reduce((sum, day) => sum + day[count], 0);
  const used = { calls: total('calls'), refusedCalls: total('refusedCalls'), mails: total('mails') };
  const data = {
    ...shown(workspace),
    apiKeys: apiKeys.map(({ tokenVersion: _version, ...apiKey }) => apiKey),
    domains: await domains.find(ask, id),
    senderDomains: await senderDomains.find(ask, id),
    usage: used,
    rows,
  };
  const own = (value: number | null) => value ?? 'default';
  const lines = [
    ...[`workspace  ${id}`, `name  ${workspace.name}`, `owner  ${workspace.ownerName} <${workspace.ownerEmail}>`],
    `verified  ${workspace.ownerVerifiedAt === null ? 'no' : timeOf(workspace.ownerVerifiedAt)}`,
    `created  ${timeOf(workspace.createdAt)}`,
    ...apiKeys.map(({ apiKeyId, type, name }) => `API key  ${apiKeyId}  ${type}  ${name}`),
    `domains  ${data.domains.join(', ') || 'any'}`,
    `sender domains  ${data.senderDomains.join(', ') || 'none'}`,
    `limits  calls per minute ${own(workspace.callLimit)}, emails per day ${own(workspace.mailLimit)}`,
    `usage in 30 days  calls ${used.calls}, rejected calls ${used.refusedCalls}, emails ${used.mails}`,
    `rows  ${counted.map((name) => `${name} ${rows[name] === maxCounted ? `≥ ${maxCounted}` : rows[name]}`).join(', ')}`,
  ];
  return { data, lines };
}

async function revoke(environment: Environment, id: string) {
  const { ask, changeOf, tokens, ledger, config } = environment;
  const version = await revokeTokens(changeOf(noTenant), ledger, by(id, 'revoke'));
  if (version === undefined) throw noWorkspace(id);
  await writeLedger(environment);
  const apiKeys = await ask(store.findApiKeys(id));
  // Get Workspace needs a valid token, so only this command can show the new one.
  const authToken = tokens.issue('workspace', id, version);
  const lines = [
    `The auth tokens of the workspace ${id} were revoked.`,
    `The new token, which Get Workspace now returns: ${authToken}`,
    `Processes that have cached an old token accept it for up to ${config.authCacheSeconds} seconds.`,
    'Anyone with an old token may also know the tokens of its API keys. To revoke these:',
    ...apiKeys.map(({ apiKeyId }) => `  npm run admin -- keys revoke ${apiKeyId}`),
  ];
  return { data: { workspaceId: id, authToken }, lines };
}
