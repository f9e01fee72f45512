/** Helpers for the elements of the page. */
import { CallError, forgetTokens, WrongWorkspace } from './call.js';

export const byId = (id) => document.getElementById(id);

export function element(name, content = '', attributes = {}) {
  const made = document.createElement(name);
  made.append(...[content].flat());
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  return made;
}

export const say = (text, isBad = false) => {
  byId('outcome').textContent = text;
  byId('outcome').className = isBad ? 'bad' : '';
};

const session = { hasEnded: () => {}, isOfAnother: () => {} };
/** `hasEnded` and `isOfAnother` run with the reason, if a call finds that the session has ended or has another workspace. */
export const whenSessionDiffers = (runs) => Object.assign(session, runs);

const isCleared = () => byId('signed-in') === null;

/** Removes everything of the workspace from the page. */
export function clear() {
  for (const id of ['signed-in', 'account', 'dialog']) byId(id)?.remove();
  forgetTokens();
}

/** Runs an action and shows its outcome, or its failure. */
export async function act(run) {
  const wasCleared = isCleared();
  try {
    const outcome = await run();
    if (typeof outcome === 'string') say(outcome);
  } catch (error) {
    // The action belongs to the previous page.
    if (isCleared() && !wasCleared) return;
    if (error instanceof WrongWorkspace) session.isOfAnother(error.message);
    else if (error instanceof CallError && error.status === 401) session.hasEnded('Your session has expired. Sign in again.');
    else say(error instanceof CallError ? error.message : 'The service is not responding. Try again.', true);
  }
}

export function button(text, run, attributes = {}) {
  const made = element('button', text, { type: 'button', ...attributes });
  made.addEventListener('click', () => act(run));
  return made;
}

export function onSubmit(form, run) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void act(() => run(Object.fromEntries(new FormData(form)), form));
  });
}

/** Asks in a dialog. Resolves to the text of its field, to true without a field, or to undefined if the person cancels. */
export function ask({ title, text, yes, field, value = '', mustBe, isDanger = false }) {
  const [dialog, input] = [byId('dialog'), byId('dialog-input')];
  byId('dialog-title').textContent = title;
  byId('dialog-text').textContent = text;
  byId('dialog-yes').textContent = yes;
  byId('dialog-yes').className = isDanger ? 'danger' : 'primary';
  byId('dialog-field').hidden = field === undefined;
  byId('dialog-field').firstChild.textContent = `${field ?? ''} `;
  input.value = value;
  input.required = field !== undefined;
  const check = () => input.setCustomValidity(mustBe === undefined || input.value === mustBe ? '' : `Type ${mustBe}`);
  input.oninput = check;
  check();
  dialog.returnValue = 'no';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => resolve(dialog.returnValue !== 'yes' ? undefined : field === undefined || input.value);
  });
}

export async function copy(text, what) {
  await navigator.clipboard.writeText(text);
  return `${what} copied.`;
}

export const dayOf = (milliseconds) => new Date(milliseconds).toISOString().slice(0, 10);
export const timeOf = (milliseconds) => `${new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Returns a table that scrolls on narrow pages. */
export function table(label, columns, rows) {
  const made = element('table', [
    element(
      'thead',
      element(
        'tr',
        columns.map((column) => element('th', column, { scope: 'col' })),
      ),
    ),
    element(
      'tbody',
      rows.map((cells) =>
        element(
          'tr',
          cells.map((cell) => element('td', cell)),
        ),
      ),
    ),
  ]);
  return element('div', made, { class: 'table', tabindex: '0', role: 'region', 'aria-label': label });
}
