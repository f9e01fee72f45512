/** Imports lines, each batch in one transaction. Unchanged lines change nothing, so an import may be run again. */
import type { ImportLine } from '../../../generated/import-types.ts';
import type { Environment } from '../../context.ts';
import { analyzeChanged } from '../../database/postgres/statistics.ts';
import type { Sql } from '../../database/sql.ts';
import type { Change } from '../../database/verbs.ts';
import * as documentStore from '../../documents/store.ts';
import * as folderStore from '../../folders/store.ts';
import { isBlankOrComment, type Line } from '../../ledger/lines.ts';
import { findExistingKeys } from '../../organizations/key.ts';
import * as organizationStore from '../../organizations/store.ts';
import { keep } from '../../users/identities.ts';
import { addMentions, findAnnotations, namesIn, planAnnotations, removeMentions, upsertAnnotations } from './annotations.ts';
import { check, type LineOf, type LineType, Refusal } from './check.ts';
import { findDocuments, planDocuments } from './documents.ts';
import { findFolders, planFolders, readTree } from './folders.ts';
import { planOrganizations } from './organizations.ts';
import { type Keyed, type Numbered, nameOf, type Outcome, type Scope } from './scope.ts';
import { findUsers, lockImported, planUsers, upsertUsers } from './users.ts';

// Limits of a batch.
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
  /** Called for each rejected line. */
  refused(number: number, reason: string): void;
  /** Called after each commit; `bytes` of the stream are done. */
  progress(summary: Readonly<Summary>, bytes: number): void;
}

