/** Emits operations.py, arguments.py and the clients: a method for each operation, for each kind of credentials. */

import { JsonNode } from '../runtime/document.ts';
import { fits, keysBelow, queryOf, refusals, timeoutMs } from './client.ts';
import { type Contract, type Operation, schemaName, statusOf } from './contract.ts';
import { inputOf, resultOf } from './operation-types.ts';
import { docstring, pythonArguments, pythonLiteral, snakeCase } from './python-literal.ts';

const constantOf = ({ id }: Operation): string => snakeCase(id).toUpperCase();

/** Returns the schemas of all inputs, results and errors. */
export const operationSchemas = ({ operations }: Contract): string[] => [
  ...operations.flatMap(({ named }) => [named.data, named.result]),
  'ErrorDetail',
  'ErrorStatus',
];

/** Returns the path of keys below another, as a tuple: `/result/data` below `/result` → `("data",)`. */
const tuple = (pointer: string, below: string): string =>
  `(${keysBelow(pointer, below)
    .map((key) => `${JSON.stringify(key)},`)
    .join('')})`;

const subscripts = (keys: readonly string[]): string => keys.map((key) => `[${JSON.stringify(key)}]`).join('');

/** Returns the type of a page's items: the argument of the list that the field has. */
const itemOf = (operation: Operation, document: JsonNode): string =>
  schemaName(document.in('components', 'schemas', operation.named.result, 'properties', 'data', 'items'));

export function emitPythonOperations({ operations }: Contract, document: JsonNode): string {
  return `"""The facts of each operation that its calls need."""

from .calls import Operation, Poll
from .paging import Paging
from . import types

${operations.map((operation) => [facts(operation), ...pagingFacts(operation, document)].join('\n')).join('\n')}
${operations.flatMap((operation) => pollFacts(operation, operations)).join('\n')}
`;
}

function facts(operation: Operation): string {
  const { id, path, credentials, idempotent, takesIdempotencyKey, enveloped } = operation;
  const type = `Operation[types.${inputOf(operation)}, types.${resultOf(operation)}]`;
  const flags = [
    ...(credentials === 'public' ? ['is_public=True'] : []),
    ...(idempotent ? ['is_idempotent=True'] : []),
    ...(takesIdempotencyKey ? ['takes_idempotency_key=True'] : []),
    ...(enveloped ? [] : ['is_enveloped=False']),
  ];
  const given = [JSON.stringify(id), JSON.stringify(path), String(timeoutMs(operation) / 1000), ...flags];
  return `${constantOf(operation)}: ${type} = Operation(\n    ${given.join(', ')}\n)`;
}

function pagingFacts(operation: Operation, document: JsonNode): string[] {
  const { pagination } = operation;
  if (pagination === undefined) return [];
  const [token = ''] = keysBelow(pagination.pageToken, '/data');
  const type = `Paging[types.${inputOf(operation)}, types.${resultOf(operation)}, types.${itemOf(operation, document)}]`;
  const given = [JSON.stringify(token), tuple(pagination.nextPageToken, '/result'), tuple(pagination.items, '/result')];
  return [`${constantOf(operation)}_PAGING: ${type} = Paging(\n    ${given.join(', ')}\n)`];
}

function pollFacts(operation: Operation, all: readonly Operation[]): string[] {
  const { poll } = operation;
  const status = statusOf(operation, all);
  if (poll === undefined || status === undefined) return [];
  const query = queryOf(operation).map(({ name, from, keys }) => `${JSON.stringify(name)}: ${from}${subscripts(keys)}`);
  const value = `status${subscripts(keysBelow(poll.until.pointer, status.enveloped ? '/result' : ''))}`;
  const isOneOf = (values: readonly unknown[]): string => (values.length === 0 ? 'False' : `${value} in ${pythonLiteral(values)}`);
  const names = [inputOf(operation), resultOf(operation), inputOf(status), resultOf(status)].map((name) => `types.${name}`);
  return [
    `${constantOf(operation)}_POLL: Poll[
    ${names.join(',\n    ')},
] = Poll(
    ${constantOf(status)},
    query=lambda data, started: {${query.join(', ')}},
    is_over=lambda status: ${isOneOf(poll.until.in)},
    has_failed=lambda status: ${isOneOf(poll.until.failed)},
)`,
  ];
}

