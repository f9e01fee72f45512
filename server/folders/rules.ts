/** Decides where folders may be put. */
import type { Schema } from '../../generated/server.ts';
import { invalidArgument } from '../errors.ts';
import { maxLevels } from './store.ts';

export interface NewFolder {
  folderId: string;
  /** Null at the top. */
  parentFolderId: string | null;
}

/** The folder's level, from 1 on, or the reason why it cannot be added. */
type Outcome = number | { refusal: string };

const cycleFailure = { refusal: 'The folder would be inside itself.' };
const tooDeep = { refusal: `The folder would be more than ${maxLevels} levels deep.` };

/**
 * Returns the reasons why new folders cannot be added, by id. Folders that can be added are left out. A parent is a new folder, in
 * any order, or an existing one, whose level is in `levels`.
 */
export function findRefusals(folders: readonly NewFolder[], levels: ReadonlyMap<string, number>): Map<string, string> {
  const parents = new Map(folders.map(({ folderId, parentFolderId }) => [folderId, parentFolderId]));
  const outcomes = new Map<string, Outcome>();
  const below = (parentId: string | null): Outcome => {
    const parent = parentId === null ? 0 : (levels.get(parentId) ?? outcomes.get(parentId));
    if (parent === undefined) return { refusal: `The folder "${parentId}" does not exist.` };
    if (typeof parent !== 'number') return { refusal: `The folder "${parentId}" was not added.` };
    return parent < maxLevels ? parent + 1 : tooDeep;
  };
  for (const { folderId } of folders) {
    // Climbs to a known level, or detects a cycle.
    const path = new Set<string>();
    let above: string | null = folderId;
    while (above !== null && parents.has(above) && !outcomes.has(above) && !path.has(above)) {
      path.add(above);
      above = parents.get(above) ?? null;
    }
    const upwards = [...path];
    const cycle = above !== null && path.has(above) ? upwards.splice(upwards.indexOf(above)) : [];
    for (const id of cycle) outcomes.set(id, cycleFailure);
    for (const id of upwards.reverse()) outcomes.set(id, below(parents.get(id) ?? null));
  }
  return new Map([...outcomes].flatMap(([id, outcome]) => (typeof outcome === 'number' ? [] : [[id, outcome.refusal]])));
}

/** The parents of folders; null at the top. */
export type Parents = Map<string, string | null>;

/**
 * Returns the reason why the folder cannot move to this parent (null: the top, undefined: it stays). `parents` has the folder, the parent, all
 * folders above them and all inside the folder.
 */
export function findMoveRefusal(parents: Parents, folderId: string, parentId: string | null | undefined): string | undefined {
  if (parentId === undefined || parentId === parents.get(folderId)) return undefined;
  if (parentId !== null && !parents.has(parentId)) return `The folder "${parentId}" does not exist.`;
  let level = 0;
  for (let above = parentId; above !== null && level <= maxLevels; above = parents.get(above) ?? null) {
    if (above === folderId) return cycleFailure.refusal;
    level++;
  }
  return level + levelsIn(parents, folderId) > maxLevels ? tooDeep.refusal : undefined;
}

/** Counts the levels from the folder down to its deepest descendant. The limit also ends cycles. */
function levelsIn(parents: Parents, folderId: string): number {
  const children = Map.groupBy(parents.keys(), (child) => parents.get(child));
  let levels = 0;
  for (let ids = [folderId]; ids.length > 0 && levels <= maxLevels; levels++) ids = ids.flatMap((id) => children.get(id) ?? []);
  return levels;
}

/** Refuses folders of a call that have an access type and inherit it. */
export function checkAccesses(folders: readonly Pick<Schema<'FolderChange'>, 'accessType' | 'inheritFromParent'>[]): void {
  for (const [i, { accessType, inheritFromParent }] of folders.entries()) {
    if (inheritFromParent !== true || accessType == null) continue;
    const [own, inherited] = [`/data/folders/${i}/accessType`, `/data/folders/${i}/inheritFromParent`];
    throw invalidArgument(
      { field: inherited, reason: 'CONFLICT', description: `and ${own} exclude each other` },
      { field: own, reason: 'CONFLICT', description: `and ${inherited} exclude each other` },
    );
  }
}
