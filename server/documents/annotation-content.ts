/** The content of comments and reactions, besides their columns. */

/** A user whom a text may mention. */
export interface Mentioned {
  userId: string;
  name?: string;
}

export interface AnnotationContent {
  author: Mentioned;
  text: string;
  mentions: Mentioned[];
}

/** Replaces a text that stood for a deleted user. */
export const deletedText = '(deleted)';

/** Returns the texts that mention these people. */
export const mentionTexts = (people: readonly Mentioned[]): string[] =>
  people
    .flatMap(({ userId, name = '' }) => [userId, name])
    .filter((name) => name !== '')
    .map((name) => `@${name}`);

/** Returns the length of the longest mention that begins at this place of the text; 0 for none. */
export type FindMention = (text: string, at: number) => number;

/** Finds the longest mention in as many steps as it has characters, however many mentions there are. */
export function mentionFinder(mentions: readonly string[]): FindMention {
  const sorted = mentions.toSorted(byUnits);
  /** Returns the first place from `from` on whose mention has this unit or a higher one at the index. */
  const firstFrom = (from: number, to: number, index: number, unit: number): number => {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle]?.charCodeAt(index) ?? 0) < unit) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return (text, at) => {
    let longest = 0;
    let [from, to] = [0, sorted.length];
    // Narrows the range to mentions that begin as the text does. The first of the range is the shortest.
    for (let length = 0; from < to; length++) {
      if (sorted[from]?.length === length) {
        if (!isInWord.test(text.slice(at + length, at + length + 2))) longest = length;
        while (sorted[from]?.length === length && from < to) from++;
      }
      if (at + length >= text.length) break;
      const unit = text.charCodeAt(at + length);
      from = firstFrom(from, to, length, unit);
      to = firstFrom(from, to, length, unit + 1);
    }
    return longest;
  };
}

const byUnits = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** "@Joanna" does not mention "@Jo". */
const isInWord = /^[\p{L}\p{N}_]/u;

const isBeforeAddress = /[A-Za-z0-9._%+-]/;
const domain = /@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+/y;

/** Returns whether the @ belongs to an address, such as `ann@jo.example`, which mentions nobody. */
function isInAddress(text: string, at: number): boolean {
  domain.lastIndex = at;
  return at > 0 && isBeforeAddress.test(text.charAt(at - 1)) && domain.test(text);
}

/**
 * Replaces mentions of the removed users. The longest mention at a place counts: "@Jo" goes, "@Jo Weber" of another user and
 * "@Joanna" stay.
 */
export function replaceMentions(text: string, removed: readonly FindMention[], kept: FindMention): string {
  let replaced = '';
  let done = 0;
  for (let at = text.indexOf('@'); at !== -1; ) {
    const keptLength = kept(text, at);
    const removedLength = Math.max(...removed.map((find) => find(text, at)));
    const isRemoved = removedLength > keptLength && !isInAddress(text, at);
    if (isRemoved) {
      replaced += `${text.slice(done, at)}@${deletedText}`;
      done = at + removedLength;
    }
    at = text.indexOf('@', at + Math.max(1, isRemoved ? removedLength : keptLength));
  }
  return replaced + text.slice(done);
}

/** Characters of an address before and after its @. Domains have at least two labels. */
const localPart = /[^\s@<>()[\]"\\,;:]{1,64}$/;
const domainAfter = /@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/uy;

/** Characters that may stand in an address, or before one, such as quotation marks. */
const separators = /['*/=?^`{|}~!#$&]/g;

/** Replaces email addresses within a text. A longer address, such as `ann.lee@…` for `lee@…`, stays. */
export function replaceAddresses(text: string, isReplaced: (address: string) => boolean): string {
  let replaced = '';
  let done = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    domainAfter.lastIndex = at;
    const [domain] = domainAfter.exec(text) ?? [];
    const [local] = domain === undefined ? [] : (localPart.exec(text.slice(Math.max(done, at - 64), at)) ?? []);
    if (domain === undefined || local === undefined) continue;
    const starts = [0, ...Array.from(local.matchAll(separators), ({ index }) => index + 1)];
    const start = starts.find((one) => one < local.length && isReplaced(local.slice(one) + domain));
    if (start === undefined) continue;
    replaced += `${text.slice(done, at - local.length + start)}${deletedText}`;
    done = at + domain.length;
  }
  return replaced + text.slice(done);
}
