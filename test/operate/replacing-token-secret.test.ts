/** Replaces TOKEN_SECRET as operating.md says, and holds its table of what others keep to what happens. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { receiveRaw } from '../../generated/webhooks.ts';
import { createVault } from '../../server/auth/vault.ts';
import { insertInto, sql } from '../../server/database/sql.ts';
import { createLog } from '../../server/log/log.ts';
import { unsubscribeUrl } from '../../server/notifications/unsubscribe-link.ts';
import { exportWorkspace } from '../../server/operate/admin/export-workspace.ts';
import { importWorkspace } from '../../server/operate/admin/import-workspace.ts';
import { secretFindings } from '../../server/operate/doctor/secrets.ts';
import { type Service, startService } from '../../server/service.ts';
import { type Config, readConfig } from '../../server/settings/config.ts';
import { type SealedSecrets, seal, unseal } from '../../server/webhooks/secrets.ts';
import { admin, environmentOf, run } from '../support/commands.ts';
import { aTenantWithAcme, start, type Tenant, takeDatabase } from '../support/harness.ts';
import { aLink } from '../support/mailbox.ts';
import { aReceiver } from '../support/receiver.ts';
import { root } from '../support/service-process.ts';

const isPostgres = process.env.TEST_ENGINE === 'postgres';
const publicUrl = 'https://collaboration.example';
const old = 'the secret of the year before with all of its letters';
const fresh = 'the secret of this year with other letters than before';

interface Installation {
  config: Config;
  log: string[];
  /** Starts a process with these secrets. */
  launch(secrets: readonly string[]): Promise<Service>;
}

async function anInstallation(): Promise<Installation> {
  const database = await takeDatabase();
  onTestFinished(() => database.drop());
  const read = readConfig({ PORT: '0', TOKEN_SECRET: old, AUTH_CACHE_SECONDS: '0', MAX_QUEUE_DELAY: '0', ...database.env });
  const unlimited = { createWorkspaceLimit: 0, loginLinkLimit: 0, refusedCallsLimit: 0, webhookLoopback: true };
  const config: Config = { ...read, ...unlimited, publicUrl };
  const log: string[] = [];
  const launch = async (tokenSecrets: readonly string[]) => {
    const logger = createLog('info', { write: (line) => void log.push(line) });
    const options = { log: logger, clock: () => start, pollIntervalMs: 0 };
    const service = await startService({ config: { ...config, tokenSecrets: [...tokenSecrets] }, ...options });
    onTestFinished(() => service.stop());
    return service;
  };
  return { config, log, launch };
}

type Outcome = 'work' | 'end';
/** Tries a thing that was kept at a process. */
type Use = (process: Service) => Promise<Outcome>;

/** Returns the outcome of a response; throws for a status that is neither. */
function outcomeOf(status: number, good: number, bad: number): Outcome {
  expect([good, bad]).toContain(status);
  return status === good ? 'work' : 'end';
}

