/** Servers with one mistake each in their deliveries: a relay between the service and the verifier's receiver. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { at } from '../../generated/operations.ts';
import { sign } from '../../generated/webhooks.ts';
import { listening } from '../support/listening.ts';

interface Sent {
  headers: { [name: string]: string };
  body: string;
}

interface Relayed extends Sent {
  event: { [field: string]: unknown };
  /** Sends a delivery to the receiver. Resolves to the status of its response. */
  pass(sent?: Sent, redirect?: 'follow' | 'manual'): Promise<number>;
  /** Returns a delivery with a valid signature. */
  signed(event: unknown, timestamp?: number): Promise<Sent>;
  /** Deliveries of this webhook that the relay keeps, by name. */
  memory: Map<string, Sent>;
}

export interface WebhookFault {
  name: string;
  /** The words of the case that finds it. */
  found: string;
  /** The problem that the report names. */
  problem: RegExp;
  relay: (relayed: Relayed) => Promise<number>;
  /** Changes the body of Add Webhooks. */
  adding?: (body: string) => string;
}

const eventId = '0199a3c1-7d52-7e0a-9b1f-3c5d7e9f1aff.0';

export const webhookFaults: readonly WebhookFault[] = [
  {
    name: 'no signature',
    found: 'once',
    problem: /HEADER_MISSING/,
    relay: ({ headers: { 'webhook-signature': _, ...headers }, body, pass }) => pass({ headers, body }),
  },
  {
    name: 'a changed body',
    found: 'once',
    problem: /SIGNATURE_MISMATCH/,
    relay: ({ headers, body, pass }) => pass({ headers, body: `${body} ` }),
  },
  {
    name: 'an old timestamp',
    found: 'once',
    problem: /TIMESTAMP_TOO_OLD/,
    relay: async ({ event, headers, pass, signed }) => pass(await signed(event, Number(headers['webhook-timestamp']) - 3600)),
  },
  {
    name: 'an undocumented field',
    found: 'once',
    problem: /does not fit the schema/,
    relay: async ({ event, pass, signed }) => pass(await signed({ ...event, tenant: 1 })),
  },
  {
    name: 'another time',
    found: 'once',
    problem: /is not that of Get Events/,
    relay: async ({ event, pass, signed }) => pass(await signed({ ...event, createdAt: 1 })),
  },
  {
    name: 'a lost event',
    found: 'once',
    problem: /documents\.updated was not delivered/,
    relay: async ({ event, pass }) => (event.type === 'documents.updated' ? 204 : await pass()),
  },
  {
    name: 'each event twice',
    found: 'once',
    problem: /sent again after it was accepted/,
    relay: async ({ pass }) => Math.max(await pass(), await pass()),
  },
  {
    name: 'events in another order',
    found: 'once',
    problem: /in another order/,
    relay: async ({ event, headers, body, memory, pass }) => {
      if (event.type === 'organizations.added') memory.set('held', { headers, body });
      const held = memory.get('held');
      if (event.type !== 'documents.added' || held === undefined) return event.type === 'organizations.added' ? 204 : await pass();
      await pass();
      return await pass(held);
    },
  },
  {
    name: 'events of all types',
    found: 'types',
    problem: /An event of the type organizations\.added was delivered/,
    relay: ({ pass }) => pass(),
    adding: (body) => body.replace(/"types":\[[^\]]*\]/, '"types":[]'),
  },
  {
    name: 'one attempt',
    found: '500',
    problem: /not sent again after a 500/,
    relay: async ({ pass }) => Math.min(204, await pass()),
  },
  {
    name: 'later events that do not wait',
    found: '500',
    problem: /A later event was sent before/,
    relay: async ({ headers, body, memory, pass }) => {
      const failed = memory.get('failed');
      const status = await pass();
      if (failed === undefined && status === 500) memory.set('failed', { headers, body });
      if (failed !== undefined) await pass(failed);
      return 204;
    },
  },
  {
    name: 'another id for a repeated event',
    found: '500',
    problem: /another id or body/,
    relay: async ({ event, memory, headers, body, pass, signed }) => {
      const isAgain = memory.has('failed');
      const status = await pass(isAgain ? await signed({ ...event, eventId }) : undefined);
      if (status === 500) memory.set('failed', { headers, body });
      else memory.clear();
      return status;
    },
  },
  {
    name: 'a followed redirect',
    found: '307',
    problem: /The redirect was followed/,
    relay: ({ pass }) => pass(undefined, 'follow'),
  },
  {
    name: 'only the new secret after a rotation',
    found: 'both',
    problem: /SIGNATURE_MISMATCH with the earlier secret/,
    relay: ({ headers, body, pass }) =>
      pass({ headers: { ...headers, 'webhook-signature': headers['webhook-signature']?.split(' ')[0] ?? '' }, body }),
  },
];

interface Relay {
  /** Returns the URL that the service gets in place of the receiver's. */
  urlFor(target: string): string;
  /** Notes the secret of the webhook that was added last. */
  note(reply: unknown): void;
}

/** Starts a relay with a mistake, which ends with the test. */
export async function startRelay({ relay }: WebhookFault): Promise<Relay> {
  const targets: { url: string; secret: string; memory: Map<string, Sent> }[] = [];
  const server = createServer(async (req, res) => {
    const body = await text(req);
    const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature', 'content-type'];
    const headers = Object.fromEntries(names.map((name) => [name, String(req.headers[name])]));
    const target = targets[Number(req.url?.slice(1))];
    if (target === undefined) throw new Error(`No webhook has the URL ${req.url}.`);
    const status = await relay({
      ...{ headers, body, memory: target.memory, event: JSON.parse(body) },
      pass: async (sent = { headers, body }, redirect = 'manual') =>
        (await fetch(target.url, { method: 'POST', ...sent, redirect })).status,
      signed: async (event, timestamp = Number(headers['webhook-timestamp'])) => {
        const changed = JSON.stringify(event);
        const id = String(at(event, 'eventId'));
        const signatures = await sign({ id, body: changed, timestamp }, target.secret);
        return { headers: { ...headers, ...signatures }, body: changed };
      },
    });
    res.writeHead(status).end();
  });
  const base = await listening(server);
  return {
    urlFor: (url) => `${base}/${targets.push({ url, secret: '', memory: new Map() }) - 1}`,
    note(reply) {
      const last = targets.at(-1);
      if (last !== undefined) last.secret = String(at(reply, 'result', 'data', 'verify', 'secret'));
    },
  };
}
