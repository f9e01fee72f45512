/** The session's data as tables, by kind, and its mail. */
import { code, element, folded, timeOf } from './dom.js';

const rowOf = (name, cells) => {
  const row = element('tr');
  row.append(...cells.map((cell) => element(name, cell)));
  return row;
};

const cellOf = (column, value) => {
  if (value === null) return '';
  return /(?:At|timestamp)$/.test(column) ? timeOf(value) : String(value);
};

/** `wanted`: shows only rows with this text. */
export const tableOf =
  (wanted) =>
  ({ name, count, rows }) => {
    const columns = Object.keys(rows[0] ?? {});
    const cells = rows.map((row) => columns.map((column) => cellOf(column, row[column])));
    const found = cells.filter((row) => row.some((cell) => cell.toLowerCase().includes(wanted.toLowerCase())));
    const table = element('table');
    const [head, body] = [element('thead'), element('tbody')];
    head.append(rowOf('th', columns));
    body.append(...found.map((row) => rowOf('td', row)));
    table.append(head, body);
    const scrolled = element('div', '', 'table');
    scrolled.tabIndex = 0;
    scrolled.setAttribute('role', 'region');
    scrolled.setAttribute('aria-label', name);
    scrolled.append(table);
    const more = count > rows.length ? [element('p', `The first ${rows.length} of ${count}.`, 'hint')] : [];
    const size = wanted === '' ? String(count) : `${found.length} of ${count}`;
    const details = folded(name, element('summary', `${name} (${size})`), scrolled, ...more);
    details.open = wanted !== '' && found.length > 0;
    return details;
  };

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
