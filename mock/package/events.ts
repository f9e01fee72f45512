/** `npx sandbox events`: prints the events of a running sandbox and their deliveries as they come. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { operations } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import type { operations as controls } from '../../generated/sandbox-operations.ts';
import { printableError } from '../../generated/text.ts';
import { onParentExit } from '../../openapi/tools/parent-exit.ts';
import { shortened } from '../print-requests.ts';
import { documentedCredentials, headersFor, sandboxUrl } from '../sandbox/documented.ts';

export const usage = `[--url ${sandboxUrl}] [--session NAME]`;

type News = controls['events']['responses'][200]['content']['application/json']['result'];

const pauseMs = 500;

class Refusal extends Error {
  readonly status: unknown;

  constructor(body: unknown) {
    super(String(at(body, 'error', 'message')));
    this.status = at(body, 'error', 'status');
  }
}

export async function main(_command: string, args: string[]): Promise<void> {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const;
  const { values } = parseArgs({ args, options: { url: text(sandboxUrl), session: text('default') } });
  const { url, session } = values;
  onParentExit(() => process.exit());

  async function post<Result>(path: string, data: object, credentials: { [name: string]: string } = {}): Promise<Result> {
    const headers = { 'content-type': 'application/json', 'x-sandbox-session': session, ...credentials };
    const response = await fetch(new URL(path, url), { method: 'POST', headers, body: JSON.stringify({ data }) }).catch(() => {
      throw new Error(`No sandbox responds at ${url}. Start one with npx sandbox, or name another with --url.`);
    });
    const body = await response.json();
    if (!response.ok) throw new Refusal(body);
    return body.result;
  }

  const known = documentedCredentials();
  const record = () =>
    post(operations.updateApiKey.path, { apiKey: known.apiKey, events: true }, headersFor('updateApiKey', known));
  /** After a reset, says so, and goes on with the oldest event. */
  const startAnew = async (refusal: unknown) => {
    if (!(refusal instanceof Refusal && refusal.status === 'FAILED_PRECONDITION')) throw refusal;
    await record();
    console.log(`${printableError(refusal)} Continuing with the oldest event. Events are recorded from now on.`);
    return await post<News>('/sandbox/events', { after: '' });
  };
  await record();
  const nameOf = ({ webhookId, eventId, attempt }: News['deliveries'][number]) => JSON.stringify([webhookId, eventId, attempt]);
  const latest = await post<News>('/sandbox/events', {});
  let { place } = latest;
  let shown = new Set(latest.deliveries.map(nameOf));
  console.log(`Events of ${url} are recorded. Waiting for changes.`);
  for (;;) {
    const { events, deliveries, ...news } = await post<News>('/sandbox/events', { after: place }).catch(startAnew);
    for (const event of events) console.log(shortened(JSON.stringify(event)));
    for (const one of deliveries.toReversed()) {
      const { webhookId, type, attempt, outcome } = one;
      if (!shown.has(nameOf(one))) console.log(shortened(`  sent ${type} to ${webhookId}: ${outcome} (attempt ${attempt})`));
    }
    place = news.place;
    shown = new Set(deliveries.map(nameOf));
    if (events.length === 0) await pause(pauseMs);
  }
}
