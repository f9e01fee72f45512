/** One run of a session, from its start to its next reset: a service of its own with its controls. */
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { RecordedRequest, SentMail } from '../../generated/sandbox-types.ts';
import { sql } from '../../server/database/sql.ts';
import type { Mail } from '../../server/mail/mailer.ts';
import { type OpenService, openService } from '../../server/service.ts';
import { exchanges, watch } from '../exchange.ts';
import { createRecords, type Records } from '../recorded-requests.ts';
import { createFaults, type Faults } from './faults.ts';
import { createJobs, type JobSettings, type Jobs } from './jobs.ts';
import { sandboxConfig, type Template } from './template.ts';

export interface SceneOptions {
  template: Template;
  /** The base of links to its pages, such as login links. */
  baseUrl: string;
  jobs: JobSettings;
  /** The minimum duration of each response, in milliseconds. */
  latencyMs(): number;
  log: Logger;
  isOver(request: RecordedRequest): void;
}

export interface Scene {
  service: OpenService;
  faults: Faults;
  jobs: Jobs;
  requests: Records;
  mails: SentMail[];
  now(): number;
  setTime(time: number): Promise<void>;
  serve(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Answers pending requests, then closes everything. `atOnce`: requests that wait for a fault or the latency wait no longer. */
  close(options?: { atOnce: boolean }): Promise<void>;
}

const maxMails = 200;

export async function openScene({ template, baseUrl, jobs: initial, latencyMs, log, isOver }: SceneOptions): Promise<Scene> {
  const folder = await template.copy();
  // The template's events are in the past, even if the machine's clock is behind.
  let offset = template.startsAt === undefined ? Math.max(0, template.time - Date.now()) : template.startsAt - Date.now();
  const now = () => Date.now() + offset;
  const closing = new AbortController();
  const wait = (milliseconds: number) => pause(milliseconds, undefined, { signal: closing.signal }).catch(() => {});
  const faults = createFaults();
  const requests = createRecords();
  const mails: SentMail[] = [];
  const underWay = new Set<ServerResponse>();
  let service: OpenService | undefined;
  const jobs = createJobs(
    initial,
    () => service,
    (error) => log.error({ err: error }, 'a step failed'),
  );
  const opened = await openService({
    config: sandboxConfig(folder, baseUrl),
    log,
    clock: now,
    handlers: faults.handlers(wait),
    openSender: faults.senders(wait),
    mailer: { send: async (mail) => keep(mails, maxMails, sent(mail, now())) },
    isPaused: jobs.isPaused,
  });
  // Users who were present in the template are present now.
  await opened.environment.ask(sql`update presence set renewed_at = ${now()}`);
  service = opened;
  opened.worker.wake();

  return {
    service: opened,
    faults,
    jobs,
    requests,
    mails,
    now,
    setTime: async (time) => {
      offset = time - Date.now();
      await jobs.catchUp();
    },
    serve: async (req, res) => {
      underWay.add(res);
      res.once('close', () => underWay.delete(res));
      const exchange = watch(req, res, now, (request) => {
        requests.keep(request);
        isOver(request);
      });
      if (exchange.operation !== undefined) await wait(latencyMs());
      const fault = exchange.operation && faults.meetOnArrival(exchange.operation);
      if (fault !== undefined) {
        exchange.hasFault = true;
        await wait(fault.delayMs ?? 0);
        if (fault.drop) return await exchange.drop();
      }
      if (!res.destroyed) exchanges.run(exchange, () => opened.app(req, res));
    },
    close: async ({ atOnce } = { atOnce: false }) => {
      if (atOnce) closing.abort();
      await Promise.all([jobs.stop(), ...[...underWay].map((res) => once(res, 'close'))]);
      await opened.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function keep<Item>(items: Item[], max: number, item: Item): void {
  items.push(item);
  if (items.length > max) items.shift();
}

const sent = ({ to, subject, text, html }: Mail, time: number): SentMail => ({
  time,
  to: to.text,
  subject,
  text,
  html,
  link: /https?:\/\/\S+/.exec(text)?.[0] ?? null,
});
