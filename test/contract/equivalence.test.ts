/** Two validators with Ajv, one without, and Prism must read the same document alike. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { limits, type OperationId } from '../../generated/handlers.ts';
import {
  contractOperations,
  examplesOf,
  firstExample,
  type Operation,
  replySchema,
  requestSchema,
  type Schema,
} from '../../generated/operations.ts';
import { startPrism } from '../../mock/prism.ts';
import { corpusOf, type Message, type Seen } from '../../openapi/tools/verify/corpus/corpus.ts';
import { listOf, textOf, valueAt } from '../../openapi/tools/verify/corpus/json.ts';
import { fits, fitsRequest } from '../../openapi/tools/verify/corpus/judge.ts';
import { writingsOf } from '../../openapi/tools/verify/corpus/writings.ts';
import { anyCredentials, createApp } from '../../server/app.ts';
import { Failure } from '../../server/errors.ts';
import { createHandler } from '../../server/http/handler.ts';
import { createHttpServer } from '../../server/http/http-server.ts';
import type { Validation } from '../../server/http/options.ts';
import { isTaken } from '../support/long.ts';
import { mutated, mutations } from '../support/mutations.ts';
import { portOf } from '../support/port-of.ts';
import { type Call, callerOf, type Difference, fetchedBy, type Reply } from './caller.ts';

interface Server {
  call: Call;
  /** The last `data` that a handler got. */
  handed: Map<OperationId, unknown>;
  /** The handlers' responses; none is a 501. */
  answers: Map<OperationId, unknown>;
}

const closing: (() => void)[] = [];
afterAll(() => {
  for (const close of closing) close();
});

async function start(host: Validation | 'fetch'): Promise<Server> {
  const handed = new Map<OperationId, unknown>();
  const answers = new Map<OperationId, unknown>();
  const handlers = contractOperations.map(({ id }) => [
    id,
    async (data: unknown) => {
      handed.set(id, data);
      if (!answers.has(id)) throw new Failure('UNIMPLEMENTED', 'Accepted.');
      return answers.get(id);
    },
  ]);
  // A slow machine must not fail a case.
  const options = { authenticate: anyCredentials, handlers: Object.fromEntries(handlers), bodyTimeoutMs: 600_000 };
  if (host === 'fetch') return { call: fetchedBy(createHandler(options)), handed, answers };
  const server = createHttpServer(createApp({ ...options, validation: host, pages: [] }));
  // Connections stay open for long: a request on a closing one would be lost.
  server.keepAliveTimeout = 0;
  const { call, close } = callerOf(`http://127.0.0.1:${await portOf(server)}`);
  closing.push(close, () => server.close());
  return { call, handed, answers };
}

/** The compiled validators, called without HTTP. */
let compiled: Server;
let served: Server;
let independent: Server;
beforeAll(async () => {
  [compiled, served, independent] = await Promise.all([start('fetch'), start('compiled'), start('express-openapi-validator')]);
});

/** Returns whether express-openapi-validator gets messages of the operation: it compiles its schemas for a tenth of a second. */
const isJudged = ({ id }: Operation): boolean => isTaken(`express-openapi-validator ${id}`, 3);

/** The compiled validators get every message of a share. The other servers take five times as long, and get every fourth. */
const serversOf = (operation: Operation, index = 0): Server[] => {
  if (index % 4 !== 0) return [compiled];
  return isJudged(operation) ? [compiled, served, independent] : [compiled, served];
};

/** A message to an operation, with its expected outcome. */
interface Case {
  name: string;
  body: unknown;
  valid: boolean;
  /** The verdict of the validator without Ajv. */
  judged: boolean;
  /** The field at fault, if known. */
  field?: string;
}

const requestsOf = kept((operation, seen): Case[] => {
  const schema = requestSchema(operation);
  const messages = corpusOf(schema, examplesOf(operation, 'requestBody'), seen);
  return messages.map((message) => judgedCase(message, fitsRequest(operation, schema, message.body)));
});

