/** What a comment or a reaction holds, besides its columns. */

/** Somebody whom a text may mention. */
export interface Mentioned {
  userId: string;
  name?: string;
}

export interface AnnotationContent {
  author: Mentioned;
  text: string;
  mentions: Mentioned[];
}

/** In place of a mention of a user who is deleted. */
const deletedMention = '@(deleted)';

/** The annotation of somebody else, with the user no longer mentioned in it: neither in the list nor in the text. */
export function withoutMention(
  { author, text, mentions }: AnnotationContent,
  { userId, names }: { userId: string; names: readonly string[] },
): AnnotationContent {
  const [removed = [], kept = []] = [true, false].map((isRemoved) =>
    mentions.filter((person) => (person.userId === userId) === isRemoved),
  );
  const removedTexts = mentionTexts([...removed, ...names.map((name) => ({ userId, name }))]);
  return { author, text: replaceMentions(text, removedTexts, mentionTexts(kept)), mentions: kept };
}

/** How a text may mention these people. */
export const mentionTexts = (people: readonly Mentioned[]): string[] =>
  people
    .flatMap(({ userId, name = '' }) => [userId, name])
    .filter((name) => name !== '')
    .map((name) => `@${name}`);

/** At each place in the text the longest mention counts: "@Jo" goes, "@Jo Weber" of somebody else and "@Joanna" stay. */
export function replaceMentions(text: string, removed: readonly string[], kept: readonly string[]): string {
  if (removed.length === 0) return text;
  const longestFirst = [...kept, ...removed].sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((mention) => mention.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  const anyMention = new RegExp(`(?:${patterns.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  return text.replaceAll(anyMention, (mention) => (kept.includes(mention) ? mention : deletedMention));
}