/** Emits the clients for asyncio. */
export function emitPythonClient({ operations, headers }: Contract, document: JsonNode): string {
  const methodsOf = (...kinds: Operation['credentials'][]): string =>
    operations
      .filter(({ credentials }) => kinds.includes(credentials))
      .map((operation) => methods(operation, operations, document))
      .join('\n\n');
  const clientOf = (kind: 'workspace' | 'apiKey', name: string, words: string, id: string): string => {
    const [idHeader, tokenHeader] = headers[kind];
    return `class Async${name}(AsyncPublicClient):
    """${words}"""

    def __init__(
        self,
        base_url: str,
        *,
        ${id}: str,
        auth_token: str,
        http_client: httpx.AsyncClient | None = None,
        **settings: Unpack[CallSettings],
    ) -> None:
        AsyncClient.__init__(
            self,
            base_url,
            http_client,
            settings,
            {"${id}": ("${idHeader}", ${id}), "auth_token": ("${tokenHeader}", auth_token)},
        )

${methodsOf(kind, 'workspaceOrApiKey')}`;
  };
  return `"""The clients: one for each kind of credentials."""

from collections.abc import AsyncIterator, Callable
from typing import Any, Unpack, overload

import httpx

from . import arguments, operations, types
from .async_base import AsyncClient
from .options import CallOptions, CallSettings


class AsyncPublicClient(AsyncClient):
    """The operations without credentials. Failures are raised as an ApiError."""

    def __init__(
        self, base_url: str, *, http_client: httpx.AsyncClient | None = None, **settings: Unpack[CallSettings]
    ) -> None:
        super().__init__(base_url, http_client, settings, {})

${methodsOf('public')}


${clientOf('workspace', 'WorkspaceClient', 'The operations on the workspace itself. The token comes from Create Workspace.', 'workspace_id')}


${clientOf('apiKey', 'ApiKeyClient', 'The operations on the data of an API key. The token comes from Get Auth Tokens.', 'api_key')}
`;
}

/** Returns the synchronous form of code for asyncio. */
export const synchronous = (code: string): string =>
  code
    .replaceAll(/\b(?:async|await) |(?<=__)a(?=enter__|exit__)|(?<=httpx\.)Async|\bAsync(?=Iterator|Public|Workspace|ApiKey)/g, '')
    .replaceAll(/\bAsync(?=Client|Transport)/g, 'Sync')
    .replaceAll('.async_base', '.base');

function methods(operation: Operation, all: readonly Operation[], document: JsonNode): string {
  return [plainMethod(operation, all), ...pagedMethods(operation, document), ...jobMethod(operation, all)]
    .map((method) => written(method, keywordSchemas(operation, document), inputOf(operation)))
    .join('\n\n');
}

interface Method {
  def: string;
  name: string;
  /** Keywords beside the input and the options of a call. */
  keywords?: string[];
  returns: string;
  text: string;
  body: string;
}

/** Writes a method that takes the fields of its input as keywords, or in one dict. */
function written({ def, name, keywords = [], returns, text, body }: Method, schemas: readonly string[], input: string): string {
  const signature = (first: string[], last: string) =>
    `    ${def} ${name}(${['self', ...first, ...keywords, last].join(', ')}) -> ${returns}:`;
  const star = keywords.length > 0 ? ['*'] : [];
  const options = '**options: Unpack[CallOptions]';
  const fields = schemas.map((schema) => `**fields: Unpack[arguments.${argumentsOf(schema)}]`);
  const overloads = [
    ...(fields.length > 0 ? fields : [options]).map((last) => signature(star, last)),
    signature([`data: types.${input}`, '/', ...star], options),
  ];
  return `${overloads.map((overload) => `    @overload\n${overload} ...\n`).join('')}${signature(['*data: Any'], '**given: Any')}
${docstring(text, '        ')}
        return ${body}`;
}

