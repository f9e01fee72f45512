/**
 * `npm run diff`: prints the changes of the document since the last release, and fails if `info.version` does not fit them. The newest
 * tag such as `v1.0.0` is the last release. `-- BASE` compares with a git revision. `-- --release` adds the changes to the guide.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { type Json, JsonNode, keysOf } from './emit/document.ts';
import { redocly } from './redocly.ts';

const root = join(import.meta.dirname, '../..');
const today = 'generated/openapi.json';
const changelog = 'openapi/guides/api-changes.md';

export interface Change {
  impact: 'major' | 'minor' | 'patch';
  /** The operations with the changed part of the document. */
  operations: string[];
  /** The place and the change, in words. */
  text: string;
  /** File and line. */
  at: string;
}

export interface Comparison {
  versions: { base: string; today: string };
  changes: Change[];
  /** Redocly's complaint about `info.version`, if it does not fit the changes. */
  complaint: string | undefined;
}

/** Compares two bundled documents, given as files. `name` stands for the base in places. */
export async function compare(base: string, name = base, revision = today): Promise<Comparison> {
  const folder = await mkdtemp(join(tmpdir(), 'diff-'));
  try {
    const file = join(folder, 'report.json');
    const options = ['--format=json', '--check-version', '--fail-on=none', '-o', file];
    const { code, output } = await redocly('diff', base, revision, ...options);
    const text = await readFile(file, 'utf8').catch(() => '');
    if (text === '') throw new Error(output);
    const report = new JsonNode(JSON.parse(text));
    const documents = { base: await readDocument(base), revision: await readDocument(revision) };
    return {
      versions: { base: report.in('infoVersions', 'base').string, today: report.in('infoVersions', 'revision').string },
      changes: report.in('changes').items.map((change) => readChange(change, documents, { base: name, revision })),
      complaint: code === 0 ? undefined : (/info\.version .*/.exec(output)?.[0] ?? output),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const readDocument = async (file: string): Promise<JsonNode> =>
  new JsonNode(JSON.parse(await readFile(resolve(root, file), 'utf8')));

const impacts = ['major', 'minor', 'patch'] as const;

interface Sides<T> {
  base: T;
  revision: T;
}

function readChange(change: JsonNode, documents: Sides<JsonNode>, names: Sides<string>): Change {
  const side = change.in('revision', 'pointer').exists ? 'revision' : 'base';
  const path = keysOf(change.in('path').string);
  const [place, impact] = [change.get(side), change.in('impact').string];
  const messages = change.in('verdicts').items.map((verdict) => verdict.in('message').string);
  const subject = change.get('property').exists ? `\`${change.in('property').string}\` ` : path.length === 2 ? 'operation ' : '';
  const words = messages.length > 0 ? messages.join(' ') : `${subject}${change.in('kind').string}`;
  return {
    impact: impacts.find((one) => one === impact) ?? change.fail('of a known impact'),
    operations: operationsAt(documents[side], path, keysOf(place.in('pointer').string)),
    text: joined(': ', placeInWords(path), words),
    at: `${names[side]}:${place.in('line').number}`,
  };
}

/** Returns the operations with this place. Redocly reports a shared schema once, at the first operation that refers to it. */
function operationsAt(document: JsonNode, [, path = '']: string[], [section, kind = '', name = '']: string[]): string[] {
  const idAt = (one: string) => document.in('paths', one, 'post', 'operationId');
  if (section !== 'components') return idAt(path).exists ? [idAt(path).string] : [];
  const wanted = `#/components/${kind}/${name}`;
  const paths = document.get('paths');
  return paths.keys.filter((one) => referencesIn(document, paths.in(one).written).has(wanted)).map((one) => idAt(one).string);
}

/** Returns every `$ref` from a value, also through others. */
function referencesIn(document: JsonNode, value: Json, found = new Set<string>()): Set<string> {
  for (const [, reference = ''] of JSON.stringify(value).matchAll(/"\$ref":"([^"]+)"/g)) {
    if (found.has(reference)) continue;
    found.add(reference);
    referencesIn(document, document.in(...keysOf(reference)).written, found);
  }
  return found;
}

/** Returns a place for people: `response 200, result.data[].documentName`. */
function placeInWords([section = '', path = '', _post, message = '', ...rest]: string[]): string {
  if (section !== 'paths') return `${section} ${path}`.trim();
  const [status = '', ...inside] = message === 'responses' ? rest : ['', ...rest];
  const field = inside
    .join('/')
    .replace(/^content\/application\/json\/(schema\/?)?/, '')
    .replaceAll(/(?:^|\/)properties\/([^/]+)/g, '.$1')
    .replaceAll(/\/items(?=\.|\/|$)/g, '[]')
    .replaceAll(/\/?(?:additionalProperties|(?:oneOf|anyOf|allOf)\/\d+)(?=\.|\/|$)/g, '')
    .replace(/^\./, '');
  const name = { requestBody: 'request', responses: `response ${status}` }[message] ?? message;
  return joined(', ', name, field);
}

const joined = (separator: string, ...parts: string[]): string => parts.filter((part) => part !== '').join(separator);

const titles = { major: 'Breaking', minor: 'Additive', patch: 'Editorial' };

function inWords({ versions, changes, complaint }: Comparison, base: string): string {
  const sections = impacts.flatMap((impact) => {
    const some = changes.filter((change) => change.impact === impact);
    const lines = some.map(({ operations, text, at }) => `- ${joined(': ', namesOf(operations), text)} (${at})`);
    return some.length === 0 ? [] : [`${titles[impact]}:\n${lines.join('\n')}`];
  });
  const verdict =
    complaint ?? (changes.length === 0 ? 'The document has not changed.' : `info.version ${versions.today} fits these changes.`);
  return [`The document since ${base} (version ${versions.base})`, ...sections, verdict].join('\n\n');
}

/** Names at most three operations. */
const namesOf = (operations: string[]): string =>
  operations.length > 3 ? `${operations.slice(0, 2).join(', ')} and ${operations.length - 2} others` : operations.join(', ');

/** Returns the changes for callers, by operation. Editorial changes are left out. */
export function changesForCallers({ versions, changes }: Comparison): string {
  const lines = changes
    .filter(({ impact }) => impact !== 'patch')
    .flatMap(({ operations, text, impact }) => (operations.length === 0 ? [''] : operations).map((id) => ({ id, text, impact })));
  const list = (heading: string, isNew: boolean) => {
    const some = lines.filter(({ impact }) => (impact === 'minor') === isNew).sort((a, b) => a.id.localeCompare(b.id));
    return some.length === 0 ? [] : [`### ${heading}\n${some.map(({ id, text }) => `- ${id && `\`${id}\`: `}${text}`).join('\n')}`];
  };
  const sections = [...list('New', true), ...list('Changed', false)];
  return [`## ${versions.today}`, ...(sections.length === 0 ? ['Only descriptions changed.'] : sections)].join('\n\n');
}

/** Adds the changes since the last release to the guide. */
async function release(comparison: Comparison): Promise<void> {
  const { base, today: version } = comparison.versions;
  if (base === version) return console.log(`Version ${version} is released already. Raise info.version first.`);
  const [head = '', ...sections] = (await readFile(join(root, changelog), 'utf8')).trim().split(/\n\n(?=## )/);
  await writeFile(join(root, changelog), `${[head, changesForCallers(comparison), ...sections].join('\n\n')}\n`);
  console.log(`${changelog} has the changes of version ${version}. Commit it, and push the tag v${version}.`);
}

const git = async (...command: string[]): Promise<string> =>
  (await promisify(execFile)('git', command, { cwd: root, maxBuffer: 2 ** 26 })).stdout;

/** Returns the newest tag such as `v1.0.0`, if there is one. */
export async function lastRelease(): Promise<string | undefined> {
  const tags = await git('tag', '--list', 'v[0-9]*', '--sort=-version:refname').catch(() => '');
  return tags.split('\n')[0] || undefined;
}

/** Returns the document of a git revision. */
export const documentOf = (revision: string): Promise<string> =>
  git('show', `${revision}:${today}`).catch(() => {
    throw new Error(`BASE must be a git revision with ${today}; there is no "${revision}".`);
  });

async function compareWith(revision: string): Promise<Comparison> {
  const folder = await mkdtemp(join(tmpdir(), 'base-'));
  try {
    const file = join(folder, 'openapi.json');
    await writeFile(file, await documentOf(revision));
    return await compare(file, `${revision}:${today}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function main(argument: string | undefined): Promise<void> {
  const isRelease = argument === '--release';
  const base = isRelease ? await lastRelease() : (argument ?? (await lastRelease()));
  if (base === undefined) return console.log('Nothing was released yet: git has no tag such as v1.0.0.');
  const comparison = await compareWith(base);
  console.log(inWords(comparison, base));
  if (comparison.complaint !== undefined) process.exitCode = 1;
  else if (isRelease) await release(comparison);
}

if (import.meta.main) {
  await main(process.argv[2]).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
