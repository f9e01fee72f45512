/** Compares the running processes with each other, and their TOKEN_SECRET with the one of this configuration. */
import { type Difference, differencesOf, type Facts, factsIn, factsOf, freshMs } from '../../health/processes.ts';
import type { Config } from '../../settings/config.ts';
import { type Finding, holds, reading, warning } from './finding.ts';

export async function processFindings(config: Config): Promise<Finding[]> {
  // SQLite has one process at a time.
  if (config.databaseUrl === undefined) return [];
  // The check of the database says what is wrong with it.
  const { now, running, ended } = await readProcesses(config).catch(() => ({ now: 0, running: [], ended: [] }));
  const own = await factsOf(config, now);
  const isOfOne = ({ about }: Difference) => about === 'secret' || about === 'clock';
  // Names the process that started later, as the one that was changed.
  const byStart = running.toSorted((a, b) => a.startedAt - b.startedAt);
  const found = [
    ...differencesOf(own, running, now).filter(isOfOne),
    ...byStart.flatMap((one, i) => differencesOf(one, byStart.slice(i + 1), now)).filter((difference) => !isOfOne(difference)),
  ];
  // A process may differ from several others.
  const findings = [...new Map(found.map((one) => [`${one.about} ${one.process}`, findingOf(one)])).values(), ...ended.map(lost)];
  if (running.length === 0 || findings.length > 0) return findings;
  return [holds(`Running processes, with the same secret, version, contract and settings: ${running.length}.`)];
}

function findingOf({ about, process, text, isAlarm }: Difference): Finding {
  const sentence = `The process ${process} has ${text}.`;
  if (!isAlarm) return holds(`${sentence} A rolling upgrade may have both for an hour.`);
  return { kind: about === 'secret' ? 'problem' : 'warning', text: sentence };
}

const lost = ({ name, beatAt }: Ended): Finding =>
  warning(
    `The process ${name} ended without a stop, or lost its database, at ${new Date(beatAt).toISOString()}: look at the end of its log.`,
  );

interface Ended {
  name: string;
  beatAt: number;
}

interface Running {
  now: number;
  running: Facts[];
  /** Processes that have stopped to record heartbeats within the last hour. */
  ended: Ended[];
}

const hourMs = 3_600_000;

const readProcesses = (config: Config): Promise<Running> =>
  reading(config, async ({ run }) => {
    const [row] = await run('select cast(extract(epoch from clock_timestamp()) * 1000 as bigint) as now');
    const now = Number(row?.now);
    const rows = await run(`select beat_at, facts from processes where beat_at > ${now - hourMs} order by process_id`);
    const processes = rows.flatMap((one) => factsIn(String(one.facts)).map((facts) => ({ facts, beatAt: Number(one.beat_at) })));
    return {
      now,
      running: processes.filter(({ beatAt }) => Math.abs(beatAt - now) < freshMs).map(({ facts }) => facts),
      ended: processes.filter(({ beatAt }) => beatAt < now - freshMs).map(({ facts: { name }, beatAt }) => ({ name, beatAt })),
    };
  });
