/** An example screen over the contract's client. It knows nothing of sandbox, mock and MSW: connect.ts chooses the server. */
import { ApiError, headline, orThrow } from '@collaboration/contract';
import { connect } from './connect.ts';
import { element, listItem } from './elements.ts';

const organizationId = 'acme';
const status = element('status', HTMLElement);
const form = element('add-user', HTMLFormElement);
const progress = element('progress', HTMLProgressElement);
const more = element('more', HTMLButtonElement);
const refresh = element('refresh', HTMLButtonElement);

const client = await connect({
  // Tells the user about the pause after a 429, before the client retries.
  onRetry: ({ delayMs }) => say(`Too busy: trying again in ${Math.ceil(delayMs / 1000)} s`),
});

async function showUsers(): Promise<void> {
  const { data } = await client.getUsers({ organizationId });
  const items = data.map(({ userId, name }) => {
    const button = document.createElement('button');
    button.textContent = 'Delete all data';
    button.addEventListener('click', () => run(() => deleteUserData(userId)));
    return listItem(name || userId, button);
  });
  element('users', HTMLUListElement).replaceChildren(...items);
}

async function addUser(): Promise<string> {
  const values = new FormData(form);
  const text = (name: string): string => String(values.get(name));
  const user = { userId: text('userId'), name: text('name'), email: text('email') };
  const result = await client.addUsers({ organizationId, users: [user] });
  // Throws if a user could not be added; each failed item has a message.
  orThrow(result);
  await showUsers();
  return result.message;
}

async function deleteUserData(userId: string): Promise<string> {
  const job = client.deleteAllUserDataAndWait(
    { userIds: [userId] },
    {
      intervalMs: 250,
      onProgress: ({ data }) => {
        progress.value = progress.max - data.tasksLeft;
      },
    },
  );
  const { data } = await job.started();
  progress.max = data.tasksCount;
  progress.value = 0;
  progress.hidden = false;
  const { message } = await job;
  await showUsers();
  return message;
}

const pages = client.getDocuments.pages({ organizationId, pageSize: 2 });

async function showMoreDocuments(): Promise<string> {
  const { value: page } = await pages.next();
  for (const { documentName, id } of page?.data ?? []) element('documents', HTMLUListElement).append(listItem(documentName || id));
  more.disabled = page?.pageToken === undefined;
  return '';
}

async function showNotifications(): Promise<string> {
  const { data, message } = await client.getNotifications({ organizationId, documentId: 'launch-plan' });
  element('notifications', HTMLUListElement).replaceChildren(...data.map((notification) => listItem(headline(notification))));
  return message;
}

function say(message: string): void {
  status.textContent = message;
}

/** Runs a click's action and shows its outcome, with each problem beside its input. */
async function run(action: () => Promise<string>): Promise<void> {
  for (const problem of form.querySelectorAll('small')) problem.textContent = '';
  try {
    say(await action());
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    if (error instanceof ApiError) for (const { field, description } of error.details) showProblem(field, description);
  }
}

/**
 * Shows a problem at the input that has the name of the field's last part. `field` is a JSON Pointer such as /data/users/0/email.
 */
function showProblem(field: string, description: string): void {
  const input = form.elements.namedItem(field.slice(field.lastIndexOf('/') + 1));
  if (input instanceof Element) input.nextElementSibling?.replaceChildren(description);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void run(addUser);
});
more.addEventListener('click', () => run(showMoreDocuments));
refresh.addEventListener('click', () => run(showNotifications));
await run(async () => {
  await Promise.all([showUsers(), showMoreDocuments(), showNotifications()]);
  return '';
});
