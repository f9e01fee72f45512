import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { limits } from '../../generated/handlers.ts';
import { receiveRaw } from '../../generated/webhooks.ts';
import { admin } from '../support/commands.ts';
import { aTenantWithAcme, startTestService, warnings } from '../support/harness.ts';
import { emptyMailbox, mailsOf } from '../support/mailbox.ts';
import {
  addDocuments,
  addWebhook,
  aReceiver,
  aTenantWithEvents,
  documentsIn,
  firstWebhook,
  received,
} from '../support/receiver.ts';

const service = await startTestService({ webhookLoopback: true });
afterAll(() => service.stop());

const acme = { organizationId: 'acme' };
const hook = { webhookId: 'crm', url: 'https://crm.example/hooks' };

describe('POST /v2/webhooks/add', () => {
  // Proves addWebhooks/deliveries, addWebhooks/secret, rotateWebhookSecret/once
  it('A webhook receives each new event in order, as Get Events returns it, with a signature of its secret', async () => {
    const tenant = await aTenantWithEvents(service);
    const receiver = await aReceiver();
    await addDocuments(tenant, 'earlier');
    const secret = await addWebhook(tenant, receiver.url);
    expect(secret).toMatch(/^whsec_/);
    expect(JSON.stringify(await tenant.client.getWebhooks())).not.toContain(secret.slice(6));
    await addDocuments(tenant, 'first', 'second');
    await tenant.client.deleteDocuments({ ...acme, documentIds: ['first'] });
    await service.work();
    const { data } = await tenant.client.getEvents();
    expect(received(receiver)).toEqual(data.slice(-3));
    for (const [index, delivery] of receiver.deliveries.entries()) {
      expect(delivery.headers['webhook-id']).toBe(data.slice(-3)[index]?.eventId);
      expect(await receiveRaw(delivery, secret, { now: service.now() })).toEqual(data.slice(-3)[index]);
      const other = `whsec_${Buffer.alloc(32).toString('base64')}`;
      await expect(receiveRaw(delivery, other, { now: service.now() })).rejects.toMatchObject({ code: 'SIGNATURE_MISMATCH' });
    }
    // Nothing is sent again.
    service.advance({ days: 1 });
    await service.work();
    expect(receiver.deliveries).toHaveLength(3);
    await addDocuments(tenant, 'later');
    await service.work();
    expect(documentsIn(receiver).slice(3)).toEqual(['later']);
  });

  // Proves addWebhooks/deliveries, addWebhooks/types
  it('A webhook with types receives only these, and one without events nothing', async () => {
    const tenant = await aTenantWithEvents(service);
    const receiver = await aReceiver();
    const webhooks = [{ webhookId: 'crm', url: receiver.url, types: ['documents.deleted' as const] }];
    await tenant.client.addWebhooks({ webhooks });
    await addDocuments(tenant, 'plan', 'notes');
    await tenant.client.deleteDocuments({ ...acme, documentIds: ['plan'] });
    await service.work();
    expect(received(receiver)).toMatchObject([{ type: 'documents.deleted', documentId: 'plan' }]);
    await tenant.workspace.updateApiKey({ apiKey: tenant.apiKey, events: false });
    await tenant.client.deleteDocuments({ ...acme, documentIds: ['notes'] });
    await service.work();
    expect(receiver.deliveries).toHaveLength(1);
  });

  // Proves addWebhooks/item-success, getWebhooks/empty-input
  it('Add Webhooks leaves existing webhooks unchanged, and adds at most 10 to an API key, also in concurrent calls', async () => {
    const { client } = await aTenantWithAcme(service);
    await client.addWebhooks({ webhooks: [hook] });
    const again = await client.addWebhooks({ webhooks: [{ ...hook, url: 'https://other.example' }] });
    expect(again.data).toEqual({ crm: { success: false, message: 'The webhook already exists. It was not changed.' } });
    const batches = [0, 1].map((batch) => Array.from({ length: 8 }, (_, i) => ({ ...hook, webhookId: `hook-${batch}-${i}` })));
    const results = await Promise.all(batches.map((webhooks) => client.addWebhooks({ webhooks })));
    const failed = results.flatMap(({ data }) => Object.values(data)).filter((item) => !item.success);
    expect(failed).toHaveLength(17 - limits.webhooks);
    expect(failed[0]).toEqual({ success: false, message: 'An API key can have at most 10 webhooks.' });
    const { data } = await client.getWebhooks();
    expect(data).toHaveLength(limits.webhooks);
    expect(data[0]).toMatchObject({ ...hook, types: [], disabled: false, deliveries: [] });
  });

  // Proves addWebhooks/url
  it('Without WEBHOOK_LOOPBACK, Add Webhooks and the delivery itself reject receivers on this machine', async () => {
    const tenant = await aTenantWithEvents(service);
    const receiver = await aReceiver();
    await addWebhook(tenant, receiver.url);
    await addDocuments(tenant, 'plan');
    service.config.webhookLoopback = false;
    onTestFinished(() => {
      service.config.webhookLoopback = true;
    });
    await service.work();
    expect((await firstWebhook(tenant))?.deliveries).toMatchObject([{ success: false, httpStatus: null, failure: 'address' }]);
    expect(receiver.deliveries).toEqual([]);
    const refused = tenant.client.updateWebhooks({ webhooks: [{ webhookId: 'crm', url: receiver.url }] });
    await expect(refused).rejects.toMatchObject({ details: [{ field: '/data/webhooks/0/url', reason: 'FORMAT' }] });
  });
});