async function post({ url }: Service, path: string, data: object, headers: { [name: string]: string }): Promise<Response> {
  const body = JSON.stringify({ data });
  return await fetch(url + path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
}

/** Returns credentials that the process itself issues. */
const headersAt = ({ environment }: Service, { apiKey }: Tenant) => ({
  'x-svc-api-key': apiKey,
  'x-svc-auth-token': environment.tokens.issue('key', apiKey, 1),
});

async function aToken({ url, environment: { config }, worker }: Service): Promise<string> {
  const client = createClient({ baseUrl: url, retries: 0 });
  return (await aLink({ client, config, work: () => worker.drain() }, { continueUrl: `${publicUrl}/console` })).token;
}

/** Adds a webhook. Its use makes the process deliver an event, signed with the secret that the receiver has. */
async function addWebhook(_process: Service, tenant: Tenant): Promise<Use> {
  const receiver = await aReceiver();
  await tenant.workspace.updateApiKey({ apiKey: tenant.apiKey, events: true });
  const { data } = await tenant.client.addWebhooks({ webhooks: [{ webhookId: 'crm', url: receiver.url }] });
  const secret = data.crm?.secret ?? '';
  let documents = 0;
  return async (other) => {
    const before = receiver.deliveries.length;
    const added = { organizationId: 'acme', documents: [{ documentId: `document-${documents++}` }] };
    expect((await post(other, '/v2/organizations/documents/add', added, headersAt(other, tenant))).status).toBe(200);
    await other.worker.drain();
    expect(receiver.deliveries.slice(before)).toHaveLength(1);
    for (const delivery of receiver.deliveries.slice(before)) await receiveRaw(delivery, secret, { now: start });
    return 'work';
  };
}

/** Makes each thing at a process. Their names are those of the table. */
const kept: { readonly [name: string]: (process: Service, tenant: Tenant) => Promise<Use> } = {
  'Auth tokens': async (_process, { apiKey, authToken }) => {
    const headers = { 'x-svc-api-key': apiKey, 'x-svc-auth-token': authToken };
    return async (other) => outcomeOf((await post(other, '/v2/organizations/get', {}, headers)).status, 200, 401);
  },
  'Secrets of webhooks': addWebhook,
  'Tokens of Get Events': async (_process, tenant) => {
    const { pageToken } = await tenant.client.getEvents();
    return async (other) =>
      outcomeOf((await post(other, '/v2/events/get', { pageToken }, headersAt(other, tenant))).status, 200, 400);
  },
  'Other page tokens': async (_process, tenant) => {
    await tenant.client.addOrganizations({ organizations: [{ organizationId: 'beta', organizationName: 'Beta' }] });
    const { pageToken } = await tenant.client.getOrganizations({ pageSize: 1 });
    return async (other) =>
      outcomeOf(
        (await post(other, '/v2/organizations/get', { pageSize: 1, pageToken }, headersAt(other, tenant))).status,
        200,
        400,
      );
  },
  'Responses of an `Idempotency-Key`': async (process, tenant) => {
    const repeat = (at: Service) => {
      const headers = { ...headersAt(at, tenant), 'idempotency-key': 'kept' };
      return post(
        at,
        '/v2/organizations/add',
        { organizations: [{ organizationId: 'gamma', organizationName: 'Gamma' }] },
        headers,
      );
    };
    const first = await (await repeat(process)).text();
    return async (other) => {
      const response = await repeat(other);
      const outcome = outcomeOf(response.status, 200, 409);
      if (outcome === 'work') expect(await response.text()).toBe(first);
      return outcome;
    };
  },
  'User tokens': async (_process, { apiKey, client }) => {
    const { token } = (await client.generateToken({ userId: 'maya' })).data;
    return async ({ url }) => {
      const keys = createRemoteJWKSet(new URL(`/api-keys/${apiKey}/.well-known/jwks.json`, url));
      const verified = jwtVerify(token, keys, { currentDate: new Date(start) });
      return await verified.then(
        () => 'work',
        (error: Error) => {
          expect(error).toMatchObject({ code: 'ERR_JWKS_NO_MATCHING_KEY' });
          return 'end';
        },
      );
    };
  },
  'Console sessions': async (process, { workspaceId }) => {
    const body = new URLSearchParams({ token: await aToken(process), tokens: 'keep', workspace: workspaceId });
    const signedIn = await fetch(`${process.url}/login`, { method: 'POST', body, redirect: 'manual' });
    const [cookie = ''] = (signedIn.headers.get('set-cookie') ?? '').split(';');
    const headers = { cookie, origin: publicUrl, 'x-svc-workspace-id': workspaceId };
    return async (other) => outcomeOf((await post(other, '/v2/workspace/get', {}, headers)).status, 200, 401);
  },
  'Login links': async (process) => {
    const token = await aToken(process);
    return async ({ url }) => outcomeOf((await fetch(`${url}/login?token=${token}`)).status, 200, 404);
  },
  'Unsubscribe links': async ({ environment }, { apiKey }) => {
    const recipient = { apiKeyId: apiKey, organizationKey: 'acme', userId: 'maya', addressHash: 'x' };
    const { search } = new URL(unsubscribeUrl(publicUrl, environment.tokens, recipient));
    return async ({ url }) => outcomeOf((await fetch(`${url}/unsubscribe${search}`)).status, 200, 404);
  },
  'Exported workspaces': async ({ environment }, { workspaceId }) => {
    const file = join(environment.config.dataDir, `${workspaceId}.ndjson`);
    await exportWorkspace(environment, workspaceId, file);
    return async (other) => {
      const { message } = await importWorkspace(other.environment, file, {}).then(
        () => new Error('It was imported.'),
        (error: Error) => error,
      );
      expect(message).toMatch(/already has rows|another TOKEN_SECRET/);
      return message.includes('already has rows') ? 'work' : 'end';
    };
  },
};

/** Returns the rows of the table: what happens to each thing at each step. */
function tableOfSteps(): Map<string, Outcome[]> {
  const page = readFileSync(join(root, 'server/operating.md'), 'utf8');
  const [, section = ''] = page.split('\n## Replacing TOKEN_SECRET\n');
  const rows =
    section
      .split('\n## ')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| ')) ?? [];
  const cells = rows.slice(1).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(
    cells.map(([name = '', , ...steps]) => [
      name,
      steps.map((text) => (/^work\b/.test(text) ? 'work' : /^end\b/.test(text) ? 'end' : expect.fail(`${name}: ${text}`))),
    ]),
  );
}

const steps = [[old], [old, fresh], [fresh, old], [fresh]];
const stepOf = (secrets: readonly string[]): number => steps.findIndex((some) => some.join() === secrets.join());
const [before = [], first = [], second = [], third = []] = steps;
/** The processes that run at a time. On PostgreSQL, one of two goes ahead. */
const states = isPostgres
  ? [[before], [first, before], [second, first], [second], [third, second]]
  : steps.map((secrets) => [secrets]);

it('TOKEN_SECRET is replaced in three steps without interruption, and whatever others keep fares as operating.md says', async () => {
  const table = tableOfSteps();
  expect(Object.keys(kept)).toEqual([...table.keys()]);
  const { launch, log } = await anInstallation();
  interface Made {
    name: string;
    step: number;
    use: Use;
  }
  let oldest: Made[] = [];
  let earlier: Made[] = [];
  for (const state of states) {
    const processes = await Promise.all(state.map(launch));
    const made: Made[] = [];
    for (const [i, process] of processes.entries()) {
      const tenant = await aTenantWithAcme(process);
      for (const [name, make] of Object.entries(kept))
        made.push({ name, step: stepOf(state[i] ?? []), use: await make(process, tenant) });
    }
    for (const { name, step, use } of [...oldest, ...earlier, ...made]) {
      for (const [i, process] of processes.entries()) {
        const at = stepOf(state[i] ?? []);
        const isOfOld = step < 2;
        const expected = at === 0 || !isOfOld ? 'work' : table.get(name)?.[at - 1];
        expect(await use(process), `${name} of step ${step}, at a process of step ${at}`).toBe(expected);
      }
    }
    await Promise.all(processes.map((process) => process.stop()));
    if (oldest.length === 0) oldest = made;
    // The start of the next step finds those that a process of the step before has added.
    earlier = made.filter(({ name }) => name === 'Secrets of webhooks');
  }
  expect(log.filter((line) => line.includes('another secret than the first in TOKEN_SECRET'))).not.toEqual([]);
});

/** Adds a webhook, and returns a function that tells whether a process signs with its secret. */
async function aWebhook(process: Service): Promise<{ tenant: Tenant; isSigned: Use }> {
  const tenant = await aTenantWithAcme(process);
  return { tenant, isSigned: await addWebhook(process, tenant) };
}

const findSealed = sql<SealedSecrets & { apiKeyId: string; webhookId: string }>`
  select api_key_id, webhook_id, sealed_secret, sealed_earlier_secret, sealed_with from webhooks order by api_key_id, webhook_id`;

const lacks = (webhooks: number) =>
  `TOKEN_SECRET lacks the earlier secret with which secrets of webhooks are encrypted (webhooks: ${webhooks})`;

it('A start without the secret that webhooks need, as after a restore, is rejected with their number, and the doctor counts them', async () => {
  const { launch, config } = await anInstallation();
  const one = await launch(before);
  const { isSigned } = await aWebhook(one);
  await aWebhook(one);
  await one.stop();
  const doctor = (tokenSecrets: readonly string[]) => secretFindings({ ...config, tokenSecrets: [...tokenSecrets] });
  expect(await doctor(before)).toMatchObject([{ kind: 'holds' }]);
  expect(await doctor(second)).toMatchObject([{ kind: 'warning', text: expect.stringMatching(/later secret .*: 2\./) }]);
  expect(await doctor(third)).toMatchObject([{ kind: 'problem', text: expect.stringContaining(lacks(2)) }]);
  await expect(launch(third)).rejects.toThrow(lacks(2));
  // It has changed nothing.
  await expect(launch(third)).rejects.toThrow(lacks(2));
  const both = await launch(second);
  expect(await isSigned(both)).toBe('work');
  await both.stop();
  expect(await doctor(third)).toMatchObject([{ kind: 'holds' }]);
  expect(await isSigned(await launch(third))).toBe('work');
});

it('Processes that start together encrypt hundreds of secrets anew, and one damaged secret holds up no other', async () => {
  const { launch, log } = await anInstallation();
  const one = await launch(before);
  const { ask } = one.environment;
  const [own, other] = [createVault([old]), createVault([fresh, old])];
  const secrets = Array.from({ length: 120 }, (_, i) => ({
    secret: `whsec_${i}`,
    earlierSecret: i % 2 === 0 ? null : `whsec_earlier_${i}`,
  }));
  const rows = secrets.map((some, i) => ({
    apiKeyId: `key-${i % 7}`,
    webhookId: `hook-${i}`,
    ...seal(own, `key-${i % 7}`, `hook-${i}`, some),
  }));
  const [moved] = rows;
  // The secret of another row.
  const damaged = rows.map((row, i) => (i === 1 ? { ...row, sealedSecret: moved?.sealedSecret ?? '' } : row));
  const columns = ['api_key_id', 'webhook_id', 'sealed_secret', 'sealed_earlier_secret', 'sealed_with'] as const;
  const others = {
    url: '',
    types: '[]',
    webhookKey: '',
    revision: '',
    position: 0,
    attempts: 0,
    deliveries: '[]',
    createdAt: 0,
    disabledAt: 0,
  };
  const otherColumns = [
    'url',
    'types',
    'webhook_key',
    'revision',
    'position',
    'attempts',
    'deliveries',
    'created_at',
    'disabled_at',
  ] as const;
  await ask(
    insertInto(
      'webhooks',
      [...columns, ...otherColumns],
      damaged.map((row) => ({ ...others, ...row })),
      ['webhook_id'],
    ),
  );
  await one.stop();
  const processes = await Promise.all(isPostgres ? [launch(second), launch(second)] : [launch(second)]);
  const stored = (await processes[0]?.environment.ask(findSealed)) ?? [];
  const opened = stored.map((row) => {
    const isDamaged = row.webhookId === 'hook-1';
    expect(row.sealedWith).toBe(isDamaged ? own.keyIds[0] : other.keyIds[0]);
    const { secret, earlierSecret } = isDamaged
      ? { secret: 'whsec_1', earlierSecret: 'whsec_earlier_1' }
      : unseal(other, row.apiKeyId, row);
    return [row.webhookId, { secret, earlierSecret }];
  });
  expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(secrets.map((some, i) => [`hook-${i}`, some])));
  for (const process of processes) await process.stop();
  expect(log.some((line) => line.includes("cannot encrypt a webhook's secret anew") && line.includes('hook-1"'))).toBe(true);
  await expect(launch(third)).rejects.toThrow(lacks(1));
});

