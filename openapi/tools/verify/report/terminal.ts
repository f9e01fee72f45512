/** The report for a terminal: a table by operation, then the failures. */
import { styleText } from 'node:util';
import { truncate } from '../../../../generated/text.ts';
import type { Case } from '../outcome.ts';
import { byCheck, byOperation, causesIn, countsOf, isIncomplete, type Report, reasonsIn, shown } from './report.ts';

/** Lines of a report, whatever has failed. */
const maxLines = 200;
const maxResponse = 600;
const maxNamed = 5;
const maxReasons = 12;

type Color = 'red' | 'green';

export function terminalReport(report: Report, isColored: boolean): string {
  const styled: Styled = (color, text) => (isColored ? styleText(color, text, { validateStream: false }) : text);
  const around = [table(report, styled), skipped(report), summary(report, styled)];
  const used = around.join('\n\n').split('\n').length;
  const [results = '', ...end] = around;
  const sections = [results, failures(report, styled, maxLines - used - 4), ...end];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

type Styled = (color: Color, text: string) => string;

function table({ cases }: Report, styled: Styled): string {
  const checks = [...byCheck(cases).keys()];
  const tested = [...byOperation(cases)].filter(([, group]) => group.some(({ outcome }) => outcome !== 'skipped'));
  const rows = tested.map(([operation, ofOperation]) => {
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

/** `12` passed, `2/12 ✗` failed; `-` for cases without a result; `untested ✗` in a column of its own. */
function cellOf(cases: readonly Case[]): string {
  const { passed, failed, skipped } = countsOf(cases);
  if (cases.some(({ check }) => check === 'success')) return 'untested ✗';
  if (failed > 0) return `${failed}/${passed + failed} ✗`;
  if (passed > 0) return String(passed);
  return skipped > 0 ? '-' : '';
}

function failures({ cases, url }: Report, styled: Styled, lines: number): string {
  const causes = causesIn(cases);
  const blocks: string[] = [];
  let left = lines;
  for (const { finding, cases: group, blocked } of causes) {
    const { problem, rule, place, request, response } = shown(finding, url);
    const details = [problem, `Contract: ${rule}`, `          ${place}`, request, response && truncate(response, maxResponse)];
    const further = [
      ...(group.length > 1 ? [`The same in ${casesInWords(group.slice(1))}.`] : []),
      ...(blocked > 0 ? [`${casesOf(blocked)} ${blocked === 1 ? 'needs' : 'need'} it.`] : []),
    ];
    const [first] = group;
    const title = styled('red', `✗ ${first?.operation} · ${first?.check} · ${first?.name}`);
    const block = `${title}\n${indented([...details, ...further].filter((line) => line !== undefined).join('\n'))}`;
    left -= block.split('\n').length + 1;
    if (left < 0) break;
    blocks.push(block);
  }
  const rest = causes.length - blocks.length;
  if (rest > 0) blocks.push(`… and ${rest} more failures. --json and --junit have all.`);
  return blocks.join('\n\n');
}

const casesOf = (count: number): string => `${count} ${count === 1 ? 'case' : 'cases'}`;

function casesInWords(cases: readonly Case[]): string {
  const operations = [...byOperation(cases).keys()];
  const named = operations.slice(0, maxNamed).join(', ');
  const rest = operations.length - maxNamed;
  return `${casesOf(cases.length)} of ${named}${rest > 0 ? ` and ${rest} more operations` : ''}`;
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');

function skipped({ cases }: Report): string {
  const reasons = [...reasonsIn(cases)].toSorted(([, one], [, other]) => other - one);
  if (reasons.length === 0) return '';
  const lines = reasons.slice(0, maxReasons).map(([reason, count]) => `  ${String(count).padStart(4)}  ${reason}`);
  const rest = reasons.length - maxReasons;
  return `Skipped:\n${[...lines, ...(rest > 0 ? [`  … for ${rest} more reasons`] : [])].join('\n')}`;
}

function summary(report: Report, styled: Styled): string {
  const { passed, failed, skipped } = countsOf(report.cases);
  const { url, seed, seconds, requests, contract } = report;
  const lines = [
    `${failed === 0 ? styled('green', `${passed} passed`) : `${passed} passed, ${styled('red', `${failed} failed`)}`}, ${skipped} skipped.`,
    `${url}, contract ${contract}, ${requests} requests in ${seconds} s, --seed ${seed}`,
  ];
  if (report.leftovers !== undefined) lines.push(report.leftovers);
  if (report.aborted !== undefined) return [...lines, styled('red', report.aborted)].join('\n');
  if (isIncomplete(report)) lines.push('The run is incomplete: it reached --timeout. Raise --timeout or --rate.');
  if (passed === 0) lines.push('Nothing was tested.');
  return lines.join('\n');
}
