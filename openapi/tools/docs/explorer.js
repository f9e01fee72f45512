/** The API explorer: calls an operation with an example or an edited body, and shows the response. */
import { linkRequest } from '../emit/link-request.ts';
import { languages } from './call-code.ts';
import { copyButton } from './copy-button.js';
import { highlighted } from './highlight.js';

const byId = (id) => document.getElementById(id);
const showCode = (element, code, language) => {
  element.innerHTML = highlighted(code, language);
};
const form = byId('form');
const field = (name) => form.elements.namedItem(name);

/** The service that serves this page from its folder `docs`. On another web server, the reader enters the service's URL. */
const here = new URL('..', location.href).href.replace(/\/$/, '');

const credentials = ['workspaceId', 'workspaceToken', 'apiKey', 'apiKeyToken'];
const remembered = ['server', ...credentials];
const remember = (name, value) => {
  field(name).value = value;
  sessionStorage.setItem(`explorer.${name}`, value);
};
for (const name of remembered) field(name).value = sessionStorage.getItem(`explorer.${name}`) ?? (name === 'server' ? here : '');
// These fields are outside the form, so their events do not reach it.
byId('setup').addEventListener('change', ({ target }) => {
  if (remembered.includes(target.name)) remember(target.name, target.value);
});
byId('forget').addEventListener('click', () => {
  for (const name of credentials) remember(name, '');
});

/** The form field of each security scheme. */
const fieldOfScheme = {
  WorkspaceId: 'workspaceId',
  WorkspaceToken: 'workspaceToken',
  ApiKey: 'apiKey',
  ApiKeyToken: 'apiKeyToken',
};

/** Fills in credentials from a response. */
const learn = {
  createWorkspace({ result: { data } }) {
    remember('workspaceId', data.id);
    remember('workspaceToken', data.authToken);
    remember('apiKey', Object.keys(data.apiKeyList)[0] ?? '');
    remember('apiKeyToken', '');
    carry('getAuthTokens', { apiKey: field('apiKey').value });
  },
  createApiKey({ result: { data } }) {
    remember('apiKey', data.id);
    remember('apiKeyToken', data.authToken);
  },
  getAuthTokens({ result: { data } }, request) {
    remember('apiKey', request.data.apiKey);
    remember('apiKeyToken', data.authToken);
  },
  resetAuthToken({ result: { data } }, request) {
    remember(request.data.apiKey === undefined ? 'workspaceToken' : 'apiKeyToken', data.authToken);
  },
};

// Keeps integers that a number would round.
BigInt.prototype.toJSON = function () {
  return JSON.rawJSON(String(this));
};
const isRounded = (value, source) => typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source);
const exact = (_, value, { source } = {}) => (isRounded(value, source) ? BigInt(source) : value);

const calls = await (await fetch('calls.json')).json();
const operations = new Map(calls.map((call) => [call.operationId, call]));
const pretty = (value) => JSON.stringify(value, null, 2);
const parse = (text) => {
  try {
    return JSON.parse(text, exact);
  } catch {
    return undefined;
  }
};

for (const part of new Set(calls.map((call) => call.part))) {
  const group = document.createElement('optgroup');
  group.label = part;
  const own = calls.filter((call) => call.part === part);
  group.append(...own.map(({ title, operationId }) => new Option(title, operationId)));
  byId('operation').append(group);
}
byId('language').append(...languages.map(({ label }) => new Option(label)));

const chosen = () => operations.get(byId('operation').value);

/** Values of earlier responses for later requests, by operation. */
const carried = parse(sessionStorage.getItem('explorer.carried')) ?? {};
function carry(operationId, data) {
  carried[operationId] = data;
  sessionStorage.setItem('explorer.carried', JSON.stringify(carried));
}

function showOperation() {
  const operation = chosen();
  const examples = Object.entries(operation.examples);
  byId('example').replaceChildren(...examples.map(([name, { summary }]) => new Option(summary, name)));
  const link = document.createElement('a');
  link.href = `operations/${operation.operationId}.html`;
  link.textContent = 'Reference';
  byId('about').replaceChildren(`POST ${operation.path}. `, link);
  byId('key').hidden = !operation.takesKey;
  // A key belongs to one operation.
  field('idempotencyKey').value = '';
}

/** Shows the example, with the values of an earlier response in the fields that the example has. */
function showExample() {
  const { operationId } = chosen();
  const { value } = chosen().examples[byId('example').value];
  const known = Object.entries(carried[operationId] ?? {}).filter(([name]) => Object.hasOwn(value.data, name));
  showBody({ ...value, data: { ...value.data, ...Object.fromEntries(known) } });
  const names = known.map(([name]) => name).join(', ');
  byId('filled').textContent = names === '' ? '' : `From an earlier response: ${names}.`;
}

function showBody(body) {
  byId('body').value = pretty(body);
  showCodeOfCall();
}

const keyOf = ({ takesKey }) => (takesKey ? field('idempotencyKey').value : '');

