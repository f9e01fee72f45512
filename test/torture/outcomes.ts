/** Counts the statuses of a torture's calls. One whose calls all end in the same refusal would be green, and would have tested nothing. */
import type { Context } from './framework.ts';

export interface Outcomes {
  note(status: number): void;
  /** Reports a run in which fewer calls than this share ended in a status of its subject. */
  check(minShare: number, isOfSubject: (status: number) => boolean): void;
  /** For the summary. */
  shown(): string;
}

/** The call was rejected before its operation: credentials, limits and turns. */
export const isAtDoor = (status: number): boolean => [401, 403, 429, 503].includes(status);
export const isSuccess = (status: number): boolean => status < 300;

export function countOutcomes({ violation }: Pick<Context, 'violation'>): Outcomes {
  const counts = new Map<number, number>();
  const shown = () => Array.from(counts, ([status, count]) => `${status}×${count}`).join(' ');
  return {
    note: (status) => void counts.set(status, (counts.get(status) ?? 0) + 1),
    check: (minShare, isOfSubject) => {
      let [all, ofSubject] = [0, 0];
      for (const [status, count] of counts) {
        all += count;
        if (isOfSubject(status)) ofSubject += count;
      }
      if (all === 0 || ofSubject < all * minShare)
        violation(`The calls tested too little: only ${ofSubject} of ${all} (${shown()}).`);
    },
    shown,
  };
}
