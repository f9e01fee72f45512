/** Fills a sandbox with its initial data. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ImportLine } from '../../generated/import-types.ts';
import type { SavedScene } from '../../generated/sandbox-types.ts';
import { emailAddressIn } from '../../server/addresses/email-address.ts';
import type { Environment } from '../../server/context.ts';
import { sql } from '../../server/database/sql.ts';
import { noTenant } from '../../server/database/tenant-lock.ts';
import * as migrations from '../../server/documents/migrations.ts';
import { migrateDocumentKind } from '../../server/documents/tasks.ts';
import { enqueue } from '../../server/jobs/queue.ts';
import { readLines } from '../../server/ledger/lines.ts';
import { maxLineBytes } from '../../server/operate/import/check.ts';
import { demoLines } from '../../server/operate/import/demo.ts';
import { importLines } from '../../server/operate/import/run-import.ts';
import { assertExists } from '../../server/organizations/key.ts';
import * as organizations from '../../server/organizations/store.ts';
import { addLog } from '../../server/recording/log.ts';
import type { Service } from '../../server/service.ts';
import { withoutMark } from '../../server/settings/foreign-text.ts';
import * as deletions from '../../server/user-data/store.ts';
import { startDeletionTask } from '../../server/user-data/tasks.ts';
import * as workspaces from '../../server/workspaces/store.ts';
import { addContents, tellStory } from '../story.ts';
import { callAll } from './calls.ts';
import { documentedCredentials, documentedLogId, documentedWorkspace, exampleOf } from './documented.ts';
import { ownClient } from './own-client.ts';

/** Maximum of rejected lines that are named. */
const maxTold = 20;

/** Thrown for rejected lines; the message is for their author. */
export class RefusedLines extends Error {
  readonly refusals: readonly { number: number; reason: string }[];
  constructor(refusals: readonly { number: number; reason: string }[]) {
    const more = refusals.length > maxTold ? [`and ${refusals.length - maxTold} more`] : [];
    super([...refusals.slice(0, maxTold).map(({ number, reason }) => `line ${number}: ${reason}`), ...more].join('\n'));
    this.refusals = refusals;
  }
}

/** Fills a service without data. `file`: the name of an import file. */
export async function fill(from: SavedScene | { file: string }, service: Service, setTime: (time: number) => void): Promise<void> {
  const { environment, url } = service;
  await addWorkspace(environment);
  if ('file' in from) {
    await addFile(environment, withoutMark(createReadStream(from.file), from.file));
  } else {
    const { base = 'story', lines = [], time, calls = [] } = from;
    if (base === 'story') await tell(service, setTime);
    if (base === 'demo') await addLines(environment, demoLines({ documents: 200, users: 40, seed: 1 }));
    await addLines(environment, lines);
    if (time !== undefined) setTime(time);
    await callAll(url, calls, '/calls', () => service.worker.drain());
  }
  await service.worker.drain();
}

async function addWorkspace({ clock, config, changeOf }: Environment): Promise<void> {
  const shown = documentedWorkspace();
  const common = { workspaceId: shown.get('id').string, tokenVersion: 1, createdAt: clock() };
  const workspace: workspaces.NewWorkspace = {
    ...common,
    callLimit: null,
    mailLimit: null,
    ownerVerifiedAt: clock(),
    name: shown.get('name').string,
    ownerId: shown.in('owner', 'id').string,
    ownerEmail: emailAddressIn('/owner/email', shown.in('owner', 'email').string),
    ownerName: shown.in('owner', 'name').string,
    ownerAvatar: shown.in('owner', 'avatar').string,
  };
  const apiKey: workspaces.ApiKey = {
    ...common,
    apiKeyId: documentedCredentials().apiKey,
    name: shown.in('apiKeyList', documentedCredentials().apiKey, 'apiKeyName').string,
    type: 'testing',
    advancedQueries: 1,
    notificationConfig: 1,
    events: 0,
    defaultFolderAccess: config.defaultFolderAccess,
  };
  await changeOf(noTenant)({
    write: () => ({
      workspace: workspaces.add(workspace),
      apiKey: workspaces.addApiKey(apiKey),
      log: addLog(apiKey.apiKeyId, documentedLogId()),
    }),
  });
}

export async function addLines(environment: Environment, lines: Iterable<ImportLine>): Promise<void> {
  const texts = function* () {
    for (const line of lines) yield Buffer.from(`${JSON.stringify(line)}\n`);
  };
  await addFile(environment, Readable.from(texts()));
}

