/** The workspace console: a login form, or the workspace of the session. */
import { drawJobs, drawUsage } from './activity.js';
import { CallError, call } from './call.js';
import { act, ask, button, byId, copy, element, onSubmit, say, whenSignedOut } from './dom.js';
import { drawDomains, prepareDomains } from './domains.js';
import { drawKeys, prepareKeys } from './keys.js';

const { console: consoleUrl } = document.documentElement.dataset;

function show(isSignedIn) {
  byId('signed-in').hidden = !isSignedIn;
  byId('signed-out').hidden = isSignedIn;
  byId('account').hidden = !isSignedIn;
}

whenSignedOut((reason) => {
  show(false);
  say(reason);
});

onSubmit(byId('sign-in'), async ({ email }) => {
  return (await call('v2/workspace/email/send-login-link', { email, continueUrl: consoleUrl })).message;
});

byId('sign-out').addEventListener('click', () =>
  act(async () => {
    const { ok } = await fetch('console/sign-out', { method: 'POST' });
    if (!ok) throw new CallError(0, 'Signing out failed. Try again.');
    show(false);
    return 'Signed out.';
  }),
);

byId('copy-new-token').addEventListener('click', () => act(() => copy(byId('new-token-value').value, 'New token')));

const pair = (term, ...description) => [element('dt', term), element('dd', description)];

function drawWorkspace({ id, name, owner, authToken }) {
  byId('owner').textContent = owner.email;
  byId('workspace').replaceChildren(
    ...pair('Name', name),
    ...pair('Id', element('code', id)),
    ...pair('Owner', `${owner.name}, ${owner.email} `, element('span', 'verified', { class: 'badge' })),
  );
  byId('workspace-actions').replaceChildren(
    button('Copy id', () => copy(id, 'Workspace id')),
    button('Copy workspace token', () => copy(authToken, 'Workspace token')),
    button('Reset workspace token', resetToken),
  );
}

async function resetToken() {
  const text =
    'Programs with the old token are refused within a few seconds. You are signed out, too. The tokens of API keys stay.';
  if ((await ask({ title: 'Reset the workspace token?', text, yes: 'Reset token' })) === undefined) return undefined;
  const { authToken } = (await call('v2/workspace/authtoken/reset', {})).data;
  byId('new-token-value').value = authToken;
  byId('new-token').hidden = false;
  show(false);
  return 'Workspace token reset. Copy the new one, then log in again.';
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
  show(workspace !== undefined);
  if (workspace === undefined) return;
  drawWorkspace(workspace.data);
  await Promise.all([drawKeysAndActivity(), drawDomains()]);
}

prepareKeys(drawKeysAndActivity);
prepareDomains();
await act(start);
