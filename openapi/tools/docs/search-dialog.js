/** The search of all pages. */
import { makeSearch } from './search.ts';

const mostResults = 12;
const excerptLength = 140;

const element = (name, properties, ...children) => {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
};

const input = element('input', { type: 'search', placeholder: 'Search docs', autocomplete: 'off', spellcheck: false });
input.setAttribute('aria-label', 'Search docs');
const results = element('ul', {});
const outcome = element('p', { textContent: 'Search guides, operations and fields.' });
outcome.setAttribute('role', 'status');
const close = element('button', { type: 'button', textContent: 'Close' });
const dialog = element(
  'dialog',
  { className: 'search' },
  element('div', { className: 'search-bar' }, input, close),
  outcome,
  results,
);
dialog.setAttribute('aria-label', 'Search');

/** Loads the index at the first search. */
let search;
const loaded = () =>
  (search ??= fetch(new URL('search.json', import.meta.url)).then(async (response) => makeSearch(await response.json())));

/** Returns the text from the sentence with the question's first word, or from the start if the title has the word. */
function excerptOf({ title, text }, question) {
  const [word = ''] = question.toLowerCase().split(/\W+/);
  const at = title.toLowerCase().includes(word) ? 0 : Math.max(0, text.toLowerCase().indexOf(word));
  const from = text.lastIndexOf('. ', at) + 1;
  return text.slice(from, from + excerptLength).trim() + (text.length > from + excerptLength ? '…' : '');
}

function show(entries, question) {
  const shown = entries.slice(0, mostResults);
  results.replaceChildren(
    ...shown.map((entry) => {
      const title = element('strong', { textContent: entry.title });
      const page = element('span', { textContent: entry.page });
      const excerpt = element('span', { className: 'search-text', textContent: excerptOf(entry, question) });
      return element('li', {}, element('a', { href: new URL(entry.place, import.meta.url).href }, title, page, excerpt));
    }),
  );
  const none = question === '' ? 'Search guides, operations and fields.' : 'No results. Try another word.';
  outcome.textContent = shown.length === 0 ? none : `${shown.length === 1 ? '1 result' : `${shown.length} results`}`;
}

async function find() {
  const question = input.value.trim();
  const entries = question === '' ? [] : (await loaded())(question);
  if (question === input.value.trim()) show(entries, question);
}

/** Moves the focus through the input and the results. */
function move(step) {
  const stops = [input, ...results.querySelectorAll('a')];
  stops[stops.indexOf(document.activeElement) + step]?.focus();
}

export function open() {
  if (dialog.open) return;
  if (!dialog.isConnected) document.body.append(dialog);
  dialog.showModal();
  input.select();
  loaded();
}

input.addEventListener('input', find);
close.addEventListener('click', () => dialog.close());
dialog.addEventListener('click', ({ target }) => {
  if (target === dialog || target.closest('a')) dialog.close();
});
dialog.addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined) {
    event.preventDefault();
    move(step);
  } else if (event.key === 'Enter' && event.target === input) {
    results.querySelector('a')?.click();
  }
});
