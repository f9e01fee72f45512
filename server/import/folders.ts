import * as folders from '../folders/store.ts';
import { type LineOf, Refusal } from './check.ts';
import type { Numbered, Outcome, Scope } from './scope.ts';
import { compare, missing, mustBeThere, nameOf, organizationsThere, sift } from './scope.ts';
import * as store from './store.ts';

type FolderLine = LineOf<'folder'>;
/** By folder; null at the top. Folders that are not in it do not exist. */
type Parents = Map<string, string | null>;

/** So deep may folders lie in one another. */
const mostLevels = 100;

export async function importFolders(scope: Scope, lines: readonly Numbered<FolderLine>[]): Promise<Outcome[]> {
  const { tx, apiKeyId, now } = scope;
  const there = await organizationsThere(scope, lines);
  const parents = await findParents(scope, lines);
  const rows = await store.findFolders(
    tx,
    apiKeyId,
    lines.map(({ line }) => [line.organizationId, line.folderId]),
  );
  const found = new Map(rows.map((row) => [nameOf('folder', row.organization_id, row.folder_id), row]));
  const { wanted, refused } = sift(lines, (line, number) => {
    const { organizationId, folderId, folderName, parentFolderId = null, accessType = null } = line;
    mustBeThere(scope, there, number, '/organizationId', 'organization', organizationId);
    mustLieWell(parents, line);
    const name = nameOf('folder', organizationId, folderId);
    // From here on later lines see the folder where this line puts it.
    parents.set(name, parentFolderId);
    const row: folders.FolderRow = {
      api_key_id: apiKeyId,
      organization_id: organizationId,
      folder_id: folderId,
      folder_name: folderName,
      parent_folder_id: parentFolderId,
      access_type: accessType,
      created_at: now,
    };
    return { name, row };
  });
  const { outcomes, added, updated } = compare(scope, wanted, found, ['folder_name', 'parent_folder_id', 'access_type']);
  await folders.upsert(tx, [...added, ...updated]);
  return [...outcomes, ...refused];
}

/** Of each folder that the lines name, and of all above them. */
async function findParents({ tx, apiKeyId }: Scope, lines: readonly Numbered<FolderLine>[]): Promise<Parents> {
  const parents: Parents = new Map();
  for (const [organizationId, ofOne] of Map.groupBy(lines, ({ line }) => line.organizationId)) {
    const named = new Set(ofOne.flatMap(({ line: { folderId, parentFolderId } }) => [folderId, parentFolderId ?? folderId]));
    const chains = await folders.chainsOf(tx, apiKeyId, organizationId, [...named]);
    for (const chain of chains.values()) {
      for (const [i, { folderId }] of chain.entries()) {
        parents.set(nameOf('folder', organizationId, folderId), chain[i + 1]?.folderId ?? null);
      }
    }
  }
  return parents;
}

/** The folder's parent is there, not inside the folder, and not too deep. */
function mustLieWell(parents: Parents, { organizationId, folderId, parentFolderId }: FolderLine): void {
  if (parentFolderId === undefined) return;
  const parentOf = (id: string) => parents.get(nameOf('folder', organizationId, id));
  if (parentOf(parentFolderId) === undefined) throw missing('/parentFolderId', 'folder', parentFolderId);
  let level = 1;
  for (let above: string | null = parentFolderId; above !== null; above = parentOf(above) ?? null) {
    if (above === folderId) throw new Refusal('/parentFolderId must not be the folder itself or a folder inside it.');
    if (++level > mostLevels) throw new Refusal(`/parentFolderId must leave the folder at most ${mostLevels} levels deep.`);
  }
}
