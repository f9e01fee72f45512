/** Completes each page: code in the chosen language with buttons that copy it, and the search. */
import { copyButton } from './copy-button.js';

const key = 'docs.language';
const page = document.documentElement;
page.dataset.language = localStorage.getItem(key) ?? 'sh';

/** Puts the choice of languages above a sample. */
function offer(group) {
  const choice = document.createElement('div');
  choice.className = 'languages';
  choice.setAttribute('role', 'group');
  choice.setAttribute('aria-label', 'Language');
  for (const figure of group.querySelectorAll('figure')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = figure.querySelector('figcaption').textContent;
    button.dataset.for = figure.dataset.language;
    choice.append(button);
  }
  group.prepend(choice);
}

/** Shows one language in all samples. The pressed button stays where it is on the screen. */
function choose(language, pressed) {
  const before = pressed?.getBoundingClientRect().top;
  page.dataset.language = language;
  for (const button of document.querySelectorAll('.languages button')) {
    const others = [...button.parentElement.children];
    const shown = others.some((one) => one.dataset.for === language) ? language : others[0].dataset.for;
    button.setAttribute('aria-pressed', String(button.dataset.for === shown));
  }
  if (pressed) scrollBy(0, pressed.getBoundingClientRect().top - before);
}

async function openSearch() {
  const { open } = await import('./search-dialog.js');
  open();
}

/** Unfolds what holds the target of the address. Newer browsers do it themselves. */
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  const below = document.querySelector('h2:target ~ details');
  const folded = [...document.querySelectorAll('main details:not([open])')].filter((one) => one === below || one.contains(target));
  for (const one of folded) one.open = true;
  if (folded.length > 0) target.scrollIntoView();
}

function complete() {
  const contents = document.querySelector('.contents');
  if (contents) contents.open = matchMedia('(min-width: 125rem)').matches;
  reveal();
  for (const group of document.querySelectorAll('.samples')) offer(group);
  choose(page.dataset.language);
  for (const code of document.querySelectorAll('figure > pre')) code.append(copyButton(code.textContent.trimEnd()));
  const button = document.getElementById('search-open');
  button.hidden = false;
  button.addEventListener('click', openSearch);
  document.getElementById('menu').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
}

addEventListener('click', ({ target }) => {
  const language = target.closest?.('.languages button')?.dataset.for;
  if (language === undefined) return;
  localStorage.setItem(key, language);
  choose(language, target);
});
addEventListener('hashchange', reveal);
addEventListener('keydown', (event) => {
  if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void openSearch();
});

if (document.readyState === 'loading') addEventListener('DOMContentLoaded', complete);
else complete();
