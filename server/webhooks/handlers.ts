import { randomUUID } from 'node:crypto';
import { limits, type WebhooksHandlers } from '../../generated/handlers.ts';
import type { NewWebhookResult, Webhook, WebhookChange } from '../../generated/types.ts';
import type { Contexts } from '../context.ts';
import { noTenant } from '../database/tenant-lock.ts';
import { invalidArgument, notFound } from '../errors.ts';
import { refusalOf } from '../outgoing/address.ts';
import { findLog, numberEvents } from '../recording/log.ts';
import { itemResults, results, success } from '../replies.ts';
import { lockApiKey } from '../workspaces/store.ts';
import { dueAfterChange } from './rules.ts';
import { newSecret, rotationMs, seal, unseal } from './secrets.ts';
import * as store from './store.ts';

export const webhooks: WebhooksHandlers<Contexts> = {
  async addWebhooks({ webhooks: requested }, { change, verbsOf, config, vault, apiKeyId }) {
    assertUrls(requested, config.webhookLoopback);
    // Earlier events get their positions first, so that the webhook begins behind them.
    const numbering = verbsOf(noTenant).change;
    while (await numberEvents(numbering, apiKeyId));
    const { found } = await change({
      prepare: async (ask) => {
        // Locked, since webhooks are limited.
        const [, existing, [log]] = await Promise.all([
          ask(lockApiKey(apiKeyId)),
          ask(store.findAll(apiKeyId)),
          ask(findLog(apiKeyId)),
        ]);
        const ids = new Set(existing.map(({ webhookId }) => webhookId));
        const fresh = requested.filter(({ webhookId }) => !ids.has(webhookId)).slice(0, limits.webhooks - ids.size);
        const secrets = new Map(fresh.map(({ webhookId }) => [webhookId, newSecret()]));
        return { ids, fresh, secrets, position: log?.lastPosition ?? 0 };
      },
      write: ({ fresh, secrets, position }, now) => {
        const added = fresh.map(
          ({ webhookId, url, types = [], disabled = false }): store.Webhook => ({
            ...{ webhookId, url, types: JSON.stringify(types), position, createdAt: now },
            ...seal(vault, apiKeyId, webhookId, { secret: secrets.get(webhookId) ?? newSecret(), earlierSecret: null }),
            ...{ webhookKey: randomUUID(), revision: randomUUID(), earlierSecretUntil: null },
            ...{ attempts: 0, attemptedAt: null, failingSince: null, dueAt: disabled ? null : 0 },
            ...{ deliveries: '[]', disabledAt: disabled ? now : null, disabledReason: disabled ? 'requested' : null },
          }),
        );
        return { added: added.length === 0 ? undefined : store.add(apiKeyId, added) };
      },
    });
    const added = requested.map(({ webhookId }): [string, NewWebhookResult] => {
      const secret = found.secrets.get(webhookId);
      if (secret !== undefined) return [webhookId, { success: true, message: 'Webhook added.', secret }];
      const message = found.ids.has(webhookId)
        ? 'The webhook already exists. It was not changed.'
        : `An API key can have at most ${limits.webhooks} webhooks.`;
      return [webhookId, { success: false, message }];
    });
    return results('Webhooks added.', added);
  },

  async getWebhooks(_data, { ask, apiKeyId }) {
    const found = await ask(store.findAll(apiKeyId));
    return success('Webhooks found.', found.map(toWebhook));
  },

  async updateWebhooks({ webhooks: requested }, { change, config, apiKeyId }) {
    assertUrls(requested, config.webhookLoopback);
    const { found } = await change({
      prepare: async (ask) => {
        const locked = await ask(
          store.lock(
            apiKeyId,
            requested.map(({ webhookId }) => webhookId),
          ),
        );
        const webhooks = new Map(locked.map((one) => [one.webhookId, one]));
        return requested.map((change) => {
          const webhook = webhooks.get(change.webhookId);
          const replayed = webhook && store.readDeliveries(webhook).find(({ eventId }) => eventId === change.replayFrom);
          return { change, webhook, replayed };
        });
      },
      write: (items, now) => {
        const updates = items.map(({ change, webhook, replayed }, index) => {
          if (webhook === undefined || (change.replayFrom !== undefined && replayed === undefined)) return [];
          return [[`update${index}`, store.update(apiKeyId, webhook, changesOf(webhook, change, replayed, now))] as const];
        });
        return Object.fromEntries(updates.flat());
      },
    });
    const ids = requested.map(({ webhookId }) => webhookId);
    return itemResults('Webhooks updated.', ids, 'Webhook updated.', (id, i) => {
      const { webhook, change: asked, replayed } = found[i] ?? {};
      if (webhook === undefined) return missing(id);
      const isLost = asked?.replayFrom !== undefined && replayed === undefined;
      return isLost ? 'No delivery of the webhook has the event. It was not changed.' : undefined;
    });
  },

  async deleteWebhooks({ webhookIds }, { change, apiKeyId }) {
    const { rows } = await change({
      // Locked in the order of their ids.
      prepare: (ask) => ask(store.lock(apiKeyId, webhookIds)),
      write: () => ({ removed: store.remove(apiKeyId, webhookIds) }),
    });
    const removed = new Set((await rows).removed.map(({ webhookId }) => webhookId));
    return itemResults('Webhooks deleted.', webhookIds, 'Webhook deleted.', (id) => (removed.has(id) ? undefined : missing(id)));
  },

  async rotateWebhookSecret({ webhookId }, { change, vault, apiKeyId }) {
    const secret = newSecret();
    const { now } = await change({
      prepare: async (ask) => {
        const [webhook] = await ask(store.lock(apiKeyId, [webhookId]));
        if (webhook === undefined) throw notFound('webhook', webhookId);
        return webhook;
      },
      write: (webhook, now) => {
        const { secret: earlierSecret } = unseal(vault, apiKeyId, webhook);
        const sealed = seal(vault, apiKeyId, webhookId, { secret, earlierSecret });
        return { updated: store.update(apiKeyId, webhook, { ...sealed, earlierSecretUntil: now + rotationMs }) };
      },
    });
    return success('Webhook secret rotated.', { webhookId, secret, earlierSecretExpiresAt: now + rotationMs });
  },
};

