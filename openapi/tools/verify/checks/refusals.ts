/** Every invalid message of the corpus is rejected: each limit, each wrong type, each missing field, broken JSON. */
import { createHash } from 'node:crypto';
import { limits } from '../../../../generated/handlers.ts';
import { at, examplesOf, firstExample, type Operation, requestSchema } from '../../../../generated/operations.ts';
import { placeOf } from '../conformance.ts';
import { corpusOf, type Seen } from '../corpus/corpus.ts';
import { listOf, objectOf, textOf } from '../corpus/json.ts';
import { fitsRequest } from '../corpus/judge.ts';
import { writingsOf } from '../corpus/writings.ts';
import type { Asked, Given } from '../credentials.ts';
import { parsed } from '../exchange.ts';
import type { Names } from '../names.ts';
import { Skip } from '../outcome.ts';
import type { Check, Run, Trial } from '../run.ts';

export const refusals: Check = {
  name: 'refusals',
  about: 'each violated limit, wrong type and malformed body is rejected with its status and field',
  run: async (run) => {
    const names = run.newNames();
    const seen: Seen = new Set();
    for (const operation of run.operations) {
      const messages = contentOf(operation, names, seen);
      const some = operation.credentials === 'public' ? chosen(messages, run.seed).slice(0, publicMessages) : messages;
      const cases = [...protocolOf(run, operation), ...some];
      const work = cases.values();
      // Side by side, since most of the time is the way to the server.
      const lane = async (): Promise<void> => {
        for (const { name, refuse } of work) {
          await run.case('refusals', operation, name, async (trial) => refuse(trial, await run.accounts.for(operation, 'writes')));
        }
      };
      await Promise.all(Array.from({ length: 4 }, lane));
    }
  },
};

interface Refusal {
  name: string;
  refuse: (trial: Trial, given: Given) => Promise<void>;
}

/**
 * Messages to each operation without credentials. Servers limit the rejected calls of a network: 100 an hour leave room for a second
 * run.
 */
const publicMessages = 12;

/** Returns the messages in an order of the seed, so that several runs send all of them. */
const chosen = (messages: readonly Refusal[], seed: string): Refusal[] => {
  const rank = ({ name }: Refusal) => createHash('sha256').update(`${seed} ${name}`).digest('hex');
  return messages.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
};

const invalidArgument = async (trial: Trial, operation: Operation, asked: Asked, field?: string): Promise<void> => {
  const exchange = await trial.expect(400, asked);
  if (trial.hasFailed) return;
  const { body } = exchange.received;
  const place = placeOf(operation, 'responses', '400');
  if (at(body, 'error', 'status') !== 'INVALID_ARGUMENT') {
    return trial.fail(`/error/status is ${String(at(body, 'error', 'status'))}.`, 'It is INVALID_ARGUMENT.', place, exchange);
  }
  const fields = listOf(at(body, 'error', 'details')).map((detail) => at(detail, 'field'));
  if (fields.length === 0) return trial.fail('/error/details is missing.', 'It names the fields at fault.', place, exchange);
  if (field === undefined || fields.includes(field)) return;
  const rule = `A field of /error/details is "${field}".`;
  trial.fail(`/error/details names ${fields.map((one) => `"${String(one)}"`).join(', ')}.`, rule, place, exchange);
};

/** Bodies beyond the limit in bytes are rejected before they are parsed. */
const maxBytes = ({ credentials }: Operation): number => (credentials === 'public' ? limits.publicBodyBytes : limits.bodyBytes);

function contentOf(operation: Operation, names: Names, seen: Seen): Refusal[] {
  const schema = requestSchema(operation);
  const own = objectOf(names.own(examplesOf(operation, 'requestBody')));
  const messages = corpusOf(schema, own, seen)
    .map(({ name, body, valid = fitsRequest(operation, schema, body), field }) => ({ name, text: textOf(body), valid, field }))
    // Some values change on their way: infinity and -0 have no JSON of their own.
    .filter(({ valid, text }) => !valid && Buffer.byteLength(text) <= maxBytes(operation));
  const writings = writingsOf(names.own(firstExample(operation))).filter(({ valid }) => !valid);
  const refusal = (name: string, raw: Asked['raw'], field?: string): Refusal => ({
    name,
    refuse: (trial, given) => invalidArgument(trial, operation, { body: undefined, raw: raw ?? '', given }, field),
  });
  return [
    ...messages.map(({ name, text, field }) => refusal(`the body${name} `.trimEnd(), text, field)),
    ...writings.map(({ name, body }) => refusal(`as JSON: ${name}`, typeof body === 'string' ? body : new Uint8Array(body))),
  ];
}

/** Refusals before the content is read. */
function protocolOf(run: Run, operation: Operation): Refusal[] {
  const body = firstExample(operation);
  const expecting =
    (status: number, difference: Partial<Asked>): Refusal['refuse'] =>
    async (trial, given) =>
      void (await trial.expect(status, { body, given, ...difference }));
  const withCredentials: Refusal[] = [
    { name: 'without credentials', refuse: expecting(401, { given: {} }) },
    {
      name: 'with a wrong token',
      refuse: async (trial, given) => {
        const wrong = Object.entries(given).map(([scheme, value]) => [scheme, scheme.endsWith('Token') ? 'not-the-token' : value]);
        await trial.expect(401, { body, given: Object.fromEntries(wrong) });
      },
    },
    {
      name: 'with the token of another kind',
      refuse: async (trial, given) => {
        if (!run.accounts.ownsKeys) throw new Skip('needs the credentials of a workspace');
        const [workspace, key] = [await run.accounts.workspace(), await run.accounts.key('writes')];
        const tokens = { ApiKeyToken: workspace.WorkspaceToken ?? '', WorkspaceToken: key.ApiKeyToken ?? '' };
        await trial.expect(401, { body, given: { ...given, ...tokens } });
      },
    },
  ];
  return [
    ...(operation.credentials === 'public' ? [] : withCredentials),
    { name: 'as text/plain', refuse: expecting(415, { headers: { 'content-type': 'text/plain' } }) },
    { name: 'as compressed JSON', refuse: expecting(415, { headers: { 'content-encoding': 'gzip' } }) },
    { name: 'by PUT', refuse: (trial, given) => byAnotherMethod(run, trial, operation, given) },
  ];
}

async function byAnotherMethod(run: Run, trial: Trial, operation: Operation, given: Given): Promise<void> {
  const exchange = await run.send(operation, { body: firstExample(operation), given, method: 'PUT' });
  const { status, headers, text } = exchange.received;
  const place = '#/info/description';
  if (status !== 405)
    return trial.fail(`A PUT returns ${status}.`, 'Operations accept only POST; any other method returns 405.', place, exchange);
  if (!/\bPOST\b/.test(headers.allow ?? ''))
    trial.fail('The allow header does not name POST.', 'A 405 has allow: POST.', place, exchange);
  const isEnvelope = at(parsed(text), 'error', 'status') === 'INVALID_ARGUMENT';
  if (!isEnvelope) trial.fail('The body is not the error body of the contract.', 'A 405 is INVALID_ARGUMENT.', place, exchange);
}
