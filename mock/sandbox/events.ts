/** Reads the log of a session's events and the deliveries to its webhooks, for people to look at. */
import type { Environment } from '../../server/context.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import { readPage } from '../../server/events/page.ts';
import { findLog, findUnnumbered, noLog, numberEvents } from '../../server/recording/log.ts';
import { findAll, readDeliveries } from '../../server/webhooks/store.ts';
import { documentedCredentials } from './documented.ts';

const maxEvents = 100;

/** Returns events after a page token of Get Events, where an empty one is before the oldest. Default: the latest. */
export async function eventsAfter({ verbsOf }: Environment, after?: string) {
  const { apiKey } = documentedCredentials();
  const verbs = verbsOf(apiKey, noTenant);
  const [unnumbered] = await verbs.ask(findUnnumbered(apiKey));
  if (unnumbered !== undefined) while (await numberEvents(verbs.change, apiKey));
  const [{ lastPosition } = noLog] = await verbs.ask(findLog(apiKey));
  const start = after === undefined ? Math.max(0, lastPosition - maxEvents) : undefined;
  const { data, pageToken } = await readPage(verbs, apiKey, { pageToken: after ?? '', pageSize: maxEvents }, start);
  return { events: data.map((event) => ({ ...event })), place: pageToken, count: lastPosition };
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