export async function importLines(
  { ask, changeOf, clock }: Pick<Environment, 'ask' | 'changeOf' | 'clock'>,
  apiKeyId: string,
  lines: AsyncIterable<Line>,
  report: Report,
): Promise<Summary> {
  const summary: Summary = { lines: 0, added: 0, updated: 0, unchanged: 0, refused: 0 };
  let batch: Numbered<ImportLine>[] = [];
  let names = new Set<string>();
  let bytes = 0;
  let batches = 0;

  const refuse = (number: number, reason: string) => {
    summary.refused++;
    report.refused(number, reason);
  };
  const flush = async (end: number) => {
    // Analyzes more and more rarely as the tables grow.
    if (batches > 0 && Number.isInteger(Math.log2(batches))) await analyzeChanged(ask);
    batches++;
    const outcomes = batch.length === 0 ? [] : await importBatch(changeOf(apiKeyId), apiKeyId, batch);
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
      // A second line about the same item goes into the next batch.
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
  await analyzeChanged(ask);
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
 * Imports a batch by type, in the order in which transactions lock tables. Organizations come before the folders that refer to them.
 * Each type takes a few statements, for any order of lines.
 */
async function importBatch(change: Change, apiKeyId: string, batch: readonly Numbered<ImportLine>[]): Promise<Outcome[]> {
  const of = <Type extends LineType>(type: Type) => batch.filter((one): one is Numbered<LineOf<Type>> => one.line.type === type);
  const organizationLines = of('organization');
  const organizationIdsOf = (lines: readonly Numbered<ImportLine>[]) => lines.map(({ line }) => line.organizationId);
  const { found } = await change({
    prepare: async (ask, startedAt) => {
      const [now, , before, organizations] = await Promise.all([
        startedAt,
        // Locks the organizations before reading folders, so that no other transaction moves or deletes them. Also locks
        // organizations that the batch changes, which keeps the order of locks.
        ask(organizationStore.lock(apiKeyId, organizationIdsOf([...of('folder'), ...of('document'), ...organizationLines]))),
        findExistingKeys(ask, apiKeyId, organizationIdsOf(batch)),
        ask(organizationStore.find(apiKeyId, organizationIdsOf(organizationLines))),
      ]);
      const existingOrganizations = Array.from(before.keys(), (organizationId) => nameOf('organization', organizationId));
      const scope: Scope = { now, existing: new Set(existingOrganizations), added: new Map() };
      const organizationPlan = planOrganizations(scope, organizationLines, organizations);
      const [, keys] = await Promise.all([
        organizationPlan.changed.length === 0 ? [] : ask(organizationStore.upsert(apiKeyId, now, organizationPlan.changed)),
        // Includes the added organizations.
        findExistingKeys(ask, apiKeyId, organizationIdsOf(batch)),
      ]);
      const keyed = <Line extends ImportLine>({ number, line }: Numbered<Line>): Numbered<Keyed<Line>> => ({
        number,
        line: { ...line, organizationKey: keys.get(line.organizationId) ?? '' },
      });
      const [folderLines, documentLines] = [of('folder').map(keyed), of('document').map(keyed)];
      const [annotationLines, userLines] = [of('annotation').map(keyed), of('user').map(keyed)];
      const annotated = documentStore.find(
        apiKeyId,
        annotationLines.map(({ line }) => line),
      );
      const [folders, tree, documents, named, users] = await Promise.all([
        ask(findFolders(apiKeyId, [...folderLines, ...documentLines])),
        readTree(ask, apiKeyId, folderLines),
        ask(findDocuments(apiKeyId, documentLines)),
        ask(annotated),
        ask(findUsers(apiKeyId, userLines)),
      ]);
      const annotatedBefore = named.filter(exists);
      const annotations = await ask(findAnnotations(apiKeyId, annotationLines, annotatedBefore));
      const existing = new Set([
        ...existingOrganizations,
        ...folders.map((row) => nameOf('folder', row.organizationKey, row.folderId)),
        ...annotatedBefore.map((row) => nameOf('document', row.organizationKey, row.documentId)),
      ]);
      const inScope: Scope = { ...scope, existing };
      const folderPlan = planFolders(inScope, folderLines, folders, tree);
      const documentPlan = planDocuments(inScope, documentLines, documents);
      const upserts = [
        ifAny(folderPlan.changed, (changed) => folderStore.upsert(apiKeyId, now, changed)),
        ifAny(documentPlan.changed, (changed) => documentStore.upsert(apiKeyId, now, changed)),
      ].filter((upsert) => upsert !== undefined);
      // Annotations need the keys of the batch's new documents.
      const [, annotatedNow] = await Promise.all([Promise.all(upserts.map((upsert) => ask(upsert))), ask(annotated)]);
      const annotationPlan = planAnnotations(inScope, annotationLines, annotations, annotatedNow.filter(exists));
      const userPlan = planUsers(inScope, userLines, users);
      const plans = [organizationPlan, folderPlan, documentPlan, annotationPlan, userPlan];
      const replaced = await lockImported(ask, apiKeyId, startedAt, userPlan.changed);
      const identities = [...replaced, ...namesIn(annotationPlan.changed)];
      const outcomes = plans.flatMap(({ outcomes }) => outcomes);
      return { users: userPlan.changed, annotations: annotationPlan.changed, identities, outcomes };
    },
    write: ({ users, annotations, identities }, now) => ({
      users: ifAny(users, (changed) => upsertUsers(apiKeyId, now, changed)),
      ...keep(apiKeyId, identities),
      annotations: ifAny(annotations, (changed) => upsertAnnotations(apiKeyId, changed)),
      // Another import may have added mentions of new annotations meanwhile.
      removedMentions: ifAny(annotations, (changed) => removeMentions(apiKeyId, changed)),
      mentions: ifAny(
        annotations.filter(({ mentions }) => mentions.length > 0),
        (mentioning) => addMentions(apiKeyId, mentioning),
      ),
    }),
  });
  return found.outcomes;
}

const exists = ({ documentExists }: documentStore.NamedDocument): boolean => documentExists === 1;

const ifAny = <Row>(rows: readonly Row[], statement: (rows: readonly Row[]) => Sql): Sql | undefined =>
  rows.length === 0 ? undefined : statement(rows);