const missing = (webhookId: string): string => `The webhook "${webhookId}" does not exist.`;

function assertUrls(webhooks: readonly { url?: string }[], allowsLoopback: boolean): void {
  const details = webhooks.flatMap(({ url }, index) => {
    const refusal = url === undefined ? undefined : refusalOf(url, allowsLoopback);
    return refusal === undefined ? [] : [{ field: `/data/webhooks/${index}/url`, ...refusal }];
  });
  const [first, ...others] = details;
  if (first !== undefined) throw invalidArgument(first, ...others);
}

function changesOf(
  webhook: store.Webhook,
  { url, types, disabled }: WebhookChange,
  replayed: store.Delivery | undefined,
  now: number,
): Parameters<typeof store.update>[2] {
  const { disabledAt, disabledReason, attemptedAt } = webhook;
  const isDisabled = disabled ?? disabledAt !== null;
  const isEnabled = disabledAt !== null && !isDisabled;
  // Otherwise, the replayed event is the waiting one, or comes after it.
  const goesBack = replayed !== undefined && replayed.position <= webhook.position;
  const startsAnew = (url !== undefined && url !== webhook.url) || isEnabled || goesBack;
  return {
    ...(url === undefined ? {} : { url }),
    ...(types === undefined ? {} : { types: JSON.stringify(types) }),
    ...(replayed === undefined ? {} : { position: replayed.position - 1 }),
    ...(startsAnew ? { attempts: 0, failingSince: null } : {}),
    dueAt: isDisabled ? null : dueAfterChange(now, attemptedAt),
    disabledAt: isDisabled ? (disabledAt ?? now) : null,
    disabledReason: isDisabled ? (disabledReason ?? 'requested') : null,
  };
}

const toWebhook = (webhook: store.Webhook): Webhook => {
  const { webhookId, url, createdAt, disabledAt, disabledReason, failingSince, dueAt } = webhook;
  return {
    ...{ webhookId, url, types: store.readTypes(webhook), disabled: disabledAt !== null, createdAt },
    ...{ disabledAt, disabledReason, failingSince, nextAttemptAt: failingSince === null ? null : dueAt },
    deliveries: store.readDeliveries(webhook).map(({ position: _, ...delivery }) => delivery),
  };
};
