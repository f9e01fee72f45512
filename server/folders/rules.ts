/** Decides where folders may be put. */
import type { FolderChange } from '../../generated/types.ts';
import { invalidArgument } from '../errors.ts';
import { maxLevels, type PlacedFolder } from './tree.ts';

/** The folder's level, from 1 on, or the reason why it cannot be added. */
type Outcome = number | { refusal: string };

const cycleFailure = { refusal: 'A folder cannot be inside itself.' };
const tooDeep = { refusal: `Folders can be nested at most ${maxLevels} levels deep.` };

/**
 * Returns the reasons why new folders cannot be added, by id. Folders that can be added are left out. A parent is a new folder, in
 * any order, or an existing one, whose level is in `levels`.
 */
export function findRefusals(folders: readonly PlacedFolder[], levels: ReadonlyMap<string, number>): Map<string, string> {
  const parents = new Map(folders.map(({ folderId, parentFolderId }) => [folderId, parentFolderId]));
  const outcomes = new Map<string, Outcome>();
  const below = (parentId: string | null): Outcome => {
    const parent = parentId === null ? 0 : (levels.get(parentId) ?? outcomes.get(parentId));
    if (parent === undefined) return { refusal: `The folder "${parentId}" does not exist.` };
    if (typeof parent !== 'number') return { refusal: `The parent folder "${parentId}" was not added.` };
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

/** Known folders with their places. `maxLevels` also ends cycles. */
export class FolderTree {
  readonly #parents = new Map<string, string | null>();
  readonly #inside = new Map<string | null, Set<string>>();

  place(folders: Iterable<PlacedFolder>): void {
    for (const { folderId, parentFolderId } of folders) {
      this.#inside.get(this.#parents.get(folderId) ?? null)?.delete(folderId);
      this.#parents.set(folderId, parentFolderId);
      const siblings = this.#inside.get(parentFolderId) ?? new Set();
      this.#inside.set(parentFolderId, siblings.add(folderId));
    }
  }

  has(folderId: string): boolean {
    return this.#parents.has(folderId);
  }

  parentOf(folderId: string): string | null | undefined {
    return this.#parents.get(folderId);
  }

  /** Returns whether the folder is the other one or inside it. */
  isIn(folderId: string | null, other: string): boolean {
    return this.#pathOf(folderId).includes(other);
  }

  /** Returns the folder's level, from 1 on; 0 for the top itself. */
  levelOf(folderId: string | null): number {
    return this.#pathOf(folderId).length;
  }

  /** Counts the levels from the folder down to its deepest descendant. */
  levelsIn(folderId: string): number {
    let levels = 0;
    for (let ids = [folderId]; ids.length > 0 && levels <= maxLevels; levels++)
      ids = ids.flatMap((id) => [...(this.#inside.get(id) ?? [])]);
    return levels;
  }

  /** Returns the folder and all folders above it. */
  #pathOf(folderId: string | null): string[] {
    const path: string[] = [];
    for (let id = folderId; id !== null && path.length <= maxLevels; id = this.#parents.get(id) ?? null) path.push(id);
    return path;
  }
}

/** Returns the reason why no folder of its size could move to this parent. The tree has both, and all folders above them. */
export const findMoveRefusal = (tree: FolderTree, folderId: string, parentId: string | null): string | undefined =>
  parentId !== null && !tree.has(parentId)
    ? `The folder "${parentId}" does not exist.`
    : tree.isIn(parentId, folderId)
      ? cycleFailure.refusal
      : undefined;

/** A folder that does not move deeper always fits. */
export const getsDeeper = (tree: FolderTree, folderId: string, parentId: string | null): boolean =>
  tree.levelOf(parentId) + 1 > tree.levelOf(folderId);

/** Returns the reason why the folder does not fit below this parent. The tree also has all folders inside it. */
export const findDepthRefusal = (tree: FolderTree, folderId: string, parentId: string | null): string | undefined =>
  tree.levelOf(parentId) + tree.levelsIn(folderId) > maxLevels ? tooDeep.refusal : undefined;

/** Rejects folders of a call that have an access type and inherit it. */
export function checkAccesses(folders: readonly Pick<FolderChange, 'accessType' | 'inheritFromParent'>[]): void {
  for (const [i, { accessType, inheritFromParent }] of folders.entries()) {
    if (inheritFromParent !== true || accessType == null) continue;
    const [own, inherited] = [`/data/folders/${i}/accessType`, `/data/folders/${i}/inheritFromParent`];
    throw invalidArgument(
      { field: inherited, reason: 'CONFLICT', description: `cannot be combined with ${own}` },
      { field: own, reason: 'CONFLICT', description: `cannot be combined with ${inherited}` },
    );
  }
}
