/** Adds highlighting and copy buttons to the code of guides, and shows one language at a time. */
import { copyButton } from './copy-button.js';
import { showCode } from './highlight.js';

const labels = { sh: 'curl', ts: 'TypeScript', python: 'Python' };
const key = 'docs.language';

function mendBlock(block) {
  const code = block.textContent.trimEnd();
  block.classList.add('code-block');
  showCode(block, code, block.dataset.language);
  block.append(copyButton(code));
}

/** Returns the code block that is all of an element. */
const blockOf = (element) => (element?.children.length === 1 ? element.querySelector(':scope > pre[data-language]') : null);

/** Returns a block and the next ones, up to a second one of the same language. */
function groupFrom(first) {
  const group = new Map();
  for (let block = first; block && block.dataset.language in labels; block = blockOf(block.parentElement.nextElementSibling)) {
    if (group.has(block.dataset.language)) break;
    group.set(block.dataset.language, block);
  }
  return group;
}

/** Shows the block of the language, or of the first one. */
function choose(group, language) {
  const shown = group.has(language) ? language : [...group.keys()][0];
  for (const [name, block] of group) block.parentElement.hidden = name !== shown;
}

const groups = new Set();

function chooseEverywhere(language) {
  localStorage.setItem(key, language);
  for (const group of groups) choose(group, language);
}

/** Puts the same choice of languages above each block, since all but one are hidden. */
function offer(group) {
  for (const [own, block] of group) {
    const choice = document.createElement('div');
    choice.className = 'languages';
    choice.setAttribute('role', 'group');
    choice.setAttribute('aria-label', 'Language');
    for (const language of group.keys()) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = labels[language];
      button.setAttribute('aria-pressed', String(language === own));
      button.addEventListener('click', () => {
        chooseEverywhere(language);
        group.get(language).parentElement.querySelector('[aria-pressed="true"]').focus();
      });
      choice.append(button);
    }
    block.before(choice);
  }
  groups.add(group);
  choose(group, localStorage.getItem(key));
}

/** Lets a name in code break if it is longer than its line. */
function mendName(name) {
  if (name.offsetWidth > name.parentElement.clientWidth) name.classList.add('long-name');
}

export function mendCode() {
  for (const name of document.querySelectorAll(':is(p, li) > code')) mendName(name);
  const blocks = [...document.querySelectorAll('pre[data-language]:not(.code-block)')];
  const grouped = new Set();
  for (const block of blocks.filter((one) => blockOf(one.parentElement) === one)) {
    if (grouped.has(block)) continue;
    const group = groupFrom(block);
    for (const one of group.values()) grouped.add(one);
    if (group.size > 1) offer(group);
  }
  for (const block of blocks) mendBlock(block);
}
