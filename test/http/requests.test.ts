/** The promises of every operation about requests and responses. */
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { explain } from '../../generated/explain.ts';
import { version } from '../../generated/handlers.ts';
import { contractOperations, examplesOf, nodeOf, requestSchema } from '../../generated/operations.ts';
import { placesAt } from '../../generated/rules.ts';
import { createTokens } from '../../server/auth/tokens.ts';
import { aService, aTenantWithAcme, secret, startTestService, type Tenant, type TestService } from '../support/harness.ts';

let service: TestService;
let tenant: Tenant;
beforeAll(async () => {
  service = await startTestService();
  tenant = await aTenantWithAcme(service);
});
afterAll(() => service.stop());

const json = 'application/json';
const addPermissions = '/v2/auth/permissions/add';

interface Sent {
  path?: string;
  method?: string;
  headers?: { [name: string]: string | undefined };
  body?: string | Uint8Array;
}

/** Uses valid credentials and media type, unless `headers` says otherwise (an empty one is not sent). */
async function send({ path = addPermissions, method = 'POST', headers = {}, body = '{"data":{}}' }: Sent = {}) {
  const all = { 'content-type': json, 'x-svc-api-key': tenant.apiKey, 'x-svc-auth-token': tenant.authToken, ...headers };
  const sent: { [name: string]: string } = {};
  for (const [name, value] of Object.entries(all)) if (value !== undefined && value !== '') sent[name] = value;
  const bodyless = method === 'GET' || method === 'HEAD';
  if (sent['transfer-encoding'] === undefined) sent['content-length'] = String(bodyless ? 0 : Buffer.byteLength(body));
  return await new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Body }>((resolve, reject) => {
    const outgoing = request(new URL(service.url).origin, { method, path, headers: sent, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: text === '' ? {} : JSON.parse(text) }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(bodyless ? undefined : body);
  });
}

/** Sends a request and returns its line in the log. */
async function loggedFor(sent: Sent): Promise<{ readonly [field: string]: unknown }> {
  const requestId = randomUUID();
  await send({ ...sent, headers: { ...sent.headers, 'x-request-id': requestId } });
  const ofRequest = () => service.log.filter((line) => line.includes(requestId)).map((line) => JSON.parse(line));
  // A slow machine logs slow statements, too.
  const lines = () => ofRequest().filter(({ msg }) => msg !== 'slow statement');
  await expect.poll(lines).toHaveLength(1);
  return lines()[0];
}

interface Body {
  error?: { message: string; status: string; details?: { field: string; reason: string; description: string }[]; code?: number };
  result?: unknown;
}

const data = (value: unknown): string => JSON.stringify({ data: value });
const granting = (...resources: unknown[]): string => data({ user: { userId: 'maya' }, permissions: { resources } });
const document = { type: 'document', id: 'launch-plan', organizationId: 'acme', accessRole: 'viewer' };

it('Requests are checked in this order: path, method, credentials, media type, size, content', async () => {
  const huge = 'x'.repeat(1_048_577);
  const wrong = {
    path: '/v2/nothing',
    method: 'GET',
    headers: { 'x-svc-auth-token': 'forged', 'content-type': 'text/plain' },
    body: huge,
  };
  const steps = [
    { status: 404, says: 'NOT_FOUND', fix: { path: addPermissions } },
    { status: 405, says: 'INVALID_ARGUMENT', fix: { method: 'POST' } },
    { status: 401, says: 'UNAUTHENTICATED', fix: { headers: { 'content-type': 'text/plain' } } },
    { status: 415, says: 'INVALID_ARGUMENT', fix: { headers: {} } },
    { status: 413, says: 'INVALID_ARGUMENT', fix: { body: '{}' } },
    { status: 400, says: 'INVALID_ARGUMENT', fix: { body: granting(document) } },
  ];
  let sent: Sent = wrong;
  for (const { status, says, fix } of steps) {
    const reply = await send(sent);
    expect([reply.status, reply.body.error?.status]).toEqual([status, says]);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    if (status === 405) expect(reply.headers.allow).toBe('POST');
    sent = { ...sent, ...fix };
  }
  expect((await send(sent)).status).toBe(200);
});

