/** The proxy for browsers, attacked at every place of a request where another user or organization could be named. */
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createClient } from '../../generated/client.ts';
import { type JsonNode, keysOf } from '../../generated/document.ts';
import { nodeOf, operationsByPath } from '../../generated/operations.ts';
import { createProxy, type ProxiedOperation, type ProxyOptions } from '../../generated/proxy.ts';
import { pinned } from '../../generated/proxy-table.ts';
import { startSandbox } from '../../mock/sandbox.ts';
import { withValue } from '../../openapi/tools/verify/corpus/json.ts';
import { listening } from '../support/listening.ts';

const session = { userId: 'maya', organizationId: 'acme' };
const operations = Object.keys(pinned).filter((id): id is ProxiedOperation => Object.hasOwn(pinned, id));
const origin = 'https://app.example';
const prefix = '/api';

interface Sent {
  url: string;
  headers: { [name: string]: string };
  body: string;
}

/** A proxy to a service that succeeds, and the requests that reach it. */
function proxyWith(options: Partial<ProxyOptions> = {}) {
  const sent: Sent[] = [];
  const proxy = createProxy({
    ...{ baseUrl: 'http://service.internal/', apiKey: 'key', authToken: 'secret', operations, prefix, session: () => session },
    fetch: async (url, { headers, body }) => {
      sent.push({ url, headers, body });
      return Response.json({ result: { status: 'success' } }, { headers: { 'set-cookie': 'a=b', 'x-request-id': 'r-1' } });
    },
    ...options,
  });
  const post = async (path: string, body: string, init: RequestInit = {}) => {
    const headers = { 'content-type': 'application/json', ...init.headers };
    const response = await proxy(new Request(origin + path, { method: 'POST', body, ...init, headers }));
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const call = (id: ProxiedOperation, data: unknown, init?: RequestInit) =>
    post(prefix + pinned[id].path, JSON.stringify({ data }), init);
  return { sent, proxy, post, call };
}

/** A text in a request: its place, and the name of its schema, or of the field. */
interface Place {
  path: string[];
  kind: string;
}

interface Sample {
  value: unknown;
  places: Place[];
}

/** Returns the name of a schema that the document refers to. */
const nameOf = ({ written }: JsonNode): string | undefined =>
  typeof written === 'object' && written !== null && !Array.isArray(written) && typeof written.$ref === 'string'
    ? keysOf(written.$ref).at(-1)
    : undefined;
const ids: { readonly [kind: string]: string } = { UserId: session.userId, OrganizationId: session.organizationId };

/** Returns values of a schema that have every field, and of each alternative and each allowed value one. */
function samplesOf(schema: JsonNode, name: string, path: string[] = []): Sample[] {
  const branches = ['oneOf', 'anyOf', 'allOf'].flatMap((keyword) => schema.get(keyword).items);
  if (branches.length > 0) return branches.flatMap((branch) => samplesOf(branch, name, path));
  const { enum: allowed, const: only, type } = schema.object;
  const kind = nameOf(schema) ?? name;
  if (Array.isArray(allowed)) return allowed.map((value) => ({ value, places: [] }));
  if (only !== undefined) return [{ value: only, places: [] }];
  const types = [type].flat();
  if (types.includes('array')) {
    return samplesOf(schema.get('items'), name, [...path, '0']).map(({ value, places }) => ({ value: [value], places }));
  }
  if (types.includes('string')) return [{ value: ids[kind] ?? 'text', places: [{ path, kind }] }];
  if (!types.includes('object')) return [{ value: types.includes('boolean') ? true : 7, places: [] }];
  const properties = schema.get('properties');
  const fields = properties.keys.map((key) => ({ key, samples: samplesOf(properties.get(key), key, [...path, key]) }));
  const each = schema.get('additionalProperties');
  if (each.exists && each.value !== false) {
    const custom = {
      note: 'text',
      people: [{ userId: session.userId }],
      ['__proto__']: { organizationId: session.organizationId },
    };
    const inside = [...path, 'custom'];
    const places = [
      { path: [...inside, 'people', '0', 'userId'], kind: 'UserId' },
      { path: [...inside, '__proto__', 'organizationId'], kind: 'OrganizationId' },
    ];
    fields.push({ key: 'custom', samples: each.value === true ? [{ value: custom, places }] : samplesOf(each, 'custom', inside) });
  }
  const count = Math.max(1, ...fields.map(({ samples }) => samples.length));
  return Array.from({ length: count }, (_, i) => {
    const chosen = fields.map(({ key, samples }) => ({ key, ...(samples[i % samples.length] ?? { value: null, places: [] }) }));
    const value = Object.fromEntries(chosen.map((field) => [field.key, field.value]));
    const places = chosen.flatMap((field) => field.places).map((place) => ofOrganization(place, path, value));
    return { value, places };
  });
}

/** The id of a resource is an organization's if its type says so. */
function ofOrganization(place: Place, path: string[], value: { [key: string]: unknown }): Place {
  const isId = place.path.length === path.length + 1 && place.path.at(-1) === 'id' && value.type === 'organization';
  if (isId) value.id = session.organizationId;
  return isId ? { ...place, kind: 'OrganizationId' } : place;
}

const samples = operations.flatMap((id) => {
  const operation = operationsByPath.get(pinned[id].path);
  if (operation === undefined) throw new Error(`The document has no ${id}.`);
  const data = nodeOf(operation).in('requestBody', 'content', 'application/json', 'schema', 'properties', 'data');
  return samplesOf(data, 'data').map((sample) => ({ id, ...sample }));
});

/** Texts that name neither. `CallerChosenId` is a folder's or document's. `OrganizationServiceId` is only accepted as it was read. */
const harmless = [
  ...['BodyMessage', 'CallerChosenId', 'DocumentId', 'DocumentName', 'FolderId', 'FolderIdOrNull', 'GivenPersonEmail'],
  ...['GivenPersonName', 'HeadlineTemplate', 'HeadlineText', 'LocationId', 'MigrationId', 'NewNotificationId', 'NotificationId'],
  ...['OrganizationName', 'OrganizationServiceId', 'PageToken', 'UserGroupId', 'custom', 'folderName', 'name'],
];

it('The proxy rejects each place of each request that names another user or organization', async () => {
  const { call, sent } = proxyWith();
  const others = new Set<string>();
  let attacks = 0;
  for (const { id, value, places } of samples) {
    expect((await call(id, value)).status, id).toBe(200);
    expect(JSON.parse(sent.at(-1)?.body ?? '')).toEqual({ data: value });
    for (const { path, kind } of places) {
      const pointer = `/data/${path.join('/')}`;
      if (ids[kind] === undefined) others.add(kind);
      else {
        for (const other of ['mallory', '', null, 7, ['mallory'], { userId: 'maya' }, [ids[kind], 'mallory']]) {
          const { status, body } = await call(id, withValue(value, path, other));
          expect(status, `${id} ${pointer} ${JSON.stringify(other)}`).toBe(403);
          expect(body.error).toMatchObject({
            status: 'PERMISSION_DENIED',
            details: [{ reason: 'CONST', field: expect.any(String) }],
          });
          expect(body.error.details[0].field.startsWith(pointer.replace(/\/\d+$/, ''))).toBe(true);
          attacks += 1;
        }
      }
    }
  }
  expect(attacks).toBeGreaterThan(500);
  // A new field that names a user or an organization in another way needs a rule in the proxy.
  expect([...others].sort()).toEqual(harmless);
});

it('The proxy adds the session’s ids where they are absent or an empty list', async () => {
  const { call, sent } = proxyWith();
  for (const id of operations) {
    const { fills }: { fills: readonly string[] } = pinned[id];
    const added = Object.fromEntries(
      fills.map((name) => {
        const own = name.startsWith('user') ? session.userId : session.organizationId;
        return [name, name.endsWith('s') ? [own] : own];
      }),
    );
    for (const data of [{}, Object.fromEntries(fills.filter((name) => name.endsWith('s')).map((name) => [name, []]))]) {
      await call(id, data);
      expect(JSON.parse(sent.at(-1)?.body ?? ''), id).toEqual({ data: added });
    }
  }
});

it('The proxy forwards a body as it was checked: repeated names and __proto__ hide no other user', async () => {
  const { post, sent } = proxyWith();
  const path = `${prefix}${pinned.getUserData.path}`;
  expect((await post(path, '{"data":{"userId":"mallory","userId":"maya"}}')).status).toBe(200);
  expect(sent.at(-1)?.body).toBe('{"data":{"userId":"maya"}}');
  const hidden = [
    '{"data":{"userId":"maya","userId":"mallory"}}',
    '{"data":{"userId":"maya"},"data":{"userId":"mallory"}}',
    '{"data":{"__proto__":{"userId":"mallory"}}}',
    '{"__proto__":{"data":{"userId":"mallory"}},"data":{}}',
    '{"data":{"user\\u0049d":"mallory"}}',
    '{"data":{"constructor":{"prototype":{"userIds":["mallory"]}}}}',
  ];
  for (const body of hidden) expect((await post(path, body)).status, body).toBe(403);
  expect((await post(path, '{"data":{"__proto__":{"x":1}}}')).status).toBe(200);
  expect(sent.at(-1)?.body).toBe('{"data":{"__proto__":{"x":1},"userId":"maya"}}');
});

it('The proxy rejects bodies that it cannot check', async () => {
  const { post, call, sent } = proxyWith();
  const path = `${prefix}${pinned.getUserData.path}`;
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const refused: [body: string, status: number, reason: string | undefined][] = [
    ['', 400, 'SYNTAX'],
    ['{"data":', 400, 'SYNTAX'],
    ['\ufeff{"data":{}}', 400, 'SYNTAX'],
    ['null', 400, 'TYPE'],
    ['{"data":[]}', 400, 'TYPE'],
    [`{"data":{"x":${deep}}}`, 400, 'DEPTH'],
    ['{"data":{"x":12345678901234567890}}', 400, 'RANGE'],
    ['{"data":{"x":1e400}}', 400, 'RANGE'],
    [`{"data":{"x":"${'x'.repeat(2 ** 20)}"}}`, 413, undefined],
  ];
  for (const [body, status, reason] of refused) {
    const response = await post(path, body);
    expect([response.status, response.body.error.details?.[0].reason], body.slice(0, 30)).toEqual([status, reason]);
  }
  expect(sent).toEqual([]);
  expect((await post(path, '')).body.error.message).toContain('a parser ahead of the proxy may have read it');
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
    expect((await call('getUserData', {}, { headers: { 'content-type': type } })).status, type).toBe(415);
  }
});

