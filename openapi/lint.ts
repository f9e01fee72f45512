/**
 * `npm run lint`, and what generating begins with: a mistake is told once, in a line, where it was made. Redocly tells of it in every
 * document that has it, of a file that it cannot read at every $ref into it, and of all that follows from either.
 */
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { redocly } from './redocly.ts';

const root = join(import.meta.dirname, '..');

interface Problem {
  /** `openapi/presence.yaml:135:18` */
  place: string;
  rule: string;
  message: string;
}

const isLost = ({ rule }: Problem): boolean => rule === 'no-unresolved-refs';

/** Rules that look through $refs, or for them: where one leads nowhere, what they say may follow from that alone. */
const dependent =
  /^(contract\/(idempotency-key|pagination|part-paths|poll|unique-by)|no-invalid-media-type-examples|no-unused-components|security-defined)$/;

/** What is wrong with these documents of redocly.yaml, or with all of them. */
export async function lint(...apis: string[]): Promise<{ code: number; output: string }> {
  // The format that has a line for each problem, with its place; and all of them, since those that only repeat others may come first.
  const { code, output } = await redocly('lint', ...apis, '--format=github-actions', '--max-problems=100000');
  const problems = read(output);
  const lost = new Set(problems.filter(isLost).map(({ place }) => place));
  const follows = ({ place, rule }: Problem): boolean => lost.has(place) || (lost.size > 0 && dependent.test(rule));
  const lines = await Promise.all(problems.filter((problem) => isLost(problem) || !follows(problem)).map(lineOf));
  return { code, output: [...new Set(lines)].join('\n') || output };
}

function read(output: string): Problem[] {
  const problem = /^::\w+ title=([^,]*),file=([^,]*),line=(\d+),col=(\d+).*?::(.*?)(?:%0A%0AReference:.*)?$/gm;
  return [...output.matchAll(problem)].map(([, rule = '', file, line, column, message = '']) => {
    return { place: `${file}:${line}:${column}`, rule, message: decodeURIComponent(message).replaceAll(/\s+/g, ' ') };
  });
}

async function lineOf({ place, rule, message }: Problem): Promise<string> {
  const [, mistake, unreadable = '', where] = /: (.*) in "(.*)" \((\d+:\d+)\)$/.exec(message) ?? [];
  if (mistake !== undefined) {
    return `${relative(root, unreadable)}:${where} The file cannot be read: ${mistake}. What refers to it is judged when this is put right.`;
  }
  if (!message.startsWith("Can't resolve $ref")) return `${place} ${message} (${rule})`;
  const [file = '', line, column] = place.split(':');
  const [first = '', ...others] = (await readFile(join(root, file), 'utf8')).split('\n').slice(Number(line) - 1);
  const [target] = /[^\s'",{}]*#\/[^\s'",{}]*/.exec([first.slice(Number(column) - 1), ...others].join('\n')) ?? [];
  return `${place} ${message.replace('$ref', () => `$ref ${target}`)}. Correct it, or write what it leads to.`;
}

if (import.meta.main) {
  const { code, output } = await lint();
  console.log(output);
  process.exitCode = code;
}
