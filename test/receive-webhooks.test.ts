/** The receivers of both clients, with the vectors of Standard Webhooks and with tampered deliveries. */
import { spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { receive, receiveRaw, sign, WebhookError } from '../generated/webhooks.ts';

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
};

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
        assert event.data.name == event["data"]["name"]
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
    const wanted = expected ?? event;
    // Headers hold only characters of Latin-1.
    const isLatin = Object.values(delivery.headers).every((value) => /^[\0-\xff]*$/.test(value));
    const request = isLatin && new Request('https://receiver.example', { method: 'POST', ...delivery });
    if (request) expect(await outcome(receive(request, used, options))).toEqual(wanted);
    const raw = { ...delivery, body: Buffer.from(delivery.body) };
    for (const given of [delivery, raw]) expect(await outcome(receiveRaw(given, used, options))).toEqual(wanted);
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
    const code = join(import.meta.dirname, '../generated/python/collaboration_contract');
    const input = JSON.stringify(Object.values(cases));
    // Without site-packages.
    const { stdout, stderr } = spawnSync(python, ['-I', '-S', '-c', program, code], { input, encoding: 'utf8' });
    expect(stderr).toBe('');
    const outcomes = Object.values(cases).map(({ expected }) => expected ?? event);
    expect(JSON.parse(stdout)).toEqual(outcomes);
  });
});
