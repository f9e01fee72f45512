/** What a comment or a reaction holds, besides its columns. */

interface Person {
  userId: string;
  name?: string;
}

export interface AnnotationContent {
  author: Person;
  text: string;
  mentions: Person[];
}

/** What stands in place of a mention that is gone. */
const nobody = '@(deleted)';

/** The annotation of somebody else, with the user no longer mentioned in it: neither in the list nor in the text. */
export function withoutMention({ author, text, mentions }: AnnotationContent, userId: string): AnnotationContent {
  const [gone, kept] = [true, false].map((isGone) => mentions.filter((person) => (person.userId === userId) === isGone));
  return { author, text: withoutSigns(text, signsOf(gone ?? []), signsOf(kept ?? [])), mentions: kept ?? [] };
}

/** How a text may mention these people. */
const signsOf = (people: readonly Person[]): string[] =>
  people
    .flatMap(({ userId, name = '' }) => [userId, name])
    .filter((sign) => sign !== '')
    .map((sign) => `@${sign}`);

/** At each place in the text the longest sign counts: "@Jo" goes, "@Jo Weber" of somebody else and "@Joanna" stay. */
function withoutSigns(text: string, gone: readonly string[], kept: readonly string[]): string {
  if (gone.length === 0) return text;
  const signs = [...kept, ...gone].sort((a, b) => b.length - a.length);
  const patterns = signs.map((sign) => sign.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const anySign = new RegExp(`(?:${patterns.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return text.replaceAll(anySign, (sign) => (kept.includes(sign) ? sign : nobody));
}