it('A path must match exactly, including case, trailing slash and encoding', async () => {
  for (const path of [
    '/V2/auth/permissions/add',
    `${addPermissions}/`,
    `/${addPermissions}`,
    '/v2/auth/permissions/%61dd',
    '/',
    '/v2/auth',
  ]) {
    expect([path, (await send({ path })).status]).toEqual([path, 404]);
  }
  expect((await send({ path: `${addPermissions}?trace=1`, body: granting(document) })).status).toBe(200);
});

// Proves everyOperation/paths
it('A wrong method returns the same for every operation', async () => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD']) {
    const { status, headers } = await send({ method });
    expect([method, status, headers.allow]).toEqual([method, 405, 'POST']);
  }
});

// Proves everyOperation/json-body
it('The media type must be JSON in UTF-8', async () => {
  const refused = [
    'text/plain',
    'application/jsonp',
    'application/json; charset=utf-16',
    'application/vnd.api+json',
    'multipart/form-data; boundary=x',
  ];
  for (const type of refused) expect([type, (await send({ headers: { 'content-type': type } })).status]).toEqual([type, 415]);
  const accepted = [
    ...[json, 'Application/JSON', 'application/json; charset=utf-8', 'application/json;charset="UTF-8"; v=1'],
    'application/json; charset=utf8',
  ];
  for (const type of accepted) {
    expect([type, (await send({ headers: { 'content-type': type }, body: granting(document) })).status]).toEqual([type, 200]);
  }
  expect((await send({ headers: { 'content-encoding': 'gzip' } })).status).toBe(415);
  expect((await send({ headers: { 'content-encoding': 'identity' }, body: granting(document) })).status).toBe(200);
});

