/** The result of a run, as all formats show it. */
import type { OperationId } from '../../../../generated/handlers.ts';
import { printable, printableLines } from '../../../../generated/text.ts';
import { neededBy } from '../needs.ts';
import { type Case, type CheckName, type Finding, kindOf, timeIsOver } from '../outcome.ts';
import { curlOf, withoutTokens } from './curl.ts';

export interface Report {
  url: string;
  seed: string;
  /** The version of the contract. */
  contract: string;
  /** ISO 8601. */
  startedAt: string;
  seconds: number;
  requests: number;
  cases: readonly Case[];
  /** The reason why the run ended early. */
  aborted: string | undefined;
  /** Describes data that stays on the server. */
  leftovers: string | undefined;
}

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export function countsOf(cases: readonly Case[]): Counts {
  const count = (outcome: Case['outcome']): number => cases.filter((one) => one.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

export const isIncomplete = ({ cases }: Report): boolean => cases.some(({ reason }) => reason === timeIsOver);

export function exitCodeOf(report: Report): number {
  if (report.aborted !== undefined) return 2;
  const { passed, failed } = countsOf(report.cases);
  return failed > 0 || passed === 0 || isIncomplete(report) ? 1 : 0;
}

/** Cases by a key, in the order of their first appearance. `Map.groupBy` needs a newer Node.js than the package. */
function groupedBy<Key>(cases: readonly Case[], keyOf: (one: Case) => Key): Map<Key, Case[]> {
  const groups = new Map<Key, Case[]>();
  for (const one of cases) {
    const key = keyOf(one);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return groups;
}

export const byOperation = (cases: readonly Case[]): Map<OperationId, Case[]> => groupedBy(cases, ({ operation }) => operation);
export const byCheck = (cases: readonly Case[]): Map<CheckName, Case[]> => groupedBy(cases, ({ check }) => check);

/** Why cases were skipped, and how many. */
export const reasonsIn = (cases: readonly Case[]): Map<string, number> =>
  new Map(
    [
      ...groupedBy(
        cases.filter(({ outcome }) => outcome === 'skipped'),
        ({ reason }) => reason ?? '',
      ),
    ].map(([reason, group]) => [reason, group.length]),
  );

/** One failure, however many cases show it. */
export interface Cause {
  finding: Finding;
  cases: readonly Case[];
  /** Skipped and failed cases that need the operation. */
  blocked: number;
}

/** Returns the failures by their causes, the most needed first: cases with the same problem and rule, whatever ids they have. */
export function causesIn(cases: readonly Case[]): Cause[] {
  const failed = cases.filter(({ outcome }) => outcome === 'failed');
  const told = new Set(failed.flatMap((one) => (one.check === 'preparation' ? [] : [failureOf(one)])));
  const shadows = shadowsIn(failed);
  const failing = new Set(failed.flatMap(({ check, operation }) => (check === 'success' ? [] : [`needs ${operation}`])));
  const isTold = (one: Case) =>
    one.check === 'preparation' ? told.has(failureOf(one)) : failing.has(one.reason?.split(',')[0] ?? '');
  const own = failed.filter((one) => !shadows.has(one) && !isTold(one));
  const problems = groupedBy(own, ({ findings: [first] }) =>
    `${first?.rule} ${first?.problem}`.replaceAll(/"[^"]*"|\bv\w+-\d+-|\d+/g, ''),
  );
  const groups = [...problems.values()].flatMap((group) => {
    const operations = byOperation(group);
    return operations.size >= manyOperations ? [group] : [...operations.values()];
  });
  const causes = groups.flatMap((group): Cause[] => {
    const [first] = group;
    const [finding] = first?.findings ?? [];
    if (first === undefined || finding === undefined) return [];
    const skipped = cases.filter(({ reason }) => reason?.startsWith(`needs ${first.operation},`));
    const blocked = skipped.length + [...shadows].filter(({ uses }) => uses?.includes(first.operation)).length;
    return [{ finding, cases: group, blocked }];
  });
  return causes.toSorted((one, other) => other.blocked - one.blocked || other.cases.length - one.cases.length);
}

/** An operation and the status with which it fails. */
const failureOf = ({ operation, findings: [first] }: Case): string => `${operation} ${first?.exchange?.received.status}`;

/** Returns the failures that follow from those of operations on which they build. */
function shadowsIn(failed: readonly Case[]): Set<Case> {
  const shadows = new Set<Case>();
  const culprits = new Map<string, Set<OperationId>>();
  // An operation fails for a reason of its own before it is a reason for others.
  const inOrder = failed.toSorted((one, other) => neededBy(one.operation).length - neededBy(other.operation).length);
  for (const one of inOrder) {
    const kind = kindOf(one);
    const known = [...(culprits.get('') ?? []), ...(culprits.get(kind) ?? [])];
    if (known.some((id) => id !== one.operation && one.uses?.includes(id))) shadows.add(one);
    else if (one.check === 'effects' || kind !== '') culprits.set(kind, (culprits.get(kind) ?? new Set()).add(one.operation));
  }
  return shadows;
}

/** The same problem in as many operations has one cause, such as a missing header. */
const manyOperations = 4;

/** Returns the report without characters that drive a terminal or reorder text. Its texts quote the server. */
export const printableReport = (report: Report): Report => ({
  ...report,
  url: printable(report.url),
  aborted: report.aborted && printable(report.aborted),
  leftovers: report.leftovers && printable(report.leftovers),
  cases: report.cases.map((one) => ({
    ...one,
    name: printable(one.name),
    reason: one.reason && printable(one.reason),
    findings: one.findings.map((finding) => ({ ...finding, problem: printable(finding.problem), rule: printable(finding.rule) })),
  })),
});

/** A finding for people, without credentials. */
interface Shown {
  problem: string;
  rule: string;
  place: string;
  request: string | undefined;
  response: string | undefined;
}

/** XML 1.0 has no other control characters. */
const invalid = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: { readonly [character: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for XML. */
export const escaped = (text: string): string =>
  text.replaceAll(invalid, '\uFFFD').replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

const maxBody = 2000;

export function shown({ problem, rule, place, exchange }: Finding, url: string): Shown {
  const received = exchange?.received;
  const body = received === undefined ? '' : printable(withoutTokens(received.text));
  return {
    problem: printable(withoutTokens(problem)),
    rule: printable(rule),
    place: printable(place),
    request: exchange && printableLines(curlOf(exchange.sent, url)),
    response:
      received &&
      `HTTP ${received.status} ${body.length > maxBody ? `${body.slice(0, maxBody)}… (${body.length} characters)` : body}`,
  };
}
