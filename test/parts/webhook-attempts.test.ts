/** When an event is sent again, whose turn it is, and how much a turn does: openapi/decisions.md, "Webhooks". */
import { afterAll, expect, it, onTestFinished, vi } from 'vitest';
import { limits } from '../../generated/handlers.ts';
import type { WebhookChange } from '../../generated/types.ts';
import { raw, sql } from '../../server/database/sql.ts';
import { admin } from '../support/commands.ts';
import { aService, startTestService, type Tenant, warnings } from '../support/harness.ts';
import { numbersUpTo } from '../support/large-tenant.ts';
import { emptyMailbox, mailsOf } from '../support/mailbox.ts';
import {
  addDocuments,
  addWebhook,
  anotherKey,
  aReceiver,
  aTenantWithEvents,
  documentsIn,
  firstWebhook,
  received,
} from '../support/receiver.ts';

const service = await startTestService({ webhookLoopback: true });
afterAll(() => service.stop());

it('The hung receivers of a customer with many API keys take 4 slots, and delay no other customer', async () => {
  const [slow, other] = [await aTenantWithEvents(service), await aTenantWithEvents(service)];
  const [silent, receiver] = [await aReceiver(), await aReceiver()];
  silent.status = 0;
  for (const slowKey of [slow, await anotherKey(service, slow), await anotherKey(service, slow), await anotherKey(service, slow)]) {
    for (let i = 0; i < limits.webhooks; i++) await addWebhook(slowKey, silent.url, `silent-${i}`);
    await addDocuments(slowKey, 'plan');
  }
  const working = service.work();
  await expect.poll(() => silent.deliveries.length).toBe(4);
  await addWebhook(other, receiver.url);
  await addDocuments(other, 'plan', 'notes');
  const workingForOther = service.work();
  await expect.poll(() => documentsIn(receiver)).toEqual(['notes', 'plan']);
  expect(silent.deliveries).toHaveLength(4);
  silent.status = 500;
  silent.drop();
  await Promise.all([working, workingForOther]);
  expect(silent.deliveries).toHaveLength(4 * limits.webhooks);
  const { data } = await slow.client.getWebhooks();
  expect(data.filter(({ deliveries: [delivery] }) => delivery?.success === false)).toHaveLength(limits.webhooks);
});

// Proves addWebhooks/pauses
it('A receiver that fails a call gets the event again after half a second, once', async () => {
  const tenant = await aTenantWithEvents(service);
  const receiver = await aReceiver();
  await addWebhook(tenant, receiver.url);
  receiver.status = 500;
  await addDocuments(tenant, 'plan');
  const next = async () => ((await firstWebhook(tenant))?.nextAttemptAt ?? 0) - service.now();
  await service.work();
  expect(await next()).toBe(500);
  service.advance({ milliseconds: 500 });
  await service.work();
  expect(receiver.deliveries).toHaveLength(2);
  expect(await next()).toBe(5000);
  receiver.status = 204;
  service.advance({ seconds: 5 });
  await service.work();
  // A replay is a repeat, too.
  receiver.status = 500;
  const replayFrom = (await firstWebhook(tenant))?.deliveries[0]?.eventId ?? '';
  await tenant.client.updateWebhooks({ webhooks: [{ webhookId: 'crm', replayFrom }] });
  service.advance({ seconds: 5 });
  await service.work();
  expect(documentsIn(receiver)).toEqual(Array(4).fill('plan'));
  expect(await next()).toBe(5000);
});

it('The worker is woken for the quick repeat, since polls are a second apart', async () => {
  const own = await aService({ webhookLoopback: true });
  const tenant = await aTenantWithEvents(own);
  const receiver = await aReceiver();
  receiver.status = 500;
  await addWebhook(tenant, receiver.url);
  await addDocuments(tenant, 'plan');
  const woken = vi.spyOn(own.service.environment, 'wakeWorker');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await own.work();
  vi.advanceTimersByTime(499);
  expect(woken).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(woken).toHaveBeenCalledOnce();
});

