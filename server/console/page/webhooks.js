/** The webhooks of an API key, with their latest deliveries. */
import { CallError, callWithKey } from './call.js';
import { act, ask, button, copy, element, onSubmit, table, timeOf } from './dom.js';

const failures = {
  address: 'No public address',
  timeout: 'No response within 5 seconds',
  tls: 'Invalid certificate',
  connection: 'Connection failed',
  response: 'Invalid response',
};
const reasons = {
  requested: 'on request',
  failed: 'since its receiver accepted no event for three days',
  gone: 'since its receiver responded with 410 (Gone)',
};

const responseOf = ({ success, httpStatus, failure }) =>
  success ? `${httpStatus}, accepted` : failure === null ? `${httpStatus}, not accepted` : failures[failure];

const stateOf = ({ disabled, failingSince }) => (disabled ? 'disabled' : failingSince === null ? 'enabled' : 'failing');

function factsOf({ types, disabled, disabledAt, disabledReason, failingSince, nextAttemptAt }) {
  const events = types.length === 0 ? 'All event types.' : `Event types: ${types.join(', ')}.`;
  if (disabled) return `${events} Disabled since ${timeOf(disabledAt)}, ${reasons[disabledReason]}.`;
  return failingSince === null
    ? events
    : `${events} Failing since ${timeOf(failingSince)}. Next attempt: ${timeOf(nextAttemptAt)}.`;
}

const typesIn = (text) => text.split(/[\s,]+/).filter((type) => type !== '');

function targetFields({ url = '', types = [] } = {}) {
  const shared = { autocomplete: 'off', spellcheck: 'false' };
  const urlInput = element('input', '', { ...shared, name: 'url', type: 'url', required: '', maxlength: '2048', value: url });
  const typesInput = element('input', '', { ...shared, name: 'types', value: types.join(', '), placeholder: 'documents.added' });
  return [element('label', ['URL ', urlInput]), element('label', ['Event types, separated by commas. None: all ', typesInput])];
}

const submitOf = (text) => element('div', element('button', text, { type: 'submit', class: 'primary' }));

