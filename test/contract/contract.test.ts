/** The document against the specification, and the examples against their schemas. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { credentialHeaders } from '../../generated/handlers.ts';
import bundle from '../../generated/openapi.json' with { type: 'json' };
import { at, contractOperations, document, examplesOf, repliesOf, requestSchema } from '../../generated/operations.ts';
import * as schemas from '../../generated/schemas.ts';
import { requests } from '../../generated/validators.js';
import workflows from '../../generated/workflows.json' with { type: 'json' };
import { nextSteps } from '../../openapi/tools/next-steps.ts';
import { listOf, objectOf } from '../../openapi/tools/verify/corpus/json.ts';

const root = join(import.meta.dirname, '../..');

/** The specification's table, row by row: title, path, auth class. */
const specified = [
  ['Add Permissions', '/v2/auth/permissions/add', 'K'],
  ['Remove Permissions', '/v2/auth/permissions/remove', 'K'],
  ['Create Workspace', '/v2/workspace/create', 'P'],
  ['Get Workspace', '/v2/workspace/get', 'W'],
  ['Send Login Link', '/v2/workspace/email/send-login-link', 'P'],
  ['Get Documents', '/v2/organizations/documents/get', 'K'],
  ['Delete Users from Groups', '/v1/organizations/usergroups/users/delete', 'K'],
  ['Delete All User Data', '/v2/users/data/delete', 'K'],
  ['Add Presence', '/v2/presence/add', 'K'],
  ['Add Users to Groups', '/v1/organizations/usergroups/users/add', 'K'],
  ['Update Organizations', '/v1/organizations/update', 'K'],
  ['Add Organizations', '/v2/organizations/add', 'K'],
  ['Get Delete All User Data Status', '/v1/users/data/delete/status', 'K'],
  ['Update Access for Folders', '/v2/organizations/folders/access/update', 'K'],
  ['Get Notifications', '/v1/notifications/get', 'K'],
  ['Add Notifications', '/v2/notifications/add', 'K'],
  ['Set Config', '/v2/notifications/config/set', 'K'],
  ['Migrate Documents', '/v2/organizations/documents/migrate', 'K'],
];
const classes = { apiKey: 'K', workspace: 'W', public: 'P', workspaceOrApiKey: 'WK' };
const parts = bundle.tags.map(({ name }) => name);

// Proves everyOperation/paths
it('The document lists the 18 specified operations in order, then the named ones, then the added ones, marked as extensions', () => {
  const titles = specified.map(([title]) => title);
  const rows = contractOperations.map(({ title, path, credentials }) => [title, path, classes[credentials]]);
  expect(rows.slice(0, specified.length), 'paths begins with the 18 operations that the specification shows, in its order').toEqual(
    specified,
  );
  const others = contractOperations.filter(({ title }) => !titles.includes(title));
  const unmarked = others.filter(({ extension }) => extension === undefined).map(({ title }) => title);
  expect(unmarked, 'the specification does not show these: give each `x-extension: named` or `added`').toEqual([]);
  const kinds = contractOperations.map(({ extension }) => extension);
  expect(kinds, 'the 18 shown, then the named, then the added').toEqual([
    ...specified.map(() => undefined),
    ...kinds.filter((kind) => kind === 'named'),
    ...kinds.filter((kind) => kind === 'added'),
  ]);
});

it("The package's README lists the operations of the specification, those that it only names, and the added ones", async () => {
  const lists = (await readFile(join(root, 'generated/README.md'), 'utf8')).split('| Method | Path | Credentials |').slice(1);
  const listed = lists.map((list) => Array.from(list.matchAll(/^\| `(\w+)` \| `(\/v\S+)` \|/gm), ([, ...row]) => row));
  const rowsOf = (kind?: string) =>
    contractOperations.filter(({ extension }) => extension === kind).map(({ id, path }) => [id, path]);
  expect(listed).toEqual([rowsOf(), rowsOf('named'), rowsOf('added')]);
});

it('Every operation has a handler and a test in the files of its part', async () => {
  expect(await nextSteps(root, contractOperations), 'what is to be done next').toEqual([]);
});

