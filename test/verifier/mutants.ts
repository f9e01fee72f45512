/** Servers with one mistake each, as changes of requests and responses of the service. */
import type { OperationId } from '../../generated/handlers.ts';
import { at } from '../../generated/operations.ts';
import { isObject, type JsonObject, listOf, valueAt, withValue } from '../../openapi/tools/verify/corpus/json.ts';
import type { CheckName } from '../../openapi/tools/verify/outcome.ts';

interface Message {
  method: string;
  headers: { [name: string]: string };
  text: string;
}

interface Reply {
  status: number;
  headers: { [name: string]: string };
  text: string;
}

export type Server = (message: Message) => Promise<Reply>;

export interface Mutant {
  name: string;
  operation: OperationId;
  /** The check that finds it. */
  check: CheckName;
  /** The problem that the report names. */
  problem: RegExp;
  /** The operation with the mistake; default: `operation`. */
  at?: OperationId;
  /** Whether it is found only where responses have to be those of the document. */
  isLiteral?: boolean;
  /** Returns a server with the mistake, of its own for each run. */
  make: (real: Server) => Server;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Changes the body of successes. */
const answering =
  (change: (body: unknown, message: Message) => unknown): Mutant['make'] =>
  (real) =>
  async (message) => {
    const reply = await real(message);
    return reply.status < 300 ? { ...reply, text: JSON.stringify(change(parsed(reply.text), message)) } : reply;
  };

/** Changes every response. */
const replying =
  (change: (reply: Reply, message: Message) => Reply): Mutant['make'] =>
  (real) =>
  async (message) =>
    change(await real(message), message);

/** Changes the body of requests. */
const hearing =
  (change: (body: unknown) => unknown): Mutant['make'] =>
  (real) =>
  async (message) => {
    const body = parsed(message.text);
    return await real(body === undefined ? message : { ...message, text: JSON.stringify(change(body)) });
  };

const withError = (reply: Reply, change: (body: unknown) => unknown): Reply =>
  reply.status === 400 ? { ...reply, text: JSON.stringify(change(parsed(reply.text))) } : reply;

const data = ['result', 'data'];
const items = (body: unknown): readonly unknown[] => listOf(valueAt(body, data));
const withItems = (body: unknown, change: (list: readonly unknown[]) => unknown): unknown =>
  withValue(body, data, change(items(body)));
const objectOf = (value: unknown): JsonObject => (isObject(value) ? value : {});

export const mutants: readonly Mutant[] = [
  {
    name: 'a read that does not know the ids of a write',
    operation: 'addUsersToGroups',
    at: 'getUsers',
    check: 'links',
    problem: /^The link getUsers leads to HTTP 404/,
    make: hearing((body) => withValue(body, ['data', 'organizationId'], 'lost')),
  },
  {
    name: 'a mistyped field in a read of what a write returned',
    operation: 'createApiKey',
    at: 'getEmailConfig',
    check: 'links',
    problem: /^\/result\/data\/enabled does not fit the schema/,
    make: answering((body) => withValue(body, [...data, 'enabled'], 'yes')),
  },
  {
    name: 'a missing required field',
    operation: 'getConfig',
    check: 'examples',
    problem: /^\/result\/data\/.* does not fit the schema/,
    make: answering((body) =>
      withValue(body, [...data, Object.keys(objectOf(valueAt(body, data)))[0] ?? '', 'effectiveConfig'], undefined),
    ),
  },
  {
    name: 'an ignored page token',
    operation: 'getFolders',
    check: 'pages',
    problem: /^Page 2: repeats/,
    make: hearing((body) => withValue(body, ['data', 'pageToken'], undefined)),
  },
  {
    name: 'an ignored page size',
    operation: 'getDocuments',
    check: 'pages',
    problem: /^Page 1: \d+ items/,
    make: hearing((body) => withValue(body, ['data', 'pageSize'], undefined)),
  },
  {
    name: 'another order',
    operation: 'getUsers',
    check: 'pages',
    problem: /comes after/,
    make: answering((body) => withItems(body, (list) => list.toReversed())),
  },
  {
    name: 'pages without an end',
    operation: 'getUserGroups',
    check: 'pages',
    problem: /items have a pageToken|no end/,
    make: answering((body) => withValue(body, ['result', 'pageToken'], 'again')),
  },
  {
    name: 'data of another tenant',
    operation: 'getPermissions',
    check: 'isolation',
    problem: /another API key's data/,
    make: (real) => {
      let first: Message['headers'] | undefined;
      return async (message) => {
        const reply = await real({ ...message, headers: first ?? message.headers });
        if (reply.status === 200) first ??= message.headers;
        return reply;
      };
    },
  },
  // Another API key reads after the same calls, and then the first one again.
  ...[
    { isFirst: false, name: 'own data that is not seen', problem: /^With the same calls, the two API keys have different data: / },
    { isFirst: true, name: 'data that another tenant deletes', problem: /^A change by another API key has changed this data: / },
  ].map(({ isFirst, ...mutant }): Mutant => {
    const make: Mutant['make'] = (real) => {
      const keys = new Set<string | undefined>();
      return answering((body, { headers: { 'x-svc-api-key': key } }) => {
        const [first] = keys.add(key);
        return withItems(body, (list) => (keys.size > 1 && (key === first) === isFirst ? [] : list));
      })(real);
    };
    return { ...mutant, operation: 'getFolders', check: 'isolation', make };
  }),
  {
    name: 'a job of another tenant',
    operation: 'deleteAllUserData',
    at: 'getDeleteAllUserDataStatus',
    check: 'isolation',
    problem: /^Get Delete All User Data Status returns 200 for a job of another API key/,
    make: (real) => {
      let seen: Reply | undefined;
      return async (message) => {
        const reply = await real(message);
        if (reply.status === 200) seen = reply;
        return reply.status === 404 ? (seen ?? reply) : reply;
      };
    },
  },
  {
    name: 'a token of another API key that opens',
    operation: 'addPresence',
    check: 'isolation',
    problem: /^The status is 200/,
    make: replying((reply) => {
      const text = JSON.stringify({ result: { status: 'success', message: 'Presence added.', data: { success: true } } });
      return reply.status === 401 ? { ...reply, status: 200, text } : reply;
    }),
  },
  {
    name: 'a repeated call that fails',
    operation: 'addUsersToGroups',
    check: 'idempotency',
    problem: /^The second response differs/,
    make: (real) => {
      const seen = new Set<string>();
      const change = answering((body, { text }) => {
        const isKnown = seen.has(text);
        seen.add(text);
        const results = Object.entries(objectOf(valueAt(body, data)));
        const failed = results.map(([id, result]) => [id, withValue(result, ['success'], false)]);
        return isKnown ? withValue(body, data, Object.fromEntries(failed)) : body;
      });
      return change(real);
    },
  },
  {
    name: 'an ignored idempotency key',
    operation: 'addNotifications',
    check: 'idempotency',
    problem: /^The idempotency-replayed header is false/,
    make: (real) => async (message) => {
      const { 'idempotency-key': key, ...headers } = message.headers;
      const reply = await real({ ...message, headers });
      return key === undefined ? reply : { ...reply, headers: { ...reply.headers, 'idempotency-replayed': 'false' } };
    },
  },
  {
    name: 'an idempotency key that another request may have too',
    operation: 'addNotifications',
    check: 'idempotency',
    problem: /^The status is 200/,
    make: (real) => {
      const stored = new Map<string, Reply>();
      return async (message) => {
        const { 'idempotency-key': key = '' } = message.headers;
        const known = stored.get(key);
        const requestId = message.headers['x-request-id'] ?? '';
        const replayed = { 'x-request-id': requestId, 'idempotency-replayed': 'true' };
        if (known !== undefined) return { ...known, headers: { ...known.headers, ...replayed } };
        const reply = await real(message);
        if (key !== '' && reply.status === 200) stored.set(key, reply);
        return reply;
      };
    },
  },
  {
    name: 'an idempotency key that another operation may have too',
    operation: 'addNotifications',
    check: 'idempotency',
    problem: /^Add Users accepts the Idempotency-Key of a call of Add Notifications/,
    at: 'addUsers',
    make: (real) => async (message) => {
      const { 'idempotency-key': key, ...headers } = message.headers;
      return await real({ ...message, headers: key === undefined ? headers : { ...headers, 'idempotency-key': `users-${key}` } });
    },
  },
  {
    name: 'a rejected call that uses up its idempotency key',
    operation: 'addNotifications',
    check: 'idempotency',
    problem: /^After a rejected call with the same Idempotency-Key, this one returns 409/,
    make: (real) => {
      const rejected = new Set<string>();
      return async (message) => {
        const { 'idempotency-key': key = '' } = message.headers;
        const reply = await real(message);
        if (key !== '' && reply.status === 400) rejected.add(key);
        const text = JSON.stringify({ error: { message: 'The key has another request.', status: 'ALREADY_EXISTS' } });
        return reply.status === 200 && rejected.has(key) ? { ...reply, status: 409, text } : reply;
      };
    },
  },
  {
    name: "another API key's response for the same idempotency key",
    operation: 'addNotifications',
    check: 'idempotency',
    problem: /^The response is that of another API key's call/,
    make: (real) => {
      const stored = new Map<string, Reply>();
      return async (message) => {
        const { 'idempotency-key': key = '' } = message.headers;
        const known = key === '' ? undefined : stored.get(key + message.text);
        const headers = { 'x-request-id': message.headers['x-request-id'] ?? '', 'idempotency-replayed': 'true' };
        if (known !== undefined) return { ...known, headers: { ...known.headers, ...headers } };
        const reply = await real(message);
        if (reply.status === 200) stored.set(key + message.text, reply);
        return reply;
      };
    },
  },
  {
    name: 'an error code of another status',
    operation: 'getMigrationStatus',
    check: 'examples',
    problem: /^\/error\/status is NOT_FOUND with HTTP 400/,
    make: replying((reply) => withError(reply, (body) => withValue(body, ['error', 'status'], 'NOT_FOUND'))),
  },
  {
    name: 'the number of another status',
    operation: 'getDeleteAllUserDataStatus',
    check: 'examples',
    problem: /^\/error\/code is 500/,
    make: replying((reply) => withError(reply, (body) => withValue(body, ['error', 'code'], 500))),
  },
  {
    name: 'an item too many',
    operation: 'getPresence',
    check: 'examples',
    problem: /^\/result\/data is \[/,
    make: answering((body) => withItems(body, (list) => [...list, ...list])),
  },
  {
    name: 'a missing header',
    operation: 'getAuthTokens',
    check: 'examples',
    problem: /^The X-Request-Id header is missing/,
    make: replying((reply) => ({ ...reply, headers: { ...reply.headers, 'x-request-id': '' } })),
  },
  {
    name: 'a request id of its own',
    operation: 'createApiKey',
    check: 'examples',
    problem: /^The x-request-id header is "mine"/,
    make: replying((reply) => ({ ...reply, headers: { ...reply.headers, 'x-request-id': 'mine' } })),
  },
  {
    name: 'a text beyond its limit, cut',
    operation: 'createApiKey',
    check: 'refusals',
    problem: /^The status is 200/,
    make: hearing((body) => {
      const name = at(body, 'data', 'apiKeyName');
      return typeof name === 'string' ? withValue(body, ['data', 'apiKeyName'], name.slice(0, 20)) : body;
    }),
  },
  {
    name: 'another pointer',
    operation: 'getPresence',
    check: 'examples',
    problem: /^\/error\/details\/0\/field is "documentId"/,
    make: replying((reply) => ({ ...reply, text: reply.text.replaceAll('"field":"/data/', '"field":"') })),
  },
  {
    name: 'another content type',
    operation: 'getAuthTokens',
    check: 'examples',
    problem: /^The content-type is text\/html/,
    make: replying((reply) => ({ ...reply, headers: { ...reply.headers, 'content-type': 'text/html' } })),
  },
  {
    name: 'a job without an end',
    operation: 'migrateDocuments',
    at: 'getMigrationStatus',
    check: 'jobs',
    problem: /^The job does not end/,
    make: answering((body) => withValue(body, [...data, 'status'], 'inProgress')),
  },
  {
    name: 'a job that counts wrong',
    operation: 'deleteAllUserData',
    at: 'getDeleteAllUserDataStatus',
    check: 'jobs',
    problem: /^tasksLeft is|^isDeleteCompleted is/,
    make: answering((body) => withValue(body, [...data, 'tasksLeft'], 3)),
  },
  {
    name: '500 for broken JSON',
    operation: 'getAuthTokens',
    check: 'refusals',
    problem: /^The status is 500/,
    make: (real) => async (message) => {
      const reply = await real(message);
      if (reply.status !== 400 || parsed(message.text) !== undefined) return reply;
      return { ...reply, status: 500, text: JSON.stringify({ error: { message: 'Unexpected token', status: 'INTERNAL' } }) };
    },
  },
  {
    name: 'an undocumented status',
    operation: 'getPresence',
    check: 'examples',
    problem: /^The status 422 is not documented/,
    make: replying((reply) => (reply.status === 400 ? { ...reply, status: 422 } : reply)),
  },
  {
    name: 'a changed id',
    operation: 'getPresence',
    check: 'examples',
    problem: /^\/result\/data\/0\/userId is "V/,
    make: answering((body) =>
      withItems(body, (list) => list.map((item) => withValue(item, ['userId'], String(at(item, 'userId')).toUpperCase()))),
    ),
  },
  {
    name: 'deleted data that is still read',
    operation: 'getNotifications',
    check: 'effects',
    problem: /^Get Notifications: \/result\/data is \[\{/,
    make: (real) => {
      const seen = new Map<string, Reply>();
      return async (message) => {
        const reply = seen.get(message.text) ?? (await real(message));
        if (items(parsed(reply.text)).length > 0) seen.set(message.text, reply);
        return { ...reply, headers: { ...reply.headers, 'x-request-id': message.headers['x-request-id'] ?? '' } };
      };
    },
  },
  {
    name: 'a refusal that names no field',
    operation: 'createApiKey',
    check: 'refusals',
    problem: /^\/error\/details is missing/,
    make: replying((reply) => withError(reply, (body) => withValue(body, ['error', 'details'], undefined))),
  },
  {
    name: 'a refusal that names another field',
    operation: 'createApiKey',
    check: 'refusals',
    problem: /^\/error\/details names "\/data\/else"/,
    make: replying((reply) =>
      withError(reply, (body) =>
        withValue(body, ['error', 'details'], [{ field: '/data/else', reason: 'TYPE', description: 'is odd' }]),
      ),
    ),
  },
  {
    name: 'a 405 without the header allow',
    operation: 'getAuthTokens',
    check: 'refusals',
    problem: /^The allow header does not name POST/,
    make: replying((reply) => (reply.status === 405 ? { ...reply, headers: { ...reply.headers, allow: 'PUT' } } : reply)),
  },
  {
    name: 'a 405 with a body of its own',
    operation: 'getAuthTokens',
    check: 'refusals',
    problem: /^The body is not the error body/,
    make: replying((reply) => (reply.status === 405 ? { ...reply, text: '{}' } : reply)),
  },
  {
    name: 'a body in any media type',
    operation: 'createApiKey',
    check: 'refusals',
    problem: /^The status is 200/,
    make: (real) => (message) => real({ ...message, headers: { ...message.headers, 'content-type': 'application/json' } }),
  },
  {
    name: 'a lost item',
    operation: 'getFolders',
    check: 'pages',
    problem: /^Page \d: (has|the last one, after)/,
    make: answering((body, { text }) => (text.includes('"pageToken"') ? withItems(body, (list) => list.slice(1)) : body)),
  },
  {
    name: 'a job that fails',
    operation: 'migrateDocuments',
    at: 'getMigrationStatus',
    check: 'jobs',
    problem: /^The job has failed/,
    make: answering((body) =>
      withValue(withValue(body, [...data, 'status'], 'failed'), [...data, 'error'], 'The migration has failed.'),
    ),
  },
  {
    name: 'a call that is idempotent and not marked as such',
    operation: 'addFolders',
    check: 'idempotency',
    isLiteral: true,
    problem: /^Each example returns the same response twice/,
    make: (real) => {
      const first = new Map<string, Promise<Reply>>();
      return (message) => {
        if (message.headers['idempotency-key'] !== undefined) return real(message);
        const reply = first.get(message.text) ?? real(message);
        first.set(message.text, reply);
        return reply;
      };
    },
  },
  {
    name: 'a repeated call that changes data',
    operation: 'updateDocuments',
    check: 'idempotency',
    problem: /^The second call changes Get Documents/,
    make: (real) => {
      const seen = new Set<string>();
      return async (message) => {
        const text = seen.has(message.text) ? message.text.replace('Prices', 'Other prices') : message.text;
        seen.add(message.text);
        return await real({ ...message, text });
      };
    },
  },
  {
    name: 'any method',
    operation: 'getAuthTokens',
    check: 'refusals',
    problem: /^A PUT returns/,
    make: (real) => (message) => real({ ...message, method: 'POST' }),
  },
];