describe('POST /v2/webhooks/get', () => {
  // Proves addWebhooks/retries, getWebhooks/failing, getWebhooks/disabled, updateWebhooks/enables, updateWebhooks/anew
  it('An event that is not accepted is sent ten times in three days and holds back the others; then the owner gets an email', async () => {
    const tenant = await aTenantWithEvents(service);
    await admin(service, 'workspaces', 'verify', tenant.workspaceId);
    const receiver = await aReceiver();
    await addWebhook(tenant, receiver.url);
    receiver.status = 500;
    await addDocuments(tenant, 'plan');
    await addDocuments(tenant, 'notes');
    await emptyMailbox(service);
    const begun = service.now();
    await service.work();
    expect(await firstWebhook(tenant)).toMatchObject({ failingSince: begun, nextAttemptAt: begun + 500, disabled: false });
    // Not earlier.
    service.advance({ milliseconds: 499 });
    await service.work();
    expect(receiver.deliveries).toHaveLength(1);
    for (
      let next = (await firstWebhook(tenant))?.nextAttemptAt;
      typeof next === 'number';
      next = (await firstWebhook(tenant))?.nextAttemptAt
    ) {
      service.advance({ milliseconds: next - service.now() });
      await service.work();
    }
    const days = (service.now() - begun) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThan(3.1);
    expect(documentsIn(receiver)).toEqual(Array(10).fill('plan'));
    const state = { disabled: true, disabledAt: service.now(), disabledReason: 'failed', failingSince: begun, nextAttemptAt: null };
    expect(await firstWebhook(tenant)).toMatchObject({
      ...state,
      deliveries: [{ attempt: 10, success: false, httpStatus: 500 }, ...Array(9).fill({})],
    });
    const [mail, ...others] = await mailsOf(service);
    expect(others).toEqual([]);
    expect(mail?.headers).toMatch(/^Subject: A webhook was disabled$/m);
    expect(mail?.text).toContain('"crm"');
    expect(mail?.text).toContain(`${service.config.publicUrl}/console`);
    expect(warnings.splice(0).join('')).toContain('webhook disabled');
    // It goes on where it was.
    receiver.status = 200;
    await tenant.client.updateWebhooks({ webhooks: [{ webhookId: 'crm', disabled: false }] });
    service.advance({ seconds: 5 });
    await service.work();
    expect(documentsIn(receiver).slice(10)).toEqual(['plan', 'notes']);
    expect(await firstWebhook(tenant)).toMatchObject({
      disabled: false,
      disabledAt: null,
      failingSince: null,
      nextAttemptAt: null,
    });
  });

  // Proves getWebhooks/deliveries
  it('Get Webhooks has the last 20 deliveries, the newest first', async () => {
    const tenant = await aTenantWithEvents(service);
    const receiver = await aReceiver();
    await addWebhook(tenant, receiver.url);
    await addDocuments(tenant, ...Array.from({ length: 25 }, (_, i) => `document-${i}`));
    await service.work();
    const ids = received(receiver).map(({ eventId }) => eventId);
    expect(new Set(ids).size).toBe(25);
    expect((await firstWebhook(tenant))?.deliveries.map(({ eventId }) => eventId)).toEqual(ids.slice(5).reverse());
  });
});