it.runIf(isPostgres)(
  'A secret that a process of step 1 adds behind the start of step 2 is encrypted anew by the queue',
  async () => {
    const { launch } = await anInstallation();
    const process = await launch(second);
    const { tenant, isSigned } = await aWebhook(process);
    await process.worker.drain();
    const { ask } = process.environment;
    const [laggard, vault] = [createVault([old, fresh]), createVault([fresh, old])];
    const [stored] = await ask(findSealed);
    const late = stored && seal(laggard, tenant.apiKey, 'crm', unseal(vault, tenant.apiKey, stored));
    await ask(sql`update webhooks set sealed_secret = ${late?.sealedSecret ?? ''}, sealed_with = ${late?.sealedWith ?? ''}`);
    await expect(launch(third)).rejects.toThrow(lacks(1));
    await admin({ service: process }, 'purge');
    await process.stop();
    expect(await isSigned(await launch(third))).toBe('work');
  },
);

it('With a lost TOKEN_SECRET, webhooks get new secrets by a command, and are disabled until their owners rotate them', async () => {
  const { launch, config } = await anInstallation();
  const one = await launch(before);
  const { tenant, isSigned } = await aWebhook(one);
  await one.stop();
  const env = environmentOf({ config: { ...config, tokenSecrets: [...third] } });
  expect(await run('admin', ['webhooks', 'replace-secrets'], { env })).toMatchObject({ code: 2 });
  const { code, stdout } = await run('admin', ['webhooks', 'replace-secrets', '--yes'], { env });
  expect([code, stdout]).toEqual([0, expect.stringMatching(new RegExp(`${tenant.apiKey} +crm\\n.*disabled: 1\\.`))]);
  const other = await launch(third);
  const headers = headersAt(other, tenant);
  const client = createClient({ baseUrl: other.url, apiKey: tenant.apiKey, authToken: headers['x-svc-auth-token'], retries: 0 });
  expect((await client.getWebhooks()).data).toMatchObject([{ webhookId: 'crm', disabled: true, disabledReason: 'requested' }]);
  const { secret } = (await client.rotateWebhookSecret({ webhookId: 'crm' })).data;
  await client.updateWebhooks({ webhooks: [{ webhookId: 'crm', disabled: false }] });
  expect(secret).toMatch(/^whsec_/);
  await expect(isSigned(other)).rejects.toMatchObject({ code: 'SIGNATURE_MISMATCH' });
});

it('A process that cannot decrypt the secret of a webhook sends nothing, and does not count it as a failure of the receiver', async () => {
  const { launch, log } = await anInstallation();
  const process = await launch(third);
  const { tenant, isSigned } = await aWebhook(process);
  const sealed = seal(createVault([old]), tenant.apiKey, 'crm', { secret: 'whsec_late', earlierSecret: null });
  const { ask } = process.environment;
  await ask(sql`update webhooks set sealed_secret = ${sealed.sealedSecret}, sealed_with = ${sealed.sealedWith}`);
  await expect(isSigned(process)).rejects.toThrow('length of 1');
  expect(await ask(sql`select attempts, disabled_at, deliveries from webhooks`)).toEqual([
    { attempts: 0, disabledAt: null, deliveries: '[]' },
  ]);
  expect(log.some((line) => line.includes('TOKEN_SECRET lacks the secret that encrypted this'))).toBe(true);
});
