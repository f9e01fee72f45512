/** A receiver of webhooks that fails at random. It holds the deliveries against the log. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { ApiKeyClient } from '../../../generated/client.ts';
import type { CollaborationEvent, EventType } from '../../../generated/types.ts';
import { receiveRaw } from '../../../generated/webhooks.ts';
import { portOf } from '../../support/port-of.ts';
import type { Context, Report } from '../framework.ts';
import { untilDone } from './progress.ts';

/** The webhooks with their types. */
const webhooks: readonly { webhookId: string; types: EventType[] }[] = [
  { webhookId: 'all', types: [] },
  { webhookId: 'more', types: [] },
  { webhookId: 'updates', types: ['documents.updated'] },
];

/** One of this many deliveries fails, and one of half as many is slow. */
const failsOf = 60;
const maxSlowMs = 200;

interface Arrival {
  eventId: string;
  /** Whether the response has left with 204, so that the sender may know it. */
  isAccepted: boolean;
}

interface Receiver {
  /** Makes all deliveries due that wait after a failure, or for the lease of a killed process. No process may run. */
  release(): Promise<void>;
  /** Accepts all further deliveries at once. */
  calm(): void;
  /** Waits for the last delivery. Judges all by the log. */
  finish(log: readonly CollaborationEvent[], kills: number): Promise<Report>;
}

export async function startReceiver({ random, violation, database }: Context, client: ApiKeyClient): Promise<Receiver> {
  const hooks = new Map(webhooks.map(({ webhookId }) => [webhookId, { secret: '', arrivals: [] as Arrival[], inFlight: 0 }]));
  let isCalm = false;
  let interrupted = 0;

  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const webhookId = req.url?.slice(1) ?? '';
    const hook = hooks.get(webhookId);
    if (hook === undefined) return violation(`A delivery to ${req.url}`);
    if (++hook.inFlight > 1) violation(`${webhookId}: ${hook.inFlight} deliveries at once`);
    let isOpen = true;
    const end = () => {
      if (isOpen) hook.inFlight--;
      isOpen = false;
    };
    let isSilent = false;
    res.on('close', () => {
      if (isOpen && !isSilent) interrupted++;
      end();
    });
    let body = '';
    for await (const chunk of req) body += chunk;
    const event = await receiveRaw({ headers: req.headers, body }, hook.secret).catch((error: unknown) =>
      violation(`${webhookId}: ${error}`),
    );
    const arrival: Arrival = { eventId: event?.eventId ?? 'none', isAccepted: false };
    hook.arrivals.push(arrival);
    if (!isCalm && random.integer(failsOf / 2) === 0) await pause(random.integer(maxSlowMs));
    const fails = !isCalm && random.integer(failsOf) === 0;
    const fault = fails ? random.pick(['status', 'silence', 'close', 'half']) : undefined;
    if (fault === 'silence') {
      isSilent = true;
      return;
    }
    // The sender is dead.
    if (!isOpen) return;
    end();
    if (fault === 'close') res.destroy();
    else if (fault === 'half') req.socket.end('HTTP/1.1 2');
    else res.writeHead(fault === 'status' ? 500 : 204).end();
    arrival.isAccepted = fault === undefined;
  }

  const server = createServer((req, res) => void receive(req, res).catch(() => {}));
  const base = `http://127.0.0.1:${await portOf(server)}`;
  server.unref();
  const { data } = await client.addWebhooks({ webhooks: webhooks.map((one) => ({ ...one, url: `${base}/${one.webhookId}` })) });
  for (const [webhookId, hook] of hooks) hook.secret = data[webhookId]?.secret ?? '';

  const release = async () => {
    const options = { canWrite: true };
    await database.query('update webhooks set due_at = 0 where due_at is not null', [], options);
    await database.query(`update tasks set run_at = 0 where queue = 'webhooks' and completed_at is null`, [], options);
  };

  async function finish(log: readonly CollaborationEvent[], kills: number): Promise<Report> {
    let duplicates = 0;
    for (const { webhookId, types } of webhooks) {
      const { arrivals } = hooks.get(webhookId) ?? { arrivals: [] };
      const wanted = log.filter(({ type }) => types.length === 0 || types.includes(type)).map(({ eventId }) => eventId);
      const last = wanted.at(-1);
      const isDone = () => arrivals.at(-1)?.eventId === last && arrivals.at(-1)?.isAccepted === true;
      await untilDone(
        isDone,
        () => new Set(arrivals.map(({ eventId }) => eventId)).size,
        `The webhook ${webhookId}, with ${wanted.length} events,`,
      );
      const again = judge(wanted, arrivals, (text) => violation(`${webhookId}: ${text}`));
      if (again > kills) violation(`${webhookId}: ${again} accepted deliveries were repeated, more than ${kills} kills`);
      duplicates += again;
    }
    server.close();
    server.closeAllConnections();
    const deliveries = [...hooks.values()].reduce((sum, { arrivals }) => sum + arrivals.length, 0);
    return { deliveries, 'interrupted by kills': interrupted, 'accepted twice': duplicates };
  }

  return { release, calm: () => void (isCalm = true), finish };
}

/** Each delivery is of the first event that is not accepted, or repeats the last accepted one. Returns the number of these. */
function judge(wanted: readonly string[], arrivals: readonly Arrival[], violation: (text: string) => void): number {
  let accepted = 0;
  let repeated = 0;
  for (const { eventId, isAccepted } of arrivals) {
    if (eventId === wanted[accepted - 1]) repeated++;
    else if (eventId !== wanted[accepted]) {
      const index = wanted.indexOf(eventId);
      violation(`event ${index} came when ${accepted} of ${wanted.length} events were accepted`);
      if (index >= 0) accepted = index;
    }
    if (isAccepted) accepted = wanted.indexOf(eventId, Math.max(0, accepted - 1)) + 1;
  }
  if (accepted !== wanted.length) violation(`${accepted} of ${wanted.length} events were accepted`);
  return repeated;
}
