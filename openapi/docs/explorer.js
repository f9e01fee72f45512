/** The API explorer: calls an operation with an example or an edited body, and shows the response. */

const byId = (id) => document.getElementById(id);
const form = byId('form');
const field = (name) => form.elements.namedItem(name);

/** The service that serves this page from its folder `docs`. On another web server, the reader enters the service's URL. */
const here = new URL('..', location.href).href.replace(/\/$/, '');

const remembered = ['server', 'workspaceId', 'workspaceToken', 'apiKey', 'apiKeyToken'];
const remember = (name, value) => {
  field(name).value = value;
  sessionStorage.setItem(`explorer.${name}`, value);
};
for (const name of remembered) field(name).value = sessionStorage.getItem(`explorer.${name}`) ?? (name === 'server' ? here : '');
form.addEventListener('change', ({ target }) => {
  if (remembered.includes(target.name)) remember(target.name, target.value);
});
byId('forget').addEventListener('click', () => {
  for (const name of remembered.slice(1)) remember(name, '');
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
  },
  getAuthTokens: ({ result: { data } }) => remember('apiKeyToken', data.authToken),
};

const load = async (name) => (await fetch(name)).json();
const [{ paths, tags, components }, samples] = await Promise.all([load('openapi.json'), load('samples.json')]);
const operations = new Map(Object.entries(paths).map(([path, { post }]) => [post.operationId, { path, ...post }]));
const pretty = (value) => JSON.stringify(value, null, 2);

for (const { name, 'x-displayName': title } of tags) {
  const group = document.createElement('optgroup');
  group.label = title;
  const own = [...operations.values()].filter((operation) => operation.tags.includes(name));
  group.append(...own.map((operation) => new Option(operation.summary, operation.operationId)));
  byId('operation').append(group);
}

const examplesOf = ({ requestBody }) => Object.values(requestBody.content['application/json'].examples);
const chosen = () => operations.get(byId('operation').value);

function showOperation() {
  const operation = chosen();
  byId('example').replaceChildren(...examplesOf(operation).map(({ summary }, i) => new Option(summary, String(i))));
  const link = document.createElement('a');
  link.href = `operations/${operation.operationId}.md`;
  link.textContent = 'Reference';
  byId('about').replaceChildren(`POST ${operation.path}. `, link);
  showExample();
}

function showExample() {
  const { value } = examplesOf(chosen())[Number(byId('example').value)];
  // The example's key belongs to no workspace.
  const data =
    chosen().operationId === 'getAuthTokens' ? { ...value.data, apiKey: field('apiKey').value || value.data.apiKey } : value.data;
  byId('body').value = pretty({ ...value, data });
  showCode();
}

/** The samples alternate: curl and TypeScript for the first example, then for the second, and so on. */
function showCode() {
  const position = 2 * byId('example').value + byId('language').selectedIndex;
  byId('code').textContent = samples[chosen().operationId][position];
}

function chooseFromAddress() {
  const id = location.hash.slice(1);
  if (operations.has(id)) byId('operation').value = id;
  showOperation();
}

byId('operation').addEventListener('change', () => {
  history.replaceState(null, '', `#${byId('operation').value}`);
  showOperation();
});
byId('example').addEventListener('change', showExample);
byId('language').addEventListener('change', showCode);
addEventListener('hashchange', chooseFromAddress);
chooseFromAddress();

const shownHeaders = ['x-request-id', 'retry-after', 'ratelimit', 'ratelimit-policy'];

function show({ outcome, headers = [], answer = '' }) {
  byId('outcome').textContent = outcome;
  byId('headers').replaceChildren(
    ...headers.flatMap(([name, value]) => {
      const [term, description] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = name;
      description.textContent = value;
      return [term, description];
    }),
  );
  byId('answer').textContent = answer;
  byId('answer').hidden = answer === '';
}

const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

async function send() {
  const operation = chosen();
  const alternatives = operation.security.map((requirement) => Object.keys(requirement));
  const isFilledIn = (schemes) => schemes.every((scheme) => field(fieldOfScheme[scheme]).value !== '');
  const credentials = (alternatives.find(isFilledIn) ?? alternatives[0] ?? []).map((scheme) => [
    components.securitySchemes[scheme].name,
    field(fieldOfScheme[scheme]).value,
  ]);
  const began = performance.now();
  const response = await fetch(field('server').value.replace(/\/$/, '') + operation.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...Object.fromEntries(credentials.filter(([, value]) => value !== '')) },
    body: byId('body').value,
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
  });
  if (response.ok && body !== undefined) learn[operation.operationId]?.(body);
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  byId('send').disabled = true;
  try {
    await send();
  } catch {
    show({
      outcome: 'No response: no server answers at this address, or it does not allow calls from this page (see CORS_ORIGINS).',
    });
  } finally {
    byId('send').disabled = false;
  }
});