const repliesOf = kept((operation, seen): Case[] => {
  const schema = successSchema(operation);
  const messages = corpusOf(schema, examplesOf(operation, operation.success), seen);
  const nothing = { name: 'is nothing', body: undefined, valid: false };
  return [nothing, ...messages].map((message) => judgedCase(message, fits(schema, message.body)));
});

const judgedCase = (message: Message, judged: boolean): Case => ({ valid: judged, ...message, judged });

/**
 * Returns the schema of the success response. The size limit of objects and the names of custom fields apply only to requests, since
 * stored ones are returned whole.
 */
function successSchema(operation: Operation): Schema {
  const text = JSON.stringify(replySchema(operation, operation.success));
  return JSON.parse(text, (key, value: unknown) => (['x-max-bytes', 'x-id-field'].includes(key) ? undefined : value));
}

/** Caches cases by operation. Only the first operation with a shared schema has all of its changes. */
function kept(make: (operation: Operation, seen: Seen) => Case[]): (operation: Operation) => Case[] {
  const made = new Map<OperationId, Case[]>();
  const seen: Seen = new Set();
  return (operation) => {
    const cases = made.get(operation.id) ?? make(operation, seen);
    made.set(operation.id, cases);
    return cases;
  };
}

type Writing = ReturnType<typeof writingsOf>[number];

/** Spellings of JSON, for one operation of each part. */
function writingsTo(operation: Operation): Writing[] {
  const first = contractOperations.find(({ tag }) => tag === operation.tag);
  return first === operation ? writingsOf(firstExample(operation)) : [];
}

/** An eighth of the cases of each operation. */
const eighth =
  <C extends { name: string }>(casesOf: (operation: Operation) => C[]) =>
  (operation: Operation): C[] =>
    casesOf(operation).filter(({ name }) => isTaken(`${operation.id} ${name}`, 8));

type Finding = string | undefined;

/** Runs operations side by side, the cases of each in turn. Returns the failures. */
async function findings<C extends { name: string }>(
  casesOf: (operation: Operation) => C[],
  check: (operation: Operation, one: C, servers: Server[]) => Promise<Finding>,
): Promise<string[]> {
  const found: string[] = [];
  const checkAll = async (operation: Operation) => {
    for (const [index, one] of casesOf(operation).entries()) {
      const finding = await check(operation, one, serversOf(operation, index));
      if (finding !== undefined) found.push(`${operation.id}: ${one.name}: ${finding}`);
    }
  };
  await Promise.all(contractOperations.map(checkAll));
  return found;
}

const short = (value: unknown): string => String(JSON.stringify(value)).slice(0, 300);
const detailsOf = ({ body }: Reply): readonly unknown[] => listOf(valueAt(body, ['error', 'details']));

/** Returns the common response of the servers, or their difference. */
async function answerOf(servers: Server[], ...message: Parameters<Call>): Promise<{ reply: Reply; finding: Finding }> {
  const [reply, ...others] = await Promise.all(servers.map(({ call }) => call(...message)));
  if (reply === undefined) throw new Error('There is no reply.');
  if (others.every((other) => isDeepStrictEqual(reply, other))) return { reply, finding: undefined };
  const [http, independently] = others.map(short);
  return { reply, finding: `compiled says ${short(reply)}, over HTTP ${http}, express-openapi-validator ${independently}` };
}

async function checkRequest(
  servers: Server[],
  { id, path }: Operation,
  { body, valid, field }: { body: string | Uint8Array; valid: boolean; field?: string },
): Promise<Finding> {
  const { reply, finding } = await answerOf(servers, path, body);
  if (finding !== undefined) return finding;
  if ((reply.status === 501) !== valid) return `should be ${valid ? 'accepted' : 'refused'}: ${short(reply)}`;
  if (valid) {
    const sent = valueAt(JSON.parse(String(body)), ['data']);
    const changed = servers.find(({ handed }) => !isDeepStrictEqual(handed.get(id), sent));
    return changed && `the handler gets ${short(changed.handed.get(id))} instead of ${short(sent)}`;
  }
  const isRefusal = reply.status === 400 && valueAt(reply.body, ['error', 'status']) === 'INVALID_ARGUMENT';
  const isNamed = detailsOf(reply).some((detail) => field === undefined || valueAt(detail, ['field']) === field);
  return isRefusal && isNamed ? undefined : `does not name ${field ?? 'a member'}: ${short(reply)}`;
}