// Proves everyOperation/api-key-headers, everyOperation/workspace-headers
it('Both headers of a credential class are required together', () => {
  expect(credentialHeaders).toEqual({
    apiKey: ['x-svc-api-key', 'x-svc-auth-token'],
    workspace: ['x-svc-workspace-id', 'x-svc-auth-token'],
  });
  const requirements = contractOperations.map(({ path, credentials }) => [
    credentials,
    at(document(), 'paths', path, 'post', 'security'),
  ]);
  for (const [credentials, security] of requirements) {
    if (credentials === 'public') expect(security).toEqual([]);
    else expect(security).toHaveLength(credentials === 'workspaceOrApiKey' ? 2 : 1);
  }
});

// Proves addPermissions/only-rest-grants, operationsThatAreOnlyNamed/access-role
it('Only the four operations in the specification grant access; roles without effect are accepted by Check, Get and Remove Permissions', () => {
  const giving = contractOperations.filter((operation) => JSON.stringify(requestSchema(operation)).includes('"accessRole"'));
  expect(giving.map(({ path }) => path).toSorted()).toEqual([
    '/v2/auth/generate_token',
    '/v2/auth/permissions/add',
    '/v2/auth/permissions/check',
    // A filter.
    '/v2/auth/permissions/documents/get',
    '/v2/auth/permissions/get',
    '/v2/auth/permissions/remove',
    '/v2/users/add',
    '/v2/users/update',
  ]);
});

// Proves operationsThatAreOnlyNamed/workspace-headers
it('Operations on the workspace require its headers, including those the specification only names', () => {
  const titles = contractOperations.filter(({ credentials }) => credentials === 'workspace').map(({ title }) => title);
  const ofKeys = ['Get Auth Tokens', 'Create API Key', 'Get API Keys', 'Update API Key', 'Delete API Key', 'Reset Auth Token'];
  expect(titles.toSorted()).toEqual(['Get Workspace', 'Delete Workspace', 'Get Usage', ...ofKeys].toSorted());
});

// Proves operationsThatAreOnlyNamed/workspace-headers
it('Operations on domains and email settings accept workspace or API key headers', () => {
  const either = contractOperations.filter(({ credentials }) => credentials === 'workspaceOrApiKey').map(({ title }) => title);
  const expected = ['Add Domains', 'Get Domains', 'Delete Domains', 'Update Email Config', 'Get Email Config'];
  expect(either.toSorted()).toEqual(expected.toSorted());
});

it('Published descriptions contain no ids of promises', () => {
  const published = contractOperations.map(({ path }) => at(document(), 'paths', path, 'post', 'description'));
  expect(published.filter((description) => String(description).includes('<!--'))).toEqual([]);
});

it('Each part of the document has a file, a folder, a test and operations', async () => {
  const places = parts.flatMap((part) => [`openapi/${part}.yaml`, `server/${part}/handlers.ts`, `test/parts/${part}.test.ts`]);
  const missing = places.filter((place) => !existsSync(join(root, place)));
  expect(missing, 'every tag of openapi.yaml is a part, and has these').toEqual([]);
  expect([...new Set(contractOperations.map(({ tag }) => tag))].toSorted()).toEqual(parts.toSorted());
});

it('Every file of the document has the same version of OpenAPI and the same dialect', async () => {
  const files = (await readdir(join(root, 'openapi'))).filter((file) => file.endsWith('.yaml') && !file.includes('arazzo'));
  const versions = files.map(async (file) => {
    const { openapi, jsonSchemaDialect } = parse(await readFile(join(root, 'openapi', file), 'utf8'));
    return JSON.stringify({ openapi, jsonSchemaDialect });
  });
  expect(new Set(await Promise.all(versions))).toEqual(
    new Set([JSON.stringify({ openapi: bundle.openapi, jsonSchemaDialect: bundle.jsonSchemaDialect })]),
  );
});

it('The project, its packages and the Python client have the version of the document', async () => {
  const { version } = bundle.info;
  for (const file of ['package.json', 'package-lock.json', 'generated/package.json'])
    expect([file, JSON.parse(await readFile(join(root, file), 'utf8')).version]).toEqual([file, version]);
  expect(await readFile(join(root, 'generated/python/pyproject.toml'), 'utf8')).toContain(`version = "${version}"`);
});

