/** Webhooks of an API key: their secrets, their place in the log of events, and their latest deliveries. */
import { randomUUID } from 'node:crypto';
import type { EventType, WebhookDelivery } from '../../generated/types.ts';
import { among, forUpdate, insertInto, raw, type Sql, sql } from '../database/sql.ts';

/** A webhook, as it is stored. */
export interface Webhook {
  webhookId: string;
  url: string;
  /** JSON. Empty: all types. */
  types: string;
  /** A webhook that is deleted and added again has another key. */
  webhookKey: string;
  /** Changes with each change of the webhook by a call, so that a delivery that began before it saves nothing. */
  revision: string;
  /** Encrypted, see secrets.ts. */
  sealedSecret: string;
  /** The secret before the last rotation, and the time at which it ends. */
  sealedEarlierSecret: string | null;
  earlierSecretUntil: number | null;
  /** The id of the key of both. */
  sealedWith: string;
  /** The position in the log up to which events are done. */
  position: number;
  /** Failed attempts at the next event. */
  attempts: number;
  /** When the latest attempt ended, at whichever event. */
  attemptedAt: number | null;
  failingSince: number | null;
  /** When the next delivery is due; 0: at once, null: there is none. */
  dueAt: number | null;
  /** JSON, the newest first. */
  deliveries: string;
  disabledAt: number | null;
  disabledReason: 'requested' | 'failed' | 'gone' | null;
  createdAt: number;
}

const columns = [
  ...(['webhook_id', 'url', 'types', 'webhook_key', 'revision', 'sealed_secret', 'sealed_earlier_secret'] as const),
  ...(['earlier_secret_until', 'sealed_with', 'position', 'attempts', 'attempted_at', 'failing_since', 'due_at'] as const),
  ...(['deliveries', 'disabled_at', 'disabled_reason', 'created_at'] as const),
];
const allColumns = raw(columns.join(', '));

/** A delivery, with the event's position in the log. */
export type Delivery = WebhookDelivery & { position: number };

export const readDeliveries = ({ deliveries }: Pick<Webhook, 'deliveries'>): Delivery[] => JSON.parse(deliveries);
export const readTypes = ({ types }: Pick<Webhook, 'types'>): EventType[] => JSON.parse(types);

const isOne = (apiKeyId: string, webhookId: string): Sql => sql`api_key_id = ${apiKeyId} and webhook_id = ${webhookId}`;

export const findAll = (apiKeyId: string) =>
  sql<Webhook>`select ${allColumns} from webhooks where api_key_id = ${apiKeyId} order by webhook_id`;

export const find = (apiKeyId: string, webhookId: string) =>
  sql<Webhook>`select ${allColumns} from webhooks where ${isOne(apiKeyId, webhookId)}`;

/** Selects these webhooks, locked until the transaction ends. */
export const lock = (apiKeyId: string, webhookIds: readonly string[]) => sql<Webhook>`
  select ${allColumns} from webhooks where api_key_id = ${apiKeyId} and webhook_id ${among(webhookIds)}
  order by webhook_id ${forUpdate}`;

export const add = (apiKeyId: string, webhooks: readonly Webhook[]): Sql =>
  insertInto(
    'webhooks',
    ['api_key_id', ...columns],
    webhooks.map((one) => ({ apiKeyId, ...one })),
    ['webhook_id'],
  );

type Changes = Partial<Omit<Webhook, 'webhookId' | 'webhookKey' | 'revision' | 'attemptedAt' | 'createdAt'>>;

/** Saves all fields of the locked webhook, under another revision. */
export const update = (apiKeyId: string, webhook: Webhook, changes: Changes): Sql => {
  const { url, types, position, ...state } = { ...webhook, ...changes };
  const { sealedSecret, sealedEarlierSecret, earlierSecretUntil, sealedWith } = state;
  const { attempts, failingSince, dueAt, deliveries, disabledAt, disabledReason } = state;
  return sql`update webhooks set url = ${url}, types = ${types}, revision = ${randomUUID()},
    sealed_secret = ${sealedSecret}, sealed_earlier_secret = ${sealedEarlierSecret}, earlier_secret_until = ${earlierSecretUntil},
    sealed_with = ${sealedWith}, position = ${position}, attempts = ${attempts},
    failing_since = ${failingSince}, due_at = ${dueAt}, deliveries = ${deliveries}, disabled_at = ${disabledAt},
    disabled_reason = ${disabledReason} where ${isOne(apiKeyId, webhook.webhookId)}`;
};

export const remove = (apiKeyId: string, webhookIds: readonly string[]) =>
  sql<{
    webhookId: string;
  }>`delete from webhooks where api_key_id = ${apiKeyId} and webhook_id ${among(webhookIds)} returning webhook_id`;

/** The fields that deliveries change. */
export type State = Partial<
  Pick<Webhook, 'position' | 'attempts' | 'attemptedAt' | 'failingSince' | 'dueAt' | 'deliveries' | 'disabledAt' | 'disabledReason'>
>;

/** Saves the state of the webhook, unless a call has changed or deleted it since it was read. Returns a row if it is saved. */
export const saveState = (apiKeyId: string, webhook: Webhook, changes: State): Sql => {
  const { position, attempts, attemptedAt, failingSince, ...state } = { ...webhook, ...changes };
  const { dueAt, deliveries, disabledAt, disabledReason } = state;
  return sql`update webhooks set position = ${position}, attempts = ${attempts}, attempted_at = ${attemptedAt},
    failing_since = ${failingSince}, due_at = ${dueAt}, deliveries = ${deliveries}, disabled_at = ${disabledAt},
    disabled_reason = ${disabledReason}
    where ${isOne(apiKeyId, webhook.webhookId)} and revision = ${webhook.revision} returning 1`;
};
