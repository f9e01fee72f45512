/** House rules on operations. They keep operations alike, so that everything else can be generated. */
import { onlyReads } from '../emit/idempotency.ts';
import { examplesIn, member, memberAt, requestSchema, responseSchema, resultData } from './messages.ts';
import { isObject, Place, type Rule, type Visit } from './redocly.ts';

/** Returns an operationId: `Add Users to Groups` → `addUsersToGroups`, `Create API Key` → `createApiKey`. */
const camelCase = (title: string): string =>
  title
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word, i) => (i === 0 ? word.toLowerCase() : `${word[0]?.toUpperCase()}${word.slice(1).toLowerCase()}`))
    .join('');

export const operationId: Rule = () => ({
  Paths: {
    Operation(node, context) {
      const operation = Place.of(node, context);
      const summary = operation.at('summary').value;
      const expected = typeof summary === 'string' ? camelCase(summary) : 'there is no summary';
      const id = operation.at('operationId');
      if (id.value !== expected) id.report(`The operationId must be the summary in camel case: ${expected}.`);
    },
  },
});

export const examples: Rule = () => {
  const check = (message: Place): void => {
    const content = message.at('content');
    if (content.keys.length === 0) message.report('A message needs content, with examples.');
    for (const media of content.children) {
      const named = media.at('examples');
      if (named.keys.length === 0) media.report('A message needs named examples, for the mock and the docs.');
      for (const example of named.children) {
        if (!example.at('summary').isText) example.report('An example needs a summary, which is its title in the docs.');
        if (!example.at('value').exists) example.report('An example needs a value.');
      }
    }
  };
  const visit: Visit = (node, context) => check(Place.of(node, context));
  // The responses to webhooks have no content.
  return { RequestBody: visit, Paths: { Response: visit } };
};

/** Returns whether the examples are the operation's own. Shared responses, which it refers to, have no request of their own. */
const isOwn = (operation: Place, status: string): boolean => {
  const responses = isObject(operation.value) ? operation.value.responses : undefined;
  const response = isObject(responses) ? responses[status] : undefined;
  return isObject(response) && !Object.hasOwn(response, '$ref');
};

export const exampleRequests: Rule = () => ({
  Operation(node, context) {
    const operation = Place.of(node, context);
    const requests = examplesIn(operation.at('requestBody')).keys;
    for (const status of operation.at('responses').keys) {
      const examples = examplesIn(operation.at('responses', status));
      for (const name of examples.keys) {
        const example = examples.at(name);
        const request = example.at('x-request');
        if (typeof request.value === 'string' && !requests.includes(request.value)) {
          request.report(`x-request must be a body or the name of a request example; ${request.value} is neither.`);
        } else if (example.at('x-needs-header').exists) {
          // Its request is any one with this header.
        } else if (status.startsWith('4') && isOwn(operation, status) && !request.exists && !requests.includes(name)) {
          example.report('An example of an error needs x-request: the request that causes it, for the tests.');
        }
      }
    }
  },
});

export const pagination: Rule = () => ({
  Operation(node, context) {
    const operation = Place.of(node, context);
    const pages = operation.at('x-pagination');
    const hasToken = memberAt(responseSchema(operation), '/result/pageToken').exists;
    // A log has no last page.
    const isLog = memberAt(responseSchema(operation), '/result/hasMore').exists;
    if (hasToken && !isLog && !pages.exists) operation.report('An operation whose result has a pageToken needs x-pagination.');
    if (!pages.exists) return;
    const pointers = [
      { name: 'pageSize', message: requestSchema(operation) },
      { name: 'pageToken', message: requestSchema(operation) },
      { name: 'nextPageToken', message: responseSchema(operation) },
      { name: 'items', message: responseSchema(operation) },
    ];
    for (const { name, message } of pointers) {
      const { value } = pages.at(name);
      if (typeof value !== 'string' || !value.startsWith('/') || !memberAt(message, value).exists) {
        pages.report(`${name} of x-pagination must be a JSON Pointer to a field of the message.`);
      }
    }
    const { value: order } = pages.at('order');
    const item = memberAt(responseSchema(operation), String(pages.at('items').value)).at('items');
    if (order !== undefined && (typeof order !== 'string' || !memberAt(item, order).exists)) {
      pages.report('order of x-pagination must be a JSON Pointer to a field of the items, which are in the order of its values.');
    }
  },
});