it('A failing webhook and Update Webhooks do not wait for a clock that was set back', async () => {
  const own = await aService({ webhookLoopback: true });
  const tenant = await aTenantWithEvents(own);
  const receiver = await aReceiver();
  await addWebhook(tenant, receiver.url);
  await addDocuments(tenant, 'plan');
  own.advance({ hours: 5 });
  receiver.status = 500;
  await own.work();
  own.advance({ hours: -5 });
  await tenant.client.updateWebhooks({ webhooks: [{ webhookId: 'crm', types: [] }] });
  expect((await firstWebhook(tenant))?.nextAttemptAt).toBe(own.now() + 5000);
  own.advance({ seconds: 5, hours: 5 });
  await own.work();
  expect(receiver.deliveries).toHaveLength(2);
  own.advance({ hours: -5 });
  receiver.status = 204;
  await own.work();
  expect(documentsIn(receiver)).toEqual(['plan', 'plan', 'plan']);
});

it('A receiver that fails one call in twenty keeps up with 40 events a second', async () => {
  const tenant = await aTenantWithEvents(service);
  const receiver = await aReceiver();
  await addWebhook(tenant, receiver.url);
  await addDocuments(tenant, ...Array.from({ length: 100 }, (_, i) => `document-${i}`));
  const begun = service.now();
  receiver.failsEach = 20;
  for (let left = 6; left > 0; left--) {
    await service.work();
    service.advance({ milliseconds: 500 });
  }
  expect(new Set(documentsIn(receiver)).size).toBe(100);
  expect(await firstWebhook(tenant)).toMatchObject({ failingSince: null });
  expect(service.now() - begun).toBeLessThanOrEqual(3000);
});

// Proves addWebhooks/retry-after
it('Retry-After of a receiver makes the pause longer, within three days', async () => {
  const tenant = await aTenantWithEvents(service);
  const receiver = await aReceiver();
  await addWebhook(tenant, receiver.url);
  await addDocuments(tenant, 'plan');
  receiver.status = 503;
  const begun = service.now();
  const second = 1000;
  const pauseAfter = async (retryAfter: string): Promise<number> => {
    receiver.headers['retry-after'] = retryAfter;
    await service.work();
    const pause = ((await firstWebhook(tenant))?.nextAttemptAt ?? 0) - service.now();
    service.advance({ milliseconds: pause });
    return pause;
  };
  expect(await pauseAfter('3600')).toBe(3600 * second);
  // No earlier than without it.
  expect(await pauseAfter('1')).toBe(5 * second);
  expect(await pauseAfter('soon')).toBe(60 * second);
  receiver.headers.date = 'Fri, 20 Nov 2026 10:00:00 GMT';
  expect(await pauseAfter('Fri, 20 Nov 2026 12:00:00 GMT')).toBe(7200 * second);
  expect(await pauseAfter('9'.repeat(400))).toBeGreaterThan(2.8 * 86_400 * second);
  const days = (service.now() - begun) / 86_400_000;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.1);
  await service.work();
  expect(receiver.deliveries).toHaveLength(6);
  expect(await firstWebhook(tenant)).toMatchObject({ disabled: true, disabledReason: 'failed', nextAttemptAt: null });
  warnings.length = 0;
});

// Proves addWebhooks/gone
it('A receiver that responds with 410 disables its webhook, and the owner gets an email', async () => {
  const tenant = await aTenantWithEvents(service);
  await admin(service, 'workspaces', 'verify', tenant.workspaceId);
  const receiver = await aReceiver();
  await addWebhook(tenant, receiver.url);
  receiver.status = 410;
  await addDocuments(tenant, 'plan');
  await emptyMailbox(service);
  await service.work();
  const gone = { disabled: true, disabledAt: service.now(), disabledReason: 'gone', nextAttemptAt: null };
  expect(await firstWebhook(tenant)).toMatchObject({ ...gone, deliveries: [{ attempt: 1, success: false, httpStatus: 410 }] });
  expect((await mailsOf(service))[0]?.text).toContain('410 (Gone)');
  service.advance({ days: 3 });
  await service.work();
  expect(receiver.deliveries).toHaveLength(1);
  expect(warnings.splice(0).join('')).toContain('webhook disabled');
});