async function checkReply(servers: Server[], operation: Operation, body: unknown, valid: boolean): Promise<Finding> {
  for (const { answers } of servers) answers.set(operation.id, body);
  const { reply, finding } = await answerOf(servers, operation.path, textOf(firstExample(operation)));
  for (const { answers } of servers) answers.delete(operation.id);
  if (finding !== undefined) return finding;
  if (!valid) return reply.status === 500 ? undefined : `is let out: ${short(reply)}`;
  const expected = { status: operation.success, body: JSON.parse(JSON.stringify(body)) };
  return isDeepStrictEqual(reply, expected) ? undefined : `becomes ${short(reply)}`;
}

it("The validators' corpus has known outcomes, and the judge agrees with them", () => {
  const wrong = contractOperations.flatMap((operation) =>
    [...requestsOf(operation), ...repliesOf(operation)]
      .filter(({ valid, judged }) => valid !== judged)
      .map(({ name }) => `${operation.id}: ${name}`),
  );
  expect(wrong).toEqual([]);
});

// Proves getWorkspace/empty-input, getWorkspace/empty-data
it('The validators accept the same requests unchanged, and reject the same ones with the same message and field', async () => {
  let count = 0;
  const found = await findings(eighth(requestsOf), async (operation, { body, ...expected }, servers) => {
    count += 1;
    return checkRequest(servers, operation, { body: textOf(body), ...expected });
  });
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(350);
});

it('The validators accept the same spellings of JSON', async () => {
  const check = (operation: Operation, one: Writing) => checkRequest(serversOf(operation), operation, one);
  expect(await findings(writingsTo, check)).toEqual([]);
});

it('The validators return the same response to every kind of call', async () => {
  const kinds: ({ name: string; status: number; body?: string; query?: string } & Difference)[] = [
    { name: 'with an empty credential', status: 401, headers: { 'x-svc-auth-token': '' } },
    { name: 'of text', status: 415, headers: { 'content-type': 'text/plain' } },
    { name: 'of a form', status: 415, headers: { 'content-type': 'multipart/form-data; boundary=x' } },
    { name: 'of compressed JSON', status: 415, headers: { 'content-encoding': 'gzip' } },
    { name: 'of too much', status: 413, body: ' '.repeat(limits.bodyBytes + 1) },
    { name: 'by another method', status: 405, method: 'PUT' },
    { name: 'of another path', status: 404, query: '/' },
    { name: 'with a query', status: 501, query: '?data[$ne]=1&x-svc-api-key=other' },
    { name: 'with more of a media type', status: 501, headers: { 'content-type': 'application/json; charset=UTF-8; v=1' } },
    { name: 'for another media type', status: 501, headers: { accept: 'text/html' } },
    { name: 'with cookies', status: 501, headers: { cookie: 'data=1' } },
  ];
  const found = await findings(
    eighth(() => kinds),
    async (operation, { status, body = textOf(firstExample(operation)), query = '', ...difference }) => {
      const { reply, finding } = await answerOf(serversOf(operation), operation.path + query, body, difference);
      const expected = status === 401 && operation.credentials === 'public' ? 501 : status;
      return finding ?? (reply.status === expected ? undefined : `is answered with ${short(reply)}`);
    },
  );
  expect(found).toEqual([]);
});

it('The validators pass the same responses unchanged, and hold back the same ones', async () => {
  const found = await findings(eighth(repliesOf), async (operation, { body, valid }, servers) =>
    checkReply(servers, operation, body, valid),
  );
  expect(found).toEqual([]);
});

