/** The table of requests, the newest first, and the selected one: with its response, as a curl command, and to send again. */
import { button, byId, code, element, row, timeOf } from './dom.js';
import { headersOf, operations } from './operations.js';
import { act, call } from './session.js';

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** Uses the variables of "Credentials to paste". */
function curlOf(operation, request) {
  const headers = headersOf(operation).map(({ header, variable }) => `  -H "${header}: $${variable}"`);
  return [
    `curl -s "$COLLABORATION_URL${operation.path}"`,
    `  -H 'content-type: application/json'`,
    ...headers,
    `  -d ${quoted(JSON.stringify(request))}`,
  ].join(' \\\n');
}

const actionsOf = (operation, request, credentials) => [
  button('Copy as curl', () =>
    act('Command copied. It uses the variables of “Credentials to paste”.', async () => {
      if (navigator.clipboard === undefined)
        throw new Error('The browser allows copying only on pages from this machine or over HTTPS.');
      await navigator.clipboard.writeText(curlOf(operation, request));
    }),
  ),
  button('Send again', () =>
    act('', async () => {
      const headers = Object.fromEntries(headersOf(operation).map(({ header, name }) => [header, credentials[name]]));
      const { status } = await call(operation.path, request, headers);
      return `${operation.summary} responded with HTTP ${status}.`;
    }),
  ),
];

const outcomeOf = ({ status, dropped }) => (dropped ? 'dropped' : String(status ?? 'no response'));

let credentials;
/** The latest records by key, the newest first. */
let records = new Map();
const rows = new Map();
let selected;

function show({ requestId, method, path, operationId, durationMs, request, reply, ...outcome }) {
  const operation = operations.get(operationId);
  // The body of a large request is not kept whole.
  const actions = operation === undefined || typeof request !== 'object' ? [] : actionsOf(operation, request, credentials);
  const head = element('div', '', 'row');
  head.append(
    element('code', `${method} ${path} ${outcomeOf(outcome)} (${durationMs} ms) ${requestId}`),
    ...actions,
    button('Close', close),
  );
  const sides = element('div', '', 'sides');
  sides.append(code('Request', request), code('Response', reply));
  byId('request').replaceChildren(head, sides);
}

function select(key) {
  rows.get(selected)?.removeAttribute('aria-current');
  selected = key;
  rows.get(key)?.setAttribute('aria-current', 'true');
  byId('request').hidden = key === undefined;
  if (key !== undefined) show(records.get(key));
}

function close() {
  const last = rows.get(selected);
  select(undefined);
  last?.querySelector('button').focus();
}

function rowOf(key, { time, status, operationId, method, path, durationMs, fault, dropped }) {
  const open = button(operationId ?? `${method} ${path}`, () => select(key));
  open.tabIndex = -1;
  const operation = element('td');
  operation.append(open);
  if (fault) operation.append(' ', element('span', 'fault', 'badge'));
  const outcome = element('td', outcomeOf({ status, dropped }), status === null || status >= 400 ? 'bad' : 'good');
  return row(element('td', timeOf(time).slice(11)), outcome, operation, element('td', `${durationMs} ms`));
}

/** Retries have the id of their first attempt, and may be equal in every other way. */
function keysOf(requests) {
  const found = new Map();
  for (const request of requests) {
    const { requestId, time, status, durationMs } = request;
    let key = [requestId, time, status, durationMs].join(' ');
    while (found.has(key)) key += '+';
    found.set(key, request);
  }
  return new Map([...found].reverse());
}

const isWanted = ({ operationId, status, fault }) => {
  const [operation, outcome] = [byId('by-operation').value, byId('by-status').value];
  if (operation !== '' && operation !== (operationId ?? 'none')) return false;
  if (outcome === 'fault') return fault;
  return outcome === 'none' ? status === null : String(status ?? '').startsWith(outcome);
};

/** Offers the operations of the records. */
function showOperations() {
  const found = [...new Set([...records.values()].map(({ operationId }) => operationId ?? 'none'))].sort();
  const { value } = byId('by-operation');
  const offered = [...new Set(['', ...found, value])];
  if (offered.join() === [...byId('by-operation').options].map((one) => one.value).join()) return;
  const textOf = (id) => ({ '': 'all', none: 'no operation' })[id] ?? id;
  byId('by-operation').replaceChildren(...offered.map((id) => new Option(textOf(id), id, false, id === value)));
}

/** Keeps the rows that stay, so that neither focus nor scroll position moves. */
function redraw() {
  showOperations();
  const wanted = [...records].filter(([, record]) => isWanted(record));
  const keys = new Set(wanted.map(([key]) => key));
  for (const [key, one] of rows) {
    if (keys.has(key)) continue;
    one.remove();
    rows.delete(key);
  }
  let next = byId('requests').firstElementChild;
  for (const [key, record] of wanted) {
    const known = rows.get(key);
    const one = known ?? rowOf(key, record);
    rows.set(key, one);
    if (one === next) next = next.nextElementSibling;
    else byId('requests').insertBefore(one, next);
    if (known === undefined && key === selected) one.setAttribute('aria-current', 'true');
  }
  const buttons = [...byId('requests').querySelectorAll('button')];
  const reachable = buttons.find((one) => one === document.activeElement) ?? buttons[0];
  for (const one of buttons) one.tabIndex = one === reachable ? 0 : -1;
  byId('shown').textContent = wanted.length === records.size ? String(records.size) : `${wanted.length} of ${records.size}`;
  byId('no-requests').hidden = wanted.length > 0;
  byId('no-requests').textContent = records.size === 0 ? 'No requests yet.' : 'No request matches.';
}

export function showRequests(requests, ofSession) {
  credentials = ofSession;
  records = keysOf(requests);
  if (!records.has(selected)) select(undefined);
  redraw();
}

for (const id of ['by-operation', 'by-status']) byId(id).addEventListener('change', redraw);

/** One stop for the tabulator key; arrows move between the rows. */
byId('requests').addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const buttons = [...byId('requests').querySelectorAll('button')];
  const target = buttons[buttons.indexOf(event.target) + step];
  if (target === undefined) return;
  event.preventDefault();
  event.target.tabIndex = -1;
  target.tabIndex = 0;
  target.focus();
});