it('A webhook that matches no event reads a bounded number of events in a turn, and reaches the end', async () => {
  const [deaf, other] = [await aTenantWithEvents(service), await aTenantWithEvents(service)];
  const receiver = await aReceiver();
  await addWebhook(deaf, receiver.url);
  await deaf.client.updateWebhooks({ webhooks: [{ webhookId: 'crm', types: ['userData.deleted'] }] });
  await addWebhook(other, receiver.url);
  await service.work();
  const { ask } = service.service.environment;
  // More than 20 batches of 601 rows.
  const count = 13_000;
  await ask(
    raw(`insert into events (api_key_id, event_id, organization_key, type, sequence, created_at, item_count, bytes, items)
      select '${deaf.apiKey}', 'event-' || (100000 + n), '', 'users.added', n, ${service.now()}, 1, 13, '[{"data":{}}]' from ${numbersUpTo(count)}`),
  );
  await addDocuments(other, 'plan');
  const positionOf = async ({ apiKey }: Tenant) =>
    (await ask(sql<{ position: number }>`select position from webhooks where api_key_id = ${apiKey}`))[0]?.position ?? 0;
  const begun = await positionOf(deaf);
  // One of the other customer, and one of this one.
  await service.service.worker.step();
  await service.service.worker.step();
  expect(documentsIn(receiver)).toEqual(['plan']);
  expect(await positionOf(deaf)).toBeLessThan(begun + count);
  await service.work();
  expect(await positionOf(deaf)).toBe(begun + count);
  expect(receiver.deliveries).toHaveLength(1);
});

// Proves addWebhooks/at-least-once, updateWebhooks/at-once
it('A waiting event is sent again after a change, with the same id, and a change during a delivery is kept', async () => {
  const tenant = await aTenantWithEvents(service);
  const [failing, receiver] = [await aReceiver(), await aReceiver()];
  failing.status = 500;
  await addWebhook(tenant, failing.url);
  await addDocuments(tenant, 'plan');
  for (let attempt = 1; attempt <= 3; attempt++) {
    await service.work();
    service.advance({ milliseconds: ((await firstWebhook(tenant))?.nextAttemptAt ?? 0) - service.now() });
  }
  // A minute, which a change ends.
  await service.work();
  expect(failing.deliveries).toHaveLength(4);
  service.advance({ seconds: 30 });
  failing.status = 0;
  await tenant.client.updateWebhooks({ webhooks: [{ webhookId: 'crm', types: [] }] });
  const working = service.work();
  await expect.poll(() => failing.deliveries.length).toBe(5);
  await tenant.client.updateWebhooks({ webhooks: [{ webhookId: 'crm', url: receiver.url }] });
  failing.drop();
  await working;
  expect(await firstWebhook(tenant)).toMatchObject({ deliveries: [{ attempt: 5, failure: 'connection' }, ...Array(4).fill({})] });
  expect(receiver.deliveries).toEqual([]);
  service.advance({ seconds: 5 });
  await service.work();
  expect(documentsIn(receiver)).toEqual(['plan']);
  const ids = [...failing.deliveries, ...receiver.deliveries].map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual(Array(6).fill(received(receiver)[0]?.eventId));
  expect(await firstWebhook(tenant)).toMatchObject({ url: receiver.url, failingSince: null });
});

