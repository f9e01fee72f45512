/** Helpers for the elements of the page. */

export const byId = (id) => document.getElementById(id);

export const element = (name, text = '', className = '') =>
  Object.assign(document.createElement(name), { textContent: text, className });

export const timeOf = (milliseconds) => new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 19);

const shown = new Map();
/** Redraws a part of the page if its data has changed. Unfolded details stay unfolded. */
export function draw(id, value, parts) {
  const text = JSON.stringify(value);
  if (shown.get(id) === text) return;
  shown.set(id, text);
  const open = new Set([...byId(id).querySelectorAll('details[open]')].map(({ dataset }) => dataset.key));
  const drawn = parts(value);
  for (const one of drawn) if (one.dataset.key !== undefined) one.open = open.has(one.dataset.key);
  byId(id).replaceChildren(...drawn);
}

export function folded(key, summary, ...content) {
  const details = element('details');
  details.dataset.key = key;
  details.append(summary, ...content);
  return details;
}

/** Returns a labelled text. */
export function code(label, value) {
  const side = element('div');
  const block = element('pre', typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  block.tabIndex = 0;
  block.setAttribute('aria-label', label);
  side.append(element('h3', label), block);
  return side;
}

export function row(...cells) {
  const made = element('tr');
  made.append(...cells);
  return made;
}

export function button(text, onClick) {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', onClick);
  return made;
}

export const count = (number, thing) => `${number} ${thing}${number === 1 ? '' : 's'}`;
