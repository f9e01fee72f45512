/** Corrects Redocly's page for keyboards and screen readers. */

/** Makes the search trigger, a div, work like a button. */
function mendSearch(trigger) {
  trigger.setAttribute('role', 'button');
  trigger.setAttribute('tabindex', '0');
  trigger.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    trigger.click();
  });
}

/** Puts a button's visible text into its name, as voice control expects. */
function mendLabel(button) {
  const shown = button.textContent.trim();
  const name = button.getAttribute('aria-label');
  if (shown === '' || name.includes(shown)) return;
  button.setAttribute('aria-label', `${name.split(':')[0]}: ${shown}`);
}

/** Lets the keyboard reach and scroll a region. */
function mendScrolling(region) {
  if (region.scrollWidth > region.clientWidth && !region.hasAttribute('tabindex')) region.setAttribute('tabindex', '0');
}

export function mendAccessibility() {
  for (const trigger of document.querySelectorAll('[data-testid="search-trigger"]:not([tabindex])')) mendSearch(trigger);
  for (const button of document.querySelectorAll('button[aria-label]')) mendLabel(button);
  for (const region of document.querySelectorAll('pre, table, div:has(> table)')) mendScrolling(region);
}