describe('POST /v2/webhooks/update', () => {
  // Proves getWebhooks/disabled, updateWebhooks/disables, updateWebhooks/enables
  it('A disabled webhook receives nothing, and goes on after the last accepted event', async () => {
    const tenant = await aTenantWithEvents(service);
    const receiver = await aReceiver();
    await addWebhook(tenant, receiver.url);
    const change = (disabled: boolean) => tenant.client.updateWebhooks({ webhooks: [{ webhookId: 'crm', disabled }] });
    await change(true);
    await addDocuments(tenant, 'plan');
    await service.work();
    expect(receiver.deliveries).toEqual([]);
    const disabledAt = service.now();
    service.advance({ minutes: 1 });
    await change(true);
    expect(await firstWebhook(tenant)).toMatchObject({ disabled: true, disabledReason: 'requested', disabledAt });
    await change(false);
    await service.work();
    expect(documentsIn(receiver)).toEqual(['plan']);
  });

  // Proves addWebhooks/at-least-once, updateWebhooks/replay, updateWebhooks/item-success
  it('replayFrom sends a delivered event again, and all after it', async () => {
    const tenant = await aTenantWithEvents(service);
    const receiver = await aReceiver();
    await addWebhook(tenant, receiver.url);
    await addDocuments(tenant, 'a', 'b', 'c');
    await service.work();
    const replayFrom = (await firstWebhook(tenant))?.deliveries[1]?.eventId ?? '';
    await tenant.client.updateWebhooks({ webhooks: [{ webhookId: 'crm', replayFrom }] });
    service.advance({ seconds: 5 });
    await service.work();
    expect(documentsIn(receiver)).toEqual(['a', 'b', 'c', 'b', 'c']);
    const unknown = { webhookId: 'crm', replayFrom: '0199a3c1-7d52-7e0a-9b1f-3c5d7e9f1a2b.0', disabled: true };
    const { data } = await tenant.client.updateWebhooks({ webhooks: [unknown, { webhookId: 'missing', disabled: true }] });
    expect(data).toMatchObject({ crm: { success: false }, missing: { success: false } });
    expect(await firstWebhook(tenant)).toMatchObject({ disabled: false });
  });
});

describe('POST /v2/webhooks/delete', () => {
  // Proves deleteWebhooks/item-success, deleteWebhooks/id-again
  it('A deleted webhook receives nothing. Added again, it has another secret and no earlier events', async () => {
    const tenant = await aTenantWithEvents(service);
    const receiver = await aReceiver();
    const secret = await addWebhook(tenant, receiver.url);
    await addDocuments(tenant, 'plan');
    const { data } = await tenant.client.deleteWebhooks({ webhookIds: ['crm', 'missing'] });
    expect(data).toMatchObject({ crm: { success: true }, missing: { success: false } });
    await service.work();
    expect(await addWebhook(tenant, receiver.url)).not.toBe(secret);
    await service.work();
    expect(receiver.deliveries).toEqual([]);
    await addDocuments(tenant, 'notes');
    await service.work();
    expect(documentsIn(receiver)).toEqual(['notes']);
  });
});

describe('POST /v2/webhooks/secret/rotate', () => {
  // Proves rotateWebhookSecret/both, rotateWebhookSecret/twice, rotateWebhookSecret/must-exist
  it('For 24 hours after a rotation, deliveries have signatures of both secrets', async () => {
    const tenant = await aTenantWithEvents(service);
    const receiver = await aReceiver();
    const earlier = await addWebhook(tenant, receiver.url);
    const { data } = await tenant.client.rotateWebhookSecret({ webhookId: 'crm' });
    expect(data).toMatchObject({ webhookId: 'crm', earlierSecretExpiresAt: service.now() + 86_400_000 });
    const isSignedWith = async (secret: string) => {
      const [last] = receiver.deliveries.slice(-1);
      return last !== undefined && (await receiveRaw(last, secret, { now: service.now() }).then(Boolean, () => false));
    };
    await addDocuments(tenant, 'a');
    await service.work();
    expect([await isSignedWith(earlier), await isSignedWith(data.secret)]).toEqual([true, true]);
    // A second rotation ends the earliest secret at once.
    const { data: next } = await tenant.client.rotateWebhookSecret({ webhookId: 'crm' });
    const secrets = [earlier, data.secret, next.secret];
    await addDocuments(tenant, 'b');
    await service.work();
    expect(await Promise.all(secrets.map(isSignedWith))).toEqual([false, true, true]);
    service.advance({ hours: 24 });
    await addDocuments(tenant, 'c');
    await service.work();
    expect(await Promise.all(secrets.map(isSignedWith))).toEqual([false, false, true]);
    await expect(tenant.client.rotateWebhookSecret({ webhookId: 'missing' })).rejects.toMatchObject({ status: 'NOT_FOUND' });
  });
});
