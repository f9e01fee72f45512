import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Json } from '../../generated/document.ts';
import { redocly } from '../../openapi/tools/redocly.ts';
import { type Edit, edited } from '../support/edited.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const failure = (status: string) => ({
  description: 'No.',
  content: {
    'application/json': {
      schema: { type: 'object' },
      examples: { no: { summary: 'No', 'x-request': {}, value: { status } } },
    },
  },
});
const id = { description: 'An id.', type: 'string', maxLength: 9 };
const anId = { $ref: '#/components/schemas/Id' };
const request = {
  description: 'A request.',
  type: 'object',
  properties: {
    data: {
      description: 'Input.',
      type: 'object',
      properties: {
        ids: { description: 'Ids.', type: 'array', maxItems: 9, items: anId, 'x-unique-by': [] },
        count: { description: 'A number.', type: 'integer', format: 'int32', exclusiveMinimum: 0, maximum: 9 },
        since: { description: 'A date.', type: ['string', 'null'], format: 'date' },
        // A $ref to a schema without a description is a fault only for a property.
        id: anId,
      },
    },
  },
};
const total = { description: 'How many there are.', type: 'integer', format: 'int64', maximum: 2 ** 31 };
const data = { description: 'Data.', type: 'object', properties: { total } };
const result = { description: 'The result.', type: 'object', properties: { data } };
const response = { description: 'A response.', type: 'object', properties: { result } };
const operation = {
  operationId: 'getAllThings',
  summary: 'Get All Things',
  description: 'Gets them.',
  tags: ['things'],
  security: [{ Key: [] }],
  'x-idempotent': true,
  'x-decision': 'Get, since it only reads.',
  requestBody: {
    required: true,
    content: { 'application/json': { schema: request, examples: { all: { summary: 'All', value: {} } } } },
  },
  responses: {
    200: {
      description: 'Yes.',
      content: { 'application/json': { schema: response, examples: { yes: { summary: 'Yes', value: {} } } } },
    },
    400: failure('400'),
    ...Object.fromEntries(['401', '403', '408', '413', '415', '429', '500', '503'].map((status) => [status, failure(status)])),
  },
};
const tag = (name: string) => ({ name, description: 'More.' });
/** A document that follows every rule, to be broken in one place. */
const sound: Json = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1.0.0', contact: { name: 'Us' }, license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  tags: [tag('things'), tag('stuff')],
  paths: { '/things/get': { post: operation }, '/thing/get': { $ref: 'stuff.yaml#/components/pathItems/GetThing' } },
  components: { securitySchemes: { Key: { type: 'apiKey', in: 'header', name: 'x-key' } }, schemas: { Id: id } },
};

/** A file `stuff.yaml` whose operation has this tag. */
function stuff(tag: string, name: string) {
  const post = { ...operation, tags: [tag], operationId: `get${name}`, summary: `Get ${name}` };
  const components = { pathItems: { GetThing: { post } }, schemas: { Id: id } };
  return { openapi: '3.1.0', info: { title: 'Stuff', version: '1.0.0' }, paths: {}, components };
}

interface Problem {
  ruleId: string;
  message: string;
}

const job = { description: 'A job.', type: 'string' };
const pages = { pageSize: '/data/count', pageToken: '/data/since', nextPageToken: '/result/pageToken', items: '/result/data' };
const poll = { operationId: 'getAllThings', data: {}, until: { pointer: '/result/data', in: [true] } };
const reason = { meaning: 'Too old.', remedy: 'Send a later one.' };

