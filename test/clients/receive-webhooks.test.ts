/** The receivers of both clients, with the vectors of Standard Webhooks and with tampered deliveries. */
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { receive, receiveRaw, sign, WebhookError } from '../../generated/webhooks.ts';

/** The vector of the specification's libraries. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const vector = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};
const { timestamp } = vector;

/** An event of a later version: receivers accept unknown types. */
const event = {
  eventId: 'event-1',
  type: 'documents.shared',
  createdAt: 1614265330000,
  organizationId: 'acme',
  data: { name: 'Plan für “Q3” 🚀' },
};
const body = JSON.stringify(event);
const other = `whsec_${Buffer.alloc(32, 'other').toString('base64')}`;

interface Case {
  headers: { [name: string]: string };
  body: string;
  secret: string | string[];
  /** The time of the receiver, in seconds. */
  now: number;
  /** The error's code, TypeError for a mistake of the receiver, or undefined for a valid delivery. */
  expected: string | undefined;
}

const hmac = (key: string, text: string) =>
  createHmac('sha256', Buffer.from(key.replace('whsec_', ''), 'base64'))
    .update(text)
    .digest('base64');
const signature = `v1,${hmac(secret, `event-1.${timestamp}.${body}`)}`;
const valid: Case = {
  headers: { 'webhook-id': 'event-1', 'webhook-timestamp': `${timestamp}`, 'webhook-signature': signature },
  body,
  secret,
  now: timestamp,
  expected: undefined,
};
const withHeader = (name: string, value: string, expected: string): Case => ({
  ...valid,
  headers: { ...valid.headers, [`webhook-${name}`]: value },
  expected,
});
const withSignature = (text: string, expected?: string): Case => ({
  ...valid,
  headers: { ...valid.headers, 'webhook-signature': text },
  expected,
});
/** A delivery with a valid signature. */
const signed = (content: string, expected: string | undefined): Case => ({
  ...withSignature(`v1,${hmac(secret, `event-1.${timestamp}.${content}`)}`, expected),
  body: content,
});

