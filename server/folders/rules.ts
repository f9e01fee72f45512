/** Where folders may be put. */
import { maxLevels } from './store.ts';

export interface NewFolder {
  folderId: string;
  /** Null at the top. */
  parentFolderId: string | null;
}

/** A level from 1 on, or why the folder cannot be added. */
type Outcome = number | { refusal: string };

const cycleFailure: Outcome = { refusal: 'The folder would be inside itself.' };
const tooDeep: Outcome = { refusal: `The folder would be more than ${maxLevels} levels deep.` };

/**
 * Why folders that do not exist yet cannot be added where they are to be, by id; those that can are left out. A parent is one of them, in
 * any order, or exists: of these, `levels` says how deep they are.
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
    // Up to where it is known, or to where it began.
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