function showCodeOfCall() {
  const { write, highlighting } = languages[byId('language').selectedIndex];
  const body = parse(byId('body').value);
  const code = body === undefined ? 'The body is not valid JSON.' : write(chosen(), body, keyOf(chosen()));
  showCode(byId('code'), code, body === undefined ? '' : highlighting);
  if (body !== undefined) byId('code').append(copyButton(code));
}

/** Follows an address such as #addPermissions or #addPermissions/withExpiry. */
function chooseFromAddress() {
  const [id, example] = location.hash.slice(1).split('/');
  if (operations.has(id)) byId('operation').value = id;
  showOperation();
  if (example !== undefined && Object.hasOwn(chosen().examples, example)) byId('example').value = example;
  showExample();
}

byId('operation').addEventListener('change', () => {
  history.replaceState(null, '', `#${byId('operation').value}`);
  showOperation();
  showExample();
});
byId('example').addEventListener('change', showExample);
byId('language').addEventListener('change', showCodeOfCall);
for (const input of [byId('body'), field('idempotencyKey')]) input.addEventListener('input', showCodeOfCall);
byId('new-key').addEventListener('click', () => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  field('idempotencyKey').value = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  showCodeOfCall();
});
form.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !byId('send').disabled) form.requestSubmit();
});
addEventListener('hashchange', chooseFromAddress);
chooseFromAddress();

const shownHeaders = ['x-request-id', 'idempotency-replayed', 'retry-after', 'ratelimit', 'ratelimit-policy'];

function show({ outcome, headers = [], answer = '', isJson = false }) {
  byId('outcome').textContent = outcome;
  byId('headers').replaceChildren(
    ...headers.flatMap(([name, value]) => {
      const [term, description] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = name;
      description.textContent = value;
      return [term, description];
    }),
  );
  showCode(byId('answer'), answer, isJson ? 'json' : '');
  byId('answer').hidden = answer === '';
  byId('next').hidden = true;
}

/** Offers follow-up calls with the values of the response, and keeps the values for later. */
function showNext(operation, status, called) {
  const links = operation.links[status] ?? [];
  for (const { operationId, requestBody } of links) carry(operationId, linkRequest(requestBody, called).data);
  byId('links').replaceChildren(
    ...links.map(({ operationId, requestBody }) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = operations.get(operationId).title;
      button.addEventListener('click', () => {
        byId('operation').value = operationId;
        history.replaceState(null, '', `#${operationId}`);
        showOperation();
        showBody(linkRequest(requestBody, called));
        byId('filled').textContent = 'Filled in from the last response.';
        byId('body').focus();
      });
      return button;
    }),
  );
  byId('next').hidden = links.length === 0;
}

/** A mistake in the form, in words for its reader. */
class Mistake extends Error {}

/** Returns the address without a slash at its end. */
function address() {
  const entered = field('server').value.trim().replace(/\/$/, '');
  if (!/^https?:\/\/[^/]/i.test(entered) || !URL.canParse(entered))
    throw new Mistake(`The address must begin with http:// or https://, such as http://127.0.0.1:4020. It is "${entered}".`);
  return entered;
}

/** Returns a value of the form for a header, which takes neither typographic quotes nor other such characters. */
function headerValue(name) {
  const input = field(name);
  const [character] = /[^\x20-\x7e]/.exec(input.value) ?? [];
  if (character === undefined) return input.value;
  const label = input.labels[0].textContent.trim();
  throw new Mistake(`${label} contains the character ${character}, which no header allows. Paste it again, without quotes.`);
}

async function send() {
  const operation = chosen();
  const server = address();
  const request = byId('body').value;
  const entered = ({ scheme }) => headerValue(fieldOfScheme[scheme]);
  const given = operation.alternatives.find((schemes) => schemes.every(entered)) ?? operation.alternatives[0] ?? [];
  const headers = new Headers({ 'content-type': 'application/json' });
  for (const one of given.filter(entered)) headers.set(one.header, entered(one));
  if (keyOf(operation) !== '') headers.set('idempotency-key', headerValue('idempotencyKey'));
  const began = performance.now();
  const response = await fetch(server + operation.path, {
    method: 'POST',
    headers,
    body: request,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  const text = await response.text();
  const body = parse(text);
  const milliseconds = Math.round(performance.now() - began);
  show({
    outcome: `HTTP ${response.status} in ${milliseconds} ms`,
    headers: shownHeaders.map((name) => [name, response.headers.get(name)]).filter(([, value]) => value !== null),
    answer: body === undefined ? text : pretty(body),
    isJson: body !== undefined,
  });
  if (!response.ok || body === undefined) return;
  learn[operation.operationId]?.(body, parse(request));
  showNext(operation, response.status, { request: parse(request), response: body });
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  byId('send').disabled = true;
  try {
    await send();
  } catch (error) {
    const unreachable =
      'No response: no server answers at this address, or it does not allow calls from this page (see CORS_ORIGINS).';
    show({ outcome: error instanceof Mistake ? error.message : unreachable });
  } finally {
    byId('send').disabled = false;
  }
});
