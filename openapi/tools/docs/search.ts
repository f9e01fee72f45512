/** Finds pages of the docs by words: the search of the docs and of assistants, and its test. */
import * as tables from './search-words.ts';

/** A page or a section of a page. */
export interface Entry {
  /** The page below the docs and its section, such as `guides/errors.html#reasons`. */
  place: string;
  title: string;
  /** The page or part that it belongs to. */
  page: string;
  /** The path and the id of an operation, or the names that the tables of a section explain. */
  names: string;
  /** The first sentence. */
  summary: string;
  text: string;
  /** The fields of an operation's request and response. */
  fields: string;
}

/** Words of English grammar, which say nothing about the subject of a question. */
export const fillers = new Set(
  `a about after again called first made many more per all also although an and any are as at be been before but by can could did do does for from had has have
  how i if in into is it its just let make may me mean means might must my need of off on one only or our own right she should so
  some take tell than that the their them then there these they this those to too until very was we were what
  when where whether which while who why will with without would you your`.split(/\s+/),
);

/** Returns the words of a text, also those of `camelCase` and `UPPER_CASE` names. */
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).filter((word) => word !== '');

const endings = /(?<=[a-z]{3})(?:at(?:es?|ed|ing|ions?)|ions?|ance|ings?|ures?|ed|es|e|y)$|(?<=^us)(?:age|ed|e|ing)$/;

/** Returns the stem that the forms of a word share: delete, deleted and deletion have one. */
function stemOf(word: string): string {
  let stem = word
    .toLowerCase()
    .replace(/(?<=[a-z]{2})ie[sd]$/, 'y')
    .replace(/(?<=[a-z]{2}[^siu])s$/, '');
  for (let longer = ''; longer !== stem; ) {
    longer = stem;
    stem = stem.replace(endings, '');
  }
  return stem.replace(/([bdgmnpt])\1$/, '$1');
}

/** The fields of an entry: the weight of a word there, and how much a long field lessens it. */
const fields = [
  { name: 'title', weight: 10, byLength: 0.5 },
  { name: 'keywords', weight: 8, byLength: 0.3 },
  { name: 'page', weight: 6, byLength: 0.4 },
  { name: 'names', weight: 3, byLength: 0.2 },
  { name: 'summary', weight: 2, byLength: 0.5 },
  { name: 'fields', weight: 0.6, byLength: 0.7 },
  { name: 'text', weight: 0.7, byLength: 0.7 },
] as const;
/** Weight at which more occurrences of a word hardly count. */
const saturation = 6;
/** Part of the score that depends on how much of the question an entry has. */
const coverage = 0.6;
/** Part of a rare word's weight that two neighboring words of the question add where they stand together. */
const phrase = 0.15;
/** Weight of a further section of a page. */
const furtherSection = 0.3;

