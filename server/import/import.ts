/**
 * Takes in lines, batch by batch. Each batch is one transaction, and stating a thing again changes nothing: an import that was broken
 * off is run again.
 */
import type { Environment } from '../context.ts';
import type { Tx } from '../database/db.ts';
import { askOn } from '../database/verbs.ts';
import * as documentStore from '../documents/store.ts';
import * as folderStore from '../folders/store.ts';
import * as organizationStore from '../organizations/store.ts';
import { findAnnotations, planAnnotations, upsertAnnotations } from './annotations.ts';
import { check, type ImportLine, type LineOf, type LineType, Refusal } from './check.ts';
import { planDocuments } from './documents.ts';
import { findMoving, findParents, planFolders } from './folders.ts';
import { isBlankOrComment, type Line } from './lines.ts';
import { planOrganizations } from './organizations.ts';
import { type Numbered, nameOf, type Outcome, type Scope } from './scope.ts';
import * as store from './store.ts';
import { planUsers } from './users.ts';

/** Of one batch. */
const maxLines = 500;
const maxBytes = 4_194_304;

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
  { transactionOf, clock }: Pick<Environment, 'transactionOf' | 'clock'>,
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
      batch.length === 0 ? [] : await transactionOf(apiKeyId)((tx, { startedAt }) => importBatch(tx, startedAt, apiKeyId, batch));
    for (const { number, result } of outcomes.sort((a, b) => a.number - b.number)) {
      if (result instanceof Refusal) refuse(number, result.message);
      else summary[result]++;
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
    if (text !== undefined && isBlankOrComment(text)) continue;
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
    if (batch.length >= maxLines || bytes >= maxBytes) await flush(end);
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
 * are mixed. What is read goes out together, and what is written.
 */
async function importBatch(
  tx: Tx,
  startedAt: Promise<number>,
  apiKeyId: string,
  batch: readonly Numbered<ImportLine>[],
): Promise<Outcome[]> {
  const ask = askOn(tx);
  const of = <Type extends LineType>(type: Type) => batch.filter((one): one is Numbered<LineOf<Type>> => one.line.type === type);
  const [organizationLines, folderLines, documentLines] = [of('organization'), of('folder'), of('document')];
  const [annotationLines, userLines] = [of('annotation'), of('user')];
  const annotatedDocuments = { apiKeyId, names: annotationLines.map(({ line }) => documentName(line)) };
  const folderNames = [...folderLines, ...documentLines].flatMap(({ line: { organizationId, folderId } }) =>
    folderId === undefined ? [] : [{ organization_id: organizationId, folder_id: folderId }],
  );
  const userNames = userLines.map(({ line }) => ({ organization_id: line.organizationId, user_id: line.user.userId }));
  const [now, , organizationIds, organizations, folders, parents, documents, documentKeys, users] = await Promise.all([
    startedAt,
    // Before their folders are looked up: two imports at once could each find its own move possible, and put two folders into each other. Those
    // that are to be changed are locked along, for the order of lock.ts. Nothing else moves folders.
    ask(
      organizationStore.lock(
        apiKeyId,
        [...folderLines, ...organizationLines].map(({ line }) => line.organizationId),
      ),
    ),
    ask(
      organizationStore.findIds(
        apiKeyId,
        batch.map(({ line }) => line.organizationId),
      ),
    ),
    ask(
      organizationStore.find(
        apiKeyId,
        organizationLines.map(({ line }) => line.organizationId),
      ),
    ),
    store.findFolders(tx, { apiKeyId, names: folderNames }),
    findParents(tx, apiKeyId, folderLines),
    store.findDocuments(tx, { apiKeyId, names: documentLines.map(({ line }) => documentName(line)) }),
    store.findDocumentKeys(tx, annotatedDocuments),
    store.findUsers(tx, { apiKeyId, names: userNames }),
  ]);

  const moving = await findMoving(tx, apiKeyId, folderLines, parents);

  const existing = new Set([
    ...organizationIds.map(({ organizationId }) => nameOf('organization', organizationId)),
    ...folders.map((row) => nameOf('folder', row.organization_id, row.folder_id)),
    ...documentKeys.map((row) => nameOf('document', row.organization_id, row.document_id)),
  ]);
  const scope: Scope = { apiKeyId, now, existing, added: new Map() };
  const organizationPlan = planOrganizations(scope, organizationLines, organizations);
  const folderPlan = planFolders(scope, folderLines, folders, new Map([...moving, ...parents]));
  const documentPlan = planDocuments(scope, documentLines, documents);
  const [, , , annotations, allDocumentKeys] = await Promise.all([
    organizationPlan.changed.length === 0 ? undefined : ask(organizationStore.upsert(apiKeyId, now, organizationPlan.changed)),
    folderStore.upsert(tx, folderPlan.changed),
    documentStore.upsert(tx, documentPlan.changed),
    findAnnotations(tx, apiKeyId, annotationLines, documentKeys),
    store.findDocumentKeys(tx, annotatedDocuments),
  ]);

  const annotationPlan = planAnnotations(scope, annotationLines, annotations, allDocumentKeys);
  const userPlan = planUsers(scope, userLines, users);
  await Promise.all([upsertAnnotations(tx, apiKeyId, annotationPlan.changed), store.upsertUsers(tx, userPlan.changed)]);
  return [organizationPlan, folderPlan, documentPlan, annotationPlan, userPlan].flatMap(({ outcomes }) => outcomes);
}

const documentName = ({ organizationId, documentId }: LineOf<'document' | 'annotation'>) => ({
  organization_id: organizationId,
  document_id: documentId,
});
