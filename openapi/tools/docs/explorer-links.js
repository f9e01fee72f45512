/** Puts links to the API explorer into the navigation and beside the title of each operation. */

function linkFromMenu(first) {
  // Copies an item that does not look selected.
  const item = document.querySelector('.menu-content .menu-item-type-default:has([data-active="false"])').cloneNode(true);
  item.classList.add('explorer-link');
  item.querySelector('a').href = 'explorer.html';
  for (const label of item.querySelectorAll('[data-text]')) {
    label.dataset.text = 'API explorer';
    label.textContent = 'API explorer';
  }
  first.after(item);
}

/** Uses the link of the operation's description, which names the operation. */
function linkFromTitle(actions) {
  const description = actions.closest('[data-section-id]')?.querySelector('a[href^="explorer.html#"]');
  if (!description) return;
  const link = document.createElement('a');
  link.className = 'try-it';
  link.href = description.href;
  link.textContent = 'Try it';
  actions.prepend(link);
}

export function linkExplorer() {
  for (const first of document.querySelectorAll('.menu-content ul > .menu-item-type-default:first-child:has(a[href="#/"])')) {
    if (!first.nextElementSibling?.classList.contains('explorer-link')) linkFromMenu(first);
  }
  for (const actions of document.querySelectorAll('[data-testid="page-actions"]:not(:has(.try-it))')) linkFromTitle(actions);
}
