/** Processes of a database name what they do not have in common, and a rolling upgrade raises no alarm. */
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../../generated/client.ts';
import { sql } from '../../../server/database/sql.ts';
import { factsOf } from '../../../server/health/processes.ts';
import { processFindings } from '../../../server/operate/doctor/processes.ts';
import { startService } from '../../../server/service.ts';
import { type Config, readConfig } from '../../../server/settings/config.ts';
import { freePort } from '../../support/embedded-postgres.ts';
import { aService, aTenantWithAcme, createDatabase, secret, silent, type TestService } from '../../support/harness.ts';
import { aServiceProcess, root } from '../../support/service-process.ts';

const otherSecret = 'the secret of another service with 47 characters';
const thirdSecret = 'the secret of the next year with 43 characters';

const warningOf = async (url: string): Promise<string | undefined> => {
  const { status, warning } = await (await fetch(`${url}/readyz`)).json();
  expect(status).toBe('ready');
  return warning;
};

/** Returns a function that starts processes on one database. */
async function aDatabase(): Promise<{
  env: { [name: string]: string };
  start: (config?: Partial<Config>) => Promise<TestService>;
}> {
  const { env, drop } = await createDatabase();
  onTestFinished(drop);
  return { env, start: (config) => aService(config, async () => ({ env, drop: async () => {} })) };
}

/** Lets the next heartbeat pass. */
async function beat(service: TestService): Promise<void> {
  service.advance({ seconds: 5 });
  await service.work();
}

// Proves deleteApiKey/waits, deleteWorkspace/waits
it('Every process rejects a deleted API key or workspace when its deletion returns', async () => {
  const { env, drop } = await createDatabase();
  const config = { ...readConfig({ ...env, PORT: '0', TOKEN_SECRET: secret }), authCacheSeconds: 1 };
  const [one, other] = [await startService({ config, log: silent }), await startService({ config, log: silent })];
  onTestFinished(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await drop();
  });
  const { apiKey, authToken, workspaceId, workspaceToken, workspace } = await aTenantWithAcme(one);
  const there = { baseUrl: other.url, retries: 0 };
  const ofKey = createClient({ ...there, apiKey, authToken });
  const ofWorkspace = createClient({ ...there, workspaceId, authToken: workspaceToken });
  const unauthenticated = { status: 'UNAUTHENTICATED' };
  // The other process caches the credentials again and again, until they are gone.
  let isDeleted = false;
  const calling = (async () => {
    while (!isDeleted) await Promise.allSettled([ofKey.getOrganizations({}), ofWorkspace.getApiKeys({})]);
  })();
  expect((await ofKey.getOrganizations({})).data).toHaveLength(1);
  await workspace.deleteApiKey({ apiKey });
  await expect(ofKey.getOrganizations({})).rejects.toMatchObject(unauthenticated);
  expect((await ofWorkspace.getApiKeys({})).data).toEqual([]);
  await workspace.deleteWorkspace({ confirm: 'Acme Robotics' });
  await expect(ofWorkspace.getApiKeys({})).rejects.toMatchObject(unauthenticated);
  isDeleted = true;
  await calling;
  // Alone, it does not wait for the cache of another.
  await other.stop();
  const alone = await startService({ config: { ...config, authCacheSeconds: 3600 }, log: silent });
  onTestFinished(() => alone.stop());
  await one.stop();
  const last = await aTenantWithAcme(alone);
  expect((await last.workspace.deleteWorkspace({ confirm: 'Acme Robotics' }, { timeoutMs: 15_000 })).status).toBe('success');
});