/** Returns the part of an API key's card. It loads whenever it is opened. */
export function webhooksOf({ id: apiKey }) {
  const secretPlace = element('div', '', { class: 'stack' });
  const list = element('div', '', { tabindex: '-1' });
  /** Labels of the details that a person has opened, so that they are open in the next list. */
  const opened = new Set();

  /** Calls an operation for one webhook. Throws if its item fails. */
  async function send(operation, webhookId, data) {
    const item = (await callWithKey(apiKey, `v2/webhooks/${operation}`, data)).data[webhookId];
    if (!item.success) throw new CallError(200, item.message);
    return item;
  }

  async function change(webhookId, changes, outcome) {
    await send('update', webhookId, { webhooks: [{ webhookId, ...changes }] });
    await draw();
    return outcome;
  }

  function showSecret(webhookId, secret) {
    const input = element('input', '', { readonly: '', spellcheck: 'false', value: secret });
    secretPlace.replaceChildren(
      element('label', [`Secret of ${webhookId} `, input]),
      element('p', 'Keep it now: it is not shown again.', { class: 'hint' }),
      element(
        'div',
        button('Copy secret', () => copy(secret, `Secret of ${webhookId}`)),
      ),
    );
  }

  function detailsOf(summary, label, content) {
    const details = element('details', [element('summary', summary, { 'aria-label': label }), content]);
    details.open = opened.has(label);
    details.addEventListener('toggle', () => (details.open ? opened.add(label) : opened.delete(label)));
    return details;
  }

  function actionsOf({ webhookId, disabled, failingSince }) {
    const named = (text) => ({ 'aria-label': `${text} ${webhookId}` });
    return element(
      'div',
      [
        disabled
          ? button('Enable', () => change(webhookId, { disabled: false }, `${webhookId} enabled.`), named('Enable'))
          : button('Disable', () => change(webhookId, { disabled: true }, `${webhookId} disabled.`), named('Disable')),
        ...(disabled || failingSince === null
          ? []
          : [
              button(
                'Send now',
                () => change(webhookId, {}, `${webhookId} is sent the event again within 5 seconds.`),
                named('Send now:'),
              ),
            ]),
        button('Rotate secret', () => rotate(webhookId), named('Rotate secret of')),
        button('Delete', () => remove(webhookId), { ...named('Delete'), class: 'danger' }),
      ],
      { class: 'row' },
    );
  }

  async function rotate(webhookId) {
    const text = 'For 24 hours, deliveries have signatures of the new and the earlier secret.';
    if ((await ask({ title: `Rotate the secret of ${webhookId}?`, text, yes: 'Rotate secret' })) === undefined) return undefined;
    showSecret(webhookId, (await callWithKey(apiKey, 'v2/webhooks/secret/rotate', { webhookId })).data.secret);
    return `Secret of ${webhookId} rotated. Copy the new one.`;
  }

  async function remove(webhookId) {
    const asked = { title: `Delete ${webhookId}?`, text: 'Its secret and deliveries are deleted.', yes: 'Delete webhook' };
    if ((await ask({ ...asked, isDanger: true })) === undefined) return undefined;
    await send('delete', webhookId, { webhookIds: [webhookId] });
    await draw();
    return `${webhookId} deleted.`;
  }

  async function replay({ webhookId, disabled }, eventId) {
    const text = `The event ${eventId} and all later ones are sent again.`;
    if ((await ask({ title: `Replay to ${webhookId}?`, text, yes: 'Replay' })) === undefined) return undefined;
    return await change(webhookId, { replayFrom: eventId }, `${webhookId} replays${disabled ? ' once it is enabled' : ''}.`);
  }

  function changeFormOf({ webhookId, ...webhook }) {
    const form = element('form', [...targetFields(webhook), submitOf('Save webhook')], { class: 'stack' });
    onSubmit(form, ({ url, types }) => change(webhookId, { url, types: typesIn(types) }, `${webhookId} saved.`));
    return form;
  }

  function deliveriesOf(webhook) {
    if (webhook.deliveries.length === 0) return element('p', 'No deliveries yet.');
    const rows = webhook.deliveries.map(({ attemptedAt, type, attempt, eventId, ...outcome }) => [
      timeOf(attemptedAt),
      type,
      `${attempt}`,
      responseOf(outcome),
      button('Replay', () => replay(webhook, eventId), { class: 'small', 'aria-label': `Replay from ${eventId}` }),
      element('code', eventId),
    ]);
    return table(`Deliveries to ${webhook.webhookId}`, ['Time', 'Event', 'Attempt', 'Response', 'Replay', 'Event ID'], rows);
  }

  function sectionOf(webhook) {
    const { webhookId, url } = webhook;
    return element(
      'section',
      [
        element('h4', [webhookId, ' ', element('span', stateOf(webhook), { class: 'badge' })]),
        element('code', url),
        element('p', factsOf(webhook), { class: 'hint' }),
        actionsOf(webhook),
        detailsOf('Change', `Change ${webhookId}`, changeFormOf(webhook)),
        detailsOf('Latest deliveries', `Latest deliveries to ${webhookId}`, deliveriesOf(webhook)),
      ],
      { 'aria-label': `Webhook ${webhookId}`, tabindex: '-1' },
    );
  }

  async function draw() {
    const webhooks = (await callWithKey(apiKey, 'v2/webhooks/get', {})).data;
    const focused = list.contains(document.activeElement) ? document.activeElement.closest('section') : undefined;
    list.replaceChildren(...(webhooks.length === 0 ? [element('p', 'No webhooks yet.')] : webhooks.map(sectionOf)));
    if (focused === undefined) return;
    const label = focused?.getAttribute('aria-label');
    ([...list.children].find((one) => one.getAttribute('aria-label') === label) ?? list).focus();
  }

  const addForm = element(
    'form',
    [
      element('h4', 'Add a webhook'),
      element('label', ['ID ', element('input', '', { name: 'webhookId', required: '', maxlength: '128', autocomplete: 'off' })]),
      ...targetFields(),
      submitOf('Add webhook'),
    ],
    { class: 'stack', 'aria-label': 'Add a webhook' },
  );
  onSubmit(addForm, async ({ webhookId, url, types }) => {
    const added = await send('add', webhookId, { webhooks: [{ webhookId, url, types: typesIn(types) }] });
    addForm.reset();
    showSecret(webhookId, added.secret);
    await draw();
    return `${webhookId} added. Copy its secret.`;
  });

  const details = element('details', [
    element('summary', 'Webhooks'),
    element('p', 'Each event is sent to the URLs below, while the switch Events is on.', { class: 'hint' }),
    button('Refresh', draw, { class: 'small' }),
    list,
    secretPlace,
    addForm,
  ]);
  details.addEventListener('toggle', () => (details.open ? act(draw) : secretPlace.replaceChildren()));
  return details;
}
