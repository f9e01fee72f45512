/**
 * `npm run lint`, and the first step of generating: prints each mistake once, in a line with its place. Redocly repeats mistakes:
 * in every document with the mistake, at every `$ref` into an unreadable file, and under many rules after a lost `$ref`. So if a
 * `$ref` leads nowhere, nothing else is reported.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { redocly } from './redocly.ts';

const root = join(import.meta.dirname, '../..');

interface Problem {
  file: string;
  line: number;
  column: number;
  rule: string;
  message: string;
}

/** Returns the mistakes in these documents of redocly.yaml; by default in all. */
export async function lint(...apis: string[]): Promise<{ code: number; output: string }> {
  // The format with one line per problem. All problems, since the first ones may be repetitions.
  const { code, output } = await redocly('lint', ...apis, '--format=github-actions', '--max-problems=100000');
  const problems = parse(output);
  const lost = problems.filter(({ rule }) => rule === 'no-unresolved-refs');
  const lines = lost.length > 0 ? [...(await Promise.all(lost.map(describeLost))), rest] : problems.map(describe);
  return { code, output: [...new Set(lines)].join('\n') || output };
}

const rest = 'Everything else is checked once every $ref leads somewhere.';

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

/** Describes a `$ref` that leads nowhere, or the mistake in an unreadable file. */
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