it('The proxy lets through only POST requests to the paths of its operations', async () => {
  const { post, proxy, sent } = proxyWith({ operations: ['getUserData'] });
  const path = `${prefix}${pinned.getUserData.path}`;
  const others = [
    ...operations.filter((id) => id !== 'getUserData').map((id) => prefix + pinned[id].path),
    ...['/v2/workspace/get', '/v2/jobs/get', `${prefix}/v2/workspace/get`, pinned.getUserData.path, `${path}//`, `/${path}`],
    ...[path.toUpperCase(), `${path}%2f`, path.replace('data', '%64ata'), `${path};x`, `${path}/../../../jobs/get`, '/'],
    `${prefix}/v2/organizations/get/..%2f..%2fusers/data/get`,
  ];
  for (const other of others) expect((await post(other, '{"data":{}}')).status, other).toBe(404);
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']) {
    const response = await proxy(new Request(origin + path, { method }));
    expect([response.status, response.headers.get('allow')], method).toEqual([405, 'POST']);
  }
  expect(sent).toEqual([]);
  await post(`${path}?x=/v2/jobs/get`, '{"data":{}}');
  // Some frameworks add a slash to each path.
  await post(`${path}/`, '{"data":{}}');
  expect(sent.map(({ url }) => url)).toEqual(Array(2).fill(`http://service.internal${pinned.getUserData.path}`));
});

