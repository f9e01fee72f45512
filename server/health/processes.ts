/**
 * Lets the processes of a database find out what they do not have in common. Each records its facts with its heartbeats. A wrong secret
 * or clock is told at once. Other versions and settings are told after an hour, since a rolling upgrade has both for a while.
 */
import { hash, randomUUID, scrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { promisify } from 'node:util';
import type { Logger } from 'pino';
import { version } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import { heartbeatIntervalMs, maxDifferenceMs } from '../clock.ts';
import { type Ask, sql } from '../database/sql.ts';
import type { Config } from '../settings/config.ts';
import type { Descriptors } from './descriptors.ts';
import type { Callers } from './usage.ts';

export interface Facts {
  /** Machine and process id. */
  name: string;
  startedAt: number;
  /** Fingerprints of TOKEN_SECRET, in its order. */
  secrets: readonly string[];
  version: string;
  contract: string;
  /** Milliseconds by which the machine's clock is ahead of the database's. */
  clockMs: number;
  settings: { readonly [name: string]: string };
}

const subjects = ['secret', 'clock', 'version', 'contract', 'settings'] as const;

export interface Difference {
  about: (typeof subjects)[number];
  /** The name of the other process. */
  process: string;
  /** Says what the other process has, and what to do. */
  text: string;
  /** Whether it is none of a rolling upgrade. */
  isAlarm: boolean;
}

/** Milliseconds for which a rolling upgrade may take. */
const rolloutMs = 3_600_000;
/** Milliseconds after the latest heartbeat for which a process counts as running. */
export const freshMs: number = 3 * heartbeatIntervalMs;

/** Settings in which processes may differ, or which are compared otherwise. All others decide what callers notice. */
const own: readonly string[] = [
  ...(['host', 'port', 'healthPort', 'healthHost', 'trustProxy', 'dataDir', 'databaseUrl', 'ledger', 'database'] as const),
  ...(['maxConnections', 'maxConcurrentRequests', 'maxQueueDelayMs', 'requestTimeoutMs'] as const),
  ...(['drainDelayMs', 'shutdownTimeoutMs', 'livenessTimeoutMs', 'readinessTimeoutMs', 'validation', 'logLevel'] as const),
  ...(['tokenSecrets', 'smtpUrl', 'mailFrom'] as const),
] satisfies (keyof Config)[];

export async function factsOf(config: Config, startedAt: number): Promise<Facts> {
  const { mailFrom, smtpUrl, tokenSecrets } = config;
  const values: [name: string, value: unknown][] = [
    ...Object.entries(config).flatMap(([name, value]): [string, unknown][] =>
      own.includes(name) ? [] : [[name.replaceAll(/[A-Z]/g, '_$&').toUpperCase(), value]],
    ),
    ['MAIL_FROM', [mailFrom.name, mailFrom.address.text]],
    // Without the password, which a hash could give away.
    ['SMTP_URL', smtpUrl && new URL(smtpUrl).host],
  ];
  return {
    name: processName(),
    startedAt,
    secrets: await Promise.all(tokenSecrets.map(fingerprintOf)),
    version,
    contract: hash('sha256', readFileSync(new URL('../../generated/openapi.json', import.meta.url))).slice(0, 16),
    clockMs: 0,
    settings: Object.fromEntries(values.map(([name, value]) => [name, hash('sha256', JSON.stringify(value ?? null)).slice(0, 16)])),
  };
}

const processName = (): string => `${hostname()} ${process.pid}`;

/** Returns the facts in a row. Other versions may add facts; rows that lack one are passed over. */
export function factsIn(text: string): Facts[] {
  const row: unknown = JSON.parse(text);
  return isFacts(row) ? [row] : [];
}

const texts = ['name', 'version', 'contract'];
const numbers = ['startedAt', 'clockMs'];

const isFacts = (row: unknown): row is Facts =>
  texts.every((name) => typeof at(row, name) === 'string') &&
  numbers.every((name) => typeof at(row, name) === 'number') &&
  Array.isArray(at(row, 'secrets')) &&
  typeof (at(row, 'settings') ?? undefined) === 'object';

const derive = promisify<string, string, number, Buffer>(scrypt);

/** Slow on purpose: a reader of the database can try few guesses, and `secretRule` keeps secrets out of their reach. */
const fingerprintOf = async (secret: string): Promise<string> => (await derive(secret, 'TOKEN_SECRET', 8)).toString('hex');

/** Returns what the others have in place of a process's own. */
export const differencesOf = (own: Facts, others: readonly Facts[], now: number): Difference[] =>
  others.flatMap((other) => {
    const isSettled = now - Math.max(own.startedAt, other.startedAt) > rolloutMs;
    const names = Object.keys(own.settings).filter((name) => (other.settings[name] ?? own.settings[name]) !== own.settings[name]);
    const seconds = Math.abs(other.clockMs / 1000).toFixed(1);
    const found: { [about in Difference['about']]: string | false } = {
      secret:
        !(verifies(own, other) && verifies(other, own)) &&
        'another TOKEN_SECRET, so calls fail at random: give all processes the same value, and replace it step by step',
      clock:
        Math.abs(other.clockMs) > maxDifferenceMs &&
        `a clock that is ${seconds} s ${other.clockMs > 0 ? 'ahead of' : 'behind'} the database's: synchronize its machine`,
      version: other.version !== own.version && `version ${other.version} beside ${own.version}: complete the upgrade`,
      contract:
        other.version === own.version &&
        other.contract !== own.contract &&
        'another contract under the same version: run the same build everywhere',
      settings: names.length > 0 && `another ${names.join(', ')}: give all processes the same settings`,
    };
    return subjects.flatMap((about) => {
      const text = found[about];
      const isAlarm = about === 'secret' || about === 'clock' || isSettled;
      return text === false ? [] : [{ about, process: other.name, text, isAlarm }];
    });
  });

/** Returns whether a process accepts the tokens that another one signs. */
const verifies = (one: Facts, other: Facts): boolean => other.secrets[0] !== undefined && one.secrets.includes(other.secrets[0]);

export interface Processes {
  /** Records the facts of this process, and compares those of the others. */
  beat(): Promise<void>;
  /** Describes the alarms, without the names of processes, since anyone may read it. */
  warning(): string | undefined;
  /** Returns the number of processes that run, and of the alarms by subject. */
  counts(): { running: number; alarms: ReadonlyMap<Difference['about'], number> };
  /** Removes the facts of this process, and of those that ended without removing theirs, as each start does. */
  leave(): Promise<void>;
}

interface ProcessesOptions {
  ask: Ask;
  callers: Callers;
  descriptors: Descriptors | undefined;
  databaseTime: () => Promise<number>;
  secondsAhead: () => number | undefined;
  config: Config;
  log: Logger;
}

/** Selects the facts of running processes, without this one. */
export const latestFacts = (now: number, processId = '') => sql<{ facts: string }>`
  select facts from processes where process_id <> ${processId}
    and beat_at between cast(${now - freshMs} as bigint) and cast(${now + freshMs} as bigint) order by process_id`;

/** Joins the processes of a database. With SQLite there is one at a time, with nothing to compare. */
export async function joinProcesses(options: ProcessesOptions): Promise<Processes> {
  const { ask, callers, descriptors, databaseTime, secondsAhead, config, log } = options;
  const id = randomUUID();
  const startedAt = await databaseTime();
  const facts = config.databaseUrl === undefined ? undefined : await factsOf(config, startedAt);
  let others: Facts[] = [];
  let differences: Difference[] = [];
  let told = new Set<string>();
  let beatAt = startedAt;
  const removeEnded = () => sql`delete from processes where process_id = ${id} or beat_at < cast(${beatAt - freshMs} as bigint)`;
  await ask(removeEnded());

  async function beat(): Promise<void> {
    const now = await databaseTime();
    beatAt = now;
    const own = facts && { ...facts, clockMs: Math.round((secondsAhead() ?? 0) * 1000) };
    const usedDescriptors = await descriptors?.used();
    const row = JSON.stringify({ name: processName(), ...own, usedDescriptors, callers: callers.next() });
    await ask(sql`
      insert into processes (process_id, beat_at, facts) values (${id}, cast(${now} as bigint), ${row})
      on conflict (process_id) do update set beat_at = excluded.beat_at, facts = excluded.facts`);
    if (own === undefined) return;
    others = (await ask(latestFacts(now, id))).flatMap((other) => factsIn(other.facts));
    differences = differencesOf(own, others, now);
    tell();
  }

  function tell(): void {
    const keyOf = ({ about, process, isAlarm }: Difference) => JSON.stringify([about, process, isAlarm]);
    for (const one of differences) {
      const { about, process, text, isAlarm } = one;
      if (told.has(keyOf(one))) continue;
      if (isAlarm) log.error({ about, process }, `another process has ${text}`);
      else log.info({ about, process }, 'another process differs, as in a rolling upgrade');
    }
    if (differences.length === 0 && told.size > 0) log.info('all processes agree again');
    told = new Set(differences.map(keyOf));
  }

  const alarms = () => differences.filter(({ isAlarm }) => isAlarm);
  return {
    beat,
    warning: () => {
      const texts = new Set(alarms().map(({ text }) => `another process has ${text}`));
      return texts.size === 0 ? undefined : [...texts].join('; ');
    },
    counts: () => ({
      running: others.length + 1,
      alarms: new Map(subjects.map((subject) => [subject, alarms().filter(({ about }) => about === subject).length])),
    }),
    leave: async () => {
      await ask(removeEnded()).catch((error: unknown) => log.warn({ err: error }, 'cannot leave the running processes'));
    },
  };
}
