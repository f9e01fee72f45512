/** The page of the sandbox: shows a session's data and requests, and sets its clock, jobs and faults. */
import { mailOf, showContents } from './contents.js';
import { byId, count, draw, element, timeOf } from './dom.js';
import { showFaults } from './faults.js';
import { exportsOf } from './operations.js';
import { showRequests } from './requests.js';
import { act, ask, call, choose, onChange } from './session.js';

let state;
/** The highest number of pending tasks since there was none. */
let most = 0;

function showJobs({ mode, waiting }) {
  if (document.activeElement !== byId('mode')) byId('mode').value = mode;
  byId('waiting').textContent = waiting === 0 ? 'No pending tasks.' : `Pending tasks: ${waiting}.`;
  most = waiting === 0 ? 0 : Math.max(most, waiting);
  Object.assign(byId('progress'), { hidden: most === 0, max: most || 1, value: most - waiting });
}

async function refresh() {
  let requests;
  let mails;
  let faults;
  [state, { requests }, { mails }, { faults }] = await Promise.all(['state', 'requests', 'mail', 'faults'].map((one) => ask(one)));
  const { session: name, sessions, baseUrl, time, jobs, credentials, recordsEvents } = state;
  draw('session', [name, sessions], () =>
    [...new Set([...sessions, name])].map((one) => new Option(one, one, false, one === name)),
  );
  byId('end').hidden = name === 'default';
  byId('time').textContent = `${timeOf(time)} UTC`;
  byId('time').dateTime = new Date(time).toISOString();
  byId('credentials').querySelector('pre').textContent = exportsOf(baseUrl, credentials);
  Object.assign(byId('record'), { checked: recordsEvents, disabled: false });
  showJobs(jobs);
  showContents(state.contents);
  showRequests(requests, credentials);
  draw('mails', mails, (all) => (all.length === 0 ? [element('p', 'No mail yet.', 'hint')] : all.toReversed().map(mailOf)));
  showFaults(faults);
}
onChange(refresh);

/** The explorer reads credentials from its tab. */
byId('explorer').addEventListener('click', () => {
  const { baseUrl: server, credentials } = state;
  const { workspaceId, workspaceAuthToken: workspaceToken, apiKey, authToken: apiKeyToken } = credentials;
  for (const [name, value] of Object.entries({ server, workspaceId, workspaceToken, apiKey, apiKeyToken }))
    sessionStorage.setItem(`explorer.${name}`, value);
});

function download(name, text) {
  const link = Object.assign(element('a'), { href: URL.createObjectURL(new Blob([text])), download: name });
  link.click();
  URL.revokeObjectURL(link.href);
}

const onClick = (id, done, work) => byId(id).addEventListener('click', () => act(done, work));
onClick('reset', 'Session reset.', async () => void (await ask('reset')));
onClick('end', '', async () => {
  const { session } = state;
  await ask('close');
  choose('default');
  return `Session ${session} ended.`;
});
onClick('save', '', async () => {
  const scene = await ask('scene');
  download('scene.json', `${JSON.stringify(scene, null, 2)}\n`);
  return `Scene with ${count(scene.calls?.length ?? 0, 'call')} saved. Start with it: --seed scene.json`;
});
onClick('step', '', async () => ((await ask('jobs', { steps: 1 })).done === 1 ? 'Step run.' : 'No step is due.'));
onClick('record', '', async () => {
  const { recordsEvents, credentials } = state;
  const { apiKey, workspaceId, workspaceAuthToken } = credentials;
  const headers = { 'x-svc-workspace-id': workspaceId, 'x-svc-auth-token': workspaceAuthToken };
  const { status } = await call('/v2/workspace/apikey/update', { data: { apiKey, events: !recordsEvents } }, headers);
  if (status !== 200) return `Update API Key responded with HTTP ${status}.`;
  return recordsEvents ? 'Events are no longer recorded.' : 'Events are recorded.';
});
onClick('clear-faults', 'Faults cleared.', async () => void (await ask('faults', { clear: true })));
onClick('clear-requests', 'Requests cleared.', async () => void (await ask('requests', { clear: true })));
byId('advance').addEventListener('click', ({ target }) => {
  const advanceMs = Number(target.dataset.ms);
  if (advanceMs > 0) void act(`${target.textContent}.`, async () => void (await ask('clock', { advanceMs })));
});
byId('clock').addEventListener('submit', (event) => {
  event.preventDefault();
  const { value } = event.target.elements.date;
  void act(`Clock set to ${value} UTC.`, async () => void (await ask('clock', { time: Date.parse(`${value}Z`) })));
});
byId('mode').addEventListener('change', ({ target }) => {
  void act('Mode changed.', async () => void (await ask('jobs', { mode: target.value })));
});
byId('session').addEventListener('change', ({ target: { value } }) => {
  choose(value);
  void act(`Session ${value} opened.`, async () => {});
});
byId('open').addEventListener('submit', (event) => {
  event.preventDefault();
  const { value } = event.target.elements.name;
  choose(value);
  event.target.reset();
  void act(`Session ${value} opened.`, async () => {});
});
await refresh();
setInterval(() => {
  if (!document.hidden) refresh().catch(() => (byId('outcome').textContent = 'The sandbox is not responding.'));
}, 1000);