it('The proxy forwards no header of the page but the request id, and returns only headers of the contract', async () => {
  const { call, sent } = proxyWith();
  const forwarded = {
    'x-svc-api-key': 'other',
    'x-svc-auth-token': 'other',
    'x-svc-workspace-id': 'w',
    cookie: 'c',
    authorization: 'a',
  };
  const headers = { ...forwarded, 'x-forwarded-for': '1.2.3.4', origin, 'x-request-id': 'page-1', 'idempotency-key': 'k' };
  const response = await call('getUserData', {}, { headers });
  expect(sent[0]?.headers).toEqual({
    ...{ 'content-type': 'application/json', 'x-request-id': 'page-1' },
    ...{ 'x-svc-api-key': 'key', 'x-svc-auth-token': 'secret' },
  });
  expect([...response.headers.keys()].sort()).toEqual(['content-type', 'x-request-id']);
  await call('getUserData', {}, { headers: { 'x-request-id': 'a b' } });
  expect(sent[1]?.headers).not.toHaveProperty('x-request-id');
});

it('The same Idempotency-Key of two users is another one for the service', async () => {
  const keyOf = async (user: typeof session) => {
    const { call, sent } = proxyWith({ session: () => user });
    await call('addPresence', {}, { headers: { 'idempotency-key': 'k' } });
    return sent[0]?.headers['idempotency-key'];
  };
  const users = [session, { ...session, userId: 'jonas' }, { ...session, organizationId: 'globex' }];
  const keys = await Promise.all([...users, session].map(keyOf));
  expect(new Set(keys).size).toBe(3);
  expect(keys[3]).toBe(keys[0]);
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
});

