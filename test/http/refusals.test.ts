/** The document describes the response to anything that a handler throws. */
import type { Server } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Express, RequestHandler } from 'express';
import fc from 'fast-check';
import { type Logger, pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { explain } from '../../generated/explain.ts';
import { httpStatusOf, operations } from '../../generated/handlers.ts';
import { contractOperations, examplesOf, firstExample, replySchema } from '../../generated/operations.ts';
import type { ErrorDetail, ErrorStatus } from '../../generated/types.ts';
import { anyCredentials, type CredentialContexts, createApp } from '../../server/app.ts';
import { Failure, unavailable } from '../../server/errors.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import type { AppOptions } from '../../server/http/options.ts';
import { stillRunning } from '../../server/idempotency/once.ts';
import { portOf } from '../support/port-of.ts';
import { createCaller, credentialsFor, type Headers } from '../torture/http.ts';

const statuses: readonly ErrorStatus[] = [
  'INVALID_ARGUMENT',
  'FAILED_PRECONDITION',
  'UNAUTHENTICATED',
  'PERMISSION_DENIED',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'RESOURCE_EXHAUSTED',
  'INTERNAL',
  'UNIMPLEMENTED',
  'UNAVAILABLE',
];
const reasons: readonly ErrorDetail['reason'][] = ['REQUIRED', 'TYPE', 'UNKNOWN_MEMBER', 'IN_THE_PAST'];

/** Long texts, and texts whose last character may be cut in two. */
const text = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 6000 }))
    .map(([unit, times]) => unit.repeat(times)),
);
const detail = fc.record({ field: text, reason: fc.constantFrom(...reasons), description: text });
const failures = fc
  .record({
    status: fc.constantFrom(...statuses),
    message: text,
    details: fc.array(detail, { maxLength: 60 }),
    httpStatus: fc.option(fc.constantFrom(400, 405, 408, 413, 415, 418, 499), { nil: undefined }),
  })
  .map(
    ({ status, message, details, httpStatus }) =>
      new Failure(status, message, { details, ...(httpStatus === undefined ? {} : { httpStatus }) }),
  );
/** Errors of libraries. */
const errors = fc
  .record({ message: text, status: fc.oneof(fc.integer({ min: 400, max: 499 }), fc.constantFrom(0, 200, 500, 'x')), body: text })
  .map(({ message, ...members }) => Object.assign(new Error(message), members));
const thrown = fc.oneof(failures, errors, fc.constantFrom(undefined, null, 'text', 0, { status: 404 }));

interface Line {
  [member: string]: unknown;
}

