/** Finds pages of the docs by words: the search of the docs, and its test. */
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { keywords, synonyms } from './search-words.ts';

/** A page or a section of a page. */
export interface Entry {
  /** The page below the docs and its section, such as `guides/errors.html#reasons`. */
  place: string;
  title: string;
  /** The page or part that it belongs to. */
  page: string;
  /** The path and the id of an operation. */
  names: string;
  text: string;
}

const fillers = new Set(
  'a an and are as at by can do does for from how i in is it its me mean means my of on or our the to use using what when where which who with without you your'.split(
    ' ',
  ),
);

/** Returns the words of a text, also those of `camelCase` names. */
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}_]+|(?<=\p{Ll})(?=\p{Lu})/u).filter((word) => word !== '');

/** Returns a word in lower case and in the singular. */
const normalized = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=[a-z]{2}[^siu])s$/, '');

/** Returns the words of a question, without fillers unless it has no others. */
function termsOf(question: string): string[] {
  const words = wordsOf(question).map(normalized);
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

const options: SearchOptions = {
  boost: { title: 6, keywords: 5, names: 3, page: 2 },
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  weights: { prefix: 0.5, fuzzy: 0.2 },
};

/** A word, or with less weight one of its synonyms. */
const queryOf = (term: string): Query => ({
  combineWith: 'OR',
  queries: [term, { queries: synonyms[term] ?? [], prefix: false, fuzzy: false, boostTerm: () => 0.4 }],
});

/** Prefers entries whose title says no more than the question: "delete user" finds Delete Users before longer titles. */
const isSaidBy = (title: string, terms: readonly string[]): boolean => {
  const said = new Set(terms.flatMap((term) => [term, ...(synonyms[term] ?? [])]));
  return termsOf(title).every((word) => said.has(word));
};

/** Prefers operations and guides to schemas and events, which have the names of their subjects, and to the answers that something does not exist. */
const weightOf = (place: string): number =>
  /^(?:schemas\/|guides\/deliveries)/.test(place) ? 0.3 : place.startsWith('guides/questions') ? 0.8 : 1;

/** Returns a function that finds the entries with all words of a question, or else with some, best first. */
export function makeSearch(entries: readonly Entry[]): (question: string) => Entry[] {
  const index = new MiniSearch<Entry>({
    idField: 'place',
    fields: ['title', 'keywords', 'names', 'page', 'text'],
    extractField: (entry, field) => (field === 'keywords' ? (keywords[entry.place] ?? '') : Object(entry)[field]),
    tokenize: wordsOf,
    processTerm: normalized,
  });
  index.addAll(entries);
  const byPlace = new Map(entries.map((entry) => [entry.place, entry]));
  return (question) => {
    const terms = termsOf(question);
    const queries = terms.map(queryOf);
    const boostDocument = (id: string) => {
      const title = byPlace.get(id)?.title ?? '';
      // A type of events is asked for as it is written.
      return title === question.trim() && title.includes('.') ? 10 : (isSaidBy(title, terms) ? 2 : 1) * weightOf(id);
    };
    const preferring = { ...options, boostDocument };
    const whole = index.search({ combineWith: 'AND', queries }, preferring);
    const found = whole.length > 0 ? whole : index.search({ combineWith: 'OR', queries }, preferring);
    return found.flatMap(({ id }) => byPlace.get(String(id)) ?? []);
  };
}