it('The validators agree on random changes of messages', async () => {
  const examples = (message: (operation: Operation) => 'requestBody' | number) => {
    const ofOperation = (operation: Operation) =>
      Object.values(examplesOf(operation, message(operation))).map((example) => ({ operation, example }));
    return fc.constantFrom(...contractOperations.flatMap(ofOperation));
  };
  const requests = fc.asyncProperty(
    examples(() => 'requestBody'),
    mutations,
    async ({ operation, example }, changes) => {
      const body = mutated(example, changes);
      const valid = fitsRequest(operation, requestSchema(operation), body);
      expect(await checkRequest(serversOf(operation), operation, { body: textOf(body), valid }), textOf(body)).toBeUndefined();
    },
  );
  const replies = fc.asyncProperty(
    examples(({ success }) => success),
    mutations,
    async ({ operation, example }, changes) => {
      const body = mutated(example, changes);
      const valid = fits(successSchema(operation), body);
      expect(await checkReply(serversOf(operation), operation, body, valid), textOf(body)).toBeUndefined();
    },
  );
  await fc.assert(requests, { numRuns: 200 });
  await fc.assert(replies, { numRuns: 100 });
});

/** The reason of a detail, split further if Prism can tell the cases apart. */
function reasonOf(detail: unknown): string {
  const [reason, description] = [valueAt(detail, ['reason']), valueAt(detail, ['description'])];
  if (reason === 'LENGTH' && /bytes/.test(String(description))) return 'LENGTH in bytes';
  return reason === 'UNKNOWN_MEMBER' && /; use /.test(String(description)) ? 'a look-alike' : String(reason);
}

/** The cases that Prism accepts and the service rejects, by the service's reason, with the explanation. */
const beyondPrism: { readonly [reason: string]: string } = {
  'LENGTH in bytes': 'JSON Schema counts characters of a text, and no bytes of an object; x-max-bytes is ours.',
  DUPLICATE: 'uniqueItems compares whole items; that two have the same id is what x-unique-by says, which is ours.',
  'a look-alike': 'JSON Schema compares names exactly; x-id-field, which is ours, compares them without case.',
  DEPTH: 'JSON Schema has no word for how deep a value is.',
  ENCODING: 'JSON Schema has no word for text that is no Unicode, and where anything may stand, none for NUL.',
};

describe('Prism', () => {
  let prism: Awaited<ReturnType<typeof startPrism>>;
  beforeAll(async () => {
    prism = await startPrism({ port: 0, host: '127.0.0.1', verboseLevel: 'silent' });
  });
  afterAll(() => prism.close());

  it('Prism accepts and rejects the same requests as the service, except for rules beyond JSON Schema', async () => {
    const { call, close } = callerOf(prism.url);
    closing.push(close);
    /** About 12 messages per operation, together enough for every kind of change. */
    const sampleOf = (operation: Operation) => {
      const requests = requestsOf(operation);
      const step = Math.ceil(requests.length / 12);
      const sample = requests.filter((_, i) => i % step === 0).map(({ name, body }) => ({ name, body: textOf(body) }));
      return [...writingsTo(operation), ...sample];
    };
    const seen = new Set<string>();
    const found = await findings(sampleOf, async ({ path, success }, { body }) => {
      const [service, reply] = await Promise.all([compiled.call(path, body), call(path, body)]);
      if (reply.status === (service.status === 501 ? success : 400)) return undefined;
      const reasons = detailsOf(service).map(reasonOf);
      for (const reason of reasons) seen.add(reason);
      const isKnown = reasons.length > 0 && reasons.every((reason) => Object.hasOwn(beyondPrism, reason));
      return isKnown && reply.status === success ? undefined : `Prism says ${reply.status}, the service ${short(service)}`;
    });
    expect(found).toEqual([]);
    expect([...seen].sort()).toEqual(Object.keys(beyondPrism).sort());
  });
});