// Proves updateWebhooks/at-once, updateWebhooks/anew
it.each<[change: string, isAnew: boolean, changeOf: (round: number, url: string, eventId: string) => WebhookChange[]]>([
  ['no field', false, () => [{ webhookId: 'crm' }]],
  ['the same URL', false, (_, url) => [{ webhookId: 'crm', url }]],
  ['other types', false, (round) => [{ webhookId: 'crm', types: round % 2 === 0 ? [] : ['documents.added'] }]],
  ['a replay', false, (_, _url, replayFrom) => [{ webhookId: 'crm', replayFrom }]],
  ['another URL', true, (round, url) => [{ webhookId: 'crm', url: `${url}?${round}` }]],
  ['enabled again', true, () => [true, false].map((disabled) => ({ webhookId: 'crm', disabled }))],
])('Update Webhooks in a loop sends an event every 5 seconds, and at most ten times (%s)', async (_change, isAnew, changeOf) => {
  const tenant = await aTenantWithEvents(service);
  const receiver = await aReceiver();
  receiver.status = 500;
  await addWebhook(tenant, receiver.url);
  await addDocuments(tenant, 'plan');
  const sentAt: number[] = [];
  const work = async () => {
    await service.work();
    while (sentAt.length < receiver.deliveries.length) sentAt.push(service.now());
  };
  await work();
  const eventId = received(receiver)[0]?.eventId ?? '';
  for (let round = 0; round < 60; round++) {
    if ((await firstWebhook(tenant))?.disabled !== true)
      for (const change of changeOf(round, receiver.url, eventId)) await tenant.client.updateWebhooks({ webhooks: [change] });
    service.advance({ seconds: 1 });
    await work();
  }
  const gaps = sentAt.slice(1).map((time, i) => time - (sentAt[i] ?? 0));
  expect(Math.min(...gaps)).toBe(5000);
  expect(sentAt).toHaveLength(isAnew ? 13 : 10);
  expect((await firstWebhook(tenant))?.disabledReason ?? null).toBe(isAnew ? null : 'failed');
  warnings.length = 0;
});

it('Calls during each delivery send an event no more often than every 5 seconds', async () => {
  const tenant = await aTenantWithEvents(service);
  const receiver = await aReceiver();
  receiver.status = 0;
  await addWebhook(tenant, receiver.url);
  await addDocuments(tenant, 'plan');
  for (let attempt = 1; attempt <= 3; attempt++) {
    const working = service.work();
    await expect.poll(() => receiver.deliveries.length).toBe(attempt);
    await tenant.client.updateWebhooks({ webhooks: [{ webhookId: 'crm', url: `${receiver.url}?${attempt}` }] });
    receiver.drop();
    await working;
    service.advance({ milliseconds: 4999 });
    await service.work();
    expect(receiver.deliveries).toHaveLength(attempt);
    service.advance({ milliseconds: 1 });
  }
});

// Proves addWebhooks/retries
it.each<[call: string, call: (tenant: Tenant, attempt: number) => Promise<unknown>]>([
  ['no field', ({ client }) => client.updateWebhooks({ webhooks: [{ webhookId: 'crm' }] })],
  [
    'other types',
    ({ client }, attempt) =>
      client.updateWebhooks({ webhooks: [{ webhookId: 'crm', types: attempt % 2 === 0 ? [] : ['documents.added'] }] }),
  ],
  ['another secret', ({ client }) => client.rotateWebhookSecret({ webhookId: 'crm' })],
])('A failed attempt counts although a call changes the webhook meanwhile: %s', async (_call, call) => {
  const tenant = await aTenantWithEvents(service);
  const receiver = await aReceiver();
  receiver.status = 0;
  await addWebhook(tenant, receiver.url);
  await addDocuments(tenant, 'plan');
  for (let attempt = 1; attempt <= 10; attempt++) {
    expect((await firstWebhook(tenant))?.disabled).toBe(false);
    const working = service.work();
    await expect.poll(() => receiver.deliveries.length).toBe(attempt);
    await call(tenant, attempt);
    receiver.drop();
    await working;
    service.advance({ seconds: 5 });
  }
  expect(await firstWebhook(tenant)).toMatchObject({
    disabled: true,
    disabledReason: 'failed',
    deliveries: [{ attempt: 10 }, ...Array(9).fill({})],
  });
  warnings.length = 0;
});
