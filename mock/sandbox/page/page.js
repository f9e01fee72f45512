/** The page of the sandbox: shows a session's data and requests, and sets its clock, jobs and faults. */

const byId = (id) => document.getElementById(id);
const element = (name, text = '', className = '') => Object.assign(document.createElement(name), { textContent: text, className });
const pretty = (value) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));
const timeOf = (milliseconds) => new Date(milliseconds).toISOString().replace('T', ' ').slice(0, 19);

/** The page's own path may name a session. The header selects another one. */
let session;
const ask = async (control, data = {}) => {
  const reply = await fetch(`sandbox/${control}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(session === undefined ? {} : { 'x-sandbox-session': session }) },
    body: JSON.stringify({ data }),
  });
  const { result, error } = await reply.json();
  if (error !== undefined) throw new Error(error.message);
  return result;
};

/** Runs an action, reports its outcome, and refreshes the session's data. */
const act = async (done, work) => {
  try {
    const said = await work();
    byId('outcome').textContent = said ?? done;
  } catch (error) {
    byId('outcome').textContent = error.message;
  }
  await refresh();
};

const shown = new Map();
/** Redraws a part of the page if its data has changed. Unfolded details stay unfolded. */
function draw(id, value, parts) {
  const text = JSON.stringify(value);
  if (shown.get(id) === text) return;
  shown.set(id, text);
  const open = new Set([...byId(id).querySelectorAll('details[open]')].map(({ dataset }) => dataset.key));
  const drawn = parts(value);
  for (const one of drawn) if (one.dataset.key !== undefined) one.open = open.has(one.dataset.key);
  byId(id).replaceChildren(...drawn);
}

function folded(key, summary, ...content) {
  const details = element('details');
  details.dataset.key = key;
  details.append(summary, ...content);
  return details;
}

function code(label, value) {
  const block = element('pre', pretty(value));
  block.tabIndex = 0;
  block.setAttribute('aria-label', label);
  return block;
}

const rowOf = (name, cells) => {
  const row = element('tr');
  row.append(...cells.map((cell) => element(name, cell)));
  return row;
};

const cellOf = (column, value) => {
  if (value === null) return '';
  return /(?:At|timestamp)$/.test(column) ? timeOf(value) : String(value);
};

function tableOf({ name, count, rows }) {
  const columns = Object.keys(rows[0] ?? {});
  const table = element('table');
  const [head, body] = [element('thead'), element('tbody')];
  head.append(rowOf('th', columns));
  body.append(
    ...rows.map((row) =>
      rowOf(
        'td',
        columns.map((column) => cellOf(column, row[column])),
      ),
    ),
  );
  table.append(head, body);
  const scrolled = element('div', '', 'table');
  scrolled.tabIndex = 0;
  scrolled.setAttribute('role', 'region');
  scrolled.setAttribute('aria-label', name);
  scrolled.append(table);
  const more = count > rows.length ? [element('p', `The first ${rows.length} of ${count}.`, 'hint')] : [];
  return folded(name, element('summary', `${name} (${count})`), scrolled, ...more);
}

function requestOf({ requestId, time, method, path, operationId, status, durationMs, fault, request, reply }) {
  const summary = element('summary', `${timeOf(time).slice(11)} `);
  const answer = status === null ? 'no response' : String(status);
  summary.append(
    element('code', `${method} ${path} `),
    element('strong', answer, status === null || status >= 400 ? 'bad' : ''),
    ` ${operationId ?? 'no operation'}, ${durationMs} ms${fault ? ', fault' : ''}`,
  );
  return folded(requestId, summary, code('Request', request), code('Response', reply));
}

function mailOf({ time, to, subject, text, link }) {
  const content = [code('Text of the mail', text)];
  if (link !== null) {
    const follow = element('a', 'Open the link');
    follow.href = link;
    content.unshift(follow);
  }
  return folded(`${time} ${to}`, element('summary', `${timeOf(time).slice(11)} ${to}: ${subject}`), ...content);
}

const faultOf = ({ fault: { operationId = 'every operation', ...what }, met }) =>
  element('li', `${operationId}: ${JSON.stringify(what)}, met ${met} ${met === 1 ? 'time' : 'times'}`);

const nothing = (items, words) => (items.length === 0 ? [element('p', words, 'hint')] : items);

function showState({ session: name, sessions, baseUrl, time, jobs, credentials, contents }) {
  draw('session', [name, sessions], () =>
    [...new Set([...sessions, name])].map((one) => new Option(one, one, false, one === name)),
  );
  byId('time').textContent = `${timeOf(time)} UTC`;
  byId('time').dateTime = new Date(time).toISOString();
  if (document.activeElement !== byId('mode')) byId('mode').value = jobs.mode;
  byId('waiting').textContent = jobs.waiting === 0 ? 'No pending tasks.' : `Pending tasks: ${jobs.waiting}.`;
  const { apiKey, authToken, workspaceId, workspaceAuthToken } = credentials;
  byId('credentials').querySelector('pre').textContent = [
    `export BASE_URL=${baseUrl}`,
    `export API_KEY=${apiKey}`,
    `export API_KEY_TOKEN=${authToken}`,
    `export WORKSPACE_ID=${workspaceId}`,
    `export WORKSPACE_TOKEN=${workspaceAuthToken}`,
  ].join('\n');
  draw('contents', contents, (kinds) => kinds.map(tableOf));
}

async function refresh() {
  const [state, { requests }, { mails }, { faults }] = await Promise.all(
    ['state', 'requests', 'mail', 'faults'].map((one) => ask(one)),
  );
  showState(state);
  draw('requests', requests, (all) => nothing(all.toReversed().map(requestOf), 'No requests yet.'));
  draw('mails', mails, (all) => nothing(all.toReversed().map(mailOf), 'No mail yet.'));
  draw('faults', faults, (all) => nothing(all.map(faultOf), 'No faults set.'));
}

const button = (id, done, work) => byId(id).addEventListener('click', () => act(done, work));
button('reset', 'Session reset.', async () => void (await ask('reset')));
button('step', '', async () => ((await ask('jobs', { steps: 1 })).done === 1 ? 'Step run.' : 'No step is due.'));
button('clear-faults', 'Faults cleared.', async () => void (await ask('faults', { clear: true })));
button('clear-requests', 'Requests cleared.', async () => void (await ask('requests', { clear: true })));
byId('advance').addEventListener('click', ({ target }) => {
  const advanceMs = Number(target.dataset.ms);
  if (advanceMs > 0) act(`${target.textContent}.`, async () => void (await ask('clock', { advanceMs })));
});
byId('mode').addEventListener('change', ({ target }) => {
  act('Mode changed.', async () => void (await ask('jobs', { mode: target.value })));
});
byId('session').addEventListener('change', ({ target }) => {
  session = target.value;
  act(`Session ${session} opened.`, async () => {});
});
byId('open').addEventListener('submit', (event) => {
  event.preventDefault();
  session = event.target.elements.name.value;
  event.target.reset();
  act(`Session ${session} opened.`, async () => {});
});

const form = byId('fault');
const field = (name) => form.elements.namedItem(name);
const { paths, components } = await (await fetch('openapi.json')).json();
/** Many operations share a response. */
const resolved = (response) => (response.$ref === undefined ? response : components.responses[response.$ref.split('/').at(-1)]);
const operations = new Map(Object.values(paths).map(({ post }) => [post.operationId, post]));
const optionOf = ([value, text]) => new Option(text, value);

/** Shows the documented faults of the chosen operation, and the faults that need no document. */
function showFaults() {
  const operation = operations.get(field('operationId').value);
  const answers =
    operation === undefined
      ? [429, 500, 503].map((status) => [`status ${status}`, `HTTP ${status}`])
      : Object.entries(operation.responses).flatMap(([status, response]) =>
          Object.keys(resolved(response).content['application/json'].examples).map((name) => [
            `example ${name}`,
            `HTTP ${status}: ${name}`,
          ]),
        );
  const others = [
    ['drop', 'Drop the connection'],
    ['delay', 'Delay only'],
    ['item', 'Fail the item'],
  ];
  field('what').replaceChildren(...[...answers, ...others].map(optionOf));
}

const meanings = {
  status: (status) => ({ status: Number(status) }),
  example: (example) => ({ example }),
  drop: () => ({ drop: true }),
  delay: () => ({}),
  item: () => ({ item: field('item').value }),
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const [kind, value] = field('what').value.split(' ');
  const given = {
    operationId: field('operationId').value,
    times: Number(field('times').value),
    delayMs: Number(field('delayMs').value),
  };
  const fault = { ...Object.fromEntries(Object.entries(given).filter(([, one]) => one)), ...meanings[kind](value) };
  act('Fault added.', async () => void (await ask('faults', { add: [fault] })));
});

field('operationId').replaceChildren(...[['', 'Every operation'], ...[...operations.keys()].map((id) => [id, id])].map(optionOf));
field('operationId').addEventListener('change', showFaults);
showFaults();

await refresh();
setInterval(() => {
  if (!document.hidden) refresh().catch(() => (byId('outcome').textContent = 'The sandbox does not respond.'));
}, 1000);
