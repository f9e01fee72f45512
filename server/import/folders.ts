import type { Db } from '../database/db.ts';
import * as folders from '../folders/store.ts';
import { type LineOf, Refusal } from './check.ts';
import { assertExists, missing, type Numbered, nameOf, type Plan, plan, type Scope } from './scope.ts';

type FolderLine = LineOf<'folder'>;
/** By folder; null at the top. Folders that are not in it do not exist. */
type Parents = Map<string, string | null>;

/** Of each folder that the lines name, and of all above them. */
export async function findParents(db: Db, apiKeyId: string, lines: readonly Numbered<FolderLine>[]): Promise<Parents> {
  const byOrganization = [...Map.groupBy(lines, ({ line }) => line.organizationId)];
  const parents = await Promise.all(
    byOrganization.map(async ([organizationId, ofOne]) => {
      const named = new Set(ofOne.flatMap(({ line: { folderId, parentFolderId } }) => [folderId, parentFolderId ?? folderId]));
      const chains = await folders.chainsOf(db, apiKeyId, organizationId, [...named]);
      return [...chains.values()].flatMap((chain) =>
        chain.map(({ folderId }, i): [string, string | null] => [
          nameOf('folder', organizationId, folderId),
          chain[i + 1]?.folderId ?? null,
        ]),
      );
    }),
  );
  return new Map(parents.flat());
}

export function planFolders(
  scope: Scope,
  lines: readonly Numbered<FolderLine>[],
  found: readonly folders.FolderRow[],
  parents: Parents,
): Plan<folders.FolderRow> {
  const { apiKeyId, now } = scope;
  const existing = new Map(found.map((row) => [nameOf('folder', row.organization_id, row.folder_id), row]));
  const toRow = (line: FolderLine, number: number) => {
    const { organizationId, folderId, parentFolderId = null } = line;
    assertExists(scope, number, '/organizationId', 'organization', organizationId);
    assertFitsUnderParent(parents, line);
    const name = nameOf('folder', organizationId, folderId);
    // From here on later lines see the folder where this line puts it.
    parents.set(name, parentFolderId);
    return { name, row: folders.toRow(apiKeyId, now, line) };
  };
  return plan(scope, lines, toRow, existing, ['folder_name', 'parent_folder_id', 'access_type']);
}

/** The folder's parent exists, is not inside the folder, and not too deep. */
function assertFitsUnderParent(parents: Parents, { organizationId, folderId, parentFolderId }: FolderLine): void {
  if (parentFolderId === undefined) return;
  const parentOf = (id: string) => parents.get(nameOf('folder', organizationId, id));
  if (parentOf(parentFolderId) === undefined) throw missing('/parentFolderId', 'folder', parentFolderId);
  let level = 1;
  for (let above: string | null = parentFolderId; above !== null; above = parentOf(above) ?? null) {
    if (above === folderId) throw new Refusal('/parentFolderId must not be the folder itself or a folder inside it.');
    if (++level > folders.maxLevels)
      throw new Refusal(`/parentFolderId must leave the folder at most ${folders.maxLevels} levels deep.`);
  }
}
