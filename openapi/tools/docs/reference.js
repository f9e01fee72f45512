/** Completes Redocly's page: after every change for keyboards, code and links to the API explorer, and once for the search. */
import { mendAccessibility } from './accessibility.js';
import { mendCode } from './code-blocks.js';
import { linkExplorer } from './explorer-links.js';
import { takeOverSearch } from './search-dialog.js';

takeOverSearch();

let isDue = false;
new MutationObserver(() => {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    mendAccessibility();
    mendCode();
    linkExplorer();
  });
}).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
