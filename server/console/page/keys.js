/** The API keys with their tokens, switches, email settings and webhooks. */
import { call, forgetToken, tokenOf } from './call.js';
import { act, ask, button, byId, copy, element, onSubmit, say } from './dom.js';
import { webhooksOf } from './webhooks.js';

const accessTypes = ['public', 'organizationPrivate', 'restricted'];

const update = (apiKey, changes) => call('v2/workspace/apikey/update', { apiKey, ...changes });

function switchOf(key, name, label) {
  const input = element('input', '', { type: 'checkbox', role: 'switch' });
  input.checked = key[name];
  input.addEventListener('change', () =>
    act(async () => {
      await update(key.id, { [name]: input.checked });
      return `${label} of ${key.apiKeyName} turned ${input.checked ? 'on' : 'off'}.`;
    }),
  );
  return element('label', [input, ` ${label}`], { class: 'switch' });
}

function accessOf(key) {
  const select = element(
    'select',
    accessTypes.map((type) => new Option(type, type, false, type === key.defaultFolderAccess)),
  );
  select.addEventListener('change', () =>
    act(async () => {
      await update(key.id, { defaultFolderAccess: select.value });
      return `Default folder access of ${key.apiKeyName} set to ${select.value}.`;
    }),
  );
  return element('label', ['Default folder access ', select]);
}

function actionsOf(key, redraw) {
  const { id, apiKeyName: name } = key;
  return element(
    'div',
    [
      button('Copy token', async () => copy(await tokenOf(id), `Token of ${name}`)),
      button('Reset token', async () => {
        const text = 'Programs with the old token are rejected within a few seconds.';
        if ((await ask({ title: `Reset the token of ${name}?`, text, yes: 'Reset token' })) === undefined) return undefined;
        await call('v2/workspace/authtoken/reset', { apiKey: id });
        forgetToken(id);
        return `Token of ${name} reset. Copy the new one.`;
      }),
      button('Rename', async () => {
        const renamed = await ask({ title: `Rename ${name}`, text: '', yes: 'Rename', field: 'Name', value: name });
        if (renamed === undefined) return undefined;
        await update(id, { apiKeyName: renamed });
        await redraw();
        return `${name} renamed to ${renamed}.`;
      }),
      button(
        'Delete',
        async () => {
          const text = `The key and all of its data are deleted immediately. This cannot be undone. Type ${name} to confirm.`;
          const yes = await ask({
            title: `Delete ${name}?`,
            text,
            yes: 'Delete API key',
            field: 'Name',
            mustBe: name,
            isDanger: true,
          });
          if (yes === undefined) return undefined;
          say(`Deleting ${name}…`);
          await call('v2/workspace/apikey/delete', { apiKey: id });
          await redraw();
          return `${name} deleted.`;
        },
        { class: 'danger' },
      ),
    ],
    { class: 'row' },
  );
}

const mailFields = [
  ['fromName', 'Sender name', 'text', 100],
  ['fromAddress', 'Sender address', 'email', 254],
  ['replyTo', 'Reply-to address', 'email', 254],
];

function mailOf(key) {
  const form = element('form', '', { class: 'stack' });
  const draw = (config) => {
    const enabled = element('input', '', { type: 'checkbox', name: 'enabled', role: 'switch' });
    enabled.checked = config.enabled;
    form.replaceChildren(
      element('label', [enabled, ' Send notifications by email'], { class: 'switch' }),
      ...mailFields.map(([name, label, type, maxlength]) => {
        const input = element('input', '', { name, type, maxlength, autocomplete: 'off' });
        input.value = config[name] ?? '';
        return element('label', [`${label} `, input]);
      }),
      element('p', addressState(config), { class: 'hint' }),
      element('p', recipientState(config, key), { class: 'hint' }),
      element('div', element('button', 'Save email settings', { type: 'submit', class: 'primary' })),
    );
  };
  onSubmit(form, async (values) => {
    const given = Object.fromEntries(mailFields.map(([name]) => [name, values[name] === '' ? null : values[name]]));
    const changes = { apiKey: key.id, enabled: values.enabled !== undefined, ...given };
    draw((await call('v2/workspace/emailconfig/update', changes)).data);
    return `Email settings of ${key.apiKeyName} saved.`;
  });
  const details = element('details', [element('summary', 'Email'), form]);
  details.addEventListener('toggle', () => {
    if (details.open) void act(async () => draw((await call('v2/workspace/emailconfig/get', { apiKey: key.id })).data));
  });
  return details;
}

const addressState = ({ fromAddress, isFromAddressUsed }) =>
  fromAddress === null || isFromAddressUsed
    ? `Sender address: ${isFromAddressUsed ? 'verified' : "the operator's"}.`
    : 'Sender address: not verified. The operator of the service has not allowed its domain for this workspace, so emails come from the address of the service.';

const recipientState = ({ isOnlyToOwner }, { type }) =>
  !isOnlyToOwner
    ? 'Recipients: everyone with a known address.'
    : `Recipients: only the owner, ${type === 'testing' ? 'since this key is for testing' : "until the owner's address is verified"}.`;

function cardOf(key, redraw) {
  const title = element('h3', [key.apiKeyName, ' ', element('span', key.type, { class: 'badge' })]);
  return element(
    'article',
    [
      title,
      element('p', [
        element('code', key.id),
        ' ',
        button('Copy ID', () => copy(key.id, `ID of ${key.apiKeyName}`), { class: 'small' }),
      ]),
      element(
        'div',
        [
          switchOf(key, 'advancedQueries', 'Advanced queries'),
          switchOf(key, 'notificationConfig', 'Notification config'),
          switchOf(key, 'events', 'Events'),
          accessOf(key),
        ],
        { class: 'row' },
      ),
      actionsOf(key, redraw),
      mailOf(key),
      webhooksOf(key),
    ],
    { 'aria-label': `API key ${key.apiKeyName}` },
  );
}

/** Draws the API keys and returns them. `onChange` runs after each change of the list. */
export async function drawKeys(onChange) {
  const keys = (await call('v2/workspace/apikeys/get', {})).data;
  byId('keys').replaceChildren(
    ...(keys.length === 0 ? [element('p', 'No API keys yet.')] : keys.map((key) => cardOf(key, onChange))),
  );
  return keys;
}

export function prepareKeys(onChange) {
  onSubmit(byId('create-key'), async (values, form) => {
    await call('v2/workspace/apikey/create', values);
    form.reset();
    await onChange();
    return `${values.apiKeyName} created.`;
  });
}