it('A shared response stands for one status', () => {
  const uses = contractOperations.flatMap(({ path }) => {
    const responses = Object.entries(objectOf(at(bundle, 'paths', path, 'post', 'responses')));
    return responses.flatMap(([status, response]) =>
      [at(response, '$ref')].flatMap(($ref) => ($ref === undefined ? [] : [{ $ref, status }])),
    );
  });
  expect(uses.length).toBeGreaterThan(contractOperations.length);
  const several = [...Map.groupBy(uses, ({ $ref }) => $ref)].flatMap(([$ref, ofIt]) => {
    const statuses = [...new Set(ofIt.map(({ status }) => status))];
    return statuses.length === 1 ? [] : [`${$ref} for ${statuses.join(' and ')}`];
  });
  expect(several).toEqual([]);
});

it('A choice that may be null is an alternative to null, since generators of other projects cannot read null in an enum', () => {
  const choices = placesOf(bundle).filter(({ value }) => Array.isArray(at(value, 'enum')));
  expect(choices.length).toBeGreaterThan(10);
  expect(choices.filter(({ value }) => listOf(at(value, 'enum')).includes(null)).map(({ place }) => place)).toEqual([]);
});

/** Returns each object in a value, with its place. */
const placesOf = (value: unknown, place = ''): { place: string; value: unknown }[] =>
  typeof value !== 'object' || value === null
    ? []
    : [{ place, value }, ...Object.entries(value).flatMap(([key, item]) => placesOf(item, `${place}/${key}`))];

it('Each step of the documented workflows names the status of its success', () => {
  const steps = listOf(at(workflows, 'workflows')).flatMap((workflow) => listOf(at(workflow, 'steps')));
  const silent = steps.filter((step) => !/^\$statusCode == \d{3}$/.test(String(at(step, 'successCriteria', '0', 'condition'))));
  expect(silent.map((step) => at(step, 'stepId'))).toEqual([]);
  expect(steps.length).toBeGreaterThan(50);
});

it('Every documented notification has the values that its headline names', () => {
  let count = 0;
  JSON.parse(JSON.stringify(bundle), (_key, value: unknown) => {
    const template = at(value, 'displayHeadlineMessageTemplate');
    if (typeof template !== 'string') return value;
    count += 1;
    // The service adds the people.
    const values = ['actionUser', 'recipientUser', ...Object.keys(at(value, 'displayHeadlineMessageTemplateData') ?? {})];
    expect(values).toEqual(expect.arrayContaining(Array.from(template.matchAll(/\{([^{}]+)\}/g), ([, name]) => name)));
    return value;
  });
  expect(count).toBeGreaterThan(10);
});

it('Each object of a documented request rejects an unknown field, unless it takes fields of bounded size', () => {
  let count = 0;
  for (const operation of contractOperations) {
    const { id, bounded } = operation;
    for (const example of Object.values(examplesOf(operation, 'requestBody'))) {
      const objects = placesOf(at(example, 'data')).filter(({ value }) => !Array.isArray(value));
      for (const { place } of objects) {
        const keys = place.split('/').slice(1);
        const isBounded = bounded.some(({ path }) => path.every((key, i) => (key === '*' ? i < keys.length : key === keys[i])));
        const copy = structuredClone(example);
        Object(at(copy, 'data', ...keys)).misspelled = 'x';
        if (!isBounded) expect(requests[id](copy), `${id}${place}`).toBe(false);
        count += isBounded ? 0 : 1;
      }
    }
  }
  expect(count).toBeGreaterThan(100);
});

it("The schema of an input accepts every documented request, and has the service's words for each documented mistake", () => {
  const inputs = new Map(Object.entries(schemas));
  const counts = { accepted: 0, rejected: 0 };
  const left = new Set<string>();
  for (const operation of contractOperations) {
    const validate = (data: unknown) => inputs.get(`${operation.id}Input`)?.['~standard'].validate(data);
    const replies = repliesOf(operation);
    const valid = replies.filter(({ status, request }) => status < 400 && request !== undefined).map(({ request }) => request);
    for (const request of [...Object.values(examplesOf(operation, 'requestBody')), ...valid]) {
      const data = at(request, 'data');
      expect(validate(data), operation.id).toStrictEqual({ value: data });
      counts.accepted += 1;
    }
    for (const { status, name, value, request } of replies) {
      const details = listOf(at(value, 'error', 'details'));
      if (status !== 400 || at(request, 'data') === undefined || details.length === 0) continue;
      const { issues } = validate(at(request, 'data')) ?? {};
      const shown = issues?.map(({ path, message }) => [`/data${path.map((key) => `/${key}`).join('')}`, message]);
      const expected = details.map((detail) => [at(detail, 'field'), at(detail, 'description')]);
      if (shown === undefined) left.add(name);
      else expect(shown, `${operation.id} ${name}`).toEqual(expected);
      counts.rejected += 1;
    }
  }
  expect(counts.accepted).toBeGreaterThan(100);
  expect(counts.rejected).toBeGreaterThan(80);
  // Only the service can find these: it knows its clock, settings, credentials and stored data. The document shortens too large requests.
  const ofService = [
    'disposableDomain',
    'expired',
    'hostNotAllowed',
    'invalidContinueUrl',
    'invalidPageToken',
    'lostEvent',
    'noApiKey',
    'otherLog',
    'otherName',
    'tooOld',
    'invalidUrl',
    'privateAddress',
  ];
  expect(left).toEqual(new Set([...ofService, 'organizationTooLarge', 'tooMany']));
});