it('The start, /readyz, /metrics and the doctor name a process with another TOKEN_SECRET or a wrong clock', async () => {
  const { env } = await aDatabase();
  const port = String(await freePort());
  const right = await aServiceProcess({ env: { ...env, TOKEN_SECRET: secret, HEALTH_PORT: port } });
  expect(await warningOf(right.url)).toBeUndefined();
  const clock = ['--import', 'data:text/javascript,const now = Date.now; Date.now = () => now() + 42_000;'];
  const wrong = await aServiceProcess({
    env: { ...env, TOKEN_SECRET: otherSecret },
    args: [...clock, join(root, 'server/main.ts')],
  });
  const errors = () => wrong.log.filter(({ level, about }) => level === 50 && about === 'secret');
  expect(errors()).toMatchObject([{ msg: expect.stringMatching(/^another process has another TOKEN_SECRET.*give all processes/) }]);
  await expect
    .poll(() => warningOf(right.url))
    .toMatch(/another TOKEN_SECRET.*another process has a clock that is 42\.\d s ahead of the database's: synchronize/);
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  for (const line of ['processes 2', 'process_differences{about="secret"} 1', 'process_differences{about="clock"} 1']) {
    expect(metrics).toContain(`\ncollaboration_${line}\n`);
  }
  expect(metrics).toContain('\ncollaboration_process_differences{about="settings"} 0\n');
  const doctor = () => processFindings(readConfig({ ...env, TOKEN_SECRET: secret }));
  await expect.poll(doctor).toEqual([
    { kind: 'problem', text: expect.stringMatching(/^The process .* has another TOKEN_SECRET/) },
    { kind: 'warning', text: expect.stringMatching(/^The process .* has a clock that is 42\.\d s ahead/) },
  ]);

  wrong.child.kill('SIGTERM');
  expect(await wrong.exited).toBe(0);
  await expect.poll(() => warningOf(right.url)).toBeUndefined();
  await expect.poll(() => right.log.map(({ msg }) => msg)).toContain('all processes agree again');
  await expect.poll(doctor).toEqual([{ kind: 'holds', text: expect.stringMatching(/^Running processes, .*: 1\.$/) }]);
});

it('The processes name another version, contract or setting after an hour', async () => {
  const { start } = await aDatabase();
  const [one, other] = [await start(), await start({ mailLimit: 7, eventDays: 7, maxConnections: 9 })];
  const facts = await factsOf(one.config, one.now());
  const { ask } = one.service.environment;
  const record = async (name: string, differing: object) => {
    const text = JSON.stringify({ ...facts, name, ...differing });
    await ask(sql`
        insert into processes (process_id, beat_at, facts) values (${name}, cast(${one.now()} as bigint), ${text})
        on conflict (process_id) do update set beat_at = excluded.beat_at`);
  };
  const beatAll = async () => {
    await record('next', { version: '1.1.0', contract: 'next', addedLater: true });
    await record('patched', { contract: 'patched' });
    await beat(other);
    await beat(one);
  };
  await beatAll();
  for (const { url } of [one, other]) expect(await warningOf(url)).toBeUndefined();
  for (const service of [one, other]) service.advance({ hours: 1 });
  await beatAll();
  expect((await warningOf(one.url))?.split('; ').sort()).toEqual([
    'another process has another MAIL_LIMIT, EVENT_DAYS: give all processes the same settings',
    'another process has another contract under the same version: run the same build everywhere',
    'another process has version 1.1.0 beside 1.0.0: complete the upgrade',
  ]);
  expect(await warningOf(other.url)).toContain('another MAIL_LIMIT, EVENT_DAYS');
});

it('A process whose facts have another form stops neither the tasks nor the doctor', async () => {
  const { start } = await aDatabase();
  const service = await start();
  const { ask, databaseTime } = service.service.environment;
  const now = await databaseTime();
  await ask(
    sql`insert into processes (process_id, beat_at, facts) values ('next', cast(${now + 5000} as bigint), '{"name":"next"}')`,
  );
  const { client } = await aTenantWithAcme(service);
  const { jobId } = (await client.deleteAllUserData({ userIds: ['anja-k'] })).data;
  await beat(service);
  expect((await client.getDeleteAllUserDataStatus({ jobId })).data.isDeleteCompleted).toBe(true);
  expect(await warningOf(service.url)).toBeUndefined();
  await processFindings(service.config);
});

it('The doctor warns of two versions an hour after the start of the second', async () => {
  const { start } = await aDatabase();
  const { config, service } = await start();
  const facts = await factsOf(config, 0);
  const { ask } = service.environment;
  const findings = async (startedAt: number) => {
    const next = JSON.stringify({ ...facts, name: 'next', version: '1.1.0', startedAt });
    for (const [name, text] of Object.entries({ today: JSON.stringify({ ...facts, name: 'today' }), next })) {
      // The doctor goes by the clock of PostgreSQL. A slow machine has time until the heartbeat is old.
      await ask(sql`
          insert into processes (process_id, beat_at, facts)
          values (${name}, cast(extract(epoch from clock_timestamp()) * 1000 as bigint) + 10000, ${text})
          on conflict (process_id) do update set beat_at = excluded.beat_at, facts = excluded.facts`);
    }
    return await processFindings(config);
  };
  const text = 'The process next has version 1.1.0 beside 1.0.0: complete the upgrade.';
  expect(await findings(Date.now())).toEqual([{ kind: 'holds', text: `${text} A rolling upgrade may have both for an hour.` }]);
  expect(await findings(1)).toEqual([{ kind: 'warning', text }]);
});

it('The doctor names a process that ended without a stop, for an hour', async () => {
  const { start } = await aDatabase();
  const { config, service } = await start();
  const facts = await factsOf(config, 0);
  const { ask } = service.environment;
  for (const [name, secondsAgo] of Object.entries({ lost: 60, 'long ago': 3700 })) {
    await ask(sql`insert into processes (process_id, beat_at, facts) values (${name},
        cast(extract(epoch from clock_timestamp()) * 1000 as bigint) - ${secondsAgo * 1000}, ${JSON.stringify({ ...facts, name })})`);
  }
  expect(await processFindings(config)).toMatchObject([
    { kind: 'warning', text: expect.stringMatching(/^The process lost ended without a stop, or lost its database, at 20/) },
  ]);
});

it('The replacement of TOKEN_SECRET raises no alarm step by step, but in one step', async () => {
  const { start } = await aDatabase();
  let [one, other] = [await start({ tokenSecrets: [secret] }), await start({ tokenSecrets: [secret] })];
  const warnings = async () => {
    for (const service of [one, other]) await beat(service);
    return await Promise.all([one, other].map(({ url }) => warningOf(url)));
  };
  for (const tokenSecrets of [[secret, otherSecret], [otherSecret, secret], [otherSecret]]) {
    await one.stop();
    one = await start({ tokenSecrets });
    expect(await warnings()).toEqual([undefined, undefined]);
    await other.stop();
    other = await start({ tokenSecrets });
    expect(await warnings()).toEqual([undefined, undefined]);
  }
  await one.stop();
  one = await start({ tokenSecrets: [thirdSecret, otherSecret] });
  const alarm = expect.stringContaining('another TOKEN_SECRET');
  expect(await warnings()).toEqual([alarm, alarm]);
});

it('A process that ended without a word counts for three heartbeats, and its row goes with the next stop', async () => {
  const { start } = await aDatabase();
  const [one, other] = [await start(), await start({ tokenSecrets: [otherSecret] })];
  await beat(one);
  expect(await warningOf(one.url)).toContain('another TOKEN_SECRET');
  one.advance({ seconds: 15 });
  await one.work();
  expect(await warningOf(one.url)).toBeUndefined();
  const { ask } = other.service.environment;
  const rows = async () => (await ask(sql<{ processId: string }>`select process_id from processes`)).length;
  expect(await rows()).toBe(2);
  await one.stop();
  expect(await rows()).toBe(0);
});

it('The facts of a process hold neither its secrets nor a plain hash of them', async () => {
  const config = readConfig({ TOKEN_SECRET: secret, SMTP_URL: 'smtp://maya:hunter2@mail.acme.example' });
  const facts = await factsOf(config, 0);
  const [fingerprint = ''] = facts.secrets;
  expect(fingerprint).toMatch(/^[\da-f]{16}$/);
  const { hash } = await import('node:crypto');
  for (const algorithm of ['sha256', 'sha512', 'md5']) expect(hash(algorithm, secret)).not.toContain(fingerprint);
  const withPassword = await factsOf({ ...config, smtpUrl: 'smtp://maya:hunter3@mail.acme.example' }, 0);
  expect(withPassword.settings).toEqual(facts.settings);
});