/** Gives the operation events of the type `a.b`, and the document webhooks with these operationIds. */
function withEvents(webhooks: { [type: string]: string }): Edit[] {
  const items = { discriminator: { propertyName: 'type', mapping: { 'a.b': '#/components/schemas/Id' } } };
  const webhook = ([type, operationId]: [string, string]) => {
    const schema = { description: 'An event.', type: 'object', properties: { type: { description: 'Its type.', enum: [type] } } };
    const content = { 'application/json': { schema, examples: { one: { summary: 'One', value: { type } } } } };
    const facts = { tags: operation.tags, operationId, summary: type, security: [], 'x-idempotent': true };
    return [type, { post: { ...facts, requestBody: { content }, responses: { '2XX': { description: 'Yes.' } } } }];
  };
  return [
    ['result/data', { description: 'Events.', type: 'array', maxItems: 9, items }],
    ['result/hasMore', { description: 'Whether there are more.', type: 'boolean' }],
    ['/webhooks', Object.fromEntries(Object.entries(webhooks).map(webhook))],
  ];
}

/** The places of the document with a short name, which the place of an edit may begin with. */
const places: { [name: string]: string } = { op: '/paths/~1things~1get/post' };
places.request = `${places.op}/requestBody/content/application~1json`;
places.data = `${places.request}/schema/properties/data`;
places.input = `${places.data}/properties`;
places.reply = `${places.op}/responses/200/content/application~1json`;
places.result = `${places.reply}/schema/properties/result/properties`;
places.output = `${places.result}/data/properties`;