it('Without a session the proxy calls nothing, and an incomplete one is an error of the server', async () => {
  const none = proxyWith({ session: async () => undefined });
  expect((await none.call('getUserData', {})).status).toBe(401);
  for (const ids of [
    { userId: '' },
    { organizationId: '' },
    { userId: Reflect.get({}, 'x') },
    { organizationId: Reflect.get({}, 'x') },
  ]) {
    const { call } = proxyWith({ session: () => ({ ...session, ...ids }) });
    await expect(call('getUserData', {})).rejects.toThrow('session: userId and organizationId must be strings');
  }
  expect(none.sent).toEqual([]);
});

it.each<[options: object, complaint: string]>([
  [{ baseUrl: undefined }, 'baseUrl must be an http or https URL such as'],
  [{ baseUrl: 'api.example.com' }, 'baseUrl must be an http or https URL such as'],
  [{ baseUrl: '/api' }, 'baseUrl must be an http or https URL such as'],
  [{ apiKey: undefined }, 'apiKey must be a string of visible ASCII characters, but is undefined.'],
  [{ authToken: '' }, 'authToken must be a string of visible ASCII characters, but is an empty string.'],
  [{ authToken: 'secret\n' }, 'authToken must be a string of visible ASCII characters, but is another string.'],
  [{ operations: undefined }, 'operations must be a list of at least one operation, but is undefined.'],
  [{ operations: [] }, 'operations must be a list of at least one operation'],
  [{ session: undefined }, 'session must be a function, but is undefined.'],
  [{ prefix: 'api' }, 'prefix must be a path such as "/api/collaboration", with a slash before each name'],
  [{ prefix: '/api/' }, 'prefix must be a path such as'],
  [{ prefix: '/büro' }, 'prefix must be a path such as'],
  [{ prefix: '/api/../pages' }, 'prefix must be a path such as'],
  [{ onError: true }, 'onError must be a function, but is true.'],
  [{ origin: 'https://app.example' }, 'there is no option "origin". The options are baseUrl, apiKey,'],
])('The proxy rejects the options %j at once', (options, complaint) => {
  expect(() => proxyWith(options)).toThrow(`createProxy: ${complaint}`);
});

