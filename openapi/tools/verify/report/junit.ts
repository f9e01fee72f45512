/** The report as JUnit XML, which CI systems read. Each operation is a suite. */
import type { Case } from '../outcome.ts';
import { byOperation, countsOf, escaped, type Report, shown } from './report.ts';

const attributes = (values: { readonly [name: string]: string | number }): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

export function junitReport({ cases, url, seconds, aborted, startedAt }: Report): string {
  const suites = [...byOperation(cases)].map(([operation, group]) => {
    const { failed, skipped } = countsOf(group);
    const time = group.reduce((sum, { ms }) => sum + ms, 0) / 1000;
    const facts = { name: operation, tests: group.length, failures: failed, errors: 0, skipped, time, timestamp: startedAt };
    return `  <testsuite${attributes(facts)}>\n${group.map((one) => testCase(one, url)).join('\n')}\n  </testsuite>`;
  });
  const ended =
    aborted === undefined
      ? []
      : [
          `  <testsuite name="run" tests="1" errors="1"><testcase name="run"><error${attributes({ message: aborted })}/></testcase></testsuite>`,
        ];
  const { failed, skipped } = countsOf(cases);
  const facts = { name: 'contract', tests: cases.length, failures: failed, errors: ended.length, skipped, time: seconds };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes(facts)}>\n${[...suites, ...ended].join('\n')}\n</testsuites>\n`;
}

function testCase({ operation, check, name, outcome, reason, findings, ms }: Case, url: string): string {
  const head = `    <testcase${attributes({ classname: operation, name: `${check}: ${name}`, time: ms / 1000 })}`;
  if (outcome === 'passed') return `${head}/>`;
  if (outcome === 'skipped') return `${head}><skipped${attributes({ message: reason ?? '' })}/></testcase>`;
  const texts = findings.map((finding) => {
    const { problem, rule, place, request = '', response = '' } = shown(finding, url);
    return [problem, rule, place, request, response].join('\n');
  });
  // Many readers take one failure for each case.
  const message = findings.map(({ problem }) => problem).join(' ');
  return `${head}><failure${attributes({ message })}>${escaped(texts.join('\n\n'))}</failure></testcase>`;
}