// Proves everyOperation/data-required, everyOperation/bad-input
it('An error names the invalid field as a JSON Pointer, and the allowed values in plain words', async () => {
  const cases: [body: string, field: string, reason: string, message: string | RegExp][] = [
    ['', '', 'SYNTAX', 'The request body must be JSON, but is empty.'],
    ['{"data":{]', '', 'SYNTAX', 'The request body must be JSON; the syntax error is at line 1 column 10.'],
    ['[]', '', 'TYPE', 'The request body must be an object.'],
    ['{}', '/data', 'REQUIRED', '/data is required.'],
    ['{"data":{"user":{}}}', '/data/permissions', 'REQUIRED', '/data/permissions is required.'],
    [granting(), '/data/permissions/resources', 'ITEMS', '/data/permissions/resources must have at least 1 item.'],
    [
      data({ user: { userId: 'maya', name: 'Maya' }, permissions: { resources: [document] } }),
      '/data/user/name',
      'UNKNOWN_MEMBER',
      /userId/,
    ],
    [granting({ ...document, id: '' }), '/data/permissions/resources/0/id', 'LENGTH', /at least 1 character/],
    [granting({ ...document, id: 'a\u0007b' }), '/data/permissions/resources/0/id', 'PATTERN', /control characters/],
    [granting({ ...document, id: 'x'.repeat(129) }), '/data/permissions/resources/0/id', 'LENGTH', /at most 128 characters/],
    [granting({ ...document, expiresAt: -1 }), '/data/permissions/resources/0/expiresAt', 'RANGE', /greater than 0/],
    [granting({ ...document, 'a/b~c': 1 }), '/data/permissions/resources/0/a~1b~0c', 'UNKNOWN_MEMBER', /not a known field/],
    [
      granting(document, document),
      '/data/permissions/resources/1',
      'DUPLICATE',
      /must not repeat \/data\/permissions\/resources\/0/,
    ],
    [`{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, '', 'DEPTH', /at most 32 levels/],
    ['\uFEFF{"data":{}}', '', 'ENCODING', 'The request body must not begin with a byte order mark.'],
    // Found before parsing. Brackets in strings do not count.
    [`{"data":${'{"a":'.repeat(32)}`, '', 'DEPTH', /at most 32 levels/],
    [`{"data":"${'[\\"['.repeat(40)}`, '', 'SYNTAX', /must be JSON/],
    [`{"data":{"${'['.repeat(40)}\\u0000":1}}`, '/data', 'ENCODING', /U\+0000/],
    [granting({ ...document, id: 'a\u0000' }), '/data/permissions/resources/0/id', 'ENCODING', /U\+0000/],
    [granting({ ...document, id: 'lone\ud800' }), '/data/permissions/resources/0/id', 'ENCODING', /surrogate/],
    [
      '{"data":{"__proto__":{"polluted":true},"user":{"userId":"maya"},"permissions":{"resources":[]}}}',
      '/data/__proto__',
      'UNKNOWN_MEMBER',
      /known/,
    ],
  ];
  for (const [body, field, reason, message] of cases) {
    const reply = await send({ body });
    const details = reply.body.error?.details ?? [];
    expect(
      [reply.status, details.some((detail) => detail.field === field && detail.reason === reason)],
      body.slice(0, 200),
    ).toEqual([400, true]);
    if (typeof message === 'string') expect(reply.body.error?.message).toBe(message);
    else expect(details.map(({ description }) => description).join()).toMatch(message);
  }
});

// Proves updateAccessForFolders/exactly-one, addPermissions/resource-types, deleteUsersFromGroups/one-form
// Proves updateAccessForFolders/one-form, addPermissions/organization-of-resource, addPermissions/roles
it('If no form matches, the error names the mistake and all allowed forms, for small and large messages', async () => {
  const roles = '"viewer", "editor"';
  const folders = { organizationId: 'acme', folderIds: ['marketing'] };
  const group = { organizationId: 'acme', organizationUserGroupId: 'designers' };
  const accessTypes = '"public", "organizationPrivate", "restricted"';
  const update = '/v2/organizations/folders/access/update';
  const leave = '/v1/organizations/usergroups/users/delete';
  const grant = (resource: unknown) => ({ user: { userId: 'maya' }, permissions: { resources: [resource] } });
  const place = '/data/permissions/resources/0';
  const cases: [path: string, data: object, details: [reason: string, field: string, description: string][]][] = [
    [
      addPermissions,
      grant({ ...document, type: 'location' }),
      [['ENUM', `${place}/type`, 'must be one of "organization", "folder", "document"']],
    ],
    [
      addPermissions,
      grant({ type: 'organization', id: 'acme', accessRole: 'owner' }),
      [['ENUM', `${place}/accessRole`, `must be one of ${roles}`]],
    ],
    [
      addPermissions,
      grant({ type: 'folder', id: 'marketing', accessRole: 'viewer' }),
      [['REQUIRED', `${place}/organizationId`, 'is required']],
    ],
    [update, { ...folders, accessType: 'secret' }, [['ENUM', '/data/accessType', `must be one of ${accessTypes}`]]],
    [update, { ...folders, accessType: null }, [['REQUIRED', '/data/inheritFromParent', 'is required']]],
    [update, { ...folders, inheritFromParent: 'yes' }, [['TYPE', '/data/inheritFromParent', 'must be a boolean']]],
    [
      update,
      { ...folders, accessType: 'public', inheritFromParent: true },
      [
        ['CONFLICT', '/data/inheritFromParent', 'cannot be combined with /data/accessType'],
        ['CONFLICT', '/data/accessType', 'cannot be combined with /data/inheritFromParent'],
      ],
    ],
    [
      update,
      folders,
      [
        ['REQUIRED', '/data/accessType', 'or /data/inheritFromParent is required'],
        ['REQUIRED', '/data/inheritFromParent', 'or /data/accessType is required'],
      ],
    ],
    [
      leave,
      { ...group, userIds: ['maya'], deleteAll: true },
      [
        ['CONFLICT', '/data/deleteAll', 'cannot be combined with /data/userIds'],
        ['CONFLICT', '/data/userIds', 'cannot be combined with /data/deleteAll'],
      ],
    ],
    [leave, { ...group, userIds: [] }, [['ITEMS', '/data/userIds', 'must have at least 1 item']]],
  ];
  for (const [path, sent, expected] of cases) {
    const { status, body } = await send({ path, body: data(sent) });
    const told = body.error?.details?.map(({ reason, field, description }) => [reason, field, description]);
    expect([status, told], JSON.stringify(sent)).toEqual([400, expected]);
    expect(body.error?.message).toBe(`${expected[0]?.[1]} ${expected[0]?.[2]}.`);
  }
  // As one of two hundred.
  const others = Array.from({ length: 199 }, (_, i) => ({ ...document, id: `plan-${i}`.padEnd(100, '-') }));
  const { body } = await send({ body: granting(...others, { ...document, type: 'location' }) });
  expect(body.error?.message).toBe('/data/permissions/resources/199/type must be one of "organization", "folder", "document".');
});

it('Tens of thousands of mistakes are rejected quickly, and the first fifty are named', async () => {
  const operation = contractOperations.find(({ path }) => path === addPermissions);
  if (operation === undefined) throw new Error(addPermissions);
  const mistakes = { data: { user: { userId: 'maya' }, permissions: { resources: Array(32_000).fill(1) } } };
  // Inspected like a small message. Comparing every mistake with every other would exceed the test's time.
  expect(explain(requestSchema(operation), mistakes, 0)).toHaveLength(50);
  const { status, body } = await send({ body: JSON.stringify(mistakes) });
  expect([status, body.error?.message]).toEqual([400, '/data/permissions/resources must have at most 1000 items.']);
});

// Proves addNotifications/recipients
it('An error about missing fields names the fields that all forms need, and the choices', async () => {
  const { body } = await send({
    path: '/v2/notifications/add',
    body: '{"data":{"organizationId":"acme","documentId":"launch-plan"}}',
  });
  expect(body.error?.details).toEqual([
    { field: '/data/actionUser', reason: 'REQUIRED', description: 'is required' },
    { field: '/data/displayHeadlineMessageTemplate', reason: 'REQUIRED', description: 'is required' },
    { field: '/data/notifyUsers', reason: 'REQUIRED', description: 'or /data/notifyAll is required' },
    { field: '/data/notifyAll', reason: 'REQUIRED', description: 'or /data/notifyUsers is required' },
  ]);
});

it('Invalid UTF-8 is rejected, so that it merges no two ids', async () => {
  const bytes = Buffer.concat([Buffer.from('{"data":{"id":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}}')]);
  const { status, body } = await send({ body: bytes });
  expect([status, body.error?.details?.[0]?.reason]).toEqual([400, 'ENCODING']);
});

it('An error response stays within the documented limits, and its content out of the log', async () => {
  const long = 'k'.repeat(4100);
  const expired = Array.from({ length: 51 }, (_, i) => ({ ...document, id: `plan-${i}`, expiresAt: 1 }));
  const bodies = [
    granting({ ...document, [long]: true }),
    granting({ ...document, id: { [long]: '\u0000' } }),
    `{"data":{"${long}":"\\ud800"}}`,
    granting(...expired),
    granting({ ...document, [`${'k'.repeat(4050)}${'\u{1F600}'.repeat(40)}`]: true }),
  ];
  const before = service.log.length;
  for (const body of bodies) {
    const reply = await send({ body });
    expect(reply.status, body.slice(0, 100)).toBe(400);
    const { message = '', details = [] } = reply.body.error ?? {};
    expect(details.length).toBeLessThanOrEqual(50);
    expect(message.length).toBeLessThanOrEqual(1000);
    for (const text of [message, ...details.flatMap(({ field, description }) => [field, description])]) {
      expect(text.length).toBeLessThanOrEqual(4096);
      expect(text.isWellFormed()).toBe(true);
    }
  }
  const lines = service.log.slice(before);
  expect(lines.length).toBeGreaterThanOrEqual(bodies.length);
  for (const line of lines) {
    expect(line.length).toBeLessThan(1000);
    expect(line).not.toContain('kkkk');
  }
});

// Proves everyOperation/failure-shape
it('An error of Express itself is in the envelope', async () => {
  const form = 'application/x-www-form-urlencoded';
  const cases: [status: number, sent: Sent][] = [
    [415, { path: '/login', headers: { 'content-type': form, 'content-encoding': 'wonders' }, body: 'token=x' }],
    [415, { path: '/login', headers: { 'content-type': `${form}; charset=utf-7` }, body: 'token=x' }],
    [400, { path: '/login', headers: { 'content-type': form, 'content-encoding': 'gzip' }, body: 'no gzip' }],
    [413, { path: '/login', headers: { 'content-type': form }, body: `token=${'x'.repeat(9000)}` }],
    [413, { path: '/login', headers: { 'content-type': form }, body: 'a=b&'.repeat(200) }],
  ];
  for (const [status, sent] of cases) {
    const reply = await send(sent);
    expect([reply.status, reply.body.error?.status, sent.headers]).toEqual([status, 'INVALID_ARGUMENT', sent.headers]);
    expect(reply.headers['x-request-id']).toMatch(/./);
  }
});

// Proves getDeleteAllUserDataStatus/code, getDeleteAllUserDataStatus/failure-code
it('An error of the deletion status has the HTTP status as a number, at every stage', async () => {
  const path = '/v1/users/data/delete/status';
  const attempts: Sent[] = [
    { headers: { 'x-svc-api-key': '' } },
    { headers: { 'content-type': 'text/plain' } },
    { body: 'x'.repeat(1_048_577) },
    {},
  ];
  for (const [i, status] of [401, 415, 413, 400].entries()) {
    const { body } = await send({ path, ...attempts[i] });
    expect(body.error?.code).toBe(status);
  }
  expect((await send({})).body.error?.code).toBeUndefined();
});

/** Its first documented request, with the required credentials. */
const documented = (operation: (typeof contractOperations)[number]) => {
  const { workspaceId, workspaceToken } = tenant;
  const headers =
    operation.credentials === 'workspace' ? { 'x-svc-workspace-id': workspaceId, 'x-svc-auth-token': workspaceToken } : {};
  return { path: operation.path, headers, example: Object.values(examplesOf(operation, 'requestBody'))[0] };
};

// Proves everyOperation/versions
it('Every operation exists only under the version of its path', async () => {
  for (const operation of contractOperations) {
    const { path, headers, example } = documented(operation);
    const other = path.startsWith('/v1/') ? path.replace('/v1/', '/v2/') : path.replace('/v2/', '/v1/');
    const reply = await send({ path: other, headers, body: JSON.stringify(example) });
    expect([other, reply.status, reply.body.error?.status]).toEqual([other, 404, 'NOT_FOUND']);
  }
});

it('Every operation rejects custom fields that look like a documented field', async () => {
  const places = contractOperations.flatMap((operation) => operation.open.map((place) => ({ operation, ...place })));
  for (const { operation, path, idField, fields } of places) {
    const { path: url, headers } = documented(operation);
    const examples = Object.values(examplesOf(operation, 'requestBody')).map((example) => JSON.parse(JSON.stringify(example)).data);
    const example = examples.find((one) => placesAt(one, path, '').length > 0);
    const [[, object] = []] = placesAt(example, path, '');
    const names = new Set([...fields.map((name) => name.toUpperCase()), 'ID']);
    Object.assign(Object(object), Object.fromEntries([...names].map((name) => [name, 'x'])));
    const { body } = await send({ path: url, headers, body: data(example) });
    const meant = [...fields, ...(fields.includes('id') ? [] : [idField])];
    const descriptions = body.error?.details?.map(({ description }: { description: string }) => description);
    expect([operation.id, path, descriptions]).toEqual([
      operation.id,
      path,
      meant.map((name) => `is not a known field; use ${name}`),
    ]);
  }
  expect(places.length).toBeGreaterThanOrEqual(9);
});

it('A response has its documented headers, those of HTTP, and no others', async () => {
  const namesOf = async (sent: Sent) => {
    const { status, headers } = await send(sent);
    const ofHttp = ['cache-control', 'connection', 'content-length', 'content-type', 'date', 'keep-alive', 'x-request-id'];
    expect(headers).toMatchObject({
      'content-type': expect.any(String),
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    return [status, ...Object.keys(headers).filter((name) => !ofHttp.includes(name))].join(' ');
  };
  expect(await namesOf({ body: granting(document) })).toBe('200');
  const keyed = { 'idempotency-key': 'once' };
  for (const _ of [1, 2]) expect(await namesOf({ body: granting(document), headers: keyed })).toBe('200 idempotency-replayed');
  expect(await namesOf({ body: granting({}), headers: keyed })).toBe('400');
  expect(await namesOf({ headers: { 'x-svc-auth-token': 'wrong' } })).toBe('401');
  expect(await namesOf({ method: 'GET' })).toBe('405 allow');
  expect(await namesOf({ path: '/lost' })).toBe('404');
  expect(await namesOf({ headers: { 'content-type': 'text/plain' } })).toBe('415');
  for (const path of ['/healthz', '/readyz']) expect(await namesOf({ path, method: 'GET' }), path).toBe('200');
});

/** The document shows a secret as an example: a token of the service. */
const secretForm = /"(?:workspace|key)_[0-9a-f-]{36}_\d+_[0-9a-f]{64}"|"eyJ[\w-]+\.[\w-]+\.[\w-]+"/;

it('The document names the headers of every response, also of those that count for no limit', () => {
  const always = ['Access-Control-Allow-Origin', 'Access-Control-Expose-Headers', 'Cache-Control', 'X-Request-Id'];
  for (const operation of contractOperations) {
    const responses = nodeOf(operation).get('responses');
    for (const status of responses.keys) {
      const counted = status === '401' || status === '403' ? [] : ['RateLimit', 'RateLimit-Policy'];
      expect(responses.in(status, 'headers').keys, `${operation.id} ${status}`).toEqual(
        expect.arrayContaining([...always, ...counted]),
      );
    }
  }
});

it('A cache may store no response of an operation, with or without a secret', async () => {
  const withSecrets = contractOperations.filter((operation) =>
    secretForm.test(JSON.stringify(examplesOf(operation, operation.success))),
  );
  expect(withSecrets.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['createWorkspace', 'getAuthTokens', 'resetAuthToken', 'generateToken']),
  );
  const workspace = { 'x-svc-workspace-id': tenant.workspaceId, 'x-svc-auth-token': tenant.workspaceToken, 'x-svc-api-key': '' };
  const bodies: { [id: string]: object } = {
    createWorkspace: { ownerEmail: 'maya@acme.example', name: 'Maya Chen', workspaceName: 'Acme' },
    createApiKey: { apiKeyName: 'Second', type: 'testing' },
    getAuthTokens: { apiKey: tenant.apiKey },
    generateToken: { userId: 'maya' },
  };
  for (const { id, path, credentials, success } of contractOperations) {
    // The only one that would end the tenant's credentials is the last.
    if (id === 'resetAuthToken') continue;
    const headers = credentials === 'workspace' ? workspace : {};
    const reply = await send({ path, headers, body: data(bodies[id] ?? {}) });
    if (bodies[id] !== undefined) expect([id, reply.status]).toEqual([id, success]);
    expect([id, reply.headers['cache-control']]).toEqual([id, 'no-store']);
  }
  const other = await aTenantWithAcme(service);
  const theirs = { ...workspace, 'x-svc-workspace-id': other.workspaceId, 'x-svc-auth-token': other.workspaceToken };
  const reset = await send({ path: '/v2/workspace/authtoken/reset', headers: theirs, body: data({}) });
  expect([reset.status, reset.headers['cache-control']]).toEqual([200, 'no-store']);
});

it("A request keeps the caller's safe x-request-id, and is logged once with it, without its content", async () => {
  const body = granting({ ...document, id: 'secret-plan' });
  const { headers } = await send({
    path: `${addPermissions}?token=secret-token`,
    headers: { 'x-request-id': 'trace/42:a' },
    body,
  });
  expect(headers['x-request-id']).toBe('trace/42:a');
  const lines = service.log.filter((line) => line.includes('trace/42:a') && !line.includes('slow statement'));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      version,
      requestId: 'trace/42:a',
      method: 'POST',
      path: addPermissions,
      operation: 'addPermissions',
      apiKeyId: tenant.apiKey,
      status: 200,
      ms: expect.any(Number),
      queueMs: expect.any(Number),
      databaseMs: expect.any(Number),
      bytes: body.length,
      address: '127.0.0.1',
      msg: 'request',
    },
  ]);
  const { headers: replaced } = await send({ headers: { 'x-request-id': 'no spaces, please' } });
  expect(replaced['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  const log = service.log.join('');
  for (const hidden of ['secret-plan', 'secret-token', tenant.authToken, tenant.workspaceToken]) expect(log).not.toContain(hidden);
});

it("A request continues the caller's trace: its log line has the trace id of a well-formed traceparent", async () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const parent = '00f067aa0ba902b7';
  const cases: [traceparent: string, traceId: string | undefined][] = [
    [`00-${traceId}-${parent}-01`, traceId],
    [`01-${traceId}-${parent}-01-more`, traceId],
    [`ff-${traceId}-${parent}-01`, undefined],
    [`00-${'0'.repeat(32)}-${parent}-01`, undefined],
    [`00-${traceId.toUpperCase()}-${parent}-01`, undefined],
    [`00-${traceId}-${parent}-01 secret`, undefined],
  ];
  for (const [traceparent, expected] of cases) {
    const line = await loggedFor({ headers: { traceparent }, body: granting(document) });
    expect([traceparent, line.traceId]).toEqual([traceparent, expected]);
  }
});

it('The log line of a rejected request names the caller and the first reason, but no content', async () => {
  const { apiKey, workspaceId, workspaceToken } = tenant;
  const unknown = 'maya@acme.example';
  const item = (changes: object) => granting({ ...document, ...changes });
  const asWorkspace = { 'x-svc-workspace-id': workspaceId, 'x-svc-auth-token': workspaceToken, 'x-svc-api-key': '' };
  const resources = '/data/permissions/resources/0';
  const cases: [sent: Sent, named: object][] = [
    [{ body: granting() }, { apiKeyId: apiKey, error: 'INVALID_ARGUMENT', reason: 'ITEMS', field: '/data/permissions/resources' }],
    [{ body: item({ accessRole: unknown }) }, { error: 'INVALID_ARGUMENT', reason: 'ENUM', field: `${resources}/accessRole` }],
    [{ body: item({ [unknown]: 1 }) }, { error: 'INVALID_ARGUMENT', reason: 'UNKNOWN_MEMBER', field: `${resources}/*` }],
    [
      { path: '/v2/organizations/documents/get', body: data({ organizationId: unknown }) },
      { apiKeyId: apiKey, operation: 'getDocuments', status: 404, error: 'NOT_FOUND' },
    ],
    [
      { path: '/v2/workspace/apikey/update', headers: asWorkspace, body: data({ apiKey: unknown, apiKeyName: 'Staging' }) },
      { workspaceId, status: 404, error: 'NOT_FOUND' },
    ],
    [
      { path: '/v2/nothing', headers: { 'x-svc-api-key': unknown } },
      { status: 404, error: 'NOT_FOUND' },
    ],
  ];
  for (const [sent, named] of cases) {
    const line = await loggedFor(sent);
    expect(line).toMatchObject(named);
    expect(JSON.stringify(line)).not.toContain('maya');
  }
});

it('The log line of a 401 has the claimed id and the reason, which the response omits', async () => {
  const { apiKey, authToken, workspace, workspaceToken } = tenant;
  const refusedFor = async (why: string, headers: Sent['headers'] = {}, id: object = { claimedApiKeyId: apiKey }) => {
    const line = await loggedFor({ headers, body: granting(document) });
    expect(line).toMatchObject({ status: 401, error: 'UNAUTHENTICATED', why, ...id });
    expect(JSON.stringify(line)).not.toMatch(/[0-9a-f]{64}/);
    return line;
  };
  await refusedFor('no x-svc-auth-token', { 'x-svc-auth-token': '' });
  await refusedFor('not a token of this id', { 'x-svc-auth-token': workspaceToken });
  await refusedFor('wrong signature', { 'x-svc-auth-token': authToken.replace(/_.{64}$/, `_${'0'.repeat(64)}`) });
  for (const malformed of ['', authToken, 'x'.repeat(4000)]) {
    const line = await refusedFor(
      malformed === '' ? 'no x-svc-api-key' : 'not a token of this id',
      { 'x-svc-api-key': malformed },
      {},
    );
    expect(line).not.toHaveProperty('claimedApiKeyId');
  }
  const genuine = createTokens([secret]);
  const deleted = { 'x-svc-api-key': randomUUID() };
  const token = genuine.issue('key', deleted['x-svc-api-key'], 1);
  await refusedFor('unknown id', { ...deleted, 'x-svc-auth-token': token }, { apiKeyId: deleted['x-svc-api-key'] });
  const later = { 'x-svc-auth-token': genuine.issue('key', apiKey, 2) };
  await refusedFor('token later than the database', later, { apiKeyId: apiKey });
  const { authToken: newToken } = (await workspace.resetAuthToken({ apiKey })).data;
  await refusedFor('revoked token', {}, { apiKeyId: apiKey });
  tenant = { ...tenant, authToken: newToken };
});

it('A request with a new content-type uses no memory', async () => {
  const many = async (label: string) => {
    for (let i = 0; i < 100; i++)
      await send({ headers: { 'content-type': `application/json; ${label}=${i}` }, body: granting(document) });
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  await many('first');
  const before = await many('second');
  await many('third');
  // A validator compiled and kept for each was 50 kB: 10 MB for these 200.
  expect((await many('fourth')) - before).toBeLessThan(3_000_000);
});

it('A chunked request gets the same response as a whole one', async () => {
  const reply = await send({ headers: { 'transfer-encoding': 'chunked' }, body: granting(document) });
  expect(reply.status).toBe(200);
});

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const forwarded = { headers: { 'x-forwarded-for': '203.0.113.7' } };
const warnings = ({ log }: TestService) => log.filter((line) => JSON.parse(line).msg.includes('TRUST_PROXY'));

it('A proxy in front of the service causes one warning while TRUST_PROXY is not set', async () => {
  const test = await aService();
  await fetch(`${test.url}/healthz`);
  expect(warnings(test)).toEqual([]);
  for (let i = 0; i < 3; i++) await fetch(`${test.url}/healthz`, forwarded);
  expect(warnings(test)).toHaveLength(1);
});

it.each([0, 1, ['loopback']])('A proxy in front of the service causes no warning with TRUST_PROXY=%s', async (trustProxy) => {
  const test = await aService({ trustProxy });
  await fetch(`${test.url}/healthz`, forwarded);
  expect(warnings(test)).toEqual([]);
});