it('The proxy takes only operations that it can pin', () => {
  const settings = { baseUrl: 'http://service.internal', apiKey: 'key', authToken: 'secret', session: () => session };
  // @ts-expect-error Its request names nobody.
  expect(() => createProxy({ ...settings, operations: ['getJobs'] })).toThrow('getJobs cannot be pinned');
  // @ts-expect-error It is the workspace's.
  expect(() => createProxy({ ...settings, operations: ['getApiKeys'] })).toThrow('getApiKeys cannot be pinned');
});

it('If the service is unreachable, redirects or rejects the credentials, the page gets a 502, and onError the reason', async () => {
  // A redirect that is followed takes the credentials along, and succeeds.
  const server = createServer(({ url }, res) => {
    if (url === '/elsewhere') res.end('{"result":{"status":"success"}}');
    else res.writeHead(302, { location: '/elsewhere' }).end();
  });
  const redirecting = await listening(server);
  const failures: ProxyOptions['fetch'][] = [
    () => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.1')),
    (_url, init) => fetch(redirecting, init),
    // A page would sign in again and again.
    async () => Response.json({ error: { status: 'UNAUTHENTICATED', message: 'The auth token is wrong.' } }, { status: 401 }),
  ];
  const causes: string[] = [];
  for (const fetch of failures) {
    const onError = (error: unknown) => causes.push(error instanceof Error ? error.message : '');
    const { status, body } = await proxyWith({ fetch, onError }).call('getUserData', {});
    expect([status, body]).toEqual([502, { error: { status: 'UNAVAILABLE', message: 'The service cannot be reached.' } }]);
  }
  expect(causes).toEqual([
    'connect ECONNREFUSED 10.0.0.1',
    expect.stringContaining('has the status 302'),
    expect.stringContaining('The auth token is wrong.'),
  ]);
  const { proxy } = proxyWith();
  const read = new Request(`${origin}${prefix}${pinned.getUserData.path}`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"data":{}}' },
  });
  await read.text();
  await expect(proxy(read)).rejects.toThrow('Call createProxy ahead of the parser');
  const ofExpress = Reflect.apply(proxy, undefined, [{ method: 'POST', url: prefix, headers: {}, body: { data: {} } }]);
  await expect(ofExpress).rejects.toThrow('createProxy takes the Request of fetch');
});

it('A page’s client calls the sandbox through the proxy, without credentials', async () => {
  const sandbox = await startSandbox();
  onTestFinished(sandbox.close);
  const { apiKey, authToken } = sandbox.credentials;
  const { proxy } = proxyWith({ baseUrl: sandbox.url, apiKey, authToken, fetch });
  const page = createClient({ baseUrl: origin + prefix, proxied: true, fetch: (url, init) => proxy(new Request(url, init)) });
  const { data } = await page.getPermissions({ organizationId: 'acme' });
  expect(new Set(data.map(({ userId }) => userId))).toEqual(new Set(['maya']));
  await page.addPresence({ organizationId: 'acme', documentId: 'launch-plan', users: [{ userId: 'maya' }] });
  await expect(page.getUserData({ userId: 'jonas' })).rejects.toMatchObject({
    ...{ status: 'PERMISSION_DENIED', httpStatus: 403, message: '/data/userId must be the user of the session.' },
    details: [{ field: '/data/userId', reason: 'CONST', description: 'must be the user of the session' }],
  });
  await expect(page.getJobs()).rejects.toMatchObject({ status: 'NOT_FOUND' });
});
