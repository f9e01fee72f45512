/**
 * Takes in lines, batch by batch. Each batch is one transaction, and stating a thing again changes nothing: an import that was broken
 * off is run again.
 */
import type { Environment } from '../context.ts';
import type { Tx } from '../database/db.ts';
import { importAnnotations } from './annotations.ts';
import { check, type ImportLine, type LineOf, type LineType, Refusal } from './check.ts';
import { importDocuments } from './documents.ts';
import { importFolders } from './folders.ts';
import { type Line, saysNothing } from './lines.ts';
import { importOrganizations } from './organizations.ts';
import { type Numbered, nameOf, type Outcome, type Scope } from './scope.ts';
import { importUsers } from './users.ts';

/** What one batch holds at most. */
const mostLines = 500;
const mostBytes = 4_194_304;

export interface Summary {
  lines: number;
  added: number;
  updated: number;
  unchanged: number;
  refused: number;
}

interface Report {
  /** A line was refused. */
  refused(number: number, reason: string): void;
  /** A batch is in; `bytes` of the stream are done. */
  progress(summary: Readonly<Summary>, bytes: number): void;
}

export async function importLines(
  { transaction, clock }: Pick<Environment, 'transaction' | 'clock'>,
  apiKeyId: string,
  lines: AsyncIterable<Line>,
  report: Report,
): Promise<Summary> {
  const summary: Summary = { lines: 0, added: 0, updated: 0, unchanged: 0, refused: 0 };
  let batch: Numbered<ImportLine>[] = [];
  let names = new Set<string>();
  let bytes = 0;

  const refuse = (number: number, reason: string) => {
    summary.refused++;
    report.refused(number, reason);
  };
  const flush = async (end: number) => {
    const outcomes =
      batch.length === 0 ? [] : await transaction(async (tx, begun) => await importBatch(tx, apiKeyId, await begun, batch));
    for (const { number, verdict } of outcomes.sort((a, b) => a.number - b.number)) {
      if (verdict instanceof Refusal) refuse(number, verdict.message);
      else summary[verdict]++;
    }
    batch = [];
    names = new Set();
    bytes = 0;
    report.progress(summary, end);
  };

  let done = 0;
  for await (const { number, bytes: text, end } of lines) {
    const before = done;
    done = end;
    if (text !== undefined && saysNothing(text)) continue;
    summary.lines++;
    try {
      const line = check(text, clock());
      const name = nameOfLine(line);
      // What is stated twice is stated in order: the second time in a batch after the first.
      if (names.has(name)) await flush(before);
      batch.push({ number, line });
      names.add(name);
      bytes += text?.length ?? 0;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refuse(number, error.message);
    }
    if (batch.length >= mostLines || bytes >= mostBytes) await flush(end);
  }
  await flush(done);
  return summary;
}

function nameOfLine(line: ImportLine): string {
  switch (line.type) {
    case 'organization':
      return nameOf('organization', line.organizationId);
    case 'folder':
      return nameOf('folder', line.organizationId, line.folderId);
    case 'document':
      return nameOf('document', line.organizationId, line.documentId);
    case 'user':
      return nameOf('user', line.organizationId, line.user.userId);
    case 'annotation':
      return nameOf('annotation', line.organizationId, line.documentId, line.annotationId);
  }
}

/**
 * By type, in the order of tables.ts, so that those come first that others refer to, and each type is a few statements however the lines
 * are mixed.
 */
async function importBatch(tx: Tx, apiKeyId: string, now: number, batch: readonly Numbered<ImportLine>[]): Promise<Outcome[]> {
  const scope: Scope = { tx, apiKeyId, now, added: new Map() };
  const of = <Type extends LineType>(type: Type) => batch.filter((one): one is Numbered<LineOf<Type>> => one.line.type === type);
  return [
    ...(await importOrganizations(scope, of('organization'))),
    ...(await importFolders(scope, of('folder'))),
    ...(await importDocuments(scope, of('document'))),
    ...(await importAnnotations(scope, of('annotation'))),
    ...(await importUsers(scope, of('user'))),
  ];
}