type Broken = readonly [rule: string, what: string, ...Edit[]];
const broken: readonly Broken[] = [
  ...['get', 'put', 'patch', 'delete', 'options', 'head', 'trace'].map(
    (method): Broken => [
      'rule/post-only',
      `the method ${method}`,
      [`/paths/~1things~1get/${method}`, { ...operation, summary: 'Get X', operationId: 'getX' }],
    ],
  ),
  ['rule/one-tag', 'two tags', ['op/tags', ['things', 'things']]],
  ['rule/one-tag', 'no tag', ['op/tags', []]],
  ['operation-tag-defined', 'a tag that is not declared', ['op/tags', ['undeclared']]],
  ['contract/part-paths', 'a path item that no path leads to', ['/paths/~1thing~1get']],
  ['contract/part-paths', 'a file that belongs to no part', ['/tags/1'], ['/paths/~1thing~1get']],
  ['contract/part-paths', 'a part without a file', ['/tags/2', tag('nothing')]],
  ['contract/part-paths', 'a file that cannot be read', ['/tags/2', tag('broken')]],
  [
    'contract/part-tag',
    "an operation in another part's file",
    ['/paths/~1other~1get', { $ref: 'wrong/stuff.yaml#/components/pathItems/GetThing' }],
  ],
  ['contract/operation-id', 'an id that is not the summary', ['op/operationId', 'getThings']],
  ...['400', '408', '413', '415', '429', '500', '503'].map(
    (status): Broken => ['rule/failures', `no ${status}`, [`op/responses/${status}`]],
  ),
  ...['401', '403'].map((status): Broken => ['rule/credentials', `no ${status}`, [`op/responses/${status}`]]),
  ['contract/examples', 'no examples of the request', ['request/examples']],
  ['contract/examples', 'an example without a summary', ['request/examples/all/summary']],
  ['contract/examples', 'an example with a blank summary', ['request/examples/all/summary', ' ']],
  ['contract/examples', 'an example without a value', ['request/examples/all/value']],
  ['contract/examples', 'a response without content', ['op/responses/200/content']],
  ['rule/idempotent', 'no x-idempotent', ['op/x-idempotent']],
  ['rule/idempotent', 'x-idempotent: often', ['op/x-idempotent', 'often']],
  ['rule/extension', 'x-extension: true', ['op/x-extension', true]],
  [
    'contract/example-requests',
    'a refusal without its request',
    ['op/responses/400/content/application~1json/examples/no/x-request'],
  ],
  ['contract/example-requests', 'a request that there is not', ['reply/examples/yes/x-request', 'lost']],
  ['contract/decisions', 'an empty decision', ['op/x-decision', ' ']],
  ['contract/decisions', 'no words, beside a $ref', ['input/ids/items/x-decision', true]],
  ['contract/pagination', 'a pageToken only', ['result/pageToken', job]],
  ['contract/pagination', 'pages without a token', ['op/x-pagination', pages]],
  [
    'contract/pagination',
    'pages of other fields',
    ['op/x-pagination', { pageSize: '/data/a', pageToken: 'data', nextPageToken: 7, items: '/data' }],
  ],
  ['contract/pagination', 'an order of no field', ['result/pageToken', job], ['op/x-pagination', { ...pages, order: '/lost' }]],
  ['contract/poll', 'an end in no field', ['op/x-poll', { ...poll, until: { pointer: '/result/lost', in: [true] } }]],
  ['contract/poll', 'data that nobody takes', ['op/x-poll', { ...poll, data: { lost: '$response.body#/result/data/total' } }]],
  ['contract/poll', 'a jobId only', ['output/jobId', job]],
  ['contract/poll', 'no such operation', ['op/x-poll', { ...poll, operationId: 'x' }]],
  ['contract/poll', 'a failure in which it does not end', ['op/x-poll', { ...poll, until: { ...poll.until, failed: [false] } }]],
  ['contract/poll', 'data from nowhere', ['op/x-poll', { ...poll, data: { ids: '$response.body#/result/ids' } }]],
  ['contract/event-types', 'events without a webhook', ...withEvents({})],
  ['contract/event-types', 'a webhook without events', ...withEvents({ 'a.b': 'aB', 'c.d': 'cD' })],
  ['contract/event-types', 'a webhook with another operationId', ...withEvents({ 'a.b': 'ab' })],
  ['contract/changes', 'changes by a read', ['op/x-changes', []]],
  ['contract/changes', 'a write without x-changes', ['op/operationId', 'addThings'], ['op/summary', 'Add Things']],
  [
    'contract/changes',
    'a changed read that there is not',
    ['op/operationId', 'addThings'],
    ['op/summary', 'Add Things'],
    ['op/x-changes', ['getThing', 'addThings']],
  ],
  ['contract/descriptions', 'a property without one', ['input/count/description']],
  ['contract/descriptions', 'a $ref to what has none', ['/components/schemas/Id/description']],
  ['contract/descriptions', 'a blank one', ['input/count/description', ' ']],
  ['contract/descriptions', 'a $ref to what has a blank one', ['/components/schemas/Id/description', ' ']],
  ['contract/limits', 'a string without an end', ['/components/schemas/Id/maxLength']],
  ['contract/limits', 'a number without an end', ['input/count/exclusiveMinimum']],
  ['contract/limits', 'an object that takes anything', ['input/since/type', 'object'], ['input/since/additionalProperties', true]],
  ['contract/limits', 'a list without an end', ['input/ids/maxItems'], ['input/ids/x-unique-by']],
  [
    'contract/limits',
    'a list without an end in a reply',
    ['output/list', { description: 'A list.', type: 'array', items: { type: 'string' } }],
  ],
  ['contract/limits', 'a whole number without a format', ['input/count/format']],
  ['contract/limits', 'too small a format in a reply', ['output/total/format', 'int32']],
  ['info-contact', 'nobody to ask', ['/info/contact']],
  ['contract/unique-by', 'something else than a list', ['input/count/x-unique-by', []]],
  ['contract/unique-by', 'no text', ['input/ids/x-unique-by', 'ids']],
  ['contract/unique-by', 'a member that is not there', ['input/ids/x-unique-by', ['id']]],
  ['contract/max-product', 'no arrays', ['data/x-max-product', { limit: 'many' }]],
  ['contract/max-product', 'no limit', ['data/x-max-product', { of: ['ids', 'ids'] }]],
  ['contract/max-product', 'a factor that is no array', ['data/x-max-product', { of: ['ids', 'count'], limit: 'many' }]],
  ...['ThingData', 'ThingResponse', 'ThingErrors', 'thing', 'Notification', 'Record', 'Ids'].map(
    (name): Broken => [
      'contract/schema-names',
      name,
      [`/components/schemas/${name}`, id],
      ['input/ids/items/$ref', `#/components/schemas/${name}`],
    ],
  ),
  [
    'contract/named-refs',
    'a named $ref with more',
    ['/components/schemas/ThingId', { ...anId, description: 'Its id.' }],
    ['input/ids/items/$ref', '#/components/schemas/ThingId'],
  ],
  [
    'contract/component-names',
    'a parameter with the name of a schema',
    ['/components/parameters', { Id: { name: 'x-id', in: 'header', description: 'An id.', schema: anId } }],
    ['op/parameters', [{ $ref: '#/components/parameters/Id' }]],
  ],
  [
    'contract/error-tables',
    'a reason without a remedy',
    ['input/since/type', 'string'],
    ['input/since/enum', ['OLD']],
    ['input/since/x-reasons', { OLD: { meaning: 'Too old.' } }],
  ],
  [
    'contract/error-tables',
    'a remedy for no reason',
    ['input/since/type', 'string'],
    ['input/since/enum', ['OLD']],
    ['input/since/x-reasons', { OLD: reason, NEW: reason }],
  ],
];