/** Prefers guides to their sections, operations and tools, then to clients, then to lists of fields and events. */
function weightOf(place: string): number {
  if (/^(?:schemas\/|guides\/deliveries)/.test(place)) return 0.4;
  if (/^(?:index|guides\/(?:questions|\w+-client|a-screen-in-nextjs|other-languages))/.test(place)) return 0.65;
  return /^guides\/(?!assistants|verifying)[^#]+$/.test(place) ? 1.4 : 1;
}

/** An entry with the number of each stem in each field. */
interface Counted {
  entry: Entry;
  counts: { stems: Map<string, number>; length: number }[];
  /** Neighboring stems, such as `page token`. */
  pairs: Set<string>;
}

/** Returns a function that finds the entries that say most of a question, best first. Scores are those of BM25F. */
export function makeSearch(entries: readonly Entry[], { keywords, synonyms } = tables): (question: string) => Entry[] {
  const synonymsOf = new Map(Object.entries(synonyms).map(([word, others]) => [stemOf(word), others.map(stemOf)]));
  const counted = entries.map((entry): Counted => {
    const texts = fields.map(({ name }) => (name === 'keywords' ? (keywords[entry.place] ?? '') : entry[name]));
    const passages = [entry.title, keywords[entry.place] ?? '', ...`${entry.summary} ${entry.text}`.split(/(?<=[.:;?])\s/)];
    const pairs = passages.flatMap((passage) => pairsOf(tellingOf(passage)));
    return { entry, counts: texts.map((text) => countOf(wordsOf(text).map(stemOf))), pairs: new Set(pairs) };
  });
  const means = fields.map((_, i) => counted.reduce((sum, { counts }) => sum + (counts[i]?.length ?? 0), 0) / counted.length);
  const holders = countOf(counted.flatMap(({ counts }) => [...new Set(counts.flatMap(({ stems }) => [...stems.keys()]))])).stems;
  const rarityOf = (stem: string): number => Math.log(1 + counted.length / (holders.get(stem) ?? 1));

  /** Returns the stems that a word may mean, with their weights. The last word may be unfinished. */
  function meaningsOf(word: string, isLast: boolean): [stem: string, weight: number][] {
    const [written, stem] = [word.toLowerCase(), stemOf(word)];
    const isKnown = holders.has(stem);
    const meant = [...(isKnown ? [stem] : []), ...(synonymsOf.get(stem) ?? [])].map((one): [string, number] => [one, 1]);
    if (isKnown && !isLast) return meant;
    const others = [...holders.keys()].filter((one) => one !== stem);
    const longer = others.filter((one) => written.length > 2 && one.startsWith(written));
    const similar = meant.length > 0 ? [] : others.filter((one) => isTypo(stem, one));
    return [...meant, ...longer.map((one): [string, number] => [one, 0.5]), ...similar.map((one): [string, number] => [one, 0.3])];
  }

  /** Returns how much an entry says of a stem, from 0 to 1. */
  function presenceOf({ counts }: Counted, stem: string): number {
    let sum = 0;
    for (const [i, { weight, byLength }] of fields.entries()) {
      const { stems, length } = counts[i] ?? countOf([]);
      sum += (weight * (stems.get(stem) ?? 0)) / (1 - byLength + (byLength * length) / (means[i] || 1));
    }
    return sum / (sum + saturation);
  }

  return (question) => {
    const [words, asWritten] = [termsOf(question), question.trim()];
    const asked = words
      .map((word, i) => meaningsOf(word, i === words.length - 1))
      .map((stems) => ({ stems, rarity: Math.max(0, ...stems.map(([stem]) => rarityOf(stem))) }));
    const whole = asked.reduce((sum, { rarity }) => sum + rarity, 0);
    const askedPairs = pairsOf(words).map((pair) => ({ pair, rarity: Math.max(...pair.split(' ').map(rarityOf)) }));
    const scored = counted.map((one) => {
      let [score, covered] = [0, 0];
      for (const { stems, rarity } of asked) {
        const best = Math.max(0, ...stems.map(([stem, weight]) => weight * presenceOf(one, stem) * rarityOf(stem)));
        score += best;
        if (best > 0) covered += rarity;
      }
      for (const { pair, rarity } of askedPairs) if (one.pairs.has(pair)) score += phrase * rarity;
      // Pages are asked for by their titles, types of objects as they are written, and operations also by their ids and paths.
      const { title, place, names } = one.entry;
      const isTitle = title === asWritten || (!place.startsWith('schemas/') && title.toLowerCase() === asWritten.toLowerCase());
      const isNamed = isTitle || (place.startsWith('operations/') && names.split(' ').includes(asWritten));
      return {
        entry: one.entry,
        score: score * (1 - coverage + (coverage * covered) / whole) * weightOf(place) * (isNamed ? 10 : 1),
      };
    });
    const pages = new Set<string>();
    return scored
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ entry, score }) => {
        const [page = ''] = entry.place.split('#');
        const isFurther = pages.has(page);
        pages.add(page);
        return { entry, score: isFurther ? score * furtherSection : score };
      })
      .sort((a, b) => b.score - a.score)
      .map(({ entry }) => entry);
  };
}

/** Returns the words of a question, without fillers unless it has no others. */
function termsOf(question: string): string[] {
  const telling = tellingOf(question);
  return telling.length > 0 ? telling : wordsOf(question);
}

const tellingOf = (text: string): string[] => wordsOf(text).filter((word) => !fillers.has(word.toLowerCase()));

/** Returns the stems of each two words that stand together. */
const pairsOf = (words: string[]): string[] => words.slice(1).map((word, i) => `${stemOf(words[i] ?? '')} ${stemOf(word)}`);

function countOf(stems: readonly string[]): { stems: Map<string, number>; length: number } {
  const counts = new Map<string, number>();
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { stems: counts, length: stems.length };
}

/** Whether two words differ by one letter that is wrong, missing, added or exchanged. */
function isTypo(a: string, b: string): boolean {
  if (a.length < 5 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [c, d] = [a.slice(start), b.slice(start)];
  const isExchanged = c[0] === d[1] && c[1] === d[0] && c.slice(2) === d.slice(2);
  return c.slice(1) === d || c === d.slice(1) || c.slice(1) === d.slice(1) || isExchanged;
}