const errorsTo = (lines: Line[]): Logger =>
  pino({ level: 'error' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

async function serve(app: Express): Promise<string> {
  const server = createHttpServer(app);
  onTestFinished(() => server.stop());
  return `http://127.0.0.1:${await portOf(server)}`;
}

it.each<[value: unknown, schema: object, ...details: [reason: string, field: string, description: string][]]>([
  [{}, { type: 'object', required: ['a/b~'] }, ['REQUIRED', '/a~1b~0', 'is required']],
  [
    { a: 1, c: 1, d: 1 },
    { type: 'object', properties: { a: {}, b: {} }, additionalProperties: false },
    ['UNKNOWN_MEMBER', '/c', 'is not a known field; allowed fields: a, b'],
    ['UNKNOWN_MEMBER', '/d', 'is not a known field; allowed fields: a, b'],
  ],
  [{ c: 1 }, { additionalProperties: false }, ['UNKNOWN_MEMBER', '/c', 'is not a known field; this object must be empty']],
  [
    { ...[0, 0, 0, 0, '', '', ''] },
    {
      properties: Object.fromEntries(
        ['null', 'array', 'object', 'string', 'number', 'integer', 'boolean'].map((type, i) => [i, { type }]),
      ),
    },
    ['TYPE', '/0', 'must be null'],
    ['TYPE', '/1', 'must be an array'],
    ['TYPE', '/2', 'must be an object'],
    ['TYPE', '/3', 'must be a string'],
    ['TYPE', '/4', 'must be a number'],
    ['TYPE', '/5', 'must be a whole number'],
    ['TYPE', '/6', 'must be a boolean'],
  ],
  [0, { type: ['string', 'null'] }, ['TYPE', '', 'must be a string or null']],
  ['b', { const: 'a' }, ['CONST', '', 'must be "a"']],
  ['b', { enum: ['a', 1] }, ['ENUM', '', 'must be one of "a", 1']],
  ['b', { format: 'uri' }, ['FORMAT', '', 'must be an absolute URL']],
  ['b', { pattern: '^a$' }, ['PATTERN', '', 'must match the pattern ^a$']],
  ['b', { pattern: '^a$', 'x-pattern-in-words': 'must be an a' }, ['PATTERN', '', 'must be an a']],
  ['\n', { pattern: '^[^\\u0000-\\u001F]*$' }, ['PATTERN', '', 'must not contain control characters']],
  ['', { minLength: 1 }, ['LENGTH', '', 'must have at least 1 character']],
  ['abc', { maxLength: 2 }, ['LENGTH', '', 'must have at most 2 characters']],
  [[], { minItems: 2 }, ['ITEMS', '', 'must have at least 2 items']],
  [[1, 2], { maxItems: 1 }, ['ITEMS', '', 'must have at most 1 item']],
  [{}, { minProperties: 1 }, ['REQUIRED', '', 'must have at least 1 field']],
  [{ a: 1, b: 1, c: 1 }, { maxProperties: 2 }, ['ITEMS', '', 'must have at most 2 fields']],
  [1, { minimum: 2 }, ['RANGE', '', 'must be at least 2']],
  [2, { exclusiveMinimum: 2 }, ['RANGE', '', 'must be greater than 2']],
  [3, { maximum: 2 }, ['RANGE', '', 'must be at most 2']],
  [
    { b: 1 },
    { propertyNames: { const: 'a' } },
    ['CONST', '', 'must be "a"'],
    ['PATTERN', '', 'has a field name that is not allowed: "b"'],
  ],
  [
    true,
    { anyOf: [{ type: 'string' }, { type: ['integer', 'null'] }] },
    ['TYPE', '', 'must be a string or a whole number or null'],
  ],
  ['c', { anyOf: [{ enum: ['a', 'b'] }, { const: 'd' }, { type: 'null' }] }, ['ENUM', '', 'must be one of "a", "b", "d", null']],
  ['a', { oneOf: [{ minLength: 1 }, { maxLength: 1 }] }, ['CONFLICT', '', 'must match exactly one of the allowed forms']],
])('The value %j of the schema %j is explained', (value, schema, ...expected) => {
  for (const bytes of [0, 100_000]) {
    const details = explain({ properties: { value: schema } }, { value }, bytes).map(({ reason, field, description }) => [
      reason,
      field,
      description,
    ]);
    const all = expected.map(([reason, field, description]) => [reason, `/value${field}`, description]);
    // In a large message, the first mistake is enough.
    expect(bytes === 0 ? details : details.slice(0, 1)).toEqual(bytes === 0 ? all : all.slice(0, 1));
  }
});

const failing: { [example: string]: (example: string) => Partial<AppOptions<CredentialContexts>> } = {
  '500 internal': () => ({ handlers: throwing(new Error('A fault.')) }),
  '503 unavailable': () => ({ handlers: throwing(unavailable()) }),
  '409 stillRunning': () => ({ handlers: throwing(stillRunning()) }),
  '408 tooSlow': () => ({ handlers: {}, bodyTimeoutMs: 300 }),
};
const throwing = (error: Error) => Object.fromEntries(contractOperations.map(({ id }) => [id, () => Promise.reject(error)]));

it.each(Object.keys(failing))('Every operation that documents %s returns it as shown', async (example) => {
  const [status = '', name = ''] = example.split(' ');
  const options = { authenticate: anyCredentials, handlers: {}, ...failing[example]?.(example), pages: [] };
  const caller = createCaller(await serve(createApp(options)), { connections: 64 });
  onTestFinished(() => caller.close());
  const asked = contractOperations.filter((one) => Object.hasOwn(examplesOf(one, Number(status)), name));
  expect(asked).not.toEqual([]);
  const replies = asked.map(async (operation) => {
    const body = JSON.stringify(firstExample(operation));
    const reply = await caller.send(operation.path, { ...credentialsFor(operation.id, anyTenant), ...lengthOf(name) }, body);
    return [operation.id, reply.status, reply.text];
  });
  const shown = asked.map((one) => [one.id, Number(status), JSON.stringify(examplesOf(one, Number(status))[name])]);
  expect(await Promise.all(replies)).toEqual(shown);
});
/** The body never arrives as a whole. */
const lengthOf = (name: string): Headers => (name === 'tooSlow' ? { 'content-length': '16000' } : {});
const anyTenant = { apiKey: 'any', authToken: 'any', workspaceId: 'any', workspaceToken: 'any' };

describe('A thrown value', () => {
  let server: Server;
  let url: string;
  let next: unknown;
  const log: string[] = [];

  beforeAll(async () => {
    const fail = () => Promise.reject(next);
    const handlers = Object.fromEntries(contractOperations.map(({ id }) => [id, fail]));
    const app = createApp({
      authenticate: anyCredentials,
      pages: [],
      handlers,
      logger: pino({}, { write: (line: string) => void log.push(line) }),
    });
    server = createHttpServer(app);
    url = `http://127.0.0.1:${await portOf(server)}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('A thrown value of any kind returns a documented response, and logs a short line', async () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const headers = {
      'content-type': 'application/json',
      'x-svc-api-key': 'a',
      'x-svc-auth-token': 'b',
      'x-svc-workspace-id': 'c',
    };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...contractOperations), thrown, async (operation, what) => {
        next = what;
        log.length = 0;
        const [example] = Object.values(examplesOf(operation, 'requestBody'));
        const reply = await fetch(url + operation.path, { method: 'POST', headers, body: JSON.stringify(example) });
        const body: unknown = await reply.json();
        // The document has neither other methods nor operations that a server does not implement.
        const documented = reply.status === 405 || reply.status === 501 ? 400 : reply.status;
        expect(operation.statuses).toContain(documented);
        const validate = ajv.compile(replySchema(operation, documented));
        expect(validate(body), JSON.stringify(validate.errors)).toBe(true);
        expect(JSON.stringify(body).isWellFormed()).toBe(true);
        if (reply.status === 503) expect(reply.headers.get('retry-after')).toBe('1');
        if (what instanceof Failure && operation.statuses.includes(what.httpStatus)) expect(reply.status).toBe(what.httpStatus);
        for (const line of log) expect(line.length).toBeLessThan(20_000);
      }),
      { numRuns: 400 },
    );
    expect(Object.values(httpStatusOf)).toHaveLength(statuses.length);
  });

  /** Serves Add Organizations, whose handler throws `next`. Returns a function that calls it. */
  async function aFailingApp(lines: Line[], isUnavailable: (error: unknown) => boolean) {
    const handlers = { addOrganizations: () => Promise.reject(next) };
    const failing = await serve(
      createApp({ authenticate: anyCredentials, pages: [], handlers, isUnavailable, logger: errorsTo(lines) }),
    );
    const body = JSON.stringify({ data: { organizations: [{ organizationId: 'acme', organizationName: 'Acme' }] } });
    const headers = { 'content-type': 'application/json', 'x-svc-api-key': 'a', 'x-svc-auth-token': 'b', connection: 'close' };
    return (requestId: string) =>
      fetch(failing + operations.addOrganizations.path, {
        method: 'POST',
        headers: { ...headers, 'x-request-id': requestId },
        body,
      });
  }

  it('An internal error is logged with the operation, the request id and the reason', async () => {
    const out = new Error('out of reach');
    const lines: Line[] = [];
    const call = await aFailingApp(lines, (error) => error === out);
    const failWith = async (what: unknown) => {
      next = what;
      lines.length = 0;
      const reply = await call('r-1');
      const { error }: { error?: { status?: string } } = await reply.json();
      return { status: reply.status, code: error?.status, lines: [...lines] };
    };
    const failed = { level: 50, requestId: 'r-1', operation: 'addOrganizations', msg: 'request failed' };
    expect(await failWith(new Error('lost'))).toMatchObject({ status: 500, lines: [{ ...failed, err: { message: 'lost' } }] });
    expect(await failWith(out)).toMatchObject({
      status: 503,
      lines: [{ ...failed, err: { message: 'out of reach' } }],
    });
    expect(await failWith(new Failure('NOT_FOUND', 'It is gone.'))).toMatchObject({
      status: 500,
      lines: [{ requestId: 'r-1', err: { message: 'It is gone.' }, violation: 'HTTP 404 is not documented for addOrganizations' }],
    });
    expect(await failWith(new Failure('UNAVAILABLE', 'Try again later.'))).toEqual({ status: 503, code: 'UNAVAILABLE', lines: [] });
    expect(await failWith(Object.assign(new Error('who?'), { status: 401 }))).toEqual({
      status: 401,
      code: 'UNAUTHENTICATED',
      lines: [],
    });
  });

  it('An outage is logged once a second with the number of other failures, and every 500 individually', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const lines: Line[] = [];
    const call = await aFailingApp(lines, (error) => error instanceof Error && error.message === 'out of reach');
    const failWith = async (message: string, requestId: string) => {
      next = new Error(message);
      await call(requestId);
    };
    for (const requestId of ['r-1', 'r-2', 'r-3']) await failWith('out of reach', requestId);
    expect(lines).toMatchObject([{ requestId: 'r-1', err: { message: 'out of reach' } }]);
    vi.advanceTimersByTime(1000);
    expect(lines.slice(1)).toMatchObject([{ requestId: 'r-3', err: { message: 'out of reach' }, repeats: 2 }]);
    // A continuing outage logs no second first line.
    await failWith('out of reach', 'r-7');
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1000);
    expect(lines.splice(2)).toMatchObject([{ requestId: 'r-7', repeats: 1 }]);
    vi.advanceTimersByTime(1000);
    for (const requestId of ['r-4', 'r-5']) await failWith('lost', requestId);
    await failWith('out of reach', 'r-6');
    expect(lines.slice(2).map(({ requestId, repeats }) => [requestId, repeats])).toEqual([
      ['r-4', undefined],
      ['r-5', undefined],
      ['r-6', undefined],
    ]);
  });

  it('An error during a response ends the connection at once, and is logged', async () => {
    const lines: Line[] = [];
    const begin: RequestHandler = async (_req, res) => {
      await new Promise<void>((resolve) => res.writeHead(200, { 'content-length': 4 }).write('be', () => resolve()));
      throw new Error('in the middle');
    };
    const failing = await serve(createApp({ authenticate: anyCredentials, handlers: {}, pages: [begin], logger: errorsTo(lines) }));
    const reply = await fetch(failing, { headers: { 'x-request-id': 'r-2' } });
    const began = performance.now();
    await expect(reply.text()).rejects.toThrow('terminated');
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(lines).toMatchObject([
      { requestId: 'r-2', err: { message: 'in the middle' }, msg: 'failed after the response had begun' },
    ]);
  });
});