const { id, signature: ofVector } = vector;
const cases: { [name: string]: Case } = {
  // Its signature is accepted. Its body is no event.
  'the vector of the specification': {
    ...valid,
    headers: { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': ofVector },
    body: vector.body,
    expected: 'BODY_INVALID',
  },
  'a valid delivery': valid,
  'a secret without its prefix': { ...valid, secret: secret.replace('whsec_', '') },
  'the second of two secrets': { ...valid, secret: [other, secret] },
  'several signatures': withSignature(`v1,Ceo5qEr07ixe2NLpvHk3FH9bwy/WavXrAFQ/9tdO6mc= v2,${signature.slice(3)} ${signature}`),
  'five minutes later': { ...valid, now: timestamp + 300 },
  'five minutes before': { ...valid, now: timestamp - 300 },
  'an older one': { ...valid, now: timestamp + 301, expected: 'TIMESTAMP_TOO_OLD' },
  'one of the future': { ...valid, now: timestamp - 301, expected: 'TIMESTAMP_TOO_NEW' },
  'another timestamp': withHeader('timestamp', `${timestamp + 1}`, 'SIGNATURE_MISMATCH'),
  'another id': withHeader('id', 'event-2', 'SIGNATURE_MISMATCH'),
  'an id that takes a part of the timestamp': withHeader('id', 'event-1.1', 'SIGNATURE_MISMATCH'),
  'a timestamp with text': withHeader('timestamp', `${timestamp}x`, 'TIMESTAMP_INVALID'),
  'a timestamp that is no number': withHeader('timestamp', 'hello', 'TIMESTAMP_INVALID'),
  'a timestamp in another notation': withHeader('timestamp', '1.614265330e9', 'TIMESTAMP_INVALID'),
  'digits of another script': withHeader('timestamp', '１６１４２６５３３０', 'TIMESTAMP_INVALID'),
  'no id': withHeader('id', '', 'HEADER_MISSING'),
  'no timestamp': withHeader('timestamp', '', 'HEADER_MISSING'),
  'no signature': withSignature('', 'HEADER_MISSING'),
  'an invented signature': withSignature('v1,dawfeoifkpqwoekfpqoekf', 'SIGNATURE_MISMATCH'),
  'a part of the signature': withSignature(signature.slice(0, 8), 'SIGNATURE_MISMATCH'),
  'a version without a signature': withSignature('v1,', 'SIGNATURE_MISMATCH'),
  'the signature as another version': withSignature(`v1a${signature.slice(2)}`, 'SIGNATURE_MISMATCH'),
  'a signature with characters beyond ASCII': withSignature(`${signature.slice(0, -1)}é`, 'SIGNATURE_MISMATCH'),
  'another secret': { ...valid, secret: other, expected: 'SIGNATURE_MISMATCH' },
  'another body': { ...valid, body: body.replace('acme', 'acne'), expected: 'SIGNATURE_MISMATCH' },
  'a body with a space more': { ...valid, body: `${body} `, expected: 'SIGNATURE_MISMATCH' },
  'a signed text': signed('hello', 'BODY_INVALID'),
  'a signed list': signed('[]', 'BODY_INVALID'),
  'an empty signed body': signed('', 'BODY_INVALID'),
  'a signed body of more than 4 MiB': signed(JSON.stringify({ ...event, data: { text: 'x'.repeat(4 << 20) } }), 'BODY_TOO_LARGE'),
  'no secret': { ...valid, secret: [], expected: 'TypeError' },
  'an empty secret': { ...valid, secret: 'whsec_', expected: 'TypeError' },
  'a short secret': { ...valid, secret: 'whsec_c2hvcnQ=', expected: 'TypeError' },
  'a secret that is no base64': { ...valid, secret: 'whsec_?'.repeat(10), expected: 'TypeError' },
  'a secret with space around it': { ...valid, secret: ` ${secret}\r\n` },
  'a secret with space in it': { ...valid, secret: secret.replace('r8', 'r8 '), expected: 'TypeError' },
  'an empty secret with a space': { ...valid, secret: 'whsec_ ', expected: 'TypeError' },
  'a secret in base64 for URLs': { ...valid, secret: `whsec_${'-_'.repeat(20)}`, expected: 'TypeError' },
  'a secret without its padding': { ...valid, secret: other.replace(/=+$/, ''), expected: 'SIGNATURE_MISMATCH' },
  'a secret with too much padding': { ...valid, secret: `${secret}===`, expected: 'TypeError' },
  'a secret of an impossible length': { ...valid, secret: `${secret}A`, expected: 'TypeError' },
  'a valid secret beside an empty one': { ...valid, secret: [secret, ''], expected: 'TypeError' },
  'names of headers in another case': {
    ...valid,
    headers: Object.fromEntries(Object.entries(valid.headers).map(([name, value]) => [name.toUpperCase(), value])),
  },
  'space around the headers': {
    ...valid,
    headers: Object.fromEntries(Object.entries(valid.headers).map(([name, value]) => [name, ` ${value}\t`])),
  },
  'a timestamp of spaces': withHeader('timestamp', ' \t ', 'HEADER_MISSING'),
  'a timestamp with a line break': withHeader('timestamp', `${timestamp}\n`, 'TIMESTAMP_INVALID'),
  'a negative timestamp': withHeader('timestamp', '-1614265330', 'TIMESTAMP_INVALID'),
  'a timestamp in milliseconds': withHeader('timestamp', `${timestamp}000`, 'TIMESTAMP_INVALID'),
  'a timestamp that is NaN': withHeader('timestamp', 'NaN', 'TIMESTAMP_INVALID'),
  'an id with a surrogate': withHeader('id', 'event-\ud800', 'SIGNATURE_MISMATCH'),
  'an id with characters beyond ASCII': withHeader('id', 'évent-1', 'SIGNATURE_MISMATCH'),
  'a signature with a surrogate': withSignature(`${signature}\udfff`, 'SIGNATURE_MISMATCH'),
  'a signature with a surrogate beside a valid one': withSignature(`v1,\udfff ${signature}`),
  'signatures with more spaces between them': withSignature(`  v1,x   ${signature}  `),
  'signatures with a comma between them': withSignature(`v1,x,${signature}`, 'SIGNATURE_MISMATCH'),
  'a signature without its version': withSignature(signature.slice(3), 'SIGNATURE_MISMATCH'),
  'a signature in hex': withSignature(`v1,${Buffer.from(signature.slice(3), 'base64').toString('hex')}`, 'SIGNATURE_MISMATCH'),
  'a signed number that is not JSON': signed(body.replace('1614265330000', 'NaN'), 'BODY_INVALID'),
  'a signed infinity': signed(body.replace('1614265330000', '-Infinity'), 'BODY_INVALID'),
  'a signed number beyond all doubles': signed(body.replace('1614265330000', '-1e400'), 'BODY_INVALID'),
  'a signed integer of 400 digits': signed(body.replace('1614265330000', '9'.repeat(400)), 'BODY_INVALID'),
  'a signed integer of 5,000 digits': signed(body.replace('1614265330000', '9'.repeat(5_000)), 'BODY_INVALID'),
  'a signed byte order mark': signed(`\ufeff${body}`, 'BODY_INVALID'),
  'signed space of another script': signed(`\u00a0${body}`, 'BODY_INVALID'),
  'signed data that is a list': signed(JSON.stringify({ ...event, data: [] }), 'BODY_INVALID'),
  'a signed partial event': signed(JSON.stringify({ eventId: 'event-1', type: 'documents.updated', isPartial: true }), undefined),
  'a signed partial event with data': signed(JSON.stringify({ ...event, isPartial: true }), 'BODY_INVALID'),
  'a signed event without data': signed(JSON.stringify({ eventId: 'event-1', type: 'documents.updated' }), 'BODY_INVALID'),
  'signed data that is null': signed(JSON.stringify({ ...event, data: null }), 'BODY_INVALID'),
  'a signed event without an id': signed(JSON.stringify({ type: 'a', data: {} }), 'BODY_INVALID'),
  'a signed event whose id is a number': signed(JSON.stringify({ ...event, eventId: 7 }), 'BODY_INVALID'),
  'a signed event of 30 levels': signed(JSON.stringify({ ...event, data: nested(30) }), undefined),
  'a signed event of 40 levels': signed(JSON.stringify({ ...event, data: nested(40) }), 'BODY_INVALID'),
  'a signed event of 100,000 levels': signed(
    JSON.stringify(event).replace('{"name"', `{"x":${'['.repeat(100_000)}${']'.repeat(100_000)},"name"`),
    'BODY_INVALID',
  ),
  'a signed text that ends early': signed(body.slice(0, -1), 'BODY_INVALID'),
  'a signed string with a line break': signed(body.replace('acme', 'ac\nme'), 'BODY_INVALID'),
};

/** Returns an object of this many levels. */
function nested(levels: number): object {
  return levels === 1 ? { name: 'x' } : { name: 'x', x: nested(levels - 1) };
}

const outcome = async (received: Promise<unknown>) =>
  await received.catch((error: unknown) => (error instanceof WebhookError ? error.code : error instanceof Error && error.name));

const program = `
import json, sys, types
# Without the client, which needs httpx.
sys.modules["collaboration_contract"] = package = types.ModuleType("collaboration_contract")
package.__path__ = [sys.argv[1]]
from collaboration_contract.webhooks import WebhookError, receive
def outcome(case):
    try:
        event = receive(case["headers"], case["body"].encode(), case["secret"], now=case["now"])
        assert event.isPartial or event.data.name == event["data"]["name"]
        return event
    except WebhookError as error:
        return error.code
    except ValueError:
        return "TypeError"
print(json.dumps([outcome(case) for case in json.load(sys.stdin)]))
`;
const python = process.env.PYTHON ?? 'python3';
const hasPython = spawnSync(python, ['-c', 'import sys; assert sys.version_info >= (3, 11)']).status === 0;

describe('A receiver of webhooks', () => {
  it.each(Object.entries(cases))('receive and receiveRaw agree on %s', async (_, { expected, secret: used, now, ...delivery }) => {
    const options = { now: now * 1000 };
    const wanted = expected ?? JSON.parse(delivery.body);
    // Headers hold only characters of Latin-1, and no line break.
    const isLatin = Object.values(delivery.headers).every((value) => /^[\t\x20-\xff]*$/.test(value));
    const request = isLatin && new Request('https://receiver.example', { method: 'POST', ...delivery });
    if (request) expect(await outcome(receive(request, used, options))).toEqual(wanted);
    const raw = { ...delivery, body: Buffer.from(delivery.body) };
    for (const given of [delivery, raw]) expect(await outcome(receiveRaw(given, used, options))).toEqual(wanted);
  });

  it('receive takes requests and headers of other realms, and says that a body was read before', async () => {
    const options = { now: timestamp * 1000 };
    const bytes = Buffer.from(body);
    async function* chunks() {
      yield bytes.subarray(0, 20);
      yield bytes.subarray(20);
    }
    const headers = { get: (name: string) => valid.headers[name] ?? null };
    const whole = async () => new Uint8Array(bytes).buffer;
    const request = { headers, bodyUsed: false, arrayBuffer: whole };
    const { readable } = new TransformStream();
    const ofRealm = { getReader: () => new Response(body).body?.getReader(), cancel: readable.cancel };
    for (const one of [chunks(), ofRealm]) expect(await receive({ ...request, body: one }, secret, options)).toEqual(event);
    expect(await receive(request, secret, options)).toEqual(event);
    expect(await receiveRaw({ headers, body }, secret, options)).toEqual(event);
    const distinct = Object.fromEntries(Object.entries(valid.headers).map(([name, value]) => [name, [value]]));
    expect(await receiveRaw({ headers: distinct, body }, secret, options)).toEqual(event);
    const read = new Request('https://receiver.example', { method: 'POST', headers: valid.headers, body });
    await read.text();
    await expect(receive(read, secret, options)).rejects.toThrow('receive: the body of the request was read before.');
    const stream = Readable.from([bytes]);
    expect(await receive({ ...request, body: stream }, secret, options)).toEqual(event);
    await expect(receive({ ...request, body: stream }, secret, options)).rejects.toThrow('was read before');
    const ofExpress = Reflect.apply(receive, undefined, [{ headers: valid.headers, body: bytes }, secret, options]);
    await expect(ofExpress).rejects.toThrow('receive takes the Request of fetch, and not that of node:http or Express.');
    await expect(receiveRaw({ headers, body }, secret, { now: Number.NaN })).rejects.toThrow(TypeError);
  });

  it('A signature of sign is that of the specification', async () => {
    const headers = { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': ofVector };
    expect(await sign(vector, secret)).toEqual(headers);
    const both = await sign({ ...valid, id: 'event-1', timestamp }, [other, secret]);
    for (const one of [other, secret]) {
      expect(await receiveRaw({ headers: both, body }, one, { now: timestamp * 1000 })).toEqual(event);
    }
  });

  it('A receiver reads neither the body of an old delivery nor more than its limit', async () => {
    let pulled = 0;
    const endless = () => new ReadableStream({ pull: (sink) => sink.enqueue(new Uint8Array(65_536).fill(++pulled)) });
    const request = () => {
      const init = { method: 'POST', headers: valid.headers, body: endless(), duplex: 'half' } as const;
      return new Request('https://receiver.example', init);
    };
    expect(await outcome(receive(request(), secret))).toBe('TIMESTAMP_TOO_OLD');
    expect(pulled).toBeLessThan(3);
    expect(await outcome(receive(request(), secret, { now: timestamp * 1000 }))).toBe('BODY_TOO_LARGE');
    expect(pulled).toBeLessThan(80);
  });

  // CI has Python; see .ci/run.
  it.skipIf(!hasPython && process.env.CI === undefined)('The Python receiver agrees, on the standard library alone', () => {
    const code = join(import.meta.dirname, '../../generated/python/collaboration_contract');
    const input = JSON.stringify(Object.values(cases));
    // Without site-packages.
    const { stdout, stderr } = spawnSync(python, ['-I', '-S', '-c', program, code], { input, encoding: 'utf8' });
    expect(stderr).toBe('');
    const outcomes = Object.values(cases).map(({ expected, body: sent }) => expected ?? JSON.parse(sent));
    expect(outcomes.length).toBeGreaterThan(60);
    expect(JSON.parse(stdout)).toEqual(outcomes);
  });
});
