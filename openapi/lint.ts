/**
 * `npm run lint`, and what generating begins with: each mistake once, in a line with its place. Redocly reports it in every document that
 * has it, a file that it cannot read at every $ref into it, and what follows from a lost $ref under many rules: a mistake in the syntax of
 * shared.yaml is one line here, where it was 3,000 (2026-11-23). So as long as a $ref leads nowhere, nothing else is reported.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { redocly } from './redocly.ts';

const root = join(import.meta.dirname, '..');

interface Problem {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
}

/** What is wrong with these documents of redocly.yaml, or with all of them. */
export async function lint(...apis: string[]): Promise<{ code: number; output: string }> {
  // The format that has a line for each problem, with its place; and all of them, since those that only repeat others may come first.
  const { code, output } = await redocly('lint', ...apis, '--format=github-actions', '--max-problems=100000');
  const problems = parse(output);
  const lost = problems.filter(({ rule }) => rule === 'no-unresolved-refs');
  const lines = lost.length > 0 ? [...(await Promise.all(lost.map(describeLost))), rest] : problems.map(describe);
  return { code, output: [...new Set(lines)].join('\n') || output };
}

const rest = 'All else is checked once every $ref leads somewhere.';

function parse(output: string): Problem[] {
  const problem = /^::\w+ title=([^,]*),file=([^,]*),line=(\d+),col=(\d+).*?::(.*?)(?:%0A%0AReference:.*)?$/gm;
  return [...output.matchAll(problem)].map(([, rule = '', file = '', line, column, message = '']) => ({
    file,
    line: Number(line),
    column: Number(column),
    rule,
    message: decodeURIComponent(message).replaceAll(/\s+/g, ' '),
  }));
}

const describe = ({ file, line, column, rule, message }: Problem): string => `${file}:${line}:${column} ${message} (${rule})`;

/** A $ref that leads nowhere, or into a file that cannot be read: then what is wrong there. */
async function describeLost({ file, line, column, message }: Problem): Promise<string> {
  const [, mistake, unreadable = '', where] = /: (.*) in "(.*)" \((\d+:\d+)\)$/.exec(message) ?? [];
  if (mistake !== undefined) return `${relative(root, unreadable)}:${where} The file cannot be read: ${mistake}.`;
  const [first = '', ...others] = (await readFile(join(root, file), 'utf8')).split('\n').slice(line - 1);
  const [target] = /[^\s'",{}]*#\/[^\s'",{}]*/.exec([first.slice(column - 1), ...others].join('\n')) ?? [];
  return `${file}:${line}:${column} ${message.replace('$ref', () => `$ref ${target}`)}. Correct it, or write what it leads to.`;
}

if (import.meta.main) {
  const { code, output } = await lint();
  console.log(output);
  process.exitCode = code;
}