describe('redocly lint', () => {
  let folder: string;
  /** The rules that each document broke: the valid one first, then the broken ones in order. */
  let found: Set<string>[];
  /** Their messages, by what is broken. */
  let messages: { [what: string]: string[] };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lint-'));
    const { apis: _, plugins, ...rest } = parse(await readFile(join(root, 'redocly.yaml'), 'utf8'));
    const absolute = { ...rest, plugins: plugins.map((plugin: string) => join(root, plugin)) };
    const config = join(folder, 'redocly.yaml');
    await writeFile(config, JSON.stringify(absolute));
    // Three parts: `things` in the document itself, `stuff`, and an unreadable one.
    await writeFile(join(folder, 'things.yaml'), '');
    await writeFile(join(folder, 'stuff.yaml'), JSON.stringify(stuff('stuff', 'Thing')));
    await writeFile(join(folder, 'broken.yaml'), 'components: [');
    await mkdir(join(folder, 'wrong'));
    await writeFile(join(folder, 'wrong/stuff.yaml'), JSON.stringify(stuff('things', 'Other')));
    const files: string[] = [];
    for (const edits of [[], ...broken.map(([, , ...edits]) => edits)]) {
      const file = join(folder, `${files.length}.json`);
      const placed = edits.map(([place, ...value]): Edit => [place.replace(/^\w+/, (short) => places[short] ?? short), ...value]);
      await writeFile(file, JSON.stringify(edited(sound, placed)));
      files.push(file);
    }
    const { output } = await redocly('lint', ...files, '--config', config, '--format=json', '--max-problems=1000');
    // The reports one after the other, each an object.
    const reports: { problems: Problem[] }[] = JSON.parse(`[${output.replaceAll(/^\}\s*\{$/gm, '},{')}]`);
    const messagesOf = ({ problems }: { problems: Problem[] }) => [...new Set(problems.map(({ message }) => message))];
    messages = Object.fromEntries(reports.slice(1).map((report, i) => [broken[i]?.[1], messagesOf(report)]));
    found = reports.map(({ problems }) => new Set(problems.map(({ ruleId }) => ruleId)));
  });

  afterAll(() => rm(folder, { recursive: true }));

  it('redocly lint reports nothing for a document that follows the rules', () => {
    expect(found).toHaveLength(1 + broken.length);
    expect(found[0]).toEqual(new Set());
  });

  it.each(broken.map(([rule, what], i) => ({ rule, what, i })))('redocly lint reports $rule for $what', ({ rule, i }) => {
    expect(found[i + 1]).toEqual(new Set([rule]));
  });

  it('redocly lint messages say what is wrong and what is needed', () => {
    const fieldOf = (name: string) => `${name} of x-pagination must be a JSON Pointer to a field of the message.`;
    const named = (name: string, why: string) => [`No schema may be named ${name}: ${why}.`];
    const endsNames = 'code generators end names of their own in Data, Response and Error';
    const format = (needed: string) => [
      `An integer needs a maximum, and format ${needed} (int32 if the maximum is below 2147483648, otherwise int64).`,
    ];
    expect(messages).toMatchObject({
      'a path item that no path leads to': [
        'No path leads to GetThing of stuff.yaml: add a line such as /v2/…: { $ref: stuff.yaml#/components/pathItems/GetThing }.',
      ],
      'a file that belongs to no part': ['The file stuff.yaml belongs to no tag: add - name: stuff, with a description, to tags.'],
      'a part without a file': ['This part has no file: write nothing.yaml beside this one.'],
      'a file that cannot be read': [expect.stringMatching(/^The file broken\.yaml of this part cannot be read: Flow sequence .*/)],
      "an operation in another part's file": ['An operation in stuff.yaml needs the tag stuff, or belongs in things.yaml.'],
      'an id that is not the summary': ['The operationId must be the summary in camel case: getAllThings.'],
      'no 503': ['Every operation documents its possible errors: 503 is required.'],
      'an example without a value': ['An example needs a value.'],
      'a request that there is not': ['x-request must be a body or the name of a request example; lost is neither.'],
      'pages of other fields': ['pageSize', 'pageToken', 'nextPageToken', 'items'].map(fieldOf),
      'pages without a token': [fieldOf('nextPageToken')],
      'an order of no field': [
        'order of x-pagination must be a JSON Pointer to a field of the items, which are in the order of its values.',
      ],
      'events without a webhook': ['The events a.b need a webhook of this name, with an example.'],
      'a webhook without events': ['There are no events c.d.'],
      'a webhook with another operationId': ['The operationId of the webhook a.b must be aB.'],
      'a jobId only': ['An operation that starts a job (jobId, migrationId) needs x-poll.'],
      'an end in no field': ['until of x-poll must have a pointer into the response of that operation, and its final values.'],
      'changes by a read': ['An operation that only reads has no x-changes.'],
      'a write without x-changes': ['An operation that writes needs x-changes: the reads whose results a call may change, or [].'],
      'a changed read that there is not': ['x-changes must name operations that only read; addThings is none.'],
      'data that nobody takes': ['The operation does not take lost.'],
      'a property without one': ['The property count needs a description.'],
      'a string without an end': ['Request data needs limits: add maxLength.'],
      'a number without an end': ['Request data needs limits: add minimum.'],
      'an object that takes anything': ['Request data needs limits: add maxProperties and x-max-bytes, a name in x-limits.'],
      'a list without an end': ['Request data needs limits: add maxItems.'],
      'a whole number without a format': format('int32'),
      'too small a format in a reply': format('int64'),
      'no text': ['x-unique-by must list the fields that tell two items apart, or none for the item itself.'],
      'a member that is not there': ['The items have no field id.'],
      'no arrays': ['x-max-product needs of, the names of at least two arrays.'],
      'no limit': ['x-max-product needs limit, a name in x-limits.'],
      'a factor that is no array': ['The schema has no array count.'],
      ThingData: named('ThingData', endsNames),
      thing: named('thing', 'names of schemas begin with a capital letter'),
      Record: named('Record', 'TypeScript has a global of that name'),
      Ids: named('Id', 'it reads like Ids'),
      'a named $ref with more': ['The named schema ThingId has fields beside its $ref, which bundling drops: use allOf.'],
      'a reason without a remedy': ['x-reasons needs meaning, remedy for OLD.'],
      'a remedy for no reason': ['x-reasons has NEW, which the enum does not have.'],
    });
  });

  it('redocly lint has a test for every house rule', async () => {
    const { rules } = parse(await readFile(join(root, 'redocly.yaml'), 'utf8'));
    expect([...new Set(broken.map(([rule]) => rule))].sort()).toEqual(Object.keys(rules).sort());
  });
});

it("The document scores at least 90 of 100 in Redocly's integration score", async () => {
  const { output } = await redocly('score', 'contract', '--format=json');
  expect(JSON.parse(output).agentReadiness).toBeGreaterThanOrEqual(90);
});
