/** Reads the log of a session's events and the deliveries to its webhooks, for people to look at. */
import type { Environment } from '../../server/context.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import { readEvents } from '../../server/events/read.ts';
import { findLog, findUnnumbered, numberEvents } from '../../server/recording/log.ts';
import { findAll, readDeliveries } from '../../server/webhooks/store.ts';
import { documentedCredentials } from './documented.ts';

const maxEvents = 100;

/** Returns events after this position of the log, the oldest first. Default: the latest. */
export async function eventsAfter({ verbsOf }: Environment, after?: number) {
  const { apiKey } = documentedCredentials();
  const verbs = verbsOf(apiKey, noTenant);
  const [unnumbered] = await verbs.ask(findUnnumbered(apiKey));
  if (unnumbered !== undefined) while (await numberEvents(verbs.change, apiKey));
  const [{ lastPosition } = { lastPosition: 0 }] = await verbs.ask(findLog(apiKey));
  const query = { after: after ?? Math.max(0, lastPosition - maxEvents), filter: { types: undefined }, maxEvents };
  const { events, end } = await readEvents(verbs, apiKey, query);
  return { events: events.map(({ event }) => ({ ...event })), position: end };
}

/** Returns the latest deliveries of each webhook, the newest first. */
export async function latestDeliveries({ ask }: Environment) {
  const webhooks = await ask(findAll(documentedCredentials().apiKey));
  const deliveries = webhooks.flatMap((webhook) =>
    readDeliveries(webhook).map(({ attemptedAt, type, attempt, httpStatus, failure, eventId }) => {
      const { webhookId } = webhook;
      return { attemptedAt, webhookId, type, attempt, outcome: httpStatus === null ? `${failure}` : `${httpStatus}`, eventId };
    }),
  );
  return deliveries.toSorted((a, b) => b.attemptedAt - a.attemptedAt);
}
