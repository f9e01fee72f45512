/** Sends events to a receiver of webhooks, signed like deliveries of the service. Nothing here needs Node.js. */
import { deliveryOf, examplesIn } from '../../generated/operations.ts';
import type { CollaborationEvent, EventType } from '../../generated/types.ts';
import { replies } from '../../generated/validators.js';
import { sign } from '../../generated/webhooks.ts';

interface SendEventOptions {
  /** The secret of the webhook. With several, the delivery has a signature of each. */
  secret: string | readonly string[];
  /** The time of the delivery, in milliseconds. Default: now. */
  now?: number | undefined;
}

/**
 * Sends this event, or the documented example of this type, to a URL. Resolves to the receiver's response.
 *
 * @throws {TypeError} The event breaks the contract, the type does not exist, or the secret is malformed.
 */
export type SendEvent = (
  event: CollaborationEvent | EventType,
  url: string,
  options: SendEventOptions,
) => Promise<{ status: number; body: string }>;

export const sendEvent: SendEvent = async (event, url, { secret, now = Date.now() }) => {
  const sent: unknown = typeof event === 'string' ? Object.values(examplesIn(deliveryOf(event)))[0] : event;
  if (!isEvent(sent)) throw new TypeError(`The event violates the contract: ${JSON.stringify(sent)}`);
  const body = JSON.stringify(sent);
  const signed = await sign({ id: sent.eventId, body, timestamp: Math.floor(now / 1000) }, secret);
  const response = await fetch(url, { method: 'POST', headers: { ...signed, 'content-type': 'application/json' }, body });
  return { status: response.status, body: await response.text() };
};

const isEvent = (event: unknown): event is CollaborationEvent =>
  replies.getEvents({ result: { status: 'success', message: 'Events found.', data: [event], pageToken: '-', hasMore: false } });
