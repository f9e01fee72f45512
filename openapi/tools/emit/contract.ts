/** Reads the bundled document once, into the facts that the emitters need. */
import type { OperationFacts } from '../../../generated/handlers.ts';
import { type Json, JsonNode } from '../runtime/document.ts';

export interface Operation extends OperationFacts {
  id: string;
  description: string;
  /** The reads whose results a call may change; undefined for an operation that only reads. */
  changes: string[] | undefined;
  timeoutSeconds: number | undefined;
  /** Whether the success body has its fields in `result`. */
  enveloped: boolean;
  /** The schema names of the whole request, of its `data`, of the result, and of the whole body with it. */
  named: { request: string; data: string; result: string; body: string };
  /** Whether no field of `data` is required. */
  isInputOptional: boolean;
  /** The operation's failures: HTTP status, the codes in its examples, and the description. */
  failures: Failure[];
  /** `data` of the first example of a request. */
  example: Json;
}

export interface Failure {
  status: number;
  codes: string[];
  description: string;
}

export interface Contract {
  title: string;
  version: string;
  tags: { name: string; title: string }[];
  limits: { [name: string]: number };
  retryPauses: number[];
  failureLimits: { [name: string]: number };
  /** The HTTP status of each failure code. */
  httpStatusOf: { [status: string]: number };
  /** The header names of each kind of credentials, in the document's order. */
  headers: { workspace: string[]; apiKey: string[] };
  /** The schema names. */
  schemas: string[];
  operations: Operation[];
}

export function readContract(bundle: Json): Contract {
  const document = new JsonNode(bundle);
  const schemes = document.in('components', 'securitySchemes');
  const operations = document.get('paths').keys.map((path) => readOperation(document.in('paths', path, 'post'), path));
  const headersOf = (identity: string): string[] => {
    const used = document
      .get('paths')
      .keys.map((path) => document.in('paths', path, 'post', 'security').items[0]?.keys ?? [])
      .find((names) => names.includes(identity));
    return (used ?? []).map((scheme) => schemes.in(scheme, 'name').string);
  };
  return {
    title: document.in('info', 'title').string,
    version: document.in('info', 'version').string,
    tags: document.get('tags').items.map((tag) => ({ name: tag.get('name').string, title: tag.get('x-displayName').string })),
    limits: document.in('info', 'x-limits').record((limit) => limit.number),
    retryPauses: document.in('info', 'x-retry-pauses').items.map((pause) => pause.number),
    failureLimits: readFailureLimits(document.in('components', 'schemas')),
    httpStatusOf: document
      .in('components', 'schemas', 'ErrorStatus', 'x-statuses')
      .record((status) => status.get('httpStatus').number),
    headers: { workspace: headersOf('WorkspaceId'), apiKey: headersOf('ApiKey') },
    schemas: document.in('components', 'schemas').keys,
    operations,
  };
}

function readFailureLimits(schemas: JsonNode): Contract['failureLimits'] {
  const detail = schemas.in('ErrorDetail', 'properties');
  return {
    message: schemas.in('ErrorMessage', 'maxLength').number,
    details: schemas.in('ErrorDetailList', 'maxItems').number,
    field: detail.in('field', 'maxLength').number,
    description: detail.in('description', 'maxLength').number,
  };
}

export const schemaName = (schema: JsonNode): string => schema.name ?? schema.fail('a named schema');

/** `requirements`: the names of the schemes of each alternative. */
function credentialsOf(requirements: string[][]): Operation['credentials'] {
  const [isWorkspace, isApiKey] = ['WorkspaceId', 'ApiKey'].map((id) => requirements.some((names) => names.includes(id)));
  if (isWorkspace && isApiKey) return 'workspaceOrApiKey';
  return isApiKey ? 'apiKey' : isWorkspace ? 'workspace' : 'public';
}

function extensionOf(kind: JsonNode): 'named' | 'added' | undefined {
  if (!kind.exists) return undefined;
  if (kind.value === 'named' || kind.value === 'added') return kind.value;
  return kind.fail('"named" or "added"');
}