/** Makes a rule that checks all operations, by their ids, once all are known. */
const afterAll =
  (check: (operations: ReadonlyMap<unknown, Place>) => void): Rule =>
  () => {
    const operations = new Map<unknown, Place>();
    return {
      Paths: {
        Operation(node, context) {
          const operation = Place.of(node, context);
          operations.set(operation.at('operationId').value, operation);
        },
      },
      Root: { leave: () => check(operations) },
    };
  };

/** x-changes of a write names the reads whose results a call may change. */
export const changes: Rule = afterAll((operations) => {
  const isRead = (id: unknown): boolean => operations.has(id) && onlyReads(String(id));
  for (const [id, operation] of operations) {
    const changed = operation.at('x-changes');
    if (onlyReads(String(id)) && changed.exists) changed.report('An operation that only reads has no x-changes.');
    if (!onlyReads(String(id)) && !Array.isArray(changed.value)) {
      operation.report('An operation that writes needs x-changes: the reads whose results a call may change, or [].');
    }
    for (const read of changed.children) {
      if (!isRead(read.value)) read.report(`x-changes must name operations that only read; ${read.value} is none.`);
    }
  }
});

const jobIds = ['jobId', 'migrationId'];

export const poll: Rule = afterAll((operations) => {
  for (const operation of operations.values()) checkPoll(operation, operations);
});

function checkPoll(operation: Place, operations: ReadonlyMap<unknown, Place>): void {
  const request = member(requestSchema(operation), 'data');
  const starts = jobIds.some((id) => member(resultData(operation), id).exists && !member(request, id).exists);
  const poll = operation.at('x-poll');
  if (starts && !poll.exists) operation.report(`An operation that starts a job (${jobIds.join(', ')}) needs x-poll.`);
  if (!poll.exists) return;
  const status = operations.get(poll.at('operationId').value);
  if (status === undefined) return poll.report('operationId of x-poll must name an operation.');
  const until = poll.at('until', 'pointer').value;
  const values = poll.at('until', 'in').children;
  for (const failed of poll.at('until', 'failed').children) {
    if (values.every(({ value }) => value !== failed.value)) failed.report('failed of x-poll must be one of its final values.');
  }
  if (typeof until !== 'string' || !memberAt(responseSchema(status), until).exists || values.length === 0) {
    poll.report('until of x-poll must have a pointer into the response of that operation, and its final values.');
  }
  for (const name of poll.at('data').keys) {
    const expression = poll.at('data', name);
    const [, side, pointer] = /^\$(request|response)\.body#(\/.+)$/.exec(String(expression.value)) ?? [];
    const message = side === 'request' ? requestSchema(operation) : responseSchema(operation);
    if (pointer === undefined || !memberAt(message, pointer).exists) {
      expression.report('data of x-poll must be expressions for a field, such as $response.body#/result/data/jobId.');
    }
    if (!member(member(requestSchema(status), 'data'), name).exists) expression.report(`The operation does not take ${name}.`);
  }
}

/** Each type of events has a webhook of its name, with the schema of its events, and each webhook has a type. */
export const eventTypes: Rule = () => ({
  Root(node, context) {
    const document = Place.of(node, context);
    const operations = document.at('paths').children.map((item) => item.at('post'));
    const log = operations.find((operation) => memberAt(responseSchema(operation), '/result/hasMore').exists);
    const types = log && resultData(log).at('items', 'discriminator', 'mapping');
    if (types === undefined) return;
    const webhooks = document.at('webhooks');
    for (const type of types.keys)
      if (!webhooks.keys.includes(type)) types.report(`The events ${type} need a webhook of this name, with an example.`);
    for (const type of webhooks.keys) {
      const operation = webhooks.at(type, 'post');
      const schema = requestSchema(operation);
      if (!types.keys.includes(type)) operation.report(`There are no events ${type}.`);
      if (schema.at('properties', 'type', 'enum').children[0]?.value !== type)
        schema.report(`The webhook ${type} needs the schema of events of this type.`);
      const id = type.replace(/\.(.)/, (_, letter: string) => letter.toUpperCase());
      if (operation.at('operationId').value !== id) operation.report(`The operationId of the webhook ${type} must be ${id}.`);
    }
  },
});
