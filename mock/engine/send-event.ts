/** Sends events to a receiver of webhooks, signed like deliveries of the service. Nothing here needs Node.js. */
import { type Output, operations } from '../../generated/handlers.ts';
import { repliesOf } from '../../generated/operations.ts';
import type { Event, EventType } from '../../generated/types.ts';
import { replies } from '../../generated/validators.js';
import { sign } from '../../generated/webhooks.ts';

interface SendEventOptions {
  /** The secret of the webhook. With several, the delivery has a signature of each. */
  secret: string | readonly string[];
  /** The time of the delivery, in milliseconds. Default: now. */
  now?: number;
}

/**
 * Sends this event, or the documented example of this type, to a URL. Resolves to the receiver's response.
 *
 * @throws {TypeError} The event breaks the contract, the document has no example of the type, or the secret is malformed.
 */
export type SendEvent = (
  event: Event | EventType,
  url: string,
  options: SendEventOptions,
) => Promise<{ status: number; body: string }>;

export const sendEvent: SendEvent = async (event, url, { secret, now = Date.now() }) => {
  const sent = typeof event === 'string' ? exampleOf(event) : event;
  if (!isEvent(sent)) throw new TypeError(`The event violates the contract: ${JSON.stringify(sent)}`);
  const body = JSON.stringify(sent);
  const signed = await sign({ id: sent.eventId, body, timestamp: Math.floor(now / 1000) }, secret);
  const response = await fetch(url, { method: 'POST', headers: { ...signed, 'content-type': 'application/json' }, body });
  return { status: response.status, body: await response.text() };
};

const isReply = (value: unknown): value is Output<'getEvents'> => replies.getEvents(value);

/** Returns the results of the document's examples. */
const shownResults = (): Output<'getEvents'>['result'][] =>
  repliesOf({ id: 'getEvents', ...operations.getEvents }).flatMap(({ value }) => (isReply(value) ? [value.result] : []));

function exampleOf(type: EventType): Event {
  const shown = shownResults().flatMap(({ data }) => data);
  const found = shown.find((event) => event.type === type);
  if (found !== undefined) return found;
  const types = [...new Set(shown.map((event) => event.type))].join(', ');
  throw new TypeError(`The document has examples of ${types}. Send another event as an object.`);
}

const isEvent = (event: Event): boolean => replies.getEvents({ result: { ...shownResults()[0], data: [event] } });