function readOperation(operation: JsonNode, path: string): Operation {
  const statuses = operation.get('responses').keys.map(Number);
  const request = operation.in('requestBody', 'content', 'application/json');
  const data = request.in('schema', 'properties', 'data');
  const alternatives = data.get('anyOf').exists ? data.get('anyOf').items : [data];
  const success = statuses.find((status) => status < 300) ?? operation.fail('an operation with a success response');
  const reply = operation.in('responses', String(success), 'content', 'application/json', 'schema');
  const result = reply.in('properties', 'result').exists ? reply.in('properties', 'result') : reply;
  const [example = ''] = request.get('examples').keys;
  const failure = operation.in('responses', '500', 'content', 'application/json', 'schema', 'properties', 'error', 'properties');
  const pagination = operation.get('x-pagination');
  const poll = operation.get('x-poll');
  return {
    id: operation.get('operationId').string,
    title: operation.get('summary').string,
    description: operation.get('description').string,
    path,
    tag: operation.get('tags').items[0]?.string ?? operation.fail('tagged'),
    extension: extensionOf(operation.get('x-extension')),
    credentials: credentialsOf(operation.get('security').items.map((requirement) => requirement.keys)),
    idempotent: operation.get('x-idempotent').boolean,
    onlyReads: !operation.get('x-changes').exists,
    takesIdempotencyKey: operation.get('parameters').items.some((one) => one.get('name').string === 'Idempotency-Key'),
    changes: operation.get('x-changes').exists ? operation.get('x-changes').items.map((read) => read.string) : undefined,
    timeoutSeconds: operation.get('x-timeout-seconds').exists ? operation.get('x-timeout-seconds').number : undefined,
    success,
    enveloped: result !== reply,
    named: {
      request: schemaName(request.get('schema')),
      data: schemaName(data),
      result: schemaName(result),
      body: schemaName(reply),
    },
    isInputOptional: alternatives.every((alternative) => alternative.get('required').items.length === 0),
    statuses,
    failures: statuses
      .filter((status) => status >= 400)
      .map((status) => {
        const response = operation.in('responses', String(status));
        const examples = response.in('content', 'application/json', 'examples');
        const codes = examples.keys.map((name) => examples.in(name, 'value', 'error', 'status').string);
        return { status, codes: [...new Set(codes)], description: response.get('description').string };
      }),
    example: request.in('examples', example, 'value', 'data').value ?? null,
    failureHasCode: failure.get('code').exists,
    defaults: Object.fromEntries(
      alternatives.flatMap((alternative) =>
        alternative.get('properties').keys.flatMap((member) => {
          const value = alternative.in('properties', member, 'default').value;
          return value === undefined ? [] : [[member, value]];
        }),
      ),
    ),
    unique: schemasWith('x-unique-by', data).map(({ path, value }) => ({ path, by: value.items.map((member) => member.string) })),
    bounded: schemasWith('x-max-bytes', data).map(({ path, value }) => ({
      path,
      maxBytes: value.root.in('info', 'x-limits', value.string).number,
    })),
    products: schemasWith('x-max-product', data).map(({ value }) => ({
      fields: value.get('of').items.map((field) => field.string),
      max: value.root.in('info', 'x-limits', value.get('limit').string).number,
    })),
    open: schemasWith('x-id-field', data).map(({ path, value, schema }) => ({
      path,
      idField: value.string,
      fields: schema.get('properties').keys,
    })),
    pagination: pagination.exists
      ? {
          pageSize: pagination.get('pageSize').string,
          pageToken: pagination.get('pageToken').string,
          nextPageToken: pagination.get('nextPageToken').string,
          items: pagination.get('items').string,
          order: pagination.get('order').exists ? pagination.get('order').string : undefined,
        }
      : undefined,
    poll: poll.exists
      ? {
          operationId: poll.get('operationId').string,
          data: poll.get('data').record((expression) => expression.string),
          until: {
            pointer: poll.in('until', 'pointer').string,
            in: poll.in('until', 'in').items.map((item) => item.value ?? null),
            failed: poll.in('until', 'failed').items.map((item) => item.value ?? null),
          },
        }
      : undefined,
  };
}

interface Found {
  path: string[];
  value: JsonNode;
  schema: JsonNode;
}

/**
 * Finds the schemas with the keyword, in every branch: the outermost objects, and all arrays. Returns its value and the path to the
 * schema (`*`: each item, or each field of an object with fields of any name).
 */
function schemasWith(keyword: string, schema: JsonNode, path: string[] = []): Found[] {
  const value = schema.get(keyword);
  const own = value.exists ? [{ path, value, schema }] : [];
  if (value.exists && !schema.get('items').exists) return own;
  const branches = [...schema.alternatives, ...schema.get('allOf').items];
  const properties = schema.get('properties');
  const each = [schema.get('items'), schema.get('additionalProperties')].filter(({ exists }) => exists);
  const found = [
    ...own,
    ...branches.flatMap((branch) => schemasWith(keyword, branch, path)),
    ...properties.keys.flatMap((name) => schemasWith(keyword, properties.get(name), [...path, name])),
    ...each.flatMap((one) => schemasWith(keyword, one, [...path, '*'])),
  ];
  return found.filter((one, i) => !found.some((other, j) => covers(other, one) && (j < i || !covers(one, other))));
}

const covers = ({ path }: Found, { path: other }: Found): boolean =>
  path.length === other.length && path.every((name, i) => name === '*' || name === other[i]);

/** Returns the operation that returns the progress of the job; undefined if the operation starts none. */
export const statusOf = ({ poll }: Operation, all: readonly Operation[]): Operation | undefined =>
  poll && all.find(({ id }) => id === poll.operationId);

/** Returns the operation's failures, without those that all operations with credentials share. */
export function ownFailures({ failures }: Operation, all: readonly Operation[]): Failure[] {
  const withCredentials = all.filter(({ credentials }) => credentials !== 'public');
  const isCommon = ({ status, description }: Failure): boolean => {
    const others = withCredentials.map((operation) => operation.failures.find((failure) => failure.status === status)?.description);
    return !others.includes(undefined) && others.filter((other) => other === description).length > others.length / 2;
  };
  return failures.filter((failure) => !isCommon(failure));
}

/** Returns a name in Pascal case: `user-groups` → `UserGroups`. */
export const pascalCase = (kebab: string): string => kebab.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the lines as an indented doc comment. Escapes block ends in the text. */
export function docComment(lines: string[], indent: string): string {
  const [first = '', ...others] = lines.join('\n').replaceAll('*/', '*\u200b/').split('\n');
  if (others.length === 0) return `${indent}/** ${first} */`;
  const text = [first, ...others].map((line) => `${indent} * ${line}`.trimEnd());
  return `${indent}/**\n${text.join('\n')}\n${indent} */`;
}
