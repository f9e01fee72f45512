/** The session's data as a table of one kind at a time, and its mail. */
import { button, byId, code, draw, element, folded, row, timeOf } from './dom.js';

const cellOf = (column, value) => {
  if (value === null) return '';
  return /(?:At|timestamp)$/.test(column) ? timeOf(value) : String(value);
};

let kinds = [];
let shown = 'organizations';

/** Returns the rows with this text. */
function found({ rows }, wanted) {
  const cells = rows.map((one) => Object.entries(one).map(([column, value]) => cellOf(column, value)));
  return cells.filter((one) => one.some((cell) => cell.toLowerCase().includes(wanted)));
}

function tableOf({ rows, count }, wanted) {
  const table = element('table');
  const [head, body] = [element('thead'), element('tbody')];
  head.append(row(...Object.keys(rows[0] ?? {}).map((column) => Object.assign(element('th', column), { scope: 'col' }))));
  body.append(...found({ rows }, wanted).map((cells) => row(...cells.map((cell) => element('td', cell)))));
  table.append(head, body);
  if (body.rows.length === 0) return [element('p', rows.length === 0 ? 'No rows yet.' : 'No row matches.', 'hint')];
  return count > rows.length ? [table, element('p', `The first ${rows.length} of ${count}.`, 'hint')] : [table];
}

function redraw() {
  const wanted = byId('search').value.trim().toLowerCase();
  const matches = new Map(kinds.map((kind) => [kind.name, found(kind, wanted).length]));
  // A search shows a kind that has it.
  if (wanted !== '' && matches.get(shown) === 0) shown = kinds.find(({ name }) => matches.get(name) > 0)?.name ?? shown;
  const focused = document.activeElement?.dataset.kind;
  draw('kinds', [[...matches], kinds.map(({ count }) => count), wanted, shown], () =>
    kinds.map(({ name, count }) => {
      const made = button(`${name} (${wanted === '' ? count : `${matches.get(name)} of ${count}`})`, () => {
        shown = name;
        redraw();
      });
      made.dataset.kind = name;
      made.setAttribute('aria-pressed', String(name === shown));
      return made;
    }),
  );
  if (focused !== undefined) byId('kinds').querySelector(`[data-kind="${focused}"]`)?.focus();
  const kind = kinds.find(({ name }) => name === shown);
  draw('contents', [kind, wanted], () => (kind === undefined ? [] : tableOf(kind, wanted)));
}

export function showContents(contents) {
  kinds = contents;
  redraw();
}

byId('search').addEventListener('input', redraw);

export function mailOf({ time, to, subject, text, html, link }) {
  const content = [];
  if (link !== null) {
    const follow = element('a', 'Open the link');
    follow.href = link;
    content.push(follow);
  }
  // Without scripts and links, and under the page's own policy.
  const shown = Object.assign(element('iframe'), { title: `Email to ${to}`, srcdoc: html, sandbox: '' });
  content.push(shown, folded(`text ${time} ${to}`, element('summary', 'As text'), code('Text of the email', text)));
  return folded(`${time} ${to}`, element('summary', `${timeOf(time).slice(11)} ${to}: ${subject}`), ...content);
}