async function addFile(environment: Environment, chunks: AsyncIterable<Buffer>): Promise<void> {
  const refusals: { number: number; reason: string }[] = [];
  const report = { refused: (number: number, reason: string) => void refusals.push({ number, reason }), progress: () => {} };
  await importLines(environment, documentedCredentials().apiKey, readLines(chunks, maxLineBytes), report);
  if (refusals.length > 0) throw new RefusedLines(refusals);
}

/** Tells the story of the document's examples, at their times. */
async function tell(service: Service, setTime: (time: number) => void): Promise<void> {
  const { environment, worker, url } = service;
  const [user] = exampleOf('getUsers', 'success').in('result', 'data').items;
  const [latest, first] = exampleOf('getNotifications', 'success').in('result', 'data').items;
  const jobOver = exampleOf('getDeleteAllUserDataStatus', 'success', -1).in('result', 'data', 'lastTaskCompletedTime').number;
  const times = [first?.get('timestamp').number ?? 0, latest?.get('timestamp').number ?? 0, jobOver];
  const pass = async () => {
    await worker.drain();
    setTime(times.shift() ?? jobOver);
  };
  setTime(user?.get('addedAt').number ?? 0);
  const client = ownClient(url, { retries: 0 });
  await addOrganizations(environment);
  await addContents(client);
  // Page tokens contain keys, so document keys are made equal to their ids. No other row refers to documents yet.
  await environment.ask(sql`update documents set document_key = document_id`);
  await tellStory(client, pass);
  await addDeletion(environment);
  await addMigration(environment);
  await worker.drain();
  // The examples use the document's first id.
  const { organizationId, documentId, newDocumentId } = documentedMigration();
  await client.migrateDocuments({ organizationId, documentId: newDocumentId, newDocumentId: documentId });
}

/** Adds the organizations before the story does, with the documented ids that the service would generate. */
async function addOrganizations({ ask, clock }: Environment): Promise<void> {
  const shown = exampleOf('getOrganizations', 'success').in('result', 'data').items;
  const rows = shown.map(({ object: { organizationId, id, organizationName, ...metadata } }) => ({
    organizationId: String(organizationId),
    id: String(id),
    organizationName: String(organizationName),
    metadata: JSON.stringify(metadata),
  }));
  const { apiKey } = documentedCredentials();
  await ask(organizations.add(apiKey, clock(), rows));
}

async function addDeletion({ clock, changeOf }: Environment): Promise<void> {
  const { apiKey: apiKeyId, workspaceId } = documentedCredentials();
  const jobId = exampleOf('getDeleteAllUserDataStatus', 'request').in('data', 'jobId').string;
  const userIds = ['tom'];
  await changeOf(apiKeyId)({
    write: () => ({
      ...deletions.addJob(apiKeyId, jobId, { organizationIds: [], startedAt: clock() }, userIds),
      start: enqueue(clock(), [startDeletionTask({ apiKeyId, workspaceId }, jobId, userIds)]),
    }),
  });
}

function documentedMigration() {
  const asked = exampleOf('getMigrationStatus', 'request').get('data');
  const answered = exampleOf('getMigrationStatus', 'success').in('result', 'data');
  return {
    organizationId: asked.get('organizationId').string,
    migrationId: asked.get('migrationId').string,
    documentId: answered.get('documentId').string,
    newDocumentId: answered.get('newDocumentId').string,
  };
}

async function addMigration({ changeOf }: Environment): Promise<void> {
  const { apiKey: apiKeyId, workspaceId } = documentedCredentials();
  const { organizationId, migrationId, documentId, newDocumentId } = documentedMigration();
  await changeOf(apiKeyId)({
    prepare: async (ask) => {
      const organizationKey = await assertExists(ask, apiKeyId, organizationId);
      return { organizationKey, locked: await ask(migrations.lockDocuments(apiKeyId, organizationKey, [documentId])) };
    },
    write: ({ organizationKey, locked: [{ documentKey } = { documentKey: '' }] }, now) => ({
      added: migrations.add(now, { apiKeyId, migrationId, organizationKey, documentKey, documentId, newDocumentId }),
      queued: enqueue(now, [{ queue: 'migration', kind: migrateDocumentKind, payload: { migrationId }, apiKeyId, workspaceId }]),
    }),
  });
}
