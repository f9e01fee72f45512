/**
 * Compares the installed contract with the one that a project was written for. The project keeps that one in contract.json, since npm
 * leaves no earlier version behind.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Json, JsonNode } from '../../generated/document.ts';
import { changesBetween } from '../../openapi/tools/diff/changes.ts';
import type { Change, Verdict } from '../../openapi/tools/diff/rules.ts';
import { operationsOf, textOf } from '../../openapi/tools/diff/words.ts';

const installed = fileURLToPath(new URL('../../generated/openapi.json', import.meta.url));

/** Keeps the installed contract in the project. */
export const keepContract = async (folder: string): Promise<void> =>
  writeFile(join(folder, 'contract.json'), await readFile(installed));

/** Returns the changes for handlers, by operation. Then keeps the installed contract. */
export async function upgrade(folder: string): Promise<string> {
  const [before, now] = [await readIn(folder, 'contract.json'), await readFile(installed, 'utf8')];
  const news =
    before === undefined
      ? 'Wrote contract.json. Commit it: after the next upgrade, this command tells what is new.'
      : newsBetween(JSON.parse(before), JSON.parse(now), await sourcesIn(folder));
  await keepContract(folder);
  return news;
}

function newsBetween(before: Json, now: Json, sources: readonly Source[]): string {
  const versions = [before, now].map((document) => new JsonNode(document).in('info', 'version').string).join(' to ');
  const changes = changesBetween(before, now).filter(({ verdict }) => verdict !== 'editorial');
  // A webhook has no handler: Get Events has the same change.
  const operations = [...new Set(changes.flatMap(operationsOf))].filter((id) => !isWebhook(id, before, now)).sort();
  if (operations.length === 0) return `The contract has nothing new for handlers, from version ${versions}.`;
  const sections = operations.map((id) => [placesOf(id, sources), ...changes.flatMap((one) => linesOf(one, id))].join('\n'));
  return [`The contract went from version ${versions}.`, ...sections, 'Commit contract.json.'].join('\n\n');
}

const isWebhook = (id: string, ...documents: Json[]): boolean =>
  documents.some((document) => new JsonNode(document).in('webhooks', id).exists);

const titles: { readonly [verdict in Verdict]: string } = {
  breaking: 'Changed',
  deprecation: 'Deprecated',
  additive: 'New',
  editorial: '',
};

/** `- New: request, data.users[].color: Optional field added` */
const linesOf = (change: Change, id: string): string[] =>
  change.places
    .filter(({ operation }) => operation === id)
    .map((place) => `- ${titles[change.verdict]}: ${textOf({ ...change, places: [place] })}`);

interface Source {
  path: string;
  text: string;
}

/** `addPresence, src/handlers/presence.ts:12` */
function placesOf(id: string, sources: readonly Source[]): string {
  const handler = new RegExp(`(?<![.\\w])${id}\\s*[(:,=]`);
  const places = sources.flatMap(({ path, text }) => {
    const line = text.split('\n').findIndex((one) => handler.test(one));
    return line < 0 ? [] : [`${path}:${line + 1}`];
  });
  return places.length === 0 ? `${id}, without a handler` : [id, ...places].join(', ');
}

async function sourcesIn(folder: string, path = ''): Promise<Source[]> {
  const entries = await readdir(join(folder, path), { withFileTypes: true });
  const found = entries.map(async (entry): Promise<Source[]> => {
    const name = join(path, entry.name);
    if (entry.isDirectory()) return /^\.|^(?:dist|node_modules)$/.test(entry.name) ? [] : await sourcesIn(folder, name);
    const isCode = /\.[cm]?[jt]sx?$/.test(name) && entry.isFile();
    return isCode ? [{ path: name, text: await readFile(join(folder, name), 'utf8') }] : [];
  });
  return (await Promise.all(found)).flat().sort((a, b) => a.path.localeCompare(b.path));
}

async function readIn(folder: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, name), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
