/** Mends of the page that Redocly makes, for readers who use a keyboard or listen: applied to what it shows, whenever that changes. */

/** The search opens by a click on what is no button. */
function mendSearch(trigger) {
  trigger.setAttribute('role', 'button');
  trigger.setAttribute('tabindex', '0');
  trigger.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    trigger.click();
  });
}

/** A name that leaves out what the button shows cannot be spoken to open it. */
function mendLabel(button) {
  const shown = button.textContent.trim();
  const name = button.getAttribute('aria-label');
  if (shown === '' || name.includes(shown)) return;
  button.setAttribute('aria-label', `${name.split(':')[0]}: ${shown}`);
}

/** What scrolls is reached with the keyboard. */
function mendScrolling(region) {
  if (region.scrollWidth > region.clientWidth && !region.hasAttribute('tabindex')) region.setAttribute('tabindex', '0');
}

function mend() {
  for (const trigger of document.querySelectorAll('[data-testid="search-trigger"]:not([tabindex])')) mendSearch(trigger);
  for (const button of document.querySelectorAll('button[aria-label]')) mendLabel(button);
  for (const region of document.querySelectorAll('pre, table, div:has(> table)')) mendScrolling(region);
}

let isDue = false;
new MutationObserver(() => {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    mend();
  });
}).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
