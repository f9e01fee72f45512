/** The report as one page without scripts and other files. */
import type { Case } from '../outcome.ts';
import { byCheck, byOperation, countsOf, escaped, groupedBy, isIncomplete, type Report, reasonsIn, shown } from './report.ts';

export function htmlReport(report: Report): string {
  const { cases, url, contract, seed, seconds, requests, startedAt, leftovers, aborted } = report;
  const { passed, failed, skipped } = countsOf(cases);
  const isPassed = failed === 0 && passed > 0 && aborted === undefined && !isIncomplete(report);
  const notes = [aborted ?? (isIncomplete(report) ? 'The run is incomplete: it reached --timeout.' : undefined), leftovers];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${isPassed ? 'Passed' : 'Failed'}: ${escaped(url)}</title>
<style>${style}</style>
</head>
<body>
<header>
<h1><span class="${isPassed ? 'passed' : 'failed'}">${isPassed ? '✓ Passed' : '✗ Failed'}</span> ${escaped(url)}</h1>
<p class="counts"><b>${passed}</b> passed <b>${failed}</b> failed <b>${skipped}</b> skipped</p>
<p class="facts">Contract ${escaped(contract)} · ${requests} requests in ${seconds} s · ${escaped(startedAt)} · seed ${escaped(seed)}</p>
${notes.flatMap((note) => (note === undefined ? [] : [`<p class="note">${escaped(note)}</p>`])).join('\n')}
</header>
<main>
<h2>Operations</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Results by operation">${table(cases)}</div>
${failures(report)}
${skips(cases)}
</main>
</body>
</html>
`;
}

function table(cases: readonly Case[]): string {
  const checks = [...byCheck(cases).keys()];
  const heads = ['Operation', ...checks].map((name) => `<th scope="col">${name}</th>`).join('');
  const rows = [...byOperation(cases)].map(([operation, group]) => {
    const cells = byCheck(group);
    return `<tr><th scope="row">${operation}</th>${checks.map((check) => cell(cells.get(check) ?? [])).join('')}</tr>`;
  });
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function cell(cases: readonly Case[]): string {
  const { passed, failed, skipped } = countsOf(cases);
  if (failed > 0) return `<td class="failed"><a href="#${idOf(cases[0])}">✗ ${failed} of ${passed + failed}</a></td>`;
  if (passed > 0) return `<td>${passed}</td>`;
  return `<td class="none">${skipped > 0 ? 'skipped' : ''}</td>`;
}

const idOf = (one: Case | undefined): string => (one === undefined ? '' : `${one.operation}-${one.check}`);

function failures({ cases, url }: Report): string {
  const failed = cases.filter(({ outcome }) => outcome === 'failed');
  if (failed.length === 0) return '';
  const sections = [...groupedBy(failed, idOf)].map(([id, group]) => {
    const items = group.map((one) => {
      const findings = one.findings.map((finding) => {
        const { problem, rule, place, request = '', response = '' } = shown(finding, url);
        return `<p>${escaped(problem)}</p>
<dl><dt>Contract</dt><dd>${escaped(rule)}<br><code>${escaped(place)}</code></dd>
<dt>Request</dt><dd><pre tabindex="0">${escaped(request)}</pre></dd><dt>Response</dt><dd><pre tabindex="0">${escaped(response)}</pre></dd></dl>`;
      });
      return `<details><summary>${escaped(one.name)}: ${escaped(one.findings[0]?.problem ?? '')}</summary>${findings.join('\n')}</details>`;
    });
    return `<section id="${id}"><h3>${group[0]?.operation} · ${group[0]?.check}</h3>${items.join('\n')}</section>`;
  });
  return `<h2>Failures</h2>\n${sections.join('\n')}`;
}

function skips(cases: readonly Case[]): string {
  const reasons = [...reasonsIn(cases)];
  if (reasons.length === 0) return '';
  const items = reasons.map(([reason, count]) => `<li><b>${count}</b> ${escaped(reason)}</li>`);
  return `<h2>Skipped</h2>\n<ul>${items.join('')}</ul>`;
}

const style = `
:root { --ink: #1c2024; --soft: #5b6570; --line: #d8dee4; --paper: #fff; --shade: #f4f6f8; --good: #116329; --bad: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6edf3; --soft: #9aa7b4; --line: #363d46; --paper: #0f1318; --shade: #1a2027; --good: #56d364; --bad: #ff8a80; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1rem; font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.4rem; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin-top: 2rem; }
h3 { font-size: 1rem; }
.passed { color: var(--good); }
.failed, .failed a { color: var(--bad); font-weight: 600; }
.counts b:not(:first-child) { margin-left: 1rem; }
.facts, .none { color: var(--soft); }
.note { border-left: 3px solid var(--line); padding-left: .75rem; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap; }
th:first-child { text-align: left; position: sticky; left: 0; background: var(--paper); }
thead th, thead th:first-child { background: var(--shade); }
tbody tr:last-child > * { border-bottom: 0; }
th[scope=row] { font-weight: 500; }
details { border: 1px solid var(--line); border-radius: 6px; margin: .5rem 0; padding: .4rem .75rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
dl { margin: .5rem 0; }
dt { color: var(--soft); }
dd { margin: 0 0 .5rem; overflow-wrap: anywhere; }
pre { margin: 0; padding: .6rem; background: var(--shade); border-radius: 6px; overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere; }
pre, code { font: 13px/1.45 ui-monospace, monospace; }
`;
