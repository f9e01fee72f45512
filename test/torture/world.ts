/** A tenant's data, small enough that calls meet, and its import lines. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LineOf } from '../../server/operate/import/check.ts';
import type { Context, TortureDatabase } from './framework.ts';

export interface World {
  /** The owner, once it is imported. */
  apiKey: string;
  organizationIds: string[];
  /** The same in each organization. */
  folderIds: string[];
  documentIds: string[];
  groupIds: string[];
  userIds: string[];
  /** Jobs and migrations that calls have started. */
  jobIds: string[];
  migrations: { organizationId: string; migrationId: string }[];
}

export interface WorldSize {
  organizations: number;
  folders: number;
  documents: number;
  users: number;
}

const idsOf = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name}-${i + 1}`);

export const createWorld = ({ organizations, folders, documents, users }: WorldSize): World => ({
  apiKey: '',
  organizationIds: idsOf('organization', organizations),
  folderIds: idsOf('folder', folders),
  documentIds: idsOf('document', documents),
  groupIds: idsOf('group', 5),
  userIds: idsOf('user', users),
  jobIds: [],
  migrations: [],
});

const person = (userId: string) => ({ userId, name: `Name of ${userId}` });

type Line = LineOf<'organization'> | LineOf<'folder'> | LineOf<'document'> | LineOf<'user'> | LineOf<'annotation'>;

/** Yields nested folders, documents in folders, and for each document a comment by one user that mentions another. */
function* linesOf({ organizationIds, folderIds, documentIds, userIds }: World): Generator<Line> {
  const at = (ids: readonly string[], i: number): string => ids[i % ids.length] ?? '';
  for (const organizationId of organizationIds) {
    yield { type: 'organization', organizationId, organizationName: `The ${organizationId}` };
    for (const [i, folderId] of folderIds.entries()) {
      const parent = i === 0 ? {} : { parentFolderId: at(folderIds, (i - 1) >> 1) };
      yield { type: 'folder', organizationId, folderId, folderName: folderId, ...parent };
    }
    for (const userId of userIds) {
      yield { type: 'user', organizationId, user: { ...person(userId), email: `${userId}@acme.example` } };
    }
    for (const [i, documentId] of documentIds.entries()) {
      yield { type: 'document', organizationId, documentId, documentName: documentId, folderId: at(folderIds, i) };
      yield {
        type: 'annotation',
        organizationId,
        documentId,
        annotationId: `annotation-${i}`,
        kind: 'comment',
        author: person(at(userIds, i)),
        text: `@Name of ${at(userIds, i + 1)} look at this`,
        mentions: [person(at(userIds, i + 1))],
        createdAt: 1_750_000_000_000 + i,
      };
    }
  }
}

/** Uses the service's own command, which works beside a running service. */
export async function importWorld(context: Context, apiKey: string, world: World, database?: TortureDatabase): Promise<void> {
  world.apiKey = apiKey;
  const file = join(context.folder, `world-${apiKey}.ndjson`);
  await writeFile(file, Array.from(linesOf(world), (line) => `${JSON.stringify(line)}\n`).join(''));
  await context.runCommand('import.ts', [file, '--api-key', apiKey], database);
}
