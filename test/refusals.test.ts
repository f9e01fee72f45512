/** Whatever a handler throws, the reply is one that the document describes. */
import type { Server } from 'node:http';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../server/app.ts';
import { type ErrorDetail, type ErrorStatus, Failure, httpStatusOf } from '../server/errors.ts';
import { contractOperations, examplesOf, replySchema } from '../server/http/contract.ts';
import { createHttpServer } from '../server/http/server.ts';

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

/** Long ones, and ones whose last character may be cut in two. */
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
/** What libraries throw. */
const errors = fc
  .record({ message: text, status: fc.oneof(fc.integer({ min: 400, max: 499 }), fc.constantFrom(0, 200, 500, 'x')), body: text })
  .map(({ message, ...members }) => Object.assign(new Error(message), members));
const thrown = fc.oneof(failures, errors, fc.constantFrom(undefined, null, 'text', 0, { status: 404 }));

describe('Whatever a handler throws', () => {
  let server: Server;
  let url: string;
  let next: unknown;
  const log: string[] = [];

  beforeAll(async () => {
    const fail = () => Promise.reject(next);
    const handlers = Object.fromEntries(contractOperations.map(({ id }) => [id, fail]));
    const app = createApp({ handlers, validation: 'compiled', log: pino({}, { write: (line: string) => void log.push(line) }) });
    server = createHttpServer(app);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  it('is answered as the document says, and is a short line of the log', async () => {
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
        // Of another method than the document's, and so the only one that it does not describe.
        const documented = reply.status === 405 ? 400 : reply.status;
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
});
