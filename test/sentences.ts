/**
 * `node test/sentences.ts`, a part of `npm run check:static`: rejects sentences that open with What, Who, Of, Those, Where or How,
 * which the reader has to decode, and words for which there is another term. Reads comments, test names, Markdown and the texts of
 * YAML.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';

interface Passage {
  line: number;
  text: string;
}

const root = join(import.meta.dirname, '..');
/**
 * Matches a rejected word at the start of a passage, sentence, paragraph, list item or table cell, with the rest of its sentence.
 */
const opening =
  /(?:^|[.!?]["')*`]*\s|\n\n|\n(?:[-*]|\d+\.) |\| )\s*["'(*]*((?:What|Whatever|Who|Whoever|Whom|Whose|Of|Those|Where|How)\b[^.!?]*)/gi;
/** Matches words for which there is another term: email, sign in, sign out, reject, permanently, this many. */
const otherTerm =
  /((?:\be[-]mails?|(?<!-)\bmails(?!`)|\bmail(?:ed|ing)|\bmail settings|\blog(?:s|ged|ging)? (?:in|out)|\blogout|\brefus(?:es?|ed|ing)(?![-`])|\bfor good|\bso many)\b[^.!?]*)/gi;

/** Returns the comments of a file, with consecutive `//` lines as one passage, and the names of its tests. */
function passagesOfCode(file: string, source: string): Passage[] {
  const parsed = parseSync(file, source);
  if (parsed.errors.length > 0) throw new Error(`${file} cannot be parsed.`);
  const passages: Passage[] = [];
  const ends = [...source.matchAll(/\n/g)].map(({ index }) => index);
  const lineAt = (position: number): number => ends.filter((end) => end < position).length + 1;
  const read = new Visitor({
    CallExpression({ callee, arguments: [name] }) {
      if (name === undefined || !/^(?:describe|it|test)\b/.test(source.slice(callee.start, callee.end))) return;
      const text = source.slice(name.start, name.end).replaceAll(/^['"`]|['"`]$/g, '');
      passages.push({ line: lineAt(name.start), text });
    },
  });
  // Made on demand, which takes most of the time.
  if (/\btest\//.test(file)) read.visit(parsed.program);
  let previousEnd = -1;
  for (const { start, end } of parsed.comments) {
    const text = source.slice(start, end).replaceAll(/^\/\*+|\*\/$|^ *(?:\/\/|\*) ?/gm, '');
    const above = passages.at(-1);
    const isContinued = source.startsWith('//', start) && /^\n *$/.test(source.slice(previousEnd, start));
    if (above && previousEnd >= 0 && isContinued) above.text += `\n${text}`;
    else passages.push({ line: lineAt(start), text: text.trimStart() });
    previousEnd = end;
  }
  return passages;
}

/** Returns Markdown without fenced code and without headings and table cells that are questions. */
const passagesOfMarkdown = (text: string): Passage[] => [
  {
    line: 1,
    text: text
      .replaceAll(/^```.*?^```|^#.*\?$|\|[^|\n]*\?(?= \|)/gms, (skipped) => skipped.replaceAll(/[^\n]/g, ''))
      .replaceAll(/^#+ /gm, '\n'),
  },
];

/** Returns the titles, summaries, descriptions and decisions of a YAML file. */
function passagesOfYaml(text: string): Passage[] {
  const lineCounter = new LineCounter();
  const passages: Passage[] = [];
  visit(parseDocument(text, { lineCounter }), {
    Pair(_, { key, value }) {
      const isProse = isScalar(key) && /^(?:title|summary|description|x-decision)$/.test(String(key.value));
      if (!isProse || !isScalar(value) || !value.range) return;
      const source = text.slice(value.range[0], value.range[1]).replace(/^[>|][-+]?/, '');
      passages.push({ line: lineCounter.linePos(value.range[0]).line, text: source.replaceAll(/^ +/gm, '') });
    },
  });
  return passages;
}

function passagesOf(file: string): Passage[] {
  const text = readFileSync(join(root, file), 'utf8');
  if (file.endsWith('.md')) return passagesOfMarkdown(text);
  if (file.endsWith('.yaml')) return passagesOfYaml(text);
  return passagesOfCode(file, text);
}

const extensions = 'ts,js,md,yaml';
const files = globSync([`*.{${extensions}}`, `.github/*.{${extensions}}`, `{openapi,server,mock,test}/**/*.{${extensions}}`], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/.out*/**', 'test/compiled-*/**'],
});
const complaints = files.toSorted().flatMap((file) =>
  passagesOf(file).flatMap(({ line, text }) =>
    [...text.matchAll(opening), ...text.matchAll(otherTerm)].map(({ 1: sentence = '', index }) => {
      const place = line + text.slice(0, index).trimEnd().split('\n').length - 1;
      return `${file}:${place} ${sentence.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
    }),
  ),
);
if (complaints.length > 0) {
  console.log(complaints.join('\n'));
  console.log(`Mend ${complaints.length} sentences. Name the subject first: "expired rows", not "What is over".`);
  console.log('Use one term for each thing: email, sign in, sign out, reject, permanently, this many.');
  process.exitCode = 1;
}