/** Returns the schemas of an input that is given as keywords: one for each branch of a union, and none if it has no fields. */
function keywordSchemas({ named }: Operation, document: JsonNode): string[] {
  const schema = document.in('components', 'schemas', named.data);
  return schema.get('properties').exists ? [named.data] : schema.alternatives.map(schemaName);
}

const argumentsOf = (schema: string): string => `${schema.replace(/Input$/, '')}Arguments`;

/** Emits arguments.py: the keywords of each call, which are the fields of its input and its options. */
export function emitPythonArguments({ operations }: Contract, document: JsonNode): string {
  const schemas = new Set(operations.flatMap((operation) => keywordSchemas(operation, document)));
  return `"""The keywords of each call: the fields of its input, and its options."""

from . import types
from .options import CallOptions

${[...schemas].map((schema) => `\nclass ${argumentsOf(schema)}(types.${schema}, CallOptions):\n    pass\n`).join('\n')}`;
}

function plainMethod(operation: Operation, all: readonly Operation[]): Method {
  const { title, path, description, example } = operation;
  const name = snakeCase(operation.id);
  const raised = refusals(operation, all, '- ApiError');
  const text = [
    `${title}: \`POST ${path}\``,
    '',
    description,
    ...(raised.length > 0 ? ['', 'Raises:', '', ...raised] : []),
    '',
    'Example:',
    '',
    ...`result = await client.${name}(${pythonArguments(new JsonNode(example).object, fits)})`
      .split('\n')
      .map((line) => `    ${line}`),
  ].join('\n');
  const body = `await self._call(operations.${constantOf(operation)}, data, given)`;
  return { def: 'async def', name, returns: `types.${resultOf(operation)}`, text, body };
}

function pagedMethods(operation: Operation, document: JsonNode): Method[] {
  if (operation.pagination === undefined) return [];
  const constant = `operations.${constantOf(operation)}`;
  const method = (suffix: string, item: string, words: string) => ({
    def: 'def',
    name: `${snakeCase(operation.id)}_${suffix}`,
    returns: `AsyncIterator[types.${item}]`,
    text: `${words} of ${operation.title}. Requests each page when it is needed.`,
    body: `self._${suffix}(${constant}, ${constant}_PAGING, data, given)`,
  });
  return [
    method('items', itemOf(operation, document), 'Iterates over the items of all pages'),
    method('pages', resultOf(operation), 'Iterates over the pages'),
  ];
}

function jobMethod(operation: Operation, all: readonly Operation[]): Method[] {
  const status = statusOf(operation, all);
  if (status === undefined) return [];
  const [started, last] = [resultOf(operation), resultOf(status)];
  const constant = `operations.${constantOf(operation)}`;
  return [
    {
      def: 'async def',
      name: `${snakeCase(operation.id)}_and_wait`,
      keywords: [
        'interval: float = 1.0',
        `on_started: Callable[[types.${started}], object] | None = None`,
        `on_progress: Callable[[types.${last}], object] | None = None`,
      ],
      returns: `types.${last}`,
      text: `${operation.title}, then ${status.title} until the job is over. Returns the last status.

- \`interval\`: seconds before the first request for the status. Later pauses get longer.
- \`on_started\` is called with the response that has the job's id.
- \`on_progress\` is called with each status, including the last.
- \`deadline\`: seconds for the whole job. Default 24 hours.

Raises a JobError if the job fails or exceeds the deadline. After the deadline the job continues.`,
      body: `await self._job(${constant}, ${constant}_POLL, data, given, interval, on_started, on_progress)`,
    },
  ];
}
