/** The report for a terminal: a table by operation, then the failures. */
import type { Case } from '../outcome.ts';
import { byCheck, byOperation, countsOf, groupedBy, isIncomplete, type Report, reasonsIn, shown } from './report.ts';

/** Failures of one operation in one check that are shown in full. */
const maxShown = 3;

/** Codes of ANSI terminals. */
const colors = { red: 31, green: 32 } as const;
type Color = keyof typeof colors;

export function terminalReport(report: Report, isColored: boolean): string {
  const styled: Styled = (color, text) => (isColored ? `\u001B[${colors[color]}m${text}\u001B[39m` : text);
  const sections = [table(report, styled), failures(report, styled), skipped(report), summary(report, styled)];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

type Styled = (color: Color, text: string) => string;

function table({ cases }: Report, styled: Styled): string {
  const checks = [...byCheck(cases).keys()];
  const rows = [...byOperation(cases)].map(([operation, ofOperation]) => {
    const cells = byCheck(ofOperation);
    return [operation, ...checks.map((check) => cellOf(cells.get(check) ?? []))];
  });
  const lines = [['', ...checks], ...rows];
  const widths = ['', ...checks].map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, i) => {
          const padded = i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
          return cell.includes('✗') ? styled('red', padded) : padded;
        })
        .join('  '),
    )
    .join('\n');
}

/** `12` passed, `2/12 ✗` failed; `-` for cases without a result. */
function cellOf(cases: readonly Case[]): string {
  const { passed, failed, skipped } = countsOf(cases);
  if (failed > 0) return `${failed}/${passed + failed} ✗`;
  if (passed > 0) return String(passed);
  return skipped > 0 ? '-' : '';
}

function failures({ cases, url }: Report, styled: Styled): string {
  const failed = cases.filter(({ outcome }) => outcome === 'failed');
  const groups = groupedBy(failed, ({ operation, check }) => `${operation} · ${check}`);
  return [...groups]
    .map(([title, group]) => {
      const rest = group.length - maxShown;
      const blocks = group.slice(0, maxShown).map(({ name, findings }) => {
        const lines = findings.slice(0, maxShown).map((finding) => {
          const { problem, rule, place, request, response } = shown(finding, url);
          return [problem, `Contract: ${rule}`, `          ${place}`, request, response]
            .filter((line) => line !== undefined)
            .join('\n');
        });
        return `${styled('red', `✗ ${title} · ${name}`)}\n${indented(lines.join('\n'))}`;
      });
      return [...blocks, ...(rest > 0 ? [`  … and ${rest} more of ${title}. --json, --junit and --html have all.`] : [])].join(
        '\n',
      );
    })
    .join('\n\n');
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');

function skipped({ cases }: Report): string {
  const reasons = reasonsIn(cases);
  if (reasons.size === 0) return '';
  return `Skipped:\n${[...reasons].map(([reason, count]) => `  ${String(count).padStart(4)}  ${reason}`).join('\n')}`;
}

function summary(report: Report, styled: Styled): string {
  const { passed, failed, skipped } = countsOf(report.cases);
  const { url, seed, seconds, requests, contract } = report;
  const lines = [
    `${failed === 0 ? styled('green', `${passed} passed`) : `${passed} passed, ${styled('red', `${failed} failed`)}`}, ${skipped} skipped.`,
    `${url}, contract ${contract}, ${requests} requests in ${seconds} s, --seed ${seed}`,
  ];
  if (report.leftovers !== undefined) lines.push(report.leftovers);
  if (isIncomplete(report)) lines.push('The run is incomplete: it reached --timeout. Raise --timeout or --rate.');
  if (passed === 0 && report.aborted === undefined) lines.push('Nothing was tested.');
  if (report.aborted !== undefined) lines.push(styled('red', report.aborted));
  return lines.join('\n');
}
