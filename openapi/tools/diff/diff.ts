/**
 * `npm run diff`: prints the changes of the document since the last release, and fails if `info.version` does not fit them. The newest
 * tag such as `v1.0.0` is the last release. `-- --help` prints the options.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { printable } from '../../../generated/text.ts';
import { type Json, JsonNode } from '../runtime/document.ts';
import { changesBetween } from './changes.ts';
import { type Change, type Verdict, verdicts } from './rules.ts';
import { breaksOf, readUsage } from './used-by.ts';
import { joined, operationsOf, textOf } from './words.ts';

const root = join(import.meta.dirname, '../../..');
const today = 'generated/openapi.json';
const changelog = 'openapi/guides/api-changes.md';

export interface Comparison {
  versions: { base: string; today: string };
  changes: Change[];
  /** The reason why `info.version` does not fit the changes, if it does not. */
  complaint: string | undefined;
}

export function compare(base: Json, revision: Json): Comparison {
  const [before, after] = [base, revision].map((document) => new JsonNode(document).in('info', 'version').string);
  const versions = { base: before ?? '', today: after ?? '' };
  const changes = changesBetween(base, revision);
  return { versions, changes, complaint: complaintAbout(versions, changes) };
}

/** The part of a semantic version that grows with a change. */
const growing: { readonly [verdict in Verdict]: 0 | 1 | 2 } = { breaking: 0, deprecation: 1, additive: 1, editorial: 2 };
const bumps = ['major', 'minor', 'patch'] as const;

function complaintAbout({ base, today }: Comparison['versions'], changes: readonly Change[]): string | undefined {
  if (changes.length === 0) return undefined;
  const part = Math.min(...changes.map(({ verdict }) => growing[verdict]));
  const [from, to] = [base, today].map((version) => version.split('.').map((number) => Number.parseInt(number, 10)));
  const needed = bumps.map((_, i) => (i < part ? (from?.[i] ?? 0) : i === part ? (from?.[i] ?? 0) + 1 : 0));
  const first = bumps.findIndex((_, i) => to?.[i] !== needed[i]);
  if (first < 0 || (to?.[first] ?? 0) > (needed[first] ?? 0)) return undefined;
  const state = base === today ? `stayed ${today}` : `went from ${base} to ${today}`;
  return `info.version ${state}, but these changes require a ${bumps[part]} bump (${needed.join('.')}).`;
}

const titles: { readonly [verdict in Verdict]: string } = {
  breaking: 'Breaking',
  deprecation: 'Deprecated',
  additive: 'Additive',
  editorial: 'Editorial',
};

function inWords({ versions, changes, complaint }: Comparison, base: string): string {
  const sections = verdicts.flatMap((one) => {
    const some = changes.filter(({ verdict }) => verdict === one);
    const lines = some.map((change) => `- ${joined(': ', namesOf(operationsOf(change)), textOf(change))} (#${change.at})`);
    return some.length === 0 ? [] : [`${titles[one]}:\n${lines.join('\n')}`];
  });
  const verdict =
    complaint ?? (changes.length === 0 ? 'The document has not changed.' : `info.version ${versions.today} fits these changes.`);
  return [`The document since ${base} (version ${versions.base})`, ...sections, verdict].join('\n\n');
}

const namesOf = (operations: string[]): string =>
  operations.length > 3 ? `${operations.slice(0, 2).join(', ')} and ${operations.length - 2} others` : operations.join(', ');

/** Returns the changes for callers, by operation. Editorial changes are left out. */
export function changesForCallers({ versions, changes }: Comparison): string {
  const list = (heading: string, ...some: Verdict[]) => {
    const lines = changes
      .filter(({ verdict }) => some.includes(verdict))
      .flatMap((change) => {
        const ids = operationsOf(change);
        return (ids.length === 0 ? [''] : ids).map((id) => ({ id, line: `- ${id && `\`${id}\`: `}${textOf(change)}` }));
      })
      .sort((a, b) => a.id.localeCompare(b.id));
    return lines.length === 0 ? [] : [`### ${heading}\n${lines.map(({ line }) => line).join('\n')}`];
  };
  const sections = [...list('New', 'additive'), ...list('Deprecated', 'deprecation'), ...list('Changed', 'breaking')];
  const isProse = changes.every(({ keyword }) => !keyword.startsWith('example'));
  const rest = isProse ? 'Only descriptions changed.' : 'Only descriptions and examples changed.';
  return [`## ${versions.today}`, ...(sections.length === 0 ? [rest] : sections)].join('\n\n');
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

const documentOf = (revision: string): Promise<string> =>
  git('show', `${revision}:${today}`).catch(() => {
    throw new Error(`BASE must be a git revision with ${today}; there is no "${revision}".`);
  });

const help = `Usage: npm run diff -- [BASE | --release] [--used-by FILE…]

Prints the changes of the document since the last release, and fails if info.version does not fit them.

  BASE              compares with this git revision instead
  --release         adds the changes to ${changelog}
  --used-by FILE…   tells which consumers the changes break, by their usage files`;

/** Returns, for each usage file, the changes that break its consumer. */
async function usedBy(files: readonly string[], { changes }: Comparison, base: Json): Promise<string> {
  const sections = files.map(async (file) => {
    const usage = readUsage(file, await readFile(file, 'utf8'));
    const breaks = breaksOf(changes, usage, base);
    const lines = breaks.map((change) => `- ${joined(': ', namesOf(operationsOf(change)), textOf(change))}`);
    return [
      `${printable(usage.consumer)}: ${breaks.length === 0 ? 'no change breaks it' : 'these changes break it'}`,
      ...lines,
    ].join('\n');
  });
  return (await Promise.all(sections)).join('\n\n');
}

async function main(args: readonly string[]): Promise<void> {
  const at = args.indexOf('--used-by');
  const [own, files] = at < 0 ? [args, []] : [args.slice(0, at), args.slice(at + 1)];
  if (own.includes('--help') || (at >= 0 && files.length === 0)) return console.log(help);
  const isRelease = own.includes('--release');
  const base = own.find((one) => one !== '--release') ?? (await lastRelease());
  if (base === undefined) return console.log('Nothing was released yet: git has no tag such as v1.0.0.');
  const [before, after] = [JSON.parse(await documentOf(base)), JSON.parse(await readFile(join(root, today), 'utf8'))];
  const comparison = compare(before, after);
  console.log(inWords(comparison, base));
  if (files.length > 0) console.log(`\n${await usedBy(files, comparison, before)}`);
  if (comparison.complaint !== undefined) process.exitCode = 1;
  else if (isRelease) await release(comparison);
}

if (import.meta.main) {
  await main(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