it('The schema of an input names every wrong field at once, an item by its index, and takes undefined fields as absent', () => {
  const { validate } = schemas.addDocumentsInput['~standard'];
  const document = { documentId: 'launch-plan', documentName: undefined };
  expect(validate({ organizationId: '', documents: [document, { documentId: 7 }], folder: 'plans' })).toEqual({
    issues: [
      { path: ['folder'], message: 'is not a known field; allowed fields: organizationId, documents' },
      { path: ['organizationId'], message: 'must have at least 1 character' },
      { path: ['documents', 1, 'documentId'], message: 'must be a string' },
    ],
  });
  expect(validate({ organizationId: 'acme', documents: [document] })).not.toHaveProperty('issues');
});

// Proves getNotifications/nine-forms
it('The document shows all nine forms of Get Notifications, and two or all forms of the others', () => {
  const forms = (path: string) =>
    contractOperations
      .filter((operation) => operation.path === path)
      .flatMap((operation) => Object.values(examplesOf(operation, 'requestBody')))
      .map((example) =>
        Object.keys(at(example, 'data') ?? {})
          .sort()
          .join(' '),
      );
  expect(new Set(forms('/v1/notifications/get'))).toEqual(
    new Set([
      'documentId organizationId',
      'documentId locationId organizationId',
      'organizationId userId',
      'documentId organizationId userId',
      'locationId organizationId userId',
      'documentId locationId organizationId userId',
      'documentId notificationIds organizationId',
      'documentId locationId notificationIds organizationId',
      'notificationIds organizationId userId',
      // Beside the two forms of a page.
      'documentId organizationId pageSize',
      'documentId organizationId pageSize pageToken',
      // An addition to the specification.
      'organizationId unreadOnly userId',
    ]),
  );
  expect(forms('/v1/organizations/usergroups/users/delete').join()).toMatch(/deleteAll.*userIds|userIds.*deleteAll/);
  expect(forms('/v2/organizations/folders/access/update').join()).toMatch(
    /accessType.*inheritFromParent|inheritFromParent.*accessType/,
  );
  expect(forms('/v2/organizations/documents/get')).toEqual(
    expect.arrayContaining(['organizationId', 'documentIds organizationId', 'folderId organizationId']),
  );
});

it('Each operation of the specification has a decision in plain language', async () => {
  const decisions = await readFile(join(root, 'openapi/decisions.md'), 'utf8');
  const [decided = ''] = decisions.split('\n## Specification coverage');
  const missing = specified.map(([title = '']) => title).filter((title) => !decided.includes(title));
  expect(missing, 'decisions.md does not name these').toEqual([]);
});

it('Each Python type with custom fields says how to set them in a request, or to read them in a response', async () => {
  const types = await readFile(join(root, 'generated/python/collaboration_contract/types.py'), 'utf8');
  const classes = types.split(/^class /m);
  const namesOf = (words: string, base: string) =>
    classes.flatMap((text) => (text.includes(words) ? [text.slice(0, text.indexOf(`(${base}):`))] : []));
  const open = Object.entries(bundle.components.schemas).filter(
    ([, schema]) => 'additionalProperties' in schema && schema.additionalProperties === true && 'properties' in schema,
  );
  expect([...namesOf('A subclass gives them types.', 'TypedDict'), ...namesOf('by item access', 'Record')].sort()).toEqual(
    open.map(([name]) => name).sort(),
  );
});
