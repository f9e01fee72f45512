/** The workspace console: a login form, or the workspace of the session. */
import { drawJobs, drawUsage } from './activity.js';
import { CallError, call, signOut } from './call.js';
import { act, ask, button, byId, clear, copy, element, onSubmit, say, whenSessionDiffers } from './dom.js';
import { drawDomains, prepareDomains } from './domains.js';
import { drawKeys, prepareKeys } from './keys.js';
import { showsNow, tellSignedOut, whenOthersDiffer } from './shown.js';

const { console: consoleUrl } = document.documentElement.dataset;

/** Shows one of `signed-in`, `signed-out` and `elsewhere`. */
function show(name) {
  for (const each of ['signed-in', 'signed-out', 'elsewhere', 'account']) {
    const part = byId(each);
    if (part !== null) part.hidden = each !== name && !(each === 'account' && name === 'signed-in');
  }
}

/** Says after the next load why the page was loaded again. */
const reasonKey = 'console-reason';

/** Loads the page again, so that neither it nor its scripts keep anything of the workspace. */
function leave(reason) {
  clear();
  sessionStorage.setItem(reasonKey, reason);
  location.reload();
}

/** Shows nothing of the workspace any more. The other one opens only at a click, so that nobody takes it for the former. */
function giveWay(reason) {
  clear();
  show('elsewhere');
  say(reason, true);
}

whenSessionDiffers({ hasEnded: leave, isOfAnother: giveWay });
whenOthersDiffer((name) =>
  name === undefined ? leave('Signed out in another tab.') : giveWay(`Another workspace is open in another tab: "${name}".`),
);
byId('load-again').addEventListener('click', () => location.reload());
// The browser may keep a page that it leaves, and show it again later, even after a sign-out.
addEventListener('pagehide', clear);
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

onSubmit(byId('sign-in'), async ({ email }) => {
  return (await call('v2/workspace/email/send-login-link', { email, continueUrl: consoleUrl })).message;
});

byId('sign-out').addEventListener('click', () =>
  act(async () => {
    await signOut();
    tellSignedOut();
    leave('Signed out.');
  }),
);

byId('copy-new-token').addEventListener('click', () => act(() => copy(byId('new-token-value').value, 'New token')));

const pair = (term, ...description) => [element('dt', term), element('dd', description)];

function drawWorkspace({ id, name, owner, authToken }) {
  byId('owner').textContent = owner.email;
  byId('workspace').replaceChildren(
    ...pair('Name', name),
    ...pair('ID', element('code', id)),
    ...pair('Owner', `${owner.name}, ${owner.email} `, element('span', 'verified', { class: 'badge' })),
  );
  byId('workspace-actions').replaceChildren(
    button('Copy ID', () => copy(id, 'Workspace ID')),
    button('Copy workspace token', () => copy(authToken, 'Workspace token')),
    button('Reset workspace token', () => resetToken(name)),
    button('Delete workspace', () => deleteWorkspace(name), { class: 'danger' }),
  );
}

async function deleteWorkspace(name) {
  const text = `The workspace, its API keys and all of their data are deleted immediately. This cannot be undone. Type ${name} to confirm.`;
  const asked = { title: `Delete ${name}?`, text, yes: 'Delete workspace', field: 'Name of the workspace', mustBe: name };
  const confirm = await ask({ ...asked, isDanger: true });
  if (confirm === undefined) return;
  say(`Deleting ${name}…`);
  await call('v2/workspace/delete', { confirm });
  await signOut();
  tellSignedOut();
  leave(`Workspace ${name} deleted.`);
}

async function resetToken(name) {
  const text =
    'Programs with the old token are rejected within a few seconds. You are also signed out. The tokens of API keys stay valid.';
  const title = `Reset the workspace token of ${name}?`;
  if ((await ask({ title, text, yes: 'Reset token' })) === undefined) return undefined;
  const { authToken } = (await call('v2/workspace/authtoken/reset', {})).data;
  tellSignedOut();
  clear();
  byId('new-token-value').value = authToken;
  byId('new-token').hidden = false;
  show('signed-out');
  return `Token of the workspace ${name} reset. Copy the new one, then sign in again.`;
}

async function drawKeysAndActivity() {
  const keys = await drawKeys(drawKeysAndActivity);
  await Promise.all([drawJobs(keys), drawUsage(keys)]);
}

async function start() {
  const workspace = await call('v2/workspace/get', {}).catch((error) => {
    if (error instanceof CallError && error.status === 401) return undefined;
    throw error;
  });
  show(workspace === undefined ? 'signed-out' : 'signed-in');
  const reason = sessionStorage.getItem(reasonKey);
  sessionStorage.removeItem(reasonKey);
  if (workspace === undefined) return reason ?? undefined;
  showsNow(workspace.data.id, workspace.data.name);
  drawWorkspace(workspace.data);
  await Promise.all([drawKeysAndActivity(), drawDomains()]);
  return undefined;
}

prepareKeys(drawKeysAndActivity);
prepareDomains();
await act(start);
