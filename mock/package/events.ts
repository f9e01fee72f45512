/** `npx sandbox events`: prints the events of a running sandbox and their deliveries as they come. */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { operations } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import type { operations as controls } from '../../generated/sandbox-operations.ts';
import { onParentExit } from '../../openapi/tools/parent-exit.ts';
import { shortened } from '../print-requests.ts';
import { documentedCredentials, headersFor, sandboxUrl } from '../sandbox/documented.ts';

export const usage = `[--url ${sandboxUrl}] [--session NAME]`;

type News = controls['events']['responses'][200]['content']['application/json']['result'];

const pauseMs = 500;

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
    if (!response.ok) throw new Error(String(at(body, 'error', 'message')));
    return body.result;
  }

  const known = documentedCredentials();
  await post(operations.updateApiKey.path, { apiKey: known.apiKey, events: true }, headersFor('updateApiKey', known));
  const nameOf = ({ webhookId, eventId, attempt }: News['deliveries'][number]) => JSON.stringify([webhookId, eventId, attempt]);
  const latest = await post<News>('/sandbox/events', {});
  let { position } = latest;
  let shown = new Set(latest.deliveries.map(nameOf));
  console.log(`Events of ${url} are recorded. Waiting for changes.`);
  for (;;) {
    const { events, deliveries, ...news } = await post<News>('/sandbox/events', { after: position });
    for (const event of events) console.log(shortened(JSON.stringify(event)));
    for (const one of deliveries.toReversed()) {
      const { webhookId, type, attempt, outcome } = one;
      if (!shown.has(nameOf(one))) console.log(shortened(`  sent ${type} to ${webhookId}: ${outcome} (attempt ${attempt})`));
    }
    position = news.position;
    shown = new Set(deliveries.map(nameOf));
    if (events.length === 0) await pause(pauseMs);
  }
}
