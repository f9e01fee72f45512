/** The report for programs. */
import { countsOf, type Report, shown } from './report.ts';

export function jsonReport(report: Report): string {
  const { cases, ...facts } = report;
  const whole = {
    ...facts,
    ...countsOf(cases),
    cases: cases.map(({ findings, ...one }) => ({ ...one, findings: findings.map((finding) => shown(finding, report.url)) })),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}
